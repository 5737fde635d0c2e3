"""A turn up to the activations: take a tile, choose its place, pay, lay it, take its bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.glenmore.rules import activation, market
from igroteka.games.glenmore.rules.actions import GIVE, GIVE_CHIEFTAIN, SKIP, TAKE
from igroteka.games.glenmore.rules.box import (
    COST_BARREL,
    COST_CUBES,
    COST_PERSON,
    PLAIN,
    PRODUCE,
)
from igroteka.games.glenmore.rules.placement import extend_links
from igroteka.games.glenmore.rules.tiles import (
    ACTION,
    BONUS_BARRELS,
    BONUS_COINS,
    BONUS_FOLK,
    CARD,
    COST,
    FIRST_STORE,
    GOOD,
    HOME,
    IONA_TILE,
    IS_NEAR,
    LINK,
    LOCHY_TILE,
    LOSSES,
    PRICE,
    PRICE_FIXED,
    PRICE_KINDS,
    REVENUE,
    SHIEL_TILE,
    TILE_NAMES,
    TILE_WORDS,
    cell_xy,
)
from igroteka.games.glenmore.rules.track import first_tile, refill, step_to

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState

# The steps of the stack. A turn starts with TAKING alone. PAYING alone is the price of the
# tile in hand, above ACTIVATING it is an exchange. Below DROPPING is the tile left.
TAKING: Final = 0
PLACING: Final = 1
PAYING: Final = 2
GIVING: Final = 3
FILLING: Final = 4  # Loch Shiel, after the sales the player wants
GAINING_LOCHY: Final = 5
GAINING_IONA: Final = 6
ACTIVATING: Final = 7
MOVING: Final = 8
DROPPING: Final = 9
STEP_NAMES: Final = (
    "take",
    "place",
    "pay",
    "give",
    "fill",
    "gain-lochy",
    "gain-iona",
    "activate",
    "move",
    "drop",
)


# --- which tile ---------------------------------------------------------------------------------


def take_actions(state: GlenMoreState, seat: int) -> list[int]:
    """Return what may open a turn: a tile, or a sale before it."""
    # G7: any tile of the chain that can be paid for and placed.
    actions: list[int] = []
    fits = (bool(state.plain_spots), bool(state.river_spots), bool(state.road_spots))
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
            # G18: a tavern's barrel comes from own barrels.
            if state.barrels[seat]:
                actions.append(TAKE + tile)
        elif state.chiefs[seat] or count_members(state, seat) > 1:
            # G21: Loch Ness: a member must still stand next to it afterwards.
            actions.append(TAKE + tile)
    if not actions:
        # G9: nothing can be paid for and placed.
        actions.append(SKIP)
    # G42: selling is open from the start of the turn.
    market.add_sales(state, seat, actions)
    return actions


def count_members(state: GlenMoreState, seat: int) -> int:
    """Return how many clan members stand in the territory."""
    folk = state.folk
    return sum([folk[tile] for tile in state.lands[seat]])


def take(state: GlenMoreState, tile: int, seat: int) -> None:
    """G7: move the figure to the tile."""
    state.moved = state.chain.index(tile)
    step_to(state, state.moved)
    state.hand = tile
    state.steps[-1] = PLACING
    if state.events is not None:
        state.tell("took", seat, tile=TILE_NAMES[tile], spaces=state.moved)


def skip(state: GlenMoreState, seat: int) -> None:
    """G9: the figure goes to the next tile, which leaves the game."""
    state.moved = first_tile(state)
    tile = step_to(state, state.moved)
    if state.events is not None:
        state.tell("skipped", seat, tile=TILE_NAMES[tile])
    refill(state)


# --- paying -------------------------------------------------------------------------------------


def choose_place(state: GlenMoreState, cell: int, seat: int) -> None:
    """Fix the place, then pay. G21: costs are paid before placing."""
    state.site = cell
    tile = state.hand
    cost = COST[tile]
    if cost == COST_PERSON:
        options = give_actions(state, seat)
        if len(options) == 1:
            give(state, options[0], seat)
        else:
            state.steps[-1] = GIVING
        return
    if cost == COST_BARREL:
        state.barrels[seat] -= 1
        if state.events is not None:
            state.tell("drank", seat, tile=TILE_NAMES[tile])
    elif PRICE_KINDS[tile]:
        state.caps, state.least, state.most = PRICE[tile]
        state.paid = 0
        state.steps[-1] = PAYING
        if not market.pay_what_is_plain(state, seat):
            return
    lay(state, seat)


def give_actions(state: GlenMoreState, seat: int) -> list[int]:
    """G21: Loch Ness takes a clan member or a chieftain, and leaves a member beside it."""
    folk, cell, site = state.folk, state.cell, state.site
    near = 0
    actions: list[int] = []
    for tile in state.lands[seat]:
        if folk[tile]:
            actions.append(GIVE + (tile if tile < HOME else HOME))
            if cell[tile] - site in IS_NEAR:
                near += folk[tile]
    if near == 1:
        actions = [
            action for action in actions if cell[at_home(action - GIVE, seat)] - site not in IS_NEAR
        ]
    if state.chiefs[seat]:
        actions.append(GIVE_CHIEFTAIN)
    return actions


def at_home(tile: int, seat: int) -> int:
    """Return the tile an action of *seat* means: “home” is the own start village."""
    return tile if tile < HOME else HOME + seat


def give(state: GlenMoreState, action: int, seat: int) -> None:
    """Pay for Loch Ness."""
    if action == GIVE_CHIEFTAIN:
        state.chiefs[seat] -= 1
        if state.events is not None:
            state.tell("gave-chieftain", seat)
    else:
        state.folk[at_home(action - GIVE, seat)] -= 1
        if state.events is not None:
            state.tell("gave-member", seat, tile=TILE_WORDS[action - GIVE])
    lay(state, seat)


# --- laying the tile ----------------------------------------------------------------------------


def lay(state: GlenMoreState, seat: int) -> None:
    """Lay the tile in hand, take its bonus, open the activations."""
    tile = state.hand
    state.hand = -1
    state.cell[tile] = state.site
    if LINK[tile] != PLAIN:
        extend_links(state, tile, seat)
    state.lands[seat].append(tile)
    if state.events is not None:
        x, y = cell_xy(state.site)
        state.tell("laid", seat, tile=TILE_NAMES[tile], x=x, y=y)
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


def fill(state: GlenMoreState, seat: int) -> None:
    """G20: Loch Shiel: a cube on every own empty production tile, any on Iona Abbey."""
    cubes = state.cubes
    filled = 0
    for tile in state.lands[seat]:
        if ACTION[tile] == PRODUCE and not cubes[FIRST_STORE[tile]]:
            cubes[FIRST_STORE[tile]] = 1
            state.goods[5 * seat + GOOD[tile]] += 1
            filled += 1
    if state.events is not None:
        state.tell("filled", seat, cubes=filled)
    first = FIRST_STORE[IONA_TILE]
    if IONA_TILE in state.lands[seat] and not sum(cubes[first : first + 5]):
        state.steps.append(GAINING_IONA)
