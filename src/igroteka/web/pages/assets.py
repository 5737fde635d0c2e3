"""Style sheets and scripts: few, small, and served under an address that changes with them."""

from __future__ import annotations

import hashlib
from functools import cache

from igroteka.face import palette
from igroteka.web.pages.reader import WEB

TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


@cache
def contents() -> dict[str, str]:
    """Return all static files by name, the generated palette among them."""
    found = {
        file.name: file.read_text("utf-8")
        for file in sorted((WEB / "static").iterdir())
        if file.suffix in TYPES
    }
    found["palette.css"] = palette.stylesheet()
    return found


@cache
def version() -> str:
    """Return a name for the present contents; browsers may keep what has it for ever."""
    digest = hashlib.sha256()
    for name, text in sorted(contents().items()):
        digest.update(f"{name}\0{text}\0".encode())
    return digest.hexdigest()[:12]


def asset(name: str) -> str:
    """Return the address of a static file. Scripts import each other relatively, so all match."""
    if name not in contents():
        raise KeyError(f"there is no static file {name!r}")
    return f"/static/{version()}/{name}"
