"""Has the bots at the tables act: those that sit there, and those that sit in for somebody."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress

from igroteka.engine import Rng
from igroteka.tables.entries import Act
from igroteka.tables.errors import Stale, Unavailable
from igroteka.tables.keeper import Keeper
from igroteka.tables.live import Live
from igroteka.tables.pace import BOT_PACES, Pace
from igroteka.tables.thinking import Thinks, Thought

log = logging.getLogger(__name__)

RETRY_AFTER = 5.0
"""Seconds after which a bot that could not act, say because the disk is full, tries again."""


class Bots:
    """The bots at all tables of a keeper; they wake up whenever something happens there."""

    def __init__(self, keeper: Keeper, thinkers: Thinks, pace: Pace) -> None:
        self.keeper = keeper
        self.thinkers = thinkers
        self.pace = pace
        keeper.watchers.append(self.wake)

    def wake(self, live: Live) -> None:
        """Begin to act at a table where a bot has to decide."""
        if live.bots is None and self._next(live) is not None:
            live.bots = self.keeper.background.start(self._play_on(live))

    def _next(self, live: Live) -> int | None:
        """Return the seat at which a bot has to decide now, if somebody waits for it."""
        seat = None if live.is_gone else live.table.bot_to_act()
        if seat is None or live.listeners:
            return seat
        silence = self.keeper.clock() - live.used
        return None if silence > self.pace.bots_wait else seat

    async def _play_on(self, live: Live) -> None:
        """Act until it is a person's turn, or nobody waits for it any more."""
        try:
            while (seat := self._next(live)) is not None:
                try:
                    await self._act(live, seat)
                except Unavailable:  # the store has said why
                    await asyncio.sleep(RETRY_AFTER)
                except Exception:
                    log.exception("a bot could not act", extra={"table": live.table.id})
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
        pause = self.pace.bot_pause * BOT_PACES.get(live.table.pace, 1.0)
        return pause / 3 if goes_on else pause

    async def _act(self, live: Live, seat: int) -> None:
        table, asked_at = live.table, live.table.number
        level = table.seats[seat].decided_by
        assert level is not None
        if live.thinking != {seat}:
            live.thinking = {seat}
            live.presence_changed()
        pause = asyncio.sleep(self._pause(live, seat))
        if (text := table.scripted(seat)) is not None:
            await pause
            await self._act_as_prepared(live, seat, text)
            return
        # Only what the seat may know leaves for the bot: everything else is drawn anew.
        masked = table.match.state.imagine(seat, Rng(secrets.randbits(63)))
        thought = Thought(table.id, asked_at, seat, table.game, masked, level, live.payer)
        action, _ = await asyncio.gather(
            self.thinkers.choose(thought),
            pause,
        )
        async with live.lock:
            # A person may have gone back, or taken the seat, while the bot thought.
            decided = table.decision_since[seat] <= asked_at
            if not decided or table.seats[seat].decided_by is None or table.bot_to_act() is None:
                return
            try:
                entry = Act(seat, table.game.codec.text(action), bot=True)
                await self.keeper.write(live, entry)
            except Stale:
                return

    async def _act_as_prepared(self, live: Live, seat: int, text: str) -> None:
        """Do what a lesson has for a bot, unless that has changed meanwhile."""
        async with live.lock:
            if live.table.scripted(seat) == text and live.table.bot_to_act() == seat:
                with suppress(Stale):
                    await self.keeper.write(live, Act(seat, text, bot=True))
