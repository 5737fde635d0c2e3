"""Whether a database can be used: found out before a server or a worker starts with it."""

from __future__ import annotations

import logging
import re
import sqlite3
import time
from pathlib import Path
from typing import Final

from sqlalchemy import NullPool, create_engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from igroteka.engine import BadSetup
from igroteka.engine.extras import needs
from igroteka.tables import postgres
from igroteka.tables.files import check_file
from igroteka.tables.migrations.run import is_up_to_date
from igroteka.tables.naming import file_of, kind_of, url_of

log = logging.getLogger(__name__)
LOOK_EVERY: Final = 0.5
"""So often a worker looks whether a server has prepared the database."""


def check_database(database: str) -> bool:
    """Make sure that a database can be used, and say whether it needs no migration.

    :raises BadSetup: if it is damaged, another program's or newer than this one, or if it cannot
        be reached or written; the sentence says what to do.
    """
    url = parsed(database)
    kind = url.get_backend_name()
    if kind == "postgresql":
        return check_postgres(database)
    file = file_of(url)
    if kind != "sqlite" or file is None:
        # Of SQLite in memory every thread has one of its own: what is written is never read.
        raise BadSetup(
            "Tables are kept in an SQLite file or in PostgreSQL, and {database} is neither; name "
            "another --database.",
            "refusal-database-kind",
            database=without_password(database),
        )
    try:
        check_file(Path(file))
        engine = create_engine(url, poolclass=NullPool)
        with engine.connect() as connection:
            return is_up_to_date(connection)
    except (sqlite3.Error, SQLAlchemyError) as error:
        raise no_database(database, error) from None


def wait_for_server(database: str) -> None:
    """Return when a server has made the database ready for workers of this version.

    :raises BadSetup: if it is newer than this program, or cannot be reached.
    """
    is_said = False
    while not check_database(database):
        if not is_said:
            log.info("waits for a server of this version to prepare %s", kind_of(database))
        is_said = True
        time.sleep(LOOK_EVERY)


def check_postgres(database: str) -> bool:
    """Make sure that PostgreSQL answers, and say whether its database needs no migration."""
    try:
        with needs("postgres", "PostgreSQL"):
            return postgres.check(database)
    except SQLAlchemyError as error:
        raise BadSetup(
            "{database} does not let us in ({reason}); start PostgreSQL, or check the address, "
            "the role and its password.",
            "refusal-postgres",
            database=without_password(database),
            reason=reason_of(error),
        ) from None


def parsed(database: str) -> URL:
    """Return the URL of a database.

    :raises BadSetup: if that is none.
    """
    try:
        return url_of(database)
    except (ArgumentError, ValueError) as error:
        raise no_database(database, error) from None


def is_shared(database: str) -> bool:
    """Say whether several servers and workers may use a database."""
    return parsed(database).get_backend_name() == "postgresql"


def no_workers_elsewhere(database: str) -> BadSetup:
    """Return the refusal of a database that no workers on other machines can reach."""
    return BadSetup(
        "Workers share a PostgreSQL database with the servers, and {database} is none.",
        "refusal-no-workers",
        database=without_password(database),
    )


def no_database(database: str, error: Exception) -> BadSetup:
    """Return the refusal of what is no database."""
    return BadSetup(
        "{database} cannot be used as a database ({reason}); name another --database.",
        "refusal-database",
        database=without_password(database),
        reason=reason_of(error),
    )


def reason_of(error: Exception) -> str:
    """Return what a database says, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


def without_password(database: str) -> str:
    """Return the name of a database as it may be shown.

    >>> without_password("postgres://anna:hush@db/igroteka")
    'postgres://anna:…@db/igroteka'
    """
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", database)
