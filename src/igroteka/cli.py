"""The command line: play in the terminal, let bots play, replay records, serve the table."""

from __future__ import annotations

import csv
import json
import os
import re
import secrets
import socket
import sqlite3
import sys
from contextlib import closing
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from igroteka.bots.arena import Arena, Interval, called, standings
from igroteka.engine import (
    BadSetup,
    Game,
    IgrotekaError,
    Record,
    broken_game,
    find_game,
    game_names,
    read_record,
)
from igroteka.engine.textfile import text_of, toml_of
from igroteka.face import LANGUAGES, Look, said_in, words_of
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
        raise BadSetup(
            "We speak {languages}, not “{lang}”.",
            "refusal-language",
            languages=" / ".join(LANGUAGES),
            lang=lang,
        )
    return lang


def parse_options(pairs: list[str]) -> dict[str, str]:
    """Return options given as name=choice."""
    options = {}
    for pair in pairs:
        name, found, choice = pair.partition("=")
        if not found:
            raise BadSetup(
                "Write an option as name=choice, not “{pair}”.", "refusal-write-option", pair=pair
            )
        options[name] = choice
    return options


Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A table option, name=choice.")
]
Decks = Annotated[
    list[str] | None,
    typer.Option(
        "--deck",
        help="Play a game with your own deck file, GAME=FILE; more are kept at hand.",
    ),
]
Metrics = Annotated[
    int | None,
    typer.Option(min=1, max=65535, help="A port at which Prometheus finds /metrics."),
]
MetricsHost = Annotated[str, typer.Option(help="The address of that port: it is not for all.")]


class LogKind(StrEnum):
    """How the log is written."""

    text = "text"
    json = "json"


class LogDetail(StrEnum):
    """How much is written to the log."""

    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


Log = Annotated[LogKind, typer.Option(help="One line an event, to be read or as JSON.")]
LogLevel = Annotated[LogDetail, typer.Option(help="debug writes a line for every request.")]
Lang = Annotated[str, typer.Option("--lang", help="ru or en; your locale's by default.")]


@app.command()
def games(
    schema: Annotated[
        str, typer.Option(help="Print the JSON Schema of this game's view instead.", metavar="GAME")
    ] = "",
    lang: Lang = guess_language(),
) -> None:
    """List the games with their seats and options."""
    check_language(lang)
    if schema:
        out.print(schema_text(schema), highlight=False, markup=False, soft_wrap=True)
        return
    for name in game_names():
        try:
            lines = about_game(find_game(name), lang)
        except Exception as error:  # a game may come with any package; the others are listed
            lines = [said_in(broken_game(name, error), lang)]
        for line in lines:
            out.print(line, highlight=False, markup=False)


def about_game(game: Game, lang: str) -> list[str]:
    """Return what the list says of a game, the default of each option marked."""
    face, default = game.face, words_of(lang)("option-default")
    lines = [
        f"{game.name}  {face.title(lang)}, {game.seat_counts[0]}–{game.seat_counts[-1]}",
        f"    {face.tagline(lang)}",
    ]
    for option in game.options:
        choices = " | ".join(
            f"{choice} ({default})" if choice == option.default else choice
            for choice in option.choices
        )
        lines.append(f"    {option.name} = {choices}  {face.option_title(option.name, lang)}")
    return lines


def schema_text(name: str) -> str:
    """Return the JSON Schema of a game's view.

    :raises BadSetup: if there is no such game, or it has not typed its view.
    """
    from igroteka.tables.view_schema import view_schema  # the other commands need no tables

    schema = view_schema(find_game(name))
    if schema is None:
        raise BadSetup(
            "What {game} shows has no schema: the game has not typed its view.",
            "refusal-no-schema",
            game=name,
        )
    return json.dumps(schema, ensure_ascii=False, indent=2)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game; `igroteka games` lists them.")],
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    bots: Annotated[str, typer.Option(help="Who plays against you; the last fills up.")] = "search",
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="Replay the same deal.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record there.")] = None,
    name: Annotated[str, typer.Option(help="What the log calls you.")] = "",
    deck: Decks = None,
    lang: Lang = guess_language(),
) -> None:
    """Play in the terminal against bots."""
    check_language(lang)
    use_decks(deck or [])
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


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    lang: Lang = guess_language(),
    quiet: Annotated[bool, typer.Option("--quiet", help="Only check it.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check how it was dealt: secret, words, seed.")
    ] = False,
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="What the table showed before the game.")
    ] = "",
    deck: Decks = None,
) -> None:
    """Play a record again, check every action, and tell what happened."""
    check_language(lang)
    use_decks(deck or [])
    record = read_record(text_of(file))
    if verify or commitment:
        out.print(verified(record, commitment, lang), highlight=False, markup=False, soft_wrap=True)
        return
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
    length = default("replay-length", n=len(match.moves))
    out.print(f"✓ {length} — {scores}", highlight=False, markup=False)


def verified(record: Record, commitment: str, lang: str) -> str:
    """Return the sentence that the deal of a record is what was promised.

    :raises BadRecord: saying what does not hold.
    """
    match = record.check_deal(commitment)
    step = record.redraws[-1][0] if record.redraws else 0
    message = "verify-anew" if record.redraws else "verify-holds"
    words = match.game.face.words(lang)
    scores = ", ".join(map(str, match.state.scores()))
    return "✓ " + words(
        message, commitment=record.commitment, n=len(match.moves), scores=scores, step=step
    )


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others in your network play.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[
        str,
        typer.Option(help="An SQLite file, or an SQLAlchemy URL.", envvar="IGROTEKA_DATABASE"),
    ] = "igroteka.db",
    https: Annotated[
        bool, typer.Option("--https", help="People come by https, through a proxy.")
    ] = False,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers",
            "--bot-workers",
            min=0,
            max=64,
            help="Processes in which bots think; 0 where `igroteka think` runs elsewhere.",
        ),
    ] = None,
    public_url: Annotated[
        str,
        typer.Option(
            envvar="IGROTEKA_PUBLIC_URL",
            help="Where people find the server, as in https://tables.example.org.",
        ),
    ] = "",
    proxies: Annotated[
        str,
        typer.Option(
            envvar="IGROTEKA_PROXIES",
            help="Addresses or networks of proxies that may say for whom they ask, with commas.",
        ),
    ] = "127.0.0.1,::1",
    limit: Annotated[
        list[str] | None,
        typer.Option(
            envvar="IGROTEKA_LIMITS",
            help="Set a limit, as in streams=800; docs/hosting.md lists them.",
        ),
    ] = None,
    metrics: Metrics = None,
    metrics_host: MetricsHost = "127.0.0.1",
    log: Log = LogKind.text,
    log_level: LogLevel = LogDetail.info,
    deck: Decks = None,
) -> None:
    """Serve the table in the browser, for yourself, a family or a club."""
    # The other commands need no web server.
    from igroteka.tables import logs
    from igroteka.web.server import serve as run
    from igroteka.web.settings import Limits, check_proxies, checked_address

    limits = Limits().changed(limit or [])
    check_proxies(proxies)
    public_url = checked_address(public_url) if public_url else ""
    use_decks(deck or [])
    check_port(host, port)
    if metrics is not None:
        check_port(metrics_host, metrics, "--metrics")
    if workers == 0 and not is_shared(database):
        raise no_workers_elsewhere(database)
    check_database(database)
    logs.set_up(log.value, log_level.value)
    shown = None if metrics is None else (metrics_host, metrics)
    run(
        host,
        port,
        database,
        https=https,
        bot_workers=workers,
        limits=limits,
        proxies=proxies,
        public_url=public_url,
        metrics=shown,
    )


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; there must be none yet.")],
    database: Annotated[
        str, typer.Option(help="The SQLite file of the server.", envvar="IGROTEKA_DATABASE")
    ] = "igroteka.db",
) -> None:
    """Copy the tables while the server runs; the copy is a database like the first one."""
    if "://" in database:
        raise BadSetup(
            "This copies an SQLite file; PostgreSQL has pg_dump, see docs/hosting.md.",
            "refusal-backup-kind",
        )
    if file.exists():
        raise BadSetup(
            "{file} exists already; name a file that does not.", "refusal-exists", file=str(file)
        )
    check_writable(file)
    if not Path(database).is_file():
        raise BadSetup("There is no file {file}.", "refusal-no-file", file=database)
    try:
        # Both are kept open to the end: the copy is of one moment, whatever is written meanwhile.
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(file)) as copy:
            source.backup(copy)
    except sqlite3.Error as error:
        raise BadSetup(
            "{database} cannot be used as a database ({reason}); name another --database.",
            "refusal-database",
            database=database,
            reason=str(error),
        ) from None


@app.command()
def think(
    database: Annotated[
        str,
        typer.Option(
            help="The PostgreSQL database of the servers, as an URL.", envvar="IGROTEKA_DATABASE"
        ),
    ],
    workers: Annotated[
        int | None, typer.Option(min=1, max=256, help="How many think at the same time.")
    ] = None,
    metrics: Metrics = None,
    metrics_host: MetricsHost = "127.0.0.1",
    log: Log = LogKind.text,
    log_level: LogLevel = LogDetail.info,
    deck: Decks = None,
) -> None:
    """Think for the bots of servers on other machines, until you stop it."""
    use_decks(deck or [])
    if metrics is not None:
        check_port(metrics_host, metrics, "--metrics")
    if not is_shared(database):
        raise no_workers_elsewhere(database)
    check_database(database, of_this_version=True)
    from igroteka.tables import logs  # the other commands need no tables
    from igroteka.tables.worker import usual_workers
    from igroteka.tables.workers import think_for

    logs.set_up(log.value, log_level.value)
    if metrics is not None:
        from igroteka.web.metrics import expose  # most hosts need none of it

        expose(metrics_host, metrics)
    think_for(database, workers or usual_workers())


decks = typer.Typer(help="Decks of your own for games that allow it.", no_args_is_help=True)
app.add_typer(decks, name="deck")


@decks.callback()
def about_decks() -> None:
    """Decks of your own for games that allow it."""


@decks.command("check")
def check_deck(
    file: Annotated[Path, typer.Argument(help="A deck file; its first line names the game.")],
    lang: Lang = guess_language(),
) -> None:
    """Say in one line each what is wrong in a deck file, and where; else what it is made of."""
    check_language(lang)
    text = text_of(file)
    name = str(toml_of(text).get("game", ""))
    if name not in game_names():
        raise BadSetup(
            '{file} does not name its game; write at its top, for instance: game = "bruges"',
            "refusal-deck-game",
            file=file.name,
        )
    game = find_game(name)
    if game.data_mistakes is None:
        raise no_deck(name)
    mistakes = game.data_mistakes(text)
    for mistake in mistakes:
        out.print(said_in(mistake, lang), highlight=False, markup=False, soft_wrap=True)
    if mistakes:
        raise typer.Exit(1)
    out.print(f"✓ {file.name}", highlight=False, markup=False)
    for line in game.face.data_sources(text, lang):
        out.print(line, highlight=False, markup=False, soft_wrap=True)


def use_decks(pairs: list[str]) -> None:
    """Let games be played with decks given as game=file.

    Of several decks of a game the first is played; the others are at hand for tables and
    records that name them. A game reads them from an environment variable that the worker
    processes of bots inherit.

    :raises BadSetup: if there is no such game or file, or the deck has mistakes.
    """
    files: dict[str, list[str]] = {}
    for pair in pairs:
        name, found, file = pair.partition("=")
        if not found or name not in game_names():
            raise BadSetup(
                "Write --deck as game=file, not “{pair}”; there are: {games}.",
                "refusal-write-deck",
                pair=pair,
                games=", ".join(game_names()),
            )
        text_of(Path(file))
        files.setdefault(name, []).append(str(Path(file).absolute()))
        os.environ[f"IGROTEKA_DECK_{name.upper()}"] = os.pathsep.join(files[name])
        if find_game(name).data_mistakes is None:
            raise no_deck(name)


def no_deck(game: str) -> BadSetup:
    """Return the refusal of a deck for a game that has none."""
    return BadSetup("{game} has no deck that could be replaced.", "refusal-no-deck", game=game)


def check_port(host: str, port: int, option: str = "--port") -> None:
    """Make sure that *port*, given by this option, is free.

    :raises BadSetup: if not.
    """
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadSetup(
                "Port {port} of {host} cannot be used ({reason}); choose another {option}.",
                "refusal-port",
                option=option,
                port=str(port),
                host=host,
                reason=str(error.strerror),
            ) from None


def is_shared(database: str) -> bool:
    """Say whether several servers and workers may use a database."""
    from igroteka.tables.postgres import is_postgres

    try:
        return is_postgres(database)
    except ArgumentError as error:
        raise no_database(database, str(error)) from None


def no_workers_elsewhere(database: str) -> BadSetup:
    """Return the refusal of a database that no workers on other machines can reach."""
    return BadSetup(
        "Workers share a PostgreSQL database with the servers, and {database} is none.",
        "refusal-no-workers",
        database=database,
    )


def no_database(database: str, reason: str) -> BadSetup:
    """Return the refusal of a database that cannot be opened; no password is shown."""
    return BadSetup(
        "{database} cannot be used as a database ({reason}); name another --database.",
        "refusal-database",
        database=re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", database),
        reason=" ".join(reason.split()),
    )


def check_database(database: str, *, of_this_version: bool = False) -> None:
    """Make sure that a database can be used, and, if asked, that no server has to migrate it.

    :raises BadSetup: if not.
    """
    try:
        if "://" not in database:
            with closing(sqlite3.connect(database)) as connection:
                connection.execute("begin immediate")
        elif is_shared(database):
            from igroteka.tables.postgres import check

            check(database, of_this_version=of_this_version)
    except (sqlite3.Error, SQLAlchemyError, ImportError) as error:
        raise no_database(database, str(getattr(error, "orig", None) or error)) from None


def span(interval: Interval, percent: bool = False) -> str:
    """Return an interval as text."""
    if percent:
        return f"{interval.low:.1%}–{interval.high:.1%}"
    return f"{interval.low:.1f}–{interval.high:.1f}"


def check_writable(file: Path) -> None:
    """Make sure that *file* can be written, before any work is done.

    :raises BadSetup: if not.
    """
    folder = file.parent
    if file.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadSetup(
            "{file} cannot be written; name a file in an existing folder.",
            "refusal-not-writable",
            file=str(file),
        )


def asked_language(arguments: list[str]) -> str:
    """Return the language of a command line: what --lang says, else the locale's.

    >>> asked_language(["play", "venice", "--lang", "ru"]), asked_language(["--lang=ru"])
    ('ru', 'ru')
    """
    asked = [after for word, after in pairwise([*arguments, ""]) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    return asked[-1] if asked and asked[-1] in LANGUAGES else guess_language()


def main() -> None:
    """Run the command line; bad input gets one sentence and exit code 2."""
    try:
        app()
    except IgrotekaError as error:
        sys.stderr.write(f"igroteka: {said_in(error, asked_language(sys.argv[1:]))}\n")
        sys.exit(2)
    except (KeyboardInterrupt, EOFError):
        sys.stderr.write("\n")
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(141)
