"""The words of Bruges with one deck: its messages, and what stands on the cards and the board."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from igroteka.face import words as shared
from igroteka.face.words import Words
from igroteka.games.bruges.rules.box import Box, box_of

FOLDERS: Final = (Path(shared.__file__).parent, Path(__file__).parent.parent)


class DeckWords(Words):
    """The messages of one language, and a box whose cards they tell about."""

    def __init__(self, lang: str, box: Box) -> None:
        super().__init__(lang, FOLDERS)
        self.box = box
        self.cards = {card.id: card for card in box.deck.cards}
        # B21: what a person counts at the end.
        self.points = dict(zip(self.cards, box.points, strict=True))
        self.ships = dict(box.deck.ships)
        self.exchange = {str(card["id"]): card for card in box.deck.exchange}


@cache
def deck_words(lang: str, edition: str) -> DeckWords:
    """Return the words of a deck that is at hand."""
    return DeckWords(lang, box_of(edition))
