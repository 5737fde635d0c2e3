"""The two decks, the reserve, hands and the discard pile (B6 to B8, B41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.bruges.rules.actions import DISCARD, DONE, DRAW
from igroteka.games.bruges.rules.box import HAND_SIZE
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES
from igroteka.games.bruges.rules.stack import DRAWING, EXTRA, count_down, decline, pop, push

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

LEFT: Final = 0
RIGHT: Final = 1


def take_top(state: BrugesState, side: int) -> None:
    """Take the top card of a deck, unseen, and keep two decks on the table."""
    deck = state.right if side else state.left
    card = deck.pop()
    state.drawn.append(card)
    if not deck:
        refill(state, side)
    if state.events is not None:
        # The colour of the next card shows, so this cannot be taken back.
        state.tell(
            "drew", state.steps[-2], reveals=True, colour=COLOUR_NAMES[state.box.colour[card]]
        )


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


def deck_choices(state: BrugesState) -> list[int]:
    """Return the draws that are possible."""
    if state.left:
        return [DRAW, DRAW + 1] if state.right else [DRAW]
    return [DRAW + 1] if state.right else []


# --- phase 1 ------------------------------------------------------------------------------


def legal_fill(state: BrugesState, seat: int) -> list[int]:
    """B6: card by card from either deck; the inventor's owner may stop at five."""
    actions = deck_choices(state)
    if len(state.hands[seat]) + len(state.drawn) >= HAND_SIZE:
        actions.append(DONE)
    return actions


def decide_fill(state: BrugesState, action: int, seat: int) -> None:
    """B6: the cards may be looked at once the hand is full."""
    if action != DONE:
        take_top(state, action - DRAW)
        held = len(state.hands[seat]) + len(state.drawn)
        if held < state.steps[-4] and (state.left or state.right):
            return
    look(state, seat)
    pop(state)


# --- phase 3 ------------------------------------------------------------------------------


def draw(state: BrugesState, seat: int, n: int, then_play: bool = False) -> None:
    """B41: an effect lets *seat* draw; B7: where there is no card, none is drawn."""
    if state.left or state.right:
        push(state, DRAWING, seat, n, int(then_play))


def legal_drawing(state: BrugesState, seat: int) -> list[int]:
    """B41: the deck is chosen card by card."""
    return deck_choices(state)


def decide_drawing(state: BrugesState, action: int, seat: int) -> None:
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


# --- discarding from the hand ---------------------------------------------------------------


def leave_hand(state: BrugesState, seat: int, card: int) -> None:
    """Take a card out of a hand; B38: what all knew of it ends here."""
    state.hands[seat].remove(card)
    state.seen &= ~(1 << card)


def legal_discarding(state: BrugesState, seat: int) -> list[int]:
    """Any card; B42: a cost may be declined before it is begun."""
    actions = [DISCARD + card for card in state.hands[seat]]
    if state.steps[-3]:
        actions.append(DONE)
    return actions


def decide_discarding(state: BrugesState, action: int, seat: int) -> None:
    """Discard a card from hand, face up."""
    if action == DONE:
        decline(state)
        return
    card = action - DISCARD
    leave_hand(state, seat, card)
    state.discard.append(card)
    if state.events is not None:
        state.tell("discarded", seat, reveals=True, card=state.box.card_names[card])
    state.steps[-3] = 0
    if len(state.hands[seat]):
        count_down(state)
    else:
        pop(state)
