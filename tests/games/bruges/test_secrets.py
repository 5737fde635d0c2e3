"""Who knows what, and what can be imagined: B38."""

from __future__ import annotations

from igroteka.engine import Rng
from igroteka.games.bruges.rules.deck.vocabulary import CARDS, COLOUR_NAMES
from igroteka.games.bruges.rules.state import BrugesState
from igroteka.games.bruges.rules.steps.threats import take_threats
from tests.games.bruges.positions import (
    BOX,
    act,
    card,
    discard,
    give,
    house,
    live,
    match,
    new,
    out_of_play,
    pile_of,
    play_out,
    position,
    texts,
    threats,
    workers,
)
from tests.rules import rule


@rule("B38")
def test_faces_in_hands_and_of_houses_are_secret_their_colours_are_not() -> None:
    state = position("king", "queen")
    house(state, 0, "red")
    mine, other, watcher = state.view(0), state.view(1), state.view(None)
    assert {c["card"] for c in mine["players"][0]["hand"]} == {"king", "queen"}
    for view in (other, watcher):
        assert view["players"][0]["hand"] == [
            {"colour": "blue", "card": None},
            {"colour": "brown", "card": None},
        ]
        assert view["players"][0]["houses"][0] == {
            "colour": "red",
            "card": None,
            "person": None,
            "turned": False,
        }
    assert mine["players"][0]["houses"][0]["card"] is not None
    assert other["hand"] == [] and watcher["hand"] is None


@rule("B38")
def test_a_card_from_an_open_place_stays_known_until_it_leaves_the_hand() -> None:
    state = position("nun")
    workers(state, 0, purple=1, red=1)
    live(state, 0, "chambermaid", "jailer")
    act(state, "use chambermaid", "recall jailer")
    assert state.view(1)["players"][0]["hand"] == [
        {"colour": "blue", "card": "jailer"},
        {"colour": "yellow", "card": None},
    ], "the nun beside it stays secret"
    for seed in range(5):
        assert card("jailer") in state.imagine(1, Rng(seed)).hands[0]
    workers(state, 0, blue=1)
    act(state, "play jailer house")
    assert state.view(1)["players"][0]["houses"][-1]["card"] is None


@rule("B38")
def test_what_is_imagined_is_as_likely_as_the_rules_make_it() -> None:
    """Every hidden card is as likely in the other's hand as its colour allows."""
    state = position("king", turn=0, citizens="no")
    give(state, 1, "queen", "viscount")
    counts = [0] * CARDS
    worlds = 3000
    for seed in range(worlds):
        for number in state.imagine(0, Rng(seed)).hands[1]:
            counts[number] += 1
    blue = [n for n in range(165) if BOX.colour[n] == 0]
    assert sum(counts) == 2 * worlds and sum(counts[n] for n in blue) == 2 * worlds
    expected = 2 * worlds / len(blue)
    chi = sum((counts[n] - expected) ** 2 / expected for n in blue)
    assert chi < 70, "far from uniform over 33 blue cards"


@rule("B35", "B38")
def test_all_know_the_resident_that_a_fire_drives_back_into_the_hand() -> None:
    state = position("nun")
    live(state, 0, "king")
    threats(state, 0, red=2)
    take_threats(state, 0, [COLOUR_NAMES.index("red")])
    state.run()
    hand = state.view(1)["players"][0]["hand"]
    assert {"colour": "brown", "card": "king"} in hand
    assert {"colour": "yellow", "card": None} in hand


@rule("B6", "B38")
def test_not_even_the_owner_knows_cards_drawn_but_not_looked_at() -> None:
    state = new()
    owner = state.start
    act(state, "draw left", "draw right")
    colours = [COLOUR_NAMES[BOX.colour[number]] for number in state.drawn]
    assert state.view(owner)["drawn"] == colours, "nothing but the colours"
    worlds = [state.imagine(owner, Rng(seed)).drawn for seed in range(20)]
    assert len({tuple(drawn) for drawn in worlds}) > 1
    assert all([COLOUR_NAMES[BOX.colour[n]] for n in drawn] == colours for drawn in worlds)


@rule("B38")
def test_the_face_of_a_house_can_be_any_of_its_colour_to_all_but_its_owner() -> None:
    state = position("king")
    house(state, 0, "red")
    seen = {seat: {state.imagine(seat, Rng(n)).houses[0][0] for n in range(20)} for seat in (0, 1)}
    assert seen[0] == set(state.houses[0])
    assert len(seen[1]) > 1 and {BOX.colour[number] for number in seen[1]} == {2}


@rule("B9", "B38")
def test_the_dice_to_come_are_anybodys_guess() -> None:
    rolls = set()
    for seed in range(10):
        world = new().imagine(0, Rng(seed))
        play_out(world, until_phase=1)
        rolls.add(tuple(world.dice))
    assert len(rolls) > 1


@rule("B38")
def test_discarded_cards_are_open_and_lost_houses_are_shown() -> None:
    state = position("king")
    house(state, 1, "red")
    threats(state, 1, red=2)
    workers(state, 0, red=1)
    lost = BOX.card_names[state.houses[1][0]]
    live(state, 0, "arsonist")
    workers(state, 0, **{COLOUR_NAMES[1]: 1, "red": 1, "blue": 1, "yellow": 1, "purple": 1})
    act(state, "use arsonist")
    assert pile_of(state) == [lost]
    discard(state, "queen")
    assert state.view(1)["discard"] == [lost, "queen"]


@rule("B38")
def test_what_is_imagined_keeps_the_colours_that_all_see() -> None:
    state = position("king", seats=3)
    give(state, 1, "queen", "prince", "bard")
    house(state, 1, "red", "blue")
    shown = state.view(0)
    for seed in range(10):
        assert state.imagine(0, Rng(seed)).view(0) == shown


@rule("B38", "B47")
def test_all_see_the_colour_of_a_card_drawn_to_be_played_at_once() -> None:
    state = position("master_of_ceremonies", "squire", "count", "nun", "queen")
    house(state, 0, "red")
    state.left.append(out_of_play(state, card("king")))
    act(state, "play master_of_ceremonies person", "draw left")
    faces = set()
    for seed in range(20):
        world = state.imagine(1, Rng(seed))
        assert world.view(1) == state.view(1)
        faces.add(world.hands[0][-1])
    assert len(faces) > 1 and {BOX.colour[number] for number in faces} == {BOX.colour[card("king")]}


@rule("B38")
def test_the_log_names_no_card_that_was_drawn_or_put_down_as_a_house() -> None:
    game = match()
    secret = 0
    while secret < 3:
        assert isinstance(game.state, BrugesState)
        actions = texts(game.state)
        house_action = sorted(text for text in actions if text.endswith(" house"))
        text = (house_action or sorted(actions))[0]
        move = game.play(text)
        if text.startswith("draw") or house_action:
            told = {str(value) for event in move.events for value in event.args.values()}
            assert not told & set(BOX.card_names), "no face"
            assert not any("card" in event.args for event in move.events)
        secret += bool(house_action)
