"""What is stored of people's holidays; a table's clock stands in its own row (`models`)."""

from __future__ import annotations

from sqlalchemy import Column, String, Table

from igroteka.tables.models import metadata

holidays = Table(
    "holidays",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("since", String(10), primary_key=True),  # the first day, as 2026-11-20
    Column("until", String(10), nullable=False),  # the last one
)
