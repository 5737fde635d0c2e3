"""Tells people what is due: makes messages of it, and sends them."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from igroteka.engine import IgrotekaError
from igroteka.people.notices import delivering, gathering
from igroteka.people.notices.delivering import Delivery
from igroteka.people.notices.judging import waited_since
from igroteka.people.notices.sending import Outcome, Sender
from igroteka.people.notices.watching import Telling, Watching
from igroteka.people.notices.wishes import Wishes
from igroteka.people.notices.writing import OVER, TURN, News, news_of
from igroteka.tables.service import Tables

log = logging.getLogger(__name__)
AT_ONCE: Final = 8
"""So many messages are under way at the same time."""


class Posting:
    """Makes messages of what people are to hear, and sends them."""

    def __init__(self, tables: Tables, telling: Telling, watching: Watching) -> None:
        self._tables = tables
        self._database = tables.store.database
        self._telling = telling
        self._watching = watching
        self.sender = Sender(inside=telling.inside)
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def is_busy(self) -> bool:
        """Whether as many messages are under way as may be."""
        return len(self._under_way) >= AT_ONCE

    async def host_key(self) -> str:
        """Return the key by which push services know this host."""
        if not self.sender.host_key:
            from igroteka.people.notices import push  # it brings cryptography along

            try:
                self.sender.host_key = await self._database.write(push.host_key)
            except IntegrityError:  # another server has just made it
                self.sender.host_key = await self._database.write(push.host_key)
        return self.sender.host_key

    async def gather(self) -> None:
        """Make messages for all who are to be told something now."""
        now = self._tables.wall()
        for person in await self._database.read(lambda c: gathering.due_people(c, now)):
            await self._gather_for(person, now)

    async def _gather_for(self, person: str, now: float) -> None:
        def look(connection: Connection) -> tuple[list[Any], Wishes | None]:
            return gathering.new_for(connection, person), gathering.wishes_for(connection, person)

        new, wishes = await self._database.read(look)
        lang = wishes.lang if wishes is not None else "en"
        news = [found for row in new if (found := await self._still(row, lang)) is not None]
        ids = {row.id for row in new}
        rest, url = self._telling.rest, self._telling.public_url
        await self._database.write(lambda c: gathering.gather(c, person, ids, news, now, rest, url))

    async def _still(self, row: Any, lang: str) -> News | None:
        """Return what a notice is about; None: it is no longer true, or the person sees it."""
        if not row.table_id:
            return News(row.id, row.kind, number=row.number, data=row.data)
        try:
            live = await self._tables.keeper.find(row.table_id)
        except IgrotekaError:
            return None  # why it cannot be opened has been said
        table, seat = live.table, live.table.holders.get(row.person)
        if seat is not None and table.seats[seat].is_here:
            return None
        if row.kind == TURN and (seat is None or waited_since(table, seat) != row.number):
            return None
        found = news_of(table, seat, lang, row.id, row.kind, row.number)
        return replace(found, data=row.data, result=found.result if row.kind == OVER else ())

    async def deliver(self) -> None:
        """Send what is ready, so many messages at the same time."""
        while not self.is_busy:
            take = partial(delivering.take, now=self._tables.wall())
            taken = await self._database.write(take)
            if taken is None:
                return
            await self.host_key()
            task = self._tables.keeper.background.start(self._send(taken))
            self._under_way.add(task)
            task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self._watching.wake.set()

    async def _send(self, delivery: Delivery) -> None:
        try:
            outcome = await self.sender.send(delivery.channel, delivery.body, delivery.id)
        except IgrotekaError:
            outcome = Outcome.REFUSED  # Apprise is no longer installed
        except Exception as error:
            # Never with the address: it may hold a password.
            log.error("a notice cannot be sent: %s", type(error).__name__)
            outcome = Outcome.UNSURE
        now = self._tables.wall()
        await self._database.write(lambda c: delivering.done(c, delivery, outcome, now))
        if outcome == Outcome.GONE:
            await self._watching.refresh()
