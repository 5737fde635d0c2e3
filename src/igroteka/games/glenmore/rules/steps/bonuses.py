"""Laying the tile, its one-time bonus, and the cards that act at once (G19, G20, G22)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.glenmore.rules import activation, market
from igroteka.games.glenmore.rules.actions import DECLINE, FILL, GAIN
from igroteka.games.glenmore.rules.box import GOODS, PLAIN, PRODUCE
from igroteka.games.glenmore.rules.cells import DIRECTION_NAMES, cell_xy
from igroteka.games.glenmore.rules.decisions import (
    ACTIVATING,
    FILLING,
    GAINING_IONA,
    GAINING_LOCHY,
    GAINING_SHIEL,
)
from igroteka.games.glenmore.rules.placement import extend_links, spot_of_cell
from igroteka.games.glenmore.rules.steps.selling import Sell
from igroteka.games.glenmore.rules.steps.verbs import Decision, Verb
from igroteka.games.glenmore.rules.tiles import (
    ACTION,
    BONUS_BARRELS,
    BONUS_COINS,
    BONUS_FOLK,
    CARD,
    FIRST_STORE,
    GOOD,
    IONA_TILE,
    LINK,
    LOCHY_TILE,
    SHIEL_TILE,
    TILE_NAMES,
    TILE_WORDS,
)

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState

GAINS: Final = [GAIN + good for good in range(5)]


def bonus(tile: int) -> dict[str, int]:
    """G19: return what laying a tile brings once: clan members, barrels, coins, a card."""
    brought = {
        "members": BONUS_FOLK[tile],
        "barrels": BONUS_BARRELS[tile],
        "coins": BONUS_COINS[tile],
        "cards": int(CARD[tile] >= 0),
    }
    return {thing: number for thing, number in brought.items() if number}


def lay(state: GlenMoreState, seat: int) -> None:
    """Lay the tile in hand, take its bonus, open the activations."""
    tile = state.hand
    spot = spot_of_cell(state, state.site, seat) if state.events is not None else -1
    state.hand = -1
    state.cell[tile] = state.site
    if LINK[tile] != PLAIN:
        extend_links(state, tile, seat)
    state.lands[seat].append(tile)
    if state.events is not None:
        x, y = cell_xy(state.site)
        beside, side = TILE_WORDS[spot >> 2], DIRECTION_NAMES[spot & 3]
        state.tell("laid", seat, tile=TILE_NAMES[tile], x=x, y=y, beside=beside, side=side)
    state.site = -1
    # G19: the bonus: a clan member (Castle Stalker: two), barrels, coins, a card.
    state.folk[tile] = BONUS_FOLK[tile]
    state.barrels[seat] += BONUS_BARRELS[tile]
    state.coins[seat] += BONUS_COINS[tile]
    if CARD[tile] >= 0:
        state.cards[seat] |= 1 << CARD[tile]
        if state.events is not None:
            state.tell("card", seat, card=TILE_NAMES[tile])
    state.steps[:] = [ACTIVATING]
    activation.prepare(state, tile, seat)
    if tile == LOCHY_TILE:
        # G20: Loch Lochy: any two cubes.
        state.steps += [GAINING_LOCHY, GAINING_LOCHY]
    elif tile == SHIEL_TILE:
        # G20: Loch Shiel: after any sales the player wants.
        sales: list[int] = []
        market.add_sales(state, seat, sales)
        if sales:
            state.steps.append(FILLING)
        else:
            fill(state, seat)


# --- Loch Shiel -----------------------------------------------------------------------------------


def empty_tiles(state: GlenMoreState, seat: int) -> list[int]:
    """G20: return the production tiles on which Loch Shiel puts a cube: those that are empty."""
    return [
        tile
        for tile in state.lands[seat]
        if ACTION[tile] == PRODUCE and not state.cubes[FIRST_STORE[tile]]
    ]


def has_empty_abbey(state: GlenMoreState, seat: int) -> bool:
    """G20: say whether Loch Shiel brings any cube to Iona Abbey."""
    first = FIRST_STORE[IONA_TILE]
    return IONA_TILE in state.lands[seat] and not sum(state.cubes[first : first + 5])


def fill(state: GlenMoreState, seat: int) -> None:
    """G20: Loch Shiel: a cube on every own empty production tile, any on Iona Abbey."""
    filled = empty_tiles(state, seat)
    for tile in filled:
        state.cubes[FIRST_STORE[tile]] = 1
        state.goods[5 * seat + GOOD[tile]] += 1
    if state.events is not None:
        state.tell("filled", seat, cubes=len(filled))
    if has_empty_abbey(state, seat):
        # G20: the cube on Iona Abbey may be declined; before version 2 it was a must.
        state.steps.append(GAINING_IONA if state.rules < 2 else GAINING_SHIEL)


class Fill(Verb):
    """Let Loch Shiel fill the empty tiles."""

    name = "fill"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Fill them."""
        state.steps.pop()
        fill(state, seat)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return the cubes that it brings, and that Iona Abbey's follows."""
        brought = Counter(GOODS[GOOD[tile]] for tile in empty_tiles(state, seat))
        then = (("gains-any", TILE_WORDS[IONA_TILE]),) if has_empty_abbey(state, seat) else ()
        return Offer(action, "fill", gains=dict(brought), then=then)


class Filling(Decision):
    """Loch Shiel: sell what one likes, then fill."""

    name = "fill"
    verbs = (Fill(), Sell())

    def legal(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return the sales and the filling."""
        actions = [FILL]
        market.add_sales(state, seat, actions)
        return actions


# --- a cube of any kind ---------------------------------------------------------------------------


class Gain(Verb):
    """Take a cube of any kind onto a tile."""

    name = "gain"

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Put the cube on the tile."""
        good = action - GAIN
        state.steps.pop()
        state.cubes[FIRST_STORE[self.tile] + good] += 1
        state.goods[5 * seat + good] += 1
        if state.events is not None:
            state.tell("produced", seat, tile=TILE_WORDS[self.tile], good=GOODS[good])
        activation.go_on(state)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return which cube comes where."""
        good = GOODS[action - GAIN]
        return Offer(
            action,
            "gain",
            f"market-{good}",
            gains={good: 1},
            args={"good": good, "tile": TILE_WORDS[self.tile]},
        )


class Decline(Verb):
    """Leave Iona Abbey empty."""

    name = "decline"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Take nothing."""
        state.steps.pop()
        if state.events is not None:
            state.tell("declined", seat, tile=TILE_WORDS[IONA_TILE])

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return what is left empty."""
        return Offer(action, "decline", args={"tile": TILE_WORDS[IONA_TILE]})


class NoDecline(Decline):
    """A cube that must be taken, by some rule: only its kind is free."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return that one must be taken."""
        return because(
            "A cube must be taken; only its kind is your choice.",
            "glenmore-refusal-must-gain",
            self.rule,
        )


class GainingLochy(Decision):
    """G20, G22: any cube onto Loch Lochy, twice."""

    name = "gain-lochy"
    verbs = (Gain(LOCHY_TILE), NoDecline("G20"))

    def legal(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return the five kinds."""
        return GAINS[:]


class GainingIona(Decision):
    """G24: any cube onto Iona Abbey, which was activated."""

    name = "gain-iona"
    verbs = (Gain(IONA_TILE), NoDecline("G24"))

    def legal(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return the five kinds."""
        return GAINS[:]


class GainingShiel(Decision):
    """G20: any cube onto Iona Abbey by Loch Shiel, or none (since version 2)."""

    name = "gain-shiel"
    verbs = (Gain(IONA_TILE), Decline())

    def legal(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return the five kinds, and none."""
        return [*GAINS, DECLINE]
