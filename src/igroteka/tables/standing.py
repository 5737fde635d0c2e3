"""What a table is made of: its seats, how its game stands, an open vote, and what was told."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from igroteka.engine import Event, Match
from igroteka.tables.views import Status

if TYPE_CHECKING:
    from igroteka.tables.entry import Entry


class Made(StrEnum):
    """How an action came to be made."""

    BY_HAND = "by-hand"
    ALONG = "along"
    """With the one before it, by the same gesture."""
    BY_ITSELF = "by-itself"
    """It was the only choice."""
    BY_BOT = "by-bot"
    """By a bot, its own or in place of a person. No entry says it so: `Act.bot` does."""
    ORDERED = "ordered"
    """Its player had ordered it beforehand; nobody else is told so."""


@dataclass(slots=True)
class Seat:
    """Who sits here."""

    name: str = ""
    person: str | None = None
    token: str | None = None
    word: str = ""
    """What the seat adds to the deal."""
    bot: str | None = None
    stand_in: str | None = None
    quick: bool = False
    """Whether what is the only choice is made at once, unasked."""
    research: bool = False
    """Whether the person agrees that the game may be used for research."""
    listeners: int = 0
    """How often the person has the table open on this server."""
    elsewhere: int = 0
    """On how many other servers the person has the table open."""
    last_seen: float = 0.0
    account: str = ""
    """The public id of the person's account, as far as it is known; empty: none."""
    program: bool = False
    """Whether that is a program's, which plays through the API."""

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits here."""
        return self.person is not None or self.bot is not None

    @property
    def is_here(self) -> bool:
        """Whether the person has the table open, on any server."""
        return self.listeners > 0 or self.elsewhere > 0

    @property
    def decided_by(self) -> str | None:
        """The level of the bot that decides here now; None: the person does."""
        return self.bot or self.stand_in


@dataclass(slots=True)
class OpenVote:
    """The table is asked to go back to a step."""

    seat: int
    to: int
    agreed: set[int]


class Refusal(NamedTuple):
    """Somebody has asked to go back, and somebody would not."""

    asker: int
    by: int


class Standing(NamedTuple):
    """How the game stands; it is replaced as a whole, never changed."""

    match: Match
    status: Status
    to_act: list[int]
    """The seats we wait for."""

    @classmethod
    def of(cls, match: Match, status: Status | None = None) -> Standing:
        """Return how a game stands; None: it is being played, or over."""
        if status is None:
            status = Status.FINISHED if match.state.is_over else Status.PLAYING
        waiting = match.state.seats_to_act() if status == Status.PLAYING else []
        return cls(match, status, waiting)

    @property
    def step(self) -> int:
        """How many actions led here."""
        return len(self.match.moves)

    @property
    def scores(self) -> list[int] | None:
        """Everybody's points, once the game is over."""
        return self.match.state.scores() if self.status == Status.FINISHED else None


class Line(NamedTuple):
    """One line of the log: an entry, its place and its time."""

    number: int
    at: float
    entry: Entry


class Told(NamedTuple):
    """A line of the log, and what those who listen are told about it."""

    line: Line
    events: list[Event]
    """What the entry caused; each viewer is told those it may know of."""
    step: int
    to_act: list[int]
    status: Status
