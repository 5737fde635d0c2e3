from __future__ import annotations

import pytest

from igroteka.engine import BadRecord, Match, Record, Rng, find_game, read_record, record_of
from igroteka.engine.record import checksum


def played(seed: int = 4) -> Match:
    match = Match.start(find_game("venice"), 2, seed)
    rng = Rng(seed)
    while not match.state.is_over:
        seat = match.state.seat_to_act
        assert seat is not None
        match.play(rng.choice(match.state.legal_actions(seat)), seat)
    return match


def resealed(text: str) -> str:
    """Return a changed record with a check line that fits again."""
    body = text.rpartition("check: ")[0]
    return f"{body}check: {checksum(body)}\n"


def test_a_record_reads_like_a_score_sheet() -> None:
    match = played()
    text = record_of(match, ["Аня", "a | b"]).text()
    lines = text.splitlines()
    assert lines[:2] == ["igroteka record 1", "game: venice"]
    assert "players: Аня | a / b" in lines
    assert lines[8].split()[1] == "place"
    assert lines[-2] == "scores: " + " ".join(map(str, match.state.scores()))


def test_an_unfinished_game_has_a_record_too() -> None:
    match = Match.start(find_game("venice"), 3, 5)
    record = record_of(match)
    assert record.scores is None
    assert read_record(record.text()).replay().state == match.state


@pytest.mark.parametrize("players", [[], ["Аня"], ["Аня", "Bob"], ["", "Bob"], ["", ""]])
def test_names_stay_at_their_seats(players: list[str]) -> None:
    text = record_of(played(), players).text()
    assert read_record(text).players == players and read_record(text).text() == text


def test_the_word_check_in_a_name_is_no_check_line() -> None:
    text = record_of(played(), ["check: 00000000", "x"]).text()
    assert read_record(text).text() == text
    with pytest.raises(BadRecord, match="check line is missing"):
        read_record(text.rpartition("\ncheck: ")[0])


def test_windows_line_ends_do_no_harm() -> None:
    text = record_of(played()).text()
    assert read_record("\ufeff" + text.replace("\n", "\r\n")).text() == text


@pytest.mark.parametrize(
    "change,complaint",
    [
        (lambda text: "", "not an Igroteka record"),
        (lambda text: "hello", "not an Igroteka record"),
        (lambda text: '[Event "chess"]\n1. e4 e5', "not an Igroteka record"),
        (lambda text: text.replace("place", "palce", 1), "damaged"),
        (lambda text: text[: len(text) // 2], "damaged"),
        (lambda text: resealed(text.replace("game: venice", "game: go")), "no game “go”"),
        (lambda text: resealed(text.replace("rules: 2", "rules: 99")), "not 99"),
        (lambda text: resealed(text.replace("seats: 2", "seats: 9")), "2 to 5 players"),
        (lambda text: resealed(text.replace("seats: 2", "seats: two")), "damaged"),
        (lambda text: resealed(text.replace("directions=8", "directions=7")), "directions"),
        (lambda text: resealed(text.replace("directions=8", "directions")), "damaged"),
        (lambda text: resealed(text.replace(" place ", " drown ", 1)), "Action 1"),
        (lambda text: resealed(text.replace("scores: ", "scores: 1")), "scores"),
        (lambda text: resealed(text.replace("\nseed:", "\nweed:")), "“weed: 4” does not belong"),
        (lambda text: resealed(text.replace("seed: 4\n", "")), "lines cannot be read"),
        (lambda text: resealed(text.replace("rules:", "game: go\nrules:")), "“game” stands there"),
        (lambda text: resealed(text.replace("players: ", "players: A | B | C")), "3 names for 2"),
        (lambda text: resealed(text.replace("scores: ", "scores: 1\nscores: ")), "“scores” stands"),
        (
            lambda text: resealed(text.replace("check: ", "1 place a1\ncheck: ")),
            "1 place a1” does",
        ),
        (lambda text: text.rpartition("check: ")[0], "check line is missing"),
        (lambda text: text.replace("check: ", "chekc: "), "check line is missing"),
    ],
)
def test_damaged_and_foreign_records_are_refused(change: object, complaint: str) -> None:
    assert callable(change)
    text = change(record_of(played()).text())
    with pytest.raises(BadRecord, match=complaint):
        read_record(text).replay()


def test_a_record_of_another_seat_order_is_refused() -> None:
    record = record_of(played())
    swapped = [(1 - seat, text) for seat, text in record.actions]
    with pytest.raises(BadRecord, match=r"Action 1 .*cannot act now"):
        Record(**{**record.__dict__, "actions": swapped}).replay()
