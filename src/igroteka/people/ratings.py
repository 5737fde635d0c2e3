"""Ratings of people, and of bots beside them: ladders, curves, and what is left of who goes.

How they are computed is told in `tables/settling.py`; here they are read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select, update

from igroteka.arena.shipped import shipped
from igroteka.arena.skill import Skill
from igroteka.engine import game_names
from igroteka.people.accounts import Accounts
from igroteka.tables.account_models import accounts
from igroteka.tables.database import Database
from igroteka.tables.errors import NotFound
from igroteka.tables.rating_models import rating_changes, ratings, results
from igroteka.tables.settling import gone

HIDDEN = "off_ladders"
"""The setting of an account whose owner wants to stand on no ladder."""


@dataclass(frozen=True, slots=True)
class Rung:
    """Somebody on a ladder: a person, a program of a person, or a level of our own bots."""

    rank: int | None
    """1 for the first; None: provisional, or a bot of ours, whose rating stays what it is."""
    name: str
    """A person's; of our bots the level."""
    public: str
    """Where the person is found; empty: a bot of ours."""
    bot: bool
    """Whether a program plays."""
    skill: Skill
    games: int
    """How many rated games; 0: a bot of ours."""

    @property
    def is_ours(self) -> bool:
        """Whether it is a level of our own bots."""
        return not self.public


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a person is in a game."""

    game: str
    skill: Skill
    games: int


@dataclass(frozen=True, slots=True)
class Point:
    """A rating after a game: a point of a curve."""

    table: str
    finished: float
    skill: Skill


class Ratings:
    """The ratings of this host."""

    def __init__(self, database: Database, accounts: Accounts) -> None:
        self.database = database
        self.accounts = accounts

    async def ladder(self, game: str) -> list[Rung]:
        """Return who plays a game how well: the ranked and our bots among them, then the others.

        :raises NotFound: if there is no such game.
        """
        if game not in game_names():
            raise NotFound("error-no-ladder", game=game[:40])
        query = (
            select(ratings, accounts.c.name, accounts.c.public, accounts.c.bot, accounts.c.settings)
            .join(accounts, accounts.c.person == ratings.c.person)
            .where(ratings.c.game == game)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        seen = [row for row in rows if not (row.settings or {}).get(HIDDEN)]
        people = [
            Rung(None, row.name, row.public, row.bot, Skill(row.mu, row.sigma), row.games)
            for row in seen
        ]
        bots = [
            Rung(None, level, "", True, skill, 0)
            for level, skill in shipped().get(game, {}).items()
        ]
        return ranked(people, bots)

    async def of(self, person: str) -> list[Standing]:
        """Return where a person is in each game they have played rated, by the game's name."""
        query = select(ratings).where(ratings.c.person == person).order_by(ratings.c.game)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Standing(row.game, Skill(row.mu, row.sigma), row.games) for row in rows]

    async def curve(self, person: str, game: str) -> list[Point]:
        """Return the ratings of a person after each of their rated games, in order."""
        c = rating_changes.c
        query = select(rating_changes).where(c.person == person, c.game == game)
        rows = await self.database.read(
            lambda connection: connection.execute(query.order_by(c.games)).all()
        )
        return [Point(row.table_id, row.finished, Skill(row.mu, row.sigma)) for row in rows]

    async def curves(self, person: str) -> list[tuple[Standing, list[Point]]]:
        """Return where a person is in each game, and how they came there."""
        return [(each, await self.curve(person, each.game)) for each in await self.of(person)]

    async def is_hidden(self, person: str) -> bool:
        """Say whether a person stands on no ladder because they want it so."""
        account = await self.accounts.of(person)
        return account is not None and bool(account.settings.get(HIDDEN))

    async def hide(self, person: str, hidden: bool) -> None:
        """Stand on no ladder, or on all again; games count as before.

        :raises NotFound: if the person has no account.
        """
        if await self.accounts.of(person) is None:
            raise NotFound("error-no-account")
        await self.accounts.set(person, **{HIDDEN: True if hidden else None})


def ranked(people: Sequence[Rung], bots: Sequence[Rung]) -> list[Rung]:
    """Return a ladder: the best first, ranks for people whose ratings are sure, the others last."""

    def order(rung: Rung) -> tuple[float, str]:
        return -rung.skill.mu, rung.name

    sure = sorted((rung for rung in people if not rung.skill.is_provisional), key=order)
    places = {rung: place for place, rung in enumerate(sure, 1)}
    first = [
        Rung(places.get(rung), rung.name, rung.public, rung.bot, rung.skill, rung.games)
        for rung in sorted([*sure, *bots], key=order)
    ]
    return first + sorted((rung for rung in people if rung.skill.is_provisional), key=order)


def export(connection: Connection, person: str) -> dict[str, Any]:
    """Return all that is kept of a person's rated games, as plain values."""
    kept: dict[str, Any] = {}
    for table in (results, rating_changes, ratings):
        rows = connection.execute(select(table).where(table.c.person == person))
        named = [row._asdict() for row in rows]
        kept[table.name] = [{k: v for k, v in row.items() if k != "person"} for row in named]
    return kept


def forget(connection: Connection, person: str) -> None:
    """Let nobody tell who played a person's rated games.

    The results stay, under a name that is nobody's: others' ratings follow from them.
    """
    nobody = gone()
    for table in (results, rating_changes, ratings):
        connection.execute(update(table).where(table.c.person == person).values(person=nobody))
