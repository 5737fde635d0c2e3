"""Games come with anybody's package: one that is broken takes no other down."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tests import guest
from tests.web.serving import Server

GAME = """
    from dataclasses import replace
    from igroteka.games.venice import GAME as VENICE
    GAME = replace(VENICE, name=__name__, face_path={face!r})
"""
BROKEN = {
    "absent": "import a_module_that_is_nowhere",
    "abstract": """
        from igroteka.engine import Game, State
        class NimState(State[dict]):
            GAME = "abstract"
        GAME = Game("abstract", (2,), NimState)
    """,
    "blank": GAME.format(face=""),
    "careless": GAME.format(face="careless:FACE")
    + """
    class Face:
        def at(self, edition):
            return self
        def title(self, lang):
            raise ZeroDivisionError("there is\\nno title")
    FACE = Face()
    """,
    "dangling": GAME.format(face="dangling.face:FACE"),
    "misnamed": "from igroteka.games.venice import GAME",
    "number": "GAME = 7",
    "typo": "GAME = Game(",
}
SAID = {
    "absent": "absent: cannot be loaded (ModuleNotFoundError: No module named "
    "'a_module_that_is_nowhere').",
    "abstract": "abstract: cannot be loaded (TypeError: NimState has no ",
    "blank": "blank has no face yet: nothing draws it or puts it into words.",
    "careless": "careless: cannot be loaded (ZeroDivisionError: there is no title).",
    "dangling": "dangling: cannot be loaded (ModuleNotFoundError: No module named "
    "'dangling.face'; 'dangling' is not a package).",
    "misnamed": "misnamed: cannot be loaded (TypeError: the game calls itself 'venice', "
    "its entry point 'misnamed').",
    "number": "number: cannot be loaded (TypeError: number:GAME is no Game but int).",
    "typo": "typo: cannot be loaded (SyntaxError: '(' was never closed (typo.py, line 1)).",
}
OURS = ("bruges", "glenmore", "orleans", "venice")


def install(folder: Path, games: dict[str, str]) -> None:
    """Put a package with these games into a folder as pip would."""
    for name, text in games.items():
        (folder / f"{name}.py").write_text(textwrap.dedent(text), "utf-8")
    info = folder / "broken_games-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-games\nVersion: 1\n")
    entries = "".join(f"{name} = {name}:GAME\n" for name in games)
    (info / "entry_points.txt").write_text(f"[igroteka.games]\n{entries}")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder from which the processes of a test import first."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    return tmp_path


@pytest.fixture
def broken(folder: Path) -> None:
    install(folder, BROKEN)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from igroteka.cli import main; main()", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "COLUMNS": "400"},
    )


def test_the_list_has_a_sentence_for_each_broken_game_and_all_the_others(broken: None) -> None:
    listed = run("games", "--lang", "en")
    assert listed.returncode == 0, listed.stderr
    lines = listed.stdout.splitlines()
    for name, sentence in SAID.items():
        (line,) = (line for line in lines if line.startswith(name))
        if name == "blank":  # bots can play it
            assert line == "blank  2–5"
            about = lines[lines.index(line) + 1 :]
            assert about[0] == f"    {sentence}"
            assert any(more == "    directions = 8 (default) | 4" for more in about), about
        else:
            assert line.startswith(sentence), line
    for name in OURS:
        assert any(line.startswith(f"{name}  ") for line in lines), listed.stdout
    russian = run("games", "--lang", "ru").stdout
    assert "blank  2–5\n    blank: " in russian
    assert "number: игру не загрузить (TypeError: number:GAME is no Game but int)." in russian


def test_a_broken_game_that_is_asked_for_says_why_in_one_line(broken: None) -> None:
    refused = run("play", "number")
    assert refused.returncode == 2
    assert refused.stderr.splitlines()[-1] == f"igroteka: {SAID['number']}"
    assert run("arena", "venice", "--bots", "random", "--games", "1").returncode == 0
    # What cannot be looked at can be played by bots.
    assert run("arena", "blank", "--bots", "random", "--games", "1").returncode == 0


def test_a_server_offers_all_the_others(broken: None, tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server, server.client() as client:
        page = server.page("/", **{"accept-language": "en"})
        assert page.status_code == 200
        text = page.text.replace("&#x27;", "'").replace("&#39;", "'")
        for name, sentence in SAID.items():
            assert sentence in text
            assert f"/new?game={name}" not in text
        assert all(f"/new?game={name}" in text for name in OURS)
        assert {game["name"] for game in client.get("/games").json()} >= set(OURS)
        made = client.post("/tables", json={"game": "venice", "seats": 2, "name": "Anna"})
        assert made.status_code == 201
        refused = client.post("/tables", json={"game": "number", "seats": 2, "name": "Anna"})
        assert 400 <= refused.status_code < 500
        assert SAID["number"] in refused.text
        assert 400 <= client.get("/games/number/view-schema").status_code < 500


def test_a_table_whose_game_breaks_later_is_listed_and_says_why(folder: Path) -> None:
    database = folder / "tables.db"
    with Server(database) as server, server.client() as client:
        body = {"game": guest.ENTRIES[0].name, "seats": 2, "name": "Anna"}
        table = client.post("/tables", json=body).json()["table"]
    (folder / "haul.py").write_text("1 / 0\n")
    with Server(database) as server:
        listed = server.page("/")
        assert listed.status_code == 200
        assert f"/t/{table}" in listed.text
        opened = server.page(f"/t/{table}", **{"accept-language": "en"})
        assert 400 <= opened.status_code < 500
        assert "haul: cannot be loaded (ZeroDivisionError: division by zero)" in opened.text
