"""The site can be built from the pages, and asks nobody for anything."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

import pytest
from scripts.site import navigation, staging
from scripts.site.__main__ import build

OUTSIDE = re.compile(
    r'<(?:script|img|iframe)[^>]+src="(?:https?:)?//|@import|(?<!\w)url\(["\']?http'
)
LINKED = re.compile(r'<link[^>]+rel="(?:stylesheet|preconnect|preload)"[^>]+href="(?:https?:)?//')


@pytest.mark.lengthy
def test_every_page_and_link_is_known_to_sphinx(tmp_path: Path) -> None:
    """Headings, docstrings, links and notebooks, without writing the pages."""
    assert build(tmp_path, "dummy") == 0


@pytest.mark.soak
def test_the_site_is_built_and_needs_no_network(tmp_path: Path) -> None:
    assert build(tmp_path) == 0
    site = tmp_path / "site"
    pages = list(site.rglob("*.html"))
    names = {page.relative_to(site).as_posix() for page in pages}
    assert {"index.html", "games/venice.html", "notebooks/learner.html", "search.html"} <= names
    assert {f"reference/{module}.html" for module in navigation.REFERENCE} <= names
    for page in [*pages, *site.rglob("*.css")]:
        text = page.read_text("utf-8")
        assert not OUTSIDE.search(text) and not LINKED.search(text), page
    assert (site / "searchindex.js").stat().st_size > 10_000


def test_links_lead_to_pages_of_the_site(tmp_path: Path) -> None:
    stage = staging.Staging(tmp_path)
    stage.page_of(PurePosixPath("docs/bots.md"), "bots")
    text = "[a](bots.md#x) [b](../src/igroteka/cli/__init__.py) `[c](d)` [e](https://e.org)"
    assert stage.linked(text, PurePosixPath("docs/bots.md")) == (
        "[a](/bots.md#x) [b](/sources/src/igroteka/cli/__init__.py.md) `[c](d)` [e](https://e.org)"
    )
    with pytest.raises(ValueError, match=r"docs/bots.md links to gone.md, which is not there"):
        stage.linked("[f](gone.md)", PurePosixPath("docs/bots.md"))


def test_a_page_that_nobody_listed_is_in_the_side_bar() -> None:
    groups = navigation.grouped(["index", "bots", "brand-new"])
    assert groups["Study"] == ["bots"] and "brand-new" in groups[navigation.UNLISTED]
