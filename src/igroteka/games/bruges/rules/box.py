"""What is in the box, as the ints the rules work with: compiled once from the deck in force."""

from __future__ import annotations

from typing import Any, Final

from igroteka.games.bruges.rules.deck.file import deck_in_force
from igroteka.games.bruges.rules.deck.vocabulary import (
    ALL,
    ANY_GUILD,
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
)
from igroteka.games.bruges.rules.deck.vocabulary import TWISTS as TWIST_KEYS

DECK: Final = deck_in_force()
BOARD: Final = DECK.board

# --- the board ----------------------------------------------------------------------------

SECTION_NAMES: Final = SECTIONS
USE_NAMES: Final = USES
SPACES: Final = 5  # of a canal section
CANAL_COSTS: Final = BOARD.canal_costs
# B48: seat k uses guardhouse k. seat * 2 + section: the colours from the guardhouse outward.
CANAL_COLOURS: Final = tuple(section for house in BOARD.guardhouses for section in house)
REPUTATION_POINTS: Final = BOARD.reputation_points
LAST_STEP: Final = len(REPUTATION_POINTS) - 1
# B1, Z7: highest statue on top; two more with five players.
STATUES: Final = dict.fromkeys((2, 3, 4), BOARD.statues) | {5: BOARD.statues_five_players}

# B34: the threat of each colour.
THREAT_NAMES: Final = ("flood", "plague", "fire", "intrigue", "riot")
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
LEADER_NAMES: Final = ("reputation", "persons", "canals")
LEADERS: Final = len(LEADER_NAMES)
# B18, B32: points of the final scoring.
THIRD_SPACE: Final = 3
THIRD_SPACE_POINTS: Final = 3
LEADER_POINTS: Final = 4
HOUSE_POINTS: Final = 1
INTRIGUE_LOSS: Final = 3

# --- the cards ----------------------------------------------------------------------------

CARDS: Final = len(DECK.cards)
CARD_NAMES: Final = tuple(card.id for card in DECK.cards)
BASE_CARDS: Final = sum(card.set == "base" for card in DECK.cards)
# B2, Z2: into how many piles the cards are split.
BASE_PILES: Final = 5
ZWIN_PILES: Final = 6

COLOUR: Final = tuple(card.colour for card in DECK.cards)
GUILD: Final = tuple(card.guild for card in DECK.cards)
COST: Final = tuple(card.cost for card in DECK.cards)
# B21: a person's points are a third of its cost.
POINTS: Final = tuple(card.cost // 3 for card in DECK.cards)
ICON: Final = tuple(card.icon for card in DECK.cards)
# B24: the colour of the worker that the icon asks for; -1: none.
WORKER_COLOUR: Final = tuple(card.worker for card in DECK.cards)
# B24, B25: used by its owner once a round.
ACTIVE: Final = tuple(card.icon == WORKER or card.once for card in DECK.cards)
IS_LIGHTNING: Final = tuple(card.icon == LIGHTNING for card in DECK.cards)


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


# What a card does when it is used or settled; after the cards, the six kinds of ships.
PROGRAM: Final = (
    *(program(card.ops) for card in DECK.cards),
    *(program(ops) for _, ops in DECK.ships),
)
# What a laurel counts at the end.
SCORES: Final = tuple(
    card.ops if card.icon not in (LIGHTNING, WORKER, INFINITY) else () for card in DECK.cards
)

# --- City on the Zwin ---------------------------------------------------------------------

SHIP_NAMES: Final = tuple(name for name, _ in DECK.ships)
EXCHANGE_NAMES: Final = tuple(str(card["id"]) for card in DECK.exchange)
EXCHANGE_USE: Final = tuple(USES.index(card["action"]) for card in DECK.exchange)
EXCHANGE_MARKERS: Final = tuple(int(card["markers"]) for card in DECK.exchange)

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
# The actions as they are, and as each exchange card changes one of them.
TWISTS: Final = (PLAIN, *(twist(card["modifies"]) for card in DECK.exchange))

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


CHANGES_OF: Final = tuple(
    tuple(
        (place, amount)
        for op in card.ops
        if kind(op) == CHANGE
        for place, amount in changes_of(op)
        if amount
    )
    for card in DECK.cards
)
