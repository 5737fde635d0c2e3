"""A turn is made of these decisions, in the order in which they can come up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.step import Step
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

# By their kinds, see `igroteka.games.glenmore.rules.steps.kinds`.
STEPS: Final[tuple[Step[GlenMoreState], ...]] = (
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
