"""The exchanges of a last turn, planned together: then a cube is worth what it sells for."""

from __future__ import annotations

from typing import Final

from igroteka.games.glenmore.bot.candidates import fullest_store, obvious_activation
from igroteka.games.glenmore.bot.judgements import barrel_worth
from igroteka.games.glenmore.rules import market
from igroteka.games.glenmore.rules.actions import ACTIVATE, BUY, ENOUGH, SPEND
from igroteka.games.glenmore.rules.activation import exchange_points
from igroteka.games.glenmore.rules.box import EXCHANGE, PRODUCE_ANY, ROW_SPACES
from igroteka.games.glenmore.rules.decisions import ACTIVATING, PAYING
from igroteka.games.glenmore.rules.market import NEVER
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.steps.activating import is_useful
from igroteka.games.glenmore.rules.steps.moving import is_last_turn
from igroteka.games.glenmore.rules.steps.paying import ways
from igroteka.games.glenmore.rules.tiles import (
    ACTION,
    EXCHANGE_BARRELS,
    EXCHANGE_PRICE,
    FIRST_STORE,
    IS_FREE,
    STORE_GOOD,
    TILE_NAMES,
)

_GROCER: Final[int] = TILE_NAMES.index("grocer")
_CUBES: Final[int] = 12
"""More cubes of a kind no turn takes."""


def planned(state: GlenMoreState, seat: int) -> int:
    """Return what comes next in the exchanges of a last turn; −1: there is nothing to plan."""
    step = state.steps[-1]
    if not is_last_turn(state):
        return -1
    if step == ACTIVATING:
        return _next_tile(state, seat)
    if step == PAYING and state.hand < 0:
        return _next_cube(state, seat)
    return -1


def _next_tile(state: GlenMoreState, seat: int) -> int:
    for tile in state.ready:
        if IS_FREE[tile]:
            # What costs nothing comes first, and so does a sale that makes room.
            if is_useful(state, tile, seat) or market.sale(state, STORE_GOOD[FIRST_STORE[tile]]):
                return obvious_activation(state, seat)
        elif ACTION[tile] == PRODUCE_ANY and is_useful(state, tile, seat):
            return ACTIVATE + tile
    tile = Exchanges(state, seat, -1).best_tile
    return ACTIVATE + tile if tile >= 0 else -1


def _next_cube(state: GlenMoreState, seat: int) -> int:
    takes = Exchanges(state, seat, state.target).best_takes
    if not takes:
        return -1
    if not any(takes):
        return ENOUGH if state.least <= 0 else -1
    open_ways = ways(state, seat)
    for good in range(5):
        if takes[good]:
            if state.goods[5 * seat + good]:
                action = SPEND + fullest_store(state, good, seat)
            elif market.price(state, good) <= state.coins[seat]:
                action = BUY + good
            else:
                continue
            if action in open_ways:
                return action
    return -1


class Exchanges:
    """What all tiles that may exchange now should take, tried through.

    The grocer comes last: as each further cube of a kind costs as much or more, it is best
    served with the cheapest three.
    """

    __slots__ = (
        "barrel",
        "best",
        "best_takes",
        "best_tile",
        "coins",
        "costs",
        "grocer",
        "held",
        "open_price",
        "rows",
        "takes",
        "target",
        "tiles",
        "used",
    )

    def __init__(self, state: GlenMoreState, seat: int, target: int) -> None:
        """*target*: the tile that is being paid now; −1: none."""
        self.target = target
        self.open_price = (state.caps, state.least, state.most, state.paid)
        self.barrel = barrel_worth(state, seat)
        self.coins = state.coins[seat]
        self.rows = state.market
        self.held = state.goods[5 * seat : 5 * seat + 5]
        self.costs = [_costs(self.held[good], state.market[good]) for good in range(5)]
        self.used = [0] * 5
        self.takes = [0] * 5
        self.best = -float(NEVER)
        self.best_takes: list[int] = []  # by the target
        self.best_tile = -1  # one that exchanges
        self.grocer = False
        self.tiles: list[int] = []
        if target >= 0:
            self._add(target)
        for tile in state.ready:
            if ACTION[tile] == EXCHANGE and tile != target:
                self._add(tile)
        self._serve(0, 0.0, -1)

    def _add(self, tile: int) -> None:
        if tile == _GROCER:
            self.grocer = True
        else:
            self.tiles.append(tile)

    def _serve(self, n: int, worth: float, first: int) -> None:
        """Try all that the tiles from number *n* on may take; *first*: one that takes some."""
        if n == len(self.tiles):
            self._serve_grocer(worth, first)
            return
        tile = self.tiles[n]
        if tile == self.target:
            caps, least, most, paid = self.open_price
        else:
            caps, least, most = EXCHANGE_PRICE[tile]
            paid = 0
        if least <= 0 or tile != self.target:
            self._serve(n + 1, worth, first)
        self._pick(n, 0, 0, worth, first, caps, least, most, paid)

    def _pick(
        self,
        n: int,
        good: int,
        count: int,
        worth: float,
        first: int,
        caps: int,
        least: int,
        most: int,
        paid: int,
    ) -> None:
        """Try how many cubes of *good* and the kinds after it a tile may take."""
        tile = self.tiles[n]
        if good == 5 or count == most:
            if count and count >= least:
                worth += exchange_points(tile, paid + count) - exchange_points(tile, paid)
                if EXCHANGE_BARRELS[tile]:
                    worth += self.barrel
                self._serve(n + 1, worth, tile if first < 0 else first)
            return
        used, costs = self.used[good], self.costs[good]
        cap = caps >> 2 * good & 3
        if cap > most - count:
            cap = most - count
        taken = 0
        while True:
            self._pick(n, good + 1, count + taken, worth, first, caps, least, most, paid)
            cost = costs[used + taken]
            if taken == cap or cost == NEVER:
                break
            worth -= cost
            taken += 1
            self.used[good] += 1
            if tile == self.target:
                self.takes[good] += 1
        self.used[good] = used
        if tile == self.target:
            self.takes[good] = 0

    def _serve_grocer(self, worth: float, first: int) -> None:
        """Try the end of a plan without the grocer, and with it."""
        must = self.grocer and self.target == _GROCER
        if not must:
            self._compare(worth, first)
        if not self.grocer:
            return
        paid = self.open_price[3] if must else 0
        cubes = EXCHANGE_PRICE[_GROCER].least - paid
        used, picked = self.used[:], self.takes[:]
        for _ in range(cubes):
            best = 0
            for good in range(1, 5):
                cost = self.costs[good][self.used[good]]
                least = self.costs[best][self.used[best]]
                # Of two as cheap, what there is more of.
                if cost < least or (
                    cost == least
                    and self.held[good] - self.used[good] > self.held[best] - self.used[best]
                ):
                    best = good
            worth -= self.costs[best][self.used[best]]
            self.used[best] += 1
            if must:
                self.takes[best] += 1
        self._compare(worth + exchange_points(_GROCER, 3), _GROCER if first < 0 else first)
        self.used, self.takes = used, picked

    def _compare(self, worth: float, first: int) -> None:
        """Note a plan that is the best so far, if its purchases can be paid in coins."""
        if worth <= self.best:
            return
        spent = 0
        for good in range(5):
            for n in range(self.held[good], self.used[good]):
                spent += self.costs[good][n]
        if spent > self.coins:
            return
        self.best, self.best_tile, self.best_takes = worth, first, self.takes[:]


def _costs(held: int, covered: int) -> list[int]:
    """Return what a first, second … cube of a kind costs: its sale, or its purchase.

    >>> _costs(3, 2)[:5]
    [0, 1, 2, 3, 99]
    """
    sold = held if held < covered else covered
    costs = [0] * (held - sold)
    costs += range(covered - sold + 1, ROW_SPACES + 1)
    costs += [NEVER] * _CUBES
    return costs
