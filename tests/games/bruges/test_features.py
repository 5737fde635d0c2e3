"""The named features of a position, which a learned value is made of."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from igroteka.bots import GreedyBot, Sight
from igroteka.engine import Rng
from igroteka.engine.knowledge import MOST
from igroteka.engine.networks import network_at
from igroteka.face import LANGUAGES
from igroteka.games.bruges.bot.features import COMMON, FEATURES, common, features
from igroteka.games.bruges.rules.actions import FOR_CANAL, FOR_PERSON, PLAY, USE, USES
from igroteka.games.bruges.rules.box import LEADERS, YELLOW
from igroteka.games.bruges.rules.deck.vocabulary import COLOURS
from igroteka.games.bruges.rules.state import BrugesState
from tests.games.bruges.positions import (
    GAME,
    act,
    colour,
    give,
    house,
    live,
    new,
    position,
    workers,
)
from tests.games.bruges.zwin_positions import FULL, harbour

PLAIN: dict[str, str] = {}


def positions(seats: int, seed: int, options: dict[str, str], luck: int) -> Iterator[BrugesState]:
    """Every position of a game that is played quickly, and one time in *luck* at random."""
    state, rng = new(seats, seed, **options), Rng(seed)
    yield state
    while (seat := state.seat_to_act) is not None:
        if rng.below(luck):
            action = GAME.knowledge.playout_action(state, seat, rng)
        else:
            action = rng.choice(state.legal_actions(seat))
        state.apply(action, seat)
        yield state


def fond_positions(seats: int, seed: int, use: int) -> Iterator[BrugesState]:
    """Every position of a game in which one action is taken whenever it can be."""
    state, rng = new(seats, seed), Rng(seed)
    while (seat := state.seat_to_act) is not None:
        actions = state.legal_actions(seat)
        fond = [a for a in actions if PLAY <= a < USE and (a - PLAY) % USES == use]
        state.apply(
            rng.choice(fond) if fond else GAME.knowledge.playout_action(state, seat, rng), seat
        )
        yield state


def greedy_positions(seats: int, seed: int) -> Iterator[BrugesState]:
    """Every position of a game of greedy bots."""
    state, rng = new(seats, seed), Rng(seed)
    while (seat := state.seat_to_act) is not None:
        state.apply(GreedyBot().choose(Sight.of(GAME, state, seat, rng), rng), seat)
        yield state


def sample() -> Iterator[BrugesState]:
    """Games of all sizes, with and without the expansion, good and bad ones."""
    yield from greedy_positions(2, 1)
    yield from fond_positions(2, 1, FOR_CANAL)
    yield from fond_positions(4, 1, FOR_PERSON)
    for seats in GAME.seat_counts:
        for options, luck in ((PLAIN, 1), (FULL, 3), (FULL, 9)):
            yield from positions(seats, 10 * seats + luck, options, luck)


def of(state: BrugesState, seat: int, name: str) -> int:
    """One feature of a seat."""
    return features(state)[seat][FEATURES.index(name)]


def test_every_position_has_all_features_within_bounds_and_none_is_idle() -> None:
    own: list[set[int]] = [set() for _ in FEATURES]
    shared: list[set[int]] = [set() for _ in COMMON]
    score = FEATURES.index("score")
    for state in sample():
        rows = GAME.knowledge.features(state)
        assert len(rows) == state.seats
        for row, points in zip(rows, state.scores(), strict=True):
            assert row[score] == min(points, MOST)
            for number, seen in zip(row, own, strict=True):
                seen.add(number)
        for number, seen in zip(GAME.knowledge.common(state), shared, strict=True):
            seen.add(number)
    for name, seen in zip((*FEATURES, *COMMON), (*own, *shared), strict=True):
        assert {type(number) for number in seen} == {int}, name
        assert max(map(abs, seen)) <= MOST, name
        assert len(seen) > 1, name


def test_names_are_said_in_both_languages_and_are_unique() -> None:
    names = (*GAME.knowledge.FEATURES, *GAME.knowledge.COMMON)
    assert names == (*FEATURES, *COMMON)
    for lang in LANGUAGES:
        words = GAME.face.words(lang)
        assert len({words(f"feature-{name}") for name in names}) == len(names)


def test_the_network_that_comes_with_the_game_judges_any_position() -> None:
    network = network_at(GAME.knowledge.network_path, GAME.knowledge)
    assert not network.manner.rivals_in_tree
    for seats in GAME.seat_counts:
        state = new(seats, 1, **FULL)
        state.points[1] += 40
        chances = network.chances(features(state), common(state))
        assert sum(chances) == pytest.approx(1)
        assert max(chances) == chances[1] > 1.5 / seats


def test_features_do_not_change_the_position() -> None:
    for state in positions(3, 5, FULL, 3):
        before = state.to_document()
        features(state)
        common(state)
        assert state.to_document() == before


def turned(state: BrugesState) -> BrugesState:
    """The same with everybody one seat further on, but for the colours of their canals."""
    new = state.copy()
    seats = state.seats
    for name in ("hands", "houses", "people", "ready", "points", "guilders", "reputation"):
        values = getattr(state, name)
        setattr(new, name, values[-1:] + values[:-1])
    for name, width in (
        ("workers", COLOURS),
        ("threats", COLOURS),
        ("canals", 2),
        ("crowned", 2),
        ("leaders", LEADERS),
    ):
        values = getattr(state, name)
        setattr(new, name, values[-width:] + values[:-width])
    new.changes = state.changes[-1:] + state.changes[:-1]
    new.statues = [(owner + 1) % seats if owner >= 0 else owner for owner in state.statues]
    new.start = (state.start + 1) % seats
    for place in range(2, len(state.steps), 4):
        if state.steps[place] >= 0:
            new.steps[place] = (state.steps[place] + 1) % seats
    if state.seat_to_act is not None:
        new.seat_to_act = (state.seat_to_act + 1) % seats
    return new


def test_all_seats_are_seen_alike() -> None:
    # What fits the colours of a seat's own canals is the only thing that is not the same.
    names = (
        "canal-cards",
        "ship-in-reach",
        "canals-marker-in-hand",
        "turns-to-marker",
        "third-space-in-hand",
    )
    own = {FEATURES.index(name) for name in names}
    for state in positions(4, 2, FULL, 4):
        rows, other = features(state), features(turned(state))
        for seat, row in enumerate(rows):
            for n, (one, two) in enumerate(zip(row, other[(seat + 1) % state.seats], strict=True)):
                assert one == two or n in own, FEATURES[n]
        assert common(state) == common(turned(state))


def test_guilders_are_at_risk_before_a_riot_until_the_last_dice_are_rolled() -> None:
    state = position("king")
    state.guilders[0] = 7
    assert of(state, 0, "guilders-at-risk") == 0
    state.threats[YELLOW] = 2
    assert of(state, 0, "guilders-at-risk") == 7
    assert of(state, 0, "riot-close") == 1
    assert of(state, 0, "loss-at-the-dice") == 0, "four turns come before the dice"
    state.final = 1
    assert of(state, 0, "guilders-at-risk") == 0
    assert of(state, 0, "threat-markers") == 2


def test_who_is_immune_does_not_fear_the_riot() -> None:
    state = position("king")
    state.threats[YELLOW] = 2
    close = of(state, 0, "riot-close")
    live(state, 0, "watch_sergeant")
    assert (close, of(state, 0, "riot-close")) == (1, 0)


def test_a_marker_is_certain_when_rivals_have_too_few_turns() -> None:
    for turn, certain in ((0, 0), (6, 1)):
        state = position("king", turn=turn)
        live(state, 0, "queen", "prince")
        assert of(state, 0, "persons-lead") == 2
        assert of(state, 1, "persons-lead") == -2
        assert of(state, 0, "markers-ahead") == 1
        assert of(state, 0, "markers-certain") == certain
    state.leaders[1] = 1
    assert of(state, 0, "persons-lead") == of(state, 0, "markers-ahead") == 0


def test_turns_are_counted_until_their_card_is_played() -> None:
    state = position("king", "queen", turn=1, seats=3)
    give(state, 2, "prince")
    assert [of(state, seat, "turns-this-round") for seat in range(3)] == [3, 4, 4]
    act(state, "play king workers")
    assert [of(state, seat, "turns-this-round") for seat in range(3)] == [3, 3, 4]


def test_the_next_statue_is_nearer_for_who_lacks_fewer_spaces() -> None:
    state = position("king")
    state.canals[0] = 4
    state.canals[2] = 2
    assert [of(state, seat, "statue-race") for seat in (0, 1)] == [2, -2]
    assert of(state, 0, "sections-before-fifth") == 1
    assert of(state, 0, "guilders-short-of-statue") == 0
    state.guilders[0] = 3
    assert of(state, 0, "guilders-short-of-statue") == 2
    state.crowned[0] = 1
    assert of(state, 0, "sections-before-fifth") == 0


def test_a_person_can_be_settled_who_has_a_house_and_the_guilders() -> None:
    state = position("king")
    state.guilders[0] = 12
    assert of(state, 0, "best-affordable-card") == 0
    house(state, 0, "red")
    assert of(state, 0, "best-affordable-card") == of(state, 0, "best-card") > 0
    state.guilders[0] = 11
    assert of(state, 0, "best-affordable-card") == 0


def test_a_ship_is_in_reach_with_its_worker_and_a_card_for_the_canal() -> None:
    state = harbour("queen", yellow="reputation")
    assert of(state, 0, "ship-in-reach") == 1
    workers(state, 0, blue=1)
    assert of(state, 0, "best-ship") == of(state, 0, "ship-in-reach") == 0
    assert common(state)[COMMON.index("ships-docked")] == 1
    assert state.docked[colour("yellow")] >= 0


@pytest.mark.parametrize("seats", [2, 5])
def test_before_the_dice_of_a_round_those_of_the_last_one_say_nothing(seats: int) -> None:
    state = new(seats)
    state.dice = [6] * COLOURS
    assert common(state)[COMMON.index("dice-sum")] == 0
    assert of(state, 0, "best-die") == 0
    assert of(state, 0, "cards-in-hand") == 5


def test_an_engine_is_worth_more_the_more_rounds_are_left() -> None:
    # 2 points, 3 for a use, which costs a card (0.35) and a worker (0.3), nine times in ten.
    state = position("jeweller")
    worth = {}
    for final in (1, 2):
        state.final = final
        worth[final] = of(state, 0, "best-card-for-the-rounds-left")
    assert worth == {1: 2 * (2 + 3), 2: 9}, "2 uses of 2.115 and 2 points, less 6 guilders of 0.324"
    state.final = 0
    assert of(state, 0, "best-card-for-the-rounds-left") > 25
    workers(state, 0, blue=1)
    state.final = 1
    assert of(state, 0, "best-card-for-the-rounds-left") == 2 * 2, "no yellow worker to use it"


def settling(state: BrugesState) -> tuple[int, int]:
    """The best card that seat 0 can settle in the last round, and the turns it takes."""
    state.final = 1
    return of(state, 0, "best-to-settle-this-round"), of(state, 0, "turns-to-settle")


def test_who_moves_in_this_round_may_need_a_house_and_guilders_first() -> None:
    state = position("jeweller", "poisoner")
    state.guilders[0] = 5
    assert settling(state) == (0, 0), "one card cannot be both the house and the guilder"
    state.guilders[0] = 6
    assert settling(state) == (10, 2)
    workers(state, 0, yellow=1)
    assert settling(state) == (0, 0), "no red worker for the house"
    house(state, 0, "red")
    assert settling(state) == (10, 1)
    state.guilders[0] = 3
    assert settling(state) == (10, 2)
    state.guilders[0] = 2
    assert settling(state) == (0, 0), "three guilders by the die are too few"


def test_who_moves_in_this_round_has_the_turns_for_it() -> None:
    for turn, found in ((0, (10, 3)), (2, (10, 3)), (4, (0, 0))):
        state = position("jeweller", "poisoner", "fishmonger", turn=turn)
        state.guilders[0] = 5
        workers(state, 0, yellow=1, red=1)
        assert settling(state) == found, turn


def test_persons_who_bring_guilders_help_to_pay() -> None:
    state = position("jeweller")
    state.guilders[0] = 3
    house(state, 0, "red")
    assert settling(state) == (0, 0)
    live(state, 0, "fishmonger")
    assert settling(state) == (10, 1)
    workers(state, 0, yellow=1)
    assert settling(state) == (0, 0), "the fishmonger needs a blue worker"


def test_the_lead_in_canals_is_in_hand_with_the_colours_and_the_guilders() -> None:
    # Seat 0 builds blue 1, yellow 2, red 3 and red 1, purple 2, blue 3.
    for hand, price in (
        (("queen", "exorcist"), 3),
        (("queen", "poisoner"), 2),
        (("poisoner", "prince"), 3),
        (("queen", "king"), 99),
        (("exorcist", "prince"), 99),
    ):
        state = position(*hand)
        live(state, 0, "abbot")
        state.leaders[1] = 1
        state.canals[2] = 1
        for guilders in range(5):
            state.guilders[0] = guilders
            found = of(state, 0, "canals-marker-in-hand"), of(state, 0, "turns-to-marker")
            assert found == ((1, 2) if guilders >= price else (0, 0)), (hand, guilders)
    state = position("queen", "exorcist", turn=6)
    assert of(state, 0, "canals-marker-in-hand") == of(state, 0, "turns-to-marker") == 1
    state.canals[2] = 1
    assert of(state, 0, "canals-marker-in-hand") == 0, "one turn is too few"
    state.canals[2] = 0
    state.leaders[2] = 1
    assert of(state, 0, "canals-marker-in-hand") == 0


def test_a_third_space_is_in_hand_with_all_that_is_missing() -> None:
    state = position("poisoner", "exorcist")
    state.canals[0] = 2
    for guilders, found in ((2, 0), (3, 1)):
        state.guilders[0] = guilders
        assert of(state, 0, "third-space-in-hand") == found
    state.canals[0] = 1
    for guilders, found in ((4, 0), (5, 1)):
        state.guilders[0] = guilders
        assert of(state, 0, "third-space-in-hand") == found


def test_the_lead_in_persons_is_in_hand_with_houses_cards_and_guilders() -> None:
    def found() -> tuple[int, int]:
        state.leaders[2] = 1  # not that of canals
        return of(state, 0, "persons-marker-in-hand"), of(state, 0, "turns-to-marker")

    state = position("highwayman", "king")
    state.guilders[0] = 3
    assert found() == (1, 2)
    state.guilders[0] = 2
    assert found() == (0, 0)
    give(state, 0, "queen")
    assert found() == (1, 3)
    state = position("highwayman", "messenger")
    house(state, 0, "red", "red")
    live(state, 1, "abbot")
    state.guilders[0] = 6
    assert found() == (1, 2)
    state.guilders[0] = 5
    assert found() == (0, 0)


def test_nothing_is_expected_of_threats_once_the_last_dice_are_rolled() -> None:
    expected = {}
    for final in (1, 2):
        state = position("king")
        state.final = final
        before = of(state, 0, "expected-points")
        state.threats[YELLOW] = 2
        expected[final] = of(state, 0, "expected-points") - before
    assert expected[1] == 0 > expected[2]
