"""What a seat holds: guilders, workers, threat markers, cards in hand; and the ship it can use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.bruges.bot.card_figures import CardFigures
from igroteka.games.bruges.bot.standing import DRAW, ROLL, Standing
from igroteka.games.bruges.rules.box import (
    ANY_DIE,
    ANY_WORKER,
    BLUE,
    BROWN,
    CANAL_MINUS,
    CIRCLE,
    DISCOUNT,
    GUILDERS_PLUS,
    HAND_LIMIT,
    IMMUNE,
    INTRIGUE_LOSS,
    PURPLE,
    SPACES,
    TURNS,
    YELLOW,
)
from igroteka.games.bruges.rules.deck.vocabulary import COLOURS
from igroteka.games.bruges.rules.scoring import laurel

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

STOCK: Final[tuple[str, ...]] = (
    # Guilders and workers.
    "guilders",
    "guilders-up-to-three",
    "guilders-up-to-six",
    "guilders-to-spend",  # as many as the turns left can use
    "workers",
    "worker-colours",  # of which there is one
    "workers-to-spend",
    # Threats. A colour with two markers is close, unless one is immune or no dice are to come.
    "threat-markers",
    "single-threats",
    "flood-close",
    "plague-close",
    "fire-close",
    "intrigue-close",
    "riot-close",
    "workers-at-risk",  # flood is close
    "person-at-risk",  # plague is close: half points that the least person is worth
    "guilders-at-risk",  # riot is close
    "loss-at-risk",  # half points of all penalties that are close
    "loss-at-the-dice",  # the same, if the dice are rolled before another own turn
    "cards-against-threats",
    "cards-against-close-threats",
    # Cards in hand.
    "cards-in-hand",  # once it is filled up
    "cards-unseen",  # of them: still to be drawn or looked at
    "best-card",  # half points
    "second-card",
    "best-affordable-card",  # the house and the guilders for it are there
    "house-cards",  # the worker for its house is there
    "canal-cards",  # fits the next space of a section, which can be paid
    "best-die",  # the most guilders that a card brings
    "laurel-in-hand",  # points it would count now
    # Ships.
    "best-ship",  # half points, of those docked for which there is a worker
    "ship-in-reach",  # the canal card for it is there, too
)

SPENT_A_TURN: Final = 4
"""About how many guilders a turn can turn into points."""
WORKERS_A_TURN: Final = 2
# What a penalty costs besides what it counts, in half points.
PLAGUE: Final = 3
FIRE: Final = 4


def add_stock(
    state: BrugesState, standing: Standing, figures: CardFigures, seat: int, found: list[int]
) -> None:
    """Add the numbers of STOCK for *seat*."""
    guilders, left = state.guilders[seat], standing.left[seat]
    base = seat * COLOURS
    workers = colours = 0
    for n in state.workers[base : base + COLOURS]:
        if n:
            workers += n
            colours += 1
    found.append(guilders)
    found.append(guilders if guilders < 3 else 3)
    found.append(guilders if guilders < 6 else 6)
    found.append(guilders if guilders < SPENT_A_TURN * left else SPENT_A_TURN * left)
    found.append(workers)
    found.append(colours)
    found.append(workers if workers < WORKERS_A_TURN * left else WORKERS_A_TURN * left)
    add_threats(state, standing, figures, seat, workers, found)
    canal_card = add_hand(state, standing, figures, seat, found)
    add_harbour(state, figures, seat, canal_card, found)


def add_threats(
    state: BrugesState,
    standing: Standing,
    figures: CardFigures,
    seat: int,
    workers: int,
    found: list[int],
) -> None:
    """B34: add what the third marker of a colour would take."""
    base = seat * COLOURS
    changes = state.changes[seat]
    rolls = standing.rolls
    markers = single = loss = 0
    by_flood = by_plague = by_riot = 0
    close = [0] * COLOURS
    guilders = state.guilders[seat]
    for colour in range(COLOURS):
        n = state.threats[base + colour]
        if not n:
            continue
        markers += n
        if changes[IMMUNE + colour]:
            continue
        if n < CIRCLE - 1:
            single += 1 if rolls > 1 else 0
            continue
        if not rolls:
            continue
        close[colour] = 1
        if colour == BLUE:
            by_flood = workers
            loss += workers
        elif colour == BROWN:
            by_plague = least_person(state, standing, figures, seat)
            loss += by_plague
        elif colour == PURPLE:
            points = state.points[seat]
            loss += 2 * (points if points < INTRIGUE_LOSS else INTRIGUE_LOSS)
        elif colour == YELLOW:
            by_riot = guilders
            loss += 2 * guilders // 3
        else:
            loss += FIRE
    found.append(markers)
    found.append(single)
    found += close
    found.append(by_flood)
    found.append(by_plague)
    found.append(by_riot)
    found.append(loss)
    found.append(loss if not standing.turns[seat] or standing.phase <= ROLL else 0)
    against = 0
    against_close = 0
    if markers:
        tints = state.box.colour
        for card in state.hands[seat]:
            colour = tints[card]
            if state.threats[base + colour]:
                against += 1
                against_close += close[colour]
    found.append(against)
    found.append(against_close)


def least_person(state: BrugesState, standing: Standing, figures: CardFigures, seat: int) -> int:
    """B34: return the half points that the plague takes at least: its victim chooses whom."""
    least = -1
    for card in standing.people[seat]:
        worth = 2 * state.box.points[card] + PLAGUE
        worth += (figures.use[card] + figures.change[card]) * standing.later // (2 * TURNS)
        if least < 0 or worth < least:
            least = worth
    return least if least > 0 else 0


def add_hand(
    state: BrugesState, standing: Standing, figures: CardFigures, seat: int, found: list[int]
) -> bool:
    """Add what the cards in hand can be played for; say whether one builds a canal."""
    box, changes, hand = state.box, state.changes[seat], state.hands[seat]
    tints, costs, guilds = box.colour, box.cost, box.guild
    guilders = state.guilders[seat]
    base = seat * COLOURS
    people = standing.people[seat]
    room = len(state.houses[seat]) > len(people)
    any_worker = bool(changes[ANY_WORKER]) and any(state.workers[base : base + COLOURS])
    spaces = spaces_ahead(state, seat)
    # Before the roll the dice say nothing.
    rolled = standing.phase > ROLL and standing.turns[seat] > 0
    best = second = affordable = homes = canals = die = counted = 0
    for card in hand:
        colour = tints[card]
        appeal = figures.appeal[card]
        if appeal > best:
            best, second = appeal, best
        elif appeal > second:
            second = appeal
        if (
            room
            and appeal > affordable
            and costs[card] - changes[DISCOUNT + guilds[card]] <= guilders
        ):
            affordable = appeal
        if any_worker or state.workers[base + colour]:
            homes += 1
        if spaces >> colour & 1:
            canals += 1
        if rolled and state.dice[colour] > die:
            die = state.dice[colour]
        for op in box.scores[card]:
            points = laurel(state, seat, people, op)
            if points > counted:
                counted = points
    if rolled and hand:
        if changes[ANY_DIE]:
            die = max(state.dice)
        die += changes[GUILDERS_PLUS]
    unseen = len(state.drawn) if state.drawn and state.steps[-2] == seat else 0
    held = len(hand) + unseen
    if standing.phase == DRAW and held < changes[HAND_LIMIT]:
        unseen += changes[HAND_LIMIT] - held
        held = changes[HAND_LIMIT]
    found.append(held)
    found.append(unseen)
    found.append(best)
    found.append(second)
    found.append(affordable)
    found.append(homes)
    found.append(canals)
    found.append(die)
    found.append(counted)
    return canals > 0


def spaces_ahead(state: BrugesState, seat: int) -> int:
    """B17: return the bits of the colours of the next canal spaces that can be paid."""
    box, guilders = state.box, state.guilders[seat]
    minus = state.changes[seat][CANAL_MINUS + 1]
    colours = 0
    for section in (2 * seat, 2 * seat + 1):
        tokens = state.canals[section]
        if tokens < SPACES and box.canal_costs[tokens] - minus <= guilders:
            colours |= 1 << box.canal_colours[section][tokens]
    return colours


def add_harbour(
    state: BrugesState, figures: CardFigures, seat: int, canal_card: bool, found: list[int]
) -> None:
    """Z10: add the best docked ship that a worker is there for."""
    best = 0
    if state.docked:
        for colour, ship in enumerate(state.docked):
            if ship >= 0 and state.workers[seat * COLOURS + colour] and figures.ship[ship] > best:
                best = figures.ship[ship]
    found.append(best)
    found.append(1 if best and canal_card else 0)
