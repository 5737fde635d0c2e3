"""How strong the bots are: each level alone among those of the level below, at 2, 3 and 4 seats.

    python -m bench.strength [GAME …] [--games 60] [--budget 0.5s] [--keep FOLDER] [--jobs 1]
    python -m bench.strength --levels [GAME …] [--games 60] [--share 0.1] [--keep FOLDER] [--ship]

Prints the table of docs/bots.md, as Markdown: the share of victories with its 95 % interval beside
the share of equals, mean scores of the bot and of its rivals, and how long a decision took.
Meanwhile each game as it ends, on standard error. With --keep the same command goes on where it
was stopped.

With --levels the five levels of a table meet in one field, at every number of seats, and what is
printed are their OpenSkill ratings (the extra `arena`) with 95 % intervals, which can be compared
at any number of seats. --share lets those who search think for that part of their time, by the
clock of the processor. With --ship the ratings over all numbers of seats are written to the file
that is shipped, `arena/shipped.json`: by it the levels count in rated games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from igroteka.arena import Arena, Outcome, Progress, Results, RowResult
from igroteka.arena.ratings import skills
from igroteka.arena.shipped import FILE
from igroteka.arena.standings import standing
from igroteka.arena.table import span
from igroteka.bots.levels import LEVELS
from igroteka.engine import find_game, game_names

HEADING = (
    *("game", "bot", "rivals", "seats", "games", "wins", "95 %", "equals"),
    *("points", "rivals’", "ms/decision"),
)


def arenas(arguments: argparse.Namespace) -> Iterator[Arena]:
    """Yield what is played: greedy among random, then search among greedy, game by game."""
    options = dict(option.split("=", 1) for option in arguments.option)
    for name in arguments.games_to_play:
        game = find_game(name)
        budget = arguments.budget or f"{game.knowledge.seconds:g}s"
        for hero, rival, games in (
            ("greedy", "random", arguments.greedy_games),
            (f"search:{budget}", "greedy", arguments.games),
        ):
            seats = [int(n) for n in arguments.seats.split(",") if int(n) in game.seat_counts]
            if games:
                yield Arena(name, (rival,), games, seats, hero, arguments.seed, options)


RATED = ("game", "seats", "level", "games", "rating", "95 %", "wins", "ms/decision")


def fields(arguments: argparse.Namespace) -> Iterator[Arena]:
    """Yield a field of the five levels for each game and number of seats."""
    options = dict(option.split("=", 1) for option in arguments.option)
    for name in arguments.games_to_play:
        game = find_game(name)
        bots = []
        for level, figures in LEVELS.items():
            seconds = arguments.share * figures.seconds(game.knowledge)
            timed = f"{seconds:.4f}cpu" if arguments.share != 1 else f"{seconds:g}s"
            bots.append(f"{level}={level}:{timed}" if seconds else level)
        for seats in (int(n) for n in arguments.seats.split(",")):
            if seats in game.seat_counts:
                yield Arena(
                    name, bots, arguments.games, seats, seed=arguments.seed, options=options
                )


def ratings_of(title: str, results: Results) -> Iterator[str]:
    """Yield a line for each level, the strongest first."""
    (row,) = results.rows
    for each in results.ratings[row.row.seats]:
        its = standing(each.bot, row.outcomes)
        yield markdown(
            *(title, row.row.seats, each.bot, each.games, f"{each.rating.mean:.1f}"),
            *(span(each.rating), f"{its.wins.mean:.0%}", f"{its.thinks:.1f}"),
        )


def tell(progress: Progress) -> None:
    outcome = progress.outcome
    if outcome is not None:
        seats = zip(outcome.bots, outcome.scores, strict=True)
        ended = ", ".join(f"{bot} {score}" for bot, score in seats)
        print(f"{progress.done}/{progress.total}: {ended}", file=sys.stderr, flush=True)


def line(game: str, result: RowResult) -> str:
    """Return a row as a line of the table."""
    row, hero = result.row, result.hero
    rivals = standing(row.rival, result.outcomes)
    return markdown(
        *(game, row.hero, row.rival, row.seats, len(result.outcomes)),
        *(f"{hero.wins.mean:.0%}", span(hero.wins, percent=True), f"{1 / row.seats:.0%}"),
        *(f"{hero.score.mean:.1f}", f"{rivals.score.mean:.1f}", f"{hero.thinks:.1f}"),
    )


def markdown(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games_to_play", nargs="*", default=list(game_names()), metavar="GAME")
    parser.add_argument("--games", type=int, default=60, help="games a row of search")
    parser.add_argument("--greedy-games", type=int, default=60, help="games a row of greedy")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", help="of search, 0.1s or 200; the game's own time otherwise")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--keep", type=Path, help="a folder for results, to go on from")
    parser.add_argument("--jobs", type=int, help="how many games at once; all cores")
    parser.add_argument("--levels", action="store_true", help="rate the five levels of a table")
    parser.add_argument("--share", type=float, default=1.0, help="of their time; with --levels")
    parser.add_argument("--ship", action="store_true", help="write what is shipped; with --levels")
    arguments = parser.parse_args()
    if arguments.keep:
        arguments.keep.mkdir(parents=True, exist_ok=True)
    if arguments.levels:
        rate(arguments)
    else:
        compare(arguments)


def rate(arguments: argparse.Namespace) -> None:
    """Print what the levels are worth in a field."""
    lines = [markdown(*RATED), markdown(*["---"] * len(RATED))]
    outcomes: dict[str, list[Outcome]] = {}
    for arena in fields(arguments):
        seats = arena.seats
        kept = arguments.keep and arguments.keep / f"{arena.game}-levels-{seats}.jsonl"
        title = find_game(arena.game).face.title("en")
        print(f"{title}: levels at {seats} seats", file=sys.stderr)
        results = arena.play(arguments.jobs, kept, tell)
        lines += ratings_of(title, results)
        outcomes.setdefault(arena.game, []).extend(results.outcomes)
    print("\n".join(lines))
    if arguments.ship:
        ship(outcomes, arguments)


def ship(outcomes: dict[str, list[Outcome]], arguments: argparse.Namespace) -> None:
    """Write what the levels are rated, and how that was measured, for the games played."""
    told: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    measured, games = told.get("measured", {}), told.get("games", {})
    for name, played in outcomes.items():
        game = find_game(name)
        measured[name] = {
            "on": datetime.now(UTC).date().isoformat(),
            "command": f"python -m bench.strength --levels {name} --games {arguments.games}"
            f" --share {arguments.share:g} --seats {arguments.seats} --seed {arguments.seed}",
            "rules": game.rules_version,
            "edition": game.edition,
            "games": len(played),
            "seats": sorted({outcome.seats for outcome in played}),
            "share": arguments.share,
        }
        found = skills(played)
        games[name] = {
            level: {
                "mu": round(found[level][1].mu, 3),
                "sigma": round(found[level][1].sigma, 3),
                "games": found[level][0],
            }
            for level in LEVELS
        }
    about = "What the levels of our bots are rated; see docs/bots.md. Made by bench/strength.py."
    content = {"about": about, "measured": measured, "games": games}
    FILE.write_text(json.dumps(content, indent=1, sort_keys=False) + "\n", "utf-8")


def compare(arguments: argparse.Namespace) -> None:
    """Print how each bot fares among those below it."""
    lines = [markdown(*HEADING), markdown(*["---"] * len(HEADING))]
    for arena in arenas(arguments):
        kept = (
            arguments.keep and arguments.keep / f"{arena.game}-{arena.hero.replace(':', '-')}.jsonl"
        )
        title = find_game(arena.game).face.title("en")
        print(f"{title}: {arena.hero} among {arena.bots[0]}", file=sys.stderr)
        results = arena.play(arguments.jobs, kept, tell)
        lines += [line(title, result) for result in results.rows]
    print("\n".join(lines))


if __name__ == "__main__":
    main()
