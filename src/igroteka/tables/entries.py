"""The log of a table: everything that ever happened at it, in order, never changed.

A table is what its entries make of it. Each kind of entry is one class with all that it means: see
`Entry`.

The databases of all earlier versions hold these kinds and fields: both may be added to, but
none may be renamed or given another meaning.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Executable

from igroteka.coach import Advice
from igroteka.engine import Event, IllegalAction, Match
from igroteka.tables import models, ordering
from igroteka.tables.coming_entries import (
    Become,
    Consent,
    Prefer,
    Renew,
    Rest,
    Return,
    StandIn,
    TakeBack,
    TimeOut,
)
from igroteka.tables.entry import Entry, SeatEntry
from igroteka.tables.errors import AgainstTheRules
from igroteka.tables.messages import Acted, GaveWord, Message, Named, Said
from igroteka.tables.standing import Line, Made, OpenVote, Standing, Told
from igroteka.tables.views import ChatLine, HintUse, NextTable, Status, seen

if TYPE_CHECKING:
    from igroteka.tables.table import Table


# --- before the start -----------------------------------------------------------------------


class Sit(SeatEntry, frozen=True, tag="sit"):
    """A person takes the seat."""

    person: str
    name: str
    token: str
    """With it the person comes back from anywhere."""
    quick: bool = False
    """Whether what is the only choice is to be made at once, unasked."""

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Seat the person."""
        seat = table.seats[self.seat]
        seat.quick, seat.research = self.quick, False
        seat.name, seat.person, seat.token, seat.bot = self.name, self.person, self.token, None
        seat.last_seen = table.clock()
        table.holders[self.person] = self.seat

    def seating(self, table: str) -> list[Executable]:
        """Name the seat, and let the person hold it."""
        return [
            models.empty_seat(table, self.seat),
            models.fill_seat(table, self.seat, name=self.name, token=self.token),
            models.hold_seat(table, self.seat, self.person),
        ]

    def message(self, told: Told, viewer: int | None) -> Message:
        """Tell who it is."""
        return Named(*self.common(told), self.name)


class Rename(SeatEntry, frozen=True, tag="rename"):
    """The person at the seat wants to be called otherwise (before the start)."""

    name: str

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Call the person so."""
        table.seats[self.seat].name = self.name

    def seating(self, table: str) -> list[Executable]:
        """Name the seat anew."""
        return [models.name_seat(table, self.seat, self.name)]

    def message(self, told: Told, viewer: int | None) -> Message:
        """Tell the new name."""
        return Named(*self.common(told), self.name)


class Leave(SeatEntry, frozen=True, tag="leave"):
    """The person gives the seat up (before the start)."""

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Free the seat."""
        table.holders = {p: seat for p, seat in table.holders.items() if seat != self.seat}
        seat = table.seats[self.seat]
        seat.name, seat.person, seat.token, seat.stand_in = "", None, None, None
        seat.word, seat.research = "", False

    def seating(self, table: str) -> list[Executable]:
        """Let nobody hold the seat."""
        return [models.empty_seat(table, self.seat), models.release_seat(table, self.seat)]


class BotSeat(SeatEntry, frozen=True, tag="bot"):
    """A bot of this level takes the seat; None: it leaves."""

    level: str | None

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Seat the bot, or send it away."""
        table.seats[self.seat].bot = self.level

    def seating(self, table: str) -> list[Executable]:
        """Note the level."""
        seated = [models.fill_seat(table, self.seat, bot=self.level)] if self.level else []
        return [models.empty_seat(table, self.seat), *seated]

    def message(self, told: Told, viewer: int | None) -> Message:
        """Tell which bot it is; a seat that is empty again has no name."""
        return Named(*self.common(told), self.level or "")


class Word(SeatEntry, frozen=True, tag="word"):
    """The person at the seat adds a word to the deal; empty: takes it back."""

    word: str

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Keep it: at the start the deal is made of it."""
        table.seats[self.seat].word = self.word

    def message(self, told: Told, viewer: int | None) -> Message:
        """Tell the word: everybody may know it."""
        return GaveWord(*self.common(told), self.word)


class Start(Entry, frozen=True, tag="start"):
    """The game begins."""

    seat: None = None

    def outcome(self, table: Table) -> Standing:
        """Deal: of the secret and the words, or as it was given."""
        return Standing.of(table.dealt(), Status.PLAYING)

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Ask everybody; now the clocks begin to run."""
        table.decision_since.all_anew(line.number)
        if table.timing is not None:
            table.timing.begin()


class SetPace(SeatEntry, frozen=True, tag="pace"):
    """Somebody at the table sets how fast its bots act."""

    pace: str

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Let the bots take their time; the game is not touched."""
        table.pace = self.pace


class AllowHints(SeatEntry, frozen=True, tag="hints"):
    """Somebody sets whether people may ask for hints here (before the start).

    Against bots alone they always may.
    """

    allowed: bool

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Note it."""
        table.hints = self.allowed


class SetClock(SeatEntry, frozen=True, tag="clock"):
    """Somebody sets which clock the table has (before the start)."""

    clock: str
    """As `Clock.text` writes it; empty: none."""

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Have that clock."""
        table.set_clock(self.clock)

    def seating(self, table: str) -> list[Executable]:
        """Note it for the lobby."""
        return [models.set_clock(table, self.clock)]


class SetRated(SeatEntry, frozen=True, tag="rated"):
    """Somebody sets whether the game is to count for ratings (before the start)."""

    rated: bool

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Note it."""
        table.rated = self.rated

    def seating(self, table: str) -> list[Executable]:
        """Note it for the lobby."""
        return [models.rate_table(table, self.rated)]


# --- playing --------------------------------------------------------------------------------


class AskHint(SeatEntry, frozen=True, tag="hint"):
    """The seat asks the coach what to do; all may know."""

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Keep that it did, for ever; the game is not touched."""
        table.hinted.append(HintUse(line.number, self.seat, table.step))


class Act(SeatEntry, frozen=True, tag="act"):
    """The seat acts."""

    action: str
    """The action's canonical text."""
    bot: bool = False
    """Whether a bot decided."""
    made: Made = Made.BY_HAND
    """Taking back goes on over what was not made by hand."""

    def outcome(self, table: Table) -> Standing:
        """Carry the action out on a copy."""
        return self._played(table, table.match.copy())

    def carry_out(self, table: Table) -> Standing:
        """Carry the action out where it stands, unless somebody else decides at the same time.

        Then what that one could do before and can do after is compared.
        """
        return self._played(table, table.match) if len(table.to_act) == 1 else self.outcome(table)

    def _played(self, table: Table, match: Match) -> Standing:
        try:
            match.play(self.action, self.seat)
        except IllegalAction as error:
            raise AgainstTheRules(table.game, error) from None
        return Standing.of(match)

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Note whom we waited for; a person who plays on does not want to go back."""
        table.waiting.append(before.to_act)
        table.undone.clear()
        table.made.append(Made.BY_BOT if self.bot else self.made)
        table.went_back = False
        if not self.bot:
            table.refuse_vote(self.seat)
        if table.timing is not None:
            table.timing.acted(self.seat, self.bot, before, table.standing)
        table.decision_since.some_anew(line.number, self.seat, before, table.standing)
        if table.orders:
            ordering.after_act(table, line.number)

    def events(self, after: Standing) -> list[Event]:
        """Return what the action caused."""
        return after.match.moves[-1].events

    def message(self, told: Told, viewer: int | None) -> Message:
        """Tell what the viewer may know of what it caused."""
        return Acted(*self.common(told), seen(told.events, viewer))


class Back(Entry, frozen=True, tag="back"):
    """The game goes back to a step.

    With a seat, that one takes its action back alone, while others decide at the same time.
    """

    to: int
    kept: list[tuple[int, str]] = []
    """What the others did since, and stays: seats and actions."""

    def outcome(self, table: Table) -> Standing:
        """Return to the step, and do again what is kept.

        :raises IllegalAction: if that cannot be done again.
        """
        match = table.match.at(self.to)
        for seat, action in self.kept:
            match.play(action, seat)
        return Standing.of(match, table.status)

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Forget what was taken back, and the vote about it; what was free can be done again."""
        if table.vote is not None:
            # What the table has agreed on is not up to one alone.
            table.undone.clear()
        else:
            text, moves = table.game.codec.text, before.match.moves
            table.undone.append(
                [
                    (move.seat, text(move.action), made)
                    for move, made in zip(moves[self.to :], table.made[self.to :], strict=True)
                    if self.seat in (None, move.seat)
                ]
            )
        table.refusal = None
        together = table.waiting[self.to]
        table.waiting[self.to :] = [together] * len(self.kept)
        since = zip(before.match.moves[self.to :], table.made[self.to :], strict=True)
        kept = [made for move, made in since if self.kept and move.seat != self.seat]
        table.made[self.to :] = kept
        table.went_back = True
        if table.timing is not None:
            agreed = table.vote is not None
            table.timing.went_back(self.to, agreed, self.seat, before, table.standing)
        table.vote = None
        table.lessons_go_back()
        if self.seat is None:
            table.decision_since.all_anew(line.number)
        else:
            table.decision_since.some_anew(line.number, self.seat, before, table.standing)
            ordering.taken_back_alone(table, self.seat, self.to)


class Redo(SeatEntry, frozen=True, tag="redo"):
    """The seat has done again what it last took back; nothing else has happened since."""

    moves: list[tuple[int, str]]
    """Seats and actions, as they were before."""

    def outcome(self, table: Table) -> Standing:
        """Carry the same actions out again: the same position comes of it."""
        return self._replayed(table.standing, [])

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Note whom we waited for each time; what was taken back before that is still there."""
        self._replayed(before, table.waiting)
        table.made += [made for _, _, made in table.undone.pop()]
        table.went_back = False
        if table.timing is not None:
            table.timing.acted(self.seat, False, before, table.standing, len(self.moves))
        table.decision_since.all_anew(line.number)

    def _replayed(self, before: Standing, waiting: list[list[int]]) -> Standing:
        """Return how the game stands after it, and note in *waiting* who could act."""
        match = before.match.copy()
        for seat, action in self.moves:
            waiting.append(match.state.seats_to_act())
            match.play(action, seat)
        return Standing.of(match)


class Ask(SeatEntry, frozen=True, tag="ask"):
    """A player asks the table to go back to a step."""

    to: int

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Open the vote."""
        table.refusal = None
        table.vote = OpenVote(self.seat, self.to, set())


class Vote(SeatEntry, frozen=True, tag="vote"):
    """A player agrees to go back, or not; one no is enough."""

    yes: bool

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Count the vote."""
        if not self.yes:
            table.refuse_vote(self.seat)
        elif table.vote is not None:
            table.vote.agreed.add(self.seat)


# --- lessons --------------------------------------------------------------------------------


class ReadLesson(SeatEntry, frozen=True, tag="lesson"):
    """The learner has read a lesson and goes on, or skips what there is to do in it."""

    number: int
    """The lesson, from 0."""

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Note it: where the learner is follows from that and from the moves."""
        table.lessons_read = max(table.lessons_read, self.number + 1)


class EndLessons(SeatEntry, frozen=True, tag="lessons-over"):
    """The learner wants no more lessons; the game goes on."""

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Let everybody play as at any table."""
        table.lessons_over = True


class Advised(SeatEntry, frozen=True, tag="advised"):
    """What the coach thinks about a decision in a free lesson, told once it is made."""

    step: int
    """So many actions led to the decision."""
    advice: Advice

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Keep it; the game is not touched."""
        table.advised[self.step] = self.advice


# --- coming and going -----------------------------------------------------------------------


class Chat(SeatEntry, frozen=True, tag="chat"):
    """Somebody says something."""

    name: str
    text: str

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Keep it; the game is not touched. What its speaker has deleted is empty."""
        if not self.text:
            return
        table.said.append(
            ChatLine(line.number, self.seat, self.name, self.text, line.at, table.step)
        )
        if (speaker := table.seats[self.seat].person) is not None:
            table.speakers[line.number] = speaker

    def message(self, told: Told, viewer: int | None) -> Message:
        """Tell who said what, and nothing about the game."""
        return Said(self.kind, told.line.number, self.seat, self.name, self.text)


# --- afterwards -----------------------------------------------------------------------------


class Again(SeatEntry, frozen=True, tag="again"):
    """The player has opened the next table: the same people, seats, options and bots."""

    table: str

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Point everybody to it; the newest counts."""
        table.next = NextTable(self.seat, self.table)


AnyEntry = (
    Sit
    | Rename
    | Leave
    | BotSeat
    | Word
    | Start
    | SetPace
    | AllowHints
    | SetClock
    | SetRated
    | AskHint
    | Act
    | Back
    | Redo
    | Ask
    | Vote
    | ReadLesson
    | EndLessons
    | Advised
    | Prefer
    | Consent
    | StandIn
    | TimeOut
    | Rest
    | TakeBack
    | Return
    | Become
    | Renew
    | Chat
    | Again
)


ENTRIES = msgspec.json.Decoder(list[AnyEntry])


def entries_of(rows: Iterable[tuple[str, int | None, str]]) -> list[Entry]:
    """Return the entries that the log keeps so: kinds, seats, and the rest as JSON.

    They are read at once, as one text: a log may have thousands.

    :raises msgspec.ValidationError: if we know no such kind, or not with these fields.
    :raises msgspec.DecodeError: if the text is damaged.
    """
    parts = [
        f'{{"kind":{json.dumps(kind)},"seat":{"null" if seat is None else seat}'
        + ("}" if data == "{}" else "," + data[1:])
        for kind, seat, data in rows
    ]
    found: list[Entry] = list(ENTRIES.decode(f"[{','.join(parts)}]"))
    if len(found) != len(parts):
        raise msgspec.DecodeError("an entry's text is not one document")
    return found
