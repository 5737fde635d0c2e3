"""A turn of phase 3: play one card for one of six actions, use persons (B12 to B20, B27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.games.bruges.rules.actions import (
    AS,
    DONE,
    FOR_CANAL,
    FOR_GUILDERS,
    FOR_HOUSE,
    FOR_PERSON,
    FOR_THREAT,
    FOR_WORKERS,
    PLAY,
    TRADE,
    USE,
    USES,
)
from igroteka.games.bruges.rules.box import (
    ANY_DIE,
    ANY_OF_COLOURS,
    ANY_WORKER,
    CANAL_MINUS,
    DISCOUNT,
    GUILDERS_PLUS,
    PLAIN,
    SPACES,
    TWIST_CANAL,
    TWIST_FIXED,
    TWIST_HOUSE,
    TWIST_NO_WORKER,
    TWIST_PLUS,
    TWIST_PRINTED,
    TWIST_RECRUIT,
    TWIST_THREAT,
    TWIST_WORKERS,
    WORKERS_TAKEN,
    Twist,
)
from igroteka.games.bruges.rules.deck.vocabulary import ANY_COLOUR, COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.stack import COLOURING, PAYING, SECTION, TAKING, WARDING, pop, push
from igroteka.games.bruges.rules.steps.attacks import threats_held
from igroteka.games.bruges.rules.steps.building import (
    build_canal,
    house_gains,
    lay_house,
    open_sections,
    workers_at_hand,
)
from igroteka.games.bruges.rules.steps.cards import leave_hand
from igroteka.games.bruges.rules.steps.effects import can_use
from igroteka.games.bruges.rules.steps.persons import find_lodging, price_of, use
from igroteka.games.bruges.rules.steps.supply import (
    discard_threats,
    gain_guilders,
    gain_points,
    gain_workers,
)
from igroteka.games.bruges.rules.steps.zwin import spend_marker

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState


def plays(state: BrugesState, seat: int, cards: list[int]) -> list[int]:
    """B13: any card serves any action that can be carried out."""
    box = state.box
    changes = state.changes[seat]
    threats = state.threats
    workers = state.workers
    money = state.guilders[seat]
    base = seat * COLOURS
    colours = 0  # of the canal spaces that can be built on
    minus = changes[CANAL_MINUS + 1]
    for index in (2 * seat, 2 * seat + 1):
        tokens = state.canals[index]
        if tokens < SPACES and box.canal_costs[tokens] - minus <= money:
            colours |= 1 << box.canal_colours[index][tokens]
    empty_house = -1 in state.people[seat]
    any_worker = changes[ANY_WORKER] and any(workers[base : base + COLOURS])
    actions = []
    for card in cards:
        action = PLAY + card * USES
        colour = box.colour[card]
        # B14, B15: taking workers and guilders is always possible.
        actions.append(action)
        actions.append(action + FOR_GUILDERS)
        if threats[base + colour]:
            actions.append(action + FOR_THREAT)
        if colours >> colour & 1:
            actions.append(action + FOR_CANAL)
        if workers[base + colour] or any_worker:
            actions.append(action + FOR_HOUSE)
        if empty_house and box.cost[card] - changes[DISCOUNT + box.guild[card]] <= money:
            actions.append(action + FOR_PERSON)
    if state.exchange >= 0:
        actions += trades(state, seat, cards, 0)
    return actions


def trades(state: BrugesState, seat: int, cards: list[int], wild: int) -> list[int]:
    """Z14, Z18: the cards that can be played for the modified action of the exchange."""
    box = state.box
    use = box.exchange_use[state.exchange]
    twist = box.twists[state.exchange + 1]
    found = []
    for card in cards:
        if use == FOR_PERSON:
            fits = can_settle(state, seat, card, twist)
        elif use == FOR_HOUSE:
            fits = can_build(state, seat, card, twist, wild)
        else:
            colours = colours_for(state, seat, use, twist)
            fits = bool(colours) if wild else box.colour[card] in colours
        if fits:
            found.append(TRADE + card)
    return found


def plays_from_hand(state: BrugesState, seat: int) -> list[int]:
    """Return the plays of the whole hand; Z6: a card may count as any colour."""
    hand = state.hands[seat]
    if not state.wild:
        return plays(state, seat, hand)
    return [
        PLAY + card * USES + use
        for card in hand
        for use in range(USES)
        if (use == FOR_PERSON and can_settle(state, seat, card, PLAIN))
        or (use == FOR_HOUSE and workers_at_hand(state, seat))
        or (use < FOR_HOUSE and colours_for(state, seat, use, PLAIN))
    ] + (trades(state, seat, hand, 1) if state.exchange >= 0 else [])


def can_settle(state: BrugesState, seat: int, card: int, twist: Twist) -> bool:
    """B20: there is an empty house, and money for the cost."""
    price = price_of(state, seat, card) - twist[TWIST_RECRUIT]
    return -1 in state.people[seat] and price <= state.guilders[seat]


def can_build(state: BrugesState, seat: int, card: int, twist: Twist, wild: int) -> bool:
    """B19: there is a worker for the house, if it needs one."""
    if twist[TWIST_NO_WORKER] or state.workers[seat * COLOURS + state.box.colour[card]]:
        return True
    any_worker = wild or state.changes[seat][ANY_WORKER]
    return bool(any_worker and workers_at_hand(state, seat))


def colours_for(state: BrugesState, seat: int, use: int, twist: Twist) -> list[int]:
    """Return the colours as which a card can be played for one of the first four actions."""
    if use == FOR_THREAT:
        held = threats_held(state, seat)
        return list(range(COLOURS)) if held and twist[ANY_OF_COLOURS] else held
    if use == FOR_CANAL:
        discount = state.changes[seat][CANAL_MINUS + 1] + twist[TWIST_CANAL]
        if twist[ANY_OF_COLOURS]:
            fits = open_sections(state, seat, ANY_COLOUR, discount)
            return list(range(COLOURS)) if fits else []
        return [c for c in range(COLOURS) if open_sections(state, seat, c, discount)]
    return list(range(COLOURS))


def play(
    state: BrugesState, card: int, use: int, seat: int, wild: int = 0, twisted: int = 0
) -> None:
    """B12: play a card from hand for one of the six actions; Z14: perhaps as modified."""
    box = state.box
    if use == FOR_HOUSE:
        play_house(state, card, seat, wild, box.twists[twisted])
        return
    leave_hand(state, seat, card)
    if use != FOR_PERSON:
        state.discard.append(card)
    if state.events is not None:
        state.tell("played", seat, reveals=True, card=box.card_names[card])
    if wild and colour_matters(state, seat, use, box.twists[twisted]):
        push(state, COLOURING, seat, card, use + USES * twisted)
    else:
        carry_out(state, card, use, box.colour[card], seat, box.twists[twisted])


def colour_matters(state: BrugesState, seat: int, use: int, twist: Twist) -> bool:
    """Z6: nobody is asked for a colour that would change nothing."""
    if use == FOR_GUILDERS:
        return not twist[TWIST_FIXED] and not state.changes[seat][ANY_DIE]
    return use != FOR_PERSON and not twist[ANY_OF_COLOURS]


def legal_colouring(state: BrugesState, seat: int) -> list[int]:
    """Z6: the colours as which the card can do what it was played for."""
    box = state.box
    twisted, use = divmod(state.steps[-3], USES)
    return [AS + colour for colour in colours_for(state, seat, use, box.twists[twisted])]


def decide_colouring(state: BrugesState, action: int, seat: int) -> None:
    """Z6: the action is done as if the card had the named colour."""
    card = state.steps[-4]
    twisted, use = divmod(state.steps[-3], USES)
    pop(state)
    if state.events is not None:
        state.tell("named", seat, colour=COLOUR_NAMES[action - AS])
    carry_out(state, card, use, action - AS, seat, state.box.twists[twisted])


def carry_out(
    state: BrugesState, card: int, use: int, colour: int, seat: int, twist: Twist
) -> None:
    """Do what the played card was played for, as a card of *colour*."""
    box = state.box
    changes = state.changes[seat]
    if use == FOR_WORKERS:
        # B14: two workers of its colour. B44: replacing colour and amount combine.
        n = max(changes[WORKERS_TAKEN], twist[TWIST_WORKERS])
        if twist[ANY_OF_COLOURS]:
            push(state, TAKING, seat, n)
        else:
            gain_workers(state, seat, colour, n)
    elif use == FOR_GUILDERS:
        # B15: as many guilders as the die of its colour shows. B44: one replacement, then plus.
        die = max(state.dice) if changes[ANY_DIE] else state.dice[colour]
        base = twist[TWIST_FIXED] or die
        gain_guilders(state, seat, base + changes[GUILDERS_PLUS] + twist[TWIST_PLUS])
    elif use == FOR_THREAT:
        # B16: return one threat marker of its colour.
        if twist[ANY_OF_COLOURS]:
            choose_threat(state, seat)
        else:
            discard_threats(state, seat, colour, 1, twist[TWIST_THREAT])
    elif use == FOR_CANAL:
        # B17: the next space of a section, if it has its colour.
        discount = changes[CANAL_MINUS + 1] + twist[TWIST_CANAL]
        if twist[ANY_OF_COLOURS]:
            colour = ANY_COLOUR
        sections = open_sections(state, seat, colour, discount)
        if len(sections) == 1:
            build_canal(state, seat, sections[0], discount, 1)
        else:
            push(state, SECTION, seat, colour, discount)
    else:
        # B20: pay the cost and move into an empty house.
        price = max(0, price_of(state, seat, card) - twist[TWIST_RECRUIT])
        state.guilders[seat] -= price
        if state.events is not None:
            state.tell("hired", seat, card=box.card_names[card], price=price)
        if twist[TWIST_PRINTED]:
            gain_points(state, seat, box.points[card])
        find_lodging(state, seat, card)


def choose_threat(state: BrugesState, seat: int) -> None:
    """One threat marker of any colour is returned."""
    held = threats_held(state, seat)
    if len(held) == 1:
        discard_threats(state, seat, held[0], 1)
    else:
        push(state, WARDING, seat, 1, 1)


def play_house(state: BrugesState, card: int, seat: int, wild: int, twist: Twist) -> None:
    """B19: the card is put down; a worker of its colour (Z6: of the named one) pays for it."""
    lay_house(state, seat, card)
    gain_guilders(state, seat, twist[TWIST_HOUSE])
    if twist[TWIST_NO_WORKER]:
        house_gains(state, seat, 1)
        return
    colour = state.box.colour[card]
    if wild or state.changes[seat][ANY_WORKER]:
        colours = workers_at_hand(state, seat)
        if len(colours) > 1:
            push(state, PAYING, seat)
            return
        colour = colours[0]
    state.workers[seat * COLOURS + colour] -= 1
    if state.events is not None:
        state.tell("paid-worker", seat, colour=COLOUR_NAMES[colour])
    house_gains(state, seat, 1)


# --- the turn -------------------------------------------------------------------------------


def usable(state: BrugesState, seat: int) -> list[int]:
    """B27, B42: the persons that can be used now."""
    return [card for card in state.ready[seat] if can_use(state, seat, card)]


def turn_goes_on(state: BrugesState) -> bool:
    """Say whether the turn on top has anything left to decide; otherwise end it."""
    played, seat = state.steps[-4], state.steps[-2]
    # B12: with a card due and one in hand it must be played.
    if not played and state.hands[seat]:
        return True
    for card in state.ready[seat]:
        if can_use(state, seat, card):
            return True
    pop(state)
    return False


def legal_turn(state: BrugesState, seat: int) -> list[int]:
    """B12, B27: the card of the turn, persons before or after it, then the end."""
    played = state.steps[-4]
    hand = state.hands[seat]
    actions = [] if played or not hand else plays_from_hand(state, seat)
    for card in state.ready[seat]:
        if can_use(state, seat, card):
            actions.append(USE + card)
    if played or not hand:
        actions.append(DONE)
    return actions


def decide_turn(state: BrugesState, action: int, seat: int) -> None:
    """Play a card, use a person, or end the turn."""
    if action >= TRADE:
        state.steps[-4] = 1
        trade(state, action - TRADE, seat, 1)
    elif action >= USE:
        use(state, seat, action - USE)
    elif action >= PLAY:
        state.steps[-4] = 1
        card, purpose = divmod(action - PLAY, USES)
        wild, state.wild = state.wild, 0
        play(state, card, purpose, seat, wild)
    else:
        pop(state)


def trade(state: BrugesState, card: int, seat: int, from_hand: int) -> None:
    """Z14: play a card for the modified action; Z18: its marker goes at once."""
    box = state.box
    use = box.exchange_use[state.exchange]
    twisted = spend_marker(state)
    wild = 0
    if from_hand:
        wild, state.wild = state.wild, 0
    if state.events is not None:
        state.tell("traded", seat, exchange=box.exchange_names[twisted - 1])
    play(state, card, use, seat, wild, twisted)


def legal_extra(state: BrugesState, seat: int) -> list[int]:
    """B28, B47: a further card from hand, or the one just drawn."""
    if state.steps[-4]:
        return plays(state, seat, state.hands[seat][-1:])
    return plays_from_hand(state, seat)


def decide_extra(state: BrugesState, action: int, seat: int) -> None:
    """B47: it is a played card, but not one of the four."""
    just_drawn = state.steps[-4]
    pop(state)
    if action >= TRADE:
        trade(state, action - TRADE, seat, 1 - just_drawn)
        return
    card, purpose = divmod(action - PLAY, USES)
    if just_drawn:
        # Z6: a card drawn and played at once is not one from hand.
        play(state, card, purpose, seat)
    else:
        wild, state.wild = state.wild, 0
        play(state, card, purpose, seat, wild)
