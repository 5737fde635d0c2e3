"""Glen More, plugged into the contract suite."""

from __future__ import annotations

from typing import Any

from igroteka.engine import State, View
from igroteka.games.glenmore.rules.decisions import TAKING
from igroteka.games.glenmore.rules.state import GlenMoreState
from igroteka.games.glenmore.rules.tiles import STORE_GOOD, STORE_TILE
from tests.contract.cases import Case


def conserved(state: State[Any]) -> Any:
    assert isinstance(state, GlenMoreState)
    # A tile is in one place: a stack, the track, a hand, a territory, or out of the game.
    waiting = list(state.deck[state.drawn :])
    on_track = [entry for entry in state.chain if entry >= 0]
    in_hand = [state.hand] if state.hand >= 0 else []
    laid = [tile for land in state.lands for tile in land]
    somewhere = waiting + on_track + in_hand + laid
    assert len(set(somewhere)) == len(somewhere), "a tile is in two places"
    figures = [entry for entry in state.chain if entry < -1]
    # 13 of 14 spaces are taken after every turn, and a figure is rearmost.
    if state.steps and state.steps[-1] == TAKING:
        assert len(state.chain) == 13 and state.chain[0] < -1
    for land in state.lands:
        cells = [state.cell[tile] for tile in land]
        assert len(set(cells)) == len(cells), "two tiles lie on one cell"
        assert sum(state.folk[tile] for tile in land) > 0 or state.drawn > 50
    # A player's goods are the cubes on the player's tiles.
    owner = {tile: seat for seat, land in enumerate(state.lands) for tile in land}
    stored = [0] * len(state.goods)
    for store, cubes in enumerate(state.cubes):
        if (seat := owner.get(STORE_TILE[store], -1)) >= 0:
            stored[5 * seat + STORE_GOOD[store]] += cubes
            assert 0 <= cubes <= 3
    assert stored == list(state.goods)
    for values in (state.coins, state.barrels, state.chiefs, state.folk, state.cubes):
        assert min(values) >= 0
    assert all(0 <= covered <= 3 for covered in state.market)
    return sorted(figures), sorted(state.deck)


def tally(view: View) -> list[int]:
    scores = []
    sizes = [len(player["tiles"]) for player in view["players"]]
    for player in view["players"]:
        kinds = [tile["tile"].rstrip("0123456789").rstrip("-") for tile in player["tiles"]]
        score = sum(player["points"].values()) + player["coins"]
        if "iona-abbey" in player["cards"]:
            score += 2 * sum(
                kind in ("quarry", "forest", "distillery", "iona-abbey") for kind in kinds
            )
        if "loch-morar" in player["cards"]:
            score += 2 * sum(kind in ("meadow", "pasture", "field") for kind in kinds)
        if "duart-castle" in player["cards"]:
            score += 3 * sum(kind in ("village", "home") for kind in kinds)
        scores.append(score - 3 * (len(kinds) - min(sizes)))
    return scores


CASE = Case(
    "glenmore",
    conserved,
    tally,
    weight=4,
    follows=("cell", "lands", "plain_spots", "river_spots", "road_spots", "site"),
)
