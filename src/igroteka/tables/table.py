"""A running table in memory: what its entries make of it, and what it would refuse.

The table never writes and never tells anybody: the `Keeper` stores an entry first, then has
the table `take` it, then tells. So nothing here has to be rolled back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from igroteka.coach import Advice, Solving, find_puzzle, solving
from igroteka.engine import Closed, Deal, IllegalAction, Match, Move, Offer, record_of
from igroteka.face.lessons import Progress, find_course, progress, turns_of
from igroteka.tables.clock import clock_of
from igroteka.tables.deciding import Deciding
from igroteka.tables.entries import Act, Back, Vote
from igroteka.tables.entry import Entry
from igroteka.tables.errors import (
    AgainstTheRules,
    BesideTheLesson,
    BesideThePuzzle,
    Forbidden,
    NotFound,
    Refused,
    Stale,
)
from igroteka.tables.holding import Holding
from igroteka.tables.ordering import Given, next_ordered
from igroteka.tables.pace import USUAL_PACE
from igroteka.tables.people import TOKEN_PREFIX
from igroteka.tables.setup import Setup, game_at
from igroteka.tables.standing import Line, Made, OpenVote, Refusal, Seat, Standing, Told
from igroteka.tables.time_views import TimeOutLine
from igroteka.tables.timing import Timing
from igroteka.tables.views import ChatLine, HintUse, NextTable, Status

DECIDED = (Made.BY_HAND, Made.BY_BOT)
"""How a move was made that somebody decided on, and that does not follow another."""


class Table:
    """What the entries of one table make of it."""

    def __init__(self, setup: Setup, clock: Callable[[], float]) -> None:
        self.setup = setup
        self.clock = clock
        """Seconds that only grow, whatever the time of day is set to."""
        self.game = game_at(setup.game, setup.edition, setup.rules)
        """The game with the table's own data: it stays the same whatever is newest here."""
        # Until the start nobody sees the position, so any will do where it is dealt only then.
        match = Match.start(self.game, setup.seats, setup.seed or 0, setup.options, setup.rules)
        self.waiting: list[list[int]] = []
        """For each move the seats we waited for before it."""
        setup.draw_anew(match)
        for seat, text in setup.base:
            self.waiting.append(match.state.seats_to_act())
            match.play(text, seat)
            setup.draw_anew(match)
        self.made = [Made.BY_HAND] * len(setup.base)
        """For each move how it came to be made."""
        self.went_back = False
        """Whether nobody has acted since the game last went back: then all is asked."""
        over = match.state.is_over
        self.standing = Standing.of(match, Status.FINISHED if over else Status.WAITING)
        words = setup.words or [""] * setup.seats
        self.seats = [Seat(last_seen=clock(), word=word) for word in words]
        self.holders: dict[str, int] = {}
        """The seats of people, by the person."""
        self.vote: OpenVote | None = None
        self.refusal: Refusal | None = None
        """Who would not go back, until who asked goes on."""
        self.undone: list[list[tuple[int, str, Made]]] = []
        """What was taken back freely and can be done again, the last at the end."""
        self.orders: list[Given] = []
        """What seats have ordered beforehand; none but the seat itself may know."""
        self.pace = USUAL_PACE
        """How fast the bots act."""
        self.hints = False
        """Whether people may ask for hints, where they play with other people."""
        self.rated = False
        """Whether the game is to count for ratings, see `igroteka.tables.rated`."""
        self.hinted: list[HintUse] = []
        """Who has asked for a hint, and when."""
        self.course = find_course(self.game.face, setup.course) if setup.course else None
        """The lessons that are given here; None: none, or this Igroteka has others."""
        puzzle = find_puzzle(self.game, setup.puzzle) if setup.puzzle else None
        self.puzzle = puzzle if puzzle and list(puzzle.moves) == setup.base else None
        """The puzzle that is solved here; None: none, or this Igroteka has another by this id."""
        self.lessons_read = 0
        """So many lessons of the course the learner has read."""
        self.lessons_over = False
        """Whether the learner wants no more of them."""
        self.advised: dict[int, Advice] = {}
        """What the coach thinks about decisions of the learner, by the step before them."""
        self.next: NextTable | None = None
        """Where the same people play on."""
        self.told: list[Told] = []
        """The log."""
        self.said: list[ChatLine] = []
        """The chat."""
        self.speakers: dict[int, str] = {}
        """Who said it, by the numbers of the entries."""
        self.decision_since = Deciding(setup.seats)
        """For each seat the entry since which its decision has been the same."""
        self.updated = setup.created
        """The time of day when something last happened: stored and shown."""
        self.still_since = clock()
        """Since when nothing has happened, by the clock; after a restart, since then."""
        self.timing: Timing | None = None
        """Everybody's time; None: the table has no clock."""
        self.stood_in = False
        """Whether a bot ever sat in for somebody."""
        self.timeouts: list[TimeOutLine] = []
        """Whose time was out, and when."""
        self.set_clock(setup.clock)

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
    def deal(self) -> Deal | None:
        """What the deal is made of, which nobody may know yet; None: it was given."""
        secret = self.setup.secret
        return Deal(secret, tuple(seat.word for seat in self.seats)) if secret else None

    @property
    def names(self) -> list[str]:
        """What the seats are called; a bot is called by its level."""
        return [seat.name or seat.bot or "" for seat in self.seats]

    @property
    def may_be_used(self) -> bool:
        """Whether the game may be used for research: if all who played it agree.

        Where the beginning was played elsewhere, nobody has asked those who did.
        """
        people = [seat for seat in self.seats if seat.person is not None]
        return bool(people) and not self.first_step and all(seat.research for seat in people)

    @property
    def may_be_hinted(self) -> bool:
        """Whether people may ask for hints: where the table says so, and against bots alone.

        Nobody may at a rated one; who solves a puzzle gets its answer instead.
        """
        if self.rated or self.solving() is not None:
            return False
        return self.hints or sum(seat.person is not None for seat in self.seats) <= 1

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
            by_token = person.startswith(TOKEN_PREFIX)
            raise Forbidden("error-token-elsewhere" if by_token else "error-not-seated")
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

    def bundles(self, seat: int | None) -> list[Offer]:
        """Return what *seat* may do with one gesture, several actions each."""
        if seat is None or not self.may_act(seat):
            return []
        told = (
            event
            for move in reversed(self.match.moves)
            for event in move.events
            if event.only in (None, seat)
        )
        return self.match.state.bundles(seat, told)

    def holding(self, seat: int | None, text: str) -> Holding | None:
        """Return the decision as if *seat* had taken up what *text* takes up; None: it cannot."""
        offers = self.offers(seat)
        found = [offer for offer in offers if offer.opens and offer.text == text]
        if not found or seat is None:
            return None
        state = self.match.state.copy()
        state.apply(found[0].action, seat)
        return Holding(self.match.state, state, seat, found[0], offers)

    def voters(self, seat: int) -> list[int]:
        """Return whom *seat* must ask: all other people, also who is away.

        A bot that sits in for somebody agrees to nothing in their name.
        """
        return [
            other
            for other, sits in enumerate(self.seats)
            if other != seat and sits.person is not None
        ]

    def is_away(self, seat: int) -> bool:
        """Say whether a bot sits in for the person at *seat*, who can answer nothing."""
        return self.seats[seat].stand_in is not None

    def missing_votes(self) -> list[int]:
        """Return who has not yet answered the open question."""
        if self.vote is None:
            return []
        return [seat for seat in self.voters(self.vote.seat) if seat not in self.vote.agreed]

    def undo_target(self, seat: int) -> int | None:
        """Return the step before the last action of *seat*; None: there is none.

        What followed it by itself or by the same gesture is taken back with it.
        """
        moves = self.match.moves
        for step in range(len(moves) - 1, self.first_step - 1, -1):
            if moves[step].seat == seat and self.made[step] in DECIDED:
                return step
        return None

    def undo_is_free(self, seat: int, to: int) -> bool:
        """Say whether *seat* may go back to step *to* without asking anybody.

        Own actions that showed nothing are free; against bots only everything is, as
        nobody is there to ask, unless the game is rated.
        """
        return self.is_own(seat, to) or not (self.rated or self.voters(seat))

    def undo_can_be_asked(self, seat: int) -> bool:
        """Say whether others can agree that *seat* goes back; in a rated game bots do not."""
        bots = any(sits.bot is not None for sits in self.seats)
        return bool(self.voters(seat)) and not (self.rated and bots)

    def is_own(self, seat: int, since: int) -> bool:
        """Say whether all that happened *since* a step was done by *seat* and showed nothing."""
        if self.is_of_stand_in(since):
            return False
        return all(move.seat == seat and not move.barrier for move in self.match.moves[since:])

    def is_of_stand_in(self, since: int) -> bool:
        """Say whether a bot decided something *since* a step that stays decided: time was out."""
        return self.timing is not None and Made.BY_BOT in self.made[since:]

    def undo_keeps(self, seat: int, to: int) -> list[Move]:
        """Return what others did since step *to*, at the same time as *seat*, and would stay.

        Where several decide at the same time, one takes back its own last actions alone.
        Empty if that is not so.
        """
        first, *tail = self.match.moves[to:]
        together = self.waiting[to]
        if first.seat != seat or first.barrier or seat not in together:
            return []
        if self.timing is not None and self.made[to] == Made.BY_BOT:
            return []
        for move in tail:
            if move.barrier or move.seat not in together:
                return []
        return [move for move in tail if move.seat != seat]

    def undo_rewinds(self, seat: int, to: int) -> bool:
        """Say whether what others did since step *to* would be taken back as well."""
        others = any(move.seat != seat for move in self.match.moves[to:])
        return others and not self.undo_keeps(seat, to)

    def redoes(self, seat: int) -> list[tuple[int, str]]:
        """Return what *seat* may do again without asking anybody; empty: nothing."""
        if not self.undone or self.status != Status.PLAYING or self.vote is not None:
            return []
        last = [(actor, action) for actor, action, _ in self.undone[-1]]
        own = all(actor == seat for actor, _ in last)
        return last if own or not self.voters(seat) else []

    def bot_to_act(self) -> int | None:
        """Return a seat where a bot has to decide now; none while the table is voting."""
        if self.vote is not None or self.solving() is not None:
            return None
        place = self.progress()
        if place is not None and (place.is_guided or place.waits):
            # Who reads is waited for; what comes then is prepared.
            seat = place.due[0] if place.due else None
            return seat if seat in self.to_act and self.seats[seat].bot else None
        for seat in self.to_act:
            if self.seats[seat].decided_by is not None:
                return seat
        return None

    # --- lessons ----------------------------------------------------------------------------

    def progress(self) -> Progress | None:
        """Return where the learner is; None: there are no lessons here, or they are over."""
        course = self.course
        if course is None or self.lessons_over or self.status != Status.PLAYING:
            return None
        moves, text = self.match.moves[self.first_step :], self.game.codec.text
        script = len(course.script)
        played = [(move.seat, text(move.action)) for move in moves[:script]]
        played += [(move.seat, "") for move in moves[script:]]
        waiting = self.waiting[self.first_step + script :]
        actors = [move.seat for move in moves[script:]]
        turns = turns_of(course.seat, actors, waiting, over=False)
        return progress(course, played, self.lessons_read, turns)

    def scripted(self, seat: int) -> str | None:
        """Return what the bot at *seat* does now because a lesson says so; None: as it likes."""
        place = self.progress()
        due = place.due if place is not None else None
        return due[1] if due is not None and due[0] == seat else None

    def check_lesson(self, seat: int, texts: list[str]) -> None:
        """Refuse what is not what the lesson is about, as long as all goes as prepared.

        :raises AgainstTheRules: if the game does not allow it either.
        """
        place = self.progress()
        if place is None or not place.is_guided or place.fits(texts):
            return
        self.check_possible(seat, texts)
        raise BesideTheLesson(self.game, place.course, place.lesson, tuple(self.names))

    # --- puzzles ------------------------------------------------------------------------------

    def solving(self) -> Solving | None:
        """Return how far who solves a puzzle is; None: there is none here."""
        if self.puzzle is None or self.status == Status.WAITING:
            return None
        text = self.game.codec.text
        moves = self.match.moves[self.first_step :][: len(self.puzzle.line)]
        return solving(self.puzzle, [(move.seat, text(move.action)) for move in moves])

    def check_puzzle(self, seat: int, texts: list[str]) -> None:
        """Refuse what is not the line of a puzzle, until its point is made; then everything.

        :raises AgainstTheRules: if the game does not allow it either.
        """
        here = self.solving()
        if here is None:
            return
        if here.is_solved:
            raise Refused("error-puzzle-over")
        self.check_possible(seat, texts)
        wrong = here.wrong(texts)
        if wrong is not None:
            raise BesideThePuzzle(wrong.chance)

    def check_possible(self, seat: int, texts: list[str]) -> None:
        """Refuse what the rules do not allow, one action after the other.

        :raises AgainstTheRules: saying why not.
        """
        match = self.match.copy()
        for text in texts:
            try:
                match.play(text, seat)
            except IllegalAction as error:
                raise AgainstTheRules(self.game, error) from None

    def lessons_go_back(self) -> None:
        """Let the lessons be read again that come after the step that the game went back to."""
        if self.course is not None:
            self.advised = {step: told for step, told in self.advised.items() if step <= self.step}
            read, self.lessons_read = self.lessons_read, len(self.course.lessons)
            place = self.progress()
            self.lessons_read = min(read, place.number if place is not None else read)

    # --- time -------------------------------------------------------------------------------

    def set_clock(self, text: str) -> None:
        """Have a clock, as `Clock.text` writes it; empty: none."""
        clock = clock_of(text)
        self.timing = None if clock is None else Timing(clock, self.setup.seats)

    @property
    def clock_text(self) -> str:
        """The table's clock, as `Clock.text` writes it; empty: none."""
        return "" if self.timing is None else self.timing.clock.text

    def passed(self) -> float:
        """Return how many seconds have passed since the last entry."""
        return max(0.0, self.clock() - self.still_since)

    def comes_back(self, seat: int) -> bool:
        """Say whether the person at *seat* has it back from a bot by merely coming.

        Not where a live clock has run out: a page that is opened again would be enough. Nor
        before the bot has decided what time was out for.
        """
        if self.seats[seat].stand_in is None:
            return False
        timing = self.timing
        if timing is None or seat not in timing.timed_out:
            return True
        return not timing.clock.is_live and seat not in timing.owed

    def shares(self, last: Entry | None = None) -> list[float]:
        """Return for each seat which part of the decisions made there were its owner's, 0 to 1.

        The others were those of bots that sat in. Only what stands counts: what was taken back
        was not decided. A bot is the owner of its own seat. *last* is about to happen, and counts.
        """
        if not self.stood_in:
            return [1.0] * len(self.seats)
        own, all_of = [0] * len(self.seats), [0] * len(self.seats)
        first = self.first_step
        decided = [
            (move.seat, made != Made.BY_BOT)
            for move, made in zip(self.match.moves[first:], self.made[first:], strict=True)
        ]
        if isinstance(last, Act):
            decided.append((last.seat, not last.bot))
        for seat, is_own in decided:
            all_of[seat] += 1
            own[seat] += is_own
        return [
            own[number] / all_of[number] if seat.bot is None and all_of[number] else 1.0
            for number, seat in enumerate(self.seats)
        ]

    def record_text(self) -> str:
        """Return the record of the game so far: with the seed, so everything is in it."""
        return record_of(self.match, self.names, self.deal).text()

    # --- what would happen ------------------------------------------------------------------

    def dealt(self) -> Match:
        """Return the game as it begins: what was given, or made of the secret and the words."""
        setup, deal = self.setup, self.deal
        if deal is None:
            return self.match
        if setup.seed is None:
            return Match.start(self.game, setup.seats, deal.seed, setup.options, setup.rules)
        match = replace(self.match, moves=self.match.moves[:])
        match.draw_anew(deal.seed)
        return match

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
        """Return the entry that now follows without anybody's doing.

        All agreed to go back, or somebody cannot answer for whom a bot sits in, or somebody has
        ordered it beforehand, or somebody who wants it so has but one choice.
        """
        if self.vote is not None:
            missing = self.missing_votes()
            for seat in (self.vote.seat, *missing):
                if self.is_away(seat):
                    return Vote(seat, yes=False)
            return None if missing else Back(None, self.vote.to)
        if self.went_back or self.progress() is not None or self.solving() is not None:
            return None
        if self.orders and (ordered := next_ordered(self)) is not None:
            given, action = ordered
            return Act(given.seat, action, made=Made.ORDERED)
        found = (self.only_choice(seat) for seat in self.to_act)
        return next((entry for entry in found if entry is not None), None)

    def only_choice(self, seat: int) -> Entry | None:
        """Return what *seat* can only do, if that is to be done at once, unasked.

        Never what shows something or ends a turn, nor what ends the chance to take back
        what *seat* has just done.
        """
        sits, state = self.seats[seat], self.match.state
        if sits.person is None or sits.decided_by is not None or not sits.quick:
            return None
        if len(state.legal_actions(seat)) != 1:
            return None
        (offer,) = state.offers(seat)
        if offer.final:
            return None
        entry = Act(seat, offer.text, made=Made.BY_ITSELF)
        after = entry.outcome(self)
        if after.match.moves[-1].barrier:
            return None
        before = self.undo_target(seat)
        if seat not in after.to_act and before is not None and self.is_own(seat, before):
            return None
        return entry

    # --- what happened ----------------------------------------------------------------------

    def take(self, line: Line, outcome: Standing | None = None) -> None:
        """Let an entry that has been stored come true; *outcome* is what it said would be.

        Without one it is carried out here and now: nobody looks at a table that is being read.
        """
        entry, before = line.entry, self.standing
        self.standing = entry.carry_out(self) if outcome is None else outcome
        if self.timing is not None:
            self.timing.let_pass(entry.passed, line.at)
        entry.happen(self, line, before)
        if self.timing is not None:
            self.timing.run_on(self)
        self.updated, self.still_since = line.at, self.clock()
        events = entry.events(self.standing)
        match, status, to_act = self.standing
        self.told.append(Told(line, events, len(match.moves), to_act, status))

    def refuse_vote(self, seat: int) -> None:
        """End an open vote because *seat* will not go back; who asked is to know."""
        if self.vote is not None and self.vote.seat != seat:
            self.refusal = Refusal(self.vote.seat, seat)
        elif self.refusal is not None and self.refusal.asker == seat:
            self.refusal = None
        self.vote = None
