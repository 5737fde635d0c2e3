from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables import toy


@pytest.fixture(autouse=True)
def toy_game() -> Iterator[None]:
    yield from toy.installed()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")
