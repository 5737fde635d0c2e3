"""The pictures of the rules: moments of a real game, played by the rules and drawn by the face.

A game may have ``words/figures.toml`` and, beside it, records of games that were played. A figure
is one moment of such a game: so many actions were played, then what it shows happens. Nothing is
drawn for it by hand: if a rule or a drawing changes, the picture does, or `tests` notice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from operator import or_
from pathlib import Path
from typing import Any, NamedTuple

from igroteka.engine.events import Event
from igroteka.engine.game import Game
from igroteka.engine.match import Match
from igroteka.engine.record import Record, read_record
from igroteka.engine.textfile import text_of, toml_of
from igroteka.face.cropping import Box, Drawing, Part, size_of
from igroteka.face.face import Choice, Face, Look, Moment

AREA = "area"
"""The name of the drawing with all that belongs to one player; the others are panes."""


@dataclass(frozen=True)
class Figure:
    """One picture, as ``figures.toml`` describes it."""

    id: str
    rule: str
    """The rule at which it stands."""
    step: int
    """So many actions of the record were played before …"""
    pane: str
    """The drawing, by the key of its pane, or `AREA`."""
    moves: int = 1
    """… and so many are shown."""
    record: str = "example"
    seat: int | None = None
    """Through whose eyes it is seen; None: of who acts."""
    around: tuple[tuple[str, ...], ...] = ()
    """The things that it shows, by the names of the drawing; none: the whole drawing. Things far
    from each other are parts, one above the other."""
    margin: float = 2
    """How much is to be seen around them."""
    marks: tuple[str, ...] = ()
    """The things that it marks: in the picture after, or if they are gone in the one before."""
    offers: bool = False
    """Whether the picture before shows what could be chosen."""
    scores: bool = False
    """Whether the score sheets stand below; the game ends with it."""


class Drawn(NamedTuple):
    """A figure in a language."""

    before: str
    after: str
    size: tuple[float, float]
    """How wide and how high the pictures are."""
    asked: str
    """What had to be decided."""
    told: tuple[str, ...]
    """What happened, as the log tells it; if it tells nothing, what was chosen."""
    moments: tuple[Moment, ...]
    """The comparisons among it."""
    look: Look
    """Who plays there."""
    ended: Any
    """The view of the end, if the score sheets are wanted; else None."""


def figures_of(face: Face[Any]) -> tuple[Figure, ...]:
    """Return the figures of a game, in the order of its file; none if it has none."""
    return read_figures(face.folder / "words" / "figures.toml")


@cache
def read_figures(file: Path) -> tuple[Figure, ...]:
    """Return the figures of a file."""
    if not file.exists():
        return ()
    return tuple(Figure(**lasting(told)) for told in toml_of(text_of(file))["figure"])


def turn_icons(face: Face[Any]) -> tuple[str, ...]:
    """Return the names of the icons of `igroteka.face.icons` for a turn at a glance."""
    file = face.folder / "words" / "figures.toml"
    return tuple(toml_of(text_of(file)).get("turn", ())) if file.exists() else ()


def lasting(told: Any) -> Any:
    """Return what a file says with lists that cannot change; of one part, in a list."""
    if isinstance(told, dict):
        around = told.get("around", [])
        parts = [around] if around and isinstance(around[0], str) else around
        return {name: lasting(v) for name, v in (told | {"around": parts}).items()}
    return tuple(lasting(v) for v in told) if isinstance(told, list) else told


@cache
def example(folder: Path, name: str) -> Record:
    """Return the record of a game to show things by."""
    return read_record(text_of(folder / "words" / f"{name}.txt"))


def record_of(face: Face[Any], figure: Figure) -> Record:
    """Return the record of which a figure is a moment."""
    return example(face.folder, figure.record)


@cache
def played(game: Game, folder: Path, name: str) -> Match:
    """Return the game of a record, played by the newest rules: the page tells those.

    :raises IllegalAction: if they do not allow it any more; then figures want another game.
    """
    record = example(folder, name)
    match = Match.start(game.at(record.edition), record.seats, record.seed, record.options)
    for seat, action in record.actions:
        match.play(action, seat)
    return match


def actor_of(face: Face[Any], figure: Figure) -> int:
    """Return who does what a figure shows."""
    return record_of(face, figure).actions[figure.step][0]


def position(game: Game, figure: Figure) -> Match:
    """Return the game up to where a figure begins."""
    return played(game, game.face.folder, figure.record).at(figure.step)


@lru_cache(maxsize=256)
def draw(game: Game, figure: Figure, lang: str) -> Drawn:
    """Play and draw a figure.

    :raises KeyError: if a drawing has no such pane or thing.
    """
    match = played(game, game.face.folder, figure.record)
    face = match.game.face
    look = Look(lang, tuple(names_of(face, match.seats, lang)))
    moves = match.moves[figure.step : figure.step + figure.moves]
    actor = moves[0].seat
    seat = actor if figure.seat is None else figure.seat
    before, after = (match.at(figure.step + n).state for n in (0, figure.moves))
    seen, later = before.view(seat), after.view(seat)
    offered = before.offers(seat) if figure.offers else []
    first = Drawing(drawing(face, figure, seen, seat, look, face.choices(seen, offered, look)))
    second = Drawing(drawing(face, figure, later, seat, look, []))
    parts = parts_of(figure, first, second)
    marked = [box for thing in figure.marks if (box := found(second, thing) or found(first, thing))]
    events = [event for move in moves for event in move.events]
    return Drawn(
        first.picture(parts),
        second.picture(parts, marked),
        size_of(parts),
        face.question(before.view(actor), look),
        tuple(line for event in events if (line := face.tell(event, look)))
        or tuple(done(match, figure, look)),
        tuple(moments_of(face, events, look)),
        look,
        later if figure.scores else None,
    )


def done(match: Match, figure: Figure, look: Look) -> Iterator[str]:
    """Yield what was chosen, for what the log keeps silent about, say a plan."""
    face = match.game.face
    for step in range(figure.step, figure.step + figure.moves):
        move, state = match.moves[step], match.at(step).state
        for offer in state.offers(move.seat):
            if offer.action == move.action:
                yield face.choice(state.view(move.seat), offer, look).label + "."


def names_of(face: Face[Any], seats: int, lang: str) -> list[str]:
    """Return what those are called who play the example."""
    words = face.words(lang)
    return [words(f"bot-name-{seat}") for seat in range(seats)]


def drawing(
    face: Face[Any], figure: Figure, view: Any, seat: int, look: Look, choices: list[Choice]
) -> str:
    """Return the whole drawing of which a figure shows a part."""
    if figure.pane == AREA:
        return face.area(view, seat, look)
    return {pane.key: pane.svg for pane in face.panes(view, look, choices)}[figure.pane]


def parts_of(figure: Figure, first: Drawing, second: Drawing) -> list[Part]:
    """Return the same parts of both drawings: around all things that either has.

    :raises KeyError: if neither has one of them.
    """
    whole = first.whole | second.whole
    made: list[Part] = []
    for things in figure.around:
        boxes = [each.box_of([t]) for t in things for each in (first, second) if t in each.things()]
        if missing := set(things) - first.things() - second.things():
            raise KeyError(f"no drawing of {figure.id} has {missing}; {sorted(second.things())}")
        made.append(second.part(reduce(or_, boxes).grown(figure.margin).within(whole)))
    return made or [Part(whole)]


def found(drawing: Drawing, thing: str) -> Box | None:
    """Return where a thing lies; None: it is not there."""
    return drawing.box_of([thing]) if thing in drawing.things() else None


def moments_of(face: Face[Any], events: list[Event], look: Look) -> list[Moment]:
    """Return the comparisons among what happened."""
    made: list[Moment] = []
    at = 0
    while at < len(events):
        moment = face.moment(events[at:], look)
        if moment is not None:
            made.append(moment)
        at += moment.events if moment is not None else 1
    return made
