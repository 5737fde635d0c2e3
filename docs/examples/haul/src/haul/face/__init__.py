"""The face of The Haul: its words, and which drawing stands where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from haul.face import area, board, cover, events, offers, plain
from haul.face.pieces import card_title
from haul.rules.view import HaulView
from igroteka.engine import Event, Offer
from igroteka.face import Choice, Face, Fact, Look, Pane, Shut, icons


class HaulFace(Face[HaulView]):
    """How The Haul looks and reads."""

    name = "haul"
    folder = Path(__file__).parent.parent
    minutes = (5, 10)
    weight = 1

    def cover(self, lang: str) -> str:
        """Return the cover."""
        return cover.cover(self.title(lang))

    def board(
        self, view: HaulView, look: Look, choices: Sequence[Choice] = (), shut: Sequence[Shut] = ()
    ) -> str:
        """Return the quay."""
        return board.quay(view, look, self.words(look.lang), choices, shut)

    def panes(
        self, view: HaulView, look: Look, choices: Sequence[Choice] = (), shut: Sequence[Shut] = ()
    ) -> list[Pane]:
        """Return the quay and the own hand."""
        words = self.words(look.lang)
        quay = self.board(view, look, choices, shut)
        panes = [Pane("quay", words("haul-quay"), quay, wide=True)]
        if view["hand"] is not None:
            hand = board.hand(view["hand"], words, choices, shut)
            panes.append(Pane("hand", words("haul-hand"), hand))
        return panes

    def area(self, view: HaulView, seat: int, look: Look) -> str:
        """Return one player's coins and crates."""
        return area.area(view, seat, look, self.words(look.lang))

    def glance(self, view: HaulView, seat: int, look: Look) -> list[Fact]:
        """Return coins and cards."""
        words, player = self.words(look.lang), view["players"][seat]
        return [
            Fact(icons.COIN, words("haul-fact-coins"), str(player["coins"])),
            Fact(icons.CARD, words("haul-fact-cards"), str(player["cards"])),
        ]

    def points_so_far(self, view: HaulView, seat: int) -> int | None:
        """Return the points as if the game ended now."""
        return view["players"][seat]["points"]

    def text(self, view: HaulView, look: Look) -> str:
        """Return the quay and the players as plain text."""
        return plain.text(view, look, self.words(look.lang))

    def question(self, view: HaulView, look: Look) -> str:
        """Say what is to be decided."""
        return offers.question(view, self.words(look.lang))

    def choice(self, view: HaulView, offer: Offer, look: Look) -> Choice:
        """Return an offer in words."""
        return offers.choice(offer, self.words(look.lang))

    def tell(self, event: Event, look: Look) -> str:
        """Return the line that tells an event."""
        return events.tell(event, look, self.words(look.lang))

    def thing(self, kind: str, thing: str, lang: str) -> str:
        """Return what a thing is called; a card by its colour and number."""
        words = self.words(lang)
        return card_title(thing, words) if kind == "card" else super().thing(kind, thing, lang)


FACE = HaulFace()
