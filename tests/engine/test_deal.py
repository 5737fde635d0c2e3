"""Deals that nobody foresees and anybody can check, and games drawn anew from a step on."""

from __future__ import annotations

import hashlib
import json
from collections import Counter

import pytest

from igroteka.engine import (
    BadRecord,
    BadSetup,
    Deal,
    IllegalAction,
    Match,
    Rng,
    Terms,
    find_game,
    game_names,
    new_secret,
    read_record,
    record_of,
)
from igroteka.engine.match import KEPT_EVERY
from igroteka.engine.randomness import (
    GAMMA,
    MASK,
    is_keyed,
    keyed_seed,
    mixed,
    rng_of,
    seed_of,
    seed_text,
    seeded,
)
from tests.engine.test_record import resealed

DEAL = Deal("5a" * 32, ("чай", ""))


def play_on(match: Match, luck: int = 1, steps: int = 10_000) -> Match:
    rng = Rng(luck)
    for _ in range(steps):
        if match.state.is_over:
            break
        seat = rng.choice(match.state.seats_to_act())
        match.play(rng.choice(match.state.legal_actions(seat)), seat)
    return match


def finished(deal: Deal = DEAL, game: str = "venice") -> Match:
    return play_on(Match.start(find_game(game), len(deal.words), deal.seed))


# --- the generator --------------------------------------------------------------------------------


def unmixed(z: int) -> int:
    """Return the state of the quick generator that gave these 64 bits."""
    z ^= z >> 31 ^ z >> 62
    z = z * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
    z ^= z >> 27 ^ z >> 54
    z = z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
    return z ^ z >> 30 ^ z >> 60


def test_who_has_seen_the_quick_generator_foresees_it() -> None:
    """This is why real tables do not use it."""
    rng = Rng(20990101)
    state = unmixed(rng.bits())
    assert [mixed((state + n * GAMMA) & MASK) for n in (1, 2, 3)] == [rng.bits() for _ in range(3)]


def test_the_keyed_numbers_are_the_same_everywhere_for_ever() -> None:
    seed = keyed_seed(bytes(range(32)))
    venice = find_game("venice")
    state = venice.state.on(Terms(2, (0, 0, 0), seed, venice.rules_version, ""))
    found = [state.random_below(1000) for _ in range(6)]
    # The documented way, by hand: the keyed BLAKE2b of a counter.
    for number, drawn in enumerate(found, 1):
        digest = hashlib.blake2b(number.to_bytes(8, "big"), key=bytes(range(32)), digest_size=16)
        assert drawn == int.from_bytes(digest.digest(), "big") % 1000
    assert found == [246, 283, 524, 360, 563, 129]


def test_the_two_generators_are_never_mistaken_for_each_other() -> None:
    key = hashlib.sha256(b"a key").digest()
    seed = keyed_seed(key)
    assert is_keyed(seed) and seeded(seed) >> 64 == seed
    for other in (0, 7, -1, MASK, 2**256, 2**320 - 1, 10**100, -seed, seed << 1, seed >> 1):
        assert not is_keyed(other) and 0 <= seeded(other) <= MASK
        assert seed_of(seed_text(other)) == other
    assert seed_of(seed_text(seed)) == seed and seed_text(seed) == "blake2b-" + key.hex()
    # A number is a plain seed, whatever number it is.
    assert seeded(seed_of(str(seed))) <= MASK
    for bad in ("blake2b-", "blake2b-5a", "blake2b-" + "5A" * 32, "blake2b-" + "5a " * 32, "x"):
        with pytest.raises(ValueError):
            seed_of(bad)


def test_keyed_numbers_are_even() -> None:
    rng = rng_of(DEAL.seed)
    rolls = Counter(rng.below(6) for _ in range(6000))
    assert set(rolls) == set(range(6)) and all(850 < count < 1150 for count in rolls.values())
    assert all(0 <= rng.unit() < 1 for _ in range(100))


@pytest.mark.parametrize("game", game_names())
def test_nothing_of_the_key_gets_into_what_a_seat_sees_or_imagines(game: str) -> None:
    match = Match.start(find_game(game), 2, DEAL.seed)
    for luck in range(4):
        play_on(match, luck, 9)
        state = match.state
        assert state.rng >> 64 == DEAL.seed and state.rng & MASK
        for seat in (None, 0, 1):
            world = state.imagine(seat, Rng(luck))
            assert world.rng <= MASK
            for text in (world.to_json(), json.dumps(state.view(seat))):
                assert str(DEAL.seed) not in text and seed_text(DEAL.seed)[8:] not in text
                assert str(state.rng) not in text
    assert type(state).from_json(state.to_json()) == state == state.copy()


# --- the deal -------------------------------------------------------------------------------------


def test_commitment_and_seed_are_what_two_lines_of_anything_compute() -> None:
    """Written down here once more, on purpose: this is what we have promised to everybody."""
    deal = Deal("0123456789abcdef" * 4, ("tea", "", "ещё слово"))
    text = deal.secret + "\ntea\n\nещё слово\n"
    assert deal.commitment == hashlib.sha256(deal.secret.encode("ascii")).hexdigest()
    assert seed_text(deal.seed) == "blake2b-" + hashlib.sha256(text.encode("utf-8")).hexdigest()
    assert len({new_secret() for _ in range(50)}) == 50 and len(new_secret()) * 4 == 256


def test_no_two_sets_of_words_make_one_seed() -> None:
    sets = [("a", "b"), ("b", "a"), ("ab", ""), ("", "ab"), ("a b", ""), ("a", "b", ""), ()]
    assert len({Deal(DEAL.secret, words).seed for words in sets}) == len(sets)
    for bad in ("a\nb", " a", "a ", "a  b"):
        with pytest.raises(BadSetup, match="one line"):
            Deal(DEAL.secret, (bad, ""))
    for bad in ("", "5a" * 31, "5A" * 32, "zz" * 32, " " + "5a" * 31 + "5"):
        with pytest.raises(BadSetup, match="hex"):
            Deal(bad, ())


# --- records --------------------------------------------------------------------------------------


def test_a_record_says_how_it_was_dealt_and_is_checked() -> None:
    match = finished()
    record = record_of(match, ["Аня", "Bob"], DEAL)
    text = record.text()
    for line in (
        f"seed: {seed_text(DEAL.seed)}",
        f"secret: {DEAL.secret}",
        f"commitment: {DEAL.commitment}",
        "word 1: чай",
    ):
        assert line in text.splitlines()
    assert "word 2" not in text
    again = read_record(text)
    assert again == record and again.text() == text
    assert again.check_deal().state == match.state
    assert again.check_deal(f" {DEAL.commitment.upper()} ").state == match.state


def other_action(text: str) -> str:
    """Return the record with an action in the middle that was possible, but was not done."""
    record = read_record(text)
    middle = len(record.actions) // 2
    part = record_of(record.replay().at(middle)).replay().state
    seat, done = record.actions[middle]
    other = next(a for a in map(part.codec.text, part.legal_actions(seat)) if a != done)
    record.actions[middle] = (seat, other)
    return record.text()


def without(text: str, key: str) -> str:
    """Return the record without one of its lines."""
    return "".join(line for line in text.splitlines(True) if not line.startswith(f"{key}: "))


@pytest.mark.parametrize(
    "change,complaint",
    [
        (lambda text: text.replace("secret: 5a", "secret: 5b"), "does not make the commitment"),
        (lambda text: text.replace("commitment: ", "commitment: 0"), "does not make"),
        (lambda text: without(text, "commitment"), "has a secret, but no commitment"),
        (lambda text: text.replace("word 1: чай", "word 1: чаи"), "do not make the seed"),
        (lambda text: text.replace("word 1: чай", "word 2: чай"), "do not make the seed"),
        (lambda text: text.replace("word 1: чай\n", ""), "do not make the seed"),
        (lambda text: text.replace("seed: blake2b-", "seed: blake2b-0")[:-1], "lines cannot"),
        (lambda text: text.replace(seed_text(DEAL.seed), "7"), "do not make the seed"),
        (lambda text: without(text, "secret"), "has no secret"),
        (lambda text: text.replace("players: Аня | Bob", "players: Аня"), "1 names for 2 seats"),
        (other_action, "wrong|scores"),
        (lambda text: text.replace("scores: ", "scores: 1"), "scores"),
        (lambda text: "\n".join(text.split("\n")[:-3]) + "\ncheck: ", "before the end"),
    ],
)
def test_whatever_is_changed_in_a_record_is_noticed(change: object, complaint: str) -> None:
    assert callable(change)
    text = resealed(change(record_of(finished(), ["Аня", "Bob"], DEAL).text()))
    with pytest.raises(BadRecord, match=complaint):
        read_record(text).check_deal()


def test_another_secret_with_its_own_commitment_is_noticed_by_who_noted_the_first() -> None:
    other = Deal("77" * 32, DEAL.words)
    record = record_of(finished(other), [], other)
    record.check_deal()
    with pytest.raises(BadRecord, match="not " + DEAL.commitment):
        record.check_deal(DEAL.commitment)


@pytest.mark.parametrize(
    "line,complaint",
    [
        ("word 9: evil", "word of seat 9, but its seats are 1 to 2"),
        ("word 0: evil", "word of seat 0, but its seats are 1 to 2"),
        ("word 01: evil", "“word 01: evil” does not belong"),
        ("word 1: evil", "“word 1” stands there twice"),
        ("word 1: чай", "“word 1” stands there twice"),
        ("secret: " + "77" * 32, "“secret” stands there twice"),
        ("commitment: " + "77" * 32, "“commitment” stands there twice"),
        ("seed: 7", "“seed” stands there twice"),
        ("foo: evil", "“foo: evil” does not belong"),
        (" word 2: evil", "“ word 2: evil” does not belong"),
        ("nothing", "“nothing” does not belong"),
    ],
)
def test_a_record_has_no_line_that_nobody_checks(line: str, complaint: str) -> None:
    """Neither first nor last, and however the check line was made to fit."""
    text = record_of(finished(), ["Аня", "Bob"], DEAL).text()
    for before in ("game: ", "word 1: ", "players: "):
        with pytest.raises(BadRecord, match=complaint):
            read_record(resealed(text.replace(before, f"{line}\n{before}", 1)))


@pytest.mark.parametrize("noted", ["zzz", "0" * 63, "0" * 65, "g" * 64, DEAL.commitment + " x"])
def test_what_is_no_commitment_is_called_so(noted: str) -> None:
    record = record_of(finished(), [], DEAL)
    with pytest.raises(BadRecord, match=f"“{noted}” is no commitment"):
        record.check_deal(noted)


# --- drawn anew -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_names())
def test_a_game_drawn_anew_is_another_one_that_is_replayed_exactly(game: str) -> None:
    """All that everybody has seen stays; all else is drawn from the new seed alone."""
    start = play_on(Match.start(find_game(game), 3, 5), 2, KEPT_EVERY)
    deals = [Deal(new, ("", "x", "")) for new in ("11" * 32, "22" * 32)]
    one, same, two = (start.at(KEPT_EVERY) for _ in range(3))
    for match, deal in ((one, deals[0]), (same, deals[0]), (two, deals[1])):
        match.draw_anew(deal.seed)
    assert one.state == same.state != two.state and one.state != start.state
    assert one.state.rng >> 64 == deals[0].seed
    seen, was = one.state.view(None), start.state.view(None)
    changed = {key for key in was if seen[key] != was[key]}
    # Plans that lie face down are made again, so everybody who can plan may act.
    assert changed <= ({"deciding", "to_act", "players"} if game == "orleans" else set())
    # What comes depends on what all have seen, not on what only some knew.
    hidden = start.at(KEPT_EVERY)
    hidden.state = hidden.state.imagine(None, Rng(3))
    hidden.draw_anew(deals[0].seed)
    assert hidden.state == one.state
    play_on(one, 6)
    walked = [state.to_json() for state in one.walk()]
    assert walked[-1] == one.state.to_json() and walked[KEPT_EVERY] == same.state.to_json()
    for step in (KEPT_EVERY - 1, KEPT_EVERY, KEPT_EVERY + 1, 2 * KEPT_EVERY, len(one.moves)):
        assert one.at(step).state.to_json() == walked[step]
        assert one.at(step).redraws == (one.redraws if step >= KEPT_EVERY else [])
    record = record_of(one, [], deals[0])
    text = record.text()
    assert text.splitlines().count(f"redraw {seed_text(deals[0].seed)}") == 1
    again = read_record(text)
    assert again == record and again.check_deal().state == one.state


def test_points_earned_in_secret_stay_and_plans_are_made_again() -> None:
    options = {"points": "hidden"}
    glen = play_on(Match.start(find_game("glenmore"), 3, 5, options), 2, 120)
    before = glen.state.scores()
    glen.draw_anew(DEAL.seed)
    assert glen.state.scores() == before
    orleans = Match.start(find_game("orleans"), 3, 5)
    while True:
        seat = orleans.state.seats_to_act()[0]
        legal = orleans.state.legal_actions(seat)
        texts = [orleans.game.codec.text(action) for action in legal]
        orleans.play(legal[texts.index("done")] if "done" in texts else legal[0], seat)
        if len(orleans.state.seats_to_act()) == 2:
            break
    orleans.draw_anew(DEAL.seed)
    assert orleans.state.seats_to_act() == [0, 1, 2]


def test_a_game_that_is_over_is_not_drawn_anew() -> None:
    match = finished()
    with pytest.raises(IllegalAction, match="over"):
        match.draw_anew(DEAL.seed)
    record = record_of(match)
    record.redraws.append((len(record.actions), DEAL.seed))
    with pytest.raises(BadRecord, match="over"):
        record.replay()
    record.redraws = [(0, DEAL.seed)] * 101
    with pytest.raises(BadRecord, match="too long"):
        read_record(record.text())
