"""The whole contract, as one class of tests."""

from __future__ import annotations

import pytest

from igroteka.face import LANGUAGES
from igroteka.testing.bots import BotClauses
from igroteka.testing.decisions import DecisionClauses
from igroteka.testing.faces import FaceClauses
from igroteka.testing.hidden import HiddenClauses
from igroteka.testing.lessons import LessonClauses
from igroteka.testing.observing import ObservationClauses
from igroteka.testing.orders import OrderClauses
from igroteka.testing.puzzles import PuzzleClauses
from igroteka.testing.rules import RulesClauses
from igroteka.testing.study import StudyClauses
from igroteka.testing.views import ViewClauses

BOTS = ("random", "greedy", "novice", "search:40")


class Contract(
    RulesClauses,
    DecisionClauses,
    HiddenClauses,
    OrderClauses,
    ViewClauses,
    ObservationClauses,
    StudyClauses,
    FaceClauses,
    LessonClauses,
    PuzzleClauses,
    BotClauses,
):
    """Everything that a game owes the house.

    Subclass it and say which game::

        class TestHaul(Contract):
            case = Case("haul")
    """

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Try every set-up, language and bot."""
        wanted = metafunc.fixturenames
        if "setup" in wanted:
            setups = self.case.every_setup
            metafunc.parametrize("setup", setups, ids=[setup.name for setup in setups])
        if "lang" in wanted:
            metafunc.parametrize("lang", LANGUAGES)
        if "bot" in wanted:
            metafunc.parametrize("bot", BOTS)
