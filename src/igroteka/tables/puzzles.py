"""Puzzles at the tables: opened at their position, answered, and played on from."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from igroteka.coach import find_puzzle, position
from igroteka.engine import BadSetup, find_game
from igroteka.tables.entries import Act, ReadLesson
from igroteka.tables.errors import NotFound, Refused, TableError
from igroteka.tables.keeper import Keeper
from igroteka.tables.opening import all_others, open_prepared, open_table
from igroteka.tables.people import new_table_id, sitter
from igroteka.tables.setup import PUZZLE
from igroteka.tables.standing import Made
from igroteka.tables.views import Status

LEVEL: Final = "amateur"
"""Who plays on against the solver, unless somebody else is asked for."""


class Puzzles:
    """Sets puzzles; see `igroteka.coach.puzzle`."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def open(self, game: str, id: str, person: str, name: str, *, level: str = LEVEL) -> str:
        """Open a private table at the position of a puzzle; return its id. It waits for `start`.

        :raises NotFound: if the game has no such puzzle here.
        """
        try:
            found = find_game(game)
            puzzle = find_puzzle(found, id)
            if puzzle is None:
                raise NotFound("error-no-puzzle", game=game, puzzle=id[:40])
            match = position(puzzle)
        except BadSetup as error:
            raise TableError("error-bad-setup", reason=error) from None
        source = f"{PUZZLE}{puzzle.id}"
        bots = all_others(puzzle.seats, puzzle.seat, level)
        return await open_prepared(self.keeper, match, source, person, name, puzzle.seat, bots)

    async def answer(self, table: str, person: str) -> None:
        """Show the answer: what is left of the line is played.

        :raises Refused: if there is no puzzle here, or its point is made.
        """
        async with self.keeper.locked(table) as live:
            seat, here = live.table.seated(person), live.table.solving()
            if here is None or seat != here.puzzle.seat:
                raise Refused("error-no-puzzle-here")
            if here.is_solved:
                raise Refused("error-puzzle-over")
            await self.keeper.write(live, ReadLesson(seat, 0))
            made = Made.BY_HAND
            for text in here.rest():
                await self.keeper.write(live, Act(seat, text, made=made))
                made = Made.ALONG

    async def play_on(self, table: str, person: str, *, quick: bool = False) -> str:
        """Open a table at which the game of a puzzle goes on against bots; return its id.

        :raises Refused: if there is no puzzle here, its point is not made, or the game is over.
        """
        live = await self.keeper.find(table)
        old = live.table
        seat, here = old.seated(person), old.solving()
        if here is None or seat != here.puzzle.seat:
            raise Refused("error-no-puzzle-here")
        if not here.is_solved:
            raise Refused("error-puzzle-unsolved")
        old.check_status(Status.PLAYING)
        person, text = sitter(person), old.game.codec.text
        setup = replace(
            old.setup,
            id=new_table_id(),
            created=self.keeper.wall(),
            host=person,
            base=[(move.seat, text(move.action)) for move in old.match.moves],
            source=table,
        )
        bots = {number: sits.bot for number, sits in enumerate(old.seats) if sits.bot is not None}
        return await open_table(self.keeper, setup, person, old.names[seat], seat, bots, quick)
