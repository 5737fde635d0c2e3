"""Bruges in the contract suite: what is conserved, and a second, plain way to count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from igroteka.engine import State, View
from igroteka.games.bruges.rules.deck.vocabulary import (
    COLOUR_NAMES,
    GUILD_NAMES,
    ICON_NAMES,
    OPERATIONS,
)
from igroteka.games.bruges.rules.stack import LODGING, WIDTH
from igroteka.games.bruges.rules.state import BrugesState
from tests.contract.cases import Case
from tests.games.bruges.positions import BOX

CARD = {card.id: card for card in BOX.deck.cards}


def conserved(state: State[Any]) -> Any:
    """Every card is in exactly one place; statues are in the stack or somebody's."""
    assert isinstance(state, BrugesState)
    cards = state.left + state.right + state.reserve + state.discard + state.drawn
    for seat in range(state.seats):
        cards += state.hands[seat] + state.houses[seat]
        cards += [card for card in state.people[seat] if card >= 0]
    for top in range(len(state.steps) - 1, 0, -WIDTH):
        if state.steps[top] == LODGING:
            cards.append(state.steps[top - 3])
    assert min(state.workers + state.threats + state.guilders + state.points) >= 0
    assert not state.is_over or max(state.threats) < 3
    ships = [
        sorted(stack + gone + [docked for docked in [state.docked[colour]] if docked >= 0])
        for colour, (stack, gone) in enumerate(zip(state.stacks, state.sailed, strict=True))
    ]
    assert (state.exchange >= 0) == (state.markers > 0)
    return sorted(cards), len(state.statues), ships


def tally(view: View) -> list[int]:
    """Count everybody's points from the final view."""
    return [points(player) for player in view["players"]]


def points(player: dict[str, Any]) -> int:
    people = [CARD[house["person"]] for house in player["houses"] if house["person"]]
    total: int = player["points"] + sum(card.cost // 3 for card in people)
    total += len(player["houses"]) + 4 * sum(player["leaders"].values()) + sum(player["statues"])
    total += [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15][player["reputation"]]
    total += 3 * sum(canal["tokens"] >= 3 for canal in player["canals"].values())
    for card in people:
        for code, a, b, _ in card.ops:
            name = OPERATIONS[code].name
            if name.startswith("score_"):
                total += laurel(name, a, b, player, people)
    return total


def laurel(name: str, a: int, b: int, player: dict[str, Any], people: list[Any]) -> int:
    houses = [house["colour"] for house in player["houses"]]
    counts: dict[str, Callable[[], int]] = {
        "score_per_guild": lambda: b * sum(GUILD_NAMES[c.guild] == GUILD_NAMES[a] for c in people),
        "score_per_distinct_guild": lambda: a * len({c.guild for c in people}),
        "score_per_person_colour": lambda: b * [c.colour for c in people].count(a),
        "score_per_icon": lambda: b * [ICON_NAMES[c.icon] for c in people].count(ICON_NAMES[a]),
        "score_per_house_colour": lambda: b * houses.count(COLOUR_NAMES[a]),
        "score_per_distinct_house_colour": lambda: a * len(set(houses)),
        "score_per_canal": lambda: a * sum(c["tokens"] for c in player["canals"].values()),
        "score_per_statue": lambda: a * len(player["statues"]),
        "score_per_majority": lambda: a * sum(player["leaders"].values()),
        "score_per_reputation_steps": lambda: b * (player["reputation"] // a),
        "score_per_workers": lambda: b * (sum(player["workers"].values()) // a),
        "score_per_guilders": lambda: b * (player["guilders"] // a),
        "score_per_hand_card": lambda: a * len(player["hand"]),
    }
    return counts[name]()


# Z1: every combination of modules and seats that is allowed.
SETUPS = [
    (seats, {"citizens": citizens, "zwin": zwin, "exchange": exchange})
    for seats in (2, 3, 4, 5)
    for citizens in ("no", "yes")
    for zwin in ("no", "yes")
    for exchange in ("no", "yes")
    if seats < 5 or citizens == "yes"
]
CASE = Case("bruges", conserved, tally, weight=6, setups=SETUPS, follows=("changes", "steps"))
