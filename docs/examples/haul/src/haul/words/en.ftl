haul-title = The Haul
haul-tagline = Dawn at the fish market: one card each, face down, and the best bid takes the crate.
haul-notice = A small game made for Igroteka, and the example of its tutorial. Free to play and to change.

haul-option-peeking = A look into the next crate
haul-option-peeking-yes = For a coin
haul-option-peeking-no = Never

haul-score-fish = Fish
haul-score-nets = Torn nets
haul-score-coins = Coins left

haul-card-blue = blue { $number }
haul-card-yellow = yellow { $number }
haul-card-red = red { $number }
haul-crate-net = a torn net
haul-crate-fish-1 = 1 fish
haul-crate-fish-2 = 2 fish
haul-crate-fish-3 = 3 fish
haul-crate-fish-4 = 4 fish
haul-crate-fish-5 = 5 fish

haul-ask-bid-fish = Round { $round } of { $rounds }: lay a bid. The strongest takes the fish.
haul-ask-bid-net = Round { $round } of { $rounds }: lay a bid. The weakest takes the torn net.
haul-ask-serve-fish = The crate is yours. Keep it, or swap it for the next one?
haul-ask-serve-net = The torn net is yours. Keep it, or swap it for the next crate?

haul-group-bid = Lay a bid
haul-do-bid = Bid { $card }
haul-do-peek = Look into the next crate
haul-do-keep = Keep the crate
haul-do-swap = Swap it for the next one
haul-comes-unseen = then whatever comes
haul-comes-net = then a torn net
haul-comes-fish-1 = then 1 fish
haul-comes-fish-2 = then 2 fish
haul-comes-fish-3 = then 3 fish
haul-comes-fish-4 = then 4 fish
haul-comes-fish-5 = then 5 fish

haul-event-peeked = { $name } pays for a look into the next crate.
haul-event-saw = You see { $crate }.
haul-event-bid = { $name } lays a bid.
haul-event-laid = It is your { $card }.
haul-event-turned = { $name } has bid { $card }.
haul-event-served = { $name } is served { $crate }.
haul-event-swapped = { $name } pays a coin and swaps { $crate } away.
haul-event-opened = The next crate is opened: { $crate }.
haul-event-kept = { $name } keeps { $crate }.

haul-quay = The quay
haul-over = The market is closed
haul-stack = { $n ->
    [one] { $n } crate to come
   *[other] { $n } crates to come
}
haul-next = The next crate, known to you
haul-round = Round { $round } of { $rounds }
haul-hand = Your bid cards
haul-hand-empty = No cards left
haul-bid = Bid
haul-face-down = face down
haul-fact-coins = Coins
haul-fact-cards = Cards in hand

haul-help-crate = A crate. Fish go to the strongest bid, a torn net to the weakest; whoever is served may swap it for a coin (H7, H9).
haul-help-stack = The crates to come, shuffled. A look into the next one costs a coin (H4, H8).
haul-help-card = A bid card. The number counts first; among equal numbers red is stronger than yellow, yellow than blue (H5, H6).
haul-called-crate = Crate
haul-called-stack = Crates to come
haul-called-card = Bid card
