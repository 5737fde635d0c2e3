"""The secret of a table's deal, and where all that was hidden was drawn anew."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what new tables keep; tables that are there have none of it."""
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("words", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("redraws", sa.Text, nullable=False, server_default="[]"))
    # A seed may be a key now. SQLite keeps texts of any length, whatever a column says.
    if op.get_context().dialect.name != "sqlite":
        op.alter_column("tables", "seed", type_=sa.String(80), existing_nullable=False)


def downgrade() -> None:
    """Forget it; tables that have a secret cannot be opened by what came before."""
    for name in ("redraws", "words", "secret"):
        op.drop_column("tables", name)
