"""The city of Venice 2099 seen from above."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.face import Choice, Look, Shut, Words
from igroteka.face.palette import colour
from igroteka.face.svg import drawing, el, impossible, is_target, label, piece, ring, target, title
from igroteka.games.venice.face.names import square_name
from igroteka.games.venice.face.offers import why_not
from igroteka.games.venice.face.pieces import coins, district, gondolier, raft, waves
from igroteka.games.venice.rules.view import SquareView, VeniceView

WIDTH: Final = 360
MARGIN: Final = 16  # for the letters and numbers of the squares


def city(
    view: VeniceView,
    look: Look,
    words: Words,
    choices: Sequence[Choice],
    shut: Sequence[Shut],
) -> str:
    """Return the city seen from above: tiles lie on the water and leave it when they sink."""
    side = view["side"]
    cell = (WIDTH - MARGIN - 4) / side
    size = WIDTH - MARGIN
    parts = [el("rect", x=0, y=0, width=WIDTH, height=WIDTH, rx=10, fill=colour("water"))]
    for n in range(side):
        middle = MARGIN + n * cell + cell / 2
        muted = colour("muted")
        parts.append(label(middle, 8, "abcdefgh"[n], 12, fill=muted, data_ruler="column"))
        parts.append(label(8, middle, n + 1, 12, fill=muted, data_ruler="row"))
    hand = view["hand"] or ()
    figures = []
    for n, square in enumerate(view["squares"]):
        row, column = divmod(n, side)
        x, y = MARGIN + column * cell, MARGIN + row * cell
        key = f"sq-{square['square']}"
        name = square_name(square, words, look)
        tile, topic = _tile(square, x, y, cell, square["tile"] in hand, words)
        if is_target(key, choices):
            tile = el("g", tile, _ring(x, y, cell), data_help=topic)
            parts.append(target(key, choices, tile, name=name))
        elif why := why_not(key, shut):
            said = why if square["sunk"] else f"{_once(name, square['square'], why)}. {why}"
            parts.append(impossible(said, tile, key=key, help=topic))
        else:
            parts.append(el("g", title(name), tile, data_help=topic, data_mark=key))
        if square["square"] == view["lifted"]:
            parts.append(_lifted(x, y, cell))
        if square["figure"] is not None:
            figures.append(_figure(view, square["figure"], square["square"], x, y, cell, look))
    return drawing(WIDTH, size + MARGIN, *parts, *figures, label=words("venice-city"))


def _once(name: str, square: str, why: str) -> str:
    """Return what lies on a square without the square, if the reason names it."""
    short = name.removeprefix(f"{square}: ")
    return short[:1].upper() + short[1:] if square in why else name


def _tile(
    square: SquareView, x: float, y: float, cell: float, held: bool, words: Words
) -> tuple[str, str]:
    """Return what lies on a square, and the topic that explains it."""
    if square["sunk"]:
        return waves(x, y, cell), "water"
    gap = cell * 0.04
    wide = cell - 2 * gap
    stack = coins(square, x, y, cell) if square["coins"] else ""
    if square["tile"] == "platform":
        made, topic = raft(x + gap, y + gap, wide), "platform"
    else:
        made, topic = district(square["tile"], x + gap, y + gap, wide, held, words), "district"
    return made + stack, topic if square["figure"] is None else "figure"


def _ring(x: float, y: float, cell: float) -> str:
    """Return the mark of a square that can be chosen."""
    inset = cell * 0.04 + 1.5
    return ring(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset, cell * 0.14)


def _lifted(x: float, y: float, cell: float) -> str:
    """Return the frame of the square whose figure has been taken up."""
    inset = cell * 0.04 + 1.5
    wide = cell - 2 * inset
    frame = {"x": x + inset, "y": y + inset, "width": wide, "height": wide, "rx": cell * 0.12}
    return "".join(
        el("rect", **frame, fill="none", stroke=colour(name), stroke_width=width)
        for name, width in (("sheet", 5), ("accent", 3))
    )


def _figure(
    view: VeniceView, seat: int, square: str, x: float, y: float, cell: float, look: Look
) -> str:
    """Return the figure of *seat* on a square."""
    number = view["players"][seat]["figures"].index(square)
    size = cell * 0.62
    lifted = view["lifted"] == square
    dx, dy = cell * 0.36, cell * (0.22 if lifted else 0.36)
    figure = gondolier(seat, look.names[seat], size)
    # It stands above all squares, to glide over them; a click on it is one on its square.
    standing = piece(f"figure-{seat}-{number}", x + dx, y + dy, figure, help="figure")
    return el("g", standing, pointer_events="none")
