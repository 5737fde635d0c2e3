"""What a puzzle is: a position of a game, and the line that is clearly better than all else there.

A game may have ``puzzles.jsonl`` in its folder: a puzzle a line, as plain data. `mining` finds it,
`solving` follows who solves it, `puzzle_words` makes words of it. See docs/puzzles.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final

from igroteka.coach.advice import Kind, Reason
from igroteka.engine import BadSetup, Game, Match, find_game, game_names
from igroteka.engine.registry import game_folder
from igroteka.engine.textfile import text_of
from igroteka.face.lessons import Turn, moves_of

FILE: Final = "puzzles.jsonl"
"""Where a game has its puzzles, in its folder."""
RIVAL: Final = ""
"""The line of the best of the others, among those of the seat's score sheet."""
DIGITS: Final = 4
"""So exactly chances are written."""
EASY, MEDIUM, HARD = 1, 2, 3
DIFFICULTIES: Final = (EASY, MEDIUM, HARD)
"""Easy: who plays by habit misses it, or a greedy bot, or the network at a first glance. Medium:
the last two do. Hard: a short search does, too."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a line: what is to be found, what else was weighed, and why."""

    answers: tuple[str, ...]
    """The best action, and what is as good as it: any of them is right."""
    chance: float = 0.0
    """How likely the seat wins with the best; 0: nothing was weighed, there is but one choice."""
    gap: float = 0.0
    """By how much the best is better than the best of what is wrong."""
    error: float = 0.0
    """The standard error of that."""
    others: Mapping[str, float] | None = None
    """What is wrong, with the chance to win with it: all that was weighed."""
    against: str = ""
    """What the reasons compare the best with: the mistake that suggests itself."""
    reasons: tuple[Reason, ...] = ()

    @property
    def is_forced(self) -> bool:
        """Whether there is nothing to be found."""
        return not self.others


@dataclass(frozen=True, slots=True)
class Ending:
    """What came of a line and of the best of what is wrong, played on to the end by bots."""

    games: int
    """So many each way."""
    won: float
    """What part of them was won with the answer …"""
    otherwise: float
    """… and with the other action:"""
    against: str
    certainty: float
    """By how many standard errors the answer won more often."""
    points: Mapping[str, float]
    """What the answer brings more at the end, line by line of the score sheet, and of all points
    of the best of the others (`RIVAL`); only what is clear."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one line is clearly better than all else."""

    game: str
    id: str
    seats: int
    seed: int
    seat: int
    """Whose decision it is."""
    rules: int
    moves: tuple[Turn, ...]
    """What led to the position."""
    line: tuple[Decision, ...]
    """What is to be found, decision by decision; all of the same seat and turn."""
    theme: str
    """What it is about: a theme of the game's knowledge, or the kind of its main reason."""
    difficulty: int
    options: tuple[tuple[str, str], ...] = ()
    edition: str = ""
    """The data it is played with, for a game whose data a host can replace."""
    ending: Ending | None = None
    """What came of it, played on; None: nobody has tried."""

    @property
    def key(self) -> str:
        """What it is called among the puzzles of all games."""
        return f"{self.game}/{self.id}"

    @property
    def point(self) -> Decision:
        """The decision that it is about: the one at which most can be lost."""
        return max(self.line, key=lambda decision: decision.gap)

    @property
    def finds(self) -> int:
        """How many decisions are to be found."""
        return sum(not decision.is_forced for decision in self.line)


def position(puzzle: Puzzle) -> Match:
    """Return the game as the puzzle finds it.

    :raises IgrotekaError: if the game, its data or that version of its rules are not at hand, or
        the moves are not possible.
    """
    game = find_game(puzzle.game).at(puzzle.edition)
    match = Match.start(game, puzzle.seats, puzzle.seed, dict(puzzle.options), puzzle.rules)
    for seat, text in puzzle.moves:
        match.play(text, seat)
    return match


# --- the files ----------------------------------------------------------------------------------


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that can be set here, the easy ones first.

    One that was made with other data, or by rules that are no longer played, is left out.
    """
    return tuple(puzzle for puzzle in all_puzzles(game.name) if is_at_hand(game, puzzle))


def all_puzzles(name: str) -> tuple[Puzzle, ...]:
    """Return all puzzles that come with a game, the easy ones first; none if it has none."""
    folder = game_folder(name)
    return read_puzzles(folder / FILE) if folder is not None else ()


def is_at_hand(game: Game, puzzle: Puzzle) -> bool:
    """Say whether data and rules of a puzzle are here."""
    try:
        return puzzle.rules in game.at(puzzle.edition).state.RULES
    except BadSetup:
        return False


def find_puzzle(game: Game, id: str) -> Puzzle | None:
    """Return a puzzle of a game; None: it has no such puzzle."""
    return next((puzzle for puzzle in puzzles_of(game) if puzzle.id == id), None)


def next_puzzle(game: Game, puzzle: Puzzle) -> str:
    """Return the id of the puzzle that comes after one; empty: there is no other."""
    ids = [each.id for each in puzzles_of(game)]
    following = ids[(ids.index(puzzle.id) + 1) % len(ids)] if puzzle.id in ids else ""
    return following if following != puzzle.id else ""


def every_puzzle() -> list[Puzzle]:
    """Return the puzzles of all games that can be loaded."""
    found: list[Puzzle] = []
    for name in game_names():
        try:
            found += puzzles_of(find_game(name))
        except ValueError:
            continue  # a game of any package may be broken; the others have puzzles all the same
    return found


def today() -> date:
    """Return the day of the puzzle of the day: the same everywhere on earth."""
    return datetime.now(UTC).date()


def puzzle_of_the_day(day: date, puzzles: Sequence[Puzzle] | None = None) -> Puzzle | None:
    """Return the puzzle of a day: the same for all who have the same puzzles; None: there is none.

    The games take turns, and each goes through its puzzles before one comes again.
    """
    by_game: dict[str, list[Puzzle]] = {}
    for puzzle in every_puzzle() if puzzles is None else puzzles:
        by_game.setdefault(puzzle.game, []).append(puzzle)
    if not by_game:
        return None
    turn, place = divmod(day.toordinal(), len(by_game))
    found = sorted(by_game[sorted(by_game)[place]], key=lambda puzzle: puzzle.id)
    return found[stride(len(found)) * turn % len(found)]


def stride(number: int) -> int:
    """Return a step that goes through so many things, each once, without an order to be seen.

    >>> [stride(7) * day % 7 for day in range(7)]
    [0, 4, 1, 5, 2, 6, 3]
    """
    step = max(1, round(number * 0.618))
    while any(number % n == 0 and step % n == 0 for n in range(2, step + 1)):
        step += 1
    return step


@cache
def read_puzzles(file: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, the easy ones first; none if there is no file.

    :raises ValueError: naming the line that is no puzzle.
    """
    if not file.exists():
        return ()
    found: list[Puzzle] = []
    for number, line in enumerate(text_of(file).splitlines(), 1):
        try:
            found.append(puzzle_of(json.loads(line)))
        except (TypeError, KeyError, ValueError) as error:
            raise ValueError(f"{FILE}, line {number} is no puzzle: {error!r}") from None
    return tuple(sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.id)))


def puzzle_of(told: Mapping[str, Any]) -> Puzzle:
    """Return a puzzle as a file tells it: seats are counted from 1, as in records."""
    said = dict(told)
    return Puzzle(
        **{
            **said,
            "seat": said["seat"] - 1,
            "moves": moves_of(move for move in said["moves"].split("; ") if move),
            "line": tuple(decision_of(decision) for decision in said["line"]),
            "options": tuple(said.get("options", {}).items()),
            "ending": Ending(**said["ending"]) if "ending" in said else None,
        }
    )


def decision_of(told: Mapping[str, Any]) -> Decision:
    """Return a decision of a line as a file tells it."""
    reasons = (Reason(**{**reason, "kind": Kind(reason["kind"])}) for reason in told.get("why", ()))
    said = {key: value for key, value in told.items() if key != "why"}
    return Decision(**{**said, "answers": tuple(told["answers"]), "reasons": tuple(reasons)})


def line_of(puzzle: Puzzle) -> str:
    """Return a puzzle as one line of a file; what is as usual is left out.

    >>> found = Puzzle("nim", "1-0", 2, 1, 0, 1, ((1, "take 2"),), (Decision(("take 1",)),), "x", 1)
    >>> puzzle_of(json.loads(line_of(found))) == found
    True
    """
    told: dict[str, Any] = {
        "game": puzzle.game,
        "id": puzzle.id,
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "seats": puzzle.seats,
        "seat": puzzle.seat + 1,
        "line": [told_decision(decision) for decision in puzzle.line],
        **({"ending": told_ending(puzzle.ending)} if puzzle.ending else {}),
        "rules": puzzle.rules,
        "seed": puzzle.seed,
        **({"options": dict(puzzle.options)} if puzzle.options else {}),
        **({"edition": puzzle.edition} if puzzle.edition else {}),
        "moves": "; ".join(f"{seat + 1} {text}" for seat, text in puzzle.moves),
    }
    return json.dumps(told, ensure_ascii=False)


def told_ending(ending: Ending) -> dict[str, Any]:
    """Return what came of a line as a file tells it."""
    return {key: rounded(value) for key, value in asdict(ending).items()}


def told_decision(decision: Decision) -> dict[str, Any]:
    """Return a decision as a file tells it."""
    told = {key: value for key, value in asdict(decision).items() if value}
    if told.pop("reasons", ()):
        told["why"] = [told_reason(reason) for reason in decision.reasons]
    return {key: rounded(value) for key, value in told.items()}


def told_reason(reason: Reason) -> dict[str, Any]:
    """Return a reason as a file tells it."""
    usual = asdict(Reason(reason.kind, reason.share))
    told = {"kind": reason.kind.value, "share": rounded(reason.share)}
    return told | {key: value for key, value in asdict(reason).items() if value != usual[key]}


def rounded(value: Any) -> Any:
    """Return a number as it is written; anything else as it is."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    return value


def written(puzzles: Iterable[Puzzle]) -> str:
    """Return the text of a file of puzzles."""
    return "".join(f"{line_of(puzzle)}\n" for puzzle in puzzles)
