"""One tile, by icons only: what it costs, what it brings once, what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.face.palette import colour
from igroteka.face.svg import el, label
from igroteka.games.glenmore.face import pieces
from igroteka.games.glenmore.face.names import kind_of
from igroteka.games.glenmore.rules.box import (
    ANY_DIFFERENT,
    BONNETS,
    COLOUR_NAMES,
    COST_BARREL,
    COST_PERSON,
    CROSSING,
    DUART_POINTS,
    EXCHANGE,
    GOODS,
    IONA_POINTS,
    MORAR_POINTS,
    MOVEMENT,
    PRODUCE,
    PRODUCE_ANY,
    RIVER,
    ROAD,
    TAVERN,
    TILES,
)
from igroteka.games.glenmore.rules.tiles import KIND_OF_NAME, LINK, PRICE, TILE_NAMES, kinds_in

SIDE: Final = 64
"""A tile is drawn on a grid of so many units."""

# The strength of a tile's colour over the sheet.
TINTS: Final = {"yellow": 0.42, "green": 0.34, "grey": 0.3, "brown": 0.36, "blue": 0.34}

# What a bonus draws: a width, and the drawing at x, y (top left), 12 units high.
Bit = tuple[float, Callable[[float, float], str]]


def link_of(tile: str) -> int:
    """Return what runs through a tile."""
    return CROSSING if tile == "home" else LINK[TILE_NAMES.index(tile)]


def face_of(tile: str, *, priced: bool) -> str:
    """Return a tile of 64 units; *priced*: with its cost and one-time bonus, as on the track."""
    kind = kind_of(tile)
    colours = COLOUR_NAMES[KIND_OF_NAME[kind].colour]
    parts = [ground(colours), ways(link_of(tile))]
    special = KIND_OF_NAME[kind].card >= 0
    size = 28 if priced and special else 32 if priced else 34
    y = 15 if priced else 11
    parts.append(
        pieces.shape(pieces.silhouette_of(kind), (SIDE - size) / 2, y, size, halo=colour("sheet"))
    )
    parts.append(strip(kind))
    if special:
        parts.append(
            el(
                "rect",
                x=4,
                y=4,
                width=SIDE - 8,
                height=SIDE - 8,
                rx=6,
                fill="none",
                stroke=colour(colours),
                stroke_width=1.2,
            )
        )
    if priced:
        parts.append(cost(tile))
        parts.append(bonus(kind))
    return "".join(parts)


def ground(colours: str) -> str:
    """Return the ground of a tile in its colour, with a frame."""
    box = {"x": 1.5, "y": 1.5, "width": SIDE - 3, "height": SIDE - 3, "rx": 8}
    return (
        el("rect", fill=colour("sheet"), **box)
        + el("rect", fill=colour(colours), fill_opacity=TINTS[colours], **box)
        + el("rect", fill="none", stroke=colour(colours), stroke_width=3, **box)
    )


def ways(link: int) -> str:
    """Return river and road."""
    made = ""
    if link in (ROAD, CROSSING):
        made += el(
            "path", d="M0 32h64", stroke=colour("muted"), stroke_width=15, stroke_opacity=0.9
        )
        made += el("path", d="M0 32h64", stroke=colour("shade"), stroke_width=12)
        made += el(
            "path",
            d="M2 32h60",
            stroke=colour("muted"),
            stroke_width=1.6,
            stroke_dasharray="5 5",
        )
    if link in (RIVER, CROSSING):
        flow = "M32 0C32 12 25 16 29 30S32 52 32 64"
        made += el("path", d=flow, stroke=colour("water-line"), stroke_width=17, fill="none")
        made += el("path", d=flow, stroke=colour("water"), stroke_width=13, fill="none")
    return made


def cost(tile: str) -> str:
    """Return what a tile costs, at its top left corner."""
    if tile == "home":
        return ""
    declared = TILES[TILE_NAMES.index(tile)]
    x, y, made = 4.0, 5.0, ""
    if declared.cost == COST_BARREL:
        made = pieces.barrel(x + 1, 4, 14)
        x += 15
    elif declared.cost == COST_PERSON:
        made = pieces.person(x + 1, 4, 14)
        x += 15
    price = PRICE[TILE_NAMES.index(tile)]
    if price.caps == ANY_DIFFERENT and price.most == 2:
        made = pieces.any_cube(4, 4, 13) + pieces.any_cube(4, 18, 13)
        made += label(10.5, 24.7, "≠", 11, weight=700)
        x, y = 17.0, 19.0
    else:
        goods = [GOODS[good] for good in kinds_in(price)]
        for good in goods:
            made += pieces.cube(good, 4, y - 1, 13)
            y += 14
        if goods:
            x, y = 17.0, y - 14
    if not made:
        return ""
    plate = el(
        "rect", x=2, y=2, width=x + 1, height=y + 12, rx=6, fill=colour("sheet"), fill_opacity=0.92
    )
    return plate + made


def _cube_bit(good: str) -> Bit:
    return 12, lambda x, y: pieces.cube(good, x, y, 12)


def _any_bit() -> Bit:
    return 12, lambda x, y: pieces.any_cube(x, y, 12)


def _different_bit() -> Bit:
    """A cube of any kind, but of another kind each time."""
    return 12, lambda x, y: pieces.any_cube(x, y, 12) + label(x + 6, y + 6.2, "≠", 11, weight=700)


def _barrel_bit() -> Bit:
    return 12, lambda x, y: pieces.barrel(x, y, 12.5)


def _person_bit() -> Bit:
    return 12, lambda x, y: pieces.person(x, y, 12)


def _points_bit(number: object) -> Bit:
    wide = 6.8 * len(str(number)) + 8
    return wide, lambda x, y: pieces.points(x + wide / 2, y + 6, number, 11)


def _shape_bit(path: str) -> Bit:
    return 12, lambda x, y: pieces.shape(path, x, y, 12)


def _text_bit(text: str) -> Bit:
    wide = 7.0 * len(text)
    return wide, lambda x, y: pieces.marks(x + wide / 2, y + 6.3, text, 11.5)


def _arrow_bit() -> Bit:
    def arrow(x: float, y: float) -> str:
        return el(
            "path",
            d=f"M{x:.1f} {y + 6:.1f}h6m-3 -3l3 3l-3 3",
            fill="none",
            stroke=colour("ink"),
            stroke_width=1.6,
            stroke_linecap="round",
            stroke_linejoin="round",
        )

    return 7, arrow


def bits(kind: str) -> list[Bit]:
    """Return what an activation takes and brings."""
    declared = KIND_OF_NAME[kind]
    if declared.action == PRODUCE:
        return [_text_bit("+"), _cube_bit(GOODS[declared.good])]
    if declared.action == PRODUCE_ANY:
        return [_text_bit("+"), _any_bit()]
    if declared.action == MOVEMENT:
        return [_text_bit("+"), _shape_bit(pieces.STEP)]
    if declared.action == TAVERN:
        return [_text_bit("+"), _points_bit(declared.points[0])]
    if declared.action != EXCHANGE:
        return []
    price = declared.price
    if declared.barrels:
        return [_cube_bit("grain"), _arrow_bit(), _barrel_bit()]
    if price.caps == ANY_DIFFERENT:
        most = declared.points[price.most]
        return [_text_bit(f"{price.most}"), _different_bit(), _arrow_bit(), _points_bit(most)]
    if price.most == 3:
        return [_text_bit("3"), _any_bit(), _arrow_bit(), _points_bit(declared.points[3])]
    goods = [GOODS[good] for good in kinds_in(price)]
    made = [_cube_bit(good) for good in goods]
    if len(goods) == 1:
        return [_text_bit("2"), *made, _arrow_bit(), _points_bit(declared.points[2])]
    return [*made, _arrow_bit(), _points_bit(declared.points[2])]


def row_of(found: list[Bit], middle: float, y: float, gap: float = 2) -> str:
    """Return bits side by side, centred at *middle*."""
    wide = sum(bit[0] for bit in found) + gap * (len(found) - 1)
    x = middle - wide / 2
    made = ""
    for bit_wide, draw in found:
        made += draw(x, y)
        x += bit_wide + gap
    return made


def strip(kind: str) -> str:
    """Return the strip at the foot of a tile: what an activation does."""
    found = bits(kind)
    if not found:
        return ""
    wide = sum(bit[0] for bit in found) + 2 * (len(found) - 1) + 8
    plate = el(
        "rect",
        x=SIDE / 2 - wide / 2,
        y=45,
        width=wide,
        height=16.5,
        rx=6,
        fill=colour("sheet"),
        fill_opacity=0.94,
    )
    return plate + row_of(found, SIDE / 2, 47.2)


def bonus_rows(kind: str) -> list[list[Bit]]:
    """Return what a tile brings once, and what its card does, as rows of bits."""
    declared = KIND_OF_NAME[kind]
    rows: list[list[Bit]] = []
    if declared.bonus_folk:
        rows += [[_person_bit()]] * declared.bonus_folk
    if declared.bonus_barrels:
        rows += [[_barrel_bit()]] * declared.bonus_barrels
    if declared.bonus_coins:
        coins = declared.bonus_coins
        rows.append([(13, lambda x, y: pieces.coin(x + 6.5, y + 6, 13, coins))])
    hat = _shape_bit(pieces.BONNET)
    more: dict[str, list[list[Bit]]] = {
        "iona-abbey": [[_points_bit(IONA_POINTS)], [_colour_bit("yellow")]],
        "loch-morar": [[_points_bit(MORAR_POINTS), _colour_bit("green")]],
        "duart-castle": [[_points_bit(DUART_POINTS)], [_shape_bit(pieces.HOUSE)]],
        "loch-lochy": [[_any_bit(), _any_bit()]],
        "loch-ness": [[_text_bit("+1"), _shape_bit(pieces.AGAIN)]],
        "loch-oich": [[_text_bit("∗"), _shape_bit(pieces.AGAIN)]],
        "loch-shiel": [[_text_bit("0→"), _any_bit()]],
        "castle-of-mey": [[_text_bit("×2")]],
    }
    rows += more.get(kind, [])
    rows += [[hat]] * (BONNETS[declared.card] if declared.card >= 0 else 0)
    return rows


def _colour_bit(name: str) -> Bit:
    def swatch(x: float, y: float) -> str:
        return el(
            "rect",
            x=x + 0.5,
            y=y + 0.5,
            width=11,
            height=11,
            rx=2.5,
            fill=colour("sheet"),
            stroke=colour("ink"),
            stroke_width=1,
        ) + el("rect", x=x + 2.2, y=y + 2.2, width=7.6, height=7.6, rx=1.5, fill=colour(name))

    return 12, swatch


def bonus(kind: str) -> str:
    """Return what a tile brings once, at its right side, from the top down."""
    rows = bonus_rows(kind)
    if not rows:
        return ""
    wide = max(sum(bit[0] for bit in found) + 1.5 * (len(found) - 1) for found in rows) + 4
    x = SIDE - 2.5 - wide
    made = el(
        "rect",
        x=x,
        y=2,
        width=wide,
        height=13.5 * len(rows) + 2.5,
        rx=6,
        fill=colour("sheet"),
        fill_opacity=0.92,
    )
    for n, found in enumerate(rows):
        made += row_of(found, x + wide / 2, 3.5 + 13.5 * n, 1.5)
    return made
