"""What those who listen at a table are told, as it happens."""

from __future__ import annotations

from msgspec import Struct

from igroteka.tables.views import EventView, Status


class Message(Struct, frozen=True):
    """One thing the live stream tells one viewer."""

    kind: str


class Numbered(Message, frozen=True):
    """What an entry of the log tells: a stream can be resumed after its number."""

    number: int
    seat: int | None


class Happened(Numbered, frozen=True):
    """Something happened at the table, and so it stands now."""

    step: int
    to_act: list[int]
    status: Status


class Acted(Happened, frozen=True):
    """Somebody acted."""

    events: list[EventView]
    """What the viewer may know of what happened."""


class Named(Happened, frozen=True):
    """Somebody or a bot sat down, or a bot was sent away."""

    name: str
    """Of the person; of a bot its level; empty: nobody sits there now."""


class GaveWord(Happened, frozen=True):
    """Somebody gave a word for the deal, or took it back."""

    word: str


class Said(Numbered, frozen=True):
    """Somebody said something."""

    name: str
    text: str


class Presence(Message, frozen=True):
    """Who is here and who thinks now."""

    connected: list[int]
    thinking: list[int]
    spectators: int


class Beat(Message, frozen=True):
    """Nothing happened for a while; the stream lives."""
