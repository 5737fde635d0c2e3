"""The features of a position: named, small, alike for all seats, and true to the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from igroteka.engine import Rng
from igroteka.engine.knowledge import MOST
from igroteka.face import LANGUAGES
from igroteka.games.orleans import GAME
from igroteka.games.orleans.bot.features import COMMON, FEATURES
from igroteka.games.orleans.rules.box import GOODS, TOKENS, TRACKS
from igroteka.games.orleans.rules.decisions import GONE_STATIONS
from igroteka.games.orleans.rules.places import SLOTS
from igroteka.games.orleans.rules.state import OrleansState
from tests.games.orleans.helpers import (
    at,
    bag,
    eager,
    every_step,
    fill,
    give_tile,
    goods,
    lay,
    market,
    new,
    play,
    station,
    track,
)

KNOWLEDGE = GAME.knowledge
TABLES = [
    (seats, {"planning": planning, "tiles": tiles})
    for seats, planning, tiles in (
        (2, "simultaneous", "all"),
        (3, "in-order", "expert"),
        (4, "simultaneous", "expert"),
        (2, "in-order", "all"),
    )
]


def games() -> Iterator[OrleansState]:
    """All positions of random and greedy games, at all seat counts and with all options."""
    for seats, options in TABLES:
        for greedy in (False, True):
            state = cast(OrleansState, GAME.new(seats, seats, options))
            rng = Rng(seats)
            while not state.is_over:
                yield state
                seat = rng.choice(state.seats_to_act())
                if greedy:
                    action = KNOWLEDGE.greedy_action([state], seat, rng)
                else:
                    action = eager(state, seat, rng)
                state.apply(action, seat)
            yield state


@cache
def sample() -> list[OrleansState]:
    """Every seventh position, the last of each game, and one of every kind of decision."""
    found = [s.copy() for n, s in enumerate(games()) if n % 7 == 0 or s.is_over]
    return [*found, *every_step().values()]


def of(state: OrleansState, seat: int = 0) -> dict[str, int]:
    """The features of a seat, by name."""
    return dict(zip(FEATURES, KNOWLEDGE.features(state)[seat], strict=True))


def test_there_is_a_small_int_for_every_name() -> None:
    names = FEATURES + COMMON
    assert len(set(names)) == len(names)
    assert 40 <= len(FEATURES) <= 90 and 8 <= len(COMMON) <= 25
    assert (KNOWLEDGE.FEATURES, KNOWLEDGE.COMMON) == (FEATURES, COMMON)
    for state in sample():
        rows = KNOWLEDGE.features(state)
        assert len(rows) == state.seats
        assert {len(row) for row in rows} == {len(FEATURES)}
        shared = KNOWLEDGE.common(state)
        assert len(shared) == len(COMMON)
        for number in (*shared, *(number for row in rows for number in row)):
            assert type(number) is int and -MOST <= number <= MOST


def test_every_feature_tells_positions_apart() -> None:
    own = {row for state in sample() for row in map(tuple, KNOWLEDGE.features(state))}
    shared = {tuple(KNOWLEDGE.common(state)) for state in sample()}
    dead = [
        name
        for names, rows in ((FEATURES, own), (COMMON, shared))
        for name, column in zip(names, zip(*rows, strict=True), strict=True)
        if len(set(column)) < 2
    ]
    assert not dead


def test_counting_changes_nothing() -> None:
    for state in sample()[::5]:
        before = state.to_document()
        KNOWLEDGE.features(state)
        KNOWLEDGE.common(state)
        assert state.to_document() == before


def rotated(state: OrleansState) -> OrleansState:
    """The same position with everybody one seat further on."""
    new = state.copy()
    seats = state.seats

    def bits(before: int) -> int:
        return sum(1 << (seat + 1) % seats for seat in range(seats) if before >> seat & 1)

    def owner(before: int) -> int:
        return (before + 1) % seats if before >= 0 else before

    widths = {"tracks": TRACKS, "goods": GOODS, "market": TOKENS, "bag": TOKENS, "slots": SLOTS}
    single = ["coins", "development", "stock", "merchants", "technology"]
    single += ["free", "covered", "held", "fresh", "origin"]
    for name, width in {**widths, **dict.fromkeys(single, 1)}.items():
        numbers = getattr(state, name)
        setattr(new, name, numbers[-width:] + numbers[:-width])
    stations = state.gone[GONE_STATIONS : GONE_STATIONS + seats]
    new.gone[GONE_STATIONS : GONE_STATIONS + seats] = stations[-1:] + stations[:-1]
    new.citizens = [owner(seat) for seat in state.citizens]
    new.tiles = [owner(seat) for seat in state.tiles]
    new.built = [bits(owners) for owners in state.built]
    new.done, new.passed, new.pioneers = map(bits, (state.done, state.passed, state.pioneers))
    new.start, new.turn, new.warded = map(owner, (state.start, state.turn, state.warded))
    new.seat_to_act = None if state.seat_to_act is None else owner(state.seat_to_act)
    return new


def test_all_seats_are_counted_alike() -> None:
    """Who moves one seat further takes all features along."""
    for state in sample()[::3]:
        rows = KNOWLEDGE.features(state)
        moved = rotated(state)
        assert KNOWLEDGE.features(moved) == rows[-1:] + rows[:-1]
        assert KNOWLEDGE.common(moved) == KNOWLEDGE.common(state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_feature_is_called_something(lang: str) -> None:
    words = GAME.face.words(lang)
    called = [words(f"feature-{name}") for name in FEATURES + COMMON]
    assert len(set(called)) == len(called)


# --- pinned -------------------------------------------------------------------------------------


def test_the_score_and_the_lead_are_those_of_the_score_sheet() -> None:
    for state in sample()[::11]:
        scores = state.scores()
        for seat in range(state.seats):
            counted = of(state, seat)
            assert counted["score"] == scores[seat]
            assert counted["score-lead"] == scores[seat] - max(
                score for other, score in enumerate(scores) if other != seat
            )


@pytest.mark.rule("O48", "O50")
def test_a_harvest_is_met_with_food_or_with_coins_that_may_be_missing() -> None:
    state = at("actions", fill(new(), "scriptorium"), "harvest")
    later = state.glass[1:].count(state.event)
    state.coins[0] = 2
    counted = of(state)
    assert (counted["no-food"], counted["harvests-without-food"]) == (1, 1 + later)
    assert (counted["coins-due"], counted["coins-missing"]) == (5, 3)
    fed = of(goods(state, grain=1, wine=1, brocade=4))
    assert (fed["food"], fed["no-food"]) == (2, 0)
    assert fed["harvests-without-food"] == max(0, later - 1)
    assert (fed["coins-due"], fed["coins-missing"]) == (0, 0)


@pytest.mark.rule("O48", "O56")
def test_an_event_is_ahead_until_it_has_befallen_the_seat() -> None:
    state = at("event", goods(goods(new(3), grain=1, wine=1), 1, grain=1, wine=1), "harvest")
    play(state, "feed grain")
    later = state.glass[1:].count(state.event)
    assert state.seat_to_act == 1
    # Seat 0 has fed, seat 1 is choosing, seat 2 is yet to pay.
    assert [of(state, seat)["harvests-without-food"] for seat in range(3)] == [
        max(0, later - 1),
        max(0, later - 1),
        1 + later,
    ]
    assert [of(state, seat)["coins-due"] for seat in range(3)] == [0, 0, 5]


@pytest.mark.rule("O15", "O25")
def test_a_filled_guildhall_is_ready_while_the_town_has_room() -> None:
    state = at("actions", fill(new(3), "guildhall"))
    assert of(state)["ready-guildhall"] == of(state)["room-for-station"] == 1
    state.merchants = [7, 7, 0]  # Blois
    assert of(state)["rivals-in-town"] == 1
    station(state, "blois", seat=1)
    counted = of(state)
    assert (counted["ready-guildhall"], counted["room-for-station"]) == (0, 0)
    assert (counted["station-lead"], counted["rivals-in-town"]) == (-1, 0)
    state.merchants = [0, 0, 0]
    station(state, "orleans", seat=0)
    assert [of(state, seat)["room-for-station"] for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("O10")
def test_the_census_counts_for_the_sole_first_and_the_sole_last() -> None:
    state = track(track(new(3), "farmer", 3, 0), "farmer", 1, 1)
    assert [of(state, seat)["census-coins"] for seat in range(3)] == [17, 0, -17]
    assert [of(state, seat)["farmer-lead"] for seat in range(3)] == [2, -2, -3]
    two = track(new(2), "farmer", 3, 0)
    assert [of(two, seat)["census-coins"] for seat in range(2)] == [17, 0]


@pytest.mark.rule("O27", "O28")
def test_a_deed_can_be_finished_with_neutral_characters_only() -> None:
    state = bag(new(), "monk")
    state.deeds[4:6] = [0, 1]  # papal conclave: one monk is missing
    assert of(state)["deeds-to-finish"] == 1
    assert of(state, 1)["deeds-to-finish"] == 0
    assert of(state)["characters-for-deeds"] == 1


def test_characters_are_counted_wherever_they_are() -> None:
    state = bag(market(new(), "knight", "own-farmer"), "monk", "own-trader")
    lay(state, "village-boatman", "own-boatman")
    counted = of(state)
    assert (counted["waiting-characters"], counted["market-knights"]) == (1, 1)
    assert (counted["characters"], counted["monks"]) == (5 + 1, 1)
    give_tile(state, "gunpowder_tower").tower[TOKENS - 1] = 1
    assert of(state)["characters"] == 7
