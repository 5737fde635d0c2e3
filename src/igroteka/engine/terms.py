"""On what terms a game is played: everything its first position follows from."""

from __future__ import annotations

from typing import NamedTuple


class Terms(NamedTuple):
    """What `State.deal` needs; it has been checked by `Game.terms`."""

    seats: int
    options: tuple[int, ...]
    """For each option of the game the index of the choice in force."""
    seed: int
    rules: int
    """The version of the rules: a game keeps the one it was started with."""
    edition: str
    """The data it is played with, for a game whose data a host can replace; else empty."""
