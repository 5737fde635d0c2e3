"""Rated games: that a table is rated, how each ended, and what ratings came of it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for results and ratings; no table of before is rated."""
    op.add_column(
        "tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64)),
        sa.Column("level", sa.String(16)),
        sa.Column("mu", sa.Float(53)),
        sa.Column("sigma", sa.Float(53)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("share", sa.Float(53), nullable=False),
        sa.Column("finished", sa.Float(53), nullable=False),
    )
    op.create_index("results_by_game", "results", ["game", "finished"])
    op.create_index("results_by_person", "results", ["person"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("finished", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float(53), nullable=False),
        sa.Column("sigma_before", sa.Float(53), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
    )
    op.create_index("rating_changes_by_game", "rating_changes", ["game", "finished"])
    op.create_index("rating_changes_by_person", "rating_changes", ["person", "game", "finished"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("finished", sa.Float(53), nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game"])


def downgrade() -> None:
    """Forget them; the logs still say how the games went."""
    op.drop_table("ratings")
    op.drop_table("rating_changes")
    op.drop_table("results")
    op.drop_column("tables", "rated")
