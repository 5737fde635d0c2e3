"""Where a seat stands: points so far and expected, development, the tracks of characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.knowledge import best_but
from igroteka.games.orleans.bot.aspects.leads import leads
from igroteka.games.orleans.bot.outlook import expectation
from igroteka.games.orleans.rules.box import (
    BOATMAN,
    BOATMAN_CITIZEN,
    FARMER,
    FARMER_GOODS,
    GOOD_POINTS,
    KNIGHT,
    KNIGHT_CITIZEN,
    KNIGHT_CITIZEN_SPACE,
    LEVELS,
    ROUNDS,
    SCHOLAR,
    SCHOLAR_POINTS,
    SPACE_CITIZENS,
    STARS,
    TRACKS,
)
from igroteka.games.orleans.rules.decisions import NOBODY
from igroteka.games.orleans.rules.scoring import built_stations, citizens_of
from igroteka.games.orleans.rules.steps.recruiting import bar as recruit_bar

if TYPE_CHECKING:
    from igroteka.games.orleans.rules.state import OrleansState

POINTS: Final[tuple[str, ...]] = (
    "value",
    "value-lead",
    "value-by-progress",
    "value-lead-by-progress",
    "score",
    "score-lead",
    "coins",
    "goods-points",
)
DEVELOPMENT: Final[tuple[str, ...]] = (
    "development",
    "development-lead",
    "level",
    "spaces-to-star",
    "citizens",
    "points-of-stations-and-citizens",
    "star-in-reach",
    "development-citizen-near",
    "development-citizen-first",
)
CHARACTER_TRACKS: Final[tuple[str, ...]] = (
    "farmer-track",
    "boatman-track",
    "craftsman-track",
    "trader-track",
    "knight-track",
    "scholar-track",
    "farmer-lead",
    "census-coins",
    "boatman-citizen-near",
    "knight-citizen-near",
    "next-scholar-points",
    "next-farmer-good",
)

IN_REACH: Final = 3
"""A star so many spaces ahead may be reached in a round."""
CITIZEN_NEAR: Final = 8
"""A citizen of the development track that is further ahead is not near."""


def points(state: OrleansState) -> list[list[int]]:
    """What the game is about: points expected, halved as they reach 480, and points so far."""
    values = [expectation(state, seat) for seat in range(state.seats)]
    scores = state.scores()
    ahead = leads(scores)
    progress = state.round / ROUNDS
    rows = []
    for seat in range(state.seats):
        value = values[seat] / 2.0
        lead = values[seat] - best_but(values, seat)
        sheet = state.score_sheet(seat)
        rows.append(
            [
                round(value),
                round(lead),
                round(value * progress),
                round(lead * progress),
                scores[seat],
                ahead[seat],
                sheet["coins"],
                sheet["goods"],
            ]
        )
    return rows


def development(state: OrleansState) -> list[list[int]]:
    """The level, what it multiplies, and what is next on the development track (O43, O53)."""
    rows = []
    ahead = leads(state.development)
    for seat in range(state.seats):
        space = state.development[seat]
        level = LEVELS[space]
        to_star = STARS[level] - space if level < len(STARS) else 0
        citizens = citizens_of(state, seat)
        items = built_stations(state, seat) + citizens
        near = citizen_near(state, space)
        rows.append(
            [
                space,
                ahead[seat],
                level,
                to_star,
                citizens,
                items * level,
                items if 0 < to_star <= IN_REACH else 0,
                near,
                1 if near and ahead[seat] > 0 else 0,
            ]
        )
    return rows


def citizen_near(state: OrleansState, space: int) -> int:
    """Return how near the next citizen of the development track is; 0: none is near."""
    for away in range(1, CITIZEN_NEAR):
        if space + away >= len(SPACE_CITIZENS):
            return 0
        citizen = SPACE_CITIZENS[space + away]
        if citizen != NOBODY and state.citizens[citizen] == NOBODY:
            return CITIZEN_NEAR - away
    return 0


def character_tracks(state: OrleansState) -> list[list[int]]:
    """The six tracks of characters, the census, and what the next steps bring."""
    rows = []
    left = max(0, ROUNDS - 1 - state.round)
    farmers = state.tracks[FARMER::TRACKS]
    ahead = leads(farmers)
    boatman_open = state.citizens[BOATMAN_CITIZEN] == NOBODY
    knight_open = state.citizens[KNIGHT_CITIZEN] == NOBODY
    for seat in range(state.seats):
        tracks = state.tracks[seat * TRACKS : seat * TRACKS + TRACKS]
        knights = tracks[KNIGHT]
        scholars = good = 0
        if not recruit_bar(state, seat, SCHOLAR):
            scholars = SCHOLAR_POINTS[tracks[SCHOLAR] + 1]
        if not recruit_bar(state, seat, FARMER):
            next_good = FARMER_GOODS[tracks[FARMER] + 1]
            if state.goods_market[next_good]:
                good = GOOD_POINTS[next_good]
        tracks += [
            ahead[seat],
            census_coins(state, farmers, seat) * left,
            tracks[BOATMAN] if boatman_open else 0,
            min(knights, KNIGHT_CITIZEN_SPACE) if knight_open else 0,
            scholars,
            good,
        ]
        rows.append(tracks)
    return rows


def census_coins(state: OrleansState, farmers: list[int], seat: int) -> int:
    """O10: the sole first gains a coin, the sole last pays one, though not of two."""
    mine = farmers[seat]
    if farmers.count(mine) > 1:
        return 0
    if mine == max(farmers):
        return 1
    return -1 if mine == min(farmers) and state.seats > 2 else 0
