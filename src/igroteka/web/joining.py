"""The scripts in `static/`, as browsers get them: one file a page, without comments.

The sources are small modules that import each other. A browser would ask for each of them, and
twenty small files do not compress well. So a page gets one file: its script and all that it
imports, each module in a room of its own, in the order in which they need each other. Comments
and indents are for those who read the sources: they are not sent.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

COMMENT: Final = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:[^*]|\*(?!/))*\*/)[ \t]*$", re.MULTILINE)
"""A comment that has its lines for itself."""
BESIDES: Final = re.compile(r"^[ \t]+|\n(?=\n)", re.MULTILINE)
"""Indents and empty lines."""
IMPORT: Final = re.compile(r'^import (?:(\{[^}]*\}) from )?"\./([\w-]+)\.js";$', re.MULTILINE)
EXPORT: Final = re.compile(r"^export ((?:async )?function |const )(\w+)", re.MULTILINE)
MODULE_WORD: Final = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)


def joined(script: Path) -> str:
    """Return a script and all that it imports, directly or not, as one file.

    :raises ValueError: if a module imports in a circle, or imports or exports in another way
        than ``import { a, b } from "./c.js";``, ``export function`` and ``export const``.
    """
    rooms: dict[str, str] = {}
    _add(script, rooms, ())
    return "".join(rooms.values())


def _add(script: Path, rooms: dict[str, str], wanted_by: tuple[str, ...]) -> None:
    """Put a module into *rooms*, behind what it imports."""
    name = script.stem
    if name in wanted_by:
        raise ValueError(f"{' → '.join((*wanted_by, name))}: modules import each other in a circle")
    source = script.read_text(encoding="utf-8")
    for _, other in IMPORT.findall(source):
        if other not in rooms:
            _add(script.with_name(f"{other}.js"), rooms, (*wanted_by, name))
    rooms[name] = in_a_room(name, source)


def in_a_room(name: str, module: str) -> str:
    """Return a module as a function that is called at once and returns what it exports.

    >>> print(in_a_room("b", '// Why.\\nimport { a } from "./a.js";\\nexport const c = a;\\n'))
    const b_js = (() => {
    const { a } = a_js;
    const c = a;
    return { c };
    })();
    <BLANKLINE>

    :raises ValueError: if it imports or exports in a way that this does not know.
    """
    exported = [found[2] for found in EXPORT.finditer(module)]
    bare = BESIDES.sub("", COMMENT.sub("", module)).strip()
    bare = IMPORT.sub(lambda found: f"const {found[1]} = {found[2]}_js;" if found[1] else "", bare)
    bare = EXPORT.sub(r"\1\2", bare)
    if (unknown := MODULE_WORD.search(bare)) is not None:
        raise ValueError(f"{name}.js: “{unknown[0]}” cannot be joined with other scripts")
    returned = f"return {{ {', '.join(exported)} }};\n" if exported else ""
    head = f"const {name}_js = " if exported else ""
    return f"{head}(() => {{\n{bare.strip()}\n{returned}}})();\n"
