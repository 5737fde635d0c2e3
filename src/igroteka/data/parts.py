"""A part of a dataset: a few games, played or replayed anywhere, that become one file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Final, NamedTuple

from igroteka.arena.playing import table_of
from igroteka.arena.seating import Pairing, luck
from igroteka.bots.bot import Bot, Sight
from igroteka.bots.together import Crew, Table, play_together
from igroteka.data.columns import GameRow, columns_of
from igroteka.data.rows import Rows, game_row
from igroteka.data.sources import Told
from igroteka.data.writing import file_of
from igroteka.engine import Match, Rng, find_game, read_record

GAMES: Final = 10
"""So many games are a part: few enough to lose little when it is stopped, enough for a file."""


class Part(NamedTuple):
    """Games to be made into a file; it is the same wherever and whenever that is done."""

    first: int
    """The number of its first game."""
    games: Sequence[Pairing | Told]
    game: str
    edition: str
    what: tuple[str, ...]
    form: str
    explore: float


class Made(NamedTuple):
    """A part that is made."""

    first: int
    rows: int
    file: bytes
    games: list[GameRow]


class Exploring(Table):
    """A game in which now and then an action is drawn by lot, in place of what was chosen."""

    def __init__(
        self, number: int, match: Match, bots: Sequence[Bot], rng: Rng, explore: float, lots: Rng
    ) -> None:
        super().__init__(number, match, bots, rng)
        self.explore = explore
        self.lots = lots
        """Luck of its own: without exploring the games are those of the arena."""
        self.explored: list[bool] = []

    def carry_out(self, sight: Sight, action: int, seconds: float) -> None:
        """Do what was chosen, or what the lot says; the lot may fall on what was chosen."""
        explores = len(sight.actions) > 1 and self.lots.unit() < self.explore
        if explores:
            action = self.lots.choice(sorted(sight.actions))
        self.explored.append(explores)
        super().carry_out(sight, action, seconds)


class Played(NamedTuple):
    """A finished game."""

    match: Match
    players: list[str]
    explored: list[bool]
    is_open: bool


def make_part(part: Part) -> Iterator[Made]:
    """Play or replay the games of a part, and make a file of them."""
    rows = Rows(columns_of(find_game(part.game).at(part.edition), part.what))
    games: list[GameRow] = []
    for number, played in enumerate(all_played(part), part.first):
        rows.add(number, played.match, played.players, played.explored)
        games.append(game_row(number, played.match, played.players, part.what, played.is_open))
    yield Made(part.first, len(rows), file_of(rows, part.form), games)


def all_played(part: Part) -> list[Played]:
    """Return the games of a part, in order."""
    found: dict[int, Played] = {}
    with closing(Crew()) as crew:
        tables = (
            exploring(number, game, crew, part.explore)
            for number, game in enumerate(part.games)
            if isinstance(game, Pairing)
        )
        for table in play_together(tables):
            assert isinstance(table, Exploring)
            pairing = part.games[table.number]
            assert isinstance(pairing, Pairing)
            names = [entrant.name for entrant in pairing.seating]
            found[table.number] = Played(table.match, names, table.explored, is_open=True)
    for number, told in enumerate(part.games):
        if isinstance(told, Told):
            match = read_record(told.record).replay()
            found[number] = Played(match, told.players, [], told.is_open)
    return [found[number] for number in range(len(part.games))]


def exploring(number: int, pairing: Pairing, crew: Crew, explore: float) -> Exploring:
    """Set up a game."""
    table = table_of(number, pairing, crew)
    lots = luck(pairing.seed, len(pairing.seating), -2)
    return Exploring(number, table.match, table.bots, table.rng, explore, lots)
