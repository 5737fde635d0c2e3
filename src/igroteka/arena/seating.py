"""Who sits where: the scheme by which the luck of the deal and of the seat cancels.

A row of the results is a *circle* of bots and a number of seats. A deal is played once for each
bot of the circle: in the game that begins with the n-th of them, seat 1 is taken by the n-th,
seat 2 by the one after it, and so on around the circle. So in every deal

* each place in the circle sits at every seat exactly once: nobody gets a better seat, or a
  better deal, more often than another;
* everybody plays the same deals as everybody else.

It holds for any number of bots and of seats. As many bots as seats: the same table, turned. More
bots than seats: tables of neighbours in the circle. Fewer: the circle is gone around again. A
hero among identical rivals is a circle of the hero and as many rivals as seats are left, so that
it sits at each seat once while the deal stays.

The circle is shuffled anew for each deal, so that over many deals everybody meets everybody and
sits to the left of everybody. Two games of a deal in which the same bots sit at the same seats
would tell nothing new: only one of them is played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from itertools import count
from typing import NamedTuple

from igroteka.arena.entrants import Entrant
from igroteka.engine import Rng


@dataclass(frozen=True)
class Row:
    """Bots that meet at one number of seats."""

    number: int
    seats: int
    circle: tuple[Entrant, ...]
    hero: str = ""
    """Who is measured, where the others are identical rivals."""

    @property
    def rival(self) -> str:
        """Whom the hero meets."""
        return next((entrant.name for entrant in self.circle if entrant.name != self.hero), "")

    def seatings(self, deal: int) -> list[tuple[Entrant, ...]]:
        """Return who sits where in each game of a deal.

        >>> row = Row(0, 3, tuple(Entrant(name, name) for name in ("hero", "rival", "rival")))
        >>> for seating in row.seatings(7):
        ...     print(*(entrant.name for entrant in seating))
        hero rival rival
        rival rival hero
        rival hero rival
        """
        circle = luck(deal, self.seats, -1).shuffled(list(self.circle))
        seatings = (
            tuple(circle[(first + seat) % len(circle)] for seat in range(self.seats))
            for first in range(len(circle))
        )
        return list(dict.fromkeys(seatings))


class Pairing(NamedTuple):
    """One game to be played."""

    row: int
    number: int
    """Which game of the row, from 0."""
    turn: int
    """Which game of its deal, from 0."""
    game: str
    edition: str
    """Its data: whoever plays it must have the same."""
    options: dict[str, str]
    seed: int
    """The deal."""
    seating: tuple[Entrant, ...]
    keep_record: bool


class Plan(NamedTuple):
    """The games of a row, in order, and how many have been played when each deal is over."""

    row: Row
    pairings: list[Pairing]
    ends: list[int]


def deals_of(row: Row, seed: int) -> Iterator[tuple[int, list[tuple[Entrant, ...]]]]:
    """Yield deal after deal of a row, without end: its seed, and who sits where in its games."""
    for deal in count(seed):
        yield deal, row.seatings(deal)


def luck(deal: int, seats: int, turn: int) -> Rng:
    """Return the luck of the bots in one game of a deal: always the same, and its own."""
    digest = blake2b(f"{deal}/{seats}/{turn}".encode(), digest_size=8).digest()
    return Rng(int.from_bytes(digest, "big"))
