"""The start of a turn: which tile of the track is taken (G6, G7, G9, G15, G18, G21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.games.glenmore.rules import market
from igroteka.games.glenmore.rules.actions import SKIP, TAKE
from igroteka.games.glenmore.rules.box import (
    COST_BARREL,
    COST_CUBES,
    COST_PERSON,
    GOODS,
)
from igroteka.games.glenmore.rules.decisions import PLACING
from igroteka.games.glenmore.rules.market import LOSSES, REVENUE, add_sales
from igroteka.games.glenmore.rules.steps.bonuses import bonus
from igroteka.games.glenmore.rules.steps.giving import can_give
from igroteka.games.glenmore.rules.steps.placing import nowhere
from igroteka.games.glenmore.rules.steps.selling import Sell
from igroteka.games.glenmore.rules.steps.verbs import Decision, Verb
from igroteka.games.glenmore.rules.tiles import (
    COST,
    LINK,
    PRICE,
    PRICE_FIXED,
    PRICE_KINDS,
    TILE_NAMES,
    word,
)
from igroteka.games.glenmore.rules.track import first_tile, refill, step_to

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


def obstacle(state: GlenMoreState, tile: int, seat: int) -> Reason | None:
    """G7: return why a tile cannot be taken; None if it can be paid for and placed."""
    name = word(tile)
    if tile not in state.chain:
        return because(
            "{tile} does not lie on the track.", "glenmore-refusal-not-on-track", "G7", tile=name
        )
    return nowhere(state, tile, seat) or unaffordable(state, tile, seat)


def unaffordable(state: GlenMoreState, tile: int, seat: int) -> Reason | None:
    """Return why a tile cannot be paid for; None if it can."""
    name = word(tile)
    if COST[tile] == COST_BARREL and not state.barrels[seat]:
        # G18: a tavern's barrel comes from own barrels.
        return because(
            "{tile} costs a barrel of whisky and you have none.",
            "glenmore-refusal-no-barrel",
            "G18",
            tile=name,
        )
    if COST[tile] == COST_PERSON and not can_give(state, seat):
        # G21: Loch Ness: a member must still stand next to it afterwards.
        return because(
            "{tile} costs a clan member or a chieftain; you have no chieftain, and your only "
            "member must stay beside it.",
            "glenmore-refusal-no-person",
            "G21",
            tile=name,
        )
    return market.cannot_pay(state, seat, name, PRICE[tile].caps, PRICE[tile].least)


def cost(tile: int) -> dict[str, int]:
    """Return what is printed as the cost of a tile; “any” are cubes of different kinds."""
    if COST[tile] == COST_BARREL:
        return {"barrels": 1}
    if COST[tile] == COST_PERSON:
        return {"people": 1}
    if PRICE_FIXED[tile]:
        return {GOODS[good]: PRICE[tile].caps >> 2 * good & 3 for good in PRICE_KINDS[tile]}
    return {"any": PRICE[tile].least}


class Take(Verb):
    """Move the figure to a tile of the track."""

    name = "take"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """G7: move the figure; the tile is in hand."""
        tile = action - TAKE
        state.moved = state.chain.index(tile)
        step_to(state, state.moved)
        state.hand = tile
        state.steps[-1] = PLACING
        if state.events is not None:
            state.tell("took", seat, tile=TILE_NAMES[tile], spaces=state.moved, origin=state.tail)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return how far the tile is, what it costs, and what it brings once.

        For each kind that the player has not got, `price-<good>` is what it costs to buy.
        """
        tile = action - TAKE
        pays = cost(tile)
        to_buy = {
            f"price-{good}": market.price(state, n)
            for n, good in enumerate(GOODS)
            if good in pays and not state.goods[5 * seat + n]
        }
        return Offer(
            action,
            "take",
            f"tile-{word(tile)}",
            pays=pays,
            gains=bonus(tile),
            args={"tile": word(tile), "spaces": state.chain.index(tile), **to_buy},
        )

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return why the tile cannot be taken."""
        return obstacle(state, action - TAKE, seat)

    def closed(self, state: GlenMoreState, seat: int) -> list[Closed]:
        """Return the tiles of the track that cannot be taken."""
        return [
            Closed(f"tile-{word(tile)}", reason, "take")
            for tile in state.chain
            if tile >= 0 and (reason := obstacle(state, tile, seat)) is not None
        ]


class Skip(Verb):
    """G9: take nothing, which only who can take nothing may."""

    name = "skip"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Go to the next tile, which leaves the game."""
        state.moved = first_tile(state)
        tile = step_to(state, state.moved)
        if state.events is not None:
            state.tell("skipped", seat, tile=TILE_NAMES[tile])
        refill(state)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return which tile leaves the game."""
        tile = word(state.chain[first_tile(state)])
        return Offer(
            action,
            "skip",
            then=(("leaves", tile),),
            args={"tile": tile, "spaces": first_tile(state)},
            final=True,
        )

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return a tile that can be taken."""
        for tile in state.chain:
            if tile >= 0 and obstacle(state, tile, seat) is None:
                return because(
                    "A turn is never passed while a tile can be taken: you can take {tile}.",
                    "glenmore-refusal-no-pass",
                    "G9",
                    tile=word(tile),
                )
        return None


class Taking(Decision):
    """Which tile of the track is taken, and what is sold before."""

    name = "take"
    verbs = (Take(), Skip(), Sell())

    def legal(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return what may open a turn: the same as `obstacle`, for all tiles in one go."""
        # G7: any tile of the chain that can be paid for and placed.
        actions: list[int] = []
        fits = [bool(state.plain_spots), bool(state.river_spots), bool(state.road_spots)]
        goods, rows = state.goods, state.market
        base = 5 * seat
        losses: list[int] = []
        budget = 0
        for tile in state.chain:
            if tile < 0 or not fits[LINK[tile]]:
                continue
            kinds = PRICE_KINDS[tile]
            if kinds:
                if not losses:
                    budget = state.coins[seat]
                    for good in range(5):
                        cubes = goods[base + good]
                        if cubes > 6:
                            cubes = 6
                        covered = rows[good]
                        losses.append(LOSSES[covered][cubes][0])
                        budget += REVENUE[covered][cubes]
                # G15: paid in full; every kind is needed once, or (Loch Oich) two kinds are.
                if PRICE_FIXED[tile]:
                    cost = 0
                    for good in kinds:
                        cost += losses[good]
                else:
                    cheapest = sorted(losses)
                    cost = cheapest[0] + cheapest[1]
                if cost <= budget:
                    actions.append(TAKE + tile)
            elif COST[tile] == COST_CUBES:
                actions.append(TAKE + tile)
            elif COST[tile] == COST_BARREL:
                if state.barrels[seat]:
                    actions.append(TAKE + tile)
            elif can_give(state, seat):
                actions.append(TAKE + tile)
        if not actions:
            # G9: nothing can be paid for and placed.
            actions.append(SKIP)
        # G42: selling is open from the start of the turn.
        add_sales(state, seat, actions)
        return actions
