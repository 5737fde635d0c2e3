"""What a seat may know of a game of Bruges (B38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from igroteka.engine.state import View
from igroteka.games.bruges.rules.box import (
    LEADER_NAMES,
    LEADERS,
    SECTION_NAMES,
    USE_NAMES,
)
from igroteka.games.bruges.rules.deck.vocabulary import CARDS, COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.imagine import just_drawn
from igroteka.games.bruges.rules.stack import (
    AIMING,
    BUYING,
    COLOURING,
    EFFECT,
    EXTRA,
    LODGING,
    NAMING,
    RISING,
    SECTION,
    SELLING,
    SPENDING,
    STEP_NAMES,
    TURN,
    WIDTH,
)
from igroteka.games.bruges.rules.steps.attacks import ATTACK_NAMES, unpacked
from igroteka.games.bruges.rules.steps.building import canal_price, open_sections
from igroteka.games.bruges.rules.steps.persons import price_of
from igroteka.games.bruges.rules.steps.supply import step_price

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

PHASE_NAMES: Final = ("draw", "draw", *("dice",) * 4, "actions", *("leaders",) * 4)


def describe(state: BrugesState, seat: int | None) -> View:
    """Return the open things, and what *seat* alone knows."""
    box = state.box
    return {
        "deck": {"digest": box.deck.digest, "shipped": box.deck.shipped},
        "round": state.round,
        "final": ("no", "now", "next")[state.final],
        "start": state.start,
        "phase": PHASE_NAMES[state.steps[0]] if state.steps else "over",
        "step": step(state, seat),
        "dice": dict(zip(COLOUR_NAMES, state.dice, strict=True)),
        "step_price": step_price(state) if state.dice[0] else 0,
        "decks": {
            side: {"cards": len(deck), "top": COLOUR_NAMES[box.colour[deck[-1]]] if deck else None}
            for side, deck in zip(SECTION_NAMES, (state.left, state.right), strict=True)
        },
        "reserve": {"cards": len(state.reserve), "in": bool(state.reserve_in)},
        "discard": [box.card_names[card] for card in state.discard],
        "statues": [
            value
            for value, owner in zip(box.statues[state.seats], state.statues, strict=True)
            if owner < 0
        ],
        "harbour": harbour(state),
        "exchange": {
            "card": box.exchange_names[state.exchange],
            "use": USE_NAMES[box.exchange_use[state.exchange]],
            "markers": state.markers,
        }
        if state.exchange >= 0
        else None,
        "exchange_left": sorted(box.exchange_names[card] for card in state.bourse),
        "players": [player(state, other, seat) for other in range(state.seats)],
        "hand": None
        if seat is None
        else [
            {"card": box.card_names[card], "price": price_of(state, seat, card)}
            for card in state.hands[seat]
        ],
        "drawn": [COLOUR_NAMES[box.colour[card]] for card in state.drawn],
    }


def harbour(state: BrugesState) -> dict[str, dict[str, Any]] | None:
    """Return the ships: Z8: the top one of each stack is open, and what is discarded."""
    box = state.box
    if not state.stacks:
        return None
    return {
        name: {
            "docked": box.ship_names[state.docked[colour]] if state.docked[colour] >= 0 else None,
            "next": box.ship_names[stack[-1]] if (stack := state.stacks[colour]) else None,
            "left": len(stack),
            "gone": [box.ship_names[ship] for ship in state.sailed[colour]],
        }
        for colour, name in enumerate(COLOUR_NAMES)
    }


def player(state: BrugesState, other: int, seat: int | None) -> dict[str, Any]:
    """Return what *seat* may know of *other*."""
    box = state.box
    base = other * COLOURS
    return {
        "points": state.points[other],
        "guilders": state.guilders[other],
        "reputation": state.reputation[other],
        "workers": dict(zip(COLOUR_NAMES, state.workers[base : base + COLOURS], strict=True)),
        "threats": dict(zip(COLOUR_NAMES, state.threats[base : base + COLOURS], strict=True)),
        "canals": {
            side: {
                "tokens": state.canals[2 * other + section],
                "crowned": bool(state.crowned[2 * other + section]),
            }
            for section, side in enumerate(SECTION_NAMES)
        },
        "statues": [
            value
            for value, owner in zip(box.statues[state.seats], state.statues, strict=True)
            if owner == other
        ],
        "leaders": {
            name: bool(state.leaders[other * LEADERS + category])
            for category, name in enumerate(LEADER_NAMES)
        },
        "houses": [
            {
                "colour": COLOUR_NAMES[box.colour[house]],
                "card": face(state, house, other == seat),
                "person": box.card_names[person] if person >= 0 else None,
                "turned": person >= 0 and box.active[person] and person not in state.ready[other],
            }
            for house, person in zip(state.houses[other], state.people[other], strict=True)
        ],
        "hand": [
            {"colour": COLOUR_NAMES[colour], "card": card or None}
            for colour, card in sorted(
                (box.colour[card], face(state, card, other == seat) or "")
                for card in state.hands[other]
            )
        ],
        "score": sum(state.score_sheet(other).values()),
    }


def face(state: BrugesState, card: int, own: bool) -> str | None:
    """B38: the face of a card in hand or of a house, if it is known."""
    return state.box.card_names[card] if own or state.seen >> card & 1 else None


def step(state: BrugesState, seat: int | None) -> dict[str, Any]:
    """Return the open decision, with what its question and its choices need."""
    box = state.box
    if not state.steps:
        return {"kind": "over"}
    steps = state.steps
    a, b, who, kind = steps[-4:]
    found: dict[str, Any] = {
        "kind": STEP_NAMES[kind],
        "seat": who,
        "n": a,
        "source": source(state),
    }
    if kind in (RISING, SPENDING):
        found["price"] = a
    elif kind == TURN:
        found["played"] = bool(a)
        found["wild"] = bool(state.wild)
    elif kind == EXTRA and just_drawn(state, who):
        last = state.hands[who][-1]
        found["colour"] = COLOUR_NAMES[box.colour[last]]
        found["card"] = face(state, last, who == seat)
    elif kind in (LODGING, COLOURING):
        found["card"] = box.card_names[a]
        if kind == COLOURING:
            found["use"] = USE_NAMES[b % len(USE_NAMES)]
    elif kind == SECTION:
        found["prices"] = {
            SECTION_NAMES[section]: canal_price(state, who, section, b)
            for section in open_sections(state, who, a, b)
        }
    elif kind == SELLING:
        found["price"] = b
    elif kind == BUYING:
        found["price"], found["points"] = divmod(b, 100)
    elif kind in (AIMING, NAMING):
        attack, n, colour, target = unpacked(a)
        found["attack"] = ATTACK_NAMES[attack]
        found["n"] = n
        found["colour"] = COLOUR_NAMES[colour]
        found["all"] = bool(target)
    return found


def source(state: BrugesState) -> str | None:
    """Return the person or the ship whose effect asks, if one does."""
    box = state.box
    steps = state.steps
    for top in range(len(steps) - 1, 0, -WIDTH):
        if steps[top] == EFFECT:
            card = steps[top - 3]
            return box.card_names[card] if card < CARDS else f"ship-{box.ship_names[card - CARDS]}"
    return None
