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
data has a line `edition` too, which names the data it was played with. There are no other lines,
and none stands there twice.

The seed of a game at a table is a key, ``seed: blake2b-5b0e…``, and what it was made of stands
below it (see `igroteka.engine.deal`), a word only of who gave one::

    secret: 91c7…
    commitment: 0d4a…
    word 2: tea

Where a game goes on from another one, and what was hidden there was drawn anew, a line
``redraw blake2b-77fe…`` with the new seed stands between two actions. The secret is then that of
the last such seed.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass, field
from typing import Final

from igroteka.engine.deal import Deal, commitment_of
from igroteka.engine.errors import BadRecord, BadSetup, IllegalAction
from igroteka.engine.match import Match
from igroteka.engine.randomness import seed_of, seed_text
from igroteka.engine.registry import find_game

FIRST_LINE = "igroteka record 1"
HEADER: Final = frozenset(
    ("game", "rules", "edition", "seats", "options", "seed", "secret", "commitment", "players")
)
"""What the lines above the actions say; besides, there are words of seats."""
WORD: Final = re.compile("word (0|[1-9][0-9]{0,2})")
COMMITMENT: Final = re.compile("[0-9a-f]{64}")
MAX_ACTIONS = 100_000
MAX_REDRAWS = 100
MOST_SEATS = 100


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
    redraws: list[tuple[int, int]] = field(default_factory=list)
    """After how many actions all that was hidden was drawn anew, and from which seed."""
    secret: str = ""
    """What the last seed was made of, with the words; empty: it was chosen, or we do not know."""
    commitment: str = ""
    """What the table showed of the secret before the game."""
    words: list[str] = field(default_factory=list)
    """The seats' words for the deal; empty: a seat gave none."""

    @property
    def last_seed(self) -> int:
        """The seed from which all was drawn that was still hidden when it came."""
        return self.redraws[-1][1] if self.redraws else self.seed

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
            f"seed: {seed_text(self.seed)}",
            *([f"secret: {self.secret}"] if self.secret else []),
            *([f"commitment: {self.commitment}"] if self.commitment else []),
            *(f"word {seat}: {word}" for seat, word in enumerate(self.words, 1) if word),
            f"players: {' | '.join(clean(name) for name in self.players)}",
            "",
            *self._lines(),
        ]
        if self.scores is not None:
            lines.append("scores: " + " ".join(map(str, self.scores)))
        body = "\n".join(lines) + "\n"
        return f"{body}check: {checksum(body)}\n"

    def _lines(self) -> list[str]:
        """Return what was done, a line each, and where all was drawn anew."""
        lines = [f"{seat + 1} {text}" for seat, text in self.actions]
        for step, seed in reversed(self.redraws):
            lines.insert(step, f"redraw {seed_text(seed)}")
        return lines

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
        to_come = self.redraws[:]
        for number, (seat, text) in enumerate([*self.actions, (0, "")], 1):
            try:
                while to_come and to_come[0][0] < number:
                    match.draw_anew(to_come.pop(0)[1])
                if number <= len(self.actions):
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

    def check_deal(self, commitment: str = "") -> Match:
        """Check that the deal was committed to and followed, and return the game.

        The secret must make the commitment (and that must be *commitment*, if it is given:
        what somebody noted before the game), the secret and the words must make the seed, and
        the seed and the actions the scores.

        :raises BadRecord: saying what does not hold.
        """
        noted = commitment.strip().lower()
        if noted and not COMMITMENT.fullmatch(noted):
            raise BadRecord(
                "“{text}” is no commitment: that is 64 hex digits, which the table showed before "
                "the game.",
                "refusal-no-commitment",
                text=commitment.strip()[:80],
            )
        if not self.secret:
            raise BadRecord(
                "The deal cannot be checked: the record has no secret, so the deal was chosen, "
                "taken from another game, or made before tables committed to theirs.",
                "refusal-deal-unknown",
            )
        if not self.commitment:
            raise BadRecord(
                "The deal cannot be checked: the record has a secret, but no commitment to it.",
                "refusal-deal-no-commitment",
            )
        if len(self.players) not in (0, self.seats):
            raise other_players(len(self.players), self.seats)
        if commitment_of(self.secret) != self.commitment:
            raise BadRecord(
                "The deal is not what was promised: the secret does not make the commitment "
                "{commitment}.",
                "refusal-deal-commitment",
                commitment=self.commitment[:80],
            )
        if noted and noted != self.commitment:
            raise BadRecord(
                "The deal is not what was promised: the record has the commitment {found}, not "
                "{wanted}.",
                "refusal-deal-other",
                found=self.commitment,
                wanted=noted,
            )
        try:
            seed = Deal(self.secret, tuple(self.words)).seed
        except BadSetup as error:
            raise BadRecord(
                "The record cannot be replayed: {reason}", "refusal-record-setup", reason=error
            ) from None
        if seed != self.last_seed:
            raise BadRecord(
                "The deal is not what was promised: the secret and the words do not make the seed.",
                "refusal-deal-seed",
            )
        if self.scores is None:
            raise BadRecord(
                "The deal cannot be checked: the record stops before the end of the game.",
                "refusal-deal-unfinished",
            )
        return self.replay()


def record_of(match: Match, players: list[str] | None = None, deal: Deal | None = None) -> Record:
    """Return the record of a match, finished or not; with the *deal*, anybody can check it.

    An unfinished one with its deal shows what is still to come.
    """
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
        redraws=match.redraws[:],
        secret=deal.secret if deal else "",
        commitment=deal.commitment if deal else "",
        words=list(deal.words) if deal else [],
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
    body, found, check = text.rpartition("\ncheck: ")
    if not found:
        raise BadRecord(
            "The record is damaged: its check line is missing; get it again.",
            "refusal-record-no-check",
        )
    body += "\n"
    if check.strip() != checksum(body):
        raise BadRecord(
            "The record is damaged: its check line does not fit; get it again.",
            "refusal-record-check",
        )
    head, _, rest = body.partition("\n\n")
    header = read_header(head.split("\n")[1:])
    try:
        record = Record(
            game=header["game"],
            rules=int(header["rules"]),
            seats=int(header["seats"]),
            options=dict(pair.split("=", 1) for pair in header["options"].split()),
            seed=seed_of(header["seed"]),
            players=read_players(header["players"]),
            edition=header.get("edition", ""),
            secret=header.get("secret", ""),
            commitment=header.get("commitment", ""),
        )
        record.words = read_words(header, record.seats)
        read_game(rest.splitlines(), record)
    except BadRecord:
        raise
    except (KeyError, ValueError):
        raise BadRecord(
            "The record is damaged: its lines cannot be read; get it again.",
            "refusal-record-lines",
        ) from None
    if len(record.players) > record.seats:
        raise other_players(len(record.players), record.seats)
    if len(record.actions) > MAX_ACTIONS or len(record.redraws) > MAX_REDRAWS:
        raise BadRecord("The record is too long to be a game.", "refusal-record-long")
    return record


def read_header(lines: list[str]) -> dict[str, str]:
    """Return what stands in the first lines, each once.

    :raises BadRecord: if one belongs to no record, or stands there twice: who reads a record
        must not find in it what nothing has checked.
    """
    header: dict[str, str] = {}
    for line in lines:
        key, colon, value = line.partition(":")
        if not colon or (key not in HEADER and not WORD.fullmatch(key)):
            raise unknown_line(line)
        if key in header:
            raise doubled_line(key)
        header[key] = value.strip()
    return header


def read_players(line: str) -> list[str]:
    """Return the players' names by their seats; an empty one: that seat is not named."""
    return [name.strip() for name in line.split("|")] if line else []


def read_words(header: dict[str, str], seats: int) -> list[str]:
    """Return the seats' words for the deal; none at all where there was no such deal.

    :raises BadRecord: if there is a word of a seat that does not exist.
    """
    words = {int(key.split()[1]): word for key, word in header.items() if WORD.fullmatch(key)}
    for seat in words:
        if not 1 <= seat <= seats:
            raise BadRecord(
                "The record has a word of seat {seat}, but its seats are 1 to {seats}.",
                "refusal-record-word",
                seat=seat,
                seats=seats,
            )
    if not words and "secret" not in header:
        return []
    return [words.get(seat, "") for seat in range(1, min(seats, MOST_SEATS) + 1)]


def read_game(lines: list[str], record: Record) -> None:
    """Put into the record what was done, and how it ended.

    :raises BadRecord: if something stands behind the scores.
    """
    for line in lines:
        key, _, value = line.partition(" ")
        if record.scores is not None:
            raise doubled_line("scores") if key == "scores:" else unknown_line(line)
        if key == "scores:":
            record.scores = [int(word) for word in value.split()]
        elif key == "redraw":
            record.redraws.append((len(record.actions), seed_of(value)))
        else:
            record.actions.append((int(key) - 1, value))


def unknown_line(line: str) -> BadRecord:
    """Return the refusal of a line that does not belong where it stands."""
    return BadRecord(
        "The record is damaged: “{line}” does not belong there; get it again.",
        "refusal-record-unknown",
        line=line[:80],
    )


def doubled_line(line: str) -> BadRecord:
    """Return the refusal of a line that stands there twice."""
    return BadRecord(
        "The record is damaged: its line “{line}” stands there twice; get it again.",
        "refusal-record-twice",
        line=line,
    )


def other_players(names: int, seats: int) -> BadRecord:
    """Return the refusal of names that are not one for each seat."""
    return BadRecord(
        "The record is damaged: it has {names} names for {seats} seats; get it again.",
        "refusal-record-players",
        names=names,
        seats=seats,
    )


def checksum(text: str) -> str:
    """Return eight hex digits that change when the text does."""
    return f"{zlib.crc32(text.encode()):08x}"


def clean(name: str) -> str:
    """Return a player's name fit for the header line."""
    return " ".join(name.replace("|", "/").split())
