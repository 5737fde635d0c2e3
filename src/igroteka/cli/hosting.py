"""Commands for hosts: serve the table, copy it, let bots think elsewhere."""

from __future__ import annotations

import re
import socket
import sqlite3
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from igroteka.cli.common import Decks, check_writable, use_decks
from igroteka.engine import BadSetup

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
    from sqlalchemy.exc import ArgumentError  # most commands need no database

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
    """Make sure that a database can be used and is not newer than this program.

    If asked, make sure that no server has to migrate it, either.

    :raises BadSetup: if not.
    """
    from sqlalchemy import NullPool, create_engine  # most commands need no database
    from sqlalchemy.exc import SQLAlchemyError

    try:
        if "://" not in database:
            with closing(sqlite3.connect(database)) as connection:
                connection.execute("begin immediate")
            from igroteka.tables.migrations.run import check_version

            engine = create_engine(f"sqlite:///{database}", poolclass=NullPool)
            with engine.connect() as opened:
                check_version(opened, may_be_older=not of_this_version)
        elif is_shared(database):
            from igroteka.tables.postgres import check

            check(database, of_this_version=of_this_version)
    except (sqlite3.Error, SQLAlchemyError, ImportError) as error:
        raise no_database(database, str(getattr(error, "orig", None) or error)) from None
