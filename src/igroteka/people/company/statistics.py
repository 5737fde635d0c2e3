"""What came of somebody's games: by game and number of players, against bots, against another.

It is read from the tables that are over. A place is decided by the points alone, as in the lists:
who has as many shares the better place. Games that were continued from elsewhere, lessons and
puzzles do not count.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, Text, select, type_coerce

from igroteka.tables import models as m
from igroteka.tables.lobby import held_by, listed
from igroteka.tables.views import LobbyTable, Status

MOST_BOTS = 8
"""So many kinds of bots are named, those one has met most often."""


class Results(msgspec.Struct, frozen=True):
    """What came of some games."""

    games: int
    wins: int
    """A win that is shared counts."""
    place: float
    """The mean place."""
    points: float
    """The mean of the points."""


class GameResults(msgspec.Struct, frozen=True):
    """What came of all games of a kind with so many players."""

    game: str
    players: int
    results: Results


class BotResults(msgspec.Struct, frozen=True):
    """What came of all games of a kind against bots of a level and a character."""

    game: str
    bot: str
    """The level, and the character if it has one: expert/builder."""
    games: int
    ahead: int
    """In so many of them the person had more points than the bot (than each such bot)."""


class Statistics(msgspec.Struct, frozen=True):
    """All that came of somebody's games."""

    games: int
    by_game: list[GameResults]
    bots: list[BotResults]
    """Those met most often first."""


class Meetings(msgspec.Struct, frozen=True):
    """What came of the games of two people at the same tables."""

    game: str
    """Empty: all games."""
    games: int
    first: int
    """In so many the first of them had more points."""
    second: int
    """In so many the second."""


class Comparison(msgspec.Struct, frozen=True):
    """Two people at the same tables."""

    together: Meetings
    by_game: list[Meetings]


class Played(NamedTuple):
    """One game that is over, from one seat."""

    table: str
    game: str
    players: int
    points: list[int]
    seat: int

    @property
    def place(self) -> int:
        """The place of the seat, by points."""
        mine = self.points[self.seat]
        return 1 + sum(points > mine for points in self.points)


PLAIN_SCORES = type_coerce(m.tables.c.scores, Text)
"""The points as they are stored: reading them in one go is quicker than one by one."""


def over(*columns: Any) -> Select[Any]:
    """Return the question for something of all games that are over and count."""
    return select(*columns).where(
        m.tables.c.status == Status.FINISHED,
        m.tables.c.source.is_(None),
        m.tables.c.scores.is_not(None),
    )


def played_by(connection: Connection, person: str) -> list[Played]:
    """Return all games of a person that are over."""
    columns = (m.tables.c.id, m.tables.c.game, m.tables.c.seats, PLAIN_SCORES, m.holders.c.seat)
    query = over(*columns).join(m.holders, m.holders.c.table_id == m.tables.c.id)
    rows = connection.execute(query.where(m.holders.c.person == person)).all()
    return [
        Played(table, game, players, points, seat)
        for (table, game, players, _, seat), points in zip(
            rows, all_points([row[3] for row in rows]), strict=True
        )
        if len(points) == players
    ]


def all_points(stored: Sequence[str]) -> list[list[int]]:
    """Return stored lists of points as lists."""
    found: list[list[int]] = json.loads(f"[{','.join(stored)}]")
    return found


def statistics_of(connection: Connection, person: str) -> Statistics:
    """Return all that came of the games of a person."""
    played = played_by(connection, person)
    by_kind: dict[tuple[str, int], list[Played]] = defaultdict(list)
    for one in played:
        by_kind[one.game, one.players].append(one)
    by_game = [
        GameResults(game, players, results_of(some))
        for (game, players), some in sorted(by_kind.items())
    ]
    return Statistics(len(played), by_game, against_bots(connection, person, played))


def results_of(played: Sequence[Played]) -> Results:
    """Return what came of some games."""
    places = [one.place for one in played]
    points = sum(one.points[one.seat] for one in played)
    return Results(len(played), places.count(1), sum(places) / len(played), points / len(played))


def against_bots(connection: Connection, person: str, played: Iterable[Played]) -> list[BotResults]:
    """Return what came of games against bots, those met most often first."""
    query = (
        select(m.seats.c.table_id, m.seats.c.seat, m.seats.c.bot)
        .join(m.holders, m.holders.c.table_id == m.seats.c.table_id)
        .where(m.holders.c.person == person, m.seats.c.bot.is_not(None))
    )
    rivals: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for table, seat, bot in connection.execute(query):
        rivals[table][bot].append(seat)
    met: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for one in played:
        for bot, seats in rivals.get(one.table, {}).items():
            mine = one.points[one.seat]
            met[one.game, bot].append(all(mine > one.points[seat] for seat in seats))
    found = [BotResults(game, bot, len(all), sum(all)) for (game, bot), all in met.items()]
    return sorted(found, key=lambda bot: (-bot.games, bot.game, bot.bot))[:MOST_BOTS]


def comparison_of(connection: Connection, first: str, second: str) -> Comparison:
    """Return what came of the games that two people played at the same tables."""
    mine, theirs = m.holders.alias(), m.holders.alias()
    query = (
        over(m.tables.c.game, PLAIN_SCORES, mine.c.seat, theirs.c.seat)
        .join(mine, mine.c.table_id == m.tables.c.id)
        .join(theirs, theirs.c.table_id == m.tables.c.id)
        .where(mine.c.person == first, theirs.c.person == second, mine.c.seat != theirs.c.seat)
    )
    rows = connection.execute(query).all()
    by_game: dict[str, list[int]] = defaultdict(list)
    points = all_points([row[1] for row in rows])
    for (game, _, seat, other), points_of in zip(rows, points, strict=True):
        by_game[game].append(points_of[seat] - points_of[other])
    meetings = [meetings_of(game, leads) for game, leads in sorted(by_game.items())]
    return Comparison(meetings_of("", [lead for all in by_game.values() for lead in all]), meetings)


def meetings_of(game: str, leads: Sequence[int]) -> Meetings:
    """Return who was ahead how often, of so many points that the first was ahead by each time."""
    ahead, behind = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
    return Meetings(game, len(leads), ahead, behind)


def recent_games(
    connection: Connection, people: Sequence[str], viewer: str, most: int = 10
) -> list[LobbyTable]:
    """Return the newest games of people at one table that a viewer may see: public or their own."""
    which = (m.tables.c.status == Status.FINISHED) & m.tables.c.source.is_(None)
    for person in people:
        which &= held_by(person)
    return listed(connection, viewer, which & (m.tables.c.public | held_by(viewer)), most)
