"""A game being played: its state, what was done, and how far it can be taken back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from igroteka.engine.errors import IllegalAction
from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.memory import Memory
from igroteka.engine.state import State

KEPT_EVERY: Final = 25
"""A match keeps the position after every so many actions: to go back is short from anywhere."""


class Move(NamedTuple):
    """An action, who did it, what it caused, and whether it can be taken back freely."""

    seat: int
    action: int
    events: list[Event]
    barrier: bool


@dataclass
class Match:
    """A game from its first position: replayable, and undoable up to the last barrier.

    An action is a barrier when it used the generator or an event says that it revealed
    something: who has seen a card cannot unsee it.
    """

    game: Game
    seats: int
    options: dict[str, str]
    seed: int
    state: State[Any]
    moves: list[Move]
    positions: dict[int, tuple[Move, State[Any]]] = field(
        default_factory=dict, repr=False, compare=False
    )
    """Positions that were reached, by the number of actions, each with its last action.

    All matches that come from this one share them: who goes on otherwise has another last
    action there, and with the same last action all before it is the same. What was drawn anew
    after that action is not in it.
    """
    redraws: list[tuple[int, int]] = field(default_factory=list)
    """After how many moves all that was hidden was drawn anew, and from which seed."""

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
    ) -> Match:
        """Set up a new match, by the newest rules unless another version is named.

        :raises BadSetup: if the game has no such seats, options or version.
        """
        chosen = game.check(seats, options or {}, rules)
        return cls(game, seats, chosen, seed, game.new(seats, seed, chosen, rules), [])

    @property
    def rules(self) -> int:
        """The version of the rules that the match is played by."""
        return self.state.rules

    def play(self, action: int | str, seat: int | None = None) -> Move:
        """Check and carry out an action.

        :raises IllegalAction: naming the reason; nothing is changed.
        """
        if seat is None:
            waiting = self.state.seats_to_act()
            seat = waiting[0] if len(waiting) == 1 else None
        number = self.game.codec.parse(action) if isinstance(action, str) else action
        before = self.state.rng
        self.state.events = []
        try:
            self.state.play(number, seat)
            events = self.state.events
        finally:
            self.state.events = None
        assert seat is not None
        barrier = self.state.rng != before or any(event.reveals for event in events)
        move = Move(seat, number, events, barrier)
        self.moves.append(move)
        if len(self.moves) % KEPT_EVERY == 0:
            self.positions[len(self.moves)] = move, self.state.copy()
        return move

    def draw_anew(self, seed: int) -> None:
        """Draw anew all that not everybody knows yet, see `State.drawn_anew`.

        :raises IllegalAction: if the game is over.
        """
        if self.state.is_over:
            raise IllegalAction("The game is over; nobody can act any more.", "refusal-over")
        self.state = self.state.redrawn(seed)
        self.redraws = [*self.redraws, (len(self.moves), seed)]

    def can_undo(self, seat: int) -> bool:
        """Say whether *seat* may take back the last action on its own."""
        return bool(self.moves) and self.moves[-1].seat == seat and not self.moves[-1].barrier

    def undo(self, seat: int) -> Move:
        """Take back the last action of *seat*.

        :raises IllegalAction: if it was somebody else's, or showed something to somebody.
        """
        if not self.moves:
            raise IllegalAction("There is nothing to take back yet.", "refusal-no-undo")
        if self.moves[-1].seat != seat:
            raise IllegalAction(
                "Somebody else has acted since; ask the table to go back.", "refusal-undo-others"
            )
        if self.moves[-1].barrier:
            raise IllegalAction(
                "That showed something new; ask the table to go back.", "refusal-undo-shown"
            )
        last = self.moves[-1]
        self.go_to(len(self.moves) - 1)
        return last

    def walk(self) -> Iterator[State[Any]]:
        """Yield the first position and then the one after each move.

        It is always the same object, but for where it was drawn anew.
        """
        state = self._redrawn(self.game.new(self.seats, self.seed, self.options, self.rules), 0)
        yield state
        for number, move in enumerate(self.moves, 1):
            state.apply(move.action, move.seat)
            state = self._redrawn(state, number)
            yield state

    def information_state(self, seat: int) -> str:
        """Return all that *seat* has seen and done so far, see `Memory`."""
        memory = Memory(seat)
        for number, state in enumerate(self.walk()):
            memory.see(state)
            if number < len(self.moves) and self.moves[number].seat == seat:
                memory.did(self.game.codec.text(self.moves[number].action))
        return str(memory)

    def _redrawn(self, state: State[Any], number: int) -> State[Any]:
        """Return the position after *number* moves with what was drawn anew there."""
        for step, seed in self.redraws:
            if step == number:
                state = state.redrawn(seed)
        return state

    def at(self, number: int) -> Match:
        """Return the match as it was after *number* actions; this one stays as it is."""
        moves = self.moves[:number]
        state, start = self._nearest(number)
        state = self._redrawn(state, start)
        for done, move in enumerate(moves[start:], start + 1):
            state.apply(move.action, move.seat)
            if done % KEPT_EVERY == 0:
                self.positions[done] = move, state.copy()
            state = self._redrawn(state, done)
        redraws = [redraw for redraw in self.redraws if redraw[0] <= number]
        return replace(self, state=state, moves=moves, redraws=redraws)

    def _nearest(self, number: int) -> tuple[State[Any], int]:
        """Return a copy of the last kept position up to *number* actions, and its number."""
        for step in range(number - number % KEPT_EVERY, 0, -KEPT_EVERY):
            last, state = self.positions.get(step, (None, None))
            if state is not None and last is self.moves[step - 1]:
                return state.copy(), step
        return self.game.new(self.seats, self.seed, self.options, self.rules), 0

    def copy(self) -> Match:
        """Return the match as it is now; what happens to one does not happen to the other."""
        return Match(
            self.game,
            self.seats,
            self.options,
            self.seed,
            self.state.copy(),
            self.moves[:],
            self.positions,
            self.redraws,
        )

    def go_to(self, number: int) -> None:
        """Go back to the position after *number* actions, whatever was shown since."""
        before = self.at(number)
        self.state, self.moves, self.redraws = before.state, before.moves, before.redraws
