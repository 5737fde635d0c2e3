"""What is legal, why not, what it means and what is closed: the four agree, and are true."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from igroteka.engine import Event, Offer, Reason, Rng
from igroteka.games.venice.rules.box import COLOUR_NAMES
from igroteka.games.venice.rules.city import FREE, WATER
from igroteka.games.venice.rules.state import VeniceState
from igroteka.games.venice.rules.view import VeniceView
from tests.games.venice.positions import fresh
from tests.games.venice.truth import is_true, worth
from tests.test_words import SOURCE, messages

CODEC = VeniceState.CODEC
VERBS = {
    "place": ("place",),
    "turn": ("move", "gondola", "buy", "play"),
    "move-to": ("to",),
    "gondola-to": ("to",),
    "rescue": ("rescue", "drown"),
}
"""What belongs to each decision."""
OPTIONS = [
    dict(zip(("directions", "gondola", "rescue"), choices, strict=True))
    for choices in product("84", ("instead", "extra"), ("any", "district"))
]
GAMES = 4 * len(OPTIONS)
"""One for each number of players with each combination of options."""


def positions(one_in: int = 1) -> Iterator[tuple[VeniceState, int]]:
    """Yield positions of random games in all set-ups, one in so many, and who decides."""
    return islice(walked(), 0, None, one_in)


def walked() -> Iterator[tuple[VeniceState, int]]:
    """Yield thousands of positions, some of them disturbed.

    Random players hardly ever run out of anything: so now and then something is taken away.
    """
    for seed in range(GAMES):
        state = fresh(2 + seed % 4, seed, **OPTIONS[seed // 4 % len(OPTIONS)])
        rng = Rng(seed)
        while (seat := state.seat_to_act) is not None:
            yield state, seat
            if not rng.below(3):
                yield disturbed(state, rng), seat
            state.apply(rng.choice(state.legal_actions(seat)), seat)


def disturbed(state: VeniceState, rng: Rng) -> VeniceState:
    """Return a copy that is poorer in coins, gondolas, treasures and dry squares."""
    poorer = state.copy()
    poorer.purses = [rng.below(coins + 1) for coins in state.purses]
    poorer.gondolas = [rng.below(gondolas + 1) for gondolas in state.gondolas]
    poorer.supply = [rng.below(2) * left for left in state.supply]
    poorer.stakes = [coins + 3 * rng.below(2) for coins in state.stakes]
    poorer.standing = [
        WATER if stands == FREE and rng.below(2) else stands for stands in state.standing
    ]
    if not rng.below(4):
        poorer.done = rng.below(8)
    return poorer


def refused(state: VeniceState, action: int, seat: int) -> Reason | None:
    return state.step().refuse(state, action, seat)


def actions_of(verb: str) -> range:
    return range(CODEC.base(verb), CODEC.base(verb) + CODEC.count(verb))


def test_an_action_of_the_open_decision_is_legal_if_and_only_if_nothing_speaks_against_it() -> None:
    heard: set[str] = set()
    tried = 0
    for state, seat in positions():
        view = state.view(seat)
        legal = set(state.legal_actions(seat))
        for verb in VERBS[view["step"]]:
            for action in actions_of(verb):
                reason = refused(state, action, seat)
                assert (reason is None) == (action in legal), (CODEC.text(action), repr(state))
                if reason is not None:
                    assert is_true(reason, view, CODEC.text(action)), (str(reason), repr(state))
                    heard.add(reason.message)
        tried += 1
    assert tried > 4_000
    unheard = messages(SOURCE / "games" / "venice", "refusals.ru").keys() - heard
    # These refuse what belongs to another decision: see the closed cards below.
    first = {"placing", "put-down", "rescue-first"}
    # These say why an order has left a decision to its player: see test_orders.py.
    first |= {"order-last", "order-lost", "order-taken"}
    assert unheard == {f"venice-refusal-{which}" for which in first}


def test_what_one_reaches_for_is_either_offered_or_closed_with_the_reason_of_the_refusal() -> None:
    for state, seat in positions(3):
        view = state.view(seat)
        offers, closed = state.offers(seat), state.closed(seat)
        open_things = [(offer.about, offer.kind) for offer in offers if offer.about]
        shut_things = [(thing.about, thing.kind) for thing in closed]
        assert len(set(open_things + shut_things)) == len(open_things) + len(shut_things)
        assert set(open_things + shut_things) == reached_for(view, seat)
        for thing in closed:
            word = thing.about.partition("-")[2]
            action = CODEC.parse(f"{thing.kind} {word}")
            assert thing.reason == refused(state, action, seat)
            assert is_true(thing.reason, view, CODEC.text(action))
        assert [offer.action for offer in offers] == state.legal_actions(seat)
        assert all(offer.text == CODEC.text(offer.action) for offer in offers)


def reached_for(view: VeniceView, seat: int) -> set[tuple[str, str]]:
    """Return what lies on the table and seems to be of use: things and what for."""
    cards = {(f"card-{card}", "play") for card in view["hand"] or ()}
    squares = view["squares"]
    if view["step"] == "turn":
        mine = [square["square"] for square in squares if square["figure"] == seat]
        return cards | {(f"sq-{s}", use) for s in mine for use in ("move", "gondola", "buy")}
    verb = VERBS[view["step"]][0]
    return cards | {(f"sq-{square['square']}", verb) for square in squares}


def test_offers_and_closed_things_follow_from_the_view() -> None:
    rng = Rng(3)
    for state, seat in positions(7):
        world = state.imagine(seat, rng)
        assert world.offers(seat) == state.offers(seat)
        assert world.closed(seat) == state.closed(seat)
        for other in range(state.seats):
            if other != seat:
                assert not state.offers(other) and not state.closed(other)


def test_what_is_offered_is_what_happens() -> None:
    for state, seat in positions(11):
        view = state.view(seat)
        for offer in state.offers(seat):
            after = state.copy()
            events: list[Event] = []
            after.events = events
            after.apply(offer.action, seat)
            assert offer.final == any(event.reveals for event in events)
            check_offer(offer, seat, view, after.view(seat), events)


def check_offer(
    offer: Offer, seat: int, before: VeniceView, after: VeniceView, events: list[Event]
) -> None:
    """Compare what an offer says with how the view changes."""
    mine, then = before["players"][seat], after["players"][seat]
    assert mine["coins"] - then["coins"] == offer.pays.get("coins", 0)
    assert mine["gondolas"] - then["gondolas"] == offer.pays.get("gondolas", 0)
    for colour in COLOUR_NAMES:
        more = then["treasures"][colour] - mine["treasures"][colour]
        assert more == offer.gains.get(f"treasure-{colour}", 0)
    drowned = [event.seat for event in events if event.kind == "drowned"]
    for what, thing in offer.then:
        if what == "sinks":
            assert next(s for s in after["squares"] if s["square"] == thing)["sunk"]
        elif what == "falls":
            assert after["step"] == "rescue" and after["to_act"] == [thing]
        elif what == "drowns":
            assert drowned == [thing]
        elif what == "lost":
            assert drowned == [seat] and before["lifted"] == thing
        else:
            assert what == "spends" and after["step"] == "gondola-to"
    assert bool(drowned) == any(what in ("drowns", "lost") for what, _ in offer.then)
    if offer.kind in ("place", "to", "rescue"):
        target = str(offer.args["square"])
        left = worth(before, before["lifted"]) if before["step"].endswith("-to") else 0
        points = offer.gains.get("points", 0)
        assert points == worth(before, target)
        assert then["score"] - mine["score"] == points - left
        tile = str(offer.args["tile"])
        assert (offer.args.get("fate") == "safe") == (tile == "platform" or tile.endswith("-2"))
        assert (offer.args.get("fate") == "held") == (tile in (before["hand"] or ()))


def test_the_price_that_is_told_of_a_square_is_the_price_that_is_asked_there() -> None:
    told = 0
    for state, seat in positions(5):
        if not state.view(seat)["step"].endswith("-to"):
            continue
        for offer in state.offers(seat):
            after = state.copy()
            after.purses[seat], after.done = 1000, 0
            after.apply(offer.action, seat)
            asked = [o for o in after.offers(seat) if o.kind == "buy" and o.about == offer.about]
            assert [o.pays["coins"] for o in asked] == [
                price for price in [offer.args.get("price")] if price
            ]
            told += len(asked)
    assert told > 500
