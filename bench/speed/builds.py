"""The builds of our code that are measured: interpreted, compiled, another checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"

INTERPRETED = "interpreted"
COMPILED = "compiled"
BEFORE = "before"


def is_compiled(folder: Path) -> bool:
    """Whether the `igroteka` in *folder* runs compiled code."""
    engine = folder / "igroteka" / "engine"
    return any(file.name.endswith(tuple(EXTENSION_SUFFIXES)) for file in engine.glob("*"))


def interpreted(room: Path) -> Path:
    """Return where the interpreted code of this checkout is: if need be, a copy in *room*."""
    if not is_compiled(SOURCE):
        return SOURCE
    without = shutil.ignore_patterns("__pycache__", *(f"*{end}" for end in EXTENSION_SUFFIXES))
    shutil.copytree(SOURCE / "igroteka", room / INTERPRETED / "igroteka", ignore=without)
    return room / INTERPRETED


def compiled(ready: str, room: Path) -> Path:
    """Return where the compiled code is: in a folder that is ready, or else built in *room*."""
    folder = Path(ready)
    if not ready:
        print("Compiling, which takes some minutes …", file=sys.stderr)
        folder = room / COMPILED
        # Whatever it prints is none of the tables.
        done = subprocess.run(
            [sys.executable, "-m", "scripts.compiled", str(folder)],
            cwd=SOURCE.parent,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            stdout=sys.stderr,
        )
        if done.returncode:
            sys.exit("It could not be compiled; see above.")
    if not is_compiled(folder):
        sys.exit(f"No compiled igroteka is in {folder}; python -m scripts.compiled makes one.")
    return folder.resolve()


def before(checkout: Path) -> Path:
    """Return where the code of another checkout is."""
    source = checkout.resolve() / "src"
    if not (source / "igroteka").is_dir():
        sys.exit(f"There is no checkout of Igroteka at {checkout}.")
    return source
