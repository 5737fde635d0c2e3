"""Which function runs or decides each step of the stack; a module adds its steps here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from igroteka.games.bruges import (
    attacks,
    building,
    cards,
    effects,
    extras,
    gains,
    losses,
    persons,
    rounds,
    steps,
    threats,
    turns,
    wealth,
    zwin,
)

if TYPE_CHECKING:
    from igroteka.games.bruges.state import BrugesState

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
    steps.FILL: (cards.legal_fill, cards.decide_fill),
    steps.DRAWING: (cards.legal_drawing, cards.decide_drawing),
    steps.RISING: (wealth.legal_rising, wealth.decide_rising),
    steps.TURN: (turns.legal_turn, turns.decide_turn),
    steps.EXTRA: (turns.legal_extra, turns.decide_extra),
    steps.SECTION: (building.legal_section, building.decide_section),
    steps.LODGING: (persons.legal_lodging, persons.decide_lodging),
    steps.PAYING: (building.legal_paying, building.decide_paying),
    steps.TAKING: (gains.legal_taking, gains.decide_taking),
    steps.WARDING: (gains.legal_warding, gains.decide_warding),
    steps.SELLING: (gains.legal_selling, gains.decide_selling),
    steps.LOSING: (attacks.legal_losing, attacks.decide_losing),
    steps.BUYING: (gains.legal_buying, gains.decide_buying),
    steps.DISCARDING: (cards.legal_discarding, cards.decide_discarding),
    steps.BUILDING: (building.legal_building, building.decide_building),
    steps.RECALLING: (losses.legal_recalling, losses.decide_recalling),
    steps.DISMISSING: (losses.legal_dismissing, losses.decide_dismissing),
    steps.REPEATING: (effects.legal_repeating, effects.decide_repeating),
    steps.ORDERING: (threats.legal_ordering, threats.decide_ordering),
    steps.BURNING: (losses.legal_burning, losses.decide_burning),
    steps.RAZING: (losses.legal_razing, losses.decide_razing),
    steps.AIMING: (attacks.legal_aiming, attacks.decide_aiming),
    steps.NAMING: (attacks.legal_naming, attacks.decide_naming),
    steps.FETCHING: (extras.legal_fetching, extras.decide_fetching),
    steps.ADMITTING: (extras.legal_admitting, extras.decide_admitting),
    steps.RAISING: (extras.legal_raising, extras.decide_raising),
    steps.COLOURING: (turns.legal_colouring, turns.decide_colouring),
    steps.SHIPPING: (zwin.legal_shipping, zwin.decide_shipping),
    steps.SPENDING: (gains.legal_spending, gains.decide_spending),
}
LEGAL: Final = tuple(
    DECISIONS[kind][0] if kind in DECISIONS else nobody for kind in range(max(DECISIONS) + 1)
)
DECIDE: Final = tuple(
    DECISIONS[kind][1] if kind in DECISIONS else nothing for kind in range(max(DECISIONS) + 1)
)
