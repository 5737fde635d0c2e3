"""Activation: the new tile and its neighbours, each once, in any order (G20, G23–G29, G31)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.games.glenmore.rules.actions import ACTIVATE, DONE, END, HARVEST
from igroteka.games.glenmore.rules.activation import (
    exchange_points,
    go_on,
    has_loch_ness,
    reached,
    score_goods,
)
from igroteka.games.glenmore.rules.box import (
    EXCHANGE,
    GOODS,
    MOST_CUBES,
    MOVEMENT,
    NOTHING,
    PRODUCE,
    TAVERN,
)
from igroteka.games.glenmore.rules.decisions import GAINING_IONA, MOVING, PAYING
from igroteka.games.glenmore.rules.market import add_sales, can_pay, cannot_pay
from igroteka.games.glenmore.rules.steps.paying import ask_cubes
from igroteka.games.glenmore.rules.steps.selling import Sell
from igroteka.games.glenmore.rules.steps.verbs import Decision, Verb, not_yours
from igroteka.games.glenmore.rules.tiles import (
    ACTION,
    EXCHANGE_BARRELS,
    EXCHANGE_PRICE,
    FIRST_STORE,
    GOOD,
    HOME,
    IONA_TILE,
    IS_FREE,
    POINTS,
    STORES_OF_TILE,
    TILE_WORDS,
    own_tile,
    word,
)
from igroteka.games.glenmore.rules.track import refill

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


def has_room(state: GlenMoreState, tile: int) -> bool:
    """G24: say whether one more cube fits on a tile: three are the most."""
    return sum([state.cubes[store] for store in STORES_OF_TILE[tile]]) < MOST_CUBES


def is_useful(state: GlenMoreState, tile: int, seat: int) -> bool:
    """Say whether activating *tile* would do anything now."""
    action = ACTION[tile]
    if action == PRODUCE:
        return state.cubes[FIRST_STORE[tile]] < MOST_CUBES
    if action == EXCHANGE:
        price = EXCHANGE_PRICE[tile]
        return can_pay(state, seat, price[0], price[1])
    if action in (MOVEMENT, TAVERN):
        return True
    return has_room(state, IONA_TILE)


def obstacle(state: GlenMoreState, tile: int, seat: int) -> Reason | None:
    """Return why a tile cannot be activated now; None if it can."""
    name = word(tile)
    if tile not in state.lands[seat]:
        return not_yours(tile, "G23")
    if ACTION[tile] == NOTHING:
        return because(
            "{tile} is a loch and has no activation.", "glenmore-refusal-loch", "G31", tile=name
        )
    if tile not in state.ready and tile not in state.extra:
        return _out_of_reach(state, tile, seat)
    if is_useful(state, tile, seat):
        return None
    if ACTION[tile] == EXCHANGE:
        price = EXCHANGE_PRICE[tile]
        return cannot_pay(state, seat, name, price.caps, price.least)
    return because(
        "{cubes} cubes lie on {tile}; there is no room for more.",
        "glenmore-refusal-full",
        "G24",
        cubes=MOST_CUBES,
        tile=name,
    )


def _out_of_reach(state: GlenMoreState, tile: int, seat: int) -> Reason:
    """Return why an own tile is not among those that may be activated (any more)."""
    laid = state.lands[seat][-1]
    if tile == laid or tile in reached(state, laid, state.cell[laid], seat):
        return because(
            "{tile} was activated in this turn, and no tile is activated again.",
            "glenmore-refusal-not-again",
            "G23",
            tile=word(tile),
        )
    if has_loch_ness(state, laid, seat):
        return because(
            "{tile} does not lie next to the new tile, and Loch Ness has activated a tile in "
            "this turn.",
            "glenmore-refusal-ness-done",
            "G20",
            tile=word(tile),
        )
    return because(
        "{tile} does not lie next to the new tile.",
        "glenmore-refusal-not-near",
        "G23",
        tile=word(tile),
    )


def brings(tile: int) -> tuple[dict[str, int], dict[str, int]]:
    """Return what activating a tile takes, where that is no choice, and what it brings at most."""
    action = ACTION[tile]
    if action == PRODUCE:
        return {}, {GOODS[GOOD[tile]]: 1}
    if action == MOVEMENT:
        return {}, {"moves": 1}
    if action == TAVERN:
        return {}, {"points": POINTS[tile][0]}
    if action == EXCHANGE:
        caps, least, most = EXCHANGE_PRICE[tile]
        kinds = {good: caps >> 2 * n & 3 for n, good in enumerate(GOODS) if caps >> 2 * n & 3}
        pays = kinds if sum(kinds.values()) == least else {"any": least}
        if EXCHANGE_BARRELS[tile]:
            return pays, {"barrels": EXCHANGE_BARRELS[tile]}
        return pays, {"points": exchange_points(tile, most)}
    return {}, {"any": 1}


class Activate(Verb):
    """Use a tile."""

    name = "activate"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Take what the tile gives, or ask for what it takes."""
        tile = action - ACTIVATE
        if tile == HOME:
            tile += seat
        activate(state, tile, seat)
        does = ACTION[tile]
        if does == EXCHANGE:
            state.target = tile
            state.steps.append(PAYING)
            ask_cubes(state, EXCHANGE_PRICE[tile], seat)
        elif IS_FREE[tile]:
            go_on(state)
        else:
            state.steps.append(GAINING_IONA)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return what the tile takes and brings, and whether that uses up Loch Ness.

        Where the player chooses how many cubes, `least` and `most` say how many.
        """
        tile = own_tile(action - ACTIVATE, seat)
        pays, gains = brings(tile)
        args: dict[str, str | int] = {"tile": word(tile)}
        if ACTION[tile] == EXCHANGE:
            args |= {"least": EXCHANGE_PRICE[tile].least, "most": EXCHANGE_PRICE[tile].most}
        return Offer(
            action,
            "activate",
            f"land-{word(tile)}",
            pays=pays,
            gains=gains,
            then=() if tile in state.ready else (("uses", "loch-ness"),),
            args=args,
        )

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return why the tile cannot be activated."""
        return obstacle(state, own_tile(action - ACTIVATE, seat), seat)

    def closed(self, state: GlenMoreState, seat: int) -> list[Closed]:
        """Return the own tiles that cannot be activated."""
        return [
            Closed(f"land-{word(tile)}", reason, "activate")
            for tile in state.lands[seat]
            if (reason := obstacle(state, tile, seat)) is not None
        ]


def activate(state: GlenMoreState, tile: int, seat: int) -> None:
    """Tick a tile off and take what it gives without asking."""
    # G23: each tile at most once in a phase. G20: Loch Ness has but one.
    if tile in state.ready:
        state.ready.remove(tile)
    else:
        state.extra = []
    does = ACTION[tile]
    if does == PRODUCE:
        # G24: a cube of its kind onto the tile.
        good = GOOD[tile]
        state.cubes[FIRST_STORE[tile]] += 1
        state.goods[5 * seat + good] += 1
        if state.events is not None:
            state.tell("produced", seat, tile=TILE_WORDS[tile], good=GOODS[good])
    elif does == MOVEMENT:
        # G29: a village or castle gives a movement point.
        state.moves += 1
        if state.events is not None:
            state.tell("marched", seat, tile=word(tile))
    elif does == TAVERN:
        # G28: a tavern gives points for nothing.
        score_goods(state, tile, POINTS[tile][0], seat)


def harvested(state: GlenMoreState, seat: int) -> list[int]:
    """Return the ready tiles that take nothing, ask nothing, and do something."""
    return [tile for tile in state.ready if IS_FREE[tile] and is_useful(state, tile, seat)]


class Harvest(Verb):
    """Activate all at once that takes nothing and asks nothing."""

    name = "harvest"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Activate them one after the other."""
        for tile in harvested(state, seat):
            activate(state, tile, seat)
        go_on(state)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return which tiles, and what they bring together."""
        tiles = harvested(state, seat)
        gains: Counter[str] = Counter()
        for tile in tiles:
            gains.update(brings(tile)[1])
        return Offer(
            action,
            "harvest",
            gains=dict(gains),
            then=tuple(("activates", word(tile)) for tile in tiles),
        )

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return that there is nothing to do at once."""
        if len(harvested(state, seat)) > 1:
            return None
        return because(
            "There are no two tiles that could be activated at once, without cost or choice.",
            "glenmore-refusal-nothing-at-once",
            "G23",
        )


class Done(Verb):
    """Activate no more, go on to movement."""

    name = "done"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Go on."""
        state.steps[-1] = MOVING

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return the movement points that follow."""
        return Offer(action, "done", args={"moves": state.moves})

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return that there are no movement points."""
        return None if state.moves else no_points()


def no_points() -> Reason:
    """G29: return that no movement point is left."""
    return because("You have no movement points.", "glenmore-refusal-no-points", "G29")


class End(Verb):
    """End the turn."""

    name = "end"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Refill the track."""
        refill(state)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return that it cannot be taken back."""
        return Offer(action, "end", final=True)


class EndWithoutMovement(End):
    """End the turn when there is nothing to move with."""

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return that movement points are left."""
        if not state.moves:
            return None
        return because(
            "Movement points left: {moves}; go on to movement, where they may lapse.",
            "glenmore-refusal-points-left",
            "G29",
            moves=state.moves,
        )


class Activating(Decision):
    """Which tiles are activated, and what is sold meanwhile."""

    name = "activate"
    verbs = (Activate(), Harvest(), Sell(), Done(), EndWithoutMovement())

    def legal(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return the tiles that do something, the sales, and the way on."""
        actions: list[int] = []
        cubes = state.cubes
        free = 0
        for tile in state.ready:
            action = ACTION[tile]
            if action == PRODUCE:
                if cubes[FIRST_STORE[tile]] < MOST_CUBES:
                    actions.append(ACTIVATE + tile)
                    free += 1
            elif action == MOVEMENT:
                actions.append(ACTIVATE + (tile if tile < HOME else HOME))
                free += 1
            elif is_useful(state, tile, seat):
                actions.append(ACTIVATE + tile)
                free += action == TAVERN
        if free > 1:
            actions.append(HARVEST)
        if state.extra:
            actions += [
                ACTIVATE + (tile if tile < HOME else HOME)
                for tile in state.extra
                if is_useful(state, tile, seat)
            ]
        add_sales(state, seat, actions)
        actions.append(DONE if state.moves else END)
        return actions
