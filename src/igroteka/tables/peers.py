"""Other servers on the same PostgreSQL database: what happens there is heard here.

What another one stores, PostgreSQL tells us as it is stored; we read it and take it, and all
who listen here are told. Who is at a table on which server is told beside it, at most once a
second; a server that is silent for long has gone, and nobody is there any more.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import psycopg

from igroteka.engine import IgrotekaError
from igroteka.tables.errors import Unavailable
from igroteka.tables.keeper import Keeper
from igroteka.tables.live import Live, Part
from igroteka.tables.order_store import CHANGED
from igroteka.tables.postgres import CHANNEL, CONNECTION, address, notices

log = logging.getLogger(__name__)

SPEAK_EVERY: Final = 1.0
BEAT_EVERY: Final = 4.0
"""So often a server shows that it lives."""
GONE_AFTER: Final = 15.0
"""A server that has been silent for so long has gone, or our connection to PostgreSQL has."""
TRY_AGAIN_AFTER: Final = 0.3
MANY: Final = 500
TAKE_UP_EVERY: Final = 4.0
FORSAKEN_AFTER: Final = 6.0
"""A bot that has been waited for so long may be one of a server that has died."""
FORGOTTEN_AFTER: Final = 600.0
"""Where nothing has happened for so long, nobody waits for it any more."""


class Peers:
    """The other servers of a database."""

    def __init__(self, keeper: Keeper, url: str) -> None:
        self._keeper = keeper
        self._address = address(url)
        self._me = keeper.store.server
        self._heard_at: dict[str, float] = {}
        """When each server was last heard, ourselves among them."""
        self._parts: dict[str, dict[str, Part]] = {}
        """Who is where on each other server, by table."""
        self._said: dict[str, Part] = {}
        """What we have last told of our own tables, as far as anybody is there."""
        self._unsaid: dict[str, Part] = {}
        self._greetings: list[str] = []
        """What else is to be said: that we are new here, or are leaving."""
        self.hearers: dict[str, Callable[[str], None]] = {CHANNEL: self._hear}
        """Who hears what is told on which channel."""
        self.stopping: list[Callable[[], Awaitable[None]]] = []
        """What else is to be closed when this server stops."""
        keeper.newcomers.append(self._know)

    def start(self) -> None:
        """Begin to listen and to speak."""
        self._keeper.background.start(self._for_ever("listen", self._listen))
        self._keeper.background.start(self._for_ever("speak", self._speak))
        self._keeper.background.start(self._take_up())

    async def stop(self) -> None:
        """Say that nobody is here any more."""
        for stop in self.stopping:
            await stop()
        try:
            async with await self._connected() as connection:
                await self._tell(connection, json.dumps({"by": self._me, "bye": True}))
        except (psycopg.Error, OSError):
            pass  # they will notice

    # --- the connection -----------------------------------------------------------------------

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True, **CONNECTION)

    async def _for_ever(self, does: str, work: Any) -> None:
        """Do something with a connection, and begin again with another when it is lost."""
        is_lost = False
        while True:
            try:
                async with await self._connected() as connection:
                    if is_lost:
                        log.warning("PostgreSQL is there again, and we %s", does)
                        is_lost = False
                    await work(connection)
            except (psycopg.Error, OSError, Unavailable) as error:
                if not is_lost:
                    why = " ".join(str(error).split())[:200]
                    log.warning("PostgreSQL is gone while we %s: %s", does, why)
                is_lost = True
            await asyncio.sleep(TRY_AGAIN_AFTER)

    # --- listening ----------------------------------------------------------------------------

    async def _listen(self, connection: psycopg.AsyncConnection[Any]) -> None:
        for channel in self.hearers:
            await connection.execute(f"LISTEN {channel}".encode())
        # What was told while we did not listen.
        await self._catch_up_everywhere()
        for missed in self._keeper.missers:
            await missed()
        self._greetings.append(json.dumps({"by": self._me, "hello": True}))
        self._heard_at[self._me] = time.monotonic()
        while time.monotonic() - self._heard_at[self._me] < GONE_AFTER:
            async for notice in connection.notifies(timeout=BEAT_EVERY):
                self.hearers[notice.channel](notice.payload)
        raise OSError("we do not hear ourselves any more")

    async def _catch_up_everywhere(self) -> None:
        ids = list(self._keeper.at_hand)
        for start in range(0, len(ids), MANY):
            newest = await self._keeper.store.newest(ids[start : start + MANY])
            for table, number in newest.items():
                self._happened(table, number)
            await self._keeper.reread_orders(ids[start : start + MANY])

    def _hear(self, payload: str) -> None:
        told = json.loads(payload)
        server = told["by"]
        self._heard_at[server] = time.monotonic()
        if server == self._me:
            return
        for table, number in told.get("entries", {}).items():
            self._happened(table, number)
        if CHANGED in told:
            self._keeper.background.start(self._keeper.reread_orders(list(told[CHANGED])))
        for table, part in told.get("presence", {}).items():
            self._is_there(server, table, msgspec.convert(part, Part))
        for about, hear in self._keeper.hearers.items():
            if about in told:
                hear(told[about])
        if told.get("hello"):
            self._unsaid = {**self._said, **self._unsaid}
        if told.get("bye"):
            self._forget(server)

    def _happened(self, table: str, number: int) -> None:
        live = self._keeper.at_hand.get(table)
        if live is not None and live.table.number < number:
            self._keeper.background.start(self._keeper.catch_up(live, number))

    # --- tables of servers that have died -----------------------------------------------------

    async def _take_up(self) -> None:
        """Go on at tables where a bot has been waited for and no server has it think."""
        while True:
            await asyncio.sleep(TAKE_UP_EVERY * (0.5 + random.random()))
            try:
                forsaken = await self._keeper.store.running(FORGOTTEN_AFTER, FORSAKEN_AFTER)
                for table in forsaken:
                    live = self._keeper.at_hand.get(table)
                    if live is not None and live.bots is not None:
                        continue
                    parts = (parts.get(table) for parts in self._parts.values())
                    if not any(part is not None and part.thinking for part in parts):
                        await self._keeper.find(table)
            except IgrotekaError:
                continue  # why has been said

    # --- who is where -------------------------------------------------------------------------

    def _is_there(self, server: str, table: str, part: Part) -> None:
        parts = self._parts.setdefault(server, {})
        if part.is_empty:
            parts.pop(table, None)
        else:
            parts[table] = part
        if (live := self._keeper.at_hand.get(table)) is not None:
            live.is_elsewhere(server, part, self._keeper.clock())

    def _forget(self, server: str) -> None:
        self._heard_at.pop(server, None)
        for table in list(self._parts.get(server, {})):
            self._is_there(server, table, Part())
        self._parts.pop(server, None)

    def _know(self, live: Live) -> None:
        """Tell a table that has just come into memory who is there on other servers."""
        live.presence_watchers.append(self._note)
        for server, parts in self._parts.items():
            if (part := parts.get(live.table.id)) is not None:
                live.is_elsewhere(server, part, self._keeper.clock())

    def _note(self, live: Live) -> None:
        """Have the others told who is at a table here, if that is news."""
        table, part = live.table.id, live.part
        if part != self._said.get(table, Part()):
            self._unsaid[table] = part
            if part.is_empty:
                self._said.pop(table, None)
            else:
                self._said[table] = part

    async def _speak(self, connection: psycopg.AsyncConnection[Any]) -> None:
        beat_at = -BEAT_EVERY
        while True:
            saying, self._unsaid = self._unsaid, {}
            try:
                for notice in notices(self._me, "presence", saying):
                    await self._tell(connection, notice)
            except BaseException:
                self._unsaid = {**saying, **self._unsaid}
                raise
            while self._greetings:
                await self._tell(connection, self._greetings[0])
                self._greetings.pop(0)
            now = time.monotonic()
            if now - beat_at >= BEAT_EVERY:
                await self._tell(connection, json.dumps({"by": self._me}))
                beat_at = now
            for server, heard_at in list(self._heard_at.items()):
                if server != self._me and now - heard_at > GONE_AFTER:
                    log.warning("another server has gone")
                    self._forget(server)
            await asyncio.sleep(SPEAK_EVERY)

    async def _tell(self, connection: psycopg.AsyncConnection[Any], notice: str) -> None:
        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice))
