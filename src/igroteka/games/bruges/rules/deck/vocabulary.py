"""The vocabulary of the deck file: every operation a card may consist of, and its parameters.

An operation becomes four ints: its number and up to three parameters. The rules carry out
operations, never cards; `docs/bruges-decks.md` explains each for those who write a deck.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from igroteka.engine.errors import IgrotekaError

COLOUR_NAMES: Final[tuple[str, ...]] = ("blue", "brown", "red", "purple", "yellow")
COLOURS: Final = len(COLOUR_NAMES)
ANY_COLOUR: Final = COLOURS  # chosen for each thing anew
ONE_COLOUR: Final = COLOURS + 1  # chosen once for all

# B22: eleven guilds; Z2: travellers are the twelfth.
GUILD_NAMES: Final[tuple[str, ...]] = (
    "nobles",
    "entertainers",
    "artisans",
    "clerics",
    "defenders",
    "scholars",
    "officials",
    "merchants",
    "servants",
    "artists",
    "underworld",
    "travellers",
)
GUILDS: Final = len(GUILD_NAMES)
BASE_GUILDS: Final = GUILDS - 1  # all but the travellers
# B22: 15 cards of each guild; Z2: two more of each, and 17 travellers.
OF_GUILD: Final = 15
NEW_OF_GUILD: Final = 2
NEW_TRAVELLERS: Final = 17
BASE_CARDS: Final = OF_GUILD * BASE_GUILDS
CARDS: Final = BASE_CARDS + NEW_OF_GUILD * BASE_GUILDS + NEW_TRAVELLERS
ANY_GUILD: Final = GUILDS

ICON_NAMES: Final[tuple[str, ...]] = ("lightning", "worker", "infinity", "laurel")
LIGHTNING: Final = 0
WORKER: Final = 1
INFINITY: Final = 2
LAUREL: Final = 3

# What stands in a deck file besides operations.
SETS: Final[tuple[str, ...]] = ("base", "zwin")
SECTIONS: Final[tuple[str, ...]] = ("left", "right")
BOARD_PARTS: Final[tuple[str, ...]] = (
    "canal_costs",
    "reputation_points",
    "statues",
    "statues_five_players",
    "guardhouse",
)
USES: Final[tuple[str, ...]] = ("workers", "guilders", "threat", "canal", "house", "person")

ALL: Final = 99
"""What “all” and “no limit” become; more than a game can ever hold of anything."""

ONE_TARGET: Final = 0
ALL_TARGETS: Final = 1


class Mistake(IgrotekaError):
    """One thing that is wrong in a deck, as a sentence or as a part of one."""


def shown(value: Any) -> str:
    """Return a value of a deck file as it is written there, on one line and not too long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    text = " ".join(text.split())
    return text if len(text) <= 40 else f"{text[:40]}…"


class Param(NamedTuple):
    """A parameter: its name, what may stand there, and what it is when left out."""

    name: str
    words: tuple[str, ...] = ()
    """The words allowed; their values are `values`."""
    values: tuple[int, ...] = ()
    least: int = 1
    """The least number allowed; -1: no number is."""
    default: int | None = None
    """None: it must be given."""

    def allowed(self) -> Mistake:
        """Return what may stand here, as a part of a sentence."""
        if self.least >= 0 and self.words:
            return Mistake(
                'a whole number from {least} to {most} or "{word}"',
                "bruges-mistake-number-or-word",
                least=self.least,
                most=ALL - 1,
                word=self.words[0],
            )
        if self.least >= 0:
            return Mistake(
                "a whole number from {least} to {most}",
                "bruges-mistake-number",
                least=self.least,
                most=ALL - 1,
            )
        if "true" in self.words:
            return Mistake("{words}", "bruges-mistake-flag", words=self.words)
        return Mistake("one of {words}", "bruges-mistake-word", words=", ".join(self.words))

    def encode(self, value: Any) -> int:
        """Return the int for *value*.

        :raises Mistake: if it may not stand here.
        """
        given = value
        if isinstance(value, bool):
            value = "true" if value else "false"
        elif value in ("true", "false"):
            value = None  # a word in quotes is no flag
        if isinstance(value, str) and value in self.words:
            return self.values[self.words.index(value)]
        if isinstance(value, int) and self.least >= 0 and self.least <= value < ALL:
            return value
        raise Mistake(
            "{param} is {allowed}, not {value}.",
            "bruges-mistake-value",
            param=self.name,
            allowed=self.allowed(),
            value=shown(given),
        )


def number(name: str, default: int | None = None, least: int = 1) -> Param:
    """Return a parameter that is a number."""
    return Param(name, least=least, default=default)


def number_or_all(name: str, default: int | None = None, least: int = 1) -> Param:
    """Return a parameter that is a number or “all”."""
    return Param(name, ("all",), (ALL,), least, default)


def flag(name: str) -> Param:
    """Return a parameter that is true or false; false when left out."""
    return Param(name, ("false", "true"), (0, 1), -1, 0)


def one_of(name: str, *words: str) -> Param:
    """Return a parameter that is one of some words."""
    return Param(name, words, tuple(range(len(words))), -1)


N: Final = number("n")
MAX: Final = number("max", ALL)
VP: Final = number("vp")
PER: Final = number("per")
COST: Final = flag("cost")
OTHER: Final = flag("other")
BY_CARD: Final = flag("by_card_only")
COLOUR: Final = one_of("colour", *COLOUR_NAMES)
COLOUR_OR_ANY: Final = one_of("colour", *COLOUR_NAMES, "any")
COLOUR_ANY_ONE: Final = one_of("colour", *COLOUR_NAMES, "any", "one")
GUILD: Final = one_of("guild", *GUILD_NAMES)
GUILD_OR_ANY: Final = one_of("guild", *GUILD_NAMES, "any")
TARGET: Final = one_of("target", "one", "all_others")
ONE_OTHER: Final = one_of("target", "one")

EFFECT: Final = "effect"  # something that is done, when the icon says so
CHANGE: Final = "change"  # an infinity effect of type 2 or 3
SCORE: Final = "score"  # a laurel effect


class Operation(NamedTuple):
    """One word of the vocabulary."""

    name: str
    kind: str
    params: tuple[Param, ...] = ()
    icons: tuple[int, ...] = (LIGHTNING, WORKER, INFINITY)
    always: bool = False
    """Whether it does something in every position."""


def effect(
    name: str, *params: Param, icons: tuple[int, ...] | None = None, always: bool = False
) -> Operation:
    """Return an operation that is carried out."""
    return Operation(name, EFFECT, params, icons or (LIGHTNING, WORKER, INFINITY), always)


def change(name: str, *params: Param) -> Operation:
    """Return an operation that changes how something goes."""
    return Operation(name, CHANGE, params, (INFINITY,))


def score(name: str, *params: Param) -> Operation:
    """Return an operation of the final scoring."""
    return Operation(name, SCORE, params, (LAUREL,))


OPERATIONS: Final[tuple[Operation, ...]] = (
    # Gains.
    effect("guilders", N, always=True),
    effect("vp", N, always=True),
    effect("reputation", N),
    effect("workers", N, COLOUR_ANY_ONE, always=True),
    effect("workers_each", N, always=True),
    effect("draw", N),
    effect("guilders_die", one_of("which", "highest", "sum_3_4")),
    effect("guilders_per_guild", N, GUILD, MAX),
    effect("guilders_per_canal", N, MAX),
    effect("guilders_per_house", N, MAX, always=True),
    effect("guilders_per_reputation", N, MAX),
    effect("vp_per_guild", N, GUILD, MAX),
    effect("discard_threat", number_or_all("n"), COLOUR_ANY_ONE),
    # Exchanges.
    effect("sell_workers", number("price"), number_or_all("max")),
    effect("buy_vp", PER, VP, number("max_vp")),
    effect("pay_guilders", N, COST),
    effect("discard_hand", N, COST),
    effect("discard_own_person", N, OTHER, COST),
    effect("person_to_hand", N, OTHER, COST),
    # Building and playing.
    effect("build_canal", number_or_all("minus", least=0)),
    effect("build_house_from_hand", N, one_of("worker", "none", "card_colour")),
    effect("play_extra_card", N),
    effect("draw_and_play", N),
    # Not on a lightning card: it could repeat itself for ever.
    effect("repeat_lightning", number("max_cost", ALL, least=0), icons=(WORKER, INFINITY)),
    # Against others.
    effect("opponents_pay", N, TARGET),
    effect("opponents_lose_worker", N, TARGET),
    effect("opponents_take_threat", N, COLOUR_OR_ANY, TARGET, always=True),
    effect("opponent_discards_person", N, TARGET),
    effect("opponent_discards_house", N, TARGET),
    effect("pass_threat", N, COLOUR_OR_ANY, ONE_OTHER),
    effect("steal_guilders", N, TARGET),
    effect("beg", N),
    # The discard pile (City on the Zwin).
    effect("take_from_discard", N),
    effect("settle_from_discard", GUILD_OR_ANY, flag("pay")),
    effect("build_house_from_discard", one_of("worker", "none", "card_colour")),
    effect("next_card_any_colour", icons=(WORKER, INFINITY)),
    # Changes: infinity of types 2 and 3.
    change("mod_workers_action", N),
    change("mod_guilder_action", flag("any_die"), number("plus", 0, least=0)),
    change("mod_threat_vp", VP),
    change("mod_canal_cost", number_or_all("minus"), BY_CARD),
    change("mod_house_worker", flag("any_colour")),
    change("mod_recruit_cost", GUILD_OR_ANY, number_or_all("minus")),
    change("mod_reputation_cost", number_or_all("minus")),
    change("mod_hand_limit", number("n", least=6)),
    change("mod_penalty_immunity", COLOUR),
    change("on_canal", number("vp", 0, 0), number("guilders", 0, 0), BY_CARD),
    change("on_house", number("vp", 0, 0), number("guilders", 0, 0), BY_CARD),
    change(
        "on_recruit",
        number("vp", 0, 0),
        number("workers", 0, 0),
        Param("colour", (*COLOUR_NAMES, "any"), tuple(range(COLOURS + 1)), -1, ANY_COLOUR),
    ),
    change("on_reputation", number("vp", 0, 0), number("guilders", 0, 0)),
    # Laurels.
    score("score_per_guild", GUILD, VP),
    score("score_per_distinct_guild", VP),
    score("score_per_person_colour", COLOUR, VP),
    score("score_per_icon", one_of("icon", *ICON_NAMES), VP),
    score("score_per_house_colour", COLOUR, VP),
    score("score_per_distinct_house_colour", VP),
    score("score_per_canal", VP),
    score("score_per_statue", VP),
    score("score_per_majority", VP),
    score("score_per_reputation_steps", PER, VP),
    score("score_per_workers", PER, VP),
    score("score_per_guilders", PER, VP),
    score("score_per_hand_card", VP),
)
CODES: Final = {operation.name: code for code, operation in enumerate(OPERATIONS)}
# Where the parameter `cost` of each operation stands; 0: it has none.
COST_PLACE: Final = tuple(
    next((place for place, param in enumerate(op.params, 1) if param.name == "cost"), 0)
    for op in OPERATIONS
)
ONCE_PER_ROUND: Final = "once_per_round"

ONLY_TRUE: Final[tuple[str, ...]] = ("true",)
# What an exchange card may modify: an operation and its parameter, and of which action.
TWISTS: Final = {
    ("mod_workers_action", "any_colour"): ("workers", Param("any_colour", ONLY_TRUE, (1,), -1)),
    ("mod_workers_action", "n"): ("workers", N),
    ("mod_guilder_action", "fixed"): ("guilders", number("fixed")),
    ("mod_guilder_action", "plus"): ("guilders", number("plus")),
    ("mod_threat_action", "any_colour"): ("threat", Param("any_colour", ONLY_TRUE, (1,), -1)),
    ("mod_threat_vp", "vp"): ("threat", VP),
    ("mod_canal_colour", "any_colour"): ("canal", Param("any_colour", ONLY_TRUE, (1,), -1)),
    ("mod_canal_cost", "minus"): ("canal", number_or_all("minus")),
    ("mod_house_worker", "none"): ("house", Param("none", ONLY_TRUE, (1,), -1)),
    ("on_house", "guilders"): ("house", number("guilders")),
    ("mod_recruit_cost", "minus"): ("person", number_or_all("minus")),
    ("on_recruit", "printed_vp"): ("person", Param("printed_vp", ONLY_TRUE, (1,), -1)),
}

Ints = tuple[int, int, int, int]
"""An operation as the rules read it: its code and its parameters."""


def encode(document: Any, icon: int) -> Ints:
    """Return the ints of one operation as it stands in a deck file.

    :raises Mistake: if there is no such operation, or not for this icon, or with other parameters.
    """
    if not isinstance(document, dict) or not isinstance(document.get("op"), str):
        raise Mistake(
            "an operation is written like {example}.",
            "bruges-mistake-operation-form",
            example='{ op = "guilders", n = 3 }',
        )
    name = document["op"]
    if name not in CODES:
        raise unknown(name)
    operation = OPERATIONS[CODES[name]]
    if icon not in operation.icons:
        raise Mistake(
            "the operation {op} is for the icon {icons}, not {icon}.",
            "bruges-mistake-operation-icon",
            op=name,
            icons=tuple(ICON_NAMES[i] for i in operation.icons),
            icon=ICON_NAMES[icon],
        )
    known = {param.name for param in operation.params}
    for key in document:
        if key != "op" and key not in known:
            raise Mistake(
                "{op} has no parameter “{param}”; it has: {known}.",
                "bruges-mistake-no-parameter",
                op=name,
                param=key,
                known=", ".join(sorted(known)) or "—",
            )
    ints = [CODES[name], 0, 0, 0]
    for place, param in enumerate(operation.params, 1):
        if param.name in document:
            try:
                ints[place] = param.encode(document[param.name])
            except Mistake as mistake:
                raise Mistake(
                    "{op}: {mistake}", "bruges-mistake-in-operation", op=name, mistake=mistake
                ) from None
        elif param.default is None:
            raise Mistake(
                "{op} needs the parameter {param}: {allowed}.",
                "bruges-mistake-needs-parameter",
                op=name,
                param=param.name,
                allowed=param.allowed(),
            )
        else:
            ints[place] = param.default
    if operation.kind == CHANGE and not any(ints[1:3]) and name != "mod_penalty_immunity":
        raise Mistake(
            "{op} changes nothing; give it a parameter: {known}.",
            "bruges-mistake-changes-nothing",
            op=name,
            known=", ".join(param.name for param in operation.params),
        )
    if name == "buy_vp" and ints[2] > ints[3]:
        raise Mistake(
            "{op}: max_vp is less than vp, so nothing could be bought; make it larger.",
            "bruges-mistake-buys-nothing",
            op=name,
        )
    return ints[0], ints[1], ints[2], ints[3]


def is_cost(code: int, b: int, c: int) -> bool:
    """Say whether an operation is a cost of those that follow it."""
    return bool((COST_PLACE[code] == 2 and b) or (COST_PLACE[code] == 3 and c))


def unknown(name: str) -> Mistake:
    """Return the mistake of an operation that there is not, with one that it may mean."""
    near = tuple(get_close_matches(name, [*CODES, ONCE_PER_ROUND], 2))
    if near:
        return Mistake(
            "unknown operation “{op}”; did you mean {near}?",
            "bruges-mistake-operation-near",
            op=name,
            near=near,
        )
    return Mistake(
        "unknown operation “{op}”; docs/bruges-decks.md lists them all.",
        "bruges-mistake-operation",
        op=name,
    )
