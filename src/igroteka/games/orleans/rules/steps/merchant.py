"""The merchant: moving along rivers and roads, and building trading stations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import GO, LEAVE, TAKE
from igroteka.games.orleans.rules.box import GOOD_NAMES, GOODS
from igroteka.games.orleans.rules.characters import release
from igroteka.games.orleans.rules.decisions import EMPTY, S_GO, S_GOODS
from igroteka.games.orleans.rules.gains import Outcome
from igroteka.games.orleans.rules.steps.place_action import PlaceAction
from igroteka.games.orleans.rules.towns import (
    NEIGHBOURS,
    ORLEANS,
    TOWN_NAMES,
    TOWNS,
    WAY_BETWEEN,
    WAY_NAMES,
    WAYS,
)

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState


# --- going -------------------------------------------------------------------------------------


class Travelling(PlaceAction):
    """O24: the ship moves the merchant along one river, the wagons along one road."""

    def __init__(self, way: int) -> None:
        self.way = way

    def bar(self, state: OrleansState, seat: int, place: int) -> int:
        """Barred without such a way from the town."""
        return 0 if NEIGHBOURS[self.way][state.merchants[seat]] else 1

    def reason(self, state: OrleansState, seat: int, place: int, bar: int) -> Reason:
        """Say that there is none."""
        return because(
            "No {way} leads on from {town}.",
            "orleans-refusal-no-way",
            "O24",
            way=WAY_NAMES[self.way],
            town=TOWN_NAMES[state.merchants[seat]],
        )

    def perform(self, state: OrleansState, seat: int, place: int) -> None:
        """Ask where the merchant goes."""
        release(state, seat, place)
        state.steps.append(self.way)
        state.steps.append(S_GO)


def going_obstacle(state: OrleansState, seat: int, way: int, town: int) -> Reason | None:
    """O24: what keeps the merchant of *seat* from going to *town* by road or river."""
    here = state.merchants[seat]
    if town in NEIGHBOURS[way][here]:
        return None
    if town == here:
        return because(
            "Your merchant is there already: {town}.",
            "orleans-refusal-there-already",
            "O24",
            town=TOWN_NAMES[town],
        )
    return because(
        "No {way} leads straight from {here} to {town}.",
        "orleans-refusal-no-way-to",
        "O24",
        way=WAY_NAMES[way],
        here=TOWN_NAMES[here],
        town=TOWN_NAMES[town],
    )


def goods_on(state: OrleansState, way: int) -> list[int]:
    """Return the goods that lie on a way."""
    return [state.ways[space] for space in WAYS[way].spaces if state.ways[space] != EMPTY]


class Going(Step["OrleansState"]):
    """O24: the next town along one river, or one road."""

    name = "go"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer the neighbouring towns."""
        return [GO + town for town in NEIGHBOURS[state.steps[-2]][state.merchants[seat]]]

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Move the merchant; ask about the goods that lie on the way."""
        town = action - GO
        origin = state.merchants[seat]
        way = WAY_BETWEEN[state.steps[-2], origin, town]
        state.merchants[seat] = town
        state.steps.clear()
        if state.events is not None:
            state.tell("went", seat, origin=TOWN_NAMES[origin], town=TOWN_NAMES[town])
        if goods_on(state, way):
            state.steps.append(way)
            state.steps.append(S_GOODS)

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Say what lies on the way, and whether there is no room for a station at its end."""
        town = action - GO
        name = TOWN_NAMES[town]
        way = WAY_BETWEEN[state.steps[-2], state.merchants[seat], town]
        then: list[tuple[str, str | int]] = [
            ("lies", GOOD_NAMES[good]) for good in goods_on(state, way)
        ]
        if occupants(state, seat, town):
            then.append(("taken", name))
        return Offer(action, "go", f"town-{name}", then=tuple(then), args={"town": name})

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say that no such way leads there."""
        if not GO <= action < GO + len(TOWNS):
            return None
        return going_obstacle(state, seat, state.steps[-2], action - GO)

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """All other towns."""
        found = []
        for town, name in enumerate(TOWN_NAMES):
            reason = going_obstacle(state, seat, state.steps[-2], town)
            if reason is not None:
                found.append(Closed(f"town-{name}", reason, "go"))
        return found


class TakingGood(Step["OrleansState"]):
    """O24: one good lying on the way, of one's choice, or none."""

    name = "goods"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer each kind that lies there, and to leave it."""
        goods = goods_on(state, state.steps[-2])
        return [TAKE + good for good in range(GOODS) if good in goods] + [LEAVE]

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Take a good from the way; it is not replaced."""
        if action != LEAVE:
            good = action - TAKE
            spaces = WAYS[state.steps[-2]].spaces
            space = spaces[0] if state.ways[spaces[0]] == good else spaces[1]
            state.ways[space] = EMPTY
            state.goods[seat * GOODS + good] += 1
            if state.events is not None:
                state.tell("good", seat, good=GOOD_NAMES[good])
        state.steps.clear()

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Name the good."""
        if action == LEAVE:
            return Offer(action, "leave")
        good = GOOD_NAMES[action - TAKE]
        return Offer(action, "take", f"take-{good}", gains={good: 1}, args={"good": good})

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say that no such good lies there."""
        if not TAKE <= action < TAKE + GOODS or action - TAKE in goods_on(state, state.steps[-2]):
            return None
        return because(
            "None lies on the way you came: {good}.",
            "orleans-refusal-not-on-way",
            "O24",
            good=GOOD_NAMES[action - TAKE],
        )

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """The goods on all other ways."""
        reason = because(
            "Only a good that lies on the way you came can be taken.",
            "orleans-refusal-other-way",
            "O24",
        )
        return [
            Closed(f"good-{number}-{n}", reason, "take")
            for number, way in enumerate(WAYS)
            for n, space in enumerate(way.spaces)
            if number != state.steps[-2] and state.ways[space] != EMPTY
        ]


# --- trading stations --------------------------------------------------------------------------


def occupants(state: OrleansState, seat: int, town: int) -> int:
    """O25: return the bits of those whose station leaves *seat* no room in *town*.

    A town holds one station of anybody; Orléans one of each.
    """
    owners = state.built[town]
    return owners & 1 << seat if town == ORLEANS else owners


OWN_STATION: Final = 1
OTHERS_STATION: Final = 2
NO_STATION: Final = 3


class Building(PlaceAction):
    """O25: the guildhall builds a station in the merchant's town."""

    def bar(self, state: OrleansState, seat: int, place: int) -> int:
        """Barred without a station in hand, and where there is no room."""
        owners = occupants(state, seat, state.merchants[seat])
        if owners:
            return OWN_STATION if owners >> seat & 1 else OTHERS_STATION
        return 0 if state.stock[seat] else NO_STATION

    def reason(self, state: OrleansState, seat: int, place: int, bar: int) -> Reason:
        """Say whose station stands there, or that none is left."""
        town = TOWN_NAMES[state.merchants[seat]]
        if bar == OWN_STATION:
            return because(
                "You have a station there already: {town}.",
                "orleans-refusal-own-station",
                "O25",
                town=town,
            )
        if bar == OTHERS_STATION:
            return because(
                "Somebody’s station stands there already: {town}.",
                "orleans-refusal-station-stands",
                "O25",
                town=town,
            )
        return because(
            "You have no trading station left to build.", "orleans-refusal-no-station", "O25"
        )

    def perform(self, state: OrleansState, seat: int, place: int) -> None:
        """Build a trading station in the merchant's town."""
        release(state, seat, place)
        town = state.merchants[seat]
        state.built[town] |= 1 << seat
        state.stock[seat] -= 1
        if state.events is not None:
            state.tell("built", seat, town=TOWN_NAMES[town])

    def brings(self, state: OrleansState, seat: int, place: int) -> Outcome:
        """One more built station."""
        return Outcome({"station": 1})
