"""Orders beforehand: they fire when they should, ask when they should, and nobody else knows."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest

from igroteka.engine import State
from igroteka.games.venice.rules.city import SQUARE_NAMES, WATER
from igroteka.tables import ordering
from igroteka.tables.entries import Act
from igroteka.tables.errors import AgainstTheRules, Forbidden, NotFound, Refused
from igroteka.tables.service import Tables
from igroteka.tables.standing import Made
from tests.tables.helpers import opened, run, started
from tests.tables.ordered import PEOPLE, Story, fallen, find, go_on, story, told


def at_story(database: str, story: Story, test: Callable[[Tables, str], Awaitable[None]]) -> None:
    """Test at a table just before the order's seat comes to its decision."""

    async def testing() -> None:
        async with opened(database) as tables:
            await test(tables, await told(tables, story, story.given_at))

    run(testing)


async def shown(tables: Tables, table: str, person: str) -> dict[str, Any]:
    view = (await tables.view_for(table, person)).view
    assert view is not None
    return view


def made_of(tables: Tables, table: str) -> list[Made]:
    return tables.keeper.at_hand[table].table.made


# --- Venice --------------------------------------------------------------------------------------


def has_one_gondola(state: State[Any], seat: int) -> bool:
    return bool(state.view(seat)["players"][seat]["gondolas"] == 1)


def has_lost_another(state: State[Any], seat: int) -> bool:
    return bool(state.view(seat)["players"][seat]["figures"].count(None) > 1)


RESCUE = story("venice", "rescue")
LAST = story("venice", "rescue", has_one_gondola)
LOST = story("venice", "rescue", has_lost_another)


def test_a_figure_is_rescued_as_ordered_and_the_game_goes_on(database: str) -> None:
    figure = fallen(RESCUE)
    free = [offer.text.split()[1] for offer in find(RESCUE).offers(RESCUE.seat)[:-1]]

    async def test(tables: Tables, table: str) -> None:
        text = f"rescue figure={figure} to={free[0]}"
        given = await tables.orders.give(table, RESCUE.person, text)
        assert free[0] in given.said and given.text.startswith(text)
        await go_on(tables, table, RESCUE.moves[RESCUE.given_at :])
        view = await tables.view_for(table, RESCUE.person)
        assert view.view is not None and view.view["step"] != "rescue"
        assert free[0] in view.view["players"][RESCUE.seat]["figures"]
        assert made_of(tables, table)[-1] == Made.ORDERED
        assert view.log[-1].ordered and view.orders == []
        rival = await tables.view_for(table, RESCUE.rival)
        assert not rival.log[-1].ordered and rival.log[-1].events == view.log[-1].events

    at_story(database, RESCUE, test)


def test_a_figure_is_let_go_as_ordered(database: str) -> None:
    async def test(tables: Tables, table: str) -> None:
        await tables.orders.give(table, RESCUE.person, f"rescue figure={fallen(RESCUE)} to=drown")
        await go_on(tables, table, RESCUE.moves[RESCUE.given_at :])
        mine = (await shown(tables, table, RESCUE.person))["players"][RESCUE.seat]
        assert mine["figures"].count(None) == 1

    at_story(database, RESCUE, test)


@pytest.mark.parametrize(
    "told,unless,why",
    [(LAST, "last-gondola", "last gondola"), (LOST, "lost-another", "Another of your figures")],
)
def test_the_person_is_asked_where_they_wanted_to_be(
    database: str, told: Story, unless: str, why: str
) -> None:
    free = find(told).offers(told.seat)[0].text.split()[1]

    async def test(tables: Tables, table: str) -> None:
        order = f"rescue figure={fallen(told)} to={free} unless={unless}"
        await tables.orders.give(table, told.person, order)
        await go_on(tables, table, told.moves[told.given_at :])
        view = await tables.view_for(table, told.person)
        assert view.view is not None and view.view["step"] == "rescue" and view.actions
        assert len(view.why_asked) == 1 and why in view.why_asked[0]
        in_russian = await tables.view_for(table, told.person, lang="ru")
        assert "просили спросить" in in_russian.why_asked[0]
        rival = await tables.view_for(table, told.rival)
        assert rival.why_asked == [] and rival.orders == []
        # Without the exception the same order fires.
        await tables.act(table, told.person, view.actions[0].text, view.number)
        assert (await tables.view_for(table, told.person)).orders == []

    at_story(database, told, test)


def test_where_the_square_is_taken_the_next_wish_counts_and_then_the_person(
    database: str,
) -> None:
    figure, legal = fallen(RESCUE), find(RESCUE).offers(RESCUE.seat)
    free = [offer.text.split()[1] for offer in legal[:-1]]

    async def test(tables: Tables, table: str) -> None:
        # The square is free now; while the order stands it becomes something else.
        at = tables.keeper.at_hand[table].table.match.state
        gone = next(name for name in names_free(at, RESCUE.seat) if name in free)
        await tables.orders.give(table, RESCUE.person, f"rescue figure={figure} to={gone}")
        flood(tables, table, gone)
        await go_on(tables, table, RESCUE.moves[RESCUE.given_at :])
        view = await tables.view_for(table, RESCUE.person)
        assert view.view is not None and view.view["step"] == "rescue"
        assert view.why_asked == [f"Your order cannot be carried out: {gone} is no longer free."]

    at_story(database, RESCUE, test)

    async def with_another_wish(tables: Tables, table: str) -> None:
        one, other = free[:2]
        order = f"rescue figure={figure} to={one} else={other}"
        await tables.orders.give(table, RESCUE.person, order)
        flood(tables, table, one)
        await go_on(tables, table, RESCUE.moves[RESCUE.given_at :])
        mine = (await shown(tables, table, RESCUE.person))["players"][RESCUE.seat]
        assert other in mine["figures"]

    at_story(database + "2", RESCUE, with_another_wish)


def names_free(state: State[Any], seat: int) -> list[str]:
    (form,) = state.orders(seat)
    return [choice for choice in form.blanks[1].choices if choice != "drown"]


def flood(tables: Tables, table: str, square: str) -> None:
    """Let a square sink, as a card of somebody's would have done."""
    state: Any = tables.keeper.at_hand[table].table.match.state
    state.standing[SQUARE_NAMES.index(square)] = WATER


# --- Bruges --------------------------------------------------------------------------------------


def costs_one(state: State[Any], seat: int) -> bool:
    return bool(state.view(seat)["step"]["price"] == 1)


def costs_more(state: State[Any], seat: int) -> bool:
    return bool(state.view(seat)["step"]["price"] > 1)


CHEAP = story("bruges", "rise", costs_one)
DEAR = story("bruges", "rise", costs_more)


@pytest.mark.parametrize(
    "told,order,rises",
    [
        (DEAR, "reputation", False),
        (DEAR, "reputation upto=none", False),
        (DEAR, "reputation round=every cheap=rise upto=1", False),
        (CHEAP, "reputation", None),
        (CHEAP, "reputation cheap=rise", True),
        (CHEAP, "reputation upto=none cheap=rise", False),
    ],
)
def test_reputation_is_skipped_unless_it_is_cheap(
    database: str, told: Story, order: str, rises: bool | None
) -> None:
    async def test(tables: Tables, table: str) -> None:
        before = (await shown(tables, table, told.person))["players"][told.seat]["reputation"]
        await tables.orders.give(table, told.person, order)
        await go_on(tables, table, told.moves[told.given_at :])
        view = await tables.view_for(table, told.person)
        assert view.view is not None
        asked = view.view["step"]["kind"] == "rise" and told.seat in view.to_act
        assert asked == (rises is None) == bool(view.why_asked)
        after = view.view["players"][told.seat]["reputation"]
        assert after == before + (rises is True)
        # What holds in every round stands on.
        assert bool(view.orders) == (asked or "every" in order)

    at_story(database, told, test)


# --- Orléans -------------------------------------------------------------------------------------


def can_act(state: State[Any], seat: int) -> bool:
    return len(state.legal_actions(seat)) > 1


PASSES = story("orleans", "turn", can_act)
COVERS = story("orleans", "cover", None, True)


def place_of(story: Story) -> str:
    """Return a place with which the seat could act when it is asked."""
    return str(find(story).offers(story.seat)[0].args["place"])


def test_passing_is_done_as_ordered(database: str) -> None:
    async def test(tables: Tables, table: str) -> None:
        await tables.orders.give(table, PASSES.person, "pass")
        await go_on(tables, table, PASSES.moves[PASSES.given_at :])
        log = (await tables.view_for(table, PASSES.person)).log
        mine = [line for line in log if line.ordered]
        assert [line.events[0].kind for line in mine] == ["passed"]

    at_story(database, PASSES, test)


def test_who_can_act_with_the_named_place_is_asked(database: str) -> None:
    async def test(tables: Tables, table: str) -> None:
        await tables.orders.give(table, PASSES.person, f"pass place={place_of(PASSES)}")
        await go_on(tables, table, PASSES.moves[PASSES.given_at :])
        view = await tables.view_for(table, PASSES.person)
        assert PASSES.seat in view.to_act and len(view.why_asked) == 1
        # The round's order stands until the round's actions are over for the seat.
        assert len(view.orders) == 1
        await tables.act(table, PASSES.person, "pass", view.number)
        assert (await tables.view_for(table, PASSES.person)).orders == []

    at_story(database, PASSES, test)


@pytest.mark.parametrize("technology,asked", [("ask", True), ("keep", False)])
def test_technology_tiles_are_kept_or_asked_about(
    database: str, technology: str, asked: bool
) -> None:
    # The story passes by hand: here the order does it.
    last = len(COVERS.moves) - 1
    assert COVERS.moves[last] == (COVERS.seat, "pass")

    async def test(tables: Tables, table: str) -> None:
        await tables.orders.give(table, COVERS.person, f"pass technology={technology}")
        await go_on(tables, table, COVERS.moves[COVERS.given_at : last])
        view = await tables.view_for(table, COVERS.person)
        assert view.view is not None
        covers = view.view["step"] == "cover" and COVERS.seat in view.to_act
        assert covers == asked == bool(view.why_asked)
        assert len([line for line in view.log if line.ordered]) == (1 if asked else 2)

    at_story(database, COVERS, test)


# --- giving, changing, withdrawing ---------------------------------------------------------------


def test_an_order_can_be_changed_and_withdrawn_and_then_the_person_is_asked(
    database: str,
) -> None:
    async def test(tables: Tables, table: str) -> None:
        one = await tables.orders.give(table, CHEAP.person, "reputation cheap=rise")
        two = await tables.orders.give(table, CHEAP.person, "reputation upto=none")
        standing = (await tables.orders.of(table, CHEAP.person)).standing
        assert standing == [two] and one.id != two.id
        with pytest.raises(NotFound):
            await tables.orders.withdraw(table, CHEAP.person, one.id)
        with pytest.raises(NotFound):
            await tables.orders.withdraw(table, CHEAP.rival, two.id)
        await tables.orders.withdraw(table, CHEAP.person, two.id)
        assert (await tables.orders.of(table, CHEAP.person)).standing == []
        await go_on(tables, table, CHEAP.moves[CHEAP.given_at :])
        view = await tables.view_for(table, CHEAP.person)
        assert CHEAP.seat in view.to_act and view.why_asked == []

    at_story(database, CHEAP, test)


def test_what_cannot_be_ordered_is_refused_with_a_sentence(database: str) -> None:
    async def test(tables: Tables, table: str) -> None:
        for text, says in (
            ("", "cannot be given now; possible: rescue"),
            ("tango", "cannot be given now; possible: rescue"),
            ("rescue", "to is now one of"),
            ("rescue to=z9", "to is now one of"),
            ("rescue to=drown boat=1", "has nothing called “boat”"),
            ("rescue to=drown figure=z9", "figure is now one of"),
        ):
            with pytest.raises(AgainstTheRules, match=says):
                await tables.orders.give(table, RESCUE.person, text)
        with pytest.raises(Forbidden):
            await tables.orders.give(table, "stranger", "rescue to=drown")
        with pytest.raises(Forbidden):
            await tables.orders.of(table, "stranger")
        # A decision that is there is simply made.
        await go_on(tables, table, RESCUE.moves[RESCUE.given_at :])
        with pytest.raises(AgainstTheRules, match="figure is now one of"):
            order = f"rescue figure={fallen(RESCUE)} to=drown"
            await tables.orders.give(table, RESCUE.person, order)
        waiting = await tables.opening.create("anna", "Anna", "venice", 2)
        with pytest.raises(Refused):
            await tables.orders.give(waiting, "anna", "rescue to=drown")

    at_story(database, RESCUE, test)


def test_a_game_without_trifles_has_no_orders(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "glenmore")
            assert (await tables.orders.of(table, "anna")).possible == []
            with pytest.raises(AgainstTheRules, match="possible: —"):
                await tables.orders.give(table, "anna", "pass")

    run(test)


def test_an_order_that_is_over_stays_over(database: str) -> None:
    """The figure has left its square; that another one comes there later changes nothing."""

    async def test(tables: Tables, table: str) -> None:
        await tables.orders.give(table, RESCUE.person, f"rescue figure={fallen(RESCUE)} to=drown")
        await go_on(tables, table, RESCUE.moves[RESCUE.given_at :])
        given = tables.keeper.at_hand[table].table.orders[0]
        assert given.ended is not None
        assert (await tables.orders.of(table, RESCUE.person)).standing == []

    at_story(database, RESCUE, test)


# --- secret --------------------------------------------------------------------------------------


def test_nobody_else_can_tell_that_an_order_was_given(database: str) -> None:
    async def test(tables: Tables, table: str) -> None:
        watching = {
            who: await tables.subscribe(table, who) for who in (RESCUE.rival, "a spectator")
        }
        before = {who: await tables.view_for(table, who) for who in watching}
        heard: list[object] = []

        async def listen(who: str) -> None:
            async for message in watching[who]:
                heard.append(message)  # noqa: PERF401

        listening = [asyncio.create_task(listen(who)) for who in watching]
        await asyncio.sleep(0)
        order = f"rescue figure={fallen(RESCUE)} to=drown"
        given = await tables.orders.give(table, RESCUE.person, order)
        await tables.orders.withdraw(table, RESCUE.person, given.id)
        await tables.orders.give(table, RESCUE.person, order)
        for who, then in before.items():
            now = await tables.view_for(table, who)
            for field in type(now).__struct_fields__:
                if field not in ("seats", "spectators"):  # who is here, which all may know
                    assert getattr(now, field) == getattr(then, field), field
        with closing(sqlite3.connect(database)) as file:
            rows = file.execute("SELECT kind, data FROM entries").fetchall()
        assert not any("rescue" in data or "order" in kind for kind, data in rows)
        for task in listening:
            task.cancel()
        kinds = {getattr(message, "kind", "") for message in heard}
        assert kinds <= {"presence"}

    at_story(database, RESCUE, test)


def test_what_was_ordered_is_told_as_what_was_done_by_hand(database: str) -> None:
    """The rival's view and messages are the same whether it was ordered or not."""
    found = []
    for n, order in enumerate([f"rescue figure={fallen(RESCUE)} to=drown", ""]):

        async def test(tables: Tables, table: str, order: str = order) -> None:
            if order:
                await tables.orders.give(table, RESCUE.person, order)
            await go_on(tables, table, RESCUE.moves[RESCUE.given_at :])
            if not order:
                await go_on(tables, table, [(RESCUE.seat, "drown")])
            view = await tables.view_for(table, RESCUE.rival)
            live = tables.keeper.at_hand[table]
            messages = [
                repr(live.message(place, 1 - RESCUE.seat)) for place in range(live.table.number)
            ]
            found.append((view.number, view.view, view.log, view.can_undo, messages))

        at_story(f"{database}{n}", RESCUE, test)
    assert found[0] == found[1]


# --- taking back, restarts -----------------------------------------------------------------------


def test_where_the_game_goes_back_an_order_stands_again_and_the_person_is_asked(
    database: str,
) -> None:
    async def test(tables: Tables, table: str) -> None:
        await tables.orders.give(table, RESCUE.person, f"rescue figure={fallen(RESCUE)} to=drown")
        start = (await tables.view_for(table, RESCUE.person)).step
        await go_on(tables, table, RESCUE.moves[RESCUE.given_at :])
        assert (await tables.view_for(table, RESCUE.person)).orders == []
        # What was ordered was not made by hand: taking back goes on over it.
        playing = tables.keeper.at_hand[table].table
        target = playing.undo_target(RESCUE.seat)
        assert target is None or target < start
        fell = len(RESCUE.moves)
        await tables.undo(table, RESCUE.rival, fell)
        await tables.vote(table, RESCUE.person, True)
        view = await tables.view_for(table, RESCUE.person)
        assert view.step == fell and RESCUE.seat in view.to_act and len(view.orders) == 1
        assert "gone back" in view.why_asked[0]
        # Whatever is done next, that it was over in a course that was taken back is forgotten.
        assert [given.ended for given in playing.orders] == [fell + 1]
        ordering.after_act(playing, playing.number + 1)
        assert [given.ended for given in playing.orders] == [None]
        # Further back, and played again: it fires again.
        await tables.undo(table, RESCUE.rival, fell - 1)
        await tables.vote(table, RESCUE.person, True)
        await go_on(tables, table, RESCUE.moves[fell - 1 :])
        view = await tables.view_for(table, RESCUE.person)
        assert view.log[-1].ordered and view.orders == []

    at_story(database, RESCUE, test)


def test_orders_survive_a_restart_and_so_does_that_they_are_over(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await told(tables, RESCUE, RESCUE.given_at)
            order = f"rescue figure={fallen(RESCUE)} to=drown"
            given = await tables.orders.give(table, RESCUE.person, order)
        async with opened(database) as tables:
            assert (await tables.orders.of(table, RESCUE.person)).standing == [given]
            await go_on(tables, table, RESCUE.moves[RESCUE.given_at :])
            view = await tables.view_for(table, RESCUE.person)
            assert view.log[-1].ordered
        async with opened(database) as tables:
            again = await tables.view_for(table, RESCUE.person)
            assert (again.view, again.log, again.orders) == (view.view, view.log, [])
            ended = [given.ended for given in tables.keeper.at_hand[table].table.orders]
            assert ended == [len(RESCUE.moves) + 1]

    run(test)


def test_what_a_crash_left_open_is_done_when_the_table_is_opened(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await told(tables, DEAR, DEAR.given_at)
            await tables.orders.give(table, DEAR.person, "reputation")
            live = await tables.keeper.find(table)
            *first, (seat, text) = DEAR.moves[DEAR.given_at :]
            await go_on(tables, table, first)
            async with live.lock:  # the server dies between the move and what follows it
                await tables.keeper._write(live, Act(seat, text))
        async with opened(database) as tables:
            log = (await tables.view_for(table, DEAR.person)).log
            assert log[len(DEAR.moves)].ordered

    run(test)


def test_while_a_bot_sits_in_the_persons_word_still_holds(database: str) -> None:
    async def test(tables: Tables, table: str) -> None:
        await tables.orders.give(table, RESCUE.person, f"rescue figure={fallen(RESCUE)} to=drown")
        await tables.leave(table, RESCUE.person)
        view = await tables.view_for(table, RESCUE.rival)
        text = RESCUE.moves[-1][1]
        assert RESCUE.moves[RESCUE.given_at :] == ((1 - RESCUE.seat, text),)
        await tables.act(table, RESCUE.rival, text, view.number)
        assert made_of(tables, table)[len(RESCUE.moves)] == Made.ORDERED

    at_story(database, RESCUE, test)
