"""The page's scripts know what the tables tell."""

from __future__ import annotations

import re
from collections.abc import Iterator

from igroteka.tables.entries import Entry
from igroteka.web.assets import FOLDER


def kinds(of: type[Entry] = Entry) -> Iterator[str]:
    """Return the names under which the stream tells of entries."""
    for kind in of.__subclasses__():
        yield from kinds(kind)
        if not kind.__subclasses__():
            yield str(kind.__struct_config__.tag)


def test_the_page_listens_to_every_kind_of_entry() -> None:
    """An EventSource hears only what it is told to listen to."""
    found = re.search(r"ENTRY_KINDS = \[(.*?)\n\];", (FOLDER / "live.js").read_text(), re.DOTALL)
    assert found
    assert sorted(re.findall(r'"([\w-]+)"', found[1])) == sorted(kinds())


def test_every_script_is_checked() -> None:
    for script in FOLDER.glob("*.js"):
        assert script.read_text().startswith("// @ts-check\n"), script.name
