"""Passkeys, recovery codes, sessions that can be ended, and tokens of people."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for the ways in which people sign in."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("used", sa.Float(53)),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("ends", sa.Float(53), nullable=False, index=True),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("least", sa.Integer, nullable=False),
    )
    op.create_table(
        "person_tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("used", sa.Float(53)),
    )


def downgrade() -> None:
    """Forget them; everybody is still the person of their cookie."""
    for name in ("person_tokens", "sessions", "recovery_codes", "challenges", "passkeys"):
        op.drop_table(name)
