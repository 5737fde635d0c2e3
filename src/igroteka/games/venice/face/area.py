"""What lies beside the city: the viewer's hand, the treasures, a player's things."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.face import Choice, Look, Shut, Words, icons
from igroteka.face.palette import colour, on_colour
from igroteka.face.svg import (
    badge,
    chip,
    drawing,
    el,
    fact_line,
    icon,
    impossible,
    is_target,
    label,
    piece,
    ring,
    sign,
    target,
    title,
)
from igroteka.games.venice.face.board import WIDTH
from igroteka.games.venice.face.names import card_name
from igroteka.games.venice.face.offers import why_not
from igroteka.games.venice.rules.view import VeniceView


def hand(view: VeniceView, words: Words, choices: Sequence[Choice], shut: Sequence[Shut]) -> str:
    """Return the viewer's hand in the order it must be played, the next ones raised."""
    cards = view["hand"] or []
    per_row = 6
    rows = -(-len(cards) // per_row)
    high = 84
    heading = words("venice-hand") if cards else words("venice-hand-empty")
    parts = [label(6, 12, heading, 13, anchor="start", fill=colour("muted"))]
    raised = view["next_cards"] or []
    for n, card in enumerate(cards):
        row, column = divmod(n, per_row)
        x, y = 6 + column * 59, 32 + row * high + (0 if card in raised else 8)
        parts.append(_card(card, x, y, words, choices, shut))
    return drawing(WIDTH, 32 + rows * high, *parts, label=heading)


def _card(
    card: str, x: float, y: float, words: Words, choices: Sequence[Choice], shut: Sequence[Shut]
) -> str:
    name, value = card.split("-")
    key = f"card-{card}"
    said = card_name(card, words)
    body = (
        el(
            "rect",
            width=52,
            height=68,
            rx=6,
            fill=colour("sheet"),
            stroke=colour("ink"),
            stroke_opacity=0.5,
        )
        + el("rect", x=4, y=4, width=44, height=34, rx=4, fill=colour(name))
        + sign(name, 26, 21, 22)
        + label(26, 53, value, 24, weight=700, serif=True)
    )
    if is_target(key, choices):
        body += ring(-1, -1, 54, 70, 7)
        return target(key, choices, piece(key, x, y, body, help="card"), name=said)
    if why := why_not(key, shut):
        card_piece = piece(key, x, y, body, help="card")
        return impossible(f"{said}. {why}", card_piece, key=key, help="card")
    return piece(key, x, y, title(said), body, help="card")


def pocket(view: VeniceView, words: Words) -> str:
    """Return the viewer's coins, and the hand in the order it must be played, small."""
    if view["seat"] is None:
        return ""
    coins = view["players"][view["seat"]]["coins"]
    parts = [
        icon(icons.COIN, 6, 6, 18, stroke=colour("muted")),
        label(28, 15, coins, 15, anchor="start", weight=700),
    ]
    cards = view["hand"] or []
    step = min(36.0, (WIDTH - 56) / max(1, len(cards)))
    for n, card in enumerate(cards):
        name, value = card.split("-")
        x = 54 + n * step
        body = el("rect", x=x, y=3, width=step - 3, height=24, rx=4, fill=colour(name))
        body += sign(name, x + step * 0.26, 15, 11)
        body += label(x + step * 0.66, 15, value, 15, weight=700, serif=True, fill=on_colour(name))
        parts.append(el("g", title(card_name(card, words)), body, data_help="card"))
    return drawing(WIDTH, 30, *parts, label=words("venice-hand"))


def treasures(view: VeniceView, look: Look, words: Words) -> str:
    """Return a table: for each colour what is left, what it is worth, and who has how many."""
    seats = view["seats"]
    left = 150
    step = (WIDTH - left - 8) / seats
    rows = view["treasure_points"]
    parts = [
        label(30, 16, words("venice-supply"), 12, fill=colour("muted")),
        label(110, 16, words("venice-worth"), 12, fill=colour("muted")),
    ]
    parts += [
        badge(seat, look.names[seat], left + step * (seat + 0.5), 17, 24) for seat in range(seats)
    ]
    for n, (name, points) in enumerate(rows.items()):
        y = 46 + n * 30
        if n:
            parts.append(
                el("path", d=f"M6 {y - 15}h{WIDTH - 12}", stroke=colour("line"), stroke_width=0.6)
            )
        parts.append(chip(name, 18, y, 22))
        parts.append(label(42, y, f"×{view['supply'][name]}", 14, anchor="start"))
        parts.append(label(92, y, f"= {points}", 14, anchor="start", fill=colour("muted")))
        parts.append(icon(icons.POINTS, 116, y - 8, 15, stroke=colour("muted")))
        for seat in range(seats):
            number = view["players"][seat]["treasures"][name]
            parts.append(
                label(
                    left + step * (seat + 0.5),
                    y,
                    number or "·",
                    16,
                    weight=700 if number else None,
                    fill=None if number else colour("line"),
                )
            )
    high = 46 + len(rows) * 30
    return drawing(
        WIDTH,
        high,
        el("g", *parts, data_help="treasure"),
        label=words("venice-treasures"),
    )


def rival(view: VeniceView, seat: int, look: Look, words: Words) -> str:
    """Return where a player's figures are, and what was played last, in one line."""
    player = view["players"][seat]
    places = ", ".join(square for square in player["figures"] if square) or "—"
    parts = [
        el(
            "g",
            icon(icons.FIGURE, 10, 3, 18, stroke=colour("muted")),
            label(34, 13, places, 14, anchor="start", weight=600),
            title(words("venice-fact-figures")),
            data_help="figure",
        )
    ]
    if player["played_last"] and player["cards"]:
        note = words("venice-played-last", value=player["played_last"])
        parts.append(label(350, 13, note, 13, anchor="end", fill=colour("muted")))
    return drawing(WIDTH, 26, *parts, label=look.names[seat])


def area(view: VeniceView, seat: int, look: Look, words: Words) -> str:
    """Return all that belongs to one player."""
    player = view["players"][seat]
    parts = [
        badge(seat, look.names[seat], 24, 26, 36),
        label(52, 26, look.names[seat], 20, anchor="start", weight=600, serif=True),
    ]
    facts = [
        (icons.COIN, words("venice-fact-coins"), str(player["coins"]), "purse"),
        (icons.BOAT, words("venice-fact-gondolas"), str(player["gondolas"]), "gondola"),
        (icons.CARD, words("venice-fact-cards"), str(player["cards"]), "card"),
    ]
    if player["played_last"] and player["cards"]:
        note = words("venice-played-last", value=player["played_last"])
        parts.append(label(52, 48, note, 12, anchor="start", fill=colour("muted")))
    y = 78
    for path, name, value, topic in facts:
        parts.append(fact_line(path, name, value, y, topic))
        y += 30
    on_board = [square for square in player["figures"] if square]
    parts.append(
        el(
            "g",
            label(12, y, words("venice-fact-figures"), 14, anchor="start"),
            label(348, y, ", ".join(on_board) or "—", 14, anchor="end", weight=600),
            data_help="figure",
        )
    )
    y += 34
    parts.append(label(12, y, words("venice-treasures"), 14, anchor="start"))
    y += 30
    for n, (name, number) in enumerate(player["treasures"].items()):
        x = 32 + n * 58
        parts.append(
            el(
                "g",
                chip(name, x, y, 30),
                label(x, y + 28, number, 15, weight=700),
                data_help="treasure",
            )
        )
    return drawing(WIDTH, y + 48, *parts, label=look.names[seat])
