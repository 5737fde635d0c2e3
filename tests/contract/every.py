"""Every installed game, as a case of the contract suite."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from igroteka.engine import game_names
from igroteka.testing import Case


@cache
def case_of(name: str) -> Case:
    """Return what tests/games/<name>/contract.py says of a game; a guest's name is enough."""
    if find_spec("tests.games." + name) is None:
        return Case(name)
    case: Case = import_module(f"tests.games.{name}.contract").CASE
    return case


CASES = [case_of(name) for name in game_names()]
