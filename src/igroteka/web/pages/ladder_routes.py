"""The addresses of the ladders."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath
from litestar.response import Redirect

from igroteka.engine import Game, game_names
from igroteka.engine.registry import loaded
from igroteka.people.service import People
from igroteka.tables.service import Tables
from igroteka.web.asking import Person, ThePeople, TheTables
from igroteka.web.pages.answers import TheForm, TheReader, drawn, give_form, give_reader, go
from igroteka.web.pages.ladder import hiding_form, ladder_page, ladders_page
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.routes import game_of


def all_games() -> list[Game]:
    """Return the games that can be played here."""
    return [game for name in game_names() if isinstance(game := loaded(name), Game)]


@get("/")
async def show_ladders(
    tables: TheTables, person: Person, people: ThePeople, reader: TheReader
) -> Response[str]:
    """Show the first of every ladder; on a private host to who may come in."""
    await people.company.doors.check(person)
    found = {game.name: (game, await people.ratings.ladder(game.name)) for game in all_games()}
    account = await people.accounts.of(person)
    hidden = account is not None and await people.ratings.is_hidden(person)
    hiding = hiding_form(reader, hidden) if account is not None else None
    return await drawn(tables, lambda: ladders_page(reader, found, hiding))


@get("/{game:str}")
async def show_ladder(
    game: FromPath[str], tables: TheTables, person: Person, people: ThePeople, reader: TheReader
) -> Response[str]:
    """Show who plays a game how well; on a private host to who may come in."""
    await people.company.doors.check(person)
    found = game_of(game)
    rungs = await people.ratings.ladder(found.name)
    account = await people.accounts.of(person)
    me = account.public if account is not None else ""
    curve = await people.ratings.curve(person, found.name) if account is not None else []
    games = all_games()
    return await drawn(tables, lambda: ladder_page(reader, found, games, rungs, me, curve))


@post("/hide")
async def hide(form: TheForm, person: Person, people: ThePeople) -> Redirect:
    """Stand on no ladder, or on all again."""
    await people.ratings.hide(person, form.get("hide") == "yes")
    return go("/ladder")


ladder_router = Router(
    "/ladder",
    route_handlers=[show_ladders, show_ladder, hide],
    dependencies={"reader": Provide(give_reader), "form": Provide(give_form)},
    signature_types=[People, Reader, Tables],
    include_in_schema=False,
)
