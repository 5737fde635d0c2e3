"""What stands before every request: who asks, how often, from where, and with what headers."""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from igroteka.tables.allowance import Buckets
from igroteka.tables.payer import ADDRESS
from igroteka.tables.people import new_person, token_person
from igroteka.web.errors import WebError
from igroteka.web.settings import Settings

COOKIE: Final = "igroteka"
YEAR: Final = 365 * 24 * 3600
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
PERSON: Final = re.compile(r"[A-Za-z0-9_-]{24}")
Answer = Callable[[Request[Any, Any, Any], Exception], Response[Any]]
"""How a refusal is told."""
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; "
        b"base-uri 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"x-frame-options", b"DENY"),
]


def signed(person: str, secret: str) -> str:
    """Return what the cookie of *person* holds.

    >>> person_in(signed("A" * 24, "key"), "key") == "A" * 24
    True
    >>> person_in(signed("A" * 24, "key"), "another key") is None
    True
    """
    mac = hmac.new(secret.encode(), person.encode(), hashlib.sha256).hexdigest()
    return f"{person}.{mac}"


def person_in(cookie: str, secret: str) -> str | None:
    """Return the person of a cookie; None if we have not signed it."""
    person, _, _ = cookie.partition(".")
    if not PERSON.fullmatch(person) or not cookie.isascii():
        return None
    return person if hmac.compare_digest(signed(person, secret), cookie) else None


def is_cross_site(headers: Headers) -> bool:
    """Say whether a browser sends this request on behalf of a page of somebody else.

    Browsers say so in Sec-Fetch-Site, older ones in Origin; both are out of a page's
    reach. A client that sends neither is no browser, so nobody's cookies are abused.
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return False
    return urlsplit(origin).netloc != headers.get("host", "")


class Guard:
    """Wraps the whole application, unknown paths included."""

    def __init__(self, app: ASGIApp, settings: Settings, answer: Answer) -> None:
        self.app = app
        self.settings = settings
        self.answer = answer
        self.secret = ""
        """The key for cookies; known once the database is open."""
        limits = settings.limits
        self._requests = Buckets(limits.requests_at_once, limits.requests_per_second)
        self._creations = Buckets(limits.new_tables_at_once, limits.new_tables_per_minute / 60)
        self._streams: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it with a sentence."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        client = (scope["client"] or ("?", 0))[0]
        path, method = scope["path"], scope["method"]
        person, cookie = self._identify(headers, path)
        scope["state"]["person"] = person
        ADDRESS.set(client)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = list(HEADERS)
                if cookie is not None:
                    extra.append((b"set-cookie", cookie))
                if not any(name == b"cache-control" for name, _ in message["headers"]):
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        now = time.monotonic()
        if not self._requests.take(client, now):
            await self._refuse(WebError(429, "error-too-many"), scope, receive, send_with_headers)
        elif method not in SAFE_METHODS and is_cross_site(headers):
            refusal = WebError(403, "error-cross-site")
            await self._refuse(refusal, scope, receive, send_with_headers)
        elif method == "POST" and creates(path) and not self._creations.take(client, now):
            refusal = WebError(429, "error-too-many-tables")
            await self._refuse(refusal, scope, receive, send_with_headers)
        elif path.endswith("/stream"):
            await self._stream(client, scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)

    async def _stream(self, client: str, scope: Scope, receive: Receive, send: Send) -> None:
        if self._streams.get(client, 0) >= self.settings.limits.streams:
            await self._refuse(WebError(429, "error-too-many"), scope, receive, send)
            return
        self._streams[client] = self._streams.get(client, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._streams[client] -= 1
            if not self._streams[client]:
                del self._streams[client]

    async def _refuse(self, error: WebError, scope: Scope, receive: Receive, send: Send) -> None:
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        response = self.answer(request, error)
        if error.status == 429:
            response.set_header("retry-after", "5")
        await response.to_asgi_response(app=None, request=request)(scope, receive, send)

    def _identify(self, headers: Headers, path: str) -> tuple[str, bytes | None]:
        """Return who asks, and the cookie to set if this is somebody new."""
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer" and TOKEN.fullmatch(token.strip()):
            return token_person(token.strip()), None
        person = None
        try:
            cookies = SimpleCookie(headers.get("cookie", ""))
        except CookieError:
            cookies = SimpleCookie()
        if COOKIE in cookies:
            person = person_in(cookies[COOKIE].value, self.secret)
        if person is not None:
            return person, None
        person = new_person()
        if path.startswith(("/static/", "/schema", "/health")):
            return person, None
        secure = "; Secure" if self.settings.https else ""
        value = signed(person, self.secret)
        cookie = f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        return person, cookie.encode()


def creates(path: str) -> bool:
    """Say whether a POST to this path makes a new table."""
    return path.rstrip("/").endswith(
        ("/tables", "/records", "/continue", "/new", "/again", "/upload")
    )
