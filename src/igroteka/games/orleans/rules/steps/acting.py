"""Phase 5: performing the actions of places, one after the other, until all have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import COVER, DO, PASS
from igroteka.games.orleans.rules.characters import not_owned, own_places, owns
from igroteka.games.orleans.rules.decisions import S_TURN
from igroteka.games.orleans.rules.places import (
    BOARD_PLACES,
    PLACE_NAMES,
    PLACES,
    READY_BITS,
    SLOTS,
    TILE_BITS,
    TILES,
    TOWN_HALL,
    TOWN_HALL_BITS,
)
from igroteka.games.orleans.rules.readiness import slots_missing
from igroteka.games.orleans.rules.steps import technology
from igroteka.games.orleans.rules.steps.bathhouse import Bathing
from igroteka.games.orleans.rules.steps.deeds import Sending
from igroteka.games.orleans.rules.steps.gaining import Gaining
from igroteka.games.orleans.rules.steps.merchant import Building, Travelling
from igroteka.games.orleans.rules.steps.pharmacy import Healing
from igroteka.games.orleans.rules.steps.place_action import NoAction, PlaceAction
from igroteka.games.orleans.rules.steps.recruiting import Recruiting, VillageRecruiting
from igroteka.games.orleans.rules.towns import RIVER, ROAD

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

# What places do, in the order of the vocabulary in `places`.
ACTIONS: Final[tuple[PlaceAction, ...]] = (
    NoAction(),
    Recruiting(),
    VillageRecruiting(),
    Travelling(RIVER),
    Travelling(ROAD),
    Building(),
    Gaining(),
    Sending(),
    Healing(),
    Bathing(),
)
ACTION_OF: Final[tuple[PlaceAction, ...]] = tuple(ACTIONS[place.does] for place in PLACES)

BOARD: Final = tuple(range(TOWN_HALL))
ACTING_TILES: Final = tuple(
    (tile, BOARD_PLACES + tile) for tile in range(TILES) if PLACES[BOARD_PLACES + tile].does
)


# --- whose turn --------------------------------------------------------------------------------


def begin(state: OrleansState) -> None:
    """O16: begin with the start player."""
    state.passed = 0
    state.turn = state.start - 1


def next_turn(state: OrleansState) -> bool:
    """Go to the next who has not passed; say whether anybody has to decide.

    Who has no place to act with passes: there is nothing to choose.
    """
    for _ in range(state.seats):
        seat = state.turn = (state.turn + 1) % state.seats
        if state.passed >> seat & 1:
            continue
        if places_to_act(state, seat):
            state.steps.append(S_TURN)
            state.seat_to_act = seat
            return True
        if pass_round(state, seat):
            return True
    return False


def pass_round(state: OrleansState, seat: int) -> bool:
    """O16: pass for the rest of the round; say whether technology tiles can be placed."""
    state.passed |= 1 << seat
    if state.events is not None:
        state.tell("passed", seat)
    return technology.begin(state, seat)


# --- which places can act ----------------------------------------------------------------------


def obstacle(state: OrleansState, seat: int, place: int) -> Reason | None:
    """Return why *place* could not act now, were all its slots covered; None if it could.

    It may be asked of a place that is not filled, also while planning.
    """
    return ACTION_OF[place].obstacle(state, seat, place)


def acting_obstacle(state: OrleansState, seat: int, place: int) -> Reason | None:
    """O15, O16: return why *seat* cannot act with *place* now; None if it can."""
    if not owns(state, seat, place):
        return not_owned(place)
    missing = slots_missing(state, seat, place)
    if missing and PLACES[place].does:
        return because(
            "The place {place} is not filled; slots to be covered: {n}.",
            "orleans-refusal-not-filled",
            "O15",
            place=PLACE_NAMES[place],
            n=missing,
        )
    return obstacle(state, seat, place)


def places_to_act(state: OrleansState, seat: int) -> list[int]:
    """Return the actions of all places of *seat* that are ready and not barred.

    The tests of `acting_obstacle`, on bits.
    """
    free = state.free[seat]
    actions = [
        DO + place
        for place in BOARD
        if not READY_BITS[place] & free and not ACTION_OF[place].bar(state, seat, place)
    ]
    if TOWN_HALL_BITS & ~free and not ACTION_OF[TOWN_HALL].bar(state, seat, TOWN_HALL):
        actions.append(DO + TOWN_HALL)
    tiles = state.tiles
    for tile, place in ACTING_TILES:
        if (
            tiles[tile] == seat
            and not TILE_BITS[tile] & free
            and not ACTION_OF[place].bar(state, seat, place)
        ):
            actions.append(DO + place)
    return actions


class Acting(Step["OrleansState"]):
    """O16: the action of one activated place, or to pass for the rest of the round."""

    name = "turn"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer every place that can act, and to pass."""
        actions = places_to_act(state, seat)
        actions.append(PASS)
        return actions

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Pass, or begin the action of a place."""
        state.steps.clear()
        if action == PASS:
            pass_round(state, seat)
            return
        place = action - DO
        if state.events is not None:
            state.tell("acted", seat, place=PLACE_NAMES[place])
        ACTION_OF[place].perform(state, seat, place)

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Say what the place brings."""
        if action == PASS:
            return Offer(action, "pass", final=True)
        place = action - DO
        name = PLACE_NAMES[place]
        gains, then = ACTION_OF[place].brings(state, seat, place)
        return Offer(
            action,
            "do",
            f"place-{name}",
            gains=gains,
            then=then,
            args={"place": name},
            final=ACTION_OF[place].draws,
        )

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say why a place cannot act, and that technology tiles come after passing."""
        if DO <= action < PASS:
            return acting_obstacle(state, seat, action - DO)
        if COVER <= action < COVER + SLOTS:
            return technology.after_passing()
        return None

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """All own places that cannot act, and technology tiles that wait for the pass."""
        found = []
        for place in own_places(state, seat):
            reason = acting_obstacle(state, seat, place)
            if reason is not None:
                found.append(Closed(f"place-{PLACE_NAMES[place]}", reason, "do"))
        if state.technology[seat]:
            found.append(Closed("mytechnology", technology.after_passing(), "cover"))
        return found
