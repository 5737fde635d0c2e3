"""How a host wants the server to be."""

from __future__ import annotations

from dataclasses import dataclass, field

from igroteka.tables.service import Pace


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for; a client is an address, so a whole club may be one."""

    requests_per_second: float = 60.0
    requests_at_once: int = 300
    new_tables_per_minute: float = 20.0
    new_tables_at_once: int = 40
    streams: int = 400
    body: int = 64 * 1024
    record: int = 1024 * 1024
    """The largest record that may be uploaded, in bytes."""


@dataclass(frozen=True)
class Settings:
    """How a host wants the server to be."""

    database: str = "igroteka.db"
    """The path of an SQLite file, or an SQLAlchemy URL."""
    https: bool = False
    """Whether people come by https (through a proxy): cookies are then marked secure."""
    bot_workers: int = 1
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
