"""The compiled build is optional, and plays identical games."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from scripts.compiled import SOURCE, SUMS, build, compiled_files, hot_modules, sums_of, take_away
from scripts.compiled_wheel import unpacked_wheel
from scripts.same_games import compare

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "docs" / "examples"

# Games of other packages, which nobody compiles, on a compiled engine.
OUTSIDE = """
import pickle
import haul, nim
from igroteka.bots import make_bot
from igroteka.bots.bot import Sight
from igroteka.engine import Match, Rng, is_compiled, record_of
for game in (nim.GAME, haul.GAME):
    for bot in ("random", "greedy", "search:30"):
        match, rng, chooser = Match.start(game, 2, 7), Rng(1), make_bot(bot)
        while not match.state.is_over:
            seat = match.state.seats_to_act()[-1]
            match.state.offers(seat), match.state.closed(seat), match.state.view(seat)
            match.play(chooser.choose(Sight.of(game, match.state, seat, rng), rng), seat)
        state = match.state
        assert pickle.loads(pickle.dumps(state)) == state == type(state).from_json(state.to_json())
        print(record_of(match).text(), state.to_json(), state.fingerprint())
print(is_compiled())
"""

# What is written in C and in Python does the same, or refuses the same.
ROWS = """
import sys
from array import array
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from igroteka.engine import Rng, rows
python = ModuleType("python")
sys.modules["python"] = python
source = Path(rows.__file__).with_name("rows.py")
exec(compile(source.read_text("utf-8"), "rows.py", "exec"), vars(python))
rng = Rng(5)

def both(name, *args):
    found = []
    for module in (python, rows):
        kept = [array(each.typecode, each) if isinstance(each, array) else each for each in args]
        try:
            answer = getattr(module, name)(*kept)
        except Exception as error:
            answer = type(error).__name__, str(error)
        if isinstance(answer, (bytes, bytearray)):
            answer = bytes(answer)
        found.append((answer, kept))
    assert found[0] == found[1], (name, args, found)
    return found[0][0]

def some(most, high, low=0):
    return [low + rng.below(high - low) for _ in range(rng.below(most))]

seen = set()
for _ in range(3000):
    high = 256 if rng.below(4) else 300
    parts = [some(9, high) for _ in range(rng.below(6))]
    parts = tuple((list, tuple, bytearray)[rng.below(3 if high == 256 else 2)](p) for p in parts)
    row = both("flat", parts)
    seen.add(type(row).__name__)
    both("taken", bytes(some(99, 256)), parts)
    both("coded", some(40, 128, -128), bytes(reversed(range(256))))
    both("halves", some(40, 1 << 14, -1))
    both("set_bits", rng.bits() >> rng.below(64))
    things = list(range(30))
    rng.shuffle(things)
    cut = rng.below(30)
    both("found_in", 30, [things[:cut], [], things[cut : cut + rng.below(9)]])
    kind = "bBhHiIlLqQfd"[rng.below(12)]
    out = array(kind, bytes(array(kind).itemsize * max(0, len(row) + rng.below(9) // 8)))
    answer = both("write", row, out)
    seen.add(answer[0] if answer else kind)
    answer = both("write_mask", things[:cut], array(kind, [7] * (30 + rng.below(9) // 8)), 30)
    seen.add("mask " + (answer[0] if answer else kind))
    both("write", row, memoryview(bytearray(2 * len(row) + 2))[::2])
both("write", b"12", b"34"), both("write_mask", [1], b"34", 2)
assert len(seen) >= 2 + 12 + 12 + 2, seen
print(rows.__file__ != str(source), len(seen))
"""

# The processes in which the bots of a table think.
WORKER = """
import asyncio
from igroteka.engine import is_compiled
from igroteka.tables.worker import Worker
worker = Worker(niceness=0)
print(asyncio.run(worker.ask(60, is_compiled)))
worker.end()
"""


def told(code: str, *path: Path, interpreted: bool = False) -> tuple[str, str]:
    """Return what a process with these folders on its path says, aloud and aside."""
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, path)),
            "IGROTEKA_INTERPRETED": "1" if interpreted else "",
        },
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return run.stdout, run.stderr


def use_the_quickest_compiler(scratch: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have C compiled by tcc where it can read Python's headers.

    It does not optimise, and takes a second for what takes gcc a minute or two. What is tested is
    what mypyc makes of our sources: whose machine code it becomes does not matter.
    """
    source = scratch / "probe.c"
    source.write_text("#include <Python.h>\n", "utf-8")
    headers = f"-I{sysconfig.get_paths()['include']}"
    tcc = shutil.which("tcc")
    if (
        tcc
        and not subprocess.run([tcc, "-w", headers, "-c", source, "-o", scratch / "o"]).returncode
    ):
        monkeypatch.setenv("CC", tcc)
        monkeypatch.setenv("LDSHARED", f"{tcc} -shared")


@pytest.mark.lengthy
def test_both_builds_play_the_same_games_also_those_of_other_packages(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_the_quickest_compiler(tmp_path_factory.mktemp("probe"), monkeypatch)
    build(tmp_path, level=0)
    assert not compare([], str(tmp_path))
    path = (tmp_path, EXAMPLES, EXAMPLES / "haul" / "src")
    compiled, _ = told(OUTSIDE, *path)
    interpreted, _ = told(OUTSIDE, *path, interpreted=True)
    assert compiled.endswith("True\n") and interpreted.endswith("False\n")
    assert compiled.splitlines()[:-1] == interpreted.splitlines()[:-1]
    assert told(ROWS, tmp_path)[0].startswith("True ")
    assert told(WORKER, tmp_path)[0] == "True\n"
    take_away(tmp_path)
    assert not compiled_files(tmp_path)


@pytest.mark.soak
def test_a_compiled_wheel_plays_many_games_like_its_sources(tmp_path: Path) -> None:
    site = unpacked_wheel(tmp_path)
    assert not compare(["--games", "60", "--iterations", "60"], str(site))


def test_a_source_that_was_changed_since_is_noticed(tmp_path: Path) -> None:
    package = tmp_path / "igroteka"
    shutil.copytree(
        SOURCE / "igroteka", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", SUMS)
    )
    look = "import igroteka.engine.state as state; print(state.__file__)"
    # Something that Python would take for a compiled module, and that cannot be loaded.
    false = package / "engine" / "state.abi3.so"
    false.write_bytes(b"")
    (package / SUMS).write_text(sums_of(package), "utf-8")
    source = package / "engine" / "state.py"
    with pytest.raises(subprocess.CalledProcessError):
        told(look, tmp_path)
    assert told(look, tmp_path, interpreted=True) == (f"{source}\n", "")
    source.write_text(source.read_text("utf-8") + "\n# mended\n", "utf-8")
    out, aside = told(look, tmp_path)
    assert out == f"{source}\n"
    assert aside.startswith("igroteka: engine/state.py has changed") and aside.count("\n") == 1
    take_away(tmp_path)
    assert not false.exists() and told(look, tmp_path) == (f"{source}\n", "")


def written_tuple(value: ast.expr | None) -> ast.Tuple | None:
    """Return the tuple that is written out there, also if it is multiplied: (0,) * 12."""
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult):
        return written_tuple(value.left)
    return value if isinstance(value, ast.Tuple) else None


def test_tuples_that_compiled_code_looks_things_up_in_say_their_type() -> None:
    """To mypyc (1, 2, 3) is three numbers, of which it makes a tuple whenever one is asked for."""
    unsaid = [
        f"{file.name}:{statement.lineno}"
        for files in hot_modules(SOURCE / "igroteka").values()
        for file in files
        for statement in ast.parse(file.read_text("utf-8")).body
        if isinstance(statement, ast.AnnAssign)
        and ast.unparse(statement.annotation) == "Final"
        and (written := written_tuple(statement.value)) is not None
        and not any(isinstance(item, ast.Starred) for item in written.elts)
        and not statement.target.id.startswith("_")  # type: ignore[union-attr]
    ]
    assert not unsaid
