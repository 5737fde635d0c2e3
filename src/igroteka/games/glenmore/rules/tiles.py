"""The tiles as numbers: flat tables made from the declarations of the box.

A tile is an int: 0 to 66 the tiles of the stacks, 67 + seat that seat's start village
("home" in texts). Cubes lie in stores: a production tile is one store; Iona Abbey and
Loch Lochy, which take any kind, are five each.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from igroteka.games.glenmore.rules.box import (
    CROSSING,
    GOODS,
    KINDS,
    MOVEMENT,
    PRODUCE,
    TAVERN,
    TILES,
    Kind,
    Price,
)

STACK_TILES: Final = len(TILES)  # 67
HOME: Final = STACK_TILES  # the first start village; in actions: one's own
MOST_SEATS: Final = 5
ALL_TILES: Final = STACK_TILES + MOST_SEATS

KIND_OF_NAME: Final[dict[str, Kind]] = {kind.name: kind for kind in KINDS}
KIND_INDEX: Final[dict[str, int]] = {kind.name: n for n, kind in enumerate(KINDS)}


def _names() -> tuple[str, ...]:
    totals = Counter(tile.kind for tile in TILES)
    seen: Counter[str] = Counter()
    names = []
    for tile in TILES:
        seen[tile.kind] += 1
        names.append(tile.kind if totals[tile.kind] == 1 else f"{tile.kind}-{seen[tile.kind]}")
    return tuple(names)


# Texts name tiles by kind and number, "forest-3"; all start villages are "home".
TILE_NAMES: Final = _names()
TILE_WORDS: Final = (*TILE_NAMES, "home")


def word(tile: int) -> str:
    """Return the name of a tile; start villages are "home".

    >>> word(HOME + 3), word(1)
    ('home', 'forest-1')
    """
    return TILE_WORDS[tile if tile < HOME else HOME]


def own_tile(number: int, seat: int) -> int:
    """Return the tile that a number in an action of *seat* means: “home” is the own village."""
    return number if number < HOME else HOME + seat


_HOMES: Final = ("home",) * MOST_SEATS
TILE_KIND: Final = tuple(KIND_INDEX[k] for k in (*(tile.kind for tile in TILES), *_HOMES))
_KIND: Final = tuple(KINDS[k] for k in TILE_KIND)
STACK: Final = (*(tile.stack for tile in TILES), *(-1,) * MOST_SEATS)
LINK: Final = (*(tile.link for tile in TILES), *(CROSSING,) * MOST_SEATS)
COLOUR: Final = tuple(kind.colour for kind in _KIND)
ACTION: Final = tuple(kind.action for kind in _KIND)
GOOD: Final = tuple(kind.good for kind in _KIND)
CARD: Final = tuple(kind.card for kind in _KIND)
POINTS: Final = tuple(kind.points for kind in _KIND)
EXCHANGE_PRICE: Final = tuple(kind.price for kind in _KIND)
EXCHANGE_BARRELS: Final = tuple(kind.barrels for kind in _KIND)
BONUS_FOLK: Final = tuple(kind.bonus_folk for kind in _KIND)
BONUS_BARRELS: Final = tuple(kind.bonus_barrels for kind in _KIND)
BONUS_COINS: Final = tuple(kind.bonus_coins for kind in _KIND)
COST: Final = tuple(tile.cost for tile in TILES)
PRICE: Final = tuple(tile.price for tile in TILES)
IS_VILLAGE: Final = tuple(kind.name in ("village", "home") for kind in _KIND)

# Activations that take nothing and ask nothing: these may be done all at once.
IS_FREE: Final = tuple(action in (PRODUCE, MOVEMENT, TAVERN) for action in ACTION)

LOCHY_TILE: Final = TILE_NAMES.index("loch-lochy")
SHIEL_TILE: Final = TILE_NAMES.index("loch-shiel")
OICH_TILE: Final = TILE_NAMES.index("loch-oich")
IONA_TILE: Final = TILE_NAMES.index("iona-abbey")


def _stores() -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, ...], ...]]:
    stores: list[tuple[int, int]] = []
    of_tile: list[tuple[int, ...]] = []
    for tile in range(ALL_TILES):
        if GOOD[tile] >= 0:
            kinds = [GOOD[tile]]
        elif tile in (IONA_TILE, LOCHY_TILE):
            kinds = list(range(len(GOODS)))
        else:
            kinds = []
        of_tile.append(tuple(range(len(stores), len(stores) + len(kinds))))
        stores += [(tile, kind) for kind in kinds]
    return tuple(stores), tuple(of_tile)


_STORES, STORES_OF_TILE = _stores()
STORES: Final = len(_STORES)
STORE_TILE: Final = tuple(tile for tile, _ in _STORES)
STORE_GOOD: Final = tuple(good for _, good in _STORES)
STORE_NAMES: Final = tuple(
    f"{TILE_NAMES[tile]} {GOODS[good]}" if len(STORES_OF_TILE[tile]) > 1 else TILE_NAMES[tile]
    for tile, good in _STORES
)
FIRST_STORE: Final = tuple(stores[0] if stores else -1 for stores in STORES_OF_TILE)

# --- prices ---------------------------------------------------------------------------------------


def kinds_in(price: Price) -> tuple[int, ...]:
    """Return the kinds of cube that a price may hold."""
    return tuple(good for good in range(len(GOODS)) if price.caps >> 2 * good & 3)


PRICE_KINDS: Final = tuple(kinds_in(price) for price in PRICE)
"""The kinds of cube a tile's price may hold."""
PRICE_FIXED: Final = tuple(len(kinds_in(price)) == price.least for price in PRICE)
"""Whether a tile's price leaves no choice of kinds."""
