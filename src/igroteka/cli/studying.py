"""The command for researchers: bots play each other."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import click

from igroteka.bots.arena import Arena, Interval, called, standings
from igroteka.cli.columns import in_columns
from igroteka.cli.common import (
    check_writable,
    parse_options,
    use_decks,
    with_decks,
    with_options,
)
from igroteka.engine import BadSetup


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    default="search,greedy,random",
    help="Bots, with commas: random, greedy, search, search:1000 (iterations), "
    "search:0.5s (time), MODULE:CLASS (your own), exec:COMMAND or exec2:COMMAND (your own "
    "program). "
    "NAME=BOT gives one a name.",
)
@click.option("--games", default=200, help="How many games.")
@click.option("--seats", type=int, help="Seats a game; as many as bots.")
@with_options
@click.option("--seed", default=0, help="The first seed.")
@click.option("--processes", type=int, help="As many as cores by default.")
@click.option("--records", type=click.Path(path_type=Path), help="A folder for the records.")
@click.option("--csv", "csv_file", type=click.Path(path_type=Path), help="A file for the results.")
@with_decks
def arena(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    option: tuple[str, ...],
    seed: int,
    processes: int | None,
    records: Path | None,
    csv_file: Path | None,
    deck: tuple[str, ...],
) -> None:
    """Let bots play GAME, and print who won how much.

    The same deals are played in all seatings.
    """
    use_decks(deck)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if not names:
        raise BadSetup("Name at least one bot.", "refusal-name-bot")
    tournament = Arena(
        game=game,
        bots=names,
        games=games,
        seats=seats or max(2, len(names)),
        seed=seed,
        options=parse_options(option),
        keep_records=records is not None,
    )
    list(tournament.pairings())  # refuse bad input before any file is made
    if csv_file is not None:
        check_writable(csv_file)
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSetup(
                "The folder {folder} cannot be made: {reason}.",
                "refusal-folder",
                folder=str(records),
                reason=str(error.strerror),
            ) from None
    with click.progressbar(
        length=games, label=game, file=sys.stderr, show_pos=True, hidden=not sys.stderr.isatty()
    ) as bar:
        outcomes = tournament.play(processes, lambda _: bar.update(1))
    rows = [["bot", "games", "win share", "95 %", "mean score", "95 %"]]
    rows += [
        [
            row.bot,
            str(row.games),
            f"{row.wins.mean:.1%}",
            span(row.wins, percent=True),
            f"{row.score.mean:.1f}",
            span(row.score),
        ]
        for row in standings(names, outcomes)
    ]
    click.echo(f"{game}, {tournament.seats} seats, {games} games, seed {seed}")
    click.echo(in_columns(rows))
    if any(name.endswith("s") and name.startswith("search:") for name in names):
        click.echo("Search by time depends on the machine; search by iterations repeats exactly.")
    if records is not None:
        for number, outcome in enumerate(outcomes, 1):
            (records / f"{game}-{number:05}.txt").write_text(outcome.record, "utf-8")
    if csv_file is not None:
        with csv_file.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["game", "seed", "seat", "bot", "score", "place", "actions"])
            for number, outcome in enumerate(outcomes, 1):
                for seat, bot in enumerate(outcome.seating):
                    writer.writerow(
                        [
                            number,
                            outcome.seed,
                            seat + 1,
                            called(names[bot]),
                            outcome.scores[seat],
                            outcome.ranking[seat],
                            outcome.actions,
                        ]
                    )


def span(interval: Interval, percent: bool = False) -> str:
    """Return an interval as text."""
    if percent:
        return f"{interval.low:.1%}–{interval.high:.1%}"
    return f"{interval.low:.1f}–{interval.high:.1f}"
