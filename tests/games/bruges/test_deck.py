"""The deck file: what the checker says, and how another deck is played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from igroteka.cli import app
from igroteka.engine import BadRecord, BadSetup, read_record, record_of
from igroteka.games.bruges.deck import SHIPPED, VARIABLE, mistakes_in, read
from igroteka.games.bruges.vocabulary import OPERATIONS
from tests.games.bruges.positions import GAME, match

SHIPPED_TEXT = SHIPPED.read_text("utf-8")

MISTAKES = [
    (
        'op = "vp", n = 1',
        'op = "vps", n = 1',
        "Card king, line 46: unknown operation 'vps'; did you mean vp",
    ),
    (
        'op = "vp", n = 1',
        'op = "vp", n = 0',
        "Card king, line 46: vp: n is a whole number from 1 to 98, not 0.",
    ),
    ('op = "vp", n = 1', 'op = "vp"', "Card king, line 46: vp needs the parameter n:"),
    (
        'op = "vp", n = 1',
        'op = "vp", m = 1',
        "Card king, line 46: vp has no parameter 'm'; it has: n.",
    ),
    (
        'op = "vp", n = 1',
        'op = "score_per_canal", vp = 1',
        "Card king, line 46: the operation score_per_canal is for the icon laurel, not worker.",
    ),
    ("cost = 12", "cost = 11", "Card king, line 46: cost is a multiple of 3 from 0 to 30, not 11."),
    ('ru = "Король", ', "", "Card king, line 46: the name in Russian is missing."),
    ('colour = "brown"', 'colour = "pink"', "Card king, line 46: colour is one of blue"),
    ('worker = "purple"', "", "Card king, line 46: worker is one of blue"),
    ('id = "queen"', 'id = "king"', "Card king: there are 2 cards with this id."),
    ('guild = "nobles"', 'guild = "clerics"', "Guild nobles: the set base has 14 cards of it"),
    ("statues = [7,", "statues = [", "Board: statues is a list of 6 whole numbers."),
    ('game = "bruges"', 'game = "chess"', 'The file does not say game = "bruges" at its top.'),
    ('game = "bruges"', "game = ", "The file is not TOML: Invalid value (at line 12"),
    (
        'ops = [{ op = "vp", n = 3 }]',
        "ops = []",
        "Card queen, line 62: ops is missing; a card has at least one operation.",
    ),
    (
        'op = "once_per_round", do = [{ op = "guilders", n = 2 }]',
        'op = "guilders", n = 2',
        "guilders on an infinity card stands inside once_per_round.",
    ),
    ("markers = 6", "markers = 0", "Exchange workers_any: markers is a whole number from 1 to 20."),
]


def test_the_shipped_deck_has_no_mistakes() -> None:
    assert mistakes_in(SHIPPED_TEXT) == []


@pytest.mark.parametrize("right,wrong,said", MISTAKES)
def test_a_mistake_is_one_line_that_says_where_and_what(right: str, wrong: str, said: str) -> None:
    assert right in SHIPPED_TEXT
    found = mistakes_in(SHIPPED_TEXT.replace(right, wrong, 1))
    assert any(said in line for line in found), found
    assert len(found) <= 2 and all("\n" not in line for line in found)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"nothing\.toml cannot be read"):
        read(tmp_path / "nothing.toml")


def run_with(deck: Path, code: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, VARIABLE: str(deck)}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )


def test_another_deck_is_played_and_records_tell_them_apart(tmp_path: Path) -> None:
    """The king of another box is called emperor, costs 9 and brings 5 points."""
    deck = tmp_path / "my-deck.toml"
    text = SHIPPED_TEXT.replace('id = "king"', 'id = "emperor"', 1)
    text = text.replace("cost = 12", "cost = 9", 1).replace(
        'op = "vp", n = 1', 'op = "vp", n = 5', 1
    )
    deck.write_text(text, "utf-8")
    done = run_with(
        deck,
        "from igroteka.engine import find_game, Match, record_of\n"
        "game = find_game('bruges')\n"
        "assert game.codec.parse('use emperor')\n"
        "match = Match.start(game, 2, 1)\n"
        "match.play('draw left')\n"
        "print(record_of(match).text(), end='')\n",
    )
    assert done.returncode == 0, done.stderr
    record = read_record(done.stdout)
    assert record.edition and record.edition != GAME.edition
    with pytest.raises(BadRecord, match=f"played with the deck {record.edition}"):
        record.replay()
    ours = match()
    ours.play("draw left")
    assert read_record(record_of(ours).text()).replay().state == ours.state


def test_a_deck_with_mistakes_is_refused_with_a_sentence(tmp_path: Path) -> None:
    deck = tmp_path / "my-deck.toml"
    deck.write_text(SHIPPED_TEXT.replace("cost = 12", "cost = 11"), "utf-8")
    done = run_with(
        deck,
        "from igroteka.engine import BadSetup, find_game\n"
        "try:\n    find_game('bruges')\nexcept BadSetup as error:\n    print(error)\n",
    )
    assert "The deck my-deck.toml has mistakes; the first" in done.stdout
    assert "cost is a multiple of 3" in done.stdout


def test_the_command_says_what_is_wrong_and_where(tmp_path: Path) -> None:
    deck = tmp_path / "my-deck.toml"
    deck.write_text(SHIPPED_TEXT, "utf-8")
    runner = CliRunner()
    assert runner.invoke(app, ["deck", "check", str(deck)]).output == "✓ my-deck.toml\n"
    deck.write_text(SHIPPED_TEXT.replace("cost = 12", "cost = 11"), "utf-8")
    checked = runner.invoke(app, ["deck", "check", str(deck)])
    assert checked.exit_code == 1
    lines = checked.output.splitlines()
    assert len(lines) == 3 and all("cost is a multiple of 3" in line for line in lines)
    for wrong in ("game = ", 'game = "chess"', 'game = "venice"'):
        deck.write_text(wrong, "utf-8")
        assert isinstance(runner.invoke(app, ["deck", "check", str(deck)]).exception, BadSetup)


def test_another_deck_is_asked_for_on_the_command_line(tmp_path: Path) -> None:
    deck = tmp_path / "my-deck.toml"
    deck.write_text(SHIPPED_TEXT.replace('id = "king"', 'id = "emperor"', 1), "utf-8")
    command = [sys.executable, "-c", "from igroteka.cli import main; main()"]
    command += ["arena", "bruges", "--bots", "random"]
    command += ["--seats", "2", "--games", "2", "--processes", "1"]
    command += ["--records", str(tmp_path), "--deck"]
    done = subprocess.run([*command, f"bruges={deck}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    texts = [file.read_text("utf-8") for file in tmp_path.iterdir() if file != deck]
    assert texts and all(f"edition: {GAME.edition}" not in text for text in texts)
    for wrong in ("bruges", f"chess={deck}", f"venice={deck}", "bruges=nothing.toml"):
        done = subprocess.run([*command, wrong], capture_output=True, text=True, check=False)
        assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr


def test_every_operation_is_documented() -> None:
    page = (Path(__file__).parents[3] / "docs" / "bruges-decks.md").read_text("utf-8")
    for operation in OPERATIONS:
        row = next(line for line in page.splitlines() if line.startswith(f"| `{operation.name}`"))
        for param in operation.params:
            assert f"`{param.name}`" in row, f"{operation.name} {param.name}"
