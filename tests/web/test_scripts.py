"""The page's scripts know what the tables tell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import igroteka.tables.entries  # noqa: F401 - so that all kinds are known
from igroteka.tables.entry import Entry
from igroteka.web.assets import FOLDER
from igroteka.web.joining import in_a_room, joined


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


def test_a_joined_script_holds_each_module_once_behind_what_it_imports(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("export const a = 1;\n")
    (tmp_path / "b.js").write_text('import { a } from "./a.js";\nexport const b = a;\n')
    (tmp_path / "c.js").write_text(
        'import { b } from "./b.js";\nimport { a } from "./a.js";\nimport "./a.js";\nb(a);\n'
    )
    rooms = joined(tmp_path / "c.js")
    assert [rooms.count(f"const {name}_js =") for name in "ab"] == [1, 1]
    assert rooms.index("a_js =") < rooms.index("b_js =") < rooms.index("b(a)")


def test_scripts_that_import_each_other_in_a_circle_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text('import { b } from "./b.js";\nexport const a = b;\n')
    (tmp_path / "b.js").write_text('import { a } from "./a.js";\nexport const b = a;\n')
    with pytest.raises(ValueError, match="a → b → a"):
        joined(tmp_path / "a.js")


@pytest.mark.parametrize(
    "line", ['import * as a from "./a.js";', "export default 1;", "export let a = 1;"]
)
def test_what_cannot_be_joined_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="cannot be joined"):
        in_a_room("b", f"{line}\n")
