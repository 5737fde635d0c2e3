"""The API of ratings: whether a table is rated, ladders, and where a person stands."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter
from msgspec import Struct

from igroteka.arena.skill import Skill
from igroteka.people.ratings import Point, Rung, Standing
from igroteka.web import documents as d
from igroteka.web.api_common import ERRORS
from igroteka.web.asking import Person, ThePeople, TheTables

PublicId = Annotated[
    str, PathParameter(description="The person's id, as in links: /p/<id>.", max_length=32)
]


class ChooseRated(d.Asked):
    """Whether the game is to count for ratings."""

    rated: bool


class RatingDocument(Struct, frozen=True):
    """A rating with its 95 % interval."""

    rating: int
    """Everybody begins with 1500; 200 ahead win about three of four games of two."""
    low: int
    """The lower end of the 95 % interval."""
    high: int
    """Its upper end."""
    provisional: bool
    """Whether too few games have been played to rely on it."""
    mu: float
    """The same in the model's own numbers."""
    sigma: float
    """The standard deviation of what is believed, in the same."""


class RungDocument(Struct, frozen=True):
    """Somebody on a ladder."""

    rank: int | None
    """1 for the first; None: provisional, or one of our own bots."""
    name: str
    """What a person is called; of our own bots the level."""
    public: str
    """The person's id, as in links; empty: one of our own bots."""
    bot: bool
    """Whether a program plays."""
    games: int
    """How many rated games; 0: one of our own bots, rated in an arena."""
    rating: RatingDocument


class PointDocument(Struct, frozen=True):
    """A rating after a game."""

    table: str
    """Where it was played."""
    finished: float
    """When it ended, in seconds since 1970."""
    rating: RatingDocument


class GameRatingDocument(Struct, frozen=True):
    """Where a person is in a game."""

    game: str
    games: int
    """How many rated games they have played."""
    rating: RatingDocument
    curve: list[PointDocument]
    """After each of them, in order."""


def rating_document(skill: Skill) -> RatingDocument:
    """Return a rating as programs read it."""
    low, high = skill.rating - skill.margin, skill.rating + skill.margin
    return RatingDocument(skill.rating, low, high, skill.is_provisional, skill.mu, skill.sigma)


def rung_document(rung: Rung) -> RungDocument:
    """Return somebody on a ladder."""
    rating = rating_document(rung.skill)
    return RungDocument(rung.rank, rung.name, rung.public, rung.bot, rung.games, rating)


def game_document(standing: Standing, curve: list[Point]) -> GameRatingDocument:
    """Return where a person is in a game, and how they came there."""
    points = [
        PointDocument(point.table, point.finished, rating_document(point.skill)) for point in curve
    ]
    rating = rating_document(standing.skill)
    return GameRatingDocument(standing.game, standing.games, rating, points)


@put("/tables/{table:str}/rated", status_code=204, responses=ERRORS)
async def choose_rated(
    table: d.TableId, data: JSONBody[ChooseRated], tables: TheTables, person: Person
) -> None:
    """Have the game count for ratings, or not, before the start.

    `rated` of the table says whether it can as people sit there now; if not, it does not start.
    """
    await tables.rated.choose(table, person, data.rated)


@get("/ladder/{game:str}", responses=ERRORS)
async def ladder(game: d.GameName, people: ThePeople, person: Person) -> list[RungDocument]:
    """List who plays a game how well.

    First those whose rating is sure, with our own bots among them, then who is provisional.
    """
    await people.company.doors.check(person)
    return [rung_document(rung) for rung in await people.ratings.ladder(game)]


@get("/people/{public:str}/ratings", responses=ERRORS)
async def ratings_of(
    public: PublicId, people: ThePeople, person: Person
) -> list[GameRatingDocument]:
    """List a person's ratings, game by game, with the curve of each."""
    await people.company.doors.check(person)
    account = await people.accounts.by_public(public)
    if account.person != person and await people.ratings.is_hidden(account.person):
        return []
    return [
        game_document(each, await people.ratings.curve(account.person, each.game))
        for each in await people.ratings.of(account.person)
    ]


RATING: list[HTTPRouteHandler] = [choose_rated, ladder, ratings_of]
