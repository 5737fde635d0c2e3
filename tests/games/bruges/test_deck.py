"""The deck file: how another deck is played, and how the command checks it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from igroteka.cli import app
from igroteka.engine import BadRecord, BadSetup, read_record, record_of
from igroteka.engine.textfile import toml_of
from igroteka.games.bruges.rules.deck.editions import SHIPPED, VARIABLE
from igroteka.games.bruges.rules.deck.file import parse
from igroteka.games.bruges.rules.deck.vocabulary import OPERATIONS, TWISTS
from tests.games.bruges.positions import GAME, match

SHIPPED_TEXT = SHIPPED.read_text("utf-8")
FIRST_CARD = SHIPPED_TEXT[: SHIPPED_TEXT.index("[[card]]")].count("\n") + 1


def run_with(deck: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, VARIABLE: str(deck), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(
        command, env=environment, capture_output=True, encoding="utf-8", check=False
    )


def test_another_deck_is_played_and_records_tell_them_apart(tmp_path: Path) -> None:
    """The king of another box is called emperor, costs 6 and brings 6 points."""
    deck = tmp_path / "my-deck.toml"
    text = SHIPPED_TEXT.replace('id = "king"', 'id = "emperor"', 1)
    # No other test has just this deck at hand.
    text = text.replace("cost = 12", "cost = 6", 1).replace(
        'op = "vp", n = 1', 'op = "vp", n = 6', 1
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
    with pytest.raises(BadRecord, match=f"{record.edition} of Bruges is not at hand; name"):
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
    checked = runner.invoke(app, ["deck", "check", str(deck), "--lang", "en"])
    assert checked.exit_code == 0
    assert checked.output.splitlines()[:3] == [
        "✓ my-deck.toml",
        f"Edition {GAME.edition}, 204 cards",
        "Prices of canal spaces: partly documented",
    ]
    assert "Cards: reconstructed 146, effect documented 32" in checked.output
    deck.write_text(SHIPPED_TEXT.replace("cost = 12", "cost = 11"), "utf-8")
    checked = runner.invoke(app, ["deck", "check", str(deck)])
    assert checked.exit_code == 1
    lines = checked.output.splitlines()
    assert len(lines) == 3 and all("cost is a multiple of 3" in line for line in lines)
    for wrong in ("", "game = ", 'game = "chess"', 'game = "venice"'):
        deck.write_text(wrong, "utf-8")
        assert isinstance(runner.invoke(app, ["deck", "check", str(deck)]).exception, BadSetup)


def test_the_command_speaks_russian(tmp_path: Path) -> None:
    deck = tmp_path / "my-deck.toml"
    deck.write_text(SHIPPED_TEXT.replace("cost = 12", "cost = 11", 1), "utf-8")
    checked = CliRunner().invoke(app, ["deck", "check", str(deck), "--lang", "ru"])
    assert checked.exit_code == 1
    assert checked.output == (
        f"Карта king, строка {FIRST_CARD}: cost — число от 0 до 30, кратное трём, а не 11.\n"
    )


def test_a_broken_deck_in_force_is_told_in_russian_although_the_game_cannot_be_loaded(
    tmp_path: Path,
) -> None:
    deck = tmp_path / "my-deck.toml"
    deck.write_text(SHIPPED_TEXT.replace("cost = 12", "cost = 11", 1), "utf-8")
    done = run_with(deck, "from igroteka.cli import main; main()", "games", "--lang", "ru")
    # The other games can be played all the same.
    assert done.returncode == 0 and not done.stderr
    told = " ".join(done.stdout.split())
    assert told.startswith(
        "В колоде my-deck.toml ошибки; первая из 1: Карта king, "
        f"строка {FIRST_CARD}: cost — "
        "число от 0 до 30, кратное трём, а не 11. Все покажет «igroteka deck check my-deck.toml»."
    )
    assert "venice" in told


def test_a_deck_without_the_expansion_is_for_up_to_four_without_its_modules(
    tmp_path: Path,
) -> None:
    """Z1: what is not in the box cannot be switched on."""
    deck = tmp_path / "my-deck.toml"
    base = SHIPPED_TEXT[: SHIPPED_TEXT.index("[[ship]]")]
    first, *cards = base.split("[[card]]")
    deck.write_text("[[card]]".join([first, *(c for c in cards if 'set = "base"' in c)]), "utf-8")
    done = run_with(
        deck,
        "from igroteka.engine import BadSetup, find_game\n"
        "game = find_game('bruges')\n"
        "game.new(4, 1)\n"
        "for seats, chosen in ((4, {'citizens': 'yes'}), (5, {}), (4, {'zwin': 'yes'}),\n"
        "        (4, {'exchange': 'yes'})):\n"
        "    try:\n        game.new(seats, 1, chosen)\n"
        "    except BadSetup as error:\n        print(error)\n",
    )
    assert done.stdout.splitlines() == [
        "The deck has no new citizens; play without them, with up to four.",
        "The deck has no new citizens; play without them, with up to four.",
        "The deck has no ships; play with zwin=no.",
        "The deck has no exchange cards; play with exchange=no.",
    ], done.stderr


def test_the_order_of_the_sets_in_the_file_does_not_matter() -> None:
    first, *cards = SHIPPED_TEXT[: SHIPPED_TEXT.index("[[ship]]")].split("[[card]]")
    deck = parse(toml_of("[[card]]".join([first, *reversed(cards)])))
    assert [card.set for card in deck.cards] == ["base"] * 165 + ["zwin"] * 39


def test_another_deck_is_asked_for_on_the_command_line(tmp_path: Path) -> None:
    deck = tmp_path / "my-deck.toml"
    deck.write_text(SHIPPED_TEXT.replace('id = "king"', 'id = "emperor"', 1), "utf-8")
    command = [sys.executable, "-c", "from igroteka.cli import main; main()"]
    command += ["arena", "bruges", "--bots", "random"]
    command += ["--seats", "2", "--games", "2", "--jobs", "1"]
    command += ["--records", str(tmp_path), "--deck"]
    done = subprocess.run([*command, f"bruges={deck}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    records = [file for file in tmp_path.iterdir() if file != deck]
    texts = [file.read_text("utf-8") for file in records]
    assert texts and all(f"edition: {GAME.edition}" not in text for text in texts)
    other = tmp_path / "other.toml"
    other.write_text(SHIPPED_TEXT.replace('id = "queen"', 'id = "empress"', 1), "utf-8")
    for first, second in ((deck, other), (other, deck)):
        replay = [*command[:3], "replay", next(str(f) for f in records), "--lang", "en"]
        replay += ["--deck", f"bruges={first}", "--deck", f"bruges={second}"]
        done = subprocess.run(replay, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    for wrong in ("bruges", f"chess={deck}", f"venice={deck}", "bruges=nothing.toml"):
        done = subprocess.run([*command, wrong], capture_output=True, text=True, check=False)
        assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr


PAGE = Path(__file__).parents[3] / "docs" / "bruges-decks.md"


def test_everything_an_exchange_card_may_modify_is_documented() -> None:
    page = PAGE.read_text("utf-8")
    for (op, key), (action, _) in TWISTS.items():
        assert f"| `{op}` `{key}` | {action} |" in page


def test_every_operation_is_documented() -> None:
    page = PAGE.read_text("utf-8")
    for operation in OPERATIONS:
        row = next(line for line in page.splitlines() if line.startswith(f"| `{operation.name}`"))
        for param in operation.params:
            assert f"`{param.name}`" in row, f"{operation.name} {param.name}"
