"""The pharmacy: development for coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import PAY
from igroteka.games.orleans.rules.box import DEVELOPMENT_END, PHARMACY_MOST
from igroteka.games.orleans.rules.characters import release
from igroteka.games.orleans.rules.decisions import S_PAY
from igroteka.games.orleans.rules.gains import develop, development_of
from igroteka.games.orleans.rules.steps.place_action import PlaceAction

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


def most_coins(state: OrleansState, seat: int) -> int:
    """O39: return how many coins *seat* may pay at most: those held, the spaces left, three."""
    return min(PHARMACY_MOST, state.coins[seat], DEVELOPMENT_END - state.development[seat])


def too_dear(state: OrleansState, seat: int, price: int) -> Reason:
    """O39: say what keeps *seat* from paying more than `most_coins`."""
    if state.coins[seat] < price:
        return because(
            "Coins needed: {price}; you have {coins}.",
            "orleans-refusal-coins",
            "O39",
            price=price,
            coins=state.coins[seat],
        )
    return because(
        "Spaces left on the development track: {n}.",
        "orleans-refusal-spaces",
        "O39",
        n=DEVELOPMENT_END - state.development[seat],
    )


class Healing(PlaceAction):
    """O39: pay one to three coins, one development space each."""

    def bar(self, state: OrleansState, seat: int, place: int) -> int:
        """Barred without a coin or a space left."""
        return 0 if most_coins(state, seat) else 1

    def reason(self, state: OrleansState, seat: int, place: int, bar: int) -> Reason:
        """Say which of them is missing."""
        return too_dear(state, seat, 1)

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
        price = action - PAY + 1
        if not most_coins(state, seat) < price <= PHARMACY_MOST:
            return None
        return too_dear(state, seat, price)

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """The pharmacy says why no more can be paid."""
        most = most_coins(state, seat)
        if most == PHARMACY_MOST:
            return []
        return [Closed("place-pharmacy", too_dear(state, seat, most + 1), "pay")]
