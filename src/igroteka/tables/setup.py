"""What is known of a table from its creation on, and the game it is played by for ever."""

from __future__ import annotations

from dataclasses import dataclass, field

from igroteka.engine import BadSetup, Game, Match, find_game, game_names
from igroteka.tables.errors import Refused
from igroteka.tables.people import new_table_id
from igroteka.tables.views import Origin

UPLOAD = "upload"
PRIVATE = "private"
EXAMPLE = "example"
LESSON = "lesson:"
"""Before the name of a course, see `igroteka.face.lessons`."""
PUZZLE = "puzzle:"
"""Before the id of a puzzle, see `igroteka.coach.puzzle`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What is known of a table from its creation on."""

    id: str = field(default_factory=new_table_id)
    game: str
    seats: int
    options: dict[str, str]
    seed: int | None
    """The first seed of the game; None: it is made of the secret and the words at the start."""
    rules: int
    """The version of the rules: a table keeps the one it was opened with."""
    created: float
    public: bool
    host: str
    """The person who opened the table."""
    base: list[tuple[int, str]] = field(default_factory=list)
    """Actions that were played elsewhere before this table took over."""
    source: str | None = None
    """The table it continues, "private" for one that is nobody's business, "upload", or "example"
    for a position of the rules page, "lesson:" and a course for a guided game, "puzzle:" and an id
    for a puzzle."""
    edition: str = ""
    """The data it is played with, for a game whose data a host can replace."""
    secret: str = ""
    """What the deal is made of, with the seats' words, see `igroteka.engine.deal`; nobody is told
    before the game is over. Empty: the deal was given."""
    words: list[str] = field(default_factory=list)
    """The words for the deal in an uploaded record."""
    redraws: list[tuple[int, int]] = field(default_factory=list)
    """After how many actions of the base all was drawn anew, and from which seed."""
    clock: str = ""
    """How much time everybody has, as `Clock.text` writes it; empty: there is no clock."""

    @property
    def course(self) -> str:
        """The course of lessons that it is played in; empty: none."""
        return after(LESSON, self.source)

    @property
    def puzzle(self) -> str:
        """The id of the puzzle that is solved at it; empty: none."""
        return after(PUZZLE, self.source)

    @property
    def origin(self) -> Origin:
        """Where the deal comes from."""
        return origin_of(self.source, self.secret)

    def draw_anew(self, match: Match) -> None:
        """Draw anew in the *match* what was drawn anew there, after so many of its actions."""
        for step, seed in self.redraws:
            if step == len(match.moves):
                match.draw_anew(seed)


def after(prefix: str, source: str | None) -> str:
    """Return what a source names after its kind; empty: it is of another kind."""
    return source.removeprefix(prefix) if source and source.startswith(prefix) else ""


def origin_of(source: str | None, secret: str) -> Origin:
    """Return where the deal of a table comes from."""
    if source == UPLOAD:
        return Origin.UPLOADED
    if source == EXAMPLE:
        return Origin.EXAMPLE
    if after(LESSON, source):
        return Origin.LESSON
    if after(PUZZLE, source):
        return Origin.PUZZLE
    if source is None:
        return Origin.FRESH if secret else Origin.GIVEN
    return Origin.ANEW if secret else Origin.SAME


def game_at(name: str, edition: str, rules: int) -> Game:
    """Return the game that a table or a record is played by, with its own data.

    :raises Refused: if it is not installed, it is broken, or its data or that version are not
        at hand.
    """
    if name not in game_names():
        raise Refused("error-game-missing", game=name)
    try:
        game = find_game(name)
    except BadSetup as error:
        raise Refused("error-bad-setup", reason=error) from None
    try:
        game = game.at(edition)
    except BadSetup:
        raise Refused("error-other-deck", game=name, edition=edition or "—") from None
    if rules not in game.state.RULES:
        raise Refused("error-other-rules", game=name, version=rules)
    return game
