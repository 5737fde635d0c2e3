"""The files of SQLite: made for their owner alone, examined, copied. Only the library is needed."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from igroteka.engine import BadSetup

EXAMINED_WHOLE: Final = 128 * 1024 * 1024
"""So many bytes are read through at each start, in a fraction of a second."""
LARGE: Final = "entries"
"""The table that makes a file large; a larger file is examined without it."""
NOT_OURS: Final = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)


def make_private(file: str | Path) -> None:
    """Create a file that only its owner may read, if there is none.

    SQLite gives the files that it puts beside it the same rights.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def check_file(file: Path) -> None:
    """Make sure that an SQLite file can be read and written, and create it if there is none.

    :raises BadSetup: if not, saying what to do about it.
    :raises sqlite3.Error: if it is no database, or somebody keeps it locked.
    """
    try:
        check_folder(file)
        make_private(file)
        with closing(sqlite3.connect(file)) as connection:
            try_to_write(connection)
            found = complaint(connection, file.stat().st_size)
    except PermissionError:
        raise no_rights(file) from None
    except sqlite3.Error as error:
        kind = primary(error)
        if kind in NOT_OURS:
            raise no_rights(file) from None
        if kind != sqlite3.SQLITE_CORRUPT:
            raise
        found = str(error)
    if found:
        raise damaged(str(file), found)


def check_folder(file: Path) -> None:
    """Make sure that a file has a folder, and is none itself."""
    if file.is_dir():
        raise BadSetup(
            "{file} is a folder; name a file in it.", "refusal-is-folder", file=str(file)
        )
    if not file.parent.is_dir():
        raise BadSetup(
            "There is no folder {folder}; create it first.",
            "refusal-no-folder",
            folder=str(file.parent),
        )


def try_to_write(connection: sqlite3.Connection) -> None:
    """Begin to write what stands there already, and leave it."""
    connection.isolation_level = None
    connection.execute("BEGIN IMMEDIATE")
    [version] = connection.execute("PRAGMA user_version").fetchone()
    # Only a true write tells: SQLite opens a file that is read-only without a word.
    connection.execute(f"PRAGMA user_version = {version}")
    connection.execute("ROLLBACK")


def complaint(connection: sqlite3.Connection, size: int) -> str:
    """Return what SQLite finds wrong in a file of so many bytes; empty: nothing.

    Of a large one only the small tables are read, without which nothing works.
    """
    checks = ["PRAGMA quick_check(1)"]
    if size > EXAMINED_WHOLE:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        checks = [f'PRAGMA quick_check("{name}")' for (name,) in names if name != LARGE]
    return first_complaint(connection, checks)


def first_complaint(connection: sqlite3.Connection, checks: list[str]) -> str:
    """Return the first thing that some checks of SQLite find; empty: nothing."""
    for check in checks:
        [found] = connection.execute(check).fetchone()
        if found != "ok":
            # It begins with a line that names no place.
            return " ".join(str(found).removeprefix("*** in database main ***").split())[:200]
    return ""


def copy(database: Path, file: Path) -> None:
    """Copy an SQLite file that may be in use, all or nothing: a bad copy is not kept.

    :raises BadSetup: if what was copied is damaged, or no database of Igroteka.
    :raises sqlite3.Error: if it cannot be read, or the copy not written.
    """
    half = file.with_name(f"{file.name}.part")
    half.unlink(missing_ok=True)
    try:
        make_private(half)
        # Both are kept open to the end: the copy is of one moment, whatever is written meanwhile.
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(half)) as made:
            source.backup(made)
            check_copy(made, str(database))
        half.rename(file)
    except sqlite3.DatabaseError as error:
        if primary(error) == sqlite3.SQLITE_CORRUPT:
            raise damaged(str(database), str(error)) from None
        raise
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            half.with_name(half.name + end).unlink(missing_ok=True)


def check_copy(made: sqlite3.Connection, database: str) -> None:
    """Refuse a copy that nobody could go on from."""
    found = first_complaint(made, ["PRAGMA integrity_check(1)"])
    if found:
        raise damaged(database, found)
    ours = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'alembic_version'"
    if made.execute(ours).fetchone() is None:
        raise BadSetup(
            "{database} is no database of Igroteka; name another --database.",
            "refusal-not-igroteka",
            database=database,
        )


def primary(error: sqlite3.Error) -> int:
    """Return what kind of error that is; 0: none that SQLite has a number for."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def damaged(database: str, reason: str) -> BadSetup:
    """Return the refusal of a damaged database."""
    return BadSetup(
        "{database} is damaged ({reason}); restore a backup, as docs/hosting.md tells.",
        "refusal-damaged",
        database=database,
        reason=" ".join(reason.split()),
    )


def no_rights(file: Path) -> BadSetup:
    """Return the refusal of a file or folder that we may not write."""
    return BadSetup(
        "{file} or its folder may not be written by this user; give the rights to both.",
        "refusal-no-rights",
        file=str(file),
    )
