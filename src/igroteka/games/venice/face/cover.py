"""The cover of Venice 2099: a row of houses, half of them under water."""

from __future__ import annotations

from typing import Final

from igroteka.face import svg
from igroteka.face.palette import colour
from igroteka.face.svg import el, fmt

# x, width, height above the water, colour, kind of roof.
HOUSES: Final = (
    (0, 42, 58, "brown", "flat"),
    (42, 34, 78, "red", "gable"),
    (76, 26, 78, "purple", "tower"),
    (102, 50, 64, "yellow", "arches"),
    (152, 36, 96, "turquoise", "gable"),
    (188, 44, 48, "green", "flat"),
    (232, 24, 98, "red", "tower"),
    (256, 40, 70, "brown", "arches"),
    (296, 24, 40, "purple", "flat"),
)
SHORE: Final = 150


def cover(title: str) -> str:
    """Return the cover, 320×200."""
    parts = [el("rect", width=320, height=200, fill=colour("paper"))]
    parts.append(el("circle", cx=262, cy=42, r=20, fill=colour("accent")))
    for x, wide, high, name, roof in HOUSES:
        parts.append(_house(x, SHORE - high, wide, high + 50, name, roof))
    parts.append(
        el("rect", x=0, y=SHORE, width=320, height=50, fill=colour("water"), fill_opacity=0.9)
    )
    for n, y in enumerate((SHORE, SHORE + 12, SHORE + 24, SHORE + 36)):
        start = -20 + n * 7
        path = f"M{start} {y}" + "q10 -6 20 0t20 0" * 9
        parts.append(el("path", d=path, fill="none", stroke=colour("water-line"), stroke_width=1.6))
    parts.append(_gondola())
    return svg.cover(title, *parts)


def _house(x: int, y: int, wide: int, high: int, name: str, roof: str) -> str:
    ink = colour("ink")
    made = el(
        "rect", x=x, y=y, width=wide, height=high, fill=colour(name), stroke=ink, stroke_width=1.4
    )
    if roof == "gable":
        made += el(
            "path",
            d=f"M{x} {y}l{fmt(wide / 2)} -18l{fmt(wide / 2)} 18z",
            fill=colour(name),
            stroke=ink,
            stroke_width=1.4,
        )
    elif roof == "tower":
        made += el(
            "path",
            d=f"M{x - 3} {y}h{wide + 6}l-4 -7h-3l{fmt(-(wide - 8) / 2)} -22"
            f"l{fmt(-(wide - 8) / 2)} 22h-3z",
            fill=colour("sheet"),
            stroke=ink,
            stroke_width=1.4,
        )
    windows = ""
    rows = range(y + 12, SHORE - 6, 18)
    columns = max(1, wide // 15)
    for row in rows:
        for column in range(columns):
            wx = x + wide * (column + 0.5) / columns
            if roof == "arches":
                windows += f"M{fmt(wx - 4)} {row + 10}v-6a4 4 0 0 1 8 0v6z"
            else:
                windows += f"M{fmt(wx - 3)} {row}h6v9h-6z"
    return made + el("path", d=windows, fill=colour("sheet"), stroke=ink, stroke_width=0.8)


def _gondola() -> str:
    ink = colour("ink")
    return el(
        "g",
        el("path", d="M0 12c14 14 70 14 92 -4l6 -12l-2 14c-16 22 -82 24 -98 6l-2 -12z", fill=ink),
        el("path", d="M66 8V-16M66 -16a4 4 0 1 0 .1 0M60 8l2 -16h8l3 16z", fill=ink, stroke=ink),
        el("path", d="M76 -14L48 34", stroke=ink, stroke_width=2, stroke_linecap="round"),
        transform="translate(112 156)",
    )
