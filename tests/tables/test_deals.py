"""What a table says of its deal, when, and to whom; and games that go on from known cards."""

from __future__ import annotations

import hashlib
import sqlite3

import pytest

from igroteka.engine import read_record
from igroteka.engine.randomness import seed_text
from igroteka.tables.errors import Forbidden, Refused, TableError
from igroteka.tables.service import Tables
from igroteka.tables.views import Origin, Status
from tests.tables.helpers import opened, play_on, run

PEOPLE = ("anna", "bob")


async def seated(tables: Tables, game: str = "haul") -> str:
    """Open a table as people do, without a seed."""
    table = await tables.opening.create("anna", "Anna", game, 2)
    await tables.sit(table, "bob", None, "Bob")
    return table


async def finished(tables: Tables, game: str = "haul") -> str:
    table = await seated(tables, game)
    await tables.start(table, "anna")
    await play_on(tables, table, PEOPLE)
    return table


def test_a_fresh_table_is_dealt_from_a_key_that_nothing_public_leads_to(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            keys, shown = set(), set()
            for _ in range(5):
                table = await seated(tables, "venice")
                view = await tables.view_for(table, "anna")
                live = await tables.keeper.find(table)
                # Before the start there is no deal that could be spied on.
                assert live.table.setup.seed is None and live.table.match.seed == 0
                await tables.start(table, "anna")
                rng, secret = live.table.match.state.rng, live.table.setup.secret
                keys.add(rng >> 64)
                shown.add(view.deal.commitment)
                assert rng.bit_length() > 64 + 256 and len(secret) * 4 == 256
                # The words, and whatever else is public, are the same at all these tables.
                assert view.deal.words == ["", ""]
            assert len(keys) == len(shown) == 5

    run(test)


def test_the_deal_is_promised_from_the_beginning_and_shown_at_the_end(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await seated(tables)
            promised = (await tables.view_for(table, "nobody")).deal
            assert (promised.origin, promised.secret, promised.seed) == (Origin.FRESH, None, None)
            await tables.give_word(table, "bob", "  зелёный \n чай ")
            await tables.give_word(table, "anna", "x")
            await tables.give_word(table, "anna", "")
            await tables.start(table, "anna")
            for attempt in (
                tables.give_word(table, "bob", "late"),
                tables.records.check_deal(table),
            ):
                with pytest.raises(Refused):
                    await attempt
            await play_on(tables, table, PEOPLE, 5)
        async with opened(database) as tables:
            view = await tables.view_for(table, "nobody")
            assert view.deal.commitment == promised.commitment and view.deal.secret is None
            assert view.deal.words == ["", "зелёный чай"]
            await play_on(tables, table, PEOPLE)
            deal = (await tables.view_for(table, "nobody")).deal
            # Checked without any code of ours.
            assert deal.secret is not None and deal.commitment == promised.commitment
            assert hashlib.sha256(deal.secret.encode()).hexdigest() == deal.commitment
            lines = f"{deal.secret}\n\nзелёный чай\n"
            assert deal.seed == "blake2b-" + hashlib.sha256(lines.encode()).hexdigest()
            text = await tables.records.text(table)
            assert f"seed: {deal.seed}\n" in text and "word 2: зелёный чай\n" in text
            assert promised.commitment is not None
            read_record(text).check_deal(promised.commitment)
            check = await tables.records.check_deal(table)
            assert check.holds and not check.why and check.scores == read_record(text).scores
            # It goes up and comes down the same, and can be checked there, too.
            uploaded = await tables.records.upload(text, "dora")
            assert await tables.records.text(uploaded) == text
            assert (await tables.records.check_deal(uploaded)).holds
            record = read_record(text)
            record.words[0] = "tea"
            with pytest.raises(TableError, match="do not make the seed"):
                await tables.records.upload(record.text(), "dora")

    run(test)


def test_a_word_is_given_by_who_sits_there_and_leaves_with_them(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await seated(tables)
            with pytest.raises(Forbidden):
                await tables.give_word(table, "eve", "mine")
            with pytest.raises(TableError, match="at most 60"):
                await tables.give_word(table, "bob", "x" * 61)
            await tables.give_word(table, "bob", "tea")
            heard = [
                told.line.entry.message(told, None)
                for told in (await tables.keeper.find(table)).table.told
            ]
            assert (heard[-1].kind, getattr(heard[-1], "word", None)) == ("word", "tea")
            await tables.leave(table, "bob")
            assert (await tables.view_for(table, "anna")).deal.words == ["", ""]
            await tables.sit(table, "carl", 1, "Carl")
            assert (await tables.view_for(table, "anna")).deal.words == ["", ""]
            given = await tables.opening.create("anna", "Anna", "haul", 2, seed=3)
            view = await tables.view_for(given, "anna")
            assert (view.deal.origin, view.deal.commitment) == (Origin.GIVEN, None)
            with pytest.raises(Refused, match="settled"):
                await tables.give_word(given, "anna", "tea")

    run(test)


def test_the_same_people_play_on_with_another_secret(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            first = await finished(tables)
            second = (await tables.opening.again(first, "anna")).table
            secrets = [(await tables.keeper.find(t)).table.setup.secret for t in (first, second)]
            assert all(secrets) and secrets[0] != secrets[1]
            assert (await tables.view_for(second, "anna")).deal.secret is None

    run(test)


def test_known_cards_are_no_public_table(database: str) -> None:
    """The attack: upload a game one knows by heart, go on from its start, wait for strangers."""

    async def test() -> None:
        async with opened(database) as tables:
            uploaded = await tables.records.upload(
                await tables.records.text(await finished(tables)), "eve"
            )
            with pytest.raises(TableError, match="knows its cards"):
                await tables.records.continue_from(uploaded, 0, "eve", "Eve", public=True)
            private = await tables.records.continue_from(uploaded, 0, "eve", "Eve")
            view = await tables.view_for(private, "anna")
            assert (view.deal.origin, view.deal.commitment) == (Origin.SAME, None)
            assert (view.source, view.first_step, view.public) == (uploaded, 0, False)
            with pytest.raises(Refused, match="settled"):
                await tables.give_word(private, "eve", "tea")
            public = await tables.records.continue_from(
                uploaded, 0, "eve", "Eve", public=True, anew=True
            )
            (listed,) = (t for t in (await tables.lobby("anna")).open if t.id == public)
            assert (listed.origin, listed.first_step) == (Origin.ANEW, 0)
            # Strangers get no link to what was played among friends.
            assert listed.source == "private"
            await tables.sit(public, "anna", None, "Anna")
            await tables.start(public, "eve")
            seen = [await tables.at_step(uploaded, "eve", 0, seat) for seat in (0, 1)]
            now = [(await tables.at_step(public, who, 0)).view for who in ("eve", "anna")]
            assert [view["hand"] for view in now] != [step.view["hand"] for step in seen]
            # A table of an earlier version, opened before this was refused, is not offered.
            older = await tables.records.continue_from(uploaded, 0, "eve", "Eve")
        file = sqlite3.connect(database)
        file.execute("UPDATE tables SET public = 1 WHERE id = ?", (older,))
        file.commit()
        file.close()
        async with opened(database) as tables:
            assert older not in {table.id for table in (await tables.lobby("anna")).open}

    run(test)


def test_a_game_drawn_anew_is_kept_taken_back_recorded_and_continued(
    database: str,
) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            old = await tables.opening.create("anna", "Anna", "haul", 2, seed=4)
            await tables.sit(old, "bob", None, "Bob")
            await tables.start(old, "anna")
            await play_on(tables, old, PEOPLE)
            table = await tables.records.continue_from(old, 6, "anna", "Anna", anew=True)
            await tables.sit(table, "bob", None, "Bob")
            await tables.give_word(table, "bob", "tea")
            promised = (await tables.view_for(table, "anna")).deal
            assert promised.origin == Origin.ANEW and promised.secret is None
            await tables.start(table, "anna")
            hands = [(await tables.at_step(table, who, 6)).view["hand"] for who in PEOPLE]
            then = [(await tables.at_step(old, "x", 6, seat)).view["hand"] for seat in (0, 1)]
            assert hands != then
            await play_on(tables, table, PEOPLE, 4)
            # Going back leads to the same cards.
            await tables.undo(table, "anna", 6)
            if (await tables.view_for(table, "anna")).vote:
                await tables.vote(table, "bob", True)
            view = await tables.view_for(table, "anna")
            assert view.step == 6 and view.view is not None and view.view["hand"] == hands[0]
            await play_on(tables, table, PEOPLE, 4)
            document = (await tables.keeper.find(table)).table.match.state.to_json()
        async with opened(database) as tables:
            live = await tables.keeper.find(table)
            assert live.table.match.state.to_json() == document
            await play_on(tables, table, PEOPLE)
            text = await tables.records.text(table)
            record = read_record(text)
            deal = (await tables.view_for(table, "x")).deal
            assert record.seed == 4 and [step for step, _ in record.redraws] == [6]
            assert seed_text(record.last_seed) == deal.seed
            record.check_deal(promised.commitment or "")
            assert (await tables.records.check_deal(table)).holds
            uploaded = await tables.records.upload(text, "dora")
            assert await tables.records.text(uploaded) == text
            # And once more: the second table keeps what the first one drew.
            more = await tables.records.continue_from(
                uploaded, 8, "dora", "Dora", bots={1: "random"}
            )
            await tables.start(more, "dora")
            here = (await tables.at_step(more, "dora", 8)).view
            assert here["hand"] == (await tables.at_step(table, "x", 8, 0)).view["hand"]
            third = await tables.records.continue_from(uploaded, 8, "anna", "Anna", anew=True)
            await tables.sit(third, "bob", None, "Bob")
            await tables.start(third, "anna")
            await play_on(tables, third, PEOPLE)
            steps = [step for step, _ in read_record(await tables.records.text(third)).redraws]
            assert steps == [6, 8] and (await tables.records.check_deal(third)).holds
            assert (await tables.view_for(third, "x")).status == Status.FINISHED

    run(test)
