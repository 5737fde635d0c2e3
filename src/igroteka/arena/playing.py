"""Playing the games: here, or in worker processes.

A game depends on nothing but its deal, its seating and its bots, so it is the same wherever and
whenever it is played. Bots that think for a time are the exception.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection

from igroteka.arena.outcomes import Outcome
from igroteka.arena.seating import Pairing, luck
from igroteka.bots import BotFailed, Sight, make_bot
from igroteka.engine import Match, find_game, record_of

Next = Callable[[], Pairing | None]


def play_one(pairing: Pairing) -> Outcome:
    """Play one game."""
    game, seating = find_game(pairing.game), pairing.seating
    match = Match.start(game, len(seating), pairing.seed, pairing.options)
    rng = luck(pairing.seed, len(seating), pairing.turn)
    decisions, seconds = [0] * len(seating), [0.0] * len(seating)
    bots = [make_bot(entrant.spec) for entrant in seating]
    try:
        while (seat := match.state.seat_to_act) is not None:
            sight = Sight.of(game, match.state, seat, rng)
            decisions[seat] += len(sight.actions) > 1
            begun = time.perf_counter()
            action = bots[seat].choose(sight, rng)
            seconds[seat] += time.perf_counter() - begun
            match.play(action, seat)
        for seat, bot in enumerate(bots):
            bot.game_over(seat, match.state)
    finally:
        for bot in bots:
            bot.close()
    names = [entrant.name for entrant in seating]
    return Outcome(
        row=pairing.row,
        number=pairing.number,
        seed=pairing.seed,
        bots=names,
        scores=match.state.scores(),
        places=match.state.ranking(),
        actions=len(match.moves),
        decisions=decisions,
        seconds=[round(each, 6) for each in seconds],
        record=record_of(match, names).text() if pairing.keep_record else "",
    )


def played(next_pairing: Next, jobs: int) -> Generator[Outcome]:
    """Yield the outcomes of the games that *next_pairing* hands out, as they end.

    It is asked again when there is room for another game, and says None while there is none to
    be played. Who closes the iterator ends the games that are under way.
    """
    if jobs == 1:
        while (pairing := next_pairing()) is not None:
            yield play_one(pairing)
        return
    context = get_context("spawn")
    leash, hand = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, initializer=settle_in, initargs=(leash,))
    try:
        yield from played_by(pool, next_pairing, 2 * jobs)
    except BrokenProcessPool:
        raise BotFailed("A process that played a game has died; try fewer --jobs.") from None
    finally:
        hand.close()
        pool.shutdown(cancel_futures=True)
        leash.close()


def played_by(pool: ProcessPoolExecutor, next_pairing: Next, most: int) -> Iterator[Outcome]:
    """Yield the outcomes of games that processes play, at most so many at a time.

    Those that wait for a process keep it from waiting for us.
    """
    under_way: set[Future[Outcome]] = set()
    while True:
        while len(under_way) < most and (pairing := next_pairing()) is not None:
            under_way.add(pool.submit(play_one, pairing))
        if not under_way:
            return
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        # What was played is told before what went wrong.
        for future in sorted(done, key=lambda each: each.exception() is not None):
            yield future.result()


def settle_in(leash: Connection) -> None:
    """Prepare a worker: it ends at once when who started it lets go of the leash, or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        try:
            leash.recv_bytes()
        except (EOFError, OSError):
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
