"""How much stronger the search with networks is than the first one: rows with targets, kept.

    python -m bench.targets --keep FOLDER [GAME …] [--kinds equal,quarter,greedy] [--jobs 1]
    python -m bench.targets --keep FOLDER --show     # plays nothing: the table of what is kept
    python -m bench.targets --speed [GAME …]         # iterations a second of both
    python -m bench.targets --pace [GAME …]          # how long a level thinks: p50, p95
    python -m bench.targets --cut-off [GAME …]       # how often old candidates miss the best action

Prints tables of docs/bots.md, as Markdown. A row is an arena of its own, kept in a file of the
folder: one bot with the newest search among rivals, until its interval is clear of the target or
150 games are played, at least 40. The same command goes on where it was stopped, in the middle of
a row too; a row that is not over says so. Time is that of the processor, so other work on the
machine does not matter; run it with the compiled build, see docs/compiled.md.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.strength import markdown, tell
from igroteka.arena import Arena
from igroteka.arena.keeping import ResultsFile
from igroteka.arena.standings import standing
from igroteka.arena.stopping import Rule, Running, Verdict, verdict
from igroteka.arena.table import span
from igroteka.bots import Bot, Sight, make_bot
from igroteka.bots.levels import LEVELS
from igroteka.engine import Game, Rng, State, find_game, game_names

AT_LEAST: Final = 40
AT_MOST: Final = 150
SEED: Final = 5000
LONG: Final = 0.3
"""Seconds of the processor after which a search is taken to know the best action."""
BUDGET: Final = 0.1
"""Seconds of the processor for a decision of the old search, and of the new one among equals."""
TARGETS: Final[dict[str, dict[str, dict[int, float]]]] = {
    "equal": {
        "bruges": {2: 0.70, 4: 0.42},
        "glenmore": {2: 0.80, 4: 0.45},
        "orleans": {2: 0.65, 4: 0.38},
        "venice": {2: 0.72, 4: 0.45},
    },
    "quarter": {name: {2: 0.5} for name in ("bruges", "glenmore", "orleans", "venice")},
    "greedy": {name: {4: 0.7} for name in ("bruges", "glenmore", "orleans", "venice")},
}
"""What is aimed at, by kind of row, game and seats."""
RIVALS: Final = {
    "equal": (BUDGET, f"search@1:{BUDGET:g}cpu"),
    "quarter": (BUDGET / 4, f"search@1:{BUDGET:g}cpu"),
    "greedy": (BUDGET, "greedy"),
}
"""For each kind of row how long the new search thinks, and who sits around it."""
HEADING: Final = (
    *("game", "seats", "new", "rivals", "games", "wins", "95 %", "target", ""),
    *("winner’s points", "points", "rivals’"),
)


class Target(NamedTuple):
    """A row: who meets whom in which game, and what is aimed at."""

    kind: str
    game: str
    seats: int
    share: float

    def arena(self) -> Arena:
        """Return the arena that plays it."""
        seconds, rival = RIVALS[self.kind]
        hero = f"new=search@2:{seconds:g}cpu"
        return Arena(
            *(self.game, (rival,), AT_MOST, self.seats, hero, SEED),
            target=self.share,
            at_least=AT_LEAST,
        )

    def file(self, folder: Path) -> Path:
        """Return where its games are kept."""
        return folder / f"{self.game}-{self.kind}-{self.seats}.jsonl"


def targets(kinds: list[str], games: list[str], seats: list[int]) -> Iterator[Target]:
    """Yield the rows that were asked for."""
    for kind in kinds:
        for game in games:
            for number, share in TARGETS[kind].get(game, {}).items():
                if number in seats:
                    yield Target(kind, game, number, share)


def line(target: Target, folder: Path) -> str:
    """Return what is kept of a row as a line of the table."""
    arena, title = target.arena(), find_game(target.game).face.title("en")
    seconds, rival = RIVALS[target.kind]
    about = (title, target.seats, f"{seconds:g} s", rival.replace("cpu", " s").replace(":", ", "))
    file = target.file(folder)
    if not file.exists():
        return markdown(*about, 0, "–", "–", f"{target.share:.0%}", "not played", "–", "–", "–")
    (plan,) = arena.plans()
    with ResultsFile(file, arena.setup()) as kept:
        row = Running(plan, Rule(target.share, AT_LEAST), kept.earlier)
    outcomes = row.outcomes() if row.is_over else [row.done[n] for n in sorted(row.done)]
    if not outcomes:
        return markdown(*about, 0, "–", "–", f"{target.share:.0%}", "not played", "–", "–", "–")
    hero = standing("new", outcomes)
    found = verdict(hero.wins, target.share)
    says = {Verdict.ABOVE: "above", Verdict.BELOW: "below", Verdict.OPEN: "open"}[found]
    best = statistics.mean(max(outcome.scores) for outcome in outcomes)
    rivals = standing(plan.row.rival, outcomes)
    return markdown(
        *(*about, len(outcomes), f"{hero.wins.mean:.0%}", span(hero.wins, percent=True)),
        *(f"{target.share:.0%}", says if row.is_over else f"{says}, stopped"),
        *(f"{best:.1f}", f"{hero.score.mean:.1f}", f"{rivals.score.mean:.1f}"),
    )


# --- how fast ------------------------------------------------------------------------------------


def moments(game: Game, seats: int, number: int = 12) -> list[tuple[State[Any], int]]:
    """Return decisions of a greedy game with a choice, spread over it, and whose they are."""
    state, rng = game.new(seats, seed=SEED), Rng(SEED)
    found = []
    bot = make_bot("greedy")
    while (seat := state.seat_to_act) is not None:
        if len(state.legal_actions(seat)) > 1:
            found.append((state.copy(), seat))
        state.apply(bot.choose(Sight.of(game, state, seat, rng), rng), seat)
    return found[:: max(1, len(found) // number)]


def speed_of(name: str, seats: int) -> Iterator[float]:
    """Yield how many iterations a second the old and the new search do."""
    game = find_game(name)
    here = moments(game, seats)
    for spec in (f"search@1:{BUDGET:g}cpu", f"search@2:{BUDGET:g}cpu"):
        done, taken = 0, 0.0
        for state, seat in here:
            bot: Any = make_bot(spec)
            sight = Sight.of(game, state, seat, Rng(1))
            before = time.thread_time()
            bot.choose(sight, Rng(2))
            if bot.iterations_done:
                taken += time.thread_time() - before
                done += bot.iterations_done
        yield done / taken


def paces_of(name: str, seats: int) -> Iterator[str]:
    """Yield for each level the median and the 95th percentile of its times, in milliseconds."""
    game = find_game(name)
    here = moments(game, seats, 20)
    for level in LEVELS:
        bot: Bot = make_bot(level)
        times = []
        for state, seat in here:
            sight = Sight.of(game, state, seat, Rng(1))
            before = time.perf_counter()
            bot.choose(sight, Rng(2))
            times.append(1000 * (time.perf_counter() - before))
        yield f"{statistics.median(times):.0f} / {statistics.quantiles(times, n=20)[-1]:.0f}"


def cut_off_of(name: str, seats: int) -> tuple[int, int]:
    """Return how many decisions were looked at, and how often the best action had been cut off.

    The best action is what a long search with the network finds among all it considers, where
    that is more than one; the first search would have looked at `candidates` only.
    """
    game = find_game(name)
    looked_at = missed = 0
    for state, seat in moments(game, seats, 50):
        if len(game.knowledge.considered(state, seat)) < 2:
            continue
        sight = Sight.of(game, state, seat, Rng(1))
        best = make_bot(f"search@2:{LONG:g}cpu").choose(sight, Rng(2))
        looked_at += 1
        missed += best not in game.knowledge.candidates(state.imagine(seat, Rng(3)), seat)
    return looked_at, missed


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games_to_play", nargs="*", default=list(game_names()), metavar="GAME")
    parser.add_argument("--kinds", default=",".join(TARGETS), help="equal, quarter, greedy")
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--keep", type=Path, help="a folder for results, to go on from")
    parser.add_argument("--show", action="store_true", help="play nothing, show what is kept")
    parser.add_argument("--speed", action="store_true", help="iterations a second")
    parser.add_argument("--pace", action="store_true", help="milliseconds a decision by level")
    parser.add_argument("--cut-off", action="store_true", help="what old candidates miss")
    parser.add_argument("--jobs", type=int, help="how many games at once; all cores")
    arguments = parser.parse_args()
    seats = [int(number) for number in arguments.seats.split(",")]
    games = arguments.games_to_play
    if arguments.speed:
        measure(
            ("search@1", "search@2"), games, seats, lambda *at: map("{:,.0f}".format, speed_of(*at))
        )
    elif arguments.pace:
        heads = tuple(f"{level} p50 / p95" for level in LEVELS)
        measure(heads, games, seats, paces_of)
    elif arguments.cut_off:
        measure(("decisions", "best cut off"), games, seats, cut_off_of)
    else:
        duel(parser, arguments, games, seats)


def duel(
    parser: argparse.ArgumentParser,
    arguments: argparse.Namespace,
    games: list[str],
    seats: list[int],
) -> None:
    """Play the rows that are not over, and print what is kept."""
    if arguments.keep is None:
        parser.error("name a folder for the results with --keep")
    arguments.keep.mkdir(parents=True, exist_ok=True)
    rows = list(targets(arguments.kinds.split(","), games, seats))
    if not arguments.show:
        for target in rows:
            print(f"{target.game}: {target.kind}, {target.seats} seats", file=sys.stderr)
            target.arena().play(arguments.jobs, target.file(arguments.keep), tell)
    print(markdown(*HEADING))
    print(markdown(*["---"] * len(HEADING)))
    for target in rows:
        print(line(target, arguments.keep))


def measure(
    heads: tuple[str, ...],
    games: list[str],
    seats: list[int],
    found: Callable[[str, int], Iterable[object]],
) -> None:
    """Print a line of figures for each game and number of seats."""
    print(markdown("game", "seats", *heads))
    print(markdown(*["---"] * (2 + len(heads))))
    for game in games:
        for number in seats:
            title = find_game(game).face.title("en")
            print(markdown(title, number, *found(game, number)), flush=True)


if __name__ == "__main__":
    main()
