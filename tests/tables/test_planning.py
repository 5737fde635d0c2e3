"""Plans of Orléans can be changed until the last player is done, also by who was done before."""

from __future__ import annotations

import pytest

from igroteka.tables.errors import Refused
from igroteka.tables.service import Tables
from igroteka.tables.views import TableView
from tests.tables.helpers import opened, run, started

PEOPLE = ("anna", "bob", "carl")


async def plans(tables: Tables, table: str, person: str) -> TableView:
    """Return the view of somebody who is planning."""
    view = await tables.view_for(table, person)
    assert view.view is not None and view.view["step"] == "plan"
    return view


async def does(tables: Tables, table: str, person: str, *actions: str) -> None:
    for action in actions:
        view = await tables.view_for(table, person)
        await tables.act(table, person, action, view.number)


async def until_planning(tables: Tables, table: str) -> None:
    """Draw followers until all plan."""
    while True:
        for person in PEOPLE:
            view = await tables.view_for(table, person)
            assert view.view is not None
            if view.view["step"] == "plan":
                return
            if view.actions:
                await tables.act(table, person, view.actions[-1].text, view.number)


def slots(view: TableView) -> dict[str, str | None]:
    assert view.view is not None and view.me is not None
    found: dict[str, str | None] = view.view["players"][view.me]["slots"]
    return found


def test_who_is_done_goes_on_planning_until_the_last_one_is(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "orleans")
            await until_planning(tables, table)
            first = next(o.text for o in (await plans(tables, table, "anna")).bundles)
            await does(tables, table, "anna", first, "done")
            planned = await plans(tables, table, "anna")
            assert planned.actions == [] and any(slots(planned).values())
            # The others go on meanwhile: one is done as well, and that stays so.
            theirs = next(o.text for o in (await plans(tables, table, "bob")).bundles)
            await does(tables, table, "bob", theirs, "done")
            bobs = slots(await plans(tables, table, "bob"))
        # After a restart, and so after a reload, it is the same.
        async with opened(database) as tables:
            waiting = await plans(tables, table, "anna")
            assert waiting.can_undo == "free" and not waiting.undo_rewinds
            assert await tables.undo(table, "anna")
            again = await plans(tables, table, "anna")
            assert again.actions and slots(again) == slots(planned)
            bob = await plans(tables, table, "bob")
            assert slots(bob) == bobs and bob.view is not None and bob.view["to_act"] == [0, 2]
            lifts = [offer.text for offer in again.actions if offer.kind == "lift"]
            await does(tables, table, "anna", *lifts, "done")
            assert not any(slots(await plans(tables, table, "anna")).values())
            # Again and again, until the last one is done: then all plans are shown.
            assert await tables.undo(table, "anna")
            await does(tables, table, "anna", "done")
            assert await tables.undo(table, "bob")
            await does(tables, table, "bob", "done")
            await does(tables, table, "carl", "done")
            shown = await tables.view_for(table, "anna")
            assert shown.view is not None and shown.view["step"] != "plan"
            # Now it is no longer one's own to take back.
            assert shown.can_undo == "vote"
            assert not await tables.undo(table, "anna")

    run(test)


def test_what_the_others_do_shows_nothing_of_a_change_of_mind(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "orleans")
            await until_planning(tables, table)
            first = next(o.text for o in (await plans(tables, table, "anna")).bundles)
            await does(tables, table, "anna", first, "done")
            await tables.undo(table, "anna")
            carl = await plans(tables, table, "carl")
            assert carl.view is not None and not any(carl.view["players"][0]["fresh"])
            with pytest.raises(Refused):
                await tables.undo(table, "carl")

    run(test)
