"""The HTTP API: everything the page does, for programs in any language.

Send a seat's token, or one of a person, as ``Authorization: Bearer <token>``; the cookie of a
browser works too.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from typing import Annotated, Any, cast

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from igroteka.engine import BadSetup, Game, find_game, game_names
from igroteka.engine.registry import loaded
from igroteka.tables.errors import NotFound
from igroteka.tables.messages import Beat, Message, Numbered
from igroteka.tables.people import sitter
from igroteka.tables.service import Tables
from igroteka.tables.thinking import LEVELS
from igroteka.tables.view_schema import view_schema
from igroteka.tables.views import DealCheck, Decision, Lobby, Seated, StepView, TableView
from igroteka.web import documents as d
from igroteka.web.admission import ACT, CREATES, LOOK, STREAM
from igroteka.web.api_clocks import CLOCKING
from igroteka.web.api_coach import COACHING
from igroteka.web.api_common import ERRORS, language_of
from igroteka.web.api_company import COMPANY
from igroteka.web.api_notices import NOTICES
from igroteka.web.api_orders import ORDERS
from igroteka.web.api_people import PEOPLE
from igroteka.web.api_ratings import RATING
from igroteka.web.asking import Person, ThePeople, TheTables
from igroteka.web.pages.answers import AnyRequest

BEAT = 15.0
"""Seconds of silence after which a stream shows that it lives."""

Since = Annotated[
    int | None,
    QueryParameter(ge=0, le=2**31, description="Tell all after the entry with this number."),
]
LastEventId = Annotated[
    str | None,
    HeaderParameter(
        name="Last-Event-ID", max_length=12, description="What browsers send on resuming."
    ),
]
LogFrom = Annotated[
    int, QueryParameter(ge=0, le=2**31, description="Leave out the log up to this step.")
]
StepNumber = Annotated[int, PathParameter(ge=0, le=2**31, description="0 is the first position.")]
Eyes = Annotated[
    int | None,
    QueryParameter(
        ge=0, le=20, description="Through whose eyes; None: your own, or a spectator's."
    ),
]
SeatPath = Annotated[int, PathParameter(ge=0, le=20, description="The seat, from 0.")]


def bots_by_seat(bots: dict[str, str]) -> dict[int, str]:
    """Return bots by seat number.

    :raises NotFound: if a key is no seat number.
    """
    if not all(key.isascii() and key.isdigit() and len(key) < 3 for key in bots):
        raise NotFound("error-no-seat")
    return {int(key): level for key, level in bots.items()}


# --- before the start ---------------------------------------------------------------------


@get("/games", responses=ERRORS)
async def games() -> list[d.GameDocument]:
    """List the games that can be played here, with their options."""
    found = (loaded(name) for name in game_names())
    return [d.game_document(game) for game in found if isinstance(game, Game)]


@get("/games/{game:str}/view-schema", responses=ERRORS)
async def game_view_schema(game: d.GameName) -> dict[str, Any]:
    """Describe what a seat may see of a game: the JSON Schema of every `view` of its tables."""
    if game not in game_names():
        raise NotFound("error-game-missing", game=game)
    try:
        schema = view_schema(find_game(game))
    except BadSetup as error:
        raise NotFound("error-bad-setup", reason=error) from None
    if schema is None:
        raise NotFound("error-no-schema", game=game)
    return schema


@get("/levels", responses=ERRORS)
async def levels() -> list[str]:
    """List the levels of bots, from weak to strong."""
    return list(LEVELS)


@get("/lobby", responses=ERRORS)
async def lobby(people: ThePeople, person: Person) -> Lobby:
    """List my tables (those that wait for me first), open ones, and finished ones."""
    return await people.company.lobby(person)


@post("/tables", responses=ERRORS, opt=CREATES)
async def create(data: JSONBody[d.NewTable], tables: TheTables, person: Person) -> Seated:
    """Open a table and sit down at it; the answer holds the token of the seat."""
    person = sitter(person)
    table = await tables.opening.create(
        person,
        data.name,
        data.game,
        data.seats,
        data.options,
        seat=data.seat,
        bots=bots_by_seat(data.bots),
        public=data.public,
        hints=data.hints,
        clock=data.clock,
        rated=data.rated,
    )
    return await tables.tokens.of(table, person)


@post("/tables/{table:str}/seats", responses=ERRORS)
async def sit(
    table: d.TableId, data: JSONBody[d.SitDown], tables: TheTables, person: Person
) -> Seated:
    """Take a seat; the answer holds its token."""
    return await tables.sit(table, person, data.seat, data.name)


@put("/tables/{table:str}/name", status_code=204, responses=ERRORS)
async def rename(
    table: d.TableId, data: JSONBody[d.Rename], tables: TheTables, person: Person
) -> None:
    """Be called otherwise, before the start."""
    await tables.rename(table, person, data.name)


@put("/tables/{table:str}/word", status_code=204, responses=ERRORS)
async def give_word(
    table: d.TableId, data: JSONBody[d.GiveWord], tables: TheTables, person: Person
) -> None:
    """Add a word of your own to the deal, before the start; everybody sees it."""
    await tables.give_word(table, person, data.word)


@put("/tables/{table:str}/pace", status_code=204, responses=ERRORS)
async def set_pace(
    table: d.TableId, data: JSONBody[d.BotPace], tables: TheTables, person: Person
) -> None:
    """Set how fast the bots of the table act: at-once, readable or slow."""
    await tables.set_pace(table, person, data.pace)


@put("/tables/{table:str}/hints", status_code=204, responses=ERRORS)
async def allow_hints(
    table: d.TableId, data: JSONBody[d.Hints], tables: TheTables, person: Person
) -> None:
    """Allow hints at the table, or forbid them, before the start."""
    await tables.hints.allow(table, person, data.allowed)


@put("/tables/{table:str}/research", status_code=204, responses=ERRORS)
async def consent(
    table: d.TableId, data: JSONBody[d.Research], tables: TheTables, person: Person
) -> None:
    """Agree that the game may be used for research, without names, or no longer; at any time."""
    await tables.consent(table, person, data.agree)


@delete("/tables/{table:str}/seats", responses=ERRORS)
async def leave(table: d.TableId, tables: TheTables, person: Person) -> None:
    """Leave; in a running game a bot sits in until you are back."""
    await tables.leave(table, person)


@put("/tables/{table:str}/seats/{seat:int}/bot", status_code=204, responses=ERRORS)
async def set_bot(
    table: d.TableId, seat: SeatPath, data: JSONBody[d.SeatBot], tables: TheTables, person: Person
) -> None:
    """Seat a bot, change its level, or send it away, before the start."""
    await tables.set_bot(table, person, seat, data.level)


@post("/tables/{table:str}/resize", responses=ERRORS, opt=CREATES)
async def resize(
    table: d.TableId, data: JSONBody[d.Resize], tables: TheTables, person: Person
) -> Seated:
    """Move to a new table for another number of players; who has the old link is led there."""
    return await tables.opening.resize(table, person, data.seats)


@post("/tables/{table:str}/start", status_code=204, responses=ERRORS)
async def start(table: d.TableId, tables: TheTables, person: Person) -> None:
    """Begin the game."""
    await tables.start(table, person)


@post("/return", status_code=200, responses=ERRORS)
async def return_to(data: JSONBody[d.ReturnToken], tables: TheTables, person: Person) -> Seated:
    """Get the seat of this token on another device."""
    person = sitter(person)
    table = await tables.tokens.return_to(data.token, person)
    return await tables.tokens.of(table, person)


@post("/tables/{table:str}/return-link", status_code=200, responses=ERRORS)
async def renew_token(
    table: d.TableId, data: JSONBody[d.RenewToken], tables: TheTables, person: Person
) -> Seated:
    """Get another token for your seat; the old one, and its return link, end."""
    return await tables.tokens.renew(table, person, alone=data.alone)


@delete("/tables/{table:str}/return-link", responses=ERRORS)
async def revoke_token(table: d.TableId, tables: TheTables, person: Person) -> None:
    """Let no token lead to your seat; browsers that hold it keep it."""
    await tables.tokens.revoke(table, person)


# --- playing ------------------------------------------------------------------------------


async def look_at(tables: Tables, table: str, person: str, log_from: int, lang: str) -> TableView:
    """Return a table as *person* may see it, who reads *lang*."""
    await tables.tokens.check(table, person)
    return await tables.view_for(table, person, log_from, lang)


async def act_at(tables: Tables, table: str, person: str, asked: d.Act, lang: str) -> TableView:
    """Take an action; return the table after it, as *person* may see it."""
    step = await tables.act(table, person, asked.action, asked.number)
    return await tables.view_for(table, person, step - 1, lang)


@get("/tables/{table:str}", responses=ERRORS, opt=LOOK)
async def view(
    request: AnyRequest,
    table: d.TableId,
    tables: TheTables,
    person: Person,
    log_from: LogFrom = 0,
) -> TableView:
    """See a table: the game as you may know it, your legal actions, the log, the chat."""
    return await look_at(tables, table, person, log_from, language_of(request))


@get("/tables/{table:str}/actions", responses=ERRORS)
async def actions(
    request: AnyRequest, table: d.TableId, tables: TheTables, person: Person
) -> Decision:
    """List what you may do now and what it means, and what is closed to you and why."""
    await tables.tokens.check(table, person)
    return await tables.decision(table, person, language_of(request))


@post("/tables/{table:str}/actions", status_code=200, responses=ERRORS, opt=ACT)
async def act(
    request: AnyRequest,
    table: d.TableId,
    data: JSONBody[d.Act],
    tables: TheTables,
    person: Person,
) -> TableView:
    """Take an action. When this is answered, the action is stored for good."""
    return await act_at(tables, table, person, data, language_of(request))


# --- taking back, voting, talking ---------------------------------------------------------


@post("/tables/{table:str}/undo", status_code=200, responses=ERRORS)
async def undo(
    table: d.TableId, data: JSONBody[d.Undo], tables: TheTables, person: Person
) -> d.UndoDone:
    """Go back, at once where that is free; else the other players are asked."""
    return d.UndoDone(await tables.undo(table, person, data.to))


@post("/tables/{table:str}/redo", status_code=204, responses=ERRORS)
async def redo(table: d.TableId, tables: TheTables, person: Person) -> None:
    """Do again what was last taken back freely, if nothing else has happened since."""
    await tables.redo(table, person)


@post("/tables/{table:str}/vote", status_code=204, responses=ERRORS)
async def vote(
    table: d.TableId, data: JSONBody[d.CastVote], tables: TheTables, person: Person
) -> None:
    """Agree to go back, or refuse."""
    await tables.vote(table, person, data.yes)


@post("/tables/{table:str}/seats/{seat:int}/stand-in", status_code=204, responses=ERRORS)
async def stand_in(table: d.TableId, seat: SeatPath, tables: TheTables, person: Person) -> None:
    """Have a strong bot sit in for a player who has been away for a while."""
    await tables.ask_stand_in(table, person, seat)


@post("/tables/{table:str}/take-back", status_code=204, responses=ERRORS)
async def take_back(table: d.TableId, tables: TheTables, person: Person) -> None:
    """Take your seat back from the bot that sat in."""
    await tables.take_back(table, person)


@post("/tables/{table:str}/chat", status_code=204, responses=ERRORS)
async def chat(table: d.TableId, data: JSONBody[d.Say], tables: TheTables, person: Person) -> None:
    """Say something at the table."""
    await tables.chat(table, person, data.text)


@get(
    "/tables/{table:str}/stream",
    media_type="text/event-stream",
    responses=ERRORS,
    opt=STREAM,
)
async def stream(
    request: AnyRequest,
    table: d.TableId,
    tables: TheTables,
    person: Person,
    since: Since = None,
    last_event_id: LastEventId = None,
) -> Stream:
    """Hear live what happens, as server-sent events.

    Each has the number of its entry as id; a stream that was cut is resumed after the
    last one seen. An `act` tells who acted, the step reached and whom we wait for next.
    """
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        since = int(last_event_id)
    await tables.tokens.check(table, person)
    messages = await tables.subscribe(table, person, since, beat=BEAT)
    # Proxies must pass each event on at once.
    headers = {"x-accel-buffering": "no", "cache-control": "no-store"}
    stays = request.app.state.guard.stays(request.scope)
    return Stream(sent_events(messages, stays), media_type="text/event-stream", headers=headers)


async def sent_events(
    messages: AsyncIterator[Message], stays: Callable[[], bool]
) -> AsyncIterator[bytes]:
    """Write messages the way browsers' EventSource reads them, while who listens is let in."""
    # Who is cut off comes back within a second, and not all in the same moment.
    yield b"retry: %d\n\n" % (200 + secrets.randbelow(400))
    async with aclosing(cast(Any, messages)) as open_messages:
        async for message in open_messages:
            if not stays():
                break
            yield sent_event(message)
    # We end it ourselves: this server stops, and another one is there already.
    yield b"retry: %d\n\n" % (20 + secrets.randbelow(200))


WRITTEN: dict[int, tuple[Message, bytes]] = {}
"""Messages as they were lately sent, by their identity: one goes to all who see the same."""
MOST_WRITTEN = 2000


def sent_event(message: Message) -> bytes:
    """Write a message the way browsers' EventSource reads it."""
    if isinstance(message, Beat):
        return b": still here\n\n"
    kept = WRITTEN.get(id(message))
    if kept is not None and kept[0] is message:
        return kept[1]
    data = msgspec.json.encode(message)
    name = b"id: %d\n" % message.number if isinstance(message, Numbered) else b""
    sent = b"%sevent: %s\ndata: %s\n\n" % (name, message.kind.encode(), data)
    if len(WRITTEN) >= MOST_WRITTEN:
        WRITTEN.clear()
    WRITTEN[id(message)] = (message, sent)
    return sent


# --- records and replays --------------------------------------------------------------------


@get("/tables/{table:str}/record", media_type="text/plain", responses=ERRORS)
async def record(table: d.TableId, tables: TheTables) -> str:
    """Download the record of a finished game."""
    return await tables.records.text(table)


@get("/tables/{table:str}/deal", responses=ERRORS)
async def check_deal(request: AnyRequest, table: d.TableId, tables: TheTables) -> DealCheck:
    """Check the deal of a finished game: the secret, the words, the seed, and the scores."""
    return await tables.records.check_deal(table, language_of(request))


@post("/records", request_max_body_size=None, responses=ERRORS, opt=CREATES)
async def upload(data: JSONBody[d.Upload], tables: TheTables, person: Person) -> d.Uploaded:
    """Upload the record of a finished game; it becomes a table to replay."""
    table = await tables.records.upload(data.record, person)
    return d.Uploaded(table)


@get("/tables/{table:str}/steps/{step:int}", responses=ERRORS)
async def at_step(
    table: d.TableId, step: StepNumber, tables: TheTables, person: Person, seat: Eyes = None
) -> StepView:
    """See one step of a finished game, or of your own running game."""
    return await tables.at_step(table, person, step, seat)


@get("/tables/{table:str}/scores", responses=ERRORS)
async def scores(table: d.TableId, tables: TheTables) -> list[list[int]]:
    """List everybody's points after every step of a finished game."""
    return await tables.scores_over(table)


@post("/tables/{table:str}/again", responses=ERRORS, opt=CREATES)
async def again(table: d.TableId, tables: TheTables, person: Person) -> Seated:
    """Play on after a finished game: who is first opens the next table, the others join it."""
    return await tables.opening.again(table, person)


@post("/tables/{table:str}/continue", responses=ERRORS, opt=CREATES)
async def continue_from(
    table: d.TableId, data: JSONBody[d.Continue], tables: TheTables, person: Person
) -> Seated:
    """Open a new table at a step of a finished game."""
    person = sitter(person)
    new = await tables.records.continue_from(
        table,
        data.step,
        person,
        data.name,
        seat=data.seat,
        bots=bots_by_seat(data.bots),
        public=data.public,
        anew=data.anew,
    )
    return await tables.tokens.of(new, person)


def api_router(record_limit: int) -> Router:
    """Return all of the API."""
    upload.request_max_body_size = record_limit
    return Router(
        "/api",
        route_handlers=[
            games,
            game_view_schema,
            levels,
            lobby,
            create,
            sit,
            rename,
            give_word,
            set_pace,
            allow_hints,
            consent,
            leave,
            set_bot,
            resize,
            start,
            return_to,
            renew_token,
            revoke_token,
            view,
            actions,
            act,
            undo,
            redo,
            vote,
            stand_in,
            take_back,
            chat,
            stream,
            record,
            check_deal,
            upload,
            at_step,
            scores,
            again,
            continue_from,
            *COACHING,
            *CLOCKING,
            *NOTICES,
            *PEOPLE,
            *COMPANY,
            *ORDERS,
            *RATING,
        ],
    )
