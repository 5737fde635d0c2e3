"""Effects that bring or exchange guilders, points, workers, cards and threats (B39 to B44).

Each operation has a function that does it and one that says whether anything would happen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.bruges.rules.actions import BUY, DONE, GIVE, TAKE, WARD
from igroteka.games.bruges.rules.box import GUILD_COUNT
from igroteka.games.bruges.rules.deck.vocabulary import ALL, ANY_COLOUR, CARDS, COLOURS, ONE_COLOUR
from igroteka.games.bruges.rules.stack import (
    BUYING,
    DISCARDING,
    DISMISSING,
    MAY_DECLINE,
    NOT_ITSELF,
    RECALLING,
    SELLING,
    SPENDING,
    TAKING,
    WARDING,
    count_down,
    decline,
    pop,
    push,
)
from igroteka.games.bruges.rules.steps.attacks import threats_held
from igroteka.games.bruges.rules.steps.building import workers_at_hand
from igroteka.games.bruges.rules.steps.cards import draw
from igroteka.games.bruges.rules.steps.persons import residents
from igroteka.games.bruges.rules.steps.supply import (
    can_rise,
    discard_threats,
    gain_guilders,
    gain_points,
    gain_workers,
    rise,
)

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def give_up_effect(state: BrugesState) -> None:
    """B42: the cost cannot be paid, so the rest does not happen."""
    pop(state)


# --- gains ----------------------------------------------------------------------------------


def always(state: BrugesState, seat: int, a: int, b: int, c: int) -> bool:
    """Something happens in any position."""
    return True


def do_guilders(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Take n guilders."""
    gain_guilders(state, seat, n)


def do_vp(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Gain n points."""
    gain_points(state, seat, n)


def do_reputation(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Go up n steps of reputation, free."""
    rise(state, seat, n)


def would_reputation(state: BrugesState, seat: int, a: int, b: int, c: int) -> bool:
    """Not on the last step."""
    return can_rise(state, seat)


def do_workers(state: BrugesState, seat: int, n: int, colour: int, c: int) -> None:
    """Take n workers of a colour, of any colours, or of one colour to be chosen."""
    if colour >= ANY_COLOUR:
        push(state, TAKING, seat, n, int(colour == ONE_COLOUR))
    else:
        gain_workers(state, seat, colour, n)


def legal_taking(state: BrugesState, seat: int) -> list[int]:
    """Any colour."""
    return [TAKE + colour for colour in range(COLOURS)]


def decide_taking(state: BrugesState, action: int, seat: int) -> None:
    """Take one worker, or all of the chosen colour."""
    if state.steps[-3]:
        gain_workers(state, seat, action - TAKE, state.steps[-4])
        pop(state)
    else:
        gain_workers(state, seat, action - TAKE, 1)
        count_down(state)


def do_workers_each(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Take n workers of each colour."""
    for colour in range(COLOURS):
        gain_workers(state, seat, colour, n)


def do_draw(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Draw n cards."""
    draw(state, seat, n)


def would_draw(state: BrugesState, seat: int, a: int, b: int, c: int) -> bool:
    """There is a card to draw."""
    return bool(state.left or state.right)


def dice_sum(state: BrugesState, which: int) -> int:
    """Return the highest die, or the sum of those that show 3 or 4."""
    if which == 0:
        return max(state.dice)
    return sum(die for die in state.dice if die in (3, 4))


def do_guilders_die(state: BrugesState, seat: int, which: int, b: int, c: int) -> None:
    """Take what the dice say."""
    gain_guilders(state, seat, dice_sum(state, which))


def would_guilders_die(state: BrugesState, seat: int, which: int, b: int, c: int) -> bool:
    """The dice say something."""
    return dice_sum(state, which) > 0


def do_guilders_per_guild(state: BrugesState, seat: int, n: int, guild: int, most: int) -> None:
    """B39: n guilders for each own person of a guild."""
    gain_guilders(state, seat, min(most, n * state.changes[seat][GUILD_COUNT + guild]))


def would_per_guild(state: BrugesState, seat: int, n: int, guild: int, most: int) -> bool:
    """There is a person of the guild."""
    return state.changes[seat][GUILD_COUNT + guild] > 0


def do_vp_per_guild(state: BrugesState, seat: int, n: int, guild: int, most: int) -> None:
    """B39: n points for each own person of a guild."""
    gain_points(state, seat, min(most, n * state.changes[seat][GUILD_COUNT + guild]))


def do_guilders_per_canal(state: BrugesState, seat: int, n: int, most: int, c: int) -> None:
    """n guilders for each own canal token."""
    tokens = state.canals[2 * seat] + state.canals[2 * seat + 1]
    gain_guilders(state, seat, min(most, n * tokens))


def would_per_canal(state: BrugesState, seat: int, n: int, most: int, c: int) -> bool:
    """There is a token."""
    return state.canals[2 * seat] + state.canals[2 * seat + 1] > 0


def do_guilders_per_house(state: BrugesState, seat: int, n: int, most: int, c: int) -> None:
    """n guilders for each own house."""
    gain_guilders(state, seat, min(most, n * len(state.houses[seat])))


def do_guilders_per_reputation(state: BrugesState, seat: int, n: int, most: int, c: int) -> None:
    """n guilders for each step of reputation."""
    gain_guilders(state, seat, min(most, n * state.reputation[seat]))


def would_per_reputation(state: BrugesState, seat: int, n: int, most: int, c: int) -> bool:
    """There is a step."""
    return state.reputation[seat] > 0


# --- threats ----------------------------------------------------------------------------------


def do_discard_threat(state: BrugesState, seat: int, n: int, colour: int, c: int) -> None:
    """B16: discard up to n own threat markers, a point each."""
    held = threats_held(state, seat)
    if colour < ANY_COLOUR:
        held = [colour] if colour in held else []
    if not held:
        return
    if (colour != ANY_COLOUR and len(held) == 1) or (colour == ANY_COLOUR and n == ALL):
        for each in held:
            discard_threats(state, seat, each, min(n, state.threats[seat * COLOURS + each]))
    else:
        push(state, WARDING, seat, n, int(colour == ONE_COLOUR))


def would_discard_threat(state: BrugesState, seat: int, n: int, colour: int, c: int) -> bool:
    """There is a marker of the colour."""
    held = threats_held(state, seat)
    return colour in held if colour < ANY_COLOUR else bool(held)


def legal_warding(state: BrugesState, seat: int) -> list[int]:
    """Any own marker; B42: “up to” may be none."""
    actions = [WARD + colour for colour in threats_held(state, seat)]
    if not state.steps[-3]:
        actions.append(DONE)
    return actions


def decide_warding(state: BrugesState, action: int, seat: int) -> None:
    """Discard a marker, or all of the chosen colour."""
    if action == DONE:
        pop(state)
        return
    colour = action - WARD
    if state.steps[-3]:
        n = min(state.steps[-4], state.threats[seat * COLOURS + colour])
        discard_threats(state, seat, colour, n)
        pop(state)
        return
    discard_threats(state, seat, colour, 1)
    if threats_held(state, seat):
        count_down(state)
    else:
        pop(state)


# --- exchanges ----------------------------------------------------------------------------------


def do_sell_workers(state: BrugesState, seat: int, price: int, most: int, c: int) -> None:
    """Return up to so many workers for guilders."""
    if workers_at_hand(state, seat):
        push(state, SELLING, seat, most, price)


def would_sell_workers(state: BrugesState, seat: int, price: int, most: int, c: int) -> bool:
    """There is a worker."""
    return bool(workers_at_hand(state, seat))


def legal_selling(state: BrugesState, seat: int) -> list[int]:
    """Any worker, or no more."""
    actions = [GIVE + colour for colour in workers_at_hand(state, seat)]
    actions.append(DONE)
    return actions


def decide_selling(state: BrugesState, action: int, seat: int) -> None:
    """Sell one worker."""
    if action == DONE:
        pop(state)
        return
    state.workers[seat * COLOURS + action - GIVE] -= 1
    gain_guilders(state, seat, state.steps[-3])
    if workers_at_hand(state, seat):
        count_down(state)
    else:
        pop(state)


def do_buy_vp(state: BrugesState, seat: int, per: int, vp: int, most: int) -> None:
    """Pay guilders for points, several times."""
    if state.guilders[seat] >= per and most >= vp:
        push(state, BUYING, seat, most // vp, per * 100 + vp)


def would_buy_vp(state: BrugesState, seat: int, per: int, vp: int, most: int) -> bool:
    """There is money enough for one."""
    return state.guilders[seat] >= per


def legal_buying(state: BrugesState, seat: int) -> list[int]:
    """Once more, or no more."""
    return [BUY, DONE]


def decide_buying(state: BrugesState, action: int, seat: int) -> None:
    """Pay, and gain the points."""
    if action == DONE:
        pop(state)
        return
    per, vp = divmod(state.steps[-3], 100)
    state.guilders[seat] -= per
    gain_points(state, seat, vp)
    if state.guilders[seat] >= per:
        count_down(state)
    else:
        pop(state)


def do_pay_guilders(state: BrugesState, seat: int, n: int, cost: int, c: int) -> None:
    """Pay; B42: a cost is paid in full, and may be declined."""
    if cost and state.guilders[seat] < n:
        give_up_effect(state)
    elif cost and not agreed(state):
        push(state, SPENDING, seat, n)
    else:
        spend(state, seat, min(n, state.guilders[seat]))


def agreed(state: BrugesState) -> bool:
    """Say whether the effect on top has just been chosen, and with it the cost it begins with."""
    card, done = state.steps[-4], state.steps[-3]
    return done == 1 and (card >= CARDS or state.box.active[card])


def spend(state: BrugesState, seat: int, n: int) -> None:
    """Pay n guilders to the bank."""
    state.guilders[seat] -= n
    if state.events is not None:
        state.tell("paid", seat, n=n)


def legal_spending(state: BrugesState, seat: int) -> list[int]:
    """B42: pay the cost, or decline."""
    return [BUY, DONE]


def decide_spending(state: BrugesState, action: int, seat: int) -> None:
    """B42: without its cost the rest of the effect does not happen."""
    if action == DONE:
        decline(state)
        return
    n = state.steps[-4]
    pop(state)
    spend(state, seat, n)


def would_pay_guilders(state: BrugesState, seat: int, n: int, cost: int, c: int) -> bool:
    """It can be paid."""
    return state.guilders[seat] >= n


def do_discard_hand(state: BrugesState, seat: int, n: int, cost: int, c: int) -> None:
    """Discard cards from hand; B42: in full if it is a cost."""
    if cost and len(state.hands[seat]) < n:
        give_up_effect(state)
    elif state.hands[seat]:
        push(state, DISCARDING, seat, n, cost)


def would_discard_hand(state: BrugesState, seat: int, n: int, cost: int, c: int) -> bool:
    """There are cards enough."""
    return len(state.hands[seat]) >= n


def others(state: BrugesState, seat: int, not_itself: int) -> list[int]:
    """Return the own persons that may leave by the effect on top."""
    itself = state.steps[-4] if not_itself else -1
    return [card for card in residents(state, seat) if card != itself]


def do_discard_own_person(state: BrugesState, seat: int, n: int, other: int, cost: int) -> None:
    """Discard own persons."""
    leave_by(state, seat, n, other, cost, DISMISSING)


def do_person_to_hand(state: BrugesState, seat: int, n: int, other: int, cost: int) -> None:
    """Take own persons back into the hand."""
    leave_by(state, seat, n, other, cost, RECALLING)


def leave_by(state: BrugesState, seat: int, n: int, other: int, cost: int, step: int) -> None:
    """Let own persons leave; B42: in full if it is a cost, which may be declined."""
    people = others(state, seat, other)
    if cost and len(people) < n:
        give_up_effect(state)
    elif people:
        flags = (MAY_DECLINE if cost else 0) | (NOT_ITSELF if other else 0)
        push(state, step, seat, n, flags)


def would_leave(state: BrugesState, seat: int, n: int, other: int, cost: int) -> bool:
    """There are persons enough besides the one that is used."""
    people = state.people[seat]
    return len(people) - people.count(-1) >= n + other
