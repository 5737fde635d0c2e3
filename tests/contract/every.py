"""Every installed game, as a case of the contract suite."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from igroteka.engine import game_names
from tests.contract.cases import Case


@cache
def case_of(name: str) -> Case:
    case: Case = import_module(f"tests.games.{name}.contract").CASE
    return case


CASES = [case_of(name) for name in game_names()]
SETUPS = [(case, seats, options) for case in CASES for seats, options in case.all_setups()]


def setup_id(value: object) -> str | None:
    if isinstance(value, Case):
        return value.name
    if isinstance(value, dict):
        return "-".join(value.values()) or "plain"
    return None
