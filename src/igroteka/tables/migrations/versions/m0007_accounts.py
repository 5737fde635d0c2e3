"""People who want to be found again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for accounts."""
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("public", sa.String(16), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("folded", sa.String(64), nullable=False, unique=True),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(64)),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("settings", sa.Text, nullable=False, server_default="{}"),
    )


def downgrade() -> None:
    """Forget them; everybody is still the person of their cookie."""
    op.drop_table("accounts")
