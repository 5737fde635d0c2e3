"""The short way of the two requests a game consists of: looking at a table, and acting at it.

Programs at tables ask for little else. What Litestar does for any request (dependencies, objects
for request and response, a model of the parameters, layers for exceptions) takes as long as the
rules take for these two, so their plain case is answered here, by the same functions. Whatever
is not plain goes the usual way, which knows what to say about it: nothing is let through here
that is refused there.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple, cast

import msgspec
from litestar import Litestar
from litestar.middleware.compression import CompressionMiddleware
from litestar.serialization import encode_json
from litestar.types import HTTPReceiveMessage, Receive, Scope, Send

from igroteka.tables.service import Tables
from igroteka.tables.views import TableView
from igroteka.web import documents as d
from igroteka.web.api import act_at, look_at
from igroteka.web.pages.reader import pick_language

LOG_FROM: Final = re.compile(rb"(?:log_from=([0-9]{1,9}))?")
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
HOST: Final = re.compile(r"[A-Za-z0-9._:\[\]-]*")
JSON: Final = b"application/json"
ENCODINGS: Final = ("br", "gzip")
ACTION: Final = msgspec.json.Decoder(d.Act)
LONGEST: Final = 2000
"""So many bytes are enough for every action; what is longer is looked at elsewhere."""

Headers = Mapping[str, str]
"""The headers of a request; of several with one name, the first."""
Refuse = Callable[[Exception, Scope, Receive, Send], Awaitable[None]]
"""How an error is answered."""


class Asker(NamedTuple):
    """Who asks for what, if it is plainly asked."""

    table: str
    person: str
    lang: str
    encodings: str
    """Which compressions the client accepts."""


class ShortWay:
    """Stands before Litestar: answers what is plain, and passes everything else on."""

    def __init__(self, app: Litestar, refuse: Refuse) -> None:
        self.app = app
        self.usual = app.asgi_handler
        self.refuse = refuse
        assert app.compression_config is not None
        self._packing = CompressionMiddleware(self.usual, app.compression_config)

    async def look(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        """Show a table."""
        asker, query = asker_of(scope, headers), LOG_FROM.fullmatch(scope["query_string"])
        if asker is None or query is None:
            await self.usual(scope, receive, send)
            return
        tables: Tables = self.app.state.tables
        log_from = int(query[1] or 0)
        looking = look_at(tables, asker.table, asker.person, log_from, asker.lang)
        await self._answer(looking, asker, scope, receive, send)

    async def act(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        """Carry out an action, and show the table after it."""
        asker = asker_of(scope, headers)
        if asker is None or headers.get("content-type") != JSON.decode():
            await self.usual(scope, receive, send)
            return
        sent = cast(HTTPReceiveMessage, await receive())
        asked = action_in(sent)
        if asked is None:
            await self.usual(scope, once_more(sent, receive), send)
            return
        tables: Tables = self.app.state.tables
        acting = act_at(tables, asker.table, asker.person, asked, asker.lang)
        await self._answer(acting, asker, scope, receive, send)

    async def _answer(
        self,
        making: Awaitable[TableView],
        asker: Asker,
        scope: Scope,
        receive: Receive,
        send: Send,
    ) -> None:
        try:
            body = encode_json(await making)
        except Exception as error:
            await self.refuse(error, scope, receive, send)
            return
        accepted = asker.encodings
        for encoding in ENCODINGS if accepted else ():
            if encoding in accepted:
                send = self._packing.create_compression_send_wrapper(send, encoding, scope)
                break
        headers = [(b"content-type", JSON), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def asker_of(scope: Scope, headers: Headers) -> Asker | None:
    """Return who asks; None: they do not ask plainly."""
    table = scope["path_params"]["table"]
    if (
        # A cookie may say which language is read: it is a page that asks.
        "cookie" in headers
        or len(headers) < len(cast(list[object], scope["headers"]))
        or HOST.fullmatch(headers.get("host", "")) is None
        or TABLE.fullmatch(table) is None
    ):
        return None
    lang = pick_language(None, headers.get("accept-language", ""))
    return Asker(table, scope["state"]["person"], lang, headers.get("accept-encoding", ""))


def action_in(sent: HTTPReceiveMessage) -> d.Act | None:
    """Return the action in a body; None: it is not whole, or not what it should be.

    >>> action_in({"type": "http.request", "body": b'{"action": "pass", "number": 7}',
    ...            "more_body": False})
    Act(action='pass', number=7)
    >>> action_in({"type": "http.request", "body": b'{"action": 7}', "more_body": False})
    """
    if sent["type"] != "http.request" or sent["more_body"] or len(sent["body"]) > LONGEST:
        return None
    try:
        return ACTION.decode(sent["body"])
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None


def once_more(sent: HTTPReceiveMessage, receive: Receive) -> Receive:
    """Return what gives somebody else first what was already received."""
    waiting = [sent]

    async def received() -> HTTPReceiveMessage:
        return waiting.pop() if waiting else cast(HTTPReceiveMessage, await receive())

    return received
