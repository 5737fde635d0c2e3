"""What is in the box: the numbers of the rulebook, the kinds of tiles, every tile.

A tile is a declaration. The table was read from scans of the printed tiles of the alea
edition (facts only, no text or art): tile n of the table is scan n of the scans committed
on 2024-03-04 in github.com/Pootouf/Agora (8e554050), cross-checked with that project's own
table (28a5e9d9); the cards from the scans of the same commit. Confidence is high throughout.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# G1, G3: what a player starts with, and the track.
START_COINS: Final = 6
SPACES: Final = 14
# G2: the sizes of the stacks; G32: a scoring when the last tile of 1, 2 or 3 is laid.
STACK_SIZES: Final[tuple[int, ...]] = (8, 23, 19, 17)
STACK_ENDS: Final[tuple[int, ...]] = (8, 31, 50, 67)
SCORINGS: Final = STACK_ENDS[1:]
# G10: the die.
DIE: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 3)
# G16: the spaces of a row of the market, with the numbers 1, 2, 3.
ROW_SPACES: Final = 3
# G24: cubes on a tile.
MOST_CUBES: Final = 3
# G33: points for the difference to the lowest player.
DIFFERENCE_POINTS: Final[tuple[int, ...]] = (0, 1, 2, 3, 5, 8)
# G20, G34: at the end, for each yellow tile with Iona Abbey, each green one with Loch Morar,
# each village with Duart Castle.
IONA_POINTS: Final = 2
MORAR_POINTS: Final = 2
DUART_POINTS: Final = 3
# G34: points for every tile more than the smallest territory has.
TILE_PENALTY: Final = -3

# G16: the rows of the market, from the top.
WOOD: Final = 0
STONE: Final = 1
GRAIN: Final = 2
CATTLE: Final = 3
SHEEP: Final = 4
GOODS: Final[tuple[str, ...]] = ("wood", "stone", "grain", "cattle", "sheep")

# G12: what runs through a tile.
PLAIN: Final = 0
RIVER: Final = 1
ROAD: Final = 2
CROSSING: Final = 3  # only the start village

# G39: the colours.
YELLOW: Final = 0
GREEN: Final = 1
GREY: Final = 2
BROWN: Final = 3
BLUE: Final = 4
COLOUR_NAMES: Final[tuple[str, ...]] = ("yellow", "green", "grey", "brown", "blue")

# What an activation does.
NOTHING: Final = 0
PRODUCE: Final = 1  # a cube of the tile's kind
PRODUCE_ANY: Final = 2  # a cube of any kind
MOVEMENT: Final = 3  # a movement point
TAVERN: Final = 4  # points for nothing
EXCHANGE: Final = 5  # cubes for points or for a barrel

# What a tile costs besides cubes.
COST_CUBES: Final = 0
COST_BARREL: Final = 1
COST_PERSON: Final = 2


def caps(wood: int = 0, stone: int = 0, grain: int = 0, cattle: int = 0, sheep: int = 0) -> int:
    """Return how many cubes of each kind a payment may hold, two bits a kind."""
    return wood | stone << 2 | grain << 4 | cattle << 6 | sheep << 8


class Price(NamedTuple):
    """A payment in cubes: at most so many of each kind, from `least` to `most` in all."""

    caps: int
    least: int
    most: int


FREE: Final = Price(0, 0, 0)


class Kind(NamedTuple):
    """What all tiles of one name have in common."""

    name: str
    colour: int
    action: int
    good: int = -1
    """What it produces."""
    price: Price = FREE
    """What an exchange takes."""
    points: tuple[int, ...] = (0,)
    """What an exchange brings for 0, 1, … cubes; what a tavern brings."""
    barrels: int = 0
    """How many barrels an exchange brings."""
    card: int = -1
    """The special place's card."""
    bonus_folk: int = 0
    bonus_barrels: int = 0
    bonus_coins: int = 0


# G20: the cards of the special places, and their bonnets.
CARD_NAMES: Final[tuple[str, ...]] = (
    "iona-abbey",
    "loch-lochy",
    "loch-morar",
    "loch-ness",
    "loch-shiel",
    "loch-oich",
    "castle-stalker",
    "castle-moil",
    "armadale-castle",
    "duart-castle",
    "donan-castle",
    "castle-of-mey",
    "cawdor-castle",
)
# Those whose card does something at a scoring, at the end, or in every turn.
IONA_ABBEY: Final = 0
LOCH_MORAR: Final = 2
LOCH_NESS: Final = 3
DUART_CASTLE: Final = 9
CASTLE_OF_MEY: Final = 11
BONNETS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 3)

ANY_DIFFERENT: Final = caps(1, 1, 1, 1, 1)
FAIR_POINTS: Final[tuple[int, ...]] = (0, 1, 3, 5, 8, 12)


def castle(name: str, folk: int = 1, barrels: int = 0, coins: int = 0) -> Kind:
    """Return a castle: a village with a card."""
    return Kind(
        name,
        GREY,
        MOVEMENT,
        card=CARD_NAMES.index(name),
        bonus_folk=folk,
        bonus_barrels=barrels,
        bonus_coins=coins,
    )


def loch(name: str) -> Kind:
    """Return a loch. G31: it has no activation."""
    return Kind(name, BLUE, NOTHING, card=CARD_NAMES.index(name))


KINDS: Final[tuple[Kind, ...]] = (
    # G24: production.
    Kind("quarry", YELLOW, PRODUCE, good=STONE),
    Kind("forest", YELLOW, PRODUCE, good=WOOD),
    Kind("meadow", GREEN, PRODUCE, good=SHEEP),
    Kind("pasture", GREEN, PRODUCE, good=CATTLE),
    Kind("field", GREEN, PRODUCE, good=GRAIN),
    Kind("iona-abbey", YELLOW, PRODUCE_ANY, card=IONA_ABBEY),
    # G25: a distillery turns grain into whisky, and brings a barrel when laid.
    Kind(
        "distillery",
        YELLOW,
        EXCHANGE,
        price=Price(caps(grain=1), 1, 1),
        points=(0, 0),
        barrels=1,
        bonus_barrels=1,
    ),
    # G26: butchers.
    Kind("butcher-sheep", BROWN, EXCHANGE, price=Price(caps(sheep=2), 1, 2), points=(0, 2, 4)),
    Kind("butcher-cattle", BROWN, EXCHANGE, price=Price(caps(cattle=2), 1, 2), points=(0, 2, 4)),
    Kind(
        "butcher-mixed",
        BROWN,
        EXCHANGE,
        price=Price(caps(cattle=1, sheep=1), 2, 2),
        points=(0, 0, 5),
    ),
    # G27: fairs.
    Kind("fair-3", BROWN, EXCHANGE, price=Price(ANY_DIFFERENT, 1, 3), points=FAIR_POINTS),
    Kind("fair-4", BROWN, EXCHANGE, price=Price(ANY_DIFFERENT, 1, 4), points=FAIR_POINTS),
    Kind("fair-5", BROWN, EXCHANGE, price=Price(ANY_DIFFERENT, 1, 5), points=FAIR_POINTS),
    # G28: grocer, bridge and taverns.
    Kind("grocer", BROWN, EXCHANGE, price=Price(caps(3, 3, 3, 3, 3), 3, 3), points=(0, 0, 0, 8)),
    Kind("bridge", BROWN, EXCHANGE, price=Price(caps(wood=1, stone=1), 2, 2), points=(0, 0, 7)),
    Kind("tavern-3", BROWN, TAVERN, points=(3,)),
    Kind("tavern-4", BROWN, TAVERN, points=(4,)),
    # G19, G20: villages, castles, lochs.
    Kind("village", GREY, MOVEMENT, bonus_folk=1),
    castle("castle-stalker", folk=2),
    castle("castle-moil", barrels=1),
    castle("armadale-castle", coins=3),
    castle("duart-castle"),
    castle("donan-castle", barrels=2),
    castle("castle-of-mey"),
    castle("cawdor-castle"),
    loch("loch-lochy"),
    loch("loch-morar"),
    loch("loch-ness"),
    loch("loch-shiel"),
    loch("loch-oich"),
    # G1: the member of the start village is there from the start.
    Kind("home", GREY, MOVEMENT),
)


class Tile(NamedTuple):
    """One tile: its kind, its stack, what runs through it, what it costs."""

    kind: str
    stack: int
    link: int
    price: Price = FREE
    cost: int = COST_CUBES


def cubes(wood: int = 0, stone: int = 0, grain: int = 0, cattle: int = 0, sheep: int = 0) -> Price:
    """Return the price of exactly these cubes."""
    number = wood + stone + grain + cattle + sheep
    return Price(caps(wood, stone, grain, cattle, sheep), number, number)


TILES: Final[tuple[Tile, ...]] = (
    Tile("quarry", 0, ROAD),
    Tile("forest", 0, RIVER),
    Tile("meadow", 0, RIVER),
    Tile("village", 0, ROAD),
    Tile("field", 0, ROAD),
    Tile("pasture", 0, RIVER),
    Tile("quarry", 0, RIVER),
    Tile("forest", 0, ROAD),
    Tile("loch-lochy", 1, RIVER),
    Tile("butcher-sheep", 1, PLAIN),
    Tile("distillery", 1, PLAIN, cubes(stone=1)),
    Tile("meadow", 1, PLAIN),
    Tile("fair-3", 1, PLAIN, cubes(wood=1)),
    Tile("village", 1, RIVER, cubes(stone=1)),
    Tile("distillery", 1, ROAD, cubes(stone=1)),
    Tile("village", 1, PLAIN, cubes(stone=1)),
    Tile("fair-3", 1, ROAD, cubes(wood=1)),
    Tile("field", 1, ROAD),
    Tile("village", 1, ROAD, cubes(stone=1)),
    Tile("village", 1, RIVER, cubes(wood=1)),
    Tile("pasture", 1, PLAIN),
    Tile("field", 1, PLAIN),
    Tile("quarry", 1, PLAIN),
    Tile("forest", 1, PLAIN),
    Tile("quarry", 1, PLAIN),
    Tile("castle-moil", 1, PLAIN, cubes(wood=1, stone=1, grain=1)),
    Tile("castle-stalker", 1, RIVER, cubes(wood=1, stone=1)),
    Tile("forest", 1, PLAIN),
    Tile("village", 1, PLAIN, cubes(wood=1)),
    Tile("armadale-castle", 1, PLAIN, cubes(wood=1, stone=1)),
    Tile("butcher-cattle", 1, PLAIN),
    Tile("quarry", 2, PLAIN),
    Tile("tavern-3", 2, PLAIN, cost=COST_BARREL),
    Tile("butcher-mixed", 2, PLAIN, cubes(wood=1)),
    Tile("loch-morar", 2, RIVER),
    Tile("distillery", 2, PLAIN, cubes(stone=1)),
    Tile("loch-ness", 2, RIVER, cost=COST_PERSON),
    Tile("castle-of-mey", 2, PLAIN, cubes(wood=1, stone=1, cattle=1)),
    Tile("pasture", 2, ROAD),
    Tile("forest", 2, ROAD),
    Tile("village", 2, ROAD, cubes(wood=1)),
    Tile("tavern-3", 2, PLAIN, cost=COST_BARREL),
    Tile("duart-castle", 2, PLAIN, cubes(wood=1, stone=1, sheep=1)),
    Tile("village", 2, RIVER, cubes(stone=1)),
    Tile("village", 2, PLAIN, cubes(wood=1)),
    Tile("field", 2, PLAIN),
    Tile("field", 2, PLAIN),
    Tile("iona-abbey", 2, ROAD, cubes(wood=1, stone=1, sheep=1)),
    Tile("fair-4", 2, ROAD, cubes(wood=1)),
    Tile("meadow", 2, RIVER),
    Tile("cawdor-castle", 3, PLAIN, cubes(wood=1, stone=1, cattle=1)),
    Tile("loch-shiel", 3, RIVER),
    Tile("forest", 3, PLAIN),
    Tile("field", 3, PLAIN),
    Tile("fair-5", 3, PLAIN, cubes(wood=1)),
    Tile("grocer", 3, PLAIN, cubes(stone=1)),
    Tile("meadow", 3, PLAIN),
    Tile("village", 3, RIVER, cubes(wood=1)),
    Tile("distillery", 3, ROAD, cubes(stone=1)),
    Tile("loch-oich", 3, RIVER, Price(ANY_DIFFERENT, 2, 2)),
    Tile("village", 3, ROAD, cubes(stone=1)),
    Tile("village", 3, PLAIN, cubes(stone=1)),
    Tile("tavern-4", 3, PLAIN, cost=COST_BARREL),
    Tile("donan-castle", 3, ROAD, cubes(wood=1, stone=1, grain=1)),
    Tile("pasture", 3, PLAIN),
    Tile("bridge", 3, RIVER),
    Tile("quarry", 3, ROAD),
)
