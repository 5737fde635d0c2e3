"""Every card at least once, and every operation on some card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.engine import Rng
from igroteka.games.bruges.rules.deck.vocabulary import LAUREL, LIGHTNING, OPERATIONS
from igroteka.games.bruges.rules.state import BrugesState
from tests.games.bruges.acting import settle
from tests.games.bruges.contract import conserved
from tests.games.bruges.positions import BOX, act, card, discard, house, live, threats, workers


def rich_position(name: str) -> BrugesState:
    """A position in which every effect finds something to do."""
    state = settle(name, "king" if name != "king" else "queen", seats=3, dice="12346")
    spare = [n for n in ("bard", "nun", "jailer", "poet") if n != name]
    live(state, 0, *[n for n in ("alchemist", "monk") if n != name])
    live(state, 1, spare[0], spare[1])
    discard(state, *[n for n in ("count", "actor", "baker", "abbot") if n != name])
    discard(state, *[n for n in ("captain", "engineer", "judge", "lackey") if n != name])
    discard(state, *[n for n in ("wine_merchant", "composer", "thief", "swede") if n != name])
    for seat in (0, 1):
        threats(state, seat, blue=1, red=2)
        workers(state, seat, blue=2, brown=2, red=2, purple=2, yellow=2)
    state.canals[:2] = [2, 1]
    state.reputation[0] = 3
    return state


def carry_on(state: BrugesState, rng: Rng, until: Callable[[BrugesState], bool]) -> None:
    """Decide at random until the turn is seat 0's again or has passed."""
    while state.seat_to_act is not None and not until(state):
        actions = state.legal_actions(state.seat_to_act)
        state.apply(rng.choice(actions), state.seat_to_act)


@pytest.mark.parametrize("name", BOX.card_names)
def test_every_card_can_be_settled_and_used(name: str) -> None:
    state = rich_position(name)
    counted = conserved(state)
    number = card(name)
    before = state.to_json()
    act(state, f"play {name} person")
    if BOX.icon[number] == LIGHTNING:
        assert state.to_json() != before
    for seed in range(6):
        trial = state.copy()
        rng = Rng(seed)
        carry_on(trial, rng, lambda s: s.seat_to_act == 0 and s.view(0)["step"]["kind"] == "turn")
        if trial.round == state.round and number in trial.people[0] and BOX.active[number]:
            snapshot = trial.to_json()
            if name not in ("beggar",):
                act(trial, f"use {name}")
                assert trial.to_json() != snapshot
        carry_on(trial, rng, lambda s: s.round > 1)
        assert conserved(trial) == counted
    if BOX.icon[number] == LAUREL:
        live(state, 0, "accountant", "dancer")
        house(state, 0, "blue", "brown", "purple", "yellow")
        state.leaders[0], state.statues[0] = 1, 0
        assert state.score_sheet(0)["laurels"] > 0


def test_every_operation_is_on_some_card() -> None:
    used = {OPERATIONS[op[0]].name for c in BOX.deck.cards for op in c.ops}
    assert used == {operation.name for operation in OPERATIONS}
