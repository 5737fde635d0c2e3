"""Games that were played elsewhere, told by their records."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from igroteka.bots import kind_of
from igroteka.engine import BadRecord, BadSetup, Game, read_record
from igroteka.engine.textfile import text_of

PERSON: Final = "person"
"""What a dataset calls everybody who is no bot of ours."""
MIXED: Final = "person or bot"
"""A person for whom a bot sat in for some of the time."""
LEVELS: Final = ("deep",)
"""What records call bots of a table, where it is no description of a bot."""


class Told(NamedTuple):
    """A finished game: its record, and what the dataset calls the players."""

    record: str
    players: list[str]
    is_open: bool = True
    """Whether its seed may be told, from which anybody could find the game again."""


class Found(NamedTuple):
    """The games of a folder."""

    told: list[Told]
    others: int
    """Records of other games or editions."""
    unfinished: int


def told_by_records(folder: Path, game: Game, keep_names: bool = False) -> Found:
    """Return the finished games of a game that lie in a folder, in the order of their files.

    Names are left out, but for those of our bots, unless they are to be kept.

    :raises BadSetup: if there is no such folder, or a record in it is damaged.
    """
    if not folder.is_dir():
        raise BadSetup("There is no folder {folder}.", "refusal-records-folder", folder=str(folder))
    told, others, unfinished = [], 0, 0
    for file in sorted(folder.rglob("*.txt")):
        text = text_of(file)
        try:
            record = read_record(text)
        except BadRecord as error:
            raise BadSetup(
                "{file} cannot be used: {reason}",
                "refusal-bad-record-file",
                file=str(file),
                reason=error,
            ) from None
        if (record.game, record.edition) != (game.name, game.edition):
            others += 1
        elif record.scores is None:
            unfinished += 1
        else:
            named = record.players or [""] * record.seats
            told.append(Told(text, named if keep_names else [known(name) for name in named]))
    return Found(told, others, unfinished)


def known(name: str) -> str:
    """Return the name of a player if it is one of our bots, else “person”.

    >>> known("search:50"), known("deep"), known("expert/builder"), known("Anna")
    ('search:50', 'deep', 'expert/builder', 'person')
    >>> known("search@999")
    'person'
    """
    try:
        return name if name in LEVELS or kind_of(name) is not None else PERSON
    except BadSetup:  # a version of a bot that is not kept here
        return PERSON


def are_bots(players: Sequence[str]) -> bool:
    """Say whether all of these can be rated: a person is nobody in particular."""
    return PERSON not in players and MIXED not in players
