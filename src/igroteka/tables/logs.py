"""How the server writes its log: one line an event, as text or as JSON, and nothing secret.

A line may name a table and a request, by ``extra={"table": …}`` or `of_table` and by the
request under way. It never holds a token, a cookie, a name or what somebody said: those who
log name none, and what libraries say about errors is scrubbed of what looks like one.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any, Final, Literal, TextIO

from igroteka.tables import counting

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request under way; it is in the answer's headers as well."""
FIELDS: Final = ("request", "table", "game", "route", "method", "status", "ms")
"""What a line may say beside its message."""
Kind = Literal["text", "json"]

SECRETS: Final = (
    # What a database complains about quotes the row.
    (re.compile(r"^\s*(DETAIL|\[parameters)\b.*$", re.MULTILINE), "…"),
    (re.compile(r"(?i)\b(bearer|token:)\s*[\w~+/.=-]{6,}"), r"\1 …"),
    (
        re.compile(r"(?i)\b(igroteka|token|cookie|secret|password)=[^\s;&\"']+"),
        r"\1=…",
    ),
    (re.compile(r"/return/[^/?\s\"']+"), "/return/…"),
    (re.compile(r"://([^:/@\s]*):[^@\s]+@"), r"://\1:…@"),
)


def scrubbed(text: str) -> str:
    """Return *text* without what looks like a secret.

    >>> scrubbed("GET /return/AbCdEfGh12345678?token=zzz&x=1 by Bearer AbCdEfGh12345678")
    'GET /return/…?token=…&x=1 by Bearer …'
    >>> scrubbed("postgresql+psycopg://igroteka:hush@db/tables")
    'postgresql+psycopg://igroteka:…@db/tables'
    """
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class _Lines(logging.Formatter):
    """What a line says, whatever it looks like."""

    def said(self, record: logging.LogRecord) -> dict[str, Any]:
        """Return the parts of a line."""
        said: dict[str, Any] = {
            "at": moment(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": scrubbed(record.getMessage()),
        }
        request = REQUEST.get()
        if request:
            said["request"] = request
        for name in FIELDS:
            if name in record.__dict__:
                said[name] = record.__dict__[name]
        if record.exc_info:
            said["error"] = scrubbed(self.formatException(record.exc_info))
        return said


class JsonLines(_Lines):
    """One JSON document a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        return json.dumps(self.said(record), ensure_ascii=False, default=str)


class TextLines(_Lines):
    """One line to be read; what went wrong follows, indented."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line, and the lines of its error."""
        said = self.said(record)
        error = str(said.pop("error", ""))
        parts = [str(said.pop(name)) for name in ("at", "level", "logger", "event")]
        # A message of several lines stays one event.
        parts[3] = parts[3].replace("\n", " ⏎ ")
        line = " ".join([*parts, *(f"{name}={value}" for name, value in said.items())])
        return line + "".join(f"\n    {part}" for part in error.splitlines())


class Counting(logging.Handler):
    """Counts what is written as an error."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error."""
        counting.ERRORS.add(record.name)


def moment(at: float) -> str:
    """Return a moment as a line of the log begins with it.

    >>> moment(0.25)
    '1970-01-01T00:00:00.250Z'
    """
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(at)) + f".{int(at % 1 * 1000):03}Z"


def set_up(kind: Kind = "text", level: str = "info", to: TextIO | None = None) -> None:
    """Write the log of this process to *to*, stderr by default.

    Libraries write warnings and errors only: in more they might quote what is nobody's business.
    """
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    counted = Counting(logging.ERROR)
    root.addHandler(counted)
    logging.getLogger("igroteka").setLevel(level.upper())


def of_table(table: str, **more: object) -> Mapping[str, object]:
    """Return what to pass as ``extra`` with a line about a table."""
    return {"table": table, **more}
