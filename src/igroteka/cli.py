"""The command line: play in the terminal, let bots play, replay records, serve the table."""

from __future__ import annotations

import csv
import os
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from igroteka.bots.arena import Arena, Interval, standings
from igroteka.engine import BadRecord, BadSetup, IgrotekaError, find_game, game_names, read_record
from igroteka.face import LANGUAGES, Look
from igroteka.terminal import TerminalGame

app = typer.Typer(
    name="igroteka",
    help="Igroteka: four Eurogames to play and to study.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
out = Console()


def guess_language() -> str:
    """Return ru for a Russian locale, else en."""
    return "ru" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("ru") else "en"


def check_language(lang: str) -> str:
    """Return *lang* if we speak it."""
    if lang not in LANGUAGES:
        raise BadSetup(f"We speak {' and '.join(LANGUAGES)}, not “{lang}”.")
    return lang


def parse_options(pairs: list[str]) -> dict[str, str]:
    """Return options given as name=choice."""
    options = {}
    for pair in pairs:
        name, found, choice = pair.partition("=")
        if not found:
            raise BadSetup(f"Write an option as name=choice, not “{pair}”.")
        options[name] = choice
    return options


Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A table option, name=choice.")
]
Lang = Annotated[str, typer.Option("--lang", help="ru or en; your locale's by default.")]


@app.command()
def games(lang: Lang = guess_language()) -> None:
    """List the games with their seats and options."""
    check_language(lang)
    for name in game_names():
        game = find_game(name)
        face = game.face
        seats = f"{game.seat_counts[0]}–{game.seat_counts[-1]}"
        out.print(f"[bold]{name}[/]  {face.title(lang)}, {seats}", highlight=False)
        out.print(f"    {face.tagline(lang)}", highlight=False)
        for option in game.options:
            choices = " | ".join(option.choices)
            title = face.option_title(option.name, lang)
            out.print(f"    {option.name} = {choices}  {title}", highlight=False, markup=False)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game; `igroteka games` lists them.")],
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    bots: Annotated[str, typer.Option(help="Who plays against you; the last fills up.")] = "search",
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="Replay the same deal.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record there.")] = None,
    name: Annotated[str, typer.Option(help="What the log calls you.")] = "",
    lang: Lang = guess_language(),
) -> None:
    """Play in the terminal against bots."""
    check_language(lang)
    if record is not None:
        check_writable(record)
    chosen = secrets.randbits(32) if seed is None else seed
    options = parse_options(option or [])
    table = TerminalGame(find_game(game), seats, options, chosen, bots, lang, name)
    text = table.run()
    if record is not None:
        record.write_text(text, "utf-8")


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="Which game; `igroteka games` lists them.")],
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, with commas: random, greedy, search, search:1000 (iterations), "
            "search:0.5s (time), exec:COMMAND (your own program)."
        ),
    ] = "search,greedy,random",
    games: Annotated[int, typer.Option(help="How many games.")] = 200,
    seats: Annotated[int | None, typer.Option(help="Seats a game; as many as bots.")] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 0,
    processes: Annotated[int | None, typer.Option(help="As many as cores by default.")] = None,
    records: Annotated[Path | None, typer.Option(help="A folder for the records.")] = None,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="A file for the results.")] = None,
) -> None:
    """Let bots play each other in all seatings, and print who won how much."""
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if not names:
        raise BadSetup("Name at least one bot.")
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
            raise BadSetup(f"The folder {records} cannot be made: {error.strerror}.") from None
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
                            names[bot],
                            outcome.scores[seat],
                            outcome.ranking[seat],
                            outcome.actions,
                        ]
                    )


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    lang: Lang = guess_language(),
    quiet: Annotated[bool, typer.Option("--quiet", help="Only check it.")] = False,
) -> None:
    """Play a record again, check every action, and tell what happened."""
    check_language(lang)
    record = read_record(read_text(file))
    match = record.replay()
    face = match.game.face
    names = [*record.players, *("" for _ in range(match.seats))][: match.seats]
    default = face.words(lang)
    look = Look(lang, tuple(n or default("player", n=s + 1) for s, n in enumerate(names)))
    if not quiet:
        for number, move in enumerate(match.moves, 1):
            for event in move.events:
                if line := face.tell(event, look):
                    out.print(f"{number:>4}  {line}", highlight=False, markup=False)
        out.print()
        out.print(face.text(match.state.view(None), look), highlight=False, markup=False)
        out.print()
    scores = ", ".join(
        f"{look.names[seat]} {score}" for seat, score in enumerate(match.state.scores())
    )
    out.print(f"✓ {len(match.moves)} — {scores}", highlight=False, markup=False)


def span(interval: Interval, percent: bool = False) -> str:
    """Return an interval as text."""
    if percent:
        return f"{interval.low:.1%}–{interval.high:.1%}"
    return f"{interval.low:.1f}–{interval.high:.1f}"


def read_text(file: Path) -> str:
    """Return a text file's contents.

    :raises BadRecord: if there is no such text.
    """
    try:
        return file.read_text("utf-8")
    except FileNotFoundError:
        raise BadRecord(f"There is no file {file}.") from None
    except (OSError, UnicodeDecodeError):
        raise BadRecord(f"{file} cannot be read as text.") from None


def check_writable(file: Path) -> None:
    """Make sure that *file* can be written, before any work is done.

    :raises BadSetup: if not.
    """
    folder = file.parent
    if file.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadSetup(f"{file} cannot be written; name a file in an existing folder.")


def main() -> None:
    """Run the command line; bad input gets one sentence and exit code 2."""
    try:
        app()
    except IgrotekaError as error:
        sys.stderr.write(f"igroteka: {error}\n")
        sys.exit(2)
    except (KeyboardInterrupt, EOFError):
        sys.stderr.write("\n")
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(141)
