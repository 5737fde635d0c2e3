"""The API of the coach: hints, guided games, puzzles and the analysis after a game."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from igroteka.coach import every_puzzle, puzzle_of_the_day, today
from igroteka.tables.analysis_views import AnalysisView
from igroteka.tables.errors import NotFound
from igroteka.tables.people import sitter
from igroteka.tables.views import HintView, Seated
from igroteka.web import documents as d
from igroteka.web.admission import CREATES
from igroteka.web.api_common import ERRORS, language_of
from igroteka.web.asking import Person, TheTables
from igroteka.web.pages.answers import AnyRequest


@post("/tables/{table:str}/hint", status_code=200, responses=ERRORS)
async def hint(
    request: AnyRequest, table: d.TableId, tables: TheTables, person: Person
) -> list[HintView]:
    """Ask what to do now: the best actions first, what each is worth, and why in words.

    Where hints are allowed, see `hints_allowed` of the table; everybody at it is told. Who asks
    again about the same decision gets the same answer. It takes a second or two.
    """
    await tables.hints.ask(table, person)
    return (await tables.view_for(table, person, lang=language_of(request))).hint


@post("/lessons", responses=ERRORS, opt=CREATES)
async def learn(data: JSONBody[d.NewLessons], tables: TheTables, person: Person) -> Seated:
    """Begin a guided game; `guide` of the table says what each lesson says and expects."""
    person = sitter(person)
    table = await tables.lessons.open(data.game, data.course, person, data.name)
    await tables.start(table, person)
    return await tables.tokens.of(table, person)


@post("/tables/{table:str}/lesson", status_code=204, responses=ERRORS)
async def go_on(
    table: d.TableId, data: JSONBody[d.GoOn], tables: TheTables, person: Person
) -> None:
    """Go on to the next lesson, having read this one or skipping what is to be done in it."""
    await tables.lessons.go_on(table, person, data.lesson)


@delete("/tables/{table:str}/lesson", responses=ERRORS)
async def end_lessons(table: d.TableId, tables: TheTables, person: Person) -> None:
    """End the lessons; the game goes on as at any table."""
    await tables.lessons.end(table, person)


# --- puzzles ------------------------------------------------------------------------------


@get("/puzzles", responses=ERRORS)
async def puzzles(request: AnyRequest, tables: TheTables) -> list[d.PuzzleDocument]:
    """List the puzzles of all games, those of a game from easy to hard."""
    lang = language_of(request)
    return await tables.aside.do(lambda: [d.puzzle_document(each, lang) for each in every_puzzle()])


@get("/puzzles/today", responses=ERRORS)
async def puzzle_today(request: AnyRequest) -> d.PuzzleDocument:
    """See which puzzle is that of the day (by UTC); it is the same for all."""
    puzzle = puzzle_of_the_day(today())
    if puzzle is None:
        raise NotFound("error-no-puzzles")
    return d.puzzle_document(puzzle, language_of(request))


@post("/puzzles", responses=ERRORS, opt=CREATES)
async def solve(data: JSONBody[d.NewPuzzle], tables: TheTables, person: Person) -> Seated:
    """Open a table at the position of a puzzle; `puzzle` of the table says how far you are.

    Act as at any table: what is not the best is refused with error-puzzle, and nothing changes.
    """
    person = sitter(person)
    table = await tables.puzzles.open(data.game, data.id, person, data.name)
    await tables.start(table, person)
    return await tables.tokens.of(table, person)


@post("/tables/{table:str}/answer", status_code=204, responses=ERRORS)
async def show_answer(table: d.TableId, tables: TheTables, person: Person) -> None:
    """Have the answer of a puzzle shown: what is left of its line is played."""
    await tables.puzzles.answer(table, person)


@post("/tables/{table:str}/play-on", responses=ERRORS, opt=CREATES)
async def play_on(table: d.TableId, tables: TheTables, person: Person) -> Seated:
    """Open a table at which the game of a solved puzzle goes on against bots."""
    person = sitter(person)
    new = await tables.puzzles.play_on(table, person)
    await tables.start(new, person)
    return await tables.tokens.of(new, person)


# --- after a game -------------------------------------------------------------------------


@post("/tables/{table:str}/analysis", status_code=202, responses=ERRORS, opt=CREATES)
async def ask_analysis(
    request: AnyRequest, table: d.TableId, tables: TheTables, person: Person
) -> AnalysisView:
    """Have a finished game analysed, in the background; ask for it again to see how far it is."""
    await tables.analyses.ask(table, person)
    return await tables.analysis(table, person, language_of(request))


@get("/tables/{table:str}/analysis", responses=ERRORS)
async def analysis(
    request: AnyRequest, table: d.TableId, tables: TheTables, person: Person
) -> AnalysisView:
    """See how far the analysis of a finished game is, and once it is whole, what it found.

    Each decision is judged by what the player could know then.
    """
    return await tables.analysis(table, person, language_of(request))


COACHING: list[HTTPRouteHandler] = [
    hint,
    learn,
    go_on,
    end_lessons,
    puzzles,
    puzzle_today,
    solve,
    show_answer,
    play_on,
    ask_analysis,
    analysis,
]
