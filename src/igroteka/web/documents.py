"""The JSON documents of the API that are not views of a table: requests, games, refusals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar.params import PathParameter
from msgspec import Meta, Struct

from igroteka.coach import Puzzle, theme_said
from igroteka.engine import Game, find_game
from igroteka.engine.registry import game_folder
from igroteka.face.lessons import courses_in
from igroteka.tables.checking import LONGEST_MESSAGE, LONGEST_NAME, LONGEST_WORD
from igroteka.tables.orders import LONGEST_ORDER

Name = Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
ClockText = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=16)]
GameName = Annotated[str, PathParameter(description="The game's name.", max_length=40)]
TableId = Annotated[str, PathParameter(description="The table's id.", max_length=64)]


class Asked(Struct, forbid_unknown_fields=True):
    """The base of all request bodies: what we do not know, we refuse."""


class NewTable(Asked):
    """Open a table and sit down at it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=20)]
    name: Name
    options: dict[str, str] = {}
    seat: SeatNumber = 0
    bots: dict[str, Level] = {}
    """Bots' levels by seat number, as in {"1": "amateur", "2": "expert/builder"}."""
    public: bool = True
    """Whether the lobby lists it for everybody; else only who has the link finds it."""
    hints: bool = False
    """Whether people who play with each other may ask for hints; all hear of it."""
    clock: ClockText = ""
    """How much time everybody has: "live 20m+30s" for 20 minutes and 30 seconds more for every
    turn, "days 3" for three days a decision, "days 3 workdays" where weekends do not count; empty
    for no clock."""
    rated: bool = False
    """Whether the game is to count for ratings: without hints, among people with accounts."""


class Hints(Asked):
    """Whether people may ask for hints at the table; against bots alone they always may."""

    allowed: bool


class GiveOrder(Asked):
    """Leave an order for a decision that may come."""

    order: Annotated[str, Meta(min_length=1, max_length=LONGEST_ORDER)]
    """Its kind and what is filled in, `rescue figure=c4 to=d5`: see `possible` of your orders."""


class SitDown(Asked):
    """Take a seat."""

    name: Name
    seat: SeatNumber | None = None
    """None: the first free one."""


class Rename(Asked):
    """Be called otherwise."""

    name: Name


class NewLessons(Asked):
    """Open a guided game and sit down at it; it starts at once."""

    game: Annotated[str, Meta(max_length=40)]
    course: Annotated[str, Meta(max_length=40)]
    """One of the game's `lessons`."""
    name: Name


class NewPuzzle(Asked):
    """Open a table at the position of a puzzle and sit down at it; it starts at once."""

    game: Annotated[str, Meta(max_length=40)]
    id: Annotated[str, Meta(max_length=40)]
    """One of the game's puzzles."""
    name: Name


class GoOn(Asked):
    """Go on to the next lesson; what was to be done in this one is done."""

    lesson: Annotated[int, Meta(ge=1, le=1000)]
    """The number of the lesson that was read or is skipped."""


class GiveWord(Asked):
    """Add a word of at most 60 letters to the deal, or (empty) take it back."""

    word: Annotated[str, Meta(max_length=4 * LONGEST_WORD)]


class Resize(Asked):
    """Play with another number of players."""

    seats: Annotated[int, Meta(ge=1, le=20)]


class BotPace(Asked):
    """How fast the bots of a table act."""

    pace: Annotated[str, Meta(min_length=1, max_length=16)]
    """at-once, readable or slow."""


class Research(Asked):
    """Whether your game may be used for research, without names."""

    agree: bool


class SeatBot(Asked):
    """Seat a bot of a level, or (null) send it away."""

    level: Level | None


class Act(Asked):
    """Take an action."""

    action: Annotated[str, Meta(min_length=1, max_length=200)]
    """One of the texts in the view's `actions`."""
    number: Annotated[int, Meta(ge=0)]
    """The `number` of the view on which the decision rests."""


class Undo(Asked):
    """Go back."""

    to: Annotated[int, Meta(ge=0)] | None = None
    """The step to go back to; None: before one's own last action."""


class CastVote(Asked):
    """Agree to go back, or not."""

    yes: bool


class Say(Asked):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_MESSAGE)]


class Upload(Asked):
    """A record of a finished game."""

    record: str


class Continue(Asked):
    """Open a new table at a step of a finished game."""

    step: Annotated[int, Meta(ge=0)]
    name: Name
    seat: SeatNumber = 0
    bots: dict[str, Level] = {}
    public: bool = False
    """Whether the lobby lists it for everybody; only if all that was hidden is drawn anew."""
    anew: bool = False
    """Draw anew at the start all that was hidden; else the cards are those of that game."""


class ReturnToken(Asked):
    """The token of a seat."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class RenewToken(Asked):
    """Get another token for one's seat."""

    alone: bool = False
    """Whether all other devices that hold the seat are signed out."""


@dataclass
class ErrorDocument:
    """Why a request was refused."""

    error: str
    """A stable id, such as error-stale."""
    message: str
    """A sentence for a person."""
    arguments: dict[str, str | int]


@dataclass
class Uploaded:
    """The table at which an uploaded record can be replayed."""

    table: str


@dataclass
class OptionDocument:
    """An option of a game."""

    name: str
    choices: list[str]
    default: str
    """What holds unless the table says otherwise."""


@dataclass
class GameDocument:
    """A game that can be played here."""

    name: str
    rules: int
    """The newest version of the rules: new tables are played by it."""
    edition: str
    """The data it is played with; empty where a game has only its own."""
    seats: list[int]
    options: list[OptionDocument]
    actions: int
    """How many different actions the game has."""
    characters: list[str]
    """What bots may be like in it, as in expert/builder."""
    lessons: list[str]
    """The courses of its guided games, the first game first."""


@dataclass
class PuzzleDocument:
    """A puzzle that can be solved here; nothing of its answer."""

    game: str
    id: str
    theme: str
    """What it is about: a theme of the game's knowledge."""
    title: str
    """The same in your language."""
    difficulty: int
    """1 easy, 2 medium, 3 hard."""
    seats: int
    """How many play."""
    finds: int
    """How many decisions are to be found."""


def puzzle_document(puzzle: Puzzle, lang: str) -> PuzzleDocument:
    """Describe a puzzle to who reads *lang*."""
    return PuzzleDocument(
        game=puzzle.game,
        id=puzzle.id,
        theme=puzzle.theme,
        title=theme_said(puzzle, find_game(puzzle.game).face, lang),
        difficulty=puzzle.difficulty,
        seats=puzzle.seats,
        finds=puzzle.finds,
    )


@dataclass
class UndoDone:
    """Whether the game went back at once; if not, the others are asked."""

    done: bool


@dataclass
class Health:
    """How the server is."""

    status: str
    """“ok”, or “ill”: then nothing can be stored."""
    problem: str
    """What the database complains of; empty: of nothing."""
    tables: int
    """How many tables are in memory."""


def game_document(game: Game) -> GameDocument:
    """Describe a game."""
    folder = game_folder(game.name)
    return GameDocument(
        name=game.name,
        rules=game.rules_version,
        edition=game.edition,
        seats=list(game.seat_counts),
        options=[
            OptionDocument(option.name, list(option.choices), option.default)
            for option in game.options
        ],
        actions=game.codec.size,
        characters=list(game.knowledge.CHARACTERS),
        lessons=[course.id for course in courses_in(folder)] if folder else [],
    )
