"""What things are called: towns, slots, characters."""

from __future__ import annotations

from typing import Final

from igroteka.face import Words
from igroteka.games.orleans.rules.box import TOKEN_NAMES
from igroteka.games.orleans.rules.towns import TOWNS

SHORT: Final = {"argenton": "Argenton", "st_amand": "Saint-Amand"}
TOWN_TITLES: Final = {town.name: SHORT.get(town.name, town.title) for town in TOWNS}


def slot_title(slot: str, words: Words) -> str:
    """Return what a slot is called: “Village: farmer”."""
    place, wants, *second = slot.split("-")
    kind = words("orleans-any") if wants == "any" else words(f"orleans-kind-{wants}")
    return words(f"orleans-place-{place}") + ": " + kind + (" (2)" if second else "")


def wants_of(slot: str) -> str:
    """Return whom a slot asks for, by its name: a kind, or `any`."""
    return slot.split("-")[1]


def thing_title(kind: str, thing: str, words: Words) -> str:
    """Return what a thing is called that an offer, an event or a reason names."""
    if kind == "slot":
        return slot_title(thing, words)
    if kind in ("town", "here"):
        return TOWN_TITLES[thing]
    return words(f"orleans-{kind}-{thing}")


def named(args: dict[str, str | int], words: Words) -> dict[str, str | int]:
    """Return the arguments of a message with their things called by name."""
    return {
        key: value if isinstance(value, int) else thing_title(key, value, words)
        for key, value in args.items()
    }


OWN: Final = "own-"
"""Tokens of a colour begin so."""


def laid(tokens: dict[str, int]) -> list[str]:
    """Return tokens one by one, in their order."""
    return [name for name in TOKEN_NAMES for _ in range(tokens.get(name, 0))]


def told_tokens(tokens: list[str], words: Words) -> str:
    """Return tokens in words, like ones counted; several of one's own are called so once."""
    own = [token for token in tokens if token.startswith(OWN)]
    others = [token for token in tokens if len(own) < 2 or token not in own]
    said = [
        words("orleans-some", token=words(f"orleans-token-{token}"), n=tokens.count(token))
        for token in dict.fromkeys(others)
    ]
    if len(own) > 1:
        kinds = [words(f"orleans-token-{token.removeprefix(OWN)}") for token in own]
        named_own = ", ".join(words("orleans-own-one", token=kind) for kind in kinds)
        said.append(words("orleans-own-some", tokens=named_own))
    return ", ".join(said)
