"""Whether ratings tell the truth: simulated people of known strength, at 2 to 5 seats.

    python -m bench.ratings [--games 10000] [--people 150] [--worlds 6]

Everybody's strength is drawn, games are drawn by strength and luck, and rated as the tables rate
them: in order, people and bots together. Printed is what came of it after a fifth, after half and
after all of the games: the rank correlation of ratings with the truth, the lowest of all worlds,
and how many of the 95 % intervals hold the truth, of all people who have played five games.

The rows try what the model does not know: luck of another shape, people who improve and decline,
hardly anybody or nobody but people, a wider or narrower field. Some play a hundred times as much as
others everywhere, as on any host.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from igroteka.arena.skill import MU, NEW, SPREAD, Skill, after_game

BOTS = tuple(Skill(mu, 1.0) for mu in (13.0, 19.0, 25.0, 30.0, 34.0))
"""Bots whose ratings are known and stay."""
SEATS = (2, 5)
PLAYED = 5
"""Who has played fewer games is not looked at."""


@dataclass(frozen=True)
class World:
    """How the truth is made."""

    title: str
    people: int = 150
    spread: float = 6.0
    """How far people are apart: the standard deviation of their strengths."""
    with_bots: float = 0.25
    """At which part of the tables bots sit."""
    drift: float = 0.0
    """How much everybody's strength changes by chance with each game they play."""
    bell: bool = False
    """Whether luck has the shape of a bell, instead of the model's own."""


WORLDS = (
    World("as the model has it"),
    World("luck like a bell", bell=True),
    World("strength drifts by 3 points a game", drift=0.1),
    World("a narrow field", spread=5.0),
    World("a wide field", spread=7.0),
    World("a small host", people=60),
    World("people only", with_bots=0.0),
)


@dataclass(frozen=True)
class Found:
    """How ratings and truth compare at one moment of a world."""

    games: int
    correlation: float
    inside: int
    """So many intervals hold the truth …"""
    people: int
    """… of so many."""


def played(world: World, games: int, seed: int, moments: Sequence[int]) -> Iterator[Found]:
    """Play games in a world, and yield how ratings and truth compare at some moments."""
    chance = random.Random(seed)
    truth = [chance.gauss(MU, world.spread) for _ in range(world.people)]
    # A few play most of the games.
    eager = [1 / (1 + n / 20) for n in range(world.people)]
    known = [NEW] * world.people
    counts = [0] * world.people
    for game in range(1, games + 1):
        seats = chance.randint(*SEATS)
        bots = chance.randint(1, seats - 1) if chance.random() < world.with_bots else 0
        rivals = [chance.choice(BOTS) for _ in range(bots)]
        who = chosen(eager, seats - bots, chance)
        strengths = [truth[person] for person in who] + [bot.mu for bot in rivals]
        form = [strength + luck(world, chance) for strength in strengths]
        places = [1 + sum(other > mine for other in form) for mine in form]
        after = after_game([*(known[person] for person in who), *rivals], places)
        for person, skill in zip(who, after, strict=False):
            known[person] = skill
            counts[person] += 1
            truth[person] += chance.gauss(0, world.drift)
        if game in moments:
            yield compared(game, truth, known, counts)


def chosen(eager: Sequence[float], number: int, chance: random.Random) -> list[int]:
    """Return who comes to a table."""
    found: dict[int, None] = {}
    while len(found) < number:
        found.update(dict.fromkeys(chance.choices(range(len(eager)), eager, k=number - len(found))))
    return list(found)


def luck(world: World, chance: random.Random) -> float:
    """Return how much better or worse somebody plays than they are, in one game."""
    if world.bell:
        return chance.gauss(0, SPREAD * math.pi / math.sqrt(6))
    return -SPREAD * math.log(-math.log(chance.random()))


def compared(
    game: int, truth: Sequence[float], known: Sequence[Skill], counts: Sequence[int]
) -> Found:
    """Compare ratings with the truth, of all who have played enough."""
    there = [person for person, count in enumerate(counts) if count >= PLAYED]
    pairs = [(truth[person], known[person]) for person in there]
    inside = sum(skill.interval.low <= real <= skill.interval.high for real, skill in pairs)
    order = correlation([real for real, _ in pairs], [skill.mu for _, skill in pairs])
    return Found(game, order, inside, len(pairs))


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's rank correlation.

    >>> correlation([1, 2, 3], [10, 30, 20]), correlation([1, 2, 3], [1, 2, 3])
    (0.5, 1.0)
    """
    n = len(one)
    apart = sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other), strict=True))
    return 1 - 6 * apart / (n * (n * n - 1))


def ranks(values: Sequence[float]) -> list[int]:
    """Return the place of each value among all."""
    places = {
        at: place for place, at in enumerate(sorted(range(len(values)), key=values.__getitem__))
    }
    return [places[at] for at in range(len(values))]


def summed(found: Sequence[Found]) -> tuple[float, float]:
    """Return the lowest correlation of several worlds, and the share of intervals that hold."""
    inside, people = sum(each.inside for each in found), sum(each.people for each in found)
    return min(each.correlation for each in found), inside / people


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--people", type=int, help="in all worlds but the small one; 150")
    parser.add_argument("--worlds", type=int, default=6, help="of each kind, drawn anew")
    arguments = parser.parse_args()
    moments = [arguments.games // 5, arguments.games // 2, arguments.games]
    cells = [f"after {moment} games: order | held" for moment in moments]
    print(f"| world | {' | '.join(cells)} |")
    print("|" + " --- |" * (1 + 2 * len(moments)))
    for world in WORLDS:
        if arguments.people and world.people == WORLDS[0].people:
            world = replace(world, people=arguments.people)
        found = [
            list(played(world, arguments.games, seed, moments)) for seed in range(arguments.worlds)
        ]
        told = [summed(each) for each in zip(*found, strict=True)]
        row = [f"{order:.3f} | {held:.1%}" for order, held in told]
        print(f"| {world.title} | {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
