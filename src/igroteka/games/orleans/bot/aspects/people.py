"""Whom a seat has, who lies on its market, and what they could do for the deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.games.orleans.rules.box import (
    DEED_CITIZEN,
    DEEDS,
    ENTRIES_OF_DEED,
    ENTRY_DEED,
    ENTRY_KIND,
    KINDS,
    MARKET_SPACES,
    MONK,
    OWN_KINDS,
    ROUNDS,
    TOKENS,
)
from igroteka.games.orleans.rules.decisions import NOBODY
from igroteka.games.orleans.rules.places import SLOTS, TOWER_TILE
from igroteka.games.orleans.rules.steps.followers import followers_number

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

PEOPLE: Final[tuple[str, ...]] = (
    "characters",
    "monks",
    "work-to-come",
    "characters-beyond-draws",
    "waiting-characters",
    "crowded-market",
    "characters-for-deeds",
    "deeds-to-finish",
    "market-farmers",
    "market-boatmen",
    "market-craftsmen",
    "market-traders",
    "market-knights",
    "market-scholars",
    "market-monks",
)

ONE_VISIT: Final = 2
"""O27: so many can be sent to deeds at once."""


def people(state: OrleansState) -> list[list[int]]:
    """All characters of each seat, and those that lie on its market or in its tower."""
    left = max(0, ROUNDS - 1 - state.round)
    free = [0] * KINDS
    spaces = [0] * len(DEEDS)
    for entry, number in enumerate(state.deeds):
        free[ENTRY_KIND[entry]] += number
        spaces[ENTRY_DEED[entry]] += number
    # Deeds that one visit to the town hall can finish.
    nearly = [
        deed
        for deed in range(len(DEEDS))
        if 0 < spaces[deed] <= ONE_VISIT and state.citizens[DEED_CITIZEN + deed] == NOBODY
    ]
    rows = []
    for seat in range(state.seats):
        base = seat * TOKENS
        market = state.market[base : base + TOKENS]
        if state.tiles[TOWER_TILE] == seat:
            for token in range(TOKENS):
                market[token] += state.tower[token]
        lying = sum(market)
        tokens = market[:]
        for token in range(TOKENS):
            tokens[token] += state.bag[base + token]
        # Drawn just now, and neither on the market nor at work yet.
        if seat == state.seat_to_act and any(state.hand):
            for token in range(TOKENS):
                tokens[token] += state.hand[token]
        waiting = 0
        for token in state.slots[seat * SLOTS : seat * SLOTS + SLOTS]:
            if 0 <= token < TOKENS:
                tokens[token] += 1
                waiting += 1
        owned = sum(tokens)
        draws = followers_number(state, seat)
        sendable = 0
        for kind in range(KINDS):
            sendable += min(tokens[kind], free[kind])
        finishing = 0
        for deed in nearly:
            finishing += can_finish(state, deed, tokens)
        row = [
            owned,
            tokens[MONK],
            min(owned, draws) * left,
            owned - draws,
            waiting,
            max(0, lying + min(draws, owned - lying) - MARKET_SPACES),
            sendable,
            finishing,
        ]
        row += market[:KINDS]
        own = len(row) - KINDS
        for kind in range(OWN_KINDS):
            row[own + kind] += market[KINDS + kind]
        rows.append(row)
    return rows


def can_finish(state: OrleansState, deed: int, tokens: list[int]) -> int:
    """O28: say, as 1 or 0, whether there are neutral characters for all free spaces of a deed."""
    for entry in ENTRIES_OF_DEED[deed]:
        if tokens[ENTRY_KIND[entry]] < state.deeds[entry]:
            return 0
    return 1
