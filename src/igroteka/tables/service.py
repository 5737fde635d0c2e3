"""The only door to the tables, for pages and API alike.

A *person* is a random id from a signed cookie, or ``token:<seat token>`` for a client that
shows a seat's return token: that one acts for that seat and nothing else. Whoever has no
seat at a table is a spectator there.

Every change is checked, stored, and only then told. All refusals are `IgrotekaError`s with
a sentence; those of tables (`TableError`) also carry the id of the message that pages show.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from igroteka.engine import IllegalAction
from igroteka.tables import looking
from igroteka.tables.allowance import Buckets
from igroteka.tables.analysing import Analyses
from igroteka.tables.analysis_views import AnalysisView, analysis_view
from igroteka.tables.aside import Aside
from igroteka.tables.bots import Bots
from igroteka.tables.checking import (
    LONGEST_MESSAGE,
    LONGEST_NAME,
    LONGEST_WORD,
    check_pace,
    checked_level,
    checked_text,
)
from igroteka.tables.clocks import Clocks
from igroteka.tables.coming_entries import Consent, Prefer, StandIn, TakeBack
from igroteka.tables.entries import (
    Act,
    Ask,
    Back,
    BotSeat,
    Chat,
    Leave,
    Redo,
    Rename,
    SetPace,
    Sit,
    Start,
    Vote,
    Word,
)
from igroteka.tables.errors import Refused, TableError, TooFast, Unavailable
from igroteka.tables.hinting import Hinting
from igroteka.tables.holidays import Holidays
from igroteka.tables.keeper import Keeper
from igroteka.tables.lessons import Lessons
from igroteka.tables.lobby import Wish
from igroteka.tables.messages import Message
from igroteka.tables.opening import Opening
from igroteka.tables.orders import Orders
from igroteka.tables.pace import Pace
from igroteka.tables.people import new_token, sitter
from igroteka.tables.puzzles import Puzzles
from igroteka.tables.rated import Rated
from igroteka.tables.records import Records
from igroteka.tables.return_tokens import ReturnTokens
from igroteka.tables.rewriting import Rewriting
from igroteka.tables.standing import Made
from igroteka.tables.store import Store
from igroteka.tables.thinking import STAND_IN_LEVEL, Thinkers, Thinks
from igroteka.tables.views import Decision, Lobby, Seated, Status, StepView, TableView

if TYPE_CHECKING:
    from igroteka.tables.peers import Peers

MOST_AT_ONCE = 50
"""So many actions may be sent as one: more than any gesture stands for."""


class Tables:
    """All tables of this host: answers what people ask for.

    A `Keeper` keeps the tables, `Bots` has the bots act at them; this checks what people may
    do, has it written, and shows each what that one may see. `opening` makes tables, `tokens`
    leads back to seats, `hints` asks the coach, `lessons` guides learners, `puzzles` sets
    puzzles, `orders` takes orders beforehand, `rated` says which games count for ratings, `records`
    has what is left of finished games, `analyses` what the coach says of them, `clocks` looks after
    the time, `holidays` keeps when people are away, `rewriting` changes many tables at once. Open
    it with ``await Tables.open(url)`` and close it with ``await tables.close()``.
    """

    def __init__(self, keeper: Keeper, bots: Bots, pace: Pace, peers: Peers | None = None) -> None:
        self.keeper = keeper
        self._peers = peers
        self.bots = bots
        self.pace = pace
        self.store = keeper.store
        self.clock, self.wall = keeper.clock, keeper.wall
        self.aside = Aside()
        self.tokens = ReturnTokens(keeper)
        self.rated = Rated(keeper)
        self.opening = Opening(keeper, self.tokens, self.rated)
        self.records = Records(keeper, self.aside)
        self.hints = Hinting(keeper, bots)
        self.rewriting = Rewriting(keeper)
        self.analyses = Analyses(keeper, bots)
        self.clocks = Clocks(keeper)
        self.holidays = Holidays(keeper)
        self.lessons = Lessons(keeper, bots)
        self.puzzles = Puzzles(keeper)
        self.orders = Orders(keeper)
        self._chats = Buckets(pace.chat_burst, 1 / pace.chat_refill)

    @classmethod
    async def open(
        cls,
        database: str,
        pace: Pace | None = None,
        workers: int = 1,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> Tables:
        """Open the database at this SQLAlchemy URL, set it up or migrate it, and go on.

        Bots of running games start to think at once where it is their turn.
        """
        pace = pace or Pace()
        keeper = Keeper(await Store.open(database), clock, wall)
        peers: Peers | None = None
        thinkers: Thinks
        if keeper.store.database.is_shared:
            from igroteka.tables.sharing import share  # it needs PostgreSQL's own driver

            if wall is time.time:
                # Of several servers each has a time of day; the database has one for all.
                keeper.begin_at(await keeper.store.time_of_day())
            peers, thinkers = await share(keeper, database, workers)
        else:
            thinkers = Thinkers(workers)
            keeper.background.start(keeper.resume())
        bots = Bots(keeper, thinkers, pace)
        keeper.background.start(keeper.forget_unused(pace.forget_after))
        tables = cls(keeper, bots, pace, peers)
        keeper.background.start(tables.analyses.resume())
        keeper.background.start(tables.holidays.resume())
        keeper.background.start(tables.clocks.run())
        return tables

    def hang_up(self) -> None:
        """End all streams in the next turn of the loop; the server is about to stop."""
        self.keeper.hang_up()

    async def close(self) -> None:
        """Stop the bots and close the database. Nothing is lost by not calling it."""
        await self.keeper.background.stop()
        with suppress(Unavailable):
            await self.clocks.note(at_once=True)
        if self._peers is not None:
            await self._peers.stop()
        self.aside.close()
        self.bots.thinkers.close()
        await self.store.close()

    # --- before the start -------------------------------------------------------------------

    async def sit(
        self, table: str, person: str, seat: int | None, name: str, *, quick: bool = False
    ) -> Seated:
        """Take a seat (None: the first free one) and return its return token."""
        async with self.keeper.locked(table) as live:
            name = checked_text(name, LONGEST_NAME, "error-bad-name")
            live.table.check_status(Status.WAITING)
            if live.table.seat_of(person) is not None:
                raise Refused("error-already-seated")
            if seat is None:
                free = [n for n, s in enumerate(live.table.seats) if not s.taken]
                if not free:
                    raise Refused("error-seat-taken")
                seat = free[0]
            if live.table.check_seat(seat).taken:
                raise Refused("error-seat-taken")
            await self.keeper.admit(live.table, person, name)
            token, person = new_token(), sitter(person)
            await self.keeper.write(live, Sit(seat, person, name, token, quick))
        return Seated(table, seat, token)

    async def rename(self, table: str, person: str, name: str) -> None:
        """Be called otherwise at a table that has not started."""
        async with self.keeper.locked(table) as live:
            name = checked_text(name, LONGEST_NAME, "error-bad-name")
            live.table.check_status(Status.WAITING)
            seat = live.table.seated(person)
            if name != live.table.seats[seat].name:
                await self.keeper.admit(live.table, person, name)
                await self.keeper.write(live, Rename(seat, name))

    async def give_word(self, table: str, person: str, word: str) -> None:
        """Add a word of one's own to the deal, before the start; empty: take it back.

        The table is committed to its secret already, so no word can be too late or too clever.
        """
        async with self.keeper.locked(table) as live:
            word = checked_text(word, LONGEST_WORD, "error-bad-word") if word.strip() else ""
            live.table.check_status(Status.WAITING)
            seat = live.table.seated(person)
            if not live.table.setup.secret:
                raise Refused("error-deal-given")
            if word != live.table.seats[seat].word:
                await self.keeper.write(live, Word(seat, word))

    async def set_pace(self, table: str, person: str, pace: str) -> None:
        """Set how fast the bots of a table act."""
        async with self.keeper.locked(table) as live:
            check_pace(pace)
            seat = live.table.seated(person)
            if pace != live.table.pace:
                await self.keeper.write(live, SetPace(seat, pace))

    async def consent(self, table: str, person: str, research: bool) -> None:
        """Agree that the game may be used for research, or no longer: before, in and after it."""
        async with self.keeper.locked(table) as live:
            seat = live.table.seated(person)
            if live.table.first_step:
                raise Refused("error-research-continued")
            if live.table.seats[seat].research != research:
                await self.keeper.write(live, Consent(seat, research))

    async def leave(self, table: str, person: str) -> None:
        """Give the seat up. In a running game a bot sits in until the person is back."""
        async with self.keeper.locked(table) as live:
            seat = live.table.seated(person)
            if live.table.status == Status.WAITING:
                await self.keeper.write(live, Leave(seat))
            elif live.table.status == Status.PLAYING:
                # Lessons and puzzles wait for who takes them.
                waits = live.table.progress() is not None or live.table.solving() is not None
                if live.table.seats[seat].stand_in is None and not waits:
                    await self.keeper.write(live, StandIn(seat, STAND_IN_LEVEL))
            else:
                raise Refused("error-not-playing")

    async def set_bot(self, table: str, person: str, seat: int, level: str | None) -> None:
        """Seat a bot on an empty seat, change its level, or (None) send it away."""
        async with self.keeper.locked(table) as live:
            if level is not None:
                others = [other.bot for n, other in enumerate(live.table.seats) if n != seat]
                level = checked_level(level, live.table.game, others)
            live.table.check_status(Status.WAITING)
            live.table.seated(person)
            if live.table.check_seat(seat).person is not None:
                raise Refused("error-seat-taken")
            await self.keeper.write(live, BotSeat(seat, level))

    async def start(self, table: str, person: str) -> None:
        """Begin the game; every seat must be taken."""
        async with self.keeper.locked(table) as live:
            live.table.check_status(Status.WAITING)
            live.table.seated(person)
            if not all(seat.taken for seat in live.table.seats):
                raise Refused("error-empty-seats")
            await self.holidays.enter(live)
            await self.rated.check_start(live.table)
            await self.keeper.write(live, Start())

    # --- playing ----------------------------------------------------------------------------

    async def act(self, table: str, person: str, action: str, number: int) -> int:
        """Carry out *action* (its text), decided on after having seen entry *number*.

        It may be several, joined by “; ”: they are carried out up to the first that is not
        legal by then or that shows something new. Return the step that it led to.

        :raises Stale: if something has happened since that the decision may depend on.
        """
        async with self.keeper.locked(table, number) as live:
            seat = live.table.seated(person)
            if live.table.timing is not None:
                await self.clocks.check(live, seat)
            live.table.check_fresh(seat, number)
            parts = action.split(";")[:MOST_AT_ONCE]
            first, *rest = texts = [live.table.canonical(part) for part in parts]
            live.table.check_lesson(seat, texts)
            live.table.check_puzzle(seat, texts)
            entry = Act(seat, first)
            if live.table.seats[seat].stand_in is not None:
                entry.outcome(live.table)  # refused before the seat is taken back
                await self.keeper.write(live, TakeBack(seat))
            along = (Act(seat, text, made=Made.ALONG) for text in rest)
            await self.keeper.write(live, entry, *along)
            return live.table.step

    async def prefer(self, table: str, person: str, quick: bool) -> None:
        """Have what is the only choice made at once, unasked, or no longer."""
        async with self.keeper.locked(table) as live:
            seat = live.table.seated(person)
            if live.table.seats[seat].quick != quick:
                await self.keeper.write(live, Prefer(seat, quick))

    async def undo(self, table: str, person: str, to: int | None = None) -> bool:
        """Go back to step *to* (None: before one's own last action).

        Back to the last revelation or another's act, or against bots only, this is done at
        once; further back all other people are asked. Where several decide at the same time,
        only one's own action is taken back. Return whether it was done at once.

        :raises Refused: if somebody would have to agree for whom a bot sits in.
        """
        async with self.keeper.locked(table) as live:
            playing = live.table
            playing.check_status(Status.PLAYING)
            seat = playing.seated(person)
            await self.clocks.check(live, seat)
            if playing.vote is not None:
                raise Refused("error-vote-open")
            target = playing.undo_target(seat) if to is None else to
            if target is None:
                raise Refused("error-nothing-to-undo")
            if not playing.first_step <= target < playing.step:
                raise TableError("error-bad-undo")
            if kept := playing.undo_keeps(seat, target):
                text = playing.game.codec.text
                again = [(move.seat, text(move.action)) for move in kept]
                with suppress(IllegalAction):  # what cannot be done again goes back as well
                    await self.keeper.write(live, Back(seat, target, again))
                    return True
            if playing.undo_is_free(seat, target):
                await self.keeper.write(live, Back(None, target))
                return True
            if not playing.undo_can_be_asked(seat):
                raise Refused("error-rated-undo")
            if away := [other for other in playing.voters(seat) if playing.is_away(other)]:
                raise Refused("error-undo-away", name=playing.names[away[0]])
            await self.keeper.write(live, Ask(seat, target))
            return False

    async def redo(self, table: str, person: str) -> None:
        """Do again what was last taken back freely, if nothing else has happened since."""
        async with self.keeper.locked(table) as live:
            seat = live.table.seated(person)
            await self.clocks.check(live, seat)
            moves = live.table.redoes(seat)
            if not moves:
                raise Refused("error-nothing-to-redo")
            try:
                await self.keeper.write(live, Redo(seat, moves))
            except IllegalAction:
                raise Refused("error-nothing-to-redo") from None

    async def vote(self, table: str, person: str, yes: bool) -> None:
        """Agree to go back, or refuse; who asked may withdraw by voting no."""
        async with self.keeper.locked(table) as live:
            seat = live.table.seated(person)
            vote = live.table.vote
            withdraws = vote is not None and vote.seat == seat and not yes
            if not withdraws and seat not in live.table.missing_votes():
                raise Refused("error-no-vote")
            await self.keeper.write(live, Vote(seat, yes))

    async def ask_stand_in(self, table: str, person: str, seat: int) -> None:
        """Have a bot sit in for a player who has been away for the set time.

        A strong one, whoever asks: no rival chooses how well an absent player plays.
        """
        async with self.keeper.locked(table) as live:
            live.table.check_status(Status.PLAYING)
            live.table.seated(person)
            live.table.check_seat(seat)
            if not looking.is_absent(live.table, seat, self.clock(), self.pace.absent_after):
                raise Refused("error-not-absent")
            await self.keeper.write(live, StandIn(seat, STAND_IN_LEVEL))

    async def take_back(self, table: str, person: str) -> None:
        """Take one's seat back from the bot that sat in."""
        async with self.keeper.locked(table) as live:
            seat = live.table.seated(person)
            if live.table.seats[seat].stand_in is None:
                raise Refused("error-no-stand-in")
            await self.clocks.check(live, seat)
            await self.keeper.write(live, TakeBack(seat))

    async def chat(self, table: str, person: str, text: str) -> None:
        """Say something at the table."""
        async with self.keeper.locked(table) as live:
            text = checked_text(text, LONGEST_MESSAGE, "error-bad-text")
            seat = live.table.seated(person)
            if not self._chats.take(person, self.clock()):
                raise TooFast("error-chat-too-fast")
            await self.keeper.write(live, Chat(seat, live.table.seats[seat].name, text))

    # --- looking ----------------------------------------------------------------------------

    async def view_for(
        self, table: str, person: str, log_from: int = 0, lang: str = "en", holding: str = ""
    ) -> TableView:
        """Return everything the table's page needs, made for *person*, who reads *lang*.

        Lines of the log up to step *log_from* are left out. With *holding*, an action that
        takes something up, it is shown as if it had been taken up.
        """
        live = await self.keeper.find(table)
        now = self.clock()
        seat = live.table.seat_of(person)
        if seat is not None:
            live.table.seats[seat].last_seen = now
        rated = await self.rated.view(live.table)
        return looking.table_view(
            live.table,
            seat,
            now,
            self.pace.absent_after,
            live.thinking,
            live.spectators,
            log_from,
            lang,
            holding,
            self.hints.known(live.table, seat, holding),
            self.keeper.steady(),
            self.keeper.unheard(person),
            rated,
        )

    async def decision(self, table: str, person: str, lang: str = "en") -> Decision:
        """Return what *person*, who reads *lang*, may do now, and what is closed."""
        live = await self.keeper.find(table)
        return looking.decision(live.table, live.table.seat_of(person), lang)

    async def at_step(
        self, table: str, person: str, step: int, seat: int | None = None
    ) -> StepView:
        """Return one step of the replay.

        A finished game can be seen through every *seat*'s eyes (None: one's own, or a
        spectator's); a running one only through one's own.
        """
        live = await self.keeper.find(table)
        eyes = live.table.seat_of(person) if seat is None else seat
        return looking.step_view(live.table, person, step, eyes)

    async def analysis(
        self, table: str, person: str, lang: str = "en", names: Sequence[str] = ()
    ) -> AnalysisView:
        """Return how far the analysis of a finished game is, and what it found, in words."""
        live = await self.keeper.find(table)
        progress = await self.analyses.progress(table, person)
        return await self.aside.do(partial(analysis_view, live.table, progress, lang, names))

    async def scores_over(self, table: str) -> list[list[int]]:
        """Return for every step of a finished game everybody's points: for the chart."""
        live = await self.keeper.find(table)
        live.table.check_status(Status.FINISHED)
        if live.points is None:
            live.points = await self.aside.do(partial(looking.points_over, live.table.match))
        return live.points

    async def lobby(self, person: str, wish: Wish | None = None) -> Lobby:
        """Return the tables that *person* may want to go to; of open ones those they *wish* for."""
        return await self.store.lobby(person, wish)

    async def subscribe(
        self, table: str, person: str, since: int | None = None, *, beat: float | None = None
    ) -> AsyncIterator[Message]:
        """Tell all that happens from now on, or after entry *since*, as *person* may know it.

        While somebody listens, they count as connected. A player for whom a bot sits in
        takes the seat back by coming, unless a live clock has run out. After *beat* seconds
        of silence comes a `beat`.
        """
        live = await self.keeper.find(table)
        me = live.table.seat_of(person)
        if me is not None and live.table.comes_back(me):
            async with live.lock:
                if live.table.comes_back(me):
                    await self.keeper.write(live, TakeBack(me))
        number = live.table.number if since is None else since
        return self.keeper.listen(live, person, number, beat)
