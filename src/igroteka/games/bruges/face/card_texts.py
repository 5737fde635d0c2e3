"""Card texts in both languages, made from the operations: text and effect cannot differ."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.face.sources import provenance
from igroteka.games.bruges.rules.box import THREAT_NAMES
from igroteka.games.bruges.rules.deck.file import Card
from igroteka.games.bruges.rules.deck.vocabulary import (
    ALL,
    ANY_COLOUR,
    CODES,
    COLOUR_NAMES,
    GUILD_NAMES,
    ICON_NAMES,
    LAUREL,
    OPERATIONS,
    WORKER,
    Ints,
)

DISCARD_THREAT: Final = CODES["discard_threat"]
ICON_RULES: Final = (("B23",), ("B24", "B29"), ("B25", "B29"), ("B26",))
"""The rules of each icon."""


def card_title(name: str, words: DeckWords) -> str:
    """Return what a card is called."""
    return words.cards[name].names[words.lang]


def guild_title(card: Card, words: DeckWords) -> str:
    """Return the guild of a card."""
    return words(f"bruges-guild-{GUILD_NAMES[card.guild]}")


def tint(colour: str, words: DeckWords) -> str:
    """Return a colour as it stands with a noun; messages choose the form that fits it."""
    return words(f"colour-{colour}")


@cache
def card_text(name: str, words: DeckWords) -> str:
    """Return what a card does, in words."""
    card = words.cards[name]
    text = " ".join(op_text(op, words) for op in card.ops)
    if card.once:
        return words("bruges-once", text=text[:1].lower() + text[1:])
    if card.icon == LAUREL:
        return words("bruges-at-end", text=text)
    return text


def op_text(op: Ints, words: DeckWords) -> str:
    """Return one operation in words."""
    operation = OPERATIONS[op[0]]
    args: dict[str, str | int] = {"n": op[1]}
    for param, value in zip(operation.params, op[1:], strict=False):
        if param.name == "colour":
            colour = param.words[value]
            args["colour"] = colour
            args["tint"] = tint("any" if colour == "one" else colour, words)
        elif param.name == "guild":
            guild = param.words[value]
            args["guild_id"] = guild
            args["guild"] = words(f"bruges-guild-{guild}")
        elif param.words == ("false", "true"):
            args[param.name] = "yes" if value else "no"
        elif param.words and param.words != ("all",):
            args[param.name] = param.words[value]
        else:
            args[param.name] = value
    return words(f"bruges-op-{operation.name}", **args)


def ship_text(ship: str, words: DeckWords) -> str:
    """Return what a ship does."""
    return " ".join(ship_op_text(op, words) for op in words.ships[ship])


def ship_op_text(op: Ints, words: DeckWords) -> str:
    """Return one operation of a ship; Z19: it leaves no choice of how many threats go."""
    code, n, colour, _ = op
    if code == DISCARD_THREAT and colour == ANY_COLOUR and 1 < n < ALL:
        return words("bruges-ship-threats", n=n)
    return op_text(op, words)


def exchange_text(name: str, words: DeckWords) -> str:
    """Return how an exchange card changes its action."""
    modifies = words.exchange[name]["modifies"]
    parts = []
    for key, value in modifies.items():
        if key != "op":
            n = 99 if value == "all" else int(value)
            parts.append(words(f"bruges-twist-{modifies['op']}-{key}", n=n))
    return " ".join(parts)


def ship_phrase(ship: str, words: DeckWords) -> str:
    """Return what a ship does as it stands after a colon."""
    return phrase(ship_text(ship, words))


def exchange_phrase(name: str, words: DeckWords) -> str:
    """Return how an exchange card changes its action as it stands after a colon."""
    return phrase(exchange_text(name, words))


def threat_title(colour: str, words: DeckWords) -> str:
    """Return the threat of a colour."""
    return words(f"bruges-threat-{THREAT_NAMES[COLOUR_NAMES.index(colour)]}")


def capital(text: str) -> str:
    """Return *text* with a capital first letter."""
    return text[:1].upper() + text[1:]


def phrase(text: str) -> str:
    """Return a sentence as it stands within another."""
    return text[:1].lower() + text[1:]


def source_title(source: str, words: DeckWords) -> str:
    """Return what asks for a decision: a person, or a ship."""
    return words("bruges-ship") if source.startswith("ship-") else card_title(source, words)


def icon_text(card: Card, words: DeckWords) -> str:
    """Return when a card works."""
    if card.once:
        return words("bruges-icon-once")
    if card.icon == WORKER:
        return words("bruges-icon-worker", tint=tint(COLOUR_NAMES[card.worker], words))
    return words(f"bruges-icon-{ICON_NAMES[card.icon]}")


def priced_text(name: str, words: DeckWords) -> str:
    """Return what a card does, with the worker that it asks for each time."""
    card, text = words.cards[name], card_text(name, words)
    return f"{text} ({icon_text(card, words)})" if card.icon == WORKER else text


def icon_short(card: Card, words: DeckWords) -> str:
    """Return when a card works, where its icon is drawn beside."""
    if card.icon == WORKER:
        return words("bruges-icon-worker-short")
    return icon_text(card, words)


def card_help(name: str, words: DeckWords) -> str:
    """Return everything about a card in a few lines."""
    card = words.cards[name]
    head = words(
        "bruges-card-name",
        card=card_title(name, words),
        tint=tint(COLOUR_NAMES[card.colour], words),
        guild=guild_title(card, words),
        cost=card.cost,
    )
    text = card_text(name, words).removesuffix(".")
    source = provenance(card, words).removesuffix(".")
    return f"{head}. {text} ({icon_text(card, words)}). {source} ({', '.join(card_rules(card))})."


def card_rules(card: Card) -> list[str]:
    """Return the rules of a person: settling it, what it counts, and when it works."""
    return ["B20", "B21", *ICON_RULES[card.icon]]
