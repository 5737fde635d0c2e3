"""The addresses of people among each other: my tables, persons, invitations, finding, avoiding."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Redirect

from igroteka.people.company.mine import Search
from igroteka.people.company.whom import Whom
from igroteka.people.service import People
from igroteka.tables.company_models import blocks, mutes
from igroteka.tables.service import Tables
from igroteka.tables.views import Wants
from igroteka.web.admission import CREATES
from igroteka.web.asking import Person, ThePeople, TheTables
from igroteka.web.pages.answers import (
    TheForm,
    TheReader,
    drawn,
    give_form,
    give_reader,
    go,
    html,
    number,
    written,
)
from igroteka.web.pages.ladder import ratings_section
from igroteka.web.pages.mine import my_page
from igroteka.web.pages.person import compared_page, join_page, person_page, who_page
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.routes import name_of, wish_of
from igroteka.web.pages.waits import waits_link

MOST_PAGES = 10**6
Page = Annotated[int, QueryParameter(ge=1, le=MOST_PAGES)]


def whom_of(form: dict[str, str]) -> Whom:
    """Return whom a form means."""
    return Whom(
        account=form.get("account", "")[:16],
        name=form.get("name", ""),
        table=form.get("table", ""),
        seat=number(form, "seat", 99),
    )


# --- my tables ------------------------------------------------------------------------------


@get("/my")
async def mine(
    tables: TheTables,
    people: ThePeople,
    person: Person,
    reader: TheReader,
    game: FromQuery[str] = "",
    name: Annotated[str, QueryParameter(name="person")] = "",
    page: Page = 1,
) -> Response[str]:
    """Show all tables of the reader."""
    search = Search(game[:40], " ".join(name.split())[:30], page)
    company = people.company
    found = await company.mine(person, search)
    invited = await company.invitations.to(person)
    avoided = [await company.avoiding.listed(person, kind) for kind in (blocks, mutes)]
    return await drawn(tables, lambda: my_page(reader, found, search, invited, *avoided))


@get("/my/waits")
async def my_waits(
    people: ThePeople, person: Person, reader: TheReader, at: FromQuery[str] = ""
) -> Response[str]:
    """Show how many tables wait now: what stands in the top line."""
    waits = await people.company.waits(person, at)
    return written(str(waits_link(replace(reader, waits=waits, at=at[:32]))))


# --- persons --------------------------------------------------------------------------------


@get("/p/{public:str}")
async def show_person(
    public: FromPath[str],
    tables: TheTables,
    people: ThePeople,
    person: Person,
    reader: TheReader,
    reported: FromQuery[str] = "",
) -> Response[str]:
    """Show who somebody is."""
    shown = await people.company.person(public, person)
    me = await people.accounts.of(person)
    avoided = await people.company.avoiding.found(person, shown.account.person)
    is_mine, hides = (
        shown.account.person == person,
        await people.ratings.is_hidden(shown.account.person),
    )
    curves = [] if hides and not is_mine else await people.ratings.curves(shown.account.person)
    return await drawn(
        tables,
        lambda: person_page(
            reader,
            shown,
            me,
            is_mine=is_mine,
            avoided=avoided,
            reported=bool(reported),
            ratings=ratings_section(reader, curves),
        ),
    )


@get("/p/{first:str}/{second:str}")
async def compare(
    first: FromPath[str],
    second: FromPath[str],
    tables: TheTables,
    people: ThePeople,
    person: Person,
    reader: TheReader,
) -> Response[str]:
    """Show two people beside each other."""
    shown = await people.company.compared(first, second, person)
    return await drawn(tables, lambda: compared_page(reader, shown))


@get("/t/{table:str}/who/{seat:int}")
async def show_who(
    table: FromPath[str],
    seat: FromPath[int],
    people: ThePeople,
    person: Person,
    reader: TheReader,
    reported: FromQuery[str] = "",
) -> Response[str] | Redirect:
    """Show what can be done about somebody at a table."""
    who = await people.company.meant(Whom(table=table, seat=seat), person)
    if who.account:
        return go(f"/p/{who.account}")
    avoided = await people.company.avoiding.found(person, who.person)
    return html(who_page(reader, table, seat, who, avoided, reported=bool(reported)))


@post("/company/{deed:str}")
async def avoid(deed: FromPath[str], form: TheForm, people: ThePeople, person: Person) -> Redirect:
    """Block, mute or report somebody, or take them off the list again."""
    company, to = people.company, form.get("to", "/my")
    if deed == "block":
        await company.block(person, whom_of(form))
    elif deed == "mute":
        await company.mute(person, whom_of(form))
    elif deed == "report":
        await company.report(person, whom_of(form), form.get("reason", ""))
        to = f"{to}?reported=yes#reported"
    elif deed in ("unblock", "unmute"):
        kind = blocks if deed == "unblock" else mutes
        await company.avoiding.take_off(person, form.get("id", ""), kind)
    else:
        raise NotFoundException
    return go(to)


# --- company for a table --------------------------------------------------------------------


@post("/t/{table:str}/invite")
async def invite(
    table: FromPath[str], form: TheForm, people: ThePeople, person: Person
) -> Redirect:
    """Invite somebody to a table."""
    await people.company.invitations.invite(table, person, whom_of(form))
    return go(f"/t/{table}#people")


@post("/t/{table:str}/wants")
async def want(table: FromPath[str], form: TheForm, people: ThePeople, person: Person) -> Redirect:
    """Say what a table wishes for."""
    wants = Wants(form.get("language", ""), form.get("skill", ""), form.get("line", ""))
    await people.company.finding.want(table, person, wants)
    return go(f"/t/{table}")


@post("/invitations/{id:str}/accept")
async def accept(
    id: FromPath[str], people: ThePeople, person: Person, reader: TheReader
) -> Redirect:
    """Sit down where one was invited to."""
    name = await name_to_play_under(people, person, reader)
    seated = await people.company.invitations.accept(id, person, name, quick=reader.quick)
    return go(f"/t/{seated.table}")


@post("/invitations/{id:str}/decline")
async def decline(id: FromPath[str], people: ThePeople, person: Person) -> Redirect:
    """Say no to an invitation."""
    await people.company.invitations.decline(id, person)
    return go("/my")


@post("/find", opt=CREATES)
async def find(form: TheForm, people: ThePeople, person: Person, reader: TheReader) -> Redirect:
    """Sit down at the open table that fits best, or open one that waits with those wishes."""
    name = await name_to_play_under(people, person, reader)
    seated = await people.company.finding.find(person, name, wish_of(form), quick=reader.quick)
    return go(f"/t/{seated.table}")


async def name_to_play_under(people: People, person: str, reader: Reader) -> str:
    """Return the name of who sits down without having been asked: remembered, or of the account."""
    account = None if reader.name else await people.accounts.of(person)
    return account.name if account else name_of(reader, {})


# --- a private host -------------------------------------------------------------------------


@get("/join/{token:str}")
async def ask_to_join(
    token: FromPath[str], people: ThePeople, person: Person, reader: TheReader
) -> Response[str] | Redirect:
    """Ask whether to come in by an invitation of the host."""
    if people.company.doors.private and await people.company.doors.is_inside(person):
        return go("/")
    await people.company.doors.look(token, time.time())
    return html(join_page(reader, token))


@post("/join/{token:str}")
async def join(token: FromPath[str], people: ThePeople, person: Person) -> Redirect:
    """Come in by an invitation of the host."""
    await people.company.doors.enter(token, person, time.time())
    return go("/")


company_router = Router(
    "/",
    route_handlers=[
        mine,
        my_waits,
        show_person,
        compare,
        show_who,
        avoid,
        invite,
        want,
        accept,
        decline,
        find,
        ask_to_join,
        join,
    ],
    dependencies={"reader": Provide(give_reader), "form": Provide(give_form)},
    signature_types=[People, Reader, Tables],
    include_in_schema=False,
)
