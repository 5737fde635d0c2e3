"""How strong the bots are: each level against the one below, two players, all seatings.

    python -m bench.strength [GAME …] [--games 100] [--option zwin=yes] [--processes 1]

The time a decision gets is the one each game's search was made for. Prints win share and
mean score with their 95 % intervals; meanwhile, on standard error, each game as it ends.
"""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.table import Table

from igroteka.bots.arena import Arena, Outcome, standings
from igroteka.engine import find_game, game_names


def measure(arena: Arena, processes: int | None, table: Table) -> None:
    game, bots = arena.game, arena.bots

    def tell(outcome: Outcome) -> None:
        ended = ", ".join(
            f"{bots[bot]} {score}"
            for bot, score in zip(outcome.seating, outcome.scores, strict=True)
        )
        print(f"{game} {outcome.seed}: {ended}", file=sys.stderr, flush=True)

    for row in standings(bots, arena.play(processes, tell)):
        other = bots[1] if row.bot == bots[0] else bots[0]
        table.add_row(
            game,
            row.bot,
            other,
            str(row.games),
            f"{row.wins.mean:.1%}",
            f"{row.wins.low:.1%}–{row.wins.high:.1%}",
            f"{row.score.mean:.1f}",
            f"{row.score.low:.1f}–{row.score.high:.1f}",
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_to_play", nargs="*", default=list(game_names()), metavar="GAME")
    parser.add_argument("--games", type=int, default=100, help="games of search")
    parser.add_argument("--greedy-games", type=int, default=400, help="games of greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="a decision, instead of the game's own time")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--processes", type=int, help="how many games at once; all cores")
    arguments = parser.parse_args()
    table = Table(title="two players, the same deals in both seatings")
    for heading in ("game", "bot", "against", "games", "wins", "95 %", "mean score", "95 %"):
        table.add_column(heading)
    options = dict(option.split("=", 1) for option in arguments.option)
    for name in arguments.games_to_play:
        seconds = arguments.seconds or find_game(name).knowledge.seconds
        for bots, games in (
            (("greedy", "random"), arguments.greedy_games),
            ((f"search:{seconds:g}s", "greedy"), arguments.games),
        ):
            if games:
                arena = Arena(name, bots, games, 2, arguments.seed, options)
                measure(arena, arguments.processes, table)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
