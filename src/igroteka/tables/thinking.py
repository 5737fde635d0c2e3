"""Bots think in processes of their own, and are sent nothing but what their seat may know."""

from __future__ import annotations

import logging
import secrets
import time
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Protocol

from igroteka import coach
from igroteka.bots import Bot, Sight, make_bot
from igroteka.bots import levels as figures
from igroteka.coach import Advice, Analyser, Part, Start
from igroteka.engine import Game, Rng, State, find_game, read_record
from igroteka.tables import counting
from igroteka.tables.payer import Payer
from igroteka.tables.waiting import Waiting
from igroteka.tables.worker import Worker, WorkerLost

log = logging.getLogger(__name__)

LEVELS: Final = tuple(figures.LEVELS)
"""The levels a table offers, from weak to strong; see docs/bots.md."""
OLD_LEVELS: Final = ("random", "greedy", "search", "deep")
"""What tables offered before: such bots play on as they did, and programs may still seat them."""
SURPRISE: Final = "surprise"
"""In place of a character: any one of the game's."""


def is_level(name: str) -> bool:
    """Say whether a name is the level of a bot, perhaps with its character."""
    return name.partition("/")[0] in LEVELS or name in OLD_LEVELS


STAND_IN_LEVEL: Final = "search"
"""Who sits in for an absent player: strong, and answering within a second, since those who
stayed wait for every part of its turn (deep takes up to four)."""
HINT: Final = "hint"
"""What is thought about for a person instead of a bot, where levels are named."""
ANALYSIS: Final = "analysis"
"""The same, of a game that is over: whatever else there is to think about goes first."""
PIECE_SECONDS: Final = 1.0
"""For so long an analysis goes on before others have their turn again."""
NO_SEAT: Final = -1
"""Who thinks about a whole game thinks for nobody's seat."""
MOST_TRIES: Final = 3
PATIENCE: Final = 20.0
"""Seconds after which a bot that should have decided by then counts as hanging; starting a
process is part of it."""
ANALYSIS_PATIENCE: Final = 120.0
"""The same of a piece of an analysis: its seconds are the processor's, which others may have."""
QUICK_NICENESS: Final = 3
SLOW_NICENESS: Final = 8
"""How far workers step back: the server's process goes first, then the quick, then the slow."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot has to think about."""

    table: str
    number: int
    """The table's last entry, so that it can be told from the same seat's next decision."""
    seat: int
    game: Game
    masked: State[Any]
    """The position as the seat imagines it: nothing else leaves for a bot."""
    level: str
    payer: Payer
    """On whose account it thinks: who waits for it."""
    waited: float = 0.0
    """For so many seconds it has waited in the queue of several servers."""

    @property
    def legal(self) -> list[int]:
        """What the bot may choose from."""
        return self.masked.legal_actions(self.seat)

    @property
    def text(self) -> str:
        """What is sent to who thinks."""
        return self.masked.to_json()

    @property
    def seconds(self) -> float:
        """For how long it is to be thought about."""
        return coach.SECONDS if self.level == HINT else seconds_of(self.level, self.game)


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the analysis of a finished game."""

    table: str
    number: int
    """The step from which on it goes."""
    game: Game
    text: str
    """The record of the game, which everybody may see."""
    payer: Payer
    waited: float = 0.0
    seat: int = NO_SEAT
    level: str = ANALYSIS
    seconds: float = PIECE_SECONDS


@dataclass(frozen=True, slots=True)
class Found:
    """What a piece of an analysis found out."""

    parts: list[Part]
    """One after the other, from the piece's step on; empty: the game had ended."""
    start: Start | None = None
    """What the first piece found out of the first position."""


class Thinks(Protocol):
    """Whoever decides for bots: processes of ours, or workers anywhere."""

    async def choose(self, thought: Thought) -> int:
        """Return the action that a bot takes."""

    async def advise(self, thought: Thought) -> Advice | None:
        """Return what the coach says to a seat; None: it could not think about it."""

    async def analyse(self, piece: Piece) -> Found | None:
        """Return what a piece of an analysis finds out; None: it could not be thought about."""

    def close(self) -> None:
        """Send the workers home."""

    @property
    def processes(self) -> list[int]:
        """The ids of our processes that are up."""


class Thinkers:
    """Worker processes that decide for bots, each started when it first has to think.

    Quick levels have a process of their own, so that none of them waits for a slow one. Who
    waits for a worker is served in a fair order: see `Waiting`.
    """

    def __init__(self, workers: int = 1) -> None:
        self._workers = [Worker(SLOW_NICENESS) for _ in range(workers)]
        self._quick_worker = Worker(QUICK_NICENESS)
        self._slow: Waiting[Worker] = Waiting(self._workers)
        self._quick: Waiting[Worker] = Waiting([self._quick_worker])

    async def choose(self, thought: Thought) -> int:
        """Return the action that a bot takes.

        A worker that dies or hangs is replaced and another one is asked. A bot that fails again
        and again takes any legal action, so that nobody waits for ever.
        """
        legal = thought.legal
        if len(legal) == 1:
            return legal[0]
        game, level = thought.game, thought.level
        spec, seconds = spec_of(level, game), seconds_of(level, game)
        task = (game.name, game.edition, thought.masked.to_json(), thought.seat, spec)
        waiting = self._slow if seconds else self._quick
        for _ in range(MOST_TRIES):
            waits = counting.Wait(level, thought.waited)
            try:
                async with waiting.turn(thought.payer, seconds) as worker:
                    waits.over(served=True)
                    begun, patience = time.perf_counter(), PATIENCE + 3 * seconds
                    action: int = await worker.ask(patience, decide, *task, secrets.randbits(63))
                    counting.THOUGHT.note(time.perf_counter() - begun, game.name, level)
            except WorkerLost as error:
                log.warning("a %s bot at a game of %s was ended: %s", level, game.name, error)
            except Exception:
                log.exception("a %s bot failed at a game of %s", level, game.name)
            else:
                if action in legal:
                    return action
                log.error("a %s bot chose an illegal action of %s", level, game.name)
            finally:
                waits.over(served=False)
        return secrets.choice(legal)

    async def advise(self, thought: Thought) -> Advice | None:
        """Return what the coach says to a seat, as its place in the same order comes.

        A worker that dies or hangs is replaced; None: that has happened again and again.
        """
        game = thought.game
        task = (game.name, game.edition, thought.masked.to_json(), thought.seat)
        for _ in range(MOST_TRIES):
            waits = counting.Wait(HINT, thought.waited)
            try:
                async with self._slow.turn(thought.payer, coach.SECONDS) as worker:
                    waits.over(served=True)
                    begun, patience = time.perf_counter(), PATIENCE + 3 * coach.SECONDS
                    advice: Advice = await worker.ask(patience, hint, *task, secrets.randbits(63))
                    counting.THOUGHT.note(time.perf_counter() - begun, game.name, HINT)
                    return advice
            except WorkerLost as error:
                log.warning("the coach of a game of %s was ended: %s", game.name, error)
            except Exception:
                log.exception("the coach failed at a game of %s", game.name)
            finally:
                waits.over(served=False)
        return None

    async def analyse(self, piece: Piece) -> Found | None:
        """Return what a piece of an analysis finds out, when nobody waits for anything else.

        A worker that dies or hangs is replaced; None: that has happened again and again.
        """
        task = (piece.text, piece.number)
        for _ in range(MOST_TRIES):
            waits = counting.Wait(ANALYSIS, piece.waited)
            try:
                async with self._slow.turn(piece.payer, piece.seconds, can_wait=True) as worker:
                    waits.over(served=True)
                    begun = time.perf_counter()
                    found: Found = await worker.ask(ANALYSIS_PATIENCE, look_on, *task)
                    counting.THOUGHT.note(time.perf_counter() - begun, piece.game.name, ANALYSIS)
                    return found
            except WorkerLost as error:
                log.warning("an analysis of %s was ended: %s", piece.game.name, error)
            except Exception:
                log.exception("an analysis of %s failed", piece.game.name)
            finally:
                waits.over(served=False)
        return None

    def close(self) -> None:
        """Send the workers home."""
        for worker in (*self._workers, self._quick_worker):
            worker.end()

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that are up."""
        workers = (*self._workers, self._quick_worker)
        return [process for worker in workers for process in worker.processes]


def seconds_of(level: str, game: Game) -> float:
    """Return for how long a bot of a level may think; 0: it decides at once.

    Of the old levels, search is quick, deep takes twice the game's full time.
    """
    name, full = level.partition("/")[0], game.knowledge.seconds
    if name in figures.LEVELS:
        return figures.LEVELS[name].seconds(game.knowledge)
    return {"search": min(1.0, full), "deep": 2 * full}.get(name, 0.0)


def spec_of(level: str, game: Game) -> str:
    """Return the bot behind a level, which may have a character: expert/builder."""
    if level not in OLD_LEVELS:
        name, _, character = level.partition("/")
        # A table plays on, even if its game no longer knows the character.
        return level if character in game.knowledge.CHARACTERS else name
    seconds = seconds_of(level, game)
    return f"search:{seconds:g}s" if seconds else level


def decide(game: str, edition: str, world: str, seat: int, spec: str, seed: int) -> int:
    """Return a bot's choice in a world that its seat has imagined; runs in a worker."""
    found = find_game(game).at(edition)
    sight = Sight(found, found.state.from_json(world), seat)
    return bot_of(spec, game, seat).choose(sight, Rng(seed))


@lru_cache(maxsize=2)
def bot_of(spec: str, game: str, seat: int) -> Bot:
    """Return who decides; a worker that is asked for the rest of a turn goes on with its tree."""
    return make_bot(spec)


def hint(game: str, edition: str, world: str, seat: int, seed: int) -> Advice:
    """Return what the coach says in a world that the seat has imagined; runs in a worker."""
    found = find_game(game).at(edition)
    sight = Sight(found, found.state.from_json(world), seat)
    return coach.advise(sight, Rng(seed))


@lru_cache(maxsize=2)
def analyser_of(record: str) -> Analyser:
    """Return who looks at a game; a worker that goes on with one has it at hand."""
    return Analyser(read_record(record).replay())


def look_on(record: str, step: int) -> Found:
    """Return what is found out about a game from a step on, for a while; runs in a worker."""
    analyser = analyser_of(record)
    until = time.thread_time() + PIECE_SECONDS
    start = analyser.start() if step == 0 else None
    parts: list[Part] = []
    while step + len(parts) < analyser.steps and (not parts or time.thread_time() < until):
        parts.append(analyser.part(step + len(parts)))
    return Found(parts, start)
