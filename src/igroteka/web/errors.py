"""What the web itself refuses, before anything reaches a table.

The messages are in ``words/refusals.<lang>.ftl``, together with those of `tables.errors`.
"""

from __future__ import annotations

from typing import Final

from litestar.exceptions import HTTPException

from igroteka.engine import IgrotekaError
from igroteka.face import Words, said
from igroteka.tables.errors import AgainstTheRules, BesideTheLesson, TableError

SENTENCES: Final[dict[str, str]] = {
    "error-bad-request": "The request cannot be read: {reason}.",
    "error-no-body": "The request has no body; send a JSON object, even an empty one.",
    "error-not-found": "There is nothing at this address. Perhaps the link is incomplete.",
    "error-bad-method": "This address does not take such a request.",
    "error-too-large": "The request is too large.",
    "error-too-many": "Too many requests; slow down.",
    "error-too-much": "That was a lot of work for the server; wait a little.",
    "error-bad-address": "The address has characters that cannot be read; check the link.",
    "error-too-many-tables": "Too many new tables; wait a minute.",
    "error-too-many-sign-ins": "Too many tries to sign in; wait a minute.",
    "error-unknown-token": "This token is not known here: it was revoked, or is not complete.",
    "error-token-scope": "This token may not do that: it needs the scope “{scope}”.",
    "error-cross-site": "The request comes from another site’s page; open the table itself.",
    "error-other-address": "The request comes from a page of another address; open the table at "
    "{address}.",
    "error-server": "Something went wrong here; it was noted. Try again.",
}
BY_STATUS: Final = {
    404: "error-not-found",
    405: "error-bad-method",
    413: "error-too-large",
    429: "error-too-many",
}


MISSED: Final = {"key": "data", "message": "'data'"}
"""What Litestar tells of a request whose body is empty."""


class WebError(IgrotekaError):
    """A request that is refused whatever the tables would say."""

    def __init__(self, status: int, message: str, **arguments: str | int) -> None:
        self.status = status
        super().__init__(SENTENCES[message], message, **arguments)


def refusal_behind(error: Exception) -> TableError | WebError | None:
    """Return what to tell about an error; None: it is our own fault."""
    if isinstance(error, (TableError, WebError)):
        return error
    if isinstance(error, IgrotekaError):
        return TableError("error-illegal-action", reason=error)
    if isinstance(error, RecursionError):
        # Only input nested thousands of times deep does this.
        return WebError(400, "error-bad-request", reason="nested too deep")
    if isinstance(error, UnicodeDecodeError):
        # Nothing but what we are sent is ever decoded.
        return WebError(400, "error-bad-request", reason="its text is not UTF-8")
    if not isinstance(error, HTTPException) or error.status_code >= 500:
        return None
    if error.status_code in BY_STATUS:
        return WebError(error.status_code, BY_STATUS[error.status_code])
    if has_no_body(error):
        return WebError(400, "error-no-body")
    return WebError(error.status_code, "error-bad-request", reason=what_is_wrong(error))


def sentence_of(refusal: TableError | WebError, words: Words) -> str:
    """Return what to tell about a refusal, in the language of *words*.

    A game's own refusals call things as the table's edition of the game does.
    """
    if isinstance(refusal, AgainstTheRules) and "-refusal-" in refusal.reason.message:
        return said(refusal.reason, words, refusal.game.face)
    if isinstance(refusal, BesideTheLesson) and (own := refusal.own_words(words.lang)):
        return own
    return said(refusal, words)


def rule_behind(refusal: TableError | WebError) -> tuple[str, str]:
    """Return the game and the rule that do not allow something; empty: none in particular."""
    if isinstance(refusal, AgainstTheRules):
        return refusal.game.name, refusal.reason.rule
    return "", ""


def has_no_body(error: HTTPException) -> bool:
    """Say whether a request came without the body that is wanted: Litestar misses its `data`."""
    extra = error.extra if isinstance(error.extra, list) else []
    return any(isinstance(item, dict) and MISSED.items() <= item.items() for item in extra)


def what_is_wrong(error: HTTPException) -> str:
    """Return what is wrong with a request, field by field."""
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = [
        f"{item.get('key', 'the body')}: {item.get('message', '')}"
        for item in extra
        if isinstance(item, dict)
    ]
    return ("; ".join(wrong) or error.detail).rstrip(".")[:300]
