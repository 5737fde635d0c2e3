"""Games to learn from as a file, a line of JSON for each: what was stopped can go on."""

from __future__ import annotations

import json
import os
import zlib
from base64 import b85decode, b85encode
from collections.abc import Iterator
from pathlib import Path

from igroteka.training.playing import Noted


def line_of(number: int, noted: Noted) -> bytes:
    """Return the line of a game."""
    told = noted._asdict() | {
        "number": number,
        "features": packed(noted.features),
        "common": packed(noted.common),
        "tells": packed(noted.tells),
        "aims": packed(noted.aims),
    }
    return json.dumps(told, separators=(",", ":")).encode() + b"\n"


def read_games(path: Path) -> Iterator[tuple[int, Noted]]:
    """Yield the games of a file with their numbers; a last line that was cut off is left out."""
    if not path.exists():
        return
    with path.open("rb") as file:
        for line in file:
            if not line.endswith(b"\n"):
                return
            told = json.loads(line)
            number = told.pop("number")
            told["features"] = unpacked(told["features"])
            told["common"] = unpacked(told["common"])
            for later in ("tells", "aims"):
                told[later] = unpacked(told[later]) if later in told else b""
            yield number, Noted(**told)


def without_torn_line(path: Path) -> None:
    """Take away a last line that was cut off, so that the next one does not go on with it."""
    if path.exists():
        whole = path.read_bytes()
        end = whole.rfind(b"\n") + 1
        if end < len(whole):
            os.truncate(path, end)


def packed(numbers: bytes) -> str:
    """Return bytes as a short text."""
    return b85encode(zlib.compress(numbers, 6)).decode()


def unpacked(text: str) -> bytes:
    """Return the bytes of such a text."""
    return zlib.decompress(b85decode(text))
