"""Brings a database up to date."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

FOLDER = Path(__file__).parent


def newest() -> str:
    """Return the newest revision: its module is called ``m<revision>_<what>.py``."""
    return max(path.name[1:5] for path in (FOLDER / "versions").glob("m[0-9]*.py"))


def migrate(connection: Connection) -> None:
    """Run the migrations that the database has not seen yet."""
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == newest():
            return
    # Imported only here: it is not needed at most starts, and it is large.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
