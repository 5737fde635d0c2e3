"""The places: ten on every player's board, twenty on tiles; and which token fits which slot.

Slots of the board: neodem and alexhsamuel agree (the farmhouse: rulebook, neodem,
dasspielzeug.de); verified. Stacks I and II and the slots of the tiles: neodem, single, with
support for the cheese factory, the brewery and the sacristy; pharmacy, school, herb garden
and gunpowder tower: rulebook, verified; that the bathhouse asks for any one character is
reconstructed. The effects are the rulebook's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.games.orleans.rules.box import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    KNIGHT,
    MONK,
    SCHOLAR,
    TOKENS,
    TRADER,
)

# What a slot asks for, besides the seven kinds. O64: any token, or any neutral one.
ANY: Final = KINDS
ANY_NEUTRAL: Final = KINDS + 1

# What a place does: the vocabulary in which all of them are declared.
NOTHING: Final = 0  # O15: works without an action
RECRUIT: Final = 1  # O19, O21–O23: take the character `amount`
VILLAGE: Final = 2  # O20: take one of three characters
SAIL: Final = 3  # O24: move along a river
DRIVE: Final = 4  # O24: move along a road
BUILD: Final = 5  # O25: build a station
GAIN: Final = 6  # coins, points, goods and technology as declared
DEEDS_ACTION: Final = 7  # O27: send characters to deeds
PHARMACY_ACTION: Final = 8  # O39
BATH: Final = 9  # O41


class Place(NamedTuple):
    """A place: its slots, what it does, and the stack its tile comes from (0: the board)."""

    name: str
    slots: tuple[int, ...]
    does: int
    amount: int = 0  # the kind that is recruited
    coins: int = 0
    points: int = 0  # development points
    good: int = -1
    per_station: int = 0  # coins for each own built station
    per_level: int = 0  # coins for each level
    technology: int = 0
    stack: int = 0


PLACES: Final[tuple[Place, ...]] = (
    # The board of every player.
    Place("farmhouse", (BOATMAN, CRAFTSMAN), RECRUIT, FARMER),
    Place("village", (FARMER, BOATMAN, CRAFTSMAN), VILLAGE),
    Place("university", (FARMER, CRAFTSMAN, TRADER), RECRUIT, SCHOLAR),
    Place("castle", (FARMER, BOATMAN, TRADER), RECRUIT, KNIGHT),
    Place("monastery", (SCHOLAR, TRADER), RECRUIT, MONK),
    Place("ship", (FARMER, BOATMAN, KNIGHT), SAIL),
    Place("wagon", (FARMER, TRADER, KNIGHT), DRIVE),
    Place("guildhall", (FARMER, CRAFTSMAN, KNIGHT), BUILD),
    Place("scriptorium", (KNIGHT, SCHOLAR), GAIN, points=1),
    Place("town_hall", (ANY_NEUTRAL, ANY_NEUTRAL), DEEDS_ACTION),
    # The tiles. O37, O59.
    Place("hayrick", (FARMER,), GAIN, good=0, stack=1),
    Place("cheese_factory", (FARMER, FARMER), GAIN, good=1, stack=1),
    Place("winery", (FARMER, TRADER), GAIN, good=2, stack=1),
    Place("wool_manufacturer", (BOATMAN, TRADER), GAIN, good=3, stack=1),
    Place("tailor_shop", (TRADER, SCHOLAR), GAIN, good=4, stack=1),
    Place("shipping_line", (BOATMAN,), GAIN, points=1, stack=2),
    Place("brewery", (MONK,), GAIN, coins=2, stack=1),
    Place("library", (KNIGHT, SCHOLAR), GAIN, points=2, stack=1),
    Place("windmill", (CRAFTSMAN, CRAFTSMAN), GAIN, coins=2, points=1, stack=1),
    Place("cellar", (MONK, SCHOLAR), GAIN, coins=4, stack=2),
    Place("sacristy", (MONK,), NOTHING, stack=1),
    Place("office", (SCHOLAR, SCHOLAR), GAIN, per_station=1, stack=2),
    Place("laboratory", (CRAFTSMAN, SCHOLAR), GAIN, technology=1, stack=2),
    Place("hospital", (BOATMAN, SCHOLAR), GAIN, per_level=1, stack=1),
    Place("school", (), NOTHING, stack=2),
    Place("horse_wagon", (KNIGHT, TRADER), DRIVE, stack=2),
    Place("herb_garden", (), NOTHING, stack=1),
    Place("pharmacy", (ANY,), PHARMACY_ACTION, stack=2),
    Place("gunpowder_tower", (), DEEDS_ACTION, stack=2),
    Place("bathhouse", (ANY,), BATH, stack=1),
)
PLACE_NAMES: Final = tuple(place.name for place in PLACES)
BOARD_PLACES: Final = 10
TILES: Final = len(PLACES) - BOARD_PLACES
TILE_NAMES: Final = PLACE_NAMES[BOARD_PLACES:]
STACK: Final = tuple(place.stack for place in PLACES[BOARD_PLACES:])

MONASTERY: Final = PLACE_NAMES.index("monastery")
TOWN_HALL: Final = PLACE_NAMES.index("town_hall")
TOWER: Final = PLACE_NAMES.index("gunpowder_tower")
SACRISTY: Final = PLACE_NAMES.index("sacristy")
SACRISTY_TILE: Final = TILE_NAMES.index("sacristy")
SCHOOL_TILE: Final = TILE_NAMES.index("school")
HERB_TILE: Final = TILE_NAMES.index("herb_garden")
TOWER_TILE: Final = TILE_NAMES.index("gunpowder_tower")

# --- slots: all the places' slots, numbered through --------------------------------------

SLOT_PLACE: Final = tuple(p for p, place in enumerate(PLACES) for _ in place.slots)
SLOT_WANTS: Final = tuple(kind for place in PLACES for kind in place.slots)
SLOTS: Final = len(SLOT_WANTS)
BOARD_SLOTS: Final = sum(len(place.slots) for place in PLACES[:BOARD_PLACES])
FIRST_SLOT: Final = tuple(sum(len(place.slots) for place in PLACES[:p]) for p in range(len(PLACES)))
SLOTS_OF: Final = tuple(
    tuple(range(FIRST_SLOT[p], FIRST_SLOT[p] + len(place.slots))) for p, place in enumerate(PLACES)
)


def slot_names() -> tuple[str, ...]:
    """Return a name for every slot: the place, what it wants, and a number if twice."""
    names: list[str] = []
    for place, wants in zip(SLOT_PLACE, SLOT_WANTS, strict=True):
        name = f"{PLACE_NAMES[place]}-{KIND_NAMES[wants] if wants < KINDS else 'any'}"
        names.append(f"{name}-2" if name in names else name)
    return tuple(names)


SLOT_NAMES: Final = slot_names()
TOWN_HALL_SLOTS: Final = SLOTS_OF[TOWN_HALL]
SACRISTY_SLOT: Final = FIRST_SLOT[SACRISTY]
BATH_SLOT: Final = FIRST_SLOT[PLACE_NAMES.index("bathhouse")]
BATH_DRAWS: Final = 2  # O41

# Sets of slots are bits of an int.
PLACE_BITS: Final = tuple(sum(1 << slot for slot in slots) for slots in SLOTS_OF)
TILE_BITS: Final = PLACE_BITS[BOARD_PLACES:]
BOARD_BITS: Final = (1 << BOARD_SLOTS) - 1
TOWN_HALL_BITS: Final = PLACE_BITS[TOWN_HALL]
# O15: a place acts when all its slots are covered, the town hall with one; without slots never.
READY_BITS: Final = tuple(0 if p == TOWN_HALL else bits for p, bits in enumerate(PLACE_BITS))

# O34: what a technology tile may cover, and where the first must go.
TECHNOLOGY_BITS: Final = sum(
    1 << slot
    for slot in range(SLOTS)
    if len(SLOTS_OF[SLOT_PLACE[slot]]) > 1 and SLOT_WANTS[slot] < MONK
)
FARMER_BITS: Final = sum(1 << slot for slot in range(SLOTS) if SLOT_WANTS[slot] == FARMER)


def fits(token: int, slot: int, school: bool, herb_garden: bool) -> bool:
    """Say whether *token* may lie on *slot* for an owner of these two tiles."""
    wants, kind = SLOT_WANTS[slot], KIND_OF[token]
    if wants == ANY:
        return True
    if wants == ANY_NEUTRAL:
        return token < KINDS  # O28: none of the own colour
    if kind in (wants, MONK):
        return True  # O31: a monk stands for all; for a monk only a monk
    if wants == MONK:
        return False
    # O32: a scholar for all but a monk; a boatman for craftsman, trader or farmer.
    if kind == SCHOLAR and school:
        return True
    return kind == BOATMAN and herb_garden and wants in (CRAFTSMAN, TRADER, FARMER)


# For each mode (1: school, 2: herb garden) and token the slots it fits, as bits.
FIT_BITS: Final = tuple(
    tuple(
        sum(1 << slot for slot in range(SLOTS) if fits(token, slot, bool(mode & 1), bool(mode & 2)))
        for token in range(TOKENS)
    )
    for mode in range(4)
)
