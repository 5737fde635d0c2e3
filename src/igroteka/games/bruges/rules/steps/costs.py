"""Effects that cost something: workers sold, points bought, guilders, cards and persons paid.

B42: a cost is all or nothing, and an effect with one may be declined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Offer, Reason
from igroteka.engine.step import Step
from igroteka.games.bruges.rules.actions import BUY, DONE, GIVE
from igroteka.games.bruges.rules.deck.vocabulary import CARDS, COLOURS
from igroteka.games.bruges.rules.reasons import no_worker, not_now
from igroteka.games.bruges.rules.stack import (
    BUYING,
    DISCARDING,
    DISMISSING,
    MAY_DECLINE,
    NOT_ITSELF,
    RECALLING,
    SELLING,
    SPENDING,
    count_down,
    decline,
    pop,
    push,
)
from igroteka.games.bruges.rules.steps.decision import DECLINE, ENOUGH, ColourDecision
from igroteka.games.bruges.rules.steps.houses import giving
from igroteka.games.bruges.rules.steps.persons import residents
from igroteka.games.bruges.rules.steps.supply import gain_guilders, gain_points, workers_at_hand

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def give_up_effect(state: BrugesState) -> None:
    """B42: the cost cannot be paid, so the rest does not happen."""
    pop(state)


# --- workers for guilders, guilders for points ---------------------------------------------------


def do_sell_workers(state: BrugesState, seat: int, price: int, most: int, c: int) -> None:
    """Return up to so many workers for guilders."""
    if workers_at_hand(state, seat):
        push(state, SELLING, seat, most, price)


def would_sell_workers(state: BrugesState, seat: int, price: int, most: int, c: int) -> bool:
    """There is a worker."""
    return bool(workers_at_hand(state, seat))


class Selling(ColourDecision):
    """Workers for guilders; a: how many at most, b: the price."""

    name = "sell"
    first = GIVE
    piece = "worker"
    way_out = ENOUGH

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the workers at hand, or no more."""
        actions = [GIVE + colour for colour in workers_at_hand(state, seat)]
        actions.append(DONE)
        return actions

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Sell one worker."""
        if action == DONE:
            pop(state)
            return
        state.workers[seat * COLOURS + action - GIVE] -= 1
        gain_guilders(state, seat, state.steps[-3])
        if workers_at_hand(state, seat):
            count_down(state)
        else:
            pop(state)

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the worker and its price."""
        return giving(thing, guilders=state.steps[-3])

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return that there is no such worker."""
        return None if state.workers[seat * COLOURS + thing] else no_worker(thing, "B42")

    def must(self, state: BrugesState, seat: int) -> Reason | None:
        """B42: “up to” may be none."""
        return None


def do_buy_vp(state: BrugesState, seat: int, per: int, vp: int, most: int) -> None:
    """Pay guilders for points, several times."""
    if state.guilders[seat] >= per and most >= vp:
        push(state, BUYING, seat, most // vp, per * 100 + vp)


def would_buy_vp(state: BrugesState, seat: int, per: int, vp: int, most: int) -> bool:
    """There is money enough for one."""
    return state.guilders[seat] >= per


class Buying(Step["BrugesState"]):
    """Points for guilders; a: how many times at most, b: guilders * 100 + points."""

    name = "buy"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return once more, and no more."""
        return [BUY, DONE]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Pay, and gain the points."""
        if action == DONE:
            pop(state)
            return
        per, vp = divmod(state.steps[-3], 100)
        state.guilders[seat] -= per
        gain_points(state, seat, vp)
        if state.guilders[seat] >= per:
            count_down(state)
        else:
            pop(state)

    def offer(self, state: BrugesState, action: int, seat: int) -> Offer:
        """Return the price and the points."""
        if action == DONE:
            return Offer(DONE, ENOUGH)
        per, vp = divmod(state.steps[-3], 100)
        return Offer(BUY, "buy", pays={"guilders": per}, gains={"points": vp})

    def refuse(self, state: BrugesState, action: int, seat: int) -> Reason | None:
        """Return what is to be decided first."""
        return None if action in (BUY, DONE) else not_now(self.name, action)


# --- costs ---------------------------------------------------------------------------------------


def do_pay_guilders(state: BrugesState, seat: int, n: int, cost: int, c: int) -> None:
    """Pay; B42: a cost is paid in full, and may be declined."""
    if cost and state.guilders[seat] < n:
        give_up_effect(state)
    elif cost and not agreed(state) and state.rules >= 2:  # before version 2 it was just paid
        push(state, SPENDING, seat, n)
    else:
        spend(state, seat, min(n, state.guilders[seat]))


def agreed(state: BrugesState) -> bool:
    """Say whether the effect on top has just been chosen, and with it the cost it begins with."""
    card, done = state.steps[-4], state.steps[-3]
    return done == 1 and (card >= CARDS or state.box.active[card])


def spend(state: BrugesState, seat: int, n: int) -> None:
    """Pay n guilders to the bank."""
    state.guilders[seat] -= n
    if state.events is not None:
        state.tell("paid", seat, n=n)


class Spending(Step["BrugesState"]):
    """B42: whether to pay guilders for the rest of an effect; a: how many."""

    name = "spend"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """B42: pay the cost, or decline."""
        return [BUY, DONE]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """B42: without its cost the rest of the effect does not happen."""
        if action == DONE:
            decline(state)
            return
        n = state.steps[-4]
        pop(state)
        spend(state, seat, n)

    def offer(self, state: BrugesState, action: int, seat: int) -> Offer:
        """Return the price."""
        if action == DONE:
            return Offer(DONE, DECLINE)
        return Offer(BUY, "buy", pays={"guilders": state.steps[-4]})

    def refuse(self, state: BrugesState, action: int, seat: int) -> Reason | None:
        """Return what is to be decided first."""
        return None if action in (BUY, DONE) else not_now(self.name, action)


def would_pay_guilders(state: BrugesState, seat: int, n: int, cost: int, c: int) -> bool:
    """It can be paid."""
    return state.guilders[seat] >= n


def do_discard_hand(state: BrugesState, seat: int, n: int, cost: int, c: int) -> None:
    """Discard cards from hand; B42: in full if it is a cost."""
    if cost and len(state.hands[seat]) < n:
        give_up_effect(state)
    elif state.hands[seat]:
        push(state, DISCARDING, seat, n, cost)


def would_discard_hand(state: BrugesState, seat: int, n: int, cost: int, c: int) -> bool:
    """There are cards enough."""
    return len(state.hands[seat]) >= n


def others(state: BrugesState, seat: int, not_itself: int) -> list[int]:
    """Return the own persons that may leave by the effect on top."""
    itself = state.steps[-4] if not_itself else -1
    return [card for card in residents(state, seat) if card != itself]


def do_discard_own_person(state: BrugesState, seat: int, n: int, other: int, cost: int) -> None:
    """Discard own persons."""
    leave_by(state, seat, n, other, cost, DISMISSING)


def do_person_to_hand(state: BrugesState, seat: int, n: int, other: int, cost: int) -> None:
    """Take own persons back into the hand."""
    leave_by(state, seat, n, other, cost, RECALLING)


def leave_by(state: BrugesState, seat: int, n: int, other: int, cost: int, step: int) -> None:
    """Let own persons leave; B42: in full if it is a cost, which may be declined."""
    people = others(state, seat, other)
    if cost and len(people) < n:
        give_up_effect(state)
    elif people:
        flags = (MAY_DECLINE if cost else 0) | (NOT_ITSELF if other else 0)
        push(state, step, seat, n, flags)


def would_leave(state: BrugesState, seat: int, n: int, other: int, cost: int) -> bool:
    """There are persons enough besides the one that is used."""
    people = state.people[seat]
    return len(people) - people.count(-1) >= n + other
