"""Games in which an order fires: found by playing at random, then played again at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from igroteka.engine import Match, Rng, State, find_game
from igroteka.tables.service import Tables
from tests.tables.helpers import started

PEOPLE = ("anna", "bob")


class Story(NamedTuple):
    """A game up to a decision that an order can answer."""

    game: str
    seed: int
    moves: tuple[tuple[int, str], ...]
    """All that led to the decision."""
    given_at: int
    """After so many of them its seat could give the order last."""
    seat: int

    @property
    def person(self) -> str:
        return PEOPLE[self.seat]

    @property
    def rival(self) -> str:
        return PEOPLE[1 - self.seat]


def wander(state: State[Any], rng: Rng) -> tuple[list[int], int]:
    """Act at random, but plan what fills a place: else little happens in Orléans."""
    seat = rng.choice(state.seats_to_act())
    whole = [o for o in state.bundles(seat) if any(kind == "completes" for kind, _ in o.then)]
    if whole:
        chosen = rng.choice(whole)
        return [chosen.action, *chosen.more], seat
    legal = state.legal_actions(seat)
    verbs = {state.codec.verb(action): action for action in legal}
    if "lift" in verbs or "draw" in verbs:
        return [verbs.get("done", legal[-1])], seat
    return [rng.choice(legal)], seat


@cache
def story(
    game: str, step: str, fits: Callable[[State[Any], int], bool] | None = None, alone: bool = False
) -> Story:
    """Return a game in which what a rival does leads to a decision of who could order it.

    With *alone*, it may as well be the seat's own doing.
    """
    for seed in range(1, 400):
        match, rng = Match.start(find_game(game), 2, seed), Rng(seed)
        could: dict[int, int] = {}
        for _ in range(300):
            state, done = match.state, len(match.moves)
            if state.is_over:
                break
            seat = state.seats_to_act()[0]
            last = match.moves[-1].seat if match.moves else seat
            there = state.step().name == step and seat in could and (alone or last != seat)
            if there and (fits is None or fits(state, seat)):
                text = match.game.codec.text
                moves = tuple((move.seat, text(move.action)) for move in match.moves)
                return Story(game, seed, moves, could[seat], seat)
            for one in range(2):
                if state.orders(one):
                    could[one] = done
            actions, seat = wander(state, rng)
            for action in actions:
                match.play(action, seat)
    raise AssertionError("no such game was found")


def find(story: Story) -> State[Any]:
    """Return the position to which a story leads."""
    match = Match.start(find_game(story.game), 2, story.seed)
    for seat, text in story.moves:
        match.play(text, seat)
    return match.state


def fallen(story: Story) -> str:
    """Return the square from which the figure of a story falls."""
    return str(find(story).view(story.seat)["lifted"])


async def told(tables: Tables, story: Story, until: int) -> str:
    """Open a table and play a story up to a step."""
    table = await started(tables, PEOPLE, story.game, seed=story.seed)
    await go_on(tables, table, story.moves[:until])
    return table


async def go_on(tables: Tables, table: str, moves: Sequence[tuple[int, str]]) -> None:
    """Do all that a story tells."""
    for seat, text in moves:
        view = await tables.view_for(table, PEOPLE[seat])
        await tables.act(table, PEOPLE[seat], text, view.number)
