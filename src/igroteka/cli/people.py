"""Commands for hosts about people: invitations to a private server, names that should not be."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from igroteka.cli.common import check_language, with_language
from igroteka.engine import BadSetup
from igroteka.engine.extras import needs
from igroteka.face import words_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")
MOST_USES = 10_000
MOST_DAYS = 3650.0
with_database = click.argument("database")


@click.group()
def people() -> None:
    """The people of your server: invite them, take away names that should not be."""


def in_database(database: str, work: Callable[[Connection], T]) -> T:
    """Do something in the database of a server, which may be running meanwhile.

    :raises BadSetup: if there is none, or a server of this version has not prepared it.
    """
    with needs("web", "igroteka people"):
        from igroteka.tables.database import engine_of
        from igroteka.tables.naming import file_of
        from igroteka.tables.soundness import check_database, parsed, without_password

    file = file_of(parsed(database))
    if file is not None and not Path(file).is_file():
        raise BadSetup("There is no file {file}.", "refusal-no-file", file=file)
    if not check_database(database):
        raise BadSetup(
            "{database} was not kept by a server of this version; run igroteka serve with it "
            "first.",
            "refusal-unprepared",
            database=without_password(database),
        )
    engine = engine_of(database)
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def day(at: float) -> str:
    """Return a day, 2026-11-18."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


@people.command()
@with_database
@click.option("--uses", type=click.IntRange(1, MOST_USES), default=1, help="How many may come.")
@click.option("--days", type=click.FloatRange(0.01, MOST_DAYS), default=14.0, help="How long.")
@click.option(
    "--public-url",
    default="http://localhost:8000",
    envvar="IGROTEKA_PUBLIC_URL",
    show_envvar=True,
    help="Where people find the server.",
)
def invite(database: str, uses: int, days: float, public_url: str) -> None:
    """Make a link by which people come into a private server, and print it.

    DATABASE is the one of the server: an SQLite file, or an URL.
    """
    with needs("web", "igroteka people"):
        from igroteka.people.company import doors
        from igroteka.web.settings import checked_address

    address = checked_address(public_url)
    token = in_database(database, lambda connection: doors.invite(connection, uses, days))
    click.echo(f"{address}/join/{token}")


@people.command()
@with_database
@with_language
def invitations(database: str, lang: str) -> None:
    """List the invitations to a private server: each one's token, uses, end, and whether it works.

    DATABASE is the one of the server: an SQLite file, or an URL.
    """
    words = words_of(check_language(lang))
    with needs("web", "igroteka people"):
        from igroteka.people.company import doors

    now = time.time()
    for one in in_database(database, doors.listed):
        state = words("invitation-open" if one.is_open(now) else "invitation-over")
        click.echo(f"{one.token}  {one.used}/{one.uses}  {day(one.expires)}  {state}")


@people.command()
@with_database
@click.argument("token")
@click.option("--with-people", is_flag=True, help="Also shut out who came by it.")
def revoke(database: str, token: str, with_people: bool) -> None:
    """End the invitation with this TOKEN; who has come by it stays, unless you say otherwise.

    DATABASE is the one of the server: an SQLite file, or an URL.
    """
    with needs("web", "igroteka people"):
        from igroteka.people.company import doors

    if not in_database(database, lambda found: doors.revoke(found, token, with_people)):
        raise BadSetup(
            "There is no invitation {token}; igroteka people invitations lists them.",
            "refusal-no-invitation",
            token=token[:40],
        )


@people.command()
@with_database
@with_language
def reports(database: str, lang: str) -> None:
    """List the names that people have reported: how many did, and who, when and why.

    DATABASE is the one of the server: an SQLite file, or an URL.
    """
    words = words_of(check_language(lang))
    with needs("web", "igroteka people"):
        from igroteka.people.company import reporting

    for one in in_database(database, reporting.reports):
        click.echo(f"{one.name} ({len(one.by)})")
        for who, at, reason in one.by:
            click.echo(f"  {day(at)}  {who or words('terminal-guest')}: {reason}")


@people.command("remove-name")
@with_database
@click.argument("name")
@with_language
def remove_name(database: str, name: str, lang: str) -> None:
    """Call everybody otherwise who is called NAME, everywhere, and let nobody be called so again.

    A running server follows within seconds. DATABASE is its: an SQLite file, or an URL.
    """
    words = words_of(check_language(lang))
    with needs("web", "igroteka people"):
        from igroteka.people.accounts import folded
        from igroteka.people.company import reporting

    if not folded(name):
        raise BadSetup("Name the name that is to go.", "refusal-no-name")
    done = in_database(
        database, lambda connection: reporting.remove_name(connection, name, time.time())
    )
    click.echo(words("name-removed", accounts=done.accounts, seats=done.seats))
