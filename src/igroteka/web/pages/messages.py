"""Refusals in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.web.pages.reader import Reader


def sentence_of(
    reader: Reader, message: str, arguments: Mapping[str, str | int], otherwise: str
) -> str:
    """Return the message of a refusal, or the sentence it came with."""
    if not reader.words.has(message):
        return otherwise
    return reader.words(message, **arguments)
