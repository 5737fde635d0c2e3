"""Random games of Bruges without an error, and a count of what happened in them.

    python -m bench.bruges_soak [--games 10000] [--full]

For every seat count: how often each card was settled and each operation carried out (an
operation that changes or scores counts when its person is settled). With --full all modules
are in play, and ships and exchange cards are counted too.
"""

from __future__ import annotations

import argparse
from collections import Counter

from igroteka.engine import Rng, find_game
from igroteka.games.bruges.rules.box import box_of
from igroteka.games.bruges.rules.deck.vocabulary import BASE_CARDS, EFFECT, OPERATIONS
from igroteka.games.bruges.rules.state import BrugesState
from igroteka.games.bruges.rules.steps import effects

FULL = {"citizens": "yes", "zwin": "yes", "exchange": "yes"}


def counting(name: str, do: effects.Do, done: Counter[str]) -> effects.Do:
    """Return an operation that counts how often it is carried out."""

    def counted(state: BrugesState, seat: int, a: int, b: int, c: int) -> None:
        done[name] += 1
        do(state, seat, a, b, c)

    return counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--full", action="store_true")
    args = parser.parse_args()
    done: Counter[str] = Counter()
    kinds = [operation for operation in OPERATIONS if operation.kind == EFFECT]
    effects.DO = tuple(  # type: ignore[misc]
        counting(operation.name, do, done) for operation, do in zip(kinds, effects.DO, strict=True)
    )
    game = find_game("bruges")
    box = box_of(game.edition)
    settled: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for seats in (2, 3, 4, 5) if args.full else (2, 3, 4):
        for seed in range(args.games):
            state = game.new(seats, seed, FULL if args.full else {})
            assert isinstance(state, BrugesState)
            state.events = []
            rng = Rng(seed)
            while (seat := state.seat_to_act) is not None:
                state.play(rng.choice(state.legal_actions(seat)), seat)
            for event in state.events or ():
                if event.kind == "moved-in":
                    settled[str(event.args["card"])] += 1
                elif event.kind in ("shipped", "traded"):
                    used[f"{event.args.get('ship') or event.args.get('exchange')}"] += 1
        print(f"{seats} seats: {args.games} games ended without an error", flush=True)
    for card in box.deck.cards:
        for op in card.ops:
            if OPERATIONS[op[0]].kind != EFFECT:
                done[OPERATIONS[op[0]].name] += settled[card.id]
    cards = box.card_names if args.full else box.card_names[:BASE_CARDS]
    print("settled:", ", ".join(f"{name} {settled[name]}" for name in cards))
    print("operations:", ", ".join(f"{op.name} {done[op.name]}" for op in OPERATIONS))
    if args.full:
        names = (*box.ship_names, *box.exchange_names)
        print("ships and exchange:", ", ".join(f"{name} {used[name]}" for name in names))
        assert all(used[name] for name in names) and all(done[op.name] for op in OPERATIONS)
    assert all(settled[name] for name in cards)
    print(f"{box.codec.size} actions")


if __name__ == "__main__":
    main()
