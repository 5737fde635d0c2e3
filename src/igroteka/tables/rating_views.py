"""What is told about whether a game counts for ratings, and what it changed."""

from __future__ import annotations

from msgspec import Struct


class Hindrance(Struct, frozen=True):
    """Why a game cannot count for ratings."""

    message: str
    """A stable id, such as error-rated-account."""
    arguments: dict[str, str]
    """What the sentence names."""
    text: str
    """One sentence, in English."""


class RatingChange(Struct, frozen=True):
    """What a rated game did to the rating at one seat; a bot's stays what it is."""

    seat: int
    before: int
    """The rating before the game; everybody begins with 1500."""
    after: int
    margin: int
    """How far the 95 % interval reaches to either side of the rating after it."""
    provisional: bool
    """Whether too few games have been played to rely on it."""


class RatedView(Struct, frozen=True):
    """Whether a game counts for ratings."""

    chosen: bool
    """Whether the table was opened, or set, to be rated."""
    counts: bool
    """Whether the game counts as things stand: it is chosen, and nothing is in the way."""
    why: list[Hindrance]
    """What is in the way of a table that was set to be rated."""
    changes: list[RatingChange]
    """What the game did to ratings, by seat, once it is over."""
