"""Editions of the deck: what was ever shipped stays at hand, and decks stand side by side."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from igroteka.bots import GreedyBot, Sight
from igroteka.engine import (
    BadRecord,
    BadSetup,
    Game,
    IllegalAction,
    Match,
    Rng,
    State,
    find_game,
    read_record,
    record_of,
)
from igroteka.engine.record import checksum
from igroteka.engine.textfile import toml_of
from igroteka.face import Look, said_in
from igroteka.games.bruges.rules.box import box_of
from igroteka.games.bruges.rules.deck.board_mistakes import board_mistakes
from igroteka.games.bruges.rules.deck.card_mistakes import card_mistakes
from igroteka.games.bruges.rules.deck.editions import (
    SHIPPED,
    VARIABLE,
    bring,
    deck_of,
    document_of,
    earlier,
    editions_shipped,
    newest,
    shipped,
)
from igroteka.games.bruges.rules.deck.mistakes import count_mistakes, file_mistakes, mistakes_in
from igroteka.games.bruges.rules.state import BrugesState
from tests.games.bruges.positions import GAME

SHIPPED_TEXT = SHIPPED.read_text("utf-8")
FIRST = "b58e92a3f6e7"
"""The first deck that was shipped; its reputation track was another one."""
EVER_SHIPPED = ("36a16a201d50", FIRST)
"""All of them, the newest first. Who changes deck.toml adds the new one here, and keeps the one
before as a file of differences in editions/: tables and records name it."""


@pytest.fixture
def emperor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The edition of a box whose king is called emperor, costs 9 and brings 5 points."""
    monkeypatch.setenv(VARIABLE, "")
    deck = tmp_path / "my-deck.toml"
    text = SHIPPED_TEXT.replace('id = "king"', 'id = "emperor"', 1)
    text = text.replace("cost = 12", "cost = 9", 1).replace('"vp", n = 1', '"vp", n = 5', 1)
    deck.write_text(text, "utf-8")
    return bring(deck)


def a_move(state: State[Any], rng: Rng) -> None:
    seat = state.seat_to_act
    assert seat is not None
    state.play(rng.choice(state.legal_actions(seat)), seat)


def played(game: Game, moves: int, seed: int = 3, seats: int = 3) -> Match:
    """A match of so many random actions."""
    match, rng = Match.start(game, seats, seed, {"zwin": "yes", "exchange": "yes"}), Rng(seed)
    while len(match.moves) < moves and (seat := match.state.seat_to_act) is not None:
        match.play(rng.choice(match.state.legal_actions(seat)), seat)
    return match


# --- what was ever shipped ------------------------------------------------------------------------


def test_every_deck_that_was_ever_shipped_is_at_hand_by_its_digest() -> None:
    assert editions_shipped() == EVER_SHIPPED and newest() == EVER_SHIPPED[0]
    for edition in EVER_SHIPPED:
        assert deck_of(edition).digest == edition and deck_of(edition).shipped
        assert GAME.at(edition).at(edition).edition == edition


def test_the_first_deck_differs_in_the_last_steps_of_reputation_only() -> None:
    old, new = shipped(FIRST), shipped(newest())
    assert old.board.reputation_points == (0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15)
    assert new.board.reputation_points == (0, 1, 2, 3, 4, 5, 7, 9, 12)
    assert old.cards == new.cards and old.ships == new.ships and old.exchange == new.exchange
    assert old.board._replace(
        reputation_points=new.board.reputation_points,
        provenance=new.board.provenance,
        note=new.board.note,
    ) == (new.board)


def test_differences_are_put_back_into_tables_and_lists_of_tables() -> None:
    now = toml_of('a = 1\nb = 2\n[t]\nx = 1\ny = 2\n[[card]]\nid = "k"\nn = 1\n[[card]]\nid = "q"')
    before = toml_of('a = 3\nwithout = ["b"]\n[t]\nwithout = ["y"]\n[[card]]\nid = "k"\nn = 7')
    assert earlier(now, before) == {
        "a": 3,
        "t": {"x": 1},
        "card": [{"id": "k", "n": 7}, {"id": "q"}],
    }
    assert now["t"] == {"x": 1, "y": 2}


def test_a_step_of_reputation_counts_as_the_board_of_the_game_says() -> None:
    for edition, points in ((FIRST, 11), (newest(), 12)):
        state = GAME.at(edition).new(2, 1)
        assert isinstance(state, BrugesState)
        state.reputation[0] = 8
        assert state.score_sheet(0)["reputation"] == points
        assert state.box.last_step == (10 if edition == FIRST else 8)


def test_a_table_and_a_record_of_the_first_deck_go_on_with_it() -> None:
    match = played(GAME.at(FIRST), 60)
    text = record_of(match, ["Ann"]).text()
    assert f"edition: {FIRST}\n" in text
    again = read_record(text).replay()
    assert again.state == match.state and again.game.edition == FIRST
    rng = Rng(4)
    while not again.state.is_over:
        a_move(again.state, rng)
    assert isinstance(again.state, BrugesState) and again.state.box is box_of(FIRST)


@pytest.mark.parametrize("edition", EVER_SHIPPED)
def test_a_stored_state_keeps_its_deck(edition: str) -> None:
    state = played(GAME.at(edition), 90).state
    stored = state.to_json()
    assert "box" not in state.to_document()
    again = type(state).from_json(stored)
    assert again == state and again.to_json() == stored
    assert isinstance(again, BrugesState) and again.box is box_of(edition)
    assert [again.codec.text(a) for a in again.legal_actions(again.seat_to_act or 0)] == [
        state.codec.text(a) for a in state.legal_actions(state.seat_to_act or 0)
    ]
    assert again.copy().box is again.box and again.imagine(0, Rng(1)).box is again.box


# --- several decks at once ------------------------------------------------------------------------


def test_three_decks_are_played_side_by_side(emperor: str) -> None:
    """Each game goes as it would alone, and knows only the cards of its own box."""
    editions = (*EVER_SHIPPED, emperor)
    alone = [played(GAME.at(edition), 400) for edition in editions]
    together = [
        Match.start(GAME.at(edition), 3, 3, {"zwin": "yes", "exchange": "yes"})
        for edition in editions
    ]
    rngs = [Rng(3) for _ in editions]
    for _ in range(400):
        for match, rng in zip(together, rngs, strict=True):
            seat = match.state.seat_to_act
            if seat is not None:
                match.play(rng.choice(match.state.legal_actions(seat)), seat)
    for match, other in zip(together, alone, strict=True):
        assert match.state == other.state
        assert record_of(match).text() == record_of(other).text()
    for match, name in zip(together, ("king", "king", "emperor"), strict=True):
        assert match.game.codec.parse(f"use {name}") == GAME.codec.parse("use king")
    assert [match.state.view(0)["deck"]["shipped"] for match in together] == [True, True, False]


def test_cards_are_called_and_judged_as_in_their_own_box(emperor: str) -> None:
    theirs, ours = GAME.at(emperor), GAME
    look = Look("en", ("Ann", "Ben"))
    told = {}
    for game, name in ((theirs, "emperor"), (ours, "king")):
        state = game.new(2, 1)
        assert isinstance(state, BrugesState)
        number = state.box.card_names.index(name)
        assert state.box.cost[number] == (9 if name == "emperor" else 12)
        told[name] = game.face.help(f"card-{name}", "en")
        state.hands[0] = [number]
        assert "King" in game.face.text(state.view(0), look)
        rng = Rng(1)
        seat = state.seat_to_act or 0
        action = GreedyBot().choose(Sight.of(game, state, seat, rng), rng)
        assert action in state.legal_actions(seat)
    assert "cost 9" in told["emperor"] and "cost 12" in told["king"]
    assert "Gain 5 points" in told["emperor"] and "Gain 1 point (" in told["king"]


def test_an_action_has_the_same_number_with_any_deck(emperor: str, tmp_path: Path) -> None:
    first, *cards = SHIPPED_TEXT[: SHIPPED_TEXT.index("[[ship]]")].split("[[card]]")
    deck = tmp_path / "base.toml"
    deck.write_text("[[card]]".join([first, *(c for c in cards if 'set = "base"' in c)]), "utf-8")
    small = GAME.at(bring(deck))
    assert small.codec.size == GAME.codec.size == GAME.at(emperor).codec.size
    for text in ("draw left", "play queen canal", "use queen", "ship red", "trade queen"):
        assert small.codec.parse(text) == GAME.codec.parse(text)
    state = small.new(4, 1)
    last = GAME.codec.parse(f"use {box_of(GAME.edition).card_names[-1]}")
    assert small.codec.text(last) == "use #204"
    with pytest.raises(IllegalAction):
        state.play(last)
    rng = Rng(1)
    while not state.is_over:
        a_move(state, rng)


def test_a_deck_brought_along_leaves_the_one_in_force(emperor: str) -> None:
    """Processes that are started later find it, too."""
    assert GAME.edition == newest() and find_game("bruges").edition == newest()
    files = os.environ[VARIABLE].split(os.pathsep)
    assert files[0] == str(SHIPPED) and files[1].endswith("my-deck.toml")
    assert bring(Path(files[1])) == emperor and os.environ[VARIABLE].split(os.pathsep) == files


def test_a_copy_of_a_shipped_deck_is_the_shipped_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "")
    copy = tmp_path / "copy:of it.toml"
    copy.write_text("# mine\n" + SHIPPED_TEXT, "utf-8")
    assert bring(copy) == newest() and deck_of(newest()).shipped


# --- what is not at hand --------------------------------------------------------------------------


def test_of_an_unknown_deck_the_refusal_says_what_to_do(emperor: str) -> None:
    match = played(GAME.at(emperor), 5)
    text = record_of(match).text().replace(emperor, "0123456789ab")
    text = text[: text.rindex("check: ")]
    record = read_record(f"{text}check: {checksum(text)}\n")
    with pytest.raises(BadRecord) as refused:
        record.replay()
    assert str(refused.value) == (
        "The record cannot be replayed: The deck 0123456789ab of Bruges is not at hand; "
        "name its file with --deck bruges=FILE."
    )
    assert said_in(refused.value, "ru") == (
        "Запись не переиграть. Колоды «Брюгге» 0123456789ab под рукой нет; "
        "назовите её файл: --deck bruges=ФАЙЛ."
    )
    for edition in ("", "0123456789ab", "../deck", "editions/b58e92a3f6e7"):
        with pytest.raises(BadSetup):
            GAME.at(edition)
    state = match.state.to_document() | {"edition": "0123456789ab"}
    with pytest.raises(BadSetup, match="not at hand"):
        type(match.state).from_document(state)


def test_no_older_deck_has_a_mistake() -> None:
    """They are not checked when they are read."""
    assert mistakes_in(SHIPPED_TEXT) == []
    for edition in EVER_SHIPPED[1:]:
        document = document_of(edition)
        assert list(board_mistakes(document["board"], "")) == []
        assert list(file_mistakes(document)) == list(count_mistakes(document["card"])) == []
        assert not any(list(card_mistakes(card)) for card in document["card"])
