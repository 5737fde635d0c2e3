"""The decisions of Glen More, chapter by chapter of the rulebook.

Taking a tile · placing · the cost: paying, giving, selling · bonuses · activation · movement.
Each module holds what its chapter says, once, and answers from it: what is legal, what
happens, why not, and what does it mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.step import VerbStep
from igroteka.games.glenmore.rules.steps.activating import Activating
from igroteka.games.glenmore.rules.steps.bonuses import (
    Filling,
    GainingIona,
    GainingLochy,
    GainingShiel,
)
from igroteka.games.glenmore.rules.steps.giving import Giving
from igroteka.games.glenmore.rules.steps.moving import Dropping, Moving
from igroteka.games.glenmore.rules.steps.paying import Paying
from igroteka.games.glenmore.rules.steps.placing import Placing
from igroteka.games.glenmore.rules.steps.taking import Taking

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState

# In the order of the kinds in `rules.decisions`.
STEPS: Final[tuple[VerbStep[GlenMoreState], ...]] = (
    Taking(),
    Placing(),
    Paying(),
    Giving(),
    Filling(),
    GainingLochy(),
    GainingIona(),
    Activating(),
    Moving(),
    Dropping(),
    GainingShiel(),
)
