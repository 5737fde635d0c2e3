"""The actions of Venice 2099 and the options of its tables."""

from __future__ import annotations

from typing import Final

from igroteka.engine.codec import Codec
from igroteka.engine.options import Option
from igroteka.games.venice.rules.box import DISTRICT_NAMES
from igroteka.games.venice.rules.city import SQUARE_NAMES

CODEC: Final = Codec(
    ("place", SQUARE_NAMES),  # put a figure on a square (set-up)
    ("move", SQUARE_NAMES),  # take up the figure on a square …
    ("gondola", SQUARE_NAMES),  # … or let it ride a gondola …
    ("to", SQUARE_NAMES),  # … and put it down there
    ("buy", SQUARE_NAMES),  # buy a treasure from a square
    ("play", DISTRICT_NAMES),  # play a forecast card
    ("rescue", SQUARE_NAMES),  # put a fallen figure there with a gondola
    ("drown",),  # let a fallen figure go
)

PLACE: Final = CODEC.base("place")
MOVE: Final = CODEC.base("move")
GONDOLA: Final = CODEC.base("gondola")
TO: Final = CODEC.base("to")
BUY: Final = CODEC.base("buy")
PLAY: Final = CODEC.base("play")
RESCUE: Final = CODEC.base("rescue")
DROWN: Final = CODEC.base("drown")

OPTIONS: Final[tuple[Option, ...]] = (
    Option("directions", ("8", "4")),  # V16
    Option("gondola", ("instead", "extra")),  # V17
    # V22: since version 2 the book's literal word holds unless a table says otherwise.
    Option("rescue", ("any", "district"), since=((2, "district"),)),
)
DIRECTIONS: Final = 0
GONDOLA_USE: Final = 1
RESCUE_GROUND: Final = 2
"""Where in `state.options` the choice of each stands: 0 or 1."""


def actions_of(verb: str) -> range:
    """Return all actions of a verb.

    >>> [CODEC.text(action) for action in actions_of("drown")]
    ['drown']
    """
    base = CODEC.base(verb)
    return range(base, base + CODEC.count(verb))


TURN_ACTIONS: Final = frozenset(
    action for verb in ("move", "gondola", "buy", "play") for action in actions_of(verb)
)
"""What is done in one's turn, a figure that was taken up set aside."""
