"""The decisions of Venice 2099, chapter by chapter of the rulebook.

Set-up · the turn: move, gondola, purchase, forecast · rescue · the end. Each module holds
what its chapter says, once, and answers from it: what is legal, what happens, why not, and
what does it mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.step import Step
from igroteka.games.venice.rules.steps.gondola import RideTo
from igroteka.games.venice.rules.steps.move import MoveTo
from igroteka.games.venice.rules.steps.rescue import Rescue
from igroteka.games.venice.rules.steps.setup import Placing
from igroteka.games.venice.rules.steps.turn import Turn

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState

# In the order of the kinds in `rules.decisions`.
STEPS: Final[tuple[Step[VeniceState], ...]] = (Placing(), Turn(), MoveTo(), RideTo(), Rescue())
