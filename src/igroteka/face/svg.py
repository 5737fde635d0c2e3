"""Small tools for drawing: strings of SVG, escaped, with signs, pieces and targets."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from html import escape
from typing import Final

from igroteka.face.face import Choice, Shut
from igroteka.face.palette import PATTERNS, colour, on_colour, on_player, player_colour

Number = int | float

SANS: Final = "'Segoe UI','Noto Sans',Roboto,'Helvetica Neue',Arial,sans-serif"
SERIF: Final = "'Iowan Old Style','Palatino Linotype',Palatino,'PT Serif',Georgia,serif"

# A colour never stands alone: the sign of each, on a 24-unit grid.
SIGNS: Final = {
    "blue": "M12 3c5 7 6 9 6 12a6 6 0 0 1-12 0c0-3 1-5 6-12z",  # drop
    "brown": "M4 7h16v10H4z",  # brick
    "red": "M12 3l9 17H3z",  # flame, a triangle
    "purple": "M12 2l9 10l-9 10l-9-10z",  # crown, a diamond
    "yellow": "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16",  # sun
    "black": "M10.5 3h3v3H16v3h-2.5v8c3-.5 4.5-2 5-4l2.5.5c-1 5-5 7-9 7s-8-2-9-7l2.5-.5"
    "c.5 2 2 3.5 5 4V9H8V6h2.5z",  # anchor
    "green": "M4 20C3 9 9 4 21 3c0 12-5 18-14 16z",  # leaf
    "turquoise": "M2 9c3-4 6-4 10 0s7 4 10 0v6c-3 4-6 4-10 0s-7-4-10 0z",  # wave
    "white": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8",  # ring
    "grey": "M12 2l9 5v10l-9 5l-9-5V7z",  # hexagon
}


def fmt(value: object) -> str:
    """Return an attribute's value as text; floats with two places at most.

    >>> fmt(2.50), fmt(-0.001), fmt("x")
    ('2.5', '0', 'x')
    """
    return f"{value:z.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


# The same lengths, colours and names come up in every drawing: each is written once.
# Typed, because 1 and True are equal and read differently.
@lru_cache(maxsize=16_384, typed=True)
def attribute(name: str, value: object) -> str:
    """Return an attribute as it stands in an element."""
    return f' {name.rstrip("_").replace("_", "-")}="{escape(fmt(value))}"'


def el(tag: str, *children: str, **attributes: object) -> str:
    """Return an element. ``font_size`` stands for font-size, ``class_`` for class.

    >>> el("circle", r=2.50, class_="a&b", fill=None)
    '<circle r="2.5" class="a&amp;b"/>'
    """
    head = tag
    for name, value in attributes.items():
        if value is not None:
            head += attribute(name, value)
    return f"<{head}>{''.join(children)}</{tag}>" if children else f"<{head}/>"


def title(string: str) -> str:
    """Return the name of an element, for a tooltip and a screen reader."""
    return el("title", escape(string))


def drawing(width: Number, height: Number, *children: str, label: str) -> str:
    """Return a whole SVG document with a name for screen readers."""
    return el(
        "svg",
        patterns(),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {fmt(width)} {fmt(height)}",
        role="group",
        aria_label=label,
        font_family=SANS,
        fill=colour("ink"),
    )


@cache
def patterns() -> str:
    """Return the definitions of the players' patterns."""
    strokes = {
        "stripes": "M-2 2l4-4M0 8l8-8M6 10l4-4",
        "dots": "M2 2h.1M6 6h.1",
        "cross": "M0 0l8 8M8 0l-8 8",
        "rings": "M4 1.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5",
    }
    made = [
        el(
            "pattern",
            el(
                "path",
                d=d,
                fill="none",
                stroke="#fff",
                stroke_opacity=0.55,
                stroke_width=2 if name == "dots" else 1.2,
                stroke_linecap="round",
            ),
            id=f"pattern-{name}",
            width=8,
            height=8,
            patternUnits="userSpaceOnUse",
        )
        for name, d in strokes.items()
    ]
    return el("defs", *made)


def label(
    x: Number,
    y: Number,
    string: object,
    size: Number = 12,
    *,
    anchor: str = "middle",
    fill: str | None = None,
    weight: int | None = None,
    serif: bool = False,
    **more: object,
) -> str:
    """Return a line of text; *y* is its middle."""
    return el(
        "text",
        escape(str(string)),
        x=x,
        y=y,
        font_size=size,
        text_anchor=anchor,
        dominant_baseline="central",
        fill=fill,
        font_weight=weight,
        font_family=SERIF if serif else None,
        **more,
    )


def paragraph(
    x: Number,
    y: Number,
    string: str,
    size: Number,
    width: Number,
    *,
    anchor: str = "start",
    fill: str | None = None,
    most_lines: int = 99,
) -> tuple[str, float]:
    """Return wrapped text whose first line's middle is *y*, and its height."""
    lines = textwrap.wrap(string, max(4, int(width / (size * 0.52))))[:most_lines]
    made = [
        label(x, y + n * size * 1.25, line, size, anchor=anchor, fill=fill)
        for n, line in enumerate(lines)
    ]
    return "".join(made), len(lines) * size * 1.25


def cover(title: str, *children: str) -> str:
    """Return the cover of a game, 320×200, with its title in the upper left corner."""
    heading = label(
        16,
        30,
        title,
        30,
        anchor="start",
        weight=700,
        serif=True,
        paint_order="stroke",
        stroke=colour("paper"),
        stroke_width=5,
    )
    return drawing(320, 200, *children, heading, label=title)


def icon(path: str, x: Number, y: Number, size: Number = 24, stroke: str | None = None) -> str:
    """Return a line icon whose top left corner is at x, y."""
    return el(
        "path",
        d=path,
        transform=f"translate({fmt(x)} {fmt(y)}) scale({fmt(size / 24)})",
        fill="none",
        stroke=stroke or colour("ink"),
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def fact_line(path: str, name: str, value: object, y: Number, topic: str) -> str:
    """Return a line of a player's things, 360 wide: icon, what it is, and how many."""
    return el(
        "g",
        icon(path, 12, y - 11, 22),
        label(44, y, name, 14, anchor="start"),
        label(348, y, value, 16, anchor="end", weight=700),
        data_help=topic,
    )


def sign(name: str, cx: Number, cy: Number, size: Number, fill: str | None = None) -> str:
    """Return the bare sign of a game colour, its centre at cx, cy."""
    return el(
        "path",
        d=SIGNS[name],
        transform=f"translate({fmt(cx - size / 2)} {fmt(cy - size / 2)}) scale({fmt(size / 24)})",
        fill=fill or on_colour(name),
        fill_rule="evenodd",
    )


def chip(name: str, cx: Number, cy: Number, size: Number) -> str:
    """Return a round chip of a game colour with its sign."""
    return el(
        "circle",
        cx=cx,
        cy=cy,
        r=size / 2,
        fill=colour(name),
        stroke=colour("ink"),
        stroke_width=size / 24,
    ) + sign(name, cx, cy, size * 0.6)


def badge(
    seat: int, name: str, cx: Number, cy: Number, size: Number, *, is_bot: bool = False
) -> str:
    """Return a player's badge: colour, pattern, and the letter of the name.

    A person's is round; a bot's is a head with ears and an antenna.
    """
    pattern, edge = PATTERNS[seat], size / 20
    line = {"stroke": colour("ink"), "stroke_width": edge}
    if is_bot:
        r, middle = size * 0.42, cy + size * 0.08
        form = {"x": cx - r, "y": middle - r, "width": 2 * r, "height": 2 * r, "rx": size * 0.16}
        top = (
            el("path", d=f"M{fmt(cx)} {fmt(middle - r)}v{fmt(-size * 0.1)}", fill="none", **line)
            + el("circle", cx=cx, cy=middle - r - size * 0.1, r=size * 0.06, fill=colour("ink"))
            + el(
                "path",
                d=f"M{fmt(cx - size / 2)} {fmt(middle - size * 0.12)}v{fmt(size * 0.24)}"
                f"M{fmt(cx + size / 2)} {fmt(middle - size * 0.12)}v{fmt(size * 0.24)}",
                fill="none",
                **(line | {"stroke_width": 2 * edge}),
            )
        )
        tag = "rect"
    else:
        middle, top, tag, form = cy, "", "circle", {"cx": cx, "cy": cy, "r": size / 2}
    over = el(tag, **form, fill=f"url(#pattern-{pattern})") if pattern != "plain" else ""
    letter = name.strip()[:1].upper() or str(seat + 1)
    return (
        top
        + el(tag, **form, fill=player_colour(seat), **line)
        + over
        + label(
            cx,
            middle,
            letter,
            size * 0.56,
            weight=700,
            fill=on_player(seat),
            paint_order="stroke",
            stroke=player_colour(seat),
            stroke_width=size * 0.14,
        )
    )


def piece(key: str, x: Number, y: Number, *children: str, help: str | None = None) -> str:
    """Return a group that the page lets glide when it moves: *key* names the piece for good."""
    return el(
        "g",
        *children,
        data_piece=key,
        data_help=help,
        transform=f"translate({fmt(x)} {fmt(y)})",
    )


def target(
    key: str,
    choices: Iterable[Choice],
    *children: str,
    name: str = "",
    shut: Iterable[Shut] = (),
) -> str:
    """Return *children* as a control if any of *choices* aims at *key*.

    The page lets a click on it act (one choice) or open a small menu (several). What no
    choice aims at but *shut* names says why it cannot be used; anything else stays as it is.
    """
    aimed = [choice for choice in choices if choice.target == key]
    if not aimed:
        reasons = dict.fromkeys(thing.why for thing in shut if thing.target == key)
        why = " ".join(reasons)
        return impossible(after(name, why), *children, key=key) if why else "".join(children)
    said = "; ".join(
        f"{heard(choice, name)} ({choice.preview})" if choice.preview else heard(choice, name)
        for choice in aimed
    )
    told = after(name, said)
    return el(
        "g",
        title(told),
        *children,
        data_target=key,
        class_="target",
        role="button",
        tabindex=0,
        aria_label=told,
    )


def heard(choice: Choice, name: str) -> str:
    """Return what a choice is called after a name: where the label repeats it, the heading."""
    label, named = (re.sub("[(),]", "", text).casefold() for text in (choice.label, name))
    return choice.group.lower() if choice.group and label in named else choice.label


def after(name: str, said: str) -> str:
    """Return what is said of a thing after its name, unless that is named there anyway.

    >>> after("Forest", "Take it"), after("Take", "Take the forest"), after("It grows.", "Take it")
    ('Forest: Take it', 'Take the forest', 'It grows. Take it')
    >>> after("Ship: farmer — empty", "A trader does not fit the slot “Ship: farmer”.")
    'A trader does not fit the slot “Ship: farmer”.'
    """
    if name.partition(" — ")[0].casefold() in said.casefold():
        return said
    return f"{name}{' ' if name.endswith('.') else ': '}{said}"


def impossible(why: str, *children: str, key: str | None = None, help: str | None = None) -> str:
    """Return what cannot be done now: it can be pointed at and says *why*, but does nothing.

    *key* is the id of the thing, as `Closed.about` has it.
    """
    return el(
        "g",
        title(why),
        *children,
        data_closed=key,
        data_why=why,
        data_help=help,
        role="button",
        tabindex=-1,
        aria_disabled="true",
        aria_label=why,
    )


def is_target(key: str, choices: Sequence[Choice]) -> bool:
    """Say whether any choice aims at *key*: then it wants a ring."""
    return any(choice.target == key for choice in choices)


def ring(x: Number, y: Number, width: Number, height: Number, radius: Number = 6) -> str:
    """Return the mark of a legal target: a dashed double ring, not colour alone."""
    shape = {"x": x, "y": y, "width": width, "height": height, "rx": radius}
    under = {"fill": "none", "stroke": colour("sheet"), "stroke_width": 5}
    return el("rect", **shape, **under, class_="ring-under") + el(
        "rect", **shape, **dashed(), class_="ring"
    )


def dashed() -> dict[str, object]:
    """Return how the edge of a legal target is drawn, whatever its shape."""
    return {
        "fill": "none",
        "stroke": colour("accent"),
        "stroke_width": 2.5,
        "stroke_dasharray": "5 3",
    }


def square(x: float, y: float, size: float, fill: str, rounded: float, edge: float) -> str:
    """Return a square piece of this colour; *rounded* is a part of its size."""
    return el(
        "rect",
        x=x,
        y=y,
        width=size,
        height=size,
        rx=size * rounded,
        fill=colour(fill),
        stroke="#221e1a",
        stroke_width=edge,
    )
