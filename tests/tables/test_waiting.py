"""Those who wait are served in a fair order."""

from __future__ import annotations

import asyncio

from hypothesis import given
from hypothesis import strategies as st

from igroteka.tables.payer import Payer
from igroteka.tables.waiting import PEOPLE_OF_AN_ADDRESS, Waiting
from tests.tables.helpers import run

Asked = list[tuple[str, float]]


def payer(name: str) -> Payer:
    """Return who pays: “anna” alone at home, or “ben@club”."""
    person, _, address = name.partition("@")
    return Payer(person, address or person)


async def served(waiting: Waiting[str], asked: Asked) -> list[str]:
    """Return in which order some get their turn who ask while something else is under way."""
    order: list[str] = []

    async def ask(name: str, cost: float) -> None:
        async with waiting.turn(payer(name), cost):
            order.append(name)

    async with waiting.turn(payer("somebody"), 1):
        tasks = [asyncio.create_task(ask(name, cost)) for name, cost in asked]
        while waiting.number < len(asked):
            await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


def order_of(asked: Asked) -> list[str]:
    found: list[str] = []

    async def test() -> None:
        found.extend(await served(Waiting(["worker"]), asked))

    run(test)
    return found


def test_who_asks_for_much_does_not_keep_others_waiting() -> None:
    order = order_of([("flood", 4.0)] * 20 + [("anna", 4.0), ("bob", 1.0)])
    assert order == ["bob", "flood", "anna", *["flood"] * 19]


def test_each_gets_the_same_share_however_many_turns_one_wants() -> None:
    order = order_of([("a", 4.0)] * 10 + [("b", 1.0)] * 40)
    # When a has had five turns of four seconds, b has had about twenty of one.
    fifth = [place for place, who in enumerate(order) if who == "a"][4]
    assert 16 <= order[:fifth].count("b") <= 20


def test_an_address_of_a_thousand_people_gets_as_much_as_a_few() -> None:
    flood = [(f"{n}@one-address", 4.0) for n in range(100)]
    order = order_of([*flood, ("anna", 4.0), ("bob", 1.0)])
    assert order[0] == "bob"
    assert order.index("anna") <= PEOPLE_OF_AN_ADDRESS + 1


def test_within_an_address_nobody_waits_for_all_that_another_one_asks_for() -> None:
    order = order_of([("much@club", 4.0)] * 40 + [("anna@club", 4.0)])
    assert order.index("anna@club") <= 40 / PEOPLE_OF_AN_ADDRESS + 1


@given(st.lists(st.tuples(st.sampled_from(["a", "b", "c@x", "d@x"]), st.floats(0, 9)), max_size=30))
def test_everybody_is_served(asked: Asked) -> None:
    assert sorted(order_of(asked)) == sorted(name for name, _ in asked)


def test_who_gives_up_waiting_keeps_nothing_from_others() -> None:
    async def test() -> None:
        waiting = Waiting(["worker"])

        async def ask() -> None:
            async with waiting.turn(payer("anna"), 1):
                pass

        async with waiting.turn(payer("bob"), 1):
            early, late = asyncio.create_task(ask()), asyncio.create_task(ask())
            while waiting.number < 2:
                await asyncio.sleep(0)
            early.cancel()
        # The late one has been given its turn, and is told to go before it could take it.
        late.cancel()
        await asyncio.gather(early, late, return_exceptions=True)
        async with asyncio.timeout(5), waiting.turn(payer("bob"), 1):
            assert waiting.number == 0

    run(test)


def test_what_can_wait_goes_last_and_among_itself_in_a_fair_order() -> None:
    async def test() -> None:
        waiting, order = Waiting(["worker"]), []

        async def ask(name: str, cost: float, can_wait: bool) -> None:
            async with waiting.turn(payer(name), cost, can_wait=can_wait):
                order.append(name)

        asked = [("flood", 1.0, True)] * 3 + [("anna", 1.0, True), ("bob", 9.0, False)]
        async with waiting.turn(payer("somebody"), 1):
            tasks = [asyncio.create_task(ask(*one)) for one in asked]
            while waiting.number < len(asked):
                await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert order == ["bob", "flood", "flood", "anna", "flood"]

    run(test)
