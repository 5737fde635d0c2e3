"""What a seat may know of a game of Venice 2099, as a typed document."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypedDict, cast

from igroteka.engine.view import CommonView
from igroteka.games.venice.rules.box import (
    COLOUR_NAMES,
    COLOURS,
    DISTRICT_NAMES,
    MOST_FIGURES,
    SETUPS,
    VALUE_NAMES,
)
from igroteka.games.venice.rules.city import SQUARE_NAMES, WATER, squares_of
from igroteka.games.venice.rules.decisions import BOUGHT, MOVE_TO, MOVED, PLACING, RIDDEN
from igroteka.games.venice.rules.ground import TILE_NAMES
from igroteka.games.venice.rules.scoring import sheet, survivors, treasure_points
from igroteka.games.venice.rules.steps import STEPS
from igroteka.games.venice.rules.steps.forecast import cards, next_cards
from igroteka.games.venice.rules.steps.setup import lap

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState

StepName = Literal["place", "turn", "move-to", "gondola-to", "rescue", "over"]
Done = Literal["moved", "rode", "bought"]
DONE_NAMES: Final[tuple[tuple[int, Done], ...]] = (
    (MOVED, "moved"),
    (RIDDEN, "rode"),
    (BOUGHT, "bought"),
)


class SquareView(TypedDict):
    """One square of the city."""

    square: str
    """Its name, `a1` to `h8`."""
    tile: str
    """The district that lies or lay there, `red-5`, or `platform`."""
    sunk: bool
    coins: int
    """The coins lying there, paid for treasures."""
    figure: int | None
    """The seat whose figure stands there."""


class PlayerView(TypedDict):
    """What belongs to one player; all of it is open."""

    coins: int
    gondolas: int
    treasures: dict[str, int]
    """How many of each colour."""
    cards: int
    """How many are in hand."""
    played_last: str | None
    """The value of the card played last, `2` to `8` or `X`: the hand holds nothing lower."""
    figures: list[str | None]
    """The squares of all figures; null: not placed yet, or lost."""
    score: int
    """The points, as if the game ended now."""
    at_stake: int
    """How many of them stand on X districts, and change most with what sinks."""


class PlacingView(TypedDict):
    """How far the placing of figures has come."""

    figure: int
    """Which of their figures everybody places now, from 1."""
    of: int
    """How many everybody has."""


class VeniceView(CommonView):
    """What a seat may know."""

    step: StepName
    """The decision that is open."""
    start: int
    """The start player."""
    turn: int
    """Whose turn it is; to decide on a rescue may be somebody else."""
    done: list[Done]
    """What the player at turn has done."""
    placing: PlacingView | None
    """Null once all figures have been placed."""
    lifted: str | None
    """The square of the figure that is being moved or has fallen in."""
    side: int
    """The city is so many squares wide and high."""
    squares: list[SquareView]
    """The city in reading order."""
    players: list[PlayerView]
    supply: dict[str, int]
    """The treasures that are left, by colour."""
    treasure_points: dict[str, int]
    """What a treasure scores, as if the game ended now, by colour; only colours in the game."""
    unseen: int
    """How many cards were set aside."""
    hand: list[str] | None
    """The viewer's cards, lowest value first; null: a spectator."""
    next_cards: list[str] | None
    """Those of the hand of which one must be played next."""


def describe(state: VeniceState, seat: int | None, common: CommonView) -> VeniceView:
    """Return the open things, and the hand of *seat*. V30: hands and unseen cards are secret."""
    step = state.steps[-1] if state.steps else -1
    setup = SETUPS[state.seats]
    hand = None if seat is None else state.hands[seat]
    standing = survivors(state)
    return {
        **common,
        "step": cast(StepName, STEPS[step].name) if state.steps else "over",
        "start": state.start,
        "turn": state.turn,
        "done": [name for bit, name in DONE_NAMES if state.done & bit],
        "placing": {"figure": lap(state) + 1, "of": setup.figures} if step == PLACING else None,
        "lifted": SQUARE_NAMES[state.steps[-2]] if step >= MOVE_TO else None,
        "side": setup.side,
        "squares": describe_squares(state, setup.side),
        "players": [describe_player(state, s, standing) for s in range(state.seats)],
        "supply": dict(zip(COLOUR_NAMES, state.supply, strict=True)),
        "treasure_points": describe_treasures(state, standing[0]),
        "unseen": state.unseen.bit_count(),
        "hand": None if hand is None else [DISTRICT_NAMES[card] for card in cards(hand)],
        "next_cards": None if hand is None else [DISTRICT_NAMES[card] for card in next_cards(hand)],
    }


def describe_squares(state: VeniceState, side: int) -> list[SquareView]:
    """Return all squares; there are many, and a view is made after each move."""
    layout, standing, stakes = state.layout, state.standing, state.stakes
    return [
        {
            "square": SQUARE_NAMES[square],
            "tile": TILE_NAMES[layout[square]],
            "sunk": standing[square] == WATER,
            "coins": stakes[square],
            "figure": standing[square] if standing[square] >= 0 else None,
        }
        for square in squares_of(side)
    ]


def describe_player(
    state: VeniceState, seat: int, standing: tuple[list[int], list[int]]
) -> PlayerView:
    """Return what belongs to one player, given what stands of each colour."""
    figures = state.figures[seat * MOST_FIGURES :][: SETUPS[state.seats].figures]
    points = sheet(state, seat, *standing)
    return {
        "coins": state.purses[seat],
        "gondolas": state.gondolas[seat],
        "treasures": {
            colour: state.treasures[seat * COLOURS + c] for c, colour in enumerate(COLOUR_NAMES)
        },
        "cards": state.hands[seat].bit_count(),
        "played_last": VALUE_NAMES[state.floors[seat]] if state.floors[seat] else None,
        "figures": [SQUARE_NAMES[square] if square >= 0 else None for square in figures],
        "score": sum(points.values()),
        "at_stake": points["x_districts"],
    }


def describe_treasures(state: VeniceState, counts: list[int]) -> dict[str, int]:
    """Return what a treasure of each colour in the game scores, as if the game ended now."""
    in_game = colours_in(state.square_of)
    return {COLOUR_NAMES[colour]: treasure_points(counts[colour]) for colour in in_game}


@lru_cache(1000)
def colours_in(square_of: tuple[int, ...]) -> list[int]:
    """Return the colours of which districts were laid out: they stay the same in a game."""
    return sorted({tile % COLOURS for tile, square in enumerate(square_of) if square >= 0})
