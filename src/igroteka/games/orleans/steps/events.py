"""Phase 6: the event of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.orleans.actions import ENDURE, FEED, WARD
from igroteka.games.orleans.data import (
    EVENT_NAMES,
    FOODS,
    GOOD_NAMES,
    GOODS,
    GOODS_PER_TAX,
    HARVEST,
    HARVEST_FINE,
    INCOME,
    KINDS,
    LEVELS,
    MONK,
    PLAGUE,
    TAXES,
    TOKEN_NAMES,
    TOKENS,
    TRADING_DAY,
)
from igroteka.games.orleans.effects import bag_size, draw_token
from igroteka.games.orleans.places import SACRISTY_SLOT, SACRISTY_TILE, SLOTS
from igroteka.games.orleans.scoring import built_stations
from igroteka.games.orleans.steps import rounds, torture
from igroteka.games.orleans.steps.numbers import EMPTY, S_FEED, S_WARD

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState


def begin_ward(state: OrleansState, seat: int) -> bool:
    """O38: before any payment or draw, the owner of the sacristy may send its monk home."""
    if (
        state.tiles[SACRISTY_TILE] != seat
        or state.event not in (TAXES, HARVEST, PLAGUE)
        or state.slots[seat * SLOTS + SACRISTY_SLOT] == EMPTY
    ):
        return False
    state.steps.append(S_WARD)
    state.seat_to_act = seat
    return True


def legal_ward(state: OrleansState, seat: int) -> list[int]:
    """Offer to ignore the event, or not."""
    return [WARD, ENDURE]


def apply_ward(state: OrleansState, action: int, seat: int) -> None:
    """Send the monk to the bag and ignore the event, or keep him."""
    state.steps.clear()
    if action == WARD:
        state.warded = seat
        state.slots[seat * SLOTS + SACRISTY_SLOT] = EMPTY
        state.free[seat] |= 1 << SACRISTY_SLOT
        state.bag[seat * TOKENS + MONK] += 1
        if state.events is not None:
            state.tell("warded", seat, event=EVENT_NAMES[state.event])
    rounds.go_on(state)


def begin(state: OrleansState, seat: int) -> bool:
    """Let the event befall *seat*; say whether there is a choice."""
    event = state.event
    if event == INCOME:
        # O46: coins equal to the level.
        return gain(state, seat, LEVELS[state.development[seat]])
    if event == TRADING_DAY:
        # O47: a coin for each built station.
        return gain(state, seat, built_stations(state, seat))
    if seat == state.warded:
        return False
    if event == TAXES:
        # O45: a coin for every full three goods.
        due = sum(state.goods[seat * GOODS : seat * GOODS + GOODS]) // GOODS_PER_TAX
        if state.events is not None and due:
            state.tell("taxes", seat, coins=due)
        return torture.owe(state, seat, due)
    if event == HARVEST:
        return harvest(state, seat)
    if event == PLAGUE:
        return plague(state, seat)
    return False  # O44: a pilgrimage acts in phase 5


def gain(state: OrleansState, seat: int, coins: int) -> bool:
    """Pay *seat* coins from the bank."""
    state.coins[seat] += coins
    if state.events is not None and coins:
        state.tell(EVENT_NAMES[state.event].replace("_", "-"), seat, coins=coins)
    return False


def harvest(state: OrleansState, seat: int) -> bool:
    """O48: one food goes back to the goods market, or five coins are paid."""
    foods = [good for good in range(FOODS) if state.goods[seat * GOODS + good]]
    if not foods:
        if state.events is not None:
            state.tell("hungry", seat, coins=HARVEST_FINE)
        return torture.owe(state, seat, HARVEST_FINE)
    if len(foods) == 1:
        feed(state, seat, foods[0])
        return False
    state.steps.append(S_FEED)
    state.seat_to_act = seat
    return True


def legal_feed(state: OrleansState, seat: int) -> list[int]:
    """Offer every kind of food that *seat* has."""
    return [FEED + good for good in range(FOODS) if state.goods[seat * GOODS + good]]


def apply_feed(state: OrleansState, action: int, seat: int) -> None:
    """Give the chosen food."""
    state.steps.clear()
    feed(state, seat, action - FEED)
    rounds.go_on(state)


def feed(state: OrleansState, seat: int, good: int) -> None:
    """O58: what is given can be gained again."""
    state.goods[seat * GOODS + good] -= 1
    state.goods_market[good] += 1
    if state.events is not None:
        state.tell("fed", seat, good=GOOD_NAMES[good])


def plague(state: OrleansState, seat: int) -> bool:
    """O49: a drawn neutral character goes back to the supply, an own one into the bag."""
    total = bag_size(state, seat)
    if not total:
        return False
    token = draw_token(state, seat, total)
    if token < KINDS:
        state.supply[token] += 1
    else:
        state.bag[seat * TOKENS + token] += 1
    if state.events is not None:
        kind = "plague" if token < KINDS else "plague-spared"
        state.tell(kind, seat, reveals=True, token=TOKEN_NAMES[token])
    return False
