"""How many decisions a second an outside program can take: protocol 1 beside protocol 2.

    python -m bench.programs [GAME …] [--seconds 2] [--repeats 3]

A trivial program, which takes any legal action, sits at both seats of whole games that one
process of ours plays: by protocol 1, which starts it anew for every game; by protocol 2 with one
decision a message, with up to 64, with the view or the observation of each; and in C, where there
is a compiler. Each figure is the best of several repeats, and the repeats of all rows are
interleaved. Decisions a second are by the clock; “ours” and “program” are microseconds of
processor time for each.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.table import Table as Shown

from igroteka.bots.together import TABLES, Crew, Table, play_together
from igroteka.engine import Match, Rng, find_game, game_names

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"
PROTOCOL_1 = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        actions = message["actions"]
        print(json.dumps({"action": actions[message["random"] % len(actions)]}), flush=True)
"""


@dataclass
class Row:
    """A program, and how quickly it was asked and answered."""

    name: str
    spec: str
    at_once: int = TABLES
    rate: float = 0.0
    ours: float = float("inf")
    program: float = float("inf")

    def measure(self, game: str, seconds: float) -> None:
        """Play whole games for a time; keep what is better than before."""
        begun, used = time.perf_counter(), os.times()
        with closing(Crew()) as crew:
            tables = tables_of(game, self.spec, crew, begun + seconds)
            decisions = sum(len(table.match.moves) for table in play_together(tables, self.at_once))
            passed = time.perf_counter() - begun
        now = os.times()  # with what the programs took, now that they have ended
        ours = now.user + now.system - used.user - used.system
        programs = now.children_user + now.children_system
        programs -= used.children_user + used.children_system
        self.rate = max(self.rate, decisions / passed)
        self.ours = min(self.ours, ours / decisions * 1e6)
        self.program = min(self.program, programs / decisions * 1e6)


def tables_of(name: str, spec: str, crew: Crew, until: float) -> Iterator[Table]:
    """Yield games of two seats with the same program at both, as long as there is time."""
    game = find_game(name)
    for number in count():
        yield Table(number, Match.start(game, 2, number), crew.bots([spec, spec]), Rng(number))
        if time.perf_counter() > until:
            return


def rows(folder: Path) -> list[Row]:
    """Return the programs, written to a folder."""
    source = (EXAMPLES / "quickbot.py").read_text("utf-8")
    texts = {"by-text": PROTOCOL_1}
    wishes = {"one": '"at_once": 1', "many": "", "view": '"wants": ["view"]'}
    wishes["observation"] = '"wants": ["observation"]'
    for name, more in wishes.items():
        texts[name] = source.replace('{"protocol": 2}', f'{{"protocol": 2, {more}}}')
    for name, text in texts.items():
        (folder / f"{name}.py").write_text(text, "utf-8")
    python = {name: f"{sys.executable} {folder / name}.py" for name in texts}
    found = [
        Row("1, Python", f"exec:{python['by-text']}", at_once=1),
        Row("2, Python, one a message", f"exec2:{python['one']}"),
        Row("2, Python", f"exec2:{python['many']}"),
        Row("2, Python, with views", f"exec2:{python['view']}"),
        Row("2, Python, with observations", f"exec2:{python['observation']}"),
    ]
    if shutil.which("cc"):
        program = folder / "quickbot"
        subprocess.run(["cc", "-O2", "-o", program, EXAMPLES / "quickbot.c"], check=True)
        found.append(Row("2, C", f"exec2:{program}"))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repeats", type=int, default=3)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for game in asked.games:
            measured = rows(Path(folder))
            for _ in range(asked.repeats):
                for row in measured:
                    row.measure(game, asked.seconds)
            show(game, measured)


def show(game: str, measured: list[Row]) -> None:
    """Print what was measured with a game."""
    table = Shown(game, "decisions/s", "ours, µs", "program, µs")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in measured:
        table.add_row(row.name, f"{row.rate:,.0f}", f"{row.ours:.0f}", f"{row.program:.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
