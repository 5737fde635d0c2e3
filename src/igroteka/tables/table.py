"""A running table in memory: what its entries make of it, and what it would refuse.

The table never writes and never tells anybody: the `Keeper` stores an entry first, then has
the table `take` it, then tells. So nothing here has to be rolled back.
"""

from __future__ import annotations

from igroteka.engine import Closed, IllegalAction, Match, Move, Offer, record_of
from igroteka.tables.entries import Back, Entry
from igroteka.tables.errors import AgainstTheRules, Forbidden, NotFound, Refused, Stale
from igroteka.tables.pace import USUAL_PACE
from igroteka.tables.people import TOKEN_PREFIX
from igroteka.tables.setup import Setup, game_at
from igroteka.tables.standing import Line, OpenVote, Refusal, Seat, Standing, Told
from igroteka.tables.views import ChatLine, NextTable, Status


class Table:
    """What the entries of one table make of it."""

    def __init__(self, setup: Setup, now: float) -> None:
        self.setup = setup
        self.game = game_at(setup.game, setup.edition, setup.rules)
        """The game with the table's own data: it stays the same whatever is newest here."""
        match = Match.start(self.game, setup.seats, setup.seed, setup.options, setup.rules)
        self.waiting: list[list[int]] = []
        """For each move the seats we waited for before it."""
        for seat, text in setup.base:
            self.waiting.append(match.state.seats_to_act())
            match.play(text, seat)
        self.standing = Standing(match, Status.FINISHED if match.state.is_over else Status.WAITING)
        self.seats = [Seat(last_seen=now) for _ in range(setup.seats)]
        self.holders: dict[str, int] = {}
        """The seats of people, by the person."""
        self.vote: OpenVote | None = None
        self.refusal: Refusal | None = None
        """Who would not go back, until who asked goes on."""
        self.undone: list[list[tuple[int, str]]] = []
        """What was taken back freely and can be done again, the last first."""
        self.pace = USUAL_PACE
        """How fast the bots act."""
        self.next: NextTable | None = None
        """Where the same people play on."""
        self.told: list[Told] = []
        """The log."""
        self.said: list[ChatLine] = []
        """The chat."""
        self.decision_since = [0] * setup.seats
        """For each seat the entry since which its decision has been the same."""
        self.updated = setup.created

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
    def match(self) -> Match:
        """The game being played."""
        return self.standing.match

    @property
    def status(self) -> Status:
        """How far the table is."""
        return self.standing.status

    @property
    def step(self) -> int:
        """How many actions led to the position."""
        return self.standing.step

    @property
    def first_step(self) -> int:
        """The step at which this table took over."""
        return len(self.setup.base)

    @property
    def to_act(self) -> list[int]:
        """The seats we wait for."""
        return self.standing.to_act

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

    def may_act(self, seat: int | None) -> bool:
        """Say whether we wait for the person at *seat*; nobody acts for a bot."""
        return seat is not None and seat in self.to_act and self.seats[seat].bot is None

    def offers(self, seat: int | None) -> list[Offer]:
        """Return what each legal action of *seat* means; who may not act pays for nothing."""
        return self.match.state.offers(seat) if seat is not None and self.may_act(seat) else []

    def closed(self, seat: int | None) -> list[Closed]:
        """Return what *seat* would reach for and cannot use now."""
        return self.match.state.closed(seat) if seat is not None and self.may_act(seat) else []

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

    def undo_rewinds(self, seat: int, to: int) -> bool:
        """Say whether what others did since step *to* would be taken back as well."""
        others = any(move.seat != seat for move in self.match.moves[to:])
        return others and not self.undo_keeps(seat, to)

    def redoes(self, seat: int) -> list[tuple[int, str]]:
        """Return what *seat* may do again without asking anybody; empty: nothing."""
        if not self.undone or self.status != Status.PLAYING or self.vote is not None:
            return []
        last = self.undone[-1]
        own = all(actor == seat for actor, _ in last)
        return last if own or not self.voters(seat) else []

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

    def check_fresh(self, seat: int, number: int) -> None:
        """Refuse a decision of *seat* that was made after having seen entry *number*.

        :raises Stale: if the person has not seen all that the decision depends on.
        """
        self.check_status(Status.PLAYING)
        if not self.decision_since[seat] <= number <= self.number:
            raise Stale

    def canonical(self, action: str) -> str:
        """Return the canonical text of an action that somebody has written.

        :raises AgainstTheRules: if the game has no such action.
        """
        try:
            return self.game.codec.text(self.game.codec.parse(action))
        except IllegalAction as error:
            raise AgainstTheRules(self.game, error) from None

    def next_by_itself(self) -> Entry | None:
        """Return the entry that now follows without anybody's doing: all agreed to go back."""
        if self.vote is None or self.missing_votes():
            return None
        return Back(None, self.vote.to)

    # --- what happened ----------------------------------------------------------------------

    def take(self, line: Line, outcome: Standing | None = None) -> None:
        """Let an entry that has been stored come true; *outcome* is what it said would be."""
        entry, before = line.entry, self.standing
        self.standing = entry.outcome(self) if outcome is None else outcome
        entry.happen(self, line, before)
        self.updated = line.at
        events = entry.events(self.standing)
        self.told.append(Told(line, events, self.step, self.to_act, self.status))

    def refuse_vote(self, seat: int) -> None:
        """End an open vote because *seat* will not go back; who asked is to know."""
        if self.vote is not None and self.vote.seat != seat:
            self.refusal = Refusal(self.vote.seat, seat)
        elif self.refusal is not None and self.refusal.asker == seat:
            self.refusal = None
        self.vote = None

    def some_decide_anew(self, before: Standing, number: int, actor: int) -> None:
        """Note whose decision is another one since entry *number*, which *actor* caused.

        Who may act at the same time and whose choices are the same need not look again.
        """
        old, new = before.match.state, self.match.state
        together = set(old.seats_to_act()) & set(new.seats_to_act())
        for seat in range(len(self.seats)):
            same = (
                seat in together
                and seat != actor
                and old.legal_actions(seat) == new.legal_actions(seat)
            )
            if not same:
                self.decision_since[seat] = number

    def all_decide_anew(self, number: int) -> None:
        """Note that since entry *number* everybody's decision is another one."""
        self.decision_since = [number] * len(self.seats)
