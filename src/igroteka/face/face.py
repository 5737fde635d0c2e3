"""What a game shows: its words and its drawings. One subclass a game, in the game's folder.

A face is a set of pure functions of a view (never of a state: what is hidden cannot be
shown by accident). The same functions serve the page, the terminal, notebooks and the docs.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Generic, NamedTuple, Self

from igroteka.engine.events import Event
from igroteka.engine.offers import Closed, Offer
from igroteka.engine.state import V
from igroteka.face.refusals import said
from igroteka.face.words import Words, words_of


class Look(NamedTuple):
    """Who looks: in which language, and what the seats are called."""

    lang: str
    names: tuple[str, ...]
    bots: frozenset[int] = frozenset()
    """The seats at which bots play."""


@dataclass(frozen=True)
class Choice:
    """A legal action, ready to be shown."""

    action: int
    text: str
    """The canonical text, which the page sends back."""
    label: str
    """What it is called: a short imperative, “Go to e7”."""
    preview: str = ""
    """What it costs and brings, “−2 coins, +1 treasure”; empty if there is nothing to say."""
    target: str = ""
    """The id of the element on a pane that stands for it; several choices may share one."""
    group: str = ""
    """The heading under which the list shows it; empty: none."""
    final: bool = False
    """True: it cannot be taken back (it reveals something, or ends the turn)."""
    things: tuple[str, ...] = ()
    """What else on the drawings it changes: the square that a card of the hand sinks."""
    forgoes: bool = False
    """True: it gives up what could still be done, so it must not look like the way on."""


class Shut(NamedTuple):
    """A thing that cannot be used now, ready to be shown."""

    target: str
    """The id of the element on a pane that stands for it."""
    why: str
    """One sentence."""
    rule: str
    """The numbered rule behind it; empty: none in particular."""
    kind: str = ""
    """What it would be used for, where one thing serves several ends."""


class Way(NamedTuple):
    """One way to show the things of a pane, say in one of two orders."""

    key: str
    title: str
    svg: str


class Pane(NamedTuple):
    """One drawing of the table page. The first pane is the main one."""

    key: str
    title: str
    svg: str
    wide: bool = False
    """Whether it wants the large place on a desktop."""
    ways: tuple[Way, ...] = ()
    """The two ways to show it, if its viewers may choose; the first is *svg* again."""
    companion: bool = False
    """Whether a phone shows it below the main drawing, because decisions need both."""


def others(seats: int, shown: int | None) -> list[int]:
    """Return the seats after *shown*, in the order of the table; all if none is shown.

    >>> others(4, 2)
    [3, 0, 1]
    >>> others(3, None)
    [0, 1, 2]
    """
    if shown is None:
        return list(range(seats))
    return [(shown + n) % seats for n in range(1, seats)]


def places_of(
    seats: Sequence[int], look: Look, draw: Callable[[int], str], *, wide: bool = True
) -> list[tuple[int, Pane]]:
    """Return a pane of the place of each of some seats, named after who sits there."""
    return [(seat, Pane(f"seat-{seat}", look.names[seat], draw(seat), wide=wide)) for seat in seats]


class Touched(NamedTuple):
    """What an event changed, by the ids with which drawings name their things."""

    things: tuple[str, ...] = ()
    came_from: str = ""
    """Where the thing that moved was before; empty: nothing moved."""


class Moment(NamedTuple):
    """Something that befalls everybody, with its comparison: who has how many, who gets what."""

    events: int
    """So many events in a row tell it."""
    title: str
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    """What is compared, and a cell for each seat."""
    why: str = ""
    """One sentence with its rule."""


class Fact(NamedTuple):
    """One number in the strip of players."""

    icon: str
    """The path of a line icon, as in `igroteka.face.icons`."""
    label: str
    value: str


class Face(ABC, Generic[V]):
    """The words and drawings of one game, whose view is a V."""

    name: ClassVar[str]
    """The game's name; its messages start with it."""
    folder: ClassVar[Path]
    """The game's folder: ``words/ru.ftl``, ``words/en.ftl``, ``words/rules.ru.md``, …"""
    minutes: ClassVar[tuple[int, int]]
    weight: ClassVar[int]
    """How heavy the game is, 1 to 5."""
    columns: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """Which panes stand above each other on a desktop, by key; ``rivals``: the others' places.

    Without it, wide panes have a column each and the others share what is left.
    """

    def at(self, edition: str) -> Self:
        """Return the face of an edition of the game's data, which is at hand."""
        return self

    def words(self, lang: str) -> Words:
        """Return the messages of the game and those that all games share."""
        return words_of(lang, self.folder)

    # --- about the game: messages <name>-title, -tagline, -notice ----------------------

    def title(self, lang: str) -> str:
        """Return the game's title."""
        return self.words(lang)(f"{self.name}-title")

    def tagline(self, lang: str) -> str:
        """Return one sentence that makes one want to play."""
        return self.words(lang)(f"{self.name}-tagline")

    def notice(self, lang: str) -> str:
        """Return whose game it is, and that we are nobody official."""
        return self.words(lang)(f"{self.name}-notice")

    @abstractmethod
    def cover(self, lang: str) -> str:
        """Return the game's cover as SVG, 320×200 units."""

    def option_title(self, option: str, lang: str) -> str:
        """Return the title of a table option: message <name>-option-<option>."""
        return self.words(lang)(f"{self.name}-option-{option}")

    def choice_title(self, option: str, choice: str, lang: str) -> str:
        """Return the title of a choice: message <name>-option-<option>-<choice>."""
        return self.words(lang)(f"{self.name}-option-{option}-{choice}")

    def character_title(self, character: str, lang: str) -> str:
        """Return what bots of a character are called: message <name>-character-<character>."""
        return self.words(lang)(f"{self.name}-character-{character}")

    def character_about(self, character: str, lang: str) -> str:
        """Return what they like: message <name>-character-<character>-about."""
        return self.words(lang)(f"{self.name}-character-{character}-about")

    def category(self, category: str, lang: str) -> str:
        """Return the title of a line of the score sheet: message <name>-score-<category>."""
        return self.words(lang)(f"{self.name}-score-{category}")

    def rules(self, lang: str) -> list[tuple[str, str]]:
        """Return the rules in our words, (id, text), from ``words/rules.<lang>.md``.

        Lines ``## Heading`` come with an empty id, lines ``- V1 Text`` with theirs.
        """
        found: list[tuple[str, str]] = []
        for line in (self.folder / "words" / f"rules.{lang}.md").read_text("utf-8").splitlines():
            if line.startswith("## "):
                found.append(("", line[3:].strip()))
            elif line.startswith("- "):
                rule, _, text = line[2:].partition(" ")
                found.append((rule, text.strip()))
        return found

    def goal(self, lang: str) -> str:
        """Return in three sentences what the game is about: message <name>-goal, or nothing."""
        return self._if_said(f"{self.name}-goal", lang)

    def turn(self, lang: str) -> list[str]:
        """Return a turn at a glance: messages <name>-turn-1, -2, …, as far as there are any."""
        words = self.words(lang)
        found: list[str] = []
        while words.has(message := f"{self.name}-turn-{len(found) + 1}"):
            found.append(words(message))
        return found

    def caption(self, figure: str, lang: str) -> str:
        """Return what a picture of the rules shows: message <name>-figure-<figure>."""
        return self.words(lang)(f"{self.name}-figure-{figure}")

    def summary(self, lang: str) -> list[tuple[str, list[str]]]:
        """Return the rules on one page: heading and lines, from ``words/summary.<lang>.md``.

        None if there is no such file. A line may name its rules at its end, “(V18, V19)”.
        """
        file = self.folder / "words" / f"summary.{lang}.md"
        found: list[tuple[str, list[str]]] = []
        for line in file.read_text("utf-8").splitlines() if file.exists() else ():
            if line.startswith("## "):
                found.append((line[3:].strip(), []))
            elif line.startswith("- "):
                found[-1][1].append(line[2:].strip())
        return found

    def _if_said(self, message: str, lang: str) -> str:
        """Return the text of a message that a game need not have."""
        words = self.words(lang)
        return words(message) if words.has(message) else ""

    def help(self, topic: str, lang: str) -> str:
        """Return what a thing is, in two lines with its rule: message <name>-help-<topic>.

        Elements of a drawing name their topic as ``data-help``.
        """
        return self.words(lang)(f"{self.name}-help-{topic}")

    def called(self, topic: str, lang: str) -> str:
        """Return what the thing of a topic is called: message <name>-called-<topic>, or nothing."""
        return self._if_said(f"{self.name}-called-{topic}", lang)

    def portrait(self, topic: str, lang: str) -> str:
        """Return the thing of a topic whole and large, as SVG; empty: as the table draws it.

        For what a table draws small or in part: a settled person is a whole card.
        """
        return ""

    def thing(self, kind: str, thing: str, lang: str) -> str:
        """Return what a thing is called: message <name>-<kind>-<thing>, or without a number.

        A thing that has no name keeps its id. Refusals name things so.
        """
        words = self.words(lang)
        named = (f"{self.name}-{kind}-{thing}", f"{self.name}-{kind}-{thing.rstrip('0123456789-')}")
        found = [message for message in named if words.has(message)]
        return words(found[0]) if found else thing

    def data_sources(self, text: str, lang: str) -> list[str]:
        """Return where the data of a file without mistakes come from, a line each.

        For games whose data a host can replace, see `Game.data_mistakes`.
        """
        return []

    # --- a position ----------------------------------------------------------------------

    @abstractmethod
    def board(
        self, view: V, look: Look, choices: Sequence[Choice] = (), shut: Sequence[Shut] = ()
    ) -> str:
        """Return the main drawing as SVG.

        Elements that choices aim at are controls; those that are shut say why.
        """

    def picture(self, view: V, lang: str = "en", names: Sequence[str] = ()) -> str:
        """Return the main drawing without controls, for a notebook, a document or a file."""
        words = self.words(lang)
        rest = [words("player", n=seat + 1) for seat in range(len(names), view["seats"])]
        return self.board(view, Look(lang, (*names, *rest)))

    def panes(
        self, view: V, look: Look, choices: Sequence[Choice] = (), shut: Sequence[Shut] = ()
    ) -> list[Pane]:
        """Return all drawings of the table page, the main one first."""
        board = self.board(view, look, choices, shut)
        return [Pane("board", self.title(look.lang), board, wide=True)]

    def rivals(
        self, view: V, look: Look, choices: Sequence[Choice] = (), shut: Sequence[Shut] = ()
    ) -> list[tuple[int, Pane]]:
        """Return the others' places, small: seat and drawing; none if they have no place.

        Those that are *wide* need 360 px for their words, the others have no words.
        """
        return []

    @abstractmethod
    def area(self, view: V, seat: int, look: Look) -> str:
        """Return all that belongs to one player, large, as SVG."""

    def pocket(self, view: V, look: Look) -> str:
        """Return what the viewer decides with, as a narrow SVG that a phone shows at the question.

        A hand, a purse, dice, the round: 360 units wide, about 30 high; empty: nothing.
        """
        return ""

    @abstractmethod
    def glance(self, view: V, seat: int, look: Look) -> list[Fact]:
        """Return the two or three numbers about a player that matter in this game."""

    def points(self, view: V, seat: int) -> int | None:
        """Return a player's points as far as they are known; None if they are secret."""
        if view["over"]:
            return sum(view["score_sheets"][seat].values())
        return self.points_so_far(view, seat)

    def points_so_far(self, view: V, seat: int) -> int | None:
        """Return a player's points as if the game ended now; None if they are secret.

        A game in which points are marked during play returns those that are marked.
        """
        return None

    def points_at_stake(self, view: V, seat: int) -> int:
        """Return how many of the points so far are anything but safe; 0: there are no such."""
        return 0

    def stake(self, view: V, seat: int, lang: str) -> str:
        """Return the sentence that says what these points hang on; empty: nothing does."""
        return ""

    @abstractmethod
    def text(self, view: V, look: Look) -> str:
        """Return the position as plain text for a terminal, at most 100 columns wide."""

    def aside(self, view: V, look: Look) -> str:
        """Return what one may look up besides, too long to be shown at each decision."""
        return ""

    # --- decisions and what happened ------------------------------------------------------

    @abstractmethod
    def question(self, view: V, look: Look) -> str:
        """Return the sentence that says what the viewer must decide now."""

    def meanwhile(self, view: V, look: Look) -> str:
        """Return what the viewer, who has decided, can still do while others have not.

        Empty: nothing but wait. It is said where one's own action can be taken back.
        """
        return ""

    @abstractmethod
    def choice(self, view: V, offer: Offer, look: Look) -> Choice:
        """Return one legal action as it is shown: the words of its offer."""

    def choices(self, view: V, offers: Sequence[Offer], look: Look) -> list[Choice]:
        """Return legal actions as they are shown, in the order of the list."""
        return [self.choice(view, offer, look) for offer in offers]

    def shut(self, closed: Sequence[Closed], look: Look) -> list[Shut]:
        """Return things that cannot be used now as they are shown."""
        words = self.words(look.lang)
        return [
            Shut(thing.about, said(thing.reason, words, self), thing.reason.rule, thing.kind)
            for thing in closed
        ]

    @abstractmethod
    def tell(self, event: Event, look: Look) -> str:
        """Return the line of the log that tells an event; empty if it needs no line."""

    def clause(self, event: Event, look: Look) -> str:
        """Return what *tell* says of its seat without the name: a part of the line of a turn.

        Empty if the sentence does not begin with the name: then it stands alone.
        """
        sentence = self.tell(event, look)
        name = "" if event.seat is None else look.names[event.seat]
        rest = sentence.removeprefix(name)
        if not name or rest == sentence or rest[:1] not in (" ", ":"):
            return ""
        return rest.lstrip(": ").removesuffix(".")

    def touched(self, event: Event) -> Touched:
        """Return what an event changed on the drawings."""
        return Touched()

    def moment(self, events: Sequence[Event], look: Look) -> Moment | None:
        """Return the comparison with which *events* begin, if they begin with one."""
        return None

    def opens_turn(self, event: Event) -> bool:
        """Say whether a turn begins with an event, even if its seat has just had one."""
        return False

    def topic(self, event: Event) -> str:
        """Return the topic of the thing that an event's line names; empty: none.

        The line is not drawn, so the topic has a `portrait`.
        """
        return ""
