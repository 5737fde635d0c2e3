"""A game as the rest of the project sees it: what it is called, and its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING

from igroteka.engine.codec import Codec
from igroteka.engine.errors import BadSetup, IgrotekaError
from igroteka.engine.knowledge import Knowledge
from igroteka.engine.options import Option
from igroteka.engine.state import State

if TYPE_CHECKING:
    from igroteka.face.face import Face


def nothing_to_check(seats: int, chosen: dict[str, str]) -> dict[str, str]:
    """Accept every combination of options."""
    return chosen


@dataclass(frozen=True)
class Game:
    """One game: metadata as data, and where its parts are.

    `settle` may change or refuse (BadSetup) a combination of seats and options.
    `edition` names the data of a game whose data a host can replace (a deck file): records
    carry it, so that none is replayed with other cards. `data_mistakes` checks such a file
    and returns one error for each mistake in its text.
    `face` is where the words and the drawing are found, ``module:NAME``: imported only
    when somebody looks, so that a researcher's loop never loads them.
    """

    name: str
    seat_counts: tuple[int, ...]
    state: type[State]
    face_path: str
    knowledge: Knowledge = field(default_factory=Knowledge)
    settle: Callable[[int, dict[str, str]], dict[str, str]] = nothing_to_check
    edition: str = ""
    data_mistakes: Callable[[str], list[IgrotekaError]] | None = None

    @property
    def rules_version(self) -> int:
        """Grows when the same actions could lead to another result."""
        return self.state.RULES_VERSION

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may agree on."""
        return self.state.OPTIONS

    @property
    def codec(self) -> Codec:
        """The numbered actions."""
        return self.state.CODEC

    @property
    def face(self) -> Face:
        """The words and the drawing of the game."""
        module, _, name = self.face_path.partition(":")
        face: Face = getattr(import_module(module), name)
        return face

    def check(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """Return the options in full, defaults filled in.

        :raises BadSetup: if the game is not for so many, or has no such option or choice.
        """
        if seats not in self.seat_counts:
            raise BadSetup(
                "{game} is for {least} to {most} players, not {seats}.",
                "refusal-seats",
                game=self.name,
                least=self.seat_counts[0],
                most=self.seat_counts[-1],
                seats=seats,
            )
        known = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in known:
                raise BadSetup(
                    "{game} has no option “{option}”; it has: {options}.",
                    "refusal-no-option",
                    game=self.name,
                    option=name,
                    options=", ".join(known) or "—",
                )
            if choice not in known[name].choices:
                raise BadSetup(
                    "The option {option} is {choices}, not “{choice}”.",
                    "refusal-no-choice",
                    option=name,
                    choices=known[name].choices,
                    choice=choice,
                )
        full = {option.name: options.get(option.name, option.default) for option in self.options}
        return self.settle(seats, full)

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> State:
        """Set up a game.

        :raises BadSetup: see `check`.
        """
        chosen = self.check(seats, options or {})
        indexes = tuple(option.choices.index(chosen[option.name]) for option in self.options)
        return self.state.deal(seats, indexes, seed)
