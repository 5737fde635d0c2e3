"""What a seat may know of a game of Venice 2099."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.state import View
from igroteka.games.venice.rules.box import (
    COLOUR_NAMES,
    COLOURS,
    DISTRICT_NAMES,
    DISTRICTS,
    MOST_FIGURES,
    PLATFORM,
    SETUPS,
    SQUARE_NAMES,
    VALUE_NAMES,
    squares_of,
)
from igroteka.games.venice.rules.decisions import DONE_NAMES, MOVE_TO, STEP_NAMES, WATER

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


def describe(state: VeniceState, seat: int | None) -> View:
    """Return the open things, and the hand of *seat*. V30: hands and unseen cards are secret."""
    step = state.steps[-1] if state.steps else -1
    setup = SETUPS[state.seats]
    return {
        "step": STEP_NAMES[step] if state.steps else "over",
        "start": state.start,
        "turn": state.turn,
        "done": [name for bit, name in DONE_NAMES if state.done & bit],
        "lifted": SQUARE_NAMES[state.steps[-2]] if step >= MOVE_TO else None,
        "side": setup.side,
        "squares": [
            {
                "square": SQUARE_NAMES[square],
                "tile": "platform"
                if state.layout[square] == PLATFORM
                else DISTRICT_NAMES[state.layout[square]],
                "sunk": state.standing[square] == WATER,
                "coins": state.stakes[square],
                "figure": state.standing[square] if state.standing[square] >= 0 else None,
            }
            for square in squares_of(setup.side)
        ],
        "players": [
            {
                "coins": state.purses[s],
                "gondolas": state.gondolas[s],
                "treasures": {
                    colour: state.treasures[s * COLOURS + c]
                    for c, colour in enumerate(COLOUR_NAMES)
                },
                "cards": state.hands[s].bit_count(),
                "played_last": VALUE_NAMES[state.floors[s]] if state.floors[s] else None,
                "figures": [
                    SQUARE_NAMES[square] if square >= 0 else None
                    for square in state.figures[s * MOST_FIGURES :][: setup.figures]
                ],
                "score": sum(state.score_sheet(s).values()),
            }
            for s in range(state.seats)
        ],
        "supply": dict(zip(COLOUR_NAMES, state.supply, strict=True)),
        "unseen": state.unseen.bit_count(),
        "hand": None
        if seat is None
        else [DISTRICT_NAMES[c] for c in range(DISTRICTS) if state.hands[seat] >> c & 1],
    }
