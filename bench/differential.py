"""The same games, by another checkout and by this one: walked in lockstep and compared.

    git worktree add ../before COMMIT
    python -m bench.differential ../before                 # all games
    python -m bench.differential ../before bruges --random 1000 --greedy 50

The other checkout plays random and greedy games over all seat counts and options. This one
plays the same actions by the same version of the rules. At each step both must agree on who
may act, on everybody's legal actions and scores, and on one viewer's whole view, another
viewer each step. Fields that were mended are named in `MENDED`; every other field that the
other checkout has counts.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

GAMES = ("venice", "glenmore", "orleans", "bruges")

# Fields of a view that differ on purpose, by game: those that this checkout has mended. Fields
# that only this checkout has are left out by themselves.
MENDED: dict[str, set[str]] = {
    "venice": set(),
    "glenmore": {"extra", "moves", "ready", "score"},
    "orleans": {"planned", "warded"},
    "bruges": set(),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("other", type=Path, help="a checkout of the commit to compare with")
    parser.add_argument("games", nargs="*", default=[], help="which games; all if none is named")
    parser.add_argument("--random", type=int, default=1000, help="random games of each game")
    parser.add_argument("--greedy", type=int, default=50, help="greedy games of each game")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    failed = False
    for game in args.games or GAMES:
        failed |= not compare(args.other.resolve(), game, args.random, args.greedy, args.seed)
    sys.exit(failed)


def compare(other: Path, game: str, randoms: int, greedies: int, seed: int) -> bool:
    """Walk games of one game on both sides; say whether they were the same."""
    here = Path(__file__).resolve().parent.parent
    old, new = started(other, "lead"), started(here, "follow")
    assert old.stdin and old.stdout and new.stdin and new.stdout
    jobs = [(n, n >= randoms) for n in range(randoms + greedies)]
    steps = 0
    for number, greedy in jobs:
        ask(old, {"game": game, "number": number, "greedy": greedy, "seed": seed + number})
        led = answer(old)
        ask(new, led["follow"])
        followed = answer(new)
        steps += len(led["digests"])
        if led["digests"] != followed["digests"]:
            step = first_difference(led["digests"], followed["digests"])
            print(f"{game}: game {number} differs at step {step}: {led['follow']['setup']}")
            for process, request in ((old, led["follow"]), (new, led["follow"])):
                ask(process, {**request, "dump": step})
            explain(answer(old)["dump"], answer(new)["dump"])
            error = followed.get("error")
            print(f"actions so far: {led['follow']['actions'][:step]}", error or "", sep="\n")
            old.kill()
            new.kill()
            return False
    for process in (old, new):
        process.communicate()
    print(f"{game}: {randoms} random and {greedies} greedy games, {steps} positions, all the same")
    return True


def started(checkout: Path, role: str) -> subprocess.Popen[str]:
    """Start a walker on the code of a checkout."""
    return subprocess.Popen(
        [sys.executable, __file__, f"--{role}"],
        env={**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"},
        cwd=checkout,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def ask(process: subprocess.Popen[str], request: dict[str, Any]) -> None:
    assert process.stdin
    process.stdin.write(json.dumps(request) + "\n")
    process.stdin.flush()


def answer(process: subprocess.Popen[str]) -> dict[str, Any]:
    assert process.stdout
    found: dict[str, Any] = json.loads(process.stdout.readline())
    return found


def first_difference(one: list[str], other: list[str]) -> int:
    for step, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return step
    return min(len(one), len(other))


def explain(one: Any, other: Any, path: str = "") -> None:
    """Print where two documents differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}):
            explain(one.get(key, "—"), other.get(key, "—"), f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for n, (a, b) in enumerate(zip(one, other, strict=True)):
            explain(a, b, f"{path}[{n}]")
    elif one != other:
        print(f"  {path}: {one!r} there, {other!r} here")


# --- a walker: runs on the code of either checkout, so it uses only what both have -------------


def walk() -> None:
    """Answer requests, one a line, until there are no more."""
    for line in sys.stdin:
        request = json.loads(line)
        reply = followed(request) if "actions" in request else led(request)
        print(json.dumps(reply), flush=True)


def led(request: dict[str, Any]) -> dict[str, Any]:
    """Play a game of one's own; return what to follow and the digests of its positions."""
    from igroteka.bots import GreedyBot, Sight
    from igroteka.engine import Rng, find_game

    game = find_game(request["game"])
    setup = setups(game)[request["number"] % len(setups(game))]
    seats, options = setup
    chance, bot, rng = random.Random(request["seed"]), GreedyBot(2), Rng(request["seed"])
    look: Any = getattr(Sight, "of", Sight)
    state = game.new(seats, request["seed"], options)
    actions: list[tuple[int, str]] = []
    fields = Fields(MENDED[game.name])
    digests = [digest(game, state, 0, fields)]
    while seats_to_act := state.seats_to_act():
        seat = chance.choice(seats_to_act)
        if request["greedy"] and chance.random() < 0.95:
            action = bot.choose(look(game, state, seat, rng), rng)
        else:
            texts = sorted(game.codec.text(action) for action in state.legal_actions(seat))
            action = game.codec.parse(chance.choice(texts))
        actions.append((seat, game.codec.text(action)))
        state.apply(action, seat)
        digests.append(digest(game, state, len(actions), fields))
    rules = state.view(None)["rules"]
    follow = {
        "game": game.name,
        "setup": [seats, options, request["seed"], rules],
        "actions": actions,
        "edition": game.edition,
        "fields": sorted(fields.seen),
    }
    return {"follow": follow, "digests": digests}


def followed(request: dict[str, Any]) -> dict[str, Any]:
    """Play given actions; return the digests of the positions, or one position whole."""
    from igroteka.engine import find_game

    game = find_game(request["game"])
    seats, options, seed, rules = request["setup"]
    if hasattr(game, "at"):
        game = game.at(request["edition"])
        state = game.new(seats, seed, options, rules)
    else:
        state = game.new(seats, seed, options)
    fields = Fields(MENDED[game.name], set(request["fields"]))
    digests, error = [digest(game, state, 0, fields)], ""
    for step, (seat, text) in enumerate(request["actions"]):
        if step == request.get("dump"):
            break
        try:
            state.play(text, seat)
        except Exception as problem:
            error = f"step {step}: {problem}"
            break
        digests.append(digest(game, state, step + 1, fields))
    if "dump" in request:
        return {"dump": position(game, state, request["dump"], fields)}
    return {"digests": digests, "error": error}


class Fields:
    """Which fields of views count: all that the other checkout has, but for the mended ones."""

    def __init__(self, mended: set[str], known: set[str] | None = None) -> None:
        self.mended = mended
        self.known = known
        self.seen: set[str] = set()

    def counting(self, value: Any, path: str = "") -> Any:
        """Return a document without the fields that do not count."""
        if isinstance(value, dict):
            return {
                key: self.counting(item, f"{path}.{key}")
                for key, item in value.items()
                if self.counts(key, f"{path}.{key}")
            }
        if isinstance(value, (list, tuple)):
            return [self.counting(item, path) for item in value]
        return value

    def counts(self, key: str, path: str) -> bool:
        """Say whether a field counts, and remember it."""
        self.seen.add(path)
        return key not in self.mended and (self.known is None or path in self.known)


def digest(game: Any, state: Any, step: int, fields: Fields) -> str:
    found = json.dumps(position(game, state, step, fields), sort_keys=True)
    return hashlib.blake2b(found.encode(), digest_size=8).hexdigest()


def position(game: Any, state: Any, step: int, fields: Fields) -> dict[str, Any]:
    """Return what must be the same: legal actions and scores of all, the view of one."""
    viewer = step % (state.seats + 1) - 1
    return {
        "to_act": state.seats_to_act(),
        "legal": [
            sorted(game.codec.text(action) for action in state.legal_actions(seat))
            for seat in range(state.seats)
        ],
        "scores": state.scores(),
        "view": fields.counting(state.view(viewer if viewer >= 0 else None)),
    }


def setups(game: Any) -> list[tuple[int, dict[str, str]]]:
    """Return all combinations of seats and options that the game accepts, well mixed."""
    names = [option.name for option in game.options]
    found = []
    for seats in game.seat_counts:
        for choices in product(*(option.choices for option in game.options)):
            options = dict(zip(names, choices, strict=True))
            try:
                game.check(seats, options)
            except ValueError:
                continue
            found.append((seats, options))
    random.Random(1).shuffle(found)
    return found


if __name__ == "__main__":
    if sys.argv[1:] in (["--lead"], ["--follow"]):
        walk()
    else:
        main()
