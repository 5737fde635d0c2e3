"""Commands for hosts: serve the table, copy it, let bots think elsewhere."""

from __future__ import annotations

import errno
import socket
import sqlite3
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
    help="An SQLite file, or the URL of a PostgreSQL database.",
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
@click.option(
    "--notices-inside",
    is_flag=True,
    envvar="IGROTEKA_NOTICES_INSIDE",
    show_envvar=True,
    help="People may name addresses of your own network to be told at.",
)
@click.option(
    "--private",
    is_flag=True,
    envvar="IGROTEKA_PRIVATE",
    show_envvar=True,
    help="Only who has an invitation may play; see `igroteka people invite`.",
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
    notices_inside: bool,
    private: bool,
    metrics: int | None,
    metrics_host: str,
    log: Literal["text", "json"],
    log_level: str,
    deck: tuple[str, ...],
) -> None:
    """Serve the table in the browser, for yourself, a family or a club."""
    with needs("web", "igroteka serve"):
        from igroteka.people.notices.watching import Telling
        from igroteka.tables import logs
        from igroteka.tables.soundness import check_database, is_shared, no_workers_elsewhere
        from igroteka.web.server import serve as run
        from igroteka.web.settings import Limits, check_proxies, checked_address

    limits = Limits().changed(limit)
    check_proxies(proxies)
    public_url = checked_address(public_url) if public_url else ""
    use_decks(deck)
    check_ports(host, port, metrics_host, metrics)
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
        private=private,
        metrics=shown,
        telling=Telling(inside=notices_inside),
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

    The copy is checked, and is a database like the first one; there must be no such file yet.
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
    from igroteka.tables.files import copy  # it needs nothing but the standard library

    try:
        copy(Path(database), file)
    except (sqlite3.Error, OSError) as error:
        raise BadSetup(
            "{database} cannot be copied: {reason}.",
            "refusal-not-copied",
            database=database,
            reason=" ".join(str(error).split()),
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
        from igroteka.tables.soundness import is_shared, no_workers_elsewhere, wait_for_server
        from igroteka.tables.worker import usual_workers
        from igroteka.tables.workers import think_for

    use_decks(deck)
    if metrics is not None:
        check_port(metrics_host, metrics, "--metrics", "--metrics-host")
    if not is_shared(database):
        raise no_workers_elsewhere(database)
    logs.set_up(log, log_level)
    wait_for_server(database)
    if metrics is not None:
        with needs("web", "--metrics"):
            from igroteka.web.metrics import expose

        expose(metrics_host, metrics)
    think_for(database, workers or usual_workers())


def check_ports(host: str, port: int, metrics_host: str, metrics: int | None) -> None:
    """Make sure that a server can listen for people and, if asked, for Prometheus.

    :raises BadSetup: if not.
    """
    if metrics == port:
        raise BadSetup(
            "--port and --metrics are both {port}; choose another --metrics.",
            "refusal-same-port",
            port=str(port),
        )
    check_port(host, port, "--port", "--host")
    if metrics is not None:
        check_port(metrics_host, metrics, "--metrics", "--metrics-host")


def check_port(host: str, port: int, option: str, host_option: str) -> None:
    """Make sure that *port* of *host*, given by these options, is free.

    :raises BadSetup: if not.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, where = found[0]
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(where)
    except (OSError, UnicodeError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        if not isinstance(error, OSError) or is_elsewhere(error):
            raise BadSetup(
                "{host} is no address of this machine ({reason}); choose another {option}.",
                "refusal-host",
                option=host_option,
                host=host,
                reason=reason,
            ) from None
        raise BadSetup(
            "Port {port} of {host} cannot be used ({reason}); choose another {option}.",
            "refusal-port",
            option=option,
            port=str(port),
            host=host,
            reason=reason,
        ) from None


def is_elsewhere(error: OSError) -> bool:
    """Say whether it is the address, and not the port, that we cannot listen at."""
    return isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL
