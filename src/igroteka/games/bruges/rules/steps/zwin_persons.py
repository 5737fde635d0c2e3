"""The operations that City on the Zwin brings: the discard pile, and a card of any colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.bruges.rules.actions import ADMIT, DONE, FETCH, RAISE
from igroteka.games.bruges.rules.deck.vocabulary import (
    ANY_GUILD,
    CODES,
    COLOUR_NAMES,
    COLOURS,
    GUILD_NAMES,
)
from igroteka.games.bruges.rules.reasons import no_worker, not_in_pile
from igroteka.games.bruges.rules.stack import (
    ADMITTING,
    FETCHING,
    RAISING,
    TURN,
    count_down,
    pop,
    push,
)
from igroteka.games.bruges.rules.steps.decision import CardDecision
from igroteka.games.bruges.rules.steps.houses import house_brings, house_gains
from igroteka.games.bruges.rules.steps.persons import (
    find_lodging,
    person_brings,
    price_of,
    settling_obstacle,
)

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

PLAY_EXTRA_CARD: Final = CODES["play_extra_card"]

# --- a card of the pile into the hand -----------------------------------------------------------


def do_take_from_discard(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Take n cards of the discard pile into the hand."""
    if state.discard:
        push(state, FETCHING, seat, n)


def would_take_from_discard(state: BrugesState, seat: int, n: int, b: int, c: int) -> bool:
    """There is one."""
    return bool(state.discard)


class FromPile(CardDecision):
    """A card of the discard pile is chosen."""

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the card, what it costs and what it brings."""
        name, colour = state.box.card_names[thing], COLOUR_NAMES[state.box.colour[thing]]
        return Offer(
            self.first + thing,
            self.name,
            f"pile-{name}",
            pays=self.pays(state, seat, thing),
            gains=self.gains(state, seat, thing),
            args={"card": name, "colour": colour},
        )

    def pays(self, state: BrugesState, seat: int, card: int) -> dict[str, int]:
        """Return what a card of the pile costs."""
        return {}

    def gains(self, state: BrugesState, seat: int, card: int) -> dict[str, int]:
        """Return what a card of the pile brings."""
        raise NotImplementedError

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return that the card is not on the pile."""
        return None if thing in state.discard else not_in_pile(state, thing)

    def reach(self, state: BrugesState, seat: int) -> list[tuple[int, str]]:
        """Return the pile."""
        return [(card, f"pile-{state.box.card_names[card]}") for card in state.discard]


class Fetching(FromPile):
    """Take cards of the discard pile into the hand; a: how many."""

    name = "fetch"
    first = FETCH

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the pile."""
        return [FETCH + card for card in state.discard]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """B38: all know that it is now in this hand."""
        card = action - FETCH
        state.discard.remove(card)
        state.hands[seat].append(card)
        state.seen |= 1 << card
        if state.events is not None:
            state.tell("fetched", seat, card=state.box.card_names[card])
        if state.discard:
            count_down(state)
        else:
            pop(state)

    def gains(self, state: BrugesState, seat: int, card: int) -> dict[str, int]:
        """Return the card."""
        return {"card": 1}


# --- settling from the pile -----------------------------------------------------------------------


def admissible(state: BrugesState, seat: int, guild: int, pays: int) -> list[int]:
    """Z4, Z17: the persons of the pile that could move in."""
    box = state.box
    if -1 not in state.people[seat]:
        return []
    return [
        card
        for card in state.discard
        if (guild == ANY_GUILD or box.guild[card] == guild)
        and (not pays or price_of(state, seat, card) <= state.guilders[seat])
    ]


def do_settle_from_discard(state: BrugesState, seat: int, guild: int, pays: int, c: int) -> None:
    """Z4: settle a person of a guild from the discard pile."""
    if admissible(state, seat, guild, pays):
        push(state, ADMITTING, seat, guild, pays)


def would_settle_from_discard(state: BrugesState, seat: int, guild: int, pays: int, c: int) -> bool:
    """There is one, and an empty house."""
    return bool(admissible(state, seat, guild, pays))


class Admitting(FromPile):
    """Z4: settle a person of the pile; a: guild or ANY_GUILD, b: 1 if its cost is paid."""

    name = "admit"
    first = ADMIT

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return those that could move in; Z17: it may be declined."""
        found = admissible(state, seat, state.steps[-4], state.steps[-3])
        actions = [ADMIT + card for card in found]
        actions.append(DONE)
        return actions

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Z4: it works by the normal rules, so its lightning strikes."""
        pays = state.steps[-3]
        pop(state)
        if action == DONE:
            return
        card = action - ADMIT
        price = price_of(state, seat, card) if pays else 0
        state.guilders[seat] -= price
        state.discard.remove(card)
        if state.events is not None:
            state.tell("hired", seat, card=state.box.card_names[card], price=price)
        find_lodging(state, seat, card)

    def pays(self, state: BrugesState, seat: int, card: int) -> dict[str, int]:
        """Return the cost, if it is paid."""
        return {"guilders": price_of(state, seat, card)} if state.steps[-3] else {}

    def gains(self, state: BrugesState, seat: int, card: int) -> dict[str, int]:
        """Return what settling brings."""
        return person_brings(state, seat, card)

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Z4: return that it is not on the pile, of another guild, or too dear."""
        if thing not in state.discard:
            return not_in_pile(state, thing)
        guild, pays = state.steps[-4], state.steps[-3]
        if guild not in (ANY_GUILD, state.box.guild[thing]):
            return because(
                "{card} is not of the guild “{guild}”.",
                "bruges-refusal-other-guild",
                "Z4",
                card=state.box.card_names[thing],
                guild=GUILD_NAMES[guild],
            )
        return settling_obstacle(state, seat, thing) if pays else None

    def must(self, state: BrugesState, seat: int) -> Reason | None:
        """Z17: it may be declined."""
        return None


# --- a house from the pile ------------------------------------------------------------------------


def raisable(state: BrugesState, seat: int, worker_pays: int) -> list[int]:
    """Z5: the cards of the pile whose house can be paid for."""
    box = state.box
    if not worker_pays:
        return state.discard
    return [card for card in state.discard if state.workers[seat * COLOURS + box.colour[card]]]


def do_build_from_discard(state: BrugesState, seat: int, worker_pays: int, b: int, c: int) -> None:
    """Z5: build the house of a card of the discard pile."""
    if raisable(state, seat, worker_pays):
        push(state, RAISING, seat, worker_pays)


def would_build_from_discard(
    state: BrugesState, seat: int, worker_pays: int, b: int, c: int
) -> bool:
    """There is one that can be paid for."""
    return bool(raisable(state, seat, worker_pays))


class Raising(FromPile):
    """Z5: build the house of a card of the pile; a: 1 if a worker pays."""

    name = "raise"
    first = RAISE

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the houses that can be paid for; Z17: it may be declined."""
        actions = [RAISE + card for card in raisable(state, seat, state.steps[-4])]
        actions.append(DONE)
        return actions

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Z5: a worker of its colour pays; B38: all know this house."""
        box = state.box
        worker_pays = state.steps[-4]
        pop(state)
        if action == DONE:
            return
        card = action - RAISE
        state.discard.remove(card)
        state.houses[seat].append(card)
        state.people[seat].append(-1)
        state.seen |= 1 << card
        if worker_pays:
            state.workers[seat * COLOURS + box.colour[card]] -= 1
        if state.events is not None:
            colour = COLOUR_NAMES[box.colour[card]]
            state.tell("raised", seat, card=box.card_names[card], colour=colour)
        house_gains(state, seat, 0)

    def pays(self, state: BrugesState, seat: int, card: int) -> dict[str, int]:
        """Return the worker, if one pays."""
        return {f"worker-{COLOUR_NAMES[state.box.colour[card]]}": 1} if state.steps[-4] else {}

    def gains(self, state: BrugesState, seat: int, card: int) -> dict[str, int]:
        """Return what the house brings."""
        return house_brings(state, seat, 0)

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Z5: return that it is not on the pile, or that its worker is missing."""
        if thing not in state.discard:
            return not_in_pile(state, thing)
        colour = state.box.colour[thing]
        if not state.steps[-4] or state.workers[seat * COLOURS + colour]:
            return None
        return no_worker(colour, "Z5")

    def must(self, state: BrugesState, seat: int) -> Reason | None:
        """Z17: it may be declined."""
        return None


# --- a card of any colour -------------------------------------------------------------------------


def do_next_card_any_colour(state: BrugesState, seat: int, a: int, b: int, c: int) -> None:
    """Z6: the next card from hand counts as a colour named when it is played."""
    state.wild = 1


def would_next_card_any_colour(state: BrugesState, seat: int, a: int, b: int, c: int) -> bool:
    """Z6: one at a time, and only with a card still to be played from hand."""
    box = state.box
    if state.wild or not state.hands[seat]:
        return False
    if state.steps[-1] == TURN and not state.steps[-4]:
        return True
    return any(
        op[0] == PLAY_EXTRA_CARD
        for card in state.ready[seat]
        if box.worker_colour[card] < 0
        or state.workers[seat * COLOURS + box.worker_colour[card]]
        or state.rules < 2  # before version 2 a person counted who could not be used any more
        for op in box.program[card]
    )
