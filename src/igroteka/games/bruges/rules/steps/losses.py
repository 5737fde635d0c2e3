"""What is lost: persons, houses and canal tokens (B34, B35, B46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.bruges.rules.actions import (
    BREACH,
    BURN,
    BURN_COLOUR,
    DISMISS,
    DONE,
    EVICT,
    RECALL,
)
from igroteka.games.bruges.rules.box import (
    HOUSE_POINTS,
    SECTION_NAMES,
    THIRD_SPACE,
    THIRD_SPACE_POINTS,
)
from igroteka.games.bruges.rules.deck.vocabulary import CARDS, COLOUR_NAMES
from igroteka.games.bruges.rules.reasons import must_choose, not_now, not_yours
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
from igroteka.games.bruges.rules.steps.decision import CardDecision, things
from igroteka.games.bruges.rules.steps.persons import empty_houses, moved_out, plot, residents

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


class Leaving(CardDecision):
    """Own persons leave; a: how many, b: flags."""

    def leave(self, state: BrugesState, seat: int, card: int) -> None:
        """Let a person go."""
        raise NotImplementedError

    def excepted(self, state: BrugesState) -> int:
        """Return the person that may not go: an effect may except its own; -1: none."""
        return state.steps[-8] if state.steps[-3] & NOT_ITSELF else -1

    def leavers(self, state: BrugesState, seat: int) -> list[int]:
        """Return who may leave."""
        itself = self.excepted(state)
        return [card for card in residents(state, seat) if card != itself]

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return own persons; B42: a cost may be declined before it is begun."""
        actions = [self.first + card for card in self.leavers(state, seat)]
        if state.steps[-3] & MAY_DECLINE:
            actions.append(DONE)
        return actions

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Let the person chosen go."""
        if action == DONE:
            decline(state)
            return
        self.leave(state, seat, action - self.first)
        state.steps[-3] &= ~MAY_DECLINE
        if self.leavers(state, seat):
            count_down(state)
        else:
            pop(state)

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

    def must(self, state: BrugesState, seat: int) -> Reason | None:
        """B42: a cost may be declined, but is all or nothing."""
        if state.steps[-3] & MAY_DECLINE:
            return None
        return must_choose()

    def reach(self, state: BrugesState, seat: int) -> list[tuple[int, str]]:
        """Return the own persons."""
        names = state.box.card_names
        return [(card, f"person-{names[card]}") for card in residents(state, seat)]


class Dismissing(Leaving):
    """Discard own persons, by an effect or by the plague."""

    name = "dismiss"
    first = DISMISS

    def leave(self, state: BrugesState, seat: int, card: int) -> None:
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

    def leave(self, state: BrugesState, seat: int, card: int) -> None:
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
    if state.rules < 2:  # before version 2 only the colour of an empty house could be named
        colours = [state.box.colour[state.houses[seat][slot]] for slot in empty_houses(state, seat)]
        return [BURN_COLOUR + c for c in colours] + [EVICT + c for c in residents(state, seat)]
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
        lose_house(state, seat, burnt(state, action, seat))


def burnt(state: BrugesState, action: int, seat: int) -> int:
    """Return which empty house an action gives up; before version 2 the oldest of a colour."""
    houses = state.houses[seat]
    if action < BURN_COLOUR:
        return houses.index(action - BURN)
    colour = action - BURN_COLOUR
    return next(s for s in empty_houses(state, seat) if state.box.colour[houses[s]] == colour)


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


def raze(state: BrugesState, seat: int, n: int) -> None:
    """*seat* discards houses of its own choice."""
    # Before version 2 who lost all of several houses was asked for their order.
    if len(state.houses[seat]) > n or (state.rules < 2 and len(house_losses(state, seat)) > 1):
        push(state, RAZING, seat, n)
        return
    while state.houses[seat]:
        lose_house(state, seat, 0)


def section_loss(state: BrugesState, seat: int, section: int) -> Reason | None:
    """B35: what keeps the outermost token of a section from being lost."""
    if state.canals[2 * seat + section]:
        return None
    return because(
        "There is no token on the {side} section.",
        "bruges-refusal-no-token",
        "B35",
        side=SECTION_NAMES[section],
    )


class Razing(Step["BrugesState"]):
    """A victim discards houses of its own choice; a: how many."""

    name = "raze"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the own houses."""
        return house_losses(state, seat)

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """The house chosen is lost."""
        give_up(state, action, seat)
        if state.houses[seat]:
            count_down(state)
        else:
            pop(state)  # only before version 2 fewer houses than asked for could be there

    def offer(self, state: BrugesState, action: int, seat: int) -> Offer:
        """Return what is lost with the house; its card is shown, so it cannot be taken back."""
        names = state.box.card_names
        if action >= EVICT:
            slot = state.people[seat].index(action - EVICT)
            kind, card = "evict", names[action - EVICT]
            about = f"person-{card}"
        else:
            slot = burnt(state, action, seat)
            kind, card = "burn", names[state.houses[seat][slot]]
            about = plot(slot)
        house, person = state.houses[seat][slot], state.people[seat][slot]
        at_end = HOUSE_POINTS + (state.box.points[person] if person >= 0 else 0)
        return Offer(
            action,
            kind,
            about,
            pays=things(house=1, person=int(person >= 0), points_at_end=at_end),
            gains=things(card=int(person >= 0)),
            then=(("returns", names[person]),) if person >= 0 else (),
            args={"card": card, "colour": COLOUR_NAMES[state.box.colour[house]]},
            final=True,
        )

    def refuse(self, state: BrugesState, action: int, seat: int) -> Reason | None:
        """Return that it is none of the own houses, or who lives there."""
        names = state.box.card_names
        if action == DONE:
            return must_choose()
        if EVICT <= action < EVICT + CARDS:
            card = action - EVICT
            return None if card in state.people[seat] else not_yours(state, card)
        if not BURN <= action < EVICT:
            return not_now(self.name, action)
        if (action >= BURN_COLOUR) != (state.rules < 2):
            return because(
                "Before rules 2 an empty house is named by its colour, since then by its card.",
                "bruges-refusal-burn-otherwise",
                "B34",
            )
        if action >= BURN_COLOUR:
            return self.colour_obstacle(state, action - BURN_COLOUR, seat)
        card = action - BURN
        if card not in state.houses[seat]:
            return because(
                "{card} is no house of yours.",
                "bruges-refusal-not-your-house",
                "B34",
                card=names[card],
            )
        person = state.people[seat][state.houses[seat].index(card)]
        if person < 0:
            return None
        return because(
            "{person} lives in that house; name the person to give it up.",
            "bruges-refusal-evict",
            "B35",
            person=names[person],
        )

    def colour_obstacle(self, state: BrugesState, colour: int, seat: int) -> Reason | None:
        """Return that there is no empty house of a colour; asked before version 2 only."""
        houses = state.houses[seat]
        if any(state.box.colour[houses[slot]] == colour for slot in empty_houses(state, seat)):
            return None
        return because(
            "You have no empty {tint} house.",
            "bruges-refusal-no-house-of-colour",
            "B34",
            tint=COLOUR_NAMES[colour],
        )


class Burning(Razing):
    """B34: what the fire takes."""

    name = "fire"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """B34: a house or a canal token, own choice."""
        return fire_losses(state, seat)

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """B34: what was chosen is lost."""
        pop(state)
        give_up(state, action, seat)

    def offer(self, state: BrugesState, action: int, seat: int) -> Offer:
        """Return the house, or the token."""
        if action < BREACH:
            return Razing.offer(self, state, action, seat)
        section, side = action - BREACH, SECTION_NAMES[action - BREACH]
        # B18: the points for the third space need its token.
        third = state.canals[2 * seat + section] == THIRD_SPACE
        pays = things(canal=1, points_at_end=THIRD_SPACE_POINTS if third else 0)
        return Offer(action, "breach", f"canal-{side}", pays=pays, args={"section": side})

    def refuse(self, state: BrugesState, action: int, seat: int) -> Reason | None:
        """Return that there is no such house, or no token."""
        if BREACH <= action < BREACH + len(SECTION_NAMES):
            return section_loss(state, seat, action - BREACH)
        return Razing.refuse(self, state, action, seat)

    def closed(self, state: BrugesState, seat: int) -> list[Closed]:
        """Return the sections without a token."""
        return [
            Closed(f"canal-{side}", reason)
            for section, side in enumerate(SECTION_NAMES)
            if (reason := section_loss(state, seat, section)) is not None
        ]
