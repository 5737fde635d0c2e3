"""Small drawings that many of Bruges need: coins, the backs of cards, lines of text that fit."""

from __future__ import annotations

from typing import Final

from igroteka.face.palette import colour
from igroteka.face.svg import (
    el,
    icon,
    label,
    sign,
)
from igroteka.games.bruges.face import symbols
from igroteka.games.bruges.rules.deck.file import Card
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, ICON_NAMES, WORKER

WIDTH: Final = 360
TEXT: Final = 13
# How wide letters are, in parts of their size; all others are about 0.56.
WIDTHS: Final = {
    0.24: "ijlІі'’|",
    0.28: "ftI.,:;!/ ",
    0.34: "r()-–«»“”„",
    0.45: "гтк",
    0.5: "cksvxyzJсухзэья",
    0.67: "ABEKPSVXYАВЕКПРСУХЗЭмжы",
    0.72: "CDHNRUwДЛНИЙГТЧЬЯЦюш",
    0.8: "GOQMmОМщфЖЫШЮ",
    0.95: "WЩФ—",
}
LETTERS: Final = {letter: width for width, letters in WIDTHS.items() for letter in letters}


def coin(cx: float, cy: float, value: object, size: float = 22) -> str:
    """Return a gold coin with a number."""
    return el(
        "circle", cx=cx, cy=cy, r=size / 2, fill=colour("yellow"), stroke="#6b5310", stroke_width=1
    ) + label(cx, cy, value, max(12, size * 0.6), weight=700, fill="#221e1a")


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """Return about how wide a line of text is drawn."""
    return sum(LETTERS.get(letter, 0.56) for letter in text) * size * (1.07 if bold else 1)


def wrapped(text: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    """Return a text in lines that are not wider than *width*."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, bold=bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitted(
    x: float,
    y: float,
    text: str,
    width: float,
    *,
    anchor: str = "middle",
    weight: int | None = None,
    fill: str | None = None,
) -> str:
    """Return a line of text, squeezed a little if it would be too wide."""
    wide = text_width(text, 12, bold=bool(weight)) > width
    return label(
        x,
        y,
        text,
        12,
        anchor=anchor,
        weight=weight,
        fill=fill,
        textLength=width if wide else None,
        lengthAdjust="spacingAndGlyphs" if wide else None,
    )


def when_icon(card: Card, cx: float, cy: float, size: float, stroke: str | None = None) -> str:
    """Return the icon that says when a person works; a worker in its own colour."""
    if card.icon == WORKER:
        name = COLOUR_NAMES[card.worker]
        return el(
            "path",
            d=symbols.WORKER,
            transform=f"translate({cx - size / 2:.1f} {cy - size / 2:.1f}) scale({size / 24:.3f})",
            fill=colour(name),
            stroke=colour("ink"),
            stroke_width=1.6,
            stroke_linejoin="round",
        ) + sign(name, cx, cy + size * 0.22, size * 0.36)
    path = symbols.ICONS[ICON_NAMES[card.icon]]
    return icon(path, cx - size / 2, cy - size / 2, size, stroke=stroke)


def back(name: str, x: float, y: float, wide: float, high: float) -> str:
    """Return the back of a card: a gabled house in its colour."""
    roof = high * 0.34
    return el(
        "path",
        d=f"M{x:.1f} {y + high:.1f}v{-(high - roof):.1f}l{wide / 2:.1f} {-roof:.1f}"
        f"l{wide / 2:.1f} {roof:.1f}v{high - roof:.1f}z",
        fill=colour(name),
        stroke=colour("ink"),
        stroke_width=1,
        stroke_linejoin="round",
    ) + sign(name, x + wide / 2, y + high * 0.62, wide * 0.5)
