"""A position in named numbers: what a learned value is made of.

Counted is between turns, when somebody is about to take a tile, or at the end: there nothing
is under way, and all players are counted alike. Time runs by tiles laid and by a figure's spaces.
"""

from __future__ import annotations

from typing import Final

from igroteka.engine.knowledge import MOST, best_but
from igroteka.games.glenmore.bot import reach, territory
from igroteka.games.glenmore.rules.box import (
    BROWN,
    GRAIN,
    ROW_SPACES,
    SCORINGS,
    TILE_PENALTY,
)
from igroteka.games.glenmore.rules.market import fortune, price
from igroteka.games.glenmore.rules.scoring import POINTS_GOODS, fields, lead_points
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.steps.giving import count_members
from igroteka.games.glenmore.rules.tiles import (
    BONUS_BARRELS,
    BONUS_FOLK,
    CARD,
    COLOUR,
    STACK_TILES,
)
from igroteka.games.glenmore.rules.track import FIGURE, has_die

_SPACES_A_TURN: Final[int] = 4
"""How far a figure goes in a turn, about."""
_NEAR: Final[int] = 5
"""So many tiles before a scoring it is near …"""
_CLOSE: Final[int] = 13
"""… and so many before it begins to come closer: once round the track."""


def late(amount: int, drawn: int) -> int:
    """Return an amount that counts the more the later it is: nothing at first, in full at the end.

    >>> late(40, 67), late(-40, 17)
    (40, -10)
    """
    share = abs(amount) * drawn // STACK_TILES
    return share if amount > 0 else -share


# --- the players ----------------------------------------------------------------------------------

STANDING: Final[tuple[str, ...]] = (
    "expected-points",
    "expected-points-late",
    "expected-lead",
    "expected-lead-late",
    "score",
    "score-lead",
    "score-lead-late",
    "points-of-brown-tiles",
    "points-of-scorings",
)


def _standing(
    state: GlenMoreState, seat: int, values: list[float], scores: list[float]
) -> list[int]:
    """Return points: expected ones in halves, and those that the seat has."""
    drawn = state.drawn
    value = int(2 * values[seat])
    lead = int(2 * (values[seat] - best_but(values, seat)))
    ahead = int(scores[seat] - best_but(scores, seat))
    base = 4 * seat
    goods = state.points[base + POINTS_GOODS]
    return [
        value,
        late(value, drawn),
        lead,
        late(lead, drawn),
        int(scores[seat]),
        ahead,
        late(ahead, drawn),
        goods,
        sum(state.points[base : base + 4]) - goods,
    ]


TRACK: Final[tuple[str, ...]] = (
    "spaces-ahead",
    "figures-behind",
    "moves-next",
    "gap-ahead",
    "spaces-left",
    "last-turn-near",
    "no-turn-left",
)


def _track(state: GlenMoreState, ahead: int, left: int) -> list[int]:
    """Return where a figure stands and how far it may still go."""
    chain = state.chain
    behind = 0
    for index in range(ahead):
        behind += chain[index] <= FIGURE
    gap = ahead + 1
    while gap < len(chain) and chain[gap] >= 0:
        gap += 1
    return [
        ahead,
        behind,
        int(not ahead),
        gap - ahead - 1,
        left,
        int(0 < left <= _NEAR),
        int(not left),
    ]


SIZE: Final[tuple[str, ...]] = ("tiles", "extra-tiles", "extra-tiles-late", "tiles-fewer")


def _size(sizes: list[int], seat: int, drawn: int) -> list[int]:
    """Return the size of a territory: what it costs its owner, or, if small, the others."""
    own = sizes[seat]
    extra = own - min(sizes)
    rest = min(sizes[:seat] + sizes[seat + 1 :])
    return [own, extra, late(TILE_PENALTY * extra, drawn), rest - own if rest > own else 0]


def _compared_names(field: str) -> tuple[str, ...]:
    return (
        field,
        f"{field}-points",
        f"{field}-points-to-come",
        f"{field}-points-for-one-more",
        f"{field}-lead",
        f"{field}-fewer",
        f"{field}-given",
        f"{field}-taken-by-one-more",
    )


COMPARED: Final[tuple[str, ...]] = (
    *_compared_names("whisky"),
    *_compared_names("chieftains"),
    *_compared_names("cards"),
    "scoring-coming-closer",
)


def _compared(amounts: list[int], seat: int, scorings: int) -> list[int]:
    """G33: return a field of the scorings: what it brings, a lead, and being alone with fewest.

    Whoever has fewest gives the others their points; if alone, one more takes from them all.
    """
    own = amounts[seat]
    others = amounts[:seat] + amounts[seat + 1 :]
    fewest = min(others)
    ahead = own - fewest
    points = more = given = taken = 0
    if ahead >= 0:
        points = lead_points(ahead)
        more = lead_points(ahead + 1) - points
    if ahead <= 0:
        for other in others:
            lead = lead_points(other - own)
            given += lead
            if ahead < 0:
                taken += lead - lead_points(other - own - 1)
    return [
        own,
        points,
        points * scorings,
        more * scorings,
        own - max(others),
        -ahead if ahead < 0 else 0,
        given * scorings,
        taken * scorings,
    ]


FEATURES: Final[tuple[str, ...]] = (
    *STANDING,
    *TRACK,
    *SIZE,
    *COMPARED,
    *territory.LAND,
    *territory.BROWN_TILES,
    *territory.PEOPLE,
    *territory.PLACES,
    *territory.GOODS_HELD,
    *reach.OFFERS,
)


def features(state: GlenMoreState, values: list[float]) -> list[list[int]]:
    """Return for each seat the numbers of FEATURES; *values*: the points expected by hand."""
    drawn = state.drawn
    chain = state.chain
    rest = STACK_TILES - drawn
    scorings, until = coming(drawn)
    close = _CLOSE - until if scorings and until < _CLOSE else 0
    sizes = [len(land) for land in state.lands]
    barrels, chieftains, cards = fields(state)
    scores = [float(score) for score in state.scores()]
    rows = []
    for seat in range(state.seats):
        ahead = chain.index(FIGURE - seat)
        # G41: a figure moves again if more tiles are left than it is ahead.
        left = rest - ahead if rest > ahead else 0
        turns = (left + _SPACES_A_TURN - 1) // _SPACES_A_TURN
        members = count_members(state, seat)
        can_distil = state.goods[5 * seat + GRAIN] > 0 or price(state, GRAIN) <= fortune(
            state, seat
        )
        around = reach.survey_reach(state, seat, can_distil)
        row = _standing(state, seat, values, scores)
        row += _track(state, ahead, left)
        row += _size(sizes, seat, drawn)
        whisky = _compared(barrels, seat, scorings)
        heads = _compared(chieftains, seat, scorings)
        special = _compared(cards, seat, scorings)
        row += whisky
        row += heads
        row += special
        row.append((whisky[1] + heads[1] + special[1]) * close)
        row += territory.land(state, seat, turns)
        row += territory.brown_tiles(state, seat, turns)
        row += territory.people(members, turns, around.moves)
        row += territory.places(around, turns)
        row += territory.goods_held(state, seat, turns)
        row += reach.offers(state, seat, ahead, members, scorings, turns, around)
        rows.append([MOST if n > MOST else -MOST if n < -MOST else n for n in row])
    return rows


def coming(drawn: int) -> tuple[int, int]:
    """Return how many scorings are to come, and how many tiles before the next one."""
    for held, last in enumerate(SCORINGS):
        if drawn < last:
            return len(SCORINGS) - held, last - drawn
    return 0, 0


# --- the table ------------------------------------------------------------------------------------

COMMON: Final[tuple[str, ...]] = (
    "players",
    "die",
    "die-ahead",
    "figures-apart",
    "tiles-to-come",
    "scorings-to-come",
    "tiles-before-scoring",
    "scoring-near",
    "last-stack",
    "last-round",
    "wood-row",
    "stone-row",
    "grain-row",
    "cattle-row",
    "sheep-row",
    "full-rows",
    "special-places-on-track",
    "special-places-to-come",
    "members-on-track",
    "barrels-on-track",
    "brown-tiles-on-track",
    "smallest-territory",
)


def common(state: GlenMoreState) -> list[int]:
    """Return the numbers of COMMON, also in a turn: as if its refill had passed the figures by."""
    chain = state.chain
    seats = state.seats
    first = 0
    while chain[first] > FIGURE:
        first += 1
    drawn = state.drawn + first
    if drawn > STACK_TILES:
        drawn = STACK_TILES
    scorings, until = coming(drawn)
    cards = members = barrels = brown = last = 0
    for index in range(first, len(chain)):
        tile = chain[index]
        if tile >= 0:
            cards += CARD[tile] >= 0
            members += BONUS_FOLK[tile]
            barrels += BONUS_BARRELS[tile]
            brown += COLOUR[tile] == BROWN
        else:
            last = index
    to_come = 0
    for tile in state.deck[drawn:]:
        to_come += CARD[tile] >= 0
    die = has_die(seats)
    return [
        seats,
        int(die),
        chain.index(FIGURE - seats) - first if die else 0,
        last - first,
        STACK_TILES - drawn,
        scorings,
        until,
        int(0 < until <= _NEAR),
        int(scorings == 1),
        int(STACK_TILES - drawn < _CLOSE),
        *state.market,
        state.market.count(ROW_SPACES),
        cards,
        to_come,
        members,
        barrels,
        brown,
        min(len(land) for land in state.lands),
    ]
