"""The numbers of the evaluation, all of them, each with a name.

They were found by playing many games of one set against another. The unit is a point at the
end of the game unless it is said otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


def tiles() -> dict[str, float]:
    """Return what each place tile brings in a round."""
    return {
        "hayrick": 1.07,
        "cheese_factory": 0.15,
        "winery": 0.84,
        "wool_manufacturer": 1.19,
        "tailor_shop": 2.14,
        "shipping_line": 1.48,
        "brewery": 0.79,
        "library": 1.37,
        "windmill": 1.94,
        "cellar": 0.79,
        "sacristy": 0.07,
        "office": 0.18,
        "laboratory": 0.35,
        "hospital": 0.29,
        "school": 5.02,
        "horse_wagon": 1.79,
        "herb_garden": 1.29,
        "pharmacy": 4.66,
        "gunpowder_tower": 1.23,
        "bathhouse": 1.71,
    }


def kinds() -> dict[str, float]:
    """Return what each kind of character is worth in a round beyond being a character."""
    return {
        "farmer": 0.54,
        "boatman": 0.30,
        "craftsman": 0.50,
        "trader": 0.18,
        "knight": 0.36,
        "scholar": 0.18,
        "monk": 0.53,
    }


@dataclass(frozen=True)
class Weights:
    """What things are worth; fields stand in the order in which the evaluation reads them."""

    # --- the rest of the game -------------------------------------------------------------
    work: float = 3.50
    """What one more character at work brings in a round."""
    pace: float = 1.69
    """How far one gets on the development track in a round …"""
    item_pace: float = 4.88
    """… and how many stations and citizens one gains …"""
    most_items: float = 15.0
    """… of which one expects no more than this at the end."""
    usual_level: float = 5.0
    """What a station or citizen that one has counts besides, while rounds are left."""
    plain_levels: int = 1
    """With no more rounds left than this, a level counts only when its star is reached."""
    crowding: float = 4.0
    """How sharply the number at work follows the smaller of draws and characters."""
    fewest_people: float = 0.1
    """What no characters at all count as."""
    kinds: dict[str, float] = field(default_factory=kinds)
    """A kind of character, in each round left: the first in full, the n-th by 1/n."""
    most_of_kind: int = 15
    """More of a kind than this bring nothing more."""
    tiles: dict[str, float] = field(default_factory=tiles)
    """A place tile, in each round left."""
    technology_share: float = 0.59
    """A technology tile saves a character in this share of the rounds."""
    farmer_lead: float = 0.7
    """Leading alone on the farmer track, in each round left …"""
    farmer_race: float = 0.35
    """… and a step there while one is level with the best, or one behind."""

    # --- development ----------------------------------------------------------------------
    end_near: int = 2
    """One who will come so close to the end of the track gets there anyway …"""
    end_sooner: float = 0.08
    """… but a step sooner is worth this for each station and citizen."""

    # --- the merchant ---------------------------------------------------------------------
    station_trade: float = 0.17
    """What a built station brings in each round left, besides its level."""
    prospect: float = 0.47
    """Standing where one may build, as a share of a station …"""
    prospect_next: float = 0.06
    """… and where one may not, for each free town that is near …"""
    towns_near: int = 3
    """… up to so many."""
    no_way: float = -9.0
    """A journey or a deed where there is none."""

    # --- places ---------------------------------------------------------------------------
    barred: float = -1.0
    """A place that cannot act."""
    deed_share: float = 0.45
    """A deed's citizen, divided by the spaces that are still free."""
    bath: float = 1.2
    """The bathhouse …"""
    last_bath: float = 0.3
    """… and in the last round."""

    # --- small decisions ------------------------------------------------------------------
    to_market: float = 1.0
    """Laying what was drawn on the market, against …"""
    to_tower: float = 0.1
    """… laying one in the tower who can be sent to a deed."""
    stay_on_place: float = -1.0
    """Taking back who waits in the town hall or the sacristy."""
    remove_none: float = 1.0
    """Removing no tile of the game."""
    cover_none: float = -99.0
    """Keeping a technology tile for later."""
    endure: float = 0.9
    """What the monk of the sacristy is worth there, in coins …"""
    plague: float = 1.5
    """… and what a plague costs."""
    bath_town_hall: float = 0.5
    """A character from the bathhouse in the town hall …"""
    bath_idle: float = 0.2
    """… on a place without an action …"""
    bath_missing: int = 4
    """… and on one that misses more: its worth divided by this for each missing one …"""
    bath_other: float = -1.0
    """… and choosing the other one after all."""
    spare_stations: float = 0.7
    """So many stations are built in a round; those beyond are spare, …"""
    spare_station: float = 0.1
    """… and cost this to give …"""
    needed_station: float = 4.0
    """… and the others this."""
    give_development: float = 0.2
    """A step back, for each station and citizen expected."""
    give_technology: float = 0.5
    """An unplaced technology tile, in each round left …"""
    give_placed: float = 0.9
    """… and one that has been placed."""

    # --- plans ----------------------------------------------------------------------------
    patience: float = 0.41
    """A character that stays on the market can work next round."""
    luck_least: float = 0.75
    """In playouts a place counts by at least this share …"""
    luck_span: float = 0.5
    """… and up to so much more, at random."""
    most_sendable: int = 3
    """How many kinds are thought of for the town hall."""
    most_items_planned: int = 10
    """How many things to do are weighed against each other."""

    # --- search ---------------------------------------------------------------------------
    margin_scale: float = 14.0
    """How many points ahead make a game about three to one in favour."""
    first_sight: float = 0.16
    """How much less likely to win makes at first sight what is worth nothing, beside the best."""
    plans_considered: int = 6
    plans_compared: int = 6
    """The best plans that a network compares, besides one with each thing to do …"""
    turns_compared: int = 3
    """… so many places to act first …"""
    covers_compared: int = 3
    """… so many slots for a technology tile …"""
    deeds_compared: int = 4
    """… so many ways to send somebody to a deed …"""
    torture_compared: int = 2
    """… and ways to pay under torture, when no more than so many coins are missing."""
    actions_considered: int = 3
    plans_remembered: int = 500


WEIGHTS: Final = Weights()

# Where technology tiles do most, the best first.
COVER_ORDER: Final[tuple[str, ...]] = (
    "library",
    "tailor_shop",
    "wool_manufacturer",
    "windmill",
    "guildhall",
    "university",
    "castle",
    "horse_wagon",
    "scriptorium",
    "winery",
    "hospital",
    "wagon",
    "ship",
    "village",
    "farmhouse",
    "cellar",
    "cheese_factory",
    "monastery",
    "office",
    "laboratory",
)

# Where characters that would block the market wait best, the best first.
WAITING_ORDER: Final[tuple[str, ...]] = (
    "guildhall",
    "university",
    "castle",
    "wagon",
    "ship",
    "scriptorium",
    "village",
    "monastery",
    "farmhouse",
)

# Who stands in for another, the most dispensable first.
SUBSTITUTE_ORDER: Final[tuple[str, ...]] = (
    "own-farmer",
    "own-boatman",
    "own-craftsman",
    "own-trader",
    "boatman",
    "scholar",
    "farmer",
    "craftsman",
    "trader",
    "knight",
    "monk",
)
