"""Phase 6: the event of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import ENDURE, FEED, WARD
from igroteka.games.orleans.rules.box import (
    EVENT_NAMES,
    FOODS,
    GOOD_NAMES,
    GOODS,
    GOODS_PER_TAX,
    HARVEST,
    HARVEST_FINE,
    INCOME,
    KINDS,
    LEVELS,
    MONK,
    PLAGUE,
    TAXES,
    TOKEN_NAMES,
    TOKENS,
    TRADING_DAY,
)
from igroteka.games.orleans.rules.characters import bag_size, draw_token, neutrals_in_bag
from igroteka.games.orleans.rules.decisions import EMPTY, S_FEED, S_WARD
from igroteka.games.orleans.rules.places import SACRISTY_SLOT, SACRISTY_TILE, SLOT_NAMES, SLOTS
from igroteka.games.orleans.rules.scoring import built_stations
from igroteka.games.orleans.rules.steps import torture

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


# --- what the event costs ----------------------------------------------------------------------


def foods(state: OrleansState, seat: int) -> list[int]:
    """O48: return the kinds of food that *seat* has."""
    return [good for good in range(FOODS) if state.goods[seat * GOODS + good]]


def due(state: OrleansState, seat: int) -> int:
    """Return the coins that the event asks of *seat*."""
    if state.event == TAXES:
        # O45: a coin for every full three goods.
        return sum(state.goods[seat * GOODS : seat * GOODS + GOODS]) // GOODS_PER_TAX
    if state.event == HARVEST:
        # O48: five coins without food.
        return 0 if foods(state, seat) else HARVEST_FINE
    return 0


def harms(state: OrleansState, seat: int) -> bool:
    """Say whether *seat* would or might lose anything by the event."""
    if state.event == PLAGUE:
        return neutrals_in_bag(state, seat) > 0
    if state.event == HARVEST and foods(state, seat):
        return True
    # O50: who has no coin and nothing to give for it loses nothing.
    return due(state, seat) > 0 and (
        state.coins[seat] > 0 or bool(torture.things_to_give(state, seat))
    )


def begin(state: OrleansState, seat: int) -> bool:
    """Let the event befall *seat*; say whether there is a choice."""
    event = state.event
    if event == INCOME:
        # O46: coins equal to the level.
        return gain(state, seat, LEVELS[state.development[seat]])
    if event == TRADING_DAY:
        # O47: a coin for each built station.
        return gain(state, seat, built_stations(state, seat))
    if seat == state.warded:
        return False
    if event == TAXES:
        coins = due(state, seat)
        if state.events is not None and coins:
            goods = sum(state.goods[seat * GOODS : seat * GOODS + GOODS])
            state.tell("taxes", seat, goods=goods, coins=coins)
        return torture.owe(state, seat, coins)
    if event == HARVEST:
        return harvest(state, seat)
    if event == PLAGUE:
        return plague(state, seat)
    return False  # O44: a pilgrimage acts in phase 5


def gain(state: OrleansState, seat: int, coins: int) -> bool:
    """Pay *seat* coins from the bank."""
    state.coins[seat] += coins
    if state.events is not None and coins:
        state.tell(EVENT_NAMES[state.event].replace("_", "-"), seat, coins=coins)
    return False


def harvest(state: OrleansState, seat: int) -> bool:
    """O48: one food goes back to the goods market, or five coins are paid."""
    had = foods(state, seat)
    if not had:
        coins = due(state, seat)
        if state.events is not None:
            state.tell("hungry", seat, coins=coins)
        return torture.owe(state, seat, coins)
    if len(had) == 1:
        feed(state, seat, had[0])
        return False
    state.steps.append(S_FEED)
    state.seat_to_act = seat
    return True


def feed(state: OrleansState, seat: int, good: int) -> None:
    """O58: what is given can be gained again."""
    state.goods[seat * GOODS + good] -= 1
    state.goods_market[good] += 1
    if state.events is not None:
        state.tell("fed", seat, good=GOOD_NAMES[good])


def plague(state: OrleansState, seat: int) -> bool:
    """O49: a drawn neutral character goes back to the supply, an own one into the bag."""
    total = bag_size(state, seat)
    if not total:
        return False
    token = draw_token(state, seat, total)
    if token < KINDS:
        state.supply[token] += 1
    else:
        state.bag[seat * TOKENS + token] += 1
    if state.events is not None:
        kind = "plague" if token < KINDS else "plague-spared"
        state.tell(kind, seat, reveals=True, token=TOKEN_NAMES[token])
    return False


# --- the sacristy ------------------------------------------------------------------------------


def begin_ward(state: OrleansState, seat: int) -> bool:
    """O38: before any payment or draw, the owner of the sacristy may send its monk home."""
    if (
        state.tiles[SACRISTY_TILE] != seat
        or state.event not in (TAXES, HARVEST, PLAGUE)
        or state.slots[seat * SLOTS + SACRISTY_SLOT] == EMPTY
    ):
        return False
    # Before version 2 the owner was asked also where there was nothing to be spared.
    if state.rules >= 2 and not harms(state, seat):
        return False
    state.steps.append(S_WARD)
    state.seat_to_act = seat
    return True


class Warding(Step["OrleansState"]):
    """O38: whether the monk of the sacristy goes home, so that the event is ignored."""

    name = "ward"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer to ignore the event, or not."""
        return [WARD, ENDURE]

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Send the monk to the bag and ignore the event, or keep him."""
        state.steps.clear()
        if action == WARD:
            state.warded = seat
            state.slots[seat * SLOTS + SACRISTY_SLOT] = EMPTY
            state.free[seat] |= 1 << SACRISTY_SLOT
            state.bag[seat * TOKENS + MONK] += 1
            if state.events is not None:
                state.tell("warded", seat, event=EVENT_NAMES[state.event])

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Say what bearing the event costs."""
        # A plague draws from bags: nobody can take back what led to it.
        final = state.event == PLAGUE
        if action == WARD:
            about = f"slot-{SLOT_NAMES[SACRISTY_SLOT]}"
            return Offer(action, "ward", about, final=final)
        if state.event == PLAGUE:
            return Offer(
                action, "endure", then=(("plague", neutrals_in_bag(state, seat)),), final=final
            )
        if state.event == HARVEST and foods(state, seat):
            return Offer(action, "endure", pays={"food": 1})
        paid, missing = torture.split(state, seat, due(state, seat))
        return Offer(
            action,
            "endure",
            pays={"coins": paid} if paid else {},
            then=(("missing", missing),) if missing else (),
        )


# --- the harvest -------------------------------------------------------------------------------


def food_obstacle(state: OrleansState, seat: int, good: int) -> Reason | None:
    """O48: what keeps *seat* from giving a good for the harvest."""
    if good >= FOODS:
        return because("Only grain, cheese and wine are food.", "orleans-refusal-not-food", "O48")
    if state.goods[seat * GOODS + good]:
        return None
    return because(
        "You have none of it: {good}.",
        "orleans-refusal-no-food",
        "O48",
        good=GOOD_NAMES[good],
    )


class Feeding(Step["OrleansState"]):
    """O48: which food is given."""

    name = "feed"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer every kind of food that *seat* has."""
        return [FEED + good for good in foods(state, seat)]

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Give the chosen food."""
        state.steps.clear()
        feed(state, seat, action - FEED)

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Name the food."""
        good = GOOD_NAMES[action - FEED]
        return Offer(action, "feed", f"mygood-{good}", pays={good: 1}, args={"good": good})

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say that there is none of it."""
        return food_obstacle(state, seat, action - FEED) if FEED <= action < FEED + FOODS else None

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """The goods that cannot be given."""
        found = []
        for good, name in enumerate(GOOD_NAMES):
            reason = food_obstacle(state, seat, good)
            if reason is not None:
                found.append(Closed(f"mygood-{name}", reason, "feed"))
        return found
