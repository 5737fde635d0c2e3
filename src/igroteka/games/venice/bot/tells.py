"""What a rival's figures and treasures tell of its hand.

Everybody knows the own cards from the start, and arranges things by them: who stands on a district
will hardly sink it, and who buys a colour expects it to sink. So of the hands that a rival may
hold some explain what it has done better than others. All numbers follow from the open board and
that one hand.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.venice.rules.box import (
    COLOURS,
    MOST_FIGURES,
    NUMBERS,
    PLATFORM,
    TREASURE_POINTS,
    X,
)
from igroteka.games.venice.rules.city import WATER
from igroteka.games.venice.rules.state import VeniceState
from igroteka.games.venice.rules.steps.forecast import ALL_COLOURS, lowest_value

TELLS: Final[tuple[str, ...]] = (
    "figures-on-own-cards",
    "figures-on-next-cards",
    "numbers-under-figures",
    "x-points-under-figures",
    "x-cards",
    "points-of-x-cards",
    "treasures-by-own-cards",
    "treasure-points-by-own-cards",
    "colours-cleared-by-own-cards",
)
FIRST_X: Final = X * COLOURS
ONE_COLOUR: Final = sum(1 << value * COLOURS for value in range(X + 1))


def tells(state: VeniceState, seat: int) -> list[int]:
    """Return the numbers of TELLS, as if *seat* held the hand that it has in this world."""
    hand = state.hands[seat]
    standing = state.standing
    counts, sums = [0] * COLOURS, [0] * COLOURS
    # What would stand if nobody else played a card.
    for district, square in enumerate(state.square_of):
        if square >= 0 and not hand >> district & 1 and standing[square] != WATER:
            colour = district % COLOURS
            counts[colour] += 1
            sums[colour] += NUMBERS[district // COLOURS]
    next_cards = hand & ALL_COLOURS << lowest_value(hand) * COLOURS if hand else 0
    on_own = on_next = numbers = x_points = 0
    base = seat * MOST_FIGURES
    for n in range(base, base + MOST_FIGURES):
        square = state.figures[n]
        if square < 0:
            continue
        tile = state.layout[square]
        if tile == PLATFORM:
            continue
        if hand >> tile & 1:
            on_own += 1
            on_next += next_cards >> tile & 1
        elif tile >= FIRST_X:
            x_points += 2 * sums[tile - FIRST_X]
        else:
            numbers += NUMBERS[tile // COLOURS]
    x_cards = sunk_points = treasures = points = cleared = 0
    for colour in range(COLOURS):
        if hand >> FIRST_X + colour & 1:
            x_cards += 1
            sunk_points += 2 * sums[colour]
        held = state.treasures[seat * COLOURS + colour]
        if held:
            treasures += held * (hand >> colour & ONE_COLOUR).bit_count()
            points += held * TREASURE_POINTS[counts[colour]]
            cleared += 1 if counts[colour] == 1 else 0
    return [
        *(on_own, on_next, numbers, x_points, x_cards, sunk_points),
        *(treasures, points, cleared),
    ]
