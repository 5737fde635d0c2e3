"""What stands before every request: who asks, how often, from where, and with what headers."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final
from urllib.parse import unquote_to_bytes

from litestar import Litestar, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Message, Receive, Scope, Send
from litestar.utils import normalize_path

from igroteka.people.service import People
from igroteka.tables.aside import metered
from igroteka.tables.letters import unfit
from igroteka.tables.payer import ADDRESS
from igroteka.tables.people import TOKEN, new_person, token_person
from igroteka.web.admission import ACT, CREATES, KIND, LOOK, SCOPE, STREAM, Admission
from igroteka.web.cookies import (
    COOKIE,
    COOKIE_PARTS,
    COOKIES,
    ME,
    YEAR,
    cookies_in,
    person_in,
    signed,
    tidy_cookies,
)
from igroteka.web.errors import WebError
from igroteka.web.settings import Settings
from igroteka.web.short_way import ShortWay
from igroteka.web.sites import is_cross_site, is_shared

HOST: Final = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
Answer = Callable[[Request[Any, Any, Any], Exception], Response[Any]]
"""How a refusal is told."""
NOBODYS: Final = ("/static/", "/schema", "/health", "/manifest.webmanifest", "/worker.js")
"""What is the same whoever asks: nobody gets a cookie for it."""
SEAT_TOKEN: Final = 32
"""So long is the token of a seat."""
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"x-frame-options", b"DENY"),
]


def bearer_in(headers: Mapping[str, str]) -> str:
    """Return the token that a client shows; empty: none."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def is_persons(bearer: str) -> bool:
    """Say whether a token is meant to be a person's, and no seat's; perhaps it was cut off.

    >>> is_persons("igt_" + 43 * "x"), is_persons("igt_x"), is_persons("igt_" + 28 * "x")
    (True, True, False)
    """
    return bearer.startswith("igt_") and len(bearer) != SEAT_TOKEN


def headers_of(scope: Scope) -> dict[str, str]:
    """Return the headers of a request; of several with one name, the first."""
    return {
        name.decode("latin-1"): value.decode("latin-1")
        for name, value in reversed(list(scope["headers"]))
    }


def is_readable(path: str, query: bytes) -> bool:
    """Say whether an address is text: UTF-8 without control characters.

    >>> is_readable("/t/стол", b"to=%D1%8B"), is_readable("/", b"%00"), is_readable("/", b"a=%ff")
    (True, False, False)
    """
    try:
        asked = unquote_to_bytes(query.replace(b"+", b" ")).decode()
    except UnicodeDecodeError:
        return False
    return unfit(path) is None and unfit(asked) is None


class Guard:
    """Wraps the whole application, unknown paths included."""

    def __init__(self, app: Litestar, settings: Settings, answer: Answer) -> None:
        self.inner = app.asgi_handler
        self.router = app.asgi_router
        self.settings = settings
        self.answer = answer
        self.secret = ""
        """The key for cookies; known once the database is open."""
        self.people: People | None = None
        """Those who have signed in, and their tokens; known as soon."""
        self.admission = Admission(settings.limits)
        short_way = ShortWay(app, self._refuse)
        self._short = {LOOK[KIND]: short_way.look, ACT[KIND]: short_way.act}
        """How requests of some kinds are answered without Litestar."""
        self._handlers: dict[object, tuple[str, str, str]] = {}
        """The name, the kind and the scope of each: Litestar puts the name together anew."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it with a sentence."""
        if scope["type"] != ScopeType.HTTP:
            await self.inner(scope, receive, send)
            return
        cookies = tidy_cookies(scope)
        headers = headers_of(scope)
        handler, kind, needed = self._handler(scope)
        bearer = bearer_in(headers)
        token = bearer if is_persons(bearer) else ""
        person, new_cookies = self._identify(bearer, cookies, scope["path"])
        state = scope["state"]
        state["person"], state["origin"] = person, self._origin(scope, headers)
        state["by_token"] = bool(bearer)
        state[COOKIES] = new_cookies

        def send_with_headers(message: Message) -> Awaitable[None]:
            if message["type"] == "http.response.start":
                # Who signs in or out while this is answered is told so by another cookie.
                extra = [*HEADERS, *((b"set-cookie", cookie) for cookie in state[COOKIES])]
                if not any(name == b"cache-control" for name, _ in message["headers"]):
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *extra]
            return send(message)

        try:
            client = self.admission.check((scope["client"] or ("?", 0))[0])
            ADDRESS.set(client)
            if token:
                person = state["person"] = await self._by_token(token, needed)
            if not is_readable(scope["path"], scope["query_string"]):
                raise WebError(400, "error-bad-address")
            if scope["method"] not in SAFE_METHODS and not is_shared(scope["path"], headers):
                self._check_site(headers, state["origin"])
            known = "" if new_cookies else person
            async with self.admission.admitted(client, known, handler, kind) as who:
                short = self._short.get(kind)
                if short is not None:
                    work: Awaitable[None] = short(scope, receive, send_with_headers, headers)
                else:
                    work = self.inner(scope, receive, send_with_headers)
                # What a stream tells was caused by others: nobody is charged for listening.
                await (work if kind == STREAM[KIND] else metered(work, who))
        except WebError as error:
            await self._refuse(error, scope, receive, send_with_headers)

    def _handler(self, scope: Scope) -> tuple[str, str, str]:
        """Return by which handler a request will be answered, its kind, and the scope for it."""
        try:
            _, handler, _, scope["path_params"], route = self.router.handle_routing(
                path=normalize_path(scope["path"]), method=scope.get("method")
            )
        except HTTPException:
            return "", "", ""
        known = self._handlers.get(handler)
        if known is None:
            kind = handler.opt.get(KIND, "")
            needed = handler.opt.get(SCOPE) or usual_scope(str(scope.get("method")), kind)
            known = self._handlers[handler] = (handler.handler_name, kind, needed)
        if known[1] in self._short:
            scope["path_template"] = route  # under which it is counted
        return known

    def _origin(self, scope: Scope, headers: Mapping[str, str]) -> str:
        """Return the address of our pages: as the host has set it, or as the client came."""
        if self.settings.public_url:
            return self.settings.public_url
        host = headers.get("host", "")
        scheme = "https" if self.settings.https else scope["scheme"]
        return f"{scheme}://{host if HOST.fullmatch(host) else 'localhost'}"

    def _check_site(self, headers: Mapping[str, str], origin: str) -> None:
        """Refuse what another site's page asks for.

        :raises WebError: naming the address of our pages, where the host has set it.
        """
        public_url = self.settings.public_url
        if is_cross_site(headers, origin, public_url):
            if public_url:
                raise WebError(403, "error-other-address", address=public_url)
            raise WebError(403, "error-cross-site")

    async def _refuse(self, error: Exception, scope: Scope, receive: Receive, send: Send) -> None:
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        response = self.answer(request, error)
        if isinstance(error, WebError) and error.status == 429:
            response.set_header("retry-after", "5")
        await response.to_asgi_response(app=None, request=request)(scope, receive, send)

    def _identify(self, bearer: str, cookies: dict[str, str], path: str) -> tuple[str, list[bytes]]:
        """Return who asks, and the cookies to set if this is somebody new.

        Whose token it is, if it is no seat's, is found out later: that may take a while.
        """
        if is_persons(bearer):
            return "", []
        if TOKEN.fullmatch(bearer):
            return token_person(bearer), []
        least = self.people.sessions.least if self.people is not None else None
        person = person_in(cookies.get(COOKIE, ""), self.secret, least)
        if person is not None:
            return person, []
        person = new_person()
        if path.startswith(NOBODYS):
            return person, []
        made = [self.cookie_of(person)]
        if ME in cookies:  # somebody was signed in here, and has ended that elsewhere
            made.append(f"{ME}=; Path=/; Max-Age=0; SameSite=Lax".encode())
        return person, made

    def cookie_of(self, person: str) -> bytes:
        """Return the cookie by which a browser is known as *person* from now on."""
        epoch = self.people.sessions.epoch(person) if self.people is not None else 0
        secure = "; Secure" if self.settings.https else ""
        value = signed(person, self.secret, epoch)
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}".encode()

    def stays(self, scope: Scope) -> Callable[[], bool]:
        """Return what says whether who asks is still let in: a stream may outlive its cookie."""
        headers, people = headers_of(scope), self.people
        token = bearer_in(headers)
        if people is None:
            return lambda: True
        if is_persons(token):
            return lambda: people.tokens.knows(token)
        found = COOKIE_PARTS.fullmatch(cookies_in(headers.get("cookie", "")).get(COOKIE, ""))
        if found is None:
            return lambda: True
        person, epoch, least = found[1], int(found[2] or 0), people.sessions.least
        return lambda: epoch >= least.get(person, 0)

    async def _by_token(self, token: str, needed: str) -> str:
        """Return the person whose token this is.

        :raises WebError: if it is nobody's, or not good for what is *needed*.
        """
        found = await self.people.tokens.who(token) if self.people is not None else None
        if found is None:
            raise WebError(401, "error-unknown-token")
        if needed and needed not in found.scopes:
            raise WebError(403, "error-token-scope", scope=needed)
        return found.person


def usual_scope(method: str, kind: str) -> str:
    """Return the scope that a token needs for a handler that does not say so itself."""
    if method in SAFE_METHODS:
        return "read"
    return "tables" if kind == CREATES[KIND] else "play"
