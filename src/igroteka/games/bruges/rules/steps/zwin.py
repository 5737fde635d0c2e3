"""City on the Zwin: the harbour with its ships (Z8 to Z12) and the exchange (Z13 to Z16).

Without its module a part of this has nothing to work with: no stacks, no docks, no cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.errors import BadSetup
from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.games.bruges.rules.actions import DONE, SHIP
from igroteka.games.bruges.rules.box import SHIP_DICE, Box
from igroteka.games.bruges.rules.deck.vocabulary import BASE_CARDS, CARDS, COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.reasons import no_worker
from igroteka.games.bruges.rules.stack import EFFECT, SHIPPING, pop, push
from igroteka.games.bruges.rules.steps.decision import ColourDecision
from igroteka.games.bruges.rules.steps.effects import would_help

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def settle_options(box: Box, seats: int, chosen: dict[str, str]) -> dict[str, str]:
    """Z1: five players switch the new citizens on.

    :raises BadSetup: if the table or the deck cannot be played so.
    """
    if seats == 5 and chosen["citizens"] == "no":
        raise BadSetup(
            "Five players need the new citizens: leave them on (citizens=auto or yes).",
            "bruges-refusal-five-players",
        )
    if chosen["citizens"] == "auto":
        chosen = {**chosen, "citizens": "yes" if seats == 5 else "no"}
    if chosen["citizens"] == "yes" and box.cards == BASE_CARDS:
        raise BadSetup(
            "The deck has no new citizens; play without them, with up to four.",
            "bruges-refusal-no-citizens",
        )
    if chosen["zwin"] == "yes" and not box.ship_names:
        raise BadSetup("The deck has no ships; play with zwin=no.", "bruges-refusal-no-ships")
    if chosen["exchange"] == "yes" and not box.exchange_names:
        raise BadSetup(
            "The deck has no exchange cards; play with exchange=no.", "bruges-refusal-no-exchange"
        )
    return chosen


# --- ships ----------------------------------------------------------------------------------


def launch_ships(state: BrugesState) -> None:
    """Z8: one ship of each kind in every colour, in five shuffled stacks."""
    box = state.box
    for _ in range(COLOURS):
        stack = list(range(len(box.ship_names)))
        state.shuffle(stack)
        state.stacks.append(stack)
        state.docked.append(-1)
        state.sailed.append([])


def dock_ships(state: BrugesState, turn: int) -> bool:
    """Z9: for each die of 3 or 4 the top ship of its colour docks; the next one is turned up."""
    box = state.box
    for colour, stack in enumerate(state.stacks):
        if stack and state.dice[colour] in SHIP_DICE:
            state.docked[colour] = stack.pop()
            if state.events is not None:
                ship = box.ship_names[state.docked[colour]]
                state.tell("docked", reveals=True, colour=COLOUR_NAMES[colour], ship=ship)
    return True


def clear_harbour(state: BrugesState, turn: int) -> bool:
    """Z12: docked ships are discarded; Z20: then an empty stack is made anew of its six."""
    for colour in range(len(state.docked)):
        if state.docked[colour] >= 0:
            state.sailed[colour].append(state.docked[colour])
            state.docked[colour] = -1
        if not state.stacks[colour]:
            state.stacks[colour], state.sailed[colour] = state.sailed[colour], []
            state.shuffle(state.stacks[colour])
    return True


def would_sail(state: BrugesState, seat: int, colour: int) -> bool:
    """Z19: say whether a docked ship would do something, once its worker is paid."""
    index = seat * COLOURS + colour
    state.workers[index] -= 1
    found = would_help(state, seat, CARDS + state.docked[colour])
    state.workers[index] += 1
    return found


def useful_ships(state: BrugesState, seat: int) -> list[int]:
    """Z10, Z19: the colours whose docked ship can be paid for and would do something."""
    return [
        colour
        for colour, ship in enumerate(state.docked)
        if ship >= 0 and state.workers[seat * COLOURS + colour] and would_sail(state, seat, colour)
    ]


def run_harbour(state: BrugesState) -> None:
    """Z10: who has built a canal by a card may use a docked ship."""
    seat = state.steps[-2]
    pop(state)
    if useful_ships(state, seat):
        push(state, SHIPPING, seat)


class Shipping(ColourDecision):
    """Z10: which docked ship to use, if any."""

    name = "ship"
    first = SHIP
    piece = "ship"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the ships of any colour, or none."""
        actions = [SHIP + colour for colour in useful_ships(state, seat)]
        actions.append(DONE)
        return actions

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Z10, Z11: return a worker of the ship's colour; the ship stays."""
        pop(state)
        if action == DONE:
            return
        colour = action - SHIP
        ship = state.docked[colour]
        state.workers[seat * COLOURS + colour] -= 1
        if state.events is not None:
            name = state.box.ship_names[ship]
            state.tell("shipped", seat, colour=COLOUR_NAMES[colour], ship=name)
        push(state, EFFECT, seat, CARDS + ship)

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the worker, and which ship works for it."""
        colour, ship = COLOUR_NAMES[thing], state.box.ship_names[state.docked[thing]]
        return Offer(
            SHIP + thing,
            "ship",
            f"ship-{colour}",
            pays={f"worker-{colour}": 1},
            then=(("works", ship),),
            args={"colour": colour, "ship": ship},
        )

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Z10, Z19: return that there is no ship, no worker for it, or nothing for it to do."""
        tint = COLOUR_NAMES[thing]
        if state.docked[thing] < 0:
            return because("No {tint} ship has docked.", "bruges-refusal-no-ship", "Z9", tint=tint)
        if not state.workers[seat * COLOURS + thing]:
            return no_worker(thing, "Z10")
        if would_sail(state, seat, thing):
            return None
        return because(
            "The {tint} ship would do nothing now.", "bruges-refusal-idle-ship", "Z19", tint=tint
        )

    def must(self, state: BrugesState, seat: int) -> Reason | None:
        """Z10: one may use a ship."""
        return None


def ship_closed(state: BrugesState) -> list[Closed]:
    """Z10: the docked ships, which are not used at any other time."""
    return [
        Closed(
            f"ship-{COLOUR_NAMES[colour]}",
            because(
                "A ship is used right after a canal is built by a card.",
                "bruges-refusal-after-canal",
                "Z10",
            ),
        )
        for colour, ship in enumerate(state.docked)
        if ship >= 0
    ]


# --- the exchange ---------------------------------------------------------------------------


def open_exchange(state: BrugesState, turn: int) -> bool:
    """Z13: the top card is turned up with its markers; Z15: without cards one plays on."""
    box = state.box
    if state.bourse:
        state.exchange = state.bourse.pop()
        state.markers = box.exchange_markers[state.exchange]
        if state.events is not None:
            state.tell("exchange", reveals=True, exchange=box.exchange_names[state.exchange])
    return True


def close_exchange(state: BrugesState, turn: int) -> bool:
    """Z15: the card and its markers leave the game."""
    state.exchange = -1
    state.markers = 0
    return True


def spend_marker(state: BrugesState) -> int:
    """Z14, Z18: a marker goes at once, with the last one the card; return which twist it was."""
    twist = state.exchange + 1
    state.markers -= 1
    if not state.markers:
        state.exchange = -1
    return twist


def no_exchange() -> Reason:
    """Z14: from the last marker until the next round nothing is modified."""
    return because("No card of the exchange lies open.", "bruges-refusal-no-trade", "Z14")
