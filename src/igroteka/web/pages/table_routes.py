"""The addresses of one table: looking, sitting, playing, talking, replaying."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from igroteka.tables.service import Tables
from igroteka.tables.views import Status, TableView
from igroteka.web.asking import Person, TheTables
from igroteka.web.pages.about import area_page, area_part
from igroteka.web.pages.answers import AnyRequest, TheForm, TheReader, go, html, number, wants_parts
from igroteka.web.pages.create import USUAL_LEVEL
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.replay import replay_main, replay_page
from igroteka.web.pages.routes import name_of, remembered
from igroteka.web.pages.table import table_page, table_parts

TableId = FromPath[str]
Answer = Response[str] | Redirect


async def scores_of(tables: Tables, view: TableView) -> list[list[int]] | None:
    """Return everybody's points at every step, once the game is over."""
    return await tables.scores_over(view.id) if view.status == Status.FINISHED else None


async def shown(
    request: AnyRequest, table: str, tables: Tables, person: str, reader: Reader
) -> Answer:
    """Answer a change: with the new parts to the script, by going to the table otherwise."""
    if not wants_parts(request):
        return go(f"/t/{table}")
    view = await tables.view_for(table, person)
    return html(table_parts(reader, view, await scores_of(tables, view)))


@get("/t/{table:str}", include_in_schema=False)
async def show_table(
    request: AnyRequest, table: TableId, tables: TheTables, person: Person, reader: TheReader
) -> Response[str]:
    """Show a table."""
    view = await tables.view_for(table, person)
    scores = await scores_of(tables, view)
    if wants_parts(request):
        return html(table_parts(reader, view, scores))
    return html(table_page(reader, view, scores))


@get("/t/{table:str}/area/{seat:int}", include_in_schema=False)
async def show_area(
    request: AnyRequest,
    table: TableId,
    seat: FromPath[int],
    tables: TheTables,
    person: Person,
    reader: TheReader,
    step: FromQuery[int | None] = None,
) -> Response[str]:
    """Show all that belongs to one player."""
    view = await tables.view_for(table, person)
    at = await tables.at_step(table, person, view.step if step is None else step)
    seat = min(max(seat, 0), len(view.seats) - 1)
    page = area_part if wants_parts(request) else area_page
    return html(page(reader, view, seat, at.view))


@post("/t/{table:str}/sit", include_in_schema=False)
async def sit(
    table: TableId, form: TheForm, tables: TheTables, person: Person, reader: TheReader
) -> Redirect:
    """Take a free seat."""
    await tables.sit(table, person, None, name_of(reader, form))
    return go(f"/t/{table}", remembered(form))


@post("/t/{table:str}/leave", include_in_schema=False)
async def leave(
    request: AnyRequest, table: TableId, tables: TheTables, person: Person, reader: TheReader
) -> Answer:
    """Stand up; in a running game a bot sits in, and the person goes to the lobby."""
    await tables.leave(table, person)
    if not wants_parts(request):
        return go("/")
    return await shown(request, table, tables, person, reader)


@post("/t/{table:str}/bot", include_in_schema=False)
async def set_bot(
    request: AnyRequest,
    table: TableId,
    form: TheForm,
    tables: TheTables,
    person: Person,
    reader: TheReader,
) -> Answer:
    """Seat a bot, or send it away."""
    await tables.set_bot(table, person, number(form, "seat", 99), form.get("level") or None)
    return await shown(request, table, tables, person, reader)


@post("/t/{table:str}/start", include_in_schema=False)
async def start(
    request: AnyRequest,
    table: TableId,
    form: TheForm,
    tables: TheTables,
    person: Person,
    reader: TheReader,
) -> Answer:
    """Begin the game, with bots on the seats that are still free if so asked."""
    if "fill" in form:
        view = await tables.view_for(table, person)
        for seat in view.seats:
            if not seat.taken:
                await tables.set_bot(table, person, seat.seat, form["fill"])
    await tables.start(table, person)
    return await shown(request, table, tables, person, reader)


@post("/t/{table:str}/resize/new", include_in_schema=False)
async def resize(
    table: TableId, form: TheForm, tables: TheTables, person: Person, reader: TheReader
) -> Redirect:
    """Open the same table for another number of players, and leave this one."""
    view = await tables.view_for(table, person)
    seats = number(form, "seats", len(view.seats))
    name = name_of(reader, form)
    if view.me is not None:
        name = view.seats[view.me].name
    new = await tables.create(person, name, view.game, seats, view.options, public=view.public)
    if view.me is not None and view.status == Status.WAITING:
        await tables.leave(table, person)
    return go(f"/t/{new}")


@post("/t/{table:str}/act", include_in_schema=False)
async def act(
    request: AnyRequest,
    table: TableId,
    form: TheForm,
    tables: TheTables,
    person: Person,
    reader: TheReader,
) -> Answer:
    """Carry out a choice."""
    await tables.act(table, person, form.get("action", ""), number(form, "number", 0))
    return await shown(request, table, tables, person, reader)


@post("/t/{table:str}/undo", include_in_schema=False)
async def undo(
    request: AnyRequest,
    table: TableId,
    form: TheForm,
    tables: TheTables,
    person: Person,
    reader: TheReader,
) -> Answer:
    """Take back, or ask the table to."""
    await tables.undo(table, person, number(form, "to", 0) if "to" in form else None)
    return await shown(request, table, tables, person, reader)


@post("/t/{table:str}/vote", include_in_schema=False)
async def vote(
    request: AnyRequest,
    table: TableId,
    form: TheForm,
    tables: TheTables,
    person: Person,
    reader: TheReader,
) -> Answer:
    """Agree to going back, or not."""
    await tables.vote(table, person, form.get("yes") == "yes")
    return await shown(request, table, tables, person, reader)


@post("/t/{table:str}/stand-in", include_in_schema=False)
async def stand_in(
    request: AnyRequest,
    table: TableId,
    form: TheForm,
    tables: TheTables,
    person: Person,
    reader: TheReader,
) -> Answer:
    """Let a bot play for somebody who is away."""
    await tables.ask_stand_in(table, person, number(form, "seat", 99))
    return await shown(request, table, tables, person, reader)


@post("/t/{table:str}/take-back", include_in_schema=False)
async def take_back(
    request: AnyRequest, table: TableId, tables: TheTables, person: Person, reader: TheReader
) -> Answer:
    """Take the own seat back from a bot."""
    await tables.take_back(table, person)
    return await shown(request, table, tables, person, reader)


@post("/t/{table:str}/chat", include_in_schema=False)
async def chat(
    request: AnyRequest,
    table: TableId,
    form: TheForm,
    tables: TheTables,
    person: Person,
    reader: TheReader,
) -> Answer:
    """Say something."""
    await tables.chat(table, person, form.get("text", ""))
    return await shown(request, table, tables, person, reader)


@post("/t/{table:str}/new", include_in_schema=False)
async def again(table: TableId, tables: TheTables, person: Person, reader: TheReader) -> Redirect:
    """Open the same table again: same seats, options and bots; people are told in the chat."""
    view = await tables.view_for(table, person)
    me = view.me if view.me is not None else 0
    bots = {s.seat: s.bot for s in view.seats if s.bot is not None and s.seat != me}
    name = view.seats[me].name if view.me is not None else name_of(reader, {})
    new = await tables.create(
        person, name, view.game, len(view.seats), view.options, bots=bots, seat=me, public=False
    )
    if len(bots) == len(view.seats) - 1:
        await tables.start(new, person)
    elif view.me is not None:
        said = reader.words("again-invite", link=f"{reader.origin}/t/{new}")
        await tables.chat(table, person, said)
    return go(f"/t/{new}")


@get("/t/{table:str}/record", include_in_schema=False)
async def record(table: TableId, tables: TheTables) -> Response[str]:
    """Download the record of a finished game."""
    return Response(
        await tables.record(table),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{table}.igroteka.txt"'},
    )


@get("/t/{table:str}/replay", include_in_schema=False)
async def replay_from_start(table: TableId) -> Redirect:
    """Begin a replay."""
    return go(f"/t/{table}/replay/0")


@get("/t/{table:str}/replay/{step:int}", include_in_schema=False)
async def replay(
    request: AnyRequest,
    table: TableId,
    step: FromPath[int],
    tables: TheTables,
    person: Person,
    reader: TheReader,
    seat: FromQuery[str] = "",
) -> Response[str]:
    """Show one step of a game."""
    eyes = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else None
    at = await tables.at_step(table, person, step, eyes)
    view = await tables.view_for(table, person)
    query = f"?seat={eyes}" if eyes is not None else ""
    page = replay_main if wants_parts(request) else replay_page
    return html(page(reader, view, at, query))


@post("/t/{table:str}/continue", include_in_schema=False)
async def continue_from(
    table: TableId, form: TheForm, tables: TheTables, person: Person, reader: TheReader
) -> Redirect:
    """Open a new table from a position, against bots or with friends."""
    view = await tables.view_for(table, person)
    seat = number(form, "seat", 0)
    against_bots = form.get("against") == "bots"
    bots = {
        other.seat: other.bot or USUAL_LEVEL
        for other in view.seats
        if other.seat != seat and (against_bots or other.bot is not None)
    }
    new = await tables.continue_from(
        table, number(form, "step", 0), person, name_of(reader, form), seat=seat, bots=bots
    )
    if len(bots) == len(view.seats) - 1:
        await tables.start(new, person)
    return go(f"/t/{new}")
