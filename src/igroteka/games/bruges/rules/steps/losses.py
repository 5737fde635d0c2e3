"""What is lost: persons, houses and canal tokens (B34, B35, B46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.bruges.rules.actions import BREACH, BURN, DISMISS, DONE, EVICT, RECALL
from igroteka.games.bruges.rules.box import SECTION_NAMES
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES
from igroteka.games.bruges.rules.stack import (
    BURNING,
    DISMISSING,
    MAY_DECLINE,
    NOT_ITSELF,
    RAZING,
    count_down,
    decline,
    pop,
    push,
)
from igroteka.games.bruges.rules.steps.persons import moved_out, residents

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

# --- persons ------------------------------------------------------------------------------


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


def leavers(state: BrugesState, seat: int) -> list[int]:
    """Return who may leave by the step on top; an effect may except its own person."""
    people = residents(state, seat)
    if state.steps[-3] & NOT_ITSELF:
        itself = state.steps[-8]
        return [card for card in people if card != itself]
    return people


def legal_dismissing(state: BrugesState, seat: int) -> list[int]:
    """Own persons; B42: a cost may be declined before it is begun."""
    actions = [DISMISS + card for card in leavers(state, seat)]
    if state.steps[-3] & MAY_DECLINE:
        actions.append(DONE)
    return actions


def decide_dismissing(state: BrugesState, action: int, seat: int) -> None:
    """Discard the person chosen."""
    if action == DONE:
        decline(state)
        return
    dismiss(state, seat, action - DISMISS)
    state.steps[-3] &= ~MAY_DECLINE
    if leavers(state, seat):
        count_down(state)
    else:
        pop(state)


def legal_recalling(state: BrugesState, seat: int) -> list[int]:
    """Own persons; B42: a cost may be declined before it is begun."""
    actions = [RECALL + card for card in leavers(state, seat)]
    if state.steps[-3] & MAY_DECLINE:
        actions.append(DONE)
    return actions


def decide_recalling(state: BrugesState, action: int, seat: int) -> None:
    """Take the person chosen back into the hand."""
    if action == DONE:
        decline(state)
        return
    recall(state, seat, action - RECALL)
    state.steps[-3] &= ~MAY_DECLINE
    if leavers(state, seat):
        count_down(state)
    else:
        pop(state)


# --- houses and canals ----------------------------------------------------------------------


def lose_house(state: BrugesState, seat: int, slot: int) -> None:
    """B35, B46: the house goes face up to the discard pile, its resident back to the hand."""
    box = state.box
    house = state.houses[seat].pop(slot)
    person = state.people[seat].pop(slot)
    state.discard.append(house)
    state.seen &= ~(1 << house)
    if state.events is not None:
        state.tell(
            "lost-house",
            seat,
            reveals=True,
            colour=COLOUR_NAMES[box.colour[house]],
            card=box.card_names[house],
        )
    if person >= 0:
        state.hands[seat].append(person)
        state.seen |= 1 << person
        moved_out(state, seat, person)
        if state.events is not None:
            state.tell("came-back", seat, card=box.card_names[person])


def lose_canal(state: BrugesState, seat: int, section: int) -> None:
    """B35: the outermost token goes; a statue is kept."""
    state.canals[2 * seat + section] -= 1
    if state.events is not None:
        state.tell("lost-canal", seat, section=SECTION_NAMES[section])


def house_losses(state: BrugesState, seat: int) -> list[int]:
    """Return the actions that give up a house: an empty one by its card, or a person's.

    Equal houses differ once they lie face up: the new citizens use the discard pile.
    """
    return [
        BURN + house if person < 0 else EVICT + person
        for house, person in zip(state.houses[seat], state.people[seat], strict=True)
    ]


def give_up(state: BrugesState, action: int, seat: int) -> None:
    """Carry out one of `house_losses`, or the loss of a canal token."""
    if action >= BREACH:
        lose_canal(state, seat, action - BREACH)
    elif action >= EVICT:
        lose_house(state, seat, state.people[seat].index(action - EVICT))
    else:
        lose_house(state, seat, state.houses[seat].index(action - BURN))


def fire_losses(state: BrugesState, seat: int) -> list[int]:
    """B34: either one house or one canal token."""
    canals = state.canals
    actions = house_losses(state, seat)
    return actions + [BREACH + section for section in (0, 1) if canals[2 * seat + section]]


def burn(state: BrugesState, seat: int) -> None:
    """B34: fire; nothing to lose: nothing."""
    actions = fire_losses(state, seat)
    if len(actions) == 1:
        give_up(state, actions[0], seat)
    elif actions:
        push(state, BURNING, seat)


def legal_burning(state: BrugesState, seat: int) -> list[int]:
    """B34: own choice."""
    return fire_losses(state, seat)


def decide_burning(state: BrugesState, action: int, seat: int) -> None:
    """B34: what was chosen is lost."""
    pop(state)
    give_up(state, action, seat)


def raze(state: BrugesState, seat: int, n: int) -> None:
    """*seat* discards houses of its own choice."""
    if len(state.houses[seat]) > n:
        push(state, RAZING, seat, n)
        return
    while state.houses[seat]:
        lose_house(state, seat, 0)


def legal_razing(state: BrugesState, seat: int) -> list[int]:
    """Any own house."""
    return house_losses(state, seat)


def decide_razing(state: BrugesState, action: int, seat: int) -> None:
    """The house chosen is lost."""
    give_up(state, action, seat)
    count_down(state)
