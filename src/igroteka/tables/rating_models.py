"""What is stored of rated games: how each ended, and what ratings came of it.

`results` is written with the entry that ends a game. All else follows from it, game by game in the
order in which they ended: `rating_changes` is what each did to each person, `ratings` where they
are now.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table

from igroteka.tables.models import metadata

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64)),  # NULL: a bot
    Column("level", String(16)),  # of the bot
    Column("mu", Float(53)),  # what the bot counted as
    Column("sigma", Float(53)),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1 for who has won; who is level shares a place
    Column("points", Integer, nullable=False),
    Column("share", Float(53), nullable=False),  # of the decisions: how many were the person's own
    Column("finished", Float(53), nullable=False),
    Index("results_by_game", "game", "finished"),
    Index("results_by_person", "person"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("finished", Float(53), nullable=False),
    Column("games", Integer, nullable=False),  # how many of this game, with this one
    Column("mu_before", Float(53), nullable=False),
    Column("sigma_before", Float(53), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Index("rating_changes_by_game", "game", "finished"),
    Index("rating_changes_by_person", "person", "game", "finished"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("finished", Float(53), nullable=False),  # when the last of them ended
    Index("ratings_by_game", "game"),
)
