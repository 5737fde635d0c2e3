"""What the events bring and cost a seat, and its place in the order of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.orleans.rules.box import (
    FOODS,
    GOODS,
    GOODS_PER_TAX,
    HARVEST,
    HARVEST_FINE,
    INCOME,
    LEVELS,
    PLAGUE,
    TAXES,
    TRADING_DAY,
)
from igroteka.games.orleans.rules.characters import bag_size, neutrals_in_bag
from igroteka.games.orleans.rules.decisions import (
    ACTIONS,
    EMPTY,
    EVENT,
    PLANNING,
    S_FEED,
    S_TORTURE,
)
from igroteka.games.orleans.rules.places import SACRISTY_SLOT, SLOTS
from igroteka.games.orleans.rules.scoring import built_stations
from igroteka.games.orleans.rules.steps.events import due

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

EVENTS_AHEAD: Final[tuple[str, ...]] = (
    "food",
    "no-food",
    "harvests-without-food",
    "coins-short-of-harvest",
    "coins-due",
    "coins-missing",
    "taxes-to-come",
    "income-to-come",
    "trading-days-to-come",
    "plague-risk",
    "monk-in-sacristy",
)
ORDER: Final[tuple[str, ...]] = (
    "turn-order",
    "finished-phase",
    "to-act",
)

PERCENT: Final = 100


def pending(state: OrleansState, seat: int) -> bool:
    """Say whether this round's event has not befallen *seat* yet."""
    if state.phase != EVENT:
        return True
    if state.seat_to_act is None:
        return False
    # O56: from the start player clockwise; who chooses the food still has it.
    place = (seat - state.start) % state.seats
    return place >= state.at or (state.steps[-1] == S_FEED and seat == state.seat_to_act)


def events_ahead(state: OrleansState) -> list[list[int]]:
    """Food for the harvests, coins for what is due, and what good events will bring."""
    # The order of the tiles to come is unknown, what they are is not (O55).
    tiles = state.glass[state.round + 1 :]
    harvests_later = tiles.count(HARVEST)
    taxes_later = tiles.count(TAXES)
    incomes_later = tiles.count(INCOME)
    trading_later = tiles.count(TRADING_DAY)
    rows = []
    for seat in range(state.seats):
        goods = state.goods[seat * GOODS : seat * GOODS + GOODS]
        food = sum(goods[:FOODS])
        harvests, taxes = harvests_later, taxes_later
        incomes, trading = incomes_later, trading_later
        coins_due = plague = 0
        coins = state.coins[seat]
        if pending(state, seat):
            event = state.event
            incomes += event == INCOME
            trading += event == TRADING_DAY
            if seat != state.warded:
                harvests += event == HARVEST
                taxes += event == TAXES
                coins_due = due(state, seat)
                if event == PLAGUE:
                    plague = PERCENT * neutrals_in_bag(state, seat) // max(1, bag_size(state, seat))
        hungry = max(0, harvests - food)
        rows.append(
            [
                food,
                0 if food else 1,
                hungry,
                max(0, HARVEST_FINE - coins) if hungry else 0,
                coins_due,
                owed(state, seat) + max(0, coins_due - coins),
                sum(goods) // GOODS_PER_TAX * taxes,
                LEVELS[state.development[seat]] * incomes,
                built_stations(state, seat) * trading,
                plague,
                0 if state.slots[seat * SLOTS + SACRISTY_SLOT] == EMPTY else 1,
            ]
        )
    return rows


def owed(state: OrleansState, seat: int) -> int:
    """O50: return how many things *seat* must give now for coins that it could not pay."""
    if state.seat_to_act == seat and state.steps and state.steps[-1] == S_TORTURE:
        return state.steps[-2]
    return 0


def order(state: OrleansState) -> list[list[int]]:
    """O56: the place after the start player, and who is through with the phase."""
    finished = 0
    if state.phase == PLANNING:
        finished = state.done
    elif state.phase == ACTIONS:
        finished = state.passed
    acting = state.seats_to_act()
    return [
        [(seat - state.start) % state.seats, finished >> seat & 1, 1 if seat in acting else 0]
        for seat in range(state.seats)
    ]
