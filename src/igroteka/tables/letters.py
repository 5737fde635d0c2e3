"""Which characters may be stored and shown to others.

What cannot be seen is refused: control characters (no database keeps NUL alike), characters
that turn the direction of the text around them, and invisible ones, with which somebody's name
could be copied. What people really write in any language, emoji included, is let through.
"""

from __future__ import annotations

import unicodedata
from typing import Final

INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs by name, but nothing is drawn for them."""
JOINERS: Final = frozenset("\u200c\u200d")
JOINED: Final = frozenset({"So", "Sk", "Mn", "Mc", "Lo"})
"""After these a joiner means something: in emoji, and in scripts without capital letters."""
REPLACEMENT: Final = "\ufffd"
"""What stands where bytes were no UTF-8."""
NEWER_SIGNS: Final = range(0x1F000, 0x20000)
"""Emoji come every year; this Python need not know them all."""


def unfit(text: str) -> str | None:
    """Return the first character that cannot be stored, as in “U+202E”; None: all can.

    Blanks of every kind are let through: who stores a text tidies them.

    >>> unfit("Zoë, Аня\\tи 👩\\u200d🚀"), unfit("A\\u202eB"), unfit("An\\u200dna"), unfit("\\0")
    (None, 'U+202E', 'U+200D', 'U+0000')
    """
    if text.isascii() and text.isprintable():
        return None
    before = ""
    for letter in text:
        if not is_fit(letter, before):
            return f"U+{ord(letter):04X}"
        before = letter
    return None


def is_fit(letter: str, before: str) -> bool:
    """Say whether a character can be stored where it stands after another one."""
    if letter in JOINERS:
        return before != "" and unicodedata.category(before) in JOINED
    if letter in INVISIBLE or letter == REPLACEMENT:
        return False
    if letter.isprintable() or letter.isspace():
        return True
    return unicodedata.category(letter) == "Cn" and ord(letter) in NEWER_SIGNS
