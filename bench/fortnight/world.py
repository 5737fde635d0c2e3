"""The world of the fortnight: its time, its tables and people, and what is checked on the way."""

from __future__ import annotations

import heapq
import itertools
import math
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bench.fortnight.asking import Answer, NoAnswer, Who, ask, told_since
from bench.fortnight.clockwork import Clockwork, Span
from bench.fortnight.hooks import Hooks
from bench.fortnight.hosts import Hosts
from bench.fortnight.people import Person
from bench.fortnight.stored import Entry, Stored
from bench.fortnight.telling import Telling

TOLERANCE: Final = 2.0
"""No clock may be wrong by more seconds."""
STUCK_AFTER: Final = 150.0
"""A bot that has not acted for so many seconds, though nothing was under way, is stuck."""
TICK: Final = 0.001
"""So far time goes on with every request: nothing happens at the very same moment."""
WHOLE: Final = "?log_from=1000000"
"""A view without its log."""


class Post(NamedTuple):
    """An action that somebody has sent."""

    seat: int
    text: str
    seen: int
    """The entry that they had seen."""
    after: int | None
    """The last entry when it was answered; None: it never was."""


class Ordered(NamedTuple):
    """An order that somebody has given."""

    about: tuple[str, int, str]
    """The table, the seat and the kind: one may replace another."""
    id: str | None
    """None: it was never answered."""


@dataclass
class Playing:
    """A table at which people play."""

    id: str
    game: str
    clock: str
    rated: bool
    work: Clockwork
    posts: list[Post] = field(default_factory=list)
    ordered: set[int] = field(default_factory=set)
    """The seats that have ever ordered something."""
    read_at: float = 0.0
    """Up to when its log is known."""
    outs: set[float] = field(default_factory=set)
    """The moments at which time will be out that are being looked at already."""
    pending: tuple[int, float] = (0, 0.0)
    """The entry after which a bot was first seen to be waited for, and when that was."""


class World:
    """Everything that the driver knows."""

    def __init__(self, hosts: Hosts, hooks: Hooks, stored: Stored, chance: random.Random) -> None:
        self.hosts, self.hooks, self.stored, self.chance = hosts, hooks, stored, chance
        self.people: dict[str, Person] = {}
        self.tables: dict[str, Playing] = {}
        """Those that are being played."""
        self.over: dict[str, Playing] = {}
        self.still: dict[str, list[Span]] = {}
        """The holidays of people, as far as they count, by name."""
        self.orders: list[Ordered] = []
        """All orders that were given."""
        self.withdrawn: set[str] = set()
        """The ids of those that somebody wanted to withdraw."""
        self.kills: list[float] = []
        self.figures: Counter[str] = Counter()
        self.violations: list[str] = []
        self.worst = 0.0
        """The largest difference that was seen between a clock and what it must say."""
        self.telling = Telling(self)
        self._events: list[tuple[float, int, str, Any]] = []
        self._numbers = itertools.count()
        self.answered = 0
        """How many requests were answered."""

    # --- time ---------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        """What time it is."""
        return self.hosts.page.now

    def plan(self, at: float, kind: str, about: Any = None) -> None:
        """Have something happen at a time; what is late happens next."""
        heapq.heappush(self._events, (max(at, self.now), next(self._numbers), kind, about))

    def next_events(self, until: float) -> tuple[float, list[tuple[str, Any]]]:
        """Return all that happens at the next moment, and when that is."""
        if not self._events or self._events[0][0] > until:
            return until, []
        at, found = self._events[0][0], []
        while self._events and self._events[0][0] - at < TICK:
            _, _, kind, about = heapq.heappop(self._events)
            found.append((kind, about))
        return at, found

    def turn_to(self, at: float) -> None:
        """Have it be that time, never an earlier one."""
        self.hosts.page.now = self.hooks.now = max(self.now, at)

    # --- asking -------------------------------------------------------------------------------

    def wrong(self, what: str) -> None:
        """Note a violation."""
        self.violations.append(f"day {self.telling.day(self.now):5.2f}: {what}")

    async def ask(self, method: str, path: str, who: Who, body: Any = None) -> Answer:
        """Ask one of the servers that are up.

        :raises NoAnswer: if there is none, or it goes.
        """
        ports = self.hosts.ports_up
        if not ports:
            raise NoAnswer
        self.turn_to(self.now + TICK)
        answer = await ask(self.chance.choice(ports), method, f"/api{path}", who, body)
        self.answered += 1
        self.figures["requests"] += 1
        if answer.status >= 500:
            self.wrong(f"{method} {path} was answered with {answer.status}: {answer.said}")
        return answer

    # --- what has happened --------------------------------------------------------------------

    async def settle(self) -> None:
        """Let the servers do all that there is to do now, and see what came of it."""
        while self.hosts.up:
            heard = len(self.hooks.messages)
            await self.hosts.all_have_looked()
            try:
                news = await self.read()
            except NoAnswer:  # killed just now
                continue
            if not news and heard == len(self.hooks.messages):
                break
        self.telling.hear()
        if self.hosts.up:
            self.check_tables()
            self.telling.check()

    async def read(self) -> bool:
        """Take what is new in the logs; say whether anything was."""
        newest = self.stored.newest(list(self.tables))
        found = False
        for playing in list(self.tables.values()):
            if newest.get(playing.id, 0) > playing.work.number:
                await self.read_one(playing, newest[playing.id])
                found = True
            else:
                playing.read_at = self.now
        return found

    async def read_one(self, playing: Playing, newest: int) -> None:
        """Take what is new at a table, up to an entry."""
        work = playing.work
        if not self.hosts.ports_up:
            raise NoAnswer
        port = self.chance.choice(self.hosts.ports_up)
        told = await told_since(port, playing.id, work.number, newest)
        for entry in self.stored.entries(playing.id, work.number):
            # Somebody else may have read it while we listened.
            if entry.number == work.number + 1 and entry.number in told:
                self._take(playing, entry, told[entry.number])
        playing.read_at = self.now
        self.plan_outs(playing)
        if work.status == "finished" and playing.id in self.tables:
            self.over[playing.id] = self.tables.pop(playing.id)
            self.figures["tables finished"] += 1
            for name in filter(None, work.people):
                self.people[name].tables.discard(playing.id)

    def _take(self, playing: Playing, entry: Entry, told: dict[str, Any]) -> None:
        work, where = playing.work, f"{playing.game} {playing.id} #{entry.number}"
        # It was stored since we last looked: any other time is wrong.
        at = min(max(entry.at, playing.read_at), self.now)
        if abs(entry.at - at) > TOLERANCE:
            self.wrong(f"{where}: {entry.kind} is stored {entry.at - at:+.1f} s beside its time")
        if entry.kind == "time-out":
            assert entry.seat is not None
            left = work.left_at(entry.seat, at)
            if entry.seat not in work.running or left > TOLERANCE:
                self.wrong(f"{where}: time was out with {left:.1f} s left")
            self.figures["time-outs"] += 1
        if entry.kind == "act":
            by = "bot" if entry.data.get("bot") else entry.data.get("made", "by-hand")
            self.figures[f"actions {by}"] += 1
            if by == "ordered" and entry.seat not in playing.ordered:
                self.wrong(f"{where}: done as ordered, but seat {entry.seat} has ordered nothing")
        elif entry.kind in ("ask", "back", "redo", "vote", "take-back"):
            self.figures[entry.kind] += 1
        work.take(entry, told, at)
        self.telling.expect(playing)

    def plan_outs(self, playing: Playing) -> None:
        """Look shortly before and after the next moment at which time will be out."""
        out = playing.work.next_out
        if math.isfinite(out) and out not in playing.outs:
            playing.outs.add(out)
            self.plan(out - 1.0, "look", playing.id)
            self.plan(out + 1.0, "look")

    # --- checks -------------------------------------------------------------------------------

    def check_tables(self) -> None:
        """See that nobody's time is out unnoticed, and that nobody waits for a bot for ever."""
        for playing in self.tables.values():
            work, where = playing.work, f"{playing.game} {playing.id} #{playing.work.number}"
            if work.status != "playing":
                continue
            late = self.now - work.next_out
            if late > TOLERANCE and -work.number not in playing.outs:
                playing.outs.add(-work.number)  # said once
                self.wrong(f"{where}: time has been out for {late:.0f} s")
            if not work.to_act:
                self.wrong(f"{where}: the game waits for nobody")
            if not work.bot_is_to_act:
                playing.pending = (0, 0.0)
            elif playing.pending[0] != work.number:
                playing.pending = (work.number, self.now)
                self.plan(self.now + STUCK_AFTER + 1, "look")
            elif self.now - playing.pending[1] > STUCK_AFTER:
                self.wrong(f"{where}: stuck, the bot at {work.to_act} does not act")
                playing.pending = (work.number, self.now + 1e9)

    def check_view(self, playing: Playing, view: dict[str, Any]) -> None:
        """Compare the clocks that a view shows with what they must say."""
        work = playing.work
        if view["number"] != work.number or work.status != "playing":
            return  # something has happened that we have not read yet
        where = f"{playing.game} {playing.id} #{work.number}"
        now = view["now"]
        if abs(now - self.now) > TOLERANCE:
            self.wrong(f"{where}: the server's time is {now - self.now:+.1f} s beside ours")
        for seat, shown in enumerate(view["seats"]):
            time = shown["time"]
            if time is None or work.people[seat] is None:
                continue
            runs = seat in work.running
            self.figures["clocks compared"] += 1
            if time["runs"] != runs or time["is_out"] != (seat in work.away):
                self.wrong(f"{where}: the clock of seat {seat} runs={time['runs']}, not {runs}")
                continue
            off = [time["left"] - work.left_at(seat, now)]
            if runs:
                off.append(time["ends_at"] - work.out_at(seat))
            worst = max(off, key=abs)
            self.worst = max(self.worst, abs(worst))
            if abs(worst) > TOLERANCE:
                self.wrong(f"{where}: the clock of seat {seat} is {worst:+.1f} s off")

    async def look_at(self, playing: Playing, who: Who) -> dict[str, Any] | None:
        """Look at a table and check its clocks; None: nobody may, or nobody is there.

        :raises NoAnswer: if the server goes.
        """
        answer = await self.ask("GET", f"/tables/{playing.id}{WHOLE}", who)
        if answer.status != 200:
            self.figures[f"refused: {answer.refusal}"] += 1
            return None
        view: dict[str, Any] = answer.said
        if view["number"] > playing.work.number and playing.id in self.tables:
            await self.read_one(playing, view["number"])
        self.check_view(playing, view)
        return view

    async def survey(self) -> None:
        """Look at all tables."""
        for playing in list(self.tables.values()):
            try:
                await self.look_at(playing, self.any_of(playing).who)
            except NoAnswer:
                return

    def any_of(self, playing: Playing) -> Person:
        """Return somebody who sits at a table."""
        return self.people[self.chance.choice([name for name in playing.work.people if name])]
