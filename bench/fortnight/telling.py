"""Whether people are told what they are to be told: once, and only if they do not look anyway."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from bench.fortnight.asking import OpenTable
from bench.fortnight.clockwork import DAY
from bench.fortnight.hooks import Message, Told
from bench.fortnight.people import HOUR, MINUTE, Person

if TYPE_CHECKING:
    from bench.fortnight.world import Playing, World

GATHERED_FOR: Final = 10.0
REST: Final = 60.0
TRIED_AGAIN: Final = (30.0, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR)
"""After so long what was refused is tried again; all three as docs/notices.md has it."""
HEARD_WITHIN: Final = 6.0
"""Real seconds after which all servers know who has a table open, also if one was killed."""


class Key(NamedTuple):
    """Something that a person is to be told."""

    person: str
    told: Told


@dataclass
class Expected:
    """Since when somebody is to be told something."""

    at: float
    seat: int
    refused: int = 0
    refused_at: float = 0.0


class Telling:
    """What was told, and what is still to be."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._expected: dict[Key, Expected] = {}
        self._ids: set[str] = set()
        self._told: set[Key] = set()
        self._heard = 0
        self._last: dict[str, float] = {}
        """When each person was last sent something for the first time."""
        self._tried: set[str] = set()
        self.since = 0.0
        self.missing: list[str] = []
        """What nobody was told because a server was killed meanwhile."""

    def day(self, at: float) -> float:
        """Return the day of the fortnight, from 0."""
        return (at - self.since) / DAY

    # --- what is to be told -------------------------------------------------------------------

    def expect(self, playing: Playing) -> None:
        """Note who is to be told of what has just happened at a table."""
        work = playing.work
        for seat, waits in work.waits.items():
            person = self._person(playing, seat)
            if person is None or waits.number != work.number or not work.is_persons(seat):
                continue
            if waits.is_due_to_people or person.told_of_every:
                self._expect(person, Told("turn", playing.id, waits.number), seat)
        if work.over is not None and work.over.number == work.number:
            for seat in range(len(work.people)):
                person = self._person(playing, seat)
                if person and (work.is_over_for(seat) or person.told_of_every):
                    self._expect(person, Told("over", playing.id, work.number), seat)

    def _person(self, playing: Playing, seat: int) -> Person | None:
        person = self._world.people.get(playing.work.people[seat] or "")
        return person if person is not None and person.is_told else None

    def _expect(self, person: Person, told: Told, seat: int) -> None:
        is_open = told.table in person.open and person.open[told.table].is_open
        key = Key(person.name, told)
        if key in self._told or (is_open and not person.told_of_every):
            return
        expected = self._expected.setdefault(key, Expected(self._world.now, seat))
        self._world.plan(self._due(person, expected) + 1.0, "look")

    def _due(self, person: Person, expected: Expected) -> float:
        """Return when somebody is to be told at the latest, if nothing comes between."""
        due = expected.at
        if not person.told_of_every:
            due = max(due + GATHERED_FOR, self._last.get(person.name, 0.0) + REST)
            due = person.told_from(due)
        if expected.refused:
            pause = TRIED_AGAIN[min(expected.refused, len(TRIED_AGAIN)) - 1]
            due = max(due, expected.refused_at + pause)
        return due

    # --- what was told ------------------------------------------------------------------------

    def hear(self) -> None:
        """Take the messages that have come in."""
        new = self._world.hooks.messages[self._heard :]
        self._heard += len(new)
        for message in new:
            self._take(message, self._world.people[message.person])

    def _take(self, message: Message, person: Person) -> None:
        world = self._world
        is_first = message.id not in self._tried
        self._tried.add(message.id)
        if is_first and not person.told_of_every:
            self._last[person.name] = message.at
            if person.told_from(message.at) > message.at + 1:
                world.wrong(f"{person.name} was told in the quiet hours")
        if not message.accepted:
            world.figures["notices refused by us"] += 1
            for told in message.news:
                expected = self._expected.get(Key(person.name, told))
                if expected is not None:
                    expected.refused += 1
                    expected.refused_at = message.at
                    world.plan(self._due(person, expected) + 1.0, "look")
            return
        world.figures["messages"] += 1
        if message.id in self._ids:
            world.wrong(f"the message {message.id} has come twice to {person.name}")
        self._ids.add(message.id)
        for told in message.news:
            world.figures[f"notices: {told.kind}"] += 1
            self._take_one(Key(person.name, told), person, message.at)
        self._react(person, message.at)

    def _take_one(self, key: Key, person: Person, at: float) -> None:
        world, table = self._world, key.told.table
        if key in self._told:
            world.wrong(f"{person.name} was told twice of {key.told}")
        self._told.add(key)
        self._expected.pop(key, None)
        page, playing = person.open.get(table), world.tables.get(table)
        if page is None or playing is None or person.told_of_every or not page.is_open:
            return
        waits = playing.work.waits.get(playing.work.people.index(person.name))
        was_here = waits is not None and page.opened_at < waits.at
        if was_here and time.monotonic() - page.opened_for_real > HEARD_WITHIN:
            world.wrong(f"{person.name} was told of {key.told} with the table open")

    def _react(self, person: Person, at: float) -> None:
        """Have somebody come who was told."""
        pause = self._world.chance.uniform(5 * MINUTE, 90 * MINUTE)
        comes = at + 2.0 if person.told_of_every else person.awake_from(at + pause)
        self._world.plan(comes, "visit", person.name)

    # --- what was not -------------------------------------------------------------------------

    def check(self) -> None:
        """See that all were told who are still waited for."""
        world = self._world
        for key, expected in list(self._expected.items()):
            person = world.people[key.person]
            if not self._is_still(key, expected, person):
                del self._expected[key]
                world.figures["no longer to be told"] += 1
                continue
            due = self._due(person, expected)
            if world.now < due + 0.5:
                world.plan(due + 1.0, "look")
                continue
            del self._expected[key]
            fate = world.stored.fate(*key.told)
            what = (
                f"{person.name} was not told of {key.told}, due on day {self.day(due):.2f}; {fate}"
            )
            # What a server was about to send when it was killed may be lost, but is not sent twice.
            if any(expected.at - 1 <= kill <= world.now for kill in world.kills):
                self.missing.append(what)
            else:
                world.wrong(what)

    def _may_seem_open(self, page: OpenTable) -> bool:
        """Say whether a server may take it that somebody has a table open.

        Servers tell each other by real time who is where; ours passes in leaps.
        """
        several = len(self._world.hosts.ports) > 1
        return page.is_open or (several and page.closed_lately(HEARD_WITHIN))

    def _is_still(self, key: Key, expected: Expected, person: Person) -> bool:
        """Say whether something is still to be told."""
        page = person.open.get(key.told.table)
        if page is not None and not person.told_of_every and self._may_seem_open(page):
            return False
        if key.told.kind == "over":
            return True
        playing = self._world.tables.get(key.told.table)
        if playing is None:
            return False
        work = playing.work
        waits = work.waits.get(expected.seat)
        return (
            waits is not None and waits.number == key.told.number and work.is_persons(expected.seat)
        )
