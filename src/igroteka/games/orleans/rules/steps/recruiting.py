"""Taking characters: farmhouse, village, university, castle, monastery; and new places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.orleans.rules.actions import BUILD, RECRUIT
from igroteka.games.orleans.rules.box import (
    BOATMAN,
    BOATMAN_CITIZEN,
    BOATMAN_COINS,
    CRAFTSMAN,
    FARMER,
    FARMER_GOODS,
    KIND_NAMES,
    KNIGHT,
    KNIGHT_CITIZEN,
    KNIGHT_CITIZEN_SPACE,
    KNIGHT_DRAWS,
    MONK,
    PILGRIMAGE,
    SCHOLAR,
    SCHOLAR_POINTS,
    TOKENS,
    TRACK_END,
    TRACKS,
    TRADER,
)
from igroteka.games.orleans.rules.characters import release
from igroteka.games.orleans.rules.decisions import NOBODY, S_TILE, S_VILLAGE
from igroteka.games.orleans.rules.gains import (
    Outcome,
    citizen_to_take,
    develop,
    development_of,
    gain_good,
    gain_technology,
    good_to_gain,
    take_citizen,
    technology_to_gain,
)
from igroteka.games.orleans.rules.places import PLACES, STACK, TILE_BITS, TILE_NAMES, TILES
from igroteka.games.orleans.rules.steps.place_action import PlaceAction

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

KIND: Final = tuple(place.amount for place in PLACES)
VILLAGE_KINDS: Final[tuple[int, ...]] = (BOATMAN, CRAFTSMAN, TRADER)
"""O20: whom the village brings, in the order of the actions."""


# --- taking a character ------------------------------------------------------------------------


NONE_LEFT: Final = 1
TRACK_ENDED: Final = 2
NO_MONKS_NOW: Final = 3


def bar(state: OrleansState, seat: int, kind: int) -> int:
    """Return what bars *seat* from taking a character of *kind*; 0: nothing."""
    # O29: none is left, or the track has ended; O44: no monk in a pilgrimage round.
    if not state.supply[kind]:
        return NONE_LEFT
    if kind == MONK:
        return NO_MONKS_NOW if state.event == PILGRIMAGE else 0
    return TRACK_ENDED if state.tracks[seat * TRACKS + kind] >= TRACK_END[kind] else 0


def reason(kind: int, bar: int) -> Reason:
    """Return what bars a kind, in words."""
    if bar == NONE_LEFT:
        return because(
            "No {kind} is left in the supply.",
            "orleans-refusal-none-left",
            "O29",
            kind=KIND_NAMES[kind],
        )
    if bar == TRACK_ENDED:
        return because(
            "Your marker stands at the end of its track: {kind}.",
            "orleans-refusal-track-end",
            "O29",
            kind=KIND_NAMES[kind],
        )
    return because(
        "No monk can be gained in a pilgrimage round.", "orleans-refusal-pilgrimage", "O44"
    )


def obstacle(state: OrleansState, seat: int, kind: int) -> Reason | None:
    """Return why *seat* cannot take a character of *kind*; None if it can."""
    barred = bar(state, seat, kind)
    return reason(kind, barred) if barred else None


def recruit(state: OrleansState, seat: int, kind: int) -> None:
    """Take a character, step on its track, gain the bonus; ask for a tile if one is gained."""
    # O57: from the supply straight into the bag.
    state.supply[kind] -= 1
    state.bag[seat * TOKENS + kind] += 1
    if state.events is not None:
        state.tell("recruited", seat, character=KIND_NAMES[kind])
    if kind == MONK:
        return  # O23: no track
    state.tracks[seat * TRACKS + kind] += 1
    space = state.tracks[seat * TRACKS + kind]
    if kind == FARMER:
        gain_good(state, seat, FARMER_GOODS[space])  # O19
    elif kind == SCHOLAR:
        develop(state, seat, SCHOLAR_POINTS[space])  # O21
    elif kind == KNIGHT:
        if space == KNIGHT_CITIZEN_SPACE:
            take_citizen(state, seat, KNIGHT_CITIZEN)  # O22
    elif kind == BOATMAN:
        # O20: coins, and the citizen of the last space for the first there.
        state.coins[seat] += BOATMAN_COINS[space]
        if state.events is not None and BOATMAN_COINS[space]:
            state.tell("coins", seat, coins=BOATMAN_COINS[space])
        if space == TRACK_END[BOATMAN]:
            take_citizen(state, seat, BOATMAN_CITIZEN)
    elif kind == CRAFTSMAN:
        gain_technology(state, seat)
    elif kind == TRADER and open_tiles(state, space):
        state.steps.append(S_TILE)


def recruit_brings(state: OrleansState, seat: int, kind: int) -> Outcome:
    """Foretell `recruit`."""
    found = Outcome({KIND_NAMES[kind]: 1})
    if kind == MONK:
        return found
    space = state.tracks[seat * TRACKS + kind] + 1
    if kind == FARMER:
        return found.plus(good_to_gain(state, FARMER_GOODS[space]))
    if kind == SCHOLAR:
        return found.plus(development_of(state, seat, SCHOLAR_POINTS[space]))
    if kind == KNIGHT:
        found = found.plus(Outcome({}, (("draws", KNIGHT_DRAWS[space]),)))
        if space == KNIGHT_CITIZEN_SPACE:
            found = found.plus(citizen_to_take(state, KNIGHT_CITIZEN))
    elif kind == BOATMAN:
        if BOATMAN_COINS[space]:
            found = found.plus(Outcome({"coins": BOATMAN_COINS[space]}))
        if space == TRACK_END[BOATMAN]:
            found = found.plus(citizen_to_take(state, BOATMAN_CITIZEN))
    elif kind == CRAFTSMAN:
        found = found.plus(technology_to_gain(state))
    elif kind == TRADER and open_tiles(state, space):
        found = found.plus(Outcome({"tile": 1}))
    return found


class Recruiting(PlaceAction):
    """O19, O21–O23: the place takes one kind of character."""

    def bar(self, state: OrleansState, seat: int, place: int) -> int:
        """Barred when its character is."""
        return bar(state, seat, KIND[place])

    def reason(self, state: OrleansState, seat: int, place: int, bar: int) -> Reason:
        """Say what bars its character."""
        return reason(KIND[place], bar)

    def perform(self, state: OrleansState, seat: int, place: int) -> None:
        """Take the character."""
        release(state, seat, place)
        recruit(state, seat, KIND[place])

    def brings(self, state: OrleansState, seat: int, place: int) -> Outcome:
        """Foretell the character and the bonus of its track."""
        return recruit_brings(state, seat, KIND[place])


# --- the village -------------------------------------------------------------------------------


class VillageRecruiting(PlaceAction):
    """O20: the village takes one of three kinds."""

    def bar(self, state: OrleansState, seat: int, place: int) -> int:
        """O30: barred only when all three kinds are."""
        for kind in VILLAGE_KINDS:
            if not bar(state, seat, kind):
                return 0
        return 1

    def reason(self, state: OrleansState, seat: int, place: int, bar: int) -> Reason:
        """Say that all are."""
        return because(
            "Boatman, craftsman and trader are all barred: none is left, or the track has ended.",
            "orleans-refusal-village",
            "O30",
        )

    def perform(self, state: OrleansState, seat: int, place: int) -> None:
        """Ask whom the village brings."""
        release(state, seat, place)
        state.steps.append(S_VILLAGE)


class ChoosingKind(Step["OrleansState"]):
    """O20: boatman, craftsman or trader, whichever is not exhausted."""

    name = "village"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer the kinds that are not barred."""
        return [RECRUIT + n for n, kind in enumerate(VILLAGE_KINDS) if not bar(state, seat, kind)]

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Take the chosen character."""
        state.steps.clear()
        recruit(state, seat, VILLAGE_KINDS[action - RECRUIT])

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Foretell the character and the bonus of its track."""
        kind = VILLAGE_KINDS[action - RECRUIT]
        name = KIND_NAMES[kind]
        gains, then = recruit_brings(state, seat, kind)
        return Offer(
            action, "recruit", f"track-{name}", gains=gains, then=then, args={"kind": name}
        )

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say why a kind is barred."""
        if not RECRUIT <= action < RECRUIT + len(VILLAGE_KINDS):
            return None
        return obstacle(state, seat, VILLAGE_KINDS[action - RECRUIT])

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """The tracks that are barred, and those that are not the village's."""
        found = []
        for kind in range(TRACKS):
            reason = (
                obstacle(state, seat, kind)
                if kind in VILLAGE_KINDS
                else because(
                    "The village brings a boatman, a craftsman or a trader.",
                    "orleans-refusal-village-kinds",
                    "O20",
                )
            )
            if reason is not None:
                found.append(Closed(f"track-{KIND_NAMES[kind]}", reason, "recruit"))
        return found


# --- new places --------------------------------------------------------------------------------


def open_stacks(step: int) -> int:
    """O36: return how many stacks a trader step opens: the first one only stack I."""
    return 1 if step == 1 else 2


def open_tiles(state: OrleansState, step: int) -> list[int]:
    """O36: return the tiles from which the trader step with this number chooses."""
    stacks = open_stacks(step)
    tiles = state.tiles
    return [tile for tile in range(TILES) if tiles[tile] == NOBODY and STACK[tile] <= stacks]


def tile_obstacle(state: OrleansState, seat: int, tile: int) -> Reason | None:
    """O36: what keeps *seat* from choosing a tile for the trader step just made."""
    if state.tiles[tile] != NOBODY:
        return because(
            "The tile {place} is in no stack any more.",
            "orleans-refusal-tile-taken",
            "O36",
            place=TILE_NAMES[tile],
        )
    if STACK[tile] > open_stacks(state.tracks[seat * TRACKS + TRADER]):
        return because(
            "Your first trader step takes a tile of stack I.",
            "orleans-refusal-first-stack",
            "O36",
        )
    return None


class ChoosingTile(Step["OrleansState"]):
    """O36: a new place; one must be taken."""

    name = "tile"

    def legal(self, state: OrleansState, seat: int) -> list[int]:
        """Offer the tiles of the stacks that are open to this step."""
        tiles = open_tiles(state, state.tracks[seat * TRACKS + TRADER])
        return [BUILD + tile for tile in tiles]

    def apply(self, state: OrleansState, action: int, seat: int) -> None:
        """Lay the tile beside the board: a new place."""
        tile = action - BUILD
        state.tiles[tile] = seat
        state.free[seat] |= TILE_BITS[tile]
        if state.events is not None:
            state.tell("expanded", seat, tile=TILE_NAMES[tile])
        state.steps.clear()

    def offer(self, state: OrleansState, action: int, seat: int) -> Offer:
        """Name the tile."""
        tile = TILE_NAMES[action - BUILD]
        return Offer(action, "build", f"tile-{tile}", gains={"tile": 1}, args={"place": tile})

    def refuse(self, state: OrleansState, action: int, seat: int) -> Reason | None:
        """Say why a tile cannot be taken."""
        if not BUILD <= action < BUILD + TILES:
            return None
        return tile_obstacle(state, seat, action - BUILD)

    def closed(self, state: OrleansState, seat: int) -> list[Closed]:
        """The tiles of the stack that is not open yet."""
        found = []
        for tile in range(TILES):
            reason = tile_obstacle(state, seat, tile)
            if reason is not None and state.tiles[tile] == NOBODY:
                found.append(Closed(f"tile-{TILE_NAMES[tile]}", reason, "build"))
        return found
