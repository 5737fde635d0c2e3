"""How Venice 2099 looks and reads."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from igroteka.engine.events import Event
from igroteka.engine.offers import Offer
from igroteka.face import (
    Choice,
    Face,
    Fact,
    Look,
    Moment,
    Pane,
    Shut,
    Touched,
    icons,
    others,
    places_of,
)
from igroteka.face.svg import drawing
from igroteka.games.venice.face import area, board, cover, events, offers, pieces, plain
from igroteka.games.venice.face.names import card_name, tile_name
from igroteka.games.venice.rules.view import VeniceView


class VeniceFace(Face[VeniceView]):
    """The words and drawings, each from its module."""

    name = "venice"
    folder = Path(__file__).parent.parent
    minutes = (30, 45)
    weight = 2
    columns = (("city",), ("hand", "treasures", "rivals"))

    # --- drawings ---------------------------------------------------------------------------

    def cover(self, lang: str) -> str:
        """Return the cover."""
        return cover.cover(self.title(lang))

    def board(
        self,
        view: VeniceView,
        look: Look,
        choices: Sequence[Choice] = (),
        shut: Sequence[Shut] = (),
    ) -> str:
        """Return the city."""
        return board.city(view, look, self.words(look.lang), choices, shut)

    def panes(
        self,
        view: VeniceView,
        look: Look,
        choices: Sequence[Choice] = (),
        shut: Sequence[Shut] = (),
    ) -> list[Pane]:
        """Return the city, the own hand, and the treasures."""
        words = self.words(look.lang)
        city = self.board(view, look, choices, shut)
        panes = [Pane("city", words("venice-city"), city, wide=True)]
        if view["hand"] is not None:
            hand = area.hand(view, words, choices, shut)
            panes.append(Pane("hand", words("venice-fact-cards"), hand, companion=True))
        treasures = area.treasures(view, look, words)
        panes.append(Pane("treasures", words("venice-treasures"), treasures))
        return panes

    def rivals(
        self,
        view: VeniceView,
        look: Look,
        choices: Sequence[Choice] = (),
        shut: Sequence[Shut] = (),
    ) -> list[tuple[int, Pane]]:
        """Return where the others' figures are, and what they played last."""
        words, seats = self.words(look.lang), others(view["seats"], view["seat"])
        return places_of(seats, look, lambda seat: area.rival(view, seat, look, words))

    def pocket(self, view: VeniceView, look: Look) -> str:
        """Return coins and the hand."""
        return area.pocket(view, self.words(look.lang))

    def area(self, view: VeniceView, seat: int, look: Look) -> str:
        """Return one player's things."""
        return area.area(view, seat, look, self.words(look.lang))

    def help(self, topic: str, lang: str) -> str:
        """Return what a thing is; all districts are explained alike."""
        return super().help(topic.partition("-")[0], lang)

    def called(self, topic: str, lang: str) -> str:
        """Return what a thing is called, a certain district by its colour and value."""
        kind, _, tile = topic.partition("-")
        return tile_name(tile, self.words(lang)) if tile else super().called(kind, lang)

    def portrait(self, topic: str, lang: str) -> str:
        """Return a certain district, which may have sunk."""
        tile = topic.partition("-")[2]
        if not tile:
            return ""
        drawn = pieces.district(tile, 2, 2, 60, False, self.words(lang))
        return drawing(64, 64, drawn, label=self.called(topic, lang))

    # --- words --------------------------------------------------------------------------------

    def glance(self, view: VeniceView, seat: int, look: Look) -> list[Fact]:
        """Return coins, cards and gondolas."""
        words = self.words(look.lang)
        player = view["players"][seat]
        return [
            Fact(icons.COIN, words("venice-fact-coins"), str(player["coins"])),
            Fact(icons.CARD, words("venice-fact-cards"), str(player["cards"])),
            Fact(icons.BOAT, words("venice-fact-gondolas"), str(player["gondolas"])),
        ]

    def points_so_far(self, view: VeniceView, seat: int) -> int:
        """Return the points as if the game ended now."""
        return view["players"][seat]["score"]

    def points_at_stake(self, view: VeniceView, seat: int) -> int:
        """Return what figures on X districts would score: that sinks and rises like nothing."""
        return view["players"][seat]["at_stake"]

    def stake(self, view: VeniceView, seat: int, lang: str) -> str:
        """Return that these points hang on districts with an X."""
        n = self.points_at_stake(view, seat)
        return self.words(lang)("venice-stake", n=n) if n else ""

    def question(self, view: VeniceView, look: Look) -> str:
        """Say what is to be decided."""
        return offers.question(view, self.words(look.lang))

    def choice(self, view: VeniceView, offer: Offer, look: Look) -> Choice:
        """Return an action with its label and what it brings."""
        return offers.choice(offer, self.words(look.lang), look)

    def choices(self, view: VeniceView, offers: Sequence[Offer], look: Look) -> list[Choice]:
        """Return actions in the order of a turn, squares in reading order.

        What can be bought comes before figures that can be moved, which all stand on the board.
        """
        figures = ("move", "gondola", "play")
        in_order = sorted(offers, key=lambda offer: (offer.kind in figures, offer.action))
        return [self.choice(view, offer, look) for offer in in_order]

    def thing(self, kind: str, thing: str, lang: str) -> str:
        """Return what a thing is called; a card is called by its district."""
        if kind == "card":
            return card_name(thing, self.words(lang))
        return super().thing(kind, thing, lang)

    def tell(self, event: Event, look: Look) -> str:
        """Return the line that tells an event."""
        return events.tell(event, self.words(look.lang), look)

    def touched(self, event: Event) -> Touched:
        """Return what an event changed on the drawings."""
        return events.touched(event)

    def moment(self, happened: Sequence[Event], look: Look) -> Moment | None:
        """Return the comparison with which *happened* begins, if it begins with one."""
        return events.moment(happened, look, self.words(look.lang))

    def topic(self, event: Event) -> str:
        """Return the district that a line names."""
        return f"district-{event.args['district']}" if "district" in event.args else ""

    def text(self, view: VeniceView, look: Look) -> str:
        """Return the city and the players as plain text."""
        return plain.text(view, self.words(look.lang), look)


FACE = VeniceFace()
