"""What a database is called: the path of an SQLite file, or an URL."""

from __future__ import annotations

from sqlalchemy.engine import URL, make_url


def url_of(database: str) -> URL:
    """Return the URL of a database that is named by a path or an URL.

    >>> url_of("tables.db"), url_of("postgres://anna@host/igroteka")
    (sqlite:///tables.db, postgresql://anna@host/igroteka)

    :raises ArgumentError: if that is no URL.
    :raises ValueError: if its port is no number.
    """
    if "://" not in database:
        return URL.create("sqlite", database=database)
    url = make_url(database)
    # PostgreSQL's own tools, and many who rent it out, spell it so.
    if url.get_backend_name() == "postgres":
        url = url.set(drivername=url.drivername.replace("postgres", "postgresql", 1))
    return url


def file_of(url: URL) -> str | None:
    """Return the path of an SQLite file; None: it is another database, or in memory.

    >>> file_of(url_of("tables.db")), file_of(url_of("sqlite://")), file_of(url_of("postgres://h"))
    ('tables.db', None, None)
    """
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return url.database


def kind_of(database: str) -> str:
    """Return what kind of database that is, without what is secret about it.

    >>> kind_of("tables.db"), kind_of("postgresql+psycopg://me:hush@db/igroteka")
    ('SQLite (tables.db)', 'PostgreSQL (igroteka at db)')
    """
    url = url_of(database)
    name = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}.get(url.get_backend_name())
    where = f"{url.database} at {url.host}" if url.host else str(url.database)
    return f"{name or url.get_backend_name()} ({where})"
