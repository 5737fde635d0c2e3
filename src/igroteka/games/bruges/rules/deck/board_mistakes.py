"""What is wrong with the board of a deck file: each mistake with its line and what to do."""

from __future__ import annotations

import re
from typing import Any, Final

from igroteka.games.bruges.rules.deck.card_mistakes import Mistakes, Table, is_number, is_text
from igroteka.games.bruges.rules.deck.vocabulary import (
    BOARD_PARTS,
    COLOUR_NAMES,
    SECTIONS,
    Mistake,
    shown,
)

BOARD_KEYS: Final = (*BOARD_PARTS, "provenance", "note")
LENGTHS: Final = {"canal_costs": 5, "statues": 6, "statues_five_players": 8}
GUARDHOUSES: Final = 5
SPACES: Final = 5
MOST: Final = 99
"""The greatest number that a board may show."""
MOST_STEPS: Final = 30
"""The longest reputation track."""
HEAD: Final = re.compile(r"\s*\[\[?\s*([\w.-]+)\s*\]\]?\s*(?:#.*)?$")
"""The line where a table begins."""


def board_mistakes(board: Any, text: str) -> Mistakes:
    """Yield what is wrong with the board."""
    if not isinstance(board, dict):
        yield Mistake(
            "The table [board] is missing; copy it from the deck that came with the program.",
            "bruges-mistake-no-board",
        )
        return
    for key, mistake in (
        *key_mistakes(board),
        *number_mistakes(board),
        *track_mistakes(board.get("reputation_points")),
        *provenance_mistakes(board),
    ):
        yield on_board(line_of(text, "board", key), mistake)
    houses = board.get("guardhouse")
    if not isinstance(houses, list) or len(houses) != GUARDHOUSES:
        yield on_board(
            line_of(text, "board", "guardhouse"),
            Mistake(
                "write five tables [[board.guardhouse]], one for each seat; there are {n}.",
                "bruges-mistake-guardhouses",
                n=len(houses) if isinstance(houses, list) else 0,
            ),
        )
        return
    for number, house in enumerate(houses):
        for key, mistake in guardhouse_mistakes(house, number + 1):
            yield on_board(line_of(text, "board.guardhouse", key, number), mistake)


def on_board(line: str, mistake: Mistake) -> Mistake:
    """Say where on the board a mistake is."""
    return Mistake(
        "Board, line {line}: {mistake}", "bruges-mistake-on-board", line=line, mistake=mistake
    )


Found = list[tuple[str, Mistake]]
"""Mistakes, each with the field in which it is."""


def key_mistakes(board: Table) -> Found:
    """Return the fields that there are not."""
    return [
        (
            key,
            Mistake(
                "there is no field “{key}”; the fields are {known}.",
                "bruges-mistake-no-field",
                key=key,
                known=", ".join(BOARD_KEYS),
            ),
        )
        for key in board
        if key not in BOARD_KEYS
    ]


def number_mistakes(board: Table) -> Found:
    """Return what is wrong with the prices and the statues."""
    found: Found = []
    for key, length in LENGTHS.items():
        down = key != "canal_costs"
        if not are_numbers(board.get(key), length, length):
            example = list(range(1, length + 1))
            mistake = Mistake(
                "{key} is a list of {length} whole numbers from 0 to {most}, like {example}.",
                "bruges-mistake-board-numbers",
                key=key,
                length=length,
                most=MOST,
                example=str(example[::-1] if down else example),
            )
            found.append((key, mistake))
        elif down and board[key] != sorted(board[key], reverse=True):
            mistake = Mistake(
                "{key} lie with the highest on top; write them from the highest down.",
                "bruges-mistake-statues",
                key=key,
            )
            found.append((key, mistake))
    return found


def track_mistakes(points: Any) -> Found:
    """Return what is wrong with the reputation track."""
    key = "reputation_points"
    if not are_numbers(points, 2, MOST_STEPS) or points[0] != 0:
        mistake = Mistake(
            "{key} lists what each step of the track is worth: 2 to {length} whole numbers from "
            "0 to {most}, the first 0 (the town hall).",
            "bruges-mistake-reputation",
            key=key,
            length=MOST_STEPS,
            most=MOST,
        )
        return [(key, mistake)]
    for step in range(1, len(points)):
        if points[step] < points[step - 1]:
            mistake = Mistake(
                "{key}: step {step} is worth {points}, less than the one before; "
                "write the steps in their order.",
                "bruges-mistake-reputation-falls",
                key=key,
                step=step,
                points=points[step],
            )
            return [(key, mistake)]
    return []


def guardhouse_mistakes(house: Any, number: int) -> Found:
    """Return what is wrong with the colours of one guardhouse."""
    found: Found = []
    table = house if isinstance(house, dict) else {}
    for key in table:
        if key not in SECTIONS:
            mistake = Mistake(
                "there is no field “{key}”; the fields are {known}.",
                "bruges-mistake-no-field",
                key=key,
                known=", ".join(SECTIONS),
            )
            found.append((key, mistake))
    for side in SECTIONS:
        colours = table.get(side)
        if (
            not isinstance(colours, list)
            or len(colours) != SPACES
            or any(colour not in COLOUR_NAMES for colour in colours)
        ):
            mistake = Mistake(
                "{side} of guardhouse {number} is a list of {n} colours out of {known}, "
                "from the guardhouse outward.",
                "bruges-mistake-guardhouse",
                side=side,
                number=number,
                n=SPACES,
                known=", ".join(COLOUR_NAMES),
            )
            found.append((side, mistake))
    return found


def provenance_mistakes(board: Table) -> Found:
    """Return what is wrong with what the file says of its sources; it may say nothing."""
    found: Found = []
    sources = board.get("provenance", {})
    if not isinstance(sources, dict):
        mistake = Mistake(
            "provenance is a table [board.provenance] with a text for each of {known}.",
            "bruges-mistake-board-provenance",
            known=", ".join(BOARD_PARTS),
        )
        return [("provenance", mistake)]
    for key, value in sources.items():
        if key not in BOARD_PARTS or not is_text(value):
            mistake = Mistake(
                "provenance: write {example} for one of {known}, not {key} = {value}.",
                "bruges-mistake-board-source",
                example=f'{BOARD_PARTS[0]} = "printed board"',
                known=", ".join(BOARD_PARTS),
                key=key,
                value=shown(value),
            )
            found.append((f"provenance.{key}", mistake))
    if "note" in board and not is_text(board["note"]):
        mistake = Mistake("note is a text, or left out.", "bruges-mistake-board-note")
        found.append(("note", mistake))
    return found


def are_numbers(value: Any, least: int, most: int) -> bool:
    """Say whether *value* is a list of *least* to *most* numbers that a board may show."""
    return (
        isinstance(value, list)
        and least <= len(value) <= most
        and all(is_number(n, 0, MOST) for n in value)
    )


def line_of(text: str, table: str, key: str, number: int = 0) -> str:
    """Return the line where a field of a table is written, or else where its table begins.

    *number* counts the tables of the same name, from 0. A dotted key is a field of a table
    within the table, however it is written.
    """
    inner, _, last = key.rpartition(".")
    name = f"{table}.{inner}" if inner else table
    field = re.compile(rf"\s*{re.escape(last)}\s*=")
    begin, count, inside = 0, 0, False
    for line, words in enumerate(text.splitlines(), 1):
        head = HEAD.match(words)
        if head:
            inside = head[1] == name and count == number
            count += head[1] == name
            begin = line if inside else begin
        elif inside and field.match(words):
            return str(line)
    if inner and not begin:
        return line_of(text, table, inner, number)
    return str(begin) if begin else "?"
