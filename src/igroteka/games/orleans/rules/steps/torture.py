"""Torture: what is given when coins are missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import (
    DEVELOPMENT,
    FOLLOWER,
    GIVE,
    GIVE_GOOD,
    GIVE_STATION,
    GIVE_TECHNOLOGY,
    GIVE_TILE,
    REMOVE,
    STATION_IN_HAND,
    TECHNOLOGY_IN_HAND,
)
from igroteka.games.orleans.rules.box import (
    GOOD_NAMES,
    GOODS,
    SPACE_COINS,
    TOKEN_NAMES,
    TOKENS,
)
from igroteka.games.orleans.rules.characters import (
    draw_token,
    neutrals_in_bag,
    not_owned,
    owns,
    release,
)
from igroteka.games.orleans.rules.decisions import (
    EMPTY,
    GONE_GOODS,
    GONE_STATIONS,
    GONE_TECHNOLOGY,
    OUT,
    S_TORTURE,
    TECHNOLOGY,
)
from igroteka.games.orleans.rules.gains import level_after
from igroteka.games.orleans.rules.places import (
    BOARD_PLACES,
    PLACE_BITS,
    PLACE_NAMES,
    SLOT_NAMES,
    SLOT_PLACE,
    SLOTS,
    SLOTS_OF,
    TILE_BITS,
    TILE_NAMES,
    TILES,
    TOWER_TILE,
)
from igroteka.games.orleans.rules.towns import TOWN_NAMES, TOWNS

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

assert GIVE < GIVE_STATION < GIVE_GOOD < GIVE_TILE < GIVE_TECHNOLOGY < REMOVE
"""The order of the actions, on which this module relies."""


# --- what is owed ------------------------------------------------------------------------------


def split(state: OrleansState, seat: int, due: int) -> tuple[int, int]:
    """O50: return how much of a due *seat* can pay, and how many coins are missing."""
    paid = min(due, state.coins[seat])
    return paid, due - paid


def owe(state: OrleansState, seat: int, due: int) -> bool:
    """O50: pay what one can; say whether something must be given for the rest."""
    paid, missing = split(state, seat, due)
    state.coins[seat] -= paid
    if not missing or not things_to_give(state, seat):
        return False
    if state.events is not None:
        state.tell("torture", seat, missing=missing)
    state.steps.append(missing)
    state.steps.append(S_TORTURE)
    state.seat_to_act = seat
    return True


# --- what can be given -------------------------------------------------------------------------


def things_to_give(state: OrleansState, seat: int) -> list[int]:
    """O50, O63: return the actions that give what may be given for one missing coin."""
    actions = []
    if state.stock[seat]:
        actions.append(STATION_IN_HAND)
    if neutrals_in_bag(state, seat):
        actions.append(FOLLOWER)
    # One space back, neither from nor onto a coin space.
    space = state.development[seat]
    if space and not SPACE_COINS[space] and not SPACE_COINS[space - 1]:
        actions.append(DEVELOPMENT)
    if state.technology[seat]:
        actions.append(TECHNOLOGY_IN_HAND)
    actions += [GIVE_STATION + t for t in range(len(TOWNS)) if state.built[t] >> seat & 1]
    actions += [GIVE_GOOD + good for good in range(GOODS) if state.goods[seat * GOODS + good]]
    actions += [GIVE_TILE + tile for tile in range(TILES) if state.tiles[tile] == seat]
    base = seat * SLOTS
    if state.covered[seat]:
        actions += [
            GIVE_TECHNOLOGY + slot
            for slot in range(SLOTS)
            if state.slots[base + slot] == TECHNOLOGY
        ]
    return actions


def development_obstacle(state: OrleansState, seat: int) -> Reason | None:
    """O50, O63: what keeps the marker of *seat* from stepping one space back."""
    space = state.development[seat]
    if not space:
        return because(
            "Your marker stands on the first space of the development track.",
            "orleans-refusal-first-space",
            "O63",
        )
    if SPACE_COINS[space]:
        return because(
            "Your marker stands on a coin space: it does not step back.",
            "orleans-refusal-on-coins",
            "O63",
        )
    if SPACE_COINS[space - 1]:
        return because(
            "Behind your marker is a coin space: it does not step back onto one.",
            "orleans-refusal-onto-coins",
            "O50",
        )
    return None


def giving_obstacle(state: OrleansState, seat: int, action: int) -> Reason | None:
    """O50, O63: what keeps *seat* from giving a thing: the tests of `things_to_give`."""
    if action >= GIVE_TECHNOLOGY:
        slot = action - GIVE_TECHNOLOGY
        if state.slots[seat * SLOTS + slot] == TECHNOLOGY:
            return None
        return because(
            "No technology tile of yours lies there: “{slot}”.",
            "orleans-refusal-not-covered",
            "O50",
            slot=SLOT_NAMES[slot],
        )
    if action >= GIVE_TILE:
        place = BOARD_PLACES + action - GIVE_TILE
        return None if owns(state, seat, place) else not_owned(place)
    if action >= GIVE_GOOD:
        good = action - GIVE_GOOD
        if state.goods[seat * GOODS + good]:
            return None
        return because(
            "You have none of it to give: {good}.",
            "orleans-refusal-no-good-to-give",
            "O50",
            good=GOOD_NAMES[good],
        )
    if action >= GIVE_STATION:
        town = action - GIVE_STATION
        if state.built[town] >> seat & 1:
            return None
        return because(
            "You have no station there: {town}.",
            "orleans-refusal-no-station-there",
            "O50",
            town=TOWN_NAMES[town],
        )
    if action == STATION_IN_HAND and not state.stock[seat]:
        return because("You have no trading station in hand.", "orleans-refusal-no-stock", "O50")
    if action == FOLLOWER and not neutrals_in_bag(state, seat):
        return because("No neutral follower is in your bag.", "orleans-refusal-no-follower", "O63")
    if action == TECHNOLOGY_IN_HAND and not state.technology[seat]:
        return because(
            "You have no unplaced technology tile.",
            "orleans-refusal-no-technology-in-hand",
            "O50",
        )
    return development_obstacle(state, seat) if action == DEVELOPMENT else None


# --- giving ------------------------------------------------------------------------------------


def give_follower(state: OrleansState, seat: int) -> None:
    """A random neutral character; own ones, which would be redrawn, are not drawn at all."""
    token = draw_token(state, seat, neutrals_in_bag(state, seat))
    state.gone[token] += 1
    if state.events is not None:
        state.tell("gave-follower", seat, reveals=True, token=TOKEN_NAMES[token])


def give_tile(state: OrleansState, seat: int, tile: int) -> None:
    """O51: its characters go to the bag, a technology tile on it is lost."""
    place = BOARD_PLACES + tile
    release(state, seat, place)
    base = seat * SLOTS
    for slot in SLOTS_OF[place]:
        if state.slots[base + slot] == TECHNOLOGY:
            state.slots[base + slot] = EMPTY
            state.gone[GONE_TECHNOLOGY] += 1
    if tile == TOWER_TILE:
        for token in range(TOKENS):
            state.bag[seat * TOKENS + token] += state.tower[token]
            state.tower[token] = 0
    state.free[seat] &= ~TILE_BITS[tile]
    state.covered[seat] &= ~TILE_BITS[tile]
    state.tiles[tile] = OUT
    if state.events is not None:
        state.tell("gave-tile", seat, tile=TILE_NAMES[tile])


def give_technology(state: OrleansState, seat: int, slot: int) -> None:
    """Take a placed technology tile from its slot."""
    state.slots[seat * SLOTS + slot] = EMPTY
    state.free[seat] |= 1 << slot
    state.covered[seat] &= ~PLACE_BITS[SLOT_PLACE[slot]]
    state.gone[GONE_TECHNOLOGY] += 1
    if state.events is not None:
        place = PLACE_NAMES[SLOT_PLACE[slot]]
        state.tell("gave-placed", seat, place=place, slot=SLOT_NAMES[slot])


class Torture(Step["OrleansState"]):
    """O50: one thing after another, in any mix, one for each missing coin."""

    name = "torture"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer all that may be given."""
        return things_to_give(state, seat)

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Take one thing out of the game for one missing coin."""
        if action >= GIVE_TECHNOLOGY:
            give_technology(state, seat, action - GIVE_TECHNOLOGY)
        elif action >= GIVE_TILE:
            give_tile(state, seat, action - GIVE_TILE)
        elif action >= GIVE_GOOD:
            good = action - GIVE_GOOD
            state.goods[seat * GOODS + good] -= 1
            state.gone[GONE_GOODS + good] += 1
            if state.events is not None:
                state.tell("gave-good", seat, good=GOOD_NAMES[good])
        elif action >= GIVE_STATION:
            # O63: the town is free again.
            town = action - GIVE_STATION
            state.built[town] ^= 1 << seat
            state.gone[GONE_STATIONS + seat] += 1
            if state.events is not None:
                state.tell("gave-station", seat, town=TOWN_NAMES[town])
        elif action == STATION_IN_HAND:
            state.stock[seat] -= 1
            state.gone[GONE_STATIONS + seat] += 1
            if state.events is not None:
                state.tell("gave-stock", seat)
        elif action == FOLLOWER:
            give_follower(state, seat)
        elif action == DEVELOPMENT:
            state.development[seat] -= 1
            if state.events is not None:
                state.tell("gave-development", seat)
        else:
            state.technology[seat] -= 1
            state.gone[GONE_TECHNOLOGY] += 1
            if state.events is not None:
                state.tell("gave-technology", seat)
        state.steps[-2] -= 1
        # O50: nothing left to give, and the rest lapses.
        if not state.steps[-2] or not things_to_give(state, seat):
            state.steps.clear()

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Name the thing."""
        if action >= GIVE_TECHNOLOGY:
            slot = SLOT_NAMES[action - GIVE_TECHNOLOGY]
            return Offer(
                action, "give-placed", f"slot-{slot}", pays={"placed": 1}, args={"slot": slot}
            )
        if action >= GIVE_TILE:
            tile = TILE_NAMES[action - GIVE_TILE]
            return Offer(
                action, "give-tile", f"place-{tile}", pays={"tile": 1}, args={"place": tile}
            )
        if action >= GIVE_GOOD:
            good = GOOD_NAMES[action - GIVE_GOOD]
            return Offer(action, "give-good", f"mygood-{good}", pays={good: 1}, args={"good": good})
        if action >= GIVE_STATION:
            town = TOWN_NAMES[action - GIVE_STATION]
            return Offer(
                action, "give-town", f"town-{town}", pays={"station": 1}, args={"town": town}
            )
        if action == STATION_IN_HAND:
            return Offer(action, "give-station", pays={"stock": 1})
        if action == FOLLOWER:
            return Offer(action, "give-follower", "bag", pays={"follower": 1}, final=True)
        if action == DEVELOPMENT:
            space = state.development[seat]
            then = level_after(space, space - 1).then
            return Offer(action, "give-development", "development", pays={"points": 1}, then=then)
        return Offer(action, "give-technology", "mytechnology", pays={"technology": 1})

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say why a thing cannot be given."""
        return giving_obstacle(state, seat, action) if GIVE <= action < REMOVE else None

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """Goods, bag, technology and development that cannot be given; and the citizens."""
        things = [
            (FOLLOWER, "bag", "give-follower"),
            (DEVELOPMENT, "development", "give-development"),
            (TECHNOLOGY_IN_HAND, "mytechnology", "give-technology"),
        ]
        things += [
            (GIVE_GOOD + good, f"mygood-{name}", "give-good")
            for good, name in enumerate(GOOD_NAMES)
        ]
        found = []
        for action, about, kind in things:
            reason = giving_obstacle(state, seat, action)
            if reason is not None:
                found.append(Closed(about, reason, kind))
        if seat in state.citizens:
            reason = because("Citizens are never given.", "orleans-refusal-citizens", "O63")
            found.append(Closed("mycitizens", reason, "give"))
        return found
