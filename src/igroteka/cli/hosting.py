"""Commands for hosts: serve the table, copy it, let bots think elsewhere."""

from __future__ import annotations

import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Literal

import click

from igroteka.cli.common import check_writable, use_decks, with_decks
from igroteka.engine import BadSetup
from igroteka.engine.extras import needs

PORTS = click.IntRange(1, 65535)

with_metrics = click.option(
    "--metrics", type=PORTS, help="A port at which Prometheus finds /metrics."
)
with_metrics_host = click.option(
    "--metrics-host",
    default="127.0.0.1",
    help="The address of that port: it is not for all.",
)
with_log = click.option(
    "--log",
    type=click.Choice(["text", "json"]),
    default="text",
    help="One line an event, to be read or as JSON.",
)
with_log_level = click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    help="debug writes a line for every request.",
)


@click.command()
@click.option("--host", default="127.0.0.1", help="0.0.0.0 lets others in your network play.")
@click.option("--port", type=PORTS, default=8000)
@click.option(
    "--database",
    default="igroteka.db",
    envvar="IGROTEKA_DATABASE",
    show_envvar=True,
    help="An SQLite file, or an SQLAlchemy URL.",
)
@click.option("--https", is_flag=True, help="People come by https, through a proxy.")
@click.option(
    "--workers",
    "--bot-workers",
    "workers",
    type=click.IntRange(0, 64),
    help="Processes in which bots think; 0 where `igroteka think` runs elsewhere.",
)
@click.option(
    "--public-url",
    default="",
    show_default=False,
    envvar="IGROTEKA_PUBLIC_URL",
    show_envvar=True,
    help="Where people find the server, as in https://tables.example.org.",
)
@click.option(
    "--proxies",
    default="127.0.0.1,::1",
    envvar="IGROTEKA_PROXIES",
    show_envvar=True,
    help="Addresses or networks of proxies that may say for whom they ask, with commas.",
)
@click.option(
    "--limit",
    multiple=True,
    envvar="IGROTEKA_LIMITS",
    show_envvar=True,
    help="Set a limit, as in streams=800; docs/hosting.md lists them.",
)
@with_metrics
@with_metrics_host
@with_log
@with_log_level
@with_decks
def serve(
    host: str,
    port: int,
    database: str,
    https: bool,
    workers: int | None,
    public_url: str,
    proxies: str,
    limit: tuple[str, ...],
    metrics: int | None,
    metrics_host: str,
    log: Literal["text", "json"],
    log_level: str,
    deck: tuple[str, ...],
) -> None:
    """Serve the table in the browser, for yourself, a family or a club."""
    with needs("web", "igroteka serve"):
        from igroteka.tables import logs
        from igroteka.web.server import serve as run
        from igroteka.web.settings import Limits, check_proxies, checked_address

    limits = Limits().changed(limit)
    check_proxies(proxies)
    public_url = checked_address(public_url) if public_url else ""
    use_decks(deck)
    check_port(host, port)
    if metrics is not None:
        check_port(metrics_host, metrics, "--metrics")
    if workers == 0 and not is_shared(database):
        raise no_workers_elsewhere(database)
    check_database(database)
    logs.set_up(log, log_level)
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


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--database",
    default="igroteka.db",
    envvar="IGROTEKA_DATABASE",
    show_envvar=True,
    help="The SQLite file of the server.",
)
def backup(file: Path, database: str) -> None:
    """Copy the tables to FILE while the server runs.

    The copy is a database like the first one; there must be no such file yet.
    """
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


@click.command()
@click.option(
    "--database",
    required=True,
    envvar="IGROTEKA_DATABASE",
    show_envvar=True,
    help="The PostgreSQL database of the servers, as an URL.",
)
@click.option("--workers", type=click.IntRange(1, 256), help="How many think at the same time.")
@with_metrics
@with_metrics_host
@with_log
@with_log_level
@with_decks
def think(
    database: str,
    workers: int | None,
    metrics: int | None,
    metrics_host: str,
    log: Literal["text", "json"],
    log_level: str,
    deck: tuple[str, ...],
) -> None:
    """Think for the bots of servers elsewhere, until you stop it."""
    with needs("postgres", "igroteka think"):
        from igroteka.tables import logs
        from igroteka.tables.worker import usual_workers
        from igroteka.tables.workers import think_for

    use_decks(deck)
    if metrics is not None:
        check_port(metrics_host, metrics, "--metrics")
    if not is_shared(database):
        raise no_workers_elsewhere(database)
    check_database(database, of_this_version=True)
    logs.set_up(log, log_level)
    if metrics is not None:
        with needs("web", "--metrics"):
            from igroteka.web.metrics import expose

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

            with needs("postgres", "PostgreSQL"):
                check(database, of_this_version=of_this_version)
    except (sqlite3.Error, SQLAlchemyError) as error:
        raise no_database(database, str(getattr(error, "orig", None) or error)) from None
