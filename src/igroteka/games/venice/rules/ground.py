"""A square as ground for a figure: whether there is one or room for one, and whether it lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Reason, because
from igroteka.games.venice.rules.box import CARD_VALUES, COLOURS, DISTRICT_NAMES, PLATFORM
from igroteka.games.venice.rules.city import FREE, SQUARE_NAMES, WATER

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


TILE_NAMES: Final = (*DISTRICT_NAMES, "platform")
"""The ids of what lies on a square: `red-5` or `platform`."""


def named(state: VeniceState, square: int) -> dict[str, str | int]:
    """Return what the words of an offer call a square."""
    return {"square": SQUARE_NAMES[square], "tile": TILE_NAMES[state.layout[square]]}


def no_room(state: VeniceState, square: int, rule: str) -> Reason | None:
    """Return why no figure can come to *square*; *rule* is the one by which it would."""
    name = SQUARE_NAMES[square]
    if state.layout[square] < 0:
        # V12: only with two players is a part of the squares outside.
        return because(
            "{square} is outside the city.", "venice-refusal-outside", "V12", square=name
        )
    if state.standing[square] == WATER:
        return because("{square} is water.", "venice-refusal-water", rule, square=name)
    if state.standing[square] != FREE:
        return because(
            "A figure already stands on {square}.", "venice-refusal-occupied", rule, square=name
        )
    return None


def no_figure(square: int, rule: str) -> Reason:
    """Say that *square* has no figure with which one could do what *rule* allows."""
    return because(
        "You have no figure on {square}.",
        "venice-refusal-no-figure",
        rule,
        square=SQUARE_NAMES[square],
    )


def can_sink(tile: int) -> bool:
    """V2, V3: only a district of which there is a card can sink."""
    return tile != PLATFORM and tile // COLOURS in CARD_VALUES
