"""The scripted fortnight: a small one, the whole one in the soak, and that it would notice."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, cast

import pytest
from bench.fortnight.__main__ import fortnight, report
from bench.fortnight.asking import Who
from bench.fortnight.audit import check_posts
from bench.fortnight.clockwork import DAY, Clockwork
from bench.fortnight.driver import BEGINS, Options
from bench.fortnight.hooks import Hooks, Message, Told
from bench.fortnight.hosts import Hosts
from bench.fortnight.people import Person
from bench.fortnight.stored import Entry, Stored
from bench.fortnight.world import Playing, Post, World


def passed(options: Options) -> World:
    """Let a fortnight pass in a thread of its own: a browser's loop may be in ours."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(fortnight, options).result()


def test_a_day_with_kills_leaves_every_clock_right_and_nothing_told_twice() -> None:
    world = passed(Options(people=8, tables=3, days=1, seed=3))
    assert not world.violations, report(world, 0)
    assert len(world.kills) >= 2
    assert world.figures["clocks compared"] > 50 and world.figures["messages"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("servers", [1, 2])
def test_a_whole_fortnight(servers: int) -> None:
    world = passed(Options(servers=servers))
    assert not world.violations, report(world, 0)
    assert len(world.kills) >= 12
    for what in ("time-outs", "actions ordered", "rated games", "holidays", "take-back", "vote"):
        assert world.figures[what] > 0, what


# --- it would notice --------------------------------------------------------------------------


@pytest.fixture
def world() -> World:
    """Return a world without servers: Anna and Bob at a table of Venice, Anna to act."""
    page = SimpleNamespace(now=BEGINS)
    hosts = cast(Hosts, SimpleNamespace(page=page, up=[0], ports=[0], database=""))
    stored = cast(Stored, SimpleNamespace(fate=lambda *told: "nobody knows"))
    made = World(hosts, Hooks(random.Random(1)), stored, random.Random(1))
    made.telling.since = BEGINS
    for name in ("anna", "bob"):
        made.people[name] = Person(name, "quick", Who(), "UTC", is_told=True)
    work = Clockwork(1, False, ["anna", "bob"], made.still)
    made.tables["t"] = Playing("t", "venice", "days 1", False, work, read_at=BEGINS)
    happens(made, 1, "start", None, [0])
    return made


def happens(
    world: World, number: int, kind: str, seat: int | None, to_act: list[int], **data: Any
) -> None:
    """Have an entry come into the log of the table now."""
    entry = Entry(number, kind, seat, world.now, data)
    told = {"to_act": to_act, "status": "playing"}
    world._take(world.tables["t"], entry, told)


def seen(world: World, left: float, runs: bool = True) -> dict[str, Any]:
    """Return a view in which so much is left to Anna."""
    work = world.tables["t"].work
    anna = {"left": left, "runs": runs, "ends_at": world.now + left, "is_out": False}
    return {"number": work.number, "now": world.now, "seats": [{"time": anna}, {"time": None}]}


def test_a_clock_that_is_three_seconds_off_is_noticed(world: World) -> None:
    world.turn_to(BEGINS + 0.25 * DAY)
    playing = world.tables["t"]
    world.check_view(playing, seen(world, 0.75 * DAY + 1))
    assert not world.violations
    world.check_view(playing, seen(world, 0.75 * DAY + 3))
    world.check_view(playing, seen(world, 0.75 * DAY, runs=False))
    assert len(world.violations) == 2


def test_time_that_is_out_too_early_or_never_is_noticed(world: World) -> None:
    world.turn_to(BEGINS + DAY - 3)
    happens(world, 2, "time-out", 0, [0], level="search")
    assert len(world.violations) == 1 and "3.0 s left" in world.violations[0]
    happens(world, 3, "act", 0, [1], action="a", bot=True)
    world.turn_to(world.now + DAY + 3)
    world.check_tables()
    assert len(world.violations) == 2 and "out for 3 s" in world.violations[1]


def test_a_bot_that_does_not_act_is_noticed(world: World) -> None:
    world.turn_to(BEGINS + DAY)
    happens(world, 2, "time-out", 0, [0], level="search")
    world.check_tables()
    assert not world.violations
    world.turn_to(world.now + 160)
    world.check_tables()
    assert len(world.violations) == 1 and "stuck" in world.violations[0]


def test_what_is_told_twice_or_not_at_all_is_noticed(world: World) -> None:
    told = Told("turn", "t", 1)
    world.hooks.messages.append(Message(world.now + 10, "anna", "one", (told,), True))
    world.telling.hear()
    assert not world.violations
    world.hooks.messages.append(Message(world.now + 10, "anna", "one", (), True))
    world.hooks.messages.append(Message(world.now + 10, "anna", "two", (told,), True))
    world.telling.hear()
    assert len(world.violations) == 2
    world.turn_to(BEGINS + 3600)
    happens(world, 2, "act", 0, [1], action="a")
    world.turn_to(world.now + 12)
    world.telling.check()
    assert len(world.violations) == 3 and "bob was not told" in world.violations[2]


def test_what_a_kill_may_have_lost_is_no_violation(world: World) -> None:
    world.turn_to(BEGINS + 3600)
    happens(world, 2, "act", 0, [1], action="a")
    world.kills.append(world.now + 11)
    world.turn_to(world.now + 12)
    world.telling.check()
    assert not world.violations and len(world.telling.missing) == 1


def test_an_action_that_is_lost_or_doubled_is_noticed(world: World) -> None:
    acts = [Entry(number, "act", 0, BEGINS, {"action": "a"}) for number in (2, 3)]
    playing = world.tables["t"]
    playing.posts = [Post(0, "a", 1, 2)]
    check_posts(world, playing, acts)
    assert len(world.violations) == 1 and "#3" in world.violations[0]
    playing.posts = [Post(0, "a", 1, 2), Post(0, "a", 2, None), Post(0, "b", 3, 4)]
    check_posts(world, playing, acts)
    assert len(world.violations) == 2 and "lost" in world.violations[1]
