"""The named features of a position: what a learned value of Venice 2099 is made of.

All of a seat's are counted in points, pieces or turns, and take the imagined hands at their word.
A search counts them at every position that it judges: what is here has to earn its time.
"""

from __future__ import annotations

from typing import Final

from igroteka.engine.knowledge import MOST
from igroteka.games.venice.bot.figures import Figures
from igroteka.games.venice.bot.outlook import City, Outlook, city_of
from igroteka.games.venice.bot.weights import WEIGHTS
from igroteka.games.venice.rules.actions import GONDOLA_USE, RESCUE_GROUND
from igroteka.games.venice.rules.box import COLOURS, MOST_FIGURES, SETUPS
from igroteka.games.venice.rules.state import VeniceState
from igroteka.games.venice.rules.steps.forecast import ALL_COLOURS, lowest_value

CLOSE: Final = 8
"""A greater lead is not a close one; in half points, as all expected points are here."""
LATE: Final = 2
"""With so many moves left, or fewer, there is no time for detours."""
WHOLE: Final = 16
"""What is multiplied by progress is so at the end of the game, and nothing at its beginning."""
TENTHS: Final = 10
GONDOLA: Final = round(TENTHS * WEIGHTS.gondola)
ON_PLATFORM: Final = round(TENTHS * WEIGHTS.platform)
DOOMED: Final = round(TENTHS * WEIGHTS.doomed_figure)
"""What the hand-made value takes things for, in tenths of points."""

FEATURES: Final[tuple[str, ...]] = (
    # points
    "points-expected",
    "lead-in-points-expected",
    "lead-in-points-expected-by-progress",
    "close-lead",
    "prospects",
    "lead-in-prospects-by-progress",
    # coins and treasures
    "coins",
    "treasures-worth-6",
    "treasure-points",
    "lead-in-treasure-points",
    "coins-to-spend",
    "best-purchase",
    "best-purchase-after-move",
    "best-purchase-by-turns",
    # figures
    "figures",
    "figures-waiting",
    "figures-lost",
    "best-figure",
    "figures-doomed-by-rivals",
    "figures-in-danger",
    "figures-in-danger-without-gondola",
    "figures-surely-falling",
    "figures-that-must-move",
    "figures-doomed-beyond-gondolas",
    # moves and gondolas
    "best-move",
    "best-move-late",
    "any-gondola",
    "gondolas",
    "gain-of-gondola",
    "gondolas-by-turns",
    # hand and turn
    "cards",
    "moves-left",
    "may-move-now",
    "may-buy-now",
    "plays-last",
    "rival-figures-to-sink-next",
    "rival-figures-to-drown-next",
)


class Overview:
    """All that the features of the seats are counted from, and compared by."""

    def __init__(self, state: VeniceState, city: City) -> None:
        seats = state.seats
        self.outlook = outlook = Outlook(state, city)
        figures = [Figures(state, seat, outlook) for seat in range(seats)]
        self.figures = figures
        all_cards = seats * SETUPS[seats].cards
        self.progress = WHOLE * (all_cards - sum(outlook.turns)) // all_cards
        self.treasure_points: list[int] = []
        self.expected: list[int] = []
        self.prospects: list[int] = []
        for seat in range(seats):
            self._add_points(state, seat)
        self.leads = leads(self.expected)
        self.leads_in_prospects = leads(self.prospects)
        self.leads_in_treasures = leads(self.treasure_points)

    def _add_points(self, state: VeniceState, seat: int) -> None:
        outlook, figures = self.outlook, self.figures[seat]
        worth = outlook.city.treasure_points
        base, treasure_points = seat * COLOURS, 0
        for colour in range(COLOURS):
            held = state.treasures[base + colour]
            if held:
                treasure_points += held * worth[colour]
        self.treasure_points.append(treasure_points)
        sure = state.purses[seat] + treasure_points + figures.points
        # After the last card nothing moves any more: only what scores is worth something.
        tenths = TENTHS * sure
        if outlook.turns[seat]:
            tenths += GONDOLA * state.gondolas[seat]
            tenths += DOOMED * figures.doomed
            tenths += ON_PLATFORM * figures.on_platforms
        self.expected.append(2 * tenths // TENTHS)
        # Prospects: the points at the end, if nobody disturbs the next move of each figure.
        if outlook.purchases[seat] > 0:
            sure += figures.bargain_after_move
        sure += figures.gain_of_moves(outlook.moves[seat])
        if state.gondolas[seat]:
            sure += figures.gain_of_gondola(outlook)
        self.prospects.append(sure)

    def row(self, state: VeniceState, seat: int) -> list[int]:
        """Return the numbers of FEATURES."""
        outlook, figures, progress = self.outlook, self.figures[seat], self.progress
        city = outlook.city
        turns, moves = outlook.turns[seat], outlook.moves[seat]
        purse, gondolas = state.purses[seat], state.gondolas[seat]
        # Treasures. V18: one purchase a turn, and none costs less than a coin.
        base = seat * COLOURS
        sixes = to_spend = 0
        for colour in range(COLOURS):
            if city.treasure_points[colour] == 6:
                sixes += state.treasures[base + colour]
        if figures.on_board:
            to_spend = min(purse, outlook.purchases[seat])
        best = figures.best_move() if moves > 0 else 0
        # V22: without a turn of one's own only a figure that falls, or has fallen, takes a gondola.
        ride = 0
        if gondolas and (moves > 0 or figures.doomed or figures.waiting):
            ride = figures.gain_of_gondola(outlook)
        in_danger = figures.may_fall + figures.must_move - gondolas
        lost = figures.doomed_by_rivals - gondolas
        at_turn = seat == outlook.at_turn
        # What the next card of the hand can do to the figures of others.
        hand = state.hands[seat]
        to_sink = to_drown = 0
        if hand:
            lowest = lowest_value(hand) * COLOURS
            next_cards = hand & ALL_COLOURS << lowest
            layout, n = state.layout, -1
            for square in state.figures:
                n += 1
                if square >= 0 and next_cards >> layout[square] & 1:
                    owner = n // MOST_FIGURES
                    if owner != seat:
                        to_sink += 1
                        if not state.gondolas[owner]:
                            to_drown += 1
        lead = self.leads[seat]
        lead_in_prospects = self.leads_in_prospects[seat]
        return [
            cut(self.expected[seat]),
            cut(lead),
            cut(lead * progress // WHOLE),
            max(-CLOSE, min(CLOSE, lead)),
            cut(self.prospects[seat]),
            cut(lead_in_prospects * progress // WHOLE),
            purse,
            sixes,
            self.treasure_points[seat],
            cut(self.leads_in_treasures[seat]),
            to_spend,
            figures.bargain,
            figures.bargain_after_move,
            figures.bargain_after_move * to_spend,
            figures.on_board,
            figures.waiting,
            SETUPS[state.seats].figures - figures.on_board - figures.waiting,
            figures.best,
            figures.doomed_by_rivals,
            figures.may_fall,
            in_danger if in_danger > 0 else 0,
            figures.surely_fall,
            figures.must_move,
            lost if lost > 0 else 0,
            best,
            best if moves <= LATE else 0,
            1 if gondolas else 0,
            gondolas,
            ride,
            gondolas * turns,
            turns,
            moves,
            1 if at_turn and outlook.may_move else 0,
            1 if at_turn and outlook.may_buy else 0,
            1 if (seat - state.start) % state.seats == state.seats - 1 else 0,
            to_sink,
            to_drown,
        ]


def leads(values: list[int]) -> list[int]:
    """Return for each seat how far it is ahead of the best of the others."""
    top = second = -1
    first = 0
    for seat, value in enumerate(values):
        if value > top:
            first, top, second = seat, value, top
        elif value > second:
            second = value
    return [value - (second if seat == first else top) for seat, value in enumerate(values)]


def cut(number: int) -> int:
    """Return the number, or the greatest that a feature may be."""
    return MOST if number > MOST else -MOST if number < -MOST else number


# --- the whole table ----------------------------------------------------------------------------

COMMON: Final[tuple[str, ...]] = (
    "two-players",
    "cards-in-hands",
    "rounds-left",
    "last-round",
    "last-three-rounds",
    "gondola-beside-move",
    "rescue-to-platforms",
    "colours-with-three-districts",
    "best-square",
    "second-best-free-square",
    "x-squares-that-stand",
)


def common_of(state: VeniceState, outlook: Outlook) -> list[int]:
    """Return the numbers of COMMON."""
    options, city = state.options, outlook.city
    rounds = max(outlook.turns)
    return [
        1 if state.seats == 2 else 0,
        sum(outlook.turns),
        rounds,
        1 if rounds <= 1 else 0,
        1 if rounds <= 3 else 0,
        options[GONDOLA_USE],
        1 - options[RESCUE_GROUND],
        city.counts.count(3),
        city.best,
        outlook.second_free,
        city.x_squares,
    ]


Counted = tuple[list[list[int]], list[int]]


def counted(state: VeniceState, city: City | None = None) -> Counted:
    """Return the numbers of FEATURES for each seat, and those of COMMON."""
    overview = Overview(state, city or city_of(state))
    rows = [overview.row(state, seat) for seat in range(state.seats)]
    return rows, common_of(state, overview.outlook)


def features(state: VeniceState) -> list[list[int]]:
    """Return for each seat the numbers of FEATURES."""
    return counted(state)[0]


def common(state: VeniceState) -> list[int]:
    """Return the numbers of COMMON."""
    return counted(state)[1]
