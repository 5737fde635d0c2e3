"""The named features of a position of Bruges: what a learned value is made of.

A seat's own features say what a mean over the others cannot: who leads, who is nearest, what
time is left for it. Half points and quarters make small things ints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.knowledge import MOST
from igroteka.games.bruges.bot.card_figures import figures_of
from igroteka.games.bruges.bot.card_values import workers_worth
from igroteka.games.bruges.bot.evaluation import danger, prospects, round_left, rounds_after
from igroteka.games.bruges.bot.features_board import BOARD, OFFER, add_board
from igroteka.games.bruges.bot.features_plans import PLANS, add_plans
from igroteka.games.bruges.bot.features_stock import STOCK, add_stock
from igroteka.games.bruges.bot.features_street import STREET, add_street
from igroteka.games.bruges.bot.standing import LONG, OVER, ROLL, Clock, Standing, leads
from igroteka.games.bruges.rules.actions import (
    CITIZENS,
    EXCHANGE,
    USES,
    WITH_CITIZENS,
    ZWIN,
)
from igroteka.games.bruges.rules.box import TURNS, USE_NAMES
from igroteka.games.bruges.rules.deck.vocabulary import COLOURS
from igroteka.games.bruges.rules.stack import DRAWING, EXTRA, FILL, RISING, TURN
from igroteka.games.bruges.rules.state import LAST_ROUND
from igroteka.games.bruges.rules.steps.reputation import step_price

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

POINTS: Final[tuple[str, ...]] = (
    "expected-points",  # half points, by hand-made judgement
    "expected-lead",  # over the best of the others
    "expected-points-late",  # both by how much of the game is over
    "expected-lead-late",
    "score",
    "score-lead",
)
TIME: Final[tuple[str, ...]] = (
    "turns-this-round",
    "turns-left",
    "to-act",
    "place-in-turn-order",
    "plays-last",
    "starts-next-round",
    # What is decided but not done.
    "further-cards",
    "workers-to-take",
    "losses-due",
    "person-moving-in",
)
FEATURES: Final[tuple[str, ...]] = (*POINTS, *TIME, *BOARD, *STREET, *STOCK, *PLANS)

COMMON: Final[tuple[str, ...]] = (
    "players",
    "two-players",
    "round",
    "turns-to-follow",  # of each player, in the rounds after this one
    "round-played",  # in sixteenths
    "last-round",
    "before-the-dice",
    "reputation-on-offer",
    "in-the-midst",  # of one choice
    "smaller-deck",
    "statues-left",
    "top-statue",
    "dice-sum",
    "step-price",
    "ships-docked",
    "with-citizens",
    "with-ships",
    "with-exchange",
    # Action markers on the exchange card, by what it changes.
    *(f"exchange-{use}" for use in USE_NAMES),
)

SIXTEENTHS: Final = 16
WHOLE: Final[tuple[int, ...]] = (TURN, FILL, DRAWING, RISING, EXTRA)
"""Decisions that are a choice of their own."""


def features(state: BrugesState) -> list[list[int]]:
    """Return for each seat the numbers of FEATURES."""
    seats = state.seats
    standing = Standing(state)
    figures = figures_of(state.box)
    scores = standing.scores
    if state.steps:
        values = prospects(state)
        if not standing.rolls:
            spare_threats(state, values)
        worth = [int(2.0 * value + 0.5) for value in values]
    else:
        worth = [2 * score for score in scores]
    worth_leads, score_leads = leads(worth), leads(scores)
    ahead = [leads(state.reputation), leads(standing.persons), leads(standing.tokens)]
    nearer = leads([-missing for missing in standing.missing])
    rows = []
    for seat in range(seats):
        past = LONG - standing.left[seat]
        place = (seat - state.start) % seats
        found = [
            worth[seat],
            worth_leads[seat],
            worth[seat] * past // LONG,
            worth_leads[seat] * past // LONG,
            scores[seat],
            score_leads[seat],
            standing.turns[seat],
            standing.left[seat],
            1 if seat == state.seat_to_act else 0,
            place,
            1 if place == seats - 1 else 0,
            1 if place == 1 else 0,
            standing.further[seat],
            standing.taking[seat],
            standing.losses[seat],
            standing.moving_in[seat],
        ]
        add_board(state, standing, figures, ahead, nearer, seat, found)
        add_street(state, standing, figures, seat, found)
        add_stock(state, standing, figures, seat, found)
        add_plans(state, standing, figures, ahead, seat, found)
        rows.append(within_bounds(found))
    return rows


def spare_threats(state: BrugesState, values: list[float]) -> None:
    """B10: no dice follow, so what is feared of threats is given back to each seat."""
    time = min(1.0, rounds_after(state) + round_left(state))
    if not time:
        return
    for seat in range(state.seats):
        base = seat * COLOURS
        workers = 0.0
        for n in state.workers[base : base + COLOURS]:
            workers += workers_worth(n)
        people = state.people[seat]
        values[seat] += time * danger(state, seat, workers, people.count(-1) < len(people))


def common(state: BrugesState) -> list[int]:
    """Return the numbers of COMMON."""
    seats, steps, options = state.seats, state.steps, state.options
    clock = Clock(state)
    phase = clock.phase
    # The dice of the round before say nothing.
    rolled = ROLL < phase < OVER
    statues, docked = state.statues, state.docked
    left = statues.count(-1)
    found = [
        seats,
        1 if seats == 2 else 0,
        state.round,
        clock.later,
        SIXTEENTHS - SIXTEENTHS * sum(clock.turns) // (TURNS * seats),
        1 if state.final == LAST_ROUND else 0,
        1 if phase <= ROLL else 0,
        1 if ROLL < phase <= OFFER else 0,
        1 if steps and steps[-1] not in WHOLE else 0,
        min(len(state.left), len(state.right)),
        left,
        state.box.statues[seats][statues.index(-1)] if left else 0,
        sum(state.dice) if rolled else 0,
        step_price(state) if ROLL < phase <= OFFER else 0,
        len(docked) - docked.count(-1),
        1 if options[CITIZENS] == WITH_CITIZENS else 0,
        options[ZWIN],
        options[EXCHANGE],
    ]
    for use in range(USES):
        improved = state.exchange >= 0 and state.box.exchange_use[state.exchange] == use
        found.append(state.markers if improved else 0)
    return within_bounds(found)


def within_bounds(found: list[int]) -> list[int]:
    """Cut off what is too great for a feature."""
    return [-MOST if n < -MOST else n if n < MOST else MOST for n in found]
