"""The samples in the documentation run."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import guest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.fixture(autouse=True)
def guest_game() -> Iterator[None]:
    yield from guest.installed()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_samples_run(page: Path) -> None:
    failures, _ = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )
    assert failures == 0
