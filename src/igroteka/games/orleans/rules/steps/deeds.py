"""Sending characters from the town hall or the gunpowder tower to the deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import DONE, REWARD, SEND
from igroteka.games.orleans.rules.box import (
    CANALISATION,
    DEED_CITIZEN,
    DEED_NAMES,
    DEEDS,
    ENTRIES,
    ENTRIES_OF_DEED,
    ENTRIES_OF_KIND,
    ENTRY_DEED,
    ENTRY_KIND,
    ENTRY_NAMES,
    KIND_NAMES,
    KINDS,
)
from igroteka.games.orleans.rules.characters import release
from igroteka.games.orleans.rules.decisions import EMPTY, S_REWARD, S_SEND
from igroteka.games.orleans.rules.gains import (
    Outcome,
    citizen_to_take,
    develop,
    development_of,
    take_citizen,
)
from igroteka.games.orleans.rules.places import PLACE_NAMES, SLOTS, TOWN_HALL, TOWN_HALL_SLOTS
from igroteka.games.orleans.rules.steps.place_action import PlaceAction

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


# --- who can be sent where ---------------------------------------------------------------------


def kinds_to_send(state: OrleansState, seat: int, place: int) -> list[int]:
    """Return the kinds of neutral characters waiting there. O28: own ones never go."""
    if place == TOWN_HALL:
        slots = [state.slots[seat * SLOTS + slot] for slot in TOWN_HALL_SLOTS]
        return [kind for kind in range(KINDS) if kind in slots]
    return [kind for kind in range(KINDS) if state.tower[kind]]


def can_send(state: OrleansState, kinds: list[int]) -> bool:
    """O61: say whether at least one of these kinds fits a free space."""
    deeds = state.deeds
    for kind in kinds:
        for entry in ENTRIES_OF_KIND[kind]:
            if deeds[entry]:
                return True
    return False


NONE_FITS: Final = 1
NOBODY_WAITS: Final = 2
DEEDS_FILLED: Final = 3


class Sending(PlaceAction):
    """O27, O40: one or two of the characters waiting go to deeds."""

    def bar(self, state: OrleansState, seat: int, place: int) -> int:
        """O61: barred when none of those waiting fits; an empty town hall when nobody would."""
        waiting = kinds_to_send(state, seat, place)
        if waiting:
            return 0 if can_send(state, waiting) else NONE_FITS
        if place != TOWN_HALL:
            return NOBODY_WAITS
        return 0 if any(state.deeds) else DEEDS_FILLED

    def reason(self, state: OrleansState, seat: int, place: int, bar: int) -> Reason:
        """Say whether nobody waits, or nobody fits."""
        if bar == NONE_FITS:
            return because(
                "No deed has a free space for those who wait in {place}.",
                "orleans-refusal-no-deed",
                "O61",
                place=PLACE_NAMES[place],
            )
        if bar == NOBODY_WAITS:
            return because(
                "No neutral follower lies in your gunpowder tower.",
                "orleans-refusal-tower-empty",
                "O40",
            )
        return because("The spaces of all deeds are filled.", "orleans-refusal-deeds-filled", "O27")

    def perform(self, state: OrleansState, seat: int, place: int) -> None:
        """Ask whom to send where."""
        state.steps.append(0)
        state.steps.append(place)
        state.steps.append(S_SEND)


# --- what a deed gives -------------------------------------------------------------------------


def spaces_left(state: OrleansState, deed: int) -> int:
    """Return how many spaces of a deed are free."""
    left = 0
    for entry in ENTRIES_OF_DEED[deed]:
        left += state.deeds[entry]
    return left


def fills(state: OrleansState, entry: int) -> bool:
    """O27: say whether one more on this entry's spaces fills its deed."""
    return spaces_left(state, ENTRY_DEED[entry]) == 1


def sending_brings(state: OrleansState, entry: int) -> Outcome:
    """O27: foretell the coins at once, the choice of canalisation, and the citizen."""
    deed = ENTRY_DEED[entry]
    if deed == CANALISATION:
        found = Outcome({}, (("chooses", DEED_NAMES[deed]),))
    else:
        found = Outcome({"coins": DEEDS[deed].coins})
    if fills(state, entry):
        found = found.plus(Outcome({}, (("fills", DEED_NAMES[deed]),)))
        found = found.plus(citizen_to_take(state, DEED_CITIZEN + deed))
    return found


# --- the decisions -----------------------------------------------------------------------------


class ChoosingDeed(Step["OrleansState"]):
    """O27: a character to a free space that shows exactly its kind; after one, enough."""

    name = "send"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer every free space of the kinds that wait."""
        deeds = state.deeds
        actions = [
            SEND + entry
            for kind in kinds_to_send(state, seat, state.steps[-2])
            for entry in ENTRIES_OF_KIND[kind]
            if deeds[entry]
        ]
        if state.steps[-3]:
            actions.append(DONE)
        return actions

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Send a character for the rest of the game, and reward it at once."""
        if action == DONE:
            finish(state, seat)
            return
        steps = state.steps
        entry = action - SEND
        kind = ENTRY_KIND[entry]
        if steps[-2] == TOWN_HALL:
            slot = TOWN_HALL_SLOTS[0]
            if state.slots[seat * SLOTS + slot] != kind:
                slot = TOWN_HALL_SLOTS[1]
            state.slots[seat * SLOTS + slot] = EMPTY
            state.free[seat] |= 1 << slot
        else:
            state.tower[kind] -= 1
        last = fills(state, entry)
        state.deeds[entry] -= 1
        steps[-3] += 1
        deed = ENTRY_DEED[entry]
        if state.events is not None:
            state.tell("sent", seat, character=KIND_NAMES[kind], deed=DEED_NAMES[deed])
        if deed == CANALISATION:
            steps.append(S_REWARD)
        else:
            state.coins[seat] += DEEDS[deed].coins
            if state.events is not None:
                state.tell("coins", seat, coins=DEEDS[deed].coins)
        # O27: whoever fills the last space takes the citizen.
        if last:
            take_citizen(state, seat, DEED_CITIZEN + deed)
        if deed != CANALISATION:
            go_on(state, seat)

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Say what the deed gives."""
        if action == DONE:
            return Offer(action, "done-send")
        entry = action - SEND
        kind = KIND_NAMES[ENTRY_KIND[entry]]
        gains, then = sending_brings(state, entry)
        return Offer(
            action,
            "send",
            f"entry-{ENTRY_NAMES[entry]}",
            pays={kind: 1},
            gains=gains,
            then=then,
            args={"deed": DEED_NAMES[ENTRY_DEED[entry]], "kind": kind},
        )

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say why nobody can be sent to an entry, or why one must be sent."""
        if action == DONE and not state.steps[-3]:
            return because("At least one must be sent.", "orleans-refusal-send-one", "O61")
        if not SEND <= action < SEND + len(ENTRIES):
            return None
        entry = action - SEND
        kind, place = ENTRY_KIND[entry], state.steps[-2]
        if not state.deeds[entry]:
            return because(
                "All such spaces of this deed are filled: {deed}, {kind}.",
                "orleans-refusal-entry-filled",
                "O27",
                deed=DEED_NAMES[ENTRY_DEED[entry]],
                kind=KIND_NAMES[kind],
            )
        if kind not in kinds_to_send(state, seat, place):
            return because(
                "No neutral {kind} waits in {place}.",
                "orleans-refusal-nobody-waits",
                "O27",
                kind=KIND_NAMES[kind],
                place=PLACE_NAMES[place],
            )
        return None

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """All spaces that are filled or fit nobody."""
        found = []
        for entry, name in enumerate(ENTRY_NAMES):
            reason = self.refuse(state, SEND + entry, seat)
            if reason is not None:
                found.append(Closed(f"entry-{name}", reason, "send"))
        return found


def go_on(state: OrleansState, seat: int) -> None:
    """Ask about the second character, if it can be sent."""
    place = state.steps[-2]
    if state.steps[-3] == 2 or not can_send(state, kinds_to_send(state, seat, place)):
        finish(state, seat)


def finish(state: OrleansState, seat: int) -> None:
    """O61: one not sent goes to the bag; O40: from the tower it does not."""
    if state.steps[-2] == TOWN_HALL:
        release(state, seat, TOWN_HALL)
    state.steps.clear()


class ChoosingReward(Step["OrleansState"]):
    """O27: canalisation gives a coin or a development point, chosen each time."""

    name = "reward"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer both; O62: the point also where it gives nothing."""
        return [REWARD, REWARD + 1]

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Give the chosen reward."""
        state.steps.pop()
        if action == REWARD:
            state.coins[seat] += DEEDS[CANALISATION].coins
            if state.events is not None:
                state.tell("coins", seat, coins=DEEDS[CANALISATION].coins)
        else:
            if state.events is not None:
                state.tell("point", seat)
            develop(state, seat, 1)
        go_on(state, seat)

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Say what each gives."""
        if action == REWARD:
            return Offer(action, "reward-coin", gains={"coins": DEEDS[CANALISATION].coins})
        gains, then = development_of(state, seat, 1).or_nothing()
        return Offer(action, "reward-point", gains=gains, then=then)
