"""Which actions of Bruges deserve a thought: the others are as good as one of these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.bruges.bot.card_figures import figures_of
from igroteka.games.bruges.bot.card_values import (
    values_of,
    workers_worth,
)
from igroteka.games.bruges.bot.standing import Clock
from igroteka.games.bruges.bot.weights import WEIGHTS as W
from igroteka.games.bruges.rules.actions import (
    BUILD,
    DISCARD,
    DONE,
    FETCH,
    FOR_GUILDERS,
    FOR_PERSON,
    GIVE,
    PLAY,
    RAISE,
    TAKE,
    TRADE,
    USE,
    USES,
)
from igroteka.games.bruges.rules.box import (
    TWIST_FIXED,
)
from igroteka.games.bruges.rules.deck.vocabulary import CARDS, COLOURS
from igroteka.games.bruges.rules.stack import (
    BUILDING,
    DISCARDING,
    EXTRA,
    FETCHING,
    LODGING,
    LOSING,
    PAYING,
    RAISING,
    SELLING,
    TAKING,
    TURN,
    WARDING,
)

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def candidates(state: BrugesState, seat: int) -> list[int]:
    """Return the legal actions, without those that are as good as another one."""
    return without_likes(state, seat, values_of(state.box).appeal)


def considered(state: BrugesState, seat: int) -> list[int]:
    """Return the same, but how much a card is wanted depends on the rounds left."""
    return without_likes(state, seat, figures_of(state.box).wishes[Clock(state).later])


def without_likes(state: BrugesState, seat: int, appeal: tuple[float, ...]) -> list[int]:
    """Drop what is as good as another action; *appeal*: how much each card is wanted."""
    actions = state.legal_actions(seat)
    step = state.steps[-1]
    if step == LODGING:
        return actions[:1]  # which house is taken matters next to nothing
    if len(actions) < 3:
        return actions
    if step in (TURN, EXTRA):
        return distinct_plays(state, actions, appeal)
    if step == WARDING:
        return [action for action in actions if action != DONE]
    if step == DISCARDING:
        return least_wanted(state, actions, DISCARD, appeal)
    if step == BUILDING:
        return least_wanted(state, actions, BUILD, appeal)
    if step == RAISING:
        return least_wanted(state, actions, RAISE, appeal)
    if step == FETCHING:
        return most_wanted(actions, appeal)
    if step == TAKING and not state.steps[-3]:
        return [TAKE + colour for colour in by_use(state, seat)[-W.colours_taken :]]
    if step in (SELLING, LOSING, PAYING):
        least = next(colour for colour in by_use(state, seat) if GIVE + colour in actions)
        return [GIVE + least, DONE] if step == SELLING else [GIVE + least]
    return actions


def distinct_plays(state: BrugesState, actions: list[int], appeal: tuple[float, ...]) -> list[int]:
    """Of the cards of one colour, let only the least wanted be spent for each of five actions.

    The action that the exchange improves is done in that way or not at all.
    """
    box = state.box
    traded = {action - TRADE for action in actions if action >= TRADE}
    improved = -1
    if traded:
        improved = box.exchange_use[state.exchange]
        fixed = box.twists[state.exchange + 1][TWIST_FIXED]
        if improved == FOR_GUILDERS and fixed and fixed < max(state.dice):
            improved = -1
    best: dict[int, int] = {}
    kept = []
    for action in actions:
        if action >= TRADE:
            card, use, kind = action - TRADE, box.exchange_use[state.exchange], USES
        elif PLAY <= action < USE:
            card, use = divmod(action - PLAY, USES)
            if use == improved and card in traded:
                continue
            kind = use
        else:
            kept.append(action)
            continue
        if use == FOR_PERSON:
            kept.append(action)
            continue
        key = box.colour[card] * (USES + 1) + kind
        other = best.get(key, -1)
        if other < 0 or appeal[card] < appeal[card_of(other)]:
            best[key] = action
    kept.extend(best.values())
    return kept


def card_of(action: int) -> int:
    """Return the card that is played or traded."""
    return action - TRADE if action >= TRADE else (action - PLAY) // USES


def least_wanted(
    state: BrugesState, actions: list[int], base: int, appeal: tuple[float, ...]
) -> list[int]:
    """Of the cards of one colour, keep only the least wanted; keep all else."""
    box = state.box
    best: dict[int, int] = {}
    kept = []
    for action in actions:
        if action < base or action >= base + CARDS:
            kept.append(action)
            continue
        colour = box.colour[action - base]
        if colour not in best or appeal[action - base] < appeal[best[colour] - base]:
            best[colour] = action
    kept.extend(best.values())
    return kept


def most_wanted(actions: list[int], appeal: tuple[float, ...]) -> list[int]:
    """Of the cards of the discard pile, keep those one would like best to settle."""
    return sorted(actions, key=lambda a: appeal[a - FETCH] if a >= FETCH else 0.0)[
        -W.cards_fetched :
    ]


def by_use(state: BrugesState, seat: int) -> list[int]:
    """Return the colours by how much one more worker is wanted: for persons, or where few are."""
    box = state.box
    base = seat * COLOURS
    wish = [workers_worth(n + 1) - workers_worth(n) for n in state.workers[base : base + COLOURS]]
    use_value = values_of(box).use_value
    for card in state.ready[seat]:
        if box.worker_colour[card] >= 0:
            wish[box.worker_colour[card]] += W.wish_of_use * use_value[card]
    return sorted(range(COLOURS), key=wish.__getitem__)
