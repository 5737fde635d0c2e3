"""Which function runs or decides each step of the stack; a module adds its steps here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from igroteka.games.bruges.rules import stack
from igroteka.games.bruges.rules.steps import (
    attacks,
    building,
    cards,
    effects,
    gains,
    losses,
    persons,
    rounds,
    supply,
    threats,
    turns,
    zwin,
    zwin_persons,
)

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

Run = Callable[["BrugesState"], None]
Legal = Callable[["BrugesState", int], list[int]]
Decide = Callable[["BrugesState", int, int], None]

RUN: Final[tuple[Run, ...]] = (
    rounds.run_round,
    effects.run_effect,
    attacks.run_raid,
    threats.run_penalties,
    zwin.run_harbour,
)


def nobody(state: BrugesState, seat: int) -> list[int]:
    """Nobody decides about a step that runs by itself."""
    return []


def nothing(state: BrugesState, action: int, seat: int) -> None:
    """Nothing is decided about a step that runs by itself."""


DECISIONS: Final[dict[int, tuple[Legal, Decide]]] = {
    stack.FILL: (cards.legal_fill, cards.decide_fill),
    stack.DRAWING: (cards.legal_drawing, cards.decide_drawing),
    stack.RISING: (supply.legal_rising, supply.decide_rising),
    stack.TURN: (turns.legal_turn, turns.decide_turn),
    stack.EXTRA: (turns.legal_extra, turns.decide_extra),
    stack.SECTION: (building.legal_section, building.decide_section),
    stack.LODGING: (persons.legal_lodging, persons.decide_lodging),
    stack.PAYING: (building.legal_paying, building.decide_paying),
    stack.TAKING: (gains.legal_taking, gains.decide_taking),
    stack.WARDING: (gains.legal_warding, gains.decide_warding),
    stack.SELLING: (gains.legal_selling, gains.decide_selling),
    stack.LOSING: (attacks.legal_losing, attacks.decide_losing),
    stack.BUYING: (gains.legal_buying, gains.decide_buying),
    stack.DISCARDING: (cards.legal_discarding, cards.decide_discarding),
    stack.BUILDING: (building.legal_building, building.decide_building),
    stack.RECALLING: (losses.legal_recalling, losses.decide_recalling),
    stack.DISMISSING: (losses.legal_dismissing, losses.decide_dismissing),
    stack.REPEATING: (effects.legal_repeating, effects.decide_repeating),
    stack.ORDERING: (threats.legal_ordering, threats.decide_ordering),
    stack.BURNING: (losses.legal_burning, losses.decide_burning),
    stack.RAZING: (losses.legal_razing, losses.decide_razing),
    stack.AIMING: (attacks.legal_aiming, attacks.decide_aiming),
    stack.NAMING: (attacks.legal_naming, attacks.decide_naming),
    stack.FETCHING: (zwin_persons.legal_fetching, zwin_persons.decide_fetching),
    stack.ADMITTING: (zwin_persons.legal_admitting, zwin_persons.decide_admitting),
    stack.RAISING: (zwin_persons.legal_raising, zwin_persons.decide_raising),
    stack.COLOURING: (turns.legal_colouring, turns.decide_colouring),
    stack.SHIPPING: (zwin.legal_shipping, zwin.decide_shipping),
    stack.SPENDING: (gains.legal_spending, gains.decide_spending),
}
LEGAL: Final = tuple(
    DECISIONS[kind][0] if kind in DECISIONS else nobody for kind in range(max(DECISIONS) + 1)
)
DECIDE: Final = tuple(
    DECISIONS[kind][1] if kind in DECISIONS else nothing for kind in range(max(DECISIONS) + 1)
)
