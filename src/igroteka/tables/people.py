"""Who is who: ids that nobody can guess."""

from __future__ import annotations

import re
import secrets
from typing import Final

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
"""What a return token looks like."""
TOKEN_PREFIX = "token:"
"""A person called ``token:<seat token>`` is whoever holds that token: that seat and no more."""


def new_table_id() -> str:
    """Return the id of a new table: who has its link may come."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """Return a return token nobody can guess."""
    return secrets.token_urlsafe(24)


def new_person() -> str:
    """Return the id of a new person."""
    return secrets.token_urlsafe(18)


def sitter(person: str) -> str:
    """Return who may take a new seat: a token's holder acts for that seat only."""
    return new_person() if person.startswith(TOKEN_PREFIX) else person


def token_person(token: str) -> str:
    """Return the person whom a return token stands for: the holder of that seat."""
    return TOKEN_PREFIX + token
