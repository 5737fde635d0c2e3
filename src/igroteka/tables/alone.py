"""Keeps a second server from the same SQLite file: it would not hear of the first one's moves."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from igroteka.engine import BadSetup
from igroteka.tables.files import make_private
from igroteka.tables.naming import file_of, url_of


@contextmanager
def alone_at(database: str) -> Iterator[None]:
    """Be the only server of an SQLite file; other databases may have several.

    The lock is SQLite's own, on an empty file beside it: the system frees it however the
    process ends.

    :raises BadSetup: if another server has the file.
    """
    file = file_of(url_of(database))
    if file is None:
        yield
        return
    make_private(f"{file}-server")
    with closing(sqlite3.connect(f"{file}-server", timeout=0.5)) as lock:
        lock.isolation_level = None
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise BadSetup(
                "Another server uses {database} already; stop it, or have several servers share "
                "a PostgreSQL database.",
                "refusal-second-server",
                database=file,
            ) from None
        yield
