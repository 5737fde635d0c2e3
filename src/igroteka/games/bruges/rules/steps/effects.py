"""What persons do: the table of all operations that are carried out, and how effects run."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.bruges.rules.actions import REPEAT
from igroteka.games.bruges.rules.deck.vocabulary import CODES, OPERATIONS, is_cost
from igroteka.games.bruges.rules.deck.vocabulary import EFFECT as IS_EFFECT
from igroteka.games.bruges.rules.reasons import not_yours
from igroteka.games.bruges.rules.stack import BUILDING, EFFECT, EXTRA, RAID, REPEATING, pop, push
from igroteka.games.bruges.rules.steps import costs, gains, zwin_persons
from igroteka.games.bruges.rules.steps.attacks import (
    LOSES_HOUSE,
    LOSES_PERSON,
    LOSES_WORKER,
    PAYS,
    attack,
    packed,
    pass_threat,
    threaten,
    victims,
)
from igroteka.games.bruges.rules.steps.canals import (
    BY_EFFECT,
    canal_by_effect,
    effect_discount,
    open_sections,
)
from igroteka.games.bruges.rules.steps.cards import draw
from igroteka.games.bruges.rules.steps.decision import CardDecision
from igroteka.games.bruges.rules.steps.gains import always
from igroteka.games.bruges.rules.steps.houses import buildable
from igroteka.games.bruges.rules.steps.persons import residents

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

Do = Callable[["BrugesState", int, int, int, int], None]
"""Carry out an operation for a seat, with its three parameters; its effect step is on top."""
Would = Callable[["BrugesState", int, int, int, int], bool]
"""Say whether the operation would do anything."""


def run_effect(state: BrugesState) -> None:
    """Carry out the next operation of the effect on top."""
    steps = state.steps
    card, place, seat = steps[-4], steps[-3], steps[-2]
    program = state.box.program[card]
    if place == len(program):
        pop(state)
        return
    steps[-3] = place + 1
    code, a, b, c = program[place]
    DO[code](state, seat, a, b, c)


def would_help(state: BrugesState, seat: int, card: int) -> bool:
    """B42: say whether anything would happen; costs must be payable in full."""
    box = state.box
    for code, a, b, c in box.program[card]:
        would = WOULD[code](state, seat, a, b, c)
        if would and not is_cost(code, b, c):
            return True
        if not would and is_cost(code, b, c):
            return False
    return False


def help_obstacle(state: BrugesState, seat: int, card: int) -> Reason | None:
    """B42: why the effect of a person would do nothing; None if something would happen."""
    if would_help(state, seat, card):
        return None
    name = state.box.card_names[card]
    for code, a, b, c in state.box.program[card]:
        if is_cost(code, b, c) and not WOULD[code](state, seat, a, b, c):
            return because(
                "You cannot pay the cost of {card}.", "bruges-refusal-no-cost", "B42", card=name
            )
    return because("{card} would do nothing now.", "bruges-refusal-idle", "B42", card=name)


# --- building and playing -------------------------------------------------------------------------


def do_build_canal(state: BrugesState, seat: int, minus: int, b: int, c: int) -> None:
    """Build a canal space without a card."""
    canal_by_effect(state, seat, minus)


def would_build_canal(state: BrugesState, seat: int, minus: int, b: int, c: int) -> bool:
    """There is a space, and the money for it."""
    return bool(open_sections(state, seat, BY_EFFECT, effect_discount(state, seat, minus)))


def do_build_house(state: BrugesState, seat: int, n: int, worker_pays: int, c: int) -> None:
    """Put up to n cards from hand down as houses."""
    if buildable(state, seat, worker_pays):
        push(state, BUILDING, seat, n, worker_pays)


def would_build_house(state: BrugesState, seat: int, n: int, worker_pays: int, c: int) -> bool:
    """There is a card for it."""
    return bool(buildable(state, seat, worker_pays))


def do_play_extra_card(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """B28: play a further card; B47: it needs one in hand."""
    if state.hands[seat]:
        push(state, EXTRA, seat)


def would_play_extra_card(state: BrugesState, seat: int, n: int, b: int, c: int) -> bool:
    """There is a card in hand."""
    return bool(state.hands[seat])


def do_draw_and_play(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Draw a card and play it at once."""
    draw(state, seat, 1, then_play=True)


# --- lightning once more --------------------------------------------------------------------------


def repeat_obstacle(state: BrugesState, seat: int, card: int, most: int) -> Reason | None:
    """B23, Z19: what keeps a person's lightning from striking again, by an effect."""
    if card not in state.people[seat]:
        return not_yours(state, card)
    box = state.box
    if not box.is_lightning[card]:
        return because(
            "{card} has no lightning effect.",
            "bruges-refusal-no-lightning",
            "B23",
            card=box.card_names[card],
        )
    if box.cost[card] > most:
        return because(
            "{card} costs more than {most}.",
            "bruges-refusal-too-costly",
            "B23",
            card=box.card_names[card],
            most=most,
        )
    return help_obstacle(state, seat, card)


def repeatable(state: BrugesState, seat: int, most: int) -> list[int]:
    """Return the own lightning persons whose effect would do something again."""
    box = state.box
    return [
        card
        for card in residents(state, seat)
        if box.is_lightning[card] and box.cost[card] <= most and would_help(state, seat, card)
    ]


def do_repeat_lightning(state: BrugesState, seat: int, most: int, b: int, c: int) -> None:
    """Carry out one lightning effect again."""
    if repeatable(state, seat, most):
        push(state, REPEATING, seat, most)


def would_repeat_lightning(state: BrugesState, seat: int, most: int, b: int, c: int) -> bool:
    """There is one that would do something."""
    return bool(repeatable(state, seat, most))


class Repeating(CardDecision):
    """B23: whose lightning strikes again; a: the highest cost allowed."""

    name = "repeat"
    first = REPEAT

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the lightning persons."""
        return [REPEAT + card for card in repeatable(state, seat, state.steps[-4])]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """B23: lightning strikes again because an effect says so."""
        pop(state)
        if state.events is not None:
            state.tell("repeated", seat, card=state.box.card_names[action - REPEAT])
        push(state, EFFECT, seat, action - REPEAT)

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return whose effect is carried out."""
        name = state.box.card_names[thing]
        return Offer(
            REPEAT + thing,
            "repeat",
            f"person-{name}",
            then=(("works", name),),
            args={"card": name},
        )

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return what keeps the lightning from striking again."""
        return repeat_obstacle(state, seat, thing, state.steps[-4])

    def reach(self, state: BrugesState, seat: int) -> list[tuple[int, str]]:
        """Return the own persons."""
        names = state.box.card_names
        return [(card, f"person-{names[card]}") for card in residents(state, seat)]


# --- against others -----------------------------------------------------------------------------


def do_opponents_pay(state: BrugesState, seat: int, n: int, target: int, c: int) -> None:
    """Others hand over n guilders."""
    attack(state, seat, PAYS, n, target)


def would_rob(state: BrugesState, seat: int, n: int, target: int, c: int) -> bool:
    """Somebody else has money."""
    return victims(state, seat, PAYS) > 0


def do_opponents_lose_worker(state: BrugesState, seat: int, n: int, target: int, c: int) -> None:
    """Others return n workers."""
    attack(state, seat, LOSES_WORKER, n, target)


def would_lose_worker(state: BrugesState, seat: int, n: int, target: int, c: int) -> bool:
    """Somebody else has workers."""
    return victims(state, seat, LOSES_WORKER) > 0


def do_opponents_take_threat(
    state: BrugesState, seat: int, n: int, colour: int, target: int
) -> None:
    """Others take n threat markers."""
    threaten(state, seat, n, colour, target)


def do_opponent_discards_person(state: BrugesState, seat: int, n: int, target: int, c: int) -> None:
    """Others discard n persons."""
    attack(state, seat, LOSES_PERSON, n, target)


def would_lose_person(state: BrugesState, seat: int, n: int, target: int, c: int) -> bool:
    """Somebody else has persons."""
    return victims(state, seat, LOSES_PERSON) > 0


def do_opponent_discards_house(state: BrugesState, seat: int, n: int, target: int, c: int) -> None:
    """Others discard n houses."""
    attack(state, seat, LOSES_HOUSE, n, target)


def would_lose_house(state: BrugesState, seat: int, n: int, target: int, c: int) -> bool:
    """Somebody else has houses."""
    return victims(state, seat, LOSES_HOUSE) > 0


def do_pass_threat(state: BrugesState, seat: int, n: int, colour: int, target: int) -> None:
    """Give an own threat marker away."""
    pass_threat(state, seat, colour)


def do_beg(state: BrugesState, seat: int, n: int, b: int, c: int) -> None:
    """Take n guilders from each who has more; compared before taking."""
    richer = richer_than(state, seat)
    if richer:
        push(state, RAID, seat, packed(PAYS, n), richer)


def richer_than(state: BrugesState, seat: int) -> int:
    """Return the bits of the seats that have more guilders."""
    mine = state.guilders[seat]
    return sum(1 << other for other in range(state.seats) if state.guilders[other] > mine)


def would_beg(state: BrugesState, seat: int, n: int, b: int, c: int) -> bool:
    """Somebody has more."""
    return richer_than(state, seat) > 0


OPERATION_TABLE: Final[dict[str, tuple[Do, Would]]] = {
    "guilders": (gains.do_guilders, always),
    "vp": (gains.do_vp, always),
    "reputation": (gains.do_reputation, gains.would_reputation),
    "workers": (gains.do_workers, always),
    "workers_each": (gains.do_workers_each, always),
    "draw": (gains.do_draw, gains.would_draw),
    "guilders_die": (gains.do_guilders_die, gains.would_guilders_die),
    "guilders_per_guild": (gains.do_guilders_per_guild, gains.would_per_guild),
    "guilders_per_canal": (gains.do_guilders_per_canal, gains.would_per_canal),
    "guilders_per_house": (gains.do_guilders_per_house, always),
    "guilders_per_reputation": (gains.do_guilders_per_reputation, gains.would_per_reputation),
    "vp_per_guild": (gains.do_vp_per_guild, gains.would_per_guild),
    "discard_threat": (gains.do_discard_threat, gains.would_discard_threat),
    "sell_workers": (costs.do_sell_workers, costs.would_sell_workers),
    "buy_vp": (costs.do_buy_vp, costs.would_buy_vp),
    "pay_guilders": (costs.do_pay_guilders, costs.would_pay_guilders),
    "discard_hand": (costs.do_discard_hand, costs.would_discard_hand),
    "discard_own_person": (costs.do_discard_own_person, costs.would_leave),
    "person_to_hand": (costs.do_person_to_hand, costs.would_leave),
    "build_canal": (do_build_canal, would_build_canal),
    "build_house_from_hand": (do_build_house, would_build_house),
    "play_extra_card": (do_play_extra_card, would_play_extra_card),
    "draw_and_play": (do_draw_and_play, gains.would_draw),
    "repeat_lightning": (do_repeat_lightning, would_repeat_lightning),
    "opponents_pay": (do_opponents_pay, would_rob),
    "opponents_lose_worker": (do_opponents_lose_worker, would_lose_worker),
    "opponents_take_threat": (do_opponents_take_threat, always),
    "opponent_discards_person": (do_opponent_discards_person, would_lose_person),
    "opponent_discards_house": (do_opponent_discards_house, would_lose_house),
    "pass_threat": (do_pass_threat, gains.would_discard_threat),
    "steal_guilders": (do_opponents_pay, would_rob),
    "beg": (do_beg, would_beg),
    "take_from_discard": (
        zwin_persons.do_take_from_discard,
        zwin_persons.would_take_from_discard,
    ),
    "settle_from_discard": (
        zwin_persons.do_settle_from_discard,
        zwin_persons.would_settle_from_discard,
    ),
    "build_house_from_discard": (
        zwin_persons.do_build_from_discard,
        zwin_persons.would_build_from_discard,
    ),
    "next_card_any_colour": (
        zwin_persons.do_next_card_any_colour,
        zwin_persons.would_next_card_any_colour,
    ),
}
EFFECTS: Final = [operation.name for operation in OPERATIONS if operation.kind == IS_EFFECT]
DO: Final = tuple(OPERATION_TABLE[name][0] for name in EFFECTS)
WOULD: Final = tuple(OPERATION_TABLE[name][1] for name in EFFECTS)
assert all(CODES[name] == code for code, name in enumerate(EFFECTS))
assert all((would is always) == OPERATIONS[code].always for code, would in enumerate(WOULD))
