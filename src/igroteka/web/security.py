"""What stands before every request: who asks, how often, from where, and with what headers."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final
from urllib.parse import unquote_to_bytes, urlsplit

from litestar import Litestar, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Message, Receive, Scope, Send
from litestar.utils import normalize_path

from igroteka.tables.aside import metered
from igroteka.tables.letters import unfit
from igroteka.tables.payer import ADDRESS
from igroteka.tables.people import TOKEN, new_person, token_person
from igroteka.web.admission import ACT, KIND, LOOK, STREAM, Admission
from igroteka.web.errors import WebError
from igroteka.web.settings import Settings
from igroteka.web.short_way import ShortWay

COOKIE: Final = "igroteka"
YEAR: Final = 365 * 24 * 3600
HOST: Final = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
COOKIE_VALUE: Final = re.compile(r"[!#-+\--:<-\[\]-~]{0,400}")
"""What we and the scripts of our pages put into cookies: no quotes, no backslashes."""
MOST_COOKIES: Final = 60
PERSON: Final = re.compile(r"[A-Za-z0-9_-]{24}")
Answer = Callable[[Request[Any, Any, Any], Exception], Response[Any]]
"""How a refusal is told."""
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
DEFAULT_PORTS: Final = {"http": 80, "https": 443}

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


def is_cross_site(headers: Mapping[str, str], origin: str, public_url: str = "") -> bool:
    """Say whether a browser sends this request on behalf of a page of somebody else.

    Browsers say so in Sec-Fetch-Site, older ones in Origin; both are out of a page's
    reach. A client that sends neither is no browser, so nobody's cookies are abused.
    *origin* is the address of our own pages. Where the host has set it, as *public_url*, a page
    that has come by another address is not ours, though its browser calls it the same origin.
    """
    site, sent = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None and site not in ("same-origin", "none"):
        return True
    if sent is None:
        return False
    if public_url:
        return place_of(sent) != place_of(public_url)
    try:
        # A proxy may have changed the scheme, so that only the rest can be compared.
        return site is None and urlsplit(sent).netloc != urlsplit(origin).netloc
    except ValueError:
        return True


def place_of(url: str) -> tuple[str, str, int | None] | None:
    """Return scheme, host and port of an address as browsers compare them; None: it is none.

    >>> place_of("https://Tables.example.org:443") == place_of("https://tables.example.org")
    True
    >>> place_of("https://игры.рф") == place_of("https://xn--c1ajz8b.xn--p1ai")
    True
    """
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").encode("idna").decode()
        return parts.scheme, host, parts.port or DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return None


def cookies_in(header: str) -> dict[str, str]:
    """Return the cookies that may be ours, read once from left to right.

    The standard library of older Pythons takes a quadratic time for what it unquotes.

    >>> cookies_in('a=1; b="\\\\\\\\"; lang=ru; c')
    {'a': '1', 'lang': 'ru'}
    """
    pairs = (part.partition("=") for part in header.split(";", MOST_COOKIES)[:MOST_COOKIES])
    return {
        name.strip(): value.strip()
        for name, equals, value in pairs
        if equals and COOKIE_VALUE.fullmatch(value.strip()) and COOKIE_VALUE.fullmatch(name.strip())
    }


def tidy_cookies(scope: Scope) -> dict[str, str]:
    """Return the cookies of a request, and let those who read it find no others in it."""
    sent = [value for name, value in scope["headers"] if name == b"cookie"]
    if not sent:
        return {}
    cookies = cookies_in(b"; ".join(sent).decode("latin-1"))
    written = "; ".join(f"{name}={value}" for name, value in cookies.items())
    others = [pair for pair in scope["headers"] if pair[0] != b"cookie"]
    scope["headers"] = [*others, (b"cookie", written.encode())]
    return cookies


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
        self.admission = Admission(settings.limits)
        short_way = ShortWay(app, self._refuse)
        self._short = {LOOK[KIND]: short_way.look, ACT[KIND]: short_way.act}
        """How requests of some kinds are answered without Litestar."""
        self._handlers: dict[object, tuple[str, str]] = {}
        """The name and the kind of each: Litestar puts the name together anew when asked."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it with a sentence."""
        if scope["type"] != ScopeType.HTTP:
            await self.inner(scope, receive, send)
            return
        cookies = tidy_cookies(scope)
        headers = headers_of(scope)
        handler, kind = self._handler(scope)
        person, cookie = self._identify(headers, cookies, scope["path"])
        state = scope["state"]
        state["person"], state["origin"] = person, self._origin(scope, headers)

        def send_with_headers(message: Message) -> Awaitable[None]:
            if message["type"] == "http.response.start":
                extra = list(HEADERS)
                if cookie is not None:
                    extra.append((b"set-cookie", cookie))
                if not any(name == b"cache-control" for name, _ in message["headers"]):
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *extra]
            return send(message)

        try:
            client = self.admission.check((scope["client"] or ("?", 0))[0])
            ADDRESS.set(client)
            if not is_readable(scope["path"], scope["query_string"]):
                raise WebError(400, "error-bad-address")
            if scope["method"] not in SAFE_METHODS:
                self._check_site(headers, state["origin"])
            known = "" if cookie is not None else person
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

    def _handler(self, scope: Scope) -> tuple[str, str]:
        """Return by which handler a request will be answered, and of what kind that is."""
        try:
            _, handler, _, scope["path_params"], route = self.router.handle_routing(
                path=normalize_path(scope["path"]), method=scope.get("method")
            )
        except HTTPException:
            return "", ""
        known = self._handlers.get(handler)
        if known is None:
            known = self._handlers[handler] = (handler.handler_name, handler.opt.get(KIND, ""))
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

    def _identify(
        self, headers: Mapping[str, str], cookies: dict[str, str], path: str
    ) -> tuple[str, bytes | None]:
        """Return who asks, and the cookie to set if this is somebody new."""
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer" and TOKEN.fullmatch(token.strip()):
            return token_person(token.strip()), None
        person = person_in(cookies.get(COOKIE, ""), self.secret)
        if person is not None:
            return person, None
        person = new_person()
        if path.startswith(("/static/", "/schema", "/health")):
            return person, None
        secure = "; Secure" if self.settings.https else ""
        value = signed(person, self.secret)
        cookie = f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        return person, cookie.encode()
