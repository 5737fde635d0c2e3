"""The actions of Bruges and the options of its tables."""

from __future__ import annotations

from typing import Final

from igroteka.engine.codec import Codec
from igroteka.engine.options import Option
from igroteka.games.bruges.rules.box import CARD_NAMES, SECTION_NAMES, USE_NAMES
from igroteka.games.bruges.rules.deck.vocabulary import COLOUR_NAMES

MOST_SEATS: Final = 5

CODEC: Final = Codec(
    ("draw", SECTION_NAMES),  # take the top card of a deck
    ("done",),  # end the turn, stop, or decline
    ("rise",),  # buy a step of reputation …
    ("stay",),  # … or not
    ("play", CARD_NAMES, USE_NAMES),  # play a card from hand for one of the six actions
    ("use", CARD_NAMES),  # use a person
    ("canal", SECTION_NAMES),  # build on a section
    ("house", COLOUR_NAMES),  # settle in an empty house of this colour
    ("take", COLOUR_NAMES),  # take a worker
    ("give", COLOUR_NAMES),  # return a worker
    ("ward", COLOUR_NAMES),  # discard a threat marker
    ("threat", COLOUR_NAMES),  # name the colour of a threat for somebody else
    ("at", tuple(str(seat + 1) for seat in range(MOST_SEATS))),  # name a victim
    ("suffer", COLOUR_NAMES),  # which penalty first
    ("dismiss", CARD_NAMES),  # discard an own person
    ("burn", CARD_NAMES),  # lose the empty house that this card is
    ("evict", CARD_NAMES),  # lose the house of this person, who returns to the hand
    ("breach", SECTION_NAMES),  # lose the outermost canal token of a section
    ("recall", CARD_NAMES),  # take an own person back into the hand
    ("discard", CARD_NAMES),  # discard a card from hand
    ("build", CARD_NAMES),  # put a card from hand down as a house
    ("buy",),  # buy points once, or pay for the rest of an effect
    ("repeat", CARD_NAMES),  # carry out a lightning person's effect again
    ("fetch", CARD_NAMES),  # take a card of the discard pile into the hand
    ("admit", CARD_NAMES),  # settle a person of the discard pile
    ("raise", CARD_NAMES),  # build the house of a card of the discard pile
    ("as", COLOUR_NAMES),  # name the colour that the played card counts as
    ("ship", COLOUR_NAMES),  # use a docked ship
    ("trade", CARD_NAMES),  # play a card for the action of the exchange card, modified
)

DRAW: Final = CODEC.base("draw")
DONE: Final = CODEC.base("done")
RISE: Final = CODEC.base("rise")
STAY: Final = CODEC.base("stay")
PLAY: Final = CODEC.base("play")
USE: Final = CODEC.base("use")
CANAL: Final = CODEC.base("canal")
HOUSE: Final = CODEC.base("house")
TAKE: Final = CODEC.base("take")
GIVE: Final = CODEC.base("give")
WARD: Final = CODEC.base("ward")
THREAT: Final = CODEC.base("threat")
AT: Final = CODEC.base("at")
SUFFER: Final = CODEC.base("suffer")
DISMISS: Final = CODEC.base("dismiss")
BURN: Final = CODEC.base("burn")
EVICT: Final = CODEC.base("evict")
BREACH: Final = CODEC.base("breach")
RECALL: Final = CODEC.base("recall")
DISCARD: Final = CODEC.base("discard")
BUILD: Final = CODEC.base("build")
BUY: Final = CODEC.base("buy")
REPEAT: Final = CODEC.base("repeat")
FETCH: Final = CODEC.base("fetch")
ADMIT: Final = CODEC.base("admit")
RAISE: Final = CODEC.base("raise")
AS: Final = CODEC.base("as")
SHIP: Final = CODEC.base("ship")
TRADE: Final = CODEC.base("trade")

# The six uses of a card, in the order of the rules (I to VI).
USES: Final = len(USE_NAMES)
FOR_WORKERS: Final = 0
FOR_GUILDERS: Final = 1
FOR_THREAT: Final = 2
FOR_CANAL: Final = 3
FOR_HOUSE: Final = 4
FOR_PERSON: Final = 5

OPTIONS: Final = (
    Option("citizens", ("auto", "no", "yes")),  # Z1: module 1; five players need it
    Option("zwin", ("no", "yes")),  # Z1: module 3
    Option("exchange", ("no", "yes")),  # Z1: module 4
)
CITIZENS: Final = 0
WITH_CITIZENS: Final = 2
ZWIN: Final = 1
EXCHANGE: Final = 2
