"""Persons: what they cost, how they move in, and what they change (B20 to B26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.games.bruges.rules.actions import DONE, HOUSE, LODGE
from igroteka.games.bruges.rules.box import (
    DISCOUNT,
    GUILD_COUNT,
    PLAIN,
    RECRUIT_VP,
    RECRUIT_WORKERS,
    REPLACING,
    TWIST_PRINTED,
    TWIST_RECRUIT,
    UNCHANGED,
    Box,
    Twist,
)
from igroteka.games.bruges.rules.deck.vocabulary import (
    ANY_COLOUR,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
)
from igroteka.games.bruges.rules.reasons import not_now, too_dear
from igroteka.games.bruges.rules.stack import EFFECT, LODGING, TAKING, pop, push
from igroteka.games.bruges.rules.steps.decision import Decision, things
from igroteka.games.bruges.rules.steps.supply import gain_points, gain_workers

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def residents(state: BrugesState, seat: int) -> list[int]:
    """Return the persons of *seat*."""
    return [card for card in state.people[seat] if card >= 0]


# --- settling -----------------------------------------------------------------------------


def price_of(state: BrugesState, seat: int, card: int, twist: Twist = PLAIN) -> int:
    """B20, B44: the cost, less all discounts, not below 0."""
    box = state.box
    discount = state.changes[seat][DISCOUNT + box.guild[card]] + twist[TWIST_RECRUIT]
    return max(0, box.cost[card] - discount)


def settling_obstacle(
    state: BrugesState, seat: int, card: int, twist: Twist = PLAIN
) -> Reason | None:
    """B20: what keeps *seat* from settling a person for its cost."""
    if -1 not in state.people[seat]:
        return because("You have no empty house.", "bruges-refusal-no-house", "B20")
    price, guilders = price_of(state, seat, card, twist), state.guilders[seat]
    return too_dear(price, guilders, "B20") if price > guilders else None


def person_brings(state: BrugesState, seat: int, card: int, twist: Twist = PLAIN) -> dict[str, int]:
    """B21, B43: what settling a person brings at once, by others, and at the end."""
    changes, points = state.changes[seat], state.box.points[card]
    found = things(
        person=1,
        points=changes[RECRUIT_VP] + (points if twist[TWIST_PRINTED] else 0),
        points_at_end=points,
        worker=changes[RECRUIT_WORKERS + ANY_COLOUR],
    )
    for colour, name in enumerate(COLOUR_NAMES):
        if changes[RECRUIT_WORKERS + colour]:
            found[f"worker-{name}"] = changes[RECRUIT_WORKERS + colour]
    return found


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
    add_changes(box, changes, card)
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


# --- what they change -----------------------------------------------------------------------


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


# --- which house ----------------------------------------------------------------------------


def empty_houses(state: BrugesState, seat: int) -> list[int]:
    """B20: return the empty houses among which the player chooses.

    Equal colours differ too: should the house burn, another card lies open. Before version 3
    only the oldest of each colour could be chosen.
    """
    houses = state.houses[seat]
    if state.rules >= 3:
        return [slot for slot, person in enumerate(state.people[seat]) if person < 0]
    colour = state.box.colour
    found = []
    colours = 0
    for slot, person in enumerate(state.people[seat]):
        if person < 0 and not colours >> colour[houses[slot]] & 1:
            colours |= 1 << colour[houses[slot]]
            found.append(slot)
    return found


def find_lodging(state: BrugesState, seat: int, card: int) -> None:
    """B20: the player chooses which empty house, if there are several."""
    slots = empty_houses(state, seat)
    if len(slots) == 1:
        settle(state, seat, card, slots[0])
    else:
        push(state, LODGING, seat, card)


def plot(slot: int) -> str:
    """Return the id with which a house is drawn: by its place in the street, from 1."""
    return f"plot-{slot + 1}"


class Lodging(Decision):
    """B20: in which empty house to settle; a: the card.

    A house is named by its place in the street, so that choosing one tells nobody what its
    card is. Before version 3 it was named by its colour.
    """

    name = "lodging"
    first = LODGE
    count = CARDS

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the empty houses."""
        if state.rules >= 3:
            return [LODGE + slot for slot in empty_houses(state, seat)]
        houses, colour = state.houses[seat], state.box.colour
        return [HOUSE + colour[houses[slot]] for slot in empty_houses(state, seat)]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """The person moves into the house chosen."""
        card = state.steps[-4]
        slot = self.slot(state, seat, action)
        pop(state)
        settle(state, seat, card, slot)

    def slot(self, state: BrugesState, seat: int, action: int) -> int:
        """Return which house an action names; -1: none of the street."""
        if state.rules >= 3:
            return action - LODGE
        houses, colour = state.houses[seat], state.box.colour
        for slot in empty_houses(state, seat):
            if colour[houses[slot]] == action - HOUSE:
                return slot
        return -1

    def offer(self, state: BrugesState, action: int, seat: int) -> Offer:
        """Return the house; its owner knows its card."""
        slot = self.slot(state, seat, action)
        house = state.houses[seat][slot]
        return Offer(
            action,
            "lodge",
            plot(slot),
            args={
                "place": slot + 1,
                "colour": COLOUR_NAMES[state.box.colour[house]],
                "card": state.box.card_names[house],
            },
        )

    def refuse(self, state: BrugesState, action: int, seat: int) -> Reason | None:
        """Return that there is no such house, or who lives there."""
        if state.rules >= 3 or action == DONE:
            return Decision.refuse(self, state, action, seat)
        if HOUSE <= action < HOUSE + COLOURS and self.slot(state, seat, action) < 0:
            return because(
                "You have no empty {tint} house.",
                "bruges-refusal-no-such-house",
                "B20",
                tint=COLOUR_NAMES[action - HOUSE],
            )
        return not_now(self.name, action)

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """B20: one person a house."""
        people = state.people[seat]
        if thing >= len(people):
            return because(
                "There are {n} houses in your street, not {place}.",
                "bruges-refusal-no-place",
                "B20",
                n=len(people),
                place=thing + 1,
            )
        if people[thing] < 0:
            return None
        return because(
            "{card} lives there, and a house has room for one.",
            "bruges-refusal-occupied",
            "B20",
            card=state.box.card_names[people[thing]],
        )

    def closed(self, state: BrugesState, seat: int) -> list[Closed]:
        """Return the houses in which somebody lives."""
        return [
            Closed(f"person-{state.box.card_names[person]}", reason)
            for slot, person in enumerate(state.people[seat])
            if (reason := self.obstacle(state, seat, slot)) is not None
        ]
