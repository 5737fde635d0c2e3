"""Why a thing cannot be done: each reason in a position that calls for it, with its rule."""

from __future__ import annotations

import pytest

from igroteka.engine import IllegalAction
from igroteka.face import LANGUAGES, Look, said
from igroteka.games.glenmore.face import FACE
from igroteka.games.glenmore.rules.decisions import ACTIVATING, GIVING, MOVING, PAYING, TAKING
from igroteka.games.glenmore.rules.state import GlenMoreState
from tests.games.glenmore.positions import T, at_turn, do, legal, new, put, rows, store
from tests.rules import rule


def why(state: GlenMoreState, text: str) -> tuple[str, str]:
    """Return the sentence with which an action is refused, and the rule that it names."""
    with pytest.raises(IllegalAction) as caught:
        state.play(text)
    return str(caught.value), caught.value.rule


def shut(state: GlenMoreState, about: str, kind: str) -> tuple[str, str]:
    """Return why a thing on the table is closed for an end, and the rule."""
    assert state.seat_to_act is not None
    found = [
        thing.reason
        for thing in state.closed(state.seat_to_act)
        if (thing.about, thing.kind) == (about, kind)
    ]
    assert len(found) == 1, state.closed(state.seat_to_act)
    return str(found[0]), found[0].rule


def both(state: GlenMoreState, text: str, about: str, kind: str = "") -> tuple[str, str]:
    """Return the reason, which must be the same for who asks and for who looks."""
    reason = why(state, text)
    assert shut(state, about, kind or text.split()[0]) == reason
    return reason


# --- which tile -----------------------------------------------------------------------------------


@rule("G7", "G9")
def test_a_tile_that_is_not_there_and_a_turn_that_is_not_passed() -> None:
    state = at_turn(new(), "forest-1")
    assert why(state, "take grocer") == ("grocer does not lie on the track.", "G7")
    sentence = "A turn is never passed while a tile can be taken: you can take forest-1."
    assert why(state, "skip") == (sentence, "G9")


@rule("G9", "G13")
def test_taking_nothing_as_the_only_choice_is_explained_by_every_tile() -> None:
    state = new()
    at_turn(state, "meadow-2", "village-3", "tavern-3-1")
    state.chain = [e for e in state.chain if e < 0 or e in (T["meadow-2"], T["village-3"])]
    assert legal(state) == {"skip"}
    assert both(state, "take meadow-2", "tile-meadow-2") == (
        "Next to your clan members only open ends of river and road are free, if anything: "
        "meadow-2 fits nowhere.",
        "G13",
    )
    assert shut(state, "tile-village-3", "take")[1] == "G13"
    (offer,) = state.offers(0)
    assert offer.then == (("leaves", "meadow-2"),) and offer.final
    view = state.view(0)
    for lang, reason in (("en", "paid for and placed"), ("ru", "оплатить, и положить")):
        (choice,) = FACE.choices(view, [offer], Look(lang, ("A", "B", "C", "D")))
        assert reason in choice.preview


@pytest.mark.parametrize("seat", [0, 3])
@rule("G11", "G12", "G13")
def test_a_river_or_road_that_cannot_go_on(seat: int) -> None:
    state = new()
    put(state, "forest-1", 0, 1, seat=seat)
    put(state, "pasture-1", 0, -1, seat=seat)
    at_turn(state, "meadow-1", seat=seat)
    assert both(state, "take meadow-1", "tile-meadow-1") == (
        "No clan member stands next to an end of the river, which meadow-1 would continue.",
        "G11",
    )
    put(state, "quarry-3", 0, 3, seat=seat)
    at_turn(state, "meadow-1", seat=seat)
    assert both(state, "take meadow-1", "tile-meadow-1") == (
        "meadow-1 cannot continue the river: one end would run into quarry-3, and next to the "
        "other stands no clan member.",
        "G13",
    )
    put(state, "field-3", 0, -3, seat=seat)
    at_turn(state, "meadow-1", seat=seat)
    assert both(state, "take meadow-1", "tile-meadow-1") == (
        "meadow-1 cannot continue the river: it would run into quarry-3 or field-3.",
        "G13",
    )


@rule("G15", "G16", "G18", "G21")
def test_a_tile_that_cannot_be_paid() -> None:
    state = new()
    put(state, "forest-1", 0, 1)
    put(state, "quarry-1", 1, 0, cubes=1)
    rows(state, wood=3, stone=2)
    state.coins[0] = 0
    at_turn(state, "village-3", "castle-stalker", "distillery-1", "tavern-3-1", "loch-ness")
    assert both(state, "take castle-stalker", "tile-castle-stalker") == (
        "castle-stalker takes wood: you have none, and the market has none to sell.",
        "G16",
    )
    assert both(state, "take tavern-3-1", "tile-tavern-3-1") == (
        "tavern-3-1 costs a barrel of whisky and you have none.",
        "G18",
    )
    assert both(state, "take loch-ness", "tile-loch-ness") == (
        "loch-ness costs a clan member or a chieftain; you have no chieftain, and your only "
        "member must stay beside it.",
        "G21",
    )
    rows(state, wood=2, stone=2)
    at_turn(state, "castle-stalker", "loch-oich")
    # Wood costs 3; the stone is needed, so that nothing can be sold.
    assert both(state, "take castle-stalker", "tile-castle-stalker") == (
        "For castle-stalker you are short of coins by 3, even if you sell all you can.",
        "G15",
    )
    rows(state, wood=3, stone=2, grain=3, cattle=3, sheep=3)
    at_turn(state, "loch-oich")
    assert both(state, "take loch-oich", "tile-loch-oich") == (
        "loch-oich takes cubes, 2 at least, and of those kinds you can get 1.",
        "G16",
    )


# --- where it goes --------------------------------------------------------------------------------


@rule("G11", "G12", "G13")
def test_a_place_that_does_not_fit() -> None:
    state = new()
    put(state, "forest-1", 0, 1)
    put(state, "quarry-1", 1, 0)
    put(state, "meadow-3", 1, 1)
    at_turn(state, "meadow-2")
    do(state, "take meadow-2")
    assert both(state, "place forest-1 north", "spot-0_2") == (
        "To the north of forest-1 the river is open, and meadow-2 has none.",
        "G13",
    )
    assert both(state, "place meadow-3 north", "spot-1_2") == (
        "Next to the place north of meadow-3 stands no clan member, neither on meadow-3 nor on "
        "another neighbour.",
        "G11",
    )
    assert why(state, "place forest-1 east") == (
        "To the east of forest-1 lies meadow-3 already.",
        "G11",
    )
    assert why(state, "place grocer east") == ("grocer is not in your territory.", "G11")
    # A place has one name; who uses another is told it.
    state = new()
    put(state, "forest-1", 0, 1)
    put(state, "pasture-2", -1, 2)
    at_turn(state, "meadow-2")
    do(state, "take meadow-2")
    assert "pasture-2 south" in legal(state, "place")
    assert why(state, "place forest-1 west") == (
        "Call that place the one to the south of pasture-2.",
        "G11",
    )


@rule("G12", "G13")
def test_a_river_tile_goes_to_an_end_of_the_river() -> None:
    state = new()
    put(state, "forest-1", 0, 1, folk=1)
    put(state, "quarry-3", 0, 3)
    at_turn(state, "meadow-1")
    do(state, "take meadow-1")
    assert both(state, "place forest-1 east", "spot-1_1") == (
        "meadow-1 goes on with the river, and no end of it is to the east of forest-1.",
        "G12",
    )
    assert both(state, "place home east", "spot-1_0") == (
        "To the east of home the road is open, and meadow-1 has none.",
        "G13",
    )
    assert both(state, "place forest-1 north", "spot-0_2") == (
        "To the north of forest-1 the river would run into quarry-3, which has none.",
        "G13",
    )


# --- paying ---------------------------------------------------------------------------------------


def paying(name: str, place: str = "home south") -> GlenMoreState:
    """Return a position in which a tile is paid for; wood and two animals are at hand."""
    state = new()
    put(state, "forest-1", 0, 1, cubes=1)
    put(state, "meadow-2", 5, 5, cubes=1)
    put(state, "pasture-2", 6, 5, cubes=1)
    rows(state, wood=3, stone=1, sheep=1, cattle=1)
    state.coins[0] = 1
    at_turn(state, name)
    do(state, f"take {name}", f"place {place}")
    assert state.steps == [PAYING]
    return state


@rule("G16", "G17", "G42")
def test_a_payment_that_offers_only_sales_says_what_they_are_for() -> None:
    state = paying("castle-stalker")
    assert legal(state) == {"sell meadow-2", "sell pasture-2"}
    assert both(state, "buy stone", "market-stone") == (
        "The market sells stone for 2 and you have 1: sell something first.",
        "G16",
    )
    assert both(state, "spend meadow-2", "land-meadow-2") == (
        "castle-stalker takes no sheep.",
        "G15",
    )
    assert both(state, "buy grain", "market-grain") == ("castle-stalker takes no grain.", "G15")
    assert both(state, "buy wood", "market-wood") == ("castle-stalker takes no more wood.", "G44")
    assert why(state, "spend forest-1") == ("There is no wood on forest-1.", "G37")
    assert why(state, "enough") == ("castle-stalker takes more cubes, 1 at least.", "G44")
    assert shut(state, "market-wood", "sell") == ("You have no wood to sell.", "G17")
    assert state.view(0)["payment"] == {
        "for": "castle-stalker",
        "caps": {"wood": 0, "stone": 1, "grain": 0, "cattle": 0, "sheep": 0},
        "least": 1,
        "most": 1,
        "paid": 1,
        "due": "stone",
        "brings": 0,
    }


@rule("G15", "G16", "G44")
def test_kinds_come_in_order() -> None:
    state = new()
    put(state, "forest-1", 0, 1, cubes=1)
    put(state, "quarry-1", 1, 0, cubes=1)
    rows(state, wood=1, stone=1)
    state.coins[0] = 3
    at_turn(state, "castle-stalker")
    do(state, "take castle-stalker", "place home south")
    assert legal(state, "spend") == {"forest-1"} and legal(state, "buy") == {"wood"}
    first = ("castle-stalker takes wood first.", "G44")
    assert both(state, "spend quarry-1", "land-quarry-1") == first
    assert both(state, "buy stone", "market-stone") == first


@rule("G15", "G16", "G21")
def test_a_way_to_pay_that_would_leave_the_rest_unpaid() -> None:
    state = new()
    put(state, "forest-1", 0, 1)
    rows(state, wood=0, stone=1, grain=2, cattle=3, sheep=3)
    state.coins[0] = 3
    at_turn(state, "loch-oich")
    do(state, "take loch-oich", "place home south")
    assert legal(state) == {"buy wood", "buy stone"}
    assert both(state, "buy grain", "market-grain") == (
        "Paid this way, the rest of what loch-oich takes could not be paid.",
        "G15",
    )
    assert both(state, "buy sheep", "market-sheep") == (
        "The market has no sheep left to sell.",
        "G16",
    )
    state.coins[0] = 2
    assert both(state, "buy grain", "market-grain") == (
        "The market sells grain for 3 and you have 2.",
        "G16",
    )


@rule("G17", "G42")
def test_what_cannot_be_sold() -> None:
    state = new()
    put(state, "forest-1", 0, 1, cubes=1)
    at_turn(state, "quarry-1")
    assert both(state, "sell forest-1", "market-wood") == (
        "No coins lie in the market's row of wood.",
        "G17",
    )
    assert shut(state, "market-grain", "sell") == ("You have no grain to sell.", "G17")
    assert why(state, "sell meadow-2") == ("meadow-2 is not in your territory.", "G17")
    assert state.steps == [TAKING]


@rule("G21")
def test_who_must_stay_beside_loch_ness() -> None:
    state = new()
    put(state, "quarry-1", 1, 0)
    put(state, "field-1", 2, 0, folk=1)
    put(state, "fair-4", 3, 0, folk=1)
    at_turn(state, "loch-ness")
    do(state, "take loch-ness", "place home north")
    assert state.steps == [GIVING]
    assert both(state, "give home", "land-home") == (
        "The clan member on home is the only one next to Loch Ness, and one must stay.",
        "G21",
    )
    assert both(state, "give chieftain", "chieftains", "give-chieftain") == (
        "You have no chieftain.",
        "G21",
    )
    assert why(state, "give quarry-1") == ("No clan member stands on quarry-1.", "G21")
    assert why(state, "give grocer") == ("grocer is not in your territory.", "G21")


# --- activation and movement ----------------------------------------------------------------------


def activating(*names: str) -> GlenMoreState:
    """Return a position in which meadow-2 was laid beside these tiles, at the top of a column."""
    state = new()
    put(state, "forest-1", 0, 1, folk=1)
    cells = [(-1, 1), (-1, 2), (2, 0), (2, 1), (2, 2)]
    for name, (x, y) in zip(names, cells, strict=False):
        put(state, name, x, y)
    rows(state, wood=3, stone=3, grain=3, cattle=3, sheep=3)
    state.coins[0] = 0
    at_turn(state, "meadow-2")
    do(state, "take meadow-2", "place forest-1 east")
    assert state.steps == [ACTIVATING]
    return state


@rule("G20", "G23", "G24", "G31")
def test_a_tile_that_cannot_be_activated() -> None:
    state = activating("pasture-2", "field-3", "quarry-3", "loch-lochy", "butcher-mixed")
    assert both(state, "activate pasture-2", "land-pasture-2") == (
        "pasture-2 does not lie next to the new tile.",
        "G23",
    )
    assert both(state, "activate loch-lochy", "land-loch-lochy") == (
        "loch-lochy is a loch and has no activation.",
        "G31",
    )
    assert both(state, "activate butcher-mixed", "land-butcher-mixed") == (
        "butcher-mixed takes cattle: you have none, and the market has none to sell.",
        "G16",
    )
    do(state, "activate meadow-2")
    assert both(state, "activate meadow-2", "land-meadow-2") == (
        "meadow-2 was activated in this turn, and no tile is activated again.",
        "G23",
    )
    store(state, "quarry-3", 3)
    assert both(state, "activate quarry-3", "land-quarry-3") == (
        "3 cubes lie on quarry-3; there is no room for more.",
        "G24",
    )
    assert why(state, "activate grocer") == ("grocer is not in your territory.", "G23")


@rule("G15", "G16")
def test_an_exchange_that_cannot_be_paid() -> None:
    state = activating("pasture-2", "field-3", "grocer", "butcher-sheep", "fair-4")
    assert both(state, "activate grocer", "land-grocer") == (
        "grocer takes cubes, 3 at least, and of those kinds you can get 0.",
        "G16",
    )
    assert both(state, "activate butcher-sheep", "land-butcher-sheep") == (
        "butcher-sheep takes sheep: you have none, and the market has none to sell.",
        "G16",
    )
    rows(state, wood=3, stone=3, grain=3, cattle=3, sheep=2)
    assert both(state, "activate fair-4", "land-fair-4") == (
        "For fair-4 you are short of coins by 3, even if you sell all you can.",
        "G15",
    )


@rule("G20")
def test_loch_ness_has_but_one_tile() -> None:
    state = activating("pasture-2", "field-3", "loch-ness")
    assert legal(state, "activate") >= {"pasture-2", "field-3"}
    uses = {offer.about for offer in state.offers(0) if offer.then == (("uses", "loch-ness"),)}
    assert uses == {"land-pasture-2", "land-field-3"}
    do(state, "activate pasture-2")
    for name in ("pasture-2", "field-3"):
        assert both(state, f"activate {name}", f"land-{name}") == (
            f"{name} does not lie next to the new tile, and Loch Ness has activated a tile in "
            "this turn.",
            "G20",
        )


@rule("G23", "G29")
def test_the_end_of_the_activations() -> None:
    state = activating()
    assert why(state, "done") == ("You have no movement points.", "G29")
    do(state, "activate home")
    assert why(state, "end") == (
        "Movement points left: 1; go on to movement, where they may lapse.",
        "G29",
    )
    do(state, "activate meadow-2")
    assert why(state, "harvest") == (
        "There are no two tiles that could be activated at once, without cost or choice.",
        "G23",
    )


@rule("G29", "G30")
def test_a_movement_or_promotion_that_is_not_possible() -> None:
    state = activating("pasture-2", "field-3", "quarry-3")
    state.folk[T["forest-1"]] = 0
    do(state, "activate home", "done", "move home")
    assert both(state, "to quarry-3", "land-quarry-3") == (
        "quarry-3 does not lie next to home.",
        "G29",
    )
    assert both(state, "to home", "land-home") == (
        "The clan member stands on home already.",
        "G29",
    )
    assert why(state, "to grocer") == ("grocer is not in your territory.", "G29")
    assert both(state, "promote", "chieftains") == (
        "Your last clan member stays on the land until your last turn.",
        "G30",
    )
    do(state, "to forest-1")
    assert state.steps == [MOVING]
    assert both(state, "move forest-1", "land-forest-1") == ("You have no movement points.", "G29")
    assert why(state, "move home") == ("No clan member stands on home.", "G29")
    assert why(state, "move grocer") == ("grocer is not in your territory.", "G29")


@rule("G20", "G24")
def test_a_cube_that_must_be_taken() -> None:
    state = activating("pasture-2", "field-3", "iona-abbey")
    do(state, "activate iona-abbey")
    assert why(state, "decline") == ("A cube must be taken; only its kind is your choice.", "G24")


def test_reasons_name_tiles_by_their_names() -> None:
    state = activating("pasture-2", "field-3", "fair-3-2")
    (reason,) = [thing.reason for thing in state.closed(0) if thing.about == "land-fair-3-2"]
    english, russian = (said(reason, FACE.words(lang), FACE) for lang in reversed(LANGUAGES))
    assert english.startswith("Small fair takes cubes, 1 at least")
    assert russian.startswith("Для Малой ярмарки нужен 1 ресурс")
