"""What is wrong with a deck file: one line for each mistake, that says where and what to do.

All are found at once, so that a person who types a deck from a box can correct it in one go.
The English sentences stand here, the Russian ones in ``words/refusals.ru.ftl``.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from igroteka.engine.errors import BadSetup, IgrotekaError
from igroteka.engine.textfile import toml_of
from igroteka.games.bruges.rules.deck.board_mistakes import board_mistakes
from igroteka.games.bruges.rules.deck.card_mistakes import (
    Mistakes,
    Table,
    card_mistakes,
    exchange_mistakes,
    ship_mistakes,
)
from igroteka.games.bruges.rules.deck.vocabulary import (
    GUILD_NAMES,
    NEW_OF_GUILD,
    NEW_TRAVELLERS,
    OF_GUILD,
    SETS,
    Mistake,
)

LANGUAGES: Final = ("ru", "en")
TABLES: Final = ("game", "title", "board", "card", "ship", "exchange")
TRAVELLERS: Final = GUILD_NAMES[-1]


def mistakes_in(text: str) -> list[IgrotekaError]:
    """Return what is wrong with the deck file *text*, one sentence each; empty: nothing."""
    try:
        document = toml_of(text)
    except BadSetup as error:
        return [error]
    return [
        *file_mistakes(document),
        *tables_mistakes(document, "card", text),
        *count_mistakes(tables(document, "card")),
        *board_mistakes(document.get("board"), text),
        *tables_mistakes(document, "ship", text),
        *tables_mistakes(document, "exchange", text),
    ]


def file_mistakes(document: Table) -> Mistakes:
    """Yield what is wrong with the file as a whole."""
    if document.get("game") != "bruges":
        yield Mistake('The file does not say game = "bruges" at its top.', "bruges-mistake-game")
    titles = document.get("title")
    if not isinstance(titles, dict) or not all(isinstance(titles.get(k), str) for k in LANGUAGES):
        yield Mistake(
            "The deck has no title; write one at the top, like {example}.",
            "bruges-mistake-title",
            example='title = { ru = "…", en = "…" }',
        )
    for key in document:
        if key not in TABLES:
            yield Mistake(
                "The file has “{key}”, which means nothing here; there are: {known}.",
                "bruges-mistake-no-table",
                key=key,
                known=", ".join(TABLES),
            )
    for name in ("card", "ship", "exchange"):
        found = document.get(name, [])
        if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
            yield Mistake(
                "Write each {name} as a table of its own, under a line [[{name}]].",
                "bruges-mistake-tables",
                name=name,
            )
    if len(tables(document, "ship")) not in (0, 6):
        yield Mistake(
            "There are {n} tables [[ship]]; there must be 6, or none.",
            "bruges-mistake-ships",
            n=len(tables(document, "ship")),
        )


def tables(document: Table, name: str) -> list[Table]:
    """Return the tables [[name]] of a document; those written otherwise are left out."""
    found = document.get(name, [])
    return [table for table in found if isinstance(table, dict)] if isinstance(found, list) else []


# --- cards, ships and exchange cards ----------------------------------------------------------


def tables_mistakes(document: Table, name: str, text: str) -> Mistakes:
    """Yield what is wrong with all the tables [[name]], each with its line."""
    begins = re.compile(rf"\s*\[\[\s*{name}\s*\]\]")
    lines = [str(n) for n, line in enumerate(text.splitlines(), 1) if begins.match(line)]
    find = {"card": card_mistakes, "ship": ship_mistakes, "exchange": exchange_mistakes}[name]
    ids: dict[str, list[str]] = {}
    for index, table in enumerate(tables(document, name)):
        line = lines[index] if index < len(lines) else "?"
        named = str(table.get("id", f"#{index + 1}"))
        for mistake in find(table):
            yield located(name, named, line, mistake)
        ids.setdefault(named, []).append(line)
    for named, found in ids.items():
        if len(found) > 1:
            yield located(
                name,
                named,
                ", ".join(found),
                Mistake(
                    "{n} have this id; give each its own.", "bruges-mistake-same-id", n=len(found)
                ),
            )


def located(table: str, named: str, line: str, mistake: Mistake) -> Mistake:
    """Say in which card, ship or exchange card a mistake is."""
    return Mistake(
        "{table} {named}, line {line}: {mistake}",
        "bruges-mistake-located",
        table=table.capitalize(),
        named=named,
        line=line,
        mistake=mistake,
    )


# --- the deck as a whole -------------------------------------------------------------------


def count_mistakes(cards: list[Table]) -> Mistakes:
    """B22, Z2: 15 cards a guild; with the expansion 2 more a guild and 17 travellers."""
    if not cards:
        yield Mistake(
            "There are no cards; each is a table under a line [[card]].", "bruges-mistake-no-cards"
        )
        return
    counts = Counter((str(card.get("set")), str(card.get("guild"))) for card in cards)
    expanded = any(card.get("set") == "zwin" for card in cards)
    for guild in GUILD_NAMES:
        traveller = guild == TRAVELLERS
        wanted = {
            "base": 0 if traveller else OF_GUILD,
            "zwin": NEW_TRAVELLERS if traveller else NEW_OF_GUILD,
        }
        for name in SETS:
            if name == "zwin" and not expanded:
                continue
            if counts[name, guild] != wanted[name]:
                yield Mistake(
                    "Guild {guild}: the set {set} must have {wanted} cards of it, not {n}.",
                    "bruges-mistake-guild",
                    guild=guild,
                    set=name,
                    wanted=wanted[name],
                    n=counts[name, guild],
                )
