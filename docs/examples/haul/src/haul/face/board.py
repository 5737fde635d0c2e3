"""The quay: the crates, and what everybody bids for the open one; and the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from haul.face.pieces import CARD, CRATE, bid_card, card_back, card_title, crate, lid
from haul.rules.view import HaulView
from igroteka.face import Choice, Look, Shut, Words
from igroteka.face.palette import colour
from igroteka.face.svg import badge, drawing, el, is_target, label, piece, ring, target, title

WIDTH: Final = 360
SEA: Final = 128  # so far down the water goes


def quay(
    view: HaulView, look: Look, words: Words, choices: Sequence[Choice], shut: Sequence[Shut]
) -> str:
    """Return the sea with the crates on it, and the quay with the bids."""
    parts = [
        el("rect", width=WIDTH, height=SEA + 8, rx=10, fill=colour("water")),
        _waves(),
        el("rect", y=SEA - 6, width=WIDTH, height=146, rx=10, fill=colour("shade")),
        el("path", d=f"M0 {SEA + 14}H{WIDTH}", stroke=colour("line"), stroke_width=2),
        _stack(view, words, choices, shut),
        _open_crate(view, words, choices),
        _rounds(view, words),
    ]
    step = WIDTH / view["seats"]
    parts += [_bid(view, seat, step * (seat + 0.5), look, words) for seat in range(view["seats"])]
    return drawing(WIDTH, SEA + 140, *parts, label=words("haul-quay"))


def _waves() -> str:
    rows = "".join(
        f"M{start} {y}q8-9 16 0t16 0t16 0"
        for start, y in ((20, 20), (150, 14), (290, 26), (280, 108))
    )
    return el("path", d=rows, fill="none", stroke=colour("water-line"), stroke_width=2)


def _stack(view: HaulView, words: Words, choices: Sequence[Choice], shut: Sequence[Shut]) -> str:
    """Return the crates to come; who has peeked sees the next one."""
    wide, high = CRATE
    top = crate(view["next"]) if view["next"] else lid()
    name = words("haul-stack", n=view["stack"])
    made = el("g", lid(), transform="translate(6 -6)") + top
    made += label(wide / 2, high + 16, name, 13)
    if is_target("stack", choices):
        made += ring(-3, -3, wide + 6, high + 6)
    drawn = el("g", made, transform="translate(24 34)", data_help="stack")
    return target("stack", choices, drawn, name=name, shut=shut)


def _open_crate(view: HaulView, words: Words, choices: Sequence[Choice]) -> str:
    if view["crate"] is None:
        return label(238, 66, words("haul-over"), 20, weight=600, serif=True)
    wide, high = CRATE
    name = words(f"haul-crate-{view['crate']}")
    made = title(name) + crate(view["crate"]) + label(wide / 2, high + 16, name, 13)
    if is_target("crate", choices):
        made += ring(-3, -3, wide + 6, high + 6)
    drawn = piece(f"crate-{view['round']}-{view['stack']}", 148, 34, made, help="crate")
    return target("crate", choices, drawn, name=name)


def _rounds(view: HaulView, words: Words) -> str:
    """Return a pip for each round, those that have begun filled."""
    if view["step"] == "over":
        return ""
    pips = "".join(
        el(
            "circle",
            cx=n * 16,
            cy=22,
            r=5,
            fill=colour("ink") if n < view["round"] else "none",
            stroke=colour("ink"),
        )
        for n in range(view["rounds"])
    )
    said = words("haul-round", round=view["round"], rounds=view["rounds"])
    return el("g", label(32, 0, said, 13), pips, transform="translate(272 50)")


def _bid(view: HaulView, seat: int, middle: float, look: Look, words: Words) -> str:
    """Return a player's badge and bid: nothing yet, face down, or turned up."""
    player = view["players"][seat]
    wide, high = CARD
    x, y = middle - wide / 2, SEA + 56
    card = view["bid"] if seat == view["seat"] else player["bid"]
    parts = [badge(seat, look.names[seat], middle, y - 20, 28)]
    if card:
        made = title(card_title(card, words)) + bid_card(card)
        parts.append(piece(f"card-{card}", x, y, made, help="card"))
    elif player["has_bid"]:
        parts.append(piece(f"bid-{seat}", x, y, card_back(), help="card"))
    else:
        slot = {"width": wide, "height": high, "rx": 6, "stroke_dasharray": "4 4"}
        parts.append(el("rect", x=x, y=y, **slot, fill="none", stroke=colour("muted")))
    if view["step"] == "serve" and seat in view["to_act"]:
        parts.append(ring(x - 8, y - 38, wide + 16, high + 44))
    return "".join(parts)


def hand(cards: list[str], words: Words, choices: Sequence[Choice], shut: Sequence[Shut]) -> str:
    """Return the viewer's cards, weakest first."""
    heading = words("haul-hand") if cards else words("haul-hand-empty")
    parts = [label(6, 12, heading, 13, anchor="start", fill=colour("muted"))]
    for n, card in enumerate(cards):
        key, name = f"card-{card}", card_title(card, words)
        made = bid_card(card)
        if is_target(key, choices):
            made += ring(-2, -2, CARD[0] + 4, CARD[1] + 4)
        drawn = piece(key, 8 + n * 66, 30, made, help="card")
        parts.append(target(key, choices, drawn, name=name, shut=shut))
    return drawing(WIDTH, 112 if cards else 30, *parts, label=heading)
