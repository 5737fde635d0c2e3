"""Install the wheel into empty environments, as its users do, and play in each.

    python -m scripts.empty_install

Builds the wheel, makes an environment for each kind of user, installs with pip from the usual
package registry, and prints how many packages came, how long it took and how much room it
takes. Then two search bots play a game in it, and with the server a page is asked for.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
KINDS = ("", "web", "all")
GAME = ("arena", "venice", "--bots", "search,search", "--games", "1", "--jobs", "1")
SECONDS_TO_START = 60


def build_wheel(folder: Path) -> Path:
    """Build the wheel of this checkout in *folder*, with the hatchling that is installed."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def said(*command: str | Path) -> str:
    """Return what a program says; nothing of this environment is known to it."""
    hidden = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    return subprocess.run(
        [str(word) for word in command], check=True, stdout=subprocess.PIPE, env=environment
    ).stdout.decode()


def measure(kind: str, wheel: Path, folder: Path) -> None:
    """Install for one kind of user, and print what it takes and what it does."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    before = room(folder)
    wanted = f"igroteka[{kind}] @ {wheel.as_uri()}" if kind else str(wheel)
    start = time.perf_counter()
    said(python, "-m", "pip", "install", "--quiet", wanted)
    seconds = time.perf_counter() - start
    listed = json.loads(said(python, "-m", "pip", "list", "--format", "json"))
    others = sorted({each["name"] for each in listed} - {"igroteka", "pip", "setuptools"})
    name = f"igroteka[{kind}]" if kind else "igroteka"
    print(f"{name}: {len(others)} other packages, {seconds:.1f} s, {room(folder) - before:.0f} MB")
    print("   ", ", ".join(others))
    start = time.perf_counter()
    result = said(folder / "bin" / "igroteka", *GAME)
    print(f"    a game of search bots, {time.perf_counter() - start:.1f} s:")
    print("".join(f"        {line}\n" for line in result.splitlines()), end="")
    if kind:
        print(f"    the lobby: {lobby(folder)} bytes", flush=True)


def room(folder: Path) -> float:
    """Return how many megabytes a folder takes."""
    return sum(file.lstat().st_size for file in folder.rglob("*")) / 1e6


def lobby(folder: Path) -> int:
    """Serve from an environment; return how long its first page is."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = folder / "tables.db"
    server = subprocess.Popen(
        [folder / "bin" / "igroteka", "serve", "--port", str(port), "--database", database],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    until = time.monotonic() + SECONDS_TO_START
    try:
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
                    return len(page.read())
            except OSError:
                if server.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.1)
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        built = build_wheel(place)
        print(f"{built.name}: {built.stat().st_size / 1e6:.1f} MB")
        for each in KINDS:
            measure(each, built, place / (each or "core"))
