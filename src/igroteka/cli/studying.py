"""The commands for researchers: bots play each other, and what numbers they may learn from."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from igroteka.bots.arena import Arena, Interval, called, standings
from igroteka.cli.common import Decks, Options, check_writable, out, parse_options, use_decks
from igroteka.engine import BadSetup, find_game
from igroteka.engine.errors import undeclared
from igroteka.engine.observation import KINDS, Layout


def arena(
    game: Annotated[str, typer.Argument(help="Which game; `igroteka games` lists them.")],
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, with commas: random, greedy, search, search:1000 (iterations), "
            "search:0.5s (time), MODULE:CLASS (your own), exec:COMMAND (your own program). "
            "NAME=BOT gives one a name."
        ),
    ] = "search,greedy,random",
    games: Annotated[int, typer.Option(help="How many games.")] = 200,
    seats: Annotated[int | None, typer.Option(help="Seats a game; as many as bots.")] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 0,
    processes: Annotated[int | None, typer.Option(help="As many as cores by default.")] = None,
    records: Annotated[Path | None, typer.Option(help="A folder for the records.")] = None,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="A file for the results.")] = None,
    deck: Decks = None,
) -> None:
    """Let bots play each other in all seatings, and print who won how much."""
    use_decks(deck or [])
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if not names:
        raise BadSetup("Name at least one bot.", "refusal-name-bot")
    tournament = Arena(
        game=game,
        bots=names,
        games=games,
        seats=seats or max(2, len(names)),
        seed=seed,
        options=parse_options(option or []),
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
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(game, total=games)
        outcomes = tournament.play(processes, lambda _: bar.advance(task))
    rows = standings(names, outcomes)
    table = Table(title=f"{game}, {tournament.seats} seats, {games} games, seed {seed}")
    table.add_column("bot")
    table.add_column("games", justify="right")
    table.add_column("win share", justify="right")
    table.add_column("95 %", justify="right")
    table.add_column("mean score", justify="right")
    table.add_column("95 %", justify="right")
    for row in rows:
        table.add_row(
            row.bot,
            str(row.games),
            f"{row.wins.mean:.1%}",
            span(row.wins, percent=True),
            f"{row.score.mean:.1f}",
            span(row.score),
        )
    out.print(table)
    if any(name.endswith("s") and name.startswith("search:") for name in names):
        out.print("Search by time depends on the machine; search by iterations repeats exactly.")
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


def layout(
    game: Annotated[str, typer.Argument(help="Which game; `igroteka games` lists them.")],
    kind: Annotated[str, typer.Option(help="public, player or oracle.")] = "oracle",
    markdown: Annotated[bool, typer.Option(help="As a table for a page.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """Print what each number of a game's observation means."""
    declared = find_game(game).observation
    if declared is None:
        raise undeclared(game, "observation")
    if kind not in KINDS:
        raise BadSetup(
            "Observations are {kinds}, not “{kind}”.",
            "refusal-observation-kind",
            kinds=KINDS,
            kind=kind,
        )
    if as_json:
        typer.echo(json.dumps(layout_document(declared, kind), ensure_ascii=False))
    elif markdown:
        typer.echo(layout_markdown(declared, kind))
    else:
        table = Table(title=f"{declared.title}, {declared.size(kind)} numbers")
        for heading in LAYOUT_COLUMNS:
            table.add_column(
                heading, justify="left" if heading in ("field", "meaning") else "right"
            )
        for row in layout_rows(declared, kind):
            table.add_row(*row)
        out.print(table)


LAYOUT_COLUMNS = ("field", "kind", "from", "length", "least", "most", "meaning")
LAYOUT_NUMBERS = ("from", "length", "least", "most")


def layout_rows(declared: Layout, kind: str) -> list[tuple[str, ...]]:
    """Return a row for each field of a kind of observation."""
    return [
        (
            field.name,
            field.kind,
            str(field.offset),
            f"{field.seats} × {field.length // field.seats}" if field.seats else str(field.length),
            str(field.low),
            str(field.high),
            f"{field.meaning} (code)" if field.codes else field.meaning,
        )
        for field in declared.of_kind(kind)
    ]


def layout_markdown(declared: Layout, kind: str = "oracle") -> str:
    """Return the layout as a table of Markdown."""
    rows = [LAYOUT_COLUMNS, ("---",) * len(LAYOUT_COLUMNS), *layout_rows(declared, kind)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def layout_document(declared: Layout, kind: str) -> dict[str, Any]:
    """Return the layout as plain values."""
    return {
        "game": declared.game,
        "version": declared.version,
        "sizes": {each: declared.size(each) for each in KINDS},
        "fields": [field._asdict() for field in declared.of_kind(kind)],
    }


def span(interval: Interval, percent: bool = False) -> str:
    """Return an interval as text."""
    if percent:
        return f"{interval.low:.1%}–{interval.high:.1%}"
    return f"{interval.low:.1f}–{interval.high:.1f}"
