"""Thousands of random positions: what is legal, refused, offered and closed agree and are true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from igroteka.engine import Event, Offer, Rng
from igroteka.engine.offers import Closed
from igroteka.games.glenmore.rules.actions import CODEC
from igroteka.games.glenmore.rules.box import GOODS, NOTHING
from igroteka.games.glenmore.rules.cells import IS_NEAR, STEP, cell_xy
from igroteka.games.glenmore.rules.decisions import (
    ACTIVATING,
    DROPPING,
    FILLING,
    GAINING_SHIEL,
    GIVING,
    MOVING,
    PAYING,
    PLACING,
    TAKING,
)
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.steps import STEPS
from igroteka.games.glenmore.rules.steps.verbs import Decision
from igroteka.games.glenmore.rules.tiles import ACTION, STORES_OF_TILE, word
from tests.games.glenmore.positions import T, new
from tests.rules import rule

GAMES = 24
VERB = [CODEC.verb(action) for action in range(CODEC.size)]
SELLING = (TAKING, PAYING, FILLING, ACTIVATING, MOVING)


def positions(first: int, games: int = GAMES) -> Iterator[tuple[GlenMoreState, int]]:
    """Yield positions of random games with who decides; purses and rows are shaken now and then.

    Seat counts, options and versions take turns. Sales are rare, so that tiles fill up.
    """
    for seed in range(first, first + games):
        points = ("open", "hidden")[seed // 2 % 2]
        state = new(2 + seed % 4, seed, points, rules=1 + seed % 2)
        rng = Rng(seed)
        while (seat := state.seat_to_act) is not None:
            if not rng.below(4):
                shake(state, seat, rng)
            yield state, seat
            actions = state.legal_actions(seat)
            if rng.below(3):
                actions = [a for a in actions if VERB[a] != "sell"] or actions
            state.apply(rng.choice(actions), seat)


def shake(state: GlenMoreState, seat: int, rng: Rng) -> None:
    """Change coins, rows, chieftains and barrels, but not in the middle of a payment."""
    if state.steps[-1] in (PLACING, PAYING, GIVING):
        return
    state.coins[seat] = rng.below(8)
    state.market = [rng.below(4) for _ in GOODS]
    state.chiefs[seat] = rng.below(2)
    state.barrels[seat] = rng.below(3)


def decision(state: GlenMoreState) -> Decision:
    step = STEPS[state.steps[-1]]
    assert isinstance(step, Decision)
    return step


def ends(things: list[Offer] | list[Closed], kind: str) -> set[str]:
    """Return what is offered, or closed, for an end."""
    return {thing.about for thing in things if thing.kind == kind}


def test_an_action_of_the_decision_is_legal_if_and_only_if_nothing_is_against_it() -> None:
    seen: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for state, seat in positions(0):
        step = decision(state)
        legal = set(state.legal_actions(seat))
        verbs = {verb.name for verb in step.verbs}
        for action in range(CODEC.size):
            if VERB[action] not in verbs:
                assert action not in legal and step.refuse(state, action, seat) is None
                continue
            reason = step.refuse(state, action, seat)
            assert (reason is None) == (action in legal), (CODEC.text(action), reason)
            if reason is not None:
                reasons[reason.message] += 1
        seen[step.name] += 1
    assert len(seen) >= 10 and sum(seen.values()) > 2000, seen
    assert len(reasons) > 35, sorted(reasons)


def test_offers_are_the_legal_actions_and_nobody_else_gets_any() -> None:
    for state, seat in positions(100, 8):
        offers = state.offers(seat)
        assert [offer.action for offer in offers] == state.legal_actions(seat)
        assert [offer.text for offer in offers] == [CODEC.text(offer.action) for offer in offers]
        others = [s for s in range(state.seats) if s != seat]
        assert not any(state.offers(s) or state.closed(s) for s in others)


def test_what_is_closed_is_refused_for_the_same_reason_and_not_offered() -> None:
    for state, seat in positions(200, 12):
        step = decision(state)
        offers, closed = state.offers(seat), state.closed(seat)
        pairs = [(thing.about, thing.kind) for thing in closed]
        assert len(set(pairs)) == len(pairs), "closed twice"
        assert not set(pairs) & {(offer.about, offer.kind) for offer in offers}
        refused = {
            (reason.message, tuple(reason.arguments.items()))
            for action in range(CODEC.size)
            if (reason := step.refuse(state, action, seat)) is not None
        }
        for thing in closed:
            # That there is none to sell is said of a row; of its tiles, that none lies there.
            if thing.reason.message != "glenmore-refusal-none-own":
                reason = thing.reason
                assert (reason.message, tuple(reason.arguments.items())) in refused, str(reason)


def test_all_that_one_would_reach_for_is_offered_or_closed() -> None:
    for state, seat in positions(300, 16):
        offers, closed, step = state.offers(seat), state.closed(seat), state.steps[-1]

        def reach(
            kind: str, offers: list[Offer] = offers, closed: list[Closed] = closed
        ) -> set[str]:
            assert not ends(offers, kind) & ends(closed, kind)
            return ends(offers, kind) | ends(closed, kind)

        land = state.lands[seat]
        tiles = {f"land-{word(tile)}" for tile in land}
        peopled = {f"land-{word(tile)}" for tile in land if state.folk[tile]}
        if step in SELLING:
            assert reach("sell") == {f"market-{good}" for good in GOODS}
        if step == TAKING:
            assert reach("take") == {f"tile-{word(tile)}" for tile in state.chain if tile >= 0}
        elif step == PLACING:
            own = {state.cell[tile] for tile in land}
            border = {cell + side for cell in own for side in STEP} - own
            names = {"spot-{}_{}".format(*cell_xy(cell)) for cell in border}
            assert reach("place") == names
        elif step == PAYING:
            full = [t for t in land if any(state.cubes[store] for store in STORES_OF_TILE[t])]
            assert reach("spend") == {f"land-{word(tile)}" for tile in full}
            assert reach("buy") == {f"market-{good}" for good in GOODS}
        elif step == GIVING:
            assert reach("give") == peopled and reach("give-chieftain") == {"chieftains"}
        elif step == ACTIVATING:
            assert reach("activate") == tiles
        elif step == MOVING:
            assert reach("move") == peopled
        elif step == DROPPING:
            assert reach("to") == tiles and reach("promote") == {"chieftains"}


# --- offers are true ------------------------------------------------------------------------------


def holdings(state: GlenMoreState, seat: int) -> Counter[str]:
    """Return what can be counted of a player."""
    found = Counter(dict(zip(GOODS, state.goods[5 * seat : 5 * seat + 5], strict=True)))
    found["coins"] = state.coins[seat]
    found["barrels"] = state.barrels[seat]
    found["chieftains"] = state.chiefs[seat]
    found["points"] = sum(state.points[4 * seat : 4 * seat + 4])
    found["moves"] = state.moves
    return found


def change(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    return {thing: after[thing] - before[thing] for thing in after if after[thing] != before[thing]}


def promised(offer: Offer) -> dict[str, int]:
    """Return what an offer says that it changes; persons on the land are not counted here."""
    found = Counter(offer.gains)
    found.subtract(offer.pays)
    return {thing: n for thing, n in found.items() if n and thing != "members"}


AT_ONCE = {"sell", "gain", "fill", "harvest", "to", "promote", "move", "done", "enough", "decline"}


@rule("G16", "G17", "G19", "G24", "G28", "G29", "G43")
def test_offers_say_what_happens() -> None:
    seen: Counter[str] = Counter()
    for state, seat in positions(400, 16):
        paying = state.steps[-1] == PAYING
        for offer in state.offers(seat):
            after = state.copy()
            after.events = []
            before = holdings(after, seat)
            after.apply(offer.action, seat)
            changed = change(before, holdings(after, seat))
            kind = offer.kind
            if kind in AT_ONCE and not (kind == "sell" and paying):
                assert changed == promised(offer), (offer, changed)
            elif kind in ("sell", "buy", "spend"):
                check_trade(offer, after.events[0])
            elif kind == "activate" and "least" not in offer.args and "any" not in offer.gains:
                assert changed == promised(offer), (offer, changed)
            elif kind == "place" and after.hand < 0 and after.steps[-1] == ACTIVATING:
                check_reach(state, after, offer, seat)
            elif kind == "skip":
                gone = [event for event in after.events if event.kind == "skipped"]
                assert gone[0].args["tile"] == offer.args["tile"] and offer.final
            else:
                continue
            seen[kind] += 1
    assert seen.keys() >= AT_ONCE - {"decline", "fill"} | {"activate", "place", "buy", "spend"}


def check_trade(offer: Offer, event: Event) -> None:
    """The first thing that follows a payment or a sale is that very one."""
    verb = {"sell": "sold", "buy": "bought", "spend": "spent"}[offer.kind]
    assert event.kind == verb and event.args["good"] == offer.args["good"]
    if offer.kind == "sell":
        assert event.args["coins"] == offer.gains["coins"]
    elif offer.kind == "buy":
        assert event.args["coins"] == offer.pays["coins"]
    else:
        assert event.args["tile"] == offer.args["tile"]


def check_reach(before: GlenMoreState, after: GlenMoreState, offer: Offer, seat: int) -> None:
    """What a place promises to activate is then ready, besides the tile itself."""
    laid = after.lands[seat][-1]
    promised = [str(tile) for what, tile in offer.then if what == "activates"]
    assert promised == [word(tile) for tile in after.ready if tile != laid]
    assert after.cell[laid] - before.cell[before.lands[seat][0]] != 0
    if laid != T["loch-oich"]:
        cells = [after.cell[tile] - after.cell[laid] for tile in after.ready if tile != laid]
        assert set(cells) <= IS_NEAR and all(ACTION[tile] != NOTHING for tile in after.ready)


# --- reasons are true -----------------------------------------------------------------------------


@rule("G15", "G16")
def test_so_many_coins_are_short_and_no_more() -> None:
    """With exactly the missing coins it can be paid, with one less it cannot."""
    heard: Counter[str] = Counter()
    for state, seat in positions(500, 60):
        if state.steps[-1] not in (TAKING, ACTIVATING):
            continue
        for thing in state.closed(seat):
            message = thing.reason.message
            if message == "glenmore-refusal-short":
                coins = thing.reason.arguments["coins"]
                assert isinstance(coins, int) and coins > 0
                assert thing.about not in opened(state, seat, coins - 1)
                assert thing.about in opened(state, seat, coins)
            elif message in ("glenmore-refusal-none-to-be-had", "glenmore-refusal-too-few"):
                assert thing.about not in opened(state, seat, 60), "coins would not help"
            else:
                continue
            heard[message] += 1
    assert len(heard) == 3 and min(heard.values()) > 1, heard


def opened(state: GlenMoreState, seat: int, coins: int) -> set[str]:
    """Return what could be used with so many coins more."""
    richer = state.copy()
    richer.coins[seat] += coins
    return {offer.about for offer in richer.offers(seat)}


@rule("G11", "G12", "G13")
def test_what_would_make_a_place_fit() -> None:
    """A clan member next to a place takes away the reason that there is none."""
    heard: Counter[str] = Counter()
    for state, seat in positions(600, 12):
        if state.steps[-1] != PLACING:
            continue
        for thing in state.closed(seat):
            heard[thing.reason.message] += 1
            if thing.reason.message != "glenmore-refusal-no-member":
                continue
            helped = state.copy()
            tile = T.get(str(thing.reason.arguments["tile"]), state.lands[seat][0])
            assert not helped.folk[tile]
            helped.folk[tile] = 1
            assert thing.about not in ends(helped.closed(seat), "place")
    ends_and_members = ("no-member", "open-end", "no-end")
    assert heard.keys() >= {f"glenmore-refusal-{why}" for why in ends_and_members}


@pytest.mark.parametrize("rules", [1, 2])
def test_every_kind_of_decision_has_its_name(rules: int) -> None:
    names = [step.name for step in STEPS]
    assert len(set(names)) == len(names) and names[GAINING_SHIEL] == "gain-shiel"
    assert new(rules=rules).view(0)["step"] == "take"
