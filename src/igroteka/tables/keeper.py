"""Keeps the tables: loads them, writes what happens, tells it, and has the bots act.

Every change is stored, then comes true in memory, then is told; in this order, under the
table's lock.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from igroteka.engine import IgrotekaError, Rng
from igroteka.tables import looking
from igroteka.tables.allowance import Buckets
from igroteka.tables.entries import Entry
from igroteka.tables.errors import NotFound, Refused, Stale, TableError
from igroteka.tables.live import Live
from igroteka.tables.store import Conflict, Store, Write
from igroteka.tables.table import Table, Trial
from igroteka.tables.thinking import Thinkers
from igroteka.tables.views import Message, Status

log = logging.getLogger(__name__)

RETRY_AFTER = 5.0
"""Seconds after which a bot that could not act, say because the disk is full, tries again."""


@dataclass(frozen=True)
class Pace:
    """The times of a table, in seconds."""

    absent_after: float = 120.0
    """After so long away, a bot may be asked to sit in."""
    bot_pause: float = 0.4
    """A bot waits so long before it acts, so that people can follow."""
    chat_burst: int = 8
    chat_refill: float = 2.0
    """So many messages at once, then one per so many seconds."""
    forget_after: float = 600.0
    """A table that nobody has used for so long leaves the memory; it stays stored."""


class Keeper:
    """The tables in memory and in the store, and the bots at them."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pace: Pace | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace or Pace()
        self.clock = clock
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._chats = Buckets(self.pace.chat_burst, 1 / self.pace.chat_refill)
        self._closing = False
        self._loop = asyncio.get_running_loop()

    def hang_up(self) -> None:
        """End all streams, from any thread or signal handler; the server is about to stop."""
        self._closing = True
        for live in list(self._live.values()):
            self._loop.call_soon_threadsafe(live.wake)

    async def close(self) -> None:
        """Stop the bots and close the database. Nothing is lost by not calling it."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()

    # --- finding ------------------------------------------------------------------------------

    async def _find(self, table: str) -> Live:
        """Return the table, loaded if need be."""
        live = self._live.get(table)
        if live is None:
            try:
                async with self._loading.setdefault(table, asyncio.Lock()):
                    live = self._live.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)
        live.used = self.clock()
        return live

    @asynccontextmanager
    async def _locked(self, table: str) -> AsyncIterator[Live]:
        """Find a table and keep others from changing it meanwhile."""
        live = await self._find(table)
        async with live.lock:
            yield live

    async def _load(self, table: str) -> Live:
        found = await self.store.load(table)
        if found is None:
            raise NotFound("error-no-table")
        setup, entries, names = found
        try:
            loaded = Table(setup, self.clock())
            for seat, name in zip(loaded.seats, names, strict=True):
                seat.name = name
            for number, entry in enumerate(entries):
                loaded.take(entry)
                if number % 50 == 49:
                    await asyncio.sleep(0)
        except Refused:
            raise
        except IgrotekaError as error:
            log.warning("table %s cannot be replayed: %s", table, error)
            raise Refused("error-old-rules", version=setup.rules) from None
        for seat in loaded.seats:
            seat.last_seen = self.clock()
        live = self._live[table] = Live(loaded, self.clock())
        async with live.lock:
            await self._settle_vote(live)
        self._wake_bots(live)
        return live

    # --- writing ------------------------------------------------------------------------------

    async def _write(self, live: Live, kind: str, seat: int | None, **data: Any) -> None:
        await self._append(live, kind, seat, data, None)

    async def _append(
        self, live: Live, kind: str, seat: int | None, data: dict[str, Any], trial: Trial | None
    ) -> None:
        """Store an entry; then let it come true; then tell. The lock is held."""
        table = live.table
        entry = Entry(table.number + 1, kind, seat, self.clock(), data)
        match = table.match if trial is None else trial.match
        status = Status.PLAYING if kind == "start" else table.status
        step = table.step
        if kind == "act":
            step += 1
            status = Status.FINISHED if match.state.is_over else Status.PLAYING
        elif kind == "back":
            step = data["to"] + len(data.get("kept", ()))
        waiting = match.state.seats_to_act() if status == Status.PLAYING else []
        scores = match.state.scores() if status == Status.FINISHED else None
        write = Write(table.id, entry, status, step, waiting, scores)
        task = self._spawn(self._store_and_tell(live, write, trial))
        gone = False
        while not task.done():
            try:
                await asyncio.wait([task])
            except asyncio.CancelledError:
                # Who asked has gone; what is being stored still comes true, under the lock.
                gone = True
        if gone:
            raise asyncio.CancelledError
        task.result()

    async def _store_and_tell(self, live: Live, write: Write, trial: Trial | None) -> None:
        table = live.table
        try:
            await self.store.append(write)
        except Conflict:
            # Another process has written this number: take what it wrote, refuse ours.
            for missed in await self.store.entries_after(table.id, table.number):
                table.take(missed)
            raise Stale from None
        else:
            table.take(write.entry, trial)
        finally:
            live.wake()
            self._wake_bots(live)

    async def _write_act(self, live: Live, seat: int, trial: Trial, bot: bool) -> None:
        assert trial.move is not None
        text = live.table.game.codec.text(trial.move.action)
        data: dict[str, Any] = {"action": text, "bot": True} if bot else {"action": text}
        await self._append(live, "act", seat, data, trial)

    async def _settle_vote(self, live: Live) -> None:
        if live.table.vote is not None and not live.table.missing_votes():
            await self._go_back(live, live.table.vote.to)

    async def _go_back(self, live: Live, to: int) -> None:
        trial = live.table.try_back(to)
        await self._append(live, "back", None, {"to": to}, trial)

    # --- telling ------------------------------------------------------------------------------

    async def _listen(
        self, live: Live, person: str, since: int, beat: float | None
    ) -> AsyncIterator[Message]:
        """Tell a person what happens, until they go or the server stops."""
        news = asyncio.Event()
        live.listeners.add(news)
        me = live.table.seat_of(person)
        live.here(me, +1, self.clock())
        pulse, position = live.pulse - 1, max(0, since)
        try:
            while not self._closing:
                news.clear()
                if live.table.seat_of(person) != me:
                    live.here(me, -1, self.clock())
                    me = live.table.seat_of(person)
                    live.here(me, +1, self.clock())
                while position < live.table.number:
                    told = live.table.told[position]
                    position += 1
                    yield looking.message_for(live.table, told, me)
                if pulse != live.pulse:
                    pulse = live.pulse
                    yield Message(
                        number=None,
                        kind="presence",
                        step=live.table.step,
                        to_act=live.table.to_act,
                        status=live.table.status,
                        connected=live.connected,
                        thinking=sorted(live.thinking),
                        spectators=live.spectators,
                    )
                if position >= live.table.number and pulse == live.pulse:
                    try:
                        async with asyncio.timeout(beat):
                            await news.wait()
                    except TimeoutError:
                        yield Message(number=None, kind="beat")
        finally:
            live.listeners.discard(news)
            live.here(me, -1, self.clock())
            live.used = self.clock()

    # --- in the background --------------------------------------------------------------------

    def _spawn(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _resume(self) -> None:
        """Have the bots go on where the last process stopped."""
        for table in await self.store.running():
            try:
                await self._find(table)
            except TableError as error:
                log.warning("table %s: %s", table, error)

    async def _forget_unused(self) -> None:
        while True:
            await asyncio.sleep(self.pace.forget_after / 4)
            before = self.clock() - self.pace.forget_after
            for table, live in list(self._live.items()):
                if live.idle and live.used < before:
                    del self._live[table]

    # --- bots -----------------------------------------------------------------------------------

    def _wake_bots(self, live: Live) -> None:
        if live.bots is None and live.table.bot_to_act() is not None:
            live.bots = self._spawn(self._run_bots(live))

    async def _run_bots(self, live: Live) -> None:
        """Have bots act until it is a person's turn."""
        try:
            while (seat := live.table.bot_to_act()) is not None:
                try:
                    await self._bot_acts(live, seat)
                except Exception:
                    log.exception("a bot at table %s could not act", live.table.id)
                    await asyncio.sleep(RETRY_AFTER)
        finally:
            live.bots = None
            if live.thinking:
                live.thinking.clear()
                live.presence_changed()

    def _pause(self, live: Live, seat: int) -> float:
        """Return how long a bot waits before it acts; the parts of one turn follow quickly."""
        moves = live.table.match.moves
        goes_on = bool(moves) and moves[-1].seat == seat
        return self.pace.bot_pause / 3 if goes_on else self.pace.bot_pause

    async def _bot_acts(self, live: Live, seat: int) -> None:
        table, asked_at = live.table, live.table.number
        level = table.seats[seat].decided_by
        assert level is not None
        if live.thinking != {seat}:
            live.thinking = {seat}
            live.presence_changed()
        # Only what the seat may know leaves for the bot: everything else is drawn anew.
        masked = table.match.state.imagine(seat, Rng(secrets.randbits(63)))
        action, _ = await asyncio.gather(
            self.thinkers.choose(table.game, masked, seat, level),
            asyncio.sleep(self._pause(live, seat)),
        )
        async with live.lock:
            # A person may have gone back, or taken the seat, while the bot thought.
            decided = table.decision_since[seat] <= asked_at
            if not decided or table.seats[seat].decided_by is None or table.bot_to_act() is None:
                return
            try:
                trial = table.try_action(seat, table.game.codec.text(action), table.number)
                await self._write_act(live, seat, trial, bot=True)
            except Stale:
                return
