"""What a seat may know of a game of Bruges, as numbers: the facts behind `view`.

Prices, what a card would bring, and points follow from these numbers and from the deck, and
are not among them. A card is its number in the deck, as in actions: compare numbers of one
edition only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from igroteka.engine.observation import (
    AFTER,
    NEXT,
    NUMBERS,
    ORACLE,
    PUBLIC,
    ZEROS,
    Field,
    Layout,
    Row,
    common_fields,
    common_numbers,
    joined,
    step_field,
    turning,
)
from igroteka.engine.rows import coded, flat, taken
from igroteka.games.bruges.rules.actions import MOST_SEATS, OPTIONS, USES
from igroteka.games.bruges.rules.box import CIRCLE, LEADERS, SPACES, Box
from igroteka.games.bruges.rules.deck.vocabulary import CARDS, COLOURS
from igroteka.games.bruges.rules.stack import (
    AIMING,
    BUYING,
    COLOURING,
    EXTRA,
    NAMING,
    SECTION,
    SELLING,
    WAITING,
    just_drawn,
    source_of,
)
from igroteka.games.bruges.rules.steps import STEPS
from igroteka.games.bruges.rules.steps.attacks import ATTACK_NAMES, unpacked
from igroteka.games.bruges.rules.steps.canals import canal_price, open_sections
from igroteka.games.bruges.rules.view import PHASE_NAMES

if TYPE_CHECKING:
    from igroteka.games.bruges.rules.state import BrugesState

VERSION: Final = 1
SEATS: Final = MOST_SEATS
SHIPS: Final = 6
STATUES: Final = 8
# There is no limit to these but the cards; what is beyond is not observed, and nobody has
# come near it: see docs/observation.md.
STREET: Final = 32
HAND: Final = 32
DRAWN: Final = 16
EXCHANGES: Final = 24
MOST_GUILDERS: Final = 999
MOST_POINTS: Final = 500
MOST_WORKERS: Final = 99
NO_CARD: Final = CARDS
DIE: Final = 6
PHASES: Final[tuple[str, ...]] = ("draw", "dice", "actions", "leaders")
PHASE_CODES: Final = tuple(1 + PHASES.index(name) for name in PHASE_NAMES)

LAYOUT: Final[Layout] = Layout(
    "bruges",
    VERSION,
    public=[
        *common_fields(3, OPTIONS, SEATS),
        step_field(STEPS[WAITING:]),
        Field("phase", 1, 0, 4, "0 over, 1 draw, 2 dice, 3 actions, 4 leaders.", codes=True),
        Field("round", 1, 1, 99, "The round."),
        Field("final", 1, 0, 2, "Whether it is the last: 0 no, 1 this, 2 the next.", codes=True),
        Field("start", 1, 0, SEATS - 1, "The start marker, in seats after the viewer.", codes=True),
        Field("number", 1, 0, 255, "Of the open decision: 1 + how many, or which card."),
        Field("source", 1, 0, CARDS + SHIPS, "1 + card (then ship) whose effect asks.", codes=True),
        Field("price", 1, 0, 99, "Of a sale or a purchase: guilders …"),
        Field("buys", 1, 0, 99, "… and the points they buy."),
        Field("canal_prices", 2, 0, 99, "1 + the next space left, right; 0: one cannot build."),
        Field("use", 1, 0, USES, "1 + the use of the card whose colour is named.", codes=True),
        Field("attack", 1, 0, len(ATTACK_NAMES), "1 + what happens to a victim.", codes=True),
        Field("attack_colour", 1, 0, 10, "1 + its colour.", codes=True),
        Field("attack_all", 1, 0, 1, "1: all others are hit."),
        Field("last_colour", 1, 0, COLOURS, "1 + that of the card just drawn.", codes=True),
        Field("last_card", 1, 0, CARDS, "1 + that card, if all know it.", codes=True),
        Field("wild", 1, 0, 1, "1: the next card may count as any colour."),
        Field("dice", COLOURS, 0, DIE, "By colour; 0: not rolled."),
        Field("decks", 2, 0, CARDS, "Cards left in the left and the right deck."),
        Field("tops", 2, 0, COLOURS, "1 + the colour of their top cards; 0: empty.", codes=True),
        Field("reserve", 1, 0, CARDS, "Cards of the reserve."),
        Field("reserve_in", 1, 0, 1, "1: it has been brought in."),
        Field("drawn", DRAWN, 0, COLOURS, "1 + the colours of cards taken unseen.", codes=True),
        Field("statues", STATUES, 0, SEATS, "From the top: 1 + seats after; 0: left.", codes=True),
        Field("docked", COLOURS, 0, SHIPS, "1 + the ship in the harbour, by colour.", codes=True),
        Field("next_ship", COLOURS, 0, SHIPS, "1 + the ship on top of its stack.", codes=True),
        Field("ships_left", COLOURS, 0, SHIPS, "How many are in the stack."),
        Field("exchange", 1, 0, EXCHANGES, "1 + the exchange card in force.", codes=True),
        Field("markers", 1, 0, 99, "Its action markers."),
        Field("exchange_left", EXCHANGES, 0, 1, "1: the exchange card is still to come."),
        Field("points", SEATS, 0, MOST_POINTS, "On the score track.", SEATS),
        Field("guilders", SEATS, 0, MOST_GUILDERS, "The guilders of each seat.", SEATS),
        Field("reputation", SEATS, 0, 20, "Its steps of reputation.", SEATS),
        Field("workers", SEATS * COLOURS, 0, MOST_WORKERS, "Its workers by colour.", SEATS),
        Field("threats", SEATS * COLOURS, 0, CIRCLE, "Its threat markers by colour.", SEATS),
        Field("canals", SEATS * 2, 0, SPACES, "Tokens of its left and right section.", SEATS),
        Field("crowned", SEATS * 2, 0, 1, "1: the section has given its statue.", SEATS),
        Field("leaders", SEATS * LEADERS, 0, 1, "1: the leader marker is up.", SEATS),
        Field("hands", SEATS * COLOURS, 0, CARDS, "Cards in its hand by colour.", SEATS),
        Field(
            "discard",
            CARDS,
            0,
            NO_CARD,
            f"The discard pile, the newest card last; {NO_CARD}: none.",
            codes=True,
        ),
        Field(
            "cards",
            CARDS,
            0,
            SEATS + 1,
            "Each card: 1 a person who may still be used, 2 + seats after the viewer: all know "
            "that it is in that hand.",
            codes=True,
        ),
        Field("ships_gone", COLOURS * SHIPS, 0, SHIPS, "1 + those discarded.", codes=True),
        Field("houses", SEATS * STREET, 0, COLOURS, "1 + each house's colour.", SEATS, codes=True),
        Field("persons", SEATS * STREET, 0, CARDS, "1 + who lives there.", SEATS, codes=True),
        Field("faces", SEATS * STREET, 0, CARDS, "1 + its card, if known.", SEATS, codes=True),
    ],
    player=[
        Field("hand", CARDS, 0, CARDS, "Each card: its place from 1 in the viewer's hand."),
        Field("own_faces", STREET, 0, CARDS, "1 + the card of each own house.", codes=True),
    ],
    oracle=[
        Field("left_deck", CARDS, 0, NO_CARD, "The left deck, the top last.", codes=True),
        Field("right_deck", CARDS, 0, NO_CARD, "The right deck.", codes=True),
        Field("reserve_deck", CARDS, 0, NO_CARD, "The reserve.", codes=True),
        Field("drawn_cards", DRAWN, 0, NO_CARD, "The cards taken unseen.", codes=True),
        Field(
            "rival_hands", (SEATS - 1) * HAND, 0, CARDS, "1 + their cards.", SEATS - 1, codes=True
        ),
        Field(
            "rival_faces",
            (SEATS - 1) * STREET,
            0,
            CARDS,
            "1 + their houses.",
            SEATS - 1,
            codes=True,
        ),
        Field("ship_stacks", COLOURS * SHIPS, 0, SHIPS, "1 + the ships, top last.", codes=True),
        Field("exchange_deck", EXCHANGES, 0, EXCHANGES, "1 + its cards, top last.", codes=True),
    ],
)

# By seats and viewer: where the numbers up to `hands` are; those of players begin at `points`.
PLACES: Final = tuple(
    turning(
        (1, 1, 1, COLOURS, COLOURS, 2, 2, LEADERS, COLOURS), seats, SEATS, LAYOUT["points"].offset
    )
    for seats in range(SEATS + 1)
)
ABSENT: Final[tuple[int, ...]] = (0,) * EXCHANGES
NO_CARDS: Final = bytes([NO_CARD])
NO_THING: Final = b"\xff"
NO_SHIPS: Final = bytes(COLOURS * (2 + SHIPS))
NO_FACES: Final = bytes(SEATS * STREET)
NO_SHIP: Final[tuple[int, ...]] = (-1,) * SHIPS
# What the fields from `number` to `last_card` are when there is no decision.
NOTHING_ASKED: Final[tuple[int, ...]] = (0,) * 12


def numbers(state: BrugesState, seat: int | None, kind: str) -> Sequence[int]:
    """Return what *seat* may know, in the order of LAYOUT."""
    first = 0 if seat is None else seat
    ships = ships_of(state) if state.stacks else NO_SHIPS
    parts: list[Row] = [
        taken(
            PLACES[state.seats][first],
            (
                common_numbers(state, seat, SEATS),
                table_numbers(state, first, ships),
                state.points,
                state.guilders,
                state.reputation,
                state.workers,
                state.threats,
                state.canals,
                state.crowned,
                state.leaders,
                hand_colours(state),
            ),
        ),
        bytearray(state.discard).ljust(CARDS, NO_CARDS),
        cards_known(state, first),
        ships[2 * COLOURS :],
    ]
    add_streets(state, first, parts)
    if kind != PUBLIC:
        add_own(state, first, parts)
        if kind == ORACLE:
            add_hidden(state, first, parts)
    return joined(parts)  # type: ignore[no-any-return]


def table_numbers(state: BrugesState, first: int, ships: bytes) -> list[int]:
    """Return the open decision, how far the game is, and what belongs to nobody."""
    after = AFTER[state.seats][first]
    colour = state.box.colour
    steps, left, right = state.steps, state.left, state.right
    drawn, statues = state.drawn, state.statues
    found = [
        steps[-1] - WAITING + 1 if steps else 0,
        PHASE_CODES[steps[0]] if steps else 0,
        state.round,
        state.final,
        after[state.start],
        *(question(state) if steps else NOTHING_ASKED),
        state.wild,
        *state.dice,
        len(left),
        len(right),
        colour[left[-1]] + 1 if left else 0,
        colour[right[-1]] + 1 if right else 0,
        len(state.reserve),
        state.reserve_in,
    ]
    if drawn:
        found += [colour[card] + 1 for card in drawn[:DRAWN]]
    found += ABSENT[len(drawn) : DRAWN]
    if statues:
        found += [after[owner] + 1 for owner in statues]
    found += ABSENT[len(statues) : STATUES]
    found += ships[: 2 * COLOURS]
    if state.stacks:
        found += [len(stack) for stack in state.stacks]
    else:
        found += ABSENT[:COLOURS]
    found.append(state.exchange + 1)
    found.append(state.markers)
    if state.bourse:
        coming = [0] * EXCHANGES
        for card in state.bourse:
            if card < EXCHANGES:
                coming[card] = 1
        found += coming
    else:
        found += ABSENT
    return found


def question(state: BrugesState) -> tuple[int, ...]:
    """Return the particulars of the open decision."""
    a, b, who, kind = state.steps[-4:]
    price = points = left = right = use = attack = colour = everybody = last_colour = last_card = 0
    if kind == SELLING:
        price = b
    elif kind == BUYING:
        price, points = divmod(b, 100)
    elif kind == COLOURING:
        use = b % USES + 1
    elif kind == SECTION:
        for section in open_sections(state, who, a, b):
            if section:
                right = 1 + canal_price(state, who, section, b)
            else:
                left = 1 + canal_price(state, who, section, b)
    elif kind in (AIMING, NAMING):
        attack, a, colour, everybody = unpacked(a)
        attack, colour = attack + 1, colour + 1
    elif kind == EXTRA and just_drawn(state, who):
        last = state.hands[who][-1]
        last_colour = state.box.colour[last] + 1
        last_card = last + 1 if state.seen >> last & 1 else 0
    return (
        a + 1,
        source_of(state) + 1,
        price,
        points,
        left,
        right,
        use,
        attack,
        colour,
        everybody,
        last_colour,
        last_card,
    )


def cards_known(state: BrugesState, first: int) -> bytearray:
    """Return the persons who may still be used, and the cards in hands that all know."""
    cards = bytearray(CARDS)
    for ready in state.ready:
        for card in ready:
            cards[card] = 1
    seen = state.seen
    if seen:
        after = AFTER[state.seats][first]
        for seat, hand in enumerate(state.hands):
            for card in hand:
                if seen >> card & 1:
                    cards[card] = 2 + after[seat]
    return cards


def hand_colours(state: BrugesState) -> list[int]:
    """Return how many cards of each colour each player holds."""
    colour = state.box.colour
    counts = [0] * (state.seats * COLOURS)
    base = 0
    for hand in state.hands:
        for card in hand:
            counts[base + colour[card]] += 1
        base += COLOURS
    return counts


def add_streets(state: BrugesState, first: int, parts: list[Row]) -> None:
    """Add the houses of each player, from the viewer on."""
    # All streets are put in one row. These are the places of each there; what is beyond the end
    # of a street has the last place of the row, where nothing is.
    places: list[bytes] = []
    start = 0
    for street in state.houses:
        end = start + len(street)
        places.append(NUMBERS[start:end].ljust(STREET, NO_THING)[:STREET])
        start = end
    spaces = b"".join(places[first:] + places[:first]).ljust(SEATS * STREET, NO_THING)
    cards = flat(tuple(state.houses))
    persons = bytearray([person + 1 for street in state.people for person in street])
    parts.append(spaces.translate(cards.translate(colour_table(state.box)).ljust(256, b"\0")))
    parts.append(spaces.translate(persons.ljust(256, b"\0")))
    if state.seen:
        faces = cards.translate(face_table(state.seen))
        parts.append(spaces.translate(faces.ljust(256, b"\0")))
    else:
        parts.append(NO_FACES)


def add_own(state: BrugesState, seat: int, parts: list[Row]) -> None:
    """Add what *seat* alone knows: its hand, and the cards of its houses."""
    hand = bytearray(CARDS)
    place = 1
    for card in state.hands[seat]:
        hand[card] = place
        place += 1
    parts.append(hand)
    parts.append(rows([state.houses[seat]], STREET))


def ships_of(state: BrugesState) -> bytes:
    """Return 1 + the ships in the harbour, on top of the stacks, and discarded, by colour."""
    things = state.docked[:]
    things += [stack[-1] if stack else -1 for stack in state.stacks]
    for ships in state.sailed:
        things += ships
        things += NO_SHIP[len(ships) :]
    return coded(things, NEXT)


@cache
def colour_table(box: Box) -> bytes:
    """Return what turns cards into 1 + their colours."""
    return bytes(colour + 1 for colour in box.colour).ljust(256, b"\0")


def face_table(seen: int) -> bytearray:
    """Return what turns the cards that all know into 1 + themselves, and all others into 0."""
    table = bytearray(256)
    while seen:
        bit = seen & -seen
        seen ^= bit
        table[bit.bit_length() - 1] = bit.bit_length()
    return table


def add_hidden(state: BrugesState, seat: int, parts: list[Row]) -> None:
    """Add what *seat* may not know."""
    decks = (state.left, state.right, state.reserve)
    parts += [bytes(deck).ljust(CARDS, NO_CARDS) for deck in decks]
    parts.append(bytes(state.drawn[:DRAWN]).ljust(DRAWN, NO_CARDS))
    rivals = [(seat + after) % state.seats for after in range(1, state.seats)]
    absent = SEATS - state.seats
    parts += (
        rows([state.hands[rival] for rival in rivals], HAND),
        ZEROS[: absent * HAND],
        rows([state.houses[rival] for rival in rivals], STREET),
        ZEROS[: absent * STREET],
        rows(state.stacks, SHIPS),
        ZEROS[: (COLOURS - len(state.stacks)) * SHIPS],
        rows([state.bourse], EXCHANGES),
    )


def rows(lists: list[list[int]], length: int) -> bytes:
    """Return 1 + each thing of some lists, each list filled up to a length by zeros."""
    return b"".join(
        [bytes(things).translate(NEXT).ljust(length, b"\0")[:length] for things in lists]
    )
