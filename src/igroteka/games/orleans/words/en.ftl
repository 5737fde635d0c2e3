orleans-title = Orléans
orleans-tagline = Fill your bag with followers, send them where they serve best, and make the county yours in eighteen rounds.
orleans-notice = Unofficial. Orléans is a game by Reiner Stockhausen; we are not affiliated with its publishers.

orleans-option-planning = Planning
orleans-option-planning-simultaneous = All at once, unseen
orleans-option-planning-in-order = One after the other, open
orleans-option-tiles = Place tiles
orleans-option-tiles-all = All of them
orleans-option-tiles-expert = Everybody may remove some first

orleans-score-coins = Coins
orleans-score-goods = Goods
orleans-score-stations = Trading stations × level
orleans-score-citizens = Citizens × level

## What bots may be like

orleans-character-trader = trader
orleans-character-trader-about = Fills the storehouse: goods above all.
orleans-character-founder = founder
orleans-character-founder-about = Travels, and opens a trading station in every town.

orleans-kind-farmer = farmer
orleans-kind-boatman = boatman
orleans-kind-craftsman = craftsman
orleans-kind-trader = trader
orleans-kind-knight = knight
orleans-kind-scholar = scholar
orleans-kind-monk = monk
orleans-any = anybody
orleans-token-farmer = farmer
    .a = a farmer
    .many = farmers
orleans-token-boatman = boatman
    .a = a boatman
    .many = boatmen
orleans-token-craftsman = craftsman
    .a = a craftsman
    .many = craftsmen
orleans-token-trader = trader
    .a = a trader
    .many = traders
orleans-token-knight = knight
    .a = a knight
    .many = knights
orleans-token-scholar = scholar
    .a = a scholar
    .many = scholars
orleans-token-monk = monk
    .a = a monk
    .many = monks
orleans-token-own-farmer = own farmer
    .a = their own farmer
orleans-token-own-boatman = own boatman
    .a = their own boatman
orleans-token-own-craftsman = own craftsman
    .a = their own craftsman
orleans-token-own-trader = own trader
    .a = their own trader
orleans-token-technology = technology tile

orleans-good-grain = grain
orleans-good-cheese = cheese
orleans-good-wine = wine
orleans-good-wool = wool
orleans-good-brocade = brocade

orleans-place-farmhouse = Farmhouse
orleans-place-village = Village
orleans-place-university = University
orleans-place-castle = Castle
orleans-place-monastery = Monastery
orleans-place-ship = Ship
orleans-place-wagon = Wagon
orleans-place-guildhall = Guildhall
orleans-place-scriptorium = Scriptorium
orleans-place-town_hall = Town hall
orleans-place-hayrick = Hayrick
orleans-place-cheese_factory = Cheese factory
orleans-place-winery = Winery
orleans-place-wool_manufacturer = Wool mill
orleans-place-tailor_shop = Tailor shop
orleans-place-shipping_line = Shipping line
orleans-place-brewery = Brewery
orleans-place-library = Library
orleans-place-windmill = Windmill
orleans-place-cellar = Cellar
orleans-place-sacristy = Sacristy
orleans-place-office = Office
orleans-place-laboratory = Laboratory
orleans-place-hospital = Hospital
orleans-place-school = School
orleans-place-horse_wagon = Horse wagon
orleans-place-herb_garden = Herb garden
orleans-place-pharmacy = Pharmacy
orleans-place-gunpowder_tower = Gunpowder tower
orleans-place-bathhouse = Bathhouse

orleans-effect-farmhouse = A farmer, and a good
orleans-effect-village = Boatman, craftsman or trader
orleans-effect-university = A scholar, and development
orleans-effect-castle = A knight: draw more
orleans-effect-monastery = A monk, who stands for any
orleans-effect-ship = Along a river, take a good
orleans-effect-wagon = Along a road, take a good
orleans-effect-guildhall = Build a trading station
orleans-effect-scriptorium = 1 development point
orleans-effect-town_hall = Send one or two to deeds
orleans-effect-hayrick = 1 grain
orleans-effect-cheese_factory = 1 cheese
orleans-effect-winery = 1 wine
orleans-effect-wool_manufacturer = 1 wool
orleans-effect-tailor_shop = 1 brocade
orleans-effect-shipping_line = 1 development point
orleans-effect-brewery = 2 coins
orleans-effect-library = 2 development points
orleans-effect-windmill = 2 coins, 1 development point
orleans-effect-cellar = 4 coins
orleans-effect-sacristy = Wards off one bad event
orleans-effect-office = 1 coin per own station
orleans-effect-laboratory = A technology tile
orleans-effect-hospital = Coins equal to your level
orleans-effect-school = Scholars stand for all but monks
orleans-effect-horse_wagon = Along a road, take a good
orleans-effect-herb_garden = Boatmen stand for farmer, craftsman, trader
orleans-effect-pharmacy = Pay 1–3 coins for development
orleans-effect-gunpowder_tower = Two more market spaces; send to deeds
orleans-effect-bathhouse = Draw two, put one to work

orleans-deed-city_wall = City wall
orleans-deed-papal_conclave = Papal conclave
orleans-deed-defeating_plague = Defeating the plague
orleans-deed-astronomy = Astronomy
orleans-deed-boatmen_guild = Boatmen’s guild
orleans-deed-cathedral = Cathedral
orleans-deed-peace_treaty = Peace treaty
orleans-deed-canalisation = Canalisation

orleans-citizen-development_3 = the development track, space 3
orleans-citizen-development_18 = the development track, space 18
orleans-citizen-development_28 = the development track, space 28
orleans-citizen-boatman_track = the boatman track
orleans-citizen-knight_track = the knight track
orleans-citizen-most_stations = the most trading stations
orleans-citizen-city_wall = the city wall
orleans-citizen-papal_conclave = the papal conclave
orleans-citizen-defeating_plague = the victory over the plague
orleans-citizen-astronomy = astronomy
orleans-citizen-boatmen_guild = the boatmen’s guild
orleans-citizen-cathedral = the cathedral
orleans-citizen-peace_treaty = the peace treaty
orleans-citizen-canalisation = canalisation

orleans-event-name-pilgrimage = Pilgrimage
orleans-event-name-taxes = Taxes
orleans-event-name-income = Income
orleans-event-name-trading_day = Trading day
orleans-event-name-harvest = Harvest
orleans-event-name-plague = Plague
orleans-event-short-pilgrimage = No new monks
orleans-event-short-taxes = 1 coin for 3 goods
orleans-event-short-income = Coins = level
orleans-event-short-trading_day = 1 coin per station
orleans-event-short-harvest = 1 food or 5 coins
orleans-event-short-plague = Lose a follower

orleans-map = The map
orleans-board = My board
orleans-board-of = The board of { $name }
orleans-tracks = Tracks
orleans-deeds = Deeds
orleans-bag-holds = { $n ->
    [0] The bag is empty
    [one] { $n } follower in the bag
   *[other] { $n } followers in the bag
}
orleans-bag-short = { $n ->
    [0] The bag is empty
   *[other] In the bag: { $n }
}
orleans-bag-draws = up to { $n } are drawn; chance of each
orleans-chance = { $n }%
orleans-tiles = Tiles
orleans-market = Market
orleans-drawn = Drawn:
orleans-development = Development
orleans-goods-market = Goods market
orleans-no-track = no track of their own
orleans-supply-of = in the supply: { $kind }
orleans-some = { $n ->
    [1] { FORM($token, "a") }
   *[other] { $n } { FORM($token, "many") }
}
orleans-own-one = { $token }
orleans-own-some = their own { $tokens }
orleans-round = Round { $n } of { $of }
orleans-stack = Stack { $n }
orleans-removed = Out of the game: { $tiles }
orleans-entry = { $kind }, { $filled } of { $total }
orleans-town = { $town }
orleans-town-stations = stations of { $names }

orleans-fact-coins = Coins
orleans-fact-level = Level of development
orleans-fact-items = Stations and citizens
orleans-fact-station = Trading stations built
orleans-fact-citizen = Citizens
orleans-fact-technology = Technology tiles to place
orleans-technology-supply = Technology tiles left

orleans-ask-remove = You may remove { $n ->
    [one] { $n } place tile
   *[other] { $n } place tiles
} from the game.
orleans-ask-draw = How many followers do you draw from your bag?
orleans-ask-draw-or-recall = How many do you draw? Instead of each, one may come back from your places.
orleans-ask-store = You may lay what you drew in the gunpowder tower; the rest goes to the market.
orleans-ask-recall = You may take { $n ->
    [one] { $n } follower
   *[other] { $n } followers
} back from the places.
orleans-ask-plan = Plan: pick a follower or finish.
orleans-plan-open = Your plan is ready and nobody sees it. Until the last player is done you can still change it.
orleans-ask-plan-put = Where does your { $token } go?
orleans-ask-turn = Act with one of your places, or pass for this round.
orleans-ask-village = Whom does the village bring you?
orleans-ask-tile = Choose a new place for your town.
orleans-ask-go-river = Where does your merchant sail?
orleans-ask-go-road = Where does your merchant drive?
orleans-ask-goods = Goods lie on the way. Take one?
orleans-ask-send = Whom do you send to which deed?
orleans-ask-reward = Canalisation: a coin or a development point?
orleans-ask-pay = How many coins do you pay for development?
orleans-ask-bath = One of those drawn must go to work. Which?
orleans-ask-bath-put = Where does your { $token } go to work?
orleans-ask-cover = Place a technology tile for good, or keep it for later.
orleans-ask-ward = Send the monk of the sacristy home to ignore the event?
orleans-ask-feed = Which food do you give for the harvest?
orleans-ask-torture = You owe { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} more. What do you give instead?

orleans-group-pick = Market
orleans-group-pick-tower = Gunpowder tower
orleans-group-put = Put on a slot
orleans-group-lift = Take back
orleans-group-draw = Draw
orleans-group-store = Into the tower
orleans-group-recall = Take back to the market
orleans-group-do = Act
orleans-group-recruit = Village
orleans-group-build = New place
orleans-group-go = Go to
orleans-group-take = Goods
orleans-group-send = Deeds
orleans-group-reward = Reward
orleans-group-pay = Pay
orleans-group-cover = Technology
orleans-group-ward = Event
orleans-group-feed = Harvest
orleans-group-give = Give
orleans-group-remove = Remove

# Several at once.
orleans-group-fill = Fill a place
orleans-group-clear = Take all back from
orleans-do-fill = { $place }
orleans-do-fill-with = { $place }: { $token }
orleans-do-clear = { $place }
orleans-do-as-before = As last round ({ $n ->
    [one] { $n } follower
   *[other] { $n } followers
})
orleans-then-lacks = { $n ->
    [one] one is still missing
   *[other] { $n } are still missing
}
orleans-do-pick = Take your { $token }
orleans-do-put = { $slot }
orleans-do-keep = Leave it where it is
orleans-do-lift = { $slot }
orleans-do-done-plan = Done planning
orleans-do-done-remove = Remove no more
orleans-do-done-store = The rest to the market
orleans-do-done-recall = Take nobody else back
orleans-do-done-send = Send no more
orleans-do-done-cover = Keep it for later
orleans-do-draw = { $n ->
    [0] Draw nobody
    [one] Draw { $n } follower
   *[other] Draw { $n } followers
}
orleans-do-store = { $token }
orleans-do-recall = { $slot }
orleans-do-do = { $place }
orleans-do-pass = Pass
orleans-do-recruit = Take a { $kind }
orleans-do-build = { $place }
orleans-do-go = { $town }
orleans-do-take = Take { $good }
orleans-do-leave = Take nothing
orleans-do-send = { $deed }: { $kind }
orleans-do-reward-coin = A coin
orleans-do-reward-point = A development point
orleans-do-pay = Pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
orleans-do-cover = { $slot }
orleans-do-ward = Send the monk home
orleans-do-endure = Bear the event
orleans-do-feed = { $good }
orleans-do-give-station = A station from your stock
orleans-do-give-follower = A random follower from the bag
orleans-do-give-development = A step of development
orleans-do-give-technology = An unplaced technology tile
orleans-do-give-town = The station in { $town }
orleans-do-give-good = A good: { $good }
orleans-do-give-tile = The tile { $place }
orleans-do-give-placed = The technology tile on { $slot }
orleans-do-remove = { $place }

orleans-preview-recruit = +1 { $kind }
orleans-preview-good = +1 { $good }
orleans-preview-points = { $n ->
    [one] +{ $n } development point
   *[other] +{ $n } development points
}
orleans-preview-coins = { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
}
orleans-preview-citizen = { $n ->
    [one] +{ $n } citizen
   *[other] +{ $n } citizens
}
orleans-preview-technology = +1 technology tile
orleans-preview-tile = +1 place
orleans-preview-station = +1 station
orleans-preview-pays-coins = { $n ->
    [one] −{ $n } coin
   *[other] −{ $n } coins
}
orleans-preview-pays-food = −1 food
orleans-preview-way-empty = nothing lies on the way
orleans-preview-taken = a station stands there
orleans-preview-pass = nothing more this round
orleans-then-draws = draw { $n }
orleans-then-level = level { $n }
orleans-then-completes = completes the place
orleans-then-fills = fills the deed
orleans-then-chooses = a coin or a development point
orleans-then-nothing = brings nothing
orleans-then-recalls = { $n ->
    [one] then { $n } follower may come back from your places
   *[other] then up to { $n } followers may come back from your places
}
orleans-then-plague = { $n ->
    [one] { $n } neutral follower in the bag is in danger
   *[other] one of { $n } neutral followers in the bag is in danger
}
orleans-then-missing = { $n ->
    [one] and { $n } thing for the missing coin
   *[other] and { $n } things for the missing coins
}

orleans-event-removed = { $name } removes the tile { $place }.
orleans-event-hourglass = Round { $round }: { $event }.
orleans-event-census-first = Census: { $name } leads with farmers and gains a coin.
orleans-event-census-last = Census: { $name } has the fewest farmers and pays a coin.
orleans-event-census-last-poor = Census: { $name } has the fewest farmers and no coin to pay.
orleans-event-drew = { $name } draws { $tokens }.
orleans-event-stored = { $name } puts { FORM($token, "a") } in the tower.
orleans-event-recalled = { $name } takes { FORM($token, "a") } back to the market ({ $place }).
orleans-event-revealed = All have planned.
orleans-event-planned = { $name } places followers ({ $plan }).
orleans-event-acted = { $name } uses the { $place }.
orleans-event-passed = { $name } passes.
orleans-event-recruited = { $name } takes a { $kind }.
orleans-event-citizen = { $name } takes a citizen ({ $citizen }).
orleans-event-space-coins = { $name } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on the development track.
orleans-event-good = { $name } gets { $good }.
orleans-event-technology = { $name } gets a technology tile.
orleans-event-coins = { $name } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
orleans-event-point = { $name } takes a development point.
orleans-event-expanded = { $name } takes the tile { $place }.
orleans-event-went = { $name } goes from { $origin } to { $town }.
orleans-event-built = { $name } builds a trading station in { $town }.
orleans-event-sent = { $name } sends a { $kind } to the deed { $deed }.
orleans-event-paid = { $name } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for development.
orleans-event-bathed = { $name } draws { $tokens } in the bathhouse.
orleans-event-bath-put = { $name } puts { FORM($token, "a") } to work ({ $slot }).
orleans-event-covered = { $name } places a technology tile ({ $slot }).
orleans-event-warded = { $name } sends the monk of the sacristy home and ignores the event.
orleans-event-income = Income: { $name } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
orleans-event-trading-day = Trading day: { $name } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
orleans-event-taxes = Taxes: { $name } owes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
orleans-event-hungry = Harvest: { $name } has no food and owes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
orleans-event-fed = Harvest: { $name } gives { $good }.
orleans-event-plague = Plague: { $name } loses { FORM($token, "a") }.
orleans-event-plague-spared = Plague: { $name } draws { FORM($token, "a") } and loses nobody.
orleans-event-torture = { $name } cannot pay: { $missing ->
    [one] { $missing } thing
   *[other] { $missing } things
} must be given instead.
orleans-event-gave-good = { $name } gives { $good }.
orleans-event-gave-station = { $name } gives up the station in { $town }.
orleans-event-gave-stock = { $name } gives up a station from the stock.
orleans-event-gave-development = { $name } goes one space back in development.
orleans-event-gave-technology = { $name } gives up an unplaced technology tile.
orleans-event-gave-follower = { $name } gives up { FORM($token, "a") }.
orleans-event-gave-tile = { $name } gives up the tile { $place }.
orleans-event-gave-placed = { $name } gives up the technology tile on { $slot }.
# Moments: who has how many, who gets what and why.
orleans-moment-census = Census
orleans-moment-census-why = The sole first on the farmer track gains a coin, the sole last pays one (O10).
orleans-moment-farmers = Farmers
orleans-moment-income = Level
orleans-moment-trading_day = Stations
orleans-moment-taxes = Goods
orleans-moment-harvest = Food
orleans-moment-plague = Drawn
orleans-moment-result = Result
orleans-moment-coins = { $sign }{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
orleans-event-finished = Eighteen rounds are over.

orleans-help-farmer = A farmer. The farmhouse brings one and a good; who leads on this track gains a coin in each census (O10, O19).
orleans-help-boatman = A boatman, from the village. Each step pays coins; the first at the end takes a citizen (O20).
orleans-help-craftsman = A craftsman, from the village. Each step brings a technology tile (O20, O33).
orleans-help-trader = A trader, from the village. Each step brings a new place tile (O20, O36).
orleans-help-knight = A knight, from the castle. The track says how many followers you draw (O11, O22).
orleans-help-scholar = A scholar, from the university. Each step brings development points (O21).
orleans-help-monk = A monk, from the monastery. He may stand for any follower on a place; nobody stands for him (O23, O31).
orleans-help-good = Goods score at the end: brocade 5, wool 4, wine 3, cheese 2, grain 1. Three full goods cost a coin in taxes (O45, O53).
orleans-help-town = A town. The guildhall builds a trading station here if nobody has one; in Orléans everybody may (O25).
orleans-help-merchant = A merchant. The ship moves it along a river, the wagon along a road, to the next town (O24).
orleans-help-station = Built trading stations and citizens each score your level of development (O53).
orleans-help-citizen = A citizen scores your level of development at the end (O53).
orleans-help-technology = A technology tile covers a slot for good, after you have passed: the first a farmer’s, one for a place, never a monk’s (O33, O34).
orleans-help-level = The level is the last star you have reached. It multiplies stations and citizens (O43, O53).
orleans-help-coin = Coins are points at the end, and pay what you owe (O50, O53).
orleans-help-slot = A slot takes the follower it shows, or one that may stand for it. When all are covered, the place can act (O13, O15).
orleans-help-marker = A player’s marker (O2).
orleans-help-development = The development track: coins and the first citizen of each space for reaching or passing it; stars raise the level (O43).
orleans-help-deed = A deed: a follower sent from the town hall stays here and is paid at once; who fills the last space takes the citizen (O27).
orleans-help-bag = Your bag. What has worked comes back here; up to the knight track’s number is drawn each round (O11, O17).
orleans-help-event-pilgrimage = Pilgrimage: no monk can be gained this round (O44).
orleans-help-event-taxes = Taxes: at the end of the round each pays a coin for every three goods (O45).
orleans-help-event-income = Income: at the end of the round each gains coins equal to the level (O46).
orleans-help-event-trading_day = Trading day: at the end of the round each gains a coin per built station (O47).
orleans-help-event-harvest = Harvest: at the end of the round each gives a food (grain, cheese, wine) or pays 5 coins (O48).
orleans-help-event-plague = Plague: at the end of the round each draws one from the bag; a neutral one is lost (O49).
orleans-help-place-farmhouse = Farmhouse: take a farmer, step on its track, gain the good shown there (O19).
orleans-help-place-village = Village: take a boatman (coins), a craftsman (technology) or a trader (a place tile) (O20).
orleans-help-place-university = University: take a scholar and move up the development track (O21).
orleans-help-place-castle = Castle: take a knight; you draw more followers (O22).
orleans-help-place-monastery = Monastery: take a monk; not in a pilgrimage round (O23).
orleans-help-place-ship = Ship: move your merchant along one river and take a good lying there (O24).
orleans-help-place-wagon = Wagon: move your merchant along one road and take a good lying there (O24).
orleans-help-place-guildhall = Guildhall: build a trading station where your merchant is (O25).
orleans-help-place-scriptorium = Scriptorium: one development point (O26).
orleans-help-place-town_hall = Town hall: one or two neutral followers go to the deeds for the rest of the game (O27, O61).
orleans-help-place-hayrick = Hayrick: one grain from the goods market (O59).
orleans-help-place-cheese_factory = Cheese factory: one cheese from the goods market (O59).
orleans-help-place-winery = Winery: one wine from the goods market (O59).
orleans-help-place-wool_manufacturer = Wool mill: one wool from the goods market (O59).
orleans-help-place-tailor_shop = Tailor shop: one brocade from the goods market (O59).
orleans-help-place-shipping_line = Shipping line: one development point (O59).
orleans-help-place-brewery = Brewery: two coins (O59).
orleans-help-place-library = Library: two development points (O59).
orleans-help-place-windmill = Windmill: two coins and a development point (O59).
orleans-help-place-cellar = Cellar: four coins (O59).
orleans-help-place-sacristy = Sacristy: a monk lying here may go home to ignore harvest, taxes or plague (O38).
orleans-help-place-office = Office: a coin for each of your built stations (O59).
orleans-help-place-laboratory = Laboratory: a technology tile (O42).
orleans-help-place-hospital = Hospital: coins equal to your level (O59).
orleans-help-place-school = School: your scholars may stand for anybody but monks (O32).
orleans-help-place-horse_wagon = Horse wagon: move along one road, with fewer followers (O24).
orleans-help-place-herb_garden = Herb garden: your boatmen may stand for farmers, craftsmen and traders (O32).
orleans-help-place-pharmacy = Pharmacy: pay one to three coins, one development space each; anybody may lie here (O39).
orleans-help-place-gunpowder_tower = Gunpowder tower: two more market spaces, from which neutral followers can be sent to deeds (O40).
orleans-help-place-bathhouse = Bathhouse: draw two from the bag; one goes to work at once, the other back (O41).

orleans-text-market = market
orleans-text-slots = on places
orleans-text-bag = bag
orleans-text-tiles = tiles
orleans-text-goods = goods
orleans-way-road = road
orleans-way-river = river
orleans-text-station = trading station
orleans-text-level = level { $n }

## What the topics of help are called

orleans-called-farmer = Farmer
orleans-called-boatman = Boatman
orleans-called-craftsman = Craftsman
orleans-called-trader = Trader
orleans-called-knight = Knight
orleans-called-scholar = Scholar
orleans-called-monk = Monk
orleans-called-good = Goods
orleans-called-town = Town
orleans-called-merchant = Merchant
orleans-called-station = Trading stations
orleans-called-citizen = Citizens
orleans-called-technology = Technology tiles
orleans-called-level = Level of development
orleans-called-coin = Coins
orleans-called-slot = Slot
orleans-called-marker = Marker
orleans-called-development = Development track
orleans-called-deed = Deed
orleans-called-bag = Bag
orleans-called-market = Market
orleans-help-market = Your market: followers drawn from the bag wait here until you put them on slots (O11, O13).

## What the features of a position are called

feature-value = points to be expected
feature-value-lead = lead in points to be expected
feature-value-by-progress = points to be expected, the later the more
feature-value-lead-by-progress = lead in points to be expected, the later the more
feature-score = points so far
feature-score-lead = lead in points so far
feature-coins = coins
feature-goods-points = points of goods
feature-development = spaces of development
feature-development-lead = lead in development
feature-level = level of development
feature-spaces-to-star = spaces to the next star
feature-citizens = citizens
feature-points-of-stations-and-citizens = points of stations and citizens
feature-star-in-reach = a star in reach for stations and citizens
feature-development-citizen-near = a citizen near on the development track
feature-development-citizen-first = being ahead in the race for it
feature-farmer-track = farmer track
feature-boatman-track = boatman track
feature-craftsman-track = craftsman track
feature-trader-track = trader track
feature-knight-track = knight track
feature-scholar-track = scholar track
feature-farmer-lead = lead in farmers
feature-census-coins = coins of the census
feature-boatman-citizen-near = the citizen of the boatman track
feature-knight-citizen-near = the citizen of the knight track
feature-next-scholar-points = development of the next scholar
feature-next-farmer-good = the good of the next farmer
feature-characters = followers
feature-monks = monks
feature-work-to-come = work in the rounds left
feature-characters-beyond-draws = followers beyond what is drawn
feature-waiting-characters = followers on slots
feature-crowded-market = a crowded market
feature-characters-for-deeds = followers for deeds
feature-deeds-to-finish = deeds that can be finished
feature-market-farmers = farmers on the market
feature-market-boatmen = boatmen on the market
feature-market-craftsmen = craftsmen on the market
feature-market-traders = traders on the market
feature-market-knights = knights on the market
feature-market-scholars = scholars on the market
feature-market-monks = monks on the market
feature-ready-farmhouse = a filled farmhouse
feature-ready-village = a filled village
feature-ready-university = a filled university
feature-ready-castle = a filled castle
feature-ready-monastery = a filled monastery
feature-ready-journeys = filled ships and wagons
feature-ready-guildhall = a filled guildhall
feature-ready-development-points = development of filled places
feature-ready-coins = coins of filled places
feature-ready-goods = goods of filled places
feature-waiting-for-deeds = followers in the town hall
feature-places-one-short = places that miss one follower
feature-technology-tiles = technology tiles
feature-technology-in-rounds-left = technology in the rounds left
feature-technology-for-recruiting = technology where followers are gained
feature-technology-for-merchant = technology for merchant and stations
feature-place-tiles-in-rounds-left = place tiles in the rounds left
feature-goods-tiles-in-rounds-left = goods of tiles in the rounds left
feature-development-tiles-in-rounds-left = development of tiles in the rounds left
feature-coin-tiles-in-rounds-left = coins of tiles in the rounds left
feature-school-in-rounds-left = the school
feature-pharmacy-in-rounds-left = the pharmacy
feature-stations = trading stations
feature-station-lead = lead in stations
feature-rounds-without-station = rounds without a station
feature-room-for-station = room for a station
feature-rivals-in-town = rivals in the same town
feature-free-towns-next = free towns one way off
feature-free-towns-within-two = free towns within two ways
feature-best-good-by-road = the best good by road
feature-best-good-by-river = the best good by river
feature-food = food
feature-no-food = no food
feature-harvests-without-food = harvests without food
feature-coins-short-of-harvest = coins short for a harvest
feature-coins-due = coins due this round
feature-coins-missing = coins that cannot be paid
feature-taxes-to-come = taxes to come
feature-income-to-come = income to come
feature-trading-days-to-come = trading days to come
feature-plague-risk = the risk of plague
feature-monk-in-sacristy = a monk in the sacristy
feature-turn-order = order of the round
feature-finished-phase = being done with the phase
feature-to-act = having the move
feature-round = the round
feature-last-rounds = the last rounds
feature-seats = number of players
feature-before-actions = actions still to come
feature-pilgrimage-now = a pilgrimage this round
feature-taxes-now = taxes this round
feature-income-now = income this round
feature-trading-day-now = a trading day this round
feature-harvest-now = a harvest this round
feature-plague-now = a plague this round
feature-taxes-left = taxes among the tiles to come
feature-incomes-left = income among the tiles to come
feature-trading-days-left = trading days among the tiles to come
feature-harvests-left = harvests among the tiles to come
feature-plagues-left = plagues among the tiles to come
feature-farmers-left = farmers in the supply
feature-villagers-left = boatmen, craftsmen and traders in the supply
feature-knights-left = knights in the supply
feature-scholars-left = scholars in the supply
feature-monks-left = monks in the supply
feature-technology-left = technology tiles in the supply
feature-deed-spaces-left = free spaces of deeds
feature-deed-citizens-left = citizens of deeds
feature-track-citizens-left = citizens of the tracks

# --- the rules page: the goal, a turn at a glance, what the pictures show ---
orleans-goal = Gather followers in your bag, and plan each round what those you have drawn are to do. They bring you goods, money, knowledge, new places and trading stations along roads and rivers. After 18 rounds coins and goods are counted, and every station and citizen scores your level of development.
orleans-turn-1 = The hourglass shows the event of the round; the census counts farmers.
orleans-turn-2 = Draw followers from your bag to your market.
orleans-turn-3 = Plan, all at once: put them on the slots of your places.
orleans-turn-4 = In turn, act with one ready place or pass; then the followers return to the bag.
orleans-turn-5 = When all have passed, the event befalls everybody.
orleans-figure-bag = The knight track allows four, so four followers come from the bag to the market, beside the one that was left there. The bag says how likely each kind is.
orleans-figure-plan = A farmer, a boatman and a trader go from the market to the castle. All its slots are filled, so it is ready. The others stay on the market for the next round.
orleans-figure-castle = The castle acts. Its three followers go into the bag, together with the new knight: in the rounds to come they can be drawn again.
orleans-figure-track = The castle brings a knight and a step on its track: from the next round on, five followers may be drawn instead of four.
orleans-figure-road = The horse wagon takes the merchant along one road from Orléans to Vierzon. Two goods lie on the way, and one of them may be taken: here the wool.
orleans-figure-station = The guildhall builds a trading station in the town where the merchant is, as nobody has one there.
orleans-figure-deed = From the town hall a farmer is sent to a deed that asks for one, for 2 coins at once. The farmer never comes back; who fills the last space of a deed takes its citizen.
orleans-figure-technology = The first technology tile must cover a farmer’s slot. From now on the guildhall only needs a craftsman and a knight.
orleans-figure-development = The university brings four points of development: the blue marker takes the 3 coins it passes and goes beyond the third star, so its level is 3 now.
orleans-figure-plague = When the last one has passed, the event comes, here the plague: everybody draws a follower, and who is neutral is lost. Then the hourglass of the next round is shown.

# What features are about: hints say why in these words.
theme-money = money
theme-goods = goods
theme-development = development
theme-citizens = citizens
theme-tracks = the tracks
theme-followers = followers
theme-market = the market
theme-filled-places = filled places
theme-deeds = deeds
theme-technology = technology
theme-place-tiles = place tiles
theme-stations = trading stations
theme-journey = the way onwards
theme-food = food
theme-plague = protection from the plague
theme-order = the order of the round

## Orders beforehand
orleans-order-pass = Passing
orleans-order-pass-round = Pass when my turn comes
orleans-order-pass-round-n = in round { $n }
orleans-order-pass-place = but ask me if I can act with
orleans-order-pass-place-none = — (just pass)
orleans-order-pass-technology = Technology tiles after passing
orleans-order-pass-technology-ask = ask me
orleans-order-pass-technology-keep = keep them for later
orleans-order-pass-said = Pass in round { $round } when my turn comes{ $place ->
    [none] {""}
   *[other] , but ask me if this place can act: { $place-said }
}.
