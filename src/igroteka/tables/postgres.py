"""What only PostgreSQL does for us: it tells all servers of a database what another one did.

A notice that is part of the transaction that stores something is given exactly when that is
stored, and never otherwise. A second service for it (or a publisher with a connection of its
own, as web frameworks have them) would leave a gap between what is stored and what is told.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from sqlalchemy import Connection, create_engine, func, select
from sqlalchemy.engine import URL

from igroteka.tables.migrations.run import is_up_to_date
from igroteka.tables.naming import url_of

CHANNEL: Final = "igroteka"
"""On it servers hear of each other."""
MOST_IN_A_NOTICE: Final = 60
"""So many tables go into one notice: PostgreSQL takes up to 8000 bytes."""
CONNECTION: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "application_name": "igroteka",
}
"""How to connect: a machine that has gone is noticed within half a minute."""


def is_postgres(url: str) -> bool:
    """Say whether a database is one of PostgreSQL."""
    return url_of(url).get_backend_name() == "postgresql"


def with_driver(url: str) -> URL:
    """Return the URL of a PostgreSQL database, to be spoken to by the driver that we need."""
    return url_of(url).set(drivername="postgresql+psycopg")


def address(url: str) -> str:
    """Return where a database is, as PostgreSQL's own library wants to know it.

    >>> address("postgresql+psycopg://anna:secret@host/igroteka")
    'postgresql://anna:secret@host/igroteka'
    """
    return url_of(url).set(drivername="postgresql").render_as_string(hide_password=False)


def check(url: str) -> bool:
    """Make sure that a database answers and is ours, and say whether it needs no migration.

    :raises SQLAlchemyError: if it does not answer.
    :raises BadSetup: if it is newer than this program, or another one's.
    """
    engine = create_engine(with_driver(url), connect_args=CONNECTION)
    try:
        with engine.connect() as connection:
            return is_up_to_date(connection)
    finally:
        engine.dispose()


def tell(connection: Connection, server: str, about: str, told: Mapping[str, Any]) -> None:
    """Have the other servers told something when what this transaction does is stored."""
    if connection.dialect.name == "postgresql":
        for notice in notices(server, about, told):
            connection.execute(select(func.pg_notify(CHANNEL, notice)))


def notices(server: str, about: str, tables: Mapping[str, Any]) -> Iterator[str]:
    """Write what a server tells the others about some tables, in as many notices as it takes.

    >>> list(notices("s", "entries", {"t": 7}))
    ['{"by":"s","entries":{"t":7}}']
    """
    ids = list(tables)
    for start in range(0, len(ids), MOST_IN_A_NOTICE):
        told = {table: tables[table] for table in ids[start : start + MOST_IN_A_NOTICE]}
        yield json.dumps({"by": server, about: told}, separators=(",", ":"))
