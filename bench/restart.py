"""How long a server with many tables needs to be there again after a restart.

    python -m bench.restart                         # 10,000 tables, 1,000 of them wait for a bot

Writes an SQLite file of finished games, of games that wait for people and of games that wait
for a bot (one in four for one that sits in for somebody), starts a server of its own on it and
asks it for a game that waits for a person. Prints when it first answered, how late the slowest
answer was while bots went on, when all that waited for bots had gone on, and what that cost.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Shown

from bench.logs import Writer
from igroteka.engine import game_names
from igroteka.tables.appending import Write, commit
from igroteka.tables.coming_entries import StandIn
from igroteka.tables.store import Store

ROOT = Path(__file__).parents[1]


class Kind(NamedTuple):
    """A kind of table in the file, and how many there are."""

    name: str
    number: int


def written(kind: str, game: str, entries: int) -> Writer:
    """Return a table of this kind."""
    bots = 0 if kind == "sat in for" else 1
    writer = Writer(game, 3, 7, time.time() - 3600, bots)
    writer.go_on(entries)
    if kind == "sat in for":
        writer.put(StandIn(writer.rng.choice(writer.people), "random"))
    writer.act_until(kind in ("a bot's turn", "sat in for"))
    return writer


async def fill(file: Path, kinds: list[Kind], entries: int) -> dict[str, list[str]]:
    """Write a file with so many tables of each kind; return their ids by kind.

    Four of a kind are played, one of each game; the others are copies of these.
    """
    store = await Store.open(str(file))
    templates: dict[str, list[str]] = {}
    for kind in kinds:
        for game in sorted(game_names())[:4]:
            writer = written(kind.name, game, entries)
            await store.create(writer.table.setup)
            after = writer.table.standing
            writes = [Write.of(writer.table.id, line, after) for line in writer.lines]
            await store.database.write(partial(commit, writes))
            templates.setdefault(kind.name, []).append(writer.table.id)
    await store.close()
    with closing(sqlite3.connect(file)) as connection:
        found = {kind.name: copied(connection, kind, templates[kind.name]) for kind in kinds}
        if over := found.get("finished"):
            ids = [(table,) for table in over]
            connection.executemany("UPDATE tables SET status = 'finished' WHERE id = ?", ids)
        connection.commit()
    return found


def copied(connection: sqlite3.Connection, kind: Kind, templates: list[str]) -> list[str]:
    """Copy tables until there are so many of a kind; return all their ids."""
    ids = list(templates)
    number = max(0, kind.number - len(templates)) // len(templates)
    counted = f"WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT {number}) "
    for template in templates if number else []:
        for name, key in (
            ("tables", "id"),
            ("seats", "table_id"),
            ("holders", "table_id"),
            ("entries", "table_id"),
        ):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            values = [
                f"{column} || '-' || n" if column in (key, "token") else column
                for column in columns
            ]
            connection.execute(
                f"{counted} INSERT INTO {name} ({', '.join(columns)})"
                f" SELECT {', '.join(values)} FROM {name}, n WHERE {key} = ?",
                (template,),
            )
        ids += [f"{template}-{n}" for n in range(1, number + 1)]
    return ids


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def usage(process: int) -> tuple[float, float]:
    """Return the CPU seconds and the megabytes of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    cpu = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return cpu, int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def restarted(checkout: Path, file: Path, people: list[str], bots: int, limit: float) -> list[str]:
    """Start a server of a checkout on the file; return the cells of its row."""
    with closing(sqlite3.connect(file)) as connection:
        latest: float = connection.execute("SELECT max(updated) FROM tables").fetchone()[0]
    port = free_port()
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(checkout / "src"), str(checkout)])}
    code = (
        "from igroteka.web.server import serve; "
        f"serve(port={port}, database={str(file)!r}, bot_workers=1, bot_pause=0)"
    )
    begun = time.perf_counter()
    server = subprocess.Popen(
        [sys.executable, "-c", code], env=env, cwd=checkout, stderr=subprocess.DEVNULL
    )
    try:
        first, slowest, most = None, 0.0, 0.0
        gone_on = 0
        cpu = 0.0
        while time.perf_counter() - begun < limit:
            asked = time.perf_counter()
            table = people[int(asked * 10) % len(people)]
            if answered(f"http://127.0.0.1:{port}/api/tables/{table}"):
                now = time.perf_counter()
                if first is None:
                    first = now - begun
                else:
                    slowest = max(slowest, now - asked)
            cpu, memory = usage(server.pid)
            most = max(most, memory)
            gone_on = played(file, latest)
            if gone_on >= bots:
                break
            time.sleep(0.1)
        took = time.perf_counter() - begun
        return [
            "—" if first is None else f"{first:.1f}",
            f"{slowest * 1e3:.0f}",
            f"{took:.1f}" if gone_on >= bots else f"{gone_on} of {bots} in {took:.0f}",
            f"{cpu:.1f}",
            f"{most:.0f}",
        ]
    finally:
        server.terminate()
        server.wait(20)


def answered(url: str) -> bool:
    """Ask for a document; say whether it came."""
    try:
        with urllib.request.urlopen(url, timeout=60) as answer:
            return len(answer.read()) > 0
    except OSError:
        return False


def played(file: Path, since: float) -> int:
    """Return at how many tables something has happened since."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=20)) as connection:
        query = "SELECT count(*) FROM tables WHERE updated > ?"
        found: int = connection.execute(query, (since,)).fetchone()[0]
        return found


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--entries", type=int, default=100, help="of each table")
    parser.add_argument("--seconds", type=float, default=120, help="wait so long for the bots")
    args = parser.parse_args()
    share = args.tables // 40
    kinds = [
        Kind("finished", 32 * share),
        Kind("a person's turn", 4 * share),
        Kind("a bot's turn", 3 * share),
        Kind("sat in for", share),
    ]
    shown = Shown(title=f"a restart with {args.tables} tables of {args.entries} entries")
    for column in ("first answer, s", "slowest, ms", "bots gone on, s", "CPU s", "MB at most"):
        shown.add_column(column, justify="right")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        found = asyncio.run(fill(file, kinds, args.entries))
        bots = len(found["a bot's turn"]) + len(found["sat in for"])
        shown.add_row(*restarted(ROOT, file, found["a person's turn"], bots, args.seconds))
    Console().print(shown)


if __name__ == "__main__":
    main()
