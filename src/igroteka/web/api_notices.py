"""The API of notices: where one is told that it is one's turn, and how."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from igroteka.people.notices.wishes import (
    Wishes,
    checked_lang,
    checked_zone,
    minute_of,
    time_of,
)
from igroteka.web import documents as d
from igroteka.web import notice_documents as n
from igroteka.web.api_common import ERRORS, language_of
from igroteka.web.asking import Person, ThePeople
from igroteka.web.pages.answers import AnyRequest


@get("/notices", responses=ERRORS)
async def notices(request: AnyRequest, people: ThePeople, person: Person) -> n.NoticesDocument:
    """See where and how you are told; nobody is told anything unasked."""
    told = people.notices
    wishes = await told.wishes(person) or Wishes(person, language_of(request))
    return n.NoticesDocument(
        [n.channel_document(channel) for channel in await told.channels(person)],
        wishes.lang,
        wishes.zone,
        time_of(wishes.quiet_from),
        time_of(wishes.quiet_to),
        await told.muted(person),
        await told.waiting(person),
        await told.application_key(),
    )


@get("/notices/waiting", responses=ERRORS)
async def waiting(people: ThePeople, person: Person) -> n.Waiting:
    """See at how many tables you are waited for: the number on the app's icon."""
    return n.Waiting(await people.notices.waiting(person))


@put("/notices", status_code=204, responses=ERRORS)
async def set_wishes(
    request: AnyRequest, data: JSONBody[n.SetWishes], people: ThePeople, person: Person
) -> None:
    """Set the language of what you are told, and your quiet hours."""
    await people.notices.set_wishes(
        Wishes(
            person,
            checked_lang(data.lang),
            checked_zone(data.zone),
            minute_of(data.quiet_from),
            minute_of(data.quiet_to),
            origin=request.scope["state"]["origin"],
        )
    )


@post("/notices/channels", responses=ERRORS)
async def add_channel(
    request: AnyRequest, data: JSONBody[n.NewChannel], people: ThePeople, person: Person
) -> n.ChannelDocument:
    """Be told at an address from now on; of a webhook the answer has the key that signs."""
    channel = await people.notices.add(
        person,
        data.kind,
        data.address,
        data.keys,
        every=data.every,
        lang=language_of(request),
        zone=checked_zone(data.zone),
        origin=request.scope["state"]["origin"],
    )
    return n.channel_document(channel, secret=True)


@delete("/notices/channels/{channel:str}", responses=ERRORS)
async def remove_channel(channel: n.ChannelId, people: ThePeople, person: Person) -> None:
    """Be told nothing more at one of your channels."""
    await people.notices.remove(person, channel)


@post("/notices/channels/{channel:str}/test", status_code=204, responses=ERRORS)
async def test_channel(channel: n.ChannelId, people: ThePeople, person: Person) -> None:
    """Have a message sent to a channel now; it is refused if it does not arrive."""
    await people.notices.test(person, channel)


@put("/notices/tables/{table:str}", status_code=204, responses=ERRORS)
async def mute(table: d.TableId, data: JSONBody[n.Mute], people: ThePeople, person: Person) -> None:
    """Hear nothing of a table at which you sit, or again what happens at it."""
    await people.notices.mute(person, table, data.muted)


NOTICES: list[HTTPRouteHandler] = [
    notices,
    waiting,
    set_wishes,
    add_channel,
    remove_channel,
    test_channel,
    mute,
]
