"""The market: what a cube costs and sells for, and who can pay what (G15–G17, G43).

A row of the market is a number, how many of its spaces are covered. A price in cubes is how
many of each kind it may hold (`caps`, two bits a kind) and how many there must be at least.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from igroteka.engine.offers import Reason, because
from igroteka.games.glenmore.rules.actions import SELL
from igroteka.games.glenmore.rules.box import GOODS, ROW_SPACES
from igroteka.games.glenmore.rules.tiles import STORE_GOOD, STORES_OF_TILE

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState

NEVER: Final = 99
"""What a cube costs that cannot be had."""

# G43: what a cube costs, and what it sells for, while so many spaces of its row are covered.
BUYS_FOR: Final[tuple[int, ...]] = (1, 2, 3, NEVER)
SELLS_FOR: Final[tuple[int, ...]] = (0, 1, 2, 3)


def revenue(covered: int, cubes: int) -> int:
    """G43: return what selling so many cubes brings while so many spaces are covered."""
    return sum(SELLS_FOR[covered - n] for n in range(min(cubes, covered)))


def losses(covered: int, cubes: int) -> tuple[int, ...]:
    """Return what giving up a first, second and third cube of a kind costs.

    Cost is measured against selling all cubes: an own cube costs what it would have sold
    for, a bought one its price. Selling and buying back comes to the same, so using own
    cubes first is never worse, and costs only rise.
    """
    totals = [0]
    for wanted in (1, 2, 3):
        if wanted <= cubes:
            total = revenue(covered, cubes) - revenue(covered, cubes - wanted)
        elif covered + wanted - cubes <= ROW_SPACES:
            bought = (BUYS_FOR[covered + n] for n in range(wanted - cubes))
            total = revenue(covered, cubes) + sum(bought)
        else:
            total = totals[-1] + NEVER
        totals.append(total)
    return totals[1] - totals[0], totals[2] - totals[1], totals[3] - totals[2]


# By covered spaces, then cubes owned (six or more are all alike).
REVENUE: Final = tuple(tuple(revenue(k, a) for a in range(7)) for k in range(4))
LOSSES: Final = tuple(tuple(losses(k, a) for a in range(7)) for k in range(4))


def price(state: GlenMoreState, good: int) -> int:
    """G16, G43: return what a cube costs: the lowest open number of its row."""
    return BUYS_FOR[state.market[good]]


def sale(state: GlenMoreState, good: int) -> int:
    """G17, G43: return what a cube sells for: the largest stack of its row; 0: no sale."""
    return SELLS_FOR[state.market[good]]


# --- who can pay what -----------------------------------------------------------------------------


def can_pay(state: GlenMoreState, seat: int, caps: int, least: int) -> bool:
    """Say whether *seat* can pay at least so many cubes, selling and buying as needed.

    G15: own cubes and bought ones may be mixed. The cheapest way is counted against the
    coins that selling everything would bring, see `losses`.
    """
    market, goods = state.market, state.goods
    base = 5 * seat
    budget = state.coins[seat]
    costs: list[int] = []
    for good in range(5):
        cubes = goods[base + good]
        covered = market[good]
        if cubes > 6:
            cubes = 6
        budget += REVENUE[covered][cubes]
        cap = caps & 3
        caps >>= 2
        if cap == 1:
            costs.append(LOSSES[covered][cubes][0])
        elif cap:
            costs += LOSSES[covered][cubes][:cap]
    if least < len(costs):
        costs.sort()
        return sum(costs[:least]) <= budget
    return sum(costs) <= budget


def fortune(state: GlenMoreState, seat: int) -> int:
    """Return the coins of *seat* if it sold all that can be sold."""
    purse = state.coins[seat]
    market = state.market
    for good, cubes in enumerate(state.goods[5 * seat : 5 * seat + 5]):
        if cubes:
            purse += REVENUE[market[good]][cubes if cubes < 6 else 6]
    return purse


class Shortfall(NamedTuple):
    """What keeps a price from being paid."""

    good: int
    """A kind that is needed and cannot be had; −1: no kind in particular."""
    cubes: int
    """How many cubes can be had at all, if they are too few; −1: enough."""
    coins: int
    """How many coins more it would take if everything were sold; 0: coins would not help."""


def shortfall(state: GlenMoreState, seat: int, caps: int, least: int) -> Shortfall | None:
    """Return what is missing to pay at least so many cubes; None: it can be paid."""
    if can_pay(state, seat, caps, least):
        return None
    costs: list[tuple[int, int]] = []
    for good in range(5):
        losses = LOSSES[state.market[good]][min(6, state.goods[5 * seat + good])]
        costs += [(loss, good) for loss in losses[: caps >> 2 * good & 3]]
    costs.sort()
    cheapest = costs[:least]
    missing = [good for loss, good in cheapest if loss >= NEVER]
    if missing:
        # Every kind is needed, or there is but one: then it has a name.
        named = len(costs) == least or len({good for _, good in costs}) == 1
        had = sum(loss < NEVER for loss, _ in costs)
        return Shortfall(missing[0] if named else -1, had, 0)
    return Shortfall(-1, -1, sum(loss for loss, _ in cheapest) - fortune(state, seat))


def cannot_pay(state: GlenMoreState, seat: int, tile: str, caps: int, least: int) -> Reason | None:
    """G15, G16: why *seat* cannot pay so many cubes for *tile*; None: it can."""
    short = shortfall(state, seat, caps, least)
    if short is None:
        return None
    if short.good >= 0:
        return because(
            "{tile} takes {good}: you have none, and the market has none to sell.",
            "glenmore-refusal-none-to-be-had",
            "G16",
            tile=tile,
            good=GOODS[short.good],
        )
    if short.cubes >= 0:
        return because(
            "{tile} takes cubes, {wanted} at least, and of those kinds you can get {had}.",
            "glenmore-refusal-too-few",
            "G16",
            tile=tile,
            wanted=least,
            had=short.cubes,
        )
    return because(
        "For {tile} you are short of coins by {coins}, even if you sell all you can.",
        "glenmore-refusal-short",
        "G15",
        tile=tile,
        coins=short.coins,
    )


# --- sales ---------------------------------------------------------------------------------------


def add_sales(state: GlenMoreState, seat: int, actions: list[int]) -> None:
    """G17: add the sale of any own cube of a kind whose row holds coins."""
    market, goods = state.market, state.goods
    base = 5 * seat
    if not (
        (market[0] and goods[base])
        or (market[1] and goods[base + 1])
        or (market[2] and goods[base + 2])
        or (market[3] and goods[base + 3])
        or (market[4] and goods[base + 4])
    ):
        return
    cubes = state.cubes
    actions += [
        SELL + store
        for tile in state.lands[seat]
        for store in STORES_OF_TILE[tile]
        if cubes[store] and market[STORE_GOOD[store]]
    ]
