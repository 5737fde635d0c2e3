"""Puzzles at the tables: solved, tried otherwise, shown, played on from, and kept apart."""

from __future__ import annotations

import pytest

from igroteka import coach
from igroteka.coach import Puzzle
from igroteka.engine import find_game, game_names
from igroteka.tables.errors import AgainstTheRules, BesideThePuzzle, NotFound, Refused
from igroteka.tables.service import Tables
from igroteka.tables.views import Origin, PuzzleView, TableView
from tests.tables.helpers import opened, run, until_turn

GAMES = [game for game in game_names() if coach.puzzles_of(find_game(game))]
PUZZLES = {game: coach.puzzles_of(find_game(game))[-1] for game in GAMES}
PUZZLE = PUZZLES["venice"]


async def begin(tables: Tables, puzzle: Puzzle = PUZZLE) -> str:
    table = await tables.puzzles.open(puzzle.game, puzzle.id, "anna", "Anna", level="random")
    await tables.start(table, "anna")
    return table


async def seen(tables: Tables, table: str, lang: str = "en") -> tuple[TableView, PuzzleView]:
    view = await tables.view_for(table, "anna", lang=lang)
    assert view.puzzle is not None
    return view, view.puzzle


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_and_the_game_goes_on_at_another_table(game: str, database: str) -> None:
    async def test() -> None:
        puzzle = PUZZLES[game]
        async with opened(database) as tables:
            table = await begin(tables, puzzle)
            view, task = await seen(tables, table)
            assert view.deal.origin == Origin.PUZZLE and view.source == f"puzzle:{puzzle.id}"
            assert view.step == len(puzzle.moves) and view.me == puzzle.seat and not view.may_hint
            assert (task.found, task.finds, task.is_solved) == (0, puzzle.finds, False)
            assert not task.line
            for decision in puzzle.line:
                view, task = await seen(tables, table)
                for wrong in list(decision.others or {})[:1]:
                    with pytest.raises(BesideThePuzzle, match="there is better"):
                        await tables.act(table, "anna", wrong, view.number)
                await tables.act(table, "anna", decision.answers[-1], view.number)
            view, task = await seen(tables, table, "ru")
            assert task.is_solved and not task.is_shown and task.found == task.finds
            assert "шанс победить" in task.line[-1].text and len(task.line) == puzzle.finds
            if view.status == "finished":
                return
            step, number = view.step, view.number
            with pytest.raises(Refused, match="The point is made"):
                await tables.act(table, "anna", puzzle.line[-1].answers[0], number)
            new = await tables.puzzles.play_on(table, "anna")
            await tables.start(new, "anna")
            on = await until_turn(tables, new, "anna")
            assert on.puzzle is None and on.step >= step and on.source == table
            assert (await seen(tables, table))[0].step == step  # its bots wait

    run(test)


def test_a_wrong_try_tells_what_it_leaves_and_costs_nothing(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await begin(tables)
            view, _ = await seen(tables, table)
            others = PUZZLE.line[0].others or {}
            wrong, chance = next(iter(others.items()))
            with pytest.raises(BesideThePuzzle) as beside:
                await tables.act(table, "anna", wrong, view.number)
            assert beside.value.arguments == {"chance": round(100 * chance)}
            with pytest.raises(AgainstTheRules):
                await tables.act(table, "anna", "place a1", view.number)
            assert (await seen(tables, table))[0].number == view.number
            with pytest.raises(Refused, match="Play on when the point is made"):
                await tables.puzzles.play_on(table, "anna")
            with pytest.raises(Refused):
                await tables.hints.ask(table, "anna")

    run(test)


def test_the_answer_is_shown_and_stays_shown(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await begin(tables)
            await tables.puzzles.answer(table, "anna")
            _, task = await seen(tables, table)
            assert task.is_solved and task.is_shown and task.line[0].reasons
            with pytest.raises(Refused, match="The point is made"):
                await tables.puzzles.answer(table, "anna")
        async with opened(database) as tables:  # nothing is kept but the log
            _, again = await seen(tables, table)
            assert again == task
            await tables.undo(table, "anna")
            view, task = await seen(tables, table)
            assert not task.is_solved and task.is_shown and view.step == view.first_step

    run(test)


def test_puzzles_are_not_among_the_tables_of_the_lobby(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await begin(tables)
            assert not (await tables.lobby("anna")).mine
            assert (await tables.view_for(table, "somebody")).puzzle is None
            await tables.leave(table, "anna")  # it waits for who comes back
            assert (await seen(tables, table))[0].seats[PUZZLE.seat].stand_in is None
            await tables.puzzles.answer(table, "anna")
            new = await tables.puzzles.play_on(table, "anna")
            assert [listed.id for listed in (await tables.lobby("anna")).mine] == [new]

    run(test)


def test_a_table_goes_on_as_a_game_when_its_puzzle_is_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await begin(tables)
        monkeypatch.setattr("igroteka.tables.table.find_puzzle", lambda *_: None)
        async with opened(database) as tables:
            view = await tables.view_for(table, "anna")
            assert view.puzzle is None and view.actions and view.may_hint
            await tables.act(table, "anna", view.actions[-1].text, view.number)

    run(test)


def test_what_is_not_there_is_refused_in_a_sentence(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            with pytest.raises(NotFound, match="venice has no puzzle “nothing”"):
                await tables.puzzles.open("venice", "nothing", "anna", "Anna")
            plain = await tables.opening.create("anna", "Anna", "venice", 2, bots={1: "random"})
            await tables.start(plain, "anna")
            for asked in (tables.puzzles.answer, tables.puzzles.play_on):
                with pytest.raises(Refused, match="no puzzle at this table"):
                    await asked(plain, "anna")

    run(test)
