"""What the things of Venice 2099 are called."""

from __future__ import annotations

from igroteka.face import Look, Words
from igroteka.games.venice.rules.view import SquareView


def tile_name(tile: str, words: Words) -> str:
    """Return what a tile is called: “red 5”, “platform”."""
    if tile == "platform":
        return words("venice-platform")
    name, value = tile.split("-")
    return words("venice-district", colour=words(f"colour-{name}"), value=value)


def card_name(card: str, words: Words, *, is_played: bool = False) -> str:
    """Return what the card of a district is called, by itself or as what is played."""
    name, value = card.split("-")
    message = "venice-card-played" if is_played else "venice-card"
    return words(message, colour=words(f"colour-{name}"), value=value)


def square_name(square: SquareView, words: Words, look: Look) -> str:
    """Return what a square is and what is on it, for a screen reader."""
    if square["sunk"]:
        return words("venice-square-water", square=square["square"])
    parts = [words("venice-square", square=square["square"], tile=tile_name(square["tile"], words))]
    if square["figure"] is not None:
        parts.append(words("venice-square-figure", name=look.names[square["figure"]]))
    if square["coins"]:
        parts.append(words("venice-square-coins", n=square["coins"]))
    return ", ".join(parts)
