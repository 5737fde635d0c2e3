"""Places that simply give: scriptorium, and most of the tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Reason, because
from igroteka.games.orleans.rules.box import GOOD_NAMES, LEVELS
from igroteka.games.orleans.rules.characters import release
from igroteka.games.orleans.rules.gains import (
    Outcome,
    develop,
    development_of,
    gain_good,
    gain_technology,
    good_to_gain,
    technology_to_gain,
)
from igroteka.games.orleans.rules.places import PLACES
from igroteka.games.orleans.rules.scoring import built_stations
from igroteka.games.orleans.rules.steps.place_action import PlaceAction

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

POINTS: Final = tuple(place.points for place in PLACES)
GOOD: Final = tuple(place.good for place in PLACES)
TECHNOLOGY_GAIN: Final = tuple(place.technology for place in PLACES)


def coins_of(state: OrleansState, seat: int, place: int) -> int:
    """O59: return the coins that a place gives: a number, by stations, or by level."""
    declared = PLACES[place]
    coins = declared.coins
    if declared.per_station:
        coins += declared.per_station * built_stations(state, seat)
    if declared.per_level:
        coins += declared.per_level * LEVELS[state.development[seat]]
    return coins


class Gaining(PlaceAction):
    """O26, O59: coins, points, a good, a technology tile, as the place declares."""

    def bar(self, state: OrleansState, seat: int, place: int) -> int:
        """O37, O42: barred when the market has no such good, or no technology tile is left."""
        # O62: points past the end of the track bar nothing, and give nothing.
        good = GOOD[place]
        if good >= 0:
            return 0 if state.goods_market[good] else 1
        return 1 if TECHNOLOGY_GAIN[place] and not state.technology_supply else 0

    def reason(self, state: OrleansState, seat: int, place: int, bar: int) -> Reason:
        """Say what is missing."""
        if GOOD[place] < 0:
            return because("No technology tile is left.", "orleans-refusal-no-technology", "O42")
        return because(
            "The goods market has none of it: {good}.",
            "orleans-refusal-no-good",
            "O37",
            good=GOOD_NAMES[GOOD[place]],
        )

    def perform(self, state: OrleansState, seat: int, place: int) -> None:
        """Gain all that it gives."""
        release(state, seat, place)
        coins = coins_of(state, seat, place)
        if coins:
            state.coins[seat] += coins
            if state.events is not None:
                state.tell("coins", seat, coins=coins)
        if POINTS[place]:
            develop(state, seat, POINTS[place])
        if GOOD[place] >= 0:
            gain_good(state, seat, GOOD[place])
        if TECHNOLOGY_GAIN[place]:
            gain_technology(state, seat)

    def brings(self, state: OrleansState, seat: int, place: int) -> Outcome:
        """Foretell all that it gives."""
        coins = coins_of(state, seat, place)
        found = Outcome({"coins": coins} if coins else {})
        if POINTS[place]:
            found = found.plus(development_of(state, seat, POINTS[place]))
        if GOOD[place] >= 0:
            found = found.plus(good_to_gain(state, GOOD[place]))
        if TECHNOLOGY_GAIN[place]:
            found = found.plus(technology_to_gain(state))
        return found.or_nothing()
