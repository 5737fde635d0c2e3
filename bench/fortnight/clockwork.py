"""What the clocks of a table must say, by what was seen to happen: a model of its own.

It is written from docs/clocks.md, not from the servers' code, and shares no line with it: days are
cut into pieces at every midnight and every edge of a holiday, and a piece counts or does not.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

DAY: Final = 86400.0
SATURDAY: Final = 5
FAR: Final = 60
"""No clock that a fortnight can see runs for so many days."""

Span = tuple[float, float]


def pieces(since: float, still: Sequence[Span]) -> Iterator[Span]:
    """Yield the stretches of time from a moment on, cut at midnights and where *still* begins."""
    edges = {since + FAR * DAY}
    edges |= {(math.floor(since / DAY) + n) * DAY for n in range(1, FAR)}
    edges |= {edge for span in still for edge in span if since < edge < since + FAR * DAY}
    at = since
    for edge in sorted(edges):
        yield at, edge
        at = edge


def counts(piece: Span, still: Sequence[Span], workdays: bool) -> bool:
    """Say whether the time of a piece counts."""
    middle = (piece[0] + piece[1]) / 2
    if workdays and datetime.fromtimestamp(middle, UTC).weekday() >= SATURDAY:
        return False
    return not any(begin <= middle < end for begin, end in still)


def counted(since: float, until: float, still: Sequence[Span], workdays: bool) -> float:
    """Return how many seconds count.

    >>> saturday = 2 * DAY  # 1970 began with a Thursday
    >>> counted(saturday - 60, saturday + 60, [], True), counted(0, 100, [(10, 30)], False)
    (60.0, 80)
    """
    total = 0.0
    for begin, end in pieces(since, still):
        if begin >= until:
            break
        if counts((begin, end), still, workdays):
            total += min(end, until) - begin
    return total


def out_at(since: float, left: float, still: Sequence[Span], workdays: bool) -> float:
    """Return when so many seconds that count will have passed.

    >>> out_at(2 * DAY - 60, 90, [], True) == 4 * DAY + 30
    True
    """
    for begin, end in pieces(since, still):
        if counts((begin, end), still, workdays):
            if end - begin >= left:
                return begin + left
            left -= end - begin
    return math.inf


class Move(NamedTuple):
    """An action that stands: whose it is, and what was left of the decision when it was made."""

    seat: int
    left: float


@dataclass
class Waits:
    """Since when a seat is waited for."""

    number: int
    at: float
    is_due_to_people: bool
    """Whether the person is to be told: not where only bots kept them waiting."""


@dataclass
class Clockwork:
    """The clocks of one table."""

    days: int
    workdays: bool
    people: list[str | None]
    """Who sits where; None: a bot."""
    still: dict[str, list[Span]]
    """When the days of people stand still; the driver adds to it."""
    number: int = 0
    at: float = 0.0
    status: str = "waiting"
    to_act: list[int] = field(default_factory=list)
    left: list[float] = field(default_factory=list)
    away: set[int] = field(default_factory=set)
    """Seats of people that bots have."""
    owed: set[int] = field(default_factory=set)
    """Those of them at which the bot has yet to decide what time was out for."""
    vote_until: float | None = None
    voters: set[int] = field(default_factory=set)
    """Who has not answered the open question yet."""
    asker: int | None = None
    moves: list[Move] = field(default_factory=list)
    waits: dict[int, Waits] = field(default_factory=dict)
    timeouts: int = 0
    last_cause: int | None = None
    """The seat that last made the game go on, bots apart; None: nobody or the whole table."""
    over: Waits | None = None

    @property
    def allowance(self) -> float:
        """Seconds for each decision."""
        return self.days * DAY

    @property
    def running(self) -> list[int]:
        """The seats whose time runs."""
        if self.vote_until is not None or self.status != "playing":
            return []
        return [seat for seat in self.to_act if self.is_persons(seat)]

    @property
    def bot_is_to_act(self) -> bool:
        """Whether the game waits for a bot."""
        if self.vote_until is not None or self.status != "playing":
            return False
        return any(not self.is_persons(seat) for seat in self.to_act)

    def is_persons(self, seat: int) -> bool:
        """Say whether a person decides at a seat now."""
        return self.people[seat] is not None and seat not in self.away

    def _still(self, seat: int) -> list[Span]:
        return self.still.get(self.people[seat] or "", [])

    def left_at(self, seat: int, now: float) -> float:
        """Return what is left to a seat."""
        if seat not in self.running:
            return self.left[seat]
        spent = counted(self.at, now, self._still(seat), self.workdays)
        return max(0.0, self.left[seat] - spent)

    def out_at(self, seat: int) -> float:
        """Return when the time of a seat whose time runs will be out."""
        return out_at(self.at, self.left[seat], self._still(seat), self.workdays)

    @property
    def next_out(self) -> float:
        """Return when time or a question will next be out."""
        outs = [self.out_at(seat) for seat in self.running]
        if self.vote_until is not None:
            outs.append(self.vote_until)
        return min(outs, default=math.inf)

    # --- what happens -------------------------------------------------------------------------

    def take(self, entry: Any, told: dict[str, Any], now: float) -> None:
        """Note what an entry of the log says, and what a stream told of it."""
        if self.status == "playing":
            self.left = [self.left_at(seat, now) for seat in range(len(self.people))]
        before, self.at = self.to_act, now
        after: list[int] = told.get("to_act", before)  # talk tells nothing of the game
        self.status = told.get("status", self.status)
        kind = entry.kind.replace("-", "_")
        getattr(self, f"_{kind}", self._nothing)(entry.seat, entry.data, before, after)
        if kind in CAUSES and not entry.data.get("bot"):
            self.last_cause = entry.seat
        self.number, self.to_act = entry.number, after if self.status == "playing" else []
        self.owed &= set(self.to_act)
        self._note_waits(entry.number, now)

    def _note_waits(self, number: int, now: float) -> None:
        for seat in list(self.waits):
            if seat not in self.to_act:
                del self.waits[seat]
        for seat in self.to_act:
            due = self.is_persons(seat) and self._is_due(seat)
            self.waits.setdefault(seat, Waits(number, now, due))
        if self.status == "finished" and self.over is None:
            self.over = Waits(number, now, True)

    def _is_due(self, seat: int) -> bool:
        """Say whether others had a part in it that a seat is waited for."""
        others = any(who is not None for n, who in enumerate(self.people) if n != seat)
        return others and self.last_cause != seat

    def is_over_for(self, seat: int) -> bool:
        """Say whether the person at a seat is to be told that the game is over."""
        return self._is_due(seat)

    def _nothing(self, seat: int, data: Any, before: list[int], after: list[int]) -> None:
        """Talk, preferences, holidays: no clock is touched."""

    def _start(self, seat: None, data: Any, before: list[int], after: list[int]) -> None:
        self.left = [self.allowance] * len(self.people)

    def _decided(self, seat: int, before: list[int], after: list[int]) -> None:
        """Who goes on to decide, or comes to, has all the days for it."""
        for other in after:
            if other == seat or other not in before:
                self.left[other] = self.allowance

    def _act(self, seat: int, data: Any, before: list[int], after: list[int]) -> None:
        self.moves.append(Move(seat, self.left[seat]))
        if data.get("bot"):
            self.owed.discard(seat)
        else:
            self.vote_until = None  # who plays on does not want to go back
        self._decided(seat, before, after)

    def _redo(self, seat: int, data: Any, before: list[int], after: list[int]) -> None:
        self.moves += [Move(mover, self.left[mover]) for mover, _ in data["moves"]]
        self._decided(seat, before, after)

    def _back(self, seat: int | None, data: Any, before: list[int], after: list[int]) -> None:
        undone, agreed = self.moves[data["to"] :], self.vote_until is not None
        for other in after:
            own = [move for move in undone if move.seat == other]
            stays = bool(data.get("kept")) and other != seat
            if agreed:
                self.left[other] = self.allowance
            elif own and not stays:
                self.left[other] = own[0].left
            elif other not in before:
                self.left[other] = self.allowance
        kept = [move for move in undone if data.get("kept") and move.seat != seat]
        self.moves = self.moves[: data["to"]] + kept
        self.vote_until = None

    def _ask(self, seat: int, data: Any, before: list[int], after: list[int]) -> None:
        self.vote_until, self.asker = self.at + self.allowance, seat
        self.voters = {n for n, who in enumerate(self.people) if who is not None and n != seat}

    def _vote(self, seat: int, data: Any, before: list[int], after: list[int]) -> None:
        self.voters.discard(seat)
        if not data["yes"]:
            self.vote_until = None

    def _time_out(self, seat: int, data: Any, before: list[int], after: list[int]) -> None:
        self.left[seat] = 0.0
        self.away.add(seat)
        self.owed.add(seat)
        self.timeouts += 1

    def _stand_in(self, seat: int, data: Any, before: list[int], after: list[int]) -> None:
        self.away.add(seat)

    def _take_back(self, seat: int, data: Any, before: list[int], after: list[int]) -> None:
        if self.left[seat] <= 0:
            self.left[seat] = self.allowance
        self.away.discard(seat)
        self.owed.discard(seat)


CAUSES: Final = (
    "act",
    "back",
    "redo",
    "stand_in",
    "start",
    "take_back",
    "time_out",
    "vote",
)
"""What makes a game go on, and so may be the reason why somebody is told."""
