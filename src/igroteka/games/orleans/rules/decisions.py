"""The kinds of open decisions, the phases, and what other numbers of a state stand for."""

from __future__ import annotations

from typing import Final

# The phases of a round as far as somebody may have to decide in them (O9–O18).
REMOVAL: Final = 0  # before the first round
CENSUS: Final = 1
FOLLOWERS: Final = 2
PLANNING: Final = 3
ACTIONS: Final = 4
WARDING: Final = 5  # the beginning of phase 6
EVENT: Final = 6
PHASE_NAMES: Final[tuple[str, ...]] = (
    "removal",
    "census",
    "followers",
    "planning",
    "actions",
    "event",
    "event",
)

# The kinds of decisions, in the order of `STEPS`. What stands below them on the stack is in
# brackets.
S_REMOVE: Final = 0  # [how many tiles may still go]
S_DRAW: Final = 1
S_STORE: Final = 2  # [how many may still be recalled]
S_RECALL: Final = 3  # [how many may still be recalled]
S_PLAN: Final = 4
S_TURN: Final = 5
S_VILLAGE: Final = 6
S_TILE: Final = 7
S_GO: Final = 8  # [road or river]
S_GOODS: Final = 9  # [the way]
S_SEND: Final = 10  # [how many were sent, the place]
S_REWARD: Final = 11  # above S_SEND
S_PAY: Final = 12
S_BATH: Final = 13
S_BATH_PUT: Final = 14  # [the token], above S_BATH
S_COVER: Final = 15
S_WARD: Final = 16
S_FEED: Final = 17
S_TORTURE: Final = 18  # [missing coins]

# What lies on a slot besides tokens.
EMPTY: Final = -1
TECHNOLOGY: Final = 11

# What is held while planning: a token of the market, one of the tower, or nothing.
NONE_HELD: Final = -1
FROM_TOWER: Final = 16  # added to a token that lies in the tower
HELD_TOKEN: Final = 15  # the bits of the token itself

# Whose a tile or a citizen is besides a seat.
NOBODY: Final = -1
OUT: Final = -2

# Where `gone` counts what left the game: characters by kind, goods, technology, stations by seat.
GONE_GOODS: Final = 7
GONE_TECHNOLOGY: Final = 12
GONE_STATIONS: Final = 13
GONE: Final = 17
