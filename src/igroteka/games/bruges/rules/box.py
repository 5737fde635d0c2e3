"""What is in the box: the numbers of the rulebook, and one deck as the ints the rules work with.

What every box has alike is a constant here. What the cards and the board say is a `Box`, made
from one deck file; every state knows the box it is played with, so that games with different
decks stand side by side in one process.
"""

from __future__ import annotations

from typing import Any, Final

from igroteka.engine.codec import Codec
from igroteka.games.bruges.rules.actions import codec_of
from igroteka.games.bruges.rules.deck.editions import deck_of
from igroteka.games.bruges.rules.deck.file import Deck
from igroteka.games.bruges.rules.deck.vocabulary import (
    ALL,
    ANY_GUILD,
    CARDS,
    CHANGE,
    CODES,
    COLOURS,
    EFFECT,
    GUILDS,
    INFINITY,
    LIGHTNING,
    OPERATIONS,
    SECTIONS,
    USES,
    WORKER,
    Ints,
    is_cost,
)
from igroteka.games.bruges.rules.deck.vocabulary import TWISTS as TWIST_KEYS

# --- the board ----------------------------------------------------------------------------

SECTION_NAMES: Final = SECTIONS
USE_NAMES: Final = USES
SPACES: Final = 5  # of a canal section

# B34: the threat of each colour.
THREAT_NAMES: Final[tuple[str, ...]] = ("flood", "plague", "fire", "intrigue", "riot")
BLUE: Final = 0  # flood
BROWN: Final = 1  # plague
RED: Final = 2  # fire
PURPLE: Final = 3  # intrigue
YELLOW: Final = 4  # riot
CIRCLE: Final = 3  # markers that close a circle

# B3: what everybody starts with.
START_POINTS: Final = 5
START_GUILDERS: Final = 5
START_WORKERS: Final = 1
# B6, B12: cards in hand after the draw, and turns a round.
HAND_SIZE: Final = 5
TURNS: Final = 4
# B30: the categories of leadership.
LEADER_NAMES: Final[tuple[str, ...]] = ("reputation", "persons", "canals")
LEADERS: Final = len(LEADER_NAMES)
# B10, B11, Z9: which dice threaten everybody, price a step of reputation, bring a ship.
THREATENING: Final[tuple[int, ...]] = (5, 6)
PRICING: Final[tuple[int, ...]] = (1, 2)
SHIP_DICE: Final[tuple[int, ...]] = (3, 4)
# B18, B32: points of the final scoring.
THIRD_SPACE: Final = 3
THIRD_SPACE_POINTS: Final = 3
LEADER_POINTS: Final = 4
HOUSE_POINTS: Final = 1
INTRIGUE_LOSS: Final = 3

# --- the cards ----------------------------------------------------------------------------

# B2, Z2: into how many piles the cards are split.
BASE_PILES: Final = 5
ZWIN_PILES: Final = 6


def kind(op: Ints) -> str:
    """Return whether an operation is an effect, a change or a score."""
    return OPERATIONS[op[0]].kind


NESTING: Final = frozenset(
    CODES[name] for name in ("play_extra_card", "draw_and_play", "pass_threat")
)


def program(ops: tuple[Ints, ...]) -> tuple[Ints, ...]:
    """Return the operations to carry out; those that nest are done one by one."""
    return tuple(
        (op[0], 1, op[2], op[3]) if op[0] in NESTING else op
        for op in ops
        if kind(op) == EFFECT
        for _ in range(op[1] if op[0] in NESTING else 1)
    )


# --- City on the Zwin ---------------------------------------------------------------------

# What an exchange card changes about an action, as a tuple of ints; these are the places.
ANY_OF_COLOURS: Final = 0  # the colour of the card does not matter
TWIST_WORKERS: Final = 1  # so many workers
TWIST_FIXED: Final = 2  # so many guilders instead of the die
TWIST_PLUS: Final = 3  # guilders more
TWIST_THREAT: Final = 4  # points for a threat marker
TWIST_CANAL: Final = 5  # guilders less for a canal space
TWIST_NO_WORKER: Final = 6  # no worker for a house
TWIST_HOUSE: Final = 7  # guilders gained for a house
TWIST_RECRUIT: Final = 8  # guilders less for a person
TWIST_PRINTED: Final = 9  # the person's points at once
TWIST_PLACES: Final = dict(
    zip(
        TWIST_KEYS,
        (
            ANY_OF_COLOURS,
            TWIST_WORKERS,
            TWIST_FIXED,
            TWIST_PLUS,
            ANY_OF_COLOURS,
            TWIST_THREAT,
            ANY_OF_COLOURS,
            TWIST_CANAL,
            TWIST_NO_WORKER,
            TWIST_HOUSE,
            TWIST_RECRUIT,
            TWIST_PRINTED,
        ),
        strict=True,
    )
)
Twist = tuple[int, ...]


def twist(modifies: dict[str, Any]) -> Twist:
    """Return what an exchange card changes."""
    places = [0] * (TWIST_PRINTED + 1)
    for key, value in modifies.items():
        if key != "op":
            places[TWIST_PLACES[modifies["op"], key]] = ALL if value == "all" else int(value)
    return tuple(places)


PLAIN: Final = twist({})

# --- changes ------------------------------------------------------------------------------
#
# What a player's persons change is summed up in one tuple of ints a seat, made anew when a
# person comes or leaves. These are the places in it.

GUILD_COUNT: Final = 0  # + guild: persons of it
DISCOUNT: Final = GUILDS  # + guild: guilders less for settling one
IMMUNE: Final = 2 * GUILDS  # + colour: 1 if its penalty is not suffered
RECRUIT_WORKERS: Final = IMMUNE + COLOURS  # + colour or ANY_COLOUR: gained at each settling
RECRUIT_VP: Final = RECRUIT_WORKERS + COLOURS + 1
REPUTATION_VP: Final = RECRUIT_VP + 1
REPUTATION_GUILDERS: Final = RECRUIT_VP + 2
REPUTATION_MINUS: Final = RECRUIT_VP + 3
HAND_LIMIT: Final = RECRUIT_VP + 4
WORKERS_TAKEN: Final = RECRUIT_VP + 5
ANY_DIE: Final = RECRUIT_VP + 6
GUILDERS_PLUS: Final = RECRUIT_VP + 7
THREAT_VP: Final = RECRUIT_VP + 8
ANY_WORKER: Final = RECRUIT_VP + 9
# Those of canals and houses come in pairs: by an effect, and (+ 1) by playing a card.
CANAL_MINUS: Final = RECRUIT_VP + 10
CANAL_VP: Final = RECRUIT_VP + 12
CANAL_GUILDERS: Final = RECRUIT_VP + 14
HOUSE_VP: Final = RECRUIT_VP + 16
HOUSE_GUILDERS: Final = RECRUIT_VP + 18
CHANGES: Final = RECRUIT_VP + 20

# B44: these replace the base amount, so only the best counts; all others add up.
REPLACING: Final = frozenset(
    {HAND_LIMIT, WORKERS_TAKEN, ANY_DIE, THREAT_VP, ANY_WORKER, *range(IMMUNE, IMMUNE + COLOURS)}
)


def unchanged() -> list[int]:
    """Return the changes of a player without persons."""
    changes = [0] * CHANGES
    changes[HAND_LIMIT] = HAND_SIZE
    changes[WORKERS_TAKEN] = 2  # B14
    changes[THREAT_VP] = 1  # B16
    return changes


UNCHANGED: Final = tuple(unchanged())


def paired(place: int, amount: int, by_card_only: int) -> list[tuple[int, int]]:
    """Return a change of canals or houses, for cards only or for every way of building."""
    return [(place + 1, amount)] if by_card_only else [(place, amount), (place + 1, amount)]


def changes_of(op: Ints) -> list[tuple[int, int]]:
    """Return what one operation changes, as (place, amount)."""
    code, a, b, c = op
    match OPERATIONS[code].name:
        case "mod_workers_action":
            return [(WORKERS_TAKEN, a)]
        case "mod_guilder_action":
            return [(ANY_DIE, a), (GUILDERS_PLUS, b)]
        case "mod_threat_vp":
            return [(THREAT_VP, a)]
        case "mod_canal_cost":
            return paired(CANAL_MINUS, a, b)
        case "mod_house_worker":
            return [(ANY_WORKER, a)]
        case "mod_recruit_cost":
            guilds = range(GUILDS) if a == ANY_GUILD else (a,)
            return [(DISCOUNT + guild, b) for guild in guilds]
        case "mod_reputation_cost":
            return [(REPUTATION_MINUS, a)]
        case "mod_hand_limit":
            return [(HAND_LIMIT, a)]
        case "mod_penalty_immunity":
            return [(IMMUNE + a, 1)]
        case "on_canal":
            return paired(CANAL_VP, a, c) + paired(CANAL_GUILDERS, b, c)
        case "on_house":
            return paired(HOUSE_VP, a, c) + paired(HOUSE_GUILDERS, b, c)
        case "on_recruit":
            return [(RECRUIT_VP, a), (RECRUIT_WORKERS + c, b)]
        case "on_reputation":
            return [(REPUTATION_VP, a), (REPUTATION_GUILDERS, b)]
        case name:
            raise ValueError(f"{name} changes nothing")


def all_changes(ops: tuple[Ints, ...]) -> tuple[tuple[int, int], ...]:
    """Return what the operations of a card change, as (place, amount)."""
    return tuple(
        (place, amount)
        for op in ops
        if kind(op) == CHANGE
        for place, amount in changes_of(op)
        if amount
    )


# --- one deck -----------------------------------------------------------------------------


class Box:
    """The cards and the board of one deck, by the numbers that the rules give them.

    A card is a number: its place in the deck, those of the base game first. A deck without the
    expansion leaves the last places empty, so that an action has the same number with any deck.
    """

    __slots__ = (
        "active",
        "always",
        "canal_colours",
        "canal_costs",
        "card_names",
        "cards",
        "changes_of",
        "codec",
        "colour",
        "cost",
        "deck",
        "exchange_markers",
        "exchange_names",
        "exchange_use",
        "guild",
        "icon",
        "is_lightning",
        "last_step",
        "points",
        "program",
        "reputation_points",
        "scores",
        "ship_names",
        "statues",
        "twists",
        "worker_colour",
    )

    deck: Deck
    codec: Codec
    # The board.
    canal_costs: tuple[int, ...]
    canal_colours: tuple[tuple[int, ...], ...]
    reputation_points: tuple[int, ...]
    last_step: int
    statues: dict[int, tuple[int, ...]]
    # The cards.
    cards: int
    card_names: tuple[str, ...]
    colour: tuple[int, ...]
    guild: tuple[int, ...]
    cost: tuple[int, ...]
    points: tuple[int, ...]
    icon: tuple[int, ...]
    worker_colour: tuple[int, ...]
    active: tuple[bool, ...]
    is_lightning: tuple[bool, ...]
    program: tuple[tuple[Ints, ...], ...]
    always: tuple[bool, ...]
    scores: tuple[tuple[Ints, ...], ...]
    changes_of: tuple[tuple[tuple[int, int], ...], ...]
    # City on the Zwin.
    ship_names: tuple[str, ...]
    exchange_names: tuple[str, ...]
    exchange_use: tuple[int, ...]
    exchange_markers: tuple[int, ...]
    twists: tuple[Twist, ...]

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        board, cards = deck.board, deck.cards
        self.canal_costs = board.canal_costs
        # B48: seat k uses guardhouse k. seat * 2 + section: the colours from the guardhouse out.
        self.canal_colours = tuple(section for house in board.guardhouses for section in house)
        self.reputation_points = board.reputation_points
        self.last_step = len(board.reputation_points) - 1
        # B1, Z7: highest statue on top; two more with five players.
        self.statues = dict.fromkeys((2, 3, 4), board.statues)
        self.statues[5] = board.statues_five_players

        self.cards = len(cards)
        missing = tuple(f"#{number}" for number in range(len(cards) + 1, CARDS + 1))
        self.card_names = (*(card.id for card in cards), *missing)
        self.codec = codec_of(self.card_names)
        self.colour = tuple(card.colour for card in cards)
        self.guild = tuple(card.guild for card in cards)
        self.cost = tuple(card.cost for card in cards)
        # B21: a person's points are a third of its cost.
        self.points = tuple(card.cost // 3 for card in cards)
        self.icon = tuple(card.icon for card in cards)
        # B24: the colour of the worker that the icon asks for; -1: none.
        self.worker_colour = tuple(card.worker for card in cards)
        # B24, B25: used by its owner once a round.
        self.active = tuple(card.icon == WORKER or card.once for card in cards)
        self.is_lightning = tuple(card.icon == LIGHTNING for card in cards)
        # What a card does when it is used or settled; after the cards, the six kinds of ships.
        self.program = (
            *(program(card.ops) for card in cards),
            *(() for _ in missing),
            *(program(ops) for _, ops in deck.ships),
        )
        # Programs of which some operation always does something, and none is a cost.
        self.always = tuple(
            any(OPERATIONS[op[0]].always for op in ops)
            and not any(is_cost(op[0], op[2], op[3]) for op in ops)
            for ops in self.program
        )
        # What a laurel counts at the end.
        self.scores = tuple(
            card.ops if card.icon not in (LIGHTNING, WORKER, INFINITY) else () for card in cards
        )
        self.changes_of = tuple(all_changes(card.ops) for card in cards)

        self.ship_names = tuple(name for name, _ in deck.ships)
        self.exchange_names = tuple(str(card["id"]) for card in deck.exchange)
        self.exchange_use = tuple(USES.index(card["action"]) for card in deck.exchange)
        self.exchange_markers = tuple(int(card["markers"]) for card in deck.exchange)
        # The actions as they are, and as each exchange card changes one of them.
        self.twists = (PLAIN, *(twist(card["modifies"]) for card in deck.exchange))


BOXES: Final[dict[str, Box]] = {}


def box_of(edition: str) -> Box:
    """Return the box of a deck that is at hand, made when it is first asked for.

    :raises BadSetup: if there is no such deck at hand.
    """
    box = BOXES.get(edition)
    if box is None:
        box = BOXES[edition] = Box(deck_of(edition))
    return box
