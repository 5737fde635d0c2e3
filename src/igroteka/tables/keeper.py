"""Keeps the tables: finds and loads them, writes what happens at them, and tells it.

Every change is stored, then comes true in memory, then is told; in this order, under the
table's lock.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence, Set
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from igroteka.engine import IgrotekaError
from igroteka.tables import counting
from igroteka.tables.appending import Write
from igroteka.tables.background import Background
from igroteka.tables.entries import Act, Chat
from igroteka.tables.entry import Entry
from igroteka.tables.errors import AgainstTheRules, NotFound, Refused, Stale, Unavailable
from igroteka.tables.live import Live
from igroteka.tables.messages import Beat, Message
from igroteka.tables.order_store import OrderStore
from igroteka.tables.ordering import Given, next_ordered, reread
from igroteka.tables.results import results_of
from igroteka.tables.setup import Setup
from igroteka.tables.standing import Line, Made
from igroteka.tables.store import Conflict, Store
from igroteka.tables.table import Table
from igroteka.tables.views import Status

log = logging.getLogger(__name__)
RETRY_AFTER = 5.0
"""Seconds after which a database that could not be read is tried again."""
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")

RESUMED_AT_ONCE = 200
"""So many tables at which bots have to go on are in memory after a restart because of it."""


class Keeper:
    """The tables in memory and in the store."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.orders = OrderStore(store)
        self.clock = clock
        """Seconds that only grow: all that is decided by time (who is away, what is idle)."""
        self.wall = wall
        """The time of day, which may be set forward or back: only stored and shown."""
        self._begun = wall() - clock()
        """What to add to the clock for the time of day as it was when this server began."""
        self.background = Background()
        self.at_hand: dict[str, Live] = {}
        """The tables in memory, by id."""
        self.watchers: list[Callable[[Live], None]] = []
        """Who wants to know when a table was asked for or something happened at it."""
        self.newcomers: list[Callable[[Live], None]] = []
        """Who wants to know when a table comes into memory."""
        self.hearers: dict[str, Callable[[Mapping[str, Any]], None]] = {}
        """Who wants to know what other servers tell, by what it is about; see `postgres.tell`."""
        self.missers: list[Callable[[], Awaitable[None]]] = []
        """What to do after a time in which nothing could be heard of other servers."""
        self.rewrites = 0
        """How often logs were changed otherwise than at their ends; see `rewriting`."""
        self.doors: list[Callable[[Table | None, str, str], Awaitable[None]]] = []
        """Who may refuse that a person sits down under a name, at a table or (None) at a new one;
        they raise the refusal."""
        self.unheard: Callable[[str], Set[str]] = lambda person: frozenset()
        """Whom a person does not want to hear: their talk is not told to them."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._closing = False
        counting.AT_HAND.source = lambda: len(self.at_hand)

    def steady(self) -> float:
        """Return the time of day as the clocks of tables count it.

        It is what it was when this server began, and what has passed since by the clock: whoever
        sets the time of day forward or back takes nobody's time.
        """
        return self._begun + self.clock()

    def begin_at(self, time_of_day: float) -> None:
        """Count from this time of day on."""
        self._begun = time_of_day - self.clock()

    def hang_up(self) -> None:
        """End all streams in the next turn of the loop; the server is about to stop."""
        self._closing = True
        for live in self.at_hand.values():
            asyncio.get_running_loop().call_soon(live.wake)

    async def admit(self, table: Table | None, person: str, name: str) -> None:
        """Let a person sit down under a name, at a *table* or (None) at a new one.

        :raises TableError: if one of the doors is closed to them.
        """
        for door in self.doors:
            await door(table, person, name)

    def _changed(self, live: Live) -> None:
        live.wake()
        self._tell_watchers(live)

    def _tell_watchers(self, live: Live) -> None:
        for watcher in self.watchers:
            watcher(live)

    # --- finding ------------------------------------------------------------------------------

    async def find(self, table: str) -> Live:
        """Return a table, loaded if need be.

        :raises NotFound: if there is none.
        :raises Refused: if it cannot be opened here; the sentence says what to do.
        """
        live = self.at_hand.get(table)
        if live is None:
            if not TABLE_ID.fullmatch(table):
                raise NotFound("error-no-table")
            try:
                async with self._loading.setdefault(table, asyncio.Lock()):
                    live = self.at_hand.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)
        live.used = self.clock()
        # Bots that had stopped because nobody waited for them go on.
        self._tell_watchers(live)
        return live

    def locked(self, table: str, seen: int = 0) -> Locked:
        """Find a table and keep others from changing it meanwhile.

        Who has *seen* an entry that we have not was at another server a moment ago.
        """
        return Locked(self, table, seen)

    async def create(self, setup: Setup, *entries: Entry) -> None:
        """Open a new table at which these entries come first: all of it, or nothing."""
        table = Table(setup, self.clock)
        writes: list[Write] = []
        for entry in entries:
            line = Line(table.number + 1, self.wall(), entry)
            table.take(line)
            writes.append(Write.of(table.id, line, table.standing))
        await self.store.create(setup, writes=writes)
        live = self._keep(table)
        if entries:
            live.pays(entries[0].seat)
        self._changed(live)

    async def _load(self, table: str) -> Live:
        try:
            loaded, rewrites = None, self.rewrites
            while loaded is None or rewrites != self.rewrites:
                rewrites = self.rewrites
                found = await self.store.load(table)
                if found is None:
                    raise NotFound("error-no-table")
                orders = (await self.orders.of([table])).get(table, [])
                loaded = await self._replayed(*found, orders)
            loaded.still_since = self.clock() - await self._passed(loaded)
        except (NotFound, Unavailable, SQLAlchemyError):
            raise
        except Refused as error:
            log.warning("it cannot be opened: %s", error, extra={"table": table})
            raise
        except Exception as error:
            # Whatever a damaged row or entry leads to: it is this table's trouble alone.
            log.warning("it cannot be replayed: %r", error, extra={"table": table})
            newer = isinstance(error, msgspec.ValidationError) and ".kind`" in str(error)
            raise Refused("error-newer-log" if newer else "error-broken-log") from None
        live = self._keep(loaded)
        if self.store.database.is_shared:
            # What another server has stored since we read it, and told before we listened.
            newest = await self.store.newest([table])
            await self.catch_up(live, newest.get(table, 0))
        async with live.lock:
            with suppress(Unavailable):  # what cannot be written now can still be looked at
                await self._write_what_follows(live)
        self._changed(live)
        return live

    def _keep(self, table: Table) -> Live:
        live = self.at_hand[table.id] = Live.of(table, self.clock())
        for newcomer in self.newcomers:
            newcomer(live)
        return live

    def read_anew(self, table: str) -> None:
        """Let a table leave the memory: its log was changed; who listens asks for it anew."""
        self.rewrites += 1
        live = self.at_hand.pop(table, None)
        if live is not None:
            live.is_gone = True
            live.wake()

    async def catch_up(self, live: Live, number: int) -> None:
        """Take what another server has stored at a table, up to entry *number*, and tell it."""
        try:
            async with live.lock:
                if live.table.number >= number:
                    return
                await self._take_missed(live)
        except Unavailable:
            return  # we shall hear of it again when the database is there again
        self._changed(live)

    async def _take_missed(self, live: Live) -> None:
        table = live.table
        try:
            for line in await self.store.lines_after(table.id, table.number):
                check_line(table, line)
                table.take(line)
                seat = line.entry.seat
                if seat is not None and not (isinstance(line.entry, Act) and line.entry.bot):
                    table.seats[seat].last_seen = self.clock()
            if table.timing is not None and not table.timing.clock.is_live:
                # However late we hear of it, days begin for all servers when it was stored.
                table.still_since = self.clock() - max(0.0, self.steady() - table.updated)
        except Unavailable:
            raise
        except Exception as error:
            # A newer server may write what we do not know: who listens must ask anew.
            log.warning("table %s cannot be gone on with: %r", table.id, error)
            self.at_hand.pop(table.id, None)
            live.is_gone = True

    async def _replayed(
        self, setup: Setup, lines: list[Line], names: list[str], orders: list[Given]
    ) -> Table:
        """Return the table that a log makes, letting others go first now and then."""
        table = Table(setup, self.clock)
        table.orders = orders
        for seat, name in zip(table.seats, names, strict=True):
            seat.name = name
        for line in lines:
            check_line(table, line)
            table.take(line)
            if line.number % 50 == 0:
                await asyncio.sleep(0)
        for seat in table.seats:
            seat.last_seen = self.clock()
        return table

    async def _passed(self, table: Table) -> float:
        """Return how much time counts as passed since the last entry of a table just read.

        Days go on whether a server is up or not. A live clock stands while none is: nobody could
        have played.
        """
        if table.timing is None or table.status != Status.PLAYING:
            return 0.0
        if table.timing.clock.is_live:
            return await self.store.passed(table.id, table.number)
        return max(0.0, self.steady() - table.updated)

    # --- writing ------------------------------------------------------------------------------

    async def write(self, live: Live, entry: Entry, *along: Act) -> None:
        """Store an entry, let it come true, tell it, and what follows by itself as well.

        The table's lock is held. What the game refuses is refused before anything is stored.
        What comes *along* with an action ends at the first that the game refuses, and where
        something is shown: who sees something new decides anew.
        """
        try:
            await self._write(live, entry)
            if not (isinstance(entry, Act) and entry.bot):
                live.pays(entry.seat)
            for more in along:
                if live.table.match.moves[-1].barrier:
                    break
                try:
                    await self._write_along(live, more)
                except AgainstTheRules:
                    break
            await self._write_what_follows(live)
        finally:
            # Told together, so that nobody asks for each part of a gesture.
            self._changed(live)

    async def _write_along(self, live: Live, entry: Act) -> None:
        """Store what comes along with an action, after what another server wrote meanwhile.

        The beginning is stored already: a gesture is not refused in its midst.
        """
        while True:
            try:
                return await self._write(live, entry)
            except Stale:
                if live.is_gone:
                    raise

    async def _write_what_follows(self, live: Live) -> None:
        while (entry := live.table.next_by_itself()) is not None:
            if isinstance(entry, Act) and entry.made == Made.ORDERED:
                await self._forget_withdrawn(live)
                if live.table.next_by_itself() != entry:
                    continue
            await self._write(live, entry)

    # --- orders -------------------------------------------------------------------------------

    async def _forget_withdrawn(self, live: Live) -> None:
        """Forget the order that is about to fire if it was withdrawn on another server."""
        if not self.store.database.is_shared:
            return
        while (ordered := next_ordered(live.table)) is not None:
            if await self.orders.is_kept(ordered[0].id):
                return
            live.table.orders.remove(ordered[0])

    async def reread_orders(self, tables: Sequence[str]) -> None:
        """Take the orders that another server has stored for some tables at hand."""
        try:
            found = await self.orders.of(tables)
            for table in tables:
                if (live := self.at_hand.get(table)) is not None:
                    async with live.lock:
                        reread(live.table, found.get(table, []))
                        step = live.table.step
                        with suppress(Stale):  # the other server was faster
                            await self._write_what_follows(live)
                    if live.table.step != step:
                        self._changed(live)
        except Unavailable:
            return  # whoever gave one is asked, unless we hear of it again

    async def _write(self, live: Live, entry: Entry) -> None:
        """Store an entry and let it come true, even if who asked for it goes meanwhile."""
        timing, at = live.table.timing, self.wall()
        if timing is not None:
            at = self.steady()
            if live.table.status == Status.PLAYING:
                entry = replace(entry, passed=round(live.table.passed(), 3))
        outcome = entry.outcome(live.table)
        line = Line(live.table.number + 1, at, entry)
        has_clock = timing is not None and outcome.status == Status.PLAYING
        results = results_of(live.table, line, outcome)
        stored = self.store.append(Write.of(live.table.id, line, outcome, has_clock, results))
        gone = False
        try:
            try:
                await stored
            except asyncio.CancelledError:
                gone = True  # who asked has gone; what is stored still comes true
                stored.result()
        except Conflict:
            task = self.background.start(self._written_meanwhile(live, entry))
            gone = await waited_for(task) or gone
            task.result()
        else:
            live.table.take(line, outcome)
            newer = self.at_hand.get(live.table.id) if live.is_gone else None
            if newer is not None:  # it was read anew before this was stored
                self.background.start(self.catch_up(newer, line.number))
            if isinstance(entry, Act):
                who = "bot" if entry.bot else "person"
                counting.MOVES.add(live.table.game.name, who)
        if gone:
            raise asyncio.CancelledError

    async def _written_meanwhile(self, live: Live, entry: Entry) -> None:
        """Another server has written this number: take what it wrote, refuse ours."""
        await self._take_missed(live)
        if not isinstance(entry, Chat) or live.is_gone:
            raise Stale from None
        # But what is said may come after anything.
        await self._write(live, entry)

    # --- telling ------------------------------------------------------------------------------

    async def listen(
        self, live: Live, person: str, since: int, beat: float | None
    ) -> AsyncIterator[Message]:
        """Tell a person what happens, until they go or the server stops."""
        news = asyncio.Event()
        live.listeners.add(news)
        counting.STREAMS.add()
        me = live.table.seat_of(person)
        live.here(me, +1, self.clock())
        live.pays(me)
        position = max(0, since)
        missed = live.table.number
        """What happened before this stream was there is told late, and nobody is to blame."""
        loop = asyncio.get_running_loop()
        told_at = loop.time()
        silence: asyncio.TimerHandle | None = None
        """When to see whether nothing was told for long; it is not set anew for each message."""

        def look_up() -> None:
            nonlocal silence
            silence = None
            news.set()

        try:
            said, pulse = live.told_at_once(), live.pulse
            yield said
            while not self._closing and not live.is_gone:
                news.clear()
                if live.table.seat_of(person) != me:
                    live.here(me, -1, self.clock())
                    me = live.table.seat_of(person)
                    live.here(me, +1, self.clock())
                while position < live.table.number:
                    position += 1
                    if position > missed:
                        made_at = live.table.told[position - 1].line.at
                        counting.UPDATE.note(self.wall() - made_at)
                    if not self._is_heard(live.table, position, person):
                        continue
                    yield live.message(position - 1, me)
                    told_at = loop.time()
                if pulse != live.pulse:
                    pulse = live.pulse
                    if said != live.presence:
                        said = live.presence
                        yield said
                        told_at = loop.time()
                if position >= live.table.number and pulse == live.pulse and not self._closing:
                    if beat is not None and silence is None:
                        if told_at + beat <= loop.time():
                            yield Beat("beat")
                            told_at = loop.time()
                        silence = loop.call_at(told_at + beat, look_up)
                    await news.wait()
        finally:
            if silence is not None:
                silence.cancel()
            live.listeners.discard(news)
            counting.STREAMS.add(by=-1)
            live.here(me, -1, self.clock())
            live.used = self.clock()

    def _is_heard(self, table: Table, number: int, person: str) -> bool:
        """Say whether an entry is told to a person: what one said whom they mute is not."""
        speaker = table.speakers.get(number)
        return speaker is None or speaker not in self.unheard(person)

    # --- in the background --------------------------------------------------------------------

    async def resume(self) -> None:
        """Have bots go on where the last process stopped.

        So many tables are in memory for it at once; who asks for one need not wait for others.
        """
        running: list[str] | None = None
        while running is None:
            try:
                running = await self.store.running()
            except Unavailable:
                await asyncio.sleep(RETRY_AFTER)
        tables = iter(running)
        one_by_one = asyncio.Lock()

        async def go_on() -> None:
            for table in tables:
                async with one_by_one:
                    live = await self._resumed(table)
                if live is not None:
                    await self._let_go(live, live.used)

        await asyncio.gather(*(go_on() for _ in range(RESUMED_AT_ONCE)))

    async def _resumed(self, table: str) -> Live | None:
        """Return a table at which a bot has to go on; one that cannot be opened stops no other."""
        try:
            return await self.find(table)
        except IgrotekaError:
            pass  # why has been said
        except Exception:
            log.exception("it cannot be opened", extra={"table": table})
        return None

    async def _let_go(self, live: Live, used: float) -> None:
        """Wait until the bots of a table have acted, and forget it if nobody has come since."""
        while live.bots is not None:
            await asyncio.wait([live.bots])
            await asyncio.sleep(0)
        if live.idle and live.used == used:
            self.at_hand.pop(live.table.id, None)

    async def forget_unused(self, after: float) -> None:
        """Let tables that nobody has used for *after* seconds leave the memory, for ever."""
        while True:
            await asyncio.sleep(after / 4)
            before = self.clock() - after
            for table, live in list(self.at_hand.items()):
                if live.idle and live.used < before:
                    del self.at_hand[table]


class Locked:
    """A table that nobody else changes meanwhile; see `Keeper.locked`."""

    __slots__ = ("_keeper", "_live", "_seen", "_table")

    def __init__(self, keeper: Keeper, table: str, seen: int) -> None:
        self._keeper, self._table, self._seen = keeper, table, seen

    async def __aenter__(self) -> Live:
        keeper = self._keeper
        live = await keeper.find(self._table)
        if self._seen > live.table.number and keeper.store.database.is_shared:
            await keeper.catch_up(live, self._seen)
        await live.lock.acquire()
        while live.is_gone and keeper.at_hand.get(self._table) is not live:
            live.lock.release()
            live = await keeper.find(self._table)
            await live.lock.acquire()
        self._live = live
        return live

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


async def waited_for(done: asyncio.Future[None]) -> bool:
    """Wait until something is done, whatever happens to us; say whether we were to stop."""
    gone = False
    while not done.done():
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            gone = True  # who asked has gone; what is being done still comes true
        except Exception:
            break  # the caller asks for what came of it
    return gone


def check_line(table: Table, line: Line) -> None:
    """Refuse a stored line that cannot be the next one.

    :raises ValueError: saying what is wrong with it.
    """
    if line.number != table.number + 1:
        raise ValueError(f"entry {table.number + 1} is missing")
    if not isinstance(line.at, float):
        raise ValueError(f"entry {line.number} has no time")
    seat = line.entry.seat
    if seat is not None and not 0 <= seat < len(table.seats):
        raise ValueError(f"entry {line.number} names seat {seat}")
