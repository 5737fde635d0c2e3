"""Sessions: which cookies of a person still count.

A signed cookie names a person and an epoch. “Sign out everywhere else” begins a new epoch, and
cookies of earlier ones are void from then on. Only people who ever did that are in the database,
and all of them are in memory: so a request costs one look into a dictionary and no read. Other
servers hear of a new epoch in the notice of the transaction that stores it, as they hear of moves;
who could not hear for a while reads them all again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, insert, select, update

from igroteka.tables.keeper import Keeper
from igroteka.tables.people_models import sessions
from igroteka.tables.postgres import tell

ABOUT = "sessions"


class Sessions:
    """The epochs of all people who have ever signed out everywhere else."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.least: dict[str, int] = {}
        """The earliest epoch that still counts, by person; all others: 0."""
        keeper.hearers[ABOUT] = self._hear
        keeper.missers.append(self.load)

    async def load(self) -> None:
        """Read them all."""
        found = await self.keeper.store.database.read(
            lambda connection: connection.execute(select(sessions)).all()
        )
        self._hear({row.person: row.least for row in found})

    def epoch(self, person: str) -> int:
        """Return the epoch that a new cookie of a person belongs to."""
        return self.least.get(person, 0)

    async def end_others(self, person: str) -> None:
        """Begin a new epoch: all cookies that the person has are void."""

        def work(connection: Connection) -> int:
            mine = sessions.c.person == person
            query = select(sessions.c.least).where(mine)
            if connection.dialect.name == "postgresql":
                query = query.with_for_update()
            had = connection.scalar(query)
            if had is None:
                connection.execute(insert(sessions), {"person": person, "least": 1})
            else:
                connection.execute(update(sessions).where(mine).values(least=had + 1))
            least = (had or 0) + 1
            tell(connection, self.keeper.store.server, ABOUT, {person: least})
            return least

        self._hear({person: await self.keeper.store.database.write(work)})

    def _hear(self, told: Mapping[str, Any]) -> None:
        for person, least in told.items():
            self.least[person] = max(int(least), self.least.get(person, 0))
