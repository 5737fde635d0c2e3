"""What is stored of the ways in which people sign in: passkeys, codes, sessions, tokens.

Of what is secret only a hash is kept; of a passkey only what its device gives away to everybody.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Integer, String, Table, Text

from igroteka.tables.models import Json, metadata

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # as its device calls it, in base64url
    Column("person", String(64), nullable=False, index=True),
    Column("public_key", Text, nullable=False),  # in base64url
    Column("uses", BigInteger, nullable=False),  # as its device counts them; 0: it does not
    Column("name", String(64), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("used", Float(53)),
)

challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(64), primary_key=True),  # in base64url
    Column("person", String(64), nullable=False),  # whose cookie asked for it
    Column("purpose", String(16), nullable=False),
    Column("ends", Float(53), nullable=False, index=True),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("created", Float(53), nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("least", Integer, nullable=False),  # cookies of an earlier epoch are void
)

person_tokens = Table(
    "person_tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("person", String(64), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("scopes", Json, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("used", Float(53)),
)
