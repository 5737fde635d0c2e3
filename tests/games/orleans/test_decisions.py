"""A decision is one thing: what is legal, what is refused, what is offered and what is closed
agree with each other, over thousands of positions; and offers tell the truth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import cast

import pytest

from igroteka.engine import Event, Rng
from igroteka.engine.offers import Offer, Reason
from igroteka.games.orleans import GAME
from igroteka.games.orleans.rules.actions import CODEC
from igroteka.games.orleans.rules.box import (
    DEVELOPMENT_END,
    ENTRIES_OF_DEED,
    ENTRIES_OF_KIND,
    ENTRY_NAMES,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KINDS,
    LEVELS,
    MONK,
    TOKEN_NAMES,
    TOKENS,
    TRACK_END,
)
from igroteka.games.orleans.rules.characters import own_places, own_slots
from igroteka.games.orleans.rules.decisions import EMPTY, GONE_GOODS, NOBODY, S_TILE, TECHNOLOGY
from igroteka.games.orleans.rules.places import (
    PLACE_NAMES,
    SLOT_NAMES,
    SLOTS,
    SLOTS_OF,
    TILE_NAMES,
    TOWN_HALL,
)
from igroteka.games.orleans.rules.readiness import activated
from igroteka.games.orleans.rules.scoring import built_stations
from igroteka.games.orleans.rules.state import OrleansState
from igroteka.games.orleans.rules.steps import STEPS
from igroteka.games.orleans.rules.steps.acting import acting_obstacle, obstacle
from igroteka.games.orleans.rules.steps.followers import followers_number
from igroteka.games.orleans.rules.towns import TOWN_NAMES
from tests.games.orleans.helpers import (
    at,
    eager,
    every_step,
    fill,
    give_tile,
    lay,
    market,
    new,
    nowhere_to_go,
    play,
    station,
    track,
)
from tests.rules import rule

# The verbs that belong to each kind of decision: for these there is a reason, or they are legal.
VERBS = {
    "remove": ("remove", "done"),
    "draw": ("draw",),
    "store": ("store", "done"),
    "recall": ("recall", "done"),
    "plan": ("pick", "pick-tower", "put", "keep", "lift", "done"),
    "turn": ("do", "pass"),
    "village": ("recruit",),
    "tile": ("build",),
    "go": ("go",),
    "goods": ("take", "leave"),
    "send": ("send", "done"),
    "reward": ("reward",),
    "pay": ("pay",),
    "bath": ("pick",),
    "bath-put": ("put", "keep"),
    "cover": ("cover", "done"),
    "ward": ("ward", "endure"),
    "feed": ("feed",),
    "torture": ("give", "give-station", "give-good", "give-tile", "give-technology"),
}


def actions_of(verbs: tuple[str, ...]) -> list[int]:
    """All actions of some verbs."""
    return [
        action
        for verb in verbs
        for action in range(CODEC.base(verb), CODEC.base(verb) + CODEC.count(verb))
    ]


ACTIONS = {step: actions_of(verbs) for step, verbs in VERBS.items()}


def far_on(state: OrleansState, rng: Rng) -> OrleansState:
    """Let a new game look as if much had happened: tiles, tracks, few things left."""
    for tile in TILE_NAMES:
        if rng.below(2):
            give_tile(state, tile, rng.below(state.seats))
    for seat in range(state.seats):
        state.coins[seat] = rng.below(6)
        state.development[seat] = rng.below(DEVELOPMENT_END + 1)
        for kind, end in enumerate(TRACK_END):
            track(state, KIND_NAMES[kind], end - rng.below(2 * end) % (end + 1), seat)
        station(state, TOWN_NAMES[1 + rng.below(5) + 5 * seat], seat=seat)
        lay(state, rng.choice(["castle-farmer", "ship-farmer"]), "technology", seat)
    for kind in range(KINDS):
        if not rng.below(3):
            state.gone[kind] += state.supply[kind]
            state.supply[kind] = 0
    for good in range(GOODS):
        if not rng.below(3):
            state.gone[GONE_GOODS + good] += state.goods_market[good]
            state.goods_market[good] = 0
    return state


@cache
def positions() -> list[OrleansState]:
    """Thousands of positions of eager random games, by both versions of the rules.

    Half of the games begin as if they had gone on for long.
    """
    found = [*every_step().values(), nowhere_to_go()]
    terms = product((1, 2), (2, 3, 4), ("simultaneous", "in-order"), ("all", "expert"))
    for seed, (rules, seats, planning, tiles) in enumerate(terms):
        options = {"planning": planning, "tiles": tiles}
        state = cast(OrleansState, GAME.new(seats, seed, options, rules))
        rng = Rng(seed)
        if seed % 2:
            far_on(state, rng)
        while not state.is_over:
            # Planning is most of the game: not all of it is wanted.
            if not rng.below(12 if state.step().name == "plan" else 2):
                found.append(state.copy())
            seat = rng.choice(state.seats_to_act())
            state.apply(eager(state, seat, rng), seat)
    return found


def deciding() -> Iterator[tuple[OrleansState, int]]:
    """Every position with everybody who may act in it."""
    for state in positions():
        for seat in state.seats_to_act():
            yield state, seat


def test_there_are_thousands_of_positions_and_every_kind_of_decision() -> None:
    assert len(positions()) > 3000, len(positions())
    assert {state.step().name for state in positions()} == {step.name for step in STEPS}
    assert set(VERBS) == {step.name for step in STEPS}


def test_an_action_is_legal_if_and_only_if_there_is_no_reason_against_it() -> None:
    for state, seat in deciding():
        step = state.step()
        legal = set(state.legal_actions(seat))
        assert legal <= set(ACTIONS[step.name])
        for action in ACTIONS[step.name]:
            reason = step.refuse(state, action, seat)
            assert (reason is None) == (action in legal), (CODEC.text(action), str(reason))


def test_offers_are_the_legal_actions() -> None:
    for state, seat in deciding():
        offers = state.offers(seat)
        assert [offer.action for offer in offers] == state.legal_actions(seat)
        assert all(offer.kind and offer.text == CODEC.text(offer.action) for offer in offers)


def action_on(about: str, verb: str) -> int | None:
    """The action that uses a thing in the way of a verb, if there is exactly one."""
    text = f"{verb} {about.partition('-')[2]}"
    try:
        return CODEC.parse(text)
    except ValueError:
        return None


def test_what_is_closed_is_refused_for_the_same_reason_and_not_offered() -> None:
    compared = 0
    for state, seat in deciding():
        offered = {(offer.about, offer.kind) for offer in state.offers(seat)}
        closed = state.closed(seat)
        assert len({(thing.about, thing.kind) for thing in closed}) == len(closed)
        for thing in closed:
            assert (thing.about, thing.kind) not in offered
            assert thing.reason.rule.startswith("O") and thing.reason.message
            action = action_on(thing.about, thing.kind)
            if action is not None:
                compared += 1
                assert state.step().refuse(state, action, seat) == thing.reason
    assert compared > 10_000


def within_reach(state: OrleansState, seat: int) -> set[str]:
    """The things on the table that one would reach for in the open decision."""
    name = state.step().name
    slots = own_slots(state, seat)
    tokens = {
        f"market-{TOKEN_NAMES[token]}"
        for token in range(TOKENS)
        if state.market[seat * TOKENS + token]
    }
    if state.tiles[TILE_NAMES.index("gunpowder_tower")] == seat:
        tokens |= {f"tower-{TOKEN_NAMES[token]}" for token in range(TOKENS) if state.tower[token]}
    drawn = {f"drawn-{TOKEN_NAMES[token]}" for token in range(TOKENS) if state.hand[token]}
    in_stacks = {f"tile-{tile}" for n, tile in enumerate(TILE_NAMES) if state.tiles[n] == NOBODY}
    if name == "turn":
        return {f"place-{PLACE_NAMES[place]}" for place in own_places(state, seat)}
    if name in ("plan", "bath-put", "cover"):
        all_slots = {f"slot-{SLOT_NAMES[slot]}" for slot in slots}
        return all_slots | tokens if name == "plan" else all_slots
    if name == "recall":
        filled = [slot for slot in slots if state.slots[seat * SLOTS + slot] != EMPTY]
        return {f"slot-{SLOT_NAMES[slot]}" for slot in filled}
    goods = {f"mygood-{name}" for name in GOOD_NAMES}
    return {
        "draw": {"bag"},
        "store": drawn | {about for about in tokens if about.startswith("market")},
        "remove": in_stacks,
        "village": {f"track-{kind}" for kind in KIND_NAMES[:6]},
        "tile": in_stacks,
        "go": {f"town-{town}" for town in TOWN_NAMES},
        "send": {f"entry-{entry}" for entry in ENTRY_NAMES},
        "bath": drawn,
        "feed": goods,
        "torture": goods | {"bag", "development", "mytechnology"},
    }.get(name, set())


def test_whatever_one_would_reach_for_is_offered_or_says_why_not() -> None:
    for state, seat in deciding():
        told = {offer.about for offer in state.offers(seat)}
        told |= {thing.about for thing in state.closed(seat)}
        assert within_reach(state, seat) <= told, state.step().name


def test_offers_and_closed_things_follow_from_the_view() -> None:
    for number, (state, seat) in enumerate(deciding()):
        if number % 5 == 0:
            world = state.imagine(seat, Rng(number))
            assert world.offers(seat) == state.offers(seat)
            assert world.closed(seat) == state.closed(seat)


# --- offers tell the truth ---------------------------------------------------------------------

HELD = ("coins", "points", "citizen", "technology", "placed", "tile", "station", *GOOD_NAMES)


def holdings(state: OrleansState, seat: int) -> dict[str, int]:
    """What belongs to a seat, by the names that offers use."""
    slots = state.slots[seat * SLOTS : seat * SLOTS + SLOTS]
    owns_tower = state.tiles[TILE_NAMES.index("gunpowder_tower")] == seat
    held = {
        "coins": state.coins[seat],
        "points": state.development[seat],
        "citizen": state.citizens.count(seat),
        "technology": state.technology[seat],
        "placed": slots.count(TECHNOLOGY),
        "tile": state.tiles.count(seat),
        "station": built_stations(state, seat),
        "stock": state.stock[seat],
    }
    for good, name in enumerate(GOOD_NAMES):
        held[name] = state.goods[seat * GOODS + good]
    for kind, name in enumerate(KIND_NAMES):
        held[name] = state.bag[seat * TOKENS + kind] + state.market[seat * TOKENS + kind]
        held[name] += slots.count(kind) + state.hand[kind]
        held[name] += state.tower[kind] if owns_tower else 0
    return held


def told(offer: Offer) -> dict[str, int]:
    """What an offer says it changes."""
    changes = dict(offer.gains)
    for thing, number in offer.pays.items():
        changes[thing] = changes.get(thing, 0) - number
    return {thing: number for thing, number in changes.items() if number}


@rule("O19", "O20", "O21", "O22", "O25", "O26", "O27", "O39", "O43", "O48", "O50", "O59")
def test_what_an_offer_pays_and_gains_is_what_happens() -> None:
    kinds = set()
    for state, seat in deciding():
        before = holdings(state, seat)
        for offer in state.offers(seat):
            # What a draw brings is luck, and what an event costs comes later.
            if offer.kind in ("draw", "recall", "endure", "give-follower"):
                continue
            after = state.copy()
            after.step().apply(after, offer.action, seat)
            now = holdings(after, seat)
            changes = told(offer)
            if offer.kind in ("do", "recruit") and "tile" in changes:
                assert after.steps == [S_TILE]
                del changes["tile"]
            if offer.kind == "give-tile":
                now["placed"] = before["placed"]  # O51: what lay on it goes with it
            if changes.get("station") == 1:
                changes["stock"] = -1
            found = {thing: now[thing] - before[thing] for thing in now}
            assert changes == {thing: n for thing, n in found.items() if n}, offer
            kinds.add(offer.kind)
            check_consequences(state, after, seat, offer)
    assert kinds >= {"do", "recruit", "send", "pay", "take", "feed", "build", "cover"}
    assert kinds >= {"reward-point", "give-good", "give-town", "give-development", "give-placed"}


def check_consequences(state: OrleansState, after: OrleansState, seat: int, offer: Offer) -> None:
    """What an offer says will follow does, and what follows it says."""
    then = dict(offer.then)
    level = LEVELS[after.development[seat]]
    changed = level != LEVELS[state.development[seat]]
    assert then.get("level") == (level if changed else None), offer
    if "draws" in then:
        assert then["draws"] == followers_number(after, seat)
    if "fills" in then or offer.kind == "send":
        deed = offer.about.split("-")[1]
        entries = [n for n, name in enumerate(ENTRY_NAMES) if name.startswith(deed)]
        assert ("fills" in then) == (not any(after.deeds[entry] for entry in entries))
    if offer.kind in ("put", "cover"):
        new = set(activated(after, seat)) - set(activated(state, seat))
        # In the bathhouse the bather leaves at once; his place is not the one meant.
        assert then.get("completes") == (PLACE_NAMES[new.pop()] if new else None)
    if "nothing" in then:
        assert holdings(after, seat) == holdings(state, seat)


@rule("O43", "O62")
@pytest.mark.parametrize(
    ("space", "gains", "then"),
    [
        (0, {"scholar": 1, "points": 2}, ()),
        (2, {"scholar": 1, "points": 2, "citizen": 1}, (("level", 2),)),
        (6, {"scholar": 1, "points": 2, "coins": 3}, ()),
        (29, {"scholar": 1, "points": 1}, (("level", 6),)),
        (30, {"scholar": 1}, ()),
    ],
)
def test_points_past_the_end_are_not_promised(
    space: int, gains: dict[str, int], then: tuple[tuple[str, int], ...]
) -> None:
    state = fill(fill(new(), "university"), "scriptorium")
    state.development[0] = space
    offers = {offer.text: offer for offer in at("actions", state, "income").offers(0)}
    assert (offers["do university"].gains, offers["do university"].then) == (gains, then)
    assert (offers["do scriptorium"].then == (("nothing", 0),)) == (space == 30)


# --- why a place could not act, filled or not --------------------------------------------------


def filled(state: OrleansState, seat: int, place: int) -> OrleansState | None:
    """The position with a place filled, whoever may do it; None if nobody could."""
    token = MONK
    if place == TOWN_HALL:
        sendable = [k for k in range(KINDS) if any(state.deeds[e] for e in ENTRIES_OF_KIND[k])]
        if not sendable:
            return None
        token = sendable[0]
    new = state.copy()
    for slot in SLOTS_OF[place]:
        if new.slots[seat * SLOTS + slot] == EMPTY:
            new.slots[seat * SLOTS + slot] = token
            new.free[seat] &= ~(1 << slot)
    return new


@rule("O15", "O16")
def test_what_keeps_a_place_from_acting_is_known_before_it_is_filled() -> None:
    seen: dict[str, Reason] = {}
    for number, state in enumerate(positions()):
        if number % 3:
            continue
        for seat in range(state.seats):
            for place in own_places(state, seat):
                reason = obstacle(state, seat, place)
                full = filled(state, seat, place)
                if full is None:
                    assert reason is not None and reason.rule in ("O27", "O61")
                elif SLOTS_OF[place] and place != TOWN_HALL:
                    assert reason == acting_obstacle(full, seat, place)
                if reason is not None:
                    seen[reason.message] = reason
                    assert acting_obstacle(state, seat, place) is not None
    rules = {reason.rule for reason in seen.values()}
    assert rules >= {"O24", "O25", "O29", "O32", "O38", "O40", "O41", "O44"}, sorted(seen)


@pytest.mark.parametrize("deed", ENTRIES_OF_DEED)
def test_an_empty_town_hall_could_act_while_a_deed_has_a_free_space(deed: tuple[int, ...]) -> None:
    state = positions()[0].copy()
    state.slots[:SLOTS] = [EMPTY] * SLOTS
    state.deeds = [0] * len(state.deeds)
    assert obstacle(state, 0, TOWN_HALL) is not None
    state.deeds[deed[0]] = 1
    assert obstacle(state, 0, TOWN_HALL) is None


@rule("O13")
def test_a_place_is_filled_slot_by_slot_with_one_that_fits_the_own_first() -> None:
    state = market(new(seed=5), "own-farmer", "farmer", "own-boatman", "boatman")

    def ways(place: str) -> list[tuple[str, str]]:
        offers = state.bundles(0, [])
        return [(each.kind, each.text) for each in offers if each.about == f"place-{place}"]

    assert ways("village") == [
        ("fill", "pick own-farmer; put village-farmer; pick own-boatman; put village-boatman")
    ]
    assert ways("town_hall") == [
        ("fill-with", "pick farmer; put town_hall-any"),
        ("fill-with", "pick boatman; put town_hall-any"),
    ]
    play(state, "pick own-farmer", "put village-farmer")
    # What is covered already is not filled again, though other slots are free.
    assert ("fill", "pick own-boatman; put village-boatman") in ways("village")


def test_the_plan_of_last_round_is_offered_again_as_far_as_followers_allow() -> None:
    state = new(seed=5)
    assert state.view(0)["step"] == "plan"

    def again(plan: str, seat: int = 0) -> list[str]:
        told = [
            Event("recruited", seat, {"kind": "farmer"}),
            Event("acted", seat, {"place": "farmhouse"}),
            Event("planned", seat, {"count": 0, "plan": plan}),
        ]
        return [offer.text for offer in state.bundles(0, told) if offer.kind == "as-before"]

    # Any farmer will do for a farmer; there is no knight, and no second trader.
    plan = "farmer:village-farmer own-trader:castle-trader trader:wagon-trader knight:ship-knight"
    assert again(plan) == [
        "pick own-farmer; put village-farmer; pick own-trader; put castle-trader"
    ]
    assert again("") == again("knight:ship-knight") == again(plan, seat=1) == []
    # What one place is filled with anyway is not offered twice.
    assert again("own-boatman:farmhouse-boatman own-craftsman:farmhouse-craftsman") == []
