"""The door to notices: who is told what and where, and the loop that tells it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from igroteka.people.notices import channels as ch
from igroteka.people.notices import delivering, gathering
from igroteka.people.notices.channels import Channel
from igroteka.people.notices.gathering import Noted
from igroteka.people.notices.posting import Posting
from igroteka.people.notices.sending import Outcome
from igroteka.people.notices.through_apprise import check_installed
from igroteka.people.notices.watching import Telling, Watching
from igroteka.people.notices.wishes import Wishes
from igroteka.people.notices.writing import KINDS, trial
from igroteka.tables.allowance import Buckets
from igroteka.tables.errors import Forbidden, Refused, TableError, TooFast, Unavailable
from igroteka.tables.notice_models import notice_mutes, notice_people
from igroteka.tables.payer import ADDRESS
from igroteka.tables.people import TOKEN_PREFIX
from igroteka.tables.service import Tables

log = logging.getLogger(__name__)
SCAN_EVERY: Final = 30.0
"""So often it is looked for what a server that was killed has not written down."""
SETTLES: Final = 1.0
"""Seconds between a move and the look at what it means for whom: several may come together."""
TRY_AGAIN_AFTER: Final = 5.0
MOST_MUTED: Final = 500


class Notices:
    """All notices of this host.

    `start` begins to tell. People add channels, and from then on are told: their turns and the
    ends of their games by the tables themselves, anything else by `tell`.
    """

    def __init__(self, tables: Tables, telling: Telling | None = None) -> None:
        self.tables = tables
        self.telling = telling or Telling()
        self.wall = tables.wall
        self._database = tables.store.database
        self._watching = Watching(tables, self.telling)
        self._posting = Posting(tables, self.telling, self._watching)
        self._scanned_at = float("-inf")
        per_person, per_address = Buckets(12, 1 / 20), Buckets(40, 1 / 5)
        self._allowed = (per_person, per_address)

    def start(self) -> None:
        """Begin to tell people."""
        self.tables.keeper.watchers.append(self._watching.watch)
        self.tables.keeper.background.start(self._run())

    # --- what others call ---------------------------------------------------------------------

    async def tell(
        self, person: str, kind: str, *, table: str = "", number: int = 0, **data: Any
    ) -> None:
        """Have a person told something, if they want to be told anything.

        *kind* is one of `writing.KINDS`, most of all ``invited``. The same *kind*, *table* and
        *number* is told once. *data* may hold the `name` of who has caused it, and the `path` that
        the notice opens, if that is not the table.

        :raises ValueError: if there are no words for such a kind.
        """
        if kind not in KINDS:
            raise ValueError(f"there are no words for notices of the kind {kind!r}")
        now = self.wall()

        def work(connection: Connection) -> None:
            if ch.channels_of(connection, person):
                noted = [Noted(person, kind, table, number, data)]
                gathering.note(connection, noted, now, self.telling.gathered_for)

        await self._database.write(work)
        self._watching.wake.set()

    async def channels(self, person: str) -> list[Channel]:
        """Return where a person is told."""
        return await self._database.read(lambda connection: ch.channels_of(connection, person))

    async def wishes(self, person: str) -> Wishes | None:
        """Return how a person wants to be told; None: they have never said."""
        return await self._database.read(lambda c: gathering.wishes_for(c, person))

    async def waiting(self, person: str) -> int:
        """Return at how many tables a person is waited for."""
        found = await self._database.read(lambda c: gathering.waiting_tables(c, person))
        return len(found)

    async def application_key(self) -> str:
        """Return what a browser must know of this host to be told by it."""
        from igroteka.people.notices.push import application_key  # it brings cryptography along

        return application_key(await self._posting.host_key())

    async def add(
        self,
        person: str,
        kind: str,
        address: str,
        keys: dict[str, str] | None = None,
        *,
        every: bool = False,
        lang: str = "en",
        zone: str = "UTC",
        origin: str = "",
    ) -> Channel:
        """Have a person told at an address from now on.

        :raises TableError: if nobody can be told there.
        """
        self._check_person(person)
        address, secret, shown = ch.checked(kind, address, keys or {}, inside=self.telling.inside)
        if every and kind != ch.WEBHOOK:
            raise TableError("error-notice-every")
        self._check_pace(person)
        if kind == ch.APPRISE:
            check_installed()
            if not await self._posting.sender.apprise.knows(address):
                raise TableError("error-notice-address")
        now = self.wall()
        id = secrets.token_urlsafe(9)
        made = Channel(id, person, kind, address, secret, shown[:120], every, now)
        usual = Wishes(person, lang, zone, origin=origin[:300], since=now)

        def work(connection: Connection) -> Channel:
            keep_wishes(connection, usual, only_origin=True)
            return ch.add(connection, made)

        kept = await self._database.write(work)
        await self._watching.refresh()
        return kept

    async def remove(self, person: str, id: str) -> None:
        """Tell a person nothing more at one of their channels.

        :raises NotFound: if they have no such channel.
        """

        def work(connection: Connection) -> None:
            ch.channel_called(connection, person, id)
            ch.remove(connection, person, id)

        await self._database.write(work)
        await self._watching.refresh()

    async def test(self, person: str, id: str) -> None:
        """Send a message to a channel now; one that was switched off is on again if it arrives.

        :raises Refused: if it does not arrive.
        """
        find = lambda connection: ch.channel_called(connection, person, id)  # noqa: E731
        channel = await self._database.read(find)
        self._check_pace(person)
        wishes = await self.wishes(person) or Wishes(person)
        await self._posting.host_key()
        message = trial(wishes.lang, self.telling.public_url or wishes.origin)
        outcome = await self._posting.sender.send(channel, message, secrets.token_urlsafe(12))
        now = self.wall()
        await self._database.write(
            lambda connection: delivering.note_health(connection, channel, outcome, now)
        )
        if outcome != Outcome.SENT:
            raise Refused("error-notice-failed")
        await self._watching.refresh()

    async def set_wishes(self, wishes: Wishes) -> None:
        """Tell a person from now on as they wish.

        :raises TableError: if the quiet hours have no beginning, or no end.
        """
        self._check_person(wishes.person)
        if (wishes.quiet_from is None) != (wishes.quiet_to is None):
            raise TableError("error-quiet-half")
        await self._database.write(lambda connection: keep_wishes(connection, wishes))

    async def muted(self, person: str) -> list[str]:
        """Return the tables of which a person wants to hear nothing."""
        query = select(notice_mutes.c.table_id).where(notice_mutes.c.person == person)
        return await self._database.read(lambda c: sorted(c.scalars(query)))

    async def mute(self, person: str, table: str, muted: bool) -> None:
        """Tell a person nothing of a table, or again what happens at it.

        :raises NotFound: if there is no such table.
        """
        self._check_person(person)
        live = await self.tables.keeper.find(table)
        live.table.seated(person)

        def work(connection: Connection) -> None:
            mine = notice_mutes.c.person == person
            here = notice_mutes.c.table_id == table
            if muted:
                gathering.insert_once(
                    connection, notice_mutes, [{"person": person, "table_id": table}]
                )
            else:
                connection.execute(delete(notice_mutes).where(mine, here))
            if len(connection.execute(select(notice_mutes).where(mine)).all()) > MOST_MUTED:
                raise Refused("error-many-muted", most=MOST_MUTED)

        await self._database.write(work)

    def _check_person(self, person: str) -> None:
        """Refuse who holds but the token of a seat: that is nobody who could be told."""
        if person.startswith(TOKEN_PREFIX):
            raise Forbidden("error-notices-by-token")

    def _check_pace(self, person: str) -> None:
        """Refuse who adds or tries channels too often: each time somebody elsewhere is asked."""
        now = self.tables.clock()
        for buckets, who in zip(self._allowed, (person, ADDRESS.get() or person), strict=True):
            if not buckets.take(who, now):
                raise TooFast("error-notices-too-fast")

    async def round(self) -> None:
        """Do once all that there is to do now."""
        if self.tables.clock() - self._scanned_at >= SCAN_EVERY:
            self._scanned_at = self.tables.clock()
            await self._watching.scan()
        if not self._watching.people:
            return
        if self._watching.changed:
            await self._watching.judge()
        await self._posting.gather()
        await self._posting.deliver()

    async def _run(self) -> None:
        try:
            while True:
                pause = SCAN_EVERY
                try:
                    await self.round()
                    due = await self._database.read(delivering.next_due)
                    if due is not None and not self._posting.is_busy:
                        pause = min(SCAN_EVERY, max(0.2, due - self.wall()))
                except (Unavailable, SQLAlchemyError):
                    pause = TRY_AGAIN_AFTER  # why has been said
                except Exception:
                    log.exception("notices cannot be told")
                    pause = TRY_AGAIN_AFTER
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._watching.wake.wait()
                        await asyncio.sleep(SETTLES)
                self._watching.wake.clear()
        finally:
            await self._posting.sender.close()


def keep_wishes(connection: Connection, wishes: Wishes, *, only_origin: bool = False) -> None:
    """Keep how a person wants to be told; of one who is known, perhaps only where from."""
    mine = notice_people.c.person == wishes.person
    if connection.scalar(select(notice_people.c.person).where(mine)) is None:
        row = {name: getattr(wishes, name) for name in Wishes.__slots__}
        connection.execute(insert(notice_people), row)
        return
    changed: dict[str, Any] = {"origin": wishes.origin} if wishes.origin else {}
    if not only_origin:
        for name in ("lang", "zone", "quiet_from", "quiet_to"):
            changed[name] = getattr(wishes, name)
    if changed:
        connection.execute(update(notice_people).where(mine).values(**changed))
