"""Whole games of every version of the rules: a change that alters one must be meant.

When it is, it is a new version (`State.RULES`), with records of its own, `<game>-<seats>-v2.txt`;
the old records stay and go on as they did. `scripts/golden.py` keeps what everybody saw and
could do on the way, and what was told, beside each record.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from scripts import golden

from igroteka.engine import Match, State, find_game, game_names, read_record, record_of

RECORDS = golden.records()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_plays_as_it_did(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read_record(text)
    match = record.replay()
    assert match.state.is_over
    assert record_of(match, record.players).text() == text
    changed = golden.differences(file.stem, golden.kept(file), golden.digests(match))
    assert not changed, "\n".join(changed)


def test_every_version_and_seat_count_has_one() -> None:
    there_are = set()
    for file in RECORDS:
        record = read_record(file.read_text("utf-8"))
        there_are.add((record.game, record.seats, record.rules))
        name = f"{record.game}-{record.seats}"
        assert re.fullmatch(rf"{name}(-v{record.rules})?(-[a-z-]+)?", file.stem), file
    wanted = {
        (name, seats, rules)
        for name in game_names()
        for seats in find_game(name).seat_counts
        for rules in find_game(name).state.RULES
    }
    assert wanted <= there_are, sorted(wanted - there_are)


# --- the digests themselves -----------------------------------------------------------------


TEXT = (golden.FOLDER / "venice-2.txt").read_text("utf-8")


def short_game() -> Match:
    return read_record(TEXT).replay()


class Meddled(Match):
    """A match in which a player finds coins after half of the game."""

    def walk(self) -> Iterator[State[Any]]:
        for number, state in enumerate(super().walk()):
            if number > len(self.moves) // 2 + golden.EVERY:
                state.purses[1] += 1  # type: ignore[attr-defined]
            yield state


def test_a_change_is_named_with_its_time() -> None:
    match = short_game()
    before = golden.digests(match)
    assert golden.differences("x", before, before) == []
    said = golden.differences("x", before, golden.digests(Meddled(**vars(match))))
    assert "x: players[].coins differs, first in the third quarter." in said
    assert not any("squares[].tile" in line for line in said)


@pytest.mark.parametrize("change", [{"reveals": True}, {"only": 1}, {"seat": None}, {"args": {}}])
def test_what_is_told_otherwise_is_named(change: dict[str, Any]) -> None:
    match = short_game()
    before = golden.digests(match)
    number, event = next(
        (number, event)
        for number, move in enumerate(match.moves)
        for event in move.events
        if number > len(match.moves) // 2
        and event.args
        and (event.seat, event.reveals, event.only) == (move.seat, False, None)
    )
    events = match.moves[number].events
    events[events.index(event)] = event._replace(**change)
    (said,) = golden.differences("x", before, golden.digests(match))
    assert said == f"x: (told) {event.kind} differs, first in the third quarter."


def test_a_new_field_changes_nothing_else_and_a_lost_one_is_noticed() -> None:
    old = golden.digests(short_game())
    fewer = {path: line for path, line in old.items() if path != "turn"}
    (added,) = golden.differences("x", fewer, old)
    assert added.startswith("x: not kept yet: turn; run ")
    assert golden.differences("x", old, fewer) == ["x: turn is gone."]


def test_what_is_kept_is_changed_only_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    record = tmp_path / "venice-2.txt"
    record.write_text(TEXT, "utf-8")
    golden.write()
    true = golden.kept(record)
    golden.keep(record, {**true, "turn": "old", "step": "old", golden.ACTIONS: "old"})
    golden.write()
    assert golden.kept(record)["turn"] == "old"
    assert (
        "LEFT AS THEY WERE, though they differ: (legal actions), step, turn"
        in capsys.readouterr().out
    )
    golden.mend("venice", ["turn", golden.ACTIONS])
    assert golden.kept(record) == {**true, "step": "old", golden.ACTIONS: "old"}
    golden.keep(record, {**true, "weather": "old"})
    golden.mend("venice", ["weather"])
    assert golden.kept(record) == true


def test_a_new_record_is_played_and_never_in_the_place_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    file = golden.play("venice", 2, 3, {"directions": "4"}, "straight")
    assert file.stem == f"venice-2-v{find_game('venice').rules_version}-straight"
    assert read_record(file.read_text("utf-8")).replay().state.is_over
    with pytest.raises(FileExistsError):
        golden.play("venice", 2, 4, {}, "straight")
