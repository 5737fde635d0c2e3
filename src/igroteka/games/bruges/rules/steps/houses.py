"""Houses: who pays for one, what it brings, and those that an effect builds (B19, B47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.bruges.rules.actions import BUILD, DONE, GIVE
from igroteka.games.bruges.rules.box import (
    ANY_WORKER,
    HOUSE_GUILDERS,
    HOUSE_POINTS,
    HOUSE_VP,
    PLAIN,
    TWIST_HOUSE,
    TWIST_NO_WORKER,
    Twist,
)
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.reasons import no_worker, not_held
from igroteka.games.bruges.rules.stack import count_down, pop
from igroteka.games.bruges.rules.steps.cards import leave_hand
from igroteka.games.bruges.rules.steps.decision import (
    ENOUGH,
    CardDecision,
    ColourDecision,
    things,
)
from igroteka.games.bruges.rules.steps.supply import gain_guilders, gain_points, workers_at_hand

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def lay_house(state: BrugesState, seat: int, card: int) -> None:
    """B19: a card from hand is put down, face down."""
    leave_hand(state, seat, card)
    state.houses[seat].append(card)
    state.people[seat].append(-1)
    if state.events is not None:
        colour, number = COLOUR_NAMES[state.box.colour[card]], len(state.houses[seat]) - 1
        state.tell("house", seat, colour=colour, number=number)


def house_gains(state: BrugesState, seat: int, by_card: int) -> None:
    """What persons add to building a house."""
    changes = state.changes[seat]
    if changes[HOUSE_VP + by_card]:
        gain_points(state, seat, changes[HOUSE_VP + by_card])
    if changes[HOUSE_GUILDERS + by_card]:
        gain_guilders(state, seat, changes[HOUSE_GUILDERS + by_card])


def house_guilders(state: BrugesState, seat: int, by_card: int, twist: Twist = PLAIN) -> int:
    """B44: how many guilders a house brings: all additions."""
    return state.changes[seat][HOUSE_GUILDERS + by_card] + twist[TWIST_HOUSE]


def house_brings(
    state: BrugesState, seat: int, by_card: int, twist: Twist = PLAIN
) -> dict[str, int]:
    """B19: what a house brings at once and at the end."""
    changes = state.changes[seat]
    return things(
        house=1,
        points=changes[HOUSE_VP + by_card],
        guilders=house_guilders(state, seat, by_card, twist),
        points_at_end=HOUSE_POINTS,
    )


def any_worker_pays(state: BrugesState, seat: int, wild: int) -> bool:
    """B19, Z6: whether a worker of any colour pays for a house that a card builds."""
    return bool(wild or state.changes[seat][ANY_WORKER])


def house_payers(
    state: BrugesState, seat: int, card: int, wild: int, twist: Twist = PLAIN
) -> list[int]:
    """B19: the colours of the workers of *seat* of which one can pay for the house of a card."""
    if twist[TWIST_NO_WORKER]:
        return []
    if any_worker_pays(state, seat, wild):
        return workers_at_hand(state, seat)
    colour = state.box.colour[card]
    return [colour] if state.workers[seat * COLOURS + colour] else []


def house_obstacle(
    state: BrugesState, seat: int, card: int, wild: int, twist: Twist = PLAIN
) -> Reason | None:
    """B19: what keeps *seat* from building the house of a card in hand."""
    if twist[TWIST_NO_WORKER] or house_payers(state, seat, card, wild, twist):
        return None
    if any_worker_pays(state, seat, wild):
        return because(
            "The house needs a worker, and you have none.", "bruges-refusal-no-workers", "B19"
        )
    return because(
        "The house needs a {tint} worker.",
        "bruges-refusal-no-worker",
        "B19",
        tint=COLOUR_NAMES[state.box.colour[card]],
    )


def pay_worker(state: BrugesState, seat: int, colour: int) -> None:
    """B19: the worker is returned, and the house that a card builds stands."""
    state.workers[seat * COLOURS + colour] -= 1
    if state.events is not None:
        state.tell("paid-worker", seat, colour=COLOUR_NAMES[colour])
    house_gains(state, seat, 1)


class Paying(ColourDecision):
    """A worker of any colour pays for the house."""

    name = "pay-worker"
    first = GIVE
    piece = "worker"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the colours at hand."""
        return [GIVE + colour for colour in workers_at_hand(state, seat)]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """The worker is returned, and the house stands."""
        pop(state)
        pay_worker(state, seat, action - GIVE)

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the worker that goes."""
        return giving(thing)

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return that there is no such worker."""
        return None if state.workers[seat * COLOURS + thing] else no_worker(thing, "B19")


def giving(colour: int, **gains: int) -> Offer:
    """Return what it means to return a worker of a colour for something."""
    name = COLOUR_NAMES[colour]
    return Offer(
        GIVE + colour,
        "give",
        f"worker-{name}",
        pays={f"worker-{name}": 1},
        gains=things(**gains),
        args={"colour": name},
    )


def buildable(state: BrugesState, seat: int, worker_pays: int) -> list[int]:
    """Return the hand cards that an effect can put down as houses."""
    hand = state.hands[seat]
    if not worker_pays:
        return hand
    colour = state.box.colour
    return [card for card in hand if state.workers[seat * COLOURS + colour[card]]]


class Building(CardDecision):
    """Put cards from hand down as houses; a: how many at most, b: 1 if a worker pays."""

    name = "build"
    first = BUILD
    way_out = ENOUGH

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the cards from hand that can be paid for; B42: or no more."""
        actions = [BUILD + card for card in buildable(state, seat, state.steps[-3])]
        actions.append(DONE)
        return actions

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """B47: a house put down by an effect is not a played card."""
        if action == DONE:
            pop(state)
            return
        card = action - BUILD
        worker_pays = state.steps[-3]
        lay_house(state, seat, card)
        if worker_pays:
            state.workers[seat * COLOURS + state.box.colour[card]] -= 1
        house_gains(state, seat, 0)
        if buildable(state, seat, worker_pays):
            count_down(state)
        else:
            pop(state)

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the worker that pays, if one does, and what the house brings."""
        name, colour = state.box.card_names[thing], COLOUR_NAMES[state.box.colour[thing]]
        return Offer(
            BUILD + thing,
            "build",
            f"card-{name}",
            pays={f"worker-{colour}": 1} if state.steps[-3] else {},
            gains=house_brings(state, seat, 0),
            args={"card": name, "colour": colour},
        )

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return that the card is not in hand, or that its worker is missing."""
        if thing not in state.hands[seat]:
            return not_held(state, thing)
        if thing in buildable(state, seat, state.steps[-3]):
            return None
        return no_worker(state.box.colour[thing], "B19")

    def must(self, state: BrugesState, seat: int) -> Reason | None:
        """B42: “up to” may be none."""
        return None

    def reach(self, state: BrugesState, seat: int) -> list[tuple[int, str]]:
        """Return the hand."""
        return [(card, f"card-{state.box.card_names[card]}") for card in state.hands[seat]]
