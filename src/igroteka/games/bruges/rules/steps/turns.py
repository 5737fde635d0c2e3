"""A turn of phase 3: play one card for one of six actions, use persons (B12, B13, B27)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from igroteka.engine.offers import Closed, Offer, Reason, because
from igroteka.engine.step import Step
from igroteka.games.bruges.rules.actions import (
    AS,
    DONE,
    FOR_CANAL,
    FOR_GUILDERS,
    FOR_HOUSE,
    FOR_PERSON,
    FOR_THREAT,
    PLAY,
    TRADE,
    USE,
    USES,
)
from igroteka.games.bruges.rules.box import (
    ANY_WORKER,
    CANAL_MINUS,
    DISCOUNT,
    PLAIN,
    SECTION_NAMES,
    SPACES,
    USE_NAMES,
    Twist,
)
from igroteka.games.bruges.rules.deck.vocabulary import CARDS, COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.reasons import must_choose, not_held, not_now
from igroteka.games.bruges.rules.stack import COLOURING, just_drawn, pop, push
from igroteka.games.bruges.rules.steps.card_uses import CARD_USES, HOUSE_USE
from igroteka.games.bruges.rules.steps.cards import leave_hand
from igroteka.games.bruges.rules.steps.decision import END_TURN, ColourDecision
from igroteka.games.bruges.rules.steps.person_use import (
    can_use,
    unusable,
    use_obstacle,
    use_offer,
    use_person,
)
from igroteka.games.bruges.rules.steps.zwin import no_exchange, ship_closed, spend_marker

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

# --- what can be played -----------------------------------------------------------------------


def plays(state: BrugesState, seat: int, cards: list[int]) -> list[int]:
    """B13: any card serves any action that can be carried out. A quick `CardUse.obstacle`."""
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
    tints, costs, guilds = box.colour, box.cost, box.guild
    actions = []
    for card in cards:
        action = PLAY + card * USES
        colour = tints[card]
        # B14, B15: taking workers and guilders is always possible.
        actions.append(action)
        actions.append(action + FOR_GUILDERS)
        if threats[base + colour]:
            actions.append(action + FOR_THREAT)
        if colours >> colour & 1:
            actions.append(action + FOR_CANAL)
        if workers[base + colour] or any_worker:
            actions.append(action + FOR_HOUSE)
        if empty_house and costs[card] - changes[DISCOUNT + guilds[card]] <= money:
            actions.append(action + FOR_PERSON)
    if state.exchange >= 0:
        actions += trades(state, seat, cards, 0)
    return actions


def wild_plays(state: BrugesState, seat: int) -> list[int]:
    """Z6: return the plays of the whole hand when a card may count as any colour."""
    hand = state.hands[seat]
    return [
        PLAY + card * USES + use
        for card in hand
        for use in range(USES)
        if CARD_USES[use].fits(state, seat, card, 1, PLAIN)
    ] + (trades(state, seat, hand, 1) if state.exchange >= 0 else [])


def trades(state: BrugesState, seat: int, cards: list[int], wild: int) -> list[int]:
    """Z14, Z18: the cards that can be played for the modified action of the exchange."""
    box = state.box
    use, twist = CARD_USES[box.exchange_use[state.exchange]], box.twists[state.exchange + 1]
    return [TRADE + card for card in use.fitting(state, seat, cards, wild, twist)]


# --- playing ----------------------------------------------------------------------------------


def play(
    state: BrugesState, card: int, use: int, seat: int, wild: int = 0, twisted: int = 0
) -> None:
    """B12: play a card from hand for one of the six actions; Z14: perhaps as modified."""
    box = state.box
    twist = box.twists[twisted]
    if use == FOR_HOUSE:
        HOUSE_USE.build(state, seat, card, wild, twist)
        return
    leave_hand(state, seat, card)
    if use != FOR_PERSON:
        state.discard.append(card)
    if state.events is not None:
        state.tell("played", seat, reveals=True, card=box.card_names[card])
    action = CARD_USES[use]
    if wild and action.colour_matters(state, seat, twist):
        push(state, COLOURING, seat, card, use + USES * twisted)
    else:
        action.carry_out(state, seat, card, box.colour[card], twist)


def trade(state: BrugesState, card: int, seat: int, wild: int) -> None:
    """Z14: play a card for the modified action; Z18: its marker goes at once."""
    use = state.box.exchange_use[state.exchange]
    twisted = spend_marker(state)
    if state.events is not None:
        state.tell("traded", seat, exchange=state.box.exchange_names[twisted - 1])
    play(state, card, use, seat, wild, twisted)


class Playing(Step["BrugesState"]):
    """A card is played from hand: in a turn, or as a further card."""

    def wild(self, state: BrugesState) -> int:
        """Z6: return 1 if a card from hand may count as any colour."""
        return state.wild

    def card_obstacle(self, state: BrugesState, seat: int, card: int) -> Reason | None:
        """Return what keeps a card from being played for whatever action."""
        return None if card in state.hands[seat] else not_held(state, card)

    def play_or_trade(self, state: BrugesState, action: int, seat: int, wild: int) -> None:
        """Play a card as it is, or as the exchange modifies it; Z6: only one card is wild."""
        if wild:
            state.wild = 0
        if action >= TRADE:
            trade(state, action - TRADE, seat, wild)
        else:
            card, use = divmod(action - PLAY, USES)
            play(state, card, use, seat, wild)

    def offer(self, state: BrugesState, action: int, seat: int) -> Offer:
        """Return what playing a card means; Z14: a modified action takes a marker."""
        if action < TRADE:
            card, use = divmod(action - PLAY, USES)
            return CARD_USES[use].offer(state, seat, card, self.wild(state), PLAIN)
        box, card = state.box, action - TRADE
        use, twist = box.exchange_use[state.exchange], box.twists[state.exchange + 1]
        plain = CARD_USES[use].offer(state, seat, card, self.wild(state), twist)
        args: dict[str, str | int] = {
            **plain.args,
            "exchange": box.exchange_names[state.exchange],
            "use": USE_NAMES[use],
            "markers": state.markers,
        }
        then = (*plain.then, ("marker", 1))
        return replace(plain, action=action, kind="trade", args=args, then=then)

    def refuse(self, state: BrugesState, action: int, seat: int) -> Reason | None:
        """Return what keeps the card from being played at all, or for this action."""
        if PLAY <= action < PLAY + CARDS * USES:
            card, use = divmod(action - PLAY, USES)
            return self.play_obstacle(state, seat, card, use, PLAIN)
        if not TRADE <= action < TRADE + CARDS:
            return must_choose() if action == DONE else not_now(self.name, action)
        if state.exchange < 0:
            return no_exchange()
        use, twist = state.box.exchange_use[state.exchange], self.twist(state)
        return self.play_obstacle(state, seat, action - TRADE, use, twist)

    def twist(self, state: BrugesState) -> Twist:
        """Z14: return what the exchange card changes."""
        return state.box.twists[state.exchange + 1]

    def play_obstacle(
        self, state: BrugesState, seat: int, card: int, use: int, twist: Twist
    ) -> Reason | None:
        """B13: return what keeps a card from being played for an action; None if nothing does."""
        reason = self.card_obstacle(state, seat, card)
        if reason is not None:
            return reason
        return CARD_USES[use].obstacle(state, seat, card, self.wild(state), twist)

    def closed(self, state: BrugesState, seat: int) -> list[Closed]:
        """Return the uses of the hand that are not possible, those of the exchange too."""
        found = []
        for card in state.hands[seat]:
            name = state.box.card_names[card]
            for use, title in enumerate(USE_NAMES):
                reason = self.play_obstacle(state, seat, card, use, PLAIN)
                if reason is not None:
                    found.append(Closed(f"use-{name}-{title}", reason, title))
            if state.exchange < 0:
                continue
            use = state.box.exchange_use[state.exchange]
            reason = self.play_obstacle(state, seat, card, use, self.twist(state))
            if reason is not None:
                found.append(Closed(f"use-{name}-{USE_NAMES[use]}", reason, "trade"))
        return found


class Turn(Playing):
    """B12: a turn; a: 1 if its card has been played."""

    name = "turn"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """B12, B27: the card of the turn, persons before or after it, then the end."""
        played = state.steps[-4]
        hand = state.hands[seat]
        actions: list[int] = []
        if not played and hand:
            actions = wild_plays(state, seat) if state.wild else plays(state, seat, hand)
        for card in state.ready[seat]:
            if can_use(state, seat, card):
                actions.append(USE + card)
        if played or not hand:
            actions.append(DONE)
        return actions

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Play a card, use a person, or end the turn."""
        if action < PLAY:
            pop(state)
        elif action < USE and not state.wild:
            state.steps[-4] = 1
            card, use = divmod(action - PLAY, USES)
            play(state, card, use, seat)
        elif action < USE or action >= TRADE:
            state.steps[-4] = 1
            self.play_or_trade(state, action, seat, state.wild)
        else:
            use_person(state, seat, action - USE)

    def offer(self, state: BrugesState, action: int, seat: int) -> Offer:
        """Return what a card or a person means, or the end of the turn."""
        if action == DONE:
            return Offer(DONE, END_TURN)
        if USE <= action < TRADE:
            return use_offer(state, action - USE)
        return Playing.offer(self, state, action, seat)

    def card_obstacle(self, state: BrugesState, seat: int, card: int) -> Reason | None:
        """B12: one card a turn."""
        if card in state.hands[seat] and state.steps[-4]:
            return because(
                "You have played the card of this turn; use persons or end your turn.",
                "bruges-refusal-card-played",
                "B12",
            )
        return Playing.card_obstacle(self, state, seat, card)

    def refuse(self, state: BrugesState, action: int, seat: int) -> Reason | None:
        """Return what keeps a card or a person back; B12: or that a card is due."""
        if USE <= action < USE + CARDS:
            return use_obstacle(state, seat, action - USE)
        if action != DONE:
            return Playing.refuse(self, state, action, seat)
        if state.steps[-4] or not state.hands[seat]:
            return None
        return because("Nobody may pass: play a card first.", "bruges-refusal-card-due", "B12")

    def closed(self, state: BrugesState, seat: int) -> list[Closed]:
        """Return uses of cards, persons, and what is only for other moments of the round."""
        found = Playing.closed(self, state, seat)
        found += unusable(state, seat)
        found += [Closed(f"canal-{side}", by_card()) for side in SECTION_NAMES]
        found += ship_closed(state)
        found.append(Closed("reputation", in_phase_two()))
        return found


def by_card() -> Reason:
    """B17: what to click instead of a section."""
    return because(
        "A canal is built by a card of the colour of its next space.",
        "bruges-refusal-by-card",
        "B17",
    )


def in_phase_two() -> Reason:
    """B11: what to wait for instead of clicking at the track."""
    return because(
        "A step of reputation is bought after the dice are rolled.",
        "bruges-refusal-phase-two",
        "B11",
    )


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


class Extra(Playing):
    """B28, B47: a further card; a: 1 if it is the last of the hand, just drawn."""

    name = "extra"

    def wild(self, state: BrugesState) -> int:
        """Z6: a card drawn and played at once is not one from hand."""
        return 0 if state.steps[-4] else state.wild

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """B28, B47: a further card from hand, or the one just drawn."""
        if state.steps[-4]:
            return plays(state, seat, state.hands[seat][-1:])
        if state.wild:
            return wild_plays(state, seat)
        return plays(state, seat, state.hands[seat])

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """B47: it is a played card, but not one of the four."""
        wild = self.wild(state)
        pop(state)
        self.play_or_trade(state, action, seat, wild)

    def card_obstacle(self, state: BrugesState, seat: int, card: int) -> Reason | None:
        """B47: a card that was drawn to be played is played."""
        drawn = state.hands[seat][-1]
        if card not in state.hands[seat] or card == drawn or not just_drawn(state, seat):
            return Playing.card_obstacle(self, state, seat, card)
        return because(
            "Only {card}, which you have just drawn, can be played now.",
            "bruges-refusal-just-drawn",
            "B47",
            card=state.box.card_names[drawn],
        )


# --- a card of any colour -----------------------------------------------------------------------


class Colouring(ColourDecision):
    """Z6: as which colour the card just played counts; a: card, b: use + USES * twist."""

    name = "colour"
    first = AS
    piece = "die"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the colours as which the card can do what it was played for."""
        twisted, use = divmod(state.steps[-3], USES)
        colours = CARD_USES[use].colours(state, seat, state.box.twists[twisted])
        return [AS + colour for colour in colours]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """Z6: the action is done as if the card had the named colour."""
        card = state.steps[-4]
        twisted, use = divmod(state.steps[-3], USES)
        pop(state)
        if state.events is not None:
            state.tell("named", seat, colour=COLOUR_NAMES[action - AS])
        CARD_USES[use].carry_out(state, seat, card, action - AS, state.box.twists[twisted])

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the colour, what the card was played for, and what that brings."""
        name, card = COLOUR_NAMES[thing], state.steps[-4]
        twisted, use = divmod(state.steps[-3], USES)
        twist = state.box.twists[twisted]
        pays, gains, then, _ = CARD_USES[use].result(state, seat, card, thing, twist)
        args: dict[str, str | int] = {"colour": name, "use": USE_NAMES[use]}
        return Offer(AS + thing, "as", f"die-{name}", pays, gains, then, args)

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return what keeps it from being done in this colour."""
        twisted, use = divmod(state.steps[-3], USES)
        return CARD_USES[use].colour_obstacle(state, seat, thing, state.box.twists[twisted])
