"""The pharmacy: development for coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import PAY
from igroteka.games.orleans.rules.box import DEVELOPMENT_END, PHARMACY_MOST
from igroteka.games.orleans.rules.characters import release
from igroteka.games.orleans.rules.codes import S_PAY
from igroteka.games.orleans.rules.gains import develop, development_of
from igroteka.games.orleans.rules.steps.action import PlaceAction

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


def price_obstacle(state: OrleansState, seat: int, coins: int) -> Reason | None:
    """O39: what keeps *seat* from paying so many coins for as many spaces."""
    if state.coins[seat] < coins:
        return because(
            "Coins needed: {price}; you have {coins}.",
            "orleans-refusal-coins",
            "O39",
            price=coins,
            coins=state.coins[seat],
        )
    left = DEVELOPMENT_END - state.development[seat]
    if left < coins:
        return because(
            "Spaces left on the development track: {n}.",
            "orleans-refusal-spaces",
            "O39",
            n=left,
        )
    return None


def most_coins(state: OrleansState, seat: int) -> int:
    """O39: return how many coins *seat* may pay at most: those held, the spaces left, three."""
    return min(PHARMACY_MOST, state.coins[seat], DEVELOPMENT_END - state.development[seat])


class Healing(PlaceAction):
    """O39: pay one to three coins, one development space each."""

    def obstacle(self, state: OrleansState, seat: int, place: int) -> Reason | None:
        """Barred without a coin or a space left."""
        return price_obstacle(state, seat, 1)

    def perform(self, state: OrleansState, seat: int, place: int) -> None:
        """Ask how many coins are paid."""
        release(state, seat, place)
        state.steps.append(S_PAY)


class Paying(Step["OrleansState"]):
    """O39: the number is chosen first; coins met on the way cannot pay for it."""

    name = "pay"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer one to the most."""
        return list(range(PAY, PAY + most_coins(state, seat)))

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """One development space for each coin."""
        coins = action - PAY + 1
        state.coins[seat] -= coins
        if state.events is not None:
            state.tell("paid", seat, coins=coins)
        develop(state, seat, coins)
        state.steps.clear()

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Say what it costs and brings."""
        coins = action - PAY + 1
        gains, then = development_of(state, seat, coins)
        return Offer(
            action, "pay", pays={"coins": coins}, gains=gains, then=then, args={"n": coins}
        )

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say what is missing."""
        if not PAY <= action < PAY + PHARMACY_MOST:
            return None
        return price_obstacle(state, seat, action - PAY + 1)

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """The pharmacy says why no more can be paid."""
        reason = price_obstacle(state, seat, most_coins(state, seat) + 1)
        if reason is None or most_coins(state, seat) == PHARMACY_MOST:
            return []
        return [Closed("place-pharmacy", reason, "pay")]
