"""The actions of Orléans and the options of its tables."""

from __future__ import annotations

from typing import Final

from igroteka.engine.codec import Codec
from igroteka.engine.options import Option
from igroteka.games.orleans.rules.box import ENTRY_NAMES, FOODS, GOOD_NAMES, TOKEN_NAMES
from igroteka.games.orleans.rules.places import PLACE_NAMES, SLOT_NAMES, TILE_NAMES
from igroteka.games.orleans.rules.towns import TOWN_NAMES

CODEC: Final = Codec(
    # Phase 4, the most frequent ones first.
    ("pick", TOKEN_NAMES),  # take up a character of the market …
    ("pick-tower", TOKEN_NAMES),  # … or of the gunpowder tower …
    ("put", SLOT_NAMES),  # … and put it on a slot (also the bathhouse's)
    ("keep",),  # … or let it lie after all
    ("lift", SLOT_NAMES),  # take back what was put there in this phase
    ("done",),  # report done with planning, storing, recalling, removing, sending, placing
    # Phase 3.
    ("draw", tuple(map(str, range(9)))),  # draw so many from the bag
    ("store", TOKEN_NAMES),  # lay a drawn character in the gunpowder tower
    ("recall", SLOT_NAMES),  # take a character back from a slot
    # Phase 5.
    ("do", PLACE_NAMES),  # perform the action of a place
    ("pass",),  # act no more in this round
    ("recruit", ("boatman", "craftsman", "trader")),  # the village's choice
    ("build", TILE_NAMES),  # take a place tile
    ("go", TOWN_NAMES),  # move the merchant
    ("take", GOOD_NAMES),  # take a good from the way …
    ("leave",),  # … or none
    ("send", ENTRY_NAMES),  # send a character to a deed
    ("reward", ("coin", "point")),  # canalisation's choice
    ("pay", ("1", "2", "3")),  # the pharmacy's price
    ("cover", SLOT_NAMES),  # place a technology tile
    # Phase 6, and before the first round.
    ("ward",),  # send the sacristy's monk back to ignore the event …
    ("endure",),  # … or not
    ("feed", GOOD_NAMES[:FOODS]),  # what the harvest costs
    ("give", ("station", "follower", "development", "technology")),  # torture: one of these …
    ("give-station", TOWN_NAMES),  # … a trading station of a town …
    ("give-good", GOOD_NAMES),  # … a good …
    ("give-tile", TILE_NAMES),  # … a place tile …
    ("give-technology", SLOT_NAMES),  # … or a technology tile that lies on a slot
    ("remove", TILE_NAMES),  # expert variant
)

PICK: Final = CODEC.base("pick")
PICK_TOWER: Final = CODEC.base("pick-tower")
PUT: Final = CODEC.base("put")
KEEP: Final = CODEC.base("keep")
LIFT: Final = CODEC.base("lift")
DONE: Final = CODEC.base("done")
DRAW: Final = CODEC.base("draw")
STORE: Final = CODEC.base("store")
RECALL: Final = CODEC.base("recall")
DO: Final = CODEC.base("do")
PASS: Final = CODEC.base("pass")
RECRUIT: Final = CODEC.base("recruit")
BUILD: Final = CODEC.base("build")
GO: Final = CODEC.base("go")
TAKE: Final = CODEC.base("take")
LEAVE: Final = CODEC.base("leave")
SEND: Final = CODEC.base("send")
REWARD: Final = CODEC.base("reward")
PAY: Final = CODEC.base("pay")
COVER: Final = CODEC.base("cover")
WARD: Final = CODEC.base("ward")
ENDURE: Final = CODEC.base("endure")
FEED: Final = CODEC.base("feed")
GIVE: Final = CODEC.base("give")
GIVE_STATION: Final = CODEC.base("give-station")
GIVE_GOOD: Final = CODEC.base("give-good")
GIVE_TILE: Final = CODEC.base("give-tile")
GIVE_TECHNOLOGY: Final = CODEC.base("give-technology")
REMOVE: Final = CODEC.base("remove")

# The four things `give` names.
STATION_IN_HAND: Final = GIVE
FOLLOWER: Final = GIVE + 1
DEVELOPMENT: Final = GIVE + 2
TECHNOLOGY_IN_HAND: Final = GIVE + 3

OPTIONS: Final[tuple[Option, ...]] = (
    Option("planning", ("simultaneous", "in-order")),  # O14
    Option("tiles", ("all", "expert")),  # O7
)
PLANNING_ORDER: Final = 0
EXPERT: Final = 1
