"""The words of Glen More, and which drawing stands where."""

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
from igroteka.face.plain import filled
from igroteka.face.svg import drawing
from igroteka.games.glenmore.face import area, board, cover, events, offers, pieces, plain
from igroteka.games.glenmore.face.names import kind_of, tile_name
from igroteka.games.glenmore.face.tiles import SIDE, face_of
from igroteka.games.glenmore.rules.tiles import TILE_WORDS
from igroteka.games.glenmore.rules.view import GlenMoreView


class GlenMoreFace(Face[GlenMoreView]):
    """How Glen More looks and reads."""

    name = "glenmore"
    folder = Path(__file__).parent.parent
    minutes = (60, 90)
    weight = 3
    columns = (("track", "rivals"), ("land",))

    def cover(self, lang: str) -> str:
        """Return the cover."""
        return cover.cover(self.title(lang))

    def thing(self, kind: str, thing: str, lang: str) -> str:
        """Return what a thing is called; tiles go by their kind, in whatever part they play."""
        if thing in TILE_WORDS:
            return tile_name(thing, self.words(lang))
        return super().thing(kind, thing, lang)

    def help(self, topic: str, lang: str) -> str:
        """Return what a thing is; a tile is explained by its kind."""
        return super().help(kind_of(topic) if topic in TILE_WORDS else topic, lang)

    def called(self, topic: str, lang: str) -> str:
        """Return what a thing is called; tiles go by their kind."""
        if topic in TILE_WORDS:
            return tile_name(topic, self.words(lang))
        return super().called(topic, lang)

    def portrait(self, topic: str, lang: str) -> str:
        """Return a tile with its cost and its bonus, wherever it lies."""
        if topic not in TILE_WORDS:
            return ""
        return drawing(SIDE, SIDE, face_of(topic, priced=True), label=self.called(topic, lang))

    # --- a position ---------------------------------------------------------------------

    def board(
        self,
        view: GlenMoreView,
        look: Look,
        choices: Sequence[Choice] = (),
        shut: Sequence[Shut] = (),
    ) -> str:
        """Return the track with the market."""
        return board.track(view, look, self.words(look.lang), choices, shut)

    def panes(
        self,
        view: GlenMoreView,
        look: Look,
        choices: Sequence[Choice] = (),
        shut: Sequence[Shut] = (),
    ) -> list[Pane]:
        """Return the track, and the territory of the viewer (a spectator: of who acts)."""
        words = self.words(look.lang)
        seat = area.shown_seat(view)
        title = words("glenmore-land")
        if view["seat"] is None:
            title = words("glenmore-land-of", name=look.names[seat])
        track = self.board(view, look, choices, shut)
        land = area.own_land(view, seat, look, words, choices, shut)
        return [
            Pane("track", words("glenmore-track"), track, wide=True),
            Pane("land", title, land, wide=True, companion=True),
        ]

    def rivals(
        self,
        view: GlenMoreView,
        look: Look,
        choices: Sequence[Choice] = (),
        shut: Sequence[Shut] = (),
    ) -> list[tuple[int, Pane]]:
        """Return the others' territories."""
        words, seats = self.words(look.lang), others(view["seats"], area.shown_seat(view))
        return places_of(seats, look, lambda seat: area.land(view, seat, look, words), wide=False)

    def pocket(self, view: GlenMoreView, look: Look) -> str:
        """Return coins, barrels, chieftains and cubes."""
        return area.pocket(view, self.words(look.lang))

    def area(self, view: GlenMoreView, seat: int, look: Look) -> str:
        """Return one player's territory and things."""
        return area.area(view, seat, look, self.words(look.lang))

    def glance(self, view: GlenMoreView, seat: int, look: Look) -> list[Fact]:
        """Return what is compared in a scoring, and the size of the territory."""
        words = self.words(look.lang)
        player = view["players"][seat]
        return [
            Fact(icons.COIN, words("glenmore-fact-coins"), str(player["coins"])),
            Fact(icons.BARREL, words("glenmore-fact-barrels"), str(player["barrels"])),
            Fact(pieces.BONNET, words("glenmore-fact-leadership"), str(player["leadership"])),
            Fact(icons.CARD, words("glenmore-fact-cards"), str(len(player["cards"]))),
            Fact(icons.HOUSE, words("glenmore-fact-tiles"), str(len(player["tiles"]))),
        ]

    def points_so_far(self, view: GlenMoreView, seat: int) -> int | None:
        """Return the points as if the game ended now (G34)."""
        return view["players"][seat]["score"]

    def stake(self, view: GlenMoreView, seat: int, lang: str) -> str:
        """Return what is counted already, and that the next scoring is not."""
        return self.words(lang)("glenmore-counted")

    def text(self, view: GlenMoreView, look: Look) -> str:
        """Return the track, the market and the territories as plain text."""
        return plain.table(view, look, self.words(look.lang))

    def aside(self, view: GlenMoreView, look: Look) -> str:
        """Return what the tiles on the track do, and the others' territories."""
        kinds = [kind_of(entry["tile"]) for entry in view["track"] if entry["tile"]]
        lines = []
        for kind in dict.fromkeys(kinds):
            lines += filled(self.help(kind, look.lang))
        return "\n".join(lines + plain.others(view, look, self.words(look.lang)))

    # --- decisions and what happened ----------------------------------------------------

    def question(self, view: GlenMoreView, look: Look) -> str:
        """Say what is to be decided."""
        return offers.question(view, self.words(look.lang))

    def choice(self, view: GlenMoreView, offer: Offer, look: Look) -> Choice:
        """Return an action with its label and what it brings."""
        return offers.choice(view, offer, self.words(look.lang))

    def choices(self, view: GlenMoreView, offers: Sequence[Offer], look: Look) -> list[Choice]:
        """Return actions in the order of a turn, tiles of the track from near to far.

        Cubes can be sold all the time: that comes after what is asked for.
        """
        ordered = sorted(offers, key=lambda o: (o.kind == "sell", _distance(o), o.action))
        return [self.choice(view, offer, look) for offer in ordered]

    def tell(self, event: Event, look: Look) -> str:
        """Return the line that tells an event."""
        return events.tell(event, look, self.words(look.lang))

    def touched(self, event: Event) -> Touched:
        """Return what an event changed on the drawings."""
        return events.touched(event)

    def moment(self, happened: Sequence[Event], look: Look) -> Moment | None:
        """Return the comparison of a scoring."""
        return events.moment(happened, look, self.words(look.lang))

    def topic(self, event: Event) -> str:
        """Return the tile that a line names."""
        return str(event.args.get("tile", event.args.get("card", "")))


def _distance(offer: Offer) -> int:
    """Return how far ahead a tile of the track is; other offers come before."""
    return int(offer.args["spaces"]) if offer.kind == "take" else -1


FACE = GlenMoreFace()
