"""Reading a file that a person has written or kept: a deck, a record."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from igroteka.engine.errors import BadSetup


def text_of(file: Path) -> str:
    """Return the text of a file; some editors put a mark before it, which is left out.

    :raises BadSetup: if there is none that can be read.
    """
    try:
        return file.read_text("utf-8-sig")
    except FileNotFoundError:
        raise BadSetup("There is no file {file}.", "refusal-no-file", file=str(file)) from None
    except IsADirectoryError:
        raise BadSetup(
            "{file} is a folder; name a file in it.", "refusal-is-folder", file=str(file)
        ) from None
    except UnicodeDecodeError:
        raise BadSetup(
            "{file} is not in the encoding UTF-8; save it so in your editor.",
            "refusal-not-utf8",
            file=str(file),
        ) from None
    except OSError as error:
        raise BadSetup(
            "{file} cannot be read: {reason}.",
            "refusal-cannot-read",
            file=str(file),
            reason=str(error.strerror),
        ) from None


def toml_of(text: str) -> dict[str, Any]:
    """Return what a TOML text says.

    :raises BadSetup: if it is no TOML.

    >>> toml_of("game = bruges")
    Traceback (most recent call last):
    ...
    igroteka.engine.errors.BadSetup: Line 1, column 8 is not TOML (Invalid value); look there \
and just before it for a missing quote, bracket or comma.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).partition(" (at ")
        numbers = re.findall(r"\d+", place)
        last = text.splitlines()
        line, column = numbers if len(numbers) == 2 else (str(len(last)), str(len(last[-1]) + 1))
        raise BadSetup(
            "Line {line}, column {column} is not TOML ({reason}); look there and just before it "
            "for a missing quote, bracket or comma.",
            "refusal-not-toml",
            line=line,
            column=column,
            reason=reason,
        ) from None
