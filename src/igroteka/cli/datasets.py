"""The command that makes datasets: of bots, of records, or of a server's finished tables."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from click.core import ParameterSource

from igroteka.cli.common import (
    check_jobs,
    check_language,
    make_folder,
    parse_options,
    parse_seats,
    use_decks,
    with_decks,
    with_jobs,
    with_language,
    with_options,
    with_ray,
)
from igroteka.data.columns import RECORD, USUALLY, parse_what
from igroteka.data.making import CARD, Making, Recipe
from igroteka.data.sources import Told, told_by_records
from igroteka.data.writing import ENDINGS, PARQUET
from igroteka.engine import BadSetup, Game, find_game
from igroteka.engine.extras import needs
from igroteka.face import words_of

A_FOLDER = click.Path(path_type=Path)
OF_BOTS = ("games", "bots", "seats", "explore", "option", "seed")
"""What says which games bots play: told games are what they are."""


@click.command()
@click.argument("game")
@click.option("--out", type=A_FOLDER, show_default="GAME-data", help="The folder to make.")
@click.option("--games", default=1000, help="How many games of bots.")
@click.option("--bots", default="greedy", help="Bots, with commas, as in the arena.")
@click.option("--seats", default="2", help="Seats a game, or several in turn: 2,3,4.")
@click.option("--explore", default=0.0, help="This share of actions is drawn by lot.")
@with_options
@click.option("--seed", default=0, help="The first deal.")
@click.option("--records", type=A_FOLDER, help="Take the games of the records in a folder.")
@click.option("--names", is_flag=True, help="Keep the names that stand in the records.")
@click.option(
    "--database",
    default="",
    show_default=False,
    help="Take the finished tables of a server at which everybody agreed: an SQLite file, or "
    "the URL of a PostgreSQL database.",
)
@click.option(
    "--what",
    default=",".join(USUALLY),
    help="What each row tells: observation, oracle, legal, mask, view; record: of each game.",
)
@click.option("--format", "form", default=PARQUET, help=f"{' or '.join(ENDINGS)}.")
@click.option("--licence", default="CC0-1.0", help="What the card says others may do with it.")
@with_jobs
@with_ray
@with_decks
@with_language
def dataset(
    game: str,
    out: Path | None,
    games: int,
    bots: str,
    seats: str,
    explore: float,
    option: tuple[str, ...],
    seed: int,
    records: Path | None,
    names: bool,
    database: str,
    what: str,
    form: str,
    licence: str,
    jobs: int | None,
    ray: str,
    deck: tuple[str, ...],
    lang: str,
) -> None:
    """Make a dataset of GAME: observations, legal actions, actions and outcomes, for learners.

    The same command goes on where it was stopped, and makes the same files with any --jobs.
    """
    check_language(lang)
    check_jobs(jobs)
    use_decks(deck)
    found = find_game(game)
    told: list[Told] = []
    if records is not None and database:
        raise BadSetup(
            "Games come from one place: bots, --records or --database.", "refusal-one-source"
        )
    if records is not None or database:
        refuse_of_bots()
    if names and records is None:
        raise BadSetup("--names is for --records only.", "refusal-only-records")
    if records is not None:
        told = of_records(records, found, names, lang)
    elif database:
        told = of_database(database, found, what, lang)
    recipe = Recipe(
        game=game,
        games=games,
        bots=bots.split(","),
        seats=parse_seats(seats) or (found.seat_counts[0],),
        options=parse_options(option),
        explore=explore,
        seed=seed,
        what=parse_what(what),
        form=form,
        licence=licence,
        source="records" if records is not None else "database" if database else "bots",
        told=told,
    )
    folder = out or Path(f"{game}-data")
    making = Making(recipe, folder)
    make_folder(folder)
    make(making, jobs, ray.strip(), lang)
    size = sum(file.stat().st_size for file in folder.iterdir()) / 1e6
    click.echo(
        words_of(lang)(
            "dataset-made",
            folder=str(folder),
            games=recipe.count,
            decisions=making.decisions,
            size=f"{size:.1f}",
            card=str(folder / CARD),
        )
    )


def refuse_of_bots() -> None:
    """Refuse options that say what bots play, where told games are taken: they would do nothing.

    :raises BadSetup: if one was given.
    """
    context = click.get_current_context()
    for name in OF_BOTS:
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise BadSetup(
                "--{option} is for games of bots, not for --records or --database; leave it out.",
                "refusal-only-bots",
                option=name,
            )


def make(making: Making, jobs: int | None, ray: str, lang: str) -> None:
    """Make a dataset with a bar that shows how far it is."""
    with click.progressbar(
        length=making.recipe.count,
        label=making.recipe.game,
        file=sys.stderr,
        show_pos=True,
        hidden=not sys.stderr.isatty(),
    ) as bar:
        try:
            making.make(jobs, lambda done, total: bar.update(done - bar.pos), ray)
        except KeyboardInterrupt:
            words = words_of(lang)
            click.echo("\n" + words("arena-stopped", file=str(making.folder)), err=True)
            raise


def of_records(folder: Path, game: Game, names: bool, lang: str) -> list[Told]:
    """Return the games of a folder, and say what was left out."""
    found = told_by_records(folder, game, names)
    if found.others or found.unfinished:
        words = words_of(lang)
        click.echo(
            words("dataset-left-out", others=found.others, unfinished=found.unfinished), err=True
        )
    return found.told


def of_database(database: str, game: Game, what: str, lang: str) -> list[Told]:
    """Return the games of a server at which everybody agreed, and say how many there are."""
    if RECORD in parse_what(what):
        raise BadSetup(
            "Games of people are told without their records, by which they could be found again; "
            "leave record out of --what.",
            "refusal-people-records",
        )
    with needs("web", "--database"):
        from igroteka.tables.research import agreed_games
    found = agreed_games(database, game)
    words = words_of(lang)
    click.echo(
        words("dataset-consent", finished=found.finished, agreed=len(found.told), game=game.name),
        err=True,
    )
    return found.told
