"""What a seat may know of a game of Venice 2099, as numbers: the facts behind `view`.

Points, prices and which cards come next follow from these numbers and are not among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.observation import (
    AFTER,
    ORACLE,
    PUBLIC,
    Field,
    Layout,
    common_fields,
    common_numbers,
    flags,
    step_field,
)
from igroteka.games.venice.rules.actions import OPTIONS
from igroteka.games.venice.rules.box import (
    CARD_VALUES,
    COLOURS,
    DISTRICTS,
    GONDOLAS,
    MOST_FIGURES,
    PLATFORM,
    SETUPS,
    TREASURES_PER_COLOUR,
    X,
)
from igroteka.games.venice.rules.city import SQUARES
from igroteka.games.venice.rules.decisions import BOUGHT, MOVE_TO, MOVED, PLACING, RIDDEN
from igroteka.games.venice.rules.steps import STEPS
from igroteka.games.venice.rules.steps.setup import lap

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState

VERSION: Final = 1
SEATS: Final = max(SETUPS)
MOST_COINS: Final = max(setup.coins for setup in SETUPS.values())
# V12, V13, V6: the cards that can be set aside.
MOST_UNSEEN: Final = max(
    (COLOURS - setup.colours_removed) * len(set(setup.values) & set(CARD_VALUES))
    - seats * setup.cards
    for seats, setup in SETUPS.items()
)

LAYOUT: Final[Layout] = Layout(
    "venice",
    VERSION,
    public=[
        *common_fields(2, OPTIONS, SEATS),
        step_field(STEPS),
        Field("start", 1, 0, SEATS - 1, "The start player, in seats after the viewer.", codes=True),
        Field("turn", 1, 0, SEATS - 1, "Whose turn it is, in seats after the viewer.", codes=True),
        Field("done", 3, 0, 1, "Whether the player at turn has moved, ridden, bought."),
        Field("placing", 1, 0, MOST_FIGURES, "Which figure all place now, from 1; 0: all stand."),
        Field(
            "lifted",
            1,
            0,
            SQUARES,
            "1 + the square of the figure that is moved or has fallen in; 0: none.",
            codes=True,
        ),
        Field(
            "tile",
            SQUARES,
            0,
            PLATFORM + 1,
            "What lies or lay on each square, a1, b1 … h8: 1 + value × 6 + colour of a district, "
            f"{PLATFORM + 1} a platform, 0 outside the city.",
            codes=True,
        ),
        Field(
            "standing",
            SQUARES,
            0,
            SEATS + 1,
            "Each square: 0 water or outside, 1 free, 2 + seats after the viewer: whose figure.",
            codes=True,
        ),
        Field("stakes", SQUARES, 0, SEATS * MOST_COINS, "The coins lying on each square."),
        Field("supply", COLOURS, 0, TREASURES_PER_COLOUR, "The treasures left of each colour."),
        Field("unseen", 1, 0, MOST_UNSEEN, "How many cards were set aside."),
        Field("coins", SEATS, 0, MOST_COINS, "The coins of each seat.", SEATS),
        Field("gondolas", SEATS, 0, GONDOLAS, "The gondolas of each seat.", SEATS),
        Field(
            "treasures",
            SEATS * COLOURS,
            0,
            TREASURES_PER_COLOUR,
            "The treasures of each seat, by colour.",
            SEATS,
        ),
        Field(
            "played_last",
            SEATS,
            0,
            X,
            "The value of the card played last, from 0 as in `tile`; 0: none. None is lower.",
            SEATS,
        ),
        Field(
            "figures",
            SEATS * MOST_FIGURES,
            0,
            SQUARES,
            "1 + the square of each figure; 0: not placed, lost, or there is none.",
            SEATS,
            codes=True,
        ),
        Field(
            "cards",
            SEATS,
            0,
            max(setup.cards for setup in SETUPS.values()),
            "How many cards each seat holds.",
            SEATS,
        ),
    ],
    player=[
        Field("hand", DISTRICTS, 0, 1, "1: the viewer holds the card value × 6 + colour."),
    ],
    oracle=[
        Field(
            "rival_hands",
            (SEATS - 1) * DISTRICTS,
            0,
            1,
            "The same for the hand of each rival.",
            SEATS - 1,
        ),
        Field("unseen_cards", DISTRICTS, 0, 1, "1: the card was set aside."),
    ],
)

# By seats and viewer, then by what stands on a square; FREE and WATER count from the end.
STANDING: Final = tuple(
    tuple(
        (*(2 + (other - viewer) % seats for other in range(seats)), 0, 1) for viewer in range(seats)
    )
    for seats in range(SEATS + 1)
)
ABSENT: Final = (0,) * (SEATS * COLOURS)


def numbers(state: VeniceState, seat: int | None, kind: str) -> list[int]:
    """Return what *seat* may know, in the order of LAYOUT."""
    seats = state.seats
    first = 0 if seat is None else seat
    after = AFTER[seats][first]
    absent = SEATS - seats
    steps, done = state.steps, state.done
    step = steps[-1] if steps else -1
    found = common_numbers(state, seat, SEATS)
    found += (
        step + 1,
        after[state.start],
        after[state.turn],
        1 if done & MOVED else 0,
        1 if done & RIDDEN else 0,
        1 if done & BOUGHT else 0,
        lap(state) + 1 if step == PLACING else 0,
        steps[-2] + 1 if step >= MOVE_TO else 0,
    )
    found += [tile + 1 for tile in state.layout]
    codes = STANDING[seats][first]
    found += [codes[stands] for stands in state.standing]
    found += state.stakes
    found += state.supply
    found.append(state.unseen.bit_count())
    for values in (state.purses, state.gondolas):
        found += values[first:]
        found += values[:first]
        found += ABSENT[:absent]
    found += state.treasures[first * COLOURS :]
    found += state.treasures[: first * COLOURS]
    found += ABSENT[: absent * COLOURS]
    found += state.floors[first:]
    found += state.floors[:first]
    found += ABSENT[:absent]
    figures = [square + 1 for square in state.figures]
    found += figures[first * MOST_FIGURES :]
    found += figures[: first * MOST_FIGURES]
    found += ABSENT[: absent * MOST_FIGURES]
    cards = [hand.bit_count() for hand in state.hands]
    found += cards[first:]
    found += cards[:first]
    found += ABSENT[:absent]
    if kind != PUBLIC:
        found += flags(state.hands[first], DISTRICTS)
        if kind == ORACLE:
            add_hidden(state, first, found)
    return found


def add_hidden(state: VeniceState, seat: int, found: list[int]) -> None:
    """Add what *seat* may not know."""
    seats = state.seats
    for after in range(1, SEATS):
        found += flags(state.hands[(seat + after) % seats] if after < seats else 0, DISTRICTS)
    found += flags(state.unseen, DISTRICTS)
