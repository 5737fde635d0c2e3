"""Whole games of this version of the rules: a change that alters one must be meant.

When it is, raise the game's RULES_VERSION and record the game anew; the old record then says
that it is of an older version, in a sentence.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.engine import find_game, game_names, read_record, record_of

RECORDS = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_plays_as_it_did(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read_record(text)
    match = record.replay()
    assert match.state.is_over
    assert record_of(match, record.players).text() == text


def test_every_game_and_seat_count_has_one() -> None:
    wanted = {f"{name}-{seats}" for name in game_names() for seats in find_game(name).seat_counts}
    assert wanted <= {file.stem for file in RECORDS}
