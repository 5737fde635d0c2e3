"""What one action is worth against the others of the same decision."""

from __future__ import annotations

from typing import Final

from igroteka.games.orleans.bot.outlook import TILE_RATE, Outlook
from igroteka.games.orleans.bot.weights import COVER_ORDER, WEIGHTS
from igroteka.games.orleans.rules.actions import (
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
from igroteka.games.orleans.rules.box import (
    CANALISATION,
    DEEDS,
    ENTRY_DEED,
    GOOD_POINTS,
    HARVEST,
    KNIGHT,
    MONK,
    PLAGUE,
    SCHOLAR,
)
from igroteka.games.orleans.rules.characters import fit_bits
from igroteka.games.orleans.rules.decisions import (
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
from igroteka.games.orleans.rules.places import (
    PLACE_NAMES,
    PLACES,
    SLOT_PLACE,
    SLOTS,
    SLOTS_OF,
    TOWER,
    TOWN_HALL,
)
from igroteka.games.orleans.rules.readiness import slots_missing
from igroteka.games.orleans.rules.state import OrleansState
from igroteka.games.orleans.rules.steps import deeds, events
from igroteka.games.orleans.rules.steps.recruiting import VILLAGE_KINDS

COVER_RANK: Final = {PLACE_NAMES.index(name): -n for n, name in enumerate(COVER_ORDER)}


def best_action(state: OrleansState, seat: int, legal: list[int]) -> int:
    """Return the best action by its rating."""
    if state.steps[-1] == S_DRAW:
        return legal[-1]  # as many as possible
    best, best_rating = legal[0], -1e9
    outlook = Outlook(state, seat)
    for action in legal:
        value = rating(state, seat, action, outlook)
        if value > best_rating:
            best, best_rating = action, value
    return best


def rating(state: OrleansState, seat: int, action: int, outlook: Outlook | None = None) -> float:
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
        if action == DONE:
            return WEIGHTS.to_market
        return WEIGHTS.to_tower if action - STORE in (KNIGHT, SCHOLAR, MONK) else 0.0
    if step == S_RECALL:
        return _recall(state, seat, action)
    if step == S_REMOVE:
        return WEIGHTS.remove_none if action == DONE else 0.0
    if step == S_VILLAGE:
        return outlook.recruit(VILLAGE_KINDS[action - RECRUIT])
    if step == S_TILE:
        return TILE_RATE[action - BUILD]
    if step == S_GO:
        return outlook.way(state.steps[-2], action - GO)
    if step == S_GOODS:
        return 0.0 if action == LEAVE else GOOD_POINTS[action - TAKE]
    if step == S_SEND:
        return _deed(state, outlook, action)
    if step == S_REWARD:
        return float(DEEDS[CANALISATION].coins) if action == REWARD else outlook.points(1)
    if step == S_PAY:
        coins = action - PAY + 1
        return outlook.points(coins) - coins
    if step == S_COVER:
        if action == DONE:
            return WEIGHTS.cover_none
        return COVER_RANK[SLOT_PLACE[action - COVER]]
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
        return WEIGHTS.stay_on_place
    return float(slots_missing(state, seat, place))


def _deed(state: OrleansState, outlook: Outlook, action: int) -> float:
    loss = -outlook.person(0, -1) if outlook.rounds > 0 else 0.0
    if action == DONE:
        return 0.0
    deed = ENTRY_DEED[action - SEND]
    return float(DEEDS[deed].coins) - loss + outlook.deed_citizen(deed)


def _ward(state: OrleansState, seat: int, action: int) -> float:
    if action == ENDURE:
        return WEIGHTS.endure
    if state.event == PLAGUE:
        return WEIGHTS.plague
    food = events.foods(state, seat)
    if state.event == HARVEST and food:
        return float(GOOD_POINTS[food[0]])
    return float(events.due(state, seat))


def _bath(state: OrleansState, seat: int, action: int, outlook: Outlook) -> float:
    if state.steps[-1] == S_BATH_PUT:
        if not PUT <= action < PUT + SLOTS:
            return WEIGHTS.bath_other
        slots = [action - PUT]
    else:
        bits = fit_bits(state, seat)[action - PICK] & state.free[seat]
        slots = [slot for place in SLOTS_OF for slot in place if bits >> slot & 1]
    best = WEIGHTS.no_way
    for slot in slots:
        place = SLOT_PLACE[slot]
        if place == TOWN_HALL:
            value = WEIGHTS.bath_town_hall
        elif PLACES[place].does:
            missing = slots_missing(state, seat, place)
            value = outlook.place(place) / (1 if missing == 1 else WEIGHTS.bath_missing * missing)
        else:
            value = WEIGHTS.bath_idle
        best = max(best, value)
    return best


def _price(state: OrleansState, seat: int, action: int, outlook: Outlook) -> float:
    """What is lost with a thing given under torture."""
    if action == STATION_IN_HAND:
        spare = state.stock[seat] - WEIGHTS.spare_stations * outlook.rounds
        return WEIGHTS.spare_station if spare > 0 else WEIGHTS.needed_station
    if action == FOLLOWER:
        return -outlook.person(0, -1) if outlook.rounds > 0 else 0.0
    if action == DEVELOPMENT:
        return WEIGHTS.give_development * outlook.items
    if action == TECHNOLOGY_IN_HAND:
        return WEIGHTS.give_technology * outlook.rounds
    if GIVE_STATION <= action < GIVE_GOOD:
        return outlook.station()
    if GIVE_GOOD <= action < GIVE_TILE:
        return GOOD_POINTS[action - GIVE_GOOD]
    if GIVE_TILE <= action < GIVE_TILE + len(TILE_RATE):
        return TILE_RATE[action - GIVE_TILE] * outlook.rounds
    return WEIGHTS.give_placed * outlook.rounds
