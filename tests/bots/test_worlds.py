"""Worlds that explain what rivals have done come up more often."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path

import pytest

from igroteka.bots import Sight
from igroteka.bots.worlds import WeighedWorlds, likelihood, worlds_for
from igroteka.engine import BadSetup, Rng, find_game
from igroteka.engine.network import Manner, Network
from igroteka.engine.networks import Weights, network_at
from igroteka.games.venice.bot.tells import TELLS
from tests.games.venice.positions import fresh

GAME = find_game("venice")
ON_OWN_CARDS = TELLS.index("figures-on-own-cards")


def telling(folder: Path, weight: float, worlds: int) -> Network:
    """Return a network of which only the weight of one sign is not nothing."""
    own, common = len(GAME.knowledge.FEATURES), len(GAME.knowledge.COMMON)
    tells = [round(256 * weight) * (n == ON_OWN_CARDS) for n in range(len(TELLS))]
    weights = Weights([[0]] * own, [[0]] * own, [[0]] * common, [0], [], bits=8, tells=tells)
    file = folder / "network.json"
    file.write_text(weights.text(GAME.knowledge, {}, Manner(worlds=worlds)), "utf-8")
    return network_at(str(file), GAME.knowledge)


def placed() -> Sight:
    """Return what seat 0 sees once all figures stand."""
    state = fresh(2, seed=4)
    while state.figures.count(-1) > 2:
        state.apply(state.legal_actions(state.turn)[0], state.turn)
    return Sight.of(GAME, state, 0, Rng(1))


def drawn_number(worlds: WeighedWorlds) -> int:
    """Draw a world, and return which of its worlds that was."""
    worlds.next()
    return worlds.number


def test_worlds_are_drawn_by_how_well_they_explain_what_rivals_do(tmp_path: Path) -> None:
    network, sight = telling(tmp_path, -1.5, 40), placed()
    worlds = worlds_for(sight, GAME.knowledge, network, Rng(3))
    assert isinstance(worlds, WeighedWorlds)
    weights = [math.exp(likelihood(world, 0, GAME.knowledge, network)) for world in worlds.some]
    assert len({round(weight, 3) for weight in weights}) > 1
    drawn = Counter(drawn_number(worlds) for _ in range(4000))
    for number, weight in enumerate(weights):
        assert drawn[number] / 4000 == pytest.approx(weight / sum(weights), abs=0.03)


def test_each_world_is_the_callers_to_change_and_fits_the_view(tmp_path: Path) -> None:
    sight = placed()
    worlds = worlds_for(sight, GAME.knowledge, telling(tmp_path, -1.5, 2), Rng(3))
    for _ in range(8):
        world = worlds.next()
        assert world.view(0) == sight.view
        seat = world.seat_to_act
        assert seat is not None
        world.apply(world.legal_actions(seat)[0], seat)


def test_a_short_search_weighs_few_worlds_and_who_learned_nothing_none(tmp_path: Path) -> None:
    sight = placed()
    few = worlds_for(sight, GAME.knowledge, telling(tmp_path, -1.5, 40), Rng(3), 8)
    assert isinstance(few, WeighedWorlds) and len(few.some) == 8
    for weight, worlds in ((0.0, 40), (-1.5, 0)):
        network = telling(tmp_path, weight, worlds)
        if not weight:
            network.tells = []
        plain = worlds_for(sight, GAME.knowledge, network, Rng(3))
        assert not isinstance(plain, WeighedWorlds)


def test_signs_of_another_game_are_refused(tmp_path: Path) -> None:
    telling(tmp_path, 1, 8)
    file = tmp_path / "network.json"
    file.write_text(file.read_text("utf-8").replace('"x-cards"', '"y-cards"'), "utf-8")
    with pytest.raises(BadSetup, match="learned from other features"):
        network_at(str(file), GAME.knowledge)
