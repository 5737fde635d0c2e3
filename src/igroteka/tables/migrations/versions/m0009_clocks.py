"""Tables may have a clock, and people holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

COLUMNS = ("deadline", "passed", "passed_since")


def upgrade() -> None:
    """Let every table be without a clock, as it was, and nobody be on holiday."""
    op.add_column("tables", sa.Column("clock", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("deadline", sa.Float(53)))
    op.add_column("tables", sa.Column("passed", sa.Float(53)))
    op.add_column("tables", sa.Column("passed_since", sa.Integer))
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("since", sa.String(10), primary_key=True),
        sa.Column("until", sa.String(10), nullable=False),
    )


def downgrade() -> None:
    """Forget all that."""
    op.drop_table("holidays")
    op.drop_index("tables_by_deadline", "tables")
    for column in (*COLUMNS, "clock"):
        op.drop_column("tables", column)
