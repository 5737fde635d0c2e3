"""The files in `static/`, served from memory with a name that changes when they do.

All of them share one digest, which stands in the path (``/static/<digest>/table.js``), so
they may be kept by browsers for ever.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cache, cached_property
from pathlib import Path

import brotli
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from igroteka.face import palette
from igroteka.web.joining import joined

FOLDER = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Asset:
    """A file, ready to be sent."""

    def __init__(self, media_type: str, plain: bytes) -> None:
        self.media_type = media_type
        self.plain = plain

    @cached_property
    def packed(self) -> dict[str, bytes]:
        """The same, compressed, by encoding, the best first; made when it is first asked for.

        To compress all files as well as it can be done takes longer than a server takes to start.
        """
        packed = {"br": brotli.compress(self.plain), "gzip": gzip.compress(self.plain, 9, mtime=0)}
        return {kind: body for kind, body in packed.items() if len(body) < len(self.plain)}


@cache
def assets() -> dict[str, Asset]:
    """Return all files by name, as they are sent."""
    found: dict[str, Asset] = {}
    for path in sorted(FOLDER.rglob("*")):
        if path.is_file() and not path.name.startswith("."):
            media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            plain = joined(path).encode() if path.suffix == ".js" else path.read_bytes()
            name = path.relative_to(FOLDER).as_posix()
            found[name] = Asset(media_type, plain)
    # The colours are written once, in Python, for drawings and pages alike.
    colours = palette.stylesheet().encode()
    found["palette.css"] = Asset("text/css", colours)
    return found


@cache
def digest() -> str:
    """Return some letters that change when any of the files does."""
    summed = hashlib.sha256()
    for name, found in assets().items():
        summed.update(f"{name}\0{len(found.plain)}\0".encode() + found.plain)
    return summed.hexdigest()[:12]


def asset_url(name: str) -> str:
    """Return where the browser finds a file of `static/`.

    :raises KeyError: if there is no such file.
    """
    if name not in assets():
        raise KeyError(f"there is no file static/{name}")
    return f"/static/{digest()}/{name}"


@get("/static/{version:str}/{name:path}", include_in_schema=False, sync_to_thread=False)
def serve_asset(
    request: Request[None, None, State], version: FromPath[str], name: FromPath[Path]
) -> Response[bytes]:
    """Send a file of `static/`."""
    found = assets().get(name.as_posix().lstrip("/"))
    if found is None:
        raise NotFoundException("There is no such file.")
    headers = {
        "cache-control": FOR_EVER if version == digest() else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    accepted = re.findall(r"\w+", request.headers.get("accept-encoding", ""))
    for encoding, packed in found.packed.items():
        if encoding in accepted:
            headers["content-encoding"] = encoding
            return Response(packed, media_type=found.media_type, headers=headers)
    return Response(found.plain, media_type=found.media_type, headers=headers)
