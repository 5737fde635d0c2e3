"""Whose page asks: ours, or one of another site."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

DEFAULT_PORTS: Final = {"http": 80, "https": 443}
SHARED: Final = "/upload"
"""Where the app takes what is shared with it, see `pages/app.py`."""


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


def is_shared(path: str, headers: Mapping[str, str]) -> bool:
    """Say whether somebody shares a record with our app, out of another app of the phone.

    The browser itself sends it, on behalf of no page at all: no page can make it say so.
    """
    is_nobodys = headers.get("origin", "null") == "null"
    return path == SHARED and headers.get("sec-fetch-site") == "none" and is_nobodys


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
