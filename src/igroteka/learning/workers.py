"""Many games in several processes, which share the arrays.

Each process has some of the rows. An order is a message of a few bytes to each of them, and so
is the answer: all else lies in the shared memory. A step costs 16 µs of our time for each process
by connections; by semaphores it would be 4, but who waits for one never hears of a death.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import traceback
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from igroteka.engine import IgrotekaError, IllegalAction
from igroteka.jobs.processes import no_interruption, settle_in
from igroteka.learning.arrays import Arrays, Sizes
from igroteka.learning.batch import Batch, Setting

STEP: Final = b"step"
END: Final = b"end"
DONE: Final = b""
"""The answer where there is nothing to tell."""
GRACE: Final = 5.0
"""So many seconds a worker has to end by itself."""


class WorkerFailed(RuntimeError):
    """A process that played games has died, or something in it went wrong."""


class Workers:
    """The same questions as of a `Batch`, answered by processes that have a part of it each.

    If one of them fails all are ended, and one sentence says what happened. They end, too, when
    the process that started them does, in whatever way.

    :param number: how many processes.
    :param start_method: of `multiprocessing`: ``spawn``, ``forkserver`` or ``fork``.
    """

    def __init__(self, setting: Setting, sizes: Sizes, number: int, start_method: str) -> None:
        context: Any = get_context(start_method)
        # It has no name, so nothing is left over, however the processes end.
        memory = context.RawArray(ctypes.c_byte, Arrays.bytes_of(sizes))
        self.arrays = Arrays(memory, sizes)
        self.bounds = [sizes.games * worker // number for worker in range(number + 1)]
        self.processes: list[BaseProcess] = []
        self.lines: list[Connection] = []
        leash, hand = context.Pipe(duplex=False)
        # This ends them also when nobody has: when we are forgotten, or the program ends.
        self.end = weakref.finalize(self, end, os.getpid(), self.processes, self.lines, hand)
        try:
            for first, last in zip(self.bounds, self.bounds[1:], strict=False):
                ours, theirs = context.Pipe()
                self.lines.append(ours)
                part = (setting, memory, sizes, first, last)
                process = context.Process(
                    target=serve, args=(part, theirs, leash, hand), daemon=True
                )
                with no_interruption(), sendable():
                    process.start()
                self.processes.append(process)
                theirs.close()
            leash.close()
            self._answers(range(number), starting=True)
        except BaseException:
            self.end()
            raise

    @property
    def alive(self) -> bool:
        """Whether there are still processes that answer."""
        return self.end.alive

    def step(self) -> dict[int, str]:
        """See `Batch.step`."""
        illegal: dict[int, str] = {}
        for told in self._ask(dict.fromkeys(range(len(self.lines)), STEP)):
            illegal.update(told or {})
        return illegal

    def reset(self, seeds: Mapping[int, int | None]) -> None:
        """See `Batch.reset`."""
        parts: dict[int, dict[int, int | None]] = {}
        for row, seed in seeds.items():
            parts.setdefault(self._whose(row), {})[row] = seed
        self._ask({worker: order("reset", part) for worker, part in parts.items()})

    def why(self, row: int, action: int) -> IllegalAction:
        """See `Batch.why`."""
        [error] = self._ask({self._whose(row): order("why", row, action)})
        assert isinstance(error, IllegalAction)
        return error

    def render(self, mode: str) -> list[Any]:
        """See `Batch.render`."""
        asked = dict.fromkeys(range(len(self.lines)), order("render", mode))
        return [frame for part in self._ask(asked) for frame in part]

    def close(self) -> None:
        """End the processes, those that are in the middle of a step after a while."""
        for line in self.lines:
            with suppress(OSError):
                line.send_bytes(END)
        for process in self.processes:
            process.join(GRACE)
        self.end()

    def _whose(self, row: int) -> int:
        return next(n for n, last in enumerate(self.bounds[1:]) if row < last)

    def _ask(self, orders: Mapping[int, bytes]) -> list[Any]:
        """Give orders to some workers; return what they answer, in order."""
        try:
            for worker, text in orders.items():
                with suppress(OSError):  # it has died: there will be no answer
                    self.lines[worker].send_bytes(text)
            return self._answers(orders)
        except BaseException:
            # Whatever it was, some may have done their part and others not.
            self.end()
            raise

    def _answers(self, workers: Iterable[int], starting: bool = False) -> list[Any]:
        found = []
        for worker in workers:
            try:
                answer = self.lines[worker].recv_bytes()
            except (EOFError, OSError):
                raise self._death(worker, starting) from None
            told = None if answer == DONE else pickle.loads(answer)
            if isinstance(told, Failure):
                raise told.error()
            found.append(told)
        return found

    def _death(self, worker: int, starting: bool) -> WorkerFailed:
        process = self.processes[worker]
        process.join(GRACE)
        code = process.exitcode
        how = f"code {code}"
        if code is not None and code < 0:
            how = signal.Signals(-code).name
        which = f"Worker {worker + 1} of {len(self.lines)}"
        if starting:
            return WorkerFailed(
                f"{which} has died at its start ({how}): a script must do what starts workers "
                'below `if __name__ == "__main__":`, or do without them: workers=0.'
            )
        return WorkerFailed(f"{which} has died ({how}), and the games with it.")


@contextmanager
def sendable() -> Iterator[None]:
    """Say in a sentence that what a worker is to have cannot be sent to it."""
    try:
        yield
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise ValueError(
            f"The game or the rivals cannot be sent to a worker ({error}); name a bot of your own "
            "by MODULE:CLASS, or do without workers: workers=0."
        ) from None


def end(
    owner: int, processes: list[BaseProcess], lines: list[Connection], hand: Connection
) -> None:
    """End all processes now, whatever they do."""
    if os.getpid() != owner:
        return  # a copy of us that somebody forked
    hand.close()
    for process in processes:
        process.join(GRACE)
        if process.is_alive():
            process.kill()
            process.join()
    for line in lines:
        line.close()


# --- in the worker ------------------------------------------------------------------------------


class Failure:
    """Something went wrong in a worker: what it says about it."""

    def __init__(self, error: Exception) -> None:
        self.known = error if isinstance(error, IgrotekaError) else None
        self.sentence = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(": .")
        self.trace = traceback.format_exc()

    def error(self) -> Exception:
        """Return what is to be raised: what has a sentence of its own as it is."""
        if self.known is not None:
            return self.known
        error = WorkerFailed(f"A worker failed, and the games with it: {self.sentence}.")
        error.add_note(f"In the worker:\n{self.trace}")
        return error


def order(name: str, *arguments: Any) -> bytes:
    """Return a message that asks for one of the things that a `Batch` does."""
    return pickle.dumps((name, arguments))


def serve(
    part: tuple[Setting, Any, Sizes, int, int],
    line: Connection,
    leash: Connection,
    hand: Connection,
) -> None:
    """Play games as ordered, until the end is ordered."""
    hand.close()  # a forked process has it, too; only who started us may hold it
    settle_in(leash)
    setting, memory, sizes, first, last = part
    with suppress(EOFError, OSError):  # nobody listens any more
        try:
            batch = Batch(setting, Arrays(memory, sizes), first, last)
        except Exception as error:
            line.send_bytes(pickle.dumps(Failure(error)))
            return
        with closing(batch):
            line.send_bytes(DONE)
            while (text := line.recv_bytes()) != END:
                line.send_bytes(answer_of(batch, text))


def answer_of(batch: Batch, text: bytes) -> bytes:
    """Do what is ordered; return what there is to tell."""
    told: Any
    try:
        if text == STEP:
            told = batch.step()
        else:
            name, arguments = pickle.loads(text)
            does: dict[str, Callable[..., Any]] = {
                "reset": batch.reset,
                "why": batch.why,
                "render": batch.render,
            }
            told = does[name](*arguments)
    except Exception as error:
        told = Failure(error)
    return pickle.dumps(told) if told else DONE
