"""The scheme is fair to everybody, for any number of bots and seats."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.arena import Arena, Entrant, Row
from igroteka.bots import RandomBot
from igroteka.engine import BadSetup


def circle(*names: str) -> tuple[Entrant, ...]:
    return tuple(Entrant(name, name) for name in names)


counts = st.integers(1, 7)
fields = st.lists(st.sampled_from("abc"), min_size=2, max_size=6)


@given(bots=counts, seats=st.integers(2, 5), deal=st.integers(0, 2**32))
def test_everybody_sits_once_at_each_seat_of_each_deal(bots: int, seats: int, deal: int) -> None:
    names = "abcdefg"[:bots]
    seatings = Row(0, seats, circle(*names)).seatings(deal)
    assert len(seatings) == bots
    for seat in range(seats):
        assert sorted(seating[seat].name for seating in seatings) == list(names)


@given(names=fields, more=st.integers(0, 3), deal=st.integers(0, 2**32))
def test_who_is_named_twice_has_twice_the_seats_of_each_kind(
    names: list[str], more: int, deal: int
) -> None:
    seats = len(names) + more  # with fewer seats it is refused
    seatings = Row(0, seats, circle(*names)).seatings(deal)
    assert len(set(seatings)) == len(seatings), "a game that tells nothing new"
    named = Counter(names)
    for seat in range(seats):
        sat = Counter(seating[seat].name for seating in seatings)
        # What was left out as nothing new was left out of every seat's games alike.
        assert {name: n * len(names) for name, n in sat.items()} == {
            name: n * len(seatings) for name, n in named.items()
        }


@given(seats=st.integers(2, 5), deal=st.integers(0, 2**32))
def test_a_hero_among_identical_rivals_sits_at_each_seat_once(seats: int, deal: int) -> None:
    seatings = Row(0, seats, circle("hero", *["rival"] * (seats - 1)), "hero").seatings(deal)
    assert sorted([e.name for e in seating].index("hero") for seating in seatings) == list(
        range(seats)
    )


def test_the_first_games_of_a_mixed_table_turn_the_hero_around() -> None:
    arena = Arena("venice", ("search:5", "greedy", "greedy", "greedy"), games=8)
    (plan,) = arena.plans()
    seats = [[e.name for e in pairing.seating].index("search:5") for pairing in plan.pairings]
    assert sorted(seats[:4]) == sorted(seats[4:]) == [0, 1, 2, 3]
    assert [pairing.seed for pairing in plan.pairings] == [0] * 4 + [1] * 4


def test_over_many_deals_everybody_meets_everybody_and_sits_beside_everybody() -> None:
    row = Row(0, 3, circle(*"abcde"))
    beside = Counter(
        (left.name, right.name)
        for deal in range(200)
        for seating in row.seatings(deal)
        for left, right in pairwise(seating)
    )
    assert len(beside) == 20
    mean = sum(beside.values()) / 20
    assert all(0.6 * mean < times < 1.4 * mean for times in beside.values())


def test_all_rows_play_the_same_deals() -> None:
    arena = Arena("venice", ("greedy", "random"), 6, (2, 3), hero="search:5", seed=40)
    deals = [sorted({pairing.seed for pairing in plan.pairings}) for plan in arena.plans()]
    assert deals == [[40, 41, 42], [40, 41, 42], [40, 41], [40, 41]]


@pytest.mark.parametrize(("games", "length"), [(1, 3), (3, 3), (5, 3), (6, 6), (7, 6)])
def test_whole_deals_are_played_but_no_more_games_than_asked_for(games: int, length: int) -> None:
    (plan,) = Arena("venice", ("greedy",), games, 3, hero="search:5").plans()
    assert len(plan.pairings) == length and plan.ends == list(range(3, length + 1, 3))


def test_more_bots_than_a_table_has_seats_need_no_number_of_seats() -> None:
    bots = [f"b{n}=random" for n in range(7)]
    assert Arena("venice", bots).seat_counts() == (5,)
    assert Arena("venice", ("random",)).seat_counts() == (2,)
    assert Arena("venice", ("random",), hero="greedy").seat_counts() == (2,)


@pytest.mark.parametrize(
    ("arena", "sentence"),
    [
        (Arena("venice", ()), "at least one bot"),
        (Arena("venice", ("a=greedy", "a=random")), "Two different bots are called a"),
        (Arena("venice", ("greedy",), hero="greedy"), "both called greedy"),
        (Arena("venice", ("a=greedy",), hero="a=random"), "both called a"),
        (Arena("venice", ("random", "random", "greedy"), seats=2), "3 bots, 2 seats"),
        (Arena("venice", ("random", "greedy"), seats=(2, 9)), "2 to 5 players"),
        (Arena("venice", ("random", "greedy"), target=0.5), "name one with --hero"),
        (Arena("venice", ("random",), hero="greedy", target=45), "between 0 and 1"),
        (Arena("venice", ("random",), 30, hero="greedy", target=0.4), "At least 40"),
        (Arena("venice", ("random",), 0), "at least one game"),
        (Arena("venice", ("search@9",)), "search@9 is not kept"),
        (Arena("venice", "random,greedy"), "several texts, .* not one, “random,greedy”"),
        (Arena("venice", (RandomBot(), "greedy")), "by a text, .* not by a RandomBot"),  # type: ignore[arg-type]
        (Arena("venice", ("greedy",), hero=RandomBot()), "by a text, .* not by a RandomBot"),  # type: ignore[arg-type]
    ],
    ids=lambda value: value if isinstance(value, str) else "arena",  # the same in every process
)
def test_what_makes_no_sense_gets_one_sentence(arena: Arena, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        arena.plans()
