"""Finding company: what a table wishes for, and the open table that fits somebody best."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert

from igroteka.engine import BadSetup, find_game, game_names
from igroteka.face import LANGUAGES
from igroteka.tables.checking import checked_text
from igroteka.tables.company_models import wants
from igroteka.tables.errors import Refused, TableError
from igroteka.tables.lobby import Wish, open_tables
from igroteka.tables.service import Tables
from igroteka.tables.views import LobbyTable, Seated, Status, Wants

LONGEST_LINE = 80
LEVELS = ("new", "some", "good")
"""How well others should play: they learn it, they know it, they know it well."""
TRIED = 5
"""So many tables are tried to sit down at: others may be quicker."""


def checked(wished: Wants) -> Wants:
    """Return wishes that can be shown.

    :raises TableError: if they make no sense.
    """
    if wished.language and wished.language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise TableError("error-no-language", language=wished.language[:20], known=known)
    if wished.level and wished.level not in LEVELS:
        raise TableError("error-no-skill", level=wished.level[:20], known=", ".join(LEVELS))
    line = wished.line.strip()
    line = checked_text(line, LONGEST_LINE, "error-long-line") if line else ""
    return Wants(wished.language, wished.level, line)


class Finding:
    """Brings people together who do not know each other yet."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.database = tables.store.database

    async def want(self, table: str, person: str, wished: Wants) -> None:
        """Say what a table wishes for that waits and at which *person* sits."""
        live = await self.tables.keeper.find(table)
        live.table.check_status(Status.WAITING)
        live.table.seated(person)
        wished = checked(wished)
        row = {"table_id": table, "language": wished.language}
        row |= {"level": wished.level, "line": wished.line}

        def work(connection: Connection) -> None:
            connection.execute(delete(wants).where(wants.c.table_id == table))
            if wished != Wants():
                connection.execute(insert(wants), row)

        await self.database.write(work)

    async def wanted(self, table: str) -> Wants:
        """Return what a table wishes for."""
        query = wants.select().where(wants.c.table_id == table)
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        return Wants() if row is None else Wants(row.language, row.level, row.line)

    async def find(
        self, person: str, name: str, wish: Wish, seats: int | None = None, *, quick: bool = False
    ) -> Seated:
        """Sit down at the open table that fits best, or open one that waits with those wishes.

        *seats* is for how many a new table is; None: as many as the game likes.
        """
        checked(Wants(wish.language, wish.level))
        found = await self.database.read(
            lambda connection: ranked(open_tables(connection, person, wish), wish)
        )
        for table in found[:TRIED]:
            try:
                return await self.tables.sit(table.id, person, None, name, quick=quick)
            except Refused:
                continue  # somebody else was quicker
        game = wish.game or await self._usual_game(person)
        try:
            counts = find_game(game).seat_counts
        except BadSetup as error:
            raise TableError("error-bad-setup", reason=error) from None
        count = seats or (3 if 3 in counts else counts[0])
        table_id = await self.tables.opening.create(
            person, name, game, count, public=True, quick=quick
        )
        await self.want(table_id, person, Wants(wish.language, wish.level))
        return await self.tables.tokens.of(table_id, person)

    async def _usual_game(self, person: str) -> str:
        """Return the game that somebody who likes any last played; else the first there is."""
        lobby = await self.tables.lobby(person)
        known = list(game_names())
        played = [table for table in (*lobby.mine, *lobby.finished) if table.mine]
        newest = sorted(played, key=lambda table: -table.updated)
        return next((table.game for table in newest if table.game in known), known[0])


def ranked(tables: Sequence[LobbyTable], wish: Wish) -> list[LobbyTable]:
    """Return open tables, those first that fit a wish best.

    First that it was asked for by name, then that the game can soon begin, then who waits longest.
    """

    def key(table: LobbyTable) -> tuple[bool, bool, int, float]:
        return (
            table.wants.language != wish.language,
            table.wants.level != wish.level,
            table.free_seats,
            table.created,
        )

    return sorted(tables, key=key)
