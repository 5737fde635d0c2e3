from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import guest


@pytest.fixture(autouse=True)
def guest_game() -> Iterator[None]:
    yield from guest.installed()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")
