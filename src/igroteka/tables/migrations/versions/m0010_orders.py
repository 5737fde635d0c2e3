"""Orders that seats have left for decisions to come."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for orders."""
    op.create_table(
        "orders",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Index("orders_by_table", "table_id"),
    )


def downgrade() -> None:
    """Forget them; who gave one is asked."""
    op.drop_table("orders")
