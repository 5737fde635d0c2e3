"""One look at all seats of a position: what their features are counted from, and compared by."""

from __future__ import annotations

from typing import Final

from igroteka.games.venice.bot.evaluation import expected_points
from igroteka.games.venice.bot.figures import Figures
from igroteka.games.venice.bot.outlook import Outlook, signs_of
from igroteka.games.venice.rules.box import COLOURS, SETUPS
from igroteka.games.venice.rules.state import VeniceState

WHOLE: Final = 16
"""What is multiplied by progress is so at the end of the game, and nothing at its beginning."""


class Overview:
    """All that the features of the seats are counted from, and compared by."""

    def __init__(self, state: VeniceState) -> None:
        seats = state.seats
        self.state = state
        self.city = city = Outlook(state)
        signs = signs_of(state, city)
        self.figures = [Figures(state, seat, city, signs) for seat in range(seats)]
        setup = SETUPS[seats]
        all_cards = seats * setup.cards
        self.progress = WHOLE * (all_cards - sum(city.turns)) // all_cards
        self.expected = [int(2 * value) for value in expected_points(state)]
        self.treasure_points = [worth(state, seat, city.treasure_points) for seat in range(seats)]
        self.treasure_points_now = [
            worth(state, seat, city.treasure_points_now) for seat in range(seats)
        ]
        self.scores = [
            state.purses[seat] + self.treasure_points_now[seat] + self.figures[seat].points_now
            for seat in range(seats)
        ]
        self.figure_points = [figures.points for figures in self.figures]
        self.prospects = [self._prospects(seat) for seat in range(seats)]
        self.first_at = [self._first_at(n) for n in range(len(city.targets))]
        """For each target who can be there first with one move; -1: nobody can."""

    def _prospects(self, seat: int) -> int:
        """Return the points at the end, if nobody disturbs the next move of each figure."""
        state, city, figures = self.state, self.city, self.figures[seat]
        points = state.purses[seat] + self.treasure_points[seat] + figures.points
        if city.purchases[seat] > 0:
            points += figures.bargain_after_move
        points += figures.gain_of_moves(city.moves[seat])
        if state.gondolas[seat]:
            points += figures.gain_of_gondola(city, 0)
        return points

    def _first_at(self, target: int) -> int:
        city, seats = self.city, self.state.seats
        first, least = -1, 2 * seats
        for seat in range(seats):
            if city.moves[seat] > 0 and self.figures[seat].reaches(target):
                away = city.away[seat]
                if seat == city.at_turn and not city.may_move:
                    away += seats
                if away < least:
                    first, least = seat, away
        return first


def worth(state: VeniceState, seat: int, points: list[int]) -> int:
    """Return what the treasures of *seat* score, given the points for one of each colour."""
    base = seat * COLOURS
    return sum(state.treasures[base + colour] * points[colour] for colour in range(COLOURS))


def lead(values: list[int], seat: int) -> int:
    """Return how far *seat* is ahead of the best of the others."""
    best = -10_000
    for other, value in enumerate(values):
        if other != seat and value > best:
            best = value
    return values[seat] - best
