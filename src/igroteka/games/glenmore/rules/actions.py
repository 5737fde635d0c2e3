"""The actions of Glen More and the options of its tables."""

from __future__ import annotations

from typing import Final

from igroteka.engine.codec import Codec
from igroteka.engine.options import Option
from igroteka.games.glenmore.rules.box import GOODS
from igroteka.games.glenmore.rules.cells import DIRECTION_NAMES
from igroteka.games.glenmore.rules.tiles import STORE_NAMES, TILE_NAMES, TILE_WORDS

# A place is named by an own tile that it touches and the side of that tile: every legal
# place touches one (G11), so this small space holds all places a game could ever reach.
# Of several names of one place one is legal: a river or road is continued from its end,
# any other place is named from its south, west, north or east neighbour, the first it has.
CODEC: Final = Codec(
    ("take", TILE_NAMES),  # move the figure to a tile of the track
    ("skip",),  # no tile can be taken: go to the next one, it leaves the game
    ("place", TILE_WORDS, DIRECTION_NAMES),  # lay the tile beside an own one
    ("spend", STORE_NAMES),  # pay with a cube from an own tile …
    ("buy", GOODS),  # … or with one from the market
    ("give", (*TILE_WORDS, "chieftain")),  # pay for Loch Ness with a member or a chieftain
    ("enough",),  # pay no more cubes
    ("gain", GOODS),  # take a cube of this kind
    ("fill",),  # let Loch Shiel fill the empty tiles
    ("activate", TILE_WORDS),  # use a tile
    ("harvest",),  # activate all that takes nothing and asks nothing
    ("sell", STORE_NAMES),  # sell a cube from an own tile
    ("done",),  # activate no more, go on to movement
    ("move", TILE_WORDS),  # take up a clan member …
    ("to", TILE_WORDS),  # … put it on a neighbouring tile …
    ("promote",),  # … or make it a chieftain
    ("end",),  # end the turn
    ("decline",),  # take no cube (since version 2)
)

TAKE: Final = CODEC.base("take")
SKIP: Final = CODEC.base("skip")
PLACE: Final = CODEC.base("place")
SPEND: Final = CODEC.base("spend")
BUY: Final = CODEC.base("buy")
GIVE: Final = CODEC.base("give")
GIVE_CHIEFTAIN: Final = GIVE + len(TILE_WORDS)
ENOUGH: Final = CODEC.base("enough")
GAIN: Final = CODEC.base("gain")
FILL: Final = CODEC.base("fill")
ACTIVATE: Final = CODEC.base("activate")
HARVEST: Final = CODEC.base("harvest")
SELL: Final = CODEC.base("sell")
DONE: Final = CODEC.base("done")
MOVE: Final = CODEC.base("move")
TO: Final = CODEC.base("to")
PROMOTE: Final = CODEC.base("promote")
END: Final = CODEC.base("end")
DECLINE: Final = CODEC.base("decline")

# G36: points lie open, or are kept secret from the others.
OPTIONS: Final[tuple[Option, ...]] = (Option("points", ("open", "hidden")),)
POINTS_SECRET: Final = 0
