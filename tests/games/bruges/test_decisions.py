"""Whatever is asked about a decision, the answers agree: over thousands of random positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from igroteka.engine import Closed, Offer, Rng
from igroteka.games.bruges.rules import stack
from igroteka.games.bruges.rules.actions import CANAL, FOR_HOUSE, PLAY, USE, USES
from igroteka.games.bruges.rules.box import PLAIN, USE_NAMES, box_of
from igroteka.games.bruges.rules.deck.vocabulary import ANY_COLOUR, COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.state import BrugesState
from igroteka.games.bruges.rules.steps import DECISIONS, STEPS
from igroteka.games.bruges.rules.steps.canals import (
    BY_EFFECT,
    canal_obstacle,
    open_sections,
    section_obstacle,
)
from igroteka.games.bruges.rules.steps.card_uses import CARD_USES
from igroteka.games.bruges.rules.steps.effects import repeat_obstacle, repeatable
from igroteka.games.bruges.rules.steps.person_use import usable, use_obstacle
from igroteka.games.bruges.rules.steps.persons import residents
from igroteka.games.bruges.rules.steps.turns import plays
from igroteka.games.bruges.rules.steps.zwin import useful_ships
from tests.games.bruges.contract import SETUPS
from tests.games.bruges.positions import GAME

GAMES = 90
"""Random games that are walked, over all set-ups and versions of the rules."""
EACH = 9
"""Of so many positions in a row one is looked at, whatever is asked there."""
OFTEN = (stack.FILL, stack.DRAWING, stack.TURN, stack.RISING, stack.LODGING)
"""What is asked all the time; what is asked seldom is always looked at."""


@cache
def positions() -> list[BrugesState]:
    """Return positions of random games with a decision to be made."""
    found = []
    for number in range(GAMES):
        seats, options = SETUPS[number * 5 % len(SETUPS)]
        state = GAME.new(seats, number, options, (3, 3, 2, 1)[number % 4])
        assert isinstance(state, BrugesState)
        rng = Rng(number)
        step = 0
        while state.seat_to_act is not None:
            if step % EACH == 0 or state.steps[-1] not in OFTEN:
                found.append(state.copy())
            state.apply(lively(state, rng), state.seat_to_act)
            step += 1
    return found


def lively(state: BrugesState, rng: Rng) -> int:
    """Choose at random, but rather what brings persons who do something, and uses them."""
    actions = state.legal_actions(acting(state))
    if state.steps[-1] != stack.TURN or not rng.below(3):
        return rng.choice(actions)
    people = [
        action
        for action in actions
        if USE <= action < CANAL or (PLAY <= action < USE and (action - PLAY) % USES >= FOR_HOUSE)
    ]
    return rng.choice(people or actions)


def acting(state: BrugesState) -> int:
    assert state.seat_to_act is not None
    return state.seat_to_act


def in_reach(state: BrugesState, seat: int) -> set[int]:
    """Return the cards that an action may well name, and some others."""
    near = set(state.hands[seat] + state.houses[seat] + residents(state, seat))
    near |= set(state.discard[:20]) | {0, 60, 120, state.box.cards - 1}
    other = (seat + 1) % state.seats
    return near | set(state.hands[other][:1] + residents(state, other)[:1])


@cache
def actions_by_card(edition: str) -> dict[str, list[tuple[int, str]]]:
    """Return all actions with their verbs, by the card that they name; those of no card apart."""
    codec = GAME.at(edition).codec
    names = set(box_of(edition).card_names)
    found: dict[str, list[tuple[int, str]]] = {}
    for action in range(codec.size):
        verb, *words = codec.words(action)
        named = words[0] if words and words[0] in names else ""
        if verb != "lodge" or words[0] in ("1", "2", "9"):
            found.setdefault(named, []).append((action, verb))
    return found


def actions_about(state: BrugesState, seat: int) -> Iterator[tuple[int, str]]:
    """Yield actions with their verbs, those that name a card only if it is in reach."""
    by_card = actions_by_card(state.edition)
    for name in ("", *(state.box.card_names[card] for card in in_reach(state, seat))):
        yield from by_card[name]


def test_there_are_thousands_of_positions_and_every_decision_is_among_them() -> None:
    met = Counter(state.steps[-1] for state in positions())
    assert len(positions()) > 3000
    # Our cards do not ask whether a cost in guilders is paid; those of an own deck can.
    assert DECISIONS.keys() - met.keys() <= {stack.SPENDING}


def test_what_is_legal_is_not_refused_and_what_is_not_legal_has_a_reason() -> None:
    for state in positions():
        seat, step = acting(state), state.step()
        legal = state.legal_actions(seat)
        verbs = {state.codec.verb(action) for action in legal}
        if state.steps[-1] != stack.RISING:  # there one stays
            verbs.add("done")
        for action, verb in actions_about(state, seat):
            if verb in verbs:
                reason = step.refuse(state, action, seat)
                assert (action in legal) == (reason is None), (
                    f"{state.codec.text(action)}: {reason}"
                )


def test_every_legal_action_has_an_offer_and_nothing_closed_is_offered() -> None:
    for state in positions():
        seat = acting(state)
        offers, closed = state.offers(seat), state.closed(seat)
        assert [offer.action for offer in offers] == state.legal_actions(seat)
        offered = {(offer.about, offer.kind) for offer in offers}
        ends = [(thing.about, thing.kind) for thing in closed]
        assert len(set(ends)) == len(ends), "closed twice"
        assert not offered & set(ends)
        for thing in closed:
            assert thing.kind or all(offer.about != thing.about for offer in offers), thing


def test_offers_and_closed_things_follow_from_the_view() -> None:
    for number, state in enumerate(positions()):
        seat = acting(state)
        world = state.imagine(seat, Rng(number))
        assert world.offers(seat) == state.offers(seat)
        assert world.closed(seat) == state.closed(seat)


# --- what a person would reach for ---------------------------------------------------------------


def reached_for(state: BrugesState, seat: int) -> set[tuple[str, str]]:
    """Return what a person would reach for, told anew for each kind of decision."""
    box, kind = state.box, state.steps[-1]
    hand = [box.card_names[card] for card in state.hands[seat]]
    people = {(f"person-{box.card_names[card]}", "") for card in residents(state, seat)}
    colours: dict[int, str] = {
        stack.PAYING: "worker",
        stack.TAKING: "worker",
        stack.SELLING: "worker",
        stack.LOSING: "worker",
        stack.WARDING: "threat",
        stack.NAMING: "threat",
        stack.ORDERING: "threat",
        stack.COLOURING: "die",
        stack.SHIPPING: "ship",
    }
    if kind in colours:
        return {(f"{colours[kind]}-{name}", "") for name in COLOUR_NAMES}
    if kind in (stack.TURN, stack.EXTRA):
        uses = {(f"use-{name}-{use}", use) for name in hand for use in USE_NAMES}
        if state.exchange >= 0:
            use = USE_NAMES[box.exchange_use[state.exchange]]
            uses |= {(f"use-{name}-{use}", "trade") for name in hand}
        return uses | people if kind == stack.TURN else uses
    if kind in (stack.RECALLING, stack.DISMISSING, stack.REPEATING):
        return people
    if kind in (stack.BUILDING, stack.DISCARDING):
        return {(f"card-{name}", "") for name in hand}
    if kind in (stack.FETCHING, stack.ADMITTING, stack.RAISING):
        return {(f"pile-{box.card_names[card]}", "") for card in state.discard}
    if kind == stack.AIMING:
        return {(f"seat-{other}", "") for other in range(state.seats) if other != seat}
    if kind == stack.SECTION:
        return {("canal-left", ""), ("canal-right", "")}
    if kind == stack.BURNING:
        return people | {("canal-left", ""), ("canal-right", "")}
    if kind == stack.RAZING or (kind == stack.LODGING and state.rules >= 3):
        empty = [slot for slot, person in enumerate(state.people[seat]) if person < 0]
        return people | {(f"plot-{slot + 1}", "") for slot in empty}
    if kind in (stack.FILL, stack.DRAWING):
        return {("deck-left", ""), ("deck-right", "")}
    return set()


def test_what_a_person_would_reach_for_is_offered_or_closed() -> None:
    for state in positions():
        if state.rules < 2 and state.steps[-1] == stack.RAZING:
            continue  # empty houses were named by their colour
        seat = acting(state)
        told = {(offer.about, offer.kind if known(offer) else "") for offer in state.offers(seat)}
        told |= {(thing.about, thing.kind) for thing in state.closed(seat)}
        assert reached_for(state, seat) <= told, state.step().name


def known(offer: Offer) -> bool:
    """Say whether a thing serves several ends, of which an offer is one."""
    return offer.about.startswith("use-")


def refused_by(state: BrugesState, seat: int, thing: Closed) -> int | None:
    """Return the action that the reason of a closed thing is about, where there is one."""
    word = thing.about.partition("-")[2]
    if state.steps[-1] == stack.LODGING:
        person = state.box.card_names.index(word)
        place = state.people[seat].index(person) + 1
        return state.codec.parse(f"lodge {place}") if state.rules >= 3 else None
    if state.steps[-1] == stack.AIMING:
        return state.codec.parse(f"at {int(word) + 1}")
    if thing.kind in USE_NAMES:
        word = word.removesuffix(f"-{thing.kind}")
        return state.codec.parse(f"play {word} {thing.kind}")
    if thing.kind == "trade":
        return state.codec.parse(f"trade {word.rpartition('-')[0]}")
    verbs = {state.codec.verb(action) for action in state.legal_actions(seat)}
    texts = [f"{verb} {word}" for verb in verbs | {"use"}]
    fitting = [text for text in texts if text in known_texts(state.edition)]
    return state.codec.parse(fitting[0]) if len(fitting) == 1 else None


@cache
def known_texts(edition: str) -> frozenset[str]:
    codec = GAME.at(edition).codec
    return frozenset(codec.text(action) for action in range(codec.size))


def test_a_closed_thing_says_what_a_refusal_says() -> None:
    compared = 0
    for state in positions():
        seat = acting(state)
        for thing in state.closed(seat):
            action = refused_by(state, seat, thing)
            if action is None or thing.about in ("canal-left", "canal-right", "reputation"):
                continue
            if thing.about.startswith("ship-") and state.steps[-1] != stack.SHIPPING:
                continue
            compared += 1
            assert state.step().refuse(state, action, seat) == thing.reason, thing
    assert compared > 10_000


# --- offers tell the truth -----------------------------------------------------------------------


def holdings(state: BrugesState, seat: int) -> Counter[str]:
    """Return what can be counted at once: guilders, points, steps, workers and markers."""
    found = Counter(
        guilders=state.guilders[seat],
        points=state.points[seat],
        reputation=state.reputation[seat],
        house=len(state.houses[seat]),
        canal=state.canals[2 * seat] + state.canals[2 * seat + 1],
    )
    for colour, name in enumerate(COLOUR_NAMES):
        found[f"worker-{name}"] = state.workers[seat * COLOURS + colour]
        found[f"threat-{name}"] = state.threats[seat * COLOURS + colour]
    return found


def is_deferred(offer: Offer, after: BrugesState) -> bool:
    """Say whether a further choice comes before what was offered, or decides about it."""
    asked = {stack.LODGING, stack.SECTION, stack.PAYING, stack.WARDING, stack.COLOURING}
    return bool(after.steps) and after.steps[-1] in asked and offer.kind != "ward"


def test_what_is_offered_is_what_happens() -> None:
    checked: Counter[str] = Counter()
    for state in positions():
        seat = acting(state)
        for offer in state.offers(seat):
            after = state.copy()
            STEPS[after.steps[-1]].apply(after, offer.action, seat)
            if is_deferred(offer, after) or offer.kind in ("at", "name", "suffer"):
                continue
            expected = Counter(offer.gains)
            expected.subtract(offer.pays)
            now = holdings(after, seat)
            now.subtract(holdings(state, seat))
            for thing, change in now.items():
                if thing.startswith("worker-") and ("worker" in offer.pays | offer.gains):
                    continue  # its colour was open
                if thing.startswith("threat-") and "threat" in offer.pays:
                    continue
                assert change == expected[thing], (state.codec.text(offer.action), thing)
            checked[offer.kind] += 1
    assert {*USE_NAMES, "trade", "use", "rise", "ward", "give", "take", "ship"} <= checked.keys()
    assert min(checked[use] for use in USE_NAMES) > 200


# --- quick tests and exact ones ------------------------------------------------------------------


def test_the_quick_list_of_plays_agrees_with_the_exact_obstacles() -> None:
    """Every hand is tried, of whoever: also those who wait."""
    for state in positions():
        for seat in range(state.seats):
            hand = state.hands[seat]
            quick = {action for action in plays(state, seat, hand) if PLAY <= action < USE}
            exact = {
                PLAY + card * USES + use
                for card in hand
                for use, does in enumerate(CARD_USES)
                if does.obstacle(state, seat, card, 0, PLAIN) is None
            }
            assert quick == exact


@pytest.mark.parametrize("wild", [0, 1])
def test_each_use_fits_when_nothing_keeps_it_back(wild: int) -> None:
    for state in positions():
        seat, twists = acting(state), state.box.twists
        for card in state.hands[seat]:
            for number, twist in enumerate(twists):
                uses = [state.box.exchange_use[number - 1]] if number else range(USES)
                for use in uses:
                    does = CARD_USES[use]
                    fits = does.fits(state, seat, card, wild, twist)
                    assert fits == (does.obstacle(state, seat, card, wild, twist) is None)


def test_the_colours_of_a_wild_card_are_those_that_nothing_keeps_back() -> None:
    for state in positions():
        seat = acting(state)
        for does in CARD_USES[:4]:
            free = [
                colour
                for colour in range(COLOURS)
                if does.colour_obstacle(state, seat, colour, PLAIN) is None
            ]
            assert does.colours(state, seat, PLAIN) == free


def test_open_sections_are_those_that_nothing_keeps_back() -> None:
    for state in positions():
        seat = acting(state)
        for colour in (BY_EFFECT, *range(COLOURS), ANY_COLOUR):
            for discount in (0, 1, 3, 99):
                free = [
                    section
                    for section in (0, 1)
                    if section_obstacle(state, seat, section, colour, discount) is None
                ]
                assert open_sections(state, seat, colour, discount) == free
                assert bool(free) == (canal_obstacle(state, seat, colour, discount) is None)


def test_usable_persons_are_those_that_nothing_keeps_back() -> None:
    for state in positions():
        for seat in range(state.seats):
            free = {c for c in residents(state, seat) if use_obstacle(state, seat, c) is None}
            assert set(usable(state, seat)) == free
            free = {
                card
                for card in residents(state, seat)
                if repeat_obstacle(state, seat, card, 9) is None
            }
            assert set(repeatable(state, seat, 9)) == free


def test_useful_ships_are_those_that_nothing_keeps_back() -> None:
    shipping = DECISIONS[stack.SHIPPING]
    for state in positions():
        seat = acting(state)
        if not state.docked:
            continue
        base = state.codec.base("ship")
        free = [c for c in range(COLOURS) if shipping.refuse(state, base + c, seat) is None]
        assert useful_ships(state, seat) == free
