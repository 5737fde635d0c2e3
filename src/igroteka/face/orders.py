"""Orders beforehand in words: messages ``<game>-order-<kind>`` of the game's own words.

``…-<blank>`` is what stands before a blank, ``…-<blank>-<choice>`` what a choice is called; a
number is said by ``…-<blank>-n``, and a thing by its name. ``…-said`` is the sentence of an order
that was given: it knows each blank by its name and, as it is called, by ``<blank>-said``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from igroteka.engine.orders import Order
from igroteka.face.face import Face
from igroteka.face.words import REMEMBERED


def order_title(face: Face[Any], kind: str, lang: str) -> str:
    """Return what a kind of order is called."""
    return face.words(lang)(f"{face.name}-order-{kind}")


def blank_title(face: Face[Any], kind: str, blank: str, lang: str) -> str:
    """Return what stands before a blank."""
    return face.words(lang)(f"{face.name}-order-{kind}-{blank}")


@lru_cache(maxsize=REMEMBERED)
def choice_title(face: Face[Any], kind: str, blank: str, choice: str, lang: str) -> str:
    """Return what a choice of a blank is called: as itself, as a number, or as a thing."""
    words, message = face.words(lang), f"{face.name}-order-{kind}-{blank}"
    if words.has(f"{message}-{choice}"):
        return words(f"{message}-{choice}")
    if choice.isdecimal() and words.has(f"{message}-n"):
        return words(f"{message}-n", n=int(choice))
    return str(face.thing(blank, choice, lang))  # a name without its other forms: for documents


def order_sentence(face: Face[Any], order: Order, lang: str) -> str:
    """Return in a sentence what was ordered."""
    filled: dict[str, str | int] = {}
    for name, choice in order.filled:
        filled[name] = int(choice) if choice.isdecimal() else choice
        filled[f"{name}-said"] = choice_title(face, order.kind, name, choice, lang)
    return face.words(lang)(f"{face.name}-order-{order.kind}-said", **filled)
