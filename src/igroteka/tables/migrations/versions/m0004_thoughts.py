"""What bots have to think about, for workers on any machine."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the queue."""
    op.create_table(
        "thoughts",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("world", sa.Text, nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("quick", sa.Boolean, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("of_person", sa.Float(53), nullable=False),
        sa.Column("of_address", sa.Float(53), nullable=False),
        sa.Column("asked", sa.Float(53), nullable=False),
        sa.Column("action", sa.Integer),
    )


def downgrade() -> None:
    """Drop the queue."""
    op.drop_table("thoughts")
