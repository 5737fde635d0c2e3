"""The only door to the tables, for pages and API alike.

A *person* is a random id from a signed cookie, or ``token:<seat token>`` for a client that
shows a seat's return token: that one acts for that seat and nothing else. Whoever has no
seat at a table is a spectator there.

Every change is checked, stored, and only then told. All refusals are `IgrotekaError`s with
a sentence; those of tables (`TableError`) also carry the id of the message that pages show.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from igroteka.engine import (
    BadSetup,
    IgrotekaError,
    IllegalAction,
    Match,
    Move,
    Record,
    Rng,
    find_game,
    read_record,
)
from igroteka.tables import looking
from igroteka.tables.entries import Entry, Setup
from igroteka.tables.errors import NotFound, Refused, Stale, TableError, TooFast
from igroteka.tables.live import Live
from igroteka.tables.store import Conflict, Store, Write
from igroteka.tables.table import TOKEN_PREFIX, Table, Trial
from igroteka.tables.thinking import LEVELS, STAND_IN_LEVEL, Thinkers
from igroteka.tables.views import Lobby, Message, Seated, Status, StepView, TableView

log = logging.getLogger(__name__)

LONGEST_NAME = 30
LONGEST_MESSAGE = 500
MOST_UPLOADED_ACTIONS = 20_000
RETRY_AFTER = 5.0
"""Seconds after which a bot that could not act, say because the disk is full, tries again."""


@dataclass(frozen=True)
class Pace:
    """The times of a table, in seconds."""

    absent_after: float = 120.0
    """After so long away, a bot may be asked to sit in."""
    bot_pause: float = 0.4
    """A bot waits so long before it acts, so that people can follow."""
    chat_burst: int = 8
    chat_refill: float = 2.0
    """So many messages at once, then one per so many seconds."""
    forget_after: float = 600.0
    """A table that nobody has used for so long leaves the memory; it stays stored."""


class Tables:
    """All tables of this host.

    Open it with ``await Tables.open(url)`` and close it with ``await tables.close()``.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pace: Pace | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace or Pace()
        self.clock = clock
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._chat_allowance: dict[str, tuple[float, float]] = {}
        self._closing = False
        self._loop = asyncio.get_running_loop()

    @classmethod
    async def open(
        cls,
        database: str,
        pace: Pace | None = None,
        workers: int = 1,
        clock: Callable[[], float] = time.time,
    ) -> Tables:
        """Open the database at this SQLAlchemy URL, set it up or migrate it, and go on.

        Bots of running games start to think at once where it is their turn.
        """
        tables = cls(await Store.open(database), Thinkers(workers), pace, clock)
        tables._spawn(tables._resume())
        tables._spawn(tables._forget_unused())
        return tables

    def hang_up(self) -> None:
        """End all streams, from any thread or signal handler; the server is about to stop."""
        self._closing = True
        for live in list(self._live.values()):
            self._loop.call_soon_threadsafe(live.wake)

    async def close(self) -> None:
        """Stop the bots and close the database. Nothing is lost by not calling it."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()

    # --- before the start -------------------------------------------------------------------

    async def create(
        self,
        person: str,
        name: str,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        bots: Mapping[int, str] | None = None,
        seat: int = 0,
        public: bool = True,
        seed: int | None = None,
    ) -> str:
        """Open a table, sit down at *seat* under *name*, and return the table's id.

        *bots* gives bots' levels by seat. The table waits until `start`.
        """
        try:
            found = find_game(game)
            chosen = found.check(seats, options or {})
        except BadSetup as error:
            raise TableError("error-bad-setup", reason=str(error)) from None
        person = sitter(person)
        setup = self._setup(person, game, seats, chosen, found.rules_version, public, seed)
        return await self._open_table(setup, person, name, seat, bots or {})

    def _setup(
        self,
        person: str,
        game: str,
        seats: int,
        options: dict[str, str],
        rules: int,
        public: bool,
        seed: int | None = None,
    ) -> Setup:
        return Setup(
            id=secrets.token_urlsafe(9),
            game=game,
            seats=seats,
            options=options,
            seed=secrets.randbits(63) if seed is None else seed,
            rules=rules,
            created=self.clock(),
            public=public,
            host=person,
        )

    async def _open_table(
        self, setup: Setup, person: str, name: str, seat: int, bots: Mapping[int, str]
    ) -> str:
        name = checked_text(name, LONGEST_NAME, "error-bad-name")
        if not 0 <= seat < setup.seats or not all(0 <= s < setup.seats for s in bots):
            raise NotFound("error-no-seat")
        if seat in bots:
            raise Refused("error-seat-taken")
        for level in bots.values():
            check_level(level)
        await self.store.create(setup)
        live = self._live[setup.id] = Live(Table(setup, self.clock()), self.clock())
        async with live.lock:
            await self._write(live, "sit", seat, person=person, name=name, token=new_token())
            for other, level in bots.items():
                await self._write(live, "bot", other, level=level)
        return setup.id

    async def sit(self, table: str, person: str, seat: int | None, name: str) -> Seated:
        """Take a seat (None: the first free one) and return its return token."""
        live = await self._find(table)
        name = checked_text(name, LONGEST_NAME, "error-bad-name")
        async with live.lock:
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
            token, person = new_token(), sitter(person)
            await self._write(live, "sit", seat, person=person, name=name, token=token)
        return Seated(table, seat, token)

    async def leave(self, table: str, person: str) -> None:
        """Give the seat up. In a running game a bot sits in until the person is back."""
        live = await self._find(table)
        async with live.lock:
            seat = live.table.seated(person)
            if live.table.status == Status.WAITING:
                await self._write(live, "leave", seat)
            elif live.table.status == Status.PLAYING:
                if live.table.seats[seat].stand_in is None:
                    await self._write(live, "stand-in", seat, level=STAND_IN_LEVEL)
                    await self._settle_vote(live)
            else:
                raise Refused("error-not-playing")

    async def set_bot(self, table: str, person: str, seat: int, level: str | None) -> None:
        """Seat a bot on an empty seat, change its level, or (None) send it away."""
        live = await self._find(table)
        if level is not None:
            check_level(level)
        async with live.lock:
            live.table.check_status(Status.WAITING)
            live.table.seated(person)
            if live.table.check_seat(seat).person is not None:
                raise Refused("error-seat-taken")
            await self._write(live, "bot", seat, level=level)

    async def start(self, table: str, person: str) -> None:
        """Begin the game; every seat must be taken."""
        live = await self._find(table)
        async with live.lock:
            live.table.check_status(Status.WAITING)
            live.table.seated(person)
            if not all(seat.taken for seat in live.table.seats):
                raise Refused("error-empty-seats")
            await self._write(live, "start", None)

    async def return_to(self, token: str, person: str) -> str:
        """Give *person* (another device) the seat of this return token; return the table's id."""
        found = await self.store.seat_of_token(token)
        if found is None:
            raise NotFound("error-no-token")
        table, seat = found
        live = await self._find(table)
        person = sitter(person)
        async with live.lock:
            held = live.table.seat_of(person)
            if held is not None and held != seat:
                raise Refused("error-already-seated")
            if held is None:
                await self._write(live, "return", seat, person=person)
        return table

    # --- playing ----------------------------------------------------------------------------

    async def act(self, table: str, person: str, action: str, number: int) -> int:
        """Carry out *action* (its text), decided on after having seen entry *number*.

        Return the step it led to.

        :raises Stale: if something has happened since that the decision may depend on.
        """
        live = await self._find(table)
        async with live.lock:
            seat = live.table.seated(person)
            trial = live.table.try_action(seat, action, number)
            if live.table.seats[seat].stand_in is not None:
                await self._write(live, "take-back", seat)
            await self._write_act(live, seat, trial, bot=False)
            return live.table.step

    async def _write_act(self, live: Live, seat: int, trial: Trial, bot: bool) -> None:
        assert trial.move is not None
        text = live.table.game.codec.text(trial.move.action)
        data: dict[str, Any] = {"action": text, "bot": True} if bot else {"action": text}
        await self._append(live, "act", seat, data, trial)

    async def undo(self, table: str, person: str, to: int | None = None) -> bool:
        """Go back to step *to* (None: before one's own last action).

        Back to the last revelation or another's act, or against bots only, this is done at
        once; further back the others are asked. Where several decide at the same time, only
        one's own action is taken back. Return whether it was done at once.
        """
        live = await self._find(table)
        async with live.lock:
            playing = live.table
            playing.check_status(Status.PLAYING)
            seat = playing.seated(person)
            if playing.vote is not None:
                raise Refused("error-vote-open")
            target = playing.undo_target(seat) if to is None else to
            if target is None:
                raise Refused("error-nothing-to-undo")
            if not playing.first_step <= target < playing.step:
                raise TableError("error-bad-undo")
            if playing.undo_is_free(seat, target):
                await self._go_back(live, target)
                return True
            kept = playing.undo_keeps(seat, target)
            if kept and await self._take_back_alone(live, seat, target, kept):
                return True
            await self._write(live, "ask", seat, to=target)
            return False

    async def vote(self, table: str, person: str, yes: bool) -> None:
        """Agree to go back, or refuse; who asked may withdraw by voting no."""
        live = await self._find(table)
        async with live.lock:
            seat = live.table.seated(person)
            vote = live.table.vote
            withdraws = vote is not None and vote.seat == seat and not yes
            if not withdraws and seat not in live.table.missing_votes():
                raise Refused("error-no-vote")
            await self._write(live, "vote", seat, yes=yes)
            await self._settle_vote(live)

    async def _settle_vote(self, live: Live) -> None:
        if live.table.vote is not None and not live.table.missing_votes():
            await self._go_back(live, live.table.vote.to)

    async def _go_back(self, live: Live, to: int) -> None:
        trial = live.table.try_back(to)
        await self._append(live, "back", None, {"to": to}, trial)

    async def _take_back_alone(self, live: Live, seat: int, to: int, kept: list[Move]) -> bool:
        """Take back one player's action among several who decide at the same time."""
        text = live.table.game.codec.text
        again = [(move.seat, text(move.action)) for move in kept]
        try:
            trial = live.table.try_back(to, again)
        except IllegalAction:
            return False
        await self._append(live, "back", seat, {"to": to, "kept": again}, trial)
        return True

    async def ask_stand_in(
        self, table: str, person: str, seat: int, level: str | None = None
    ) -> None:
        """Have a bot sit in for a player who has been away for the set time."""
        live = await self._find(table)
        level = level or STAND_IN_LEVEL
        check_level(level)
        async with live.lock:
            live.table.check_status(Status.PLAYING)
            live.table.seated(person)
            live.table.check_seat(seat)
            if not looking.is_absent(live.table, seat, self.clock(), self.pace.absent_after):
                raise Refused("error-not-absent")
            await self._write(live, "stand-in", seat, level=level)
            await self._settle_vote(live)

    async def take_back(self, table: str, person: str) -> None:
        """Take one's seat back from the bot that sat in."""
        live = await self._find(table)
        async with live.lock:
            seat = live.table.seated(person)
            if live.table.seats[seat].stand_in is None:
                raise Refused("error-no-stand-in")
            await self._write(live, "take-back", seat)

    async def chat(self, table: str, person: str, text: str) -> None:
        """Say something at the table."""
        live = await self._find(table)
        text = checked_text(text, LONGEST_MESSAGE, "error-bad-text")
        async with live.lock:
            seat = live.table.seated(person)
            self._count_message(person)
            await self._write(live, "chat", seat, name=live.table.seats[seat].name, text=text)

    def _count_message(self, person: str) -> None:
        now = self.clock()
        allowance, since = self._chat_allowance.get(person, (float(self.pace.chat_burst), now))
        allowance = min(self.pace.chat_burst, allowance + (now - since) / self.pace.chat_refill)
        if allowance < 1:
            raise TooFast("error-chat-too-fast")
        if len(self._chat_allowance) > 10_000:
            self._chat_allowance.clear()
        self._chat_allowance[person] = (allowance - 1, now)

    # --- looking ----------------------------------------------------------------------------

    async def view_for(self, table: str, person: str, log_from: int = 0) -> TableView:
        """Return everything the table's page needs, made for *person*.

        Lines of the log up to step *log_from* are left out.
        """
        live = await self._find(table)
        now = self.clock()
        seat = live.table.seat_of(person)
        if seat is not None:
            live.table.seats[seat].last_seen = now
        return looking.table_view(
            live.table,
            person,
            now,
            self.pace.absent_after,
            live.thinking,
            live.spectators,
            log_from,
        )

    async def at_step(
        self, table: str, person: str, step: int, seat: int | None = None
    ) -> StepView:
        """Return one step of the replay.

        A finished game can be seen through every *seat*'s eyes (None: one's own, or a
        spectator's); a running one only through one's own.
        """
        live = await self._find(table)
        eyes = live.table.seat_of(person) if seat is None else seat
        return looking.step_view(live.table, person, step, eyes)

    async def scores_over(self, table: str) -> list[list[int]]:
        """Return for every step of a finished game everybody's points: for the chart."""
        live = await self._find(table)
        live.table.check_status(Status.FINISHED)
        match = live.table.match
        state = live.table.game.new(match.seats, match.seed, match.options)
        points = [state.scores()]
        for move in match.moves:
            state.apply(move.action, move.seat)
            points.append(state.scores())
        return points

    async def lobby(self, person: str) -> Lobby:
        """Return the tables that *person* may want to go to."""
        return await self.store.lobby(person)

    async def subscribe(
        self, table: str, person: str, since: int | None = None, *, beat: float | None = None
    ) -> AsyncIterator[Message]:
        """Tell all that happens from now on, or after entry *since*, as *person* may know it.

        While somebody listens, they count as connected. A player for whom a bot sits in
        takes the seat back by coming. After *beat* seconds of silence comes a `beat`.
        """
        live = await self._find(table)
        me = live.table.seat_of(person)
        if me is not None and live.table.seats[me].stand_in is not None:
            async with live.lock:
                if live.table.seats[me].stand_in is not None:
                    await self._write(live, "take-back", me)
        return self._listen(live, person, live.table.number if since is None else since, beat)

    async def _listen(
        self, live: Live, person: str, since: int, beat: float | None
    ) -> AsyncIterator[Message]:
        news = asyncio.Event()
        live.listeners.add(news)
        me = live.table.seat_of(person)
        live.here(me, +1, self.clock())
        pulse, position = live.pulse - 1, max(0, since)
        try:
            while not self._closing:
                news.clear()
                if live.table.seat_of(person) != me:
                    live.here(me, -1, self.clock())
                    me = live.table.seat_of(person)
                    live.here(me, +1, self.clock())
                while position < live.table.number:
                    told = live.table.told[position]
                    position += 1
                    yield looking.message_for(live.table, told, me)
                if pulse != live.pulse:
                    pulse = live.pulse
                    yield Message(
                        number=None,
                        kind="presence",
                        step=live.table.step,
                        to_act=live.table.to_act,
                        status=live.table.status,
                        connected=live.connected,
                        thinking=sorted(live.thinking),
                        spectators=live.spectators,
                    )
                if position >= live.table.number and pulse == live.pulse:
                    try:
                        async with asyncio.timeout(beat):
                            await news.wait()
                    except TimeoutError:
                        yield Message(number=None, kind="beat")
        finally:
            live.listeners.discard(news)
            live.here(me, -1, self.clock())
            live.used = self.clock()

    # --- records ------------------------------------------------------------------------------

    async def record(self, table: str) -> str:
        """Return the record of a finished game as text. The seed in it reveals everything."""
        live = await self._find(table)
        live.table.check_status(Status.FINISHED)
        return live.table.record_text()

    async def upload(self, text: str, person: str) -> str:
        """Make a finished, read-only table out of a record; return its id."""
        match, record = await asyncio.to_thread(replayed, text)
        setup = Setup(
            id=secrets.token_urlsafe(9),
            game=record.game,
            seats=record.seats,
            options=match.options,
            seed=record.seed,
            rules=record.rules,
            created=self.clock(),
            public=False,
            host=person,
            base=record.actions,
            source="upload",
        )
        names = [name[:LONGEST_NAME] for name in record.players]
        names += [""] * (record.seats - len(names))
        await self.store.create(setup, names[: record.seats], match.state.scores())
        return setup.id

    async def continue_from(
        self,
        table: str,
        step: int,
        person: str,
        name: str,
        *,
        seat: int = 0,
        bots: Mapping[int, str] | None = None,
        public: bool = False,
    ) -> str:
        """Open a new table at a step of a finished game; return its id.

        Only of a finished game: the position holds all that is hidden.
        """
        live = await self._find(table)
        live.table.check_status(Status.FINISHED)
        if not 0 <= step < live.table.step:
            raise NotFound("error-no-step", steps=live.table.step - 1)
        old, match = live.table.setup, live.table.match
        person = sitter(person)
        setup = Setup(
            id=secrets.token_urlsafe(9),
            game=old.game,
            seats=old.seats,
            options=match.options,
            seed=old.seed,
            rules=old.rules,
            created=self.clock(),
            public=public,
            host=person,
            base=[(m.seat, live.table.game.codec.text(m.action)) for m in match.moves[:step]],
            source=old.id,
        )
        return await self._open_table(setup, person, name, seat, bots or {})

    # --- inside -------------------------------------------------------------------------------

    async def _find(self, table: str) -> Live:
        """Return the table, loaded if need be."""
        live = self._live.get(table)
        if live is None:
            async with self._loading.setdefault(table, asyncio.Lock()):
                live = self._live.get(table) or await self._load(table)
            self._loading.pop(table, None)
        live.used = self.clock()
        return live

    async def _load(self, table: str) -> Live:
        found = await self.store.load(table)
        if found is None:
            raise NotFound("error-no-table")
        setup, entries, names = found
        try:
            loaded = Table(setup, self.clock())
            for seat, name in zip(loaded.seats, names, strict=True):
                seat.name = name
            for number, entry in enumerate(entries):
                loaded.take(entry)
                if number % 50 == 49:
                    await asyncio.sleep(0)
        except IgrotekaError as error:
            log.warning("table %s cannot be replayed: %s", table, error)
            raise Refused("error-old-rules", version=setup.rules) from None
        for seat in loaded.seats:
            seat.last_seen = self.clock()
        live = self._live[table] = Live(loaded, self.clock())
        async with live.lock:
            await self._settle_vote(live)
        self._wake_bots(live)
        return live

    async def _write(self, live: Live, kind: str, seat: int | None, **data: Any) -> None:
        await self._append(live, kind, seat, data, None)

    async def _append(
        self, live: Live, kind: str, seat: int | None, data: dict[str, Any], trial: Trial | None
    ) -> None:
        """Store an entry; then let it come true; then tell. The lock is held."""
        table = live.table
        entry = Entry(table.number + 1, kind, seat, self.clock(), data)
        match = table.match if trial is None else trial.match
        status = Status.PLAYING if kind == "start" else table.status
        step = table.step
        if kind == "act":
            step += 1
            status = Status.FINISHED if match.state.is_over else Status.PLAYING
        elif kind == "back":
            step = data["to"] + len(data.get("kept", ()))
        waiting = match.state.seats_to_act() if status == Status.PLAYING else []
        scores = match.state.scores() if status == Status.FINISHED else None
        write = Write(table.id, entry, status, step, waiting, scores)
        task = self._spawn(self._store_and_tell(live, write, trial))
        gone = False
        while not task.done():
            try:
                await asyncio.wait([task])
            except asyncio.CancelledError:
                # Who asked has gone; what is being stored still comes true, under the lock.
                gone = True
        if gone:
            raise asyncio.CancelledError
        task.result()

    async def _store_and_tell(self, live: Live, write: Write, trial: Trial | None) -> None:
        table = live.table
        try:
            await self.store.append(write)
        except Conflict:
            # Another process has written this number: take what it wrote, refuse ours.
            for missed in await self.store.entries_after(table.id, table.number):
                table.take(missed)
            raise Stale from None
        else:
            table.take(write.entry, trial)
        finally:
            live.wake()
            self._wake_bots(live)

    def _spawn(self, coroutine: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _resume(self) -> None:
        """Have the bots go on where the last process stopped."""
        for table in await self.store.running():
            try:
                await self._find(table)
            except TableError as error:
                log.warning("table %s: %s", table, error)

    async def _forget_unused(self) -> None:
        while True:
            await asyncio.sleep(self.pace.forget_after / 4)
            before = self.clock() - self.pace.forget_after
            for table, live in list(self._live.items()):
                if live.idle and live.used < before:
                    del self._live[table]

    # --- bots -----------------------------------------------------------------------------------

    def _wake_bots(self, live: Live) -> None:
        if live.bots is None and live.table.bot_to_act() is not None:
            live.bots = self._spawn(self._run_bots(live))

    async def _run_bots(self, live: Live) -> None:
        """Have bots act until it is a person's turn."""
        try:
            while (seat := live.table.bot_to_act()) is not None:
                try:
                    await self._bot_acts(live, seat)
                except Exception:
                    log.exception("a bot at table %s could not act", live.table.id)
                    await asyncio.sleep(RETRY_AFTER)
        finally:
            live.bots = None
            if live.thinking:
                live.thinking.clear()
                live.presence_changed()

    def _pause(self, live: Live, seat: int) -> float:
        """Return how long a bot waits before it acts; the parts of one turn follow quickly."""
        moves = live.table.match.moves
        goes_on = bool(moves) and moves[-1].seat == seat
        return self.pace.bot_pause / 3 if goes_on else self.pace.bot_pause

    async def _bot_acts(self, live: Live, seat: int) -> None:
        table, asked_at = live.table, live.table.number
        level = table.seats[seat].decided_by
        assert level is not None
        if live.thinking != {seat}:
            live.thinking = {seat}
            live.presence_changed()
        # Only what the seat may know leaves for the bot: everything else is drawn anew.
        masked = table.match.state.imagine(seat, Rng(secrets.randbits(63)))
        action, _ = await asyncio.gather(
            self.thinkers.choose(table.game, masked, seat, level),
            asyncio.sleep(self._pause(live, seat)),
        )
        async with live.lock:
            # A person may have gone back, or taken the seat, while the bot thought.
            decided = table.decision_since[seat] <= asked_at
            if not decided or table.seats[seat].decided_by is None or table.bot_to_act() is None:
                return
            try:
                trial = table.try_action(seat, table.game.codec.text(action), table.number)
                await self._write_act(live, seat, trial, bot=True)
            except Stale:
                return


def new_token() -> str:
    """Return a return token nobody can guess."""
    return secrets.token_urlsafe(24)


def new_person() -> str:
    """Return the id of a new person."""
    return secrets.token_urlsafe(18)


def sitter(person: str) -> str:
    """Return who may take a new seat: a token's holder acts for that seat only."""
    return new_person() if person.startswith(TOKEN_PREFIX) else person


def token_person(token: str) -> str:
    """Return the person whom a return token stands for: the holder of that seat."""
    return TOKEN_PREFIX + token


def check_level(level: str) -> None:
    """Refuse a level that no bot has."""
    if level not in LEVELS:
        raise TableError("error-no-level", level=level[:40], levels=", ".join(LEVELS))


def checked_text(text: str, most: int, message: str) -> str:
    """Return *text* with blanks tidied and unprintable characters left out.

    :raises TableError: if nothing is left, or too much.
    """
    tidy = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not 1 <= len(tidy) <= most:
        raise TableError(message, most=most)
    return tidy


def replayed(text: str) -> tuple[Match, Record]:
    """Read a record and play it again.

    :raises TableError: if it is damaged, against the rules, or unfinished.
    """
    try:
        record = read_record(text)
        if len(record.actions) > MOST_UPLOADED_ACTIONS:
            raise TableError("error-bad-record", reason="The record is too long to be a game.")
        match = record.replay()
    except TableError:
        raise
    except IgrotekaError as error:
        raise TableError("error-bad-record", reason=str(error)) from None
    if not -(2**64) < record.seed < 2**64:
        raise TableError("error-bad-record", reason="The record's seed is out of range.")
    if not match.state.is_over:
        raise TableError("error-unfinished-record")
    return match, record
