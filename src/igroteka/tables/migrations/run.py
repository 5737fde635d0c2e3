"""Brings a database up to date."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from igroteka.engine import BadSetup
from igroteka.tables import account_models as account_models  # known to the metadata
from igroteka.tables import clock_models as clock_models
from igroteka.tables import company_models as company_models
from igroteka.tables import models as m
from igroteka.tables import notice_models as notice_models  # known to the metadata
from igroteka.tables import order_models as order_models
from igroteka.tables import people_models as people_models
from igroteka.tables import rating_models as rating_models

LOCK = 7263401
"""Any number that nobody else locks in the same database."""
FOLDER = Path(__file__).parent
VERSIONS = "alembic_version"
"""The table in which Alembic keeps the revision."""
REVISION = re.compile("[0-9]{4}")
OURS = frozenset(m.metadata.tables)


def newest() -> str:
    """Return the newest revision: its module is called ``m<revision>_<what>.py``."""
    return max(path.name[1:5] for path in (FOLDER / "versions").glob("m[0-9]*.py"))


def migrate(connection: Connection) -> None:
    """Run the migrations that the database has not seen yet.

    :raises BadSetup: if it has seen some that we do not know, or is another program's.
    """
    if connection.dialect.name == "postgresql":
        # Of servers that start together one migrates, and the others find it done.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if is_up_to_date(connection):
        return
    if version_of(connection):
        upgrade(connection)
    else:
        make(connection)


def make(connection: Connection) -> None:
    """Make a new database at once as all migrations would leave it.

    Tests hold both ways to the same; Alembic alone takes a third of a second to be imported.
    """
    m.metadata.create_all(connection)
    column = "version_num VARCHAR(32) NOT NULL"
    key = "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)"  # as Alembic makes it
    connection.execute(text(f"CREATE TABLE {VERSIONS} ({column}, {key})"))
    connection.execute(text(f"INSERT INTO {VERSIONS} VALUES (:newest)"), {"newest": newest()})


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations up to a revision."""
    # Imported only here: it is not needed at most starts, and it is large.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def is_up_to_date(connection: Connection) -> bool:
    """Say whether a database needs no migration.

    :raises BadSetup: if it is newer than this program, or another one's.
    """
    tables = set(inspect(connection).get_table_names())
    found = version_of(connection)
    if not REVISION.fullmatch(found):
        # In PostgreSQL others may have tables beside ours; in a file of our own nobody has.
        foreign = tables if connection.dialect.name == "sqlite" else tables & OURS
        if found or foreign - {VERSIONS}:
            raise BadSetup(
                "The database holds tables of another program, or was left half made; name "
                "another --database.",
                "refusal-foreign-database",
            )
    if found > newest():
        raise newer_database()
    return found == newest()


def version_of(connection: Connection) -> str:
    """Return the revision of a database; empty: it is new."""
    if not inspect(connection).has_table(VERSIONS):
        return ""
    found = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()
    return str(found or "")


def newer_database() -> BadSetup:
    """Return the refusal of a database that a newer program has kept."""
    return BadSetup(
        "A newer Igroteka has kept this database; update this one.", "refusal-newer-database"
    )
