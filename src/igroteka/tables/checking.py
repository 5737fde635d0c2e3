"""Checks what people write: names, messages, levels, records."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from igroteka.bots.levels import check_character
from igroteka.engine import (
    BadRecord,
    BadSetup,
    Game,
    IgrotekaError,
    Match,
    Record,
    read_record,
)
from igroteka.engine.randomness import is_keyed
from igroteka.tables.errors import Refused, TableError
from igroteka.tables.letters import unfit
from igroteka.tables.pace import BOT_PACES
from igroteka.tables.setup import game_at
from igroteka.tables.thinking import LEVELS, OLD_LEVELS, SURPRISE

LONGEST_NAME = 30
LONGEST_MESSAGE = 500
LONGEST_WORD = 60
MOST_UPLOADED_ACTIONS = 20_000


def checked_level(level: str, game: Game, others: Iterable[str | None] = ()) -> str:
    """Return the level of a bot, with its character if it has one.

    A surprise is drawn here: one that none of the *others* at the table has, as long as there is.

    :raises TableError: if there are no such bots.
    """
    name, has_character, character = level.partition("/")
    known = name in LEVELS or (name in OLD_LEVELS and not has_character)
    if not known or (has_character and not character):
        raise TableError("error-no-level", level=level[:40], levels=", ".join(LEVELS))
    if character == SURPRISE:
        there = list(game.knowledge.CHARACTERS)
        had = {other.partition("/")[2] for other in others if other}
        new = [character for character in there if character not in had] or there
        return f"{name}/{secrets.choice(new)}" if there else name
    try:
        check_character(game, character[:40])
    except BadSetup as error:
        raise TableError("error-bad-setup", reason=error) from None
    return level


def check_pace(pace: str) -> None:
    """Refuse a pace that bots do not know."""
    if pace not in BOT_PACES:
        raise TableError("error-no-pace", pace=pace[:40], paces=", ".join(BOT_PACES))


def checked_text(text: str, most: int, message: str) -> str:
    """Return *text* with blanks tidied.

    :raises TableError: if nothing is left, or too much, or something that cannot be shown.
    """
    if (letter := unfit(text)) is not None:
        raise TableError("error-bad-letter", letter=letter)
    tidy = " ".join(text.split())
    if not 1 <= len(tidy) <= most:
        raise TableError(message, most=most)
    return tidy


def seeds_of(record: Record) -> list[int]:
    """Return all seeds of a record."""
    return [record.seed, *(seed for _, seed in record.redraws)]


def checked_names(players: list[str], seats: int) -> list[str]:
    """Return the names of a record's players, one for each seat; empty: not named.

    :raises TableError: if one of them has something that cannot be shown.
    """
    given = [
        checked_text(name[:LONGEST_NAME], LONGEST_NAME, "error-bad-name") if name else ""
        for name in players
    ]
    return [*given, *[""] * seats][:seats]


def replayed(text: str) -> tuple[Match, Record]:
    """Read a record and play it again; if it says how its deal was made, check that too.

    :raises TableError: if it is damaged, against the rules, or unfinished.
    :raises Refused: if its game, its data or its version of the rules are not at hand.
    """
    try:
        record = read_record(text)
        if len(record.actions) > MOST_UPLOADED_ACTIONS:
            raise BadRecord("The record is too long to be a game.", "refusal-record-long")
        game_at(record.game, record.edition, record.rules)
        match = record.check_deal() if record.secret else record.replay()
    except Refused:
        raise
    except IgrotekaError as error:
        raise TableError("error-bad-record", reason=error) from None
    if not all(is_keyed(seed) or -(2**64) < seed < 2**64 for seed in seeds_of(record)):
        raise TableError("error-record-seed")
    if not match.state.is_over:
        raise TableError("error-unfinished-record")
    return match, record
