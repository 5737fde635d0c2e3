"""The command for researchers: bots play each other."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from igroteka.arena import (
    Arena,
    Outcome,
    Progress,
    Results,
    check_parquet,
    write_csv,
    write_parquet,
)
from igroteka.arena.plot import plot
from igroteka.arena.ratings import ratings
from igroteka.arena.table import tables
from igroteka.cli.common import (
    check_jobs,
    check_language,
    check_writable,
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
from igroteka.engine import BadSetup
from igroteka.face import words_of

A_FILE = click.Path(path_type=Path)


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    default="search,greedy,random",
    help="Bots, with commas: novice, amateur, skilled, expert, master, expert/CHARACTER, "
    "random, greedy, search, search:1000 (iterations), search:0.5s (time), "
    "search:0.5cpu (time of the processor), search@1 (a kept version), "
    "trained:FILE (a network of your own), MODULE:CLASS (your own), "
    "exec:COMMAND or exec2:COMMAND (your own program). NAME=BOT gives one a name.",
)
@click.option("--hero", default="", help="A bot that meets each of the others, alone among them.")
@click.option(
    "--seats", default="", help="Seats a game, or several: 2,3,4.", show_default="fitting"
)
@click.option("--games", "--at-most", default=200, help="How many games a row, at most.")
@click.option(
    "--target", type=float, help="End a row when the hero's wins are clear of this share."
)
@click.option("--at-least", default=40, help="But not before so many games.")
@with_options
@click.option("--seed", default=0, help="The first deal.")
@with_jobs
@with_ray
@click.option("--results", type=A_FILE, help="Keep results there as they come, and go on from it.")
@click.option("--records", type=A_FILE, help="A folder for the records.")
@click.option("--csv", "csv_file", type=A_FILE, help="Write each seat of each game there, as CSV.")
@click.option("--parquet", type=A_FILE, help="The same as Parquet.")
@click.option("--plot", "picture", type=A_FILE, help="Draw the ratings there, as SVG.")
@with_decks
@with_language
def arena(
    game: str,
    bots: str,
    hero: str,
    seats: str,
    games: int,
    target: float | None,
    at_least: int,
    option: tuple[str, ...],
    seed: int,
    jobs: int | None,
    ray: str,
    results: Path | None,
    records: Path | None,
    csv_file: Path | None,
    parquet: Path | None,
    picture: Path | None,
    deck: tuple[str, ...],
    lang: str,
) -> None:
    """Let bots play GAME against each other, each deal from every seat, and print who won."""
    check_language(lang)
    use_decks(deck)
    tournament = Arena(
        game=game,
        bots=bots.split(","),
        games=games,
        seats=parse_seats(seats),
        hero=hero.strip(),
        seed=seed,
        options=parse_options(option),
        target=target,
        at_least=at_least,
        keep_records=records is not None,
    )
    # Bad input is refused before any game is played and any file is made.
    tournament.plans()
    check_jobs(jobs)
    check_files(results=results, records=records, csv=csv_file, parquet=parquet, plot=picture)
    if parquet is not None:
        check_parquet()
    if picture is not None:
        ratings([])
    if records is not None:
        make_folder(records)
    found = play(tournament, jobs, ray.strip(), results, records, lang)
    click.echo(tables(found, lang))
    if csv_file is not None:
        write_csv(found, csv_file)
    if parquet is not None:
        write_parquet(found, parquet)
    if picture is not None:
        picture.write_text(plot(found, lang), "utf-8")


def check_files(records: Path | None, plot: Path | None, **others: Path | None) -> None:
    """Make sure that what is asked for can be written, each to a file of its own.

    :raises BadSetup: if not.
    """
    asked = {"plot": plot, **others}
    named: dict[Path, str] = {} if records is None else {records.absolute(): "records"}
    for option, file in asked.items():
        if file is None:
            continue
        earlier = named.setdefault(file.absolute(), option)
        if earlier != option:
            raise BadSetup(
                "--{one} and --{other} are both {file}; name two different ones.",
                "refusal-same-file",
                one=earlier,
                other=option,
                file=str(file),
            )
        check_writable(file)
    if plot is not None and plot.suffix.lower() != ".svg":
        raise BadSetup(
            "The picture is SVG; call it {name}, not {file}.",
            "refusal-plot-svg",
            name=str(plot.with_suffix(".svg")),
            file=str(plot),
        )


def play(
    tournament: Arena,
    jobs: int | None,
    ray: str,
    results: Path | None,
    records: Path | None,
    lang: str,
) -> Results:
    """Play an arena with a bar that shows how far it is."""
    with click.progressbar(
        length=1,
        label=tournament.game,
        file=sys.stderr,
        show_pos=True,
        hidden=not sys.stderr.isatty(),
    ) as bar:

        def tell(progress: Progress) -> None:
            bar.length = progress.total
            bar.update(progress.done - bar.pos)
            if records is not None and progress.outcome is not None:
                write_record(records, tournament.game, progress.outcome)

        try:
            return tournament.play(jobs, results, tell, ray)
        except KeyboardInterrupt:
            if results is not None:
                words = words_of(lang)
                click.echo("\n" + words("arena-stopped", file=str(results)), err=True)
            raise


def write_record(folder: Path, game: str, outcome: Outcome) -> None:
    """Keep the record of a game: its name says which row, and which game of it."""
    name = f"{game}-{outcome.row + 1}-{outcome.number + 1:05}.txt"
    (folder / name).write_text(outcome.record, "utf-8")
