"""Write docs/rules-coverage.md: which test proves which numbered rule.

The rules come from the games' own words (words/rules.en.md), the tests are those marked
`@rule("V1", …)`. With --check nothing is written; the exit code says whether the page is
current and every rule has a test.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from pathlib import Path

from igroteka.engine import find_game, game_names

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rules-coverage.md"


def marked_tests() -> dict[str, list[str]]:
    """Return for each rule id the tests that name it."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) in (
                    "rule",
                    "pytest.mark.rule",
                ):
                    for argument in mark.args:
                        assert isinstance(argument, ast.Constant)
                        name = f"{file.relative_to(ROOT).as_posix()}::{node.name}"
                        found[str(argument.value)].append(name)
    return found


def page() -> tuple[str, list[str]]:
    """Return the page, and what is wrong."""
    tests = marked_tests()
    lines = [
        "# Which test proves which rule",
        "",
        "Made by `make coverage`; the rules in full are in each game's `words/rules.en.md`.",
    ]
    wrong = []
    known: set[str] = set()
    for name in game_names():
        face = find_game(name).face
        rules = [(rule, text) for rule, text in face.rules("en") if rule]
        russian = [rule for rule, _ in face.rules("ru") if rule]
        if russian != [rule for rule, _ in rules]:
            wrong.append(f"{name}: the Russian and the English rules differ in their numbers")
        known |= {rule for rule, _ in rules}
        covered = sum(bool(tests.get(rule)) for rule, _ in rules)
        lines += ["", f"## {face.title('en')}: {covered} of {len(rules)} rules", ""]
        for rule, text in rules:
            proofs = tests.get(rule, [])
            if not proofs:
                wrong.append(f"{rule} has no test")
            lines.append(f"- **{rule}** {text}")
            lines += [f"  - `{proof}`" for proof in proofs]
    wrong += [f"{rule} is named by a test but is no rule" for rule in sorted(set(tests) - known)]
    return "\n".join(lines) + "\n", wrong


def main() -> int:
    """Write or check the page."""
    text, wrong = page()
    if "--check" in sys.argv:
        if not PAGE.exists() or PAGE.read_text("utf-8") != text:
            wrong.append("docs/rules-coverage.md is not current: run `make coverage`")
    else:
        PAGE.write_text(text, "utf-8")
    for line in wrong:
        sys.stderr.write(line + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
