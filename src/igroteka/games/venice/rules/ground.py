"""Why an action is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.errors import IllegalAction
from igroteka.games.venice.rules.actions import CODEC, PLAY
from igroteka.games.venice.rules.box import COLOURS, PLATFORM, SQUARE_NAMES, VALUE_NAMES
from igroteka.games.venice.rules.decisions import BOUGHT, FREE, TURN, WATER

if TYPE_CHECKING:
    from igroteka.games.venice.rules.state import VeniceState


def refusal(state: VeniceState, action: int, seat: int) -> IllegalAction | None:
    """Return the reason; None if there is no better one than the general."""
    verb, *words = CODEC.words(action)
    turn = state.steps[-1] == TURN
    if verb in ("place", "to", "rescue"):
        return no_room(state, words[0])
    if verb in ("move", "gondola", "buy") and turn:
        return no_such_move(state, verb, words[0], seat)
    if verb == "play" and turn:
        hand = state.hands[seat]
        if not hand >> (action - PLAY) & 1:
            return IllegalAction(
                "You do not hold {card}.", "venice-refusal-not-held", card=words[0]
            )
        return IllegalAction(
            "A card of your lowest value, {value}, must be played first.",
            "venice-refusal-lowest-first",
            value=VALUE_NAMES[((hand & -hand).bit_length() - 1) // COLOURS],
        )
    return None


def no_room(state: VeniceState, square: str) -> IllegalAction | None:
    """Say why no figure can come to a square."""
    number = SQUARE_NAMES.index(square)
    if state.layout[number] < 0:
        return IllegalAction(
            "{square} is outside the city.", "venice-refusal-outside", square=square
        )
    if state.standing[number] == WATER:
        return IllegalAction("{square} is water.", "venice-refusal-water", square=square)
    if state.standing[number] != FREE:
        return IllegalAction(
            "A figure already stands on {square}.", "venice-refusal-occupied", square=square
        )
    return None


def no_such_move(state: VeniceState, verb: str, square: str, seat: int) -> IllegalAction | None:
    """Say why a figure cannot move, ride or buy."""
    number = SQUARE_NAMES.index(square)
    tile = state.layout[number]
    if state.standing[number] != seat:
        return IllegalAction(
            "You have no figure on {square}.", "venice-refusal-no-figure", square=square
        )
    if state.done & BOUGHT:
        return IllegalAction(
            "You have bought a treasure; now play a forecast card.", "venice-refusal-bought"
        )
    if verb == "gondola" and not state.gondolas[seat]:
        return IllegalAction("You have no gondola left.", "venice-refusal-no-gondola")
    if verb != "buy":
        return None
    if tile == PLATFORM:
        return IllegalAction("Nothing is sold on a platform.", "venice-refusal-platform")
    if not state.supply[tile % COLOURS]:
        return IllegalAction("All treasures of that colour are gone.", "venice-refusal-gone")
    return IllegalAction(
        "It costs {price} coins and you have {coins}.",
        "venice-refusal-price",
        price=state.stakes[number] + 1,
        coins=state.purses[seat],
    )
