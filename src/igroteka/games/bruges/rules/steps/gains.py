"""Effects that bring guilders, points, workers and cards, and those that take threats away.

Each operation has a function that does it and one that says whether anything would happen
(B16, B39 to B44).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.bruges.rules.actions import DONE, TAKE, WARD
from igroteka.games.bruges.rules.box import GUILD_COUNT
from igroteka.games.bruges.rules.deck.vocabulary import (
    ALL,
    ANY_COLOUR,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    ONE_COLOUR,
)
from igroteka.games.bruges.rules.reasons import must_choose, no_threat
from igroteka.games.bruges.rules.stack import (
    AS_MANY_AS_THERE_ARE,
    OF_ONE_COLOUR,
    TAKING,
    WARDING,
    count_down,
    pop,
    push,
)
from igroteka.games.bruges.rules.steps.cards import draw
from igroteka.games.bruges.rules.steps.decision import ENOUGH, ColourDecision
from igroteka.games.bruges.rules.steps.reputation import can_rise, rise
from igroteka.games.bruges.rules.steps.supply import (
    discard_threats,
    gain_guilders,
    gain_points,
    gain_workers,
    threat_points,
    threats_held,
)

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


# --- gains ----------------------------------------------------------------------------------


def always(state: BrugesState, seat: int, a: int, b: int, c: int) -> bool:
    """Something happens in any position."""
    return True


def do_guilders(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Take n guilders."""
    gain_guilders(state, seat, n)


def do_vp(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Gain n points."""
    gain_points(state, seat, n)


def do_reputation(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Go up n steps of reputation, free."""
    rise(state, seat, n)


def would_reputation(state: BrugesState, seat: int, a: int, b: int, c: int) -> bool:
    """Not on the last step."""
    return can_rise(state, seat)


def do_workers(state: BrugesState, seat: int, n: int, colour: int, c: int) -> None:
    """Take n workers of a colour, of any colours, or of one colour to be chosen."""
    if colour >= ANY_COLOUR:
        push(state, TAKING, seat, n, int(colour == ONE_COLOUR))
    else:
        gain_workers(state, seat, colour, n)


class Taking(ColourDecision):
    """Workers of any colours; a: how many, b: 1 if all of them of one colour."""

    name = "take-worker"
    first = TAKE
    piece = "worker"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return all colours."""
        return [TAKE + colour for colour in range(COLOURS)]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Take one worker, or all of the chosen colour."""
        if state.steps[-3]:
            gain_workers(state, seat, action - TAKE, state.steps[-4])
            pop(state)
        else:
            gain_workers(state, seat, action - TAKE, 1)
            count_down(state)

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the worker, or all of them."""
        name = COLOUR_NAMES[thing]
        n = state.steps[-4] if state.steps[-3] else 1
        about = f"worker-{name}"
        return Offer(TAKE + thing, "take", about, gains={about: n}, args={"colour": name})


def do_workers_each(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Take n workers of each colour."""
    for colour in range(COLOURS):
        gain_workers(state, seat, colour, n)


def do_draw(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Draw n cards."""
    draw(state, seat, n)


def would_draw(state: BrugesState, seat: int, a: int, b: int, c: int) -> bool:
    """There is a card to draw."""
    return bool(state.left or state.right)


def dice_sum(state: BrugesState, which: int) -> int:
    """Return the highest die, or the sum of those that show 3 or 4."""
    if which == 0:
        return max(state.dice)
    return sum(die for die in state.dice if die in (3, 4))


def do_guilders_die(state: BrugesState, seat: int, which: int, b: int, c: int) -> None:
    """Take what the dice say."""
    gain_guilders(state, seat, dice_sum(state, which))


def would_guilders_die(state: BrugesState, seat: int, which: int, b: int, c: int) -> bool:
    """The dice say something."""
    return dice_sum(state, which) > 0


def do_guilders_per_guild(state: BrugesState, seat: int, n: int, guild: int, most: int) -> None:
    """B39: n guilders for each own person of a guild."""
    gain_guilders(state, seat, min(most, n * state.changes[seat][GUILD_COUNT + guild]))


def would_per_guild(state: BrugesState, seat: int, n: int, guild: int, most: int) -> bool:
    """There is a person of the guild."""
    return state.changes[seat][GUILD_COUNT + guild] > 0


def do_vp_per_guild(state: BrugesState, seat: int, n: int, guild: int, most: int) -> None:
    """B39: n points for each own person of a guild."""
    gain_points(state, seat, min(most, n * state.changes[seat][GUILD_COUNT + guild]))


def do_guilders_per_canal(state: BrugesState, seat: int, n: int, most: int, c: int) -> None:
    """n guilders for each own canal token."""
    tokens = state.canals[2 * seat] + state.canals[2 * seat + 1]
    gain_guilders(state, seat, min(most, n * tokens))


def would_per_canal(state: BrugesState, seat: int, n: int, most: int, c: int) -> bool:
    """There is a token."""
    return state.canals[2 * seat] + state.canals[2 * seat + 1] > 0


def do_guilders_per_house(state: BrugesState, seat: int, n: int, most: int, c: int) -> None:
    """n guilders for each own house."""
    gain_guilders(state, seat, min(most, n * len(state.houses[seat])))


def do_guilders_per_reputation(state: BrugesState, seat: int, n: int, most: int, c: int) -> None:
    """n guilders for each step of reputation."""
    gain_guilders(state, seat, min(most, n * state.reputation[seat]))


def would_per_reputation(state: BrugesState, seat: int, n: int, most: int, c: int) -> bool:
    """There is a step."""
    return state.reputation[seat] > 0


# --- threats ----------------------------------------------------------------------------------


def do_discard_threat(state: BrugesState, seat: int, n: int, colour: int, c: int) -> None:
    """B16: discard up to n own threat markers, a point each."""
    held = threats_held(state, seat)
    if colour < ANY_COLOUR:
        held = [colour] if colour in held else []
    if not held:
        return
    if (colour != ANY_COLOUR and len(held) == 1) or (colour == ANY_COLOUR and n == ALL):
        for each in held:
            discard_threats(state, seat, each, min(n, state.threats[seat * COLOURS + each]))
    else:
        push(state, WARDING, seat, n, how_many(state, colour))


def how_many(state: BrugesState, colour: int) -> int:
    """Return the flags of the step that discards threats by the effect on top.

    B42: “up to” may be none. Z19: but a ship takes as many as there are; before version 3 it
    took fewer if its user wished.
    """
    if colour == ONE_COLOUR:
        return OF_ONE_COLOUR
    by_ship = state.steps[-4] >= CARDS
    return AS_MANY_AS_THERE_ARE if by_ship and state.rules >= 3 else 0


def would_discard_threat(state: BrugesState, seat: int, n: int, colour: int, c: int) -> bool:
    """There is a marker of the colour."""
    held = threats_held(state, seat)
    return colour in held if colour < ANY_COLOUR else bool(held)


class Warding(ColourDecision):
    """B16: discard threat markers, a point each; a: how many at most, b: flags."""

    name = "ward"
    first = WARD
    piece = "threat"
    way_out = ENOUGH

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the own markers; B42: “up to” may be none."""
        actions = [WARD + colour for colour in threats_held(state, seat)]
        if not state.steps[-3]:
            actions.append(DONE)
        return actions

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Discard a marker, or all of the chosen colour."""
        if action == DONE:
            pop(state)
            return
        colour = action - WARD
        discard_threats(state, seat, colour, self.number(state, seat, colour))
        if threats_held(state, seat) and not state.steps[-3] & OF_ONE_COLOUR:
            count_down(state)
        else:
            pop(state)

    def number(self, state: BrugesState, seat: int, colour: int) -> int:
        """Return how many markers go at once: one, or all of a colour that is chosen once."""
        if not state.steps[-3] & OF_ONE_COLOUR:
            return 1
        return min(state.steps[-4], state.threats[seat * COLOURS + colour])

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the markers that go, and their points."""
        name, n = COLOUR_NAMES[thing], self.number(state, seat, thing)
        about = f"threat-{name}"
        return Offer(
            WARD + thing,
            "ward",
            about,
            pays={about: n},
            gains={"points": n * threat_points(state, seat)},
            args={"colour": name},
        )

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return that there is no such marker."""
        return None if state.threats[seat * COLOURS + thing] else no_threat(thing)

    def must(self, state: BrugesState, seat: int) -> Reason | None:
        """Z19: the ship takes as many as there are, at most two."""
        if not state.steps[-3]:
            return None
        if state.steps[-3] & OF_ONE_COLOUR:
            return must_choose()
        return because(
            "The ship takes as many markers as there are; {n} to go.",
            "bruges-refusal-ship-wards",
            "Z19",
            n=min(state.steps[-4], sum(state.threats[seat * COLOURS : seat * COLOURS + COLOURS])),
        )
