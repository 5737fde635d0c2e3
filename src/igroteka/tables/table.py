"""A running table in memory: what its entries make of it, and what it would refuse.

The table never writes and never tells anybody: `Tables` stores an entry first, then has
the table `take` it, then tells. So nothing here has to be rolled back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from igroteka.engine import (
    BadSetup,
    Closed,
    Event,
    IllegalAction,
    Match,
    Move,
    Offer,
    State,
    find_game,
    record_of,
)
from igroteka.tables.entries import Entry, Setup
from igroteka.tables.errors import Forbidden, NotFound, Refused, Stale, TableError
from igroteka.tables.people import TOKEN_PREFIX
from igroteka.tables.views import Status


@dataclass(slots=True)
class Seat:
    """Who sits here."""

    name: str = ""
    person: str | None = None
    token: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    listeners: int = 0
    last_seen: float = 0.0

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits here."""
        return self.person is not None or self.bot is not None

    @property
    def decided_by(self) -> str | None:
        """The level of the bot that decides here now; None: the person does."""
        return self.bot or self.stand_in


@dataclass(slots=True)
class Vote:
    """The table is asked to go back to a step."""

    seat: int
    to: int
    agreed: set[int]


class Told(NamedTuple):
    """An entry, and what is told about it."""

    entry: Entry
    events: list[Event]
    step: int
    to_act: list[int]
    status: Status


class Trial(NamedTuple):
    """How the match would stand after an entry that is not yet stored."""

    match: Match
    move: Move | None


class Table:
    """What the entries of one table make of it."""

    def __init__(self, setup: Setup, now: float) -> None:
        try:
            game = find_game(setup.game).at(setup.edition)
        except BadSetup:
            raise Refused("error-other-deck", edition=setup.edition) from None
        if setup.rules not in game.state.RULES:
            raise Refused("error-old-rules", version=setup.rules)
        self.setup = setup
        self.game = game
        self.match = Match.start(game, setup.seats, setup.seed, setup.options, setup.rules)
        self.waiting: list[list[int]] = []
        """For each move the seats we waited for before it."""
        for seat, text in setup.base:
            self.waiting.append(self.match.state.seats_to_act())
            self.match.play(text, seat)
        self.status = Status.WAITING
        self.seats = [Seat(last_seen=now) for _ in range(setup.seats)]
        self.holders: dict[str, int] = {}
        self.vote: Vote | None = None
        self.told: list[Told] = []
        self.said: list[Told] = []
        """The chat."""
        self.decision_since = [0] * setup.seats
        """For each seat the entry since which its decision has been the same."""
        self.updated = setup.created
        if self.match.state.is_over:
            self.status = Status.FINISHED

    # --- questions ------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self.setup.id

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.told)

    @property
    def step(self) -> int:
        """How many actions led to the position."""
        return len(self.match.moves)

    @property
    def first_step(self) -> int:
        """The step at which this table took over."""
        return len(self.setup.base)

    @property
    def to_act(self) -> list[int]:
        """The seats we wait for."""
        return self.match.state.seats_to_act() if self.status == Status.PLAYING else []

    @property
    def names(self) -> list[str]:
        """What the seats are called; a bot is called by its level."""
        return [seat.name or seat.bot or "" for seat in self.seats]

    def seat_of(self, person: str) -> int | None:
        """Return the seat of *person*; None: a spectator."""
        if person.startswith(TOKEN_PREFIX):
            token = person.removeprefix(TOKEN_PREFIX)
            for number, seat in enumerate(self.seats):
                if seat.token is not None and seat.token == token:
                    return number
            return None
        return self.holders.get(person)

    def seated(self, person: str) -> int:
        """Return the seat of *person*.

        :raises Forbidden: if the person has none.
        """
        seat = self.seat_of(person)
        if seat is None:
            raise Forbidden("error-not-seated")
        return seat

    def check_seat(self, seat: int) -> Seat:
        """Return a seat.

        :raises NotFound: if there is no such seat.
        """
        if not 0 <= seat < len(self.seats):
            raise NotFound("error-no-seat")
        return self.seats[seat]

    def check_status(self, wanted: Status) -> None:
        """Refuse unless the table is in the *wanted* status."""
        if self.status != wanted:
            raise Refused(f"error-not-{wanted}")

    def legal_actions(self, seat: int | None) -> list[int]:
        """Return what *seat* may do now; a seat for which a bot decides may do nothing."""
        if seat is None or seat not in self.to_act or self.seats[seat].bot is not None:
            return []
        return self.match.state.legal_actions(seat)

    def offers(self, seat: int | None) -> list[Offer]:
        """Return what each legal action of *seat* means."""
        if seat is None or not self.legal_actions(seat):
            return []
        return self.match.state.offers(seat)

    def closed(self, seat: int | None) -> list[Closed]:
        """Return what *seat* would reach for and cannot use now."""
        if seat is None or not self.legal_actions(seat):
            return []
        return self.match.state.closed(seat)

    def voters(self, seat: int) -> list[int]:
        """Return whom *seat* must ask: the other people who are not replaced by a bot."""
        return [
            other
            for other, sits in enumerate(self.seats)
            if other != seat and sits.person is not None and sits.stand_in is None
        ]

    def missing_votes(self) -> list[int]:
        """Return who has not yet answered the open question."""
        if self.vote is None:
            return []
        return [seat for seat in self.voters(self.vote.seat) if seat not in self.vote.agreed]

    def undo_target(self, seat: int) -> int | None:
        """Return the step before the last action of *seat*; None: there is none."""
        moves = self.match.moves
        for step in range(len(moves) - 1, self.first_step - 1, -1):
            if moves[step].seat == seat:
                return step
        return None

    def undo_is_free(self, seat: int, to: int) -> bool:
        """Say whether *seat* may go back to step *to* without asking anybody.

        Own actions that showed nothing are free; against bots only everything is, as
        nobody is there to ask.
        """
        tail = self.match.moves[to:]
        own = all(move.seat == seat and not move.barrier for move in tail)
        return own or not self.voters(seat)

    def undo_keeps(self, seat: int, to: int) -> list[Move]:
        """Return what others did since step *to*, at the same time as *seat*, and would stay.

        Where several decide at the same time, one takes back its own last action alone.
        Empty if that is not so.
        """
        first, *tail = self.match.moves[to:]
        together = self.waiting[to]
        if first.seat != seat or first.barrier or seat not in together:
            return []
        for move in tail:
            if move.barrier or move.seat == seat or move.seat not in together:
                return []
        return tail

    def bot_to_act(self) -> int | None:
        """Return a seat where a bot has to decide now; none while the table is voting."""
        if self.vote is not None:
            return None
        for seat in self.to_act:
            if self.seats[seat].decided_by is not None:
                return seat
        return None

    def record_text(self) -> str:
        """Return the record of the game so far: with the seed, so everything is in it."""
        return record_of(self.match, self.names).text()

    # --- what would happen ------------------------------------------------------------------

    def try_action(self, seat: int, action: str, number: int) -> Trial:
        """Return how the match would stand after *action*.

        :raises Stale: if the person has not seen all that this decision depends on.
        """
        self.check_status(Status.PLAYING)
        if not self.decision_since[seat] <= number <= self.number:
            raise Stale
        trial = replace(self.match, state=self.match.state.copy(), moves=[])
        try:
            move = trial.play(action, seat)
        except IllegalAction as error:
            raise TableError("error-illegal-action", reason=error) from None
        return Trial(trial, move)

    def try_back(self, to: int, kept: Sequence[tuple[int, str]] = ()) -> Trial:
        """Return how the match would stand after going back to step *to*.

        The *kept* actions of others, made since, are then made again.

        :raises IllegalAction: if they cannot be.
        """
        trial = self.match.at(to)
        for seat, text in kept:
            trial.play(text, seat)
        return Trial(trial, None)

    # --- what happened ----------------------------------------------------------------------

    def take(self, entry: Entry, trial: Trial | None = None) -> Told:
        """Let an entry that has been stored come true."""
        getattr(self, "_take_" + entry.kind.replace("-", "_"))(entry, entry.data, trial)
        self.updated = entry.at
        events = self.match.moves[-1].events if entry.kind == "act" else []
        told = Told(entry, events, self.step, self.to_act, self.status)
        self.told.append(told)
        if entry.kind == "chat":
            self.said.append(told)
        return told

    def _seat(self, entry: Entry) -> Seat:
        assert entry.seat is not None
        return self.seats[entry.seat]

    def _take_sit(self, entry: Entry, data: dict[str, Any], trial: Trial | None) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.name, seat.person, seat.token = data["name"], data["person"], data["token"]
        seat.bot = None
        seat.last_seen = entry.at
        self.holders[data["person"]] = entry.seat

    def _take_leave(self, entry: Entry, data: dict[str, Any], trial: Trial | None) -> None:
        self.holders = {p: seat for p, seat in self.holders.items() if seat != entry.seat}
        seat = self._seat(entry)
        seat.name, seat.person, seat.token, seat.stand_in = "", None, None, None

    def _take_bot(self, entry: Entry, data: dict[str, Any], trial: Trial | None) -> None:
        self._seat(entry).bot = data["level"]

    def _take_start(self, entry: Entry, data: dict[str, Any], trial: Trial | None) -> None:
        self.status = Status.PLAYING
        self._all_decide_anew(entry.number)

    def _take_act(self, entry: Entry, data: dict[str, Any], trial: Trial | None) -> None:
        assert entry.seat is not None
        before = self.match.state
        if trial is None:
            after = self.try_action(entry.seat, data["action"], self.number)
        else:
            after = trial
        assert after.move is not None
        self.waiting.append(before.seats_to_act())
        self.match.state = after.match.state
        self.match.moves.append(after.move)
        if not data.get("bot"):
            self.vote = None
        if self.match.state.is_over:
            self.status = Status.FINISHED
        self._who_decides_anew(before, entry.number, entry.seat)

    def _take_back(self, entry: Entry, data: dict[str, Any], trial: Trial | None) -> None:
        before, kept = self.match.state, data.get("kept", ())
        self.match = (trial or self.try_back(data["to"], kept)).match
        together = self.waiting[data["to"]]
        del self.waiting[data["to"] :]
        self.vote = None
        if kept:
            assert entry.seat is not None
            self.waiting += [together] * len(kept)
            self._who_decides_anew(before, entry.number, entry.seat)
        else:
            self._all_decide_anew(entry.number)

    def _take_ask(self, entry: Entry, data: dict[str, Any], trial: Trial | None) -> None:
        assert entry.seat is not None
        self.vote = Vote(entry.seat, data["to"], set())

    def _take_vote(self, entry: Entry, data: dict[str, Any], trial: Trial | None) -> None:
        assert entry.seat is not None
        if not data["yes"]:
            self.vote = None
        elif self.vote is not None:
            self.vote.agreed.add(entry.seat)

    def _take_stand_in(self, entry: Entry, data: dict[str, Any], trial: Trial | None) -> None:
        self._seat(entry).stand_in = data["level"]

    def _take_take_back(self, entry: Entry, data: dict[str, Any], trial: Trial | None) -> None:
        self._seat(entry).stand_in = None
        self._seat(entry).last_seen = entry.at

    def _take_return(self, entry: Entry, data: dict[str, Any], trial: Trial | None) -> None:
        assert entry.seat is not None
        self.holders[data["person"]] = entry.seat

    def _take_chat(self, entry: Entry, data: dict[str, Any], trial: Trial | None) -> None:
        """A message changes nothing; it is kept in `said`."""

    def _who_decides_anew(self, before: State[Any], number: int, actor: int) -> None:
        """Note whose decision is another one now.

        Who may act at the same time and whose choices are the same need not look again.
        """
        after = self.match.state
        together = set(before.seats_to_act()) & set(after.seats_to_act())
        for seat in range(len(self.seats)):
            same = (
                seat in together
                and seat != actor
                and before.legal_actions(seat) == after.legal_actions(seat)
            )
            if not same:
                self.decision_since[seat] = number

    def _all_decide_anew(self, number: int) -> None:
        self.decision_since = [number] * len(self.seats)
