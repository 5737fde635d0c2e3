"""Paying for Loch Ness, with a clan member or a chieftain (G21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.games.glenmore.rules.actions import GIVE, GIVE_CHIEFTAIN
from igroteka.games.glenmore.rules.cells import IS_NEAR
from igroteka.games.glenmore.rules.decisions import GIVING
from igroteka.games.glenmore.rules.steps.bonuses import lay
from igroteka.games.glenmore.rules.steps.verbs import Decision, Verb, nobody_on, not_yours
from igroteka.games.glenmore.rules.tiles import HOME, TILE_WORDS, own_tile, word

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


def givers(state: GlenMoreState, seat: int) -> list[int]:
    """G21: Loch Ness takes a clan member or a chieftain, and leaves a member beside it."""
    folk, cell, site = state.folk, state.cell, state.site
    near = 0
    actions: list[int] = []
    for tile in state.lands[seat]:
        if folk[tile]:
            actions.append(GIVE + (tile if tile < HOME else HOME))
            if cell[tile] - site in IS_NEAR:
                near += folk[tile]
    if near == 1:
        actions = [
            action
            for action in actions
            if cell[own_tile(action - GIVE, seat)] - site not in IS_NEAR
        ]
    if state.chiefs[seat]:
        actions.append(GIVE_CHIEFTAIN)
    return actions


def can_give(state: GlenMoreState, seat: int) -> bool:
    """G21: say whether somebody can be given up: a chieftain, or a member that is not the last."""
    return bool(state.chiefs[seat]) or count_members(state, seat) > 1


def count_members(state: GlenMoreState, seat: int) -> int:
    """Return how many clan members stand in the territory."""
    folk = state.folk
    return sum([folk[tile] for tile in state.lands[seat]])


def ask_person(state: GlenMoreState, seat: int) -> None:
    """Ask who is given up; the only one who can be goes unasked."""
    options = givers(state, seat)
    if len(options) == 1:
        give(state, options[0], seat)
    else:
        state.steps[-1] = GIVING


def give(state: GlenMoreState, action: int, seat: int) -> None:
    """Pay for Loch Ness."""
    if action == GIVE_CHIEFTAIN:
        state.chiefs[seat] -= 1
        if state.events is not None:
            state.tell("gave-chieftain", seat)
    else:
        state.folk[own_tile(action - GIVE, seat)] -= 1
        if state.events is not None:
            state.tell("gave-member", seat, tile=TILE_WORDS[action - GIVE])
    lay(state, seat)


class Give(Verb):
    """Give up a clan member or a chieftain."""

    name = "give"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Pay for Loch Ness and lay it."""
        give(state, action, seat)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return who goes."""
        if action == GIVE_CHIEFTAIN:
            return Offer(action, "give-chieftain", "chieftains", pays={"chieftains": 1})
        tile = TILE_WORDS[action - GIVE]
        return Offer(action, "give", f"land-{tile}", pays={"members": 1}, args={"tile": tile})

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return why nobody can go from there."""
        if action in givers(state, seat):
            return None
        if action == GIVE_CHIEFTAIN:
            return because("You have no chieftain.", "glenmore-refusal-no-chieftain", "G21")
        tile = own_tile(action - GIVE, seat)
        if tile not in state.lands[seat]:
            return not_yours(tile, "G21")
        if not state.folk[tile]:
            return nobody_on(tile, "G21")
        return because(
            "The clan member on {tile} is the only one next to Loch Ness, and one must stay.",
            "glenmore-refusal-must-stay",
            "G21",
            tile=word(tile),
        )

    def closed(self, state: GlenMoreState, seat: int) -> list[Closed]:
        """Return the clan members that must stay, and that there is no chieftain."""
        found = []
        for tile in state.lands[seat]:
            action = GIVE + (tile if tile < HOME else HOME)
            reason = self.refuse(state, action, seat) if state.folk[tile] else None
            if reason is not None:
                found.append(Closed(f"land-{word(tile)}", reason, "give"))
        reason = self.refuse(state, GIVE_CHIEFTAIN, seat)
        if reason is not None:
            found.append(Closed("chieftains", reason, "give-chieftain"))
        return found


class Giving(Decision):
    """Loch Ness: who is given up."""

    name = "give"
    verbs = (Give(),)

    def legal(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return the persons that can go."""
        return givers(state, seat)
