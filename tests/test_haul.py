"""A package outside this repository brings a game: built, installed, tested, shown, played.

The example of docs/adding-a-game.md is copied to a folder of its own and installed from there
as anybody would install it, into a folder that only this test's processes see.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import igroteka
from igroteka.engine import game_names
from tests.guest import FOLDER
from tests.web.serving import free_port

SERVE = """
import sys
from igroteka.web.server import serve
serve(port=int(sys.argv[1]), database=sys.argv[2], bot_workers=1, bot_pause=0)
"""


class Package:
    """The example as it is installed, and processes that have it."""

    def __init__(self, folder: Path) -> None:
        self.source, self.target = folder / "haul", folder / "site"
        shutil.copytree(FOLDER, self.source, ignore=shutil.ignore_patterns("__pycache__"))
        package = Path(igroteka.__file__).parents[1]
        path = os.pathsep.join([str(self.target), str(package)])
        self.env = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"}
        # Plugins that only our own tests need: whoever brings a game has none of them.
        self.env["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"

    def install(self) -> None:
        """Build the package without a network and install it."""
        # Nothing is fetched: what builds it is installed, and igroteka itself is at hand.
        alone = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
        command = ["-m", "pip", "install", "--quiet", *alone, "--target", str(self.target)]
        done = subprocess.run(
            [sys.executable, *command, str(self.source)], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr

    def run(self, *command: str, typed: str = "") -> str:
        """Run Python where the package is installed; return what it says."""
        done = subprocess.run(
            [sys.executable, *command],
            input=typed,
            env=self.env,
            cwd=self.source,
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def igroteka(self, *command: str, typed: str = "") -> str:
        """Run the command line."""
        return self.run("-c", "from igroteka.cli import main; main()", *command, typed=typed)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Package:
    made = Package(tmp_path_factory.mktemp("guest"))
    made.install()
    assert (made.target / "haul" / "words" / "ru.ftl").exists(), "the words are not packed"
    shutil.rmtree(made.source / "src")
    return made


@pytest.fixture
def server(package: Package, tmp_path: Path) -> Iterator[httpx.Client]:
    port = free_port()
    command = [sys.executable, "-c", SERVE, str(port), str(tmp_path / "tables.db")]
    process = subprocess.Popen(command, env=package.env, cwd=tmp_path)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
        until = time.monotonic() + 240
        while True:
            try:
                client.get("/health")
                break
            except httpx.TransportError:
                assert process.poll() is None and time.monotonic() < until, "no server"
                time.sleep(0.05)
        yield client
    process.terminate()
    process.wait(10)


def test_three_lines_hold_it_to_the_whole_contract(package: Package) -> None:
    assert "haul" not in game_names(), "the package is not meant to be installed here"
    lines = (package.source / "tests" / "test_contract.py").read_text("utf-8").split("\n")
    assert len([line for line in lines if line]) == 3
    said = package.run("-m", "pytest", "-p", "no:cacheprovider", "--tb=short", "-q", "tests")
    assert int(said.split(" passed")[0].split()[-1]) > 150
    assert "failed" not in said and "skipped" not in said


def test_it_is_in_the_lobby_and_plays_over_the_api(server: httpx.Client) -> None:
    for lang, title in (("en", "The Haul"), ("ru", "Улов")):
        asked = {"accept-language": lang}
        assert title in server.get("/", headers=asked).text
        assert "H14" in server.get("/rules/haul", headers=asked).text
    listed = {game["name"]: game for game in server.get("/api/games").json()}
    assert set(listed) == {*game_names(), "haul"}
    new = {"game": "haul", "seats": 3, "name": "Guest", "bots": {"1": "search", "2": "greedy"}}
    table = server.post("/api/tables", json=new).json()["table"]
    where = f"/api/tables/{table}"
    assert server.post(f"{where}/start").status_code == 204
    drawn = ""
    until = time.monotonic() + 240
    while (seen := server.get(where).json())["status"] == "playing":
        assert time.monotonic() < until, "the game does not go on"
        if seen["actions"]:
            drawn += server.get(f"/t/{table}").text
            action = {"action": seen["actions"][-1]["text"], "number": seen["number"]}
            answer = server.post(f"{where}/actions", json=action)
            assert answer.status_code in (200, 409), answer.text
        else:
            time.sleep(0.2)  # the server counts requests; the bots need a moment anyway
    assert seen["status"] == "finished" and len(seen["scores"]) == 3
    assert 'data-target="stack"' in drawn and 'data-closed="stack"' in drawn
    assert server.get(f"/t/{table}").status_code == 200
    assert "game: haul" in server.get(f"{where}/record").text


def test_it_plays_in_the_terminal(package: Package, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    setup = ("haul", "--seats", "2", "--bots", "greedy", "--seed", "5", "--lang", "en")
    said = package.igroteka("play", *setup, "--record", str(record), typed="peek\n" + "1\n" * 40)
    assert "Round 1 of 5" in said and "Your bid cards: " in said
    assert "Look into the next crate  (−1 coin)" in said
    assert "• You see " in said
    assert "1. " in said and "Torn nets" in said
    assert "✓" in package.igroteka("replay", str(record))
    assert "The Haul, 2–4" in package.igroteka("games", "--lang", "en")


def test_the_library_does_not_load_the_suite(package: Package) -> None:
    look = "import sys, igroteka; igroteka.new('haul', 2).offers(0); print(*sys.modules)"
    loaded = set(package.run("-c", look).split())
    assert "haul" in loaded
    assert not {"igroteka.testing", "pytest", "haul.face", "igroteka.face"} & loaded


def test_what_is_missing_is_said_with_the_command_that_installs_it(package: Package) -> None:
    without = "import sys; sys.modules['pytest'] = None\n"
    without += "try: import igroteka.testing\nexcept ImportError as error: print(error)"
    assert package.run("-c", without).strip() == (
        "igroteka.testing needs pytest; install it with: pip install 'igroteka[testing]'"
    )
