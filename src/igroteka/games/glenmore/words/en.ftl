glenmore-title = Glen More
glenmore-tagline = Land, sheep and strong drink: grow your clan’s territory, and know when to hang back.
glenmore-notice = Unofficial. Glen More is a game by Matthias Cramer; we are not affiliated with its publishers.

glenmore-option-points = Points
glenmore-option-points-open = Lie open
glenmore-option-points-hidden = Secret until the end

glenmore-score-goods = Brown tiles
glenmore-score-whisky = Whisky
glenmore-score-chieftains = Chieftains
glenmore-score-cards = Special places
glenmore-score-places = Iona, Morar, Duart
glenmore-score-coins = Coins
glenmore-score-tiles = Size of the territory

## What bots may be like

glenmore-character-cooper = cooper
glenmore-character-cooper-about = Loves whisky: distilleries first, then full barrels.
glenmore-character-laird = laird
glenmore-character-laird-about = Collects special places: castles, lochs and their cards.

glenmore-good-wood = wood
glenmore-good-stone = stone
glenmore-good-grain = grain
glenmore-good-cattle = cattle
glenmore-good-sheep = sheep

glenmore-tile-quarry = Quarry
glenmore-tile-forest = Forest
glenmore-tile-meadow = Meadow
glenmore-tile-pasture = Pasture
glenmore-tile-field = Grain field
glenmore-tile-iona-abbey = Iona Abbey
glenmore-tile-distillery = Distillery
glenmore-tile-butcher-sheep = Sheep butcher
glenmore-tile-butcher-cattle = Cattle butcher
glenmore-tile-butcher-mixed = Sheep and cattle butcher
glenmore-tile-fair-3 = Small fair
glenmore-tile-fair-4 = Fair
glenmore-tile-fair-5 = Great fair
glenmore-tile-grocer = Grocer
glenmore-tile-bridge = Bridge
glenmore-tile-tavern-3 = Tavern
glenmore-tile-tavern-4 = Great tavern
glenmore-tile-village = Village
glenmore-tile-castle-stalker = Castle Stalker
glenmore-tile-castle-moil = Castle Moil
glenmore-tile-armadale-castle = Armadale Castle
glenmore-tile-duart-castle = Duart Castle
glenmore-tile-donan-castle = Donan Castle
glenmore-tile-castle-of-mey = Castle of Mey
glenmore-tile-cawdor-castle = Cawdor Castle
glenmore-tile-loch-lochy = Loch Lochy
glenmore-tile-loch-morar = Loch Morar
glenmore-tile-loch-ness = Loch Ness
glenmore-tile-loch-shiel = Loch Shiel
glenmore-tile-loch-oich = Loch Oich
glenmore-tile-home = Start village

glenmore-north = n
glenmore-south = s
glenmore-east = e
glenmore-west = w
glenmore-side-north = north
glenmore-side-east = east
glenmore-side-south = south
glenmore-side-west = west
glenmore-placed = { $tile } ({ $place })
glenmore-placed-home = { $tile }

glenmore-grid-signs = ~ river, = road, @ clan member, * cube; places are steps from the start village: e1 n2
glenmore-track = The track
glenmore-land = My territory
glenmore-land-of = Territory of { $name }
glenmore-market = Coins in the market
glenmore-market-row = { $good }: buy for { $buy }, sell for { $sell }
glenmore-stacks = Tiles left in the stacks
glenmore-scored = Scoring { $n } is over
glenmore-gap = The empty space: here the chain ends and begins
glenmore-die = the die
glenmore-on-track = { $tile }, { $n ->
    [0] rearmost
    [one] { $n } space ahead
   *[other] { $n } spaces ahead
}
glenmore-members = { $n ->
    [one] { $n } clan member
   *[other] { $n } clan members
}
glenmore-counted = Coins and the price of extra tiles are counted, the next scoring is not.
glenmore-points-secret = points are secret

glenmore-fact-coins = Coins
glenmore-fact-barrels = Barrels
glenmore-fact-leadership = Chieftains and bonnets
glenmore-fact-chieftains = Chieftains
glenmore-fact-members = Clan members in the territory
glenmore-fact-cards = Special places
glenmore-fact-tiles = Tiles

glenmore-ask-take = Your turn: choose a tile on the track. The further you go, the longer you wait.
glenmore-ask-place = Choose where { $tile } goes.
glenmore-ask-pay-kind = { $tile }: pay 1 { $good }.
glenmore-ask-pay-number = { $tile }: pay { $n ->
    [one] { $n } more cube
   *[other] { $n } more cubes
}.
glenmore-ask-pay-more = { $tile }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far. Up to { $n ->
    [one] { $n } more cube
   *[other] { $n } more cubes
} may follow.
glenmore-ask-give = Loch Ness: give up a clan member or a chieftain.
glenmore-ask-fill = Loch Shiel fills your empty tiles. Sell something first?
glenmore-ask-gain-lochy = Loch Lochy: take any cube.
glenmore-ask-gain-iona = Iona Abbey: take any cube.
glenmore-ask-gain-shiel = Loch Shiel: put any cube on Iona Abbey, or none.
glenmore-ask-activate = Activate tiles, each once, in any order. { $n ->
    [0] Then end your turn.
    [one] Then { $n } movement point.
   *[other] Then { $n } movement points.
}
glenmore-ask-move = { $n ->
    [0] Movement is done; end your turn.
    [one] You have { $n } movement point: move a clan member, or end your turn.
   *[other] You have { $n } movement points: move clan members, or end your turn.
}
glenmore-ask-drop = Where does the clan member go?

glenmore-group-take = Take a tile
glenmore-group-skip = Turn
glenmore-group-place = Place
glenmore-group-spend = Pay
glenmore-group-buy = Buy for it
glenmore-group-give = Give up
glenmore-group-give-chieftain = Give up
glenmore-group-enough = Turn
glenmore-group-gain = Take a cube
glenmore-group-decline = Turn
glenmore-group-fill = Turn
glenmore-group-activate = Activate
glenmore-group-harvest = Activate
glenmore-group-sell = Sell
glenmore-group-done = Turn
glenmore-group-move = Move a clan member
glenmore-group-to = Go to
glenmore-group-promote = Go to
glenmore-group-end = Turn

glenmore-do-take = { $tile }, { $n } ahead
glenmore-do-skip = Take nothing: { $tile } leaves the game
glenmore-do-place = { $place }, { $side } of { $tile }
glenmore-do-spend = Spend { $good } from { $tile }
glenmore-do-buy = Buy { $good } from the market
glenmore-do-give = The member on { $tile }
glenmore-do-give-chieftain = A chieftain
glenmore-do-enough = That is enough
glenmore-do-gain = Take { $good }
glenmore-do-decline = Leave { $tile } empty
glenmore-do-fill = Fill the empty tiles
glenmore-do-activate = { $tile }
glenmore-do-harvest = All that costs nothing, at once
glenmore-do-sell = Sell { $good } from { $tile }
glenmore-do-done = On to movement
glenmore-do-move = { $tile }
glenmore-do-to = { $tile }
glenmore-do-promote = Off the land, as a chieftain
glenmore-do-end = End the turn

glenmore-preview-free = free
glenmore-preview-barrel = costs a barrel
glenmore-preview-person = costs a clan member or a chieftain
glenmore-preview-two = costs two different cubes
glenmore-preview-cost = costs { $goods }
glenmore-preview-buy = { $good } (to buy for { $n })
glenmore-preview-place = activates { $tiles }
glenmore-preview-none = activates no neighbour
glenmore-preview-promote = counts in the scorings
glenmore-preview-skip = no tile can be paid for and placed
glenmore-preview-upto = up to { points }
glenmore-pays-coins = −{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
glenmore-pays-good = −{ $n } { $good }
glenmore-pays-any = −{ $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
glenmore-gains-coins = +{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
glenmore-gains-good = +{ $n } { $good }
glenmore-gains-any = +{ $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} of any kind
glenmore-gains-barrels = +{ $n ->
    [one] { $n } barrel
   *[other] { $n } barrels
}
glenmore-gains-moves = +{ $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}
glenmore-gains-points = +{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
glenmore-then-uses = by { $tile }
glenmore-then-gains-any = then any cube for { $tile }

glenmore-event-took = { $name } takes { $tile } ({ $spaces ->
    [one] { $spaces } space ahead
   *[other] { $spaces } spaces ahead
}).
glenmore-event-laid = { $name } lays the tile { $side } of { $beside }.
glenmore-event-skipped = { $name } can take nothing; { $tile } leaves the game.
glenmore-event-sold = { $name } sells { $good } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
glenmore-event-bought = { $name } buys { $good } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
glenmore-event-spent = { $name } pays { $good } from { $tile }.
glenmore-event-drank = { $name } pays a barrel for { $tile }.
glenmore-event-gave-chieftain = { $name } gives a chieftain to Loch Ness.
glenmore-event-gave-member = { $name } gives the clan member on { $tile } to Loch Ness.
glenmore-event-card = { $name } gets the card of { $card }.
glenmore-event-produced = { $name } gets { $good } on { $tile }.
glenmore-event-filled = { $name } gets { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} by Loch Shiel.
glenmore-event-declined = { $name } leaves { $tile } empty.
glenmore-event-distilled = { $name } distils a barrel of whisky on { $tile }.
glenmore-event-scored = { $name } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} on { $tile }.
glenmore-event-moved = { $name } moves a clan member from { $origin } to { $tile }.
glenmore-event-promoted = { $name } makes the clan member on { $tile } a chieftain.
glenmore-event-passed = { $tile } was left behind and leaves the game.
glenmore-event-rolled = The die shows { $roll } and takes { $tile } out of the game.
glenmore-event-scoring = Scoring { $number } of 3.
glenmore-event-compared = { $field }: { $name } +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
glenmore-scoring-cell = { $count } → +{ $points }
glenmore-scoring-total = Together
glenmore-scoring-step = { $ahead } more: +{ $points }
glenmore-scoring-why = Everybody is compared with who has least: { $ladder } (G33).
glenmore-event-finished = The last tile is laid: final scoring.

glenmore-help-gap = The empty space shows where the chain begins: the figure in front of it is rearmost and moves next (G6, G8).
glenmore-help-die = With two or three players the die is one more figure. When it is rearmost it goes 1 to 3 tiles ahead and that tile leaves the game (G10, G46).
glenmore-help-figure = A player’s figure. The rearmost one moves next, to any tile it can pay for and place, over any others (G6, G7).
glenmore-help-market = A row of the market. Buying costs the lowest open number, and only for a payment made at once; selling brings the largest stack of coins (G16, G17).
glenmore-help-stacks = The tiles to come. When the last tile of stack 1, 2 or 3 is laid, there is a scoring; the third ends the game (G32).
glenmore-help-spot = The tile may lie here. The number says how many neighbours it would activate; point at the place to see them (G11, G23).
glenmore-help-cube = Cubes lie on the tiles that made them, three at most, and pay for tiles and exchanges (G15, G24).
glenmore-help-member = A clan member. A new tile must lie beside one, and movement points move them (G11, G29).
glenmore-help-chieftain = A clan member moved off the land becomes a chieftain for good; chieftains and bonnets are compared in each scoring (G29, G33).
glenmore-help-penalty = At the end every tile more than the smallest territory has costs 3 points (G34).
glenmore-help-quarry = Quarry (yellow). Activated: 1 stone on it, three at most (G24).
glenmore-help-forest = Forest (yellow). Activated: 1 wood on it, three at most (G24).
glenmore-help-meadow = Meadow (green). Activated: 1 sheep on it, three at most (G24).
glenmore-help-pasture = Pasture (green). Activated: 1 cattle on it, three at most (G24).
glenmore-help-field = Grain field (green). Activated: 1 grain on it, three at most (G24).
glenmore-help-iona-abbey = Iona Abbey (yellow). Activated: any 1 cube on it. At the end 2 points for each of your yellow tiles (G20, G24).
glenmore-help-distillery = Distillery (yellow). A barrel when laid; activated: 1 grain becomes 1 barrel (G19, G25).
glenmore-help-butcher-sheep = Butcher (brown). Activated: 1 sheep for 2 points or 2 for 4 (G26).
glenmore-help-butcher-cattle = Butcher (brown). Activated: 1 cattle for 2 points or 2 for 4 (G26).
glenmore-help-butcher-mixed = Butcher (brown). Activated: 1 sheep and 1 cattle for 5 points (G26).
glenmore-help-fair-3 = Small fair (brown). Activated: 1, 2 or 3 different cubes for 1, 3 or 5 points (G27).
glenmore-help-fair-4 = Fair (brown). Activated: 1 to 4 different cubes for 1, 3, 5 or 8 points (G27).
glenmore-help-fair-5 = Great fair (brown). Activated: 1 to 5 different cubes for 1, 3, 5, 8 or 12 points (G27).
glenmore-help-grocer = Grocer (brown). Activated: exactly 3 cubes of any kinds for 8 points (G28).
glenmore-help-bridge = Bridge (brown). Activated: 1 wood and 1 stone for 7 points (G28).
glenmore-help-tavern-3 = Tavern (brown). Costs a barrel; activated: 3 points for nothing (G28).
glenmore-help-tavern-4 = Great tavern (brown). Costs a barrel; activated: 4 points for nothing (G28).
glenmore-help-village = Village (grey). A clan member when laid; activated: 1 movement point (G19, G29).
glenmore-help-home = Your start village (grey). River and road begin here; activated: 1 movement point (G1, G29).
glenmore-help-castle-stalker = Castle Stalker (grey). Two clan members when laid, 1 bonnet; activated: 1 movement point (G20).
glenmore-help-castle-moil = Castle Moil (grey). A clan member and a barrel when laid, 1 bonnet; activated: 1 movement point (G20).
glenmore-help-armadale-castle = Armadale Castle (grey). A clan member and 3 coins when laid, 1 bonnet; activated: 1 movement point (G20).
glenmore-help-duart-castle = Duart Castle (grey). A clan member when laid; at the end 3 points for each of your villages; activated: 1 movement point (G20).
glenmore-help-donan-castle = Donan Castle (grey). A clan member and two barrels when laid, 1 bonnet; activated: 1 movement point (G20).
glenmore-help-castle-of-mey = Castle of Mey (grey). A clan member when laid, 1 bonnet; your chieftains count double; activated: 1 movement point (G20).
glenmore-help-cawdor-castle = Cawdor Castle (grey). A clan member when laid, 3 bonnets; activated: 1 movement point (G20).
glenmore-help-loch-lochy = Loch Lochy (blue). When laid: any 2 cubes (G20, G22).
glenmore-help-loch-morar = Loch Morar (blue). At the end 2 points for each of your green tiles (G20).
glenmore-help-loch-ness = Loch Ness (blue). Costs a clan member or a chieftain. In each of your turns one more tile anywhere is activated (G20, G21).
glenmore-help-loch-shiel = Loch Shiel (blue). When laid: a cube on each of your empty production tiles, and any one on an empty Iona Abbey if you like (G20).
glenmore-help-loch-oich = Loch Oich (blue). Costs two different cubes. When laid: all your tiles may be activated instead of the neighbours (G20, G21).

## What the topics of help are called

glenmore-called-gap = Beginning of the chain
glenmore-called-die = Die
glenmore-called-figure = Figure
glenmore-called-market = Row of the market
glenmore-called-stacks = Tiles to come
glenmore-called-spot = Place in the territory
glenmore-called-cube = Cubes
glenmore-called-member = Clan members
glenmore-called-chieftain = Chieftains
glenmore-called-penalty = Size of the territory
glenmore-called-coin = Coins
glenmore-help-coin = Coins buy cubes at the market to pay with; each is a point at the end (G16, G34).
glenmore-called-barrel = Whisky
glenmore-help-barrel = Barrels pay for taverns and are compared in each scoring (G18, G33).

## What a position is judged by

feature-expected-points = expected points
feature-expected-points-late = expected points late in the game
feature-expected-lead = lead in expected points
feature-expected-lead-late = lead in expected points late in the game
feature-score = points so far
feature-score-lead = lead in points so far
feature-score-lead-late = lead in points late in the game
feature-points-of-brown-tiles = points of brown tiles
feature-points-of-scorings = points of the scorings so far
feature-spaces-ahead = spaces ahead on the track
feature-figures-behind = figures behind on the track
feature-moves-next = the next turn
feature-gap-ahead = free tiles before the next figure
feature-spaces-left = spaces left to go
feature-last-turn-near = last turn close by
feature-no-turn-left = no turn left
feature-tiles = tiles
feature-extra-tiles = extra tiles
feature-extra-tiles-late = price of extra tiles late in the game
feature-tiles-fewer = smallest territory, by tiles
feature-whisky = barrels of whisky
feature-whisky-points = points for whisky
feature-whisky-points-to-come = points for whisky in the scorings to come
feature-whisky-points-for-one-more = points for one more barrel
feature-whisky-lead = lead in whisky
feature-whisky-fewer = fewest barrels of all
feature-whisky-given = points given away by having the least whisky
feature-whisky-taken-by-one-more = points that one more barrel takes from the others
feature-chieftains = chieftains and bonnets
feature-chieftains-points = points for chieftains
feature-chieftains-points-to-come = points for chieftains in the scorings to come
feature-chieftains-points-for-one-more = points for one more chieftain
feature-chieftains-lead = lead in chieftains
feature-chieftains-fewer = fewest chieftains of all
feature-chieftains-given = points given away by having the fewest chieftains
feature-chieftains-taken-by-one-more = points that one more chieftain takes from the others
feature-cards = special places
feature-cards-points = points for special places
feature-cards-points-to-come = points for special places in the scorings to come
feature-cards-points-for-one-more = points for one more special place
feature-cards-lead = lead in special places
feature-cards-fewer = fewest special places of all
feature-cards-given = points given away by having the fewest special places
feature-cards-taken-by-one-more = points that one more special place takes from the others
feature-scoring-coming-closer = points of a scoring that comes closer
feature-forests = forests
feature-quarries = quarries
feature-grain-fields = grain fields
feature-pastures = pastures
feature-meadows = meadows
feature-distilleries = distilleries
feature-villages = villages
feature-castles = castles
feature-butchers = butchers
feature-fairs = fairs
feature-taverns = taverns
feature-grocer-and-bridge = grocer and bridge
feature-full-tiles = tiles full of cubes
feature-points-for-own-cubes = points for cubes in hand
feature-brown-income = points that brown tiles could bring in a turn
feature-brown-income-times-turns = points that brown tiles could bring in the next turns
feature-points-of-iona-morar-duart = points of Iona, Morar and Duart
feature-turns-with-loch-ness = turns with Loch Ness
feature-members = clan members in the territory
feature-second-member = a second clan member
feature-third-member = a third clan member
feature-members-times-turns = clan members with turns to come
feature-chieftains-within-reach = chieftains within reach
feature-best-place = best place in the territory
feature-second-place = second best place in the territory
feature-best-place-times-turns = best place for the turns to come
feature-tiles-at-best-place = tiles around the best place
feature-movement-at-a-place = movement points at one place
feature-points-at-a-place = points for cubes at one place
feature-barrels-at-a-place = barrels to be distilled at one place
feature-plain-places = places for tiles without river and road
feature-river-places = places at the river
feature-road-places = places at the road
feature-wood = wood
feature-stone = stone
feature-grain = grain
feature-cattle = cattle
feature-sheep = sheep
feature-cubes = cubes
feature-kinds-of-cubes = kinds of cubes
feature-cubes-times-turns = cubes with turns to come
feature-idle-cubes = cubes that nothing will need
feature-coins = coins
feature-nearly-no-coins = want of coins
feature-coins-for-cubes = coins that cubes would sell for
feature-can-pay-wood = wood to pay with
feature-can-pay-stone = stone to pay with
feature-can-pay-grain = grain to pay with
feature-tiles-to-take = tiles within reach on the track
feature-special-places-to-take = special places within reach on the track
feature-members-to-take = clan members within reach on the track
feature-barrels-to-take = barrels within reach on the track
feature-best-tile-to-take = best tile on the track
feature-second-tile-to-take = second best tile on the track
feature-players = number of players
feature-die = the die in play
feature-die-ahead = spaces the die is ahead
feature-figures-apart = spaces between rearmost and foremost figure
feature-tiles-to-come = tiles to come
feature-scorings-to-come = scorings to come
feature-tiles-before-scoring = tiles before the next scoring
feature-scoring-near = a scoring close by
feature-last-stack = the last stack
feature-last-round = the last time round the track
feature-wood-row = covered spaces in the row of wood
feature-stone-row = covered spaces in the row of stone
feature-grain-row = covered spaces in the row of grain
feature-cattle-row = covered spaces in the row of cattle
feature-sheep-row = covered spaces in the row of sheep
feature-full-rows = full rows of the market
feature-special-places-on-track = special places on the track
feature-special-places-to-come = special places to come
feature-members-on-track = clan members on the track
feature-barrels-on-track = barrels on the track
feature-brown-tiles-on-track = brown tiles on the track
feature-smallest-territory = size of the smallest territory

# --- the rules page: the goal, a turn at a glance, what the pictures show ---
glenmore-goal = Build the land of a Scottish clan from tiles that everybody takes from one track. Goods turn into points and whisky, and three times barrels, chieftains and special places are compared with those of the player who has least. Do not grow too fast: at the end coins count, and each tile more than in the smallest land costs 3 points.
glenmore-turn-1 = The rearmost figure goes ahead to any tile; the further, the longer it waits.
glenmore-turn-2 = Pay the tile with your cubes, or with cubes bought for it.
glenmore-turn-3 = Lay it next to a clan member and take its bonus.
glenmore-turn-4 = Activate it and its eight neighbours: cubes, whisky, points.
glenmore-turn-5 = Spend movement points: clan members walk or become chieftains.
glenmore-turn-6 = Refill the track; the figure that is now rearmost goes on.
glenmore-figure-turn = The red figure is the rearmost, so it moves. It goes only to the next tile and is the rearmost again: the same player has another turn. The track is refilled by one tile, at the end of the chain.
glenmore-figure-lay = The pasture may go to the four places with a dashed edge: each touches a tile with a full side, and on the village beside them stands the clan member. The number says how many neighbours would be activated.
glenmore-figure-river = This pasture has a river, so it must continue the river: north or south of the start village. Tiles are not turned.
glenmore-figure-activate = The new pasture activates itself and what is around it: the field gives a grain, the forest a wood, the pasture its first cattle, the village a movement point. The other pasture is too far away.
glenmore-figure-whisky = The distillery turns a grain, from whichever field, into a barrel of whisky.
glenmore-figure-butcher = The butcher takes both cattle of the pasture and pays 4 points for them.
glenmore-figure-chieftain = For a movement point the clan member leaves the village and is a chieftain for good. Chieftains count in every scoring to come, but tiles can only be laid beside members who are still on the land.
glenmore-figure-market = Two spaces of the grain row are covered. Who sells a grain takes the larger stack, 2 coins; after that the next grain can be bought for 2 again.
glenmore-figure-scoring = The last tile of stack 1 is on the track, so there is a scoring at once: in each of the three kinds everybody is compared with who has least.
glenmore-figure-penalty = The castle is the thirteenth tile of this land. At the end every tile more than in the smallest land costs 3 points; the points shown during the game have that in them.

# What features are about: hints say why in these words.
theme-track = the place on the track
theme-size = the size of the territory
theme-whisky = whisky
theme-chieftains = chieftains
theme-special-places = special places
theme-scoring = the scoring to come
theme-production = production
theme-sales = points for cubes
theme-clan = clan members
theme-places = places for tiles
theme-cubes = cubes
theme-coins = coins
theme-tiles-ahead = tiles within reach
