"""Cards and crates, as they are drawn everywhere."""

from __future__ import annotations

from typing import Final

from igroteka.face import Words
from igroteka.face.palette import colour, on_colour
from igroteka.face.svg import el, label, sign

CARD: Final = (52, 72)
CRATE: Final = (92, 64)
FISH: Final = "M0 7C5 0 17 0 23 7C17 14 5 14 0 7zM22 7l8-6v12z"
NET: Final = "M4 4h56M4 16h24M38 16h22M4 28h56M8 0v32M20 0v20M32 0v32M44 10v22M56 0v32"


def card_title(card: str, words: Words) -> str:
    """Return what a card is called: “red 5”."""
    name, number = card.split("-")
    return words(f"haul-card-{name}", number=number)


def bid_card(card: str) -> str:
    """Return a bid card, face up: colour, sign and number."""
    name, number = card.split("-")
    wide, high = CARD
    return (
        el("rect", width=wide, height=high, rx=6, fill=colour(name), stroke=colour("ink"))
        + label(wide / 2, 30, number, 34, weight=700, serif=True, fill=on_colour(name))
        + sign(name, wide / 2, 58, 16)
    )


def card_back() -> str:
    """Return a bid card, face down."""
    wide, high = CARD
    waves = "".join(f"M8 {y}q6-8 12 0t12 0t12 0" for y in (20, 36, 52))
    return el(
        "rect", width=wide, height=high, rx=6, fill=colour("shade"), stroke=colour("ink")
    ) + el("path", d=waves, fill="none", stroke=colour("muted"), stroke_width=2)


def crate(name: str) -> str:
    """Return an open crate: its fish, or the torn net."""
    if name == "net":
        net = el("path", d=NET, fill="none", stroke=colour("ink"), stroke_width=1.6)
        return planks("sheet") + el("g", net, transform="translate(14 16)")
    number = int(name.removeprefix("fish-"))
    parts = []
    for n in range(number):
        row, column = divmod(n, 2)
        in_row = 1 if number % 2 and n == number - 1 else 2
        x = (CRATE[0] - in_row * 38 + 8) / 2 + column * 38
        y = (CRATE[1] - (number + 1) // 2 * 17) / 2 + row * 17
        body = el("path", d=FISH, fill=colour("blue"), stroke=colour("ink"))
        eye = el("circle", cx=5, cy=6, r=1.3, fill=on_colour("blue"))
        parts.append(el("g", body, eye, transform=f"translate({x:.1f} {y:.1f})"))
    return planks("sheet") + "".join(parts)


def lid() -> str:
    """Return a closed crate."""
    return planks("brown") + label(
        CRATE[0] / 2, CRATE[1] / 2, "?", 30, weight=700, serif=True, fill=on_colour("brown")
    )


def planks(inside: str) -> str:
    """Return an empty crate."""
    wide, high = CRATE
    return el(
        "rect", width=wide, height=high, rx=5, fill=colour("brown"), stroke=colour("ink")
    ) + el("rect", x=6, y=6, width=wide - 12, height=high - 12, rx=3, fill=colour(inside))
