"""The pictograms of Glen More, drawn for us: silhouettes on a 24-unit grid, and small pieces."""

from __future__ import annotations

from typing import Final

from igroteka.face.palette import colour, on_colour
from igroteka.face.svg import Number, el, fmt, label, sign, square

# G39 and the cubes of the box: each kind of good has a colour and with it a sign.
GOOD_COLOURS: Final = {
    "wood": "green",
    "stone": "grey",
    "grain": "yellow",
    "cattle": "brown",
    "sheep": "white",
}

PERSON: Final = (
    "M12 2a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4zM3.5 22c0-7 3-10.5 8.5-10.5s8.5 3.5 8.5 10.5z"
)
BONNET: Final = (
    "M2 13c0-5 5-8 11-8c6 0 10 4 9 8c-1 3-5 2-10 2s-9 1-10-2zM6 17h12v3H6zM12 2.5"
    "a1.5 1.5 0 0 1 3 0v2h-3z"
)
BARREL: Final = "M7 2h10c3.5 6.5 3.5 13.5 0 20H7c-3.5-6.5-3.5-13.5 0-20z"
HOOPS: Final = "M5 8h14M5 16h14"
STAR: Final = "M12 2l3 6.5l7 .8l-5.2 4.8l1.4 7L12 17.6L5.8 21.1l1.4-7L2 9.3l7-.8z"
STEP: Final = "M4 20c0-9 3-13 10-13V2.5l8 7.5l-8 7.5V13c-5 0-8 2-10 7z"
AGAIN: Final = "M12 3a9 9 0 0 1 8.5 6h-3.3A6 6 0 1 0 18 12.5h3A9 9 0 1 1 12 3zM21.5 2.5v8h-8z"
HOUSE: Final = "M3 21V11l9-8l9 8v10h-6v-6H9v6z"
WAVES: Final = (
    "M1.5 7c3.5-4 6.5-3 10.5 0s7 3 10.5 0v3.5c-3.5 4-6.5 3-10.5 0s-7-3-10.5 0zM1.5 15"
    "c3.5-4 6.5-3 10.5 0s7 3 10.5 0v3.5c-3.5 4-6.5 3-10.5 0s-7-3-10.5 0z"
)

SILHOUETTES: Final = {
    "forest": (
        "M8 2l5.5 7.5H11l4 6H9.2V21H6.8v-5.5H1l4-6H2.5zM17.5 7l4 5.5h-2l3.3 5H18.6V21h-2.2"
        "v-3.5h-1l-.6-2.2l-1.6-3z"
    ),
    "quarry": "M2 21l2.5-7l5.5-1l3 8zM9 11.5L11.5 5l6 .5L20 11l-5 3zM14.5 21l1.5-5.5l5-2L23 21z",
    "meadow": (
        "M8 8a3.2 3.2 0 0 1 4.5-2.5a3.6 3.6 0 0 1 5.3 1A3.3 3.3 0 0 1 21 11"
        "a3.4 3.4 0 0 1-2 5v5h-2.3v-4.3h-5V21H9.3v-4.7A4 4 0 0 1 7 12.5l-2.5.3"
        "A2.5 2.5 0 0 1 2 10l2.3-3.3z"
    ),
    "pasture": (
        "M2.5 3c0 3.5 2 4.5 4.3 4.7C8.2 6.5 10 6 12 6s3.8.5 5.2 1.7"
        "C19.5 7.5 21.5 6.5 21.5 3c2 3 1 7-2.5 8l-1 5.5c-.5 3-3 5-6 5s-5.5-2-6-5L5 11"
        "C1.5 10 .5 6 2.5 3zM8.5 11a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4zM15.5 11"
        "a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4zM9.5 17.5a1 1 0 0 0 0 2h5a1 1 0 0 0 0-2z"
    ),
    "field": (
        "M12 1.5c2.5 2.5 2.5 5 0 7c-2.5-2-2.5-4.5 0-7zM6 5.5c3.5 0 5.3 2.3 5.3 5.8"
        "C7.8 11.3 6 9 6 5.5zM18 5.5c-3.5 0-5.3 2.3-5.3 5.8c3.5 0 5.3-2.3 5.3-5.8zM6 11.5"
        "c3.5 0 5.3 2.3 5.3 5.8C7.8 17.3 6 15 6 11.5zM18 11.5c-3.5 0-5.3 2.3-5.3 5.8"
        "c3.5 0 5.3-2.3 5.3-5.8zM11.2 16h1.6v6.5h-1.6z"
    ),
    "village": "M1.5 21v-9L7 7l5 4.5V21H9v-5H6v5zM13 21V10.5L17.5 4l5 6.5V21h-3v-5.5h-3V21z",
    "home": "M3 21V11l9-8l9 8v10h-6v-6H9v6zM11.2 0h1.6l3.7 1.5l-3.7 1.5V4h-1.6z",
    "castle": (
        "M3 21V6h3v2.5h2V6h3v2.5h2V6h3v2.5h2V6h3v15h-7v-5a2 2 0 0 0-4 0v5zM11.2 0h1.6l4 1.6"
        "l-4 1.6V5h-1.6z"
    ),
    "distillery": (
        "M5 21.5c-2-1-3.2-3-3.2-5.5C1.8 12.5 4.5 11 5.5 8h5c1 3 3.7 4.5 3.7 8"
        "c0 2.5-1.2 4.5-3.2 5.5zM6.5 2h10.7L21 7v9h-2.6V8l-2.5-3.3H9.5V7h-3zM17 18h5.5v3.5"
        "H17z"
    ),
    "butcher": (
        "M1.5 4.5H16a3.5 3.5 0 0 1 3.5 3.5v6.5H6A4.5 4.5 0 0 1 1.5 10zM5 7"
        "a1.3 1.3 0 1 0 0 2.6A1.3 1.3 0 1 0 5 7zM15.5 15.5h3l4 6h-3.5z"
    ),
    "fair": (
        "M11.2 0h1.6l4 1.5l-4 1.5v1.2L22.5 11l-1.7 1.5V21.5h-6V15L12 12.5L9.2 15v6.5h-6v-9"
        "L1.5 11l9.7-6.8z"
    ),
    "grocer": (
        "M2 10h20l-3 11.5H5zM6 8.8l4.5-6.5l2 1.4L9 8.8zM18 8.8l-4.5-6.5l-2 1.4L15 8.8zM8 13"
        "h1.7v5.5H8zM11.2 13h1.7v5.5h-1.7zM14.4 13h1.7v5.5h-1.7z"
    ),
    "bridge": "M.5 8c7.5-4.5 15.5-4.5 23 0v11h-4.3c0-9-14.4-9-14.4 0H.5zM3 8.5h18v1.5H3z",
    "tavern": (
        "M3.5 7.5h12V21.5h-12zM16.5 9.5h2a4 4 0 0 1 4 4v1.5a4 4 0 0 1-4 4h-2v-2.8h1.7"
        "a1.3 1.3 0 0 0 1.3-1.3v-1.3a1.3 1.3 0 0 0-1.3-1.3h-1.7zM2.5 6.5A3 3 0 0 1 6 3.2"
        "a4 4 0 0 1 7 0a3 3 0 0 1 3.5 3.3zM6.3 10h1.7v8.5H6.3zM10.8 10h1.7v8.5h-1.7z"
    ),
    "iona-abbey": (
        "M10.5 1h3v4.7a6.5 6.5 0 0 1 4.8 4.8H23v3h-4.7a6.5 6.5 0 0 1-4.8 4.8V23h-3v-4.7"
        "a6.5 6.5 0 0 1-4.8-4.8H1v-3h4.7a6.5 6.5 0 0 1 4.8-4.8zM10.5 8.8"
        "a3.6 3.6 0 0 0-1.7 1.7h1.7zM13.5 8.8v1.7h1.7a3.6 3.6 0 0 0-1.7-1.7zM8.8 13.5"
        "a3.6 3.6 0 0 0 1.7 1.7v-1.7zM13.5 13.5v1.7a3.6 3.6 0 0 0 1.7-1.7z"
    ),
    "loch": WAVES,
    "loch-ness": (
        "M1 19c0-5.5 4.5-5.5 4.5 0zM7 19c0-8 6-8 6 0zM14.5 19V9c0-5 5.5-6 7-2.5l2 1l-2 2.5"
        "h-3.5v9zM1 20.5h22v1.8H1z"
    ),
}


def silhouette_of(kind: str) -> str:
    """Return the pictogram of a kind of tile."""
    if kind in SILHOUETTES:
        return SILHOUETTES[kind]
    if "castle" in kind:
        return SILHOUETTES["castle"]
    return SILHOUETTES[kind.split("-")[0]]


def shape(
    path: str, x: Number, y: Number, size: Number, fill: str | None = None, halo: str | None = None
) -> str:
    """Return a filled pictogram whose top left corner is at x, y."""
    return el(
        "path",
        d=path,
        transform=f"translate({fmt(float(x))} {fmt(float(y))}) scale({fmt(float(size) / 24)})",
        fill=fill or colour("ink"),
        fill_rule="evenodd",
        stroke=halo,
        stroke_width=4 if halo else None,
        stroke_linejoin="round" if halo else None,
        paint_order="stroke" if halo else None,
    )


def cube(good: str, x: Number, y: Number, size: Number) -> str:
    """Return a cube of a good: its colour and its sign."""
    name = GOOD_COLOURS[good]
    return square(x, y, size, name, 0.2, max(0.8, size / 14)) + sign(
        name, x + size / 2, y + size / 2, size * 0.62, on_colour(name)
    )


def any_cube(x: Number, y: Number, size: Number) -> str:
    """Return a cube of any kind: a dashed outline."""
    return el(
        "rect",
        x=x + 0.6,
        y=y + 0.6,
        width=size - 1.2,
        height=size - 1.2,
        rx=size * 0.2,
        fill=colour("sheet"),
        stroke=colour("ink"),
        stroke_width=1.3,
        stroke_dasharray=f"{fmt(size / 4.5)} {fmt(size / 8)}",
    )


def barrel(x: Number, y: Number, size: Number) -> str:
    """Return a barrel of whisky."""
    scale = f"translate({fmt(float(x))} {fmt(float(y))}) scale({fmt(float(size) / 24)})"
    return el(
        "path",
        d=BARREL,
        transform=scale,
        fill=colour("brown"),
        stroke="#221e1a",
        stroke_width=1.8,
    ) + el("path", d=HOOPS, transform=scale, stroke="#f6efe1", stroke_width=2.2, fill="none")


def coin(cx: Number, cy: Number, size: Number, number: object = "") -> str:
    """Return a coin with a number on it."""
    made = el(
        "circle",
        cx=cx,
        cy=cy,
        r=size / 2,
        fill=colour("yellow"),
        stroke="#6b5310",
        stroke_width=max(1, size / 14),
    )
    if number != "":
        made += label(cx, cy, number, max(9, size * 0.62), weight=700, fill="#221e1a")
    return made


def person(x: Number, y: Number, size: Number, fill: str | None = None) -> str:
    """Return a clan member."""
    return shape(PERSON, x, y, size, fill or "#221e1a", halo="#f6efe1")


def marks(cx: Number, cy: Number, string: object, size: Number, **style: object) -> str:
    """Return figures side by side, each a mark of its own, centred at cx, cy."""
    text = str(string)
    step = size * 0.62
    left = cx - step * (len(text) - 1) / 2
    return "".join(
        label(left + n * step, cy, mark, size, weight=700, **style)  # type: ignore[arg-type]
        for n, mark in enumerate(text)
    )


def points(cx: Number, cy: Number, number: object, size: Number = 11) -> str:
    """Return points: a number in a small shield of the accent colour."""
    text = str(number)
    wide = size * (0.62 * len(text) + 0.75)
    return el(
        "rect",
        x=cx - wide / 2,
        y=cy - size * 0.72,
        width=wide,
        height=size * 1.44,
        rx=size * 0.5,
        fill=colour("accent"),
    ) + marks(cx, cy, text, size, fill=colour("on-accent"))
