"""The compiled build is optional, and plays identical games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.compiled import build

from igroteka.engine import game_names

PLAY = """
import sys
from igroteka.engine import Match, Rng, find_game, record_of
for name in sys.argv[1:]:
    game = find_game(name)
    for seed in range(20):
        seats = game.seat_counts[seed % len(game.seat_counts)]
        match = Match.start(game, seats, seed)
        rng = Rng(seed)
        while not match.state.is_over:
            seat = rng.choice(match.state.seats_to_act())
            match.play(rng.choice(match.state.legal_actions(seat)), seat)
        print(record_of(match).text(), match.state.to_json())
"""


@pytest.mark.soak
def test_the_compiled_build_plays_identical_games(tmp_path: Path) -> None:
    build(tmp_path)
    played = []
    for path in ("", str(tmp_path)):
        result = subprocess.run(
            [sys.executable, "-c", PLAY, *game_names()],
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        )
        played.append(result.stdout)
    assert played[0] == played[1]
