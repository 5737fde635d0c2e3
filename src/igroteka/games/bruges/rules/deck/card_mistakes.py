"""What is wrong with one card, ship or exchange card of a deck file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from igroteka.games.bruges.rules.deck.vocabulary import (
    COLOUR_NAMES,
    GUILD_NAMES,
    ICON_NAMES,
    INFINITY,
    ONCE_PER_ROUND,
    SETS,
    TWISTS,
    USES,
    WORKER,
    Mistake,
    encode,
    shown,
)

CARD_KEYS: Final = (
    *("id", "set", "name", "colour", "guild", "cost", "icon", "worker", "ops"),
    *("provenance", "documented", "note"),
)
SHIP_KEYS: Final = ("id", "ops", "provenance", "note")
EXCHANGE_KEYS: Final = ("id", "action", "markers", "modifies", "provenance", "note")
MOST_MARKERS: Final = 20
DEAREST: Final = 30

Table = dict[str, Any]
Mistakes = Iterator[Mistake]


def card_mistakes(card: Table) -> Mistakes:
    """Yield what is wrong with one card."""
    yield from key_mistakes(card, CARD_KEYS)
    yield from named_mistakes(card, "set", SETS)
    yield from named_mistakes(card, "colour", COLOUR_NAMES)
    yield from named_mistakes(card, "guild", GUILD_NAMES)
    yield from named_mistakes(card, "icon", ICON_NAMES)
    names = card.get("name")
    known = names if isinstance(names, dict) else {}
    if not is_text(known.get("ru")):
        yield Mistake(
            "the Russian name is missing; write name = {example}.",
            "bruges-mistake-russian-name",
            example='{ ru = "…", en = "…" }',
        )
    if not is_text(known.get("en")):
        yield Mistake(
            "the English name is missing; write name = {example}.",
            "bruges-mistake-english-name",
            example='{ ru = "…", en = "…" }',
        )
    cost: Any = card.get("cost")
    if cost is None:
        yield Mistake(
            "cost is missing; it is a multiple of 3 from 0 to {most}.",
            "bruges-mistake-no-cost",
            most=DEAREST,
        )
    elif not is_number(cost, 0, DEAREST) or cost % 3:
        yield Mistake(
            "cost is a multiple of 3 from 0 to {most}, not {value}.",
            "bruges-mistake-cost",
            most=DEAREST,
            value=shown(cost),
        )
    if card.get("icon") == "worker":
        yield from named_mistakes(card, "worker", COLOUR_NAMES)
    elif "worker" in card:
        yield Mistake(
            "only a card with the icon worker names a worker; take the field worker out.",
            "bruges-mistake-no-worker",
        )
    if not isinstance(card.get("provenance"), str):
        yield Mistake(
            "provenance is missing; write for instance {example}.",
            "bruges-mistake-provenance",
            example='provenance = "printed card"',
        )
    documented = card.get("documented", [])
    if not isinstance(documented, list) or not all(isinstance(word, str) for word in documented):
        yield Mistake(
            "documented is a list of words, like {example}.",
            "bruges-mistake-documented",
            example='["name", "cost"]',
        )
    if card.get("icon") in ICON_NAMES:
        yield from op_mistakes(card.get("ops"), ICON_NAMES.index(card["icon"]))


def key_mistakes(table: Table, keys: tuple[str, ...]) -> Mistakes:
    """Yield the fields that there are not, and an id that is none."""
    for key in table:
        if key not in keys:
            yield Mistake(
                "there is no field “{key}”; the fields are {known}.",
                "bruges-mistake-no-field",
                key=key,
                known=", ".join(keys),
            )
    name = table.get("id")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        yield Mistake(
            "id is small Latin letters, digits and underscores, like jailer.", "bruges-mistake-id"
        )


def named_mistakes(table: Table, key: str, names: tuple[str, ...]) -> Mistakes:
    """Yield the mistake of a field that must be one of *names*."""
    value = table.get(key)
    if value is None:
        yield Mistake(
            "{key} is missing; it is one of {known}.",
            "bruges-mistake-missing",
            key=key,
            known=", ".join(names),
        )
    elif value not in names:
        yield Mistake(
            "{key} is one of {known}, not {value}.",
            "bruges-mistake-named",
            key=key,
            known=", ".join(names),
            value=shown(value),
        )


def op_mistakes(ops: Any, icon: int) -> Mistakes:
    """Yield what is wrong with the operations of a card."""
    if not isinstance(ops, list) or not ops:
        yield Mistake(
            "ops is missing; a card has at least one operation, like {example}.",
            "bruges-mistake-no-operations",
            example='ops = [{ op = "guilders", n = 3 }]',
        )
        return
    inner, once = unwrapped(ops)
    if once and icon != INFINITY:
        yield Mistake("once_per_round is for the icon infinity.", "bruges-mistake-once-icon")
    if once and (len(ops) != 1 or not isinstance(inner, list) or not inner):
        yield Mistake(
            "once_per_round stands alone and holds its operations in do = [ … ].",
            "bruges-mistake-once-alone",
        )
        return
    for op in inner:
        try:
            encode(op, icon)
        except Mistake as mistake:
            yield mistake
            continue
        changes = op["op"].startswith(("mod_", "on_"))
        if icon == INFINITY and once and changes:
            yield Mistake(
                "{op} works by itself; take it out of once_per_round.",
                "bruges-mistake-once-outside",
                op=op["op"],
            )
        elif icon == INFINITY and not once and not changes:
            yield Mistake(
                "{op} on an infinity card stands inside once_per_round: {example}.",
                "bruges-mistake-once-inside",
                op=op["op"],
                example='{ op = "once_per_round", do = [ … ] }',
            )


def unwrapped(ops: list[Any]) -> tuple[list[Any], bool]:
    """Return the operations without a once_per_round around them, and whether there was one."""
    for op in ops:
        if isinstance(op, dict) and op.get("op") == ONCE_PER_ROUND:
            return op.get("do", []), True
    return ops, False


def ship_mistakes(ship: Table) -> Mistakes:
    """Yield what is wrong with one ship."""
    yield from key_mistakes(ship, SHIP_KEYS)
    yield from op_mistakes(ship.get("ops"), WORKER)


def exchange_mistakes(card: Table) -> Mistakes:
    """Yield what is wrong with one exchange card."""
    yield from key_mistakes(card, EXCHANGE_KEYS)
    yield from named_mistakes(card, "action", USES)
    if not is_number(card.get("markers"), 1, MOST_MARKERS):
        yield Mistake(
            "markers is a whole number from 1 to {most}.",
            "bruges-mistake-markers",
            most=MOST_MARKERS,
        )
    modifies = card.get("modifies")
    changed = modifies if isinstance(modifies, dict) else {}
    keys = [key for key in changed if key != "op"]
    if not keys or any((changed.get("op"), key) not in TWISTS for key in keys):
        yield Mistake(
            "modifies is one of these operations with its parameter: {known}.",
            "bruges-mistake-modifies",
            known=", ".join(f"{op} {key}" for op, key in TWISTS),
        )
        return
    for key in keys:
        action, param = TWISTS[changed["op"], key]
        if card.get("action") in USES and card["action"] != action:
            yield Mistake(
                'modifies: {op} changes the action "{action}", so write action = "{action}".',
                "bruges-mistake-other-action",
                op=changed["op"],
                action=action,
            )
        try:
            param.encode(changed[key])
        except Mistake as mistake:
            yield Mistake(
                "{op}: {mistake}", "bruges-mistake-in-operation", op=changed["op"], mistake=mistake
            )


def is_text(value: Any) -> bool:
    """Say whether *value* is a text that says something."""
    return isinstance(value, str) and bool(value.strip())


def is_number(value: Any, least: int, most: int) -> bool:
    """Say whether *value* is a whole number in a range."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
