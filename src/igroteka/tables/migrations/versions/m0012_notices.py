"""Notices: where people want to be told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for channels, notices and what was sent."""
    op.create_table(
        "notice_people",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("rest_until", sa.Float(53), nullable=False, server_default="0"),
    )
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("shown", sa.String(120), nullable=False),
        sa.Column("every", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("told", sa.Float(53)),
        sa.Column("failing", sa.Float(53)),
        sa.Column("off", sa.Boolean, nullable=False),
    )
    op.create_index("notice_channels_by_person", "notice_channels", ["person"])
    op.create_table(
        "notice_mutes",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("due", sa.Float(53), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    once = ["person", "kind", "table_id", "number"]
    op.create_index("notices_once", "notices", once, unique=True)
    op.create_index("notices_due", "notices", ["state", "due"])
    op.create_table(
        "notice_deliveries",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float(53), nullable=False),
        sa.Column("at", sa.Float(53)),
    )
    op.create_index("notice_deliveries_due", "notice_deliveries", ["state", "due"])


def downgrade() -> None:
    """Tell nobody any more."""
    for table in (
        "notice_deliveries",
        "notices",
        "notice_mutes",
        "notice_channels",
        "notice_people",
    ):
        op.drop_table(table)
