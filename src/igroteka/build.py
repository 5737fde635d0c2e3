"""Which build runs: the compiled one where there is one, unless it is not wanted or outdated.

Compiled modules lie beside their sources, and Python takes them first. In a checkout that was
compiled in place (`make fast`), a source may have changed since: then all sources are taken, and
whoever changed it is told.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

INTERPRETED = "IGROTEKA_INTERPRETED"
"""The environment variable that asks for the sources, whatever has been compiled."""
SUMS = "compiled.sums"
"""What a checkout was compiled from, a line for each source; a wheel has no such file."""


class Sources:
    """Finds the modules of a package by their sources alone."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module is, if it is one of ours."""
        if path is None or not name.startswith(f"{__package__}."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def changed_source(package: Path) -> str | None:
    """Return a source that is not what was compiled in place; None: there is none."""
    try:
        sums = (package / SUMS).read_text("utf-8")
    except FileNotFoundError:
        return None
    for line in sums.splitlines():
        digest, _, name = line.partition("  ")
        file = package / name
        if not file.exists() or hashlib.sha256(file.read_bytes()).hexdigest() != digest:
            return name
    return None


def choose() -> None:
    """Have the sources taken where they must be; before any other module is imported."""
    interpreted = bool(os.environ.get(INTERPRETED))
    if not interpreted and (changed := changed_source(Path(__file__).parent)) is not None:
        interpreted = True
        sys.stderr.write(
            f"igroteka: {changed} has changed since it was compiled, so the sources are "
            "interpreted. `make fast` compiles them again, `make slow` stops that.\n"
        )
    if interpreted and Sources not in sys.meta_path:
        sys.meta_path.insert(0, Sources)
