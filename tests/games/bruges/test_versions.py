"""Older versions of the rules: tables and records keep the one they were started with."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.engine import IllegalAction, Match, Rng, read_record, record_of
from igroteka.face import Look, said
from igroteka.games.bruges.rules.state import BrugesState
from igroteka.games.bruges.rules.steps.losses import burn, raze
from tests.games.bruges.acting import says, settle, using
from tests.games.bruges.positions import (
    GAME,
    act,
    burning,
    house,
    live,
    pile_of,
    position,
    texts,
    workers,
)
from tests.games.bruges.zwin_positions import bourse
from tests.rules import rule

GOLDEN = Path(__file__).parents[2] / "golden"
VERSION_1 = sorted(GOLDEN.glob("bruges-*-v1*.txt"))


def old(state: BrugesState, rules: int = 1) -> BrugesState:
    """The same position, played by an older version of the rules."""
    state.rules = rules
    return state


def fire(rules: int) -> BrugesState:
    """Seat 0 has two empty red houses, a blue one and the house of a person; fire breaks out."""
    state = old(position("writer"), rules)
    house(state, 0, "red", "red", "blue")
    live(state, 0, "king", colour="red")
    burn(state, 0)
    state.run()
    return state


@rule("B34")
def test_before_version_2_an_empty_house_was_named_by_its_colour() -> None:
    state = fire(1)
    oldest = state.box.card_names[state.houses[0][0]]
    assert texts(state) == {"burn red", "burn blue", "evict king"}
    act(state, "burn red")
    assert pile_of(state)[-1] == oldest
    assert len(texts(fire(2))) == 4 and burning(fire(2), 0, "red") in texts(fire(2))


@pytest.mark.parametrize(
    "rules,text,said_so",
    [
        (1, "burn painter", "Before rules 2 an empty house is named by its colour"),
        (2, "burn red", "Before rules 2 an empty house is named by its colour"),
        (1, "burn yellow", "You have no empty yellow house."),
    ],
)
def test_a_house_named_as_in_another_version_is_refused(
    rules: int, text: str, said_so: str
) -> None:
    state = fire(rules)
    with pytest.raises(IllegalAction, match=said_so) as refused:
        state.play(text)
    words = GAME.face.words("ru")
    assert "дом" in said(refused.value, words, GAME.face)


def test_a_house_of_version_1_is_offered_and_shown_like_today() -> None:
    looks = [Look(lang, ("Ann", "Ben")) for lang in ("en", "ru")]
    for look in looks:
        shown = {}
        for rules in (1, 2):
            state = fire(rules)
            offers = state.offers(0)
            choices = GAME.face.choices(state.view(0), offers, look)
            shown[rules] = {choice.label: (choice.target, choice.final) for choice in choices}
        assert set(shown[1].items()) <= set(shown[2].items()) and len(shown[1]) == 3


@rule("B42", "B46")
def test_before_version_2_who_lost_several_houses_was_asked_for_their_order() -> None:
    def victim(rules: int) -> BrugesState:
        state = old(position("writer"), rules)
        house(state, 0, "red", "blue")
        raze(state, 0, 3)
        state.run()
        return state

    assert victim(2).houses[0] == []
    state = victim(1)
    act(state, "burn blue", "burn red")
    assert state.houses[0] == [] and "play writer workers" in texts(state)


@rule("B46")
def test_before_version_2_equal_houses_were_all_lost_without_a_question() -> None:
    state = old(position("writer"))
    house(state, 0, "red", "red")
    raze(state, 0, 2)
    state.run()
    assert state.houses[0] == []


@rule("Z6")
@pytest.mark.parametrize("exchange", ["guilders_five", "workers_any"])
def test_before_version_2_a_colour_was_always_asked_for(exchange: str) -> None:
    for rules, asked in ((1, True), (2, False)):
        state = old(bourse(exchange, "writer"), rules)
        state.wild = 1
        act(state, "trade writer")
        assert ("as red" in texts(state)) is asked


@rule("Z6")
def test_before_version_2_a_coachman_without_his_worker_made_a_colour_useful() -> None:
    """The Russian lets the next card count as any colour; the coachman lets one be played."""
    for rules, useful in ((1, True), (2, False)):
        state = old(position("writer", "painter"), rules)
        live(state, 0, "coachman", "russian")
        act(state, "play painter guilders")
        workers(state, 0, purple=1)
        assert ("use russian" in texts(state)) is useful


@rule("B42")
def test_before_version_2_a_price_in_the_middle_of_an_effect_was_just_paid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    says(
        monkeypatch,
        "countess",
        {"op": "pay_guilders", "n": 2, "cost": True},
        {"op": "vp", "n": 4},
    )
    for rules, asked in ((1, False), (2, True)):
        state = old(settle("countess"), rules)
        act(state, "play countess person")
        assert ("buy" in texts(state)) is asked
        assert (state.points[0] == 9) is not asked


# --- records and tables ---------------------------------------------------------------------------


def test_there_are_records_of_version_1_for_every_number_of_players() -> None:
    assert {f"bruges-{seats}-v1" for seats in GAME.seat_counts} <= {f.stem for f in VERSION_1}
    assert any(" burn red\n" in file.read_text("utf-8") for file in VERSION_1)


@pytest.mark.parametrize("file", VERSION_1, ids=lambda file: file.stem)
def test_a_record_of_version_1_is_continued_from_anywhere(file: Path) -> None:
    """By its own rules and with its own deck, to another end."""
    match = read_record(file.read_text("utf-8")).replay()
    for part in (1, 2, 3):
        again = match.at(len(match.moves) * part // 4)
        rng = Rng(part)
        while (seat := again.state.seat_to_act) is not None:
            again.play(rng.choice(again.state.legal_actions(seat)), seat)
        assert again.rules == 1 and again.game.edition == "b58e92a3f6e7"
        text = record_of(again).text()
        assert "rules: 1\nedition: b58e92a3f6e7\n" in text
        assert read_record(text).replay().state == again.state


def test_a_new_match_is_played_by_the_newest_rules_with_the_newest_deck() -> None:
    match = Match.start(GAME, 2, 1)
    assert match.rules == GAME.rules_version == GAME.state.RULES[-1]
    assert Match.start(GAME, 2, 1, rules=1).rules == 1


def test_a_worker_of_version_1_is_stored_with_it() -> None:
    state = old(using("fishmonger"))
    assert BrugesState.from_json(state.to_json()).rules == 1
