"""Keeps a second server from the same SQLite file: it would not hear of the first one's moves."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy.engine import make_url

from igroteka.engine import BadSetup


@contextmanager
def alone_at(database: str) -> Iterator[None]:
    """Be the only server of an SQLite file; other databases may have several.

    The lock is SQLite's own, on an empty file beside it: the system frees it however the
    process ends.

    :raises BadSetup: if another server has the file.
    """
    url = make_url(database if "://" in database else f"sqlite:///{database}")
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        yield
        return
    with closing(sqlite3.connect(f"{url.database}-server", timeout=0.5)) as lock:
        lock.isolation_level = None
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise BadSetup(
                "Another server uses {database} already; stop it, or have several servers share "
                "a PostgreSQL database.",
                "refusal-second-server",
                database=str(url.database),
            ) from None
        yield
