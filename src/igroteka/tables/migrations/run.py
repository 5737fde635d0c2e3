"""Brings a database up to date."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from igroteka.engine import BadSetup

LOCK = 7263401
"""Any number that nobody else locks in the same database."""
FOLDER = Path(__file__).parent


def newest() -> str:
    """Return the newest revision: its module is called ``m<revision>_<what>.py``."""
    return max(path.name[1:5] for path in (FOLDER / "versions").glob("m[0-9]*.py"))


def migrate(connection: Connection) -> None:
    """Run the migrations that the database has not seen yet.

    :raises BadSetup: if it has seen some that we do not know.
    """
    if connection.dialect.name == "postgresql":
        # Of servers that start together one migrates, and the others find it done.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = version_of(connection)
    if found == newest():
        return
    if found > newest():
        raise newer_database()
    upgrade(connection)


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


def check_version(connection: Connection, *, may_be_older: bool) -> None:
    """Make sure that a database is as this program wants it, or can be made so by migrating it.

    :raises BadSetup: if it is newer; if it is older, unless it may be.
    """
    found = version_of(connection)
    if found > newest():
        raise newer_database()
    if found < newest() and not may_be_older:
        raise BadSetup(
            "The database is older than this program; start a server of this version first.",
            "refusal-older-database",
        )


def version_of(connection: Connection) -> str:
    """Return the revision of a database; empty: it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found or "")


def newer_database() -> BadSetup:
    """Return the refusal of a database that a newer program has kept."""
    return BadSetup(
        "A newer Igroteka has kept this database; update this one.", "refusal-newer-database"
    )
