"""Build a compiled copy of the hot path with mypyc, and check that it plays the same games.

    python -m scripts.compiled FOLDER

Interpreted Python is the reference. The copy in FOLDER (put it first on PYTHONPATH) has the
engine's and the games' rules compiled; everything else is the same source.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import igroteka

# Parts of the engine that are not hot: they find, read and keep games.
NOT_HOT = {
    "__init__.py",
    "deal.py",
    "extras.py",
    "game.py",
    "match.py",
    "record.py",
    "registry.py",
    "textfile.py",
}


def hot_modules(package: Path) -> list[str]:
    """Return the modules that are compiled: the engine, the search, all rules and bots."""
    rooms = [
        room for name in ("rules", "bot") for room in sorted((package / "games").glob(f"*/{name}"))
    ]
    files = [
        file
        for folder in (package / "engine", *rooms)
        for file in sorted(folder.rglob("*.py"))
        if file.name not in NOT_HOT
    ]
    return [str(file.relative_to(package.parent)) for file in [*files, package / "bots/search.py"]]


def build(folder: Path) -> None:
    """Build the compiled copy in *folder*."""
    source = Path(igroteka.__file__).parent
    package = folder / "igroteka"
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    subprocess.run(
        [sys.executable, "-m", "mypyc", *hot_modules(package)],
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
    )


if __name__ == "__main__":
    if len(sys.argv) != 2 or Path(sys.argv[1], "igroteka").exists():
        sys.exit("Name one folder in which there is no igroteka yet.")
    build(Path(sys.argv[1]))
