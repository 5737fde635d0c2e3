"""Break the rules of a game at random places, one at a time, and see that a test fails.

    python -m scripts.mutants venice --number 500 [--seed 1] [--jobs 2]

The breaks are made by Cosmic Ray; which tests can notice one is known: the golden games, the
game's own tests and the contract suite. A place is drawn first and then one of the ways to
break it, so that a long sum does not count more than a condition. A break that the compiler
does not see (an annotation, a docstring) is none. Those that no test notices are listed with
the changed line: each needs a test, or a reason why it changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parent.parent
# Small ints are the same object: `is` in place of `==` breaks nothing.
# A decorator is not a rule, and the two last ones need to be told what to replace.
NOT_BREAKS = re.compile(r"_Is$|_IsNot$|Decorator|Exception|VariableReplacer|VariableInserter")
GOLDEN_SECONDS = 60
ALL_SECONDS = 900


@dataclass(frozen=True)
class Break:
    """One way to break one place of one file."""

    file: Path
    line: int
    operator: str
    occurrence: int

    def broken(self) -> str | None:
        """Return the broken source; None if it means the same to the compiler."""
        source = (ROOT / self.file).read_text("utf-8")
        found: str | None = mutate_code(source, get_operator(self.operator)(), self.occurrence)
        return None if found is None or meaning(found) == meaning(source) else found

    def told(self) -> str:
        """Return where it is and what is changed."""
        old = (ROOT / self.file).read_text("utf-8").splitlines()
        new = (self.broken() or "").splitlines()
        changed = [
            line
            for line in difflib.unified_diff(old, new, lineterm="", n=0)
            if line[:1] in "+-" and line[:3] not in ("+++", "---")
        ]
        return f"{self.file}:{self.line} {self.operator.removeprefix('core/')}\n  " + "\n  ".join(
            changed
        )


def meaning(source: str) -> str | None:
    """Return what a source means to the compiler: without annotations and docstrings."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return None
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(0)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
            arguments = node.args
            for argument in (*arguments.args, *arguments.kwonlyargs, *arguments.posonlyargs):
                argument.annotation = None
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(0)
    return ast.dump(tree)


def places(file: Path) -> dict[tuple[int, int], list[Break]]:
    """Return the ways to break each place of a file."""
    tree = get_ast((ROOT / file).read_text("utf-8"))
    found: dict[tuple[int, int], list[Break]] = {}
    for name in operator_names():
        if NOT_BREAKS.search(name):
            continue
        operator, occurrence = get_operator(name)(), 0
        for node in ast_nodes(tree):
            for start, _ in operator.mutation_positions(node):
                found.setdefault(start, []).append(Break(file, start[0], name, occurrence))
                occurrence += 1
    return found


def sample(game: str, number: int, seed: int) -> list[Break]:
    """Draw breaks of the rules of a game."""
    rng = random.Random(seed)
    rules = ROOT / "src/igroteka/games" / game / "rules"
    ways = [
        breaks
        for file in sorted(rules.rglob("*.py"))
        for breaks in places(file.relative_to(ROOT)).values()
    ]
    rng.shuffle(ways)
    drawn = (rng.choice(breaks) for breaks in ways)
    return [each for _, each in zip(range(number), real(drawn), strict=False)]


def real(breaks: Iterator[Break]) -> Iterator[Break]:
    """Leave out what means the same to the compiler, and what it would not even compile."""
    for each in breaks:
        source = each.broken()
        if source is not None and meaning(source) is not None:
            yield each


def notices(game: str) -> list[tuple[list[str], int]]:
    """Return the tests that can notice a break, the quick ones first, with their time limits."""
    return [
        (["tests/test_golden.py", "-k", game], GOLDEN_SECONDS),
        ([f"tests/games/{game}"], ALL_SECONDS),
        (["tests/contract", "-k", game], ALL_SECONDS),
    ]


def survives(each: Break, game: str, tree: Path) -> bool:
    """Say whether no test of *tree*, a copy of the project, notices the break."""
    source = each.broken()
    assert source is not None
    (tree / each.file).write_text(source, "utf-8")
    try:
        return not any(fails(tree, tests, seconds) for tests, seconds in notices(game))
    finally:
        shutil.copy(ROOT / each.file, tree / each.file)


def fails(tree: Path, tests: list[str], seconds: int) -> bool:
    """Run some tests in a copy of the project; what takes too long has failed."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    try:
        done = subprocess.run(
            [*command, "-m", "not soak and not browser", *tests],
            cwd=tree,
            env={
                **os.environ,
                "PYTHONPATH": str(tree / "src"),
                "PYTHONDONTWRITEBYTECODE": "1",
                # None of these tests needs one, and importing them costs more than most tests.
                "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=seconds,
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def main() -> None:
    """Break, test, tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    breaks = sample(args.game, args.number, args.seed)
    with tempfile.TemporaryDirectory() as folder:
        trees: SimpleQueue[Path] = SimpleQueue()
        for n in range(args.jobs):
            trees.put(copied(Path(folder) / str(n)))

        def trial(each: Break) -> bool:
            tree = trees.get()
            try:
                return survives(each, args.game, tree)
            finally:
                trees.put(tree)

        whole = trees.get()
        if any(fails(whole, tests, seconds) for tests, seconds in notices(args.game)):
            sys.exit("The tests fail without any break; mend that first.")
        trees.put(whole)
        survivors = []
        with ThreadPoolExecutor(args.jobs) as pool:
            for n, (each, lives) in enumerate(zip(breaks, pool.map(trial, breaks), strict=True), 1):
                if lives:
                    survivors.append(each)
                    say(f"not noticed: {each.told()}")
                elif n % 25 == 0:
                    say(f"{n} of {len(breaks)}, {len(survivors)} not noticed")
    noticed = len(breaks) - len(survivors)
    say(f"{args.game}: {noticed} of {len(breaks)} breaks noticed ({noticed / len(breaks):.1%})")
    sys.exit(bool(survivors))


def copied(tree: Path) -> Path:
    """Copy what the tests need."""
    for folder in ("src", "tests", "docs", "scripts", "bench"):
        shutil.copytree(
            ROOT / folder,
            tree / folder,
            ignore=shutil.ignore_patterns("__pycache__", "*.png", "node_modules"),
        )
    shutil.copy(ROOT / "pyproject.toml", tree)
    return tree


def say(text: str) -> None:
    """Print at once."""
    print(text, flush=True)


if __name__ == "__main__":
    main()
