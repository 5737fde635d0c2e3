"""What a seat may expect of the rest of the game, and what things are worth to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.orleans.bot.weights import WEIGHTS
from igroteka.games.orleans.rules.box import (
    BOATMAN,
    BOATMAN_CITIZEN,
    BOATMAN_COINS,
    CANALISATION,
    CRAFTSMAN,
    DEED_CITIZEN,
    DEEDS,
    DEVELOPMENT_END,
    ENTRIES_OF_KIND,
    ENTRY_DEED,
    FARMER,
    FARMER_GOODS,
    GOOD_POINTS,
    KIND_NAMES,
    KINDS,
    KNIGHT,
    KNIGHT_CITIZEN,
    KNIGHT_CITIZEN_SPACE,
    KNIGHT_DRAWS,
    LEVELS,
    MONK,
    OWN_KINDS,
    ROUNDS,
    SCHOLAR,
    SCHOLAR_POINTS,
    SPACE_CITIZENS,
    SPACE_COINS,
    STARS,
    TOKENS,
    TRACK_END,
    TRACKS,
    TRADER,
)
from igroteka.games.orleans.rules.decisions import EMPTY, NOBODY, TECHNOLOGY
from igroteka.games.orleans.rules.gains import space_after
from igroteka.games.orleans.rules.places import (
    BATH,
    BUILD,
    DRIVE,
    GAIN,
    PHARMACY_ACTION,
    PLACES,
    RECRUIT,
    SAIL,
    SLOTS,
    TILE_NAMES,
    TILES,
    VILLAGE,
)
from igroteka.games.orleans.rules.scoring import built_stations
from igroteka.games.orleans.rules.steps.acting import ACTION_OF
from igroteka.games.orleans.rules.steps.deeds import spaces_left
from igroteka.games.orleans.rules.steps.followers import followers_number
from igroteka.games.orleans.rules.steps.gaining import coins_of
from igroteka.games.orleans.rules.steps.merchant import goods_on, occupants
from igroteka.games.orleans.rules.steps.pharmacy import most_coins
from igroteka.games.orleans.rules.steps.recruiting import VILLAGE_KINDS, open_tiles
from igroteka.games.orleans.rules.steps.recruiting import bar as recruit_bar
from igroteka.games.orleans.rules.towns import NEIGHBOURS, RIVER, ROAD, WAY_BETWEEN

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

NEED: tuple[float, ...] = tuple(WEIGHTS.kinds[name] for name in KIND_NAMES)
TILE_RATE: tuple[float, ...] = tuple(WEIGHTS.tiles[name] for name in TILE_NAMES)


def smooth_levels() -> tuple[float, ...]:
    """Return the level of each development space with the stars' steps evened out."""
    levels = []
    for space in range(DEVELOPMENT_END + 1):
        level = LEVELS[space]
        if level == len(STARS):
            levels.append(float(level))
        else:
            start, end = STARS[level - 1], STARS[level]
            levels.append(level + (space - start) / (end - start))
    return tuple(levels)


def at_work(draws: int, people: int) -> float:
    """Return how many come to work: as many as one draws or owns, a little less when close."""
    power = WEIGHTS.crowding
    owned = max(float(people), WEIGHTS.fewest_people)
    return float((float(draws) ** -power + owned**-power) ** (-1.0 / power))


SMOOTH: tuple[float, ...] = smooth_levels()
PLAIN: tuple[float, ...] = tuple(float(level) for level in LEVELS)
HARMONIC: tuple[float, ...] = tuple(
    sum(1.0 / n for n in range(1, number + 1)) for number in range(WEIGHTS.most_of_kind + 1)
)
MOST_PEOPLE: Final = 80
"""More characters than one player can ever have."""
HANDS: tuple[tuple[float, ...], ...] = tuple(
    tuple(at_work(draws, people) for people in range(MOST_PEOPLE))
    for draws in range(1, KNIGHT_DRAWS[-1] + 1)
)
"""How many characters come to work in a round, by draws (from 1) and characters owned."""


class Outlook:
    """What a seat may expect: rounds left, items and level at the end."""

    __slots__ = (
        "draws",
        "ends",
        "item",
        "items",
        "levels",
        "people",
        "rounds",
        "seat",
        "space",
        "state",
        "work",
    )

    def __init__(self, state: OrleansState, seat: int) -> None:
        self.state = state
        self.seat = seat
        left = ROUNDS - 1 - state.round
        self.rounds = left
        self.levels = SMOOTH if left > WEIGHTS.plain_levels else PLAIN
        self.space = state.development[seat]
        self.ends = space_after(self.space, int(WEIGHTS.pace * left))
        now = built_stations(state, seat) + state.citizens.count(seat)
        self.items = min(WEIGHTS.most_items, now + WEIGHTS.item_pace * left)
        self.item = self.levels[self.ends]
        base = seat * TOKENS
        slots = state.slots[seat * SLOTS : seat * SLOTS + SLOTS]
        lying = SLOTS - slots.count(EMPTY) - slots.count(TECHNOLOGY)
        self.people = (
            sum(state.bag[base : base + TOKENS]) + sum(state.market[base : base + TOKENS]) + lying
        )
        self.draws = followers_number(state, seat)
        self.work = WEIGHTS.work * max(0, left)

    def points(self, number: int) -> float:
        """What so many development points are worth now."""
        ends = self.ends
        levels = self.levels
        further = space_after(ends, number)
        value = (levels[further] - levels[ends]) * self.items
        if ends >= DEVELOPMENT_END - WEIGHTS.end_near:
            # One gets there anyway, but the sooner the better.
            value = max(value, WEIGHTS.end_sooner * number * self.items)
        there = space_after(self.space, number)
        for space in range(self.space + 1, there + 1):
            value += SPACE_COINS[space]
            citizen = SPACE_CITIZENS[space]
            if citizen != NOBODY and self.state.citizens[citizen] == NOBODY:
                value += self.item
        return value

    def person(self, draws: int, people: int) -> float:
        """What it is worth to draw so many more, and to own so many more."""
        new, old = self.draws + draws, self.draws
        return self.work * (HANDS[new - 1][self.people + people] - HANDS[old - 1][self.people])

    def recruit(self, kind: int) -> float:
        """What taking a character is worth, its bonus included."""
        state, seat = self.state, self.seat
        space = 0 if kind == MONK else state.tracks[seat * TRACKS + kind] + 1
        draws = KNIGHT_DRAWS[space] - self.draws if kind == KNIGHT else 0
        value = self.person(draws, 1) if self.rounds > 0 else 0.0
        base = seat * TOKENS
        have = state.bag[base + kind] + state.market[base + kind]
        if kind < OWN_KINDS:
            have += 1
        value += NEED[kind] * self.rounds / (1.0 + have)
        if kind == FARMER:
            good = FARMER_GOODS[space]
            if state.goods_market[good]:
                value += GOOD_POINTS[good]
            farmers = state.tracks[FARMER::TRACKS]
            lead = farmers[seat] - max(f for s, f in enumerate(farmers) if s != seat)
            if lead in (0, -1):
                value += WEIGHTS.farmer_race * self.rounds
        elif kind == SCHOLAR:
            value += self.points(SCHOLAR_POINTS[space])
        elif kind == KNIGHT:
            if space == KNIGHT_CITIZEN_SPACE and state.citizens[KNIGHT_CITIZEN] == NOBODY:
                value += self.item
        elif kind == BOATMAN:
            value += BOATMAN_COINS[space]
            if space == TRACK_END[BOATMAN] and state.citizens[BOATMAN_CITIZEN] == NOBODY:
                value += self.item
        elif kind == CRAFTSMAN:
            if state.technology_supply:
                value += WEIGHTS.technology_share * self.work
        elif kind == TRADER:
            value += self.best_tile(space)
        return value

    def best_tile(self, space: int) -> float:
        """What the best tile open to a trader step is worth."""
        best = 0.0
        for tile in open_tiles(self.state, space):
            if TILE_RATE[tile] > best:
                best = TILE_RATE[tile]
        return best * self.rounds

    def station(self) -> float:
        """What one more built station is worth."""
        return self.item + WEIGHTS.station_trade * self.rounds

    def way(self, road: int, town: int) -> float:
        """What going to *town* is worth: the best good of the way, and a place to build."""
        state = self.state
        way = WAY_BETWEEN[road, state.merchants[self.seat], town]
        best = 0
        for good in goods_on(state, way):
            if GOOD_POINTS[good] > best:
                best = GOOD_POINTS[good]
        return best + self.prospect(town)

    def prospect(self, town: int) -> float:
        """What standing in *town* is worth."""
        state = self.state
        if not state.stock[self.seat] or self.rounds < 1:
            return 0.0
        if not occupants(state, self.seat, town):
            return WEIGHTS.prospect * self.item
        # From here one may get to a free town next.
        free = 0
        for road in (ROAD, RIVER):
            for other in NEIGHBOURS[road][town]:
                free += not state.built[other]
        return WEIGHTS.prospect_next * self.item * min(free, WEIGHTS.towns_near)

    def journey(self, does: int) -> float:
        """What the best way by river or road is worth."""
        road = RIVER if does == SAIL else ROAD
        here = self.state.merchants[self.seat]
        best = WEIGHTS.no_way
        for town in NEIGHBOURS[road][here]:
            best = max(best, self.way(road, town))
        return best - self.prospect(here)

    def deed(self, kind: int) -> tuple[float, int]:
        """Return what sending a character of *kind* is worth at best, and to which entry."""
        state = self.state
        best, where = WEIGHTS.no_way, -1
        loss = -self.person(0, -1) if self.rounds > 0 else 0.0
        for entry in ENTRIES_OF_KIND[kind]:
            if not state.deeds[entry]:
                continue
            deed = ENTRY_DEED[entry]
            value = float(DEEDS[deed].coins)
            if deed == CANALISATION:
                value = max(value, self.points(1))
            value += self.deed_citizen(deed)
            if value > best:
                best, where = value, entry
        return best - loss, where

    def deed_citizen(self, deed: int) -> float:
        """Return what one more character sent to *deed* is worth for its citizen."""
        state = self.state
        if state.citizens[DEED_CITIZEN + deed] != NOBODY:
            return 0.0
        free = spaces_left(state, deed)
        return self.item if free == 1 else WEIGHTS.deed_share * self.item / free

    def place(self, place: int) -> float:
        """What the action of *place* is worth; below zero if it is barred."""
        state, seat = self.state, self.seat
        declared = PLACES[place]
        does = declared.does
        if does == RECRUIT:
            if recruit_bar(state, seat, declared.amount):
                return WEIGHTS.barred
            return self.recruit(declared.amount)
        if does == VILLAGE:
            best = WEIGHTS.barred
            for kind in VILLAGE_KINDS:
                if not recruit_bar(state, seat, kind):
                    best = max(best, self.recruit(kind))
            return best
        if does == GAIN:
            if ACTION_OF[place].bar(state, seat, place):
                return WEIGHTS.barred
            value = float(coins_of(state, seat, place))
            if declared.points:
                value += self.points(declared.points)
            if declared.good >= 0:
                value += GOOD_POINTS[declared.good]
            if declared.technology:
                value += WEIGHTS.technology_share * self.work
            return value
        if does in (SAIL, DRIVE):
            return self.journey(does)
        if does == BUILD:
            return WEIGHTS.barred if ACTION_OF[place].bar(state, seat, place) else self.station()
        if does == PHARMACY_ACTION:
            return self.pharmacy()[0]
        if does == BATH:
            return WEIGHTS.bath if self.rounds > 0 else WEIGHTS.last_bath
        return WEIGHTS.barred

    def pharmacy(self) -> tuple[float, int]:
        """Return what the pharmacy is worth, and for how many coins."""
        best, price = WEIGHTS.barred, 1
        for coins in range(1, most_coins(self.state, self.seat) + 1):
            value = self.points(coins) - coins
            if value > best:
                best, price = value, coins
        return best, price


def expectation(state: OrleansState, seat: int) -> float:
    """Return the points that *seat* may expect at the end."""
    sheet = state.score_sheet(seat)
    value = float(sheet["coins"] + sheet["goods"])
    outlook = Outlook(state, seat)
    left = outlook.rounds
    if state.seat_to_act is None or left < 0:
        return value + sheet["stations"] + sheet["citizens"]
    now = built_stations(state, seat) + state.citizens.count(seat)
    if left > WEIGHTS.plain_levels:
        value += outlook.items * outlook.item + now * WEIGHTS.usual_level
    else:
        value += now * outlook.item
    # What will be done with the rest of the game.
    value += outlook.work * HANDS[outlook.draws - 1][outlook.people]
    tiles = state.technology[seat]
    tiles += state.slots[seat * SLOTS : seat * SLOTS + SLOTS].count(TECHNOLOGY)
    value += WEIGHTS.technology_share * outlook.work * tiles
    for tile in range(TILES):
        if state.tiles[tile] == seat:
            value += TILE_RATE[tile] * left
    base = seat * TOKENS
    for kind in range(KINDS):
        have = state.bag[base + kind] + state.market[base + kind]
        if kind < OWN_KINDS:
            have += 1
        value += NEED[kind] * left * HARMONIC[min(have, WEIGHTS.most_of_kind)]
    farmers = state.tracks[FARMER::TRACKS]
    if farmers[seat] == max(farmers) and farmers.count(farmers[seat]) == 1:
        value += WEIGHTS.farmer_lead * left
    return value + outlook.prospect(state.merchants[seat])
