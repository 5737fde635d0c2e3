"""Lessons at the tables: opened, gone through, skipped and left; the coach looks on at the end."""

from __future__ import annotations

import logging
import secrets
from typing import Final

from igroteka.engine import BadSetup, IgrotekaError, Rng, find_game
from igroteka.face.lessons import begun, find_course
from igroteka.tables.bots import Bots
from igroteka.tables.entries import Act, Advised, EndLessons, ReadLesson
from igroteka.tables.errors import NotFound, Refused, TableError
from igroteka.tables.keeper import Keeper
from igroteka.tables.live import Live
from igroteka.tables.opening import all_others, open_prepared
from igroteka.tables.setup import LESSON
from igroteka.tables.standing import Made
from igroteka.tables.table import Table
from igroteka.tables.thinking import HINT, Thought
from igroteka.tables.views import Status

log = logging.getLogger(__name__)
LEVEL: Final = "novice"
"""Who plays on against the learner when the prepared moves are over."""


class Lessons:
    """Guides people through prepared games; see `igroteka.face.lessons`."""

    def __init__(self, keeper: Keeper, bots: Bots) -> None:
        self.keeper = keeper
        self.bots = bots
        self._under_way: set[tuple[str, int]] = set()
        """The decisions that the coach thinks about: table and step."""
        keeper.watchers.append(self._look_on)

    async def open(
        self, game: str, course: str, person: str, name: str, *, quick: bool = False
    ) -> str:
        """Open a private table at which a course is given; return its id. It waits for `start`.

        :raises NotFound: if the game has no such course.
        """
        try:
            found = find_game(game)
            given = find_course(found.face, course)
            if given is None:
                raise NotFound("error-no-course", game=game, course=course[:40])
            match = begun(found, given)
        except BadSetup as error:
            raise TableError("error-bad-setup", reason=error) from None
        source = f"{LESSON}{given.id}"
        bots = all_others(given.seats, given.seat, LEVEL)
        return await open_prepared(
            self.keeper, match, source, person, name, given.seat, bots, quick
        )

    async def unfinished(self, game: str, course: str, person: str) -> str | None:
        """Return the table at which *person* has left this course; None: there is none."""
        for listed in (await self.keeper.store.lobby(person)).mine:
            if (listed.game, listed.source) != (game, f"{LESSON}{course}"):
                continue
            live = await self.keeper.find(listed.id)
            if live.table.progress() is not None:
                return listed.id
        return None

    async def go_on(self, table: str, person: str, number: int) -> None:
        """Go on to the next lesson, having read lesson *number* (from 1) or skipping it.

        What is to be done in it is done as it was meant.

        :raises Refused: if there is no such lesson now.
        """
        async with self.keeper.locked(table) as live:
            seat = live.table.seated(person)
            place = live.table.progress()
            if place is None or seat != place.course.seat or number > place.number + 1:
                raise Refused("error-no-lesson")
            if number <= place.number:
                return  # a second click
            while (now := live.table.progress()) is not None and now.number == place.number:
                if now.due is None:
                    await self.keeper.write(live, ReadLesson(seat, place.number))
                    break
                actor, text = now.due
                made = Made.BY_HAND if now == place else Made.ALONG
                await self.keeper.write(live, Act(actor, text, bot=actor != seat, made=made))

    async def end(self, table: str, person: str) -> None:
        """Leave the lessons; the game goes on as at any table."""
        async with self.keeper.locked(table) as live:
            seat = live.table.seated(person)
            if live.table.progress() is None:
                raise Refused("error-no-lesson")
            await self.keeper.write(live, EndLessons(seat))

    # --- the coach ----------------------------------------------------------------------------

    def _look_on(self, live: Live) -> None:
        """Have the coach think about what the learner decides freely, if somebody is there."""
        table = live.table
        if table.course is None or not live.listeners or table.status != Status.PLAYING:
            return
        place, seat, about = table.progress(), table.course.seat, (table.id, table.step)
        if place is None or not place.lesson.free or not table.may_act(seat):
            return
        if about in self._under_way or table.step in table.advised:
            return
        if len(table.match.state.legal_actions(seat)) > 1:
            self._under_way.add(about)
            self.keeper.background.start(self._advise(live, seat))

    async def _advise(self, live: Live, seat: int) -> None:
        table, step = live.table, live.table.step
        before = position(table, step)
        # Only what the seat may know leaves for the coach: all else is drawn anew.
        masked = table.match.state.imagine(seat, Rng(secrets.randbits(63)))
        thought = Thought(table.id, table.number, seat, table.game, masked, HINT, live.payer)
        try:
            advice = await self.bots.thinkers.advise(thought)
            async with live.lock:
                # Who has gone back meanwhile decides something else.
                if advice is not None and position(table, step) == before:
                    await self.keeper.write(live, Advised(seat, step, advice))
        except IgrotekaError as error:
            log.warning("the coach could not comment: %s", error, extra={"table": table.id})
        finally:
            self._under_way.discard((table.id, step))


def position(table: Table, step: int) -> list[tuple[int, int]] | None:
    """Return what led to a step; None: the game is not as far."""
    moves = table.match.moves
    return [(move.seat, move.action) for move in moves[:step]] if len(moves) >= step else None
