"""Every reason is the true one: a position, an action, and what is said about it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from igroteka.engine import IllegalAction
from igroteka.games.orleans import GAME
from igroteka.games.orleans.rules.box import ENTRY_NAMES, GOOD_NAMES, KIND_NAMES, TOKEN_NAMES
from igroteka.games.orleans.rules.places import TOWN_HALL
from igroteka.games.orleans.rules.state import OrleansState
from igroteka.games.orleans.rules.steps.acting import obstacle
from igroteka.games.orleans.rules.towns import RIVER, TOWN_NAMES, WAY_BETWEEN, WAYS
from tests.games.orleans.helpers import (
    at,
    bag,
    fill,
    give_tile,
    goods,
    lay,
    market,
    new,
    nowhere_to_go,
    play,
    station,
    track,
)
from tests.rules import rule

Position = Callable[[], OrleansState]


class Case(NamedTuple):
    """What is asked in a position, and the reason that is wanted."""

    position: Position
    action: str
    message: str
    rule: str
    said: str
    """What the English sentence tells besides."""


# --- positions ---------------------------------------------------------------------------------


def planning(*actions: str) -> Position:
    return lambda: play(at("planning", new()), *actions)


def tiles(*names: str) -> OrleansState:
    state = new()
    for name in names:
        give_tile(state, name)
    return state


def drawing() -> OrleansState:
    """Six characters lie on the market, one on the castle, and three are in the bag."""
    state = market(new(), *["farmer"] * 6)
    lay(bag(state, "monk", "monk", "monk"), "castle-farmer", "farmer")
    return at("followers", market_of(state, 6))


def market_of(state: OrleansState, number: int) -> OrleansState:
    """Let so many farmers and nobody else lie on the market."""
    state.market[:11] = [number, *[0] * 10]
    return state


def storing() -> OrleansState:
    state = give_tile(market(new(), *["farmer"] * 7), "gunpowder_tower")
    return play(at("followers", state), "draw 2")


def recalling() -> OrleansState:
    state = lay(market(new()), "village-farmer", "technology")
    return play(at("followers", lay(state, "castle-farmer", "farmer")), "draw 0")


def acting(*places: str, event: str = "income", state: OrleansState | None = None) -> OrleansState:
    """Seat 0 acts; the castle is filled besides, so that it has something to do."""
    state = state or new()
    for place in ("castle", *places):
        fill(state, place)
    return at("actions", state, event)


def without(kind: str, state: OrleansState) -> OrleansState:
    """Nobody of a kind is left in the supply."""
    number = KIND_NAMES.index(kind)
    state.gone[number] += state.supply[number]
    state.supply[number] = 0
    return state


def in_town(town: str, state: OrleansState) -> OrleansState:
    state.merchants[0] = TOWN_NAMES.index(town)
    return state


def wool_on_the_way() -> OrleansState:
    state = acting("ship")
    space = WAYS[WAY_BETWEEN[RIVER, 0, TOWN_NAMES.index("blois")]].spaces[0]
    other = state.ways.index(GOOD_NAMES.index("wool"))
    state.ways[space], state.ways[other] = state.ways[other], state.ways[space]
    return play(state, "do ship", "go blois")


def exhausted_village() -> OrleansState:
    state = acting("village")
    track(track(without("trader", state), "boatman", 5), "craftsman", 5)
    return state


def deed_filled(state: OrleansState, *entries: str) -> OrleansState:
    for entry in entries:
        state.deeds[ENTRY_NAMES.index(entry)] = 0
    return state


def no_monk_on_deeds(state: OrleansState) -> OrleansState:
    return deed_filled(state, "papal_conclave-monk", "cathedral-monk", "peace_treaty-monk")


def sending() -> OrleansState:
    state = lay(deed_filled(new(), "city_wall-knight"), "town_hall-any", "knight")
    return play(at("actions", state, "pilgrimage"), "do town_hall")


def paying(coins: int, space: int) -> OrleansState:
    state = lay(give_tile(new(), "pharmacy"), "pharmacy-any", "monk")
    state.coins[0], state.development[0] = coins, space
    return play(at("actions", state), "do pharmacy")


def bathing(*drawn: str) -> OrleansState:
    """These were drawn in the bathhouse; no slot is left for an own trader."""
    state = lay(give_tile(market(new()), "bathhouse"), "bathhouse-any", "monk")
    for slot in ("university-trader", "castle-trader", "monastery-trader", "wagon-trader"):
        lay(state, slot, "technology")
    state.bag[:11] = [0] * 11
    for token in drawn:
        state.bag[TOKEN_NAMES.index(token)] += 1
    return play(at("actions", state, "pilgrimage"), "do bathhouse")


def covering(*owned: str, first: bool = False) -> OrleansState:
    state = tiles(*owned)
    lay(lay(state, "ship-farmer", "technology"), "castle-farmer", "farmer")
    state.technology[0], state.technology_supply = 1, state.technology_supply - 1
    state.pioneers = 0 if first else 1
    return at("actions", state, "pilgrimage")


def tortured(space: int = 0, state: OrleansState | None = None) -> OrleansState:
    """Seat 0 has no coin and nothing but stations in hand (or what it had before)."""
    state = state or new()
    state.coins[0], state.development[0] = 0, space
    return at("event", state, "harvest")


def without_stock() -> OrleansState:
    state = goods(new(), wool=1)
    state.stock[0], state.gone[13] = 0, 10
    return tortured(state=state)


def hungry() -> OrleansState:
    return at("event", goods(new(), grain=1, wine=1, wool=1), "harvest")


def removing() -> OrleansState:
    return play(new(tiles="expert"), "remove school")


CASES = [
    # Phase 3.
    Case(drawing, "draw 5", "draws", "O11", "draw 4 at most"),
    Case(drawing, "draw 4", "bag", "O11", "holds only 3"),
    Case(drawing, "draw 3", "room", "O11", "room for 2 more"),
    Case(drawing, "recall castle-farmer", "draw-first", "O60", "fewer than 4"),
    Case(storing, "done", "must-store", "O40", "room for 1 more"),
    Case(storing, "store farmer", "only-fresh", "O40", "just been drawn"),
    Case(recalling, "recall village-boatman", "nobody-lies", "O12", "village-boatman"),
    Case(recalling, "recall village-farmer", "technology-back", "O12", "never"),
    Case(recalling, "recall hayrick-farmer", "not-owned", "O13", "hayrick"),
    # Phase 4.
    Case(planning(), "pick knight", "not-on-market", "O13", "no knight"),
    Case(planning(), "pick-tower knight", "not-owned", "O13", "gunpowder_tower"),
    Case(nowhere_to_go, "pick-tower monk", "not-in-tower", "O40", "no monk"),
    Case(nowhere_to_go, "pick knight", "no-slot", "O13", "your knight"),
    Case(nowhere_to_go, "pick-tower knight", "no-slot", "O13", "your knight"),
    Case(planning(), "put village-farmer", "nothing-held", "O13", "first"),
    Case(planning(), "keep", "nothing-held", "O13", "first"),
    Case(planning("pick own-farmer"), "pick own-trader", "already-held", "O13", "own-farmer"),
    Case(planning("pick own-farmer"), "done", "already-held", "O13", "own-farmer"),
    Case(planning("pick own-farmer"), "put office-scholar", "not-owned", "O13", "office"),
    Case(planning("pick own-farmer"), "put castle-trader", "does-not-fit", "O13", "castle-trader"),
    Case(planning("pick own-farmer"), "put town_hall-any", "own-colour", "O28", "town hall"),
    Case(
        lambda: play(at("planning", tiles("brewery")), "pick own-farmer"),
        "put brewery-monk",
        "only-monk",
        "O31",
        "brewery-monk",
    ),
    Case(
        planning("pick own-farmer", "put ship-farmer", "pick own-boatman"),
        "put ship-farmer",
        "slot-taken",
        "O13",
        "ship-farmer",
    ),
    Case(planning(), "lift ship-farmer", "nothing-put", "O13", "ship-farmer"),
    Case(
        lambda: at("planning", lay(new(), "ship-farmer", "farmer")),
        "lift ship-farmer",
        "put-earlier",
        "O13",
        "ship-farmer",
    ),
    Case(
        lambda: at("planning", lay(new(), "ship-farmer", "technology")),
        "lift ship-farmer",
        "technology-stays",
        "O34",
        "ship-farmer",
    ),
    # Phase 5: places.
    Case(acting, "do hayrick", "not-owned", "O13", "hayrick"),
    Case(lambda: acting(state=tiles("school")), "do school", "no-action", "O32", "school"),
    Case(lambda: acting(state=tiles("sacristy")), "do sacristy", "sacristy", "O38", "monk"),
    Case(acting, "do village", "not-filled", "O15", "slots to be covered: 3"),
    Case(
        lambda: acting(state=lay(new(), "village-farmer", "farmer")),
        "do village",
        "not-filled",
        "O15",
        "slots to be covered: 2",
    ),
    Case(acting, "do town_hall", "not-filled", "O15", "slots to be covered: 1"),
    Case(acting, "cover ship-farmer", "after-passing", "O33", "after"),
    Case(
        lambda: acting("monastery", event="pilgrimage"),
        "do monastery",
        "pilgrimage",
        "O44",
        "pilgrimage",
    ),
    Case(
        lambda: without("monk", acting("monastery")), "do monastery", "none-left", "O29", "No monk"
    ),
    Case(
        lambda: acting("university", state=track(new(), "scholar", 5)),
        "do university",
        "track-end",
        "O29",
        "scholar",
    ),
    Case(exhausted_village, "do village", "village", "O30", "all barred"),
    Case(
        lambda: play(track(acting("village"), "boatman", 5), "do village"),
        "recruit boatman",
        "track-end",
        "O29",
        "boatman",
    ),
    Case(
        lambda: play(without("trader", acting("village")), "do village"),
        "recruit trader",
        "none-left",
        "O29",
        "No trader",
    ),
    Case(
        lambda: play(acting("village"), "do village", "recruit trader"),
        "build school",
        "first-stack",
        "O36",
        "stack I",
    ),
    Case(
        lambda: play(acting("village", state=tiles("winery")), "do village", "recruit trader"),
        "build winery",
        "tile-taken",
        "O36",
        "winery",
    ),
    Case(
        lambda: no_goods(acting("hayrick", state=tiles("hayrick"))),
        "do hayrick",
        "no-good",
        "O37",
        "grain",
    ),
    Case(
        lambda: no_technology(acting("laboratory", state=tiles("laboratory"))),
        "do laboratory",
        "no-technology",
        "O42",
        "technology",
    ),
    # Phase 5: the merchant.
    Case(
        lambda: in_town("chartres", acting("ship")),
        "do ship",
        "no-way",
        "O24",
        "No river leads on from chartres",
    ),
    Case(lambda: play(acting("ship"), "do ship"), "go orleans", "there-already", "O24", "orleans"),
    Case(
        lambda: play(acting("ship"), "do ship"),
        "go chartres",
        "no-way-to",
        "O24",
        "No river leads straight from orleans to chartres",
    ),
    Case(
        lambda: play(acting("wagon"), "do wagon"),
        "go briare",
        "no-way-to",
        "O24",
        "No road leads straight from orleans to briare",
    ),
    Case(wool_on_the_way, "take brocade", "not-on-way", "O24", "brocade"),
    Case(
        lambda: in_town("blois", acting("guildhall", state=station(new(), "blois"))),
        "do guildhall",
        "own-station",
        "O25",
        "blois",
    ),
    Case(
        lambda: in_town("blois", acting("guildhall", state=station(new(), "blois", seat=1))),
        "do guildhall",
        "station-stands",
        "O25",
        "blois",
    ),
    Case(lambda: no_stock(acting("guildhall")), "do guildhall", "no-station", "O25", "left"),
    # Phase 5: deeds.
    Case(
        lambda: no_monk_on_deeds(acting(state=lay(new(), "town_hall-any", "monk"))),
        "do town_hall",
        "no-deed",
        "O61",
        "town_hall",
    ),
    Case(
        lambda: acting(state=tiles("gunpowder_tower")),
        "do gunpowder_tower",
        "tower-empty",
        "O40",
        "neutral",
    ),
    Case(sending, "done", "send-one", "O61", "one"),
    Case(sending, "send city_wall-knight", "entry-filled", "O27", "city_wall, knight"),
    Case(sending, "send city_wall-farmer", "nobody-waits", "O27", "No neutral farmer"),
    # Phase 5: pharmacy and bathhouse.
    Case(lambda: paying(2, 3), "pay 3", "coins", "O39", "needed: 3; you have 2"),
    Case(lambda: paying(5, 29), "pay 2", "spaces", "O39", "track: 1"),
    Case(
        lambda: acting("bathhouse", state=tiles("bathhouse")),
        "do bathhouse",
        "bag-empty",
        "O41",
        "empty",
    ),
    Case(lambda: bathing("knight", "own-trader"), "pick monk", "not-drawn", "O41", "monk"),
    Case(
        lambda: bathing("knight", "own-trader"), "pick own-trader", "no-other-slot", "O41", "trader"
    ),
    Case(
        lambda: play(bathing("knight", "own-trader"), "pick knight"),
        "keep",
        "must-work",
        "O41",
        "knight",
    ),
    # After passing.
    Case(covering, "cover hayrick-farmer", "not-owned", "O13", "hayrick"),
    Case(covering, "cover ship-boatman", "covered", "O34", "ship"),
    Case(covering, "cover town_hall-any", "cover-town-hall", "O34", "town hall"),
    Case(lambda: covering("cellar"), "cover cellar-monk", "cover-monk", "O34", "monk"),
    Case(lambda: covering("hayrick"), "cover hayrick-farmer", "cover-single", "O34", "hayrick"),
    Case(covering, "cover castle-farmer", "cover-empty", "O35", "empty"),
    Case(lambda: covering(first=True), "cover castle-boatman", "cover-first", "O34", "farmer"),
    # Phase 6.
    Case(hungry, "feed cheese", "no-food", "O48", "cheese"),
    Case(tortured, "give development", "first-space", "O63", "first space"),
    Case(lambda: tortured(7), "give development", "on-coins", "O63", "on a coin space"),
    Case(lambda: tortured(8), "give development", "onto-coins", "O50", "onto one"),
    Case(tortured, "give follower", "no-follower", "O63", "neutral"),
    Case(tortured, "give technology", "no-technology-in-hand", "O50", "unplaced"),
    Case(without_stock, "give station", "no-stock", "O50", "in hand"),
    Case(tortured, "give-station blois", "no-station-there", "O50", "blois"),
    Case(tortured, "give-good wool", "no-good-to-give", "O50", "wool"),
    Case(tortured, "give-tile school", "not-owned", "O13", "school"),
    Case(tortured, "give-technology ship-farmer", "not-covered", "O50", "ship-farmer"),
    # Before the first round.
    Case(removing, "remove school", "tile-gone", "O7", "school"),
]


def no_goods(state: OrleansState) -> OrleansState:
    state.gone[7:12] = [a + b for a, b in zip(state.gone[7:12], state.goods_market, strict=True)]
    state.goods_market = [0] * 5
    return state


def no_technology(state: OrleansState) -> OrleansState:
    state.gone[12], state.technology_supply = 16, 0
    return state


def no_stock(state: OrleansState) -> OrleansState:
    state.stock[0], state.gone[13] = 0, 10
    return state


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.action}: {case.message}")
def test_a_refusal_says_the_true_reason_and_its_rule(case: Case) -> None:
    state = case.position()
    assert state.seat_to_act == 0
    with pytest.raises(IllegalAction) as refusal:
        state.play(case.action, 0)
    assert refusal.value.message == f"orleans-refusal-{case.message}"
    assert refusal.value.rule == case.rule
    assert case.said in str(refusal.value)


# Reasons that things on the table give, for which there is no action.
ON_THE_TABLE: dict[str, tuple[Position, str]] = {
    "village-kinds": (lambda: play(acting("village"), "do village"), "track-knight"),
    "not-food": (hungry, "mygood-wool"),
    "citizens": (lambda: tortured(state=with_citizen()), "mycitizens"),
    "other-way": (lambda: play(acting("ship"), "do ship", "go blois"), "good-0-0"),
    "coins": (lambda: paying(2, 3), "place-pharmacy"),
    "no-other-slot": (lambda: bathing("knight", "own-trader"), "drawn-own-trader"),
    "must-work": (lambda: play(bathing("knight"), "pick knight"), "drawn-knight"),
    "no-follower": (tortured, "bag"),
    "first-space": (tortured, "development"),
    "no-technology-in-hand": (tortured, "mytechnology"),
    "no-slot": (nowhere_to_go, "tower-knight"),
    "after-passing": (lambda: with_technology(acting()), "mytechnology"),
}


def with_citizen() -> OrleansState:
    state = new()
    state.citizens[2] = 0
    return state


def with_technology(state: OrleansState) -> OrleansState:
    state.technology[0] = 1
    return state


@pytest.mark.parametrize("message", ON_THE_TABLE)
def test_things_without_an_action_say_why_too(message: str) -> None:
    position, about = ON_THE_TABLE[message]
    state = position()
    reasons = {thing.about: thing.reason.message for thing in state.closed(0)}
    assert reasons[about] == f"orleans-refusal-{message}"


@rule("O48")
def test_every_good_that_is_no_food_says_so() -> None:
    state = goods(hungry(), brocade=1)
    reasons = {thing.about: thing.reason.message for thing in state.closed(0)}
    assert {about for about, message in reasons.items() if message.endswith("not-food")} == {
        "mygood-wool",
        "mygood-brocade",
    }


@rule("O36")
def test_only_tiles_that_lie_in_a_stack_are_closed_while_a_tile_is_taken() -> None:
    state = play(acting("village"), "do village")
    give_tile(state, "school", 1)
    play(state, "recruit trader")
    closed = {thing.about for thing in state.closed(0) if thing.kind == "build"}
    assert closed and "tile-school" not in closed


def test_an_empty_town_hall_says_that_all_deeds_are_filled() -> None:
    state = new()
    assert obstacle(state, 0, TOWN_HALL) is None
    reason = obstacle(deed_filled(state, *ENTRY_NAMES), 0, TOWN_HALL)
    assert reason and (reason.message, reason.rule) == ("orleans-refusal-deeds-filled", "O27")


def test_each_reason_that_there_is_has_a_position() -> None:
    file = Path(GAME.face.folder) / "words" / "refusals.ru.ftl"
    known = set(re.findall(r"^orleans-refusal-([\w-]+)", file.read_text("utf-8"), re.MULTILINE))
    known -= {"order-place", "order-technology"}  # of orders, see test_orders.py
    shown = {case.message for case in CASES} | ON_THE_TABLE.keys() | {"deeds-filled"}
    assert shown == known


@rule("O13")
def test_a_slot_says_why_nobody_is_put_there_or_taken_back() -> None:
    state = at("planning", lay(new(), "ship-farmer", "farmer"))

    def wanted() -> dict[str, str]:
        return {thing.about: thing.kind for thing in state.closed(0)}

    assert wanted()["slot-ship-farmer"] == "lift"
    assert wanted()["slot-ship-knight"] == "put"
    play(state, "pick own-farmer")
    assert wanted()["slot-ship-farmer"] == wanted()["slot-ship-knight"] == "put"


def test_planning_warns_of_places_that_could_not_act() -> None:
    state = at("planning", new())
    warned = {thing.about: thing.reason for thing in state.closed(0)}
    assert "place-castle" not in warned
    state.supply[KIND_NAMES.index("knight")] = 0
    warned = {thing.about: thing.reason for thing in state.closed(0)}
    assert warned["place-castle"].rule and "place-sacristy" not in warned
