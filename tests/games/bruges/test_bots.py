"""What bots know about Bruges."""

from __future__ import annotations

import pytest

from igroteka.bots import GreedyBot, Sight
from igroteka.engine import Rng
from igroteka.games.bruges.bot.candidates import candidates
from igroteka.games.bruges.bot.card_values import values_of
from igroteka.games.bruges.bot.foresight import Foresight
from igroteka.games.bruges.bot.playout import Glance
from igroteka.games.bruges.bot.weights import WEIGHTS as W
from igroteka.games.bruges.rules.actions import FOR_GUILDERS, FOR_PERSON, PLAY, TRADE, USE, USES
from igroteka.games.bruges.rules.stack import TURN
from igroteka.games.bruges.rules.state import BrugesState
from tests.games.bruges.positions import (
    BOX,
    GAME,
    card,
    colour,
    house,
    live,
    new,
    position,
    workers,
)
from tests.games.bruges.zwin_positions import FULL, bourse, harbour


def greedy(state: BrugesState) -> str:
    """What greedy does now, as text."""
    seat = state.seat_to_act
    assert seat is not None
    rng = Rng(1)
    return state.codec.text(GreedyBot().choose(Sight.of(GAME, state, seat, rng), rng))


def turns(seats: int, seed: int, **options: str) -> list[BrugesState]:
    """The turns of a random game, in which there is something to choose."""
    state = new(seats, seed, **options)
    rng = Rng(seed)
    found = []
    while (seat := state.seat_to_act) is not None:
        actions = state.legal_actions(seat)
        if state.steps[-1] == TURN and len(actions) > 2:
            found.append(state.copy())
        state.apply(rng.choice(actions), seat)
    return found


def meaning(state: BrugesState, action: int) -> tuple[int, int]:
    """What an action comes to, whichever card of its colour is spent: a kind and a detail."""
    if action >= TRADE:
        use = BOX.exchange_use[state.exchange]
        return 10 + use, action - TRADE if use == FOR_PERSON else BOX.colour[action - TRADE]
    if PLAY <= action < USE:
        card, use = divmod(action - PLAY, USES)
        return use, card if use == FOR_PERSON else BOX.colour[card]
    return -1, action


@pytest.mark.parametrize("seats", [2, 5])
def test_every_kind_of_play_is_thought_about(seats: int) -> None:
    for state in turns(seats, 3, **FULL):
        seat = state.seat_to_act
        assert seat is not None
        legal = state.legal_actions(seat)
        kept = candidates(state, seat)
        assert kept and set(kept) <= set(legal)
        thought = {meaning(state, action) for action in kept}
        for action in legal:
            use, detail = meaning(state, action)
            # What the exchange improves need not be done the plain way as well.
            assert (use, detail) in thought or (use + 10, detail) in thought


def test_a_plain_action_that_the_exchange_improves_is_not_thought_about() -> None:
    state = bourse("house_no_worker", "king", "queen")
    texts = {state.codec.text(action) for action in candidates(state, 0)}
    assert {"trade king", "trade queen"} <= texts
    assert not {"play king house", "play queen house"} & texts


def test_five_guilders_are_not_always_better_than_the_die() -> None:
    state = bourse("guilders_five", "king", dice="66666")
    kept = candidates(state, 0)
    assert any(a < TRADE and (a - PLAY) % USES == FOR_GUILDERS for a in kept if PLAY <= a < USE)


def test_a_worker_for_a_docked_ship_is_worth_more() -> None:
    state = harbour("king", blue="reputation")
    values = []
    for name in ("blue", "red"):
        one = state.copy()
        one.workers[colour(name)] = 0
        values.append(GAME.knowledge.values(one)[0])
    assert values[0] < values[1]


def test_greedy_builds_a_canal_to_use_a_ship_and_uses_it() -> None:
    # Seat 0's canals begin with blue and red; the queen is blue.
    state = harbour("queen", yellow="reputation")
    state.guilders[0] = 2
    assert greedy(state) == "play queen canal"
    state.play("play queen canal")
    assert greedy(state) == "ship yellow"


def test_greedy_plays_a_card_for_what_the_exchange_gives() -> None:
    state = bourse("threat_points", "king", dice="11111")
    state.threats[colour("brown")] = 1
    assert greedy(state) == "trade king"


def test_greedy_does_not_pay_for_a_house_with_a_worker_when_none_is_needed() -> None:
    state = bourse("house_no_worker", "king", dice="11111")
    state.guilders[0] = 0
    state.canals[0] = state.canals[1] = 5
    state.crowned[0] = state.crowned[1] = 1
    assert greedy(state) in ("trade king", "play king workers")
    assert greedy(state) != "play king house"


def last_turn(*hand: str) -> BrugesState:
    """Seat 0's last turn of the last round."""
    state = position(*hand, turn=6)
    state.final = 1
    return state


def worth_of_four_workers(state: BrugesState) -> float:
    """What they add for seat 0."""
    values = []
    for n in (1, 5):
        one = state.copy()
        workers(one, 0, blue=n)
        values.append(GAME.knowledge.values(one)[0])
    return values[1] - values[0]


def test_workers_that_a_laurel_counts_are_not_worth_more_until_the_end_is_near() -> None:
    early, late = position("king"), last_turn("king")
    plain, plain_late = worth_of_four_workers(early), worth_of_four_workers(late)
    for state in (early, late):
        live(state, 0, "bishop")
    assert worth_of_four_workers(early) == pytest.approx(plain)
    assert worth_of_four_workers(late) > plain_late + 1


def test_guilders_are_worth_more_while_what_they_buy_works_for_long() -> None:
    worth = []
    for final in (0, 1):
        values = []
        for guilders in (3, 6):
            state = position("king")
            state.final = final
            state.guilders[0] = guilders
            values.append(GAME.knowledge.values(state)[0])
        worth.append(values[1] - values[0])
    first_round, last_round = worth
    assert first_round > 1.4 * last_round > 0


def test_only_who_needs_a_worker_may_have_to_wait_for_one() -> None:
    values = values_of(BOX)
    free, paid = card("accountant"), card("fishmonger")
    assert values.each_round[free] == values.use_value[free] > 0
    assert 0 < values.each_round[paid] < values.use_value[paid]


def test_a_glance_sees_nearly_what_a_look_sees() -> None:
    knowledge = GAME.knowledge
    regret = []
    for seed in range(4):
        for state in turns(2 + seed % 3, seed):
            seat = state.seat_to_act
            assert seat is not None
            values = {a: knowledge._value_after(state, a, seat) for a in candidates(state, seat)}
            quick = Glance(state, seat).best(list(values))
            regret.append(max(values.values()) - values[quick])
    assert sum(regret) / len(regret) < 0.2, (
        f"{sum(regret) / len(regret):.2f} points lost a decision"
    )


def test_hunches_are_what_a_glance_sees_and_only_of_turns() -> None:
    state = new(2, 1)
    assert GAME.knowledge.hunches(state, 0, state.legal_actions(0)) is None
    for state in turns(3, 2, **FULL):
        seat = state.seat_to_act
        assert seat is not None
        actions = candidates(state, seat)
        hunches = GAME.knowledge.hunches(state, seat, actions)
        assert hunches is not None and len(hunches) == len(actions)
        assert actions[hunches.index(max(hunches))] == Foresight(state, seat).best(actions)


def looks(state: BrugesState) -> dict[str, float]:
    """How good the actions of seat 0 look to search, in points."""
    actions = state.legal_actions(0)
    hunches = GAME.knowledge.hunches(state, 0, actions)
    assert hunches is not None
    texts = [state.codec.text(action) for action in actions]
    return dict(zip(texts, [hunch / W.win_of_point for hunch in hunches], strict=True))


def test_an_engine_does_not_look_cheap_early() -> None:
    state = position("jeweller", "poisoner", "gang_leader")
    state.guilders[0] = 8
    seen = looks(state)
    assert seen["play poisoner house"] > seen["play jeweller house"] + 5
    assert seen["play poisoner house"] > 3 > 0 > seen["play jeweller house"], "it waits for one"
    habit = state.codec.text(GAME.knowledge.habit(state, 0, Rng(1)))
    assert habit in ("play poisoner house", "play gang_leader house")


def test_guilders_look_better_if_a_person_waits_for_them() -> None:
    state = position("jeweller", "poisoner", "gang_leader", dice="33313")
    house(state, 0, "red")
    state.guilders[0] = 4
    seen = looks(state)
    one, three = "play gang_leader guilders", "play poisoner guilders"
    assert seen[three] > 3 > 1 > seen[one], "a purple card brings one, and two are missing"
    state.guilders[0] = 6
    assert looks(state)[three] < 2
    assert looks(state)["play jeweller person"] == max(looks(state).values())


def test_the_first_of_two_tokens_that_take_the_lead_looks_better() -> None:
    values = []
    for guilders in (2, 3):
        state = position("queen", "exorcist")
        state.canals[2] = 1
        state.guilders[0] = guilders
        values.append(looks(state)["play queen canal"])
    assert values[1] > values[0] + 0.7


def test_threats_count_only_their_point_when_no_dice_follow() -> None:
    values = []
    for markers in (1, 2):
        state = position("king", "queen")
        state.final = 1
        state.threats[colour("brown")] = markers
        values.append(looks(state)["play king threat"])
    assert values[0] == values[1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_quick_play_finds_its_way_through_all_modules(seats: int) -> None:
    met = set()
    for seed in range(30):
        state = new(seats, seed, **FULL)
        if seed % 2:
            live(state, 0, "frenchwoman")
        rng = Rng(seed)
        while (seat := state.seat_to_act) is not None:
            # Half of it at random, so that positions arise that no good player would reach.
            legal = state.legal_actions(seat)
            quick = GAME.knowledge.playout_action(state, seat, rng)
            assert quick in legal
            met.add((state.steps[-1], state.wild))
            state.apply(rng.choice(legal) if rng.below(2) else quick, seat)
    assert (TURN, 1) in met, "Z6: no card of any colour has been played"
