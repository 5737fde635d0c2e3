"""The decisions of a round, one module for each phase or chapter of the rulebook.

Each kind of decision is one object that says what is legal, what happens, why not, and what
it means. The stack `steps` of a state holds the number of the open kind on top (see `decisions`)
and its arguments below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.step import Step
from igroteka.games.orleans.rules.steps.acting import Acting
from igroteka.games.orleans.rules.steps.bathhouse import ChoosingBather, PuttingBather
from igroteka.games.orleans.rules.steps.deeds import ChoosingDeed, ChoosingReward
from igroteka.games.orleans.rules.steps.events import Feeding, Warding
from igroteka.games.orleans.rules.steps.followers import Drawing, Recalling, Storing
from igroteka.games.orleans.rules.steps.merchant import Going, TakingGood
from igroteka.games.orleans.rules.steps.pharmacy import Paying
from igroteka.games.orleans.rules.steps.planning import Planning
from igroteka.games.orleans.rules.steps.recruiting import ChoosingKind, ChoosingTile
from igroteka.games.orleans.rules.steps.removal import Removing
from igroteka.games.orleans.rules.steps.technology import Covering
from igroteka.games.orleans.rules.steps.torture import Torture

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

# In the order of the kinds in `rules.decisions`.
STEPS: Final[tuple[Step[OrleansState], ...]] = (
    Removing(),  # before the first round
    Drawing(),  # phase 3
    Storing(),
    Recalling(),
    Planning(),  # phase 4
    Acting(),  # phase 5
    ChoosingKind(),  # … the village
    ChoosingTile(),
    Going(),  # … ship and wagons
    TakingGood(),
    ChoosingDeed(),  # … town hall and gunpowder tower
    ChoosingReward(),
    Paying(),  # … the pharmacy
    ChoosingBather(),  # … the bathhouse
    PuttingBather(),
    Covering(),  # after passing
    Warding(),  # phase 6
    Feeding(),
    Torture(),  # whenever coins are missing
)
