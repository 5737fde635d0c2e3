"""Where people want to be told: their channels, and what each of them must be like."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from sqlalchemy import Connection, delete, func, insert, select, update

from igroteka.people.notices.places import LONGEST_ADDRESS, checked_url, is_inner_name
from igroteka.tables.errors import NotFound, Refused, TableError
from igroteka.tables.notice_models import notice_channels as c

PUSH, APPRISE, WEBHOOK = "push", "apprise", "webhook"
KINDS: Final = (PUSH, APPRISE, WEBHOOK)
MOST: Final = 10
"""So many channels a person may have."""
BY_HOST: Final = frozenset(
    [
        "bark",
        "barks",
        "gotify",
        "gotifys",
        "json",
        "jsons",
        "mailto",
        "mailtos",
        "matrix",
        "matrixs",
        "mmost",
        "mmosts",
        "ntfy",
        "ntfys",
        "rocket",
        "rockets",
        "signal",
        "signals",
    ]
)
"""Apprise's kinds of address whose first part is a server that somebody may run."""
BY_SERVICE: Final = frozenset(
    [
        "discord",
        "gchat",
        "line",
        "msteams",
        "pbul",
        "pover",
        "simplepush",
        "slack",
        "tgram",
        "webexteams",
        "workflows",
        "zulip",
    ]
)
"""Those that name an account at a service; all of such an address is a secret."""
SCHEMAS: Final = BY_HOST | BY_SERVICE
"""The kinds of address that Apprise is asked for: they go out by HTTP or SMTP, and nothing else.

Others speak to the machine itself, to its files, to devices of its network or by telephone."""
SETTINGS: Final = frozenset(
    [
        "avatar",
        "bcc",
        "cc",
        "chan",
        "channel",
        "chat_id",
        "footer",
        "format",
        "from",
        "image",
        "mode",
        "name",
        "pass",
        "priority",
        "reply",
        "silent",
        "smtp",
        "sound",
        "subject",
        "tags",
        "thread",
        "title",
        "to",
        "topic",
        "user",
    ]
)
"""What may be set in such an address, behind its question mark; others name files, or switch
off what protects the way."""
SCHEMA: Final = re.compile(r"([a-z]{2,12})://[^\s\x00-\x1f\x7f]+", re.IGNORECASE)
OWN_WAY: Final = re.compile(
    r"https://(?:discord(?:app)?\.com/api/webhooks/([\w/-]+)|hooks\.slack\.com/services/([\w/-]+))"
)
"""The links that Discord and Slack give out: they want to be spoken to in their own way."""


@dataclass(frozen=True, slots=True)
class Channel:
    """Somewhere a person wants to be told."""

    id: str
    person: str
    kind: str
    address: str
    """Where to; it may hold a password, and is never shown again."""
    secret: dict[str, str] = field(default_factory=dict)
    """The keys of a browser, or the key with which a webhook's messages are signed."""
    shown: str = ""
    """The address, shortened: what its owner recognises it by."""
    every: bool = False
    """Whether it is a program's, which is told of every turn, one by one and at once."""
    created: float = 0.0
    told: float | None = None
    """When something last arrived."""
    failing: float | None = None
    """Since when nothing arrives."""
    off: bool = False
    """Whether it was switched off, because nothing had arrived for days."""


def channel_of(row: Any) -> Channel:
    """Return the channel that a row of the database holds."""
    return Channel(**{name: row._mapping[name] for name in Channel.__slots__})


def kind_of(address: str) -> str:
    """Return of which kind an address is that somebody has written."""
    is_web = address.strip().lower().startswith(("http://", "https://"))
    return WEBHOOK if is_web and not OWN_WAY.fullmatch(address.strip()) else APPRISE


def checked(
    kind: str, address: str, keys: dict[str, str], *, inside: bool
) -> tuple[str, dict[str, str], str]:
    """Return the address of a channel, its secret, and how it is shown.

    :raises TableError: if nobody can be told there.
    """
    address = address.strip()
    if kind == PUSH:
        from igroteka.people.notices.push import checked_keys  # it brings cryptography along

        checked_url(address, inside=inside)
        return address, checked_keys(keys), urlsplit(address).hostname or ""
    if kind == APPRISE and (native := OWN_WAY.fullmatch(address)) is not None:
        service = "discord" if native[1] else "slack"
        address = f"{service}://{native[1] or native[2]}"
        return address, {}, checked_apprise(address, inside=inside)
    if kind == WEBHOOK:
        checked_url(address, inside=inside)
        made = {"key": secrets.token_urlsafe(32)}
        parts = urlsplit(address)
        return address, made, f"{parts.scheme}://{parts.hostname}/…"
    if kind == APPRISE:
        return address, {}, checked_apprise(address, inside=inside)
    raise TableError("error-notice-kind", kind=kind[:20], kinds=", ".join(KINDS))


def checked_apprise(address: str, *, inside: bool) -> str:
    """Return how an address in Apprise's way of writing is shown.

    :raises TableError: if it is of no kind that we send to, or sets what nobody may.

    >>> checked_apprise("mailto://anna:secret@example.org?to=anna@example.org", inside=False)
    'mailto://…example.org/…'
    >>> checked_apprise("tgram://123456:abcdef/987", inside=False)
    'tgram://…'
    """
    found = SCHEMA.fullmatch(address)
    if found is None or len(address) > LONGEST_ADDRESS:
        raise TableError("error-notice-address")
    schema = found[1].lower()
    if schema not in SCHEMAS:
        raise TableError("error-notice-schema", schema=schema, schemas=", ".join(sorted(SCHEMAS)))
    try:
        parts = urlsplit(address)
        host = parts.hostname or "" if schema in BY_HOST else ""
    except ValueError:
        raise TableError("error-notice-address") from None
    for name, value in parse_qsl(parts.query, keep_blank_values=True):
        if name.lower() not in SETTINGS:
            raise TableError("error-notice-setting", name=name[:30])
        if name.lower() == "smtp" and not inside and is_inner_name(value.partition(":")[0]):
            raise TableError("error-notice-inside")
    if schema not in BY_HOST:
        return f"{schema}://…"
    # ntfy://topic is at the service of that name; what has a dot is a server.
    if not inside and ("." in host or host == "localhost") and is_inner_name(host):
        raise TableError("error-notice-inside")
    return f"{schema}://…{host[:60]}/…" if "." in host else f"{schema}://…"


# --- stored -----------------------------------------------------------------------------------


def channels_of(connection: Connection, person: str) -> list[Channel]:
    """Return the channels of a person, the oldest first."""
    query = select(c).where(c.c.person == person).order_by(c.c.created, c.c.id)
    return [channel_of(row) for row in connection.execute(query)]


def channel_called(connection: Connection, person: str, id: str) -> Channel:
    """Return one of a person's channels.

    :raises NotFound: if the person has none of this id.
    """
    query = select(c).where(c.c.person == person, c.c.id == id)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise NotFound("error-no-channel")
    return channel_of(row)


def add(connection: Connection, channel: Channel) -> Channel:
    """Keep a channel; one of the same address that its person has already is that one anew.

    A browser tells one person: who uses it now.

    :raises Refused: if the person has as many as one may have.
    """
    same = c.c.address == channel.address
    if channel.kind == PUSH:
        connection.execute(delete(c).where(same, c.c.person != channel.person))
    query = select(c).where(c.c.person == channel.person, same, c.c.kind == channel.kind)
    if (had := connection.execute(query).first()) is not None:
        anew = {"secret": channel.secret, "every": channel.every, "off": False, "failing": None}
        connection.execute(update(c).where(c.c.id == had.id).values(**anew))
        return channel_called(connection, channel.person, had.id)
    number = select(func.count()).where(c.c.person == channel.person)
    if (connection.scalar(number) or 0) >= MOST:
        raise Refused("error-many-channels", most=MOST)
    connection.execute(insert(c), {name: getattr(channel, name) for name in Channel.__slots__})
    return channel


def remove(connection: Connection, person: str, id: str) -> bool:
    """Forget a channel; say whether it was there."""
    gone = connection.execute(delete(c).where(c.c.person == person, c.c.id == id))
    return gone.rowcount > 0
