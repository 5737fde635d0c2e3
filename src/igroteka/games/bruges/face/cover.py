"""The cover of Bruges: a row of stepped gables along a canal, lights in the windows."""

from __future__ import annotations

from typing import Final

from igroteka.face import svg
from igroteka.face.palette import colour, on_colour
from igroteka.face.svg import el, sign

# x, width, height above the water, colour.
HOUSES: Final = (
    (-8, 50, 62, "brown"),
    (42, 44, 92, "red"),
    (86, 52, 74, "yellow"),
    (138, 46, 104, "blue"),
    (184, 54, 80, "purple"),
    (238, 44, 96, "brown"),
    (282, 50, 68, "red"),
)
SHORE: Final = 156


def cover(title: str) -> str:
    """Return the cover, 320×200."""
    parts = [el("rect", width=320, height=200, fill=colour("paper"))]
    parts.append(el("circle", cx=58, cy=64, r=17, fill=colour("accent"), fill_opacity=0.85))
    parts.append(belfry(256, 22))
    for x, wide, high, name in HOUSES:
        parts.append(house(x, SHORE - high, wide, high, name))
    parts.append(el("rect", x=0, y=SHORE, width=320, height=44, fill=colour("water")))
    for n, y in enumerate((SHORE + 8, SHORE + 20, SHORE + 32)):
        path = f"M{-24 + n * 9} {y}" + "q10 -6 20 0t20 0" * 9
        parts.append(el("path", d=path, fill="none", stroke=colour("water-line"), stroke_width=1.6))
    parts.append(barge())
    return svg.cover(title, *parts)


def house(x: float, y: float, wide: float, high: float, name: str) -> str:
    """Return a house with a stepped gable."""
    step = wide / 8
    rise = 7
    d = (
        f"M{x} {SHORE}V{y + 3 * rise}h{step}v{-rise}h{step}v{-rise}h{step}v{-rise}h{2 * step}"
        f"v{rise}h{step}v{rise}h{step}v{rise}h{step}V{SHORE}z"
    )
    made = el("path", d=d, fill=colour(name), stroke=colour("ink"), stroke_width=1.4)
    made += sign(name, x + wide / 2, y + 15, 11)
    ink = on_colour(name)
    rows = int((high - 40) // 20)
    for row in range(rows):
        for column in range(3):
            left = x + 7 + column * (wide - 14) / 3 + 1
            top = y + 30 + row * 20
            lit = (row + column + int(x)) % 3 == 0
            made += el(
                "path",
                d=f"M{left:.1f} {top + 12:.1f}v-8a4 4 0 0 1 8 0v8z",
                fill="#f6e3a1" if lit else ink,
                fill_opacity=1 if lit else 0.3,
            )
    return made + el(
        "path",
        d=f"M{x + wide / 2 - 5:.1f} {SHORE}v-12a5 5 0 0 1 10 0v12z",
        fill=colour("ink"),
        fill_opacity=0.55,
    )


def belfry(x: float, y: float) -> str:
    """Return the belfry that looks over the roofs."""
    return el(
        "path",
        d=f"M{x - 14} {SHORE}V{y + 62}h4V{y + 32}h4V{y + 12}h3v-12h6v12h3v20h4v30h4V{SHORE}z",
        fill=colour("shade"),
        stroke=colour("ink"),
        stroke_width=1.4,
        stroke_linejoin="round",
    ) + el("circle", cx=x, cy=y + 44, r=4.5, fill=colour("sheet"), stroke=colour("ink"))


def barge() -> str:
    """Return a barge with a sail."""
    return el(
        "path",
        d="M196 172h62c-3 10 -9 14 -16 14h-30c-8 0 -13 -5 -16 -14z",
        fill=colour("ink"),
    ) + el(
        "path",
        d="M226 170v-34l20 26h-20",
        fill=colour("sheet"),
        stroke=colour("ink"),
        stroke_width=1.4,
        stroke_linejoin="round",
    )
