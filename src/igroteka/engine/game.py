"""A game as the rest of the project sees it: what it is called, and its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from igroteka.engine.codec import Codec
from igroteka.engine.errors import BadSetup, IgrotekaError, broken_game, no_face, undeclared
from igroteka.engine.knowledge import Knowledge
from igroteka.engine.observation import Layout
from igroteka.engine.options import Option
from igroteka.engine.returns import BY_PLACE, bounds_of
from igroteka.engine.state import State
from igroteka.engine.terms import Terms

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
    carry it, so that none is replayed with other cards, and `with_edition` returns the game
    with other data that are at hand (`BadSetup` if they are not). `data_mistakes` checks such
    a file and returns one error for each mistake in its text.
    `face_path` is where the words and the drawing are found, ``module:NAME``: imported only
    when somebody looks, so that a researcher's loop never loads them. Without one bots can
    play the game, but nobody can look at it.
    """

    name: str
    seat_counts: tuple[int, ...]
    state: type[State[Any]]
    face_path: str = ""
    knowledge: Knowledge[Any] = field(default_factory=Knowledge)
    settle: Callable[[int, dict[str, str]], dict[str, str]] = nothing_to_check
    edition: str = ""
    with_edition: Callable[[str], Game] | None = None
    data_mistakes: Callable[[str], list[IgrotekaError]] | None = None

    @property
    def rules_version(self) -> int:
        """The newest version: it grows when the same actions could lead to another result."""
        return self.state.RULES[-1]

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may agree on."""
        return self.state.OPTIONS

    @property
    def codec(self) -> Codec:
        """The numbered actions."""
        return self.state.codec_of(self.edition)

    @property
    def action_count(self) -> int:
        """How many actions there are: the size of a legal mask, in which action n has place n."""
        return self.codec.size

    @property
    def observation(self) -> Layout | None:
        """How `State.observe` lays out what a seat may know; None: the game has no numbers."""
        return self.state.OBSERVATION

    @property
    def max_length(self) -> int:
        """So many actions end any game, of any set-up; what it rests on is in docs/observation.md.

        :raises BadSetup: if the game does not say.
        """
        if not self.state.LONGEST:
            raise undeclared(self.name, "longest game")
        return self.state.LONGEST

    def utility_bounds(self, by: str = BY_PLACE) -> tuple[float, float]:
        """Return the least and the greatest that `State.returns` can be, of any set-up.

        :raises BadSetup: if the game does not say what a score can be.
        :raises ValueError: if there are no such returns.
        """
        bounds = bounds_of(self.state.SCORES, by)
        if bounds is None:
            raise undeclared(self.name, "bounds of its scores")
        return bounds

    @property
    def face(self) -> Face[Any]:
        """The words and the drawing of the game.

        :raises BadSetup: if there are none, or they cannot be loaded.
        """
        if not self.face_path:
            raise no_face(self.name)
        module, _, name = self.face_path.partition(":")
        try:
            face: Face[Any] = getattr(import_module(module), name)
            return face.at(self.edition)
        except Exception as error:  # whatever a stranger's module does when it is imported
            raise broken_game(self.name, error) from error

    def at(self, edition: str) -> Game:
        """Return the game as it is played with an edition of its data.

        :raises BadSetup: if that edition is not at hand.
        """
        if edition == self.edition:
            return self
        if self.with_edition is None:
            raise BadSetup(
                "{game} has no edition {edition}.",
                "refusal-no-edition",
                game=self.name,
                edition=edition,
            )
        return self.with_edition(edition)

    def check(
        self, seats: int, options: Mapping[str, str], rules: int | None = None
    ) -> dict[str, str]:
        """Return the options in full, the defaults of a version of the rules filled in.

        :raises BadSetup: if the game is not for so many, has no such option or choice, or is
            not played by that version any more.
        """
        rules = self.rules_version if rules is None else rules
        if rules not in self.state.RULES:
            raise BadSetup(
                "{game} is played by the rules {versions}, not {rules}.",
                "refusal-no-rules",
                game=self.name,
                versions=tuple(str(version) for version in self.state.RULES),
                rules=rules,
            )
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
        options = {name: str(choice) for name, choice in options.items()}  # 4 is “4”, too
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
        full = {
            option.name: options.get(option.name, option.default_at(rules))
            for option in self.options
        }
        return self.settle(seats, full)

    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
    ) -> State[Any]:
        """Set up a game, by the newest rules unless another version is named.

        :raises BadSetup: see `check`.
        """
        rules = self.rules_version if rules is None else rules
        chosen = self.check(seats, options or {}, rules)
        indexes = tuple(option.choices.index(chosen[option.name]) for option in self.options)
        return self.state.deal(Terms(seats, indexes, seed, rules, self.edition))
