"""What the wheel does with nothing but what it asks for: the core, and each extra.

The wheel is built and unpacked into an environment of its own, in which there are only the
packages that its metadata asks for, and theirs. They are linked from where the tests run, so
that nothing is fetched; `python -m scripts.empty_install` does the same with pip.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import venv
from collections import defaultdict
from collections.abc import Iterable
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from scripts.empty_install import build_wheel

from igroteka.engine import read_record
from tests.web.hosted import wait_for_port
from tests.web.serving import free_port


class Environment:
    """A Python that has the wheel and what it asks for, and nothing else."""

    def __init__(self, folder: Path, wheel: Path, extras: set[str]) -> None:
        venv.create(folder, symlinks=True, with_pip=False)
        self.folder = folder
        self.python = folder / "bin" / "python"
        site = next(folder.glob("lib/python*/site-packages"))
        with ZipFile(wheel) as archive:
            archive.extractall(site)
        (own,) = site.glob("igroteka-*.dist-info")
        self.needed = closure(PathDistribution(own), extras)
        link(self.needed.values(), site)

    def start(
        self, *arguments: str, code: str = "from igroteka.cli import main; main()", lang: str = "en"
    ) -> subprocess.Popen[str]:
        hidden = ("PYTHONPATH", "VIRTUAL_ENV", "LANG")
        kept = {name: value for name, value in os.environ.items() if name not in hidden}
        return subprocess.Popen(
            [self.python, "-c", code, *arguments],
            cwd=self.folder,
            env={**kept, "LC_ALL": f"{lang}.UTF-8", "PYTHONIOENCODING": "utf-8"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def run(self, *arguments: str, typed: str = "", lang: str = "en") -> str:
        """Run the command line; return what it says."""
        with self.start(*arguments, lang=lang) as process:
            out, err = process.communicate(typed, timeout=120)
        assert process.returncode == 0, out + err
        return out

    def refused(self, *arguments: str, lang: str = "en") -> str:
        """Run a command that must be refused with one line; return the line."""
        with self.start(*arguments, lang=lang) as process:
            out, err = process.communicate(timeout=120)
        assert process.returncode == 2 and not out, out + err
        (line,) = err.splitlines()
        return line

    def tells(self, code: str) -> str:
        """Run a piece of Python; return what it prints."""
        with self.start(code=code) as process:
            out, err = process.communicate(timeout=120)
        assert process.returncode == 0, err
        return out


def closure(root: Distribution, extras: set[str]) -> dict[str, Distribution]:
    """Return what a package asks for with these extras, and what that asks for, by name."""
    found: dict[str, Distribution] = {}
    asked: set[tuple[str, str]] = set()
    open_ends: list[tuple[Distribution, set[str]]] = [(root, extras)]
    while open_ends:
        package, wanted = open_ends.pop()
        for text in package.requires or []:
            requirement = Requirement(text)
            name = canonicalize_name(requirement.name)
            marker = requirement.marker
            if marker and not any(marker.evaluate({"extra": extra}) for extra in ("", *wanted)):
                continue
            new = {(name, extra) for extra in ("", *requirement.extras)} - asked
            asked |= new
            if not new:
                continue
            if name == "igroteka":  # an extra that is made of others
                open_ends.append((root, set(requirement.extras)))
                continue
            found[name] = distribution(name)
            open_ends.append((found[name], set(requirement.extras)))
    return found


def link(packages: Iterable[Distribution], site: Path) -> None:
    """Have packages in another environment."""
    owners: dict[str, set[Distribution]] = defaultdict(set)
    for package in packages:
        for file in package.files or ():
            owners[file.parts[0]].add(package)
    for package in packages:
        for file in package.files or ():
            if file.parts[0] in ("..", "__pycache__"):  # programs in other folders, leavings
                continue
            shared = len(owners[file.parts[0]]) > 1  # a folder of several packages
            name = str(file) if shared else file.parts[0]
            if not (site / name).exists():
                (site / name).parent.mkdir(parents=True, exist_ok=True)
                (site / name).symlink_to(Path(str(package.locate_file(name))).resolve())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def core(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("core"), wheel, set())


@pytest.fixture(scope="module")
def web(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("web"), wheel, {"web"})


def names_of(environment: Environment) -> set[str]:
    return set(environment.needed)


def test_the_core_asks_for_next_to_nothing(core: Environment) -> None:
    assert {"click", "fluent-runtime"} <= names_of(core)
    assert len(core.needed) <= 8, names_of(core)
    tried = "\n".join(
        f"try: import {name}\nexcept ImportError: print('none')"
        for name in ("litestar", "sqlalchemy", "msgspec", "rich", "numpy", "pytest")
    )
    assert core.tells(tried).split() == ["none"] * 6


def test_the_library_plays_draws_and_thinks_with_the_core_alone(core: Environment) -> None:
    played = """
import igroteka
from igroteka.bots import Sight, make_bot
for name in igroteka.game_names():
    game = igroteka.find_game(name)
    state = game.new(2, seed=3)
    rng = igroteka.Rng(1)
    seat = state.seat_to_act
    state.play(make_bot("search:5").choose(Sight.of(game, state, seat, rng), rng), seat)
    print(name, state._repr_svg_()[:4])
"""
    assert core.tells(played).splitlines() == [
        f"{name} <svg" for name in ("bruges", "glenmore", "orleans", "venice")
    ]


def test_the_command_line_runs_with_the_core_alone(core: Environment) -> None:
    assert "Венеция 2099" in core.run("games", lang="ru_RU")
    played = core.run(
        *("play", "venice", "--bots", "greedy", "--seed", "3", "--record", "game.txt"),
        typed="1\n" * 200,
        lang="ru_RU",
    )
    assert "очк" in played
    assert read_record((core.folder / "game.txt").read_text("utf-8")).scores is not None
    assert "✓" in core.run("replay", "game.txt")
    bots = ("--bots", "search:5,random", "--games", "2", "--jobs", "1")
    assert "win share" in core.run("arena", "venice", *bots, "--records", "records")
    assert len(list((core.folder / "records").iterdir())) == 2
    data = ("--games", "2", "--bots", "random", "--jobs", "1", "--format", "jsonl")
    assert "2 games" in core.run("dataset", "venice", *data)
    deck = "import igroteka.games.bruges.rules.deck.editions as e; print(e.SHIPPED)"
    assert "204" in core.run("deck", "check", core.tells(deck).strip())
    assert core.refused("play", "chess").startswith("igroteka: There is no game “chess”")
    assert core.refused("backup", "copy.db") == "igroteka: There is no file igroteka.db."


SERVE = ("serve", "--port", "1")
THINK = ("think", "--database", "postgresql://nobody@127.0.0.1:1/none")


@pytest.mark.parametrize(
    ("arguments", "what", "extra"),
    [
        (SERVE, "igroteka serve", "web"),
        (THINK, "igroteka think", "postgres"),
        (("games", "--schema", "venice"), "igroteka games --schema", "web"),
        (("arena", "venice", "--ray", "local"), "--ray", "ray"),
        (("dataset", "venice"), "Parquet", "data"),
        (("dataset", "venice", "--database", "tables.db"), "--database", "web"),
    ],
    ids=["serve", "think", "schema", "ray", "parquet", "database"],
)
def test_what_is_missing_is_said_with_the_command_that_installs_it(
    core: Environment, arguments: tuple[str, ...], what: str, extra: str
) -> None:
    command = f"pip install 'igroteka[{extra}]'"
    english = core.refused(*arguments)
    assert english.startswith(f"igroteka: {what} needs more than is installed here (No module")
    assert english.endswith(f"; install it with: {command}")
    russian = core.refused(*arguments, lang="ru_RU")
    assert russian.startswith(f"igroteka: Для {what} установлено не всё (No module")
    assert russian.endswith(f"; установите: {command}")


@pytest.mark.parametrize("face", ["gymnasium", "openspiel", "pettingzoo"])
def test_a_face_for_learners_without_its_extra_says_what_to_install(
    core: Environment, face: str
) -> None:
    tried = f"try: import igroteka.{face}\nexcept Exception as error: print(error)"
    assert re.fullmatch(
        rf"igroteka\.{face} needs more than is installed here \(No module named '\w+'\); "
        rf"install it with: pip install 'igroteka\[{face}\]'\n",
        core.tells(tried),
    )


PLAYED = {
    "gymnasium": """
import gymnasium, igroteka.gymnasium
env = gymnasium.make("igroteka/venice-v1", seats=3, render_mode="rgb_array")
_, info = env.reset(seed=1)
for _ in range(5):
    info = env.step(env.action_space.sample(info["action_mask"]))[-1]
assert env.render().shape == (720, 720, 3)
print("played")
""",
    "openspiel": """
import pyspiel, igroteka.openspiel
state = pyspiel.load_game("igroteka_venice_v1").new_initial_state()
for _ in range(20):
    state.apply_action(state.legal_actions()[0])
print("played")
""",
    "pettingzoo": """
from igroteka.pettingzoo import venice_v1
env = venice_v1.env(seats=3, render_mode="rgb_array")
env.reset(seed=1)
for agent in env.agent_iter(20):
    env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))
assert env.render().shape == (720, 720, 3)
print("played")
""",
}


@pytest.mark.parametrize(("face", "code"), PLAYED.items(), ids=list(PLAYED))
def test_a_face_for_learners_needs_its_own_extra_alone(
    wheel: Path, tmp_path: Path, face: str, code: str
) -> None:
    environment = Environment(tmp_path, wheel, {face})
    assert not {"litestar", "pytest"} & names_of(environment)
    assert environment.tells(code) == "played\n"


def test_the_server_runs_with_web_alone(web: Environment) -> None:
    port, numbers = free_port(), free_port()
    where = ("--port", str(port), "--metrics", str(numbers), "--database", "tables.db")
    with web.start("serve", *where) as server:
        try:
            wait_for_port(port, server)
            page = httpx.get(f"http://127.0.0.1:{port}/", timeout=60)
            assert page.status_code == 200 and "Venice 2099" in page.text
            schema = httpx.get(f"http://127.0.0.1:{port}/schema/openapi.json", timeout=60)
            assert schema.status_code == 200
            counted = httpx.get(f"http://127.0.0.1:{numbers}/metrics", timeout=60)
            assert counted.status_code == 200
        finally:
            server.send_signal(signal.SIGTERM)
            _, err = server.communicate(timeout=60)
        assert server.returncode == 0 and "Traceback" not in err, err


def test_postgresql_without_its_extra_is_said(web: Environment) -> None:
    assert "psycopg" not in names_of(web)
    for command, database in ((SERVE[:1], ("--port", str(free_port()), *THINK[1:])), (THINK, ())):
        line = web.refused(*command, *database)
        assert re.search(r"(PostgreSQL|think) needs more .*'igroteka\[postgres\]'", line)


def test_the_extras_are_what_their_names_say(
    wheel: Path, core: Environment, web: Environment, tmp_path: Path
) -> None:
    own = next(core.folder.glob("lib/python*/site-packages/igroteka-*.dist-info"))
    everything = set(closure(PathDistribution(own), {"all"}))
    postgres = set(closure(PathDistribution(own), {"postgres"}))
    assert names_of(core) < names_of(web) < postgres < everything
    assert {"psycopg", "psycopg-binary"} <= postgres and "pytest" in everything
    testing = Environment(tmp_path / "testing", wheel, {"testing"})
    assert testing.tells("from igroteka.testing import Contract; print(Contract)")
    assert "sqlalchemy" not in names_of(testing)
