"""Canals and houses, built by a card or by an effect (B17 to B19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.bruges.rules.actions import BUILD, CANAL, DONE, GIVE
from igroteka.games.bruges.rules.box import (
    CANAL_GUILDERS,
    CANAL_MINUS,
    CANAL_VP,
    HOUSE_GUILDERS,
    HOUSE_VP,
    SECTION_NAMES,
    SPACES,
)
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.stack import HARBOUR, SECTION, count_down, pop, push
from igroteka.games.bruges.rules.steps.cards import leave_hand
from igroteka.games.bruges.rules.steps.supply import gain_guilders, gain_points

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

# --- canals -------------------------------------------------------------------------------


def canal_price(state: BrugesState, seat: int, section: int, discount: int) -> int:
    """B17: what the next space of a section costs."""
    return max(0, state.box.canal_costs[state.canals[2 * seat + section]] - discount)


def open_sections(state: BrugesState, seat: int, colour: int, discount: int) -> list[int]:
    """B17: where *seat* can build next with a card of *colour*.

    -1 is an effect and ANY_COLOUR a card for which the colour does not matter.
    """
    box = state.box
    matters = 0 <= colour < COLOURS
    found = []
    for section in (0, 1):
        index = 2 * seat + section
        tokens = state.canals[index]
        if (
            tokens < SPACES
            and (not matters or box.canal_colours[index][tokens] == colour)
            and box.canal_costs[tokens] - discount <= state.guilders[seat]
        ):
            found.append(section)
    return found


def build_canal(state: BrugesState, seat: int, section: int, discount: int, by_card: int) -> None:
    """B17: pay, and lay a token on the next space."""
    price = canal_price(state, seat, section, discount)
    state.guilders[seat] -= price
    index = 2 * seat + section
    state.canals[index] += 1
    tokens = state.canals[index]
    if state.events is not None:
        state.tell("canal", seat, section=SECTION_NAMES[section], space=tokens, price=price)
    # B18: the fifth space takes the top statue, once per section.
    if tokens == SPACES and not state.crowned[index]:
        state.crowned[index] = 1
        if -1 in state.statues:
            top = state.statues.index(-1)
            state.statues[top] = seat
            if state.events is not None:
                state.tell("statue", seat, value=state.box.statues[state.seats][top])
    changes = state.changes[seat]
    if changes[CANAL_VP + by_card]:
        gain_points(state, seat, changes[CANAL_VP + by_card])
    if changes[CANAL_GUILDERS + by_card]:
        gain_guilders(state, seat, changes[CANAL_GUILDERS + by_card])
    # Z10: only a canal built by playing a card lets a ship be used.
    if by_card and state.docked:
        push(state, HARBOUR, seat)


def canal_by_effect(state: BrugesState, seat: int, minus: int) -> None:
    """Build without a card; the colour of the space does not matter."""
    discount = minus + state.changes[seat][CANAL_MINUS]
    sections = open_sections(state, seat, -1, discount)
    if not sections:
        return
    if len(sections) == 1 and not canal_price(state, seat, sections[0], discount):
        build_canal(state, seat, sections[0], discount, 0)
    else:
        push(state, SECTION, seat, -1, discount)


def legal_section(state: BrugesState, seat: int) -> list[int]:
    """The sections where the next space can be built; B42: an effect's price may be declined."""
    colour, discount = state.steps[-4], state.steps[-3]
    sections = open_sections(state, seat, colour, discount)
    actions = [CANAL + section for section in sections]
    if colour < 0 and any(canal_price(state, seat, s, discount) for s in sections):
        actions.append(DONE)
    return actions


def decide_section(state: BrugesState, action: int, seat: int) -> None:
    """Build on the chosen section."""
    colour, discount = state.steps[-4], state.steps[-3]
    pop(state)
    if action != DONE:
        build_canal(state, seat, action - CANAL, discount, int(colour >= 0))


# --- houses -------------------------------------------------------------------------------


def lay_house(state: BrugesState, seat: int, card: int) -> None:
    """B19: a card from hand is put down, face down."""
    leave_hand(state, seat, card)
    state.houses[seat].append(card)
    state.people[seat].append(-1)
    if state.events is not None:
        state.tell("house", seat, colour=COLOUR_NAMES[state.box.colour[card]])


def house_gains(state: BrugesState, seat: int, by_card: int) -> None:
    """What persons add to building a house."""
    changes = state.changes[seat]
    if changes[HOUSE_VP + by_card]:
        gain_points(state, seat, changes[HOUSE_VP + by_card])
    if changes[HOUSE_GUILDERS + by_card]:
        gain_guilders(state, seat, changes[HOUSE_GUILDERS + by_card])


def empty_houses(state: BrugesState, seat: int) -> list[int]:
    """Return the first empty house of each colour: for who moves in, equal ones do not differ."""
    box = state.box
    houses = state.houses[seat]
    found = []
    colours = 0
    for slot, person in enumerate(state.people[seat]):
        if person < 0 and not colours >> box.colour[houses[slot]] & 1:
            colours |= 1 << box.colour[houses[slot]]
            found.append(slot)
    return found


def workers_at_hand(state: BrugesState, seat: int) -> list[int]:
    """Return the colours of which *seat* has a worker."""
    base = seat * COLOURS
    return [colour for colour in range(COLOURS) if state.workers[base + colour]]


def legal_paying(state: BrugesState, seat: int) -> list[int]:
    """A worker of any colour pays for the house."""
    return [GIVE + colour for colour in workers_at_hand(state, seat)]


def decide_paying(state: BrugesState, action: int, seat: int) -> None:
    """The worker is returned, and the house stands."""
    pop(state)
    state.workers[seat * COLOURS + action - GIVE] -= 1
    if state.events is not None:
        state.tell("paid-worker", seat, colour=COLOUR_NAMES[action - GIVE])
    house_gains(state, seat, 1)


def buildable(state: BrugesState, seat: int, worker_pays: int) -> list[int]:
    """Return the hand cards that an effect can put down as houses."""
    box = state.box
    hand = state.hands[seat]
    if not worker_pays:
        return hand
    return [card for card in hand if state.workers[seat * COLOURS + box.colour[card]]]


def legal_building(state: BrugesState, seat: int) -> list[int]:
    """Any card from hand that can be paid for; B42: or no more."""
    actions = [BUILD + card for card in buildable(state, seat, state.steps[-3])]
    actions.append(DONE)
    return actions


def decide_building(state: BrugesState, action: int, seat: int) -> None:
    """B47: a house put down by an effect is not a played card."""
    if action == DONE:
        pop(state)
        return
    card = action - BUILD
    worker_pays = state.steps[-3]
    lay_house(state, seat, card)
    if worker_pays:
        state.workers[seat * COLOURS + state.box.colour[card]] -= 1
    house_gains(state, seat, 0)
    if buildable(state, seat, worker_pays):
        count_down(state)
    else:
        pop(state)
