"""Reading and checking a deck file: the cards and the board as data.

A mistake is one line that says where and what; `mistakes_in` finds all of them, so that
a person who types a deck from a box can correct it in one go.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

from igroteka.engine.errors import BadSetup
from igroteka.games.bruges.vocabulary import (
    COLOUR_NAMES,
    GUILD_NAMES,
    ICON_NAMES,
    INFINITY,
    ONCE_PER_ROUND,
    WORKER,
    Ints,
    Mistake,
    encode,
)

SHIPPED: Final = Path(__file__).parent / "deck.toml"
VARIABLE: Final = "IGROTEKA_DECK_BRUGES"
"""The environment variable that names the deck file to play with instead of ours.

An environment variable, because worker processes and notebooks inherit it."""

SETS: Final = ("base", "zwin")
LANGUAGES: Final = ("ru", "en")
CARD_KEYS: Final = frozenset(
    [
        "id",
        "set",
        "name",
        "colour",
        "guild",
        "cost",
        "icon",
        "worker",
        "ops",
        "provenance",
        "documented",
        "note",
    ]
)
TRAVELLERS: Final = GUILD_NAMES[-1]
SECTIONS: Final = ("left", "right")
USES: Final = ("workers", "guilders", "threat", "canal", "house", "person")


# What an exchange card may modify: an operation and its parameter.
TWISTS: Final = (
    ("mod_workers_action", "any_colour"),
    ("mod_workers_action", "n"),
    ("mod_guilder_action", "fixed"),
    ("mod_guilder_action", "plus"),
    ("mod_threat_action", "any_colour"),
    ("mod_threat_vp", "vp"),
    ("mod_canal_colour", "any_colour"),
    ("mod_canal_cost", "minus"),
    ("mod_house_worker", "none"),
    ("on_house", "guilders"),
    ("mod_recruit_cost", "minus"),
    ("on_recruit", "printed_vp"),
)


class Card(NamedTuple):
    """One character, as the deck file declares it."""

    id: str
    set: str
    names: dict[str, str]
    colour: int
    guild: int
    cost: int
    icon: int
    worker: int  # the colour of the worker that activates it; -1: none
    once: bool  # an infinity card of type 1
    ops: tuple[Ints, ...]
    provenance: str
    documented: tuple[str, ...]
    note: str


class Board(NamedTuple):
    """The printed numbers and colours of the board."""

    canal_costs: tuple[int, ...]
    reputation_points: tuple[int, ...]
    statues: tuple[int, ...]
    statues_five_players: tuple[int, ...]
    guardhouses: tuple[tuple[tuple[int, ...], ...], ...]  # seat, section, space: colour


class Deck(NamedTuple):
    """A checked deck file."""

    titles: dict[str, str]
    cards: tuple[Card, ...]  # those of the base game first
    board: Board
    ships: tuple[tuple[str, tuple[Ints, ...]], ...]
    exchange: tuple[dict[str, Any], ...]
    digest: str
    """Twelve hex digits that change with the contents; records name it."""
    shipped: bool


def deck_in_force() -> Deck:
    """Return the deck this process plays with: ours, or the one `VARIABLE` names.

    :raises BadSetup: if that file cannot be read or has mistakes.
    """
    chosen = os.environ.get(VARIABLE)
    path = Path(chosen) if chosen else SHIPPED
    text = read(path)
    mistakes = mistakes_in(text)
    if mistakes:
        raise BadSetup(
            "The deck {file} has mistakes; the first of {n}: {mistake} "
            "Run “igroteka deck check {file}” to see all.",
            "refusal-deck-mistakes",
            file=path.name,
            n=len(mistakes),
            mistake=mistakes[0],
        )
    return parse(tomllib.loads(text), shipped=not chosen)


def read(path: Path) -> str:
    """Return the text of a deck file.

    :raises BadSetup: if there is none that can be read.
    """
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadSetup(
            "The deck file {file} cannot be read; is the name right?",
            "refusal-deck-file",
            file=str(path),
        ) from None


def mistakes_in(text: str) -> list[str]:
    """Return what is wrong with the deck file *text*, one sentence each; empty: nothing."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [f"The file is not TOML: {error}."]
    found: list[str] = []
    if document.get("game") != "bruges":
        found.append('The file does not say game = "bruges" at its top.')
    lines = [n for n, line in enumerate(text.splitlines(), 1) if line.strip() == "[[card]]"]
    cards = document.get("card", [])
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        return [*found, "Cards are written as tables [[card]]."]
    ids: Counter[str] = Counter()
    for index, card in enumerate(cards):
        name = card.get("id", f"number {index + 1}")
        where = f"Card {name}, line {lines[index]}" if index < len(lines) else f"Card {name}"
        found += [f"{where}: {mistake}." for mistake in card_mistakes(card)]
        ids[str(name)] += 1
    found += [f"Card {name}: there are {n} cards with this id." for name, n in ids.items() if n > 1]
    found += count_mistakes(cards)
    found += board_mistakes(document.get("board"))
    found += [f"{mistake}." for mistake in harbour_mistakes(document)]
    titles = document.get("title")
    if not isinstance(titles, dict) or not all(isinstance(titles.get(k), str) for k in LANGUAGES):
        found.append('The deck has no title like { ru = "…", en = "…" }.')
    return found


def card_mistakes(card: dict[str, Any]) -> list[str]:
    """Return what is wrong with one card."""
    keys = ", ".join(sorted(CARD_KEYS))
    found = [f"it has no field {key!r}; the fields are {keys}" for key in set(card) - CARD_KEYS]
    if not re.fullmatch(r"[a-z][a-z0-9_]*", str(card.get("id", ""))):
        found.append("id is small letters, digits and underscores, like jailer")
    found += named_mistakes(card, "set", SETS)
    found += named_mistakes(card, "colour", COLOUR_NAMES)
    found += named_mistakes(card, "guild", GUILD_NAMES)
    found += named_mistakes(card, "icon", ICON_NAMES)
    names = card.get("name")
    for lang in LANGUAGES:
        if not isinstance(names, dict) or not str(names.get(lang, "")).strip():
            found.append(f"the name in {'Russian' if lang == 'ru' else 'English'} is missing")
    cost = card.get("cost")
    if not isinstance(cost, int) or isinstance(cost, bool) or not 0 <= cost <= 30 or cost % 3:
        found.append(f"cost is a multiple of 3 from 0 to 30, not {cost!r}")
    if card.get("icon") == "worker":
        found += named_mistakes(card, "worker", COLOUR_NAMES)
    elif "worker" in card:
        found.append("only a card with the icon worker names a worker")
    if not isinstance(card.get("provenance"), str):
        found.append('provenance is missing; write for instance "printed card"')
    documented = card.get("documented", [])
    if not isinstance(documented, list) or not all(isinstance(word, str) for word in documented):
        found.append('documented is a list of words like ["name", "cost"]')
    if card.get("icon") in ICON_NAMES:
        found += op_mistakes(card.get("ops"), ICON_NAMES.index(card["icon"]))
    return found


def named_mistakes(card: dict[str, Any], key: str, names: tuple[str, ...]) -> list[str]:
    """Return the mistake of a field that must be one of *names*, if there is one."""
    value = card.get(key)
    if value in names:
        return []
    return [f"{key} is one of {', '.join(names)}, not {value!r}"]


def op_mistakes(ops: Any, icon: int) -> list[str]:
    """Return what is wrong with the operations of a card."""
    if not isinstance(ops, list) or not ops:
        return ["ops is missing; a card has at least one operation"]
    found: list[str] = []
    inner, once = unwrapped(ops)
    if once and icon != INFINITY:
        found.append("once_per_round is for the icon infinity")
    if once and (len(ops) != 1 or not isinstance(inner, list) or not inner):
        return [*found, "once_per_round stands alone and holds its operations in do = [ … ]"]
    for op in inner:
        try:
            encode(op, icon)
        except Mistake as mistake:
            found.append(str(mistake))
            continue
        changes = op["op"].startswith(("mod_", "on_"))
        if icon == INFINITY and once == changes:
            found.append(
                f"{op['op']} works by itself; take it out of once_per_round"
                if once
                else f"{op['op']} on an infinity card stands inside once_per_round"
            )
    return found


def unwrapped(ops: list[Any]) -> tuple[list[Any], bool]:
    """Return the operations without a once_per_round around them, and whether there was one."""
    if ops and isinstance(ops[0], dict) and ops[0].get("op") == ONCE_PER_ROUND:
        return ops[0].get("do", []), True
    return ops, False


def count_mistakes(cards: list[dict[str, Any]]) -> list[str]:
    """B22, Z2: 15 cards a guild; with the expansion 2 more a guild and 17 travellers."""
    counts = Counter((card.get("set"), card.get("guild")) for card in cards)
    expanded = any(card.get("set") == "zwin" for card in cards)
    found = []
    for guild in GUILD_NAMES:
        traveller = guild == TRAVELLERS
        wanted = {"base": 0 if traveller else 15, "zwin": 17 if traveller else 2}
        for name in SETS:
            if name == "zwin" and not expanded:
                continue
            if counts[name, guild] != wanted[name]:
                found.append(
                    f"Guild {guild}: the set {name} has {counts[name, guild]} cards of it, "
                    f"not {wanted[name]}."
                )
    return found


def board_mistakes(board: Any) -> list[str]:
    """Return what is wrong with the board."""
    if not isinstance(board, dict):
        return ["The table [board] is missing."]
    found = []
    for key, length in (("canal_costs", 5), ("statues", 6), ("statues_five_players", 8)):
        if not numbers(board.get(key), length):
            found.append(f"Board: {key} is a list of {length} whole numbers.")
    points: Any = board.get("reputation_points")
    if not numbers(points, 0) or len(points) < 2 or points[0] != 0:
        found.append("Board: reputation_points is a list of whole numbers that starts with 0.")
    houses = board.get("guardhouse")
    if not isinstance(houses, list) or len(houses) != 5:
        return [*found, "Board: there are five [[board.guardhouse]]."]
    for number, house in enumerate(houses, 1):
        for side in SECTIONS:
            colours = house.get(side)
            if (
                not isinstance(colours, list)
                or len(colours) != 5
                or any(colour not in COLOUR_NAMES for colour in colours)
            ):
                found.append(f"Board: guardhouse {number}: {side} is a list of 5 colours.")
    return found


def numbers(value: Any, length: int) -> bool:
    """Say whether *value* is a list of *length* (0: any) numbers from 0 up."""
    return (
        isinstance(value, list)
        and (len(value) == length or not length)
        and all(isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in value)
    )


def harbour_mistakes(document: dict[str, Any]) -> list[str]:
    """Return what is wrong with the ships and the exchange of the expansion."""
    found = []
    ships = document.get("ship", [])
    if not isinstance(ships, list) or len(ships) not in (0, 6):
        found.append("There are 6 tables [[ship]], or none")
        ships = []
    for ship in ships:
        found += [
            f"Ship {ship.get('id')}: {mistake}" for mistake in op_mistakes(ship.get("ops"), WORKER)
        ]
    exchange = document.get("exchange", [])
    if not isinstance(exchange, list):
        return [*found, "The exchange is written as tables [[exchange]]"]
    for card in exchange:
        modifies = card.get("modifies")
        if not isinstance(modifies, dict) or not all(
            (modifies.get("op"), key) in TWISTS for key in modifies if key != "op"
        ):
            known = ", ".join(f"{op} {key}" for op, key in TWISTS)
            found.append(f"Exchange {card.get('id')}: modifies is one of {known}")
        if card.get("action") not in USES:
            found.append(f"Exchange {card.get('id')}: action is one of {', '.join(USES)}")
        if not isinstance(card.get("markers"), int) or not 1 <= card["markers"] <= 20:
            found.append(f"Exchange {card.get('id')}: markers is a whole number from 1 to 20")
    return found


def parse(document: dict[str, Any], *, shipped: bool = False) -> Deck:
    """Return the deck of a document that has no mistakes."""
    cards = sorted(
        (card_of(card) for card in document["card"]), key=lambda card: SETS.index(card.set)
    )
    board = document["board"]
    canonical = json.dumps(document, sort_keys=True, ensure_ascii=False)
    return Deck(
        titles={lang: document["title"][lang] for lang in LANGUAGES},
        cards=tuple(cards),
        board=Board(
            tuple(board["canal_costs"]),
            tuple(board["reputation_points"]),
            tuple(board["statues"]),
            tuple(board["statues_five_players"]),
            tuple(
                tuple(tuple(COLOUR_NAMES.index(c) for c in house[side]) for side in SECTIONS)
                for house in board["guardhouse"]
            ),
        ),
        ships=tuple(
            (ship["id"], tuple(encode(op, WORKER) for op in ship["ops"]))
            for ship in document.get("ship", [])
        ),
        exchange=tuple(document.get("exchange", [])),
        digest=hashlib.sha256(canonical.encode()).hexdigest()[:12],
        shipped=shipped,
    )


def card_of(card: dict[str, Any]) -> Card:
    """Return one card of a document that has no mistakes."""
    ops, once = unwrapped(card["ops"])
    icon = ICON_NAMES.index(card["icon"])
    return Card(
        id=card["id"],
        set=card["set"],
        names={lang: card["name"][lang] for lang in LANGUAGES},
        colour=COLOUR_NAMES.index(card["colour"]),
        guild=GUILD_NAMES.index(card["guild"]),
        cost=card["cost"],
        icon=icon,
        worker=COLOUR_NAMES.index(card["worker"]) if icon == WORKER else -1,
        once=once,
        ops=tuple(encode(op, icon) for op in ops),
        provenance=card["provenance"],
        documented=tuple(card.get("documented", ())),
        note=card.get("note", ""),
    )
