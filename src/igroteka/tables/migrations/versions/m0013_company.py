"""People among each other: wishes, invitations, and whom one avoids; a host's closed doors."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for all of it, and find quickly who sits at a table."""
    op.create_index("holders_by_table", "holders", ["table_id"])
    op.create_table(
        "wants",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("line", sa.String(80), nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("inviter", sa.String(64), nullable=False),
        sa.Column("invited", sa.String(64), nullable=False),
        sa.Column("inviter_name", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("answer", sa.String(10), nullable=False),
        sa.UniqueConstraint("table_id", "invited"),
    )
    op.create_index("invitations_by_invited", "invitations", ["invited"])
    for avoided in ("blocks", "mutes"):
        op.create_table(
            avoided,
            sa.Column("person", sa.String(64), primary_key=True),
            sa.Column("other", sa.String(64), primary_key=True),
            sa.Column("handle", sa.String(16), nullable=False, unique=True),
            sa.Column("name", sa.String(64), nullable=False),
            sa.Column("created", sa.Float(53), nullable=False),
        )
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "name_reports",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("folded", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("reported", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "removed_names",
        sa.Column("folded", sa.String(64), primary_key=True),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "server_invitations",
        sa.Column("token", sa.String(32), primary_key=True),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
        sa.Column("revoked", sa.Float(53)),
    )
    op.create_table(
        "admitted",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column(
            "token", sa.String(32), sa.ForeignKey("server_invitations.token"), nullable=False
        ),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_index("admitted_by_token", "admitted", ["token"])


def downgrade() -> None:
    """Forget it; the tables and who sits at them are untouched."""
    for table in (
        "admitted",
        "server_invitations",
        "removed_names",
        "name_reports",
        "mutes",
        "blocks",
        "invitations",
        "wants",
    ):
        op.drop_table(table)
    op.drop_index("holders_by_table", "holders")
