"""Bots think in processes of their own, and are sent nothing but what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from igroteka.bots import Sight, make_bot
from igroteka.engine import Game, Rng, State, find_game

log = logging.getLogger(__name__)

LEVELS: Final = ("random", "greedy", "search", "deep")
"""The levels a table offers, from weak to strong."""

STAND_IN_LEVEL: Final = "search"
"""Who sits in for an absent player: strong, and answering within a second, since those who
stayed wait for every part of its turn (deep takes up to four)."""
MOST_TRIES: Final = 3


class Thinkers:
    """Worker processes that decide for bots; started when the first bot has to think."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, masked: State[Any], seat: int, level: str) -> int:
        """Return the action a bot of this level takes in the *masked* state.

        A worker that dies is replaced and asked again. A bot that fails again and again
        takes any legal action, so that nobody waits for ever.
        """
        legal = masked.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        task = (game.name, game.edition, masked.to_json(), seat, spec_of(level, game))
        for _ in range(MOST_TRIES):
            pool = self._pool_now()
            try:
                loop = asyncio.get_running_loop()
                action = await loop.run_in_executor(pool, decide, *task, secrets.randbits(63))
            except BrokenProcessPool:
                log.warning("a bot's process died; starting another one")
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
            except Exception:
                log.exception("a %s bot failed at a game of %s", level, game.name)
            else:
                if action in legal:
                    return action
                log.error("a %s bot chose an illegal action of %s", level, game.name)
        return secrets.choice(legal)

    def _pool_now(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=settle_in,
                initargs=(os.getpid(),),
            )
        return self._pool

    def close(self) -> None:
        """Send the workers home."""
        if self._pool is not None:
            # A bot may think for seconds; nobody waits for its answer any more.
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def spec_of(level: str, game: Game) -> str:
    """Return the bot behind a level: search is quick, deep takes twice the game's full time."""
    full = game.knowledge.seconds
    seconds = {"search": min(1.0, full), "deep": 2 * full}
    return f"search:{seconds[level]:g}s" if level in seconds else level


def settle_in(parent: int) -> None:
    """Prepare a worker: let the server's process go first, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def decide(game: str, edition: str, world: str, seat: int, spec: str, seed: int) -> int:
    """Return a bot's choice in a world that its seat has imagined; runs in a worker."""
    found = find_game(game).at(edition)
    sight = Sight(found, found.state.from_json(world), seat)
    return make_bot(spec).choose(sight, Rng(seed))
