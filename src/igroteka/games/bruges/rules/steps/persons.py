"""Persons: how they move in, what they change while they stay, and how they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.bruges.rules.actions import HOUSE
from igroteka.games.bruges.rules.box import (
    DISCOUNT,
    GUILD_COUNT,
    RECRUIT_VP,
    RECRUIT_WORKERS,
    REPLACING,
    UNCHANGED,
    Box,
)
from igroteka.games.bruges.rules.deck.vocabulary import ANY_COLOUR, COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.stack import EFFECT, LODGING, TAKING, pop, push
from igroteka.games.bruges.rules.steps.building import empty_houses
from igroteka.games.bruges.rules.steps.supply import gain_points, gain_workers

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def price_of(state: BrugesState, seat: int, card: int) -> int:
    """B20, B44: the cost, less all discounts, not below 0."""
    box = state.box
    return max(0, box.cost[card] - state.changes[seat][DISCOUNT + box.guild[card]])


def find_lodging(state: BrugesState, seat: int, card: int) -> None:
    """B20: the player chooses which empty house; equal ones are not asked about."""
    slots = empty_houses(state, seat)
    if len(slots) == 1:
        settle(state, seat, card, slots[0])
    else:
        push(state, LODGING, seat, card)


def legal_lodging(state: BrugesState, seat: int) -> list[int]:
    """The colours of the empty houses."""
    box = state.box
    houses = state.houses[seat]
    return [HOUSE + box.colour[houses[slot]] for slot in empty_houses(state, seat)]


def decide_lodging(state: BrugesState, action: int, seat: int) -> None:
    """The person moves into the house chosen."""
    box = state.box
    card = state.steps[-4]
    pop(state)
    houses = state.houses[seat]
    for slot in empty_houses(state, seat):
        if box.colour[houses[slot]] == action - HOUSE:
            settle(state, seat, card, slot)
            return


def settle(state: BrugesState, seat: int, card: int, slot: int) -> None:
    """B43: place, automatic effects of other persons, then lightning."""
    box = state.box
    before = state.changes[seat]
    state.people[seat][slot] = card
    if box.active[card]:
        state.ready[seat].append(card)
    if state.events is not None:
        state.tell(
            "moved-in",
            seat,
            card=box.card_names[card],
            colour=COLOUR_NAMES[box.colour[state.houses[seat][slot]]],
        )
    changes = list(before)
    add_changes(state.box, changes, card)
    put_changes(state, seat, tuple(changes))
    # B23: lightning strikes right after settling.
    if box.is_lightning[card]:
        push(state, EFFECT, seat, card)
    # B43: a person never modifies its own settling.
    if before[RECRUIT_VP]:
        gain_points(state, seat, before[RECRUIT_VP])
    for colour in range(COLOURS):
        if before[RECRUIT_WORKERS + colour]:
            gain_workers(state, seat, colour, before[RECRUIT_WORKERS + colour])
    if before[RECRUIT_WORKERS + ANY_COLOUR]:
        push(state, TAKING, seat, before[RECRUIT_WORKERS + ANY_COLOUR])


def add_changes(box: Box, changes: list[int], card: int) -> None:
    """Add what a person changes; B44: replacements do not add up."""
    changes[GUILD_COUNT + box.guild[card]] += 1
    for place, amount in box.changes_of[card]:
        if place not in REPLACING:
            changes[place] += amount
        elif changes[place] < amount:
            changes[place] = amount


def put_changes(state: BrugesState, seat: int, changes: tuple[int, ...]) -> None:
    """Make *changes* those in force for *seat*."""
    state.changes = (*state.changes[:seat], changes, *state.changes[seat + 1 :])


def recount(state: BrugesState, seat: int) -> None:
    """Sum up anew what the persons of *seat* change."""
    changes = list(UNCHANGED)
    for card in state.people[seat]:
        if card >= 0:
            add_changes(state.box, changes, card)
    put_changes(state, seat, tuple(changes))


def moved_out(state: BrugesState, seat: int, card: int) -> None:
    """B46: a person who leaves stops working at once."""
    if card in state.ready[seat]:
        state.ready[seat].remove(card)
    recount(state, seat)


def use(state: BrugesState, seat: int, card: int) -> None:
    """B24, B25, B29: pay the worker of the icon, turn the person, do what it says."""
    box = state.box
    if box.worker_colour[card] >= 0:
        state.workers[seat * COLOURS + box.worker_colour[card]] -= 1
    state.ready[seat].remove(card)
    if state.events is not None:
        state.tell("used", seat, card=box.card_names[card])
    push(state, EFFECT, seat, card)


def residents(state: BrugesState, seat: int) -> list[int]:
    """Return the persons of *seat*."""
    return [card for card in state.people[seat] if card >= 0]
