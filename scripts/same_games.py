"""Do the compiled and the interpreted build play the same games?

    python scripts/same_games.py [--games 4] [--iterations 20]

Whichever Igroteka is installed plays games of random, greedy and search bots and of levels twice:
as it is, which must be compiled, and with its sources. Every action, every score and every number
of the last state must be the same. Needs nothing but the package, so that any environment can be
tried.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys


def play(games: int, iterations: int) -> None:
    """Play, and print a line for each kind of bot in each game."""
    from igroteka.bots import make_bot
    from igroteka.bots.bot import Sight
    from igroteka.engine import Match, Rng, find_game, game_names, is_compiled, record_of

    print("compiled" if is_compiled() else "interpreted")
    for name in game_names():
        game = find_game(name)
        for bot, number, most in (
            ("random", games, 9999),
            ("greedy", 1 + games // 10, 50 * games),
            (f"search:{iterations}", 1 + games // 10, 10 * games),
            ("amateur", 1 + games // 10, 10 * games),
            (f"expert/{next(iter(game.knowledge.CHARACTERS))}:{iterations}", 1, 5 * games),
        ):
            digest = hashlib.sha256()
            for seed in range(number):
                seats = game.seat_counts[seed % len(game.seat_counts)]
                # Half of them with everything that can be added.
                added = {option.name: option.choices[-1] for option in game.options if seed % 2}
                match = Match.start(game, seats, seed, added)
                rng, chooser = Rng(seed), make_bot(bot)
                while not match.state.is_over and len(match.moves) < most:
                    seat = rng.choice(match.state.seats_to_act())
                    sight = Sight.of(game, match.state, seat, rng)
                    match.play(chooser.choose(sight, rng), seat)
                text = record_of(match).text() + match.state.to_json()
                digest.update(text.encode() + repr(match.state.numbers(0)).encode())
            print(name, bot, digest.hexdigest())


def compare(arguments: list[str], folder: str | None = None) -> str:
    """Have both builds play; return what differs, nothing if all is well."""
    told = []
    for interpreted in ("", "1"):
        environment = {**os.environ, "IGROTEKA_INTERPRETED": interpreted}
        if folder is not None:
            environment["PYTHONPATH"] = folder
        command = [sys.executable, __file__, "--play", *arguments]
        run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
        told.append(run.stdout.decode().splitlines())
    if [lines[0] for lines in told] != ["compiled", "interpreted"]:
        return "There is no compiled build."
    return "\n".join(
        f"{one}, but {other.split()[-1]} by its sources"
        for one, other in zip(*told, strict=True)
        if one != other and len(one.split()) > 1
    )


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Do both builds play the same games?")
    parser.add_argument("--games", type=int, default=4, help="of random bots; fewer of the others")
    parser.add_argument("--iterations", type=int, default=20, help="of the search bots")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play:
        play(asked.games, asked.iterations)
    else:
        words = ["--games", str(asked.games), "--iterations", str(asked.iterations)]
        sys.exit(compare(words) or 0)


if __name__ == "__main__":
    main()
