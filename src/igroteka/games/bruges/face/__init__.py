"""The words of Bruges, and which drawing stands where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Self

from igroteka.engine.events import Event
from igroteka.engine.offers import Offer
from igroteka.engine.textfile import toml_of
from igroteka.face import (
    Choice,
    Face,
    Fact,
    Look,
    Moment,
    Pane,
    Shut,
    Touched,
    Way,
    icons,
    others,
    places_of,
)
from igroteka.face.words import words_of
from igroteka.games.bruges.face import area, board, cover, hand, plain, rivals, symbols
from igroteka.games.bruges.face.card_texts import (
    card_help,
    card_title,
    ship_text,
    tint,
)
from igroteka.games.bruges.face.controls import Controls
from igroteka.games.bruges.face.deck_words import DeckWords, deck_words
from igroteka.games.bruges.face.discard_pile import ORDERS, pile
from igroteka.games.bruges.face.events import line_of, moment, touched
from igroteka.games.bruges.face.offers import WAYS_OUT, choice_of
from igroteka.games.bruges.face.questions import question_of
from igroteka.games.bruges.face.sources import board_source, deck_sources
from igroteka.games.bruges.rules.box import USE_NAMES
from igroteka.games.bruges.rules.deck.editions import deck_in_force
from igroteka.games.bruges.rules.deck.file import parse
from igroteka.games.bruges.rules.view import BrugesView

MOST_SEATS = 5
"""So many players leave less room for each."""


class BrugesFace(Face[BrugesView]):
    """How Bruges looks and reads."""

    name = "bruges"
    folder = Path(__file__).parent.parent
    minutes = (60, 90)
    weight = 3
    columns = (("street",), ("hand", "pile"), ("rivals", "town"))

    def __init__(self, edition: str) -> None:
        self.edition = edition

    def at(self, edition: str) -> Self:
        """Return the face of another deck that is at hand."""
        return self if edition == self.edition else type(self)(edition)

    def words(self, lang: str) -> DeckWords:
        """Return the messages, and the cards of the deck."""
        return deck_words(lang, self.edition)

    def cover(self, lang: str) -> str:
        """Return the cover."""
        return cover.cover(self.title(lang))

    def help(self, topic: str, lang: str) -> str:
        """Return what a thing is; a card's topic tells all about it and what is documented."""
        if topic.startswith("card-"):
            return card_help(topic.removeprefix("card-"), self.words(lang))
        if topic.startswith("ship-"):
            told = ship_text(topic.removeprefix("ship-"), self.words(lang))
            return f"{told} {super().help('ship', lang)}"
        told = super().help(topic, lang)
        source = board_source(topic, self.words(lang))
        return f"{told} {source}" if source else told

    def called(self, topic: str, lang: str) -> str:
        """Return what a thing is called; a card by its own name."""
        if topic.startswith("card-"):
            return card_title(topic.removeprefix("card-"), self.words(lang))
        return super().called("ship" if topic.startswith("ship-") else topic, lang)

    def portrait(self, topic: str, lang: str) -> str:
        """Return a card as it is in the hand, wherever it lies or lives."""
        if topic.startswith("card-"):
            return hand.whole_card(topic.removeprefix("card-"), self.words(lang))
        return ""

    def data_sources(self, text: str, lang: str) -> list[str]:
        """Return what is documented of the board and the cards of a deck file."""
        return deck_sources(parse(toml_of(text)), words_of(lang, self.folder))

    def board(
        self,
        view: BrugesView,
        look: Look,
        choices: Sequence[Choice] = (),
        shut: Sequence[Shut] = (),
    ) -> str:
        """Return the dice, the decks, and the viewer's own place."""
        return area.main(view, look, self.words(look.lang), Controls(choices, shut))

    def panes(
        self,
        view: BrugesView,
        look: Look,
        choices: Sequence[Choice] = (),
        shut: Sequence[Shut] = (),
    ) -> list[Pane]:
        """Return the street, the hand, the town, and the discard pile in two orders."""
        words = self.words(look.lang)
        seat = area.shown_seat(view)
        heading = words("bruges-pane-street")
        if view["seat"] is None:
            heading = words("bruges-pane-street-of", name=look.names[seat])
        controls = Controls(choices, shut)
        drawn = self.board(view, look, choices, shut)
        panes = [Pane("street", heading, drawn, wide=True)]
        if view["hand"] is not None:
            drawn = hand.hand(view, look, words, controls)
            title = words("bruges-pane-hand")
            panes.append(Pane("hand", title, drawn, wide=True, companion=True))
        drawn = board.town(view, look, words, controls)
        panes.append(Pane("town", words("bruges-pane-town"), drawn))
        ways = tuple(
            Way(order, words(f"bruges-pile-{order}"), pile(view, order, words, controls))
            for order in ORDERS
        )
        panes.append(Pane("pile", words("bruges-pane-pile"), ways[0].svg, ways=ways))
        return panes

    def rivals(
        self,
        view: BrugesView,
        look: Look,
        choices: Sequence[Choice] = (),
        shut: Sequence[Shut] = (),
    ) -> list[tuple[int, Pane]]:
        """Return what the others hold, and their streets."""
        words, controls = self.words(look.lang), Controls(choices, shut)
        seats = others(view["seats"], area.shown_seat(view))
        return places_of(seats, look, lambda seat: rivals.rival(view, seat, look, words, controls))

    def pocket(self, view: BrugesView, look: Look) -> str:
        """Return guilders, dice and workers."""
        return rivals.pocket(view, self.words(look.lang))

    def area(self, view: BrugesView, seat: int, look: Look) -> str:
        """Return one player's place."""
        return area.area(view, seat, look, self.words(look.lang))

    def glance(self, view: BrugesView, seat: int, look: Look) -> list[Fact]:
        """Return guilders, persons and reputation; threats where there is room for them."""
        words = self.words(look.lang)
        player = view["players"][seat]
        people = sum(bool(house["person"]) for house in player["houses"])
        facts = [
            Fact(icons.COIN, words("bruges-fact-guilders"), str(player["guilders"])),
            Fact(icons.FIGURE, words("bruges-fact-persons"), str(people)),
            Fact(icons.CROWN, words("bruges-fact-reputation"), str(player["reputation"])),
        ]
        if view["seats"] < MOST_SEATS:
            held = sum(player["threats"].values())
            facts.append(Fact(symbols.RING, words("bruges-fact-threats"), str(held)))
        return facts

    # --- decisions and what happened ------------------------------------------------------

    def points_so_far(self, view: BrugesView, seat: int) -> int | None:
        """Return the points as if the game ended now."""
        return view["players"][seat]["score"]

    def question(self, view: BrugesView, look: Look) -> str:
        """Say what is to be decided, and whose effect asks."""
        return question_of(view, self.words(look.lang))

    def choice(self, view: BrugesView, offer: Offer, look: Look) -> Choice:
        """Return an action with its label and what it brings."""
        return choice_of(view, offer, look, self.words(look.lang))

    def choices(self, view: BrugesView, offers: Sequence[Offer], look: Look) -> list[Choice]:
        """Return persons first, then cards as the hand shows them, then the way out."""
        words = self.words(look.lang)

        def order(offer: Offer) -> tuple[int, int, int, int]:
            if offer.kind in WAYS_OUT:
                return 2, 0, 0, offer.action
            if offer.kind in USE_NAMES or offer.kind == "trade":
                return 1, *hand.hand_order(str(offer.args["card"]), words), offer.action
            return 0, 0, 0, offer.action

        return [self.choice(view, offer, look) for offer in sorted(offers, key=order)]

    def thing(self, kind: str, thing: str, lang: str) -> str:
        """Return what a thing is called; a card's name stands in the deck."""
        words = self.words(lang)
        if kind in ("card", "person") and thing in words.cards:
            return card_title(thing, words)
        if kind in ("tint", "shade"):
            return tint(thing, words)
        return super().thing(kind, thing, lang)

    def tell(self, event: Event, look: Look) -> str:
        """Return the line that tells an event."""
        return line_of(event, look, self.words(look.lang))

    def touched(self, event: Event) -> Touched:
        """Return what an event changed on the drawings."""
        return touched(event)

    def moment(self, events: Sequence[Event], look: Look) -> Moment | None:
        """Return the comparison with which *events* begin, if they begin with one."""
        return moment(events, look, self.words(look.lang))

    def opens_turn(self, event: Event) -> bool:
        """Say whether a turn begins: the only one who is left plays card after card."""
        return event.kind == "played"

    def topic(self, event: Event) -> str:
        """Return the card that a line names."""
        return f"card-{event.args['card']}" if "card" in event.args else ""

    # --- plain text -------------------------------------------------------------------------

    def text(self, view: BrugesView, look: Look) -> str:
        """Return the table as plain text."""
        return plain.table(view, look, self.words(look.lang))

    def aside(self, view: BrugesView, look: Look) -> str:
        """Return persons' texts, ships to come and the discard pile as plain text."""
        return plain.aside(view, look, self.words(look.lang))


FACE = BrugesFace(deck_in_force().digest)
