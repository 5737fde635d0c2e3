"""A table keeps the rules and the data it was begun with; one that cannot be opened harms none."""

from __future__ import annotations

import sqlite3

import pytest

from igroteka.engine import Reason, because, read_record
from igroteka.tables.errors import AgainstTheRules, Refused
from igroteka.tables.looking import sentence
from igroteka.tables.service import Tables
from igroteka.tables.setup import Setup
from igroteka.tables.thinking import Thought, decide
from igroteka.tables.views import Status
from tests.tables import toy
from tests.tables.helpers import against_bots, opened, play_on, run, until_turn

PEOPLE = ("anna", "bob", "carl")
STONES = {"amber", "onyx", "pearl"}


async def old_table(tables: Tables, people: tuple[str, ...] = PEOPLE) -> str:
    """Open a table as it was opened when the rules were at version 1 and cards of stone."""
    setup = Setup(
        game="toy",
        seats=len(people),
        options={"peeking": "yes"},
        seed=5,
        rules=1,
        edition=toy.STONE,
        created=tables.wall(),
        public=True,
        host=people[0],
    )
    await tables.keeper.create(setup)
    for person in people:
        await tables.sit(setup.id, person, None, person)
    await tables.start(setup.id, people[0])
    return setup.id


def stones(texts: list[str]) -> set[str]:
    return {text.split()[1].partition("-")[0] for text in texts if text != "peek"}


def test_a_table_keeps_its_cards_and_its_rules_to_the_end_and_after(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await old_table(tables)
            await play_on(tables, table, PEOPLE, 4)
        async with opened(database) as tables:
            view = await tables.view_for(table, "anna")
            assert (view.rules, view.edition) == (1, toy.STONE)
            assert view.view is not None and view.view["edition"] == toy.STONE
            assert stones([action.text for action in view.actions]) <= STONES
            await tables.undo(table, "anna")
            await play_on(tables, table, PEOPLE)
            last = await tables.view_for(table, "anna")
            # Before version 2 the last round was worth no more than the others.
            assert last.scores is not None and sum(last.scores) == 3
            assert (await tables.scores_over(table))[-1] == last.scores
            seen = await tables.at_step(table, "x", 2, 1)
            assert {card.partition("-")[0] for card in seen.view["hand"]} <= STONES
            text = await tables.records.text(table)
            assert read_record(text).edition == toy.STONE and read_record(text).rules == 1
            uploaded = await tables.records.upload(text, "dora")
            assert await tables.records.text(uploaded) == text
            more = await tables.records.continue_from(
                uploaded, 3, "dora", "Dora", bots={1: "random"}
            )
            await tables.sit(more, "erik", 2, "Erik")
            await tables.start(more, "dora")
            view = await tables.view_for(more, "dora")
            assert (view.rules, view.edition) == (1, toy.STONE)

    run(test)


def test_new_tables_are_played_by_the_newest_rules_and_data(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await tables.opening.create(
                "anna", "Anna", "toy", 2, bots={1: "random"}, seed=5
            )
            await tables.start(table, "anna")
            view = await tables.view_for(table, "anna")
            assert (view.rules, view.edition) == (2, toy.WOOD)
            assert not stones([action.text for action in view.actions]) & STONES

    run(test)


def test_a_refusal_calls_things_as_the_table_does(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await old_table(tables)
            view = await tables.view_for(table, "anna")
            own = {action.text for action in view.actions}
            other = next(t for t in (f"bid {c}" for c in toy.CARDS[toy.STONE]) if t not in own)
            for wrong in (other, "bid ash-1", "sing"):
                with pytest.raises(AgainstTheRules) as caught:
                    await tables.act(table, "anna", wrong, view.number)
                assert caught.value.game.edition == toy.STONE

    run(test)


def test_why_a_thing_is_closed_is_said_with_its_own_words_every_time() -> None:
    def reason(card: str) -> Reason:
        return because("You do not hold {card}.", "toy-refusal-elsewhere", "T1", card=card)

    wood, stone = toy.GAME, toy.GAME.at(toy.STONE)
    for _ in range(2):  # the second time it is remembered
        assert sentence(wood, reason("x"), "en") == "You do not hold x (wooden)."
        assert sentence(wood, reason("y"), "en") == "You do not hold y (wooden)."
        assert sentence(stone, reason("x"), "en") == "You do not hold x (of stone)."
        assert sentence(wood, reason("x"), "ru") == "Карты «x (wooden)» у вас нет."


def test_bots_think_with_the_tables_own_cards(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def test() -> None:
        async with opened(database) as tables:

            async def watched(thought: Thought) -> int:
                game, seat = thought.game, thought.seat
                asked.append(game.edition)
                # What a worker does, without the process around it.
                world = thought.masked.to_json()
                action = decide(game.name, game.edition, world, seat, "greedy", 7)
                assert action in thought.legal
                return action

            monkeypatch.setattr(tables.bots.thinkers, "choose", watched)
            table = await old_table(tables)
            await tables.leave(table, "bob")
            await tables.leave(table, "carl")
            while (view := await until_turn(tables, table, "anna")).status == Status.PLAYING:
                await tables.act(table, "anna", view.actions[0].text, view.number)

    run(test)
    assert len(asked) > 3 and set(asked) == {toy.STONE}


BREAKS = {
    "error-game-missing": "UPDATE tables SET game = 'chess' WHERE id = :id",
    "error-other-deck": "UPDATE tables SET edition = 'glass' WHERE id = :id",
    "error-other-rules": "UPDATE tables SET rules = 3 WHERE id = :id",
    "error-newer-log": "UPDATE entries SET kind = 'sing' WHERE table_id = :id AND number = 4",
    "error-broken-log": """UPDATE entries SET data = '{"action": "bid"}'
        WHERE table_id = :id AND kind = 'act'""",
}


def test_tables_that_cannot_be_opened_say_what_to_do_and_harm_no_other(database: str) -> None:
    async def test() -> None:
        broken: dict[str, str] = {}
        async with opened(database) as tables:
            for message in BREAKS:
                table = broken[message] = await old_table(tables)
                await play_on(tables, table, PEOPLE, 1)
            hopeless = await old_table(tables)
            good = await against_bots(tables)
            view = await until_turn(tables, good, "anna")
        file = sqlite3.connect(database)
        for message, statement in BREAKS.items():
            file.execute(statement, {"id": broken[message]})
        # What no code of ours writes: there is no sentence for it, only a complaint.
        file.execute("UPDATE tables SET options = '7' WHERE id = ?", (hopeless,))
        # When the server starts, it comes to the broken ones first.
        file.execute("UPDATE tables SET updated = updated + 9 WHERE id = ?", (good,))
        file.commit()
        file.close()
        async with opened(database) as tables:
            for message, table in broken.items():
                for attempt in (
                    tables.view_for(table, "anna"),
                    tables.sit(table, "dora", None, "Dora"),
                    tables.records.text(table),
                ):
                    with pytest.raises(Refused) as caught:
                        await attempt
                    assert caught.value.message == message
                assert str(caught.value).count(".") == 1 and str(caught.value).endswith(".")
            lobby = await tables.lobby("anna")
            assert {table.id for table in lobby.mine} == {good, hopeless, *broken.values()}
            view = await until_turn(tables, good, "anna")
            await tables.act(good, "anna", view.actions[0].text, view.number)

    run(test)
