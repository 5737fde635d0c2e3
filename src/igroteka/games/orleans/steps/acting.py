"""Phase 5: performing the actions of places, one after the other, until all have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.orleans.actions import (
    BUILD,
    DO,
    PASS,
    PAY,
    RECRUIT,
)
from igroteka.games.orleans.data import (
    BOATMAN,
    CRAFTSMAN,
    DEVELOPMENT_END,
    LEVELS,
    MONK,
    PILGRIMAGE,
    TRADER,
)
from igroteka.games.orleans.effects import (
    bag_size,
    can_recruit,
    develop,
    gain_good,
    gain_technology,
    open_tiles,
    recruit,
    release,
)
from igroteka.games.orleans.places import (
    BATH,
    BOARD_PLACES,
    DEEDS_ACTION,
    DRIVE,
    GAIN,
    PHARMACY_ACTION,
    PLACE_NAMES,
    PLACES,
    READY_BITS,
    SAIL,
    TILE_BITS,
    TILE_NAMES,
    TILES,
    TOWN_HALL,
    TOWN_HALL_BITS,
    VILLAGE,
)
from igroteka.games.orleans.places import BUILD as BUILD_STATION
from igroteka.games.orleans.places import RECRUIT as RECRUIT_KIND
from igroteka.games.orleans.scoring import built_stations
from igroteka.games.orleans.steps import bathhouse, deeds, rounds, technology, travel
from igroteka.games.orleans.steps.numbers import S_PAY, S_TURN, S_VILLAGE

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState

DOES: Final = tuple(place.does for place in PLACES)
KIND: Final = tuple(place.amount for place in PLACES)
COINS: Final = tuple(place.coins for place in PLACES)
POINTS: Final = tuple(place.points for place in PLACES)
GOOD: Final = tuple(place.good for place in PLACES)
PER_STATION: Final = tuple(place.per_station for place in PLACES)
PER_LEVEL: Final = tuple(place.per_level for place in PLACES)
TECHNOLOGY_GAIN: Final = tuple(place.technology for place in PLACES)

BOARD: Final = tuple(range(TOWN_HALL))
ACTING_TILES: Final = tuple(
    (tile, BOARD_PLACES + tile) for tile in range(TILES) if DOES[BOARD_PLACES + tile]
)


# --- whose turn --------------------------------------------------------------------------


def begin(state: OrleansState) -> bool:
    """O16: begin with the start player; say whether anybody can act."""
    state.passed = 0
    state.turn = state.start - 1
    return next_turn(state)


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


def end_turn(state: OrleansState) -> None:
    """Let the next one act, or end the phase when all have passed."""
    state.steps.clear()
    if not next_turn(state):
        rounds.go_on(state)


# --- what is legal -----------------------------------------------------------------------


def places_to_act(state: OrleansState, seat: int) -> list[int]:
    """Return the actions of all places of *seat* that are ready and not barred."""
    free = state.free[seat]
    # O15: ready when no slot is empty; the town hall with one character.
    actions = [
        DO + place
        for place in BOARD
        if not READY_BITS[place] & free and can_act(state, seat, place)
    ]
    if TOWN_HALL_BITS & ~free and deeds.can_send(state, seat, TOWN_HALL):
        actions.append(DO + TOWN_HALL)
    tiles = state.tiles
    for tile, place in ACTING_TILES:
        if tiles[tile] == seat and not TILE_BITS[tile] & free and can_act(state, seat, place):
            actions.append(DO + place)
    return actions


def can_act(state: OrleansState, seat: int, place: int) -> bool:
    """Say whether a ready place is not barred."""
    does = DOES[place]
    if does == RECRUIT_KIND:
        kind = KIND[place]
        # O23, O44: no monk in a pilgrimage round.
        if kind == MONK and state.event == PILGRIMAGE:
            return False
        return can_recruit(state, seat, kind)
    if does == GAIN:
        # O37, O42: barred when the market has no such good, or there is no technology left.
        if GOOD[place] >= 0:
            return state.goods_market[GOOD[place]] > 0
        return not TECHNOLOGY_GAIN[place] or state.technology_supply > 0
    if does == VILLAGE:
        # O30: barred only when all three kinds are.
        return (
            can_recruit(state, seat, BOATMAN)
            or can_recruit(state, seat, CRAFTSMAN)
            or can_recruit(state, seat, TRADER)
        )
    if does in (SAIL, DRIVE):
        return travel.can_go(state, seat, does)
    if does == BUILD_STATION:
        return travel.can_build(state, seat)
    if does == DEEDS_ACTION:
        return deeds.can_send(state, seat, place)
    if does == PHARMACY_ACTION:
        # O39: barred without a coin or a space left.
        return state.coins[seat] > 0 and state.development[seat] < DEVELOPMENT_END
    return bag_size(state, seat) > 0  # O41: the bathhouse needs somebody in the bag


def legal_turn(state: OrleansState, seat: int) -> list[int]:
    """O16: the action of one place, or to pass."""
    actions = places_to_act(state, seat)
    actions.append(PASS)
    return actions


# --- what happens ------------------------------------------------------------------------


def apply_turn(state: OrleansState, action: int, seat: int) -> None:
    """Pass, or begin the action of a place."""
    state.steps.clear()
    if action == PASS:
        if not pass_round(state, seat):
            end_turn(state)
        return
    place = action - DO
    if state.events is not None:
        state.tell("acted", seat, place=PLACE_NAMES[place])
    does = DOES[place]
    if does == DEEDS_ACTION:
        deeds.begin(state, place)
    elif does == BATH:
        bathhouse.begin(state, seat)
    else:
        release(state, seat, place)
        if does == RECRUIT_KIND:
            recruit(state, seat, KIND[place])
            end_turn(state)
        elif does == GAIN:
            gain(state, seat, place)
            end_turn(state)
        elif does == VILLAGE:
            state.steps.append(S_VILLAGE)
        elif does == BUILD_STATION:
            travel.build(state, seat)
            end_turn(state)
        elif does == PHARMACY_ACTION:
            state.steps.append(S_PAY)
        else:
            travel.begin(state, does)


def gain(state: OrleansState, seat: int, place: int) -> None:
    """O26, O59: gain what the place declares."""
    coins = COINS[place]
    if PER_STATION[place]:
        coins += PER_STATION[place] * built_stations(state, seat)
    if PER_LEVEL[place]:
        coins += PER_LEVEL[place] * LEVELS[state.development[seat]]
    if coins:
        state.coins[seat] += coins
        if state.events is not None:
            state.tell("coins", seat, coins=coins)
    if POINTS[place]:
        # O62: at the end of the track the action is legal and gives nothing.
        develop(state, seat, POINTS[place])
    if GOOD[place] >= 0:
        gain_good(state, seat, GOOD[place])
    if TECHNOLOGY_GAIN[place]:
        gain_technology(state, seat)


# --- choices of the village and the pharmacy ---------------------------------------------


def legal_village(state: OrleansState, seat: int) -> list[int]:
    """O20: boatman, craftsman or trader, whichever is not exhausted."""
    return [
        RECRUIT + n
        for n, kind in enumerate((BOATMAN, CRAFTSMAN, TRADER))
        if can_recruit(state, seat, kind)
    ]


def apply_village(state: OrleansState, action: int, seat: int) -> None:
    """Take the chosen character."""
    state.steps.clear()
    if not recruit(state, seat, BOATMAN + action - RECRUIT):
        end_turn(state)


def legal_tile(state: OrleansState, seat: int) -> list[int]:
    """O36: the tiles of the stacks that are open to this step; one must be taken."""
    return [BUILD + tile for tile in open_tiles(state, seat)]


def apply_tile(state: OrleansState, action: int, seat: int) -> None:
    """Lay the tile beside the board: a new place."""
    tile = action - BUILD
    state.tiles[tile] = seat
    state.free[seat] |= TILE_BITS[tile]
    if state.events is not None:
        state.tell("expanded", seat, tile=TILE_NAMES[tile])
    end_turn(state)


def legal_pay(state: OrleansState, seat: int) -> list[int]:
    """O39: one to three coins, at most those held and the spaces left."""
    most = min(3, state.coins[seat], DEVELOPMENT_END - state.development[seat])
    return list(range(PAY, PAY + most))


def apply_pay(state: OrleansState, action: int, seat: int) -> None:
    """One development space for each coin."""
    coins = action - PAY + 1
    state.coins[seat] -= coins
    if state.events is not None:
        state.tell("paid", seat, coins=coins)
    develop(state, seat, coins)
    end_turn(state)
