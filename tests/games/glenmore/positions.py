"""Positions of Glen More in a line or two."""

from __future__ import annotations

from igroteka.engine import Event
from igroteka.games.glenmore import GAME
from igroteka.games.glenmore.rules.box import CARD_NAMES, GOODS, PLAIN
from igroteka.games.glenmore.rules.cells import MIDDLE, ROW
from igroteka.games.glenmore.rules.decisions import TAKING
from igroteka.games.glenmore.rules.placement import extend_links, survey
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.tiles import (
    GOOD,
    HOME,
    LINK,
    STORE_GOOD,
    STORE_NAMES,
    STORE_TILE,
    TILE_NAMES,
)
from igroteka.games.glenmore.rules.track import FIGURE

T = {name: tile for tile, name in enumerate(TILE_NAMES)}


def new(
    seats: int = 4, seed: int = 1, points: str = "open", rules: int | None = None
) -> GlenMoreState:
    state = GAME.new(seats, seed, {"points": points}, rules)
    assert isinstance(state, GlenMoreState)
    return state


def put(
    state: GlenMoreState, name: str, x: int, y: int, *, cubes: int = 0, folk: int = 0, seat: int = 0
) -> None:
    """Lay a tile into a territory, as if it had been there for long."""
    tile = T[name]
    state.cell[tile] = MIDDLE + ROW * y + x
    if LINK[tile] != PLAIN:
        extend_links(state, tile, seat)
    state.lands[seat].append(tile)
    state.folk[tile] = folk
    if cubes:
        store = STORE_NAMES.index(name)
        state.cubes[store] = cubes
        state.goods[5 * seat + GOOD[tile]] += cubes
    if name in CARD_NAMES:
        state.cards[seat] |= 1 << CARD_NAMES.index(name)


def store(state: GlenMoreState, name: str, cubes: int, seat: int = 0) -> None:
    """Put cubes into a store: “loch-lochy wood”."""
    number = STORE_NAMES.index(name)
    assert STORE_TILE[number] in state.lands[seat]
    state.cubes[number] += cubes
    state.goods[5 * seat + STORE_GOOD[number]] += cubes


def rows(state: GlenMoreState, **covered: int) -> None:
    """Set covered spaces of the market's rows; the others are empty."""
    state.market = [covered.get(good, 0) for good in GOODS]


def at_turn(state: GlenMoreState, *tiles: str, seat: int = 0) -> GlenMoreState:
    """Make *seat* rearmost with these tiles before it; the other figures stand ahead."""
    others = [FIGURE - s for s in range(len_figures(state)) if s != seat]
    wanted = [T[name] for name in tiles]
    known = {*wanted, *(tile for land in state.lands for tile in land)}
    spare = [tile for tile in range(HOME) if tile not in known]
    fill = spare[: 12 - len(wanted) - len(others)]
    state.chain = [FIGURE - seat, *wanted, *others, *fill]
    state.seat_to_act = seat
    state.steps = [TAKING]
    state.moved = 0
    survey(state, seat)
    return state


def len_figures(state: GlenMoreState) -> int:
    return state.seats + (state.seats < 4)


def legal(state: GlenMoreState, verb: str = "") -> set[str]:
    """Return the texts of the legal actions, those of *verb* without it."""
    assert state.seat_to_act is not None
    texts = {state.CODEC.text(a) for a in state.legal_actions(state.seat_to_act)}
    if not verb:
        return texts
    return {t.partition(" ")[2] for t in texts if t.split()[0] == verb}


def do(state: GlenMoreState, *texts: str) -> list[Event]:
    """Play actions, checked; return what happened."""
    state.events = []
    for text in texts:
        state.play(text)
    events, state.events = state.events, None
    return events


def finish_turn(state: GlenMoreState) -> list[Event]:
    """Skip what is left of a turn."""
    if "done" in legal(state):
        do(state, "done")
    return do(state, "end")


def goods(state: GlenMoreState, seat: int = 0) -> dict[str, int]:
    """Return the cubes of a player, by kind, without zeros."""
    return {good: n for good, n in zip(GOODS, state.goods[5 * seat :], strict=False) if n}


def figures(state: GlenMoreState) -> list[int]:
    """Return the figures from the rearmost on; the die is the number of players."""
    return [FIGURE - entry for entry in state.chain if entry <= FIGURE]


def points(state: GlenMoreState, seat: int = 0) -> int:
    return sum(state.points[4 * seat : 4 * seat + 4])
