"""What players gain: citizens, development, goods and technology tiles.

Each gain is carried out by one function and foretold by another beside it; a property test
says that they agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from igroteka.games.orleans.rules.box import (
    CITIZEN_NAMES,
    DEVELOPMENT_END,
    GOOD_NAMES,
    GOODS,
    LEVELS,
    SPACE_CITIZENS,
    SPACE_COINS,
)
from igroteka.games.orleans.rules.decisions import NOBODY

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


class Outcome(NamedTuple):
    """What an action brings: things and how many, and what follows (see `Offer`)."""

    gains: dict[str, int]
    then: tuple[tuple[str, str | int], ...] = ()

    def plus(self, other: Outcome) -> Outcome:
        """Return both together."""
        gains = dict(self.gains)
        for thing, number in other.gains.items():
            gains[thing] = gains.get(thing, 0) + number
        return Outcome(gains, self.then + other.then)

    def or_nothing(self) -> Outcome:
        """O62: say so where nothing is gained."""
        return self if self.gains else Outcome({}, (("nothing", 0),))


NOTHING_GAINED = Outcome({})


def take_citizen(state: OrleansState, seat: int, citizen: int) -> None:
    """Give *seat* a citizen, if it is still there."""
    if state.citizens[citizen] == NOBODY:
        state.citizens[citizen] = seat
        if state.events is not None:
            state.tell("citizen", seat, citizen=CITIZEN_NAMES[citizen])


def citizen_to_take(state: OrleansState, citizen: int) -> Outcome:
    """Foretell `take_citizen`."""
    return Outcome({"citizen": 1}) if state.citizens[citizen] == NOBODY else NOTHING_GAINED


def space_after(space: int, points: int) -> int:
    """O43: return where *points* lead a marker; those past the end are lost."""
    return min(DEVELOPMENT_END, space + points)


def develop(state: OrleansState, seat: int, points: int) -> None:
    """Move the marker of *seat* forward on the development track."""
    # O43: coins and citizens of every space reached or passed.
    here = state.development[seat]
    there = space_after(here, points)
    state.development[seat] = there
    for space in range(here + 1, there + 1):
        if SPACE_COINS[space]:
            state.coins[seat] += SPACE_COINS[space]
            if state.events is not None:
                state.tell("space-coins", seat, coins=SPACE_COINS[space])
        if SPACE_CITIZENS[space] != NOBODY:
            take_citizen(state, seat, SPACE_CITIZENS[space])


def development_of(state: OrleansState, seat: int, points: int) -> Outcome:
    """Foretell `develop`: the spaces gone, what they give, and the level if it changes."""
    here = state.development[seat]
    there = space_after(here, points)
    found = Outcome({"points": there - here} if there > here else {})
    for space in range(here + 1, there + 1):
        if SPACE_COINS[space]:
            found = found.plus(Outcome({"coins": SPACE_COINS[space]}))
        if SPACE_CITIZENS[space] != NOBODY:
            found = found.plus(citizen_to_take(state, SPACE_CITIZENS[space]))
    return found.plus(level_after(here, there))


def level_after(here: int, there: int) -> Outcome:
    """Return the new level if going from one development space to another changes it."""
    changed = LEVELS[here] != LEVELS[there]
    return Outcome({}, (("level", LEVELS[there]),)) if changed else NOTHING_GAINED


def gain_good(state: OrleansState, seat: int, good: int) -> None:
    """Take a good from the goods market, if there is one."""
    if state.goods_market[good]:
        state.goods_market[good] -= 1
        state.goods[seat * GOODS + good] += 1
        if state.events is not None:
            state.tell("good", seat, good=GOOD_NAMES[good])


def good_to_gain(state: OrleansState, good: int) -> Outcome:
    """Foretell `gain_good`."""
    return Outcome({GOOD_NAMES[good]: 1}) if state.goods_market[good] else NOTHING_GAINED


def gain_technology(state: OrleansState, seat: int) -> None:
    """O33: take a technology tile, if there is one, to lie beside the board."""
    if state.technology_supply:
        state.technology_supply -= 1
        state.technology[seat] += 1
        if state.events is not None:
            state.tell("technology", seat)


def technology_to_gain(state: OrleansState) -> Outcome:
    """Foretell `gain_technology`."""
    return Outcome({"technology": 1}) if state.technology_supply else NOTHING_GAINED
