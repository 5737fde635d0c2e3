"""How long games of bots are, and how much there is to decide: for the pages of the games."""

from __future__ import annotations

from statistics import mean

from igroteka.bots import Sight, make_bot
from igroteka.engine import Game, Rng

RANDOM_GAMES = 40
GREEDY_GAMES = 12


def measured(game: Game) -> str:
    """Return the table of a game: the same games every time."""
    lines = [
        f"{RANDOM_GAMES} games of random bots and {GREEDY_GAMES} of greedy ones for each number "
        "of players (deals 0, 1, …). A decision is one with a choice; forced actions come on top. "
        "`max_length` and the bounds of the scores are in "
        "[Observations](../observation.md#what-learners-also-ask-for).",
        "",
        "| players | bots | actions a game | decisions | legal actions at one | points |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for seats in game.seat_counts:
        for name, games in (("random", RANDOM_GAMES), ("greedy", GREEDY_GAMES)):
            lines.append(f"| {seats} | {name} | {row(game, seats, name, games)} |")
    return "\n".join(lines)


def row(game: Game, seats: int, name: str, games: int) -> str:
    """Return the figures of games of equal bots."""
    actions: list[int] = []
    decisions: list[int] = []
    choices: list[int] = []
    points: list[int] = []
    bot = make_bot(name)
    for deal in range(games):
        state, rng = game.new(seats, deal), Rng(deal)
        taken = decided = 0
        while not state.is_over:
            seat = state.seat_to_act
            assert seat is not None
            legal = state.legal_actions(seat)
            if len(legal) > 1:
                decided += 1
                choices.append(len(legal))
                chosen = bot.choose(Sight.of(game, state, seat, rng), rng)
            else:
                chosen = legal[0]
            state.apply(chosen, seat)
            taken += 1
        actions.append(taken)
        decisions.append(decided)
        points += state.scores()
    cells = (
        f"{mean(actions):.0f} ({min(actions)}–{max(actions)})",
        f"{mean(decisions):.0f}",
        f"{mean(choices):.1f} (at most {max(choices)})",
        f"{mean(points):.0f} ({min(points)}–{max(points)})",
    )
    return " | ".join(cells).replace("-", "−")
