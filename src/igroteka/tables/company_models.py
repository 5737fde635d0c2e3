"""What is stored of people among each other: wishes, invitations, and whom one avoids."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, UniqueConstraint

from igroteka.tables.models import metadata

wants = Table(
    "wants",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("language", String(8), nullable=False),  # empty: any
    Column("level", String(16), nullable=False),  # empty: any
    Column("line", String(80), nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("inviter", String(64), nullable=False),
    Column("invited", String(64), nullable=False),
    Column("inviter_name", String(64), nullable=False),
    Column("name", String(64), nullable=False),  # how who invites knows the invited one
    Column("created", Float(53), nullable=False),
    Column("answer", String(10), nullable=False),  # empty: none yet
    UniqueConstraint("table_id", "invited"),
    Index("invitations_by_invited", "invited"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("handle", String(16), nullable=False, unique=True),  # what the list calls it
    Column("name", String(64), nullable=False),  # how the other was called then
    Column("created", Float(53), nullable=False),
    Index("blocks_by_other", "other"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("handle", String(16), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("created", Float(53), nullable=False),
)

name_reports = Table(
    "name_reports",
    metadata,
    Column("person", String(64), primary_key=True),  # who reports
    Column("folded", String(64), primary_key=True),  # the name as it is compared
    Column("name", String(64), nullable=False),
    Column("reported", String(64), nullable=False),  # who is called so
    Column("reason", String(200), nullable=False),
    Column("created", Float(53), nullable=False),
)

removed_names = Table(
    "removed_names",
    metadata,
    Column("folded", String(64), primary_key=True),
    Column("created", Float(53), nullable=False),
)

server_invitations = Table(
    "server_invitations",
    metadata,
    Column("token", String(32), primary_key=True),
    Column("uses", Integer, nullable=False),  # so many may come by it
    Column("created", Float(53), nullable=False),
    Column("expires", Float(53), nullable=False),
    Column("revoked", Float(53)),  # NULL: it was not
)

admitted = Table(
    "admitted",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("token", String(32), ForeignKey("server_invitations.token"), nullable=False),
    Column("created", Float(53), nullable=False),
    Index("admitted_by_token", "token"),
)
