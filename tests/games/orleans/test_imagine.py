"""What is hidden is drawn as likely as the rules make it, from the view alone. Rules O14, O55."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from igroteka.engine import Rng
from igroteka.games.orleans.rules.box import TOKEN_NAMES, TOKENS
from igroteka.games.orleans.rules.characters import fit_bits
from igroteka.games.orleans.rules.imagine import without_secrets
from igroteka.games.orleans.rules.places import SLOT_NAMES, SLOTS, TILE_NAMES
from igroteka.games.orleans.rules.state import OrleansState
from tests.games.orleans.helpers import (
    at,
    check_components,
    eager,
    give_tile,
    lay,
    market,
    new,
    on,
    play,
    texts,
)
from tests.rules import rule

TOWER = TILE_NAMES.index("gunpowder_tower")
Plan = tuple[tuple[str, str], ...]
"""What lies where: slots with who came there, `tower` before those who came from the tower."""


def plan_of(state: OrleansState, seat: int) -> Plan:
    """What a seat has put down in this phase."""
    found = []
    for slot in range(SLOTS):
        if state.fresh[seat] >> slot & 1:
            where = "tower " if state.origin[seat] >> slot & 1 else ""
            token = TOKEN_NAMES[state.slots[seat * SLOTS + slot]]
            found.append((SLOT_NAMES[slot], where + token))
    return tuple(found)


def all_plans(state: OrleansState, seat: int) -> set[Plan]:
    """Every plan that a seat could make, slot by slot."""
    bits = fit_bits(state, seat)
    free = [slot for slot in range(SLOTS) if state.free[seat] >> slot & 1]
    have = {
        TOKEN_NAMES[token]: state.market[seat * TOKENS + token]
        for token in range(TOKENS)
        if state.market[seat * TOKENS + token]
    }
    if state.tiles[TOWER] == seat:
        have |= {f"tower {TOKEN_NAMES[t]}": n for t, n in enumerate(state.tower) if n}

    def extend(slots: list[int], left: dict[str, int]) -> Iterator[Plan]:
        if not slots:
            yield ()
            return
        slot, *rest = slots
        yield from extend(rest, left)
        for token, number in left.items():
            kind = TOKEN_NAMES.index(token.removeprefix("tower "))
            if number and bits[kind] >> slot & 1:
                for more in extend(rest, {**left, token: number - 1}):
                    yield ((SLOT_NAMES[slot], token), *more)

    return set(extend(free, have))


def crowded() -> OrleansState:
    """Seat 0 has planned unseen; few slots are free, and some characters want the same ones."""
    state = give_tile(new(3), "gunpowder_tower")
    for place in ("village", "university", "castle", "ship", "wagon"):
        for slot in SLOT_NAMES:
            if slot.startswith(place):
                lay(state, slot, "technology")
    lay(lay(state, "town_hall-any", "knight"), "scriptorium-knight", "knight")
    lay(state, "guildhall-farmer", "farmer")
    market(state, "boatman", "boatman", "monk", "craftsman", "own-craftsman")
    state.tower[TOKEN_NAMES.index("craftsman")] = 1
    state.supply[TOKEN_NAMES.index("craftsman")] -= 1
    return play(at("planning", state), "done")


@rule("O14", "O55")
def test_every_plan_is_equally_likely() -> None:
    state = crowded()
    plans = all_plans(state, 0)
    assert 200 < len(plans) < 2000
    tries = 20 * len(plans)
    rng = Rng(7)
    drawn = Counter(plan_of(state.imagine(1, rng), 0) for _ in range(tries))
    assert set(drawn) == plans, "every plan comes up, and nothing else"
    # Pearson's statistic has the mean n − 1 and the variance 2 (n − 1).
    expected = tries / len(plans)
    statistic = sum((drawn[plan] - expected) ** 2 / expected for plan in plans)
    freedom = len(plans) - 1
    assert abs(statistic - freedom) < 4 * (2 * freedom) ** 0.5


@rule("O55")
def test_the_tiles_to_come_lie_in_any_order() -> None:
    state = new()
    nexts = Counter(state.imagine(0, Rng(n)).glass[1] for n in range(1700))
    # Two pilgrimages and three of each other event are left.
    assert abs(nexts[0] - 200) < 60 and all(abs(nexts[event] - 300) < 70 for event in range(1, 6))


def planned_positions() -> Iterator[tuple[OrleansState, int]]:
    """Positions in which somebody has planned and another one still does."""
    for seed in range(6):
        state = at("planning", new(2 + seed % 3, seed))
        rng = Rng(seed)
        while not state.is_over and state.round < 12:
            acting = state.seats_to_act()
            if len(acting) < state.seats and state.step().name == "plan":
                yield state.copy(), rng.choice(acting)
            seat = rng.choice(acting)
            state.apply(eager(state, seat, rng), seat)


@rule("O13", "O14")
def test_an_imagined_plan_could_have_been_made() -> None:
    number = 0
    for state, viewer in planned_positions():
        world = state.imagine(viewer, Rng(number))
        check_components(world)
        again = without_secrets(state, viewer)
        again.glass, again.done = world.glass, 0
        for seat in range(state.seats):
            if seat == viewer or not state.done >> seat & 1:
                continue
            for slot, token in plan_of(world, seat):
                where = "pick-tower" if token.startswith("tower ") else "pick"
                play(again, f"{where} {token.removeprefix('tower ')}", f"put {slot}", seat=seat)
        again.done, again.rng = world.done, world.rng
        assert again == world
        number += 1
    assert number > 100


@rule("O14")
def test_what_one_imagines_depends_on_nothing_that_is_hidden() -> None:
    state = market(new(), "farmer", "boatman", "monk")
    one = play(at("planning", state.copy()), "pick farmer", "put ship-farmer", "done")
    two = play(at("planning", state.copy()), "pick monk", "put castle-trader", "done")
    for viewer in (1, None):
        assert one.view(viewer) == two.view(viewer)
        assert one.imagine(viewer, Rng(3)) == two.imagine(viewer, Rng(3))
    assert one.imagine(0, Rng(3)) != two.imagine(0, Rng(3)), "one's own plan is known"


@rule("O14")
def test_who_still_plans_is_imagined_with_nothing_laid() -> None:
    state = at("planning", new(3))
    play(state, "pick own-farmer", "put village-farmer", "pick own-trader")
    world = state.imagine(1, Rng(1))
    assert not world.fresh[0] and world.held[0] == -1
    assert texts(world)[:2] == ["done", "pick own-farmer"]


@rule("O14")
def test_plans_that_all_may_see_are_not_imagined() -> None:
    for planning, seen in (("simultaneous", False), ("in-order", True)):
        state = at("planning", new(2, planning=planning))
        play(state, "pick own-farmer", "put village-farmer", "done")
        worlds = [state.imagine(1, Rng(n)) for n in range(20)]
        assert all(on(world, "village-farmer") == "own-farmer" for world in worlds) == seen
