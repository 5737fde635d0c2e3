"""The decisions of Bruges and what follows from them, by the chapters of the rulebook.

Rounds and turns · cards · the six uses of a card: workers, guilders, threats, canals, houses,
persons · effects: gains, costs, losses, attacks · City on the Zwin. Each module holds what its
chapter says, once, and answers from it: what is legal, what happens, why not, and what does it
mean. A module of the expansion adds its steps here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from igroteka.engine.step import Step
from igroteka.games.bruges.rules import stack
from igroteka.games.bruges.rules.steps.attacks import Aiming, Losing, Naming, run_raid
from igroteka.games.bruges.rules.steps.canals import Section
from igroteka.games.bruges.rules.steps.cards import Discarding, Drawing, Filling
from igroteka.games.bruges.rules.steps.costs import Buying, Selling, Spending
from igroteka.games.bruges.rules.steps.decision import Running
from igroteka.games.bruges.rules.steps.effects import Repeating, run_effect
from igroteka.games.bruges.rules.steps.gains import Taking, Warding
from igroteka.games.bruges.rules.steps.houses import Building, Paying
from igroteka.games.bruges.rules.steps.leaving import Dismissing, Recalling
from igroteka.games.bruges.rules.steps.losses import Burning, Razing
from igroteka.games.bruges.rules.steps.persons import Lodging
from igroteka.games.bruges.rules.steps.reputation import Rising
from igroteka.games.bruges.rules.steps.rounds import run_round
from igroteka.games.bruges.rules.steps.threats import Ordering, run_penalties
from igroteka.games.bruges.rules.steps.turns import Colouring, Extra, Turn
from igroteka.games.bruges.rules.steps.zwin import Shipping, run_harbour
from igroteka.games.bruges.rules.steps.zwin_persons import Admitting, Fetching, Raising

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

RUN: Final[tuple[Callable[[BrugesState], None], ...]] = (
    run_round,
    run_effect,
    run_raid,
    run_penalties,
    run_harbour,
)
"""What runs by itself, by its kind."""

DECISIONS: Final[dict[int, Step[BrugesState]]] = {
    stack.FILL: Filling(),
    stack.DRAWING: Drawing(),
    stack.RISING: Rising(),
    stack.TURN: Turn(),
    stack.EXTRA: Extra(),
    stack.SECTION: Section(),
    stack.LODGING: Lodging(),
    stack.PAYING: Paying(),
    stack.TAKING: Taking(),
    stack.WARDING: Warding(),
    stack.SELLING: Selling(),
    stack.LOSING: Losing(),
    stack.BUYING: Buying(),
    stack.DISCARDING: Discarding(),
    stack.BUILDING: Building(),
    stack.RECALLING: Recalling(),
    stack.DISMISSING: Dismissing(),
    stack.REPEATING: Repeating(),
    stack.ORDERING: Ordering(),
    stack.BURNING: Burning(),
    stack.RAZING: Razing(),
    stack.AIMING: Aiming(),
    stack.NAMING: Naming(),
    stack.FETCHING: Fetching(),
    stack.ADMITTING: Admitting(),
    stack.RAISING: Raising(),
    stack.COLOURING: Colouring(),
    stack.SHIPPING: Shipping(),
    stack.SPENDING: Spending(),
}
STEPS: Final[tuple[Step[BrugesState], ...]] = tuple(
    DECISIONS[kind] if kind in DECISIONS else Running() for kind in range(max(DECISIONS) + 1)
)
"""What decides, by its kind; the first few run by themselves."""
