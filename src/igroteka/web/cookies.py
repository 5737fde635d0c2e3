"""Cookies: who somebody is, signed, and whatever else browsers keep for us."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Mapping
from typing import Final

from litestar.types import Scope

COOKIE: Final = "igroteka"
ME: Final = "me"
"""The cookie that tells pages what who is signed in is called; it proves nothing."""
COOKIES: Final = "cookies"
"""Where the state of a request has the cookies that are set by its answer."""
YEAR: Final = 365 * 24 * 3600
COOKIE_VALUE: Final = re.compile(r"[!#-+\--:<-\[\]-~]{0,400}")
"""What we and the scripts of our pages put into cookies: no quotes, no backslashes."""
MOST_COOKIES: Final = 60
COOKIE_PARTS: Final = re.compile(
    r"([A-Za-z0-9_-]{24})(?:\.([1-9][0-9]{0,8}))?\.[0-9a-f]{64}", re.ASCII
)


def signed(person: str, secret: str, epoch: int = 0) -> str:
    """Return what the cookie of *person* holds; of the first epoch only the person is told.

    >>> person_in(signed("A" * 24, "key"), "key") == "A" * 24
    True
    >>> person_in(signed("A" * 24, "key"), "another key") is None
    True
    """
    told = f"{person}.{epoch}" if epoch else person
    mac = hmac.new(secret.encode(), told.encode(), hashlib.sha256).hexdigest()
    return f"{told}.{mac}"


def person_in(cookie: str, secret: str, least: Mapping[str, int] | None = None) -> str | None:
    """Return the person of a cookie; None if we have not signed it, or it counts no longer.

    *least* holds the earliest epochs that still count, by person; of all others, all do.

    >>> person_in(signed("A" * 24, "key", 2), "key", {"A" * 24: 2}) == "A" * 24
    True
    >>> person_in(signed("A" * 24, "key", 1), "key", {"A" * 24: 2}) is None
    True
    """
    found = COOKIE_PARTS.fullmatch(cookie)
    if found is None:
        return None
    person, epoch = found[1], int(found[2] or 0)
    if not hmac.compare_digest(signed(person, secret, epoch), cookie):
        return None
    return person if least is None or epoch >= least.get(person, 0) else None


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
