"""A game is used for research only if everybody who played it agreed, and without their names."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from igroteka.cli import app
from igroteka.data import load
from igroteka.engine import BadSetup, find_game
from igroteka.tables.errors import Forbidden, Refused
from igroteka.tables.research import agreed_games
from igroteka.tables.service import Tables
from igroteka.tables.views import TableView
from tests.tables.helpers import opened, play_on, run, started, until_turn

PEOPLE = ("Annabella", "Bobadilla")
SAID = "sesquipedalian"


async def over(tables: Tables, table: str) -> TableView:
    """Play a game to its end."""
    await play_on(tables, table, PEOPLE)
    view = await tables.view_for(table, PEOPLE[0])
    assert view.status == "finished"
    return view


def test_only_what_everybody_agreed_to_is_used_and_nobody_is_named(
    database: str, tmp_path: Path
) -> None:
    anna, bob = PEOPLE
    agreed_scores: list[list[int] | None] = []

    async def test() -> None:
        async with opened(database) as tables:
            # Everybody agrees: before the game, and in the midst of it.
            table = await tables.opening.create(anna, anna, "venice", 2)
            await tables.consent(table, anna, True)
            await tables.sit(table, bob, None, bob)
            await tables.start(table, anna)
            await tables.chat(table, bob, SAID)
            view = await tables.view_for(table, anna)
            assert [seat.research for seat in view.seats] == [True, False] and not view.research
            await tables.consent(table, bob, True)
            assert (await tables.view_for(table, "somebody else")).research
            agreed_scores.append((await over(tables, table)).scores)
            with pytest.raises(Forbidden):
                await tables.consent(table, "somebody else", False)

            # One of them never agrees; one agrees only afterwards, and changes her mind.
            other = await started(tables, PEOPLE, seed=8)
            await tables.consent(other, anna, True)
            await over(tables, other)
            assert len(agreed_games(database, find_game("venice")).told) == 1
            await tables.consent(other, bob, True)
            assert len(agreed_games(database, find_game("venice")).told) == 2
            await tables.consent(other, anna, False)

            # Everybody agrees to what is not over, and to what was begun by who was not asked.
            running = await started(tables, PEOPLE, seed=9)
            for person in PEOPLE:
                await tables.consent(running, person, True)
            new = await tables.records.continue_from(other, 5, anna, anna, seat=0)
            with pytest.raises(Refused, match="played elsewhere"):
                await tables.consent(new, anna, True)

            # Who stands up takes the consent along.
            waiting = await tables.opening.create(anna, anna, "venice", 2)
            await tables.consent(waiting, anna, True)
            await tables.leave(waiting, anna)
            await tables.sit(waiting, bob, 0, bob)
            assert not (await tables.view_for(waiting, bob)).seats[0].research

    run(test)
    found = agreed_games(database, find_game("venice"))
    assert found.finished == 2 and not agreed_games(database, find_game("orleans")).finished
    (told,) = found.told
    assert told.players == ["person", "person"] and not told.is_open

    folder = tmp_path / "data"
    command = ["dataset", "venice", "--database", database, "--out", str(folder), "--lang", "en"]
    result = CliRunner().invoke(app, [*command, "-j", "1", "--format", "jsonl"])
    assert "2 finished tables of venice; at 1 of them everybody agreed" in result.stderr
    (game,) = load(folder).games
    assert game["scores"] == agreed_scores[0] and game["seed"] == ""
    record = told.record.split("seed: ")[1].split()[0]
    contents = [file.read_bytes() for file in folder.iterdir()]
    contents += [bytes(str(load(folder).arrays()), "utf-8"), bytes(str(game), "utf-8")]
    for word in (*PEOPLE, SAID, record):
        assert not any(word.encode() in content for content in contents), word
    refused = CliRunner().invoke(app, [*command, "--what", "record"])
    assert isinstance(refused.exception, BadSetup) and "told without" in str(refused.exception)


def test_a_bot_that_sat_in_is_told_from_a_person(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            levels = {1: "random", 2: "random"}
            table = await tables.opening.create("anna", "Anna", "venice", 3, bots=levels)
            await tables.consent(table, "anna", True)
            await tables.start(table, "anna")
            await until_turn(tables, table, "anna")
            await tables.leave(table, "anna")
            await tables.take_back(table, "anna")
            while (view := await until_turn(tables, table, "anna")).status != "finished":
                await tables.act(table, "anna", view.actions[0].text, view.number)

    run(test)
    (told,) = agreed_games(database, find_game("venice")).told
    assert told.players == ["person or bot", "random", "random"]


def test_what_is_no_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    game = find_game("venice")
    with pytest.raises(BadSetup, match="There is no file"):
        agreed_games(str(tmp_path / "none.db"), game)
    (tmp_path / "empty.db").touch()
    with pytest.raises(BadSetup, match="is that of an older version"):
        agreed_games(str(tmp_path / "empty.db"), game)
