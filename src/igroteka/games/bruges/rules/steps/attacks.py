"""Effects against other players (B42, B45).

An attack is one int that says what happens to a victim; a RAID step carries it from
victim to victim, clockwise from the attacker's left, each resolving before the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.engine.offers import Offer, Reason, because
from igroteka.games.bruges.rules.actions import AT, GIVE, MOST_SEATS, THREAT
from igroteka.games.bruges.rules.deck.vocabulary import (
    ALL_TARGETS,
    ANY_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    ONE_TARGET,
)
from igroteka.games.bruges.rules.reasons import no_threat, no_worker
from igroteka.games.bruges.rules.stack import AIMING, LOSING, NAMING, RAID, count_down, pop, push
from igroteka.games.bruges.rules.steps.decision import ColourDecision, Decision
from igroteka.games.bruges.rules.steps.houses import giving
from igroteka.games.bruges.rules.steps.leaving import lose_person
from igroteka.games.bruges.rules.steps.losses import raze
from igroteka.games.bruges.rules.steps.persons import residents
from igroteka.games.bruges.rules.steps.supply import threats_held, workers_at_hand
from igroteka.games.bruges.rules.steps.threats import take_threats

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

# What happens to a victim.
PAYS: Final = 0  # hands guilders over
LOSES_WORKER: Final = 1
TAKES_THREAT: Final = 2
LOSES_PERSON: Final = 3
LOSES_HOUSE: Final = 4
IS_PASSED_THREAT: Final = 5
ATTACK_NAMES: Final[tuple[str, ...]] = ("pay", "worker", "threat", "person", "house", "pass")


def packed(kind: int, n: int, colour: int = 0, target: int = ONE_TARGET) -> int:
    """Return an attack as one int."""
    return ((kind * 100 + n) * 10 + colour) * 10 + target


def unpacked(attack: int) -> tuple[int, int, int, int]:
    """Return the kind, the number, the colour and the target of an attack."""
    rest, target = divmod(attack, 10)
    rest, colour = divmod(rest, 10)
    kind, n = divmod(rest, 100)
    return kind, n, colour, target


def at_stake(state: BrugesState, kind: int, victim: int) -> int:
    """Return how many a victim has of what an attack takes or brings."""
    if kind == PAYS:
        return state.guilders[victim]
    if kind == LOSES_WORKER:
        return sum(state.workers[victim * COLOURS : victim * COLOURS + COLOURS])
    if kind == LOSES_PERSON:
        return len(residents(state, victim))
    if kind == LOSES_HOUSE:
        return len(state.houses[victim])
    return sum(state.threats[victim * COLOURS : victim * COLOURS + COLOURS])


def vulnerable(state: BrugesState, kind: int, victim: int) -> bool:
    """B42: among targets, only those that can lose something; anybody can take a marker."""
    return kind in (TAKES_THREAT, IS_PASSED_THREAT) or at_stake(state, kind, victim) > 0


def victims(state: BrugesState, seat: int, kind: int) -> int:
    """Return the bits of the seats that can be hit."""
    found = 0
    for other in range(state.seats):
        if other != seat and vulnerable(state, kind, other):
            found |= 1 << other
    return found


def attack(state: BrugesState, seat: int, kind: int, n: int, target: int, colour: int = 0) -> None:
    """Hit one other player of the attacker's choice, or all others."""
    targets = victims(state, seat, kind)
    if not targets:
        return
    what = packed(kind, n, colour, target)
    if target == ALL_TARGETS or not targets & (targets - 1):
        push(state, RAID, seat, what, targets)
    else:
        push(state, AIMING, seat, what, targets)


def run_raid(state: BrugesState) -> None:
    """B45: clockwise from the left of the attacker."""
    targets, seat = state.steps[-3], state.steps[-2]
    if not targets:
        pop(state)
        return
    victim = (seat + 1) % state.seats
    while not targets >> victim & 1:
        victim = (victim + 1) % state.seats
    state.steps[-3] = targets & ~(1 << victim)
    hit(state, seat, victim, state.steps[-4])


def hit(state: BrugesState, seat: int, victim: int, what: int) -> None:
    """Carry out an attack on one victim."""
    kind, n, colour, _ = unpacked(what)
    if kind == PAYS:
        amount = min(n, state.guilders[victim])
        state.guilders[victim] -= amount
        state.guilders[seat] += amount
        if state.events is not None:
            state.tell("robbed", seat, victim=victim, n=amount)
    elif kind == LOSES_WORKER:
        lose_workers(state, victim, n)
    elif kind == TAKES_THREAT:
        if state.events is not None:
            state.tell("threatened", victim, colour=COLOUR_NAMES[colour])
        take_threats(state, victim, [colour] * n)
    elif kind == LOSES_PERSON:
        lose_person(state, victim, n)
    elif kind == LOSES_HOUSE:
        raze(state, victim, n)
    else:
        # B45: passing a marker is not discarding it: no point.
        state.threats[seat * COLOURS + colour] -= 1
        if state.events is not None:
            state.tell("threatened", victim, colour=COLOUR_NAMES[colour])
        take_threats(state, victim, [colour])


class Aiming(Decision):
    """B42: whom to attack; a: the attack, b: the seats that can be hit."""

    name = "aim"
    first = AT
    count = MOST_SEATS

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return those that can be hit."""
        targets = state.steps[-3]
        return [AT + other for other in range(state.seats) if targets >> other & 1]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """The victim is named."""
        what = state.steps[-4]
        pop(state)
        push(state, RAID, seat, what, 1 << (action - AT))

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the victim, and how many it has of what is at stake."""
        kind, _, _, _ = unpacked(state.steps[-4])
        return Offer(
            AT + thing,
            "at",
            f"seat-{thing}",
            args={
                "seat": thing,
                "attack": ATTACK_NAMES[kind],
                "held": at_stake(state, kind, thing),
            },
        )

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return that there is no such player, or nothing to lose."""
        if thing >= state.seats:
            return because(
                "There is no player {n}; there are {seats}.",
                "bruges-refusal-no-player",
                "B1",
                n=thing + 1,
                seats=state.seats,
            )
        if thing == seat:
            return because("This is against somebody else.", "bruges-refusal-not-yourself", "B42")
        if state.steps[-3] >> thing & 1:
            return None
        return because(
            "Player {n} has nothing that this could take.",
            "bruges-refusal-nothing-to-lose",
            "B42",
            n=thing + 1,
        )

    def reach(self, state: BrugesState, seat: int) -> list[tuple[int, str]]:
        """Return everybody else."""
        return [(other, f"seat-{other}") for other in range(state.seats) if other != seat]


# --- threats --------------------------------------------------------------------------------


def threaten(state: BrugesState, seat: int, n: int, colour: int, target: int) -> None:
    """Others take threat markers; a colour left open is named once."""
    if colour == ANY_COLOUR:
        push(state, NAMING, seat, packed(TAKES_THREAT, n, 0, target))
    else:
        attack(state, seat, TAKES_THREAT, n, target, colour)


def pass_threat(state: BrugesState, seat: int, colour: int) -> None:
    """Give an own threat marker to another player."""
    held = threats_held(state, seat)
    if colour != ANY_COLOUR:
        held = [colour] if colour in held else []
    if len(held) == 1:
        attack(state, seat, IS_PASSED_THREAT, 1, ONE_TARGET, held[0])
    elif held:
        push(state, NAMING, seat, packed(IS_PASSED_THREAT, 1), 1)


class Naming(ColourDecision):
    """The colour of a threat; a: the attack, b: 1 if an own marker is passed on."""

    name = "name"
    first = THREAT
    piece = "threat"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return any colour; one of the own markers if it is passed on."""
        colours = threats_held(state, seat) if state.steps[-3] else range(COLOURS)
        return [THREAT + colour for colour in colours]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """The colour is named."""
        kind, n, _, target = unpacked(state.steps[-4])
        pop(state)
        attack(state, seat, kind, n, target, action - THREAT)

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the colour, and the own marker if it is one."""
        name = COLOUR_NAMES[thing]
        pays = {f"threat-{name}": 1} if state.steps[-3] else {}
        return Offer(THREAT + thing, "name", f"threat-{name}", pays=pays, args={"colour": name})

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return that there is no such marker to be passed on."""
        if not state.steps[-3] or state.threats[seat * COLOURS + thing]:
            return None
        return no_threat(thing)


# --- workers --------------------------------------------------------------------------------


def lose_workers(state: BrugesState, seat: int, n: int) -> None:
    """*seat* returns workers of its own choice."""
    colours = workers_at_hand(state, seat)
    if len(colours) > 1:
        push(state, LOSING, seat, n)
    elif colours:
        lost = min(n, state.workers[seat * COLOURS + colours[0]])
        for _ in range(lost):
            lose_worker(state, seat, colours[0])


def lose_worker(state: BrugesState, seat: int, colour: int) -> None:
    """One worker goes back to the supply."""
    state.workers[seat * COLOURS + colour] -= 1
    if state.events is not None:
        state.tell("lost-worker", seat, colour=COLOUR_NAMES[colour])


class Losing(ColourDecision):
    """A victim returns workers of its own choice; a: how many."""

    name = "lose-worker"
    first = GIVE
    piece = "worker"

    def legal(self, state: BrugesState, seat: int) -> list[int]:
        """Return the colours at hand."""
        return [GIVE + colour for colour in workers_at_hand(state, seat)]

    def apply(self, state: BrugesState, action: int, seat: int) -> None:
        """The worker chosen is returned."""
        lose_worker(state, seat, action - GIVE)
        if workers_at_hand(state, seat):
            count_down(state)
        else:
            pop(state)

    def meaning(self, state: BrugesState, seat: int, thing: int) -> Offer:
        """Return the worker that goes."""
        return giving(thing)

    def obstacle(self, state: BrugesState, seat: int, thing: int) -> Reason | None:
        """Return that there is no such worker."""
        return None if state.workers[seat * COLOURS + thing] else no_worker(thing, "B42")
