"""Checks what people write: names, messages, levels, records."""

from __future__ import annotations

from igroteka.engine import BadRecord, IgrotekaError, Match, Record, read_record
from igroteka.engine.randomness import is_keyed
from igroteka.tables.errors import Refused, TableError
from igroteka.tables.letters import unfit
from igroteka.tables.pace import BOT_PACES
from igroteka.tables.setup import game_at
from igroteka.tables.thinking import LEVELS

LONGEST_NAME = 30
LONGEST_MESSAGE = 500
LONGEST_WORD = 60
MOST_UPLOADED_ACTIONS = 20_000


def check_level(level: str) -> None:
    """Refuse a level that no bot has."""
    if level not in LEVELS:
        raise TableError("error-no-level", level=level[:40], levels=", ".join(LEVELS))


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
