"""Random games, stopped at some moments. The same seed always walks the same game."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from igroteka.engine import Codec, Match, Move, Rng, State, find_game
from igroteka.testing.case import Case, Setup
from igroteka.testing.position import Position

FIRST_SEED = int(os.environ.get("IGROTEKA_SEED", "0"))
"""Set it to walk other games than everybody always does."""


def random_step(state: State[Any], rng: Rng) -> tuple[int, int]:
    """Choose somebody who may act and something that is legal for them: action and seat."""
    seat = rng.choice(state.seats_to_act())
    return rng.choice(state.legal_actions(seat)), seat


def walk(case: Case, setup: Setup, seed: int) -> Iterator[Position]:
    """Play a random game: yield the moment before each action and the last, always as the
    same object, whose state moves on."""
    here = Position(case, case.new(setup, seed), setup, seed, 0)
    state, rng = here.state, Rng(seed)
    while True:
        yield here
        if state.seat_to_act is None:
            return
        if here.step == case.longest:
            here.fail(f"The game has not ended after {case.longest} actions.")
        with here:
            action, seat = random_step(state, rng)
            state.apply(action, seat)
        here.step += 1


def play_through(
    case: Case, setup: Setup, seed: int
) -> Iterator[tuple[Position, Match, State[Any], Move]]:
    """Play the same random game as `walk` as a match: yield after each move the moment before
    it, the match, the state before it, and the move."""
    game = case.game.at(setup.edition)
    match = Match.start(game, setup.seats, seed, setup.options, setup.rules)
    rng = Rng(seed)
    while not match.state.is_over:
        before = match.state.copy()
        here = Position(case, before, setup, seed, len(match.moves))
        with here:
            action, seat = random_step(match.state, rng)
            move = match.play(action, seat)
        yield here, match, before, move


def need_same_course(here: Position, other: State[Any]) -> None:
    """Fail unless *other* is the same state as *here*'s, and goes on alike until the end."""
    state, rng = here.state, Rng(here.seed)
    here.same(other.to_document(), state.to_document(), "It came back as another state")
    while not state.is_over:
        action, seat = random_step(state, rng)
        state.apply(action, seat)
        other.apply(action, seat)
    here.same(other.to_document(), state.to_document(), "It goes on differently")


def stops(case: Case, setup: Setup, seed: int, most: int) -> list[Position]:
    """Return some moments of a random game, each as likely as any, and its last one."""
    rng = Rng(seed + 1)
    chosen: list[Position] = []
    for here in walk(case, setup, seed):
        if here.step < most:
            chosen.append(here.copy())
        elif (place := rng.below(here.step + 1)) < most:
            chosen[place] = here.copy()
    if all(stop.step != here.step for stop in chosen):
        chosen.append(here.copy())
    return sorted(chosen, key=lambda stop: stop.step)


def moments(case: Case, setup: Setup, seeds: Iterable[int]) -> Iterator[Position]:
    """Yield moments of random games in which something can be done for the first time, so
    that rare decisions come up too; and one end."""
    seen: set[tuple[str, str]] = set()
    for seed in seeds:
        for here in walk(case, setup, seed):
            state = here.state
            shown = {("over", "")}
            if state.seat_to_act is not None:
                step, verbs = state.step().name, verbs_of(here.game.codec)
                shown = {(step, verbs[a]) for a in state.legal_actions(state.seat_to_act)}
            if not shown <= seen:
                seen |= shown
                yield here.copy()


@cache
def verbs_of(codec: Codec) -> list[str]:
    """Return the verb of each action."""
    return [codec.verb(action) for action in range(codec.size)]


def position(
    name: str,
    seats: int,
    seed: int,
    step: int,
    options: Mapping[str, str] | None = None,
    *,
    rules: int | None = None,
    edition: str | None = None,
) -> State[Any]:
    """Return the state after *step* actions of the random game with that seed.

    A failure of the suite says how to call it.

    >>> position("venice", 2, seed=3, step=6, options={"gondola": "extra"}).view(None)["step"]
    'turn'
    """
    game = find_game(name)
    rules = game.rules_version if rules is None else rules
    edition = game.edition if edition is None else edition
    setup = Setup(seats, game.check(seats, options or {}, rules), rules, edition)
    for here in walk(Case(name), setup, seed):
        if here.step == step:
            return here.state
    raise ValueError(f"The game ends after {here.step} actions.")
