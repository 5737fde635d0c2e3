"""What a seat does not know, drawn anew: the hourglass tiles to come, and plans made unseen.

O55: all else is open. Tiles to come lie in any order, all equally likely (O5). A plan is what
a seat that has reported done laid on its slots in this phase; the rules neither force nor
forbid any way of laying characters on slots that they fit, so every plan is as likely as any
other. A seat that still plans is imagined with nothing laid: what it has put down so far it
may still take back, so it can reach the same plans from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from igroteka.engine.randomness import Rng
from igroteka.games.orleans.rules.box import ROUNDS, TOKENS
from igroteka.games.orleans.rules.characters import fit_bits
from igroteka.games.orleans.rules.decisions import FROM_TOWER
from igroteka.games.orleans.rules.places import TOWER_TILE
from igroteka.games.orleans.rules.steps import planning

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

S = TypeVar("S", bound="OrleansState")


def without_secrets(state: S, seat: int | None) -> S:
    """Return the position without the plans that *seat* does not see."""
    new = state.copy()
    if planning.secret(state):
        for other in range(state.seats):
            if other != seat:
                planning.lift_all(new, other)
    return new


def imagined(state: S, seat: int | None, rng: Rng) -> S:
    """Return a position that *seat* cannot tell from *state*, see `State.imagine`."""
    new = without_secrets(state, seat)
    draw_tiles(new, rng)
    if planning.secret(state):
        for other in range(state.seats):
            if other != seat and state.done >> other & 1:
                lay_any_plan(new, other, rng)
    new.rng = rng.bits()
    return new


def planned_again(state: S, rng: Rng) -> S:
    """Return *state* with the tiles to come drawn anew, see `State.drawn_anew`.

    A plan made unseen is what a player thought of, not luck: none is drawn, all plan again.
    """
    new = without_secrets(state, None)
    draw_tiles(new, rng)
    if planning.secret(new):
        planning.begin_all(new)
    return new


def draw_tiles(state: OrleansState, rng: Rng) -> None:
    """Lay the hourglass tiles to come in any order."""
    known = 1 + state.round
    to_come = rng.shuffled(sorted(state.glass[known:ROUNDS]))
    state.glass = state.glass[:known] + tuple(to_come)


class Sort:
    """Characters that cannot be told apart: one token of the market, or of the tower."""

    __slots__ = ("held", "number", "slots", "ways")

    def __init__(self, held: int, number: int, bits: int) -> None:
        self.held = held
        self.number = number
        self.slots = slots_in(bits)
        # How many sets of slots there are of each size, up to the number of characters.
        self.ways = [1]
        for size in range(min(number, len(self.slots))):
            self.ways.append(self.ways[-1] * (len(self.slots) - size) // (size + 1))

    def any_set(self, rng: Rng) -> list[int]:
        """Return any set of slots that may be laid with these, all equally likely."""
        left = rng.below(sum(self.ways))
        size = 0
        while left >= self.ways[size]:
            left -= self.ways[size]
            size += 1
        slots = self.slots
        for n in range(size):
            other = n + rng.below(len(slots) - n)
            slots[n], slots[other] = slots[other], slots[n]
        return slots[:size]


def lay_any_plan(state: OrleansState, seat: int, rng: Rng) -> None:
    """Lay any plan of *seat*, all equally likely, as if it had just been made.

    Each sort of characters chooses, apart from the others, any set of the free slots it fits,
    no larger than there are of them, all sets equally likely. If two sorts chose one slot, all
    choose anew. Every plan is exactly one such choice of sets without a common slot, so all
    plans are equally likely.
    """
    sorts = sorts_of(state, seat)
    while True:
        plan: list[tuple[int, int]] = []
        taken = 0
        for sort in sorts:
            for slot in sort.any_set(rng):
                if taken >> slot & 1:
                    break
                taken |= 1 << slot
                plan.append((sort.held, slot))
            else:
                continue
            break
        else:
            break
    for held, slot in plan:
        planning.put(state, seat, held, slot)


def sorts_of(state: OrleansState, seat: int) -> list[Sort]:
    """Return the sorts of characters that *seat* can lay somewhere."""
    bits = fit_bits(state, seat)
    free = state.free[seat]
    base = seat * TOKENS
    numbers = [(token, state.market[base + token]) for token in range(TOKENS)]
    if state.tiles[TOWER_TILE] == seat:
        numbers += [(token + FROM_TOWER, state.tower[token]) for token in range(TOKENS)]
    return [
        Sort(held, number, bits[held % FROM_TOWER] & free)
        for held, number in numbers
        if number and bits[held % FROM_TOWER] & free
    ]


def slots_in(bits: int) -> list[int]:
    """Return the slots of a set of bits."""
    slots = []
    while bits:
        spot = bits & -bits
        slots.append(spot.bit_length() - 1)
        bits ^= spot
    return slots
