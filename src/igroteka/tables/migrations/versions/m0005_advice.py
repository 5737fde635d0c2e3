"""What the coach says is an answer of the queue, too."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for advice."""
    op.add_column("thoughts", sa.Column("advice", sa.Text))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("thoughts", "advice")
