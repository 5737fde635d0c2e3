"""B38: what a seat does not know, dealt anew: hands, house faces, and the order of the decks.

Colours of hand and house cards and of the top of both decks are open, so a hidden card is
replaced by one of its colour; everything else can be anything that is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.randomness import Rng
from igroteka.games.bruges.rules.deck.vocabulary import COLOURS
from igroteka.games.bruges.rules.stack import just_drawn

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def fill_in(state: BrugesState, seat: int | None, rng: Rng) -> None:
    """Replace all that *seat* cannot see by something as likely, drawn from *rng*."""
    box = state.box
    state.rng = rng.bits()
    seen = state.seen
    pool: list[int] = state.left + state.right + state.reserve + state.drawn
    for other in range(state.seats):
        if other == seat:
            continue
        hand = state.hands[other]
        last = [hand.pop()] if just_drawn(state, other) else []
        # The order of a hand is its owner's business: known cards first, then by colour.
        known = sorted(card for card in hand if seen >> card & 1)
        hidden = sorted((card for card in hand if not seen >> card & 1), key=box.colour.__getitem__)
        state.hands[other] = known + hidden + last
        pool += hidden
        pool += last
        pool += [card for card in state.houses[other] if not seen >> card & 1]
    pool.sort()
    shuffle(pool, rng)
    piles: list[list[int]] = [[] for _ in range(COLOURS)]
    for card in pool:
        piles[box.colour[card]].append(card)
    for other in range(state.seats):
        if other != seat:
            replace(state.hands[other], seen, piles, box.colour)
            replace(state.houses[other], seen, piles, box.colour)
    replace(state.drawn, 0, piles, box.colour)
    left, right = len(state.left), len(state.right)
    tops = [piles[box.colour[deck[-1]]].pop() if deck else -1 for deck in (state.left, state.right)]
    left_over = set().union(*piles)
    rest = [card for card in pool if card in left_over]
    if left:
        state.left = rest[: left - 1]
        del rest[: left - 1]
        state.left.append(tops[0])
    if right:
        state.right = rest[: right - 1]
        del rest[: right - 1]
        state.right.append(tops[1])
    state.reserve = rest
    # The order of the ship stacks below the top, and of the exchange deck.
    for stack in state.stacks:
        if stack:
            top = stack.pop()
            stack.sort()
            rng.shuffle(stack)
            stack.append(top)
    state.bourse.sort()
    rng.shuffle(state.bourse)


def shuffle(cards: list[int], rng: Rng) -> None:
    """Shuffle in place, four cards for each draw of bits: search does this all the time."""
    bits = 0
    for i in range(len(cards) - 1, 0, -1):
        if bits < 1 << 16:
            bits = rng.bits() | 1 << 64
        j = (bits & 0xFFFF) * (i + 1) >> 16
        bits >>= 16
        cards[i], cards[j] = cards[j], cards[i]


def replace(cards: list[int], seen: int, piles: list[list[int]], colour: tuple[int, ...]) -> None:
    """Replace the hidden cards of a hand or a street by others of the same colour."""
    for place, card in enumerate(cards):
        if not seen >> card & 1:
            cards[place] = piles[colour[card]].pop()
