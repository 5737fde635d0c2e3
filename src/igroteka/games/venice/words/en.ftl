venice-title = Venice 2099
venice-tagline = The sea is rising. Save the treasures, and stand on dry ground when the last card falls.
venice-notice = Unofficial. Venice 2099 is a game by Leo Colovini; we are not affiliated with its publishers.

venice-option-directions = Directions of a move
venice-option-directions-8 = All eight
venice-option-directions-4 = Only straight, not diagonal
venice-option-gondola = A gondola ride on your turn
venice-option-gondola-instead = Takes the place of the move
venice-option-gondola-extra = Comes in addition to the move
venice-option-rescue = A gondola may rescue to
venice-option-rescue-any = Any free square, a platform too
venice-option-rescue-district = Only a district

venice-score-treasures = Treasures
venice-score-districts = Figures on districts
venice-score-x_districts = Figures on X districts
venice-score-coins = Coins

## What bots may be like

venice-character-jeweller = jeweller
venice-character-jeweller-about = Buys treasures, and those that will be worth most.
venice-character-saver = saver
venice-character-saver-about = Keeps coins together, and buys only where it pays well.

venice-district = { $colour } { $value }
venice-card = { $colour } { $value }
venice-card-played = { $colour } { $value }
venice-platform = platform

venice-ask-place = Place figure { $n } of { $of }: on a district of a value you do not have yet, or on a platform.
venice-ask-turn = Your turn: move a figure and buy a treasure if you like, then play your lowest card.
venice-ask-turn-moved = You have moved. Buy a treasure if you like, then play your lowest card.
venice-ask-turn-bought = Now play a card of your lowest value.
venice-ask-move-to = Where does the figure from { $square } go?
venice-ask-gondola-to = Where does the gondola take the figure from { $square }?
venice-ask-rescue = Your figure on { $square } fell into the water. Spend a gondola to rescue it?

venice-group-place = Place
venice-group-move = Move
venice-group-gondola = Gondola
venice-group-to = Go to
venice-group-buy = Buy
venice-group-play = Play a forecast
venice-group-rescue = Rescue
venice-group-drown = { venice-group-rescue }

venice-do-place = Place on { $square }, { $tile }
venice-do-move = Move the figure from { $square }, { $tile }
venice-do-gondola = Ride from { $square }, { $tile }
venice-do-to = Go to { $square }, { $tile }
venice-do-buy = Buy a { $colour } treasure on { $square }
venice-do-play = Play { $card }
venice-do-rescue = Rescue to { $square }, { $tile }
venice-do-drown = Let it go

venice-pays-coins = −{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
venice-pays-gondolas = −{ venice-gondolas }
venice-gondolas = { $n ->
    [one] { $n } gondola
   *[other] { $n } gondolas
}
venice-then-spends = −1 gondola
venice-then-sinks = { $it } sinks
venice-then-falls = a figure of { $it } falls in
venice-then-drowns = a figure of { $it } drowns
venice-then-lost = the figure is out of the game
venice-fate-safe = can never sink
venice-fate-held = you hold its card
venice-preview-points = { $n ->
    [one] { $sign }{ $n } point if it ended now
   *[other] { $sign }{ $n } points if it ended now
}
venice-preview-price = { $price ->
    [one] the next treasure costs { $price } coin
   *[other] the next treasure costs { $price } coins
}

venice-event-placed = { $name } places a figure on { $square }.
venice-event-moved = { $name } moves from { $origin } to { $square }.
venice-event-rode = { $name } takes a gondola from { $origin } to { $square }.
venice-event-bought = { $name } buys a { $colour } treasure on { $square } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
venice-event-sank = { $name } plays { $card }: { $square } sinks.
venice-event-drowned = { $name } loses a figure: it drowns on { $square }.
venice-event-rescued = { $name } rescues the figure from { $origin } to { $square } with a gondola.
venice-moment-before = Points before
venice-moment-after = Points now
venice-moment-change = Difference
venice-moment-why = If it ended now: a { $colour } treasure is worth the more, the fewer districts of its colour stand (V25); a figure on its X scores twice the sum of its numbers above water (V27).
venice-event-finished = All cards are played. The city is what is left of it.

venice-fact-coins = Coins
venice-fact-cards = Cards in hand
venice-fact-gondolas = Gondolas
venice-fact-figures = Figures on the board

venice-hand = Your hand, in the order it must be played
venice-hand-empty = No cards left
venice-city = The city
venice-treasures = Treasures
venice-supply = Left
venice-worth = Worth
venice-square = { $square }: { $tile }
venice-square-water = { $square }: water
venice-square-figure = figure of { $name }
venice-square-coins = { $n ->
    [one] { $n } coin lies here
   *[other] { $n } coins lie here
}
venice-played-last = played { $value } last, holds nothing lower
venice-stake = { $n } of them are for figures on X districts: gone when the X sinks, less with every district of its colour that does.
venice-yours = in your hand

venice-help-district = A district. A figure left here at the end scores its number; an X scores twice the sum of its colour’s surviving numbers. Its forecast card sinks it (V21, V26, V27).
venice-help-platform = A floating platform. It never sinks, sells nothing and scores nothing (V2, V18, V26).
venice-help-water = Water. Nobody enters or crosses it, except by gondola (V15, V21).
venice-help-figure = A figure. On your turn you may move one of yours in a straight line; you may buy without moving, but after a purchase nothing moves (V14, V15).
venice-help-coins = Coins paid here. The next treasure from this square costs one coin more than lies on it (V18).
venice-help-card = A forecast card. It sinks the district of its colour and value; the lowest in hand must be played first (V20, V21).
venice-help-treasure = A treasure is worth 6, 3, 2 or 1 points when 1, 2, 3 or more districts of its colour are left at the end (V25).
venice-help-gondola = On your turn a gondola carries a figure to any free square. A figure that falls in it rescues at once, to a free district or, if the table chose so, to any free square too (V17, V22).

## What the topics of help are called

venice-called-district = District
venice-called-platform = Floating platform
venice-called-water = Water
venice-called-figure = Figure
venice-called-coins = Coins
venice-called-card = Forecast card
venice-called-treasure = Treasure
venice-called-gondola = Gondola
venice-called-purse = Coins
venice-help-purse = Coins pay for treasures; each one you keep scores 1 (V18, V28).

## What a learned value counts: of a player, then of the table

feature-points-expected = points expected
feature-lead-in-points-expected = lead in points expected
feature-lead-in-points-expected-by-progress = lead in points expected, the later the more
feature-close-lead = a close lead
feature-prospects = points within reach
feature-lead-in-prospects-by-progress = lead in points within reach, the later the more
feature-coins = coins
feature-treasures-worth-6 = treasures that will be worth 6
feature-treasure-points = points for treasures at the end
feature-lead-in-treasure-points = lead in points for treasures
feature-coins-to-spend = coins there is time to spend
feature-best-purchase = the best purchase where a figure stands
feature-best-purchase-after-move = the best purchase after a move
feature-best-purchase-by-turns = good purchases in the turns left
feature-figures = figures on the board
feature-figures-waiting = figures to be placed or rescued
feature-figures-lost = lost figures
feature-best-figure = the figure that stands best
feature-figures-doomed-by-rivals = figures whose district’s card a rival holds
feature-figures-in-danger = figures that may fall in before they can move
feature-figures-in-danger-without-gondola = figures in danger without a gondola
feature-figures-surely-falling = figures that cannot but fall in
feature-figures-that-must-move = figures that must move next turn
feature-best-move = the best move
feature-best-move-late = the best move in the last turns
feature-figures-doomed-beyond-gondolas = figures that will fall with no gondola left for them
feature-gondolas = gondolas
feature-any-gondola = having a gondola
feature-gain-of-gondola = what a gondola can gain
feature-gondolas-by-turns = gondolas while there are turns left
feature-cards = cards in hand
feature-moves-left = moves left
feature-may-move-now = the move of this turn
feature-may-buy-now = the purchase of this turn
feature-plays-last = playing last
feature-rival-figures-to-sink-next = rivals’ figures that the next card can sink
feature-rival-figures-to-drown-next = rivals’ figures that the next card can drown for good

feature-two-players = a game for two
feature-cards-in-hands = cards in all hands
feature-rounds-left = rounds left
feature-last-round = the last round
feature-last-three-rounds = the last three rounds
feature-gondola-beside-move = gondolas in addition to the move
feature-rescue-to-platforms = rescues to platforms too
feature-colours-with-three-districts = colours of which three districts will stand
feature-best-square = the best square of the city
feature-second-best-free-square = the second best free square
feature-x-squares-that-stand = X districts that will stand

# --- the rules page: the goal, a turn at a glance, what the pictures show ---
venice-goal = Venice is sinking, and your cards decide which district goes next. Buy treasures of colours of which little will be left, and have your figures stand where the city survives. When all cards are played, treasures, figures and saved coins are counted, and most points win.
venice-turn-1 = You may move one figure in a straight line, or spend a gondola to take it anywhere.
venice-turn-2 = You may buy a treasure of the colour you stand on, for a coin more than lies there.
venice-turn-3 = You must play a card of your lowest value: its district sinks for good.
venice-turn-4 = Whose figure falls in may rescue it with a gondola.
venice-figure-place = The fourth figure may be placed on any square with a dashed edge. All sevens and fives are out, because figures of this player stand on a 7 and on a 5 already; platforms are always allowed.
venice-figure-move = The figure on d5 may go to any square with a dashed edge. To the right it can go no further than the platform, as there is water behind it; upwards another figure stands on d3; along the diagonal it may go as far as g8.
venice-figure-gondola = A gondola takes the figure from a2 right across the city to h4. It is spent for good.
venice-figure-buy = Three coins lie on d5, so the treasure costs four. They stay on the square: the next one there would cost eight.
venice-figure-lowest = Three cards have the lowest value of this hand, a 3: one of them must be played, and which one is your choice.
venice-figure-sink = The card brown 6 sinks d2. The coin there is lost and the figure falls in; its owner has no gondola left, so it is out of the game.
venice-figure-rescue = The district under this figure has just sunk, in another player’s turn. For a gondola it may be put on any free district; here it goes to a2.
venice-figure-worth = The red X has sunk, and two red districts are left. Now a red treasure is worth 3 points instead of 2, whoever owns it.
venice-figure-x = The last cards are played, and one figure has reached the turquoise X. Of its colour the 2 and the 8 are left, so it scores 2 × (2 + 8) = 20 points.

# What features are about: hints say why in these words.
theme-coins = coins
theme-treasures = treasures
theme-purchases = purchases
theme-figures = the places of figures
theme-dangers = danger from the water
theme-ways = moves to come
theme-gondolas = gondolas
theme-hand = the hand
theme-order = turn order
theme-attack = rival figures on sinking ground

## Orders beforehand
venice-order-rescue = A figure that falls in
venice-order-rescue-figure = My figure on
venice-order-rescue-to = if it falls in, by gondola to
venice-order-rescue-to-drown = nowhere: let it drown
venice-order-rescue-else = if that square is taken by then
venice-order-rescue-else-ask = ask me
venice-order-rescue-else-drown = let it drown
venice-order-rescue-unless = ask me after all
venice-order-rescue-unless-nothing = never
venice-order-rescue-unless-last-gondola = if it takes my last gondola
venice-order-rescue-unless-lost-another = if I have lost another figure by then
venice-order-rescue-said = If my figure on { $figure } falls in: { $to ->
    [drown] let it drown
   *[other] a gondola to { $to }{ $else ->
        [ask] {""}
        [drown] , else let it drown
       *[other] , else to { $else }
    }
}{ $unless ->
    [last-gondola] ; ask me if it takes my last gondola
    [lost-another] ; ask me if I have lost another figure by then
   *[other] {""}
}.
