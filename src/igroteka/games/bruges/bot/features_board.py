"""What a seat has on the board: reputation, leadership, canals and statues."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.bruges.bot.card_figures import CardFigures
from igroteka.games.bruges.bot.standing import NO_STATUE, ROLL, Standing
from igroteka.games.bruges.rules.box import LEADERS, SPACES, THIRD_SPACE, TURNS
from igroteka.games.bruges.rules.steps.reputation import may_buy, rise_price, step_price
from igroteka.games.bruges.rules.steps.rounds import PHASES, offer_reputation

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

BOARD: Final[tuple[str, ...]] = (
    # Reputation.
    "reputation-steps",
    "reputation-points",
    "next-step-points",
    "step-on-offer",  # a step can be bought in this round, and paid for
    # Leadership; who has turned a marker up is neither ahead nor behind any more.
    "reputation-marker",
    "reputation-lead",
    "persons-marker",
    "persons-lead",
    "canals-marker",
    "canals-lead",
    "markers-ahead",  # would be turned up if the round ended now
    "markers-certain",  # no rival has turns enough to prevent it
    "markers-in-reach",  # own turns are enough to take the lead
    # Canals.
    "longer-section",
    "shorter-section",
    "third-spaces",
    "sections-before-third",
    "sections-before-fifth",
    "statue-points",
    "statue-promise",  # half points of the top statue, by how near it is
    "statue-race",  # how many spaces nearer than the best of the others
    "guilders-short-of-statue",
)

OFFER: Final = PHASES.index(offer_reputation)
MOST_LEAD: Final = 4
"""Nobody minds by how much more one leads or lags."""


def add_board(
    state: BrugesState,
    standing: Standing,
    figures: CardFigures,
    ahead: list[list[int]],
    nearer: list[int],
    seat: int,
    found: list[int],
) -> None:
    """Add the numbers of BOARD for *seat*; *ahead*: the leads of all in each category."""
    add_reputation(state, standing, seat, found)
    add_leadership(state, standing, ahead, seat, found)
    add_canals(state, standing, figures, nearer, seat, found)


def add_reputation(state: BrugesState, standing: Standing, seat: int, found: list[int]) -> None:
    """B11: add steps, their points, and whether another one can be bought at once."""
    track, step = state.box.reputation_points, state.reputation[seat]
    found.append(step)
    found.append(track[step])
    found.append(track[step + 1] - track[step] if step < state.box.last_step else 0)
    found.append(on_offer(state, standing.phase, seat))


def on_offer(state: BrugesState, phase: int, seat: int) -> int:
    """B11: return 1 if *seat* is still to be asked in this round, and can pay."""
    if not ROLL < phase <= OFFER or not step_price(state):
        return 0
    if phase == OFFER and (seat - state.start) % state.seats < state.steps[1] - 1:
        return 0
    return 1 if may_buy(state, seat, rise_price(state, seat)) else 0


def add_leadership(
    state: BrugesState, standing: Standing, ahead: list[list[int]], seat: int, found: list[int]
) -> None:
    """B30: add markers turned up, and how far the others are."""
    turns = standing.turns
    rival_turns = 0
    for other in range(state.seats):
        if other != seat and turns[other] > rival_turns:
            rival_turns = turns[other]
    leading = certain = reached = 0
    for category in range(LEADERS):
        marker = state.leaders[seat * LEADERS + category]
        found.append(marker)
        if marker:
            found.append(0)
            continue
        lead = ahead[category][seat]
        found.append(-MOST_LEAD if lead < -MOST_LEAD else lead if lead < MOST_LEAD else MOST_LEAD)
        if lead > 0:
            leading += 1
            if lead > rival_turns:
                certain += 1
        elif -lead < turns[seat]:
            reached += 1
    found.append(leading)
    found.append(certain)
    found.append(reached)


def add_canals(
    state: BrugesState,
    standing: Standing,
    figures: CardFigures,
    nearer: list[int],
    seat: int,
    found: list[int],
) -> None:
    """B17, B18: add tokens, third spaces, and how near the next statue is."""
    longer, shorter = state.canals[2 * seat], state.canals[2 * seat + 1]
    fifth = 0
    if standing.missing[seat] == 1:
        fifth = int(longer == SPACES - 1 and not state.crowned[2 * seat])
        fifth += int(shorter == SPACES - 1 and not state.crowned[2 * seat + 1])
    if longer < shorter:
        longer, shorter = shorter, longer
    found.append(longer)
    found.append(shorter)
    found.append((1 if longer >= THIRD_SPACE else 0) + (1 if shorter >= THIRD_SPACE else 0))
    third = THIRD_SPACE - 1
    found.append((1 if longer == third else 0) + (1 if shorter == third else 0))
    found.append(fifth)
    found.append(standing.statue_points[seat])
    missing = standing.missing[seat]
    promise = short = 0
    # A canal is built about every other turn: the card must fit.
    if missing != NO_STATUE and 2 * missing <= standing.left[seat] + TURNS // 2:
        top = state.box.statues[state.seats][state.statues.index(-1)]
        promise = 2 * top * (SPACES + 1 - missing) // (SPACES + 1)
        short = figures.rest_cost[SPACES - missing] - state.guilders[seat]
        if short < 0:
            short = 0
    found.append(promise)
    found.append(nearer[seat])
    found.append(short)
