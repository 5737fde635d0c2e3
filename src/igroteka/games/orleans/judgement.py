"""What things are worth in points at the end: the judgement of bots and of imagined players.

Numbers were found by playing many games of one set against another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.orleans.data import (
    BOATMAN,
    BOATMAN_CITIZEN,
    BOATMAN_COINS,
    CANALISATION,
    CRAFTSMAN,
    DEED_CITIZEN,
    DEEDS,
    DEVELOPMENT_END,
    ENTRIES_OF_DEED,
    ENTRIES_OF_KIND,
    ENTRY_DEED,
    FARMER,
    FARMER_GOODS,
    GOOD_POINTS,
    KINDS,
    KNIGHT,
    KNIGHT_CITIZEN,
    KNIGHT_DRAWS,
    LEVELS,
    MONK,
    OWN_KINDS,
    PILGRIMAGE,
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
from igroteka.games.orleans.effects import can_recruit
from igroteka.games.orleans.places import (
    BATH,
    BUILD,
    DRIVE,
    GAIN,
    PHARMACY_ACTION,
    PLACES,
    RECRUIT,
    SAIL,
    SLOTS,
    STACK,
    TILE_NAMES,
    TILES,
    VILLAGE,
)
from igroteka.games.orleans.scoring import built_stations
from igroteka.games.orleans.steps.numbers import EMPTY, NOBODY, TECHNOLOGY
from igroteka.games.orleans.steps.travel import can_build
from igroteka.games.orleans.towns import NEIGHBOURS, ORLEANS, RIVER, ROAD, WAY_BETWEEN, WAYS

if TYPE_CHECKING:
    from igroteka.games.orleans.state import OrleansState

# The points that one more character at work brings in a round.
WORK: Final = 3.50
# How far one gets on the development track in a round, and how many items one gains.
PACE: Final = 1.69
ITEM_PACE: Final = 4.88
USUAL_LEVEL: Final = 5.0
# A technology tile saves a character in some of the rounds.
TECHNOLOGY_SHARE: Final = 0.59
# What the kinds are worth beyond being a character, by how many one has; for each round left.
NEED: Final = (0.54, 0.30, 0.50, 0.18, 0.36, 0.18, 0.53)
# A station in the town where one goes, and leaving one's chance behind.
PROSPECT: Final = 0.47

# What a tile brings in a round.
TILE_WORTH: Final = {
    "hayrick": 1.07,
    "cheese_factory": 0.15,
    "winery": 0.84,
    "wool_manufacturer": 1.19,
    "tailor_shop": 2.14,
    "shipping_line": 1.48,
    "brewery": 0.79,
    "library": 1.37,
    "windmill": 1.94,
    "cellar": 0.79,
    "sacristy": 0.07,
    "office": 0.18,
    "laboratory": 0.35,
    "hospital": 0.29,
    "school": 5.02,
    "horse_wagon": 1.79,
    "herb_garden": 1.29,
    "pharmacy": 4.66,
    "gunpowder_tower": 1.23,
    "bathhouse": 1.71,
}
TILE_RATE: Final = tuple(TILE_WORTH[name] for name in TILE_NAMES)


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
    return float((float(draws) ** -4.0 + max(float(people), 0.1) ** -4.0) ** -0.25)


SMOOTH: Final = smooth_levels()
HARMONIC: Final = tuple(sum(1.0 / n for n in range(1, number + 1)) for number in range(16))
PLAIN: Final = tuple(float(level) for level in LEVELS)
HANDS: Final = tuple(tuple(at_work(draws, people) for people in range(80)) for draws in range(1, 9))
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
        self.levels = SMOOTH if left > 1 else PLAIN
        self.space = state.development[seat]
        self.ends = min(DEVELOPMENT_END, self.space + int(PACE * left))
        now = built_stations(state, seat) + state.citizens.count(seat)
        self.items = min(15.0, now + ITEM_PACE * left)
        self.item = self.levels[self.ends]
        base = seat * TOKENS
        slots = state.slots[seat * SLOTS : seat * SLOTS + SLOTS]
        lying = SLOTS - slots.count(EMPTY) - slots.count(TECHNOLOGY)
        self.people = (
            sum(state.bag[base : base + TOKENS]) + sum(state.market[base : base + TOKENS]) + lying
        )
        self.draws = KNIGHT_DRAWS[state.tracks[seat * TRACKS + KNIGHT]]
        self.work = WORK * max(0, left)

    def points(self, number: int) -> float:
        """What so many development points are worth now."""
        ends = self.ends
        levels = self.levels
        further = min(DEVELOPMENT_END, ends + number)
        value = (levels[further] - levels[ends]) * self.items
        if ends >= DEVELOPMENT_END - 2:
            # One gets there anyway, but the sooner the better.
            value = max(value, 0.08 * number * self.items)
        there = min(DEVELOPMENT_END, self.space + number)
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
                value += 0.35 * self.rounds
        elif kind == SCHOLAR:
            value += self.points(SCHOLAR_POINTS[space])
        elif kind == KNIGHT:
            if space == 4 and state.citizens[KNIGHT_CITIZEN] == NOBODY:
                value += self.item
        elif kind == BOATMAN:
            value += BOATMAN_COINS[space]
            if space == TRACK_END[BOATMAN] and state.citizens[BOATMAN_CITIZEN] == NOBODY:
                value += self.item
        elif kind == CRAFTSMAN:
            if state.technology_supply:
                value += TECHNOLOGY_SHARE * self.work
        elif kind == TRADER:
            value += self.best_tile(space)
        return value

    def best_tile(self, space: int) -> float:
        """What the best tile open to a trader step is worth."""
        tiles = self.state.tiles
        best = 0.0
        for tile in range(TILES):
            if tiles[tile] == NOBODY and TILE_RATE[tile] > best and (space > 1 or STACK[tile] == 1):
                best = TILE_RATE[tile]
        return best * self.rounds

    def station(self) -> float:
        """What one more built station is worth."""
        return self.item + 0.17 * self.rounds

    def way(self, road: int, town: int) -> float:
        """What going to *town* is worth: the best good of the way, and a place to build."""
        state = self.state
        way = WAY_BETWEEN[road, state.merchants[self.seat], town]
        good = 0
        for space in WAYS[way].spaces:
            if state.ways[space] != EMPTY and GOOD_POINTS[state.ways[space]] > good:
                good = GOOD_POINTS[state.ways[space]]
        return good + self.prospect(town)

    def prospect(self, town: int) -> float:
        """What standing in *town* is worth."""
        state = self.state
        if not state.stock[self.seat] or self.rounds < 1:
            return 0.0
        owners = state.built[town]
        if town == ORLEANS:
            owners &= 1 << self.seat
        if not owners:
            return PROSPECT * self.item
        # From here one may get to a free town next.
        free = 0
        for road in (ROAD, RIVER):
            for other in NEIGHBOURS[road][town]:
                free += not state.built[other]
        return 0.06 * self.item * min(free, 3)

    def journey(self, does: int) -> float:
        """What the best way by river or road is worth."""
        road = RIVER if does == SAIL else ROAD
        here = self.state.merchants[self.seat]
        best = -9.0
        for town in NEIGHBOURS[road][here]:
            best = max(best, self.way(road, town))
        return best - self.prospect(here)

    def deed(self, kind: int) -> tuple[float, int]:
        """Return what sending a character of *kind* is worth at best, and to which entry."""
        state = self.state
        best, where = -9.0, -1
        loss = -self.person(0, -1) if self.rounds > 0 else 0.0
        for entry in ENTRIES_OF_KIND[kind]:
            if not state.deeds[entry]:
                continue
            deed = ENTRY_DEED[entry]
            free = 0
            for other in ENTRIES_OF_DEED[deed]:
                free += state.deeds[other]
            value = float(DEEDS[deed].coins)
            if deed == CANALISATION:
                value = max(value, self.points(1))
            if state.citizens[DEED_CITIZEN + deed] == NOBODY:
                value += self.item if free == 1 else 0.45 * self.item / free
            if value > best:
                best, where = value, entry
        return best - loss, where

    def place(self, place: int) -> float:
        """What the action of *place* is worth; below zero if it is barred."""
        state, seat = self.state, self.seat
        declared = PLACES[place]
        does = declared.does
        if does == RECRUIT:
            kind = declared.amount
            if not can_recruit(state, seat, kind):
                return -1.0
            if kind == MONK and state.event == PILGRIMAGE:
                return -1.0
            return self.recruit(kind)
        if does == VILLAGE:
            best = -1.0
            for kind in (BOATMAN, CRAFTSMAN, TRADER):
                if can_recruit(state, seat, kind):
                    best = max(best, self.recruit(kind))
            return best
        if does == GAIN:
            value = float(declared.coins)
            if declared.points:
                value += self.points(declared.points)
            if declared.good >= 0:
                if not state.goods_market[declared.good]:
                    return -1.0
                value += GOOD_POINTS[declared.good]
            if declared.per_station:
                value += built_stations(state, seat)
            if declared.per_level:
                value += LEVELS[self.space]
            if declared.technology:
                if not state.technology_supply:
                    return -1.0
                value += TECHNOLOGY_SHARE * self.work
            return value
        if does in (SAIL, DRIVE):
            return self.journey(does)
        if does == BUILD:
            return self.station() if can_build(state, seat) else -1.0
        if does == PHARMACY_ACTION:
            return self.pharmacy()[0]
        if does == BATH:
            return 1.2 if self.rounds > 0 else 0.3
        return -1.0

    def pharmacy(self) -> tuple[float, int]:
        """Return what the pharmacy is worth, and for how many coins."""
        best, price = -1.0, 1
        most = min(3, self.state.coins[self.seat], DEVELOPMENT_END - self.space)
        for coins in range(1, most + 1):
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
    if left > 1:
        value += outlook.items * outlook.item + now * USUAL_LEVEL
    else:
        value += now * outlook.item
    # What will be done with the rest of the game.
    value += outlook.work * HANDS[outlook.draws - 1][outlook.people]
    tiles = state.technology[seat]
    tiles += state.slots[seat * SLOTS : seat * SLOTS + SLOTS].count(TECHNOLOGY)
    value += TECHNOLOGY_SHARE * outlook.work * tiles
    for tile in range(TILES):
        if state.tiles[tile] == seat:
            value += TILE_RATE[tile] * left
    base = seat * TOKENS
    for kind in range(KINDS):
        have = state.bag[base + kind] + state.market[base + kind]
        if kind < OWN_KINDS:
            have += 1
        value += NEED[kind] * left * HARMONIC[min(have, 15)]
    farmers = state.tracks[FARMER::TRACKS]
    if farmers[seat] == max(farmers) and farmers.count(farmers[seat]) == 1:
        value += 0.7 * left
    return value + outlook.prospect(state.merchants[seat])
