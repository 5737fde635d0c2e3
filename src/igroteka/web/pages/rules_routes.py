"""The addresses of the rules: the page, its pictures, the summary, and trying a picture out."""

from __future__ import annotations

import re
from typing import Final

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from igroteka.engine import Game
from igroteka.face import figures
from igroteka.face.figures import Figure
from igroteka.tables.service import Tables
from igroteka.web.admission import CREATES
from igroteka.web.asking import Person, TheTables
from igroteka.web.assets import ASK_AGAIN, FOR_EVER
from igroteka.web.pages.answers import TheForm, TheReader, drawn, give_form, give_reader, go
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.routes import game_of, name_of, remembered
from igroteka.web.pages.rules import picture, picture_url, rules_page, summary_page

PICTURE: Final = re.compile(r"([a-z0-9-]+)-(before|after)\.(ru|en)\.svg")


def figure_of(game: Game, name: str) -> Figure:
    """Return a figure of a game.

    :raises NotFoundException: if there is none.
    """
    for figure in figures.figures_of(game.face):
        if figure.id == name:
            return figure
    raise NotFoundException("There is no such picture.")


@get("/")
async def rules(game: FromPath[str], tables: TheTables, reader: TheReader) -> Response[str]:
    """Show the rules of a game."""
    found = game_of(game)
    return await drawn(tables, lambda: rules_page(reader, found))


@get("/summary")
async def summary(game: FromPath[str], tables: TheTables, reader: TheReader) -> Response[str]:
    """Show the rules of a game on one page."""
    found = game_of(game)
    if not found.face.summary(reader.lang):
        raise NotFoundException("There is no summary of this game.")
    return await drawn(tables, lambda: summary_page(reader, found))


@get("/figure/{version:str}/{name:str}")
async def show_picture(
    game: FromPath[str], version: FromPath[str], name: FromPath[str], tables: TheTables
) -> Response[str]:
    """Send a picture of the rules; with the newest version in its address it stays as it is."""
    asked = PICTURE.fullmatch(name)
    if asked is None:
        raise NotFoundException("There is no such picture.")
    found = game_of(game)
    figure, which, lang = figure_of(found, asked[1]), asked[2], asked[3]
    made = await tables.aside.do(lambda: picture(found, figure, which, lang))
    newest = f"/{version}/" in picture_url(found, figure, which, lang)
    headers = {"cache-control": FOR_EVER if newest else ASK_AGAIN}
    return Response(made, media_type="image/svg+xml", headers=headers)


@post("/try/{name:str}", opt=CREATES)
async def try_out(
    game: FromPath[str],
    name: FromPath[str],
    form: TheForm,
    tables: TheTables,
    person: Person,
    reader: TheReader,
) -> Redirect:
    """Open a table against bots at the position of a picture, for who wants to do it."""
    found = game_of(game)
    figure = figure_of(found, name)
    match = await tables.aside.do(lambda: figures.position(found, figure))
    seat = figures.actor_of(found.face, figure)
    bots = {other: reader.level for other in range(match.seats) if other != seat}
    called = name_of(reader, form)
    table = await tables.records.try_out(match, person, called, seat=seat, bots=bots)
    await tables.set_pace(table, person, reader.pace)
    await tables.start(table, person)
    return go(f"/t/{table}", remembered(form))


@post("/learn/{course:str}", opt=CREATES)
async def learn(
    game: FromPath[str],
    course: FromPath[str],
    form: TheForm,
    tables: TheTables,
    person: Person,
    reader: TheReader,
) -> Redirect:
    """Open a guided game, or come back to the one that was left."""
    found = game_of(game)
    table = await tables.lessons.unfinished(found.name, course, person)
    if table is None:
        called = name_of(reader, form)
        table = await tables.lessons.open(found.name, course, person, called, quick=reader.quick)
        await tables.set_pace(table, person, reader.pace)
        await tables.start(table, person)
    return go(f"/t/{table}", remembered(form))


rules_router = Router(
    "/rules/{game:str}",
    route_handlers=[rules, summary, show_picture, try_out, learn],
    dependencies={"reader": Provide(give_reader), "form": Provide(give_form)},
    signature_types=[Tables, Reader],
    include_in_schema=False,
)
