"""The skeleton of the documentation: a whole game without a face, installed, keeps the contract."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from igroteka.engine import State
from tests.test_broken_games import install

DOCS = Path(__file__).parents[2] / "docs"
NIM = (DOCS / "examples" / "nim.py").read_text("utf-8")


def contract(folder: Path, case: str, *chosen: str) -> str:
    """Hold Nim to the contract in a process of its own; return what pytest says."""
    install(folder, {"nim": NIM})
    (folder / "test_nim.py").write_text(
        "from igroteka.testing import Case, Contract\n\n\n"
        f"class TestNim(Contract):\n    case = {case}\n"
    )
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_nim.py", *chosen],
        cwd=folder,
        # Our own plug-ins of pytest take long to load, and a stranger has none of them.
        env={**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    return ran.stdout


def test_a_game_without_a_face_and_secrets_keeps_the_contract(tmp_path: Path) -> None:
    said = contract(tmp_path, 'Case("nim", secrets=False, weight=30)')
    summary = re.search(r"(\d+) passed, (\d+) skipped", said)
    assert summary, said
    assert "failed" not in said and int(summary[1]) > 20, said


def test_who_forgets_to_say_that_nothing_is_hidden_is_told_how(tmp_path: Path) -> None:
    said = contract(tmp_path, 'Case("nim", weight=30)', "-k", "drawn_anew")
    assert 'write Case("nim", secrets=False)' in said


def test_the_page_shows_the_file_and_the_file_has_all_that_must_be_there() -> None:
    assert f"```python\n{NIM}```" in (DOCS / "engine.md").read_text("utf-8")
    missing = [name for name in State.__abstractmethods__ if f"    def {name}(" not in NIM]
    assert not missing
