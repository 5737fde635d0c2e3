"""Results kept as they come, so that an arena that was stopped goes on.

The file is JSON lines: the first says what is played, each of the others how one game ended, in
the order in which they ended. What was written last may be cut off: that game is played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from igroteka.arena.outcomes import Outcome, outcome_of
from igroteka.engine import BadSetup

try:
    import fcntl
except ImportError:  # Windows has none; there nobody keeps a second command away
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = 1
Setup = dict[str, Any]
"""What is played, by the names of the command's options."""


class ResultsFile:
    """The results of one arena.

    :raises BadSetup: if the file cannot be used, or holds the results of something else.
    """

    def __init__(self, path: Path, setup: Setup) -> None:
        self.path = path
        try:
            self._file: IO[bytes] = path.open("a+b")
        except OSError as error:
            raise self._failed(error) from None
        try:
            lock(self._file, path)
            self.earlier = self._read(setup)
        except BaseException:
            self._file.close()
            raise

    def append(self, outcome: Outcome) -> None:
        """Keep how a game ended."""
        self._write(outcome.line())

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def _read(self, setup: Setup) -> list[Outcome]:
        """Return the games that are there already; begin the file if there is nothing."""
        self._file.seek(0)
        whole, _, cut_off = self._file.read().rpartition(b"\n")
        if cut_off:
            self._file.truncate(len(whole) + 1 if whole else 0)
        if not whole:
            self._write(json.dumps({"igroteka-arena": FORMAT, **setup}, ensure_ascii=False))
            return []
        first, *lines = whole.decode("utf-8", "replace").split("\n")
        self._check(first, setup)
        outcomes = []
        for number, line in enumerate(lines, 2):
            try:
                outcomes.append(outcome_of(line))
            except (ValueError, TypeError):
                raise BadSetup(
                    "Line {line} of {file} is damaged; take it out, and its game is played again.",
                    "refusal-results-line",
                    line=number,
                    file=str(self.path),
                ) from None
        return outcomes

    def _check(self, first: str, setup: Setup) -> None:
        """Make sure that the first line is that of the same arena."""
        try:
            kept: Any = json.loads(first)
        except ValueError:
            kept = None
        if not isinstance(kept, dict) or kept.pop("igroteka-arena", None) != FORMAT:
            raise BadSetup(
                "{file} holds no results of an arena; name another file.",
                "refusal-results-other",
                file=str(self.path),
            )
        for what in dict.fromkeys((*setup, *kept)):
            if kept.get(what) != setup.get(what):
                raise BadSetup(
                    "{file} was begun with {what} = {then}, not {now}; repeat that command, "
                    "or name another file.",
                    "refusal-results-changed",
                    file=str(self.path),
                    what=what,
                    then=plainly(kept.get(what)),
                    now=plainly(setup.get(what)),
                )

    def _write(self, line: str) -> None:
        try:
            self._file.write(line.encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise self._failed(error) from None

    def _failed(self, error: OSError) -> BadSetup:
        return BadSetup(
            "Results cannot be kept in {file}: {reason}.",
            "refusal-results-write",
            file=str(self.path),
            reason=str(error.strerror),
        )


def lock(file: IO[bytes], path: Path) -> None:
    """Keep other commands from writing to an open file until it is closed.

    :raises BadSetup: if another one is writing to it.
    """
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadSetup(
                "Another command is writing to {file}; wait for it, or name another file.",
                "refusal-results-busy",
                file=str(path),
            ) from None


def plainly(value: object) -> str:
    """Return a part of a setup as a person would write it.

    >>> plainly([2, 4]), plainly({"zwin": "yes"}), plainly(""), plainly(0)
    ('2,4', 'zwin=yes', '—', '0')
    """
    if isinstance(value, dict):
        value = [f"{name}={choice}" for name, choice in value.items()]
    text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    return "—" if text in ("", "None") else text
