"""What is stored of orders that seats have left for decisions to come.

They are not in the log of their table: everybody hears of its entries and counts their numbers,
and of an order nobody else may hear. What came of one is in the log: an action like any other.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from igroteka.tables.models import metadata

orders = Table(
    "orders",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # the last entry when it was given
    Column("text", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Index("orders_by_table", "table_id"),
)
