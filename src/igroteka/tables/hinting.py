"""Hints at the tables: who may ask, that all hear of it, and what was answered."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Final, NamedTuple

from igroteka.coach import Advice
from igroteka.engine import Rng
from igroteka.tables.aside import asking
from igroteka.tables.bots import Bots
from igroteka.tables.entries import AllowHints, AskHint
from igroteka.tables.errors import Refused, Stale, Unavailable
from igroteka.tables.keeper import Keeper
from igroteka.tables.payer import ADDRESS, Payer
from igroteka.tables.table import Table
from igroteka.tables.thinking import HINT, Thought
from igroteka.tables.views import Status

MOST_KEPT: Final = 2000
"""So many hints are remembered: who asks again about the same decision hears the same."""


class About(NamedTuple):
    """A decision that somebody asks about."""

    table: str
    seat: int
    since: int
    """The entry since which the decision has been the same."""
    holding: str
    """What the page has taken up meanwhile, without having done it; empty: nothing."""


class Hinting:
    """Asks the coach for people, at their own account."""

    def __init__(self, keeper: Keeper, bots: Bots) -> None:
        self.keeper = keeper
        self.bots = bots
        self._kept: OrderedDict[About, Advice] = OrderedDict()
        self._under_way: dict[About, asyncio.Task[None]] = {}

    def known(self, table: Table, seat: int | None, holding: str = "") -> Advice | None:
        """Return what was answered about the decision of *seat*; None: nobody has asked."""
        if not self._kept or seat is None or not table.may_act(seat):
            return None
        return self._kept.get(About(table.id, seat, table.decision_since[seat], holding))

    async def allow(self, table: str, person: str, allowed: bool) -> None:
        """Set whether people may ask for hints here, before the start; not at a rated table."""
        async with self.keeper.locked(table) as live:
            live.table.check_status(Status.WAITING)
            seat = live.table.seated(person)
            if allowed and live.table.rated:
                raise Refused("error-rated-hints")
            if live.table.hints != allowed:
                await self.keeper.write(live, AllowHints(seat, allowed))

    async def ask(self, table: str, person: str, holding: str = "") -> None:
        """Have the coach think about the decision of *person*; `known` has the answer then.

        All at the table are told before it thinks. Who asks again about the same decision is
        told the same, and nobody else hears of it.

        :raises Refused: if hints are not allowed here, or the person has nothing to decide.
        :raises Stale: if something has happened meanwhile that the decision depends on.
        """
        async with self.keeper.locked(table) as live:
            played = live.table
            played.check_status(Status.PLAYING)
            seat = played.seated(person)
            if not played.may_be_hinted:
                raise Refused("error-no-hints")
            if not played.may_act(seat) or played.is_away(seat):
                raise Refused("error-no-hint-now")
            about = About(table, seat, played.decision_since[seat], holding)
            if about in self._kept:
                return
            thinking = self._under_way.get(about)
            if thinking is None:
                held = played.holding(seat, holding) if holding else None
                state = held.state if held else played.match.state
                # Only what the seat may know leaves for the coach: all else is drawn anew.
                masked = state.imagine(seat, Rng(secrets.randbits(63)))
                await self.keeper.write(live, AskHint(seat))
                payer = Payer(person, ADDRESS.get() or person)
                thought = Thought(table, played.number, seat, played.game, masked, HINT, payer)
                thinking = self.keeper.background.start(self._think(about, thought))
                self._under_way[about] = thinking
        await self._answered(thinking)
        if about not in self._kept:
            raise Unavailable("error-hint-failed")
        if played.decision_since[seat] != about.since:
            raise Stale

    async def _answered(self, thinking: asyncio.Task[None]) -> None:
        """Wait for the coach; meanwhile other requests of the same client may go on."""
        who = asking.get()
        gate = who.gate if who is not None else None
        if gate is not None:
            gate.leave()
        try:
            # Who goes away meanwhile ends nothing for the next who asks.
            await asyncio.shield(thinking)
        finally:
            if gate is not None:
                gate.come_back()

    async def _think(self, about: About, thought: Thought) -> None:
        try:
            advice = await self.bots.thinkers.advise(thought)
        finally:
            del self._under_way[about]
        if advice is not None:
            self._kept[about] = advice
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
