"""Small things that every drawing of Orléans shows: characters, goods, coins, citizens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from igroteka.face import Choice, Shut, icons
from igroteka.face.palette import PATTERNS, colour, on_colour, player_colour
from igroteka.face.svg import Number, dashed, el, fmt, icon, is_target, label, square, target, title

WIDTH: Final = 360

KIND_COLOURS: Final = {
    "farmer": "white",
    "boatman": "blue",
    "craftsman": "brown",
    "trader": "black",
    "knight": "red",
    "scholar": "grey",
    "monk": "yellow",
}
KIND_ICONS: Final = {
    "farmer": "M12 22V9M12 14c-4 0-6-2-6-5c3 0 6 2 6 5c0-3 3-5 6-5c0 3-2 5-6 5M12 20c-4 0-6-2-6-5"
    "c3 0 6 2 6 5c0-3 3-5 6-5c0 3-2 5-6 5M12 9c-2-2-2-5 0-7c2 2 2 5 0 7",
    "boatman": "M12 7v14M12 2.5a2.2 2.2 0 1 0 0 4.5a2.2 2.2 0 1 0 0-4.5M7 10.5h10"
    "M4 14c1 5 4 7 8 7s7-2 8-7",
    "craftsman": "M5 4h11c2 0 3 2 4 4h-5v3H5zM10.5 11v10",
    "trader": "M12 3v18M8 21h8M4 6h16M5 6l-3 8c1 3 5 3 6 0zM19 6l-3 8c1 3 5 3 6 0z",
    "knight": "M12 2.5l8 3c0 8-3 12-8 16c-5-4-8-8-8-16zM12 7v9M8 10.5h8",
    "scholar": icons.BOOK,
    "monk": "M12 2.5v19M6 8.5h12",
}
GOOD_COLOURS: Final = {
    "grain": "yellow",
    "cheese": "white",
    "wine": "purple",
    "wool": "turquoise",
    "brocade": "red",
}
GOOD_ICONS: Final = {
    "grain": "M12 21V8M12 14c-4 0-5-2-5-5c3 0 5 2 5 5c0-3 2-5 5-5c0 3-1 5-5 5M12 20c-4 0-5-2-5-5"
    "c3 0 5 2 5 5c0-3 2-5 5-5c0 3-1 5-5 5M12 8c-2-2-2-4 0-6c2 2 2 4 0 6",
    "cheese": "M3 12L17 5c3 1 4 4 4 7zM3 12v7h18v-7M9 16h.1M15 15.5h.1",
    "wine": "M7 3h10c0 6-1 10-5 10s-5-4-5-10M12 13v8M8 21h8M7.3 7h9.4",
    "wool": "M8 6a4 4 0 0 1 8 0a4 4 0 0 1 2 7a4 4 0 0 1-6 4a4 4 0 0 1-6-4a4 4 0 0 1 2-7"
    "M9 17v4M15 17v4",
    "brocade": "M4 5h16v14H4zM4 5l8 7l8-7M4 19l8-7l8 7M4 12h16",
}
EVENT_ICONS: Final = {
    "pilgrimage": "M7 21l9-17M12 4h6l-2 4M5 14l5 3M13 21c0-5 2-8 6-8",
    "taxes": "M5 4h14v16l-3-2l-2 2l-2-2l-2 2l-2-2l-3 2zM9 9h6M9 13h6",
    "income": icons.CHEST,
    "trading_day": "M3 10l2-6h14l2 6M3 10c1 3 5 3 6 0c1 3 5 3 6 0c1 3 5 3 6 0M5 12v9h14v-9",
    "harvest": "M5 3c9 0 14 5 14 11c-3-6-7-8-12-8zM19 14l-5 7M12 16l5 3",
    "plague": "M12 3c5 0 8 3 8 8c0 3-2 4-3 5v4H7v-4c-1-1-3-2-3-5c0-5 3-8 8-8"
    "M9 11h.1M15 11h.1M12 14v1M10 20v-3M14 20v-3",
}
TECHNOLOGY_ICON: Final = icons.GEAR
CITIZEN_ICON: Final = icons.FIGURE
MERCHANT: Final = "M12 3a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4 22c0-7 3-10 8-10s8 3 8 10z"


class Controls(NamedTuple):
    """What can be done by pointing at things, and what cannot and why."""

    choices: Sequence[Choice] = ()
    shut: Sequence[Shut] = ()
    owner: int | None = None
    """Whose board is drawn: everybody has the same places, and events name whose they mean."""

    def aimed(self, key: str) -> bool:
        """Say whether a choice aims at the thing: then it wants a ring."""
        return bool(key) and is_target(key, self.choices)

    def closes(self, key: str) -> bool:
        """Say whether the thing cannot be used now: then it says why."""
        return bool(key) and any(thing.target == key for thing in self.shut)

    def thing(
        self, key: str, name: str, *children: str, mark: str = "", help: str | None = None
    ) -> str:
        """Return a thing of the table, called *name*.

        If a choice aims at it, it is a control and wears its *mark*; if it cannot be used, it
        says why; else it only has its name.
        """
        owned = f"{self.owner}:{key}" if key and self.owner is not None else key
        if self.aimed(key):
            body = el("g", *children, mark, data_help=help, data_mark=owned)
            return target(key, self.choices, body, name=name)
        if self.closes(key):
            body = el("g", *children, data_help=help, data_mark=owned)
            return target(key, (), body, name=name, shut=self.shut)
        return el("g", title(name), *children, data_help=help, data_mark=owned or None)


def round_ring(cx: Number, cy: Number, r: Number, *, under: bool = False) -> str:
    """Return the mark of a round target: dashed, with a light ring below where it is crowded."""
    light = el("circle", cx=cx, cy=cy, r=r, fill="none", stroke=colour("sheet"), stroke_width=4)
    mark = el("circle", cx=cx, cy=cy, r=r, **dashed(), class_="hit")
    return light + mark if under else mark


def kind_of(token: str) -> str:
    """Return the kind of a token: an own farmer is a farmer."""
    return token.removeprefix("own-")


def token(name: str, cx: Number, cy: Number, size: Number, seat: int = 0) -> str:
    """Return a character: a disc with its colour and icon; an own one wears the player's ring."""
    kind = kind_of(name)
    fill = KIND_COLOURS[kind]
    r = size / 2
    made = ""
    if name.startswith("own-"):
        made += el(
            "circle",
            cx=cx,
            cy=cy,
            r=r,
            fill=player_colour(seat),
            stroke=colour("ink"),
            stroke_width=0.8,
        )
        if PATTERNS[seat] != "plain":
            made += el("circle", cx=cx, cy=cy, r=r, fill=f"url(#pattern-{PATTERNS[seat]})")
        r *= 0.74
    made += el(
        "circle",
        cx=cx,
        cy=cy,
        r=r,
        fill=colour(fill),
        stroke="#221e1a",
        stroke_width=size / 26,
    )
    side = r * 1.3
    return made + icon(
        KIND_ICONS[kind], float(cx) - side / 2, float(cy) - side / 2, side, on_colour(fill)
    )


def wanted(kind: str, cx: Number, cy: Number, size: Number) -> str:
    """Return an empty slot: the outline of what it asks for."""
    r = size / 2
    made = el(
        "circle",
        cx=cx,
        cy=cy,
        r=r,
        fill=colour("shade"),
        stroke=colour("muted"),
        stroke_width=1.2,
        stroke_dasharray="3 2.4",
    )
    if kind == "any":
        return made + label(cx, cy, "?", size * 0.5, weight=700, fill=colour("muted"))
    made += el("circle", cx=cx, cy=cy, r=r * 0.8, fill=colour(KIND_COLOURS[kind]), fill_opacity=0.3)
    side = size * 0.54
    return made + icon(
        KIND_ICONS[kind], float(cx) - side / 2, float(cy) - side / 2, side, colour("muted")
    )


def technology(cx: Number, cy: Number, size: Number) -> str:
    """Return a technology tile."""
    r = size / 2
    return square(float(cx) - r, float(cy) - r, size, "green", 0.18, size / 26) + icon(
        TECHNOLOGY_ICON, float(cx) - size * 0.34, float(cy) - size * 0.34, size * 0.68, "#ffffff"
    )


def good(name: str, cx: Number, cy: Number, size: Number) -> str:
    """Return a good: a small square with its colour and icon."""
    r = size / 2
    fill = GOOD_COLOURS[name]
    side = size * 0.78
    edge = max(0.8, size / 26)
    return square(float(cx) - r, float(cy) - r, size, fill, 0.2, edge) + icon(
        GOOD_ICONS[name], float(cx) - side / 2, float(cy) - side / 2, side, on_colour(fill)
    )


def coin(cx: Number, cy: Number, size: Number, number: object = "") -> str:
    """Return a coin with a number on it."""
    return el(
        "circle",
        cx=cx,
        cy=cy,
        r=size / 2,
        fill=colour("yellow"),
        stroke="#6b5310",
        stroke_width=1,
    ) + (label(cx, cy, number, size * 0.62, weight=700, fill="#221e1a") if number != "" else "")


def citizen(cx: Number, cy: Number, size: Number) -> str:
    """Return a citizen: a figure on a round medal."""
    side = size * 0.7
    return el(
        "circle",
        cx=cx,
        cy=cy,
        r=size / 2,
        fill=colour("sheet"),
        stroke=colour("ink"),
        stroke_width=1.3,
    ) + icon(CITIZEN_ICON, float(cx) - side / 2, float(cy) - side / 2 - size * 0.02, side)


def star(cx: Number, cy: Number, size: Number, number: object) -> str:
    """Return a level's star with its number."""
    return el(
        "path",
        d=icons.POINTS,
        transform=f"translate({fmt(cx - size / 2)} {fmt(cy - size / 2)}) scale({fmt(size / 24)})",
        fill=colour("yellow"),
        stroke="#6b5310",
        stroke_width=1.2,
        stroke_linejoin="round",
    ) + label(cx, float(cy) + size * 0.04, number, size * 0.44, weight=700, fill="#221e1a")


def panel(
    x: Number, y: Number, width: Number, height: Number, *, ready: bool = False, quiet: bool = False
) -> str:
    """Return the sheet a place or a deed is drawn on; a ready one glows."""
    glow = (
        el(
            "rect",
            x=float(x) - 2,
            y=float(y) - 2,
            width=float(width) + 4,
            height=float(height) + 4,
            rx=10,
            fill=colour("yellow"),
            fill_opacity=0.55,
        )
        if ready
        else ""
    )
    return glow + el(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=8,
        fill=colour("shade" if quiet else "sheet"),
        stroke=colour("ink" if ready else "line"),
        stroke_width=1.8 if ready else 1,
    )


def heading(x: Number, y: Number, text: str) -> str:
    """Return a small heading."""
    return label(x, y, text, 15, anchor="start", weight=700, serif=True)
