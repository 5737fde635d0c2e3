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
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import inf
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from scripts.trials import ROOT, Broken, Tests, survivors

# Small ints are the same object: `is` in place of `==` breaks nothing.
# A decorator is not a rule, and the two last ones need to be told what to replace.
NOT_BREAKS = re.compile(r"_Is$|_IsNot$|Decorator|Exception|VariableReplacer|VariableInserter")


@dataclass(frozen=True)
class Break:
    """One way to break one place of one file."""

    file: Path
    line: int
    operator: str
    occurrence: int

    @cached_property
    def broken(self) -> str | None:
        """Return the broken source; None if it means the same to the compiler."""
        source = (ROOT / self.file).read_text("utf-8")
        found: str | None = mutate_code(source, get_operator(self.operator)(), self.occurrence)
        return None if found is None or meaning(found) == meaning(source) else found

    def applied(self) -> Broken:
        """Return the file as it is to be tried."""
        return Broken(ROOT / self.file, self.broken or "")

    def told(self) -> str:
        """Return where it is and what is changed."""
        old = (ROOT / self.file).read_text("utf-8").splitlines()
        new = (self.broken or "").splitlines()
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
    nodes = list(ast_nodes(get_ast((ROOT / file).read_text("utf-8"))))
    found: dict[tuple[int, int], list[Break]] = {}
    for name in operator_names():
        if NOT_BREAKS.search(name):
            continue
        operator, occurrence = get_operator(name)(), 0
        for node in nodes:
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
        source = each.broken
        if source is not None and meaning(source) is not None:
            yield each


def main() -> None:
    """Break, test, tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="leave out that many of the seed")
    parser.add_argument(
        "--seconds", type=float, default=inf, help="of tests for each: a quick look"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    breaks = sample(args.game, args.skip + args.number, args.seed)[args.skip :]
    alive = []
    try:
        tests = Tests(args.game, args.seconds)
        tried = survivors(tests, [each.applied() for each in breaks], args.jobs)
        for done, (n, lives) in enumerate(tried, 1):
            if lives:
                alive.append(breaks[n])
                say(f"not noticed: {breaks[n].told()}")
            if done % 25 == 0:
                say(f"{done} of {len(breaks)}, {len(alive)} not noticed")
    except RuntimeError as error:
        sys.exit(f"The tests fail without any break; mend that first.\n{error}")
    noticed = len(breaks) - len(alive)
    say(f"{args.game}: {noticed} of {len(breaks)} breaks noticed ({noticed / len(breaks):.1%})")
    sys.exit(bool(alive))


def say(text: str) -> None:
    """Print at once."""
    print(text, flush=True)


if __name__ == "__main__":
    main()
