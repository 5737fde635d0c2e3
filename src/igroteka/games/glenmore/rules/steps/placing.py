"""Where the tile in hand goes (G11–G14), and what it costs to lay it there (G21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.games.glenmore.rules.actions import PLACE
from igroteka.games.glenmore.rules.activation import reached
from igroteka.games.glenmore.rules.box import COST_BARREL, COST_PERSON, PLAIN
from igroteka.games.glenmore.rules.cells import DIRECTION_NAMES, IS_NEAR, STEP, cell_xy
from igroteka.games.glenmore.rules.decisions import PAYING
from igroteka.games.glenmore.rules.placement import (
    cell_of_spot,
    open_end,
    spot_of_cell,
    spots,
    way_of_side,
)
from igroteka.games.glenmore.rules.steps.bonuses import lay
from igroteka.games.glenmore.rules.steps.giving import ask_person
from igroteka.games.glenmore.rules.steps.paying import ask_cubes
from igroteka.games.glenmore.rules.steps.verbs import Decision, Verb, not_yours
from igroteka.games.glenmore.rules.tiles import (
    COST,
    LINK,
    PRICE,
    PRICE_KINDS,
    TILE_NAMES,
    own_tile,
    word,
)

if TYPE_CHECKING:
    from igroteka.games.glenmore.rules.state import GlenMoreState


def obstacle(state: GlenMoreState, spot: int, seat: int) -> Reason | None:
    """Return why the tile in hand cannot go to a place; None if it can."""
    origin, direction = own_tile(spot >> 2, seat), spot & 3
    side, tile, hand = DIRECTION_NAMES[direction], word(origin), word(state.hand)
    if origin not in state.lands[seat]:
        return not_yours(origin, "G11")
    place = state.cell[origin] + STEP[direction]
    lying = tile_on(state, place, seat)
    if lying >= 0:
        return because(
            "To the {side} of {tile} lies {other} already.",
            "glenmore-refusal-taken",
            "G11",
            side=side,
            tile=tile,
            other=word(lying),
        )
    link = LINK[state.hand]
    end = open_end(state, place, seat)
    if end < 0 and link != PLAIN:
        # G12: a river or road tile continues the one river or road.
        return because(
            "{hand} goes on with the {way}, and no end of it is to the {side} of {tile}.",
            "glenmore-refusal-no-end",
            "G12",
            hand=hand,
            way=way_of_side(link - 1),
            side=side,
            tile=tile,
        )
    if end >= 0 and (link == PLAIN or way_of_side(end) != way_of_side(link - 1)):
        # G13: an open end is kept for the river or road.
        return because(
            "To the {side} of {tile} the {way} is open, and {hand} has none.",
            "glenmore-refusal-open-end",
            "G13",
            side=side,
            tile=tile,
            way=way_of_side(end),
            hand=hand,
        )
    if end >= 0:
        # G13: nor may it run into a tile that lacks it.
        ahead = tile_on(state, place + STEP[end], seat)
        if ahead >= 0:
            return because(
                "To the {side} of {tile} the {way} would run into {other}, which has none.",
                "glenmore-refusal-runs-into",
                "G13",
                side=side,
                tile=tile,
                way=way_of_side(end),
                other=word(ahead),
            )
    if not has_member_near(state, place, seat):
        return because(
            "Next to the place {side} of {tile} stands no clan member, neither on {tile} nor on "
            "another neighbour.",
            "glenmore-refusal-no-member",
            "G11",
            side=side,
            tile=tile,
        )
    named = spot_of_cell(state, place, seat)
    if named != spot:
        return because(
            "Call that place the one to the {side} of {tile}.",
            "glenmore-refusal-other-name",
            "G11",
            side=DIRECTION_NAMES[named & 3],
            tile=word(named >> 2),
        )
    return None


def tile_on(state: GlenMoreState, place: int, seat: int) -> int:
    """Return the own tile on a cell; −1: none."""
    return next((tile for tile in state.lands[seat] if state.cell[tile] == place), -1)


def has_member_near(state: GlenMoreState, place: int, seat: int) -> bool:
    """G11: say whether a clan member stands on one of the eight neighbours of a cell."""
    return any(
        state.folk[tile] and state.cell[tile] - place in IS_NEAR for tile in state.lands[seat]
    )


def borders(state: GlenMoreState, seat: int) -> list[int]:
    """Return the free cells that touch an own tile with a full side, each once."""
    own = {state.cell[tile] for tile in state.lands[seat]}
    around = [state.cell[tile] + step for tile in state.lands[seat] for step in STEP]
    return [place for place in dict.fromkeys(around) if place not in own]


def nowhere(state: GlenMoreState, tile: int, seat: int) -> Reason | None:
    """Return why a tile of the track could be laid nowhere; None if it could."""
    if spots(state, tile):
        return None
    name, link = word(tile), LINK[tile]
    if link == PLAIN:
        return because(
            "Next to your clan members only open ends of river and road are free, if anything: "
            "{tile} fits nowhere.",
            "glenmore-refusal-nowhere",
            "G13",
            tile=name,
        )
    way = way_of_side(link - 1)
    blocked = []
    for side in (link - 1, link + 1):
        place = state.cell[state.ends[4 * seat + side]] + STEP[side]
        ahead = tile_on(state, place + STEP[side], seat)
        if ahead >= 0:
            blocked.append(word(ahead))
    if not blocked:
        return because(
            "No clan member stands next to an end of the {way}, which {tile} would continue.",
            "glenmore-refusal-ends-far",
            "G11",
            way=way,
            tile=name,
        )
    if len(blocked) == 1:
        return because(
            "{tile} cannot continue the {way}: one end would run into {other}, and next to the "
            "other stands no clan member.",
            "glenmore-refusal-end-blocked",
            "G13",
            tile=name,
            way=way,
            other=blocked[0],
        )
    return because(
        "{tile} cannot continue the {way}: it would run into {other} or {another}.",
        "glenmore-refusal-ends-blocked",
        "G13",
        tile=name,
        way=way,
        other=blocked[0],
        another=blocked[1],
    )


def spot_id(cell: int) -> str:
    """Return how a place is drawn: by its steps east and north of the start village."""
    x, y = cell_xy(cell)
    return f"spot-{x}_{y}"


class Place(Verb):
    """Choose the place of the tile in hand."""

    name = "place"

    def apply(self, state: GlenMoreState, action: int, seat: int) -> None:
        """Fix the place, then pay. G21: costs are paid before placing."""
        state.site = cell_of_spot(state, action - PLACE, seat)
        tile = state.hand
        if PRICE_KINDS[tile]:
            state.steps[-1] = PAYING
            ask_cubes(state, PRICE[tile], seat)
        elif COST[tile] == COST_PERSON:
            ask_person(state, seat)
        else:
            if COST[tile] == COST_BARREL:
                # G18: a tavern's barrel comes from own barrels.
                state.barrels[seat] -= 1
                if state.events is not None:
                    state.tell("drank", seat, tile=TILE_NAMES[tile])
            lay(state, seat)

    def offer(self, state: GlenMoreState, action: int, seat: int) -> Offer:
        """Return where the tile goes, and what it would activate there."""
        spot = action - PLACE
        place = cell_of_spot(state, spot, seat)
        x, y = cell_xy(place)
        return Offer(
            action,
            "place",
            spot_id(place),
            then=tuple(
                ("activates", word(tile)) for tile in reached(state, state.hand, place, seat)
            ),
            args={
                "tile": word(spot >> 2),
                "side": DIRECTION_NAMES[spot & 3],
                "x": x,
                "y": y,
            },
        )

    def refuse(self, state: GlenMoreState, action: int, seat: int) -> Reason | None:
        """Return why the tile does not fit there."""
        return obstacle(state, action - PLACE, seat)

    def closed(self, state: GlenMoreState, seat: int) -> list[Closed]:
        """Return the places at the border of the land that do not fit."""
        return [
            Closed(spot_id(place), reason, "place")
            for place in borders(state, seat)
            if (reason := obstacle(state, spot_of_cell(state, place, seat), seat)) is not None
        ]


class Placing(Decision):
    """Where the tile in hand goes."""

    name = "place"
    verbs = (Place(),)

    def legal(self, state: GlenMoreState, seat: int) -> list[int]:
        """Return the places that `survey` found at the start of the turn."""
        return [PLACE + spot for spot in spots(state, state.hand)]
