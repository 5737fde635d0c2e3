"""Persons who leave: discarded, or taken back into the hand (B34, B42, B46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.bruges.rules.actions import DISMISS, RECALL
from igroteka.games.bruges.rules.reasons import not_yours
from igroteka.games.bruges.rules.stack import (
    DISMISSING,
    NOT_ITSELF,
    push,
)
from igroteka.games.bruges.rules.steps.decision import GivingUp
from igroteka.games.bruges.rules.steps.persons import moved_out, residents

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def dismiss(state: BrugesState, seat: int, card: int) -> None:
    """B34, B46: the person goes face up to the discard pile; the house stays."""
    people = state.people[seat]
    people[people.index(card)] = -1
    state.discard.append(card)
    moved_out(state, seat, card)
    if state.events is not None:
        state.tell("lost-person", seat, card=state.box.card_names[card])


def recall(state: BrugesState, seat: int, card: int) -> None:
    """The person returns to the hand; B38: and all know it is there."""
    people = state.people[seat]
    people[people.index(card)] = -1
    state.hands[seat].append(card)
    state.seen |= 1 << card
    moved_out(state, seat, card)
    if state.events is not None:
        state.tell("came-back", seat, card=state.box.card_names[card])


def lose_person(state: BrugesState, seat: int, n: int = 1) -> None:
    """*seat* discards persons of its own choice."""
    people = residents(state, seat)
    if len(people) <= n:
        for card in people:
            dismiss(state, seat, card)
    else:
        push(state, DISMISSING, seat, n)


class Leaving(GivingUp):
    """Own persons leave; a: how many, b: flags."""

    def excepted(self, state: BrugesState) -> int:
        """Return the person that may not go: an effect may except its own; -1: none."""
        return state.steps[-8] if state.steps[-3] & NOT_ITSELF else -1

    def givable(self, state: BrugesState, seat: int) -> list[int]:
        """Return who may leave."""
        itself = self.excepted(state)
        return [card for card in residents(state, seat) if card != itself]

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return that it is nobody of the own street, or the person that asks."""
        if thing not in state.people[seat]:
            return not_yours(state, thing)
        if thing != self.excepted(state):
            return None
        return because(
            "{card} means another person than itself.",
            "bruges-refusal-itself",
            "B42",
            card=state.box.card_names[thing],
        )

    def reach(self, state: BrugesState, seat: int) -> list[tuple[int, str]]:
        """Return the own persons."""
        names = state.box.card_names
        return [(card, f"person-{names[card]}") for card in residents(state, seat)]


class Dismissing(Leaving):
    """Discard own persons, by an effect or by the plague."""

    name = "dismiss"
    first = DISMISS

    def give(self, state: BrugesState, seat: int, card: int) -> None:
        """Discard a person."""
        dismiss(state, seat, card)

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the person, and the points that go with it."""
        name = state.box.card_names[thing]
        return Offer(
            DISMISS + thing,
            "dismiss",
            f"person-{name}",
            pays={"person": 1, "points-at-end": state.box.points[thing]},
            args={"card": name},
        )


class Recalling(Leaving):
    """Take own persons back into the hand."""

    name = "recall"
    first = RECALL

    def give(self, state: BrugesState, seat: int, card: int) -> None:
        """Take a person back."""
        recall(state, seat, card)

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the person, who is a card again."""
        name = state.box.card_names[thing]
        return Offer(
            RECALL + thing,
            "recall",
            f"person-{name}",
            pays={"person": 1},
            gains={"card": 1},
            args={"card": name},
        )
