"""The example game as a guest: in the registry of this process as if its package were installed.

The Haul has what the tests of tables need: secret hands, bids made at the same time, luck, and
a look that cannot be taken back. `tests/test_example.py` installs the package for real. With
it comes a toy that has two editions and two versions of its rules.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from igroteka.engine import registry

FOLDER = Path(__file__).parents[1] / "docs" / "examples" / "haul"
ENTRIES = [
    EntryPoint("haul", "haul:GAME", "igroteka.games"),
    EntryPoint("toy", "tests.tables.toy:GAME", "igroteka.games"),
]


def install() -> None:
    """Add the games to the registry of this process."""
    if str(FOLDER / "src") not in sys.path:
        sys.path.append(str(FOLDER / "src"))

    def with_guest(group: str) -> list[EntryPoint]:
        return [*entry_points(group=group), *ENTRIES]

    setattr(registry, "entry_points", with_guest)  # noqa: B010 - mypy knows it as imported
    forget()


def remove() -> None:
    """Undo `install`."""
    setattr(registry, "entry_points", entry_points)  # noqa: B010
    forget()


def forget() -> None:
    """Have the registry look again."""
    registry.entries.cache_clear()
    registry.loaded.cache_clear()
    registry.game_folder.cache_clear()


def installed() -> Iterator[None]:
    """Be a fixture's body: the games are there during a test."""
    install()
    yield
    remove()
