"""Movement: clan members go to neighbouring tiles or become chieftains (G29, G30, G41, G45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.games.glenmore.rules.actions import END, MOVE, PROMOTE, TO
from igroteka.games.glenmore.rules.cells import IS_NEAR
from igroteka.games.glenmore.rules.decisions import DROPPING
from igroteka.games.glenmore.rules.market import add_sales
from igroteka.games.glenmore.rules.steps.activating import End, no_points
from igroteka.games.glenmore.rules.steps.giving import count_members
from igroteka.games.glenmore.rules.steps.selling import Sell
from igroteka.games.glenmore.rules.steps.verbs import Decision, Verb, nobody_on, not_yours
from igroteka.games.glenmore.rules.tiles import HOME, STACK_TILES, TILE_WORDS, own_tile, word

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


def is_last_turn(state: GlenMoreState) -> bool:
    """G41: a figure that moved at least as far as tiles are left will not move again."""
    return state.moved >= STACK_TILES - state.drawn


class Move(Verb):
    """Take up a clan member."""

    name = "move"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Ask where it goes."""
        state.steps += [own_tile(action - MOVE, seat), DROPPING]

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return from where it goes."""
        tile = TILE_WORDS[action - MOVE]
        return Offer(action, "move", f"land-{tile}", args={"tile": tile})

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return why nobody can go from there."""
        tile = own_tile(action - MOVE, seat)
        if tile not in state.lands[seat]:
            return not_yours(tile, "G29")
        if not state.folk[tile]:
            return nobody_on(tile, "G29")
        return None if state.moves else no_points()

    def closed(self, state: GlenMoreState, seat: int) -> list[Closed]:
        """Return the clan members that cannot move any more."""
        return [
            Closed(f"land-{word(tile)}", no_points(), "move")
            for tile in state.lands[seat]
            if state.folk[tile] and not state.moves
        ]


class Moving(Decision):
    """Who moves, what is sold meanwhile, or the end of the turn."""

    name = "move"
    verbs = (Move(), Sell(), End())

    def legal(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return the members while points are left, the sales, and the end."""
        actions: list[int] = []
        if state.moves:
            folk = state.folk
            actions = [
                MOVE + (tile if tile < HOME else HOME) for tile in state.lands[seat] if folk[tile]
            ]
        add_sales(state, seat, actions)
        actions.append(END)
        return actions


# --- where the member goes ------------------------------------------------------------------------


class To(Verb):
    """Put the clan member on a neighbouring tile."""

    name = "to"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """G29: a movement point moves a member."""
        state.steps.pop()
        origin, tile = state.steps.pop(), own_tile(action - TO, seat)
        state.moves -= 1
        state.folk[origin] -= 1
        state.folk[tile] += 1
        if state.events is not None:
            state.tell("moved", seat, origin=word(origin), tile=word(tile))

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return where it goes."""
        tile = TILE_WORDS[action - TO]
        return Offer(action, "to", f"land-{tile}", pays={"moves": 1}, args={"tile": tile})

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return why it cannot go there."""
        origin, tile = state.steps[-2], own_tile(action - TO, seat)
        if tile not in state.lands[seat]:
            return not_yours(tile, "G29")
        if tile == origin:
            return because(
                "The clan member stands on {tile} already.",
                "glenmore-refusal-already-there",
                "G29",
                tile=word(tile),
            )
        if state.cell[tile] - state.cell[origin] not in IS_NEAR:
            return because(
                "{tile} does not lie next to {origin}.",
                "glenmore-refusal-too-far",
                "G29",
                tile=word(tile),
                origin=word(origin),
            )
        return None

    def closed(self, state: GlenMoreState, seat: int) -> list[Closed]:
        """Return the own tiles to which it cannot go."""
        return [
            Closed(f"land-{word(tile)}", reason, "to")
            for tile in state.lands[seat]
            if (reason := self.refuse(state, TO + min(tile, HOME), seat)) is not None
        ]


class Promote(Verb):
    """Take the clan member off the land as a chieftain."""

    name = "promote"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """G29: a movement point makes a member a chieftain, for good."""
        state.steps.pop()
        origin = state.steps.pop()
        state.moves -= 1
        state.folk[origin] -= 1
        state.chiefs[seat] += 1
        if state.events is not None:
            state.tell("promoted", seat, tile=word(origin))

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return that there is a chieftain more."""
        return Offer(
            action,
            "promote",
            "chieftains",
            pays={"moves": 1},
            gains={"chieftains": 1},
            args={"tile": word(state.steps[-2])},
        )

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """G30: the last member becomes a chieftain only in the player's last turn."""
        if count_members(state, seat) > 1 or is_last_turn(state):
            return None
        return because(
            "Your last clan member stays on the land until your last turn.",
            "glenmore-refusal-last-member",
            "G30",
        )

    def closed(self, state: GlenMoreState, seat: int) -> list[Closed]:
        """Return that the last member stays."""
        reason = self.refuse(state, PROMOTE, seat)
        return [] if reason is None else [Closed("chieftains", reason, "promote")]


class Dropping(Decision):
    """Where the clan member taken up goes; below on the stack is the tile that it leaves."""

    name = "drop"
    verbs = (To(), Promote())

    def legal(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return the neighbouring tiles, and off the land."""
        return drops(state, state.steps[-2], seat)


def drops(state: GlenMoreState, origin: int, seat: int) -> list[int]:
    """Return where a clan member on *origin* may go."""
    cell, folk = state.cell, state.folk
    middle = cell[origin]
    actions: list[int] = []
    members = 0
    for tile in state.lands[seat]:
        members += folk[tile]
        # G29: to a neighbouring own tile. G45: of any kind, with any number on it.
        if cell[tile] - middle in IS_NEAR:
            actions.append(TO + (tile if tile < HOME else HOME))
    # G30: the last member becomes a chieftain only in the player's last turn.
    if members > 1 or is_last_turn(state):
        actions.append(PROMOTE)
    return actions
