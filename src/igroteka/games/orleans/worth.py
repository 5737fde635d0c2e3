"""What one action is worth against the others of the same step, for bots."""

from __future__ import annotations

from typing import Final

from igroteka.games.orleans.actions import (
    BUILD,
    COVER,
    DEVELOPMENT,
    DO,
    DONE,
    ENDURE,
    FEED,
    FOLLOWER,
    GIVE_GOOD,
    GIVE_STATION,
    GIVE_TILE,
    GO,
    LEAVE,
    PASS,
    PAY,
    PICK,
    PUT,
    RECALL,
    RECRUIT,
    REWARD,
    SEND,
    STATION_IN_HAND,
    STORE,
    TAKE,
    TECHNOLOGY_IN_HAND,
)
from igroteka.games.orleans.data import (
    BOATMAN,
    DEED_CITIZEN,
    DEEDS,
    ENTRIES_OF_DEED,
    ENTRY_DEED,
    GOOD_POINTS,
    GOODS,
    GOODS_PER_TAX,
    HARVEST,
    KNIGHT,
    MONK,
    SCHOLAR,
    TAXES,
)
from igroteka.games.orleans.effects import fit_bits
from igroteka.games.orleans.judgement import TILE_RATE, Outlook
from igroteka.games.orleans.places import (
    PLACE_BITS,
    PLACE_NAMES,
    PLACES,
    SLOT_PLACE,
    SLOTS,
    SLOTS_OF,
    TOWER,
    TOWN_HALL,
)
from igroteka.games.orleans.state import OrleansState
from igroteka.games.orleans.steps import deeds
from igroteka.games.orleans.steps.numbers import (
    NOBODY,
    S_BATH,
    S_BATH_PUT,
    S_COVER,
    S_DRAW,
    S_FEED,
    S_GO,
    S_GOODS,
    S_PAY,
    S_RECALL,
    S_REMOVE,
    S_REWARD,
    S_SEND,
    S_STORE,
    S_TILE,
    S_TORTURE,
    S_TURN,
    S_VILLAGE,
    S_WARD,
)

# Where technology tiles do most, the best first.
COVER_ORDER: Final = (
    "library",
    "tailor_shop",
    "wool_manufacturer",
    "windmill",
    "guildhall",
    "university",
    "castle",
    "horse_wagon",
    "scriptorium",
    "winery",
    "hospital",
    "wagon",
    "ship",
    "village",
    "farmhouse",
    "cellar",
    "cheese_factory",
    "monastery",
    "office",
    "laboratory",
)
COVER_RANK: Final = {PLACE_NAMES.index(name): -n for n, name in enumerate(COVER_ORDER)}


def best_action(state: OrleansState, seat: int, legal: list[int]) -> int:
    """Return the best action by its worth."""
    if state.steps[-1] == S_DRAW:
        return legal[-1]  # as many as possible
    best, best_worth = legal[0], -1e9
    outlook = Outlook(state, seat)
    for action in legal:
        value = worth(state, seat, action, outlook)
        if value > best_worth:
            best, best_worth = action, value
    return best


def worth(state: OrleansState, seat: int, action: int, outlook: Outlook | None = None) -> float:
    """Return what *action* is worth against the other ones of the same step."""
    if outlook is None:
        outlook = Outlook(state, seat)
    step = state.steps[-1]
    if step == S_TURN:
        if action == PASS:
            return 0.0
        place = action - DO
        if place in (TOWN_HALL, TOWER):
            kinds = deeds.kinds_to_send(state, seat, place)
            return max(outlook.deed(kind)[0] for kind in kinds)
        return outlook.place(place)
    if step == S_STORE:
        return float(action == DONE) + (0.1 if action - STORE in (KNIGHT, SCHOLAR, MONK) else 0.0)
    if step == S_RECALL:
        return _recall(state, seat, action)
    if step == S_REMOVE:
        return float(action == DONE)
    if step == S_VILLAGE:
        return outlook.recruit(BOATMAN + action - RECRUIT)
    if step == S_TILE:
        return TILE_RATE[action - BUILD]
    if step == S_GO:
        return outlook.way(state.steps[-2], action - GO)
    if step == S_GOODS:
        return 0.0 if action == LEAVE else GOOD_POINTS[action - TAKE]
    if step == S_SEND:
        return _deed(state, outlook, action)
    if step == S_REWARD:
        return 1.0 if action == REWARD else outlook.points(1)
    if step == S_PAY:
        coins = action - PAY + 1
        return outlook.points(coins) - coins
    if step == S_COVER:
        return -99.0 if action == DONE else COVER_RANK[SLOT_PLACE[action - COVER]]
    if step == S_FEED:
        return -float(action - FEED)
    if step == S_WARD:
        return _ward(state, seat, action)
    if step in (S_BATH, S_BATH_PUT):
        return _bath(state, seat, action, outlook)
    if step == S_TORTURE:
        return -_price(state, seat, action, outlook)
    return 0.0


def _recall(state: OrleansState, seat: int, action: int) -> float:
    """Who waits on a place that is not complete is more use on the market."""
    if action == DONE:
        return 0.0
    place = SLOT_PLACE[action - RECALL]
    if place == TOWN_HALL or not PLACES[place].does:
        return -1.0
    return float((PLACE_BITS[place] & state.free[seat]).bit_count())


def _deed(state: OrleansState, outlook: Outlook, action: int) -> float:
    loss = -outlook.person(0, -1) if outlook.rounds > 0 else 0.0
    if action == DONE:
        return 0.0
    deed = ENTRY_DEED[action - SEND]
    free = sum(state.deeds[entry] for entry in ENTRIES_OF_DEED[deed])
    value = float(DEEDS[deed].coins) - loss
    if state.citizens[DEED_CITIZEN + deed] == NOBODY:
        value += outlook.item if free == 1 else 0.45 * outlook.item / free
    return value


def _ward(state: OrleansState, seat: int, action: int) -> float:
    if action == ENDURE:
        return 0.9
    goods = state.goods[seat * GOODS : seat * GOODS + GOODS]
    if state.event == TAXES:
        return sum(goods) // GOODS_PER_TAX
    if state.event == HARVEST:
        return next((n + 1.0 for n in range(3) if goods[n]), 5.0)
    return 1.5


def _bath(state: OrleansState, seat: int, action: int, outlook: Outlook) -> float:
    if state.steps[-1] == S_BATH_PUT:
        if not PUT <= action < PUT + SLOTS:
            return -1.0
        slots = [action - PUT]
    else:
        bits = fit_bits(state, seat)[action - PICK] & state.free[seat]
        slots = [slot for place in SLOTS_OF for slot in place if bits >> slot & 1]
    best = -9.0
    for slot in slots:
        place = SLOT_PLACE[slot]
        if place == TOWN_HALL:
            value = 0.5
        elif PLACES[place].does:
            missing = (PLACE_BITS[place] & state.free[seat]).bit_count()
            value = outlook.place(place) / (1 if missing == 1 else 4 * missing)
        else:
            value = 0.2
        best = max(best, value)
    return best


def _price(state: OrleansState, seat: int, action: int, outlook: Outlook) -> float:
    """What is lost with a thing given under torture."""
    if action == STATION_IN_HAND:
        spare = state.stock[seat] - 0.7 * outlook.rounds
        return 0.1 if spare > 0 else 4.0
    if action == FOLLOWER:
        return -outlook.person(0, -1) if outlook.rounds > 0 else 0.0
    if action == DEVELOPMENT:
        return 0.2 * outlook.items
    if action == TECHNOLOGY_IN_HAND:
        return 0.5 * outlook.rounds
    if GIVE_STATION <= action < GIVE_GOOD:
        return outlook.station()
    if GIVE_GOOD <= action < GIVE_TILE:
        return GOOD_POINTS[action - GIVE_GOOD]
    if GIVE_TILE <= action < GIVE_TILE + len(TILE_RATE):
        return TILE_RATE[action - GIVE_TILE] * outlook.rounds
    return 0.9 * outlook.rounds
