"""Positions of Bruges in a line or two."""

from __future__ import annotations

from igroteka.engine import Match, find_game
from igroteka.games.bruges.rules.box import box_of
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.stack import LODGING, ROUND, TURN
from igroteka.games.bruges.rules.state import BrugesState
from igroteka.games.bruges.rules.steps.persons import recount
from igroteka.games.bruges.rules.steps.rounds import PHASES, TAKE_TURNS, crown_leaders, deal_threats

GAME = find_game("bruges")
BOX = box_of(GAME.edition)
LEADERS = PHASES.index(crown_leaders)
THREATS = PHASES.index(deal_threats)


def colour(name: str) -> int:
    return COLOUR_NAMES.index(name)


def card(name: str) -> int:
    return BOX.card_names.index(name)


def new(
    _seats: int = 2, _seed: int = 1, _rules: int | None = None, /, **options: str
) -> BrugesState:
    state = GAME.new(_seats, _seed, options, _rules)
    assert isinstance(state, BrugesState)
    return state


def position(
    *hand: str,
    seats: int = 2,
    dice: str = "33333",
    turn: int = 0,
    citizens: str = "yes",
    rules: int | None = None,
    **options: str,
) -> BrugesState:
    """A turn of phase 3: seat 0 started and holds *hand*; everybody has what they start with."""
    state = new(seats, 1, rules, citizens=citizens, **options)
    state.start = 0
    state.dice = [int(die) for die in dice]
    state.steps = [TAKE_TURNS, turn + 1, -1, ROUND, 0, 0, turn % seats, TURN]
    state.seat_to_act = turn % seats
    give(state, turn % seats, *hand)
    return state


def out_of_play(state: BrugesState, number: int) -> int:
    """Take a card from wherever it is."""
    places = [state.left, state.right, state.reserve, state.discard, *state.hands]
    for place in places:
        if number in place:
            place.remove(number)
            return number
    raise AssertionError(f"{BOX.card_names[number]} is already in use")


def give(state: BrugesState, seat: int, *names: str) -> None:
    """Put cards into a hand."""
    for name in names:
        state.hands[seat].append(out_of_play(state, card(name)))


def discard(state: BrugesState, *names: str) -> None:
    """Put cards onto the discard pile."""
    for name in names:
        state.discard.append(out_of_play(state, card(name)))


def house(state: BrugesState, seat: int, *colours: str) -> None:
    """Build empty houses from cards of the reserve."""
    for name in colours:
        number = next(c for c in state.reserve if BOX.colour[c] == colour(name))
        state.reserve.remove(number)
        state.houses[seat].append(number)
        state.people[seat].append(-1)


def live(state: BrugesState, seat: int, *names: str, colour: str = "blue") -> None:
    """Let persons live in houses of their own."""
    for name in names:
        number = out_of_play(state, card(name))
        house(state, seat, colour)
        state.people[seat][-1] = number
        if BOX.active[number]:
            state.ready[seat].append(number)
    recount(state, seat)
    state.run()


def workers(state: BrugesState, seat: int, **counts: int) -> None:
    """Give exactly these workers."""
    for c, name in enumerate(COLOUR_NAMES):
        state.workers[seat * COLOURS + c] = counts.get(name, 0)


def threats(state: BrugesState, seat: int, **counts: int) -> None:
    """Give exactly these threat markers."""
    for c, name in enumerate(COLOUR_NAMES):
        state.threats[seat * COLOURS + c] = counts.get(name, 0)


def workers_of(state: BrugesState, seat: int) -> dict[str, int]:
    """Return the workers of a seat, colours without any left out."""
    found = state.workers[seat * COLOURS : seat * COLOURS + COLOURS]
    return {name: n for name, n in zip(COLOUR_NAMES, found, strict=True) if n}


def threats_of(state: BrugesState, seat: int) -> dict[str, int]:
    """Return the threat markers of a seat, colours without any left out."""
    found = state.threats[seat * COLOURS : seat * COLOURS + COLOURS]
    return {name: n for name, n in zip(COLOUR_NAMES, found, strict=True) if n}


def hand_of(state: BrugesState, seat: int) -> set[str]:
    return {BOX.card_names[number] for number in state.hands[seat]}


def people_of(state: BrugesState, seat: int) -> set[str]:
    return {BOX.card_names[number] for number in state.people[seat] if number >= 0}


def pile_of(state: BrugesState) -> list[str]:
    return [BOX.card_names[number] for number in state.discard]


def burning(state: BrugesState, seat: int, name: str) -> str:
    """Return the action that loses the first empty house of a colour."""
    homes = zip(state.houses[seat], state.people[seat], strict=True)
    empty = next(h for h, person in homes if person < 0 and BOX.colour[h] == colour(name))
    return f"burn {BOX.card_names[empty]}"


def act(state: BrugesState, *texts: str) -> None:
    """Do these actions, whoever's turn it is; who is not told where to move in does so first."""
    for text in texts:
        if not text.startswith(("lodge", "house")):
            move_in(state)
        state.play(text)
    move_in(state)


def move_in(state: BrugesState) -> None:
    """Let whoever is to move in take the first empty house."""
    while state.steps and state.steps[-1] == LODGING:
        assert state.seat_to_act is not None
        state.apply(state.legal_actions(state.seat_to_act)[0], state.seat_to_act)


def texts(state: BrugesState) -> set[str]:
    """Return what is possible now."""
    seat = state.seat_to_act
    assert seat is not None
    return {BOX.codec.text(action) for action in state.legal_actions(seat)}


def plays_of(state: BrugesState, name: str) -> set[str]:
    """Return for what a card can be played now."""
    return {text.split()[2] for text in texts(state) if text.startswith(f"play {name} ")}


def play_out(state: BrugesState, until_phase: int | None = None) -> None:
    """Carry on with the first legal action until a phase or a round is over."""
    round_now = state.round
    while state.steps and state.round == round_now:
        if until_phase is not None and state.steps[0] >= until_phase:
            return
        assert state.seat_to_act is not None
        state.apply(state.legal_actions(state.seat_to_act)[0], state.seat_to_act)


def match(seats: int = 2, seed: int = 1) -> Match:
    return Match.start(GAME, seats, seed)
