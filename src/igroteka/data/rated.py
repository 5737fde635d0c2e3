"""How strong the players of a dataset are, where that can be known."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.arena.outcomes import Outcome
from igroteka.arena.ratings import can_rate, ratings
from igroteka.data.columns import GameRow
from igroteka.data.sources import are_bots


def rated(games: Sequence[GameRow]) -> list[GameRow]:
    """Return the games with a rating for each seat, None where there is none.

    They are OpenSkill ratings over the games of bots of this dataset with as many seats, as the
    arena has them; a field of one bot has nothing to rate.
    """
    known: dict[int, dict[str, float]] = {}
    if can_rate():
        for seats in sorted({game["seats"] for game in games}):
            found = ratings(outcome_of(game) for game in games if counts(game, seats))
            if len(found) > 1:
                known[seats] = {each.bot: round(each.rating.mean, 3) for each in found}
    return [
        {
            **game,
            "ratings": [known.get(game["seats"], {}).get(player) for player in game["players"]],
        }
        for game in games
    ]


def counts(game: GameRow, seats: int) -> bool:
    """Say whether a game tells how strong bots are."""
    return bool(game["seats"] == seats and are_bots(game["players"]))


def outcome_of(game: GameRow) -> Outcome:
    """Return how a game ended, as the arena tells it."""
    seats = game["seats"]
    return Outcome(
        *(0, game["game"], 0, game["players"], game["scores"], game["places"]),
        *(game["decisions"], [0] * seats, [0.0] * seats),
    )
