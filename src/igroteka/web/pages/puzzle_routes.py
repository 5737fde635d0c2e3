"""The addresses of the puzzles: all of them, and the way to the table of one."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from igroteka.coach import every_puzzle, today
from igroteka.tables.service import Tables
from igroteka.web.admission import CREATES
from igroteka.web.asking import Person, TheTables
from igroteka.web.pages.answers import TheForm, TheReader, drawn, give_form, give_reader, go
from igroteka.web.pages.puzzles import Wanted, puzzles_page
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.routes import game_of, name_of, remembered


@get("/")
async def show_puzzles(
    tables: TheTables,
    reader: TheReader,
    game: FromQuery[str] = "",
    theme: FromQuery[str] = "",
    difficulty: FromQuery[str] = "",
) -> Response[str]:
    """Show the puzzle of the day, and all others or some of them."""
    wanted = Wanted(game, theme, int(difficulty) if difficulty in ("1", "2", "3") else 0)
    day = today()
    return await drawn(tables, lambda: puzzles_page(reader, every_puzzle(), wanted, day))


@get("/{game:str}/{id:str}")
async def show_one(game: FromPath[str], id: FromPath[str]) -> Redirect:
    """Lead who follows the link of a puzzle, which only a button opens, to those of its game."""
    return go(f"/puzzles?game={game_of(game).name}")


@post("/{game:str}/{id:str}", opt=CREATES)
async def solve(
    game: FromPath[str],
    id: FromPath[str],
    form: TheForm,
    tables: TheTables,
    person: Person,
    reader: TheReader,
) -> Redirect:
    """Open a table at the position of a puzzle."""
    found, called = game_of(game), name_of(reader, form)
    table = await tables.puzzles.open(found.name, id, person, called, level=reader.level)
    await tables.set_pace(table, person, reader.pace)
    await tables.start(table, person)
    return go(f"/t/{table}", remembered(form))


puzzle_router = Router(
    "/puzzles",
    route_handlers=[show_puzzles, show_one, solve],
    dependencies={"reader": Provide(give_reader), "form": Provide(give_form)},
    signature_types=[Tables, Reader],
    include_in_schema=False,
)
