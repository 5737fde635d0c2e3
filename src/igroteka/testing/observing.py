"""Observations: numbers that say what the view says, no more and no less, and legal masks."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from igroteka.engine import Rng, State
from igroteka.engine.observation import KINDS, ORACLE, PLAYER, PUBLIC, Field, Layout
from igroteka.testing.case import Case
from igroteka.testing.clauses import Clauses, at_few_stops
from igroteka.testing.position import Position
from igroteka.testing.walking import moments, walk

FORMATS = "bhiqfd"
"""The numbers that a buffer may hold, as `array` calls them; a byte must hold all of a mask."""
MOMENTS = 16
"""So many moments of a game that takes a millisecond are looked at closely."""
TERMS = frozenset({"edition", "options", "rng", "rules", "seat_to_act", "seats"})
"""The fields of a state that are not changed for a trial: they are what it is played on."""


class ObservationClauses(Clauses):
    """What holds for a game that declares an observation; others are skipped."""

    @property
    def layout(self) -> Layout:
        """The layout of the game's numbers."""
        layout = self.case.game.observation
        if layout is None:
            pytest.skip(f"{self.case.name} declares no observation")
        return layout

    def test_every_number_is_in_its_range(self) -> None:
        """Numbers are ints, as many as are declared, within what is declared."""
        layout = self.layout
        for setup, seed in self.few_games(60):
            for here in walk(self.case, setup, seed):
                if here.step % 7:
                    continue
                with here:
                    for seat in range(setup.seats):
                        check_ranges(here, layout, seat)

    @at_few_stops(games=60, most=5)
    def test_each_kind_is_the_beginning_of_the_next(self, here: Position) -> None:
        """A critic's numbers begin with the player's, and these with everybody's."""
        layout, state = self.layout, here.state
        for seat in range(state.seats):
            whole = list(state.numbers(seat, ORACLE))
            for kind in KINDS:
                found = list(state.numbers(seat, kind))
                here.same(found, whole[: layout.size(kind)], f"What is {kind} differs", seat)
        with pytest.raises(ValueError, match="spectator"):
            state.observe(None, array("h"), PLAYER)
        with pytest.raises(ValueError, match="not 'all'"):
            state.observe(0, array("h"), "all")

    @at_few_stops(games=60, most=5)
    def test_who_looks_comes_first(self, here: Position) -> None:
        """Shares of seats are in turn order from the viewer on, and zero for absent seats."""
        layout, state = self.layout, here.state
        sights = [list(state.numbers(seat, PUBLIC)) for seat in range(state.seats)]
        for field in layout.of_kind(PUBLIC):
            if not field.seats:
                continue
            width = field.length // field.seats
            for seat, numbers in enumerate(sights):
                for after in range(field.seats):
                    share = numbers[field.offset + after * width :][:width]
                    wanted = [0] * width
                    if after < state.seats:
                        whose = (seat + after) % state.seats
                        wanted = sights[whose][field.offset :][:width]
                    here.same(share, wanted, f"“{field.name}” is not from the viewer on", seat)

    @at_few_stops(games=60, most=3)
    def test_numbers_are_written_to_any_buffer(self, here: Position) -> None:
        """Whatever numbers a buffer holds, and whatever was in it."""
        layout, state, game = self.layout, here.state, here.game
        for kind in KINDS:
            seat = state.seats - 1
            numbers = list(state.numbers(seat, kind))
            for form in FORMATS[1:]:
                out = array(form, [7]) * layout.size(kind)
                state.observe(seat, out, kind)
                here.same(list(out), numbers, f"A buffer of “{form}” has other numbers", seat)
            rows = array("h", [7]) * (3 * layout.size(kind))
            row = memoryview(rows)[layout.size(kind) : 2 * layout.size(kind)]
            state.observe(seat, row, kind)
            here.same(row.tolist(), numbers, "A part of a buffer has other numbers", seat)
            here.need({7} >= set(rows[: layout.size(kind)]), "It writes before the buffer.")
        for wrong in (-1, 1):
            with pytest.raises(ValueError, match="must hold"):
                state.observe(0, array("h", [0]) * (layout.size() + wrong))
            with pytest.raises(ValueError, match="must hold"):
                state.legal_mask(0, array("b", [0]) * (game.action_count + wrong))

    @at_few_stops(games=40, most=4)
    def test_the_mask_is_exactly_what_is_legal(self, here: Position) -> None:
        """The place of an action in the mask is its number."""
        for form in FORMATS:
            out = array(form, [7]) * here.game.action_count
            for seat in range(here.state.seats):
                here.state.legal_mask(seat, out)
                legal = set(here.state.legal_actions(seat))
                wanted = [int(action in legal) for action in range(len(out))]
                here.same(list(out), wanted, "The mask is not what is legal", seat)

    @at_few_stops(games=60, most=4)
    def test_what_is_hidden_is_for_oracles_only(self, here: Position) -> None:
        """Worlds that a seat cannot tell apart have the same numbers, but for an oracle."""
        self.layout  # noqa: B018 - without one there is nothing to look at
        state = here.state
        for seat in here.viewers:
            kind = PUBLIC if seat is None else PLAYER
            worlds = [state, *(state.imagine(seat, Rng(here.seed + n)) for n in (5, 6))]
            for world in worlds[1:]:
                found, wanted = list(world.numbers(seat, kind)), list(state.numbers(seat, kind))
                here.same(found, wanted, "The numbers tell what is hidden", seat)
                if seat is not None and hidden(world) != hidden(worlds[1]):
                    here.need(
                        list(world.numbers(seat, ORACLE)) != list(worlds[1].numbers(seat, ORACLE)),
                        "An oracle does not see what is hidden.",
                        seat,
                    )

    def test_numbers_say_what_the_view_says(self) -> None:
        """Equal views have equal numbers, and equal numbers equal views.

        What one or two actions make of a position is compared, both ways. Then each field of
        the state is changed a little, and if its view is another, so must be its numbers. What
        follows from other fields cannot be changed alone: `Case.follows` names it.
        """
        layout = self.layout
        check_terms(self.case, layout)
        for setup, seed in self.few_games(10):
            found = list(moments(self.case, setup, [seed]))
            most = max(5, MOMENTS // self.case.weight)
            for here in Rng(setup.seats).shuffled(found)[:most]:
                with here:
                    for seat in (here.state.seat_to_act or 0, None):
                        check_same_knowledge(here, layout, seat, self.case.follows)


def check_terms(case: Case, layout: Layout) -> None:
    """Check that nobody could mix up two set-ups, or two seats of one, by their numbers."""
    seen: dict[tuple[int, ...], Position] = {}
    for setup in case.every_setup:
        if setup.edition != case.game.edition:
            continue  # the numbers are of one edition
        here = Position(case, case.new(setup, 0), setup, 0, 0)
        for seat in here.viewers:
            numbers = list(here.state.numbers(seat, PUBLIC))
            other = seen.setdefault(tuple(numbers), here)
            if other is not here or numbers[layout["seat"].offset] != (
                0 if seat is None else seat + 1
            ):
                here.fail(f"The numbers are those of another set-up or seat: {other.where()}", seat)


def check_ranges(here: Position, layout: Layout, seat: int) -> None:
    """Check each number of an oracle's, which are all there are."""
    numbers = list(here.state.numbers(seat, ORACLE))
    here.same(len(numbers), layout.size(ORACLE), "There are not as many as declared", seat)
    if wrong := out_of_range(layout.fields, numbers):
        here.fail(wrong, seat)


def out_of_range(fields: Iterable[Field], numbers: list[int]) -> str:
    """Say which number is none that its field declares; nothing: all are."""
    for field in fields:
        for number in numbers[field.offset : field.end]:
            if not field.low <= number <= field.high or type(number) is not int:
                bounds = f"from {field.low} to {field.high}"
                return f"“{field.name}” holds {number!r}, which is no int {bounds}."
    return ""


def check_same_knowledge(
    here: Position, layout: Layout, seat: int | None, follows: tuple[str, ...]
) -> None:
    """Check that the views of positions near this one differ exactly where their numbers do."""
    kind = PUBLIC if seat is None else PLAYER
    views: dict[str, list[int]] = {}
    known: dict[tuple[int, ...], str] = {}
    for where, state, possible in near(here, follows):
        try:
            view = json.dumps(state.view(seat), sort_keys=True)
            numbers = list(state.numbers(seat, kind))
        except Exception:
            if possible:
                raise
            continue  # there is nothing to compare
        if not possible and out_of_range(layout.of_kind(kind), numbers):
            continue
        if possible and views.setdefault(view, numbers) != numbers:
            here.fail(f"After {where}, the view is the same and the numbers differ.", seat)
        if known.setdefault(tuple(numbers), view) != view:
            here.fail(
                f"After {where}, the numbers are the same and the view differs. If this follows "
                "from other fields of the state, name it in Case(…, follows=…).",
                seat,
            )


def near(here: Position, follows: tuple[str, ...]) -> Iterator[tuple[str, State[Any], bool]]:
    """Yield how positions near this one come about, them, and whether they are possible.

    What one or two actions make of it is; what one number changed makes of it need not be.
    """
    state, rng, text = here.state, Rng(here.seed), here.game.codec.text
    yield "nothing", state, True
    for action, seat in some_steps(state, rng, 6):
        after = state.copy()
        after.apply(action, seat)
        yield f"“{text(action)}”", after, True
        for second, other in some_steps(after, rng, 2):
            later = after.copy()
            later.apply(second, other)
            yield f"“{text(action)}”, “{text(second)}”", later, True
    for name in state.fields():
        if name not in TERMS and name not in follows:
            yield from changed(state, name, rng.choice([-1, 1]), rng)


def some_steps(state: State[Any], rng: Rng, most: int) -> list[tuple[int, int]]:
    """Return some of what can be done: actions and who does them."""
    steps = [
        (action, seat) for seat in state.seats_to_act() for action in state.legal_actions(seat)
    ]
    return rng.shuffled(steps)[:most]


def changed(
    state: State[Any], name: str, by: int, rng: Rng
) -> Iterator[tuple[str, State[Any], bool]]:
    """Yield the state with one number of a field changed, if it has any."""
    other = state.copy()
    value = getattr(other, name)
    if isinstance(value, int):
        setattr(other, name, value + by)
        yield f"another “{name}”", other, False
    frozen = isinstance(value, tuple)
    value = list(value) if isinstance(value, (list, tuple)) else []
    if frozen or (value and isinstance(value[0], int)):
        setattr(other, name, value)
    place = ""
    while isinstance(value, list) and value:
        at = rng.below(len(value))
        place += f"[{at}]"
        if isinstance(value[at], int):
            value[at] += by
            if frozen:
                setattr(other, name, tuple(value))
            yield f"another “{name}{place}”", other, False
            return
        value = value[at]


def hidden(state: State[Any]) -> dict[str, Any]:
    """Return the whole state but for its generator."""
    document = state.to_document()
    del document["rng"]
    return document
