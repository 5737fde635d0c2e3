"""The JSON documents of the API of notices."""

from __future__ import annotations

from typing import Annotated

from litestar.params import PathParameter
from msgspec import Meta, Struct

from igroteka.people.notices.channels import Channel
from igroteka.people.notices.places import LONGEST_ADDRESS
from igroteka.web.documents import Asked

ChannelId = Annotated[str, PathParameter(description="The channel's id.", max_length=64)]


class NewChannel(Asked):
    """Be told at an address from now on."""

    kind: Annotated[str, Meta(max_length=20)]
    """`webhook`, `apprise` (an address as Apprise writes it) or `push` (a browser)."""
    address: Annotated[str, Meta(min_length=1, max_length=LONGEST_ADDRESS)]
    """Where to: the address of the webhook, of the browser's push service, or Apprise's."""
    keys: dict[str, Annotated[str, Meta(max_length=200)]] = {}
    """Of a browser: `p256dh` and `auth`, as its subscription has them."""
    every: bool = False
    """Of a webhook: be told of every turn at once, one by one, bots or not, day and night."""
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """The time zone of quiet hours, if this is your first channel."""


class SetWishes(Asked):
    """How to be told."""

    lang: Annotated[str, Meta(max_length=8)]
    """`ru` or `en`."""
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """The time zone of the quiet hours, as in Europe/Vienna."""
    quiet_from: Annotated[str, Meta(max_length=8)] = ""
    """From then on nothing is told, as in 22:30; empty: there are no quiet hours."""
    quiet_to: Annotated[str, Meta(max_length=8)] = ""
    """From then on what was held back is told, if it is still so."""


class Mute(Asked):
    """Whether to hear of a table."""

    muted: bool


class ChannelDocument(Struct):
    """Where you are told."""

    id: str
    kind: str
    """`webhook`, `apprise` or `push`."""
    shown: str
    """The address, shortened: nobody is shown it again in full."""
    every: bool
    """Whether it is told of every turn, one by one."""
    created: float
    """When it was added, in seconds since 1970."""
    told: float | None
    """When something last arrived."""
    failing: float | None
    """Since when nothing arrives."""
    off: bool
    """Whether it was switched off because nothing had arrived for days; a test that arrives
    switches it on."""
    secret: str = ""
    """The key that signs what a webhook is told; only in the answer that adds it."""


class NoticesDocument(Struct):
    """Where and how you are told."""

    channels: list[ChannelDocument]
    lang: str
    """The language of what you are told."""
    zone: str
    """The time zone of the quiet hours."""
    quiet_from: str
    """From then on nothing is told; empty: there are no quiet hours."""
    quiet_to: str
    """Until then."""
    muted: list[str]
    """The ids of the tables of which you want to hear nothing."""
    waiting: int
    """At how many tables you are waited for."""
    push_key: str
    """The `applicationServerKey` with which a browser subscribes to this host."""


class Waiting(Struct):
    """At how many tables you are waited for."""

    tables: int


def channel_document(channel: Channel, *, secret: bool = False) -> ChannelDocument:
    """Return what its owner is shown of a channel."""
    return ChannelDocument(
        channel.id,
        channel.kind,
        channel.shown,
        channel.every,
        channel.created,
        channel.told,
        channel.failing,
        channel.off,
        channel.secret.get("key", "") if secret else "",
    )
