"""The addresses of the page of notices, and what its forms do."""

from __future__ import annotations

from dataclasses import replace

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from igroteka.face import said
from igroteka.people.notices.channels import kind_of
from igroteka.people.notices.wishes import Wishes, checked_lang, checked_zone, minute_of
from igroteka.people.service import People
from igroteka.tables.errors import TableError
from igroteka.tables.service import Tables
from igroteka.tables.views import Status
from igroteka.web.asking import Person, ThePeople
from igroteka.web.pages.answers import (
    TheForm,
    TheReader,
    give_form,
    give_reader,
    go,
    html,
)
from igroteka.web.pages.notices import DONE, Shown, notices_page
from igroteka.web.pages.reader import Reader


async def shown_to(reader: Reader, people: People, person: str) -> Shown:
    """Return what the page shows to a reader."""
    told = people.notices
    usual = Wishes(person, reader.lang, zone="")
    lobby = await people.tables.lobby(person)
    return Shown(
        await told.channels(person),
        await told.wishes(person) or usual,
        [table for table in lobby.mine if table.status == Status.PLAYING],
        await told.muted(person),
        await told.application_key(),
    )


@get("/")
async def show_notices(
    reader: TheReader, people: ThePeople, person: Person, done: FromQuery[str] = ""
) -> Response[str]:
    """Show where and how the reader is told."""
    shown = await shown_to(reader, people, person)
    return html(notices_page(reader, replace(shown, done=done if done in DONE else "")))


async def refused(
    error: TableError, reader: Reader, people: People, person: str, address: str = ""
) -> Response[str]:
    """Show the page with why something cannot be done."""
    shown = await shown_to(reader, people, person)
    why = said(error, reader.words)
    page = notices_page(reader, replace(shown, complaint=why, address=address))
    return html(page, status=error.status)


@post("/channels")
async def add_channel(
    form: TheForm, reader: TheReader, people: ThePeople, person: Person
) -> Response[str] | Redirect:
    """Have the reader told at an address."""
    address = form.get("address", "").strip()
    try:
        channel = await people.notices.add(
            person,
            kind_of(address),
            address,
            every=form.get("every") == "yes",
            lang=reader.lang,
            zone=checked_zone(form.get("zone", "").strip() or "UTC"),
            origin=reader.origin,
        )
    except TableError as error:
        return await refused(error, reader, people, person, address)
    if (key := channel.secret.get("key")) is None:
        return go("/notices?done=add")
    shown = await shown_to(reader, people, person)
    return html(notices_page(reader, replace(shown, done="add", secret=key)))


@post("/channels/{channel:str}/test")
async def test_channel(
    channel: FromPath[str], reader: TheReader, people: ThePeople, person: Person
) -> Response[str] | Redirect:
    """Send a message to a channel now."""
    try:
        await people.notices.test(person, channel)
    except TableError as error:
        return await refused(error, reader, people, person)
    return go("/notices?done=test")


@post("/channels/{channel:str}/remove")
async def remove_channel(channel: FromPath[str], people: ThePeople, person: Person) -> Redirect:
    """Tell the reader nothing more there."""
    await people.notices.remove(person, channel)
    return go("/notices?done=remove")


@post("/wishes")
async def set_wishes(
    form: TheForm, reader: TheReader, people: ThePeople, person: Person
) -> Response[str] | Redirect:
    """Set the quiet hours and the language."""
    try:
        wishes = Wishes(
            person,
            checked_lang(form.get("lang", reader.lang)),
            checked_zone(form.get("zone", "").strip() or "UTC"),
            minute_of(form.get("quiet_from", "")[:5]),
            minute_of(form.get("quiet_to", "")[:5]),
            origin=reader.origin,
            since=people.notices.wall(),
        )
        await people.notices.set_wishes(wishes)
    except TableError as error:
        return await refused(error, reader, people, person)
    return go("/notices?done=wishes")


@post("/tables/{table:str}")
async def mute_table(
    table: FromPath[str], form: TheForm, people: ThePeople, person: Person
) -> Redirect:
    """Tell the reader nothing of a table, or again what happens at it."""
    await people.notices.mute(person, table, form.get("muted") == "yes")
    return go("/notices")


notice_router = Router(
    "/notices",
    route_handlers=[
        show_notices,
        add_channel,
        test_channel,
        remove_channel,
        set_wishes,
        mute_table,
    ],
    dependencies={"reader": Provide(give_reader), "form": Provide(give_form)},
    signature_types=[People, Tables, Reader],
    include_in_schema=False,
)
