"""The two decks, the reserve, hands and the discard pile (B6 to B8, B41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.bruges.rules.actions import DISCARD, DONE, DRAW
from igroteka.games.bruges.rules.box import HAND_SIZE, SECTION_NAMES
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES
from igroteka.games.bruges.rules.reasons import not_held
from igroteka.games.bruges.rules.stack import DRAWING, EXTRA, pop, push
from igroteka.games.bruges.rules.steps.decision import ENOUGH, Decision, GivingUp

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def take_top(state: BrugesState, side: int) -> None:
    """Take the top card of a deck, unseen, and keep two decks on the table."""
    deck = state.right if side else state.left
    card = deck.pop()
    state.drawn.append(card)
    if not deck:
        refill(state, side)
    if state.events is not None:
        # The colour of the next card shows, so this cannot be taken back.
        colour = COLOUR_NAMES[state.box.colour[card]]
        state.tell("drew", state.steps[-2], reveals=True, colour=colour)


def refill(state: BrugesState, side: int) -> None:
    """B7: the reserve fills the place of an empty deck; later the other deck is split."""
    if not state.reserve_in:
        deck = state.reserve
        state.reserve = []
        state.reserve_in = 1
        # B8: brought in during phase 1, this round is the last; later, the next one is.
        state.final = 1 if state.steps[0] == 0 else 2
        if state.events is not None:
            state.tell("reserve", reveals=True, next=int(state.final == 2))
    else:
        other = state.left if side else state.right
        # B7: the upper half stays, the odd card included; the rest moves.
        moved = len(other) // 2
        deck = other[:moved]
        del other[:moved]
    if side:
        state.right = deck
    else:
        state.left = deck


def look(state: BrugesState, seat: int) -> None:
    """B6, B41: the drawn cards join the hand, and only now their faces are seen."""
    state.hands[seat] += state.drawn
    if state.events is not None and state.drawn:
        state.tell("looked", seat, reveals=True, n=len(state.drawn))
    state.drawn = []


def leave_hand(state: BrugesState, seat: int, card: int) -> None:
    """Take a card out of a hand; B38: what all knew of it ends here."""
    state.hands[seat].remove(card)
    state.seen &= ~(1 << card)


def cards_to_go(state: BrugesState, seat: int) -> int:
    """B6: return how many cards are missing to a full hand."""
    return max(0, HAND_SIZE - len(state.hands[seat]) - len(state.drawn))


# --- drawing --------------------------------------------------------------------------------


def decks(state: BrugesState) -> list[int]:
    """Return how a card can be drawn: from which decks."""
    if state.left:
        return [DRAW, DRAW + 1] if state.right else [DRAW]
    return [DRAW + 1] if state.right else []


class FromDeck(Decision):
    """B6, B41: the deck is chosen card by card."""

    first = DRAW
    count = len(SECTION_NAMES)
    way_out = ENOUGH

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the decks that have a card."""
        return decks(state)

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the colour that is seen; the next one shows, so it cannot be taken back."""
        deck, side = state.right if thing else state.left, SECTION_NAMES[thing]
        colour = COLOUR_NAMES[state.box.colour[deck[-1]]]
        return Offer(
            DRAW + thing,
            "draw",
            f"deck-{side}",
            gains={f"card-{colour}": 1},
            args={"deck": side, "colour": colour},
            final=True,
        )

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """B7: with one card left in all there is one deck."""
        if state.right if thing else state.left:
            return None
        return because("That deck is empty.", "bruges-refusal-empty-deck", "B7")

    def reach(self, state: BrugesState, seat: int) -> list[tuple[int, str]]:
        """Return both decks."""
        return [(n, f"deck-{side}") for n, side in enumerate(SECTION_NAMES)]


class Filling(FromDeck):
    """B6: fill the hand in phase 1; a: the hand limit."""

    name = "fill"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the decks; the inventor's owner may stop at five."""
        actions = decks(state)
        if len(state.hands[seat]) + len(state.drawn) >= HAND_SIZE:
            actions.append(DONE)
        return actions

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """B6: the cards may be looked at once the hand is full."""
        if action != DONE:
            take_top(state, action - DRAW)
            held = len(state.hands[seat]) + len(state.drawn)
            if held < state.steps[-4] and (state.left or state.right):
                return
        look(state, seat)
        pop(state)

    def must(self, state: BrugesState, seat: int) -> Reason | None:
        """B6: a hand is filled to exactly five."""
        missing = cards_to_go(state, seat)
        if not missing:
            return None
        return because(
            "The hand is filled to {size} cards; {missing} to go.",
            "bruges-refusal-fill",
            "B6",
            size=HAND_SIZE,
            missing=missing,
        )


class Drawing(FromDeck):
    """B41: an effect lets draw; a: how many, b: 1 if the card is played at once."""

    name = "draw"

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """B41: faces are seen after the last card of the effect."""
        take_top(state, action - DRAW)
        steps = state.steps
        steps[-4] -= 1
        if steps[-4] and (state.left or state.right):
            return
        then_play = steps[-3]
        look(state, seat)
        pop(state)
        if then_play:
            push(state, EXTRA, seat, 1)


def draw(state: BrugesState, seat: int, n: int, then_play: bool = False) -> None:
    """B41: an effect lets *seat* draw; B7: where there is no card, none is drawn."""
    if state.left or state.right:
        push(state, DRAWING, seat, n, int(then_play))


# --- discarding from the hand ---------------------------------------------------------------


class Discarding(GivingUp):
    """Discard cards from hand."""

    name = "discard"
    first = DISCARD

    def givable(self, state: BrugesState, seat: int) -> list[int]:
        """Return the hand."""
        return state.hands[seat]

    def give(self, state: BrugesState, seat: int, card: int) -> None:
        """Discard a card from hand, face up."""
        leave_hand(state, seat, card)
        state.discard.append(card)
        if state.events is not None:
            state.tell("discarded", seat, reveals=True, card=state.box.card_names[card])

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the card that goes; all see it, so it cannot be taken back."""
        name = state.box.card_names[thing]
        return Offer(
            DISCARD + thing,
            "discard",
            f"card-{name}",
            pays={"card": 1},
            args={"card": name},
            final=True,
        )

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return that the card is not in hand."""
        return None if thing in state.hands[seat] else not_held(state, thing)
