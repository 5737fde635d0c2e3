"""The API of people among each other: my tables, persons, invitations, finding, avoiding."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from igroteka.people.company.avoiding import Avoided
from igroteka.people.company.inviting import Invitation, Invited, Met
from igroteka.people.company.mine import MyTables, Search, Waits
from igroteka.people.company.whom import own
from igroteka.tables.company_models import blocks, mutes
from igroteka.tables.lobby import Wish
from igroteka.tables.people import sitter
from igroteka.tables.views import Seated, Wants
from igroteka.web import company_documents as c
from igroteka.web import documents as d
from igroteka.web.admission import CREATES
from igroteka.web.api_common import ERRORS
from igroteka.web.asking import Person, ThePeople


@get("/my/tables", responses=ERRORS)
async def my_tables(
    people: ThePeople,
    person: Person,
    game: c.AskedGame = "",
    name: c.AskedPerson = "",
    page: c.AskedPage = 1,
) -> MyTables:
    """List all your tables, 20 a page: those that wait for you first, finished ones last."""
    return await people.company.mine(person, Search(game, name, page))


@get("/my/waits", responses=ERRORS)
async def my_waits(people: ThePeople, person: Person, at: c.AskedAt = "") -> Waits:
    """Count the tables that wait for you, and see which has waited longest."""
    return await people.company.waits(person, at)


# --- persons --------------------------------------------------------------------------------


@get("/people", responses=ERRORS)
async def find_person(people: ThePeople, person: Person, name: c.AskedName) -> c.PersonDocument:
    """Find somebody by the name of their account."""
    await people.company.doors.check(person)
    return c.person_document(await people.accounts.by_name(name))


@get("/people/{public:str}", responses=ERRORS)
async def show_person(public: c.PublicId, people: ThePeople, person: Person) -> c.PersonDetails:
    """See who somebody is: results by game and number of players, against bots, recent games."""
    shown = await people.company.person(public, person)
    return c.PersonDetails(c.person_document(shown.account), shown.statistics, shown.recent)


@get("/people/{public:str}/with/{other:str}", responses=ERRORS)
async def compare(
    public: c.PublicId, other: c.PublicId, people: ThePeople, person: Person
) -> c.ComparedDetails:
    """Compare two people: their games together, and who was ahead of whom."""
    shown = await people.company.compared(public, other, person)
    first, second = c.person_document(shown.first), c.person_document(shown.second)
    return c.ComparedDetails(first, second, shown.comparison, shown.recent)


# --- invitations ----------------------------------------------------------------------------


@get("/my/company", responses=ERRORS)
async def met(people: ThePeople, person: Person) -> list[Met]:
    """List people you have lately played with: you may invite them."""
    return await people.company.invitations.met(person)


@get("/my/invitations", responses=ERRORS)
async def my_invitations(people: ThePeople, person: Person) -> list[Invitation]:
    """List the invitations that you can still accept."""
    return await people.company.invitations.to(person)


@get("/tables/{table:str}/invitations", responses=ERRORS)
async def invited(table: d.TableId, people: ThePeople, person: Person) -> list[Invited]:
    """List who was invited to a table at which you sit, and what they answered."""
    (await people.tables.keeper.find(table)).table.seated(person)
    return await people.company.invitations.at(table)


@post("/tables/{table:str}/invitations", status_code=204, responses=ERRORS)
async def invite(
    table: d.TableId, data: JSONBody[c.MeantPerson], people: ThePeople, person: Person
) -> None:
    """Invite somebody to a table that waits and at which you sit.

    By the id or the name of an account, or by a seat of a table at which you have played.
    """
    await people.company.invitations.invite(table, person, data.whom)


@post("/invitations/{id:str}/accept", status_code=200, responses=ERRORS)
async def accept(
    id: c.Handle, data: JSONBody[c.AcceptInvitation], people: ThePeople, person: Person
) -> Seated:
    """Sit down where you are invited to; the answer holds the token of the seat."""
    return await people.company.invitations.accept(id, own(person), data.name)


@delete("/invitations/{id:str}", responses=ERRORS)
async def decline(id: c.Handle, people: ThePeople, person: Person) -> None:
    """Say no to an invitation."""
    await people.company.invitations.decline(id, own(person))


# --- whom one avoids ------------------------------------------------------------------------


@get("/my/blocks", responses=ERRORS)
async def my_blocks(people: ThePeople, person: Person) -> list[Avoided]:
    """List whom you have blocked."""
    return await people.company.avoiding.listed(person, blocks)


@post("/my/blocks", status_code=204, responses=ERRORS)
async def block(data: JSONBody[c.MeantPerson], people: ThePeople, person: Person) -> None:
    """Block somebody: you do not meet at open tables and cannot invite each other."""
    await people.company.block(person, data.whom)


@delete("/my/blocks/{id:str}", responses=ERRORS)
async def unblock(id: c.Handle, people: ThePeople, person: Person) -> None:
    """Unblock somebody."""
    await people.company.avoiding.take_off(person, id, blocks)


@get("/my/mutes", responses=ERRORS)
async def my_mutes(people: ThePeople, person: Person) -> list[Avoided]:
    """List whom you have muted."""
    return await people.company.avoiding.listed(person, mutes)


@post("/my/mutes", status_code=204, responses=ERRORS)
async def mute(data: JSONBody[c.MeantPerson], people: ThePeople, person: Person) -> None:
    """Mute somebody: no view and no stream tells you what they say."""
    await people.company.mute(person, data.whom)


@delete("/my/mutes/{id:str}", responses=ERRORS)
async def unmute(id: c.Handle, people: ThePeople, person: Person) -> None:
    """Hear somebody again."""
    await people.company.avoiding.take_off(person, id, mutes)


@post("/reports", status_code=204, responses=ERRORS)
async def report(data: JSONBody[c.ReportName], people: ThePeople, person: Person) -> None:
    """Tell the host that somebody's name should not be."""
    await people.company.report(person, data.whom, data.reason)


# --- finding company ------------------------------------------------------------------------


@put("/tables/{table:str}/wants", status_code=204, responses=ERRORS)
async def want(
    table: d.TableId, data: JSONBody[c.Wishes], people: ThePeople, person: Person
) -> None:
    """Say what a table that waits and at which you sit wishes for; the lobby shows it."""
    wishes = Wants(data.language, data.level, data.line)
    await people.company.finding.want(table, person, wishes)


@post("/find", responses=ERRORS, opt=CREATES)
async def find(data: JSONBody[c.FindTable], people: ThePeople, person: Person) -> Seated:
    """Sit down at the open table that fits best, or open one that waits with those wishes."""
    wish = Wish(data.game, data.language, data.level, data.free)
    return await people.company.finding.find(sitter(person), data.name, wish, data.seats)


COMPANY: list[HTTPRouteHandler] = [
    my_tables,
    my_waits,
    find_person,
    show_person,
    compare,
    met,
    my_invitations,
    invited,
    invite,
    accept,
    decline,
    my_blocks,
    block,
    unblock,
    my_mutes,
    mute,
    unmute,
    report,
    want,
    find,
]
