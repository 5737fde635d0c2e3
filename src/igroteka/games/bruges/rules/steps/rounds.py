"""The round: its phases in order, leadership, and the end of the game (B5, B9, B30, B31)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from igroteka.games.bruges.rules.box import (
    HAND_LIMIT,
    LEADER_NAMES,
    LEADERS,
    THREATENING,
    TURNS,
)
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.stack import FILL, RISING, ROUND, TURN, push
from igroteka.games.bruges.rules.steps.reputation import may_buy, rise_price, step_price
from igroteka.games.bruges.rules.steps.threats import take_threats
from igroteka.games.bruges.rules.steps.zwin import (
    clear_harbour,
    close_exchange,
    dock_ships,
    open_exchange,
)

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def begin_round(state: BrugesState) -> None:
    """Start the next round."""
    state.round += 1
    # B8: announced in phase 3, the next round is the last.
    if state.final == 2:
        state.final = 1
    if state.events is not None:
        state.tell("round", state.start, round=state.round, last=int(state.final == 1))
    push(state, ROUND, -1)


def run_round(state: BrugesState) -> None:
    """Carry on with the round: each phase is asked again until it is over."""
    steps = state.steps
    phase, turn = steps[-4], steps[-3]
    steps[-3] = turn + 1
    if PHASES[phase](state, turn) and steps:
        steps[-4] = phase + 1
        steps[-3] = 0


# --- phase 1 ------------------------------------------------------------------------------


def draw_cards(state: BrugesState, turn: int) -> bool:
    """B6: from the start player, each fills the hand."""
    if turn == state.seats:
        return True
    seat = (state.start + turn) % state.seats
    limit = state.changes[seat][HAND_LIMIT]
    if len(state.hands[seat]) < limit and (state.left or state.right):
        push(state, FILL, seat, limit)
    return False


# --- phase 2 ------------------------------------------------------------------------------


def roll_dice(state: BrugesState, turn: int) -> bool:
    """B9: the start player rolls the five dice."""
    for colour in range(COLOURS):
        state.dice[colour] = 1 + state.random_below(6)
    if state.events is not None:
        blue, brown, red, purple, yellow = state.dice
        state.tell(
            "dice", state.start, blue=blue, brown=brown, red=red, purple=purple, yellow=yellow
        )
    return True


def deal_threats(state: BrugesState, turn: int) -> bool:
    """B10: each die of 5 or 6 brings everybody a threat marker; B36: in turn order."""
    if turn == state.seats:
        return True
    seat = (state.start + turn) % state.seats
    colours = [colour for colour in range(COLOURS) if state.dice[colour] in THREATENING]
    if not colours:
        return True
    if turn == 0 and state.events is not None:
        held = [
            " ".join(str(state.threats[s * COLOURS + c] + 1) for s in range(state.seats))
            for c in colours
        ]
        names = " ".join(COLOUR_NAMES[c] for c in colours)
        state.tell("all-threatened", colours=names, held="/".join(held))
    take_threats(state, seat, colours)
    return False


def offer_reputation(state: BrugesState, turn: int) -> bool:
    """B11: each may buy one step for the sum of the dice that show 1 or 2."""
    if turn == state.seats or (turn == 0 and not step_price(state)):
        return True
    seat = (state.start + turn) % state.seats
    price = rise_price(state, seat)
    if may_buy(state, seat, price):
        push(state, RISING, seat, price)
    return False


# --- phase 3 ------------------------------------------------------------------------------


def take_turns(state: BrugesState, turn: int) -> bool:
    """B12: in turn, each plays a card, four times."""
    state.wild = 0  # Z6: unused, it lapses at the end of the turn
    if turn == TURNS * state.seats:
        return True
    push(state, TURN, (state.start + turn) % state.seats)
    return False


# --- phase 4 ------------------------------------------------------------------------------


def crown_leaders(state: BrugesState, turn: int) -> bool:
    """B30: who alone leads in a category turns the marker up; it never turns back."""
    canals = state.canals
    counts = (
        state.reputation,
        [len(people) - people.count(-1) for people in state.people],
        [canals[2 * seat] + canals[2 * seat + 1] for seat in range(state.seats)],
    )
    for category, count in enumerate(counts):
        most = max(count)
        if count.count(most) == 1:
            seat = count.index(most)
            if not state.leaders[seat * LEADERS + category]:
                state.leaders[seat * LEADERS + category] = 1
                if state.events is not None:
                    counted = " ".join(map(str, count))
                    state.tell("leader", seat, category=LEADER_NAMES[category], counts=counted)
    return True


def close_round(state: BrugesState, turn: int) -> bool:
    """B31: persons are turned back, the start marker goes on; B8: or the game is over."""
    box = state.box
    for seat, people in enumerate(state.people):
        state.ready[seat] = [card for card in people if card >= 0 and box.active[card]]
    state.steps.clear()
    if state.final == 1:
        if state.events is not None:
            state.tell("finished")
        return True
    state.start = (state.start + 1) % state.seats
    begin_round(state)
    return False


# B5: the phases of a round, in order. Each is asked with 0, 1, 2, … until it says it is over.
PHASES: Final[tuple[Callable[[BrugesState, int], bool], ...]] = (
    draw_cards,
    open_exchange,
    roll_dice,
    deal_threats,
    dock_ships,
    offer_reputation,
    take_turns,
    crown_leaders,
    clear_harbour,
    close_exchange,
    close_round,
)
TAKE_TURNS: Final = PHASES.index(take_turns)
