"""A table that is read from its log is the table that was played."""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import msgspec
import pytest
from bench.logs import Writer

from igroteka.engine import Rng
from igroteka.engine.match import KEPT_EVERY
from igroteka.tables.appending import Write, commit
from igroteka.tables.deciding import Deciding
from igroteka.tables.entries import Act, Back, Redo, Start, entries_of
from igroteka.tables.entry import Entry
from igroteka.tables.keeper import Keeper
from igroteka.tables.standing import Standing
from igroteka.tables.store import Store
from igroteka.tables.table import Table
from igroteka.tables.views import Status

GAMES = ["bruges", "glenmore", "orleans", "venice", "haul", "toy"]


class Watcher(Writer):
    """Has people play at random, and notes the slow way since when each decides the same."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.since = [0] * seats
        super().__init__(game, seats, seed)

    def put(self, entry: Entry) -> None:
        before = self.table.standing
        number = self.table.number + 1
        Writer.put(self, entry)
        # What follows by itself has been noted already, and everybody decides anew then.
        after = self.table.standing if self.table.number == number else before
        if isinstance(entry, Act | Back) and entry.seat is not None:
            self.compare(number, entry.seat, before, after)
        elif isinstance(entry, Start | Back | Redo):
            self.since = [number] * len(self.since)
        if not self.rng.below(5):
            seat = self.rng.below(len(self.since))
            assert self.table.decision_since[seat] == self.since[seat]

    def compare(self, number: int, actor: int, before: Standing, after: Standing) -> None:
        old, new = before.match.state, after.match.state
        for seat in range(len(self.since)):
            together = seat in old.seats_to_act() and seat in new.seats_to_act()
            alike = together and old.legal_actions(seat) == new.legal_actions(seat)
            if seat == actor or not alike:
                self.since[seat] = number


def everything(table: Table) -> dict[str, Any]:
    """Return every field of a table, but for the clock and its time."""
    fields = dict(vars(table))
    for name in ("clock", "still_since", "decision_since", "game"):
        del fields[name]
    fields["seats"] = [
        (s.name, s.person, s.token, s.bot, s.stand_in, s.quick, s.research) for s in table.seats
    ]
    fields["decides"] = [table.decision_since[seat] for seat in range(len(table.seats))]
    return fields


def stored_and_read(file: Path, writer: Writer) -> Table:
    """Store a log in a database, and return the table that another process makes of it."""

    async def main() -> Table:
        store = await Store.open(str(file))
        await store.create(writer.table.setup)
        after = writer.table.standing
        writes = [Write.of(writer.table.id, line, after) for line in writer.lines]
        await store.database.write(partial(commit, writes))
        found = await Keeper(store).find(writer.table.id)
        await store.close()
        return found.table

    with ThreadPoolExecutor(1) as thread:  # a browser's loop may be in ours
        return thread.submit(asyncio.run, main()).result()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_read_from_its_log_is_the_one_that_was_played(
    game: str, seed: int, tmp_path: Path
) -> None:
    writer = Watcher(game, 3, seed)
    writer.go_on(500, to_the_end=seed == 2)
    read = stored_and_read(tmp_path / "tables.db", writer)
    played = everything(writer.table)
    for name, value in everything(read).items():
        assert value == played[name], name
    assert played["decides"] == writer.since
    assert seed == 2 or {"act", "back", "chat"} <= {line.entry.kind for line in writer.lines}


def test_where_several_decide_what_could_be_done_before_is_still_known() -> None:
    writer = Writer("orleans", 3, 1)
    writer.go_on(60)
    read = Table(writer.table.setup, lambda: 0.0)
    compared = 0
    for line in writer.lines:
        before, kept = read.standing, read.match.state.copy()
        read.take(line)
        if len(before.to_act) > 1:
            assert before.match.state == kept
            compared += 1
    assert compared > 20


class Choices(NamedTuple):
    """A position of which only the choices are known, by seat."""

    by_seat: dict[int, list[int]]

    def legal_actions(self, seat: int) -> list[int]:
        return self.by_seat[seat]


def standing(by_seat: dict[int, list[int]]) -> Standing:
    match = SimpleNamespace(state=Choices(by_seat))
    return Standing(cast(Any, match), Status.PLAYING, list(by_seat))


def test_who_has_other_choices_or_comes_and_goes_decides_anew() -> None:
    deciding = Deciding(4)
    deciding.all_anew(3)
    first = standing({0: [1], 1: [1, 2], 2: [5]})
    second = standing({1: [1, 3], 2: [5]})
    third = standing({1: [1, 3], 2: [5], 3: [7]})
    deciding.some_anew(4, 0, first, second)
    deciding.some_anew(5, 1, second, second)
    assert deciding[2] == 3, "the same choices all the time"
    deciding.some_anew(6, 2, second, third)
    assert [deciding[seat] for seat in range(4)] == [6, 5, 6, 6]
    deciding.some_anew(7, 3, third, third)
    assert [deciding[seat] for seat in range(4)] == [7, 5, 6, 7]
    deciding.all_anew(8)
    deciding.some_anew(9, 0, first, second)
    assert [deciding[seat] for seat in range(4)] == [9, 9, 8, 9], "seat 1 has other choices"


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_the_one_that_a_walk_from_the_start_comes_by(game: str) -> None:
    writer = Writer(game, 3, 5)
    writer.go_on(400)
    match, rng = writer.table.match, Rng(4)
    # Somebody else goes on otherwise from a step, with the same kept positions.
    other = match.at(rng.below(len(match.moves)))
    for _ in range(60):
        if not other.state.is_over:
            seat = rng.choice(other.state.seats_to_act())
            other.play(rng.choice(other.state.legal_actions(seat)), seat)
    for one in (match, other):
        walked = [state.copy() for state in one.walk()]
        for _ in range(60):
            step = rng.below(len(walked))
            found = one.at(step)
            assert (found.state, found.moves) == (walked[step], one.moves[:step])


def test_reading_a_log_carries_each_action_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is checked and carried out once; going back, and to a step, is short from anywhere."""
    writer = Writer("orleans", 4, 3)
    writer.go_on(900)
    kinds = Counter(line.entry.kind for line in writer.lines)
    counted: Counter[str] = Counter()
    for name in ("apply", "legal_actions"):
        count_calls(monkeypatch, type(writer.table.match.state), name, counted)
    read = Table(writer.table.setup, lambda: 0.0)
    for line in writer.lines:
        read.take(line)
    assert read.step > 200
    assert kinds["back"] > 20
    again = sum(len(line.entry.moves) for line in writer.lines if isinstance(line.entry, Redo))
    kept = sum(len(line.entry.kept) for line in writer.lines if isinstance(line.entry, Back))
    played = kinds["act"] + 2 * again + kept
    assert counted["legal_actions"] == played
    assert counted["apply"] < played + kinds["back"] * KEPT_EVERY
    for step in range(read.step):
        counted.clear()
        read.match.at(step)
        assert counted["apply"] < KEPT_EVERY


def count_calls(
    monkeypatch: pytest.MonkeyPatch, owner: type, name: str, counted: Counter[str]
) -> None:
    original = getattr(owner, name)

    def counting(self: object, *args: object) -> object:
        counted[name] += 1
        return original(self, *args)

    monkeypatch.setattr(owner, name, counting)


@pytest.mark.parametrize("data", ["{", "", "[]", '{"text": 1}', '{}, {"seat": 1}', "null"])
def test_a_damaged_entry_is_refused(data: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        entries_of([("chat", 0, data), ("start", None, "{}")])


def test_entries_are_read_as_they_were_written() -> None:
    writer = Writer("haul", 3, 2)
    writer.go_on(300)
    entries = [line.entry for line in writer.lines]
    rows = [(e.kind, e.seat, msgspec.json.encode(e.data()).decode()) for e in entries]
    assert entries_of(rows) == entries
