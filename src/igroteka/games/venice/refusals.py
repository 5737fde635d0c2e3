"""Sentences that say why an action is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.venice.actions import CODEC, PLAY
from igroteka.games.venice.data import COLOURS, PLATFORM, SQUARE_NAMES, VALUE_NAMES
from igroteka.games.venice.steps import BOUGHT, FREE, TURN, WATER

if TYPE_CHECKING:
    from igroteka.games.venice.state import VeniceState


def reason(state: VeniceState, action: int, seat: int) -> str:
    """Return why *action* is not legal, or nothing if only the moment is wrong."""
    verb, *words = CODEC.words(action)
    if verb in ("place", "to", "rescue"):
        return _why_not_there(state, words[0])
    if state.steps[-1] != TURN:
        return ""
    if verb in ("move", "gondola", "buy"):
        return _why_not_the_figure(state, verb, words[0], seat)
    if verb == "play":
        hand = state.hands[seat]
        if not hand >> action - PLAY & 1:
            return f"You do not hold {words[0]}."
        lowest = VALUE_NAMES[((hand & -hand).bit_length() - 1) // COLOURS]
        return f"A card of your lowest value, {lowest}, must be played first."
    return ""


def _why_not_there(state: VeniceState, name: str) -> str:
    square = SQUARE_NAMES.index(name)
    if state.layout[square] < 0:
        return f"{name} is outside the city."
    if state.standing[square] == WATER:
        return f"{name} is water."
    if state.standing[square] != FREE:
        return f"A figure already stands on {name}."
    return ""


def _why_not_the_figure(state: VeniceState, verb: str, name: str, seat: int) -> str:
    square = SQUARE_NAMES.index(name)
    if state.standing[square] != seat:
        return f"You have no figure on {name}."
    if state.done & BOUGHT:
        return "You have bought a treasure; now play a forecast card."
    if verb == "gondola":
        return "" if state.gondolas[seat] else "You have no gondola left."
    if verb == "move":
        return ""
    if state.layout[square] == PLATFORM:
        return "Nothing is sold on a platform."
    if not state.supply[state.layout[square] % COLOURS]:
        return "All treasures of that colour are gone."
    return f"It costs {state.stakes[square] + 1} coins and you have {state.purses[seat]}."
