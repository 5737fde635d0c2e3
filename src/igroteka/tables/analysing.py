"""Analyses at the tables: who may ask, that they go on in the background, and how far they are."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final, NamedTuple

from igroteka.coach import Analysis, analysis_of
from igroteka.tables.bots import RETRY_AFTER, Bots
from igroteka.tables.errors import TableError, Unavailable
from igroteka.tables.findings import Findings
from igroteka.tables.keeper import Keeper
from igroteka.tables.payer import ADDRESS, Payer
from igroteka.tables.table import Table
from igroteka.tables.thinking import Found, Piece
from igroteka.tables.views import Status

log = logging.getLogger(__name__)

MOST_KEPT: Final = 50
"""So many analyses are at hand; the others are read again when somebody looks."""
MOST_FAILURES: Final = 3
"""After so many pieces in a row that failed, nothing more is tried until somebody looks."""


class Progress(NamedTuple):
    """How far the analysis of a game is."""

    done: int
    """So many actions have been looked at …"""
    steps: int
    """… of so many."""
    analysis: Analysis | None
    """What was found out, once it is whole."""


class Analyses:
    """Has finished games looked at, whenever nobody waits for a bot."""

    def __init__(self, keeper: Keeper, bots: Bots) -> None:
        self.keeper = keeper
        self.bots = bots
        self.findings = Findings(keeper.store.database)
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, int] = {}
        """How far those are that are under way here, as soon as that is known."""

    async def ask(self, table: str, person: str) -> None:
        """Have a finished game analysed; who asks again changes nothing.

        :raises Refused: if the game is not over.
        """
        live = await self.keeper.find(table)
        live.table.check_status(Status.FINISHED)
        await self.findings.ask(table, person, self.keeper.wall())
        self._go_on(live.table, Payer(person, ADDRESS.get() or person))

    async def progress(self, table: str, person: str) -> Progress | None:
        """Return how far an analysis is; None: nobody has asked for one.

        If nobody goes on with it, say because a server was stopped, this one does.

        :raises Refused: if the game is not over.
        """
        live = await self.keeper.find(table)
        live.table.check_status(Status.FINISHED)
        steps = live.table.step
        if table in self._kept:
            self._kept.move_to_end(table)
            return Progress(steps, steps, self._kept[table])
        if table in self._done:
            return Progress(self._done[table], steps, None)
        pieces = await self.findings.of(table)
        if pieces is None:
            return None
        analysis = self._whole(live.table, pieces)
        if analysis is None:
            self._go_on(live.table, Payer(person, ADDRESS.get() or person))
            return Progress(done_of(pieces), steps, None)
        return Progress(steps, steps, analysis)

    async def resume(self) -> None:
        """Go on with all that was under way when the server was stopped."""
        under_way: list[tuple[str, str]] | None = None
        while under_way is None:
            try:
                under_way = await self.findings.under_way()
            except Unavailable:  # the store has said why
                await asyncio.sleep(RETRY_AFTER)
        for table, person in under_way:
            try:
                live = await self.keeper.find(table)
            except TableError as error:
                log.warning("an analysis cannot go on: %s", error, extra={"table": table})
                continue
            self._go_on(live.table, Payer(person, person))

    def _go_on(self, table: Table, payer: Payer) -> None:
        if table.id in self._under_way or table.id in self._kept:
            return
        task = self.keeper.background.start(self._look(table, payer))
        self._under_way[table.id] = task

    async def _look(self, table: Table, payer: Payer) -> None:
        """Look at a game piece by piece; each is stored before the next is begun."""
        failures = 0
        try:
            while failures < MOST_FAILURES:
                try:
                    pieces = await self.findings.of(table.id) or []
                    self._done[table.id] = done_of(pieces)
                    if self._whole(table, pieces) is not None:
                        await self.findings.close(table.id, self.keeper.wall())
                        return
                    failures = 0 if await self._next(table, payer, pieces) else failures + 1
                except Unavailable:  # the store has said why
                    failures += 1
                    await asyncio.sleep(RETRY_AFTER)
            log.warning("an analysis was broken off", extra={"table": table.id})
        finally:
            self._under_way.pop(table.id, None)
            self._done.pop(table.id, None)

    async def _next(self, table: Table, payer: Payer, pieces: list[Found]) -> bool:
        """Have the next piece thought about, and store it; False: that failed."""
        step = done_of(pieces)
        piece = Piece(table.id, step, table.game, table.record_text(), payer)
        found = await self.bots.thinkers.analyse(piece)
        if found is None:
            return False
        await self.findings.add(table.id, step, found)
        return True

    def _whole(self, table: Table, pieces: list[Found]) -> Analysis | None:
        """Return the analysis if nothing is missing, and keep it at hand."""
        start = next((found.start for found in pieces if found.start is not None), None)
        if start is None or done_of(pieces) < table.step:
            return None
        analysis = analysis_of(table.match, start, [part for one in pieces for part in one.parts])
        self._kept[table.id] = analysis
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return analysis


def done_of(pieces: list[Found]) -> int:
    """Return how many actions have been looked at."""
    return sum(len(found.parts) for found in pieces)
