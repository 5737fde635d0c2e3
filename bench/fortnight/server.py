"""A server like any other, but for its time, which the driver turns, and its hasty bots.

    python -m bench.fortnight.server PORT DATABASE PAGE NUMBER

All of it is what `igroteka serve` runs: its loops, its store, its notices. What is set otherwise:
both clocks come from the shared page, loops sleep until the driver has turned it, and bots take any
legal action, so that a fortnight is not spent on thinking.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bench.fortnight.page import BUSY, LOOKED, SWEPT, TOLD, Page
from igroteka.engine import Game
from igroteka.people.notices import service as notices_service
from igroteka.people.notices.service import Notices
from igroteka.people.notices.watching import Telling
from igroteka.tables import clocks, live, thinking
from igroteka.tables.clocks import Clocks
from igroteka.tables.pace import Pace
from igroteka.tables.service import Tables
from igroteka.web.server import serve
from igroteka.web.settings import Limits

PAUSE = 0.002
"""Real seconds between two looks at the shared page."""
FORGET_AFTER = 20.0
"""A table that nobody has used for so long leaves the memory: most do between two visits."""


class Reporting:
    """Says on the shared page how far the loops of this server are."""

    def __init__(self, page: Page, number: int) -> None:
        self.page, self.number = page, number
        self.tables: Tables | None = None
        self.notices: Notices | None = None

    def _say_busy(self) -> None:
        at_hand = self.tables.keeper.at_hand.values() if self.tables is not None else ()
        thinking = sum(each.bots is not None for each in at_hand)
        sending = len(self.notices._posting._under_way) if self.notices is not None else 0
        self.page.say(self.number, BUSY, thinking + sending)

    def counted(self, what: int, work: Callable[..., Awaitable[Any]]) -> Callable[..., Any]:
        """Return a turn of a loop that says in which round it was done."""

        async def turn(*given: Any, **named: Any) -> Any:
            round = self.page.round
            done = await work(*given, **named)
            self._say_busy()
            self.page.say(self.number, what, round)
            return done

        return turn

    async def sleep(self, seconds: float) -> None:
        """Let the clocks sleep until the driver wants them to be looked at."""
        await asyncio.sleep(PAUSE)
        while self.page.has_looked(self.number, self.page.round, (LOOKED, SWEPT)):
            await asyncio.sleep(PAUSE)

    async def follow(self) -> None:
        """Wake who waits for the time as soon as the driver has turned it."""
        seen, driver = -1.0, os.getppid()
        while os.getppid() == driver:
            self._say_busy()
            if self.page.round != seen and self.notices is not None:
                seen = self.page.round
                self.notices._watching.wake.set()
            await asyncio.sleep(PAUSE)
        os._exit(1)  # nobody is left who could stop us


def arrange(page: Page, number: int, database: str) -> None:
    """Have the server live in the time of the page."""
    reporting = Reporting(page, number)
    behind = random.uniform(0.0, 1e6)  # the monotonic time of every process begins elsewhere
    usual_open, usual_start = Tables.open, Notices.start

    async def opened(database: str, pace: Pace, workers: int) -> Tables:
        pace = replace(pace, forget_after=FORGET_AFTER)
        clock, wall = (lambda: page.now - behind), (lambda: page.now)
        reporting.tables = await usual_open(database, pace, workers, clock=clock, wall=wall)
        reporting.tables.keeper.background.start(reporting.follow())
        return reporting.tables

    def started(notices: Notices) -> None:
        reporting.notices = notices
        usual_start(notices)

    def spec_of(level: str, game: Game) -> str:
        return "random"

    def seconds_of(level: str, game: Game) -> float:
        return 0.0

    changed: list[tuple[Any, str, Any]] = [
        (Tables, "open", opened),
        (Notices, "start", started),
        (Notices, "round", reporting.counted(TOLD, Notices.round)),
        (Clocks, "look", reporting.counted(LOOKED, Clocks.look)),
        (Clocks, "sweep", reporting.counted(SWEPT, Clocks.sweep)),
        (clocks, "asyncio", SimpleNamespace(sleep=reporting.sleep)),
        (notices_service, "SETTLES", 0.0),
        (live, "TELL_AFTER", PAUSE),
        (thinking, "spec_of", spec_of),
        (thinking, "seconds_of", seconds_of),
    ]
    if "://" in database:
        from igroteka.tables import peers  # it needs PostgreSQL's own driver

        # Who is where is told by real time: soon, since hours pass in a moment.
        changed += [(peers, "SPEAK_EVERY", 10 * PAUSE), (peers, "BEAT_EVERY", 0.5)]
        changed += [(peers, "GONE_AFTER", 4.0)]
    for where, name, value in changed:
        setattr(where, name, value)


def main() -> None:
    port, database, page, number = sys.argv[1:5]
    arrange(Page(Path(page)), int(number), database)
    serve(
        port=int(port),
        database=database,
        bot_workers=1,
        bot_pause=0.0,
        limits=Limits.generous(),
        telling=Telling(inside=True),
    )


if __name__ == "__main__":
    main()
