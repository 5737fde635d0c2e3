"""What a seat may know of a game of Venice 2099, as numbers: the facts behind `view`.

Points, prices and which cards come next follow from these numbers and are not among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from igroteka.engine.observation import (
    AFTER,
    NEXT,
    ORACLE,
    PUBLIC,
    Field,
    Layout,
    Row,
    common_fields,
    common_numbers,
    flags,
    joined,
    step_field,
    turning,
)
from igroteka.engine.rows import coded, flat, taken
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

# By seats and viewer, then by what stands on a square; FREE and WATER count from the end. What
# cannot stand there has a code that the field does not know.
STANDING: Final = tuple(
    tuple(
        bytes(2 + (other - viewer) % seats for other in range(seats)).ljust(254, b"\xff") + b"\0\1"
        for viewer in range(seats)
    )
    for seats in range(SEATS + 1)
)
# By seats and viewer: where the numbers from `stakes` to `cards` are.
PLACES: Final = tuple(
    turning((1, 1, COLOURS, 1, MOST_FIGURES, 1), seats, SEATS, SQUARES + COLOURS + 1)
    for seats in range(SEATS + 1)
)
# The flags of the cards of two values, by their bits: a hand is looked up in four pieces.
ONE_VALUE: Final = [flags(bits, COLOURS) for bits in range(1 << COLOURS)]
TWO_VALUES: Final[tuple[bytes, ...]] = tuple(low + high for high in ONE_VALUE for low in ONE_VALUE)
PAIR: Final = 2 * COLOURS
PAIR_BITS: Final = (1 << PAIR) - 1


def numbers(state: VeniceState, seat: int | None, kind: str) -> Sequence[int]:
    """Return what *seat* may know, in the order of LAYOUT."""
    seats = state.seats
    first = 0 if seat is None else seat
    after = AFTER[seats][first]
    steps, done = state.steps, state.done
    step = steps[-1] if steps else -1
    head = common_numbers(state, seat, SEATS)
    head += (
        step + 1,
        after[state.start],
        after[state.turn],
        1 if done & MOVED else 0,
        1 if done & RIDDEN else 0,
        1 if done & BOUGHT else 0,
        lap(state) + 1 if step == PLACING else 0,
        steps[-2] + 1 if step >= MOVE_TO else 0,
    )
    parts: list[Row] = [
        flat((head,)),
        coded(state.layout, NEXT),
        coded(state.standing, STANDING[seats][first]),
        taken(
            PLACES[seats][first],
            (
                state.stakes,
                state.supply,
                (state.unseen.bit_count(),),
                state.purses,
                state.gondolas,
                state.treasures,
                state.floors,
                coded(state.figures, NEXT),
                [hand.bit_count() for hand in state.hands],
            ),
        ),
    ]
    if kind != PUBLIC:
        parts.append(cards_of(state.hands[first]))
        if kind == ORACLE:
            add_hidden(state, first, parts)
    return joined(parts)  # type: ignore[no-any-return]


def cards_of(bits: int) -> bytes:
    """Return a flag for each card."""
    return (
        TWO_VALUES[bits & PAIR_BITS]
        + TWO_VALUES[bits >> PAIR & PAIR_BITS]
        + TWO_VALUES[bits >> 2 * PAIR & PAIR_BITS]
        + TWO_VALUES[bits >> 3 * PAIR]
    )


def add_hidden(state: VeniceState, seat: int, parts: list[Row]) -> None:
    """Add what *seat* may not know."""
    rivals = state.hands[seat + 1 :] + state.hands[:seat]
    hidden = [*rivals, *(0,) * (SEATS - state.seats), state.unseen]
    parts += [cards_of(cards) for cards in hidden]
