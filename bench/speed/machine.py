"""On what it was measured, and whether that had something else to do."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

LIBRARIES = ("catanatron", "open-spiel", "rlcard", "pettingzoo")


def load() -> float | None:
    """Return how many processes have wanted a core in the last minute, where that is known."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def processor() -> str:
    """Return the name of the processor."""
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def libraries() -> str:
    """Return the versions of the other libraries that are installed."""
    found = []
    for name in LIBRARIES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)


def described(loads: list[float | None], seconds: float, repeats: int) -> str:
    """Say it in a few sentences: what it ran on, and how busy that was before and after."""
    busy = " and ".join(f"{each:.1f}" for each in loads if each is not None)
    return (
        f"{platform.python_implementation()} {platform.python_version()} on "
        f"{processor()}, {os.cpu_count()} cores"
        + (f", load {busy} before and after" if busy else "")
        + f"; each figure is the best of {repeats} times {seconds:g} s. {libraries()}."
    )
