"""How strong the bots are: each level against the one below, two players, all seatings.

    python -m bench.strength [GAME …] [--games 100]

The time a decision gets is the one each game's search was made for. Prints win share and
mean score with their 95 % intervals.
"""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from igroteka.bots.arena import Arena, standings
from igroteka.engine import find_game, game_names


def measure(game: str, bots: tuple[str, str], games: int, seed: int, table: Table) -> None:
    for row in standings(bots, Arena(game, bots, games, 2, seed).play()):
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
    arguments = parser.parse_args()
    table = Table(title="two players, the same deals in both seatings")
    for heading in ("game", "bot", "against", "games", "wins", "95 %", "mean score", "95 %"):
        table.add_column(heading)
    for name in arguments.games_to_play:
        seconds = find_game(name).knowledge.seconds
        measure(name, ("greedy", "random"), arguments.greedy_games, arguments.seed, table)
        measure(name, (f"search:{seconds:g}s", "greedy"), arguments.games, arguments.seed, table)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
