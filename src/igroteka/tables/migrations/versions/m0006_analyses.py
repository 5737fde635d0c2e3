"""What was found out about finished games, piece by piece: a restart goes on from there."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for analyses and their pieces."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("asked", sa.Float(53), nullable=False),
        sa.Column("done", sa.Float(53)),
    )
    op.create_table(
        "findings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("analyses.table_id"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget them; they can be made again."""
    op.drop_table("findings")
    op.drop_table("analyses")
