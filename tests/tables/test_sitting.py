"""Sitting down, starting, leaving, coming back."""

from __future__ import annotations

import pytest

from igroteka.engine import IgrotekaError
from igroteka.tables.errors import SENTENCES, Forbidden, NotFound, Refused, Stale, TableError
from igroteka.tables.people import token_person
from igroteka.tables.views import Status
from tests.tables.helpers import opened, play_on, run, started, turn_of


def test_friends_sit_down_and_play_to_the_end(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await tables.opening.create("anna", "  Аня\n", "venice", 3, {"directions": "4"})
            seated = await tables.sit(table, "bob", 2, "Bob")
            assert seated.seat == 2
            before = await tables.view_for(table, "bob")
            assert before.view is None
            assert not before.can_start
            assert [seat.name for seat in before.seats] == ["Аня", "", "Bob"]
            await tables.sit(table, "carl", None, "Carl")
            assert (await tables.view_for(table, "anna")).can_start
            await tables.start(table, "bob")
            await play_on(tables, table, ("anna", "bob", "carl"))
            after = await tables.view_for(table, "nobody")
            assert after.status == Status.FINISHED
            assert after.scores is not None and after.ranking is not None
            assert after.options["directions"] == "4"
            assert len(after.log) == after.step

    run(test)


def test_what_cannot_be_done_is_refused_with_a_sentence(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await tables.opening.create("anna", "Anna", "venice", 2)
            cases: list[tuple[str, object]] = [
                ("error-bad-setup", tables.opening.create("x", "X", "chess", 2)),
                ("error-bad-setup", tables.opening.create("x", "X", "venice", 9)),
                ("error-bad-setup", tables.opening.create("x", "X", "venice", 2, {"wind": "yes"})),
                ("error-bad-name", tables.opening.create("x", " \n ", "venice", 2)),
                ("error-no-seat", tables.opening.create("x", "X", "venice", 2, seat=2)),
                ("error-no-seat", tables.opening.create("x", "X", "venice", 2, bots={5: "greedy"})),
                (
                    "error-no-level",
                    tables.opening.create("x", "X", "venice", 2, bots={1: "exec:sh"}),
                ),
                (
                    "error-bad-setup",
                    tables.opening.create("x", "X", "venice", 2, bots={1: "expert/builder"}),
                ),
                ("error-no-level", tables.set_bot(table, "anna", 1, "expert/")),
                ("error-no-level", tables.set_bot(table, "anna", 1, "greedy/jeweller")),
                (
                    "error-seat-taken",
                    tables.opening.create("x", "X", "venice", 2, bots={0: "greedy"}),
                ),
                ("error-no-table", tables.view_for("nonsense", "anna")),
                ("error-already-seated", tables.sit(table, "anna", 1, "Anna")),
                ("error-seat-taken", tables.sit(table, "bob", 0, "Bob")),
                ("error-no-seat", tables.sit(table, "bob", 7, "Bob")),
                ("error-no-seat", tables.sit(table, "bob", -1, "Bob")),
                ("error-bad-name", tables.sit(table, "bob", 1, "B" * 31)),
                ("error-empty-seats", tables.start(table, "anna")),
                ("error-not-seated", tables.start(table, "bob")),
                ("error-seat-taken", tables.set_bot(table, "anna", 0, "greedy")),
                ("error-not-seated", tables.set_bot(table, "bob", 1, "greedy")),
                ("error-not-playing", tables.act(table, "anna", "drown", 1)),
                ("error-not-playing", tables.undo(table, "anna")),
                ("error-not-finished", tables.records.text(table)),
                ("error-no-vote", tables.vote(table, "anna", True)),
                ("error-no-token", tables.tokens.return_to("x" * 32, "anna")),
                ("error-no-step", tables.at_step(table, "anna", 0)),
                ("error-bad-text", tables.chat(table, "anna", "x" * 501)),
                ("error-not-seated", tables.chat(table, "bob", "hello")),
                ("error-bad-record", tables.records.upload("nonsense", "anna")),
            ]
            for message, attempt in cases:
                with pytest.raises(IgrotekaError) as caught:
                    await attempt  # type: ignore[misc]
                assert isinstance(caught.value, TableError)
                assert caught.value.message == message
                assert message in SENTENCES
                assert str(caught.value)

    run(test)


def test_bots_are_seated_and_sent_away_before_the_start(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await tables.opening.create("anna", "Anna", "venice", 2)
            await tables.set_bot(table, "anna", 1, "greedy")
            assert (await tables.view_for(table, "anna")).seats[1].bot == "greedy"
            with pytest.raises(Refused):
                await tables.sit(table, "bob", 1, "Bob")
            await tables.set_bot(table, "anna", 1, None)
            await tables.sit(table, "bob", 1, "Bob")
            await tables.leave(table, "bob")
            assert not (await tables.lobby("bob")).mine
            await tables.sit(table, "bob", 1, "Bob")
            await tables.leave(table, "bob")
            await tables.set_bot(table, "anna", 1, "random")
            await tables.start(table, "anna")
            with pytest.raises(Refused):
                await tables.set_bot(table, "anna", 1, "greedy")

    run(test)


def test_a_return_token_gives_that_seat_back_on_another_device(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, ("anna", "bob"))
            other = await started(tables, ("anna", "bob"))
            token = (await tables.view_for(table, "bob")).return_token
            assert token is not None
            assert await tables.tokens.return_to(token, "bob's phone") == table
            assert await tables.tokens.return_to(token, "bob's phone") == table
            assert (await tables.view_for(table, "bob's phone")).me == 1
            assert (await tables.view_for(table, "bob")).me == 1
            assert (await tables.view_for(other, "bob's phone")).me is None
            assert [t.id for t in (await tables.lobby("bob's phone")).mine] == [table]
            with pytest.raises(Refused):
                await tables.tokens.return_to(token, "anna")
        async with opened(database) as tables:
            assert (await tables.view_for(table, "bob's phone")).me == 1

    run(test)


def test_a_return_token_is_renewed_and_revoked(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, ("anna", "bob"))
            old = (await tables.view_for(table, "bob")).return_token
            assert old is not None
            await tables.tokens.return_to(old, "bob's phone")
            asked = await tables.tokens.returning(old, "eve")
            assert (asked.table, asked.name, asked.held) == (table, "bob", False)
            assert (await tables.view_for(table, "eve")).me is None, "to ask changes nothing"
            new = (await tables.tokens.renew(table, "bob's phone")).token
            assert new != old
            for gone in (tables.tokens.return_to(old, "eve"), tables.tokens.returning(old, "bob")):
                with pytest.raises(NotFound):
                    await gone
            assert (await tables.view_for(table, token_person(old))).me is None
            assert (await tables.view_for(table, token_person(new))).me == 1
            assert (await tables.view_for(table, "bob")).me == 1, "devices keep the seat"
            with pytest.raises(Refused):
                await tables.tokens.revoke(table, token_person(new))
            await tables.tokens.revoke(table, "bob")
            with pytest.raises(NotFound):
                await tables.tokens.return_to(new, "eve")
            for person in ("bob", "bob's phone"):
                view = await tables.view_for(table, person)
                assert (view.me, view.return_token) == (1, None)
            last = await tables.tokens.renew(table, "bob's phone", alone=True)
            with pytest.raises(Forbidden):
                await tables.chat(table, "bob", "I am still here")
            with pytest.raises(Forbidden):
                await tables.tokens.renew(table, "eve")
            assert (await tables.lobby("bob")).mine == []
        async with opened(database) as tables:
            assert (await tables.view_for(table, "bob")).me is None
            assert (await tables.view_for(table, "bob's phone")).me == 1
            assert await tables.tokens.return_to(last.token, "bob") == table
            by_token = await tables.tokens.renew(table, token_person(last.token), alone=True)
            for person in ("bob", "bob's phone", token_person(last.token)):
                assert (await tables.view_for(table, person)).me is None
            view = await tables.view_for(table, token_person(by_token.token))
            assert (view.me, view.seats[1].taken) == (1, True)

    run(test)


def test_a_token_acts_for_its_seat_only(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, ("anna", "bob"))
            other = await started(tables, ("anna", "bob"))
            for person in ("anna", "bob"):
                mine = await tables.view_for(table, person)
                assert mine.return_token is not None
                holder = token_person(mine.return_token)
                theirs = await tables.view_for(table, holder)
                assert (theirs.me, theirs.view) == (mine.me, mine.view)
                assert (await tables.view_for(other, holder)).me is None
                with pytest.raises(Forbidden):
                    await tables.chat(other, holder, "hello")
            view = await turn_of(tables, table, ("anna", "bob"))
            wrong = "bob" if view.me == 0 else "anna"
            with pytest.raises(IgrotekaError):
                await tables.act(table, wrong, view.actions[0].text, view.number)
            with pytest.raises(Forbidden):
                await tables.act(table, token_person("x" * 32), view.actions[0].text, view.number)
            # Who sits down elsewhere with a token in hand is somebody new there.
            third = await tables.opening.create("carl", "Carl", "venice", 2)
            seated = await tables.sit(third, holder, 1, "Bob")
            assert (await tables.view_for(third, holder)).me is None
            assert (await tables.view_for(third, token_person(seated.token))).me == 1

    run(test)


def test_a_decision_on_an_old_position_is_refused(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, ("anna", "bob"))
            people = ("anna", "bob")
            view = await turn_of(tables, table, people)
            assert view.me is not None
            await tables.act(table, people[view.me], view.actions[0].text, view.number)
            with pytest.raises(Stale):
                await tables.act(table, people[view.me], view.actions[0].text, view.number)
            now = await turn_of(tables, table, people)
            assert now.me is not None
            with pytest.raises(Stale):
                await tables.act(table, people[now.me], now.actions[0].text, view.number)
            with pytest.raises(Stale):
                await tables.act(table, people[now.me], now.actions[0].text, now.number + 1)
            # A message at the table changes nobody's decision.
            await tables.chat(table, "anna", "hello")
            await tables.act(table, people[now.me], now.actions[0].text, now.number)

    run(test)


def test_who_decides_at_the_same_time_need_not_look_again(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = ("anna", "bob", "carl")
            table = await started(tables, people, "haul")
            views = [await tables.view_for(table, person) for person in people]
            for person, view in zip(people, views, strict=True):
                await tables.act(table, person, view.actions[0].text, view.number)
            # The bids are turned up: a decision made before that is an old one.
            with pytest.raises(Stale):
                await tables.act(table, "bob", views[1].actions[1].text, views[1].number)

    run(test)


def test_the_lobby_tells_bots_from_people_who_are_called_like_them(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            bots = {1: "master/jeweller", 2: "greedy"}
            await tables.opening.create("anna", "master", "venice", 4, bots=bots)
            (listed,) = (await tables.lobby("anna")).mine
            assert listed.names == ["master", "master/jeweller", "greedy", ""]
            assert listed.bots == ["", "master/jeweller", "greedy", ""]

    run(test)


def test_the_lobby_lists_whose_turn_it_is_first(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            people = ("anna", "bob")
            ids = [await started(tables, people, seed=seed) for seed in range(6)]
            for table in ids[:3]:
                await play_on(tables, table, people, 5)
            open_table = await tables.opening.create("carl", "Carl", "venice", 2)
            hidden = await tables.opening.create("carl", "Carl", "venice", 2, public=False)
            full = await tables.opening.create("carl", "Carl", "venice", 2, bots={1: "random"})
            await play_on(tables, ids[5], people)
            lobby = await tables.lobby("anna")
            turns = [table.my_turn for table in lobby.mine]
            assert turns == sorted(turns, reverse=True)
            assert True in turns and False in turns
            assert {table.id for table in lobby.mine} == set(ids[:5])
            assert [table.id for table in lobby.open] == [open_table]
            assert lobby.open[0].names == ["Carl", ""]
            assert [table.id for table in lobby.finished] == [ids[5]]
            assert lobby.finished[0].scores is not None
            mine = await tables.lobby("carl")
            assert {table.id for table in mine.mine} == {open_table, hidden, full}

    run(test)


def test_unknown_things_are_not_found(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, ("anna", "bob"))
            for attempt in (
                tables.at_step(table, "anna", 1),
                tables.ask_stand_in(table, "anna", 5),
                tables.tokens.return_to("", "anna"),
            ):
                with pytest.raises(NotFound):
                    await attempt

    run(test)


def test_a_table_for_another_number_of_players_is_found_by_the_old_link(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            old = await tables.opening.create("anna", "Anna", "venice", 3, {"directions": "4"})
            new = await tables.opening.resize(old, "anna", 2)
            left = await tables.view_for(old, "bob")
            assert left.next is not None and left.next.table == new.table
            assert not any(seat.taken for seat in left.seats)
            moved = await tables.view_for(new.table, "anna")
            assert [seat.name for seat in moved.seats] == ["Anna", ""]
            assert moved.options["directions"] == "4" and moved.public == left.public
            # Nobody is sent to where nobody waits.
            offered = [table.id for table in (await tables.lobby("bob")).open]
            assert offered == [new.table]
            await tables.sit(new.table, "bob", None, "Bob")
            for refused in ("anna", "bob"):
                with pytest.raises(Refused) as error:
                    await tables.opening.resize(new.table, refused, 3)
                assert error.value.message == "error-not-alone"
            with pytest.raises(TableError):
                await tables.opening.resize(
                    await tables.opening.create("x", "X", "venice", 2), "x", 9
                )

    run(test)
