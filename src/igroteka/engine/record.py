"""A whole game as text: a header and the actions, one a line, readable like a chess score.

::

    igroteka record 1
    game: venice
    rules: 1
    seats: 2
    options: directions=8 gondola=instead rescue=any
    seed: 7
    players: Аня | greedy

    1 place c4
    2 place f1
    …
    scores: 41 38
    check: 5d1a90c3

The number before an action is its seat, from 1. `scores` closes a finished game. `check`
is a checksum of all above it, so that a damaged copy is noticed. A game with replaceable
data has a line `edition` too, which names the data it was played with.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field

from igroteka.engine.errors import BadRecord, BadSetup, IllegalAction
from igroteka.engine.match import Match
from igroteka.engine.registry import find_game

FIRST_LINE = "igroteka record 1"
MAX_ACTIONS = 100_000


@dataclass
class Record:
    """A record, read but not yet replayed."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: int
    players: list[str] = field(default_factory=list)
    actions: list[tuple[int, str]] = field(default_factory=list)
    scores: list[int] | None = None
    edition: str = ""

    def text(self) -> str:
        """Write the record."""
        options = " ".join(f"{name}={choice}" for name, choice in self.options.items())
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            *([f"edition: {self.edition}"] if self.edition else []),
            f"seats: {self.seats}",
            f"options: {options}",
            f"seed: {self.seed}",
            f"players: {' | '.join(clean(name) for name in self.players)}",
            "",
            *(f"{seat + 1} {text}" for seat, text in self.actions),
        ]
        if self.scores is not None:
            lines.append("scores: " + " ".join(map(str, self.scores)))
        body = "\n".join(lines) + "\n"
        return f"{body}check: {checksum(body)}\n"

    def replay(self) -> Match:
        """Play the record again, checking every action.

        :raises BadRecord: saying at which action the record stops making sense.
        """
        try:
            game = find_game(self.game).at(self.edition)
            match = Match.start(game, self.seats, self.seed, self.options, self.rules)
        except BadSetup as error:
            raise BadRecord(
                "The record cannot be replayed: {reason}", "refusal-record-setup", reason=error
            ) from None
        for number, (seat, text) in enumerate(self.actions, 1):
            try:
                match.play(text, seat)
            except IllegalAction as error:
                raise BadRecord(
                    "Action {number} of the record is wrong: {reason}",
                    "refusal-record-action",
                    number=number,
                    reason=error,
                ) from None
        if self.scores is not None and (
            not match.state.is_over or self.scores != match.state.scores()
        ):
            raise BadRecord(
                "The record's scores are not what its actions lead to.", "refusal-record-scores"
            )
        return match


def record_of(match: Match, players: list[str] | None = None) -> Record:
    """Return the record of a match, finished or not."""
    return Record(
        game=match.game.name,
        rules=match.rules,
        seats=match.seats,
        options=match.options,
        seed=match.seed,
        players=players or [],
        actions=[(move.seat, match.game.codec.text(move.action)) for move in match.moves],
        scores=match.state.scores() if match.state.is_over else None,
        edition=match.game.edition,
    )


def read_record(text: str) -> Record:
    """Read a record.

    :raises BadRecord: if the text is no record, or is damaged.
    """
    text = text.replace("\r\n", "\n").removeprefix("\ufeff")
    if not text.startswith(FIRST_LINE + "\n"):
        raise BadRecord(
            "This is not an Igroteka record; one starts with “{line}”.",
            "refusal-no-record",
            line=FIRST_LINE,
        )
    body, found, check = text.rpartition("check: ")
    if not found or check.strip() != checksum(body):
        raise BadRecord(
            "The record is damaged: its check line does not fit; get it again.",
            "refusal-record-check",
        )
    head, _, rest = body.partition("\n\n")
    header: dict[str, str] = {}
    for line in head.split("\n")[1:]:
        key, _, value = line.partition(":")
        header[key.strip()] = value.strip()
    try:
        record = Record(
            game=header["game"],
            rules=int(header["rules"]),
            seats=int(header["seats"]),
            options=dict(pair.split("=", 1) for pair in header["options"].split()),
            seed=int(header["seed"]),
            players=[name.strip() for name in header["players"].split("|") if name.strip()],
            edition=header.get("edition", ""),
        )
        for line in rest.splitlines():
            key, _, value = line.partition(" ")
            if key == "scores:":
                record.scores = [int(word) for word in value.split()]
            else:
                record.actions.append((int(key) - 1, value))
    except (KeyError, ValueError):
        raise BadRecord(
            "The record is damaged: its lines cannot be read; get it again.",
            "refusal-record-lines",
        ) from None
    if len(record.actions) > MAX_ACTIONS:
        raise BadRecord("The record is too long to be a game.", "refusal-record-long")
    return record


def checksum(text: str) -> str:
    """Return eight hex digits that change when the text does."""
    return f"{zlib.crc32(text.encode()):08x}"


def clean(name: str) -> str:
    """Return a player's name fit for the header line."""
    return " ".join(name.replace("|", "/").split())
