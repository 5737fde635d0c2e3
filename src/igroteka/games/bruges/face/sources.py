"""Where a deck comes from: what of its cards and its board is documented, and what is ours."""

from __future__ import annotations

from collections import Counter
from typing import Final

from igroteka.face import Words
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.rules.deck.file import Card, Deck
from igroteka.games.bruges.rules.deck.vocabulary import BOARD_PARTS

TOPICS: Final = {
    "reputation": ("reputation_points",),
    "canal": ("canal_costs", "guardhouse"),
    "statue": ("statues",),
}
"""Which parts of the board a topic of help is about."""
DOCUMENTED: Final = "documented"


def provenance(card: Card, words: Words) -> str:
    """Return what is documented of a card and what is our reconstruction."""
    said = words(
        "bruges-provenance",
        provenance=card.provenance.replace(" ", "-"),
        text=card.provenance,
    )
    return f"{said} {card.note}" if card.note and words.lang == "en" else said


def known(source: str, words: Words) -> str:
    """Return what is documented, as a part of a line."""
    return words("bruges-known", provenance=source.replace(" ", "-") or "none", text=source)


def part_source(deck: Deck, part: str, words: Words) -> str:
    """Return what is documented of a part of the board."""
    source = known(deck.board.provenance.get(part, ""), words)
    return words("bruges-source", what=words(f"bruges-board-{part}"), source=source)


def board_source(topic: str, words: DeckWords) -> str:
    """Return what is only partly known of what a topic is about; empty: nothing to say."""
    deck = words.box.deck
    doubtful = [
        part
        for part in TOPICS.get(topic, ())
        if deck.board.provenance.get(part, DOCUMENTED) != DOCUMENTED
    ]
    return " ".join(f"{part_source(deck, part, words)}." for part in doubtful)


def deck_sources(deck: Deck, words: Words) -> list[str]:
    """Return the sources of a whole deck, a line each."""
    lines = [words("bruges-edition", edition=deck.digest, n=len(deck.cards))]
    lines += [part_source(deck, part, words) for part in BOARD_PARTS]
    if deck.board.note and words.lang == "en":
        lines.append(deck.board.note)
    counts = Counter(card.provenance for card in deck.cards)
    listed = ", ".join(f"{known(source, words)} {n}" for source, n in counts.most_common())
    lines.append(words("bruges-source", what=words("bruges-board-cards"), source=listed))
    return lines
