"""The time of everybody at one table: what is left, for whom it runs, and whose is out.

All of it follows from the log. Every entry of a table with a clock says how many seconds have
passed since the one before it, by the monotonic time of the server that wrote it; whoever reads
the log adds that up, and comes to the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.tables.clock import Clock, Span, counted, ends_at
from igroteka.tables.standing import Standing
from igroteka.tables.views import Status

if TYPE_CHECKING:
    from igroteka.tables.table import Table


class Timing:
    """The clocks of a table's seats, as they stood at its last entry."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.allowance] * seats
        """Seconds that are left to each seat, for the game or for its decision."""
        self.running: list[int] = []
        """The seats whose time runs since the last entry."""
        self.timed_out: set[int] = set()
        """The seats that bots have because time was out, until their owners take them back."""
        self.owed: set[int] = set()
        """Those of them where what time was out for is still to be decided: by the bot."""
        self.holidays: list[list[Span]] = [[] for _ in range(seats)]
        """When each seat's days stand still."""
        self.vote_left: float | None = None
        """Seconds until who has not answered has refused; None: nothing is asked."""
        self._granted = [0] * seats
        """The step up to which each seat has had its increments."""
        self._left_at: dict[int, float] = {}
        """What was left of a decision's days when it was made, by the step before it."""

    # --- questions ----------------------------------------------------------------------------

    def left_now(self, seat: int, passed: float, now: float) -> float:
        """Return what is left to a seat, *passed* seconds after the last entry, at *now*."""
        if seat not in self.running:
            return self.left[seat]
        return max(0.0, self.left[seat] - self._counted(seat, passed, now))

    def ends_at(self, seat: int, passed: float, now: float) -> float | None:
        """Return when a seat's time will be out, by the time of day; None: it does not run."""
        if seat not in self.running:
            return None
        since = now - passed
        if self.clock.is_live:
            return since + self.left[seat]
        return ends_at(since, self.left[seat], self.holidays[seat], self.clock.workdays)

    def out(self, passed: float, now: float) -> list[int]:
        """Return whose time is out."""
        return [seat for seat in self.running if self.left_now(seat, passed, now) <= 0]

    def vote_is_over(self, passed: float) -> bool:
        """Say whether an open question was asked too long ago."""
        return self.vote_left is not None and passed >= self.vote_left

    def next_end(self, passed: float, now: float) -> float | None:
        """Return when something will be out that now runs, by the time of day; None: nothing."""
        ends = [end for seat in self.running if (end := self.ends_at(seat, passed, now))]
        if self.vote_left is not None:
            ends.append(now - passed + self.vote_left)
        return min(ends, default=None)

    @property
    def keeps_awake(self) -> bool:
        """Whether the table has to stay in memory: a live clock runs."""
        return self.clock.is_live and (bool(self.running) or self.vote_left is not None)

    def holiday_until(self, seat: int, now: float) -> float | None:
        """Return until when a seat's days stand still; None: they do not, now."""
        return next((end for begin, end in self.holidays[seat] if begin <= now < end), None)

    def _counted(self, seat: int, passed: float, now: float) -> float:
        if self.clock.is_live:
            return passed
        return counted(now - passed, now, self.holidays[seat], self.clock.workdays)

    # --- what happens -------------------------------------------------------------------------

    def let_pass(self, passed: float, now: float) -> None:
        """Count the time up to an entry, at *now*, that comes *passed* seconds after the last."""
        for seat in self.running:
            self.left[seat] = self.left_now(seat, passed, now)
        if self.vote_left is not None:
            self.vote_left = max(0.0, self.vote_left - passed)

    def run_on(self, table: Table) -> None:
        """See whose time runs from now on: nobody's while the table votes, never a bot's."""
        to_act = table.to_act if table.status == Status.PLAYING else []
        self.running = [
            seat for seat in to_act if table.vote is None and table.seats[seat].decided_by is None
        ]
        self.owed.intersection_update(to_act)
        if table.vote is None or table.status != Status.PLAYING:
            self.vote_left = None
        elif self.vote_left is None:
            self.vote_left = self.clock.vote_lasts

    def begin(self) -> None:
        """Give everybody their time: the game begins."""
        self.left = [self.clock.allowance] * len(self.left)

    def acted(
        self, seat: int, by_bot: bool, before: Standing, after: Standing, actions: int = 1
    ) -> None:
        """Note that a seat has decided: it gets its increment, or fresh days for what is next."""
        if by_bot:
            self.owed.discard(seat)
        if self.clock.is_live:
            is_done = seat not in after.to_act
            # What was taken back and is done again has had its increment.
            if is_done and not by_bot and after.step > self._granted[seat]:
                self.left[seat] += self.clock.increment
                self._granted[seat] = after.step
            return
        # Counted from what came of it: a log that is read changes what was *before*, too.
        for step in range(after.step - actions, after.step):
            self._left_at[step] = self.left[seat]
        for other in after.to_act:
            if other == seat or other not in before.to_act:
                self.left[other] = self.clock.allowance

    def went_back(
        self, to: int, agreed: bool, alone: int | None, before: Standing, after: Standing
    ) -> None:
        """Note that the game went back: what was spent on a decision that is open again is spent.

        Of a live clock nothing is given back anyway. Where all have agreed, everybody's days begin
        anew. Where a seat went back *alone*, what the others did stays, and so do their days.
        """
        if self.clock.is_live:
            return
        made = [
            (move.seat, self._left_at.get(step, self.clock.allowance))
            for step, move in enumerate(before.match.moves[to:], to)
        ]
        undone = [each for each in made if alone in (None, each[0])]
        for seat in after.to_act:
            first = next((left for mover, left in undone if mover == seat), None)
            if agreed:
                self.left[seat] = self.clock.allowance
            elif first is not None:
                self.left[seat] = first
            elif seat not in before.to_act:
                self.left[seat] = self.clock.allowance
        kept = [left for mover, left in made if alone not in (None, mover)]
        self._left_at |= dict(enumerate(kept, to))

    def lost(self, seat: int) -> None:
        """Note that a seat's time is out, and a bot has it."""
        self.left[seat] = 0.0
        self.timed_out.add(seat)
        self.owed.add(seat)

    def taken_back(self, seat: int) -> None:
        """Note that the owner has the seat again.

        After a time-out a little of the bank is given, so that there is something to play with.
        """
        if seat in self.timed_out:
            spare = self.clock.grace if self.clock.is_live else self.clock.allowance
            self.left[seat] = max(self.left[seat], spare)
        self.timed_out.discard(seat)
        self.owed.discard(seat)

    def rest(self, seat: int, spans: list[Span], now: float) -> None:
        """Let a seat's days stand still in these spans, from *now* on; what was, stays."""
        past = [(begin, min(end, now)) for begin, end in self.holidays[seat] if begin < now]
        self.holidays[seat] = past + [(max(begin, now), end) for begin, end in spans if end > now]
