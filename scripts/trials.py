"""Run a game's tests on broken rules: first what is likely to notice, and the quickest of it.

Which test calls which function, and what it costs, is recorded once with nothing broken. Tests
that call a broken function come first, in order of cost; then the others, as a test may use
what another has kept. The contract suite, the same for every game and by far the slowest, is
not recorded and comes last. What no test calls, only a test of the contract can notice.

A break inside a function is tried in a fork of a process that has collected all tests: there
the function gets its broken code. What is done while modules are imported (a constant, a
table, a function that makes one) is tried in a fork that imports the broken file.
"""

from __future__ import annotations

import cProfile
import gc
import importlib.util
import os
import pickle
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper, partial
from hashlib import blake2b
from importlib.machinery import ModuleSpec, SourceFileLoader
from inspect import CO_OPTIMIZED
from math import inf
from pathlib import Path
from tempfile import gettempdir
from types import CodeType, FunctionType
from typing import IO, Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
# What a broken rule may use: it may go round for ever, or fill a list for ever.
MOST_BYTES = 4 << 30
SPARE_SECONDS = 5
TIMES_AS_LONG = 10
CONTRACT = "tests/contract"
OURS = ("igroteka", "tests")
CONTRACT_SECONDS = 30  # of one test, at the most

Name = tuple[str, int, str]  # of a function: file, first line, qualified name
Functions = dict[Name, CodeType]


@dataclass(frozen=True)
class Broken:
    """A file of the package and its broken source."""

    file: Path
    source: str

    @property
    def module(self) -> str:
        """Return the name by which it is imported."""
        parts = self.file.relative_to(SOURCE).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def functions(self) -> Functions | None:
        """Return the functions whose code differs; None if more than their code does."""
        old = parts_of(compile(self.file.read_text("utf-8"), str(self.file), "exec"))
        new = parts_of(compile(self.source, str(self.file), "exec"))
        if old[0] != new[0] or old[1].keys() != new[1].keys():
            return None
        return {name: code for name, code in new[1].items() if code != old[1][name]}


def parts_of(code: CodeType) -> tuple[list[Any], Functions]:
    """Return what a module or class does by itself, and its functions."""
    itself: list[Any] = [code.co_code, code.co_names]
    functions: Functions = {}
    for const in code.co_consts:
        if not isinstance(const, CodeType):
            itself.append((type(const), const))
        elif const.co_flags & CO_OPTIMIZED:
            functions[name_of(const)] = const
        else:
            inner, found = parts_of(const)
            itself.append(inner)
            functions |= found
    return itself, functions


def name_of(code: CodeType) -> Name:
    """Return what names a function."""
    return code.co_filename, code.co_firstlineno, code.co_qualname


@dataclass
class Known:
    """What is known of the tests when nothing is broken."""

    cost: dict[str, float] = field(default_factory=dict)
    calls: dict[str, set[Name]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def callers(self, functions: Iterable[Name]) -> set[str]:
        """Return the tests that call one of some functions."""
        wanted = set(functions)
        return {test for test, called in self.calls.items() if called & wanted}

    def in_order(self, tests: Iterable[str], first: set[str]) -> list[str]:
        """Return tests in the order in which they shall be tried."""
        return sorted(tests, key=lambda test: (test not in first, self.seconds(test)))

    def seconds(self, test: str) -> float:
        """Return what a test costs; of the contract that is not known."""
        return self.cost.get(test, CONTRACT_SECONDS)

    def notice(self, session: pytest.Session, first: set[str], budget: float) -> None:
        """Run tests until one fails; one that takes far too long ends the process.

        With *budget* no further test is begun that would bring the CPU seconds above it.
        """
        by_name = {item.nodeid: item for item in session.items}
        items = [by_name[test] for test in self.in_order(by_name, first)]
        for item, following in zip(items, [*items[1:], None], strict=True):
            budget -= self.seconds(item.nodeid)
            if budget < 0:
                break
            allow(TIMES_AS_LONG * self.seconds(item.nodeid))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                break


@dataclass(frozen=True)
class Tests:
    """The tests that can notice a break of a game's rules."""

    game: str
    budget: float = inf
    """How many CPU seconds of tests a break is worth; with a limit, the contract is left out."""

    @property
    def contract(self) -> bool:
        """Say whether the contract suite belongs to them."""
        return self.budget == inf

    def file(self) -> Path:
        """Return where to keep what is known of them, as long as nothing changes."""
        files = [*(SOURCE / "igroteka").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
        digest = blake2b(self.game.encode(), digest_size=12)
        for file in sorted(files):
            digest.update(file.read_bytes())
        return Path(gettempdir()) / f"igroteka-mutants-{digest.hexdigest()}"

    def known(self) -> Known | None:
        """Return what was kept, if nothing has changed since."""
        file = self.file()
        return pickle.loads(file.read_bytes()) if file.exists() else None

    def run(self, plugin: object) -> int:
        """Run them in this process as a plugin wants it."""
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they cost more than most tests
        os.chdir(ROOT)
        for folder in (ROOT, SOURCE):
            sys.path.insert(0, str(folder))
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        tests = ["tests/test_golden.py", f"tests/games/{self.game}"]
        options = ["-p", "no:cacheprovider", "-m", "not soak and not browser", "-k", self.game]
        return pytest.main([*options, *tests, *[CONTRACT] * self.contract], plugins=[plugin])


def survivors(tests: Tests, breaks: Sequence[Broken], jobs: int) -> Iterator[tuple[int, bool]]:
    """Try breaks; yield the number of each as it is done, and whether no test noticed it.

    Raises RuntimeError if a test of the game fails without any break.
    """
    known, to_import = None, []
    for told in told_by(lambda out: tests.run(Collected(tests, breaks, jobs, out))):
        if isinstance(told, Known):
            known = told
        elif told[1] is None:
            to_import.append(told[0])
        else:
            yield told
    if known is None or known.failed:
        raise RuntimeError("\n".join(known.failed if known else ["no test was collected"]))
    yield from in_forks(jobs, [(n, partial(imported, tests, breaks[n], known)) for n in to_import])


def imported(tests: Tests, broken: Broken, known: Known) -> bool:
    """Say whether no test notices a break that is there from the start."""
    sys.meta_path.insert(0, Importer(broken))
    allow(TIMES_AS_LONG * SPARE_SECONDS)
    return tests.run(Ordered(known, tests.budget)) == pytest.ExitCode.OK


class Ordered:
    """Runs tests in order of their cost until one fails."""

    def __init__(self, known: Known, budget: float) -> None:
        self.known = known
        self.budget = budget

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests in our order."""
        if not session.testsfailed:
            self.known.notice(session, set(), self.budget)
        return True


class Collected:
    """Collects all tests once, records what they call and cost, and tries breaks in forks."""

    def __init__(self, tests: Tests, breaks: Sequence[Broken], jobs: int, out: IO[bytes]) -> None:
        self.tests = tests
        self.breaks = breaks
        self.jobs = jobs
        self.importing = cProfile.Profile()
        self.out = out

    def pytest_sessionstart(self) -> None:
        """Begin to record what is called while the modules are imported."""
        self.importing.enable()

    def pytest_collection_finish(self) -> None:
        """End that."""
        self.importing.disable()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Record, then try the breaks."""
        gc.collect()
        gc.freeze()
        known = self.tests.known() or self.recorded(session)
        self.tell(known)
        if known.failed:
            return True
        at_import, trials = self.called(self.importing), []
        for n, broken in enumerate(self.breaks):
            functions = broken.functions()
            if functions is None or functions.keys() & at_import:
                self.tell((n, None))
                continue
            callers = known.callers(functions)
            if callers or self.tests.contract:
                trials.append((n, self.trial(session, known, functions, callers)))
            else:
                self.tell((n, True))
        for told in in_forks(self.jobs, trials):
            self.tell(told)
        return True

    def tell(self, thing: object) -> None:
        """Tell the process that collects the results."""
        tell(self.out, thing)

    def recorded(self, session: pytest.Session) -> Known:
        """Return what is to be known of the tests, and keep it for the next time."""
        (known,) = told_by(lambda out: tell(out, self.record(session)))
        assert isinstance(known, Known)
        if not known.failed:
            self.tests.file().write_bytes(pickle.dumps(known))
        return known

    def record(self, session: pytest.Session) -> Known:
        """Run the game's tests with nothing broken."""
        known = Known()
        items = [item for item in session.items if not item.nodeid.startswith(CONTRACT)]
        for item, following in zip(items, [*items[1:], None], strict=True):
            failed, profile, begun = session.testsfailed, cProfile.Profile(), time.process_time()
            profile.enable()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            profile.disable()
            known.cost[item.nodeid] = time.process_time() - begun
            known.calls[item.nodeid] = self.called(profile)
            if session.testsfailed > failed:
                known.failed.append(item.nodeid)
        return known

    def called(self, profile: cProfile.Profile) -> set[Name]:
        """Return which of the game's functions were called."""
        rules = str(SOURCE / "igroteka/games" / self.tests.game)
        codes = [entry.code for entry in profile.getstats()]
        return {
            name_of(code)
            for code in codes
            if isinstance(code, CodeType) and code.co_filename.startswith(rules)
        }

    def trial(
        self, session: pytest.Session, known: Known, functions: Functions, callers: set[str]
    ) -> Callable[[], bool]:
        """Return how to try the broken code of some functions."""

        def noticed_by_none() -> bool:
            exchange(functions)
            known.notice(session, callers, self.tests.budget)
            return not session.testsfailed

        return noticed_by_none


def exchange(functions: Functions) -> None:
    """Give functions other code, wherever they are known; forget what they have answered."""
    gc.unfreeze()
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            code = functions.get(name_of(thing.__code__))
            if code is not None:
                thing.__code__ = code
        elif isinstance(thing, _lru_cache_wrapper) and thing.__module__.startswith(OURS):
            thing.cache_clear()


class Importer:
    """Finds one module by its broken source."""

    def __init__(self, broken: Broken) -> None:
        self.broken = broken

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return how to import the broken module, nothing for others."""
        if name != self.broken.module:
            return None
        file = self.broken.file
        return importlib.util.spec_from_file_location(
            name,
            file,
            loader=BrokenLoader(name, str(file), self.broken.source),
            submodule_search_locations=[str(file.parent)] if file.stem == "__init__" else None,
        )


class BrokenLoader(SourceFileLoader):
    """Loads a module of a given source."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        """Return the code of the broken source, whatever is kept of the file."""
        code: CodeType = compile(self.source, self.path, "exec")
        return code


# --- processes ------------------------------------------------------------------------------


def allow(seconds: float) -> None:
    """End this process if it uses more CPU seconds from now on, or too much memory."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, resource.RLIM_INFINITY))
    signal.setitimer(signal.ITIMER_PROF, seconds + SPARE_SECONDS)


def forked(work: Callable[[], bool]) -> int:
    """Start a process that does some work and ends well if the answer is yes."""
    sys.stdout.flush()
    pid = os.fork()
    if not pid:
        answer = False
        try:
            answer = work()
        finally:
            os._exit(not answer)
    return pid


def in_forks(
    jobs: int, tasks: Iterable[tuple[int, Callable[[], bool]]]
) -> Iterator[tuple[int, bool]]:
    """Do tasks in processes of their own, some at a time; yield the answers as they come."""
    running: dict[int, int] = {}
    waiting = iter(tasks)
    while True:
        for n, task in waiting:
            running[forked(task)] = n
            if len(running) == jobs:
                break
        if not running:
            return
        pid, status = os.wait()
        yield running.pop(pid), status == 0


def told_by(work: Callable[[IO[bytes]], object]) -> Iterator[Any]:
    """Do some work in a process of its own; yield what it tells."""
    reading, writing = os.pipe()

    def told() -> bool:
        os.close(reading)
        with os.fdopen(writing, "wb") as out:
            work(out)
        return True

    pid = forked(told)
    os.close(writing)
    with os.fdopen(reading, "rb") as heard:
        while True:
            try:
                yield pickle.load(heard)
            except EOFError:
                break
    os.waitpid(pid, 0)


def tell(out: IO[bytes], thing: object) -> None:
    """Tell something at once."""
    pickle.dump(thing, out)
    out.flush()
