"""A fair order for those who wait for something that few can have at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeVar

from igroteka.tables.payer import Payer

T = TypeVar("T")

LEAST_COST: Final = 0.02
"""What even the quickest piece of work counts for, in seconds."""
PEOPLE_OF_AN_ADDRESS: Final = 4
"""An address gets at most as much as so many people."""


class Place(NamedTuple):
    """Where somebody stands in the order; the least goes first.

    This is self-clocked fair queueing, twice: all people who wait get the same share however
    much they ask for, and an address no more than a few people do. Nobody saves anything up or
    owes anything once they wait for nothing.
    """

    of_person: float
    of_address: float

    @property
    def when(self) -> float:
        """When it is their turn, on a clock that goes on as work is done."""
        return max(self)


def next_place(cost: float, first: float, persons_last: float, addresss_last: float) -> Place:
    """Return the place of work that costs so many seconds.

    *first* is when the first of all has its turn who waits or is being served; the others are
    the last places that the same person and the same address have, 0 if they have none.

    >>> next_place(4.0, 10.0, 0.0, 0.0).when  # somebody new comes after who is being served
    14.0
    >>> next_place(4.0, 10.0, 50.0, 20.0).when  # who waits for ten others comes after these
    54.0
    >>> next_place(4.0, 10.0, 0.0, 20.0).when  # another person of the same address
    21.0
    """
    return Place(
        max(first, persons_last) + cost,
        max(first, addresss_last) + cost / PEOPLE_OF_AN_ADDRESS,
    )


@dataclass(eq=False, slots=True)
class Waiter(Generic[T]):
    """Somebody who waits or is being served."""

    payer: Payer
    place: Place
    turn: asyncio.Future[T]
    can_wait: bool
    """Whether everybody else goes first."""


class Waiting(Generic[T]):
    """Hands out a few things, one at a time to each who waits, in the order of `Place`."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = list(things)
        self._waiters: list[Waiter[T]] = []
        self._served: set[Waiter[T]] = set()

    @property
    def number(self) -> int:
        """How many wait."""
        return len(self._waiters)

    @asynccontextmanager
    async def turn(self, payer: Payer, cost: float, *, can_wait: bool = False) -> AsyncIterator[T]:
        """Wait for a thing that is needed for about *cost* seconds; give it back afterwards.

        What *can_wait* gets its turn when nobody waits for anything else, in a fair order, too.
        """
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        place = self._place(payer, max(cost, LEAST_COST), can_wait)
        waiter = Waiter(payer, place, turn, can_wait)
        self._waiters.append(waiter)
        self._hand_out()
        try:
            thing = await turn
        except asyncio.CancelledError:
            if waiter in self._waiters:
                self._waiters.remove(waiter)
            elif not turn.cancelled():
                self._give_back(waiter, turn.result())
            raise
        try:
            yield thing
        finally:
            self._give_back(waiter, thing)

    def _place(self, payer: Payer, cost: float, can_wait: bool) -> Place:
        everybody = [w for w in (*self._waiters, *self._served) if w.can_wait == can_wait]
        first = min((w.place.when for w in everybody), default=0.0)
        person = (w.place.of_person for w in everybody if w.payer.person == payer.person)
        address = (w.place.of_address for w in everybody if w.payer.address == payer.address)
        return next_place(cost, first, max(person, default=0.0), max(address, default=0.0))

    def _give_back(self, waiter: Waiter[T], thing: T) -> None:
        self._served.discard(waiter)
        self._free.append(thing)
        self._hand_out()

    def _hand_out(self) -> None:
        # Who was told to go, and has not yet gone, waits for nothing.
        self._waiters = [waiter for waiter in self._waiters if not waiter.turn.done()]
        while self._free and self._waiters:
            # Of equals the first is the one that has waited longest.
            waiter = min(self._waiters, key=lambda w: (w.can_wait, w.place.when))
            self._waiters.remove(waiter)
            self._served.add(waiter)
            waiter.turn.set_result(self._free.pop())
