"""The track as a ring of fourteen, with the market and the stacks inside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from igroteka.face import Choice, Look, Shut, Words, icons
from igroteka.face.palette import colour
from igroteka.face.svg import (
    badge,
    drawing,
    el,
    icon,
    is_target,
    label,
    piece,
    ring,
    target,
    title,
)
from igroteka.games.glenmore.face import pieces
from igroteka.games.glenmore.face.names import good_name, tile_name
from igroteka.games.glenmore.face.tiles import SIDE, face_of
from igroteka.games.glenmore.rules.box import GOODS, ROW_SPACES
from igroteka.games.glenmore.rules.view import GlenMoreView, SpaceView

WIDTH: Final = 360
STEP: Final = 71
SIZE: Final = 66
LEFT: Final = 4
# The spaces clockwise from the top left: five wide, four high.
RING: Final = (
    *((column, 0) for column in range(5)),
    (4, 1),
    (4, 2),
    *((column, 3) for column in range(4, -1, -1)),
    (0, 2),
    (0, 1),
)
HEIGHT: Final = LEFT + 4 * STEP
# The market and the stacks stand inside the ring in cells, three rows of two.
CELL: Final = 101
CELL_HIGH: Final = 44


def space_xy(space: int) -> tuple[float, float]:
    """Return the top left corner of a space."""
    column, row = RING[space]
    return LEFT + column * STEP, LEFT + row * STEP


def is_shut(key: str, shut: Sequence[Shut]) -> bool:
    """Say whether a thing cannot be used now for a known reason."""
    return any(thing.target == key for thing in shut)


def track(
    view: GlenMoreView,
    look: Look,
    words: Words,
    choices: Sequence[Choice],
    shut: Sequence[Shut],
) -> str:
    """Return the ring: the chain from its rearmost figure to its end."""
    parts = [
        el("rect", width=WIDTH, height=HEIGHT, rx=12, fill=colour("shade")),
        el(
            "rect",
            x=LEFT + STEP - 2,
            y=LEFT + STEP - 2,
            width=3 * STEP - 1,
            height=2 * STEP - 1,
            rx=10,
            fill=colour("sheet"),
        ),
    ]
    figures = []
    for n, entry in enumerate(view["track"]):
        x, y = space_xy(entry["space"])
        space = _space(entry, n, x, y, words, choices, shut)
        parts.append(el("g", space, data_mark=f"space-{entry['space']}"))
        if entry["figure"] is not None:
            figures.append((entry["figure"], n, x, y))
    parts.append(_direction())
    parts += [_figure(figure, n, x, y, look, words) for figure, n, x, y in figures]
    parts.append(_market(view, words, choices, shut))
    parts.append(_stacks(view, words))
    return drawing(WIDTH, HEIGHT, *parts, label=words("glenmore-track"))


def _space(
    entry: SpaceView,
    ahead: int,
    x: float,
    y: float,
    words: Words,
    choices: Sequence[Choice],
    shut: Sequence[Shut],
) -> str:
    tile = entry["tile"]
    if tile is None:
        empty = entry["figure"] is None
        made = el(
            "rect",
            x=x + 2,
            y=y + 2,
            width=SIZE - 4,
            height=SIZE - 4,
            rx=9,
            fill=colour("paper"),
            fill_opacity=0.35 if empty else 0.9,
            stroke=colour("line"),
            stroke_width=1.2,
            stroke_dasharray="4 4" if empty else None,
        )
        return el("g", title(words("glenmore-gap")), made, data_help="gap") if empty else made
    key = f"tile-{tile}"
    name = words("glenmore-on-track", tile=tile_name(tile, words), n=ahead)
    scale = SIZE / SIDE
    body = el("g", face_of(tile, priced=True), transform=f"scale({scale:.4f})")
    if is_target(key, choices):
        body += ring(1, 1, SIZE - 2, SIZE - 2, 9)
    elif is_shut(key, shut):
        # What cannot be taken steps back, and says why.
        body = el("g", body, opacity=0.5)
    else:
        return piece(key, x, y, title(name), body, help=tile)
    return target(key, choices, piece(key, x, y, body, help=tile), name=name, shut=shut)


def _figure(
    figure: int | Literal["die"], ahead: int, x: float, y: float, look: Look, words: Words
) -> str:
    if figure == "die":
        pips = "".join(
            el("circle", cx=px, cy=py, r=3.4, fill="#221e1a")
            for px, py in ((22, 22), (33, 33), (44, 44))
        )
        body = el(
            "rect",
            x=14,
            y=14,
            width=38,
            height=38,
            rx=8,
            fill=colour("white"),
            stroke="#221e1a",
            stroke_width=1.6,
        )
        said = words("glenmore-on-track", tile=words("glenmore-die"), n=ahead)
        return piece("figure-die", x, y, title(said), body + pips, help="die")
    name = look.names[figure]
    body = badge(figure, name, SIZE / 2, SIZE / 2, 42)
    if ahead == 0:
        # The rearmost figure moves next: a ring around it.
        body = (
            el(
                "circle",
                cx=SIZE / 2,
                cy=SIZE / 2,
                r=26,
                fill="none",
                stroke=colour("accent"),
                stroke_width=3,
            )
            + body
        )
    said = words("glenmore-on-track", tile=name, n=ahead)
    return piece(f"figure-{figure}", x, y, title(said), body, help="figure")


def _direction() -> str:
    """Return small arrows between the spaces: the chain runs clockwise."""
    made = ""
    for space in range(14):
        x, y = space_xy(space)
        after_x, after_y = space_xy((space + 1) % 14)
        cx, cy = (x + after_x + SIZE) / 2, (y + after_y + SIZE) / 2
        turn = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}[
            (_sign(after_x - x), _sign(after_y - y))
        ]
        made += el(
            "path",
            d="M-2.5 -4l4.5 4l-4.5 4",
            transform=f"translate({cx:.1f} {cy:.1f}) rotate({turn})",
            fill="none",
            stroke=colour("muted"),
            stroke_width=1.6,
        )
    return made


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def _cell_xy(n: int) -> tuple[float, float]:
    """Return a corner of the six cells inside the ring: five goods and the stacks."""
    row, column = divmod(n, 2)
    return LEFT + STEP + 2 + column * (CELL + 2), LEFT + STEP + 1 + row * (CELL_HIGH + 2)


def _market(
    view: GlenMoreView, words: Words, choices: Sequence[Choice], shut: Sequence[Shut]
) -> str:
    """Return the five rows: covered spaces hold coins, the lowest open number is the price."""
    return "".join(
        _goods_row(view, good, *_cell_xy(n), words, choices, shut) for n, good in enumerate(GOODS)
    )


def _goods_row(
    view: GlenMoreView,
    good: str,
    x: float,
    y: float,
    words: Words,
    choices: Sequence[Choice],
    shut: Sequence[Shut],
) -> str:
    """Return one row of the market, folded into a cell that a thumb can hit."""
    covered, prices = view["market"][good], view["prices"][good]
    name = good_name(good, words)
    made = el("rect", x=x, y=y, width=CELL, height=CELL_HIGH, rx=6, fill=colour("shade"))
    made += pieces.cube(good, x + 6, y + 4, 16)
    made += label(x + 28, y + 12.5, name, 13, anchor="start")
    for number in range(1, ROW_SPACES + 1):
        cx, cy = x - 10 + 30 * number, y + 32
        if number <= covered:
            made += pieces.coin(cx, cy, 19, number)
            continue
        price = number == prices["buy"]
        made += el(
            "circle",
            cx=cx,
            cy=cy,
            r=9,
            fill="none",
            stroke=colour("ink" if price else "muted"),
            stroke_dasharray="3 2",
        )
        weight, ink = (700, None) if price else (None, colour("muted"))
        made += label(cx, cy, number, 12, weight=weight, fill=ink)
    said = words(
        "glenmore-market-row",
        good=name,
        buy=prices["buy"] or "—",
        sell=prices["sell"] or "—",
    )
    key = f"market-{good}"
    if is_target(key, choices):
        made += ring(x + 1, y + 1, CELL - 2, CELL_HIGH - 2, 6)
    elif not is_shut(key, shut):
        return el("g", title(said), made, data_help="market", data_mark=key)
    return target(key, choices, el("g", made, data_help="market"), name=said, shut=shut)


def _stacks(view: GlenMoreView, words: Words) -> str:
    """Return how many tiles are left in each stack, and which scorings are over."""
    left, y = _cell_xy(len(GOODS))
    made = ""
    for n in (1, 2, 3):
        x = left + 7 + (n - 1) * 33
        count = view["stacks"][n]
        if not count:
            made += pieces.shape(pieces.STAR, x, y + 3, 19, colour("muted"))
            done = icon(icons.CHECK, x + 1, y + 25, 16, stroke=colour("muted"))
            made += el("g", title(words("glenmore-scored", n=n)), done)
            continue
        layers = min(3, (count + 6) // 7)
        for layer in range(layers):
            made += el(
                "rect",
                x=x + layer * 2,
                y=y + 7 - layer * 2,
                width=18,
                height=18,
                rx=4,
                fill=colour("sheet"),
                stroke=colour("muted"),
                stroke_width=1.2,
            )
        up = 2 * (layers - 1)
        made += label(x + 9 + up, y + 16 - up, n, 12, weight=700, serif=True)
        made += label(x + 10, y + 34, f"×{count}", 13)
    return el("g", title(words("glenmore-stacks")), made, data_help="stacks")
