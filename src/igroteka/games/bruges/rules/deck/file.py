"""A deck file: its cards and its board as data."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

from igroteka.engine.errors import BadSetup
from igroteka.engine.textfile import text_of, toml_of
from igroteka.games.bruges.rules.deck.card_mistakes import unwrapped
from igroteka.games.bruges.rules.deck.mistakes import LANGUAGES, mistakes_in
from igroteka.games.bruges.rules.deck.vocabulary import (
    COLOUR_NAMES,
    GUILD_NAMES,
    ICON_NAMES,
    SECTIONS,
    SETS,
    WORKER,
    Ints,
    encode,
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
    provenance: dict[str, str]  # of its parts, as far as the file says
    note: str


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
    """Whether it came with the program."""


def read_deck(path: Path) -> Deck:
    """Return the deck of a file.

    :raises BadSetup: if the file cannot be read or has mistakes.
    """
    text = text_of(path)
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
    return parse(toml_of(text))


def parse(document: dict[str, Any], *, shipped: bool = False) -> Deck:
    """Return the deck of a document that has no mistakes."""
    cards = sorted(
        (card_of(card) for card in document["card"]), key=lambda card: SETS.index(card.set)
    )
    board = document["board"]
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
            dict(board.get("provenance", {})),
            board.get("note", ""),
        ),
        ships=tuple(
            (ship["id"], tuple(encode(op, WORKER) for op in ship["ops"]))
            for ship in document.get("ship", [])
        ),
        exchange=tuple(document.get("exchange", [])),
        digest=digest_of(document),
        shipped=shipped,
    )


def digest_of(document: dict[str, Any]) -> str:
    """Return the name of an edition: it changes with what the file says, not how."""
    canonical = json.dumps(document, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


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
