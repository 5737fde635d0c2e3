"""The JSON documents of the API about people among each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from igroteka.people.accounts import Account
from igroteka.people.company.finding import LONGEST_LINE
from igroteka.people.company.reporting import LONGEST_REASON
from igroteka.people.company.statistics import Comparison, Statistics
from igroteka.people.company.whom import Whom
from igroteka.tables.views import LobbyTable
from igroteka.web.documents import Asked, Name, SeatNumber

PublicId = Annotated[str, PathParameter(description="The public id of an account.", max_length=16)]
Handle = Annotated[str, PathParameter(description="The id of the line.", max_length=16)]
AskedGame = Annotated[str, QueryParameter(description="Only of this game.", max_length=40)]
AskedPerson = Annotated[
    str, QueryParameter(name="person", description="Part of somebody's name.", max_length=30)
]
AskedPage = Annotated[int, QueryParameter(ge=1, le=10**6, description="20 tables are a page.")]
AskedAt = Annotated[str, QueryParameter(description="Leave out this table.", max_length=32)]
AskedName = Annotated[str, QueryParameter(description="The name of an account.", max_length=120)]


class MeantPerson(Asked):
    """Whom you mean: an account by its id or its name, or the person at a seat of a table."""

    account: Annotated[str, Meta(max_length=16)] = ""
    """The public id of an account; empty: see the others."""
    name: Annotated[str, Meta(max_length=120)] = ""
    """The name of an account; empty: see the others."""
    table: Annotated[str, Meta(max_length=64)] = ""
    """A table at which the person sits or sat."""
    seat: SeatNumber = 0
    """Where, at that table."""

    @property
    def whom(self) -> Whom:
        """Who is meant."""
        return Whom(self.account, self.name, self.table, self.seat)


class ReportName(MeantPerson):
    """Tell the host that a name should not be."""

    reason: Annotated[str, Meta(max_length=4 * LONGEST_REASON)] = ""
    """Why; it must say something."""


class AcceptInvitation(Asked):
    """Sit down where you are invited to."""

    name: Name
    """How you want to be called there."""


class Wishes(Asked):
    """What a table that waits wishes for; nobody is held to it."""

    language: Annotated[str, Meta(max_length=8)] = ""
    """ru or en; empty: any."""
    level: Annotated[str, Meta(max_length=16)] = ""
    """How well others should play: new, some or good; empty: as they like."""
    line: Annotated[str, Meta(max_length=4 * LONGEST_LINE)] = ""
    """A line of your own, of at most 80 letters."""


class FindTable(Asked):
    """Sit down at the open table that fits best, or open one that waits."""

    name: Name
    """How you want to be called there."""
    game: Annotated[str, Meta(max_length=40)] = ""
    """Empty: any."""
    language: Annotated[str, Meta(max_length=8)] = ""
    """The language to talk in, ru or en; empty: any."""
    level: Annotated[str, Meta(max_length=16)] = ""
    """How well others should play: new, some or good; empty: as they like."""
    free: Annotated[int, Meta(ge=1, le=20)] = 1
    """So many seats should be free."""
    seats: Annotated[int, Meta(ge=1, le=20)] | None = None
    """For how many a new table is; null: as many as the game likes."""


@dataclass
class PersonDocument:
    """Somebody who has an account."""

    id: str
    """The public id, as in /p/<id>."""
    name: str
    is_bot: bool
    """Whether a program plays."""
    since: float
    """When the account was made."""


@dataclass
class PersonDetails:
    """Somebody who has an account, and what came of their games."""

    person: PersonDocument
    statistics: Statistics
    recent: list[LobbyTable]
    """The newest games that you may see: public ones, and those at which you sat."""


@dataclass
class ComparedDetails:
    """Two people who have accounts, and what came of their games together."""

    first: PersonDocument
    second: PersonDocument
    comparison: Comparison
    recent: list[LobbyTable]
    """The newest games together that you may see."""


def person_document(account: Account) -> PersonDocument:
    """Describe somebody; nothing of the id that is theirs alone."""
    return PersonDocument(account.public, account.name, account.bot, account.created)
