"""Drawings of City on the Zwin: the exchange, the docks in large, and the quay in small."""

from __future__ import annotations

from typing import Final

from igroteka.face.palette import colour
from igroteka.face.svg import (
    chip,
    el,
    icon,
    label,
    ring,
    sign,
    title,
)
from igroteka.games.bruges.face import symbols
from igroteka.games.bruges.face.card_texts import (
    exchange_phrase,
    exchange_text,
    ship_phrase,
    ship_text,
    tint,
)
from igroteka.games.bruges.face.controls import Controls
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.pieces import TEXT, WIDTH, wrapped
from igroteka.games.bruges.rules.deck.vocabulary import OPERATIONS, Ints
from igroteka.games.bruges.rules.view import BrugesView, Dock, Exchange

QUAY: Final = 40  # how high the quay is
BERTH: Final = 71  # how wide a place at it is, as wide as a colour below


def harbour(view: BrugesView, y: float, words: DeckWords, controls: Controls) -> tuple[str, float]:
    """Return the exchange card in force and the five docks, and where they end."""
    parts = []
    if view["exchange"] or view["exchange_left"] or view["options"]["exchange"] == "yes":
        parts.append(exchange(view, y, words))
        y += 92 if view["exchange"] else 62
    if view["harbour"]:
        for name, ships in view["harbour"].items():
            drawn, high = dock(name, ships, y, words, controls)
            parts.append(drawn)
            y += high + 5
    return "".join(parts), y


# --- the exchange ---------------------------------------------------------------------------


def exchange(view: BrugesView, y: float, words: DeckWords) -> str:
    """Return the exchange card with its markers, and how many are to come."""
    card = view["exchange"]
    made = el(
        "rect",
        x=6,
        y=y,
        width=WIDTH - 12,
        height=84 if card else 54,
        rx=8,
        fill=colour("sheet"),
        stroke=colour("ink"),
        stroke_opacity=0.5,
    )
    made += label(18, y + 17, words("bruges-exchange"), 16, anchor="start", weight=700, serif=True)
    left = words("bruges-exchange-left", n=len(view["exchange_left"]))
    made += label(342, y + 17, left, 12, anchor="end", fill=colour("muted"))
    if not card:
        said = words("bruges-exchange-none")
        made += label(18, y + 38, said, TEXT, anchor="start", fill=colour("muted"))
        return el("g", made, data_help="exchange")
    made += icon(symbols.USES[card["use"]], 16, y + 32, 30)
    text = exchange_text(card["card"], words)
    for n, line in enumerate(wrapped(text, TEXT, 284)):
        made += label(56, y + 38 + n * 16, line, TEXT, anchor="start")
    for n in range(card["markers"]):
        made += marker(62 + n * 16, y + 72)
    said = words("bruges-exchange-markers", n=card["markers"])
    return el("g", title(f"{text} {said}"), made, data_help="exchange")


def exchange_line(card: Exchange, y: float, words: DeckWords) -> tuple[str, float]:
    """Return the modified action and its markers in a line or two, and the height."""
    text = f"{words('bruges-exchange')}: {exchange_phrase(card['card'], words)}"
    lines = wrapped(text, TEXT, 226, bold=True)
    high = 14 + 16 * len(lines)
    made = el(
        "rect",
        x=6,
        y=y,
        width=WIDTH - 12,
        height=high,
        rx=8,
        fill=colour("sheet"),
        stroke=colour("accent"),
        stroke_width=1.2,
    )
    made += el("circle", cx=24, cy=y + high / 2, r=10, fill=colour("accent"))
    made += icon(symbols.EXCHANGE, 17, y + high / 2 - 7, 14, stroke=colour("sheet"))
    for n, line in enumerate(lines):
        made += label(42, y + 15 + n * 16, line, TEXT, anchor="start", weight=600)
    for n in range(card["markers"]):
        made += marker(344 - n * 13, y + 15)
    said = words("bruges-exchange-markers", n=card["markers"])
    return el("g", title(f"{text} {said}"), made, data_help="exchange"), high


def marker(cx: float, cy: float) -> str:
    """Return a marker of the exchange."""
    return el("circle", cx=cx, cy=cy, r=5.5, fill=colour("accent"), stroke=colour("ink"))


# --- ships ----------------------------------------------------------------------------------


def dock(
    name: str, ships: Dock, y: float, words: DeckWords, controls: Controls
) -> tuple[str, float]:
    """Return one dock with its ship and the next one of its stack, and its height."""
    shade = tint(name, words)
    docked = ships["docked"]
    lines = wrapped(ship_text(docked, words), TEXT, 214, bold=True) if docked else []
    after: list[str] = []
    if ships["next"]:
        following = f"{words('bruges-ship-next')}: {ship_phrase(ships['next'], words)}"
        after = wrapped(following, 12, 268)
    high = max(34, 16 + 16 * len(lines) + 15 * len(after))
    made = el(
        "rect",
        x=6,
        y=y,
        width=WIDTH - 12,
        height=high,
        rx=8,
        fill=colour("water") if docked else colour("shade"),
        stroke=colour("water-line") if docked else colour("line"),
    )
    if docked:
        said = words("bruges-ship-name", tint=shade, text=ship_phrase(docked, words))
        made += ship(name, 38, y + high / 2 + 3)
        made += label(318, y + 17, "−1", TEXT, anchor="end", weight=700)
        made += worker(name, 322, y + 6, 22)
    else:
        said = words("bruges-ship-empty", tint=shade)
        made += chip(name, 38, y + high / 2, 22)
    below = y + (16 if docked else (high - 15 * len(after)) / 2 + 8)
    for line in lines:
        made += label(76, below, line, TEXT, anchor="start", weight=600)
        below += 16
    for line in after:
        made += label(76, below, line, 12, anchor="start", fill=colour("muted"))
        below += 15
    said = "; ".join([said.removesuffix("."), " ".join(after)]) if after else said
    made = controls.on(f"ship-{name}", made, ring(6, y, WIDTH - 12, high, 8), said)
    return el("g", title(said), made, data_help="ship"), high


def quay(docks: dict[str, Dock], y: float, words: DeckWords, controls: Controls) -> str:
    """Return the docked ships in small: each above the workers that pay for it."""
    made = ""
    for n, (name, ships) in enumerate(docks.items()):
        x = 4 + n * BERTH
        docked = ships["docked"]
        body = el(
            "rect",
            x=x,
            y=y,
            width=BERTH - 5,
            height=QUAY - 4,
            rx=8,
            fill=colour("water") if docked else "none",
            stroke=colour("water-line") if docked else colour("line"),
            stroke_dasharray=None if docked else "4 3",
        )
        if docked:
            said = words(
                "bruges-ship-name", tint=tint(name, words), text=ship_phrase(docked, words)
            )
            small = f"translate({x + 19:.0f} {y + 20:.0f}) scale(0.62)"
            body += el("g", ship(name, 0, 3), transform=small)
            body += brings(words.ships[docked][0], x + 37, y + 9)
        else:
            said = words("bruges-ship-empty", tint=tint(name, words))
            body += sign(name, x + 33, y + 18, 14, fill=colour("line"))
        body = controls.on(f"ship-{name}", body, ring(x, y, BERTH - 5, QUAY - 4, 8), said)
        made += el("g", title(said), body, data_help=f"ship-{docked}" if docked else "ship")
    return made


def brings(op: Ints, x: float, y: float) -> str:
    """Return in a sign and a number what a ship does; its text says it in full."""
    path = symbols.SHIPS.get(OPERATIONS[op[0]].name, symbols.WAVES)
    n = f"{op[1]}" if 0 < op[1] < 10 else ""
    return icon(path, x, y, 17) + label(x + 18, y + 9, n, 14, anchor="start", weight=700)


def worker(name: str, x: float, y: float, size: float) -> str:
    """Return a worker of a colour."""
    body = el(
        "path",
        d=symbols.WORKER,
        transform=f"translate({x:.1f} {y:.1f}) scale({size / 24:.3f})",
        fill=colour(name),
        stroke=colour("ink"),
        stroke_width=1.2,
        stroke_linejoin="round",
    )
    return body + sign(name, x + size / 2, y + size * 0.72, size * 0.34)


def ship(name: str, cx: float, cy: float) -> str:
    """Return a cog under sail in a colour."""
    hull = f"M{cx - 22} {cy + 4}h44c-2 9 -7 13 -14 13h-16c-7 0 -12 -4 -14 -13z"
    sail = f"M{cx - 13} {cy - 1}c3 -6 3 -13 0 -19h27c3 6 3 13 0 19z"
    return (
        el("path", d=hull, fill=colour("sheet"), stroke=colour("ink"), stroke_width=1.4)
        + el("path", d=sail, fill=colour(name), stroke=colour("ink"), stroke_width=1.4)
        + el("path", d=f"M{cx} {cy + 4}V{cy - 23}", stroke=colour("ink"), stroke_width=1.6)
        + sign(name, cx + 2, cy - 10, 12)
    )
