"""The list of keys, which a key or a button of the top line opens."""

from __future__ import annotations

from typing import Final

import htpy as h

from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader

Keys = tuple[tuple[str, str], ...]
"""What is pressed, and how the message is called that says what it does."""
AT_THE_TABLE: Final = (
    ("1 – 9", "choose"),
    ("B", "board"),
    ("C", "list"),
    ("← ↑ ↓ →", "arrows"),
    ("Shift + ← ↑ ↓ →", "closed"),
    ("Enter", "act"),
    ("Esc", "back"),
    ("U, Ctrl + Z", "undo"),
    ("Ctrl + Y", "redo"),
    ("H", "hint"),
    ("N", "next"),
    ("M", "table"),
    ("I", "what"),
    ("?", "keys"),
)
IN_THE_REPLAY: Final = (
    ("← →", "step"),
    ("Home, End", "ends"),
    ("␣", "play"),
    ("I", "what"),
    ("?", "keys"),
)
KEYBOARD: Final = (
    "M3 6h18a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1"
    "M6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10"
)


def keys_button(reader: Reader) -> h.Element:
    """Return the button that opens the list; a phone has no keys."""
    said = reader.words("keys")
    return h.button(
        ".tool.script-only.keys",
        type="button",
        data_opens="keys",
        title=said,
        aria_keyshortcuts="?",
    )[bits.icon(KEYBOARD), h.span(".unseen")[said]]


def keys_dialog(reader: Reader, keys: Keys) -> h.Element:
    """Return the list."""
    words = reader.words
    return h.dialog("#keys.small-box", aria_labelledby="keys-title")[
        h.h2("#keys-title")[words("keys")],
        h.dl(".keys")[
            ((h.dt[h.kbd[pressed]], h.dd[words(f"keys-{does}")]) for pressed, does in keys)
        ],
        h.form(".buttons", method="dialog")[h.button(".button")[words("close")]],
    ]
