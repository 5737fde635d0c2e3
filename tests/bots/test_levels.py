"""Levels err like people, characters like what they say they like, and both can be repeated."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.arena import Arena
from igroteka.bots import Kind, Sight, kind_of, make_bot
from igroteka.bots.levels import LEVELS, WORST_MISTAKE, misjudged
from igroteka.bots.sway import Sway
from igroteka.engine import BadSetup, Rng, State, find_game, game_names
from tests.tables.toy import GAME as TOY

LOOKS = st.lists(st.floats(-9, 9), min_size=1, max_size=12)
SEEDS = st.integers(0, 2**32)


@given(LOOKS, st.floats(0, 20), SEEDS)
def test_no_noise_makes_up_for_what_is_obviously_bad(
    looks: list[float], noise: float, seed: int
) -> None:
    actions = list(range(len(looks)))
    chosen = looks[misjudged(actions, looks, noise, Rng(seed))]
    best, middle = max(looks), sorted(looks, reverse=True)[len(looks) // 2]
    assert best - chosen <= WORST_MISTAKE
    assert best - chosen <= 2 * (best - middle)


@given(LOOKS, SEEDS)
def test_without_noise_the_best_is_chosen(looks: list[float], seed: int) -> None:
    assert looks[misjudged(list(range(len(looks))), looks, 0.0, Rng(seed))] == max(looks)


def test_more_noise_errs_more_and_what_is_alike_is_misjudged_alike() -> None:
    looks = [0.5, 0.4, 0.4, 0.2, 0.0]
    chosen = {
        noise: [misjudged([0, 1, 2, 3, 4], looks, noise, Rng(seed)) for seed in range(400)]
        for noise in (0.0, 1.5, 4.0)
    }
    errors = [sum(action != 0 for action in each) for each in chosen.values()]
    assert errors[0] == 0 and 20 < errors[1] < errors[2] - 40
    assert 2 not in chosen[4.0], "the first of two that look the same is as good as the second"


# --- levels -------------------------------------------------------------------------------------


def played(spec: str, game: str, decisions: int, seed: int = 5) -> tuple[list[int], State[Any]]:
    """Return what is done when such bots sit at all seats, and where it leads."""
    found, rng, bot = find_game(game), Rng(seed), make_bot(spec)
    state, actions = found.new(2, seed), list[int]()
    while not state.is_over and len(actions) < decisions:
        seat = state.seats_to_act()[0]
        actions.append(bot.choose(Sight.of(found, state, seat, rng), rng))
        state.apply(actions[-1], seat)
    return actions, state


@pytest.mark.parametrize("game", game_names())
def test_the_same_seed_plays_the_same_game(game: str) -> None:
    for spec in ("novice", "amateur", "expert:4"):
        first, _ = played(spec, game, 25)
        assert first == played(spec, game, 25)[0]
        assert first != played(spec, game, 25, seed=6)[0]


def test_only_the_strongest_keeps_people_waiting() -> None:
    for game in game_names():
        knowledge = find_game(game).knowledge
        seconds = [figures.seconds(knowledge) for figures in LEVELS.values()]
        assert seconds == sorted(seconds)
        assert seconds[2] == 0 and seconds[3] <= 3 and seconds[4] <= 10


@pytest.mark.parametrize(("game", "games"), [("venice", 24), ("glenmore", 4), ("bruges", 4)])
def test_who_does_not_err_beats_who_does(game: str, games: int) -> None:
    (row,) = Arena(game, ("novice",), games, hero="skilled", seed=7).play(jobs=1).rows
    assert row.hero.wins.mean > 0.6


@pytest.mark.parametrize(("game", "games"), [("venice", 12), ("glenmore", 2), ("bruges", 2)])
def test_a_novice_plays_sensibly(game: str, games: int) -> None:
    (row,) = Arena(game, ("random",), games, hero="novice", seed=7).play(jobs=1).rows
    assert row.hero.wins.mean > 0.6


# --- descriptions -------------------------------------------------------------------------------


def test_a_level_says_which_search_it_is_made_of() -> None:
    assert kind_of("expert/builder:0.1cpu") == Kind("expert", 2, "0.1cpu", "builder")
    for spec, whole, timed in (
        ("novice", "novice@2", False),
        ("expert", "expert@2", True),
        ("master/builder", "master/builder@2", True),
        ("expert/builder:50", "expert/builder@2:50", False),
    ):
        kind = kind_of(spec)
        assert kind is not None and kind_of(kind.text) == kind
        assert (kind.text, kind.is_timed, make_bot(spec).name) == (whole, timed, spec)


@pytest.mark.parametrize("spec", ["novice:5", "search/builder", "expert/", "greedy/x", "expert:0"])
def test_what_a_level_cannot_be_is_refused(spec: str) -> None:
    with pytest.raises(BadSetup, match="There is no bot"):
        make_bot(spec)


def test_a_character_that_a_game_does_not_know_is_refused_before_anything_is_played() -> None:
    known = "there are: jeweller, saver"
    for bots, hero in ((("expert/builder", "novice"), ""), (("novice",), "expert/builder")):
        with pytest.raises(BadSetup, match=re.escape(known)):
            Arena("venice", bots, hero=hero).plans()
    with pytest.raises(BadSetup, match=known):
        played("skilled/builder", "venice", 1)


# --- characters -----------------------------------------------------------------------------------


@given(st.floats(0.01, 0.99), st.floats(-3, 3), st.integers(-20, 20))
def test_who_likes_something_sees_better_chances_where_there_is_more_of_it(
    share: float, weight: float, number: int
) -> None:
    sway = Sway(1, [(0, weight)])
    worth = [1 - share, share]
    seen = sway.swayed(worth, [[7], [number]])
    more = sway.swayed(worth, [[7], [number + 1]])
    assert seen[0] == worth[0] and 0 <= seen[1] <= 1
    assert (more[1] - seen[1]) * weight >= 0
    assert sway.swayed(worth, [[7], [0]])[1] == pytest.approx(share)


@pytest.mark.parametrize(("game", "learned"), [("venice", False), ("glenmore", True)])
@pytest.mark.parametrize("spec", ["skilled", "expert:12"])
def test_a_miser_keeps_coins_with_and_without_a_network(
    game: str, learned: bool, spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    knowledge = find_game(game).knowledge
    assert knowledge.network_path
    if not learned:
        monkeypatch.setattr(type(knowledge), "network_path", "")
    likes = {"miser": {"coins": 4.0}, "waster": {"coins": -4.0}}
    monkeypatch.setattr(type(knowledge), "CHARACTERS", likes)
    level, _, budget = spec.partition(":")
    purses = []
    for character in likes:
        whole = f"{level}/{character}" + (f":{budget}" if budget else "")
        _, state = played(whole, game, 40)
        coins = knowledge.FEATURES.index("coins")
        purses.append(sum(each[coins] for each in knowledge.features(state)))
    assert purses[0] > purses[1]


@pytest.mark.parametrize("game", game_names())
def test_what_a_character_likes_is_something_that_is_counted(game: str) -> None:
    knowledge = find_game(game).knowledge
    assert len(knowledge.CHARACTERS) == 2
    for likes in knowledge.CHARACTERS.values():
        assert likes and set(likes) <= set(knowledge.FEATURES)


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_that_tells_bots_nothing_has_all_levels(level: str) -> None:
    bot = make_bot(f"{level}:3" if LEVELS[level].searches else level)
    state, rng = TOY.new(2, 1), Rng(1)
    while not state.is_over:
        seat = state.seats_to_act()[0]
        state.play(bot.choose(Sight.of(TOY, state, seat, rng), rng), seat)
