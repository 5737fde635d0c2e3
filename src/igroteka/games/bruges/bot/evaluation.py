"""How good a position of Bruges is: what a seat has, and what it may still make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.bruges.bot.card_values import (
    CardValues,
    empty_houses_worth,
    guilders_worth,
    values_of,
    workers_worth,
)
from igroteka.games.bruges.bot.weights import WEIGHTS as W
from igroteka.games.bruges.rules.box import (
    BLUE,
    BROWN,
    IMMUNE,
    LEADER_POINTS,
    LEADERS,
    PURPLE,
    RED,
    THIRD_SPACE,
    THIRD_SPACE_POINTS,
    TURNS,
)
from igroteka.games.bruges.rules.deck.vocabulary import COLOURS
from igroteka.games.bruges.rules.scoring import laurel
from igroteka.games.bruges.rules.stack import DRAWING, EXTRA, WIDTH
from igroteka.games.bruges.rules.steps.rounds import TAKE_TURNS

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def rounds_after(state: BrugesState) -> float:
    """Return about how many rounds follow the current one."""
    if state.final:
        return float(state.final - 1)
    drawn = W.cards_a_round * state.seats
    rounds = 2.0 * min(len(state.left), len(state.right)) / drawn
    return min(W.most_rounds, rounds + W.spare_rounds)


def round_left(state: BrugesState) -> float:
    """Return which share of the current round's turns is still to come."""
    if not state.steps:
        return 0.0
    phase, turn = state.steps[0], state.steps[1]
    if phase < TAKE_TURNS:
        return 1.0
    return 1.0 - min(1.0, turn / (TURNS * state.seats)) if phase == TAKE_TURNS else 0.0


def prospects(state: BrugesState) -> list[float]:
    """Return the points each seat may expect at the end."""
    later = rounds_after(state)
    now = round_left(state)
    cards = values_of(state.box)
    values = [prospect(state, cards, seat, later, now) for seat in range(state.seats)]
    if later or now:
        for place in range(WIDTH + 3, len(state.steps), WIDTH):
            values[state.steps[place - 1]] += pending(state, place)
    return values


def pending(state: BrugesState, place: int) -> float:
    """Return what a step in waiting will bring: cards to draw, a card to play."""
    kind, a, b = state.steps[place], state.steps[place - 3], state.steps[place - 2]
    if kind == EXTRA:
        return W.further_card
    if kind == DRAWING:
        return W.card * a + (W.further_card if b else 0.0)
    return 0.0


def prospect(state: BrugesState, cards: CardValues, seat: int, later: float, now: float) -> float:
    """Return what *seat* has, and what it may make of it."""
    box = state.box
    left = later + now
    time = min(1.0, left)
    people = [card for card in state.people[seat] if card >= 0]
    houses = len(state.houses[seat])
    value = float(state.points[seat] + houses + box.reputation_points[state.reputation[seat]])
    ready = state.ready[seat]
    has_laurel = False
    for card in people:
        value += box.points[card]
        if box.active[card]:
            uses = later + (min(1.0, W.ready_now * now + W.ready_at_once) if card in ready else 0.0)
            value += cards.each_round[card] * uses
        elif box.scores[card]:
            has_laurel = True
        else:
            value += cards.round_value[card] * left
    if has_laurel:
        value += laurels_worth(state, cards, seat, people, later, time)
    value += leadership(state, seat, time)
    for section in (2 * seat, 2 * seat + 1):
        tokens = state.canals[section]
        value += THIRD_SPACE_POINTS if tokens >= THIRD_SPACE else 0
        if not state.crowned[section]:
            value += W.canal_progress[tokens] * min(1.0, left / W.canal_rounds)
    for top, owner in enumerate(state.statues):
        if owner == seat:
            value += box.statues[state.seats][top]
    value += time * (1.0 + W.earlier * later) * guilders_worth(state.guilders[seat])
    base = seat * COLOURS
    workers = 0.0
    for n in state.workers[base : base + COLOURS]:
        workers += workers_worth(n)
    value += time * workers
    if now and state.docked:
        value += now * harbour(state, cards, seat)
    value -= time * danger(state, seat, workers, bool(people))
    held = len(state.hands[seat])
    if state.drawn and state.steps[-2] == seat:
        held += len(state.drawn)
    value += time * hand_worth(state, cards, seat, held)
    value += time * empty_houses_worth(houses - len(people))
    return value


def laurels_worth(
    state: BrugesState,
    cards: CardValues,
    seat: int,
    people: list[int],
    later: float,
    time: float,
) -> float:
    """Return what laurels promise.

    What lasts will grow. What is there to be spent has its price already, whoever counts it,
    and only what is left over at the end brings points: until then its number says nothing.
    """
    laurels = cards.laurels
    value = 0.0
    for card in people:
        for op, remains in laurels[card]:
            points = laurel(state, seat, people, op)
            if remains:
                value += time * remains + (1.0 - time) * points
            else:
                value += (1.0 + W.growth * later) * points
    return value


def hand_worth(state: BrugesState, cards: CardValues, seat: int, held: int) -> float:
    """Return what the cards in hand promise: their number, and the best persons among them."""
    appeal = cards.appeal
    best = second = 0.0
    for card in state.hands[seat]:
        promise = appeal[card]
        if promise > best:
            best, second = promise, best
        elif promise > second:
            second = promise
    return W.card * held + W.best_card * best + W.second_card * second


def harbour(state: BrugesState, cards: CardValues, seat: int) -> float:
    """Return what the docked ships promise to who has a worker for them, the best one first."""
    ship_value = cards.ship_value
    best = rest = 0.0
    for colour, ship in enumerate(state.docked):
        if ship >= 0 and state.workers[seat * COLOURS + colour]:
            worth = ship_value[ship]
            rest += worth
            if worth > best:
                best = worth
    return W.docked_best * best + W.docked_rest * (rest - best)


def leadership(state: BrugesState, seat: int, time: float) -> float:
    """Return the points of leader markers, those within reach included."""
    value = 0.0
    for category in range(LEADERS):
        if state.leaders[seat * LEADERS + category]:
            value += LEADER_POINTS
        elif time:
            ahead = margin(state, seat, category)
            value += time * W.lead[2 if ahead > 0 else 1 if ahead == 0 else 0]
    return value


def margin(state: BrugesState, seat: int, category: int) -> int:
    """Return how far *seat* is ahead of the best of the others."""
    mine, best = 0, 0
    for other in range(state.seats):
        if category == 0:
            count = state.reputation[other]
        elif category == 1:
            people = state.people[other]
            count = len(people) - people.count(-1)
        else:
            count = state.canals[2 * other] + state.canals[2 * other + 1]
        if other == seat:
            mine = count
        elif count > best:
            best = count
    return mine - best


def damage(state: BrugesState, seat: int, colour: int, workers: float, has_people: bool) -> float:
    """Return what a penalty would cost."""
    if colour == BLUE:
        return W.flood + workers
    if colour == BROWN:
        return W.plague if has_people else W.plague_spared
    if colour == RED:
        return W.fire
    if colour == PURPLE:
        return W.intrigue
    return W.riot + W.guilder * W.riot_share * state.guilders[seat]


def danger(state: BrugesState, seat: int, workers: float, has_people: bool) -> float:
    """Return what threats must be expected to take."""
    total = 0.0
    base = seat * COLOURS
    changes = state.changes[seat]
    for colour in range(COLOURS):
        markers = state.threats[base + colour]
        if markers and not changes[IMMUNE + colour]:
            total += W.risk[markers] * damage(state, seat, colour, workers, has_people)
    return total
