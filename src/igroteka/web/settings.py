"""How a host wants the server to be."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from urllib.parse import urlsplit

from igroteka.engine import BadSetup
from igroteka.people.notices.watching import Telling
from igroteka.tables.pace import Pace


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for; a client is an address, so a whole club may be one.

    This is the one place of all limits; `docs/hosting.md` explains them, a test compares.
    """

    # What is asked for.
    requests_per_second: float = 60.0
    requests_at_once: float = 300.0
    new_tables_per_minute: float = 20.0
    new_tables_at_once: float = 40.0
    sign_ins_per_minute: float = 12.0
    sign_ins_at_once: float = 40.0
    streams: float = 400
    cpu_per_second: float = 0.7
    cpu_at_once: float = 30.0
    running: float = 16
    """So many requests of one client are worked on at the same time; the others wait."""
    # How it is asked for.
    connections: float = 600
    connections_in_all: float = 8000
    unfinished: float = 1000
    """So many requests of one client, or of a proxy, may have begun and not come whole."""
    head: float = 32 * 1024
    url: float = 4 * 1024
    head_seconds: float = 15.0
    body: float = 64 * 1024
    record: float = 1024 * 1024
    """The largest record that may be uploaded, in bytes."""
    body_seconds: float = 60.0
    unread_seconds: float = 60.0

    @classmethod
    def generous(cls) -> Limits:
        """Return limits that one address with hundreds of players does not meet: for load tests."""
        much = 1e9
        return replace(cls(), **dict.fromkeys(BY_CLIENT, much), connections_in_all=much)

    def changed(self, wishes: Iterable[str]) -> Limits:
        """Return these limits with some set otherwise, as in “streams=800”.

        :raises BadSetup: if there is no such limit, or that is no number above 0.

        >>> Limits().changed(["streams=800", "head_seconds=5"]).streams
        800.0
        """
        known = [one.name for one in fields(self)]
        values: dict[str, float] = {}
        for wish in wishes:
            name, _, number = wish.strip().partition("=")
            name = name.replace("-", "_")
            try:
                values[name] = float(number)
            except ValueError:
                values[name] = 0.0
            if name not in known or not 0 < values[name] < float("inf"):
                raise BadSetup(
                    "Write --limit as name=number, not “{wish}”; there are: {known}.",
                    "refusal-write-limit",
                    wish=wish[:60],
                    known=", ".join(known),
                )
        return replace(self, **values)


BY_CLIENT = (
    "requests_per_second",
    "requests_at_once",
    "new_tables_per_minute",
    "new_tables_at_once",
    "sign_ins_per_minute",
    "sign_ins_at_once",
    "streams",
    "cpu_per_second",
    "cpu_at_once",
    "running",
    "connections",
    "unfinished",
)
"""The limits that count what one address does."""


def checked_address(url: str) -> str:
    """Return the address at which people find the server, without a slash at its end.

    :raises BadSetup: if that is no address of a web server.

    >>> checked_address("https://tables.example.org/")
    'https://tables.example.org'
    """
    try:
        parts = urlsplit(url.strip())
        _ = parts.port
        is_fit = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        is_fit = False
    if not is_fit or parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise BadSetup(
            "“{url}” is no public address; write it as in https://tables.example.org.",
            "refusal-public-url",
            url=url[:100],
        )
    return f"{parts.scheme}://{parts.netloc.lower()}"


def check_proxies(proxies: str) -> None:
    """Refuse what names no proxies; nobody at all may be named.

    :raises BadSetup: naming what is no address or network.
    """
    for proxy in filter(None, (word.strip() for word in proxies.split(","))):
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise BadSetup(
                "“{proxy}” is no address or network of a proxy; write, say, 127.0.0.1,10.0.0.0/8.",
                "refusal-proxies",
                proxy=proxy[:60],
            ) from None


@dataclass(frozen=True)
class Settings:
    """How a host wants the server to be."""

    database: str = "igroteka.db"
    """The path of an SQLite file, or an SQLAlchemy URL."""
    https: bool = False
    """Whether people come by https (through a proxy): cookies are then marked secure."""
    public_url: str = ""
    """The address at which people find the server; empty: the one they came by."""
    private: bool = False
    """Whether only who has an invitation of the host may open tables and sit down."""
    times: bool = False
    """Whether somebody looks at how long requests take, and how late the loop is."""
    bot_workers: int = 1
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    telling: Telling = field(default_factory=Telling)
