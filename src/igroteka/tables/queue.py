"""What bots have to think about, as a queue in PostgreSQL: any worker anywhere may answer.

Several servers that hold the same table ask the same question under one key, so it is thought
about once and all get the answer. A row is deleted when its answer was used.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
import time
from typing import Any, Final

import msgspec
import psycopg

from igroteka.coach import Advice
from igroteka.tables import counting
from igroteka.tables.postgres import CONNECTION, address
from igroteka.tables.thinking import ANALYSIS, Found, Piece, Thinkers, Thought
from igroteka.tables.waiting import LEAST_COST, PEOPLE_OF_AN_ADDRESS

log = logging.getLogger(__name__)

ASKED: Final = "igroteka_asked"
"""On this channel workers hear that there is something to think about."""
DECIDED: Final = "igroteka_decided"
"""On this channel servers hear what workers have decided."""
LOOK_EVERY: Final = 2.0
"""So often a server looks whether there is an answer that it has not heard of."""
COMPLAIN_AFTER: Final = 60.0
FORGOTTEN_AFTER: Final = 3600.0

ASK: Final = f"""
WITH waiting AS (
    SELECT person, address, of_person, of_address FROM thoughts
    WHERE quick = %(quick)s::bool AND action IS NULL
        AND (level = '{ANALYSIS}') = (%(level)s::text = '{ANALYSIS}')
), first AS (
    SELECT coalesce(min(greatest(of_person, of_address)), 0) AS place FROM waiting
)
INSERT INTO thoughts (table_id, number, seat, game, edition, world, level, quick, person, address,
    of_person, of_address, asked)
SELECT %(table)s::text, %(number)s::int, %(seat)s::int, %(game)s::text, %(edition)s::text,
    %(world)s::text, %(level)s::text, %(quick)s::bool,
    %(person)s::text, %(address)s::text,
    greatest(place, (SELECT max(of_person) FROM waiting WHERE person = %(person)s::text))
        + %(cost)s::float8,
    greatest(place, (SELECT max(of_address) FROM waiting WHERE address = %(address)s::text))
        + %(cost)s::float8 / {PEOPLE_OF_AN_ADDRESS}.0,
    %(asked)s::float8
FROM first
ON CONFLICT (table_id, number, seat) DO NOTHING
"""
"""Ask, at the place that `waiting.next_place` gives in memory."""
FORGET: Final = """
DELETE FROM thoughts WHERE (table_id, number, seat) IN (
    SELECT table_id, number, seat FROM thoughts
    WHERE table_id = %(table)s AND number < %(number)s OR asked < %(long_ago)s
    FOR UPDATE SKIP LOCKED
)
"""
"""Forget what nobody asks any more; what a worker just thinks about is let alone."""
ANSWER: Final = """
SELECT action FROM thoughts WHERE table_id = %(table)s AND number = %(number)s AND seat = %(seat)s
"""
ADVICE: Final = """
SELECT advice FROM thoughts WHERE table_id = %(table)s AND number = %(number)s AND seat = %(seat)s
"""
DELETE: Final = """
DELETE FROM thoughts WHERE table_id = %(table)s AND number = %(number)s AND seat = %(seat)s
    AND action IS NOT NULL
"""
Key = tuple[str, int, int]


class Queue:
    """Asks workers to decide for bots."""

    def __init__(self, url: str, secret: str, own: Thinkers | None = None) -> None:
        self._address = address(url)
        self._secret = secret.encode()[:64]
        self._own = own
        """Workers of this server, which answer questions of all."""
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._asking = asyncio.Lock()
        self._waiting: dict[Key, asyncio.Future[int]] = {}

    @property
    def number(self) -> int:
        """How many decisions this server waits for."""
        return len(self._waiting)

    @property
    def processes(self) -> list[int]:
        """The ids of our processes that are up."""
        return [] if self._own is None else self._own.processes

    def close(self) -> None:
        """Send our own workers home."""
        if self._own is not None:
            self._own.close()

    async def stop(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            await self._connection.close()

    def hear(self, payload: str) -> None:
        """Hear what a worker has decided."""
        table, number, seat, action = json.loads(payload)
        asked = self._waiting.get((table, number, seat))
        if asked is not None and not asked.done():
            asked.set_result(action)

    async def choose(self, thought: Thought) -> int:
        """Return the action that a bot takes, whoever thinks about it."""
        legal = thought.legal
        if len(legal) == 1:
            return legal[0]
        action, named = await self._answered(thought)
        await self._execute(DELETE, named)
        return action if action in legal else secrets.choice(legal)

    async def advise(self, thought: Thought) -> Advice | None:
        """Return what the coach says to a seat, whoever thinks about it."""
        _, named = await self._answered(thought)
        found = await self._execute(ADVICE, named)
        row = None if found is None else await found.fetchone()
        await self._execute(DELETE, named)
        return msgspec.json.decode(row[0], type=Advice | None) if row and row[0] else None

    async def analyse(self, piece: Piece) -> Found | None:
        """Return what a piece of an analysis finds out, whoever thinks about it."""
        _, named = await self._answered(piece)
        found = await self._execute(ADVICE, named)
        row = None if found is None else await found.fetchone()
        await self._execute(DELETE, named)
        return msgspec.json.decode(row[0], type=Found | None) if row and row[0] else None

    async def _answered(self, thought: Thought | Piece) -> tuple[int, dict[str, Any]]:
        """Wait until a worker has answered; return the action, and what names the question."""
        key = (thought.table, thought.number, thought.seat)
        named = dict(zip(("table", "number", "seat"), key, strict=True))
        # Two who ask for the same at the same time hear the same answer.
        decided = self._waiting.setdefault(key, asyncio.get_running_loop().create_future())
        begun, has_complained = time.monotonic(), False
        # When a worker begins is not heard here: it waits until there is an answer.
        waits = counting.Wait(thought.level)
        try:
            while not decided.done():
                await self._ask_and_look(thought, named, decided)
                await asyncio.wait([decided], timeout=LOOK_EVERY)
                if not has_complained and time.monotonic() - begun > COMPLAIN_AFTER:
                    has_complained = True
                    log.warning("no worker has answered for a minute: start `igroteka think`")
            action = decided.result()
        finally:
            waits.over(served=False)
            self._waiting.pop(key, None)
        return action, named

    async def _ask_and_look(
        self, thought: Thought | Piece, named: dict[str, Any], decided: asyncio.Future[int]
    ) -> None:
        seconds = thought.seconds
        payer = hashlib.blake2b(thought.payer.address.encode(), key=self._secret, digest_size=12)
        asked = named | {
            "game": thought.game.name,
            "edition": thought.game.edition,
            "world": thought.text,
            "level": thought.level,
            "quick": seconds == 0,
            "person": thought.payer.person,
            "address": payer.hexdigest(),
            "cost": max(seconds, LEAST_COST),
            "asked": time.time(),
        }
        await self._execute(FORGET, named | {"long_ago": time.time() - FORGOTTEN_AFTER})
        is_new = await self._execute(ASK, asked)
        if is_new is not None and is_new.rowcount == 1:
            await self._execute("SELECT pg_notify(%(channel)s, '')", {"channel": ASKED})
        elif (answer := await self._execute(ANSWER, named)) is not None:
            row = await answer.fetchone()
            if row is not None and row[0] is not None and not decided.done():
                decided.set_result(row[0])

    async def _execute(
        self, statement: str, parameters: dict[str, Any]
    ) -> psycopg.AsyncCursor[Any] | None:
        """Run a statement; None: the database is not there now, and we shall come again."""
        async with self._asking:
            try:
                if self._connection is None:
                    self._connection = await psycopg.AsyncConnection.connect(
                        self._address, autocommit=True, **CONNECTION
                    )
                return await self._connection.execute(statement.encode(), parameters)
            except (psycopg.OperationalError, psycopg.InterfaceError, OSError):
                lost, self._connection = self._connection, None
                if lost is not None:
                    await lost.close()
                return None
