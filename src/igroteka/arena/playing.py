"""Playing the games: here, or in worker processes.

A game depends on nothing but its deal, its seating and its bots, so it is the same wherever and
whenever it is played. Bots that think for a time are the exception.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection

from igroteka.arena.outcomes import Outcome
from igroteka.arena.seating import Pairing, luck
from igroteka.bots import BotFailed
from igroteka.bots.together import Crew, Table, play_together
from igroteka.engine import Match, find_game, record_of

Next = Callable[[], Pairing | None]


def play_some(pairings: Sequence[Pairing]) -> Iterator[Outcome]:
    """Play games at the same time; yield how each ended, as they end."""
    with closing(Crew()) as crew:
        tables = (table_of(number, pairing, crew) for number, pairing in enumerate(pairings))
        for table in play_together(tables):
            yield outcome_of(pairings[table.number], table)


def play_part(pairings: Sequence[Pairing]) -> list[Outcome]:
    """Play games at the same time, in a worker."""
    return list(play_some(pairings))


def table_of(number: int, pairing: Pairing, crew: Crew) -> Table:
    """Set up a game."""
    game, seats = find_game(pairing.game), len(pairing.seating)
    match = Match.start(game, seats, pairing.seed, pairing.options)
    bots = crew.bots([entrant.spec for entrant in pairing.seating])
    return Table(number, match, bots, luck(pairing.seed, seats, pairing.turn))


def outcome_of(pairing: Pairing, table: Table) -> Outcome:
    """Return how a game ended."""
    match, names = table.match, [entrant.name for entrant in pairing.seating]
    return Outcome(
        row=pairing.row,
        number=pairing.number,
        seed=pairing.seed,
        bots=names,
        scores=match.state.scores(),
        places=match.state.ranking(),
        actions=len(match.moves),
        decisions=table.choices,
        seconds=[round(each, 6) for each in table.seconds],
        record=record_of(match, names).text() if pairing.keep_record else "",
    )


def played(next_pairing: Next, jobs: int, together: int) -> Generator[Outcome]:
    """Yield the outcomes of the games that *next_pairing* hands out, as they end.

    It is asked again when there is room for more, and says None while there is none to be played.
    A process gets so many *together*, where a bot decides many at once. Who closes the iterator
    ends the games that are under way.
    """

    def next_part() -> list[Pairing]:
        return list(islice(iter(next_pairing, None), together))

    if jobs == 1:
        while part := next_part():
            yield from play_some(part)
        return
    context = get_context("spawn")
    leash, hand = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, initializer=settle_in, initargs=(leash,))
    try:
        yield from played_by(pool, next_part, 2 * jobs)
    except BrokenProcessPool:
        raise BotFailed(
            "A process that played a game has died; try fewer --jobs.", "refusal-worker-died"
        ) from None
    finally:
        hand.close()
        pool.shutdown(cancel_futures=True)
        leash.close()


def played_by(
    pool: ProcessPoolExecutor, next_part: Callable[[], list[Pairing]], most: int
) -> Iterator[Outcome]:
    """Yield the outcomes of games that processes play, at most so many parts at a time.

    Those that wait for a process keep it from waiting for us.
    """
    under_way: set[Future[list[Outcome]]] = set()
    while True:
        while len(under_way) < most and (part := next_part()):
            with no_interruption():  # the first ones start the workers
                under_way.add(pool.submit(play_part, part))
        if not under_way:
            return
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        # What was played is told before what went wrong.
        for future in sorted(done, key=lambda each: each.exception() is not None):
            yield from future.result()


@contextmanager
def no_interruption() -> Iterator[None]:
    """Have Ctrl+C wait; whoever is started meanwhile never hears of it, not even at its start."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def settle_in(leash: Connection) -> None:
    """Prepare a worker: it ends at once when who started it lets go of the leash, or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        try:
            leash.recv_bytes()
        except (EOFError, OSError):
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
