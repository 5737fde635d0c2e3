"""Workers that answer what the servers of a PostgreSQL database ask: see `queue`.

A worker holds the row that it thinks about in an open transaction. If it is killed, PostgreSQL
gives the row to the next one at once, so nothing has to time out and nothing is lost.
"""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import time
from contextlib import suppress
from importlib.metadata import version
from typing import Any, Final

import msgspec
import psycopg

from igroteka.engine import Game, IgrotekaError, find_game
from igroteka.tables.naming import kind_of
from igroteka.tables.payer import Payer
from igroteka.tables.postgres import CONNECTION, address
from igroteka.tables.queue import ASKED, DECIDED
from igroteka.tables.thinking import ANALYSIS, HINT, Piece, Thinkers, Thought

log = logging.getLogger(__name__)

LOOK_EVERY: Final = 1.0
"""So often a worker looks for work that it has not heard of."""
TRY_AGAIN_AFTER: Final = 0.5
NO_ACTION: Final = -1
"""What is decided where advice was asked for."""

CLAIM: Final = f"""
SELECT table_id, number, seat, game, edition, world, level, asked FROM thoughts
WHERE action IS NULL AND (quick OR NOT %(only_quick)s)
    AND NOT game || '/' || edition = ANY(%(unknown)s::text[])
ORDER BY quick DESC, level = '{ANALYSIS}', greatest(of_person, of_address), asked
LIMIT 1 FOR UPDATE SKIP LOCKED
"""
DECIDE: Final = """
UPDATE thoughts SET action = %(action)s, advice = %(advice)s
WHERE table_id = %(table)s AND number = %(number)s AND seat = %(seat)s
"""


class Workers:
    """Some workers of one process, and one more for what is decided at once."""

    def __init__(self, url: str, number: int) -> None:
        self.thinkers = Thinkers(number)
        self._address = address(url)
        self._number = number
        self._unknown: set[str] = set()
        """Games and their cards that are not here: others must think about them."""

    async def run(self) -> None:
        """Answer until we are told to stop."""
        try:
            await asyncio.gather(
                self._work(only_quick=True),
                *(self._work(only_quick=False) for _ in range(self._number)),
            )
        finally:
            self.thinkers.close()

    async def _work(self, *, only_quick: bool) -> None:
        is_lost = False
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    self._address, autocommit=True, **CONNECTION
                )
                async with connection:
                    await connection.execute(f"LISTEN {ASKED}".encode())
                    is_lost = False
                    while True:
                        while await self._answer_one(connection, only_quick):
                            pass
                        async for _ in connection.notifies(timeout=LOOK_EVERY, stop_after=1):
                            pass
            except (psycopg.Error, OSError) as error:
                if not is_lost:
                    why = " ".join(str(error).split())[:200]
                    log.warning("a worker has lost PostgreSQL: %s", why)
                is_lost = True
            await asyncio.sleep(TRY_AGAIN_AFTER)

    async def _answer_one(self, connection: psycopg.AsyncConnection[Any], only_quick: bool) -> bool:
        """Answer one question; False: there is none."""
        async with connection.transaction():
            wanted = {"only_quick": only_quick, "unknown": list(self._unknown)}
            row = await (await connection.execute(CLAIM.encode(), wanted)).fetchone()
            if row is None:
                return False
            table, number, seat, game, edition, *_ = row
            try:
                found = find_game(game).at(edition)
                question = question_of(row, found)
            except IgrotekaError as error:
                log.warning("%s cannot be thought about here: %s", game, error)
                self._unknown.add(f"{game}/{edition}")
                return True
            action, advice = NO_ACTION, None
            if isinstance(question, Piece):
                advice = msgspec.json.encode(await self.thinkers.analyse(question)).decode()
            elif question.level == HINT:
                advice = msgspec.json.encode(await self.thinkers.advise(question)).decode()
            else:
                action = await self.thinkers.choose(question)
            key = {"table": table, "number": number, "seat": seat}
            await connection.execute(DECIDE, key | {"action": action, "advice": advice})
            answer = json.dumps([table, number, seat, action])
            await connection.execute("SELECT pg_notify(%s, %s)", (DECIDED, answer))
        return True


def question_of(row: tuple[Any, ...], game: Game) -> Thought | Piece:
    """Return what a row of the queue asks; whose turn it is was decided there."""
    table, number, seat, _, _, text, level, asked = row
    nobody, waited = Payer("", ""), max(0.0, time.time() - asked)
    if level == ANALYSIS:
        return Piece(table, number, game, text, nobody, waited)
    return Thought(table, number, seat, game, game.state.from_json(text), level, nobody, waited)


def think_for(url: str, number: int) -> None:
    """Think with so many workers until the process is told to stop."""

    async def run() -> None:
        log.info(
            "Igroteka %s thinks for the servers of %s, in %d process(es)",
            version("igroteka"),
            kind_of(url),
            number,
        )
        thinking = asyncio.create_task(Workers(url, number).run())
        for sign in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # on Windows
                asyncio.get_running_loop().add_signal_handler(sign, thinking.cancel)
        with suppress(asyncio.CancelledError):
            await thinking

    asyncio.run(run())
