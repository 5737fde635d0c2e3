"""What is stored of people who want to be found again.

Everybody is a person: a random id in a signed cookie. An account is that same person with a name
of its own; so whatever a person held before stays theirs, and nothing has to be moved.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, String, Table

from igroteka.tables.models import Json, metadata

accounts = Table(
    "accounts",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("public", String(16), nullable=False, unique=True),  # in links: /p/<public>
    Column("name", String(64), nullable=False),
    Column("folded", String(64), nullable=False, unique=True),  # the name as it is compared
    Column("bot", Boolean, nullable=False),  # whether a program plays
    Column("owner", String(64)),  # whose program it is
    Column("created", Float(53), nullable=False),
    Column("settings", Json, nullable=False, server_default="{}"),
)
