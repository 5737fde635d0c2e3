"""Drawing of the harbour and the exchange of City on the Zwin."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any

from igroteka.engine.state import View
from igroteka.face import Choice, Words
from igroteka.face.palette import colour
from igroteka.face.svg import (
    chip,
    el,
    icon,
    is_target,
    label,
    ring,
    sign,
    target,
    title,
)
from igroteka.games.bruges import symbols
from igroteka.games.bruges.paper import WIDTH, fitted
from igroteka.games.bruges.texts import exchange_text, ship_text, tint


def harbour(view: View, y: float, words: Words, choices: Sequence[Choice]) -> tuple[str, float]:
    """Return the exchange card in force and the five docks, and where they end."""
    parts = []
    if view["exchange"] or view["exchange_left"] or view["options"]["exchange"] == "yes":
        parts.append(exchange(view, y, words))
        y += 92 if view["exchange"] else 62
    if view["harbour"]:
        for name, ships in view["harbour"].items():
            drawn, high = dock(name, ships, y, words, choices)
            parts.append(drawn)
            y += high + 5
    return "".join(parts), y


def exchange(view: View, y: float, words: Words) -> str:
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
        made += label(18, y + 38, said, 13, anchor="start", fill=colour("muted"))
        return el("g", made, data_help="exchange")
    made += icon(symbols.USES[card["use"]], 16, y + 32, 30)
    text = exchange_text(card["card"], words)
    for n, line in enumerate(textwrap.wrap(text, 38)[:2]):
        made += label(56, y + 38 + n * 16, line, 13, anchor="start")
    for n in range(card["markers"]):
        made += el(
            "circle", cx=62 + n * 16, cy=y + 72, r=5.5, fill=colour("accent"), stroke=colour("ink")
        )
    said = words("bruges-exchange-markers", n=card["markers"])
    return el("g", title(f"{text} {said}"), made, data_help="exchange")


def dock(
    name: str, ships: dict[str, Any], y: float, words: Words, choices: Sequence[Choice]
) -> tuple[str, float]:
    """Return one dock with its ship and the next one of its stack, and its height."""
    shade = tint(name, words)
    docked = ships["docked"]
    lines = textwrap.wrap(ship_text(docked, words), 40)[:2] if docked else []
    high = 38 + 16 * len(lines) if lines else 34
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
        said = words("bruges-ship-name", tint=shade, text=ship_text(docked, words))
        made += ship(name, 38, y + high / 2 + 3)
        for n, line in enumerate(lines):
            made += label(76, y + 16 + n * 16, line, 13, anchor="start", weight=600)
    else:
        said = words("bruges-ship-empty", tint=shade)
        made += chip(name, 38, y + high / 2, 22)
    if ships["next"]:
        following = ship_text(ships["next"], words)
        text = f"{words('bruges-ship-next')}: {following}"
        text = text if len(text) <= 48 else text[:47] + "…"
        below = y + high - (13 if docked else high / 2)
        made += fitted(76, below, text, 266, anchor="start", fill=colour("muted"))
        said += f"; {words('bruges-ship-next')}: {following}"
    key = f"ship-{name}"
    if is_target(key, choices):
        made = target(key, choices, made + ring(6, y, WIDTH - 12, high, 8), name=said)
    return el("g", title(said), made, data_help="ship"), high


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
