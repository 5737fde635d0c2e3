"""How Orléans looks and reads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
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
from igroteka.games.orleans.face import (
    area,
    board,
    cover,
    deeds,
    events,
    offers,
    plain,
    rivals,
    tiles,
    tracks,
)
from igroteka.games.orleans.face.names import thing_title
from igroteka.games.orleans.face.pieces import Controls
from igroteka.games.orleans.rules.places import PLACE_NAMES
from igroteka.games.orleans.rules.view import OrleansView


class OrleansFace(Face[OrleansView]):
    """The words and drawings, each from its module."""

    name = "orleans"
    folder = Path(__file__).parent.parent
    minutes = (60, 120)
    weight = 3
    columns = (("map", "rivals"), ("board",), ("tracks", "deeds", "tiles"))

    # --- drawings ---------------------------------------------------------------------------

    def cover(self, lang: str) -> str:
        """Return the cover."""
        return cover.cover(self.title(lang))

    def board(
        self,
        view: OrleansView,
        look: Look,
        choices: Sequence[Choice] = (),
        shut: Sequence[Shut] = (),
    ) -> str:
        """Return the map."""
        return board.land(view, look, self.words(look.lang), Controls(choices, shut))

    def panes(
        self,
        view: OrleansView,
        look: Look,
        choices: Sequence[Choice] = (),
        shut: Sequence[Shut] = (),
    ) -> list[Pane]:
        """Return the map, the own board, the tracks, the deeds, and the stacks of tiles."""
        words = self.words(look.lang)
        controls = Controls(choices, shut)
        seat = view["seat"]
        land = self.board(view, look, choices, shut)
        panes = [Pane("map", words("orleans-map"), land, wide=True)]
        if seat is not None:
            own = area.own_board(view, seat, look, words, controls)
            title = words("orleans-board")
            panes.append(Pane("board", title, own, wide=True, companion=True))
        middle = tracks.tracks(view, look, words, controls)
        panes.append(Pane("tracks", words("orleans-tracks"), middle))
        panes.append(
            Pane("deeds", words("orleans-deeds"), deeds.deeds(view, look, words, controls))
        )
        panes.append(Pane("tiles", words("orleans-tiles"), tiles.stacks(view, words, controls)))
        return panes

    def rivals(
        self,
        view: OrleansView,
        look: Look,
        choices: Sequence[Choice] = (),
        shut: Sequence[Shut] = (),
    ) -> list[tuple[int, Pane]]:
        """Return the others' boards, small; a spectator sees everybody's."""
        words, seats = self.words(look.lang), others(view["seats"], view["seat"])
        return places_of(seats, look, lambda seat: rivals.rival(view, seat, look, words))

    def pocket(self, view: OrleansView, look: Look) -> str:
        """Return round, event, coins and goods."""
        return tracks.pocket(view, self.words(look.lang))

    def area(self, view: OrleansView, seat: int, look: Look) -> str:
        """Return one player's board."""
        return area.own_board(view, seat, look, self.words(look.lang), Controls())

    def called(self, topic: str, lang: str) -> str:
        """Return what a thing is called; places and events have names of their own."""
        words = self.words(lang)
        for family, named in (("place-", "orleans-place-"), ("event-", "orleans-event-name-")):
            if topic.startswith(family):
                return words(named + topic.removeprefix(family))
        return super().called(topic, lang)

    def portrait(self, topic: str, lang: str) -> str:
        """Return a place with all its slots empty."""
        if topic.startswith("place-"):
            return tiles.portrait(topic.removeprefix("place-"), self.words(lang))
        return ""

    # --- words ------------------------------------------------------------------------------

    def meanwhile(self, view: OrleansView, look: Look) -> str:
        """O14: say that a plan can be changed until the last player has reported done."""
        seat = view["seat"]
        if seat is None or view["step"] != "plan" or seat in view["to_act"]:
            return ""
        mine = view["players"][seat]
        return self.words(look.lang)("orleans-plan-open") if mine["planned"] else ""

    def glance(self, view: OrleansView, seat: int, look: Look) -> list[Fact]:
        """Return coins, level, and what the level multiplies."""
        words = self.words(look.lang)
        player = view["players"][seat]
        return [
            Fact(icons.COIN, words("orleans-fact-coins"), str(player["coins"])),
            Fact(icons.POINTS, words("orleans-fact-level"), str(player["level"])),
            Fact(icons.HOUSE, words("orleans-fact-items"), str(area.items(player))),
        ]

    def points_so_far(self, view: OrleansView, seat: int) -> int:
        """Return the points as if the game ended now."""
        return view["players"][seat]["score"]

    def question(self, view: OrleansView, look: Look) -> str:
        """Say what is to be decided."""
        return offers.question(view, self.words(look.lang))

    def choice(self, view: OrleansView, offer: Offer, look: Look) -> Choice:
        """Return an action with its label, what it brings, and what stands for it."""
        return offers.choice(offer, self.words(look.lang))

    def choices(self, view: OrleansView, offers: Sequence[Offer], look: Look) -> list[Choice]:
        """Return actions, those that end a step last; draws from the most, as most people want."""
        drawing = view["step"] == "draw"
        made = [
            self.choice(view, offer, look)
            for offer in sorted(offers, key=lambda offer: offer.action, reverse=drawing)
        ]
        if len(made) > 1 and view["step"] == "turn":
            made = [replace(choice, forgoes=not choice.group) for choice in made]
        return sorted(made, key=lambda choice: not choice.group)

    def thing(self, kind: str, thing: str, lang: str) -> str:
        """Return what a thing is called; a slot is called by its place and who fits it."""
        if kind in ("slot", "town", "here"):
            return thing_title(kind, thing, self.words(lang))
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

    def opens_turn(self, event: Event) -> bool:
        """Say whether a turn begins: who goes on alone uses place after place."""
        return event.kind in ("acted", "passed", "planned", "drew")

    def topic(self, event: Event) -> str:
        """Return the place that a line names."""
        place = event.args.get("place", event.args.get("tile", ""))
        return f"place-{place}" if place in PLACE_NAMES else ""

    def text(self, view: OrleansView, look: Look) -> str:
        """Return the position as plain text."""
        return plain.table(view, look, self.words(look.lang))

    def aside(self, view: OrleansView, look: Look) -> str:
        """Return places, ways, deeds and tiles as plain text."""
        return plain.aside(view, look, self.words(look.lang))


FACE = OrleansFace()
