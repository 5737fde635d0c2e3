"""What a seat may know of a game of Bruges (B38): its type, and how it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict

from igroteka.engine.view import CommonView
from igroteka.games.bruges.rules.box import (
    LEADER_NAMES,
    LEADERS,
    SECTION_NAMES,
    USE_NAMES,
)
from igroteka.games.bruges.rules.deck.vocabulary import CARDS, COLOUR_NAMES, COLOURS
from igroteka.games.bruges.rules.stack import (
    AIMING,
    BUYING,
    COLOURING,
    EXTRA,
    FILL,
    LODGING,
    NAMING,
    RISING,
    SECTION,
    SELLING,
    SPENDING,
    TURN,
    just_drawn,
    source_of,
)
from igroteka.games.bruges.rules.steps.attacks import ATTACK_NAMES, unpacked
from igroteka.games.bruges.rules.steps.canals import canal_price, open_sections
from igroteka.games.bruges.rules.steps.card_uses import CARD_USES
from igroteka.games.bruges.rules.steps.cards import cards_to_go
from igroteka.games.bruges.rules.steps.persons import price_of
from igroteka.games.bruges.rules.steps.reputation import step_price

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

Last = Literal["no", "now", "next"]
Phase = Literal["draw", "dice", "actions", "leaders", "over"]

# --- the types ------------------------------------------------------------------------------


class DeckInForce(TypedDict):
    """The characters and the board that are played with."""

    digest: str
    shipped: bool
    """Whether it is one of ours; else the host's own."""


class DrawDeck(TypedDict):
    """One of the two decks (B6)."""

    cards: int
    top: str | None
    """The colour of the top card; null: the deck is empty."""


BroughtIn = TypedDict("BroughtIn", {"in": bool})


class Reserve(BroughtIn):
    """The reserve deck, and whether it has been brought in (B7)."""

    cards: int


class Dock(TypedDict):
    """The ships of one colour (Z8)."""

    docked: str | None
    next: str | None
    """The open one on top of the stack."""
    left: int
    gone: list[str]
    """Those discarded until the stack is made anew."""


class Exchange(TypedDict):
    """The exchange card in force (Z13)."""

    card: str
    use: str
    """Which of the six actions it modifies."""
    markers: int


class Canal(TypedDict):
    """One section of five spaces (B17)."""

    tokens: int
    crowned: bool
    """Whether it has given its statue."""


class House(TypedDict):
    """A house of a street, and who lives there."""

    colour: str
    card: str | None
    """The card that lies face down, as far as it is known."""
    person: str | None
    turned: bool
    """Whether the person has been used in this round."""


class CardOfHand(TypedDict):
    """A card in somebody's hand."""

    colour: str
    card: str | None
    """Its face, as far as it is known."""


class OwnCard(TypedDict):
    """A card in the viewer's hand."""

    card: str
    price: int
    """What settling the person would cost now."""
    uses: dict[str, int | None]
    """What each of the six actions would bring or cost now: workers, guilders (null before the
    dice are rolled), points for a threat marker, the least price of a canal space that it fits
    (null: it fits none), a house's points at the end, the price of the person."""


class Player(TypedDict):
    """Everything that belongs to one player."""

    points: int
    """On the score track."""
    guilders: int
    reputation: int
    workers: dict[str, int]
    threats: dict[str, int]
    canals: dict[str, Canal]
    """The two sections, left and right."""
    statues: list[int]
    leaders: dict[str, bool]
    """Which leader markers lie colour side up (B30)."""
    houses: list[House]
    """The street, in the order in which it was built."""
    hand: list[CardOfHand]
    score: int
    """The points as if the game ended now."""


class OpenStep(TypedDict):
    """The open decision, with what its question needs."""

    kind: str
    seat: NotRequired[int]
    n: NotRequired[int]
    """How many: cards, workers, markers, times; what depends on the kind."""
    source: NotRequired[str | None]
    """The person or the ship (`ship-…`) whose effect asks."""
    to_go: NotRequired[int]
    """How many cards are still missing to a full hand; 0: one may stop (B6)."""
    price: NotRequired[int]
    points: NotRequired[int]
    prices: NotRequired[dict[str, int]]
    """What the next space of each section costs on which one can build."""
    played: NotRequired[bool]
    """Whether the card of the turn has been played."""
    wild: NotRequired[bool]
    """Whether the next card may count as any colour (Z6)."""
    card: NotRequired[str | None]
    """The card that it is about, as far as it is known."""
    colour: NotRequired[str]
    use: NotRequired[str]
    attack: NotRequired[str]
    """What happens to a victim."""
    all: NotRequired[bool]
    """Whether all others are hit."""


class BrugesView(CommonView):
    """What a seat may know of a game of Bruges."""

    deck: DeckInForce
    round: int
    final: Last
    """Whether this round is the last, or the next one is (B8)."""
    start: int
    """The seat with the start marker."""
    phase: Phase
    step: OpenStep
    dice: dict[str, int]
    """By colour; 0 before they are rolled."""
    step_price: int
    """What a step of reputation costs in this round before discounts; 0: nobody may buy one."""
    decks: dict[str, DrawDeck]
    """The two decks, left and right."""
    reserve: Reserve
    discard: list[str]
    """The discard pile, the newest card last."""
    statues: list[int]
    """The stack of statues, the top one first."""
    harbour: dict[str, Dock] | None
    """By colour; null: without the Zwin."""
    exchange: Exchange | None
    exchange_left: list[str]
    """The exchange cards to come, sorted."""
    players: list[Player]
    hand: list[OwnCard] | None
    """The viewer's hand; null: a spectator."""
    drawn: list[str]
    """The colours of cards drawn whose faces nobody has seen yet (B6)."""


# --- how it is made -------------------------------------------------------------------------

FINAL: Final[tuple[Last, ...]] = ("no", "now", "next")
PHASE_NAMES: Final[tuple[Phase, ...]] = (
    "draw",
    "draw",
    "dice",
    "dice",
    "dice",
    "dice",
    "actions",
    "leaders",
    "leaders",
    "leaders",
    "leaders",
)


def describe(state: BrugesState, seat: int | None, common: CommonView) -> BrugesView:
    """Return the open things, and what *seat* alone knows."""
    box = state.box
    return {
        **common,
        "deck": {"digest": box.deck.digest, "shipped": box.deck.shipped},
        "round": state.round,
        "final": FINAL[state.final],
        "start": state.start,
        "phase": PHASE_NAMES[state.steps[0]] if state.steps else "over",
        "step": step(state, seat),
        "dice": dict(zip(COLOUR_NAMES, state.dice, strict=True)),
        "step_price": step_price(state) if state.dice[0] else 0,
        "decks": {
            side: {"cards": len(deck), "top": COLOUR_NAMES[box.colour[deck[-1]]] if deck else None}
            for side, deck in zip(SECTION_NAMES, (state.left, state.right), strict=True)
        },
        "reserve": {"cards": len(state.reserve), "in": bool(state.reserve_in)},
        "discard": [box.card_names[card] for card in state.discard],
        "statues": statues(state, -1),
        "harbour": harbour(state),
        "exchange": exchange(state),
        "exchange_left": sorted(box.exchange_names[card] for card in state.bourse),
        "players": [player(state, other, seat) for other in range(state.seats)],
        "hand": None if seat is None else [own_card(state, seat, c) for c in state.hands[seat]],
        "drawn": [COLOUR_NAMES[box.colour[card]] for card in state.drawn],
    }


def own_card(state: BrugesState, seat: int, card: int) -> OwnCard:
    """Return a card in the viewer's hand, and what it can do in brief."""
    return {
        "card": state.box.card_names[card],
        "price": price_of(state, seat, card),
        "uses": {
            name: use.in_brief(state, seat, card)
            for name, use in zip(USE_NAMES, CARD_USES, strict=True)
        },
    }


def statues(state: BrugesState, owner: int) -> list[int]:
    """Return the statues of a seat; -1: those in the stack."""
    values = state.box.statues[state.seats]
    return [value for value, of in zip(values, state.statues, strict=True) if of == owner]


def harbour(state: BrugesState) -> dict[str, Dock] | None:
    """Return the ships: Z8: the top one of each stack is open, and what is discarded."""
    if not state.stacks:
        return None
    names = state.box.ship_names
    return {
        name: {
            "docked": names[state.docked[colour]] if state.docked[colour] >= 0 else None,
            "next": names[stack[-1]] if (stack := state.stacks[colour]) else None,
            "left": len(stack),
            "gone": [names[ship] for ship in state.sailed[colour]],
        }
        for colour, name in enumerate(COLOUR_NAMES)
    }


def exchange(state: BrugesState) -> Exchange | None:
    """Return the exchange card in force."""
    if state.exchange < 0:
        return None
    return {
        "card": state.box.exchange_names[state.exchange],
        "use": USE_NAMES[state.box.exchange_use[state.exchange]],
        "markers": state.markers,
    }


def player(state: BrugesState, other: int, seat: int | None) -> Player:
    """Return what *seat* may know of *other*."""
    box = state.box
    base = other * COLOURS
    return {
        "points": state.points[other],
        "guilders": state.guilders[other],
        "reputation": state.reputation[other],
        "workers": dict(zip(COLOUR_NAMES, state.workers[base : base + COLOURS], strict=True)),
        "threats": dict(zip(COLOUR_NAMES, state.threats[base : base + COLOURS], strict=True)),
        "canals": {
            side: {
                "tokens": state.canals[2 * other + section],
                "crowned": bool(state.crowned[2 * other + section]),
            }
            for section, side in enumerate(SECTION_NAMES)
        },
        "statues": statues(state, other),
        "leaders": {
            name: bool(state.leaders[other * LEADERS + category])
            for category, name in enumerate(LEADER_NAMES)
        },
        "houses": [
            {
                "colour": COLOUR_NAMES[box.colour[house]],
                "card": face(state, house, other == seat),
                "person": box.card_names[person] if person >= 0 else None,
                "turned": person >= 0 and box.active[person] and person not in state.ready[other],
            }
            for house, person in zip(state.houses[other], state.people[other], strict=True)
        ],
        "hand": [
            {"colour": COLOUR_NAMES[colour], "card": card or None}
            for colour, card in sorted(
                (box.colour[card], face(state, card, other == seat) or "")
                for card in state.hands[other]
            )
        ],
        "score": sum(state.score_sheet(other).values()),
    }


def face(state: BrugesState, card: int, own: bool) -> str | None:
    """B38: the face of a card in hand or of a house, if it is known."""
    return state.box.card_names[card] if own or state.seen >> card & 1 else None


def step(state: BrugesState, seat: int | None) -> OpenStep:
    """Return the open decision, with what its question and its choices need."""
    if not state.steps:
        return {"kind": "over"}
    box = state.box
    steps = state.steps
    a, b, who, kind = steps[-4:]
    found: OpenStep = {
        "kind": state.step().name,
        "seat": who,
        "n": a,
        "source": source(state),
    }
    if kind in (RISING, SPENDING):
        found["price"] = a
    elif kind == FILL:
        found["to_go"] = cards_to_go(state, who)
    elif kind == TURN:
        found["played"] = bool(a)
        found["wild"] = bool(state.wild)
    elif kind == EXTRA and just_drawn(state, who):
        last = state.hands[who][-1]
        found["colour"] = COLOUR_NAMES[box.colour[last]]
        found["card"] = face(state, last, who == seat)
    elif kind in (LODGING, COLOURING):
        found["card"] = box.card_names[a]
        if kind == COLOURING:
            found["use"] = USE_NAMES[b % len(USE_NAMES)]
    elif kind == SECTION:
        found["prices"] = {
            SECTION_NAMES[section]: canal_price(state, who, section, b)
            for section in open_sections(state, who, a, b)
        }
    elif kind == SELLING:
        found["price"] = b
    elif kind == BUYING:
        found["price"], found["points"] = divmod(b, 100)
    elif kind in (AIMING, NAMING):
        attack, n, colour, target = unpacked(a)
        found["attack"] = ATTACK_NAMES[attack]
        found["n"] = n
        found["colour"] = COLOUR_NAMES[colour]
        found["all"] = bool(target)
    return found


def source(state: BrugesState) -> str | None:
    """Return the person or the ship whose effect asks, if one does."""
    box, card = state.box, source_of(state)
    if card < 0:
        return None
    return box.card_names[card] if card < CARDS else f"ship-{box.ship_names[card - CARDS]}"
