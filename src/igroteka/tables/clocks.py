"""Looks after the clocks of all tables: whose time is out loses the seat to a bot.

While a table is in memory its time is counted there. What is needed to go on without that is in
its row: `deadline`, the moment at which it has to be looked after at the latest, and of a live
clock how much time had `passed` a moment ago. A server that is killed loses no more than that
moment, and any server wakes the tables whose deadline has come, wherever they were played.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from typing import Final

from igroteka.engine import IgrotekaError
from igroteka.tables.clock import WAKE_AFTER, clock_of
from igroteka.tables.coming_entries import TimeOut
from igroteka.tables.entries import SetClock, Vote
from igroteka.tables.entry import Entry
from igroteka.tables.errors import Refused, Stale, Unavailable
from igroteka.tables.keeper import Keeper
from igroteka.tables.live import Live
from igroteka.tables.store import Moment
from igroteka.tables.table import Table
from igroteka.tables.thinking import STAND_IN_LEVEL
from igroteka.tables.views import Status

log = logging.getLogger(__name__)

LOOK_EVERY: Final = 0.5
"""So often, in seconds, all tables in memory are looked after; who acts meanwhile is on time or
not, to the millisecond."""
NOTE_EVERY: Final = 1.0
"""So often it is stored how far live clocks are."""
BOT_AFTER: Final = 60.0
"""A table with a clock at which a bot has not decided for so long is woken, too."""
PUT_OFF: Final = 3600.0
"""A table that cannot be opened is tried again after so long."""
MOST_AT_ONCE: Final = 200


class Clocks:
    """The clocks of all tables of a keeper."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._known: dict[str, Live] = {}
        """The tables in memory that have a clock."""
        self._noted: dict[str, tuple[int, float]] = {}
        """What was last stored of each: its last entry then, and when that was."""
        keeper.watchers.append(self._meet)

    def _meet(self, live: Live) -> None:
        """Look after a table from now on, if it has a clock."""
        if live.table.timing is not None and live.table.status != Status.WAITING:
            self._known[live.table.id] = live

    async def set(self, table: str, person: str, text: str) -> None:
        """Set which clock the table has, before the start; empty: none."""
        clock = clock_of(text)
        text = clock.text if clock is not None else ""
        async with self.keeper.locked(table) as live:
            live.table.check_status(Status.WAITING)
            seat = live.table.seated(person)
            if text != live.table.clock_text:
                await self.keeper.write(live, SetClock(seat, text))

    # --- at one table -------------------------------------------------------------------------

    def due(self, table: Table) -> Entry | None:
        """Return what has to be written because of the time; None: nothing."""
        timing = table.timing
        if timing is None:
            return None
        passed = table.passed()
        if out := timing.out(passed, self.keeper.steady()):
            return TimeOut(out[0], STAND_IN_LEVEL)
        if timing.vote_is_over(passed) and (missing := table.missing_votes()):
            return Vote(missing[0], yes=False)
        return None

    async def enforce(self, live: Live) -> None:
        """Write what the time brings; the table's lock is held."""
        while (entry := self.due(live.table)) is not None:
            live.used = self.keeper.clock()  # so that the bot acts, though nobody may be there
            try:
                await self.keeper.write(live, entry)
            except Stale:
                if live.is_gone:
                    return

    async def check(self, live: Live, seat: int) -> None:
        """Refuse what the person at *seat* wants to do too late; the table's lock is held.

        :raises Refused: if their time is out, and the decision is the bot's.
        """
        timing = live.table.timing
        if timing is None:
            return
        await self.enforce(live)
        if seat in timing.owed:
            raise Refused("error-time-out")

    async def _look_after(self, live: Live) -> None:
        if self.due(live.table) is not None:
            async with live.lock:
                await self.enforce(live)

    # --- at all tables ------------------------------------------------------------------------

    async def run(self) -> None:
        """Look after all tables, for ever."""
        # The first time, also what the last process would have looked after in a moment.
        ahead = WAKE_AFTER
        for turn in itertools.count():
            try:
                await self.look()
                if turn % 2 == 0:
                    await self.sweep(ahead)
                    ahead = 0.0
            except Unavailable:
                pass  # the store has said why
            except Exception:
                log.exception("the clocks could not be looked after")
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Look after the tables in memory once, and store how far their clocks are."""
        for live in list(self._known.values()):
            await self._look_after(live)
        await self.note()

    async def sweep(self, ahead: float = 0.0) -> None:
        """Wake the tables whose deadline has come, or comes within *ahead* seconds."""
        now = self.keeper.steady()
        for table in await self.keeper.store.due(now + ahead, MOST_AT_ONCE):
            try:
                live = await self.keeper.find(table)
                await self._look_after(live)
            except Unavailable:
                raise
            except IgrotekaError:  # why has been said
                await self.keeper.store.put_off(table, now + PUT_OFF)

    async def note(self, *, at_once: bool = False) -> None:
        """Store how far the clocks are, of tables where that is news."""
        now, moments = self.keeper.clock(), []
        for id, live in list(self._known.items()):
            table, timing = live.table, live.table.timing
            is_gone = self.keeper.at_hand.get(id) is not live or table.status != Status.PLAYING
            if is_gone:
                del self._known[id]
            number, at = self._noted.pop(id, (-1, 0.0))
            goes_on = timing is not None and timing.keeps_awake
            if number != table.number or (goes_on and (at_once or now - at >= NOTE_EVERY)):
                moments.append(self._moment(table))
                number, at = table.number, now
            if not is_gone:
                self._noted[id] = number, at
        try:
            await self.keeper.store.note(moments)
        except BaseException:
            for moment in moments:
                self._noted.pop(moment.table, None)
            raise

    def _moment(self, table: Table) -> Moment:
        """Return what a table's row says of its time."""
        timing = table.timing
        if timing is None or table.status != Status.PLAYING:
            return Moment(table.id, table.number, None, 0.0)
        passed, now = table.passed(), self.keeper.steady()
        ends = [timing.next_end(passed, now)]
        if timing.keeps_awake:
            ends.append(now + WAKE_AFTER)
        if table.bot_to_act() is not None:
            ends.append(now + BOT_AFTER)
        deadline = min((end for end in ends if end is not None), default=None)
        return Moment(table.id, table.number, deadline, passed)
