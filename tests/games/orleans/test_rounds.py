"""A round: hourglass, census, followers, planning, actions. Rules O9–O18, O56, O60."""

from __future__ import annotations

import pytest

from igroteka.engine import IllegalAction, Match, Rng
from igroteka.games.orleans import GAME
from igroteka.games.orleans.rules import rounds
from igroteka.games.orleans.rules.box import EVENT_NAMES
from igroteka.games.orleans.rules.decisions import CENSUS, EMPTY
from igroteka.games.orleans.rules.places import PLACE_NAMES, PLACES, SLOTS_OF, TILE_NAMES
from tests.games.orleans.helpers import (
    at,
    bag,
    count,
    fill,
    give_tile,
    goods,
    lay,
    market,
    new,
    on,
    play,
    random_game,
    texts,
    track,
)
from tests.rules import rule


@rule("O9")
def test_each_round_turns_up_the_next_tile() -> None:
    match = Match.start(GAME, 2, 5)
    seen = ["pilgrimage"]
    rng = Rng(5)
    while not match.state.is_over:
        seat = match.state.seats_to_act()[0]
        for event in match.play(rng.choice(match.state.legal_actions(seat)), seat).events:
            if event.kind == "hourglass":
                assert event.reveals and event.args["round"] == len(seen) + 1
                seen.append(str(event.args["event"]))
                assert match.state.view(None)["event"] == seen[-1]
    glass = match.state.to_document()["glass"]
    assert seen == [EVENT_NAMES[event] for event in glass] and len(seen) == 18


@rule("O10")
def test_census() -> None:
    state = track(track(new(3), "farmer", 2), "farmer", 1, seat=1)
    at("census", state)
    assert state.coins == [6, 5, 4]
    tied = track(track(new(3), "farmer", 2), "farmer", 2, seat=1)
    assert at("census", tied).coins == [5, 5, 4]
    two_last = track(new(3), "farmer", 2)
    assert at("census", two_last).coins == [6, 5, 5]
    assert at("census", new(3)).coins == [5, 5, 5]


@rule("O10", "O50")
def test_the_log_of_the_census_does_not_let_one_pay_who_has_nothing() -> None:
    def told(coins: int) -> list[str]:
        state = track(track(new(3), "farmer", 2), "farmer", 1, seat=1)
        state.coins[2] = coins
        # The events of a phase that runs by itself are those of the action before it.
        state.events = []
        state.phase, state.at = CENSUS, 0
        state.steps.clear()
        rounds.go_on(state)
        return [event.kind for event in state.events if event.seat == 2]

    assert told(1) == ["census-last"]
    assert told(0) == ["census-last-poor", "torture"]


@rule("O10")
def test_with_two_players_nobody_pays_at_the_census() -> None:
    assert at("census", track(new(2), "farmer", 3)).coins == [6, 5]


@rule("O11")
@pytest.mark.parametrize(("space", "number"), list(enumerate((4, 5, 6, 7, 7, 8))))
def test_the_knight_track_says_how_many_are_drawn(space: int, number: int) -> None:
    state = bag(market(new()), *["farmer"] * 8, "knight", "monk")
    market(state)
    track(state, "knight", space)
    at("followers", state)
    assert texts(state) == [f"draw {n}" for n in range(number + 1)]
    before = sum(state.bag[:11])
    play(state, f"draw {number}")
    assert sum(state.market[:11]) == number and sum(state.bag[:11]) == before - number


@rule("O11")
def test_no_more_than_fit_or_are_in_the_bag() -> None:
    state = new()
    market(state, *["farmer"] * 6)
    assert sum(state.bag[:11]) == 4
    assert texts(at("followers", state)) == ["draw 0", "draw 1", "draw 2"]
    few = bag(new(), "monk")
    assert texts(at("followers", few)) == ["draw 0", "draw 1"]


@rule("O12", "O60")
def test_a_declined_draw_takes_one_back() -> None:
    state = market(new())  # the four own ones are in the bag
    fill(state, "village")
    lay(state, "university-farmer", "technology")
    lay(state, "university-trader", "trader")
    at("followers", state)
    play(state, "draw 2")
    offered = {text for text in texts(state) if text != "done"}
    filled = {"village-farmer", "village-boatman", "village-craftsman", "university-trader"}
    assert offered == {f"recall {slot}" for slot in filled}
    play(state, "recall village-boatman")
    assert on(state, "village-boatman") is None and count(state, "market", "boatman") == 1
    play(state, "recall village-farmer")
    assert state.seat_to_act != 0 or state.view(0)["step"] != "recall", "two declined, two back"


@rule("O60")
def test_a_small_bag_does_not_reduce_what_may_be_taken_back() -> None:
    state = fill(bag(new(), "monk"), "village")
    market(state)
    bag(state, "monk")
    market_before = sum(state.market[:11])
    at("followers", state)
    play(state, "draw 1", "recall village-farmer", "recall village-boatman")
    play(state, "recall village-craftsman")
    assert sum(state.market[:11]) == market_before + 4


@rule("O60")
def test_draws_and_take_backs_must_fit() -> None:
    state = fill(market(new(), *["farmer"] * 7), "castle")
    at("followers", state)
    play(state, "draw 0", "recall castle-farmer")
    assert sum(state.market[:11]) == 8
    assert state.seat_to_act != 0 or state.view(0)["step"] != "recall"


@rule("O11", "O12")
def test_a_draw_says_how_many_may_come_back() -> None:
    """As many as are declined, as lie on places, and as the market has room for then."""
    state = new()
    state.market[:11] = [5, *[0] * 10]
    bag(state, *["monk"] * 4)
    for slot in ("village-farmer", "village-boatman", "castle-farmer"):
        lay(state, slot, slot.partition("-")[2])
    at("followers", state)
    for offer in state.offers(0):
        after = state.copy()
        after.apply(offer.action, 0)
        backs = 0
        while after.seat_to_act == 0 and (back := [x for x in texts(after) if "recall" in x]):
            play(after, back[0])
            backs += 1
        assert dict(offer.then).get("recalls", 0) == backs


@rule("O13")
def test_planning_puts_characters_on_matching_slots() -> None:
    state = at("planning", new())
    assert set(texts(state)) == {
        "done",
        "pick own-farmer",
        "pick own-boatman",
        "pick own-craftsman",
        "pick own-trader",
    }
    play(state, "pick own-boatman")
    slots = {"farmhouse-boatman", "village-boatman", "castle-boatman", "ship-boatman"}
    assert set(texts(state)) == {"keep"} | {f"put {slot}" for slot in slots}
    play(state, "put ship-boatman")
    assert on(state, "ship-boatman") == "own-boatman"
    assert count(state, "market", "own-boatman") == 0
    play(state, "lift ship-boatman")
    assert count(state, "market", "own-boatman") == 1
    play(state, "pick own-trader", "keep", "pick own-trader", "put wagon-trader", "done")
    play(state, "done", seat=1)
    # A place may be filled over several rounds, but nothing placed moves again.
    at("planning", state)
    assert "lift wagon-trader" not in texts(state)
    assert on(state, "wagon-trader") == "own-trader"


@rule("O13")
def test_a_place_that_cannot_act_may_be_filled() -> None:
    state = fill(market(new(), "scholar", "trader"), "castle")
    at("planning", state, "pilgrimage")
    play(state, "pick scholar", "put monastery-scholar", "pick trader", "put monastery-trader")
    play(state, "done")
    play(state, "done", seat=1)
    assert on(state, "monastery-scholar") == "scholar"
    assert state.view(0)["players"][0]["ready"] == ["castle", "monastery"]
    assert texts(state) == ["do castle", "pass"], "filled, but at rest"
    # Unused places stay ready for later rounds.
    assert "do monastery" in texts(at("actions", state, "income"))


@rule("O13")
def test_choices_inside_an_action_are_made_when_it_is_performed() -> None:
    state = at("actions", fill(new(), "village"))
    play(state, "do village")
    assert texts(state) == ["recruit boatman", "recruit craftsman", "recruit trader"]


@rule("O14")
def test_simultaneous_plans_are_unseen_until_all_are_done() -> None:
    state = at("planning", new(3))
    assert state.seats_to_act() == [0, 1, 2]
    before = state.view(1)
    play(state, "pick own-farmer", "put village-farmer", "pick own-boatman")
    assert state.view(1) == before and state.view(None)["players"][0]["fresh"] == []
    assert state.view(0)["players"][0]["fresh"] == ["village-farmer"]
    play(state, "keep", "done")
    assert state.seats_to_act() == [1, 2] and texts(state, 0) == []
    assert state.view(1)["players"][0]["slots"]["village-farmer"] is None
    play(state, "done", seat=2)
    play(state, "done", seat=1)
    assert state.view(1)["players"][0]["slots"]["village-farmer"] == "own-farmer"


@rule("O14")
def test_planning_in_order_is_seen_by_all() -> None:
    state = at("planning", new(3, planning="in-order"))
    assert state.seats_to_act() == [0]
    play(state, "pick own-farmer", "put village-farmer")
    assert state.view(2)["players"][0]["slots"]["village-farmer"] == "own-farmer"
    with pytest.raises(IllegalAction):
        state.play("done", 1)
    play(state, "done")
    assert state.seats_to_act() == [1]


@rule("O14")
@pytest.mark.parametrize("start", [0, 2])
def test_in_order_those_have_planned_whose_turn_is_over(start: int) -> None:
    state = new(3, planning="in-order")
    state.start = start
    at("planning", state)
    for number in range(3):
        seat = (start + number) % 3
        assert state.seats_to_act() == [seat]
        through = {(start + n) % 3 for n in range(number)}
        for viewer in (0, 1, 2, None):
            players = state.view(viewer)["players"]
            assert {s for s in range(3) if players[s]["planned"]} == through
        play(state, "done", seat=seat)
    assert not any(player["planned"] for player in state.view(None)["players"])


@rule("O14")
def test_at_once_those_have_planned_who_have_reported_done() -> None:
    state = play(at("planning", new(3)), "done", seat=1)
    assert [player["planned"] for player in state.view(0)["players"]] == [False, True, False]


@rule("O13")
def test_what_lies_on_a_slot_is_not_taken_back_while_a_character_is_taken_up() -> None:
    state = at("planning", new())
    play(state, "pick own-farmer", "put village-farmer", "pick own-trader")
    with pytest.raises(IllegalAction, match="You have taken up your own-trader") as refusal:
        state.play("lift village-farmer", 0)
    assert refusal.value.rule == "O13"
    play(state, "keep", "lift village-farmer")
    with pytest.raises(IllegalAction, match="put nothing on “village-farmer” in this phase"):
        state.play("lift village-farmer", 0)
    lay(lay(state, "castle-farmer", "farmer"), "ship-farmer", "technology")
    for slot in ("castle-farmer", "ship-farmer"):
        with pytest.raises(IllegalAction, match="stays"):
            state.play(f"lift {slot}", 0)


@rule("O14")
def test_the_last_report_cannot_be_taken_back() -> None:
    match = Match.start(GAME, 2, 1)
    assert not match.play("done", 0).barrier
    match.undo(0)
    match.play("done", 0)
    assert match.play("done", 1).barrier


@rule("O15")
def test_a_place_is_activated_when_all_slots_are_covered() -> None:
    state = new()
    lay(state, "village-farmer", "technology")
    lay(state, "village-boatman", "boatman")
    at("actions", state)
    assert state.view(None)["phase"] != "actions", "nobody could act, so the round went on"
    state = new()
    lay(state, "village-farmer", "technology")
    lay(state, "village-boatman", "boatman")
    lay(state, "village-craftsman", "craftsman")
    lay(state, "town_hall-any", "knight")
    give_tile(give_tile(state, "school"), "herb_garden")
    assert texts(at("actions", state)) == ["do village", "do town_hall", "pass"]


@rule("O15")
@pytest.mark.parametrize("place", [place.name for place in PLACES if len(place.slots) > 1])
def test_one_empty_slot_keeps_a_place_from_acting_but_not_the_town_hall(place: str) -> None:
    full = fill(new(), "castle" if place == "village" else "village")
    if place in TILE_NAMES:
        give_tile(full, place)
    fill(full, place)
    assert f"do {place}" in texts(at("actions", full.copy(), "income"))
    for slot in SLOTS_OF[PLACE_NAMES.index(place)]:
        short = full.copy()
        short.slots[slot] = EMPTY
        short.free[0] |= 1 << slot
        offered = texts(at("actions", short, "income"))
        assert (f"do {place}" in offered) == (place == "town_hall")


@rule("O16")
def test_one_action_after_the_other_until_all_have_passed() -> None:
    state = fill(fill(fill(fill(new(), "village"), "castle"), "village", 1), "castle", 1)
    at("actions", state)
    assert texts(state) == ["do village", "do castle", "pass"] and not texts(state, 1)
    play(state, "do castle")
    assert state.seat_to_act == 1
    play(state, "pass", seat=1)
    assert state.seat_to_act == 0, "passing is for the rest of the round"
    play(state, "do village", "recruit boatman")
    assert on(state, "village-farmer", 1) == "farmer", "unused places stay ready"
    assert state.round == 1


@rule("O16", "O56")
def test_the_start_player_acts_first() -> None:
    state = new(3)
    for seat in range(3):
        fill(state, "castle", seat)
    state.start = 2
    at("actions", state)
    order = []
    while state.view(None)["phase"] == "actions":
        assert state.seat_to_act is not None
        order.append(state.seat_to_act)
        state.play("do castle")
    assert order == [2, 0, 1]


@rule("O16")
def test_a_place_filled_again_may_act_again() -> None:
    state = give_tile(give_tile(new(), "hayrick"), "bathhouse")
    lay(lay(state, "hayrick-farmer", "farmer"), "bathhouse-any", "monk")
    market(state)
    bag(state)
    state.market[7:11] = [0, 0, 0, 0]
    state.bag[7:11] = [1, 0, 0, 0]
    at("actions", state)
    play(state, "do hayrick", "do bathhouse")
    play(state, *[t for t in texts(state) if t.startswith("pick")][:1])
    play(state, "put hayrick-farmer")
    assert "do hayrick" in texts(state)


@rule("O17")
def test_characters_go_to_the_bag_and_technology_stays() -> None:
    state = lay(new(), "castle-farmer", "technology")
    lay(lay(state, "castle-boatman", "own-boatman"), "castle-trader", "monk")
    play(at("actions", state), "do castle")
    assert count(state, "bag", "own-boatman") == 1 and count(state, "bag", "monk") == 1
    assert on(state, "castle-farmer") == "technology" and on(state, "castle-trader") is None


@rule("O18")
def test_the_event_befalls_all_and_the_start_marker_goes_left() -> None:
    state = new(3)
    at("event", state, "income")
    assert state.coins == [6, 6, 6]
    assert state.start == 1 and state.round == 1


@rule("O56")
def test_where_order_matters_it_is_from_the_start_player() -> None:
    state = new(3)
    state.start = 1
    for seat in range(3):
        goods(state, seat, grain=1, cheese=1)
    at("event", state, "harvest")
    order = []
    while state.view(None)["step"] == "feed":
        assert state.seat_to_act is not None
        order.append(state.seat_to_act)
        state.play("feed grain")
    assert order == [1, 2, 0]


@rule("O9", "O18")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("planning", ["simultaneous", "in-order"])
@pytest.mark.parametrize("tiles", ["all", "expert"])
def test_whole_games(seats: int, planning: str, tiles: str) -> None:
    for seed in range(2):
        options = {"planning": planning, "tiles": tiles}
        state = random_game(seats, seed, options, check=True)
        assert state.round == 18 and state.is_over
