"""What every view has, whatever the game."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class CommonView(TypedDict):
    """What a seat may know in any game; each game's view adds its own part.

    A view is a document of plain values, ready for JSON. The types cost nothing at run time;
    the JSON Schema that the API serves is made from them.
    """

    game: str
    rules: int
    """The version of the rules that this game is played by."""
    edition: str
    """The data it is played with; empty where a game has only its own."""
    options: dict[str, str]
    seat: int | None
    """Who looks; null: a spectator."""
    seats: int
    to_act: list[int]
    """All who may act now, in any order."""
    over: bool
    ranking: NotRequired[list[int]]
    """When the game is over, everybody's place, from 1; equal places share."""
    score_sheets: NotRequired[list[dict[str, int]]]
    """When the game is over, everybody's points by category."""
