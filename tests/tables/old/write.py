"""Write a database with every kind of entry, as the code of some version of ours writes it.

    PYTHONPATH=<checkout of that version>/src python tests/tables/old/write.py NAME

makes NAME.sql (the database as text) and NAME.json (what the tables showed then). The files
beside this one were made so and are never made anew: `test_old_databases.py` opens them.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any

from igroteka.engine import Rng
from igroteka.tables.pace import Pace
from igroteka.tables.service import Tables
from igroteka.tables.views import TableView

KINDS = {
    "sit", "leave", "bot", "start", "act", "back", "ask", "vote", "stand-in", "take-back",
    "return", "chat", "rename", "pace", "redo", "again", "prefer", "renew", "word",
    "consent", "hints", "hint", "lesson", "lessons-over", "advised",
}  # fmt: skip
ABSENT = 0.05


def summary(view: TableView) -> dict[str, Any]:
    """Return what of a table must look the same in every later version."""
    return {
        "game": view.game,
        "rules": view.rules,
        "options": view.options,
        "status": view.status,
        "number": view.number,
        "step": view.step,
        "first_step": view.first_step,
        "source": view.source,
        "to_act": view.to_act,
        "seats": [[s.name, s.taken, s.bot, s.stand_in] for s in view.seats],
        "vote": None if view.vote is None else [view.vote.to, view.vote.waiting_for],
        "chat": [[line.name, line.text] for line in view.chat],
        "scores": view.scores,
        "log": [f"{line.seat} {' '.join(e.kind for e in line.events)}" for line in view.log],
    }


async def seated(tables: Tables, game: str, people: tuple[str, ...], seed: int) -> str:
    table = await tables.opening.create(people[0], people[0].title(), game, len(people), seed=seed)
    for person in people[1:]:
        await tables.sit(table, person, None, person.title())
    await tables.start(table, people[0])
    return table


async def play(tables: Tables, table: str, people: tuple[str, ...], steps: int, seed: int) -> None:
    rng = Rng(seed)
    for _ in range(steps):
        for person in people:
            view = await tables.view_for(table, person)
            if view.actions:
                await tables.act(table, person, rng.choice(view.actions).text, view.number)
                break
        else:
            return


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    while not await condition():
        await asyncio.sleep(0.01)


async def everything_at_one_table(tables: Tables) -> str:
    """Sit, leave, seat a bot and send it away, play, ask, vote, go back, leave and return."""
    people = ("anna", "bob")
    table = await tables.opening.create("anna", "Аня", "venice", 3, {"directions": "4"}, seed=7)
    await tables.sit(table, "bob", 2, "Bob")
    await tables.leave(table, "bob")
    await tables.set_bot(table, "anna", 1, "greedy")
    await tables.set_bot(table, "anna", 1, None)
    await tables.set_bot(table, "anna", 2, "random")
    await tables.sit(table, "bob", 1, "Bobby")
    await tables.rename(table, "bob", "Bob")
    await tables.set_pace(table, "anna", "at-once")
    await tables.prefer(table, "anna", True)
    await tables.consent(table, "anna", True)
    await tables.start(table, "anna")
    await tables.chat(table, "bob", "Ну что, “поехали”?")

    async def of_people() -> bool:
        views = [await tables.view_for(table, person) for person in people]
        return any(view.actions for view in views)

    for turn in range(6):
        await until(of_people)
        await play(tables, table, people, 1, turn)
    await until(of_people)
    for answer in (False, True):
        for person, other in (people, people[::-1]):
            view = await tables.view_for(table, person)
            if view.can_undo == "vote":
                await tables.undo(table, person)
                await tables.vote(table, other, answer)
                break
    token = (await tables.view_for(table, "bob")).return_token
    assert token is not None
    await tables.tokens.return_to(token, "bob's phone")
    await tables.tokens.renew(table, "bob")
    await tables.leave(table, "bob")
    await tables.take_back(table, "bob's phone")
    await until(of_people)
    return table


async def taken_back_alone(tables: Tables) -> str:
    """In Orléans all plan at the same time: one takes back alone, what others did stays."""
    people = ("anna", "bob", "carl")
    table = await seated(tables, "orleans", people, 3)
    for person in people:
        view = await tables.view_for(table, person)
        await tables.act(table, person, view.actions[1].text, view.number)
    assert await tables.undo(table, "anna")
    await tables.redo(table, "anna")
    assert await tables.undo(table, "anna")
    return table


async def one_gesture(tables: Tables) -> str:
    """A place is filled at one click: several actions, which are taken back together."""
    people = ("anna", "bob")
    table = await seated(tables, "orleans", people, 5)
    view = await tables.view_for(table, "anna")
    several = [offer.text for offer in view.bundles if ";" in offer.text]
    await tables.act(table, "anna", several[0], view.number)
    return table


async def dealt_by_all(tables: Tables) -> None:
    """A secret deal with a word of each player, and one that is drawn anew in its middle.

    What goes on from there keeps that it was; bots sit in; return links were renewed and revoked.
    """
    people = ("anna", "bob")
    first = await tables.opening.create("anna", "Аня", "venice", 2)
    await tables.sit(first, "bob", None, "Bob")
    await tables.give_word(first, "anna", "первое слово")
    await tables.give_word(first, "anna", "слово")
    await tables.give_word(first, "bob", "word")
    await tables.start(first, "anna")
    await play(tables, first, people, 10_000, 5)
    anew = await tables.records.continue_from(first, 20, "anna", "Аня", anew=True)
    await tables.sit(anew, "bob", None, "Bob")
    await tables.give_word(anew, "bob", "anew")
    await tables.start(anew, "anna")
    await play(tables, anew, people, 10_000, 6)
    more = await tables.records.continue_from(anew, 26, "anna", "Аня")
    await tables.sit(more, "bob", None, "Bob")
    await tables.start(more, "anna")
    await play(tables, more, people, 6, 7)
    again = await tables.opening.create("anna", "Аня", "glenmore", 3, bots={2: "greedy"})
    await tables.sit(again, "bob", None, "Bob")
    await tables.give_word(again, "bob", "again")
    await tables.tokens.renew(again, "bob", alone=True)
    await tables.start(again, "anna")
    await play(tables, again, people, 20, 7)
    for table in (more, again):
        await tables.tokens.revoke(table, "anna")
        await tables.tokens.renew(table, "anna")
        await tables.leave(table, "bob")
    waiting = await tables.opening.create("anna", "Аня", "orleans", 2)
    await tables.tokens.revoke(waiting, "anna")


async def with_the_coach(tables: Tables) -> None:
    """Hints among people, and two guided games: one in its free part, one whose lessons were ended.

    They are still running. What the coach finds is not shown to a stranger, but it is in the log.
    """
    table = await tables.opening.create("anna", "Аня", "venice", 2, seed=41, hints=True)
    await tables.sit(table, "bob", None, "Bob")
    await tables.hints.allow(table, "bob", False)
    await tables.hints.allow(table, "bob", True)
    await tables.start(table, "anna")
    for person in ("anna", "bob"):
        if (await tables.view_for(table, person)).may_hint:
            await tables.hints.ask(table, person)
    learning = await tables.lessons.open("venice", "first", "anna", "Аня")
    await tables.start(learning, "anna")
    messages: Any = await tables.subscribe(learning, "anna")
    async with aclosing(messages) as heard:
        await anext(heard)  # the coach comments only where somebody listens
        await follow_the_lessons(tables, learning, "anna")
    ended = await tables.lessons.open("bruges", "first", "bob", "Bob")
    await tables.start(ended, "bob")
    await tables.lessons.end(ended, "bob")


async def follow_the_lessons(tables: Tables, table: str, person: str) -> None:
    """Do what the lessons say, and then one thing freely, which the coach comments."""
    is_free = False
    while not is_free:
        view = await tables.view_for(table, person)
        guide = view.guide
        assert guide is not None
        is_free = guide.is_free
        if guide.waits:
            await tables.lessons.go_on(table, person, guide.lesson)
        elif view.actions and (guide.expects or is_free):
            text = guide.expects[0] if guide.expects else view.actions[0].text
            await tables.act(table, person, text, view.number)
        else:
            is_free = False
            await asyncio.sleep(0.01)

    async def is_commented() -> bool:
        guide = (await tables.view_for(table, person)).guide
        return guide is not None and bool(guide.comment)

    await until(is_commented)


async def write(database: str) -> None:
    tables = await Tables.open(database, Pace(bot_pause=0, absent_after=ABSENT))
    people = ("anna", "bob", "carl")
    await everything_at_one_table(tables)
    await taken_back_alone(tables)
    await one_gesture(tables)
    await dealt_by_all(tables)
    await with_the_coach(tables)
    for number, game in enumerate(("bruges", "glenmore", "orleans", "venice")):
        table = await seated(tables, game, people, 11 + number)
        await play(tables, table, people, 60, number)
    # An open vote, and a bot that sits in for somebody who is away.
    table = await seated(tables, "venice", people, 21)
    await play(tables, table, people, 8, 3)
    for person in people:
        if (await tables.view_for(table, person)).can_undo == "vote":
            await tables.undo(table, person)
            break
    away = await seated(tables, "glenmore", people, 22)
    await asyncio.sleep(2 * ABSENT)
    await tables.ask_stand_in(away, "anna", 2)
    finished = await seated(tables, "venice", ("anna", "bob"), 23)
    await play(tables, finished, ("anna", "bob"), 10_000, 4)
    await tables.opening.again(finished, "anna")
    text = await tables.records.text(finished)
    await tables.records.upload(text, "dora")
    more = await tables.records.continue_from(
        finished, 12, "dora", "Дора", seat=1, bots={0: "random"}
    )
    await tables.start(more, "dora")
    await tables.opening.create("erik", "Erik", "bruges", 2, bots={1: "greedy"}, seed=31)
    await asyncio.sleep(0.5)
    await tables.close()


async def shown(database: str) -> dict[str, Any]:
    """Return how each table stands, as its own code tells it after a restart."""
    file = sqlite3.connect(database)
    ids = [row[0] for row in file.execute("SELECT id FROM tables ORDER BY created")]
    # Bots must not go on while we look: nobody's turn is theirs after a day of silence.
    file.execute("UPDATE tables SET updated = 0")
    file.commit()
    file.close()
    tables = await Tables.open(database, Pace(bot_pause=3600, absent_after=1e9))
    found: dict[str, Any] = {}
    for table in ids:
        view = await tables.view_for(table, "nobody")
        found[table] = summary(view)
    await tables.close()
    return found


def main(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "old.db")
        asyncio.run(write(database))
        file = sqlite3.connect(database)
        kinds = {row[0] for row in file.execute("SELECT DISTINCT kind FROM entries")}
        kept = file.execute("SELECT count(*) FROM entries WHERE data LIKE '%kept%'").fetchone()[0]
        assert kinds == KINDS and kept, KINDS - kinds
        assert file.execute("SELECT 1 FROM tables WHERE redraws != '[]'").fetchone()
        # Keys of a host are nobody's business.
        file.execute("DELETE FROM keys")
        file.commit()
        Path(f"{name}.sql").write_text("\n".join(file.iterdump()) + "\n", "utf-8")
        file.close()
        tables = asyncio.run(shown(database)).items()
        lines = [f"{json.dumps(id)}: {json.dumps(t, ensure_ascii=False)}" for id, t in tables]
        Path(f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
