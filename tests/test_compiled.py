"""The compiled build is optional, and plays identical games."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.compiled import NOT_HOT, build

import igroteka
from igroteka.engine import game_names

PLAY = """
import sys
from igroteka.bots import Sight, make_bot
from igroteka.engine import Match, Rng, find_game, record_of
for name in sys.argv[1:]:
    game = find_game(name)
    for bot, games, most in (("random", 20, 9999), ("greedy", 2, 9999), ("search:20", 2, 80)):
        for seed in range(games):
            seats = game.seat_counts[seed % len(game.seat_counts)]
            match = Match.start(game, seats, seed)
            rng = Rng(seed)
            chooser = make_bot(bot)
            while not match.state.is_over and len(match.moves) < most:
                seat = rng.choice(match.state.seats_to_act())
                match.play(chooser.choose(Sight.of(game, match.state, seat, rng), rng), seat)
            print(bot, record_of(match).text(), match.state.to_json())
"""


def test_what_is_not_compiled_derives_nothing_from_what_is() -> None:
    """A class of interpreted code cannot inherit from a compiled one."""
    games = Path(igroteka.__file__).parent / "games"
    for file in (*games.glob("*/rules/**/*.py"), *games.glob("*/bot/**/*.py")):
        if file.name in NOT_HOT:
            body = ast.parse(file.read_text("utf-8")).body
            assert not any(isinstance(each, ast.ClassDef) for each in body), file


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
