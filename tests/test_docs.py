"""The samples in the documentation run."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import guest

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "games").glob("*.md")),
]


@pytest.fixture(autouse=True)
def guest_game() -> Iterator[None]:
    yield from guest.installed()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_samples_run(page: Path) -> None:
    failures, _ = doctest.testfile(
        str(page), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )
    assert failures == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8"))
    gone = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not gone


def test_the_walks_of_the_architecture_name_what_there_is() -> None:
    """Functions and classes that the page names in backticks stand in a file that it links to."""
    page = ROOT / "docs" / "architecture.md"
    text = page.read_text("utf-8")
    links = re.findall(r"\]\((\.\./src/[^)]+\.py)\)", text)
    sources = "\n".join((page.parent / link).read_text("utf-8") for link in links)
    named = re.findall(r"`(?:[A-Z]\w+\.)([a-z]\w+)`|`([A-Z]\w+)`", text)
    missing = [n for pair in named for n in pair if n and not re.search(rf"\b{n}\b", sources)]
    assert named and not missing
