"""The addresses of the pages, and what they do: all of it through `Tables`."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.datastructures import UploadFile
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from igroteka.engine import BadSetup, Game, find_game
from igroteka.face import LANGUAGES, said
from igroteka.people.service import People
from igroteka.tables.checking import LONGEST_NAME
from igroteka.tables.errors import TableError
from igroteka.tables.lobby import Wish
from igroteka.tables.service import Tables
from igroteka.tables.thinking import LEVELS, SURPRISE
from igroteka.web.admission import CREATES
from igroteka.web.asking import Person, ThePeople, TheTables
from igroteka.web.pages.about import return_page, upload_page
from igroteka.web.pages.answers import (
    AnyRequest,
    TheForm,
    TheReader,
    drawn,
    give_form,
    give_reader,
    go,
    html,
    number,
)
from igroteka.web.pages.asking import bots_asked_for
from igroteka.web.pages.company import MOST_FREE
from igroteka.web.pages.create import create_page, usual_seats
from igroteka.web.pages.lobby import lobby_page
from igroteka.web.pages.reader import THEMES, Reader
from igroteka.web.pages.thing import thing_page, thing_part


def game_of(name: str) -> Game:
    """Return a game by its name, or by its name and its data, “bruges@1f3a…”.

    :raises NotFoundException: if there is none.
    """
    name, _, edition = name.partition("@")
    try:
        game = find_game(name)
        return game.at(edition) if edition else game
    except BadSetup as error:
        raise NotFoundException(str(error)) from None


def name_of(reader: Reader, form: dict[str, str]) -> str:
    """Return the name to play under: the one just given, the one remembered, or a guest's."""
    given = " ".join(form.get("name", "").split())[:LONGEST_NAME]
    return given or reader.name or reader.words("guest")


def remembered(form: dict[str, str]) -> dict[str, str]:
    """Return what the browser should remember of a form."""
    given = " ".join(form.get("name", "").split())[:LONGEST_NAME]
    level = form.get("level", "")
    found = ({"name": given} if given else {}) | ({"level": level} if level in LEVELS else {})
    if level:  # a character is one game's, a surprise can be had in all
        character = form.get("character", "")
        surprise = form.get("surprise") == "yes" or character == SURPRISE
        found["surprise"] = "yes" if surprise else "no"
        found["character"] = "" if surprise else character[:LONGEST_NAME]
    return found


@get("/")
async def lobby(
    request: AnyRequest, tables: TheTables, people: ThePeople, person: Person, reader: TheReader
) -> Response[str]:
    """Show the lobby, with the open tables that are looked for.

    The settings of who is signed in are kept for their other devices.
    """
    if reader.me:
        await people.belongings.note(person, request.cookies)
    wish = wish_of(dict(request.query_params.multi_items()))
    listed = await people.company.lobby(person, wish)
    invited = await people.company.invitations.to(person)
    inside = await people.company.doors.is_inside(person)
    return await drawn(tables, lambda: lobby_page(reader, listed, invited, wish, is_inside=inside))


def wish_of(asked: dict[str, str]) -> Wish:
    """Return which open tables a form asks for."""
    return Wish(
        game=asked.get("game", "")[:40],
        language=asked.get("language", "")[:8],
        level=asked.get("skill", "")[:16],
        free=min(max(1, number(asked, "free", 1)), MOST_FREE),
    )


@post("/name")
async def set_name(form: TheForm) -> Redirect:
    """Remember a name, or forget it."""
    return go("/", {"name": "", **remembered(form)})


@get("/lang/{lang:str}")
async def set_language(lang: FromPath[str], to: FromQuery[str] = "/") -> Redirect:
    """Remember a language and go back to where the reader was."""
    return go(to, {"lang": lang} if lang in LANGUAGES else {})


@get("/theme")
async def set_theme(theme: FromQuery[str] = "auto", to: FromQuery[str] = "/") -> Redirect:
    """Remember light, dark or automatic."""
    return go(to, {"theme": theme} if theme in THEMES else {})


@get("/new/{game:str}")
async def new_form(game: FromPath[str], tables: TheTables, reader: TheReader) -> Response[str]:
    """Show the form for a new table."""
    found = game_of(game)
    return await drawn(tables, lambda: create_page(reader, found))


@post("/new", opt=CREATES)
async def new_table(
    form: TheForm,
    tables: TheTables,
    person: Person,
    reader: TheReader,
    game: FromQuery[str] = "",
) -> Response[str] | Redirect:
    """Open a table: against bots it starts at once, with friends it waits for them."""
    chosen = game_of(form.get("game", game))
    seats = number(form, "seats", usual_seats(chosen))
    level = bots_asked_for(reader, form)
    bots = dict.fromkeys(range(1, seats), level) if form.get("against") == "bots" else {}
    options = {
        option.name: form[f"option-{option.name}"]
        for option in chosen.options
        if f"option-{option.name}" in form
    }
    try:
        table = await tables.opening.create(
            person,
            name_of(reader, form),
            chosen.name,
            seats,
            options,
            bots=bots,
            public=form.get("public") == "yes",
            quick=reader.quick,
            hints=form.get("hints") == "yes",
            clock=form.get("clock", ""),
            rated=form.get("rated") == "yes",
        )
    except TableError as error:
        page = create_page(reader, chosen, form, said(error, reader.words))
        return html(page, status=error.status)
    await tables.set_pace(table, person, reader.pace)
    if bots:
        await tables.start(table, person)
    return go(f"/t/{table}", remembered(form))


@get("/return/{token:str}")
async def ask_to_return(
    token: FromPath[str], tables: TheTables, person: Person, reader: TheReader
) -> Response[str] | Redirect:
    """Ask whether this browser is to have the seat of a return link."""
    asked = await tables.tokens.returning(token, person)
    if asked.held:
        return go(f"/t/{asked.table}")
    return await drawn(tables, lambda: return_page(reader, token, asked))


@post("/return/{token:str}")
async def return_to(token: FromPath[str], tables: TheTables, person: Person) -> Redirect:
    """Give the seat of a return link to this browser."""
    return go(f"/t/{await tables.tokens.return_to(token, person)}")


@get("/help/{game:str}/{topic:str}")
async def help_topic(
    game: FromPath[str],
    topic: FromPath[str],
    tables: TheTables,
    reader: TheReader,
    request: AnyRequest,
) -> Response[str]:
    """Show what a thing is, whatever table it lies on."""
    found = game_of(game)
    page = thing_part if "x-parts" in request.headers else thing_page
    try:
        return await drawn(tables, lambda: page(reader, found.name, found.face, topic))
    except KeyError:
        raise NotFoundException("There is no such topic.") from None


@get("/upload")
async def upload_form(reader: TheReader) -> Response[str]:
    """Show the form that takes a record."""
    return html(upload_page(reader))


def text_in(sent: bytes) -> str:
    """Return the text of a file.

    :raises TableError: if it is not in UTF-8.
    """
    try:
        return sent.decode("utf-8")
    except UnicodeDecodeError:
        raise TableError("error-not-utf8") from None


@post("/upload", request_max_body_size=None, opt=CREATES)
async def upload(
    request: AnyRequest, tables: TheTables, person: Person, reader: TheReader
) -> Response[str] | Redirect:
    """Take a record and show it as a replay."""
    sent = (await request.form()).get("record")
    text = sent if isinstance(sent, str) else ""
    try:
        if isinstance(sent, UploadFile):
            text = text_in(await sent.read())
        table = await tables.records.upload(text, person)
    except TableError as error:
        return html(upload_page(reader, said(error, reader.words)), status=error.status)
    return go(f"/t/{table}/replay/0")


pages_router = Router(
    "/",
    route_handlers=[
        lobby,
        set_name,
        set_language,
        set_theme,
        new_form,
        new_table,
        ask_to_return,
        return_to,
        help_topic,
        upload_form,
        upload,
    ],
    dependencies={"reader": Provide(give_reader), "form": Provide(give_form)},
    signature_types=[People, Tables, Reader],
    include_in_schema=False,
)
