"""The notebooks run, in a kernel as a reader's would, and what they keep is what they promise.

`make test` runs them with small numbers, `make soak` as they are.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"
SMALL = {
    "learner": "MINUTES, CHECKS, CHECK_GAMES, FINAL_GAMES = 0.01, 1, 2, 2",
    "search": "ITERATIONS, GAMES = 6, 2",
    "tour": "GAMES = 2",
}
"""For each notebook what `make test` sets instead of its parameters."""


def notebook(name: str) -> Any:
    return nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)


def run(kept: Any) -> Any:
    """Execute all cells; an exception in one is an exception here."""
    client = NotebookClient(kept, kernel_name="python3", timeout=7200, startup_timeout=600)
    return client.execute()


def parameters(kept: Any) -> Any:
    (cell,) = (cell for cell in kept.cells if "parameters" in cell.metadata.get("tags", ()))
    return cell


def printed(kept: Any) -> str:
    outputs = (output for cell in kept.cells for output in cell.get("outputs", ()))
    return "".join(output.get("text", "") for output in outputs)


def shares(text: str, bot: str) -> list[float]:
    """Return the shares of victories of a bot, from the tables of the arena."""
    return [float(share) for share in re.findall(rf"^{bot} +\d+ +([\d.]+)%", text, re.MULTILINE)]


def test_all_notebooks_are_known_here() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.ipynb")) == sorted(SMALL)


@pytest.mark.filterwarnings("ignore")  # those of Jupyter are not ours
@pytest.mark.parametrize("name", SMALL)
def test_it_runs_with_small_numbers(name: str) -> None:
    kept = notebook(name)
    cell = parameters(kept)
    names = re.findall(r"^(\w+) = ", cell.source, re.MULTILINE)
    assert sorted(re.findall(r"[A-Z_]+", SMALL[name])) == sorted(names)
    cell.source += "\n" + SMALL[name]
    run(kept)


@pytest.mark.parametrize("name", SMALL)
def test_it_keeps_what_a_whole_run_printed(name: str) -> None:
    cells = [cell for cell in notebook(name).cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    kinds = {output.output_type for cell in cells for output in cell.outputs}
    assert kinds and "error" not in kinds
    assert name == "search" or any(
        "image/svg+xml" in output.get("data", ()) for cell in cells for output in cell.outputs
    )


def holds_what_it_promises(name: str, text: str) -> None:
    """The tree and the learner are better than random by far, and the learner than greedy."""
    if name == "search":
        assert shares(text, "tree")[0] > 80
    elif name == "learner":
        against_random, against_greedy = shares(text, "learned")
        assert against_random > 80
        assert against_greedy > 50


@pytest.mark.parametrize("name", SMALL)
def test_what_it_keeps_is_what_it_promises(name: str) -> None:
    holds_what_it_promises(name, printed(notebook(name)))


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", SMALL)
def test_a_whole_run_holds_what_it_promises(name: str) -> None:
    holds_what_it_promises(name, printed(run(notebook(name))))
