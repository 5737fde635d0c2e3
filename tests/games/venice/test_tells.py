"""What a rival's figures and treasures tell of its hand."""

from __future__ import annotations

from igroteka.engine import find_game
from igroteka.engine.randomness import Rng
from igroteka.games.venice.bot.tells import TELLS, tells
from tests.games.venice.positions import fresh, position, treasure

TILES = {"a1": "red-3", "c1": "red-X", "f1": "red-6", "a6": "platform", "f6": "green-3"}


def named(figures: dict[str, int], hand: str, reds: int = 0) -> dict[str, int]:
    state = position(figures=figures, hands=["green-3 green-4", hand], tiles=TILES)
    treasure(state, 1, "red", reds)
    return dict(zip(TELLS, tells(state, 1), strict=True))


def test_only_the_own_hand_and_what_is_open_count() -> None:
    knowledge = find_game("venice").knowledge
    assert knowledge.TELLS == TELLS
    for seed in range(6):
        state, rng = fresh(4, seed), Rng(seed)
        while (seat := state.seat_to_act) is not None:
            told = knowledge.tells(state, seat)
            assert len(told) == len(TELLS)
            # Whatever the others hold, it tells the same of who holds this.
            assert knowledge.tells(state.imagine(seat, rng), seat) == told
            state.apply(rng.choice(state.legal_actions(seat)), seat)


def test_who_stands_on_a_district_would_rather_not_sink_it() -> None:
    there = {"a1": 1, "f1": 1, "a6": 1}
    sinking = named(there, "red-3 red-6")
    assert (sinking["figures-on-own-cards"], sinking["figures-on-next-cards"]) == (2, 1)
    assert sinking["numbers-under-figures"] == 0
    assert named(there, "green-5 green-6")["numbers-under-figures"] == 3 + 6


def test_an_x_tells_of_its_colour() -> None:
    # Twice 2, 3, 4, 5 and 6 are left if no red card is played, twice 2, 4 and 5 by this hand.
    assert named({"c1": 1}, "green-5")["x-points-under-figures"] == 40
    assert named({"c1": 1}, "red-3 red-6")["x-points-under-figures"] == 22
    sinking = named({"c1": 1}, "red-X")
    assert (sinking["x-cards"], sinking["points-of-x-cards"]) == (1, 40)
    assert sinking["x-points-under-figures"] == 0


def test_treasures_tell_of_their_colours() -> None:
    none = named({"a6": 1}, "green-5 green-6", reds=2)
    assert (none["treasures-by-own-cards"], none["treasure-points-by-own-cards"]) == (0, 2)
    all_reds = named({"a6": 1}, "red-3 red-4 red-5 red-6 red-X", reds=2)
    assert (all_reds["treasures-by-own-cards"], all_reds["treasure-points-by-own-cards"]) == (
        10,
        12,
    )
    assert all_reds["colours-cleared-by-own-cards"] == 1
