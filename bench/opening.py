"""How long it takes to open a table with a long log, stored in SQLite.

    python -m bench.opening                       # one table of 3,000 entries of each game
    python -m bench.opening --beside ../before    # the same files opened by another checkout

The log is a game at random of four people who talk, take back, do again, ask and vote, leave
and come back. Times are CPU milliseconds of the whole process, the best of the repeats.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table as Shown

from bench.logs import lengthy
from igroteka.engine import game_names
from igroteka.tables.appending import Write, commit
from igroteka.tables.keeper import Keeper
from igroteka.tables.store import Store


async def written(folder: Path, game: str, entries: int) -> str:
    """Store a table with a log of so many entries; return its id."""
    table, lines = lengthy(game, entries)
    store = await Store.open(str(folder / f"{game}.db"))
    await store.create(table.setup)
    writes = [Write.of(table.id, line, table.standing) for line in lines]
    await store.database.write(partial(commit, writes))
    await store.close()
    return table.id


async def opened(folder: Path, game: str, table: str, repeats: int) -> dict[str, float]:
    """Open a table again and again; return the milliseconds it takes, and of one step."""
    store = await Store.open(str(folder / f"{game}.db"))
    best = {"ms": 1e9, "cpu": 1e9}
    for _ in range(repeats):
        keeper = Keeper(store)
        wall, cpu = time.perf_counter(), time.process_time()
        await keeper.find(table)
        best["ms"] = min(best["ms"], (time.perf_counter() - wall) * 1e3)
        best["cpu"] = min(best["cpu"], (time.process_time() - cpu) * 1e3)
    await store.close()
    return best


def measured(checkout: Path, folder: Path, game: str, table: str, repeats: int) -> dict[str, float]:
    """Have another process open a table, with the code of a checkout."""
    here = Path(__file__).parents[1]
    paths = [str(checkout / "src"), str(here)]
    command = [sys.executable, "-m", "bench.opening", "--open", game, table, str(folder)]
    found = subprocess.run(
        [*command, "--repeats", str(repeats)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        check=True,
        capture_output=True,
        cwd=here,
    )
    read: dict[str, float] = json.loads(found.stdout)
    return read


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=3000)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--beside", type=Path, help="another checkout")
    parser.add_argument("--open", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.open:
        game, table, folder = args.open
        print(json.dumps(asyncio.run(opened(Path(folder), game, table, args.repeats))))
        return
    here = Path(__file__).parents[1]
    shown = Shown(title=f"a table of {args.entries} entries, opened from SQLite (CPU ms)")
    shown.add_column("game")
    for column in ("CPU ms", *(["beside"] if args.beside else []), "wall ms"):
        shown.add_column(column, justify="right")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for game in sorted(game_names()):
            table = asyncio.run(written(folder, game, args.entries))
            ours = measured(here, folder, game, table, args.repeats)
            row = [f"{ours['cpu']:.0f}"]
            if args.beside:
                theirs = measured(args.beside, folder, game, table, args.repeats)
                row.append(f"{theirs['cpu']:.0f}")
            shown.add_row(game, *row, f"{ours['ms']:.0f}")
    Console().print(shown)


if __name__ == "__main__":
    main()
