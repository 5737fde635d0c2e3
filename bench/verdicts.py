"""How often a ten times deeper search agrees with what an analysis calls a mistake.

Bots of different strength play; every decision is weighed as `igroteka analyse` does it. Those
that are called an inaccuracy, a mistake or a blunder are weighed again with ten times the effort
and other worlds, and so are some of the others.

    python -m bench.verdicts bruges --decisions 200
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from igroteka.arena.standings import wilson
from igroteka.bots import Sight, make_bot
from igroteka.coach.advising import Budget
from igroteka.coach.analysing import Analyser
from igroteka.coach.analysis import Grade, Weighed
from igroteka.coach.weighing import Effort, weigh
from igroteka.engine import Game, Match, Rng, find_game

DEEPER = 10
"""So many times more effort the second opinion has."""


def played(game: Game, bots: list[str], seed: int) -> Match:
    """Return a game of bots."""
    match, rng = Match.start(game, len(bots), seed), Rng(seed)
    players = [make_bot(spec) for spec in bots]
    while (seat := match.state.seat_to_act) is not None:
        sight = Sight.of(game, match.state, seat, rng)
        match.play(players[seat].choose(sight, rng), seat)
    return match


def decisions(game: Game, bots: list[str], seed: int) -> Iterator[tuple[Sight, int, Effort]]:
    """Yield the decisions of one game after the other, with the effort that each is worth."""
    while True:
        match = played(game, bots, seed)
        effort = Analyser(match).effort
        for step, move in enumerate(match.moves):
            state = match.at(step).state
            if len(state.legal_actions(move.seat)) > 1:
                yield Sight.of(game, state, move.seat, Rng(step)), move.action, effort
        seed += 1


def deeper(effort: Effort) -> Effort:
    """Return ten times the effort."""
    clock = effort.short.clock
    return Effort(
        Budget(None, DEEPER * effort.short.seconds, clock),
        Budget(None, DEEPER * effort.close.seconds, clock),
    )


def said(weighed: Weighed) -> str:
    """Return a verdict in a few letters."""
    return f"{weighed.grade:<10} −{100 * weighed.loss:4.1f} ± {200 * weighed.error:4.1f} %"


def main() -> None:
    """Weigh decisions twice, and print how often the verdicts agree."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=200, help="how many are weighed")
    parser.add_argument("--bots", default="novice,amateur,search:40")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--good", type=int, default=10, help="of the good ones, one in so many")
    asked = parser.parse_args()
    weighed, called, agreed, looked, missed = 0, 0, 0, 0, 0
    spent = time.thread_time()
    for sight, action, effort in decisions(
        find_game(asked.game), asked.bots.split(","), asked.seed
    ):
        first = weigh(sight, action, effort, Rng(weighed))
        if first is None:
            continue
        weighed += 1
        is_called = first.grade != Grade.GOOD
        if is_called or weighed % asked.good == 0:
            second = weigh(sight, action, deeper(effort), Rng(10_000 + weighed))
            assert second is not None
            agrees = (second.grade != Grade.GOOD) == is_called
            called, agreed = called + is_called, agreed + (is_called and agrees)
            looked, missed = looked + (not is_called), missed + (not is_called and not agrees)
            print(f"{weighed:>5}  {said(first)}   deeper: {said(second)}", flush=True)
        if weighed == asked.decisions:
            break
    share = wilson([1.0] * agreed + [0.0] * (called - agreed)) if called else None
    print(f"{asked.game}: {weighed} decisions of {asked.bots}, {called} called mistakes")
    if share is not None:
        print(
            f"{agreed} of them ({share.mean:.0%}, {share.low:.0%}–{share.high:.0%}) are mistakes "
            f"at {DEEPER} times the effort"
        )
    print(f"of {looked} others, {missed} are mistakes there; {time.thread_time() - spent:.0f} s")


if __name__ == "__main__":
    main()
