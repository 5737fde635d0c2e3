"""Measure everything, interleaved, and print it: see `bench.speed`."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import bench.speed
from bench.speed import builds, machine
from bench.speed.plan import planned
from bench.speed.report import report
from bench.speed.sheets import show
from bench.speed.workers import Crew
from igroteka.engine import game_names


def asked() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.speed",
        description=bench.speed.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, unless said")
    parser.add_argument("--compiled", nargs="?", const="", metavar="FOLDER")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT")
    parser.add_argument("--no-peers", action="store_true", help="no other libraries")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each figure and repeat")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--markdown", action="store_true", help="print the tables in Markdown")
    arguments = parser.parse_args()
    arguments.games = arguments.games or list(game_names())
    if unknown := set(arguments.games) - set(game_names()):
        parser.error(f"there is no game {min(unknown)}, only {', '.join(game_names())}")
    if arguments.repeats < 1:
        parser.error("at least one repeat is needed")
    return arguments


def main() -> None:
    """Measure what is asked for, and print it."""
    arguments = asked()
    with tempfile.TemporaryDirectory() as room, Crew() as crew:
        paths = {builds.INTERPRETED: builds.interpreted(Path(room))}
        if arguments.compiled is not None:
            paths[builds.COMPILED] = builds.compiled(arguments.compiled, Path(room))
        if arguments.beside is not None:
            paths[builds.BEFORE] = builds.before(arguments.beside)
        plan = planned(crew, paths, arguments.games, with_peers=not arguments.no_peers)
        loads = [machine.load()]
        for _ in range(arguments.repeats):
            for task in plan.tasks():
                task.measure(arguments.seconds)
        loads.append(machine.load())
    note = machine.described(loads, arguments.seconds, arguments.repeats)
    show(report(plan, list(paths)), note, arguments.markdown)
    if not arguments.markdown:
        print("What the columns mean: python -m bench.speed --help")


if __name__ == "__main__":
    main()
