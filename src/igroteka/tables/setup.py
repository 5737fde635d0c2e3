"""What is known of a table from its creation on, and the game it is played by for ever."""

from __future__ import annotations

from dataclasses import dataclass, field

from igroteka.engine import BadSetup, Game, find_game, game_names
from igroteka.tables.errors import Refused
from igroteka.tables.people import new_table_id


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What is known of a table from its creation on."""

    id: str = field(default_factory=new_table_id)
    game: str
    seats: int
    options: dict[str, str]
    seed: int
    rules: int
    """The version of the rules: a table keeps the one it was opened with."""
    created: float
    public: bool
    host: str
    """The person who opened the table."""
    base: list[tuple[int, str]] = field(default_factory=list)
    """Actions that were played elsewhere before this table took over."""
    source: str | None = None
    """The table it continues, or "upload"."""
    edition: str = ""
    """The data it is played with, for a game whose data a host can replace."""


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
