"""`make mutants` breaks what it means to break, and runs first what can notice it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

from scripts.trials import Broken, Importer, Known, exchange

SOURCE = """
LIMIT = 2

class Purse:
    def full(self, coins):
        return any(coin > LIMIT for coin in coins)

def table(n):
    return [n] * LIMIT

TABLE = table(1)
"""


def module_of(file: Path) -> ModuleType:
    file.write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("purse", file)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_break_inside_a_function_is_told_from_one_of_what_is_imported(tmp_path: Path) -> None:
    file = tmp_path / "purse.py"
    file.write_text(SOURCE)
    found = Broken(file, SOURCE.replace("> LIMIT", ">= LIMIT")).functions()
    assert found is not None
    assert [name for _, _, name in found] == ["Purse.full"]
    assert Broken(file, SOURCE.replace("LIMIT = 2", "LIMIT = 3")).functions() is None
    assert Broken(file, SOURCE.replace("self, coins", "self, coins=()")).functions() is None
    assert Broken(file, SOURCE).functions() == {}


def test_functions_get_their_broken_code_wherever_they_are_known(tmp_path: Path) -> None:
    file = tmp_path / "purse.py"
    module = module_of(file)
    kept = module.Purse().full
    assert not kept([1, 2])
    broken = Broken(file, SOURCE.replace("> LIMIT", ">= LIMIT")).functions()
    assert broken
    exchange(broken)
    assert kept([1, 2])


def test_a_module_is_imported_broken() -> None:
    file = Path(__file__).parent.parent / "src/igroteka/games/venice/rules/box.py"
    importer = Importer(Broken(file, "SQUARES = 1"))
    assert importer.find_spec("igroteka.games.venice.rules.city") is None
    spec = importer.find_spec("igroteka.games.venice.rules.box")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.SQUARES == 1


def test_who_calls_what_is_broken_comes_first_and_of_them_the_quickest() -> None:
    full, table = ("purse.py", 6, "Purse.full"), ("purse.py", 9, "table")
    known = Known(
        cost={"slow": 9.0, "quick": 1.0, "other": 0.1},
        calls={"slow": {full, table}, "quick": {full}, "other": {table}},
    )
    first = known.callers([full])
    assert first == {"slow", "quick"}
    assert known.in_order(["contract", "other", "slow", "quick"], first) == [
        "quick",
        "slow",
        "other",
        "contract",
    ]
