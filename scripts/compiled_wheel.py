"""Build a compiled wheel, install it into an empty environment, and try it there.

    python -m scripts.compiled_wheel FOLDER

Tried is what its users do: ask for the version, and have both builds play the same games.
"""

from __future__ import annotations

import os
import sys
import tempfile
import venv
from pathlib import Path
from zipfile import ZipFile

from scripts.empty_install import build_wheel, said

GAMES = Path(__file__).with_name("same_games.py")


def unpacked_wheel(folder: Path) -> Path:
    """Build a compiled wheel; return the folder in which its files are."""
    with ZipFile(compiled_wheel(folder)) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def compiled_wheel(folder: Path) -> Path:
    """Build a compiled wheel in *folder*."""
    os.environ["IGROTEKA_COMPILE"] = "1"
    try:
        return build_wheel(folder)
    finally:
        del os.environ["IGROTEKA_COMPILE"]


def main() -> None:
    """Do what the command line asks for."""
    if len(sys.argv) != 2:
        sys.exit("Name the folder into which the wheel goes.")
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        wheel = compiled_wheel(Path(folder))
        environment = Path(folder, "environment")
        venv.create(environment, with_pip=True)
        programs = environment / ("Scripts" if os.name == "nt" else "bin")
        said(programs / "python", "-m", "pip", "install", "--quiet", wheel)
        os.environ["LC_ALL"] = "C.UTF-8"
        version = said(programs / "igroteka", "--version").strip()
        print(f"{wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB: {version}")
        if not version.endswith("(compiled)"):
            sys.exit("The wheel is not compiled.")
        said(programs / "python", GAMES)
        print("Both builds have played the same games.")
        target.mkdir(exist_ok=True)
        print(wheel.replace(target / wheel.name))


if __name__ == "__main__":
    main()
