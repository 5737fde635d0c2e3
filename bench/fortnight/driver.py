"""Lets the fortnight pass: from one planned moment to the next, whatever is killed meanwhile."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.fortnight import audit
from bench.fortnight.asking import NoAnswer, OpenTable
from bench.fortnight.clockwork import DAY
from bench.fortnight.hooks import Hooks
from bench.fortnight.hosts import Hosts
from bench.fortnight.opening import drop_unstarted, open_table, settle_in
from bench.fortnight.people import GRID, HOUR, population
from bench.fortnight.stored import Stored
from bench.fortnight.visiting import Visit
from bench.fortnight.world import World

BEGINS: Final = datetime(2030, 3, 4, 6, tzinfo=UTC).timestamp()
"""A Monday morning, and late enough that nothing of it is long ago for any server."""
KILLS_A_DAY: Final = 1.6
HOLIDAYS: Final = 0.15
"""So many people go on holiday."""
AT_WORK, IN_BETWEEN, ON_HOLIDAY = "at work", "in between", "on holiday"
"""When a server is killed: while people act, while it does what the time brings (notices most of
all), or while somebody enters holidays."""


@dataclass(frozen=True)
class Options:
    """What is to be played."""

    people: int = 200
    tables: int = 50
    days: float = 14.0
    seed: int = 1
    servers: int = 1
    database: str = ""


class Kill(NamedTuple):
    """A server is killed."""

    servers: tuple[int, ...]
    when: str
    down: float
    """For so many seconds; 0: it is started again at once."""


class Trip(NamedTuple):
    """Somebody goes on holiday."""

    person: str
    since: str
    until: str

    @property
    def span(self) -> tuple[float, float]:
        """From its first moment to its last, by UTC."""
        first, last = (datetime.fromisoformat(day).replace(tzinfo=UTC) for day in self[1:])
        return first.timestamp(), (last + timedelta(days=1)).timestamp()


class Driver:
    """Has everything happen that was planned, and what follows from it."""

    def __init__(self, options: Options, folder: Path) -> None:
        chance = random.Random(options.seed)
        database = options.database or str(folder / "fortnight.db")
        hosts = Hosts(options.servers, database, folder)
        self.options = options
        self.world = World(hosts, Hooks(chance), Stored(database), chance)
        self.until = BEGINS + options.days * DAY
        self._comes: set[str] = set()
        """Who comes at this moment: nobody is there twice."""

    async def run(self) -> World:
        """Let all of it pass."""
        world = self.world
        world.turn_to(BEGINS)
        world.telling.since = BEGINS
        await world.hooks.start()
        try:
            await self._begin()
            while True:
                at, events = world.next_events(self.until)
                world.turn_to(at)
                if not events:
                    break
                await self._pass(events)
            await self._end()
        finally:
            for person in world.people.values():
                for page in person.open.values():
                    await page.close()
            world.hosts.stop()
            await world.hooks.stop()
        audit.check_logs(world)
        audit.check_complaints(world)
        audit.check_ratings(world)
        world.stored.close()
        return world

    # --- the beginning and the end ------------------------------------------------------------

    async def _begin(self) -> None:
        world, options = self.world, self.options
        for number in range(options.servers):
            await world.hosts.start(number)
        for person in population(options.people, BEGINS, int(options.days), world.chance):
            world.people[person.name] = person
            await settle_in(world, person)
            world.plan(person.next_look(world.now, world.chance), "routine", person.name)
        await self._fill()
        self._plan_kills()
        self._plan_trips()
        for hours in range(3, int(options.days * 24), 6):
            world.plan(BEGINS + hours * HOUR + 1234, "survey")

    def _plan_kills(self) -> None:
        chance, options = self.world.chance, self.options
        for n in range(max(2, round(options.days * KILLS_A_DAY))):
            when = (AT_WORK, IN_BETWEEN)[n % 2]
            at = BEGINS + chance.uniform(0.1, options.days - 0.1) * DAY
            at = at // GRID * GRID + (11.0 if when == IN_BETWEEN else 0.0)
            self.world.plan(at, "kill", self._kill(when))

    def _kill(self, when: str) -> Kill:
        chance = self.world.chance
        which = [chance.randrange(self.options.servers)]
        if chance.random() < 0.25:
            which = list(range(self.options.servers))
        down = chance.choice((0.0, chance.uniform(300, 3 * HOUR)))
        return Kill(tuple(which), when, down)

    def _plan_trips(self) -> None:
        chance = self.world.chance
        for n, name in enumerate(self.world.people):
            if chance.random() >= HOLIDAYS:
                continue
            day = chance.randrange(max(1, int(self.options.days) - 3))
            at = (BEGINS + day * DAY + chance.uniform(0, 8) * HOUR) // GRID * GRID
            first = datetime.fromtimestamp(at, UTC).date() + timedelta(days=chance.randint(2, 3))
            last = first + timedelta(days=chance.randrange(4))
            self.world.plan(at, "trip", Trip(name, first.isoformat(), last.isoformat()))
            if n % 4 == 0:
                self.world.plan(at, "kill", self._kill(ON_HOLIDAY))

    async def _end(self) -> None:
        """See that all is well: every game is over, or waits for somebody who is in time."""
        world = self.world
        for number in range(self.options.servers):
            if number not in world.hosts.up:
                await world.hosts.start(number)
        await world.settle()
        await world.survey()
        world.figures["tables still played"] = len(world.tables)

    # --- one moment ---------------------------------------------------------------------------

    async def _pass(self, events: list[tuple[str, Any]]) -> None:
        """Have happen what was planned for this moment."""
        world = self.world
        world.figures["moments"] += 1
        kills = [about for kind, about in events if kind == "kill"]
        between = [kill for kill in kills if kill.when == IN_BETWEEN]
        if between:
            await asyncio.gather(world.settle(), self._kill_soon(between[0], 0.0, 0.08))
            await self._start_again(between[0])
        await world.settle()
        works: list[Coroutine[Any, Any, None]] = []
        self._comes.clear()
        for kind, about in events:
            if kind == "start":
                if about not in world.hosts.up:
                    await world.hosts.start(about)
                await world.settle()
            else:
                works += self._works(kind, about)
        if at_work := [kill for kill in kills if kill.when != IN_BETWEEN]:
            # Reading a log takes a request as well: the model is read again afterwards.
            longest = 0.15 if at_work[0].when == AT_WORK else 0.03
            await asyncio.gather(*works, self._kill_soon(at_work[0], 0.0, longest))
            await self._start_again(at_work[0])
        elif works:
            await asyncio.gather(*works)
        if works or at_work:
            await world.settle()
            await self._fill()

    def _works(self, kind: str, about: Any) -> list[Coroutine[Any, Any, None]]:
        world = self.world
        if kind == "look" and about in world.tables:
            return [self._look(about)]
        if kind == "survey":
            return [world.survey()]
        if kind == "trip":
            return [self._go_on_holiday(about)]
        if kind == "close":
            return [self._close(*about)]
        if kind in ("visit", "routine"):
            person = world.people[about]
            if kind == "routine":
                world.plan(person.next_look(world.now, world.chance), "routine", about)
            if not person.is_away(world.now) and about not in self._comes:
                self._comes.add(about)
                return [Visit(world, person).make()]
        return []

    async def _look(self, table: str) -> None:
        playing = self.world.tables[table]
        with suppress(NoAnswer):
            await self.world.look_at(playing, self.world.any_of(playing).who)

    async def _close(self, name: str, page: OpenTable) -> None:
        await page.close()

    async def _kill_soon(self, kill: Kill, least: float, most: float) -> None:
        """Kill after a real moment: in the midst of whatever is being done then."""
        await asyncio.sleep(self.world.chance.uniform(least, most))
        for number in set(kill.servers) & set(self.world.hosts.up):
            self.world.hosts.kill(number)
            self.world.kills.append(self.world.now)
            self.world.figures[f"kills {kill.when}"] += 1

    async def _start_again(self, kill: Kill) -> None:
        for number in kill.servers:
            if number in self.world.hosts.up:
                continue
            if kill.down:
                self.world.plan(self.world.now + kill.down, "start", number)
            else:
                await self.world.hosts.start(number)

    async def _go_on_holiday(self, trip: Trip) -> None:
        """Enter holidays; who gets no answer looks later whether they are entered."""
        world, person = self.world, self.world.people[trip.person]
        who = person.who._replace(token="")
        try:
            has = (await world.ask("GET", "/holidays", who)).said["holidays"]
            days = {"since": trip.since, "until": trip.until}
            if days not in has:
                answer = await world.ask("POST", "/holidays", who, days)
                if answer.status >= 400:
                    world.wrong(f"no holidays for {person.name}: {answer.said}")
                    return
            else:
                world.figures["holidays that a kill had cut off"] += 1
        except NoAnswer:
            world.plan(world.now + GRID, "trip", trip)
            return
        world.still.setdefault(person.name, []).append(trip.span)
        world.figures["holidays"] += 1
        for table in person.tables:
            if table in world.tables:
                world.plan_outs(world.tables[table])

    async def _fill(self) -> None:
        """Open tables until there are as many as there should be."""
        world = self.world
        drop_unstarted(world)
        missing = self.options.tables - len(world.tables)
        if missing <= 0 or not world.hosts.up:
            return
        for _ in range(missing):
            await open_table(world)
        await world.settle()
