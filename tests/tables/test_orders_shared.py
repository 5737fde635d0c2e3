"""Orders where several servers share a database: given on one, carried out by another."""

from __future__ import annotations

from igroteka.tables.postgres import CHANNEL
from igroteka.tables.service import Tables
from igroteka.tables.views import TableView
from tests.tables.ordered import fallen, go_on, story, told
from tests.tables.test_many_servers import on_two
from tests.tables.test_presence import until

RESCUE = story("venice", "rescue")
DROWN = f"rescue figure={fallen(RESCUE)} to=drown"
REST = RESCUE.moves[RESCUE.given_at :]


async def both_look(one: Tables, two: Tables) -> str:
    """Open the story's table on both servers."""
    table = await told(one, RESCUE, RESCUE.given_at)
    await two.view_for(table, RESCUE.rival)
    return table


async def seen(tables: Tables, table: str) -> TableView:
    return await tables.view_for(table, RESCUE.person)


def test_an_order_given_on_one_server_is_carried_out_by_the_other(shared_database: str) -> None:
    async def test(one: Tables, two: Tables) -> None:
        table = await both_look(one, two)
        await one.orders.give(table, RESCUE.person, DROWN)
        await until(lambda: bool(two.keeper.at_hand[table].table.orders))
        await go_on(two, table, REST)
        assert (await seen(two, table)).log[-1].ordered
        step = len(RESCUE.moves) + 1
        await until(lambda: one.keeper.at_hand[table].table.step == step)
        assert (await seen(one, table)).log[-1].ordered
        assert (await seen(one, table)).orders == []

    on_two(test, shared_database)


def test_what_was_withdrawn_elsewhere_does_not_fire_even_if_nobody_was_told(
    shared_database: str,
) -> None:
    async def test(one: Tables, two: Tables) -> None:
        table = await both_look(one, two)
        given = await one.orders.give(table, RESCUE.person, DROWN)
        await until(lambda: bool(two.keeper.at_hand[table].table.orders))
        assert two._peers is not None
        two._peers.hearers[CHANNEL] = lambda _: None  # it hears nothing any more
        await one.orders.withdraw(table, RESCUE.person, given.id)
        await go_on(two, table, REST)
        view = await seen(two, table)
        assert view.view is not None and view.view["step"] == "rescue" and view.orders == []

    on_two(test, shared_database)


def test_an_order_that_is_heard_of_late_is_carried_out_then(shared_database: str) -> None:
    async def test(one: Tables, two: Tables) -> None:
        table = await both_look(one, two)
        assert one._peers is not None and two._peers is not None
        hear, missed = two._peers.hearers[CHANNEL], list[str]()
        two._peers.hearers[CHANNEL] = missed.append
        one._peers.hearers[CHANNEL] = lambda _: None
        await one.orders.give(table, RESCUE.person, DROWN)
        await go_on(two, table, REST)
        assert RESCUE.seat in (await seen(two, table)).to_act
        await until(lambda: any('"orders"' in notice for notice in missed))
        for notice in missed:
            hear(notice)
        step = len(RESCUE.moves) + 1
        await until(lambda: two.keeper.at_hand[table].table.step == step)
        assert (await seen(two, table)).log[-1].ordered

    on_two(test, shared_database)
