from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import guest


@pytest.fixture(autouse=True)
def guest_game() -> Iterator[None]:
    yield from guest.installed()


@pytest.fixture(params=["sqlite", "postgres"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "people.db")
    url: str = request.getfixturevalue("shared_database")
    return url
