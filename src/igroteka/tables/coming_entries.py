"""Entries of who comes and goes: people, the bots that sit in for them, and their time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Executable

from igroteka.tables import models
from igroteka.tables.entry import SeatEntry
from igroteka.tables.standing import Line, Standing
from igroteka.tables.time_views import TimeOutLine

if TYPE_CHECKING:
    from igroteka.tables.table import Table


class Prefer(SeatEntry, frozen=True, tag="prefer"):
    """The person wants what is the only choice to be made at once, or no longer."""

    quick: bool

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Note it."""
        table.seats[self.seat].quick = self.quick


class Consent(SeatEntry, frozen=True, tag="consent"):
    """The person agrees that the game may be used for research, without names, or no longer."""

    research: bool

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Note it; the game is not touched."""
        table.seats[self.seat].research = self.research


class StandIn(SeatEntry, frozen=True, tag="stand-in"):
    """A bot of this level sits in for the person."""

    level: str

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Let the bot decide."""
        table.seats[self.seat].stand_in = self.level
        table.stood_in = True

    def seating(self, table: str) -> list[Executable]:
        """Note the level."""
        return [models.stand_in(table, self.seat, self.level)]


class TimeOut(SeatEntry, frozen=True, tag="time-out"):
    """The person's time is out, and a bot of this level has the seat until they take it back."""

    level: str

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Let the bot decide, at least what time was out for."""
        table.seats[self.seat].stand_in = self.level
        table.stood_in = True
        table.timeouts.append(TimeOutLine(line.number, self.seat, table.step))
        if table.timing is not None:
            table.timing.lost(self.seat)

    def seating(self, table: str) -> list[Executable]:
        """Note the level."""
        return [models.stand_in(table, self.seat, self.level)]


class Rest(SeatEntry, frozen=True, tag="rest"):
    """The person's holidays, from now on: at a clock of days their time stands still."""

    spans: list[tuple[float, float]]
    """From and to a moment each; the past stays as it was."""

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Let their days stand still then."""
        if table.timing is not None:
            table.timing.rest(self.seat, self.spans, line.at)


class TakeBack(SeatEntry, frozen=True, tag="take-back"):
    """The person is there again, and the bot that sat in leaves."""

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Let the person decide."""
        table.seats[self.seat].stand_in = None
        table.seats[self.seat].last_seen = table.clock()
        if table.timing is not None:
            table.timing.taken_back(self.seat)

    def seating(self, table: str) -> list[Executable]:
        """Note that no bot sits in."""
        return [models.stand_in(table, self.seat, None)]


class Return(SeatEntry, frozen=True, tag="return"):
    """The seat's player comes with a further device, known as *person*."""

    person: str

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Let the device have the seat too."""
        table.holders[self.person] = self.seat

    def seating(self, table: str) -> list[Executable]:
        """Let the device hold the seat too."""
        return [models.hold_seat(table, self.seat, self.person)]


class Become(SeatEntry, frozen=True, tag="become"):
    """Who held the seat as *was* has signed in, and holds it as *person* from now on."""

    was: str
    person: str

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Let the person have what the other one had."""
        table.holders.pop(self.was, None)
        table.holders[self.person] = self.seat
        if table.seats[self.seat].person == self.was:
            table.seats[self.seat].person = self.person

    def seating(self, table: str) -> list[Executable]:
        """Let the person hold the seat, and the other one no longer."""
        return [models.pass_seat(table, self.was, self.person)]


class Renew(SeatEntry, frozen=True, tag="renew"):
    """The seat has another return token; who has only the old one has the seat no longer."""

    token: str = ""
    """Empty: no token at all."""
    alone: str | None = None
    """The only person who still holds the seat then; None: all who do."""

    def happen(self, table: Table, line: Line, before: Standing) -> None:
        """Change the token, and perhaps sign the other devices out."""
        seat = table.seats[self.seat]
        seat.token = self.token or None
        if self.alone is not None:
            table.holders = {
                person: held
                for person, held in table.holders.items()
                if held != self.seat or person == self.alone
            }
            seat.person = self.alone or seat.person

    def seating(self, table: str) -> list[Executable]:
        """Note the token, and who holds the seat."""
        renewed = [models.token_seat(table, self.seat, self.token or None)]
        if self.alone is not None:
            renewed.append(models.release_seat(table, self.seat, but=self.alone))
        return renewed
