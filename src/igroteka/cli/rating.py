"""The commands around ratings: a ladder in the terminal, and all ratings made anew."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from igroteka.cli.common import check_language, with_language
from igroteka.engine import BadSetup, find_game
from igroteka.engine.extras import needs
from igroteka.face import words_of


@click.group()
def ratings() -> None:
    """Show the ratings of a host, or make them anew from its games."""


@ratings.command()
@click.argument("database")
@with_language
def rebuild(database: str, lang: str) -> None:
    """Make all ratings of DATABASE anew, from what is recorded of its games alone.

    DATABASE is an SQLite file or an URL. Every rated game is played again from its log; either
    all of it is done, or nothing is changed.
    """
    check_language(lang)
    with needs("web", "igroteka ratings"):
        from igroteka.tables.database import Database
        from igroteka.tables.rebuilding import Rebuilt
        from igroteka.tables.rebuilding import rebuild as make_anew
        from igroteka.tables.soundness import check_database

    check_there(database)
    check_database(database)

    async def work() -> Rebuilt:
        opened = await Database.open(database)
        try:
            return await opened.write(make_anew)
        finally:
            opened.close()

    done, words = asyncio.run(work()), words_of(lang)
    click.echo(words("ratings-rebuilt", games=done.games))
    click.echo(words("ratings-changed", changed=done.changed, mended=done.mended))
    if done.unplayed:
        click.echo(words("ratings-unplayed", unplayed=done.unplayed))


@ratings.command()
@click.argument("game")
@click.option(
    "--database",
    default="igroteka.db",
    envvar="IGROTEKA_DATABASE",
    show_envvar=True,
    help="An SQLite file, or an URL.",
)
@with_language
def show(game: str, database: str, lang: str) -> None:
    """Show who plays GAME how well, people and bots."""
    check_language(lang)
    found = find_game(game)
    with needs("web", "igroteka ratings"):
        from igroteka.people.accounts import Accounts
        from igroteka.people.ratings import Ratings, Rung
        from igroteka.tables.database import Database
        from igroteka.tables.soundness import check_database

    check_there(database)
    check_database(database)

    async def work() -> list[Rung]:
        opened = await Database.open(database)
        try:
            return await Ratings(opened, Accounts(opened)).ladder(found.name)
        finally:
            opened.close()

    words = words_of(lang)
    for rung in asyncio.run(work()):
        rank = "" if rung.rank is None else str(rung.rank)
        mark = words("ratings-bot") if rung.bot else ""
        if rung.skill.is_provisional and not rung.is_ours:
            mark = words("ratings-provisional")
        line = f"{rank:>4}  {rung.name:24} {rung.skill.rating:5} ±{rung.skill.margin:<4}"
        click.echo(f"{line} {rung.games or '–':>5}  {mark}".rstrip())


def check_there(database: str) -> None:
    """Refuse a file that is not there: it would be made.

    :raises BadSetup: saying so.
    """
    if "://" not in database and not Path(database).is_file():
        raise BadSetup("There is no file {file}.", "refusal-no-file", file=database)
