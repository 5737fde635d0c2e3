"""The city of Venice 2099 seen from above, and what its squares are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from igroteka.engine.state import View
from igroteka.face import Choice, Look, Words
from igroteka.face.palette import PATTERNS, colour, on_colour, on_player, player_colour
from igroteka.face.svg import drawing, el, is_target, label, piece, ring, sign, target, title
from igroteka.games.venice.rules.box import NUMBERS, VALUE_NAMES

WIDTH: Final = 360
MARGIN: Final = 16  # for the letters and numbers of the squares
GONDOLIER: Final = (
    "M12 2.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6M7.5 4.2h9v1.3h-9z"
    "M6.5 22c0-8 1.5-12 5.5-12s5.5 4 5.5 12zM19.5 6h1.3v16h-1.3z"
)


def city(view: View, look: Look, words: Words, choices: Sequence[Choice]) -> str:
    """Return the city seen from above: tiles lie on the water and leave it when they sink."""
    side: int = view["side"]
    cell = (WIDTH - MARGIN - 4) / side
    size = WIDTH - MARGIN
    parts = [el("rect", x=0, y=0, width=WIDTH, height=WIDTH, rx=10, fill=colour("water"))]
    for n in range(side):
        middle = MARGIN + n * cell + cell / 2
        muted = colour("muted")
        parts.append(label(middle, 8, "abcdefgh"[n], 12, fill=muted))
        parts.append(label(8, middle, n + 1, 12, fill=muted))
    hand = set(view["hand"] or ())
    figures = []
    for n, square in enumerate(view["squares"]):
        row, column = divmod(n, side)
        x, y = MARGIN + column * cell, MARGIN + row * cell
        parts.append(_square(square, x, y, cell, words, look, choices, square["tile"] in hand))
        if square["square"] == view["lifted"]:
            parts.append(_lifted(x, y, cell))
        if square["figure"] is not None:
            figures.append((square, x, y))
    for square, x, y in figures:
        parts.append(_figure(view, square, x, y, cell, look))
    return drawing(WIDTH, size + MARGIN, *parts, label=words("venice-city"))


def _square(
    square: dict[str, Any],
    x: float,
    y: float,
    cell: float,
    words: Words,
    look: Look,
    choices: Sequence[Choice],
    held: bool,
) -> str:
    key = f"sq-{square['square']}"
    gap = cell * 0.04
    wide = cell - 2 * gap
    name = square_name(square, words, look)
    if square["sunk"]:
        made = _waves(x, y, cell)
        return el("g", title(name), made, data_help="water")
    if square["tile"] == "platform":
        made = _raft(x + gap, y + gap, wide)
        topic = "platform"
    else:
        made = _district(square["tile"], x + gap, y + gap, wide, held, words)
        topic = "district"
    if square["coins"]:
        made += _coins(square, x, y, cell)
    if is_target(key, choices):
        inset = gap + 1.5
        made += ring(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset, cell * 0.14)
        return target(key, choices, el("g", made, data_help=topic), name=name)
    return el("g", title(name), made, data_help=topic)


def _lifted(x: float, y: float, cell: float) -> str:
    """Return the frame of the square whose figure has been taken up."""
    inset = cell * 0.04 + 1.5
    wide = cell - 2 * inset
    frame = {"x": x + inset, "y": y + inset, "width": wide, "height": wide, "rx": cell * 0.12}
    return "".join(
        el("rect", **frame, fill="none", stroke=colour(name), stroke_width=width)
        for name, width in (("sheet", 5), ("accent", 3))
    )


def _waves(x: float, y: float, cell: float) -> str:
    wave = "".join(
        f"M{x + cell * 0.2:.1f} {y + cell * level:.1f}q{cell * 0.15:.1f} {-cell * 0.12:.1f} "
        f"{cell * 0.3:.1f} 0t{cell * 0.3:.1f} 0"
        for level in (0.35, 0.55, 0.75)
    )
    return el("rect", x=x, y=y, width=cell, height=cell, fill=colour("water")) + el(
        "path", d=wave, fill="none", stroke=colour("water-line"), stroke_width=1.4
    )


def _raft(x: float, y: float, wide: float) -> str:
    planks = "".join(
        f"M{x + 2:.1f} {y + wide * part:.1f}h{wide - 4:.1f}" for part in (0.25, 0.5, 0.75)
    )
    ropes = "".join(f"M{x + wide * part:.1f} {y + 2:.1f}v{wide - 4:.1f}" for part in (0.2, 0.8))
    return (
        el(
            "rect",
            x=x,
            y=y,
            width=wide,
            height=wide,
            rx=3,
            fill=colour("shade"),
            stroke=colour("muted"),
            stroke_width=1.2,
        )
        + el("path", d=planks, fill="none", stroke=colour("line"), stroke_width=1.2)
        + el(
            "path",
            d=ropes,
            fill="none",
            stroke=colour("muted"),
            stroke_width=1.2,
            stroke_dasharray="2 2",
        )
    )


def _district(tile: str, x: float, y: float, wide: float, held: bool, words: Words) -> str:
    name, value = tile.split("-")
    made = el(
        "rect",
        x=x,
        y=y,
        width=wide,
        height=wide,
        rx=wide * 0.13,
        fill=colour(name),
        stroke=colour("ink"),
        stroke_opacity=0.55,
    )
    made += label(
        x + wide * 0.3,
        y + wide * 0.31,
        value,
        wide * 0.5,
        weight=700,
        serif=True,
        fill=on_colour(name),
    )
    made += sign(name, x + wide * 0.76, y + wide * 0.25, wide * 0.3)
    if held:
        # A tile whose card I hold is marked for me alone: a folded corner with a bar.
        r = wide * 0.13
        corner = (
            f"M{x:.1f} {y + wide * 0.62:.1f}v{wide * 0.25:.1f}"
            f"a{r:.1f} {r:.1f} 0 0 0 {r:.1f} {r:.1f}h{wide * 0.25:.1f}z"
        )
        made += el(
            "g",
            title(words("venice-yours")),
            el("path", d=corner, fill=colour("sheet"), stroke=colour("ink"), stroke_width=1),
            el(
                "path",
                d=f"M{x + wide * 0.07:.1f} {y + wide * 0.93:.1f}l{r:.1f} {-r:.1f}",
                stroke=colour("accent"),
                stroke_width=2,
                stroke_linecap="round",
            ),
        )
    return made


def _coins(square: dict[str, Any], x: float, y: float, cell: float) -> str:
    """Return the stack of coins on a square, its height growing with the coins."""
    number: int = square["coins"]
    r = cell * 0.15
    cx, base = x + cell * 0.27, y + cell * 0.78
    made = ""
    layers = min(number, 4)
    for n in range(layers):
        made += el(
            "ellipse",
            cx=cx,
            cy=base - n * cell * 0.05,
            rx=r,
            ry=r * 0.72,
            fill=colour("yellow"),
            stroke="#6b5310",
            stroke_width=0.9,
        )
    made += label(
        cx,
        base - (layers - 1) * cell * 0.05,
        number,
        max(9, cell * 0.22),
        weight=700,
        fill="#221e1a",
    )
    return el("g", made, data_piece=f"coins-{square['square']}", data_help="coins")


def _figure(view: View, square: dict[str, Any], x: float, y: float, cell: float, look: Look) -> str:
    seat: int = square["figure"]
    number = view["players"][seat]["figures"].index(square["square"])
    size = cell * 0.62
    lifted = view["lifted"] == square["square"]
    dx, dy = cell * 0.36, cell * (0.22 if lifted else 0.36)
    return piece(
        f"figure-{seat}-{number}",
        x + dx,
        y + dy,
        gondolier(seat, look.names[seat], size),
        help="figure",
    )


def gondolier(seat: int, name: str, size: float) -> str:
    """Return a gondolier's silhouette with the player's colour, pattern and letter."""
    scale = f"scale({size / 24:.3f})"
    shape = el(
        "path",
        d=GONDOLIER,
        transform=scale,
        fill=player_colour(seat),
        stroke=colour("sheet"),
        stroke_width=3,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    over = el("path", d=GONDOLIER, transform=scale, stroke="#221e1a", stroke_width=0.9, fill="none")
    pattern = PATTERNS[seat]
    if pattern != "plain":
        over += el("path", d=GONDOLIER, transform=scale, fill=f"url(#pattern-{pattern})")
    letter = name.strip()[:1].upper() or str(seat + 1)
    return (
        shape
        + over
        + label(
            size / 2,
            size * 0.72,
            letter,
            max(9, size * 0.42),
            weight=700,
            fill=on_player(seat),
            paint_order="stroke",
            stroke=player_colour(seat),
            stroke_width=size * 0.12,
        )
    )


def square_name(square: dict[str, Any], words: Words, look: Look) -> str:
    """Return what a square is and what is on it, for a screen reader."""
    if square["sunk"]:
        return words("venice-square-water", square=square["square"])
    parts = [words("venice-square", square=square["square"], tile=tile_name(square["tile"], words))]
    if square["figure"] is not None:
        parts.append(words("venice-square-figure", name=look.names[square["figure"]]))
    if square["coins"]:
        parts.append(words("venice-square-coins", n=square["coins"]))
    return ", ".join(parts)


def tile_name(tile: str, words: Words) -> str:
    """Return what a tile is called: “red 5”, “platform”."""
    if tile == "platform":
        return words("venice-platform")
    name, value = tile.split("-")
    return words("venice-district", colour=words(f"colour-{name}"), value=value)


def worth(view: View, square: dict[str, Any]) -> int:
    """Return what a figure on a square would score if the game ended now."""
    if square["tile"] == "platform":
        return 0
    name, value = square["tile"].split("-")
    if value != "X":
        return NUMBERS[VALUE_NAMES.index(value)]
    return 2 * sum(
        int(s["tile"].split("-")[1])
        for s in view["squares"]
        if s["tile"].startswith(name + "-") and not s["sunk"] and not s["tile"].endswith("X")
    )
