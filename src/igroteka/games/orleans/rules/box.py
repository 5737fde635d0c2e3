"""What is in the box: characters, goods, tracks, deeds, citizens and hourglass tiles.

The rulebook does not print the board. Where the numbers come from, and how sure they are
(verified: two independent sources agree, or one and a numeric cross-check; single: one
credible source that nothing contradicts; reconstructed: nobody tells, so that nothing is
missing):

* counts of characters, goods and tiles, removals by players: the Russian rulebook (GaGa
  Games 2017), and the same in github:neodem/orleans (a Java engine); verified.
* the market of eight spaces: neodem, github:alexhsamuel/orleans, minarinbg.com,
  boardgoats.org; verified.
* the farmer, knight, scholar and development tracks: neodem and alexhsamuel; verified.
* the boatman track: 2, 3, 4, 5 coins from both; that the last space pays none is explicit
  in alexhsamuel only; single.
* lengths of the craftsman and trader tracks: neodem and alexhsamuel; verified.
* citizens of the development track on 3, 18 and 28: alexhsamuel, the first also in
  boardgamemap.com (neodem is off by one); verified.
* deeds: neodem and alexhsamuel agree on every space and coin; verified.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# --- characters --------------------------------------------------------------------------

KIND_NAMES: Final[tuple[str, ...]] = (
    "farmer",
    "boatman",
    "craftsman",
    "trader",
    "knight",
    "scholar",
    "monk",
)
KINDS: Final = len(KIND_NAMES)
FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6

# A token is a character as it lies about: the seven neutral kinds, and the four that each
# player has in the own colour. Own tokens are never mixed up with another player's, so
# counts of eleven tokens a seat are enough.
OWN_KINDS: Final = 4
TOKENS: Final = KINDS + OWN_KINDS
TOKEN_NAMES: Final = (*KIND_NAMES, *(f"own-{name}" for name in KIND_NAMES[:OWN_KINDS]))
KIND_OF: Final = (*range(KINDS), *range(OWN_KINDS))

NEUTRAL: Final[tuple[int, ...]] = (16, 10, 10, 10, 14, 14, 14)
CHARACTERS: Final = sum(NEUTRAL) + 4 * OWN_KINDS

# --- goods -------------------------------------------------------------------------------

GOOD_NAMES: Final[tuple[str, ...]] = ("grain", "cheese", "wine", "wool", "brocade")
GOODS: Final = len(GOOD_NAMES)
GOOD_COUNTS: Final[tuple[int, ...]] = (24, 21, 18, 15, 12)
GOOD_POINTS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5)  # O53
FOODS: Final = 3  # O48: the first three can be eaten

# --- what each player and the table have -------------------------------------------------

ROUNDS: Final = 18
START_COINS: Final = 5
STATIONS: Final = 10
MARKET_SPACES: Final = 8
TOWER_SPACES: Final = 2
TECHNOLOGIES: Final = 16
PHARMACY_MOST: Final = 3  # O39: coins for development


class Setup(NamedTuple):
    """O3: the numbers that depend on how many play."""

    supply: tuple[int, ...]
    goods_removed: int


SETUPS: Final = {
    2: Setup((12, 6, 6, 6, 8, 8, 8), 12),
    3: Setup((14, 8, 8, 8, 11, 11, 11), 6),
    4: Setup(NEUTRAL, 0),
}

# --- tracks: index 0 is the start, what is got is got on arriving ------------------------

TRACKS: Final = 6  # the first six kinds; a monk has no track
TRACK_END: Final[tuple[int, ...]] = (8, 5, 5, 5, 5, 5)
FARMER_GOODS: Final[tuple[int, ...]] = (-1, 0, 0, 1, 1, 2, 2, 3, 4)  # O19
BOATMAN_COINS: Final[tuple[int, ...]] = (0, 2, 3, 4, 5, 0)  # O20
KNIGHT_DRAWS: Final[tuple[int, ...]] = (4, 5, 6, 7, 7, 8)  # O11
SCHOLAR_POINTS: Final[tuple[int, ...]] = (0, 2, 3, 4, 5, 6)  # O21
KNIGHT_CITIZEN_SPACE: Final = 4  # O22: the fifth space

# O43: the development track.
DEVELOPMENT_END: Final = 30
STARS: Final[tuple[int, ...]] = (0, 4, 9, 15, 22, 30)
LEVELS: Final = tuple(sum(star <= space for star in STARS) for space in range(DEVELOPMENT_END + 1))
SPACE_COINS: Final = tuple(
    {7: 3, 12: 4, 25: 5}.get(space, 0) for space in range(DEVELOPMENT_END + 1)
)

# --- deeds -------------------------------------------------------------------------------


class Deed(NamedTuple):
    """A good deed: its spaces by kind, and the coins for each character sent."""

    name: str
    spaces: tuple[tuple[int, int], ...]
    coins: int


DEEDS: Final[tuple[Deed, ...]] = (
    Deed("city_wall", ((KNIGHT, 3), (TRADER, 1), (FARMER, 3), (CRAFTSMAN, 3)), 1),
    Deed("papal_conclave", ((KNIGHT, 1), (MONK, 2)), 3),
    Deed("defeating_plague", ((SCHOLAR, 2), (BOATMAN, 1), (FARMER, 1), (TRADER, 1)), 2),
    Deed("astronomy", ((SCHOLAR, 2), (TRADER, 1)), 1),
    Deed("boatmen_guild", ((BOATMAN, 3), (SCHOLAR, 1)), 1),
    Deed("cathedral", ((CRAFTSMAN, 2), (MONK, 2), (TRADER, 2)), 2),
    Deed("peace_treaty", ((MONK, 1), (SCHOLAR, 1), (KNIGHT, 2)), 2),
    Deed("canalisation", ((BOATMAN, 3), (TRADER, 2), (FARMER, 3), (CRAFTSMAN, 2)), 1),
)
DEED_NAMES: Final = tuple(deed.name for deed in DEEDS)
CANALISATION: Final = 7  # O27: a coin or a development point

# The spaces for one kind on one deed are one entry; an entry counts what is still free.
ENTRIES: Final = tuple((d, kind, n) for d, deed in enumerate(DEEDS) for kind, n in deed.spaces)
ENTRY_NAMES: Final = tuple(f"{DEED_NAMES[d]}-{KIND_NAMES[kind]}" for d, kind, _ in ENTRIES)
ENTRY_DEED: Final = tuple(d for d, _, _ in ENTRIES)
ENTRY_KIND: Final = tuple(kind for _, kind, _ in ENTRIES)
ENTRY_SPACES: Final = tuple(n for _, _, n in ENTRIES)
ENTRIES_OF_KIND: Final = tuple(
    tuple(e for e, (_, kind, _) in enumerate(ENTRIES) if kind == k) for k in range(KINDS)
)
ENTRIES_OF_DEED: Final = tuple(
    tuple(e for e, (d, _, _) in enumerate(ENTRIES) if d == deed) for deed in range(len(DEEDS))
)

# --- citizens ----------------------------------------------------------------------------

CITIZEN_NAMES: Final = (
    "development_3",
    "development_18",
    "development_28",
    "boatman_track",
    "knight_track",
    "most_stations",
    *DEED_NAMES,
)
CITIZENS: Final = len(CITIZEN_NAMES)
BOATMAN_CITIZEN: Final = 3
KNIGHT_CITIZEN: Final = 4
STATIONS_CITIZEN: Final = 5
DEED_CITIZEN: Final = 6  # and the following, one for each deed
SPACE_CITIZENS: Final = tuple(
    {3: 0, 18: 1, 28: 2}.get(space, -1) for space in range(DEVELOPMENT_END + 1)
)

# --- hourglass tiles ---------------------------------------------------------------------

EVENT_NAMES: Final[tuple[str, ...]] = (
    "pilgrimage",
    "taxes",
    "income",
    "trading_day",
    "harvest",
    "plague",
)
EVENTS: Final = len(EVENT_NAMES)
EVENT_TILES: Final = 3  # O5: of each event
PILGRIMAGE: Final = 0
TAXES: Final = 1
INCOME: Final = 2
TRADING_DAY: Final = 3
HARVEST: Final = 4
PLAGUE: Final = 5
HARVEST_FINE: Final = 5  # O48
GOODS_PER_TAX: Final = 3  # O45
