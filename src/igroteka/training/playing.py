"""Games to learn from: bots play, now and then by lot, and positions are noted with their end."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from igroteka.bots import Bot, GreedyBot, Sight
from igroteka.bots.search import SearchBot
from igroteka.engine import Game, Knowledge, Rng, State, find_game

NOTED: Final = 16
"""So many positions of a game are noted at most: neighbours say nearly the same."""
GREEDY: Final = "greedy"
HABIT: Final = "habit"
"""What one does without much thought: plays less well, but twenty times as quickly."""
USUAL: Final = 0.6
"""This share of games is played without any option; the others with options by lot."""


@dataclass(frozen=True)
class Lesson:
    """One game to be played: a job for workers anywhere."""

    game: str
    seats: int
    seed: int
    player: str = "greedy"
    """Who plays all seats: `greedy`, `habit`, or a search with the network of this file."""
    iterations: int = 4
    explore: float = 0.08
    """This share of actions is taken by lot."""
    trace: float = 1.0
    """How far what is learned of a position looks ahead: 1, to the end of the game only; less, also
    at what the network that plays thinks of the positions in between (TD(λ))."""


class Noted(NamedTuple):
    """What is noted of one game: features by position, seat and name, and what it was worth."""

    seats: int
    positions: int
    features: bytes
    common: bytes
    worth: list[float]
    scores: list[int]
    tells: bytes = b""
    """By position and name: what tells of secrets of rivals, less the same in an imagined world."""
    aims: bytes = b""
    """By position and seat, as floats: what is to be learned of it; empty: how the game ended."""


Numbered = tuple[int, Lesson]


def play_numbered(job: Numbered) -> Iterator[tuple[int, Noted]]:
    """Play a game, and yield it with its number: results come as they are ready."""
    number, lesson = job
    yield number, play_lesson(lesson)


def play_lesson(lesson: Lesson) -> Noted:
    """Play one game and return what is noted of it."""
    game = find_game(lesson.game)
    rng = Rng(lesson.seed)
    state = game.new(lesson.seats, lesson.seed, options_by_lot(game, lesson.seats, rng))
    bot = player(lesson)
    network = None
    if lesson.trace < 1 and isinstance(bot, SearchBot):
        network = bot.network_for(game.knowledge)
    seen = list(positions(game, state, bot, lesson.explore, rng, keeps_all=network is not None))
    outcome = game.knowledge.outcome(state)
    aims = array("f")
    if network is not None:
        aimed = aims_of([network.chances(own, shared) for own, shared, _ in seen], outcome, lesson)
        chosen = sorted(rng.shuffled(list(range(len(seen))))[:NOTED])
        seen = [seen[n] for n in chosen]
        for n in chosen:
            aims.extend(aimed[n])
    features, common, tells = array("h"), array("h"), array("h")
    for own, shared, told in seen:
        for row in own:
            features.extend(row)
        common.extend(shared)
        tells.extend(told)
    return Noted(
        lesson.seats,
        len(seen),
        features.tobytes(),
        common.tobytes(),
        outcome,
        state.scores(),
        tells.tobytes(),
        aims.tobytes(),
    )


def aims_of(chances: list[list[float]], outcome: list[float], lesson: Lesson) -> list[list[float]]:
    """Return what is to be learned of each position of a game: TD(λ), from its end backwards.

    *chances* is what the network thinks of each. What comes next counts for what the trace leaves:
    chance on the way to the end is the less of a lesson, the farther away it is.
    """
    trace, aim = lesson.trace, outcome
    found = []
    for thought in reversed(chances):
        found.append(aim)
        aim = [(1 - trace) * now + trace * later for now, later in zip(thought, aim, strict=True)]
    return found[::-1]


def options_by_lot(game: Game, seats: int, rng: Rng) -> dict[str, str]:
    """Return options of a game, mostly none."""
    if rng.unit() < USUAL:
        return {}
    chosen = {option.name: rng.choice(list(option.choices)) for option in game.options}
    return game.check(seats, chosen)


def player(lesson: Lesson) -> Bot | None:
    """Return who plays all seats; None: habit does."""
    if lesson.player == HABIT:
        return None
    if lesson.player == GREEDY:
        return GreedyBot(worlds=1)
    return SearchBot(iterations=lesson.iterations, network=lesson.player)


Position = tuple[list[list[int]], list[int], list[int]]


def positions(
    game: Game,
    state: State[Any],
    bot: Bot | None,
    explore: float,
    rng: Rng,
    keeps_all: bool = False,
) -> Iterator[Position]:
    """Play *state* to its end; yield some of the positions that a search would judge, or all."""
    knowledge = game.knowledge
    habits = knowledge.for_search()
    guesses = bool(knowledge.TELLS)
    kept: list[Position] = []
    seen = 0
    while (seat := state.seat_to_act) is not None:
        if bot is None and rng.unit() >= explore:
            # Where rivals' secrets count, habit is to guess them as everybody has to.
            action = habits.habit(state.imagine(seat, rng) if guesses else state, seat, rng)
        else:
            sight = Sight.of(game, state, seat, rng)
            if bot is None or rng.unit() < explore:
                action = rng.choice(knowledge.considered(sight.imagine(rng), seat))
            else:
                action = bot.choose(sight, rng)
        state.apply(action, seat)
        if state.is_over or (seat in state.seats_to_act() and knowledge.in_chain(state, seat)):
            continue
        # Each position is kept as likely as any other, however long the game.
        seen += 1
        place = len(kept) if keeps_all or len(kept) < NOTED else rng.below(seen)
        if keeps_all or place < NOTED:
            told = (*knowledge.counted(state), told_of(knowledge, state, rng))
            if place == len(kept):
                kept.append(told)
            else:
                kept[place] = told
    yield from kept


def told_of(knowledge: Knowledge[Any], state: State[Any], rng: Rng) -> list[int]:
    """Return what tells somebody of the others' secrets, less the same in a world that fits too.

    Whoever can tell such a pair apart knows how much more likely one world is than another.
    """
    found = [0] * len(knowledge.TELLS)
    if found:
        seat = rng.below(state.seats)
        world = state.imagine(seat, rng)
        for rival in range(state.seats):
            if rival != seat:
                true, imagined = knowledge.tells(state, rival), knowledge.tells(world, rival)
                for n in range(len(found)):
                    found[n] += true[n] - imagined[n]
    return found
