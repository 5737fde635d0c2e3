"""The cover of Orléans: a bag of followers above a bridge over the Loire."""

from __future__ import annotations

from igroteka.face import svg
from igroteka.face.palette import colour
from igroteka.face.svg import el
from igroteka.games.orleans.face.pieces import token


def cover(title: str) -> str:
    """Return the cover, 320×200."""
    ink = colour("ink")
    parts = [el("rect", width=320, height=200, fill=colour("paper"))]
    parts.append(
        el("path", d="M0 132c60-26 110-20 160-8s110 10 160-14v90H0z", fill=colour("shade"))
    )
    parts.append(_cathedral())
    # The river and its bridge.
    parts.append(el("rect", x=0, y=158, width=320, height=42, fill=colour("water")))
    for n, y in enumerate((168, 180, 192)):
        path = f"M{-14 + n * 6} {y}" + "q10 -5 20 0t20 0" * 9
        parts.append(el("path", d=path, fill="none", stroke=colour("water-line"), stroke_width=1.5))
    arches = (
        "M0 140h320v12"
        + "".join(f"H{x + 40}v26h-6c0-16 -28-16 -28 0h-6v-26" for x in range(280, -1, -40))
        + "H0z"
    )
    parts.append(
        el(
            "path",
            d=arches,
            fill=colour("sheet"),
            stroke=ink,
            stroke_width=1.6,
            stroke_linejoin="round",
        )
    )
    parts.append(_bag())
    for name, x, y in (
        ("farmer", 196, 62),
        ("knight", 232, 44),
        ("scholar", 268, 62),
        ("monk", 232, 84),
        ("boatman", 298, 88),
        ("trader", 264, 112),
        ("craftsman", 200, 104),
    ):
        parts.append(token(name, x, y, 30))
    return svg.cover(title, *parts)


def _cathedral() -> str:
    ink = colour("ink")
    walls = "M30 140V92l8-22l8 22v14h24V92l8-22l8 22v48z"
    made = el(
        "path", d=walls, fill=colour("sheet"), stroke=ink, stroke_width=1.6, stroke_linejoin="round"
    )
    made += el("path", d="M46 106l12-14l12 14", fill=colour("accent"), stroke=ink, stroke_width=1.6)
    made += el("circle", cx=58, cy=116, r=6, fill=colour("water"), stroke=ink, stroke_width=1.4)
    made += el(
        "path",
        d="M53 140v-9c0-6 10-6 10 0v9M36 100v8M80 100v8M38 66v-6M78 66v-6",
        fill="none",
        stroke=ink,
        stroke_width=1.6,
    )
    return made


def _bag() -> str:
    ink = colour("ink")
    body = "M118 96c-22 18-26 54-2 56h44c24-2 20-38-2-56z"
    made = el(
        "path", d=body, fill=colour("brown"), stroke=ink, stroke_width=2, stroke_linejoin="round"
    )
    made += el(
        "path",
        d="M112 84c8 6 44 6 52 0l-8 12h-36z",
        fill=colour("brown"),
        stroke=ink,
        stroke_width=2,
        stroke_linejoin="round",
    )
    made += el(
        "path",
        d="M116 96c12 4 32 4 44 0",
        fill="none",
        stroke=colour("yellow"),
        stroke_width=4,
        stroke_linecap="round",
    )
    return made
