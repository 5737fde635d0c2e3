"""The named features of a position: what a learned value of Venice 2099 is made of.

All of a seat's are counted in points, pieces or turns, and take the imagined hands at their word.
Those that need no hands to be known are few: whoever knows the hands knows the final city.
"""

from __future__ import annotations

from typing import Final

from igroteka.engine.knowledge import MOST
from igroteka.games.venice.bot.outlook import Outlook
from igroteka.games.venice.bot.overview import WHOLE, Overview, lead
from igroteka.games.venice.rules.actions import DIRECTIONS, GONDOLA_USE, RESCUE_GROUND
from igroteka.games.venice.rules.box import COLOURS, MOST_FIGURES, SETUPS, X
from igroteka.games.venice.rules.city import FREE
from igroteka.games.venice.rules.decisions import PLACING, RESCUING
from igroteka.games.venice.rules.scoring import figure_points
from igroteka.games.venice.rules.state import VeniceState
from igroteka.games.venice.rules.steps.forecast import ALL_COLOURS

CLOSE: Final = 8
"""A greater lead is not a close one; in half points, as all expected points are here."""
LATE: Final = 2
"""With so many moves left, or fewer, there is no time for detours."""


# --- points -------------------------------------------------------------------------------------

OF_POINTS: Final[tuple[str, ...]] = (
    "points-expected",
    "lead-in-points-expected",
    "points-expected-by-progress",
    "lead-in-points-expected-by-progress",
    "close-lead",
    "score",
    "lead-in-score",
    "prospects",
    "lead-in-prospects",
    "lead-in-prospects-by-progress",
)


def of_points(overview: Overview, seat: int) -> list[int]:
    """Count points: expected, scored, and within reach."""
    progress = overview.progress
    expected = overview.expected[seat]
    ahead = lead(overview.expected, seat)
    prospects = lead(overview.prospects, seat)
    return [
        expected,
        ahead,
        expected * progress // WHOLE,
        ahead * progress // WHOLE,
        max(-CLOSE, min(CLOSE, ahead)),
        overview.scores[seat],
        lead(overview.scores, seat),
        overview.prospects[seat],
        prospects,
        prospects * progress // WHOLE,
    ]


# --- coins and treasures ------------------------------------------------------------------------

OF_TREASURES: Final[tuple[str, ...]] = (
    "coins",
    "treasures",
    "treasures-worth-6",
    "treasures-worth-3",
    "treasure-points",
    "lead-in-treasure-points",
    "treasure-points-now",
    "coins-to-spend",
    "coins-to-spend-on-best-colour",
    "figures-selling-6",
    "best-purchase",
    "second-best-purchase",
    "best-purchase-after-move",
    "best-purchase-by-turns",
    "purchases-in-place",
)


def of_treasures(overview: Overview, seat: int) -> list[int]:
    """Count what is bought, and what can be."""
    state, city, figures = overview.state, overview.city, overview.figures[seat]
    base = seat * COLOURS
    number = sixes = threes = best = 0
    for colour in range(COLOURS):
        held = state.treasures[base + colour]
        points = city.treasure_points[colour]
        number += held
        if points == 6:
            sixes += held
        elif points == 3:
            threes += held
        if points > best and state.supply[colour]:
            best = points
    # V18: one purchase a turn, and none costs less than a coin.
    to_spend = min(state.purses[seat], city.purchases[seat]) if figures.on_board else 0
    return [
        state.purses[seat],
        number,
        sixes,
        threes,
        overview.treasure_points[seat],
        lead(overview.treasure_points, seat),
        overview.treasure_points_now[seat],
        to_spend,
        to_spend * max(0, best - 1),
        figures.selling_six,
        figures.bargain,
        figures.second_bargain,
        figures.bargain_after_move,
        figures.bargain_after_move * to_spend,
        figures.bargains_in_place,
    ]


# --- figures ------------------------------------------------------------------------------------

OF_FIGURES: Final[tuple[str, ...]] = (
    "figures",
    "figures-waiting",
    "figures-lost",
    "figure-points",
    "lead-in-figure-points",
    "best-figure",
    "weakest-figure",
    "figures-on-x",
    "x-points",
    "figures-worth-10",
    "figure-on-best-square",
    "figures-on-platforms",
    "figures-doomed-by-own-hand",
    "figures-doomed-by-rivals",
    "points-on-doomed-squares",
    "figures-in-danger",
    "figures-in-danger-without-gondola",
    "figures-surely-falling",
    "figures-that-must-move",
    "doomed-figures-with-way-out",
    "doomed-figures-without-way-out",
    "figures-shut-in",
    "squares-in-reach",
)


def of_figures(overview: Overview, seat: int) -> list[int]:
    """Count where figures stand and how long they can."""
    state, figures = overview.state, overview.figures[seat]
    here = figures.here
    in_danger = figures.may_fall + figures.must_move
    return [
        figures.on_board,
        figures.waiting,
        SETUPS[state.seats].figures - figures.on_board - figures.waiting,
        figures.points,
        lead(overview.figure_points, seat),
        here[-1] if here else 0,
        here[0] if here else 0,
        figures.on_x,
        figures.x_points,
        figures.high,
        figures.on_best,
        figures.on_platforms,
        figures.doomed_by_own,
        figures.doomed_by_rivals,
        figures.doomed_points,
        figures.may_fall,
        max(0, in_danger - state.gondolas[seat]),
        figures.surely_fall,
        figures.must_move,
        figures.way_out,
        figures.no_way_out,
        figures.shut_in,
        figures.reach,
    ]


# --- moves and gondolas -------------------------------------------------------------------------

OF_MOVES: Final[tuple[str, ...]] = (
    "best-move",
    "second-best-move",
    "gain-of-moves",
    "best-move-late",
    "best-square-in-one-move",
    "best-square-in-two-moves",
    "points-in-two-moves",
    "best-square-reached-first",
    "points-reached-first",
    "figure-taken-up",
    "gain-of-figure-taken-up",
    "gondolas",
    "any-gondola",
    "lead-in-gondolas",
    "gain-of-gondola",
    "gain-of-second-gondola",
    "gain-of-gondola-late",
    "gondolas-by-turns",
)


def of_moves(overview: Overview, seat: int) -> list[int]:
    """Count what moves and gondolas can add."""
    state, city, figures = overview.state, overview.city, overview.figures[seat]
    moves = city.moves[seat]
    gains = figures.gains if moves > 0 else []
    best = gains[0] if gains else 0
    in_two = first = 0
    for n, target in enumerate(city.targets):
        points = city.points[target]
        if overview.first_at[n] == seat and points > first:
            first = points
        if points > in_two and moves > 1 and figures.gets_near(n):
            in_two = points
    near = bool(city.targets) and moves > 0
    gondolas = state.gondolas[seat]
    # V22: without a turn of one's own only a figure that falls, or has fallen, takes a gondola.
    doomed = figures.doomed_by_own + figures.doomed_by_rivals + figures.waiting
    useful = gondolas if moves > 0 else min(gondolas, doomed)
    ride = figures.gain_of_gondola(city, 0) if useful else 0
    return [
        best,
        gains[1] if len(gains) > 1 else 0,
        figures.gain_of_moves(moves) if moves > 0 else 0,
        best if moves <= LATE else 0,
        1 if near and figures.reaches(0) else 0,
        1 if near and figures.gets_near(0) else 0,
        in_two,
        1 if near and overview.first_at[0] == seat else 0,
        first,
        figures.taken_up,
        figures.taken_up_gain,
        gondolas,
        1 if gondolas else 0,
        lead(state.gondolas, seat),
        ride,
        figures.gain_of_gondola(city, 1) if useful > 1 else 0,
        ride if moves <= LATE else 0,
        gondolas * city.turns[seat],
    ]


# --- hand and turn ------------------------------------------------------------------------------

OF_TURN: Final[tuple[str, ...]] = (
    "cards",
    "moves-left",
    "turns-until-own",
    "may-move-now",
    "may-buy-now",
    "place-in-turn-order",
    "plays-last",
    "cards-to-choose-from",
    "x-cards",
    "rival-figures-doomed",
    "rival-figures-to-sink-next",
    "rival-figures-to-drown-next",
    "rival-points-doomed",
)


def of_turn(overview: Overview, seat: int) -> list[int]:
    """Count what the hand does to others, and whose turn comes when."""
    state, city = overview.state, overview.city
    at_turn = seat == city.at_turn
    place = (seat - state.start) % state.seats
    doomed = to_sink = to_drown = points = 0
    for n, square in enumerate(state.figures):
        owner = n // MOST_FIGURES
        if square < 0 or owner == seat or city.holder[square] != seat:
            continue
        doomed += 1
        points += figure_points(state.layout[square], city.sums_now)
        if not city.soonest[square]:
            to_sink += 1
            if not state.gondolas[owner]:
                to_drown += 1
    return [
        city.turns[seat],
        city.moves[seat],
        city.away[seat],
        1 if at_turn and city.may_move else 0,
        1 if at_turn and city.may_buy else 0,
        place,
        1 if place == state.seats - 1 else 0,
        city.choices[seat],
        (state.hands[seat] >> X * COLOURS & ALL_COLOURS).bit_count(),
        doomed,
        to_sink,
        to_drown,
        points,
    ]


FEATURES: Final[tuple[str, ...]] = (
    *OF_POINTS,
    *OF_TREASURES,
    *OF_FIGURES,
    *OF_MOVES,
    *OF_TURN,
)


def features(state: VeniceState) -> list[list[int]]:
    """Return for each seat the numbers of FEATURES."""
    overview = Overview(state)
    return [
        clamped(
            of_points(overview, seat)
            + of_treasures(overview, seat)
            + of_figures(overview, seat)
            + of_moves(overview, seat)
            + of_turn(overview, seat)
        )
        for seat in range(state.seats)
    ]


def clamped(row: list[int]) -> list[int]:
    """Return the numbers, with what is too great cut off."""
    return [MOST if number > MOST else -MOST if number < -MOST else number for number in row]


# --- the whole table ----------------------------------------------------------------------------

COMMON: Final[tuple[str, ...]] = (
    "players",
    "two-players",
    "cards-in-hands",
    "rounds-left",
    "last-round",
    "last-three-rounds",
    "placing",
    "rescue-open",
    "four-directions",
    "gondola-beside-move",
    "rescue-to-platforms",
    "colours-with-one-district",
    "colours-with-two-districts",
    "colours-with-three-districts",
    "treasures-left-worth-6",
    "treasures-left-worth-3",
    "best-square",
    "best-free-square",
    "second-best-free-square",
    "third-best-free-square",
    "x-squares-that-stand",
    "free-x-squares-that-stand",
    "free-squares",
    "free-squares-doomed",
    "best-purchase-on-free-squares",
)


def common(state: VeniceState) -> list[int]:
    """Return the numbers of COMMON."""
    city = Outlook(state)
    step = state.steps[-1] if state.steps else -1
    options = state.options
    rounds = max(city.turns)
    counts, supply, points = city.counts, state.supply, city.treasure_points
    sixes = threes = 0
    for colour in range(COLOURS):
        if points[colour] == 6:
            sixes += supply[colour]
        elif points[colour] == 3:
            threes += supply[colour]
    free = [*city.free_points[:3], 0, 0, 0]
    return [
        state.seats,
        1 if state.seats == 2 else 0,
        sum(city.turns),
        rounds,
        1 if rounds <= 1 else 0,
        1 if rounds <= 3 else 0,
        1 if step == PLACING else 0,
        1 if step == RESCUING else 0,
        options[DIRECTIONS],
        options[GONDOLA_USE],
        1 - options[RESCUE_GROUND],
        counts.count(1),
        counts.count(2),
        counts.count(3),
        sixes,
        threes,
        city.best,
        free[0],
        free[1],
        free[2],
        city.surviving_x,
        city.free_x,
        state.standing.count(FREE),
        city.free_doomed,
        city.free_bargain,
    ]
