"""For which seats a bot sits in: a restart need not open a table to know whose turn it is."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, and fill it for games that are being played from what their logs say."""
    op.add_column("seats", sa.Column("stand_in", sa.String(16)))
    connection = op.get_bind()
    rows = connection.execute(
        sa.text(
            "SELECT e.table_id, e.seat, e.kind, e.data FROM entries e"
            " JOIN tables t ON t.id = e.table_id"
            " WHERE t.status = 'playing' AND e.kind IN ('stand-in', 'take-back')"
            " ORDER BY e.table_id, e.number"
        )
    )
    levels: dict[tuple[str, int], str | None] = {}
    for table, seat, kind, data in rows:
        levels[table, seat] = json.loads(data)["level"] if kind == "stand-in" else None
    update = sa.text("UPDATE seats SET stand_in = :level WHERE table_id = :id AND seat = :seat")
    for (table, seat), level in levels.items():
        if level is not None:
            connection.execute(update, {"level": level, "id": table, "seat": seat})


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("seats", "stand_in")
