"""A network in whole numbers says what the one it was made of says, and the same everywhere."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from igroteka.bots import Sight, make_bot
from igroteka.engine import BadSetup, Rng, find_game, game_names
from igroteka.engine.knowledge import MOST
from igroteka.engine.network import GREATEST, LEAST, Manner
from igroteka.engine.networks import Weights, most_bits, network_at
from igroteka.training.fitting import Batch, Fit, Fitting, held_out_of
from igroteka.training.playing import Noted

OWN, COMMON = 12, 5


def drawn(rng: np.random.Generator, seats: int, positions: int = 40) -> Batch:
    """Return positions by lot: small features, some that are mostly zero, some large."""
    scale = np.array([1, 1, 2, 5, 10, 30, 60, 100, 200, 255, 3, 1])
    features = np.rint(rng.normal(0, scale / 3, (positions, seats, OWN)))
    features = np.clip(features, -MOST, MOST).astype(np.float32)
    common = rng.integers(0, 9, (positions, COMMON)).astype(np.float32)
    worth = rng.dirichlet([1.0] * seats, positions).astype(np.float32)
    return Batch(features, common, worth)


@pytest.mark.parametrize("hidden", [0, 7, 32])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whole_numbers_say_what_the_fitted_weights_say(hidden: int, seats: int) -> None:
    batch = drawn(np.random.default_rng(seats), seats)
    fitted = Fit([batch], Fitting(hidden=hidden))
    for _ in range(20):
        fitted.epoch([batch], 0)
    network = fitted.whole().network(Manner())
    expected = fitted.forward(batch)[3]
    for row, shares in enumerate(expected):
        own = [[int(value) for value in seat] for seat in batch.features[row]]
        found = network.chances(own, [int(value) for value in batch.common[row]])
        assert sum(found) == pytest.approx(1)
        assert found == pytest.approx(shares.tolist(), abs=0.01)


def test_it_is_the_plain_sum_of_products_also_at_its_limits() -> None:
    """The lanes of long numbers are an implementation: the definition is three lines."""
    rng = random.Random(3)
    for _ in range(30):
        lanes, seats = rng.randint(1, 9), rng.randint(2, 5)
        bits = 6
        rows = [[rng.randint(-9000, 9000) for _ in range(lanes)] for _ in range(2 * OWN + COMMON)]
        weights = Weights(
            own=rows[:OWN],
            others=rows[OWN : 2 * OWN],
            common=rows[2 * OWN :],
            bias=[rng.randint(-9000, 9000) for _ in range(lanes)],
            out=[rng.randint(-900, 900) for _ in range(lanes - 1)],
            bits=bits,
        )
        edges = [-MOST, LEAST - 1, LEAST, -1, 0, 0, 1, GREATEST - 1, GREATEST, MOST]
        own = [[rng.choice(edges) for _ in range(OWN)] for _ in range(seats)]
        common = [rng.choice(edges) for _ in range(COMMON)]
        found = weights.network(Manner()).logits(own, common)
        for seat in range(seats):
            rest = [sum(o[n] for o in own) - own[seat][n] for n in range(OWN)]
            sums = [
                (seats - 1) * weights.bias[lane]
                + sum((seats - 1) * own[seat][n] * weights.own[n][lane] for n in range(OWN))
                + sum(rest[n] * weights.others[n][lane] for n in range(OWN))
                + sum((seats - 1) * common[n] * weights.common[n][lane] for n in range(COMMON))
                for lane in range(lanes)
            ]
            above = [max(0, value) for value in sums[1:]]
            total = (sums[0] << bits) + sum(
                value * weight for value, weight in zip(above, weights.out, strict=True)
            )
            assert found[seat] == total / ((seats - 1) << (2 * bits))


def test_weights_leave_room_for_every_sum() -> None:
    rows = [[0.5, -300.0], [0.25, 200.0]]
    bits = most_bits(rows, [1.0, -7.0])
    largest = 4 * (MOST * 500.0 + 7.0)
    assert largest * 2**bits < 2**31 <= largest * 2 ** (bits + 2)


def test_a_file_that_does_not_fit_is_refused_with_what_to_do(tmp_path: Path) -> None:
    knowledge = find_game("venice").knowledge
    rows = [[0] for _ in knowledge.FEATURES]
    weights = Weights(rows, rows, [[0] for _ in knowledge.COMMON], [0], [], 8)
    file = tmp_path / "network.json"
    file.write_text(weights.text(knowledge, {}, Manner(curiosity=0.3)), "utf-8")
    assert network_at(str(file), knowledge).manner == Manner(curiosity=0.3)
    told = json.loads(file.read_text("utf-8"))
    told["features"][0] = "luck"
    file.write_text(json.dumps(told), "utf-8")
    with pytest.raises(BadSetup, match="learned from other features; make it anew"):
        network_at(str(file), knowledge)
    for text in ("{", "[]", '{"format": 1}', "\x00"):
        file.write_text(text, "utf-8")
        with pytest.raises(BadSetup, match="not a network that can be read"):
            network_at(str(file), knowledge)
    with pytest.raises(BadSetup, match="not a network that can be read"):
        network_at(str(tmp_path / "none.json"), knowledge)


DAMAGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "a weight is missing": lambda told: told["own"][0].pop(),
    "a row is missing": lambda told: told["common"].pop(),
    "a weight has no room": lambda told: told["own"][0].__setitem__(0, 10**30),
    "a sum has no room": lambda told: told["bias"].__setitem__(0, 2**29),
    "a weight is a fraction": lambda told: told["others"][0].__setitem__(0, 0.5),
    "a unit has no weight": lambda told: told["out"].append(1),
    "too many bits": lambda told: told.update(bits=999),
    "a setting is a word": lambda told: told["search"].update(curiosity="a"),
    "a setting that is none": lambda told: told["search"].update(patience=1),
    "no contrast": lambda told: told["search"].update(contrast=0),
    "a format to come": lambda told: told.update(format=2),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_never_plays(tmp_path: Path, damage: str) -> None:
    knowledge = find_game("venice").knowledge
    rows = [[1, 2] for _ in knowledge.FEATURES]
    weights = Weights(rows, rows, [[0, 1] for _ in knowledge.COMMON], [0, 5], [7], 8)
    file = tmp_path / "network.json"
    file.write_text(weights.text(knowledge, {}, Manner()), "utf-8")
    network_at(str(file), knowledge)
    told = json.loads(file.read_text("utf-8"))
    DAMAGES[damage](told)
    file.write_text(json.dumps(told), "utf-8")
    with pytest.raises(BadSetup, match="not a network that can be read"):
        network_at(str(file), knowledge)


def test_games_of_every_number_of_seats_are_held_out() -> None:
    """Also when seats take turns in a rhythm that divides ten."""
    games = [Noted(seats, 0, b"", b"", [], []) for seats in (2, 2, 3, 4) * 25]
    held = [game.seats for game, apart in zip(games, held_out_of(games), strict=True) if apart]
    assert sorted(held) == [2] * 5 + [3] * 3 + [4] * 3


SHIPPED = [name for name in game_names() if find_game(name).knowledge.network_path]


@pytest.mark.parametrize("name", SHIPPED)
def test_what_a_game_comes_with_is_small_fits_its_features_and_knows_who_won(name: str) -> None:
    """At the last decisions of games by greedy bots it favours the winner, more often than not."""
    game = find_game(name)
    knowledge = game.knowledge
    assert Path(knowledge.network_path).stat().st_size < 1_000_000
    network = network_at(knowledge.network_path, knowledge)
    right = 0
    for seed in range(6):
        state, rng, bot = game.new(2, seed), Rng(seed), make_bot("greedy")
        last = state
        while (seat := state.seat_to_act) is not None:
            if not knowledge.in_chain(state, seat):
                last = state.copy()
            state.apply(bot.choose(Sight.of(game, state, seat, rng), rng), seat)
        chances = network.chances(knowledge.features(last), knowledge.common(last))
        assert sum(chances) == pytest.approx(1)
        right += state.ranking()[chances.index(max(chances))] == 1
    assert right > 3
