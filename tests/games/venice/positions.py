"""Positions of Venice 2099 in a line or two."""

from __future__ import annotations

from igroteka.engine import find_game
from igroteka.games.venice.rules.box import (
    COLOUR_NAMES,
    COLOURS,
    DISTRICT_NAMES,
    MOST_FIGURES,
    PLATFORM,
)
from igroteka.games.venice.rules.city import FREE, SQUARE_NAMES, WATER
from igroteka.games.venice.rules.decisions import TURN
from igroteka.games.venice.rules.state import VeniceState


def fresh(seats: int = 2, seed: int = 1, **options: str) -> VeniceState:
    state = find_game("venice").new(seats, seed, options)
    assert isinstance(state, VeniceState)
    return state


def position(
    seats: int = 2,
    figures: dict[str, int] | None = None,
    hands: list[str] | None = None,
    tiles: dict[str, str] | None = None,
    seed: int = 1,
    **options: str,
) -> VeniceState:
    """Return seat 0's turn: figures by square, hands as words, some tiles put where wanted."""
    state = fresh(seats, seed, **options)
    layout = list(state.layout)
    for square, tile in (tiles or {}).items():
        wanted = PLATFORM if tile == "platform" else DISTRICT_NAMES.index(tile)
        here, there = at(square), len(layout) - 1 - layout[::-1].index(wanted)
        if layout[here] != wanted:
            layout[here], layout[there] = layout[there], layout[here]
    state.layout = tuple(layout)
    state.square_of = tuple(
        layout.index(district) if district in layout else -1 for district in range(48)
    )
    for square, seat in (figures or {}).items():
        state.figures[state.figures.index(-1, seat * MOST_FIGURES)] = at(square)
        state.standing[at(square)] = seat
    if hands is not None:
        deal(state, *hands)
    state.placed = seats * 3
    state.start = state.turn = 0
    state.seat_to_act = 0
    state.steps = [TURN]
    return state


def deal(state: VeniceState, *hands: str) -> None:
    """Give everybody the cards named; all others are set aside (V6, V13)."""
    state.unseen |= sum(state.hands)
    for seat, words in enumerate(hands):
        state.hands[seat] = sum(1 << DISTRICT_NAMES.index(card) for card in words.split())
        state.unseen &= ~state.hands[seat]


def at(square: str) -> int:
    return SQUARE_NAMES.index(square)


def texts(state: VeniceState, verb: str = "") -> list[str]:
    """Return what is legal now as texts, of one verb if given."""
    seat = state.seat_to_act
    assert seat is not None
    every = [state.CODEC.text(action) for action in state.legal_actions(seat)]
    return sorted(text for text in every if text.startswith(verb))


def words_after(state: VeniceState, verb: str) -> set[str]:
    return {text.split()[1] for text in texts(state, verb + " ")}


def sink(state: VeniceState, *squares: str) -> None:
    for square in squares:
        state.standing[at(square)] = WATER


def sink_district(state: VeniceState, *districts: str) -> None:
    for district in districts:
        state.standing[state.square_of[DISTRICT_NAMES.index(district)]] = WATER


def occupy(state: VeniceState, square: str, seat: int) -> None:
    assert state.standing[at(square)] == FREE
    state.figures[state.figures.index(-1, seat * MOST_FIGURES)] = at(square)
    state.standing[at(square)] = seat


def treasure(state: VeniceState, seat: int, colour: str, number: int) -> None:
    state.treasures[seat * COLOURS + COLOUR_NAMES.index(colour)] = number


def platforms(state: VeniceState) -> set[str]:
    return {SQUARE_NAMES[s] for s, tile in enumerate(state.layout) if tile == PLATFORM}


def city(state: VeniceState) -> set[str]:
    return {SQUARE_NAMES[s] for s, tile in enumerate(state.layout) if tile >= 0}


def act(state: VeniceState, *actions: str) -> VeniceState:
    for action in actions:
        state.play(action)
    return state
