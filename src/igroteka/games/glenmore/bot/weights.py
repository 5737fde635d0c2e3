"""The numbers of the evaluation, all of them, each with a name.

Those of a position (the first part) were fitted to the final margins of some 1,300 games of
greedy players, the others were set by hand. The unit is a point unless it is said otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


def activations() -> dict[str, float]:
    """Return what an activation is worth, by kind of tile."""
    return {
        "quarry": 1.0,
        "forest": 1.0,
        "meadow": 1.0,
        "pasture": 1.0,
        "field": 1.0,
        "iona-abbey": 1.4,
        "distillery": 1.1,
        "butcher-sheep": 1.3,
        "butcher-cattle": 1.3,
        "butcher-mixed": 2.0,
        "fair-3": 2.2,
        "fair-4": 3.0,
        "fair-5": 4.0,
        "grocer": 3.6,
        "bridge": 4.0,
        "tavern-3": 3.0,
        "tavern-4": 4.0,
    }


@dataclass(frozen=True)
class Weights:
    """What things are worth; fields stand in the order in which the evaluation reads them."""

    # --- what a position is worth ---------------------------------------------------------
    coin: float = 1.15
    barrel: float = 1.45
    """A barrel in each scoring to come."""
    chieftain: float = 0.65
    """A chieftain or bonnet in each scoring to come, whatever the others have …"""
    lead_share: float = 0.5
    """… and the share of what the lead would score now."""
    member: float = 3.0
    """A clan member on the land, while turns are left."""
    members_counted: int = 5
    """More of them than this bring nothing more."""
    income: float = 1.5
    """What the best places would activate, as income of the turns to come."""
    income_early: float = 2.0
    """How fast the income's share grows with the turns that are left."""
    sale: float = 1.3
    """What a cube sells for."""
    sold_a_kind: int = 2
    """So much of a row's coins, for each cube of the kind, is within reach."""
    cubes: tuple[float, ...] = (0.0, 1.2, 2.1, 2.7, 3.1, 3.3, 3.4)
    """None, one, two … cubes of a kind in hand: the first is worth more than the others."""
    first_place: float = 0.6
    """The best place's share of the income …"""
    second_place: float = 0.4
    """… and the second best one's."""
    end_place: float = 0.8
    """The share of a place at an open end: only a river or road tile fits."""
    rival_share: float = 0.8
    """How much the strongest rival's prospects count against one's own."""
    margin_scale: float = 9.0
    """How many points ahead make a game about three to one in favour."""
    stay: float = 0.2
    """A move of a clan member must bring more than this to be made."""

    # --- time, in tiles drawn and in turns ------------------------------------------------
    spaces_a_turn: float = 4.2
    """How far a figure goes in a turn, on average."""
    early_turns: float = 3.0
    """From so many turns left on, things that need time count in full."""
    space_until: int = 50
    """A space of the track is worth nothing from this tile on …"""
    space_over: int = 35
    """… and a point so many tiles before."""
    penalty_from: int = 12
    """Early a tile more is a start; from this tile on it begins to cost …"""
    penalty_over: int = 25
    """… and so many tiles later it costs what the rules say."""
    grown_from: int = 22
    """Territories count as income from this tile on …"""
    grown_over: int = 12
    """… in full so many tiles later …"""
    grown_least: float = 0.15
    """… and this share before."""

    # --- what an activation is worth ------------------------------------------------------
    kinds: dict[str, float] = field(default_factory=activations)
    """By kind of tile, with cubes to pay for it at hand now and then …"""
    grey: float = 0.7
    """… and of a village or castle: a movement point."""
    full: float = 0.25
    """Of a production tile with three cubes on it …"""
    almost_full: float = 0.8
    """… and with two."""

    # --- cubes and barrels in a turn ------------------------------------------------------
    cube_sale: float = 0.8
    """The share of its selling price that a cube is worth at least."""
    cube_later: float = 1.1
    """What a cube may do later, while more than `cube_long` tiles are left …"""
    cube_soon: float = 0.5
    """… and while more than `cube_short` are."""
    cube_long: int = 12
    cube_short: int = 5
    cubes_many: int = 2
    """Of a kind of which one has more …"""
    cube_many: float = 0.6
    """… a cube's later use counts by this share."""
    barrel_more: float = 1.45
    """One more barrel in each scoring to come …"""
    barrel_far_ahead: float = 0.5
    """… and if one leads by as much as can score."""
    bought: float = 0.95
    """What a coin spent on a cube for an exchange counts."""

    # --- which tile to take ---------------------------------------------------------------
    own_use: float = 1.0
    """How often the new tile is activated at once …"""
    later_use: float = 0.3
    """… and in each later turn …"""
    turns_used: float = 5.0
    """… of so many at most."""
    step: float = 0.4
    """What a space of the track costs besides what it is worth."""
    lead_slope: float = 1.2
    """One more in a comparison, in each scoring to come …"""
    lead_slope_steep: float = 2.2
    """… if one leads by three or four …"""
    lead_slope_flat: float = 0.4
    """… and by as much as can score."""
    steep_from: int = 3
    card_a_turn: float = 0.5
    """What Iona Abbey and Loch Morar will still bring for each turn left …"""
    duart_a_turn: float = 0.4
    """… and Duart Castle."""
    card_extra: tuple[float, ...] = (
        *(0.0, 3.0, 0.0, 4.0, 3.0, 4.0),  # Lochy, Ness, Shiel, Oich
        *(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    )
    """What the other cards are worth early in the game, besides being cards."""
    any_two: float = 2.5
    """What two cubes of free choice cost."""
    person_more: float = 1.0
    """What Loch Ness's person costs besides a clan member's worth."""

    # --- which place ----------------------------------------------------------------------
    place_full: float = 0.2
    """A full production tile beside the place."""
    place_touch: float = 0.01
    """Any tile beside it."""
    drop_touch: float = 0.3
    """Any tile beside the one to which a clan member goes."""

    # --- habits ---------------------------------------------------------------------------
    gain_least: float = 0.2
    """An activation must bring more than this."""
    gain_cube: float = 1.0
    """What a produced cube brings."""
    wish_price: float = 1.2
    """A cube of free choice: what it sells for …"""
    wish_held: float = 0.8
    """… less for each that one has."""
    sell_long: int = 20
    """While more tiles are left, cubes are kept for the best price …"""
    sell_single: int = 16
    """… and while as many are left, the last of a kind is kept."""
    sell_best: int = 3
    sell_good: int = 2
    sell_last: int = 1
    keep_price: int = 3
    """Own cubes are kept by buying others below this price."""
    crowd: int = 2
    """In playouts members leave the land while more than so many stand there."""
    luck: float = 2.0
    """How much playouts vary in their choice of tiles."""
    tiles_considered: int = 6
    places_considered: int = 3
    moves_considered: int = 3
    drops_considered: int = 2
    kinds_considered: int = 2


WEIGHTS: Final = Weights()
