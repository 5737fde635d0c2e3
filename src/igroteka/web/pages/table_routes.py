"""The addresses of one table: looking, sitting, playing, talking, replaying."""

from __future__ import annotations

import htpy as h
from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from igroteka.tables.errors import Refused
from igroteka.tables.views import Status, TableView
from igroteka.web.admission import CREATES
from igroteka.web.pages import bits
from igroteka.web.pages.about import area_page, area_part
from igroteka.web.pages.analysis import analysis_page
from igroteka.web.pages.answers import go
from igroteka.web.pages.asking import bots_asked_for
from igroteka.web.pages.company import company_sections
from igroteka.web.pages.deal import deal_page
from igroteka.web.pages.replay import replay_main, replay_page
from igroteka.web.pages.routes import name_of, remembered
from igroteka.web.pages.table import table_page, table_parts
from igroteka.web.pages.thing import now_of, thing_part
from igroteka.web.pages.visit import Answer, AtTable, Visit, give_visit


@get("/")
async def show_table(visit: AtTable) -> Response[str]:
    """Show a table."""
    if not visit.parts:
        await visit.people.company.recognise(visit.id)
    view = await visit.view()
    if view.status == Status.WAITING and view.next is not None and not visit.parts:
        return go(f"/t/{view.next.table}")
    reader, scores, orders = visit.reader, await visit.scores(view), await visit.orders(view)
    if visit.parts:
        return await visit.drawn(lambda: table_parts(reader, view, scores, orders), patched=True)
    company = await company_at(visit, view) if view.status == Status.WAITING else None
    return await visit.drawn(
        lambda: table_page(reader, view, scores, orders, company), patched=True
    )


async def company_at(visit: Visit, view: TableView) -> h.Node:
    """Return what a waiting room shows of people who may come."""
    company = visit.people.company
    wants = await company.finding.wanted(visit.id)
    if view.me is None:
        return company_sections(visit.reader, view, wants, [], [])
    met = await company.invitations.met(visit.person)
    invited = await company.invitations.at(visit.id)
    return company_sections(visit.reader, view, wants, met, invited)


@get("/area/{seat:int}")
async def show_area(
    visit: AtTable, seat: FromPath[int], step: FromQuery[int | None] = None
) -> Response[str]:
    """Show all that belongs to one player."""
    view = await visit.view()
    at = await visit.tables.at_step(visit.id, visit.person, view.step if step is None else step)
    seat = min(max(seat, 0), len(view.seats) - 1)
    page = area_part if visit.parts else area_page
    return await visit.drawn(lambda: page(visit.reader, view, seat, at.view))


@get("/thing/{topic:str}")
async def show_thing(
    visit: AtTable, topic: FromPath[str], about: FromQuery[list[str] | None] = None
) -> Response[str]:
    """Show what a thing on the table is and what can be done with it now, or why not."""
    view = await visit.view()
    face = bits.face_of(view)
    try:
        now = now_of(visit.reader, view, about or ())
        return await visit.drawn(lambda: thing_part(visit.reader, view.game, face, topic, now))
    except KeyError:
        raise NotFoundException("There is no such topic.") from None


# --- before the start -----------------------------------------------------------------------


@post("/sit")
async def sit(visit: AtTable) -> Redirect:
    """Take a free seat."""
    name, quick = name_of(visit.reader, visit.form), visit.reader.quick
    await visit.tables.sit(visit.id, visit.person, None, name, quick=quick)
    return go(f"/t/{visit.id}", remembered(visit.form))


@post("/name")
async def rename(visit: AtTable) -> Redirect:
    """Be called otherwise, here and from now on."""
    await visit.tables.rename(visit.id, visit.person, visit.form.get("name", ""))
    return go(f"/t/{visit.id}", remembered(visit.form))


@post("/word")
async def give_word(visit: AtTable) -> Answer:
    """Add a word to the deal."""
    await visit.tables.give_word(visit.id, visit.person, visit.form.get("word", ""))
    return await visit.shown()


@post("/pace")
async def set_pace(visit: AtTable) -> Redirect:
    """Set how fast the bots act, here and at tables to come."""
    pace = visit.form.get("pace", "")
    await visit.tables.set_pace(visit.id, visit.person, pace)
    return go(f"/t/{visit.id}", {"pace": pace})


@post("/hints")
async def allow_hints(visit: AtTable) -> Answer:
    """Allow hints at the table, or forbid them, before the start."""
    await visit.tables.hints.allow(visit.id, visit.person, visit.form.get("allow") == "yes")
    return await visit.shown()


@post("/clock")
async def set_clock(visit: AtTable) -> Answer:
    """Set which clock the table has, before the start."""
    await visit.tables.clocks.set(visit.id, visit.person, visit.form.get("clock", ""))
    return await visit.shown()


@post("/rated")
async def choose_rated(visit: AtTable) -> Answer:
    """Have the game count for ratings, or not, before the start."""
    await visit.tables.rated.choose(visit.id, visit.person, visit.form.get("rated") == "yes")
    return await visit.shown()


@post("/return-link")
async def renew_token(visit: AtTable) -> Redirect:
    """Make another return link for one's seat, or let there be none."""
    if "revoke" in visit.form:
        await visit.tables.tokens.revoke(visit.id, visit.person)
    else:
        alone = visit.form.get("alone") == "yes"
        await visit.tables.tokens.renew(visit.id, visit.person, alone=alone)
    return go(f"/t/{visit.id}")


@post("/leave")
async def leave(visit: AtTable) -> Answer:
    """Stand up; in a running game a bot sits in, and the person goes to the lobby."""
    await visit.tables.leave(visit.id, visit.person)
    return await visit.shown() if visit.parts else go("/")


@post("/bot")
async def set_bot(visit: AtTable) -> Answer:
    """Seat a bot, or send it away."""
    level = bots_asked_for(visit.reader, visit.form) if visit.form.get("level") else None
    await visit.tables.set_bot(visit.id, visit.person, visit.number("seat", 99), level)
    return await visit.shown()


@post("/start")
async def start(visit: AtTable) -> Answer:
    """Begin the game, with bots on the seats that are still free if so asked."""
    if "fill" in visit.form:
        for seat in (await visit.view()).seats:
            if not seat.taken:
                level = visit.form["fill"]
                await visit.tables.set_bot(visit.id, visit.person, seat.seat, level)
    await visit.tables.start(visit.id, visit.person)
    return await visit.shown()


@post("/resize/new", opt=CREATES)
async def resize(visit: AtTable) -> Redirect:
    """Move to the same table for another number of players; who has this link is led there."""
    seats = visit.number("seats", 0)
    quick = visit.reader.quick
    moved = await visit.tables.opening.resize(visit.id, visit.person, seats, quick=quick)
    return go(f"/t/{moved.table}")


# --- playing --------------------------------------------------------------------------------


@post("/act")
async def act(visit: AtTable) -> Answer:
    """Carry out a choice."""
    action, number = visit.form.get("action", ""), visit.number("number", 0)
    await visit.tables.act(visit.id, visit.person, action, number)
    return await visit.shown()


@post("/hint")
async def hint(visit: AtTable) -> Answer:
    """Ask the coach what to do; the page shows it until the decision is made."""
    await visit.tables.hints.ask(visit.id, visit.person, visit.holding)
    return await visit.shown()


@post("/lesson")
async def go_on(visit: AtTable) -> Answer:
    """Go on to the next lesson; what was to be done in this one is done."""
    await visit.tables.lessons.go_on(visit.id, visit.person, visit.number("lesson", 0))
    return await visit.shown()


@post("/lessons-over")
async def end_lessons(visit: AtTable) -> Answer:
    """Play on without lessons."""
    await visit.tables.lessons.end(visit.id, visit.person)
    return await visit.shown()


@post("/answer")
async def show_answer(visit: AtTable) -> Answer:
    """Show the answer of a puzzle."""
    await visit.tables.puzzles.answer(visit.id, visit.person)
    return await visit.shown()


@post("/play-on", opt=CREATES)
async def play_on(visit: AtTable) -> Redirect:
    """Open a table at which the game of a solved puzzle goes on."""
    new = await visit.tables.puzzles.play_on(visit.id, visit.person, quick=visit.reader.quick)
    await visit.tables.set_pace(new, visit.person, visit.reader.pace)
    await visit.tables.start(new, visit.person)
    return go(f"/t/{new}")


@post("/prefer")
async def prefer(visit: AtTable) -> Answer:
    """Have what is the only choice made at once, or no longer."""
    await visit.tables.prefer(visit.id, visit.person, visit.form.get("quick") == "yes")
    return await visit.shown()


@post("/research")
async def consent(visit: AtTable) -> Answer:
    """Agree that the game may be used for research, or no longer."""
    await visit.tables.consent(visit.id, visit.person, visit.form.get("agree") == "yes")
    return await visit.shown()


@post("/undo")
async def undo(visit: AtTable) -> Answer:
    """Take back, or ask the table to."""
    to = visit.number("to", 0) if "to" in visit.form else None
    await visit.tables.undo(visit.id, visit.person, to)
    return await visit.shown()


@post("/redo")
async def redo(visit: AtTable) -> Answer:
    """Do again what was taken back."""
    await visit.tables.redo(visit.id, visit.person)
    return await visit.shown()


@post("/vote")
async def vote(visit: AtTable) -> Answer:
    """Agree to going back, or not."""
    await visit.tables.vote(visit.id, visit.person, visit.form.get("yes") == "yes")
    return await visit.shown()


@post("/stand-in")
async def stand_in(visit: AtTable) -> Answer:
    """Let a bot play for somebody who is away."""
    await visit.tables.ask_stand_in(visit.id, visit.person, visit.number("seat", 99))
    return await visit.shown()


@post("/take-back")
async def take_back(visit: AtTable) -> Answer:
    """Take the own seat back from a bot."""
    await visit.tables.take_back(visit.id, visit.person)
    return await visit.shown()


@post("/chat")
async def chat(visit: AtTable) -> Answer:
    """Say something."""
    await visit.tables.chat(visit.id, visit.person, visit.form.get("text", ""))
    return await visit.shown()


# --- afterwards -----------------------------------------------------------------------------


@post("/new", opt=CREATES)
async def again(visit: AtTable) -> Redirect:
    """Play on with the same people: open the next table, or join the one that is open."""
    try:
        quick = visit.reader.quick
        new = (await visit.tables.opening.again(visit.id, visit.person, quick=quick)).table
    except Refused:
        # Somebody else has the seat there: one can still look on.
        following = (await visit.view()).next
        if following is None:
            raise
        new = following.table
    return go(f"/t/{new}")


@get("/record")
async def record(visit: AtTable) -> Response[str]:
    """Download the record of a finished game."""
    return Response(
        await visit.tables.records.text(visit.id),
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{visit.id}.igroteka.txt"'},
    )


@get("/deal")
async def show_deal(visit: AtTable) -> Response[str]:
    """Show what is known of the deal; when the game is over, check it."""
    view, check = await visit.view(), None
    if view.status == Status.FINISHED and view.deal.commitment:
        check = await visit.tables.records.check_deal(visit.id, visit.reader.lang)
    return await visit.drawn(lambda: deal_page(visit.reader, view, check))


@get("/analysis")
async def show_analysis(visit: AtTable, seat: FromQuery[str] = "") -> Response[str]:
    """Show the analysis of a finished game, or how far it is."""
    view, reader = await visit.view(), visit.reader
    names = bits.seat_names(view.seats, reader.words)
    found = await visit.tables.analysis(visit.id, visit.person, reader.lang, names)
    whose = int(seat) if seat.isascii() and seat.isdigit() and int(seat) < len(names) else None
    return await visit.drawn(lambda: analysis_page(reader, view, found, whose))


@post("/analysis", opt=CREATES)
async def ask_analysis(visit: AtTable) -> Redirect:
    """Have a finished game analysed, in the background."""
    await visit.tables.analyses.ask(visit.id, visit.person)
    return go(f"/t/{visit.id}/analysis")


@get("/replay")
async def replay_from_start(visit: AtTable) -> Redirect:
    """Begin a replay."""
    return go(f"/t/{visit.id}/replay/0")


@get("/replay/{step:int}")
async def replay(visit: AtTable, step: FromPath[int], seat: FromQuery[str] = "") -> Response[str]:
    """Show one step of a game."""
    eyes = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else None
    at = await visit.tables.at_step(visit.id, visit.person, step, eyes)
    page = replay_main if visit.parts else replay_page
    query = f"?seat={eyes}" if eyes is not None else ""
    view = await visit.view()
    return await visit.drawn(lambda: page(visit.reader, view, at, query))


@post("/continue", opt=CREATES)
async def continue_from(visit: AtTable) -> Redirect:
    """Open a new table from a position: against bots at once, or waiting for people.

    For people all other seats are free, whoever sat there. Where anybody may sit down, what was
    hidden is always drawn anew.
    """
    view, form = await visit.view(), visit.form
    step, seat = visit.number("step", 0), visit.number("seat", 0)
    against_bots = form.get("against") == "bots"
    public = form.get("against") == "anybody"
    bots = {
        other.seat: other.bot or visit.reader.level
        for other in view.seats
        if against_bots and other.seat != seat
    }
    name = name_of(visit.reader, form)
    quick = visit.reader.quick
    new = await visit.tables.records.continue_from(
        visit.id,
        step,
        visit.person,
        name,
        seat=seat,
        bots=bots,
        public=public,
        anew=public or form.get("anew") == "yes",
        quick=quick,
    )
    if against_bots:
        await visit.tables.start(new, visit.person)
    return go(f"/t/{new}")


table_router = Router(
    "/t/{table:str}",
    route_handlers=[
        show_table,
        show_area,
        show_thing,
        sit,
        rename,
        give_word,
        set_pace,
        allow_hints,
        set_clock,
        choose_rated,
        renew_token,
        leave,
        set_bot,
        start,
        resize,
        act,
        hint,
        go_on,
        end_lessons,
        show_answer,
        play_on,
        prefer,
        consent,
        undo,
        redo,
        vote,
        stand_in,
        take_back,
        chat,
        again,
        record,
        show_deal,
        show_analysis,
        ask_analysis,
        replay_from_start,
        replay,
        continue_from,
    ],
    dependencies={"visit": Provide(give_visit)},
    signature_types=[Visit],
    include_in_schema=False,
)
