bruges-title = Bruges
bruges-tagline = Build houses, settle 165 characters (204 with City on the Zwin; reconstructed), dig canals — and keep flood, plague and fire away.
bruges-notice = Unofficial. Bruges is a game by Stefan Feld; we are not affiliated with its publishers.
bruges-deck-shipped = The characters are a reconstruction: the rulebooks do not list them. Each card says what is documented.
bruges-deck-own = This table plays with its own deck, { $digest }.

bruges-option-citizens = New citizens: 39 more characters (five players switch them on, with the fifth-player module)
bruges-option-citizens-auto = Only with five players
bruges-option-citizens-no = No (up to four)
bruges-option-citizens-yes = Yes (City on the Zwin)

bruges-score-track = During the game
bruges-score-persons = Persons
bruges-score-houses = Houses
bruges-score-laurels = Laurels
bruges-score-leaders = Leadership
bruges-score-canals = Canals
bruges-score-statues = Statues
bruges-score-reputation = Reputation

## What bots may be like

bruges-character-builder = builder
bruges-character-builder-about = Digs canals and puts up statues before anything else.
bruges-character-patron = patron
bruges-character-patron-about = Invites many persons, and those with laurels first.

bruges-guild-nobles = Nobles
bruges-guild-entertainers = Entertainers
bruges-guild-artisans = Artisans
bruges-guild-clerics = Clerics
bruges-guild-defenders = Defenders
bruges-guild-scholars = Scholars
bruges-guild-officials = Officials
bruges-guild-merchants = Merchants
bruges-guild-servants = Servants
bruges-guild-artists = Artists
bruges-guild-underworld = Underworld
bruges-guild-travellers = Travellers
bruges-guild-any = any guild

colour-any = any

bruges-icon-lightning = once, when settled
bruges-icon-worker = { $tint } worker, once a round
bruges-icon-worker-short = a worker, once a round
bruges-icon-infinity = always
bruges-icon-once = free, once a round
bruges-icon-laurel = at the end of the game

bruges-threat-flood = Flood
bruges-threat-plague = Plague
bruges-threat-fire = Fire
bruges-threat-intrigue = Intrigue
bruges-threat-riot = Riot

bruges-leader-reputation = reputation
bruges-leader-persons = persons
bruges-leader-canals = canals

bruges-side-left = upper
bruges-side-right = lower

bruges-use-workers = Workers
bruges-use-guilders = Guilders
bruges-use-threat = Threat
bruges-use-canal = Canal
bruges-use-house = House
bruges-use-person = Settle

guilders = { $n ->
    [one] { $n } guilder
   *[other] { $n } guilders
}
workers-of = { $n ->
    [one] { $n } { $tint } worker
   *[other] { $n } { $tint } workers
}

bruges-op-guilders = Take { guilders }.
bruges-op-vp = Gain { points }.
bruges-op-reputation = Advance { $n ->
    [one] { $n } step
   *[other] { $n } steps
} of reputation, free.
bruges-op-workers = { $colour ->
    [any] Take { $n ->
        [one] { $n } worker of any colour.
       *[other] { $n } workers of any colours.
    }
    [one] Take { $n } workers of one colour of your choice.
   *[other] Take { workers-of }.
}
bruges-op-workers_each = Take { $n } { $n ->
    [one] worker
   *[other] workers
} of each colour.
bruges-op-draw = Draw { cards }.
bruges-cards = { cards }
bruges-op-guilders_die = { $which ->
    [highest] Take as many guilders as the highest die shows.
   *[sum_3_4] Take as many guilders as all dice showing 3 or 4 add up to.
}
bruges-op-guilders_per_guild = Take { guilders } for each person of yours from the guild “{ $guild }”{ bruges-at-most }.
bruges-op-guilders_per_canal = Take { guilders } for each canal token of yours{ bruges-at-most }.
bruges-op-guilders_per_house = Take { guilders } for each house of yours{ bruges-at-most }.
bruges-op-guilders_per_reputation = Take { guilders } for each step of reputation{ bruges-at-most }.
bruges-op-vp_per_guild = Gain { points } for each person of yours from the guild “{ $guild }”{ bruges-at-most }.
bruges-at-most = { $max ->
    [99] {""}
   *[other] , at most { $max }
}
bruges-op-discard_threat = { $colour ->
    [any] { $n ->
        [99] Discard all your threat markers.
        [1] Discard 1 threat marker of any colour.
       *[other] Discard up to { $n } threat markers of any colours.
    }
    [one] { $n ->
        [99] Discard all your threat markers of one colour.
        [1] Discard 1 threat marker.
       *[other] Discard up to { $n } threat markers of one colour.
    }
   *[other] { $n ->
        [99] Discard all your { $tint } threat markers.
        [1] Discard 1 { $tint } threat marker.
       *[other] Discard up to { $n } { $tint } threat markers.
    }
} { $n ->
    [1] A point for it.
   *[other] A point for each.
}
bruges-op-sell_workers = Return { $max ->
    [99] any number of workers: { guilders } for each.
    [1] 1 worker: { guilders }.
   *[other] up to { $max } workers: { guilders } for each.
}
bruges-op-buy_vp = Buy up to { $max_vp } points: { guilders } for { bruges-vp }.
bruges-op-pay_guilders = { $cost ->
    [yes] Cost: { guilders }.
   *[no] Pay { guilders }.
}
bruges-op-discard_hand = { $cost ->
    [yes] Cost: { cards } from your hand.
   *[no] Discard { cards } from your hand.
}
bruges-op-discard_own_person = { $cost ->
    [yes] Cost: discard { bruges-own-persons }.
   *[no] Discard { bruges-own-persons }.
}
bruges-own-persons = { $n ->
    [one] { $n } { $other ->
        [yes] other person
       *[no] person
    }
   *[other] { $n } { $other ->
        [yes] other persons
       *[no] persons
    }
} of yours
bruges-op-person_to_hand = { $cost ->
    [yes] Cost: take { bruges-own-persons } back into your hand.
   *[no] Take { bruges-own-persons } back into your hand.
}
bruges-op-build_canal = { $minus ->
    [0] Build a canal space of any colour, without a card, for its guilders.
    [99] Build a canal space of any colour, without a card and free.
   *[other] Build a canal space of any colour, without a card, for { $minus } guilders less.
}
bruges-op-build_house_from_hand = Put { $n ->
    [one] 1 card
   *[other] up to { $n } cards
} from your hand down as { $n ->
    [one] a house
   *[other] houses
}, { $worker ->
    [none] without a worker.
   *[card_colour] paying the worker.
}
bruges-op-play_extra_card = Play { $n ->
    [one] one more card
   *[other] { $n } more cards
} from your hand.
bruges-op-draw_and_play = Draw { cards } and play { $n ->
    [one] it
   *[other] each
} at once.
bruges-op-repeat_lightning = Repeat the effect of a lightning person of yours{ $max_cost ->
    [99] .
   *[other] {" "}that costs at most { $max_cost }.
}
bruges-op-opponents_pay = { $target ->
    [one] Another player hands
   *[all_others] Every other player hands
} you { guilders }.
bruges-op-opponents_lose_worker = { $target ->
    [one] Another player returns
   *[all_others] Every other player returns
} { $n ->
    [one] 1 worker
   *[other] { $n } workers
}.
bruges-op-opponents_take_threat = { $target ->
    [one] Another player takes
   *[all_others] Every other player takes
} { $n ->
    [one] { $colour ->
        [any] a threat marker of a colour you name.
       *[other] a { $tint } threat marker.
    }
   *[other] { $colour ->
        [any] { $n } threat markers of a colour you name.
       *[other] { $n } { $tint } threat markers.
    }
}
bruges-op-opponent_discards_person = { $target ->
    [one] Another player discards
   *[all_others] Every other player discards
} { $n ->
    [one] 1 person
   *[other] { $n } persons
} of their choice.
bruges-op-opponent_discards_house = { $target ->
    [one] Another player discards
   *[all_others] Every other player discards
} { $n ->
    [one] 1 house
   *[other] { $n } houses
} of their choice; { $n ->
    [1] a resident returns
   *[other] residents return
} to the hand.
bruges-op-pass_threat = Give { $n ->
    [one] 1 of your threat markers
   *[other] { $n } of your threat markers
}{ $colour ->
    [any] {""}
   *[other] {" "}({ $tint })
} to another player.
bruges-op-steal_guilders = Take up to { guilders } from { $target ->
    [one] another player.
   *[all_others] every other player.
}
bruges-op-beg = Take { guilders } from each player who has more guilders than you.
bruges-op-take_from_discard = Take { cards } of the discard pile into your hand.
bruges-op-settle_from_discard = Settle a person ({ $guild }) from the discard pile in another empty house{ $pay ->
    [yes] {" "}for its cost.
   *[no] , free.
}
bruges-op-build_house_from_discard = Build the house of any card of the discard pile{ $worker ->
    [none] {" "}without a worker.
   *[card_colour] , paying a worker of its colour.
}
bruges-op-next_card_any_colour = The next card you play from hand counts as any colour you name.
bruges-op-mod_workers_action = When you play a card for workers, take { $n } instead of 2.
bruges-op-mod_guilder_action = When you play a card for guilders{ $any_die ->
    [yes] , use any die
   *[no] {""}
}{ $plus ->
    [0] .
   *[other] , take { $plus } more.
}
bruges-op-mod_threat_vp = Each threat marker you discard brings { points }.
bruges-op-mod_canal_cost = Canal spaces cost you { $minus ->
    [99] nothing
   *[other] { $minus } less
}{ $by_card_only ->
    [yes] {" "}when you play a card.
   *[no] .
}
bruges-op-mod_house_worker = Pay for a house with a worker of any colour.
bruges-op-mod_recruit_cost = { $guild_id ->
    [any] Each further person
   *[other] Each further person of the guild “{ $guild }”
} costs you { $minus ->
    [99] nothing.
   *[other] { $minus } less.
}
bruges-op-mod_reputation_cost = The step of reputation in phase 2 costs you { $minus ->
    [99] nothing.
   *[other] { $minus } less.
}
bruges-op-mod_hand_limit = You may fill your hand to { $n } cards.
bruges-op-mod_penalty_immunity = You do not suffer the penalty of three { $tint } threat markers.
bruges-op-on_canal = For each canal space you build{ bruges-by-card }: { bruges-gain }.
bruges-op-on_house = For each house you build{ bruges-by-card }: { bruges-gain }.
bruges-by-card = { $by_card_only ->
    [yes] {" "}with a card
   *[no] {""}
}
bruges-gain = { $vp ->
    [0] {""}
    [one] { $vp } point
   *[other] { $vp } points
}{ $guilders ->
    [0] {""}
    [one] { $guilders } guilder
   *[other] { $guilders } guilders
}
bruges-op-on_recruit = For each further person you settle: { $vp ->
    [0] {""}
    [one] { $vp } point
   *[other] { $vp } points
}{ $workers ->
    [0] {""}
    [one] { $workers } worker ({ $tint })
   *[other] { $workers } workers ({ $tint })
}.
bruges-op-on_reputation = For each step of reputation: { bruges-gain }.
bruges-op-score_per_guild = { bruges-vp } for each person of yours from the guild “{ $guild }”.
bruges-op-score_per_distinct_guild = { bruges-vp } for each different guild among your persons.
bruges-op-score_per_person_colour = { bruges-vp } for each { $tint } person of yours.
bruges-op-score_per_icon = { bruges-vp } for each person of yours with the icon { $icon ->
    [lightning] lightning.
    [worker] worker.
    [infinity] infinity.
   *[laurel] laurel.
}
bruges-op-score_per_house_colour = { bruges-vp } for each { $tint } house of yours.
bruges-op-score_per_distinct_house_colour = { bruges-vp } for each different colour among your houses.
bruges-op-score_per_canal = { bruges-vp } for each canal token of yours.
bruges-op-score_per_statue = { bruges-vp } for each statue of yours.
bruges-op-score_per_majority = { bruges-vp } for each leader marker you turned up.
bruges-op-score_per_reputation_steps = { bruges-vp } for every { $per } steps of reputation.
bruges-op-score_per_workers = { bruges-vp } for every { $per } workers.
bruges-op-score_per_guilders = { bruges-vp } for every { $per } guilders.
bruges-op-score_per_hand_card = { bruges-vp } for each card left in your hand.
bruges-vp = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
bruges-once = Once a round: { $text }
bruges-at-end = At the end: { $text }

bruges-ask-over = The game is over.
bruges-ask-fill = { $n ->
    [one] Draw 1 card: choose a deck.
   *[other] Draw { $n } cards: choose a deck for each.
}
bruges-ask-fill-more = You may draw one card more than usual.
bruges-ask-draw = { bruges-ask-fill }
bruges-ask-rise = Go up one step of reputation for { guilders }?
bruges-ask-turn = Your turn: choose a card and what to play it for.
bruges-ask-turn-wild = Play a card: it will count as any colour you name.
bruges-ask-turn-played = Use persons, or end your turn.
bruges-ask-turn-empty = No card in hand: use persons, or end your turn.
bruges-ask-extra = Play one more card.
bruges-ask-extra-card = Play the card you have just drawn.
bruges-ask-section = On which section do you build?
bruges-ask-lodging = Into which house does “{ $card }” move?
bruges-ask-pay-worker = Which worker pays for the house?
bruges-ask-take-worker = { $n ->
    [one] Which worker do you take?
   *[other] Which worker do you take? { $n } to go.
}
bruges-ask-ward = Which threat marker do you discard?
bruges-ask-sell = Sell workers for { guilders } each?
bruges-ask-lose-worker = You must return a worker. Which one?
bruges-ask-buy = Buy { bruges-vp } for { guilders }?
bruges-ask-spend = Pay { guilders } for the effect?
bruges-ask-discard = Which card do you discard?
bruges-ask-build = Which card do you put down as a house?
bruges-ask-recall = Whom do you take back into your hand?
bruges-ask-plague = Plague! Which person do you discard?
bruges-ask-dismiss = Which person do you discard?
bruges-ask-repeat = Whose lightning strikes again?
bruges-ask-order = Plague and fire at once: which comes first?
bruges-ask-fire = Fire! Give up a house or a canal token.
bruges-ask-raze = Which house do you give up?
bruges-ask-aim = { $attack ->
    [pay] Who hands you guilders?
    [worker] Who returns a worker?
    [threat] Who takes a threat marker?
    [person] Who discards a person?
    [house] Who gives up a house?
   *[pass] Who gets your threat marker?
}
bruges-ask-name = Which threat?
bruges-ask-fetch = Which card of the discard pile do you take?
bruges-ask-admit = Whom of the discard pile do you settle?
bruges-ask-raise = Which house of the discard pile do you build?
bruges-ask-colour = As which colour does “{ $card }” count?
bruges-ask-because = { $card }: { $question }

bruges-group-use = Use a person
bruges-group-done = Or

bruges-do-draw = { $deck ->
    [left] Draw a { $tint } card from the left deck
   *[right] Draw a { $tint } card from the right deck
}
bruges-do-done-turn = End the turn
bruges-do-done-stop = That is enough
bruges-do-done-decline = Decline
bruges-do-rise = Go up for { guilders }
bruges-do-stay = Stay where you are
bruges-do-play-workers = { workers-of }
bruges-do-play-guilders = { $n ->
    [one] { $n } guilder
   *[other] { $n } guilders
}: { $why }
bruges-why-die = the { $tint } die shows { $die }
bruges-why-die-plus = the { $tint } die shows { $die }, plus { $plus }
bruges-why-any = best die { $die }
bruges-why-any-plus = best die { $die }, plus { $plus }
bruges-do-play-threat = Discard a { $tint } threat marker: { points }
bruges-do-play-canal = { $n ->
    [0] Canal space, free
   *[other] Canal space for { guilders }
}
bruges-do-play-house = { $tint } house
bruges-do-play-person = { $n ->
    [0] Settle for nothing
   *[other] Settle for { guilders }
}
bruges-do-wild-workers = { $n } workers of a colour you name
bruges-do-wild-guilders = Guilders of a die you name
bruges-do-wild-threat = Discard any threat marker
bruges-do-wild-canal = Canal space of any colour
bruges-do-wild-house = House, for any worker
bruges-do-use = Use “{ $card }”
bruges-do-build-canal = Build on the { $side } section
bruges-do-lodge = The { $tint } house ({ $card })
bruges-do-take = A { $tint } worker
bruges-do-give = Return a { $tint } worker
bruges-do-ward = Discard { $threat } ({ $tint })
bruges-do-name = { $threat } ({ $tint })
bruges-do-suffer = First the { $threat }
bruges-do-dismiss = Discard “{ $card }”
bruges-do-burn = Lose the empty { $tint } house ({ $card })
bruges-do-evict = Lose the house of “{ $card }”
bruges-do-breach = Lose the last token of the { $side } section
bruges-do-recall = Take “{ $card }” back
bruges-do-discard = Discard “{ $card }”
bruges-do-build = “{ $card }” as a { $tint } house
bruges-do-buy = Pay { guilders }
bruges-do-repeat = Repeat “{ $card }”
bruges-do-fetch = Take “{ $card }”
bruges-do-admit = Settle “{ $card }”
bruges-do-raise = { $tint } house of “{ $card }”
bruges-do-as = As { $tint }

bruges-preview-workers = you will have { $n }
bruges-preview-guilders = you will have { $n }
bruges-preview-house = −1 { $tint } worker, +1 point at the end
bruges-preview-house-any = −1 worker of any colour, +1 point at the end
bruges-preview-person = { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
}. { $text }
bruges-preview-canal-third = third space: { points } at the end
bruges-preview-canal-fifth = fifth space: statue { $n }
bruges-preview-worker = −1 { $tint } worker. { $text }
bruges-preview-free = free. { $text }
bruges-preview-rise = { $points ->
    [one] +{ $points } point at the end
   *[other] +{ $points } points at the end
}
bruges-preview-dismiss = { $points ->
    [0] worth no points at the end
    [one] −{ $points } point at the end
   *[other] −{ $points } points at the end
}
bruges-preview-price = { $n ->
    [0] free
   *[other] −{ guilders }
}
bruges-preview-aim = { $attack ->
    [pay] has { guilders }
    [worker] { $n ->
        [one] has { $n } worker
       *[other] has { $n } workers
    }
    [person] { $n ->
        [one] has { $n } person
       *[other] has { $n } persons
    }
    [house] { $n ->
        [one] has { $n } house
       *[other] has { $n } houses
    }
   *[threat] { $n ->
        [one] has { $n } threat marker
       *[other] has { $n } threat markers
    }
}
bruges-preview-returns = the resident returns to your hand

bruges-event-round = Round { $round } begins; { $name } starts.{ $last ->
    [1] {" "}It is the last one.
   *[0] {""}
}
bruges-event-dice = { $name } rolls: blue { $blue }, brown { $brown }, red { $red }, purple { $purple }, yellow { $yellow }.
bruges-event-looked = { $name } draws { cards }.
bruges-event-reserve = A deck is empty, the reserve comes in. { $next ->
    [1] The next round is the last.
   *[0] This round is the last.
}
bruges-event-all-threatened = Everybody takes threat markers: { $threats }.
bruges-event-threatened = { $name } takes a { $tint } threat marker.
bruges-vp-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bruges-event-struck = { $threat } strikes { $name }{ $kind ->
    [flood] : all workers are gone.
    [intrigue] : 3 points are lost.
    [riot] : all guilders are gone.
   *[other] !
}
bruges-event-spared = { $threat }: { $name } is spared.
bruges-event-paid = { $name } pays { guilders }.
bruges-event-rose = { $name } reaches step { $step } of reputation.
bruges-event-got-guilders = { $name } takes { guilders }.
bruges-event-got-points = { $name } gains { points }.
bruges-event-got-workers = { $name } takes { workers-of }.
bruges-event-warded = { $name } discards { $n ->
    [one] a { $tint } threat marker
   *[other] { $n } { $tint } threat markers
}: +{ bruges-vp-of }.
bruges-event-played = { $name } plays “{ $card }”.
bruges-event-hired = { $name } settles “{ $card }” { $price ->
    [0] for free
    [one] for { $price } guilder
   *[other] for { $price } guilders
}.
bruges-event-house = { $name } builds a { $tint } house.
bruges-event-canal = { $name } builds space { $space } of the { $side } canal { $price ->
    [0] for free
    [one] for { $price } guilder
   *[other] for { $price } guilders
}.
bruges-event-statue = { $name } receives the statue { $value }.
bruges-event-lost-canal = { $name } loses a token of the { $side } canal.
bruges-event-lost-house = { $name } loses a { $tint } house (“{ $card }”).
bruges-event-came-back = { $name } takes “{ $card }” back into the hand.
bruges-event-lost-person = { $name } discards “{ $card }”.
bruges-event-lost-worker = { $name } returns a { $tint } worker.
bruges-event-used = { $name } uses “{ $card }”.
bruges-event-repeated = { $name } has “{ $card }” work once more.
bruges-event-robbed = { $name } takes { guilders } from { $victim }.
bruges-event-discarded = { $name } discards “{ $card }”.
bruges-event-fetched = { $name } takes “{ $card }” from the discard pile.
bruges-event-raised = { $name } builds the { $tint } house of “{ $card }” from the discard pile.
bruges-event-named = { $name } has it count as { $tint }.
bruges-event-moved-in = { $name } lodges it in the { $tint } house.
bruges-event-leader = { $name } leads in { $category } and turns the marker up.
bruges-moment-threat-why = A third marker of a colour closes the circle: its penalty strikes, and three markers return (B34, B36).
bruges-moment-leader-why = Who alone has most turns the marker up, and it stays up (B30).
bruges-event-finished = The last round is over. Now the laurels count.

bruges-fact-guilders = Guilders
bruges-fact-workers = Workers
bruges-fact-persons = Persons
bruges-fact-houses = Houses
bruges-fact-reputation = Reputation
bruges-fact-hand = Cards in hand
bruges-fact-threats = Threats
bruges-fact-canals = Canals
bruges-fact-leaders = Leadership
bruges-fact-statues = Statues

bruges-pane-street = My street
bruges-pane-street-of = { $name }
bruges-pane-hand = Hand
bruges-pane-town = Town
bruges-pane-pile = Discards
bruges-pile = Discard pile
bruges-pile-guild = By guild
bruges-pile-colour = By colour
bruges-pile-empty = The discard pile is empty
bruges-hand-empty = No cards in hand
bruges-street-empty = No houses yet: play a card and a worker of its colour
bruges-round = Round { $n }
bruges-round-last = Last round
bruges-round-next = The next round is the last
bruges-deck-name = { $side } deck: { cards }, top card { $tint }
bruges-deck-empty = { $side } deck: empty
bruges-reserve = Reserve: { cards }
bruges-reserve-short = reserve
bruges-die-name = { $tint } die: { $n }
bruges-step-price = A step of reputation costs { $n }
bruges-step-none = No step of reputation this round
bruges-drawn = Drawn, not yet seen: { $n }
bruges-house-name = { $tint } house
bruges-house-of = { $card } ({ $guild })
bruges-used = used in this round
bruges-canal-name = { $side } canal: { $n } of 5
bruges-worker-name = { $tint } workers: { $n }
bruges-threat-name = { $threat }: { $n } of 3
bruges-card-name = { $card }, { $tint }, { $guild }, cost { $cost }
bruges-unknown-card = unknown { $tint } card
bruges-points-now = { points } if it ended now

bruges-provenance = { $provenance ->
    [reconstructed] Reconstructed by us: nothing on this card is documented.
    [name-documented] The name is documented; the rest is reconstructed.
    [effect-documented] Name and effect are documented; the rest may be reconstructed.
    [partly-documented] Partly documented; the rest is reconstructed.
   *[other] Source: { $text }.
}

# What is documented of a deck: of its board, and of its cards with their number.
bruges-known = { $provenance ->
    [documented] documented
    [reconstructed] reconstructed
    [name-documented] name documented
    [effect-documented] effect documented
    [partly-documented] partly documented
    [printed-board] printed board
    [printed-card] printed card
    [none] not told
   *[other] { $text }
}
bruges-source = { $what }: { $source }
bruges-edition = Edition { $edition }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
bruges-board-canal_costs = Prices of canal spaces
bruges-board-reputation_points = Points of the reputation track
bruges-board-statues = Statues
bruges-board-statues_five_players = Statues for five players
bruges-board-guardhouse = Colours of canal spaces
bruges-board-cards = Cards

bruges-help-die = A die of phase 2. A card of its colour played for guilders takes what it shows. 5 and 6 threaten everybody, 1 and 2 price reputation (B10, B11, B15).
bruges-help-deck = One of the two decks. You choose one for each card you draw; only the colour of the top card is seen (B6).
bruges-help-reserve = The reserve fills the place of the first empty deck and brings the end of the game (B7, B8).
bruges-help-threat = Three markers of a colour bring its penalty: flood takes workers, plague a person, fire a house or canal token, intrigue 3 points, riot all guilders (B34).
bruges-help-worker = Workers pay for houses of their colour and for persons with their icon. No other colour will do (B19, B24).
bruges-help-guilders = Guilders pay for persons, canals and reputation; they break ties (B17, B20, B33).
bruges-help-canal = Your canal: build from the guardhouse outward with a card of the space’s colour. Third space: 3 points. Fifth: a statue (B17, B18).
bruges-help-house = A house: 1 point at the end and room for one person, of whatever colour (B19, B20).
bruges-help-person = A person of yours: points at the end are a third of its cost; the icon says when it works (B21–B26).
bruges-help-card = Any card serves six actions: 2 workers, guilders by its die, discard a threat, a canal space, a house, or settle the person (B13–B20).
bruges-help-reputation = Reputation scores at the end by its step; the sole leader turns a marker up (B11, B30, B32).
bruges-help-leader = Who alone leads in reputation, persons or canals at the end of a round turns this marker up for good: 4 points (B30).
bruges-help-statue = Statues, highest on top: one for each section of five spaces (B18).
bruges-help-discard = Everybody may look through the discard pile at any time (B38).
bruges-help-hand = Cards in hand: everybody sees their colours, only the owner their faces (B38).
bruges-help-notice = { bruges-deck-shipped }

bruges-deck-left = left
bruges-deck-right = right

bruges-option-zwin = The Zwin: ships in the harbour
bruges-option-zwin-no = No
bruges-option-zwin-yes = Yes (City on the Zwin)
bruges-option-exchange = The exchange: modified actions
bruges-option-exchange-no = No
bruges-option-exchange-yes = Yes (City on the Zwin)
bruges-exchange = Exchange
bruges-exchange-none = No action is modified now
bruges-exchange-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
bruges-exchange-left = { $n ->
    [one] { $n } card to come
   *[other] { $n } cards to come
}
bruges-ship-threats = Discard { $n } threat markers of any colours, or as many as you have. A point for each.
bruges-ship-next = next
bruges-ship-name = { $tint } ship: { $text }
bruges-ship-empty = { $tint } dock: no ship
bruges-ship = Ship
bruges-ask-ship = Use a docked ship for a worker of its colour?
bruges-do-ship = The { $tint } ship
bruges-preview-ship = −1 { $tint } worker. { $text }
bruges-do-trade = Exchange: { $text }
bruges-preview-trade = takes 1 of { bruges-exchange-markers }
bruges-event-docked = A { $tint } ship docks: { $text }
bruges-event-shipped = { $name } uses the { $tint } ship.
bruges-event-exchange = Exchange: { $text }
bruges-event-traded = { $name } uses the exchange: { $text }
bruges-twist-mod_workers_action-any_colour = Workers of any colours.
bruges-twist-mod_workers_action-n = { $n } workers instead of 2.
bruges-twist-mod_guilder_action-fixed = { guilders }, whatever the die shows.
bruges-twist-mod_guilder_action-plus = { $n } guilders more than the die shows.
bruges-twist-mod_threat_action-any_colour = Discard a threat marker of any colour.
bruges-twist-mod_threat_vp-vp = { points } for the threat marker.
bruges-twist-mod_canal_colour-any_colour = A canal space of any colour.
bruges-twist-mod_canal_cost-minus = { $n ->
    [99] A canal space without guilders.
   *[other] A canal space for { $n } guilders less.
}
bruges-twist-mod_house_worker-none = A house without a worker.
bruges-twist-on_house-guilders = A house, and { guilders }.
bruges-twist-mod_recruit_cost-minus = { $n ->
    [99] Settle for nothing.
   *[other] Settle for { $n } guilders less.
}
bruges-twist-on_recruit-printed_vp = Settle, and score the person’s points at once.
bruges-help-ship = A ship docks when the die of its colour shows 3 or 4. Who builds a canal by playing a card may use one for a worker of its colour (Z9–Z11).
bruges-help-exchange = This action may be played in a modified way as long as markers lie here; each use takes one (Z13–Z15).

## What the topics of help are called

bruges-called-die = Die
bruges-called-deck = Deck
bruges-called-reserve = Reserve
bruges-called-threat = Threat
bruges-called-worker = Workers
bruges-called-guilders = Guilders
bruges-called-canal = Canal
bruges-called-house = House
bruges-called-person = Person
bruges-called-card = Card
bruges-called-reputation = Reputation
bruges-called-leader = Leadership
bruges-called-statue = Statues
bruges-called-discard = Discard pile
bruges-called-hand = Cards in hand
bruges-called-notice = The characters of this deck
bruges-called-ship = Ship
bruges-called-exchange = Exchange

## What counts in a position, for a learned value

feature-expected-points = points to be expected
feature-expected-lead = lead in points to be expected
feature-expected-points-late = points to be expected near the end
feature-expected-lead-late = lead in points to be expected near the end
feature-score = points if the game ended now
feature-score-lead = lead in points if the game ended now
feature-turns-this-round = own turns of this round
feature-turns-left = own turns until the end
feature-to-act = being the one to act
feature-place-in-turn-order = place in turn order
feature-plays-last = the last turn of the round
feature-starts-next-round = the start marker in the next round
feature-further-cards = further cards to play
feature-workers-to-take = workers still to be taken
feature-losses-due = losses still to be chosen
feature-person-moving-in = a person moving in
feature-reputation-steps = steps of reputation
feature-reputation-points = points of reputation
feature-next-step-points = points of the next step of reputation
feature-step-on-offer = a step of reputation that can be bought
feature-reputation-marker = leadership in reputation
feature-reputation-lead = lead in reputation
feature-persons-marker = leadership in persons
feature-persons-lead = lead in persons
feature-canals-marker = leadership in canals
feature-canals-lead = lead in canals
feature-markers-ahead = leader markers if the round ended now
feature-markers-certain = leader markers nobody can prevent
feature-markers-in-reach = leader markers in reach
feature-longer-section = the longer canal section
feature-shorter-section = the shorter canal section
feature-third-spaces = third canal spaces
feature-sections-before-third = canal sections before the third space
feature-sections-before-fifth = canal sections before the statue
feature-statue-points = statues
feature-statue-promise = the next statue in sight
feature-statue-race = lead on the way to the next statue
feature-guilders-short-of-statue = guilders missing for the next statue
feature-houses = houses
feature-empty-house = an empty house
feature-second-empty-house = a second empty house
feature-persons = persons
feature-person-points = points of persons
feature-laurel-points = laurels
feature-laurel-growth = laurels that can still grow
feature-largest-guild = persons of one guild
feature-uses-a-round = active persons
feature-uses-to-come = active persons until the end
feature-changes-to-come = persons with a lasting effect until the end
feature-use-points-to-come = points from active persons until the end
feature-use-guilders = guilders a round from persons
feature-use-guilders-to-come = guilders from persons until the end
feature-use-workers = workers a round from persons
feature-use-wards = persons who discard threats
feature-attackers = persons who harm others
feature-usable-persons = persons who can be used now
feature-persons-without-worker = persons without the worker they need
feature-immunities = protection from penalties
feature-guilders = guilders
feature-guilders-up-to-three = the first three guilders
feature-guilders-up-to-six = the first six guilders
feature-guilders-to-spend = guilders that can still be spent
feature-workers = workers
feature-worker-colours = colours of workers
feature-workers-to-spend = workers that can still be used
feature-threat-markers = threat markers
feature-single-threats = threats with one marker
feature-flood-close = flood at two markers
feature-plague-close = plague at two markers
feature-fire-close = fire at two markers
feature-intrigue-close = intrigue at two markers
feature-riot-close = riot at two markers
feature-workers-at-risk = workers before a flood
feature-person-at-risk = a person before the plague
feature-guilders-at-risk = guilders before a riot
feature-loss-at-risk = all that threats at two markers can take
feature-loss-at-the-dice = what the next dice can take at once
feature-cards-against-threats = cards against threats
feature-cards-against-close-threats = cards against threats at two markers
feature-cards-in-hand = cards in hand
feature-cards-unseen = cards not seen yet
feature-best-card = the best card in hand
feature-second-card = the second-best card in hand
feature-best-affordable-card = the best person that can be settled
feature-house-cards = cards for houses
feature-canal-cards = cards for canals
feature-best-die = guilders by the best die
feature-laurel-in-hand = a laurel in hand
feature-best-ship = a ship with a worker for it
feature-ship-in-reach = a ship and the canal card for it
feature-best-card-for-the-rounds-left = the best card in hand, for the rounds left
feature-best-to-settle-this-round = the best person who can move in this round
feature-turns-to-settle = turns until the best person moves in
feature-persons-marker-in-hand = cards and guilders for the lead in persons
feature-canals-marker-in-hand = cards and guilders for the lead in canals
feature-turns-to-marker = turns until the nearest leader marker
feature-third-space-in-hand = cards and guilders for a third canal space
feature-players = number of players
feature-two-players = a game for two
feature-round = the round
feature-turns-to-follow = the rounds to follow
feature-round-played = how far the round is
feature-last-round = the last round
feature-before-the-dice = dice to be rolled
feature-reputation-on-offer = reputation being sold
feature-in-the-midst = a choice half made
feature-smaller-deck = cards of the smaller deck
feature-statues-left = statues left
feature-top-statue = the top statue
feature-dice-sum = the dice
feature-step-price = the price of reputation
feature-ships-docked = docked ships
feature-with-citizens = the new citizens
feature-with-ships = the Zwin
feature-with-exchange = the exchange
feature-exchange-workers = the exchange for workers
feature-exchange-guilders = the exchange for guilders
feature-exchange-threat = the exchange for threats
feature-exchange-canal = the exchange for canals
feature-exchange-house = the exchange for houses
feature-exchange-person = the exchange for persons

# --- the rules page: the goal, a turn at a glance, what the pictures show ---
bruges-goal = Become somebody in Bruges: dig canals, build houses, and let persons with abilities of their own move in. Every card can be used in six ways, and the dice say what it brings and which dangers are growing. When the cards run out the last round is played, and persons, houses, canals, statues, leadership and reputation are added to your points.
bruges-turn-1 = Everybody draws up to five cards from two decks, seeing only their colours.
bruges-turn-2 = Five dice: a 5 or 6 threatens everybody, 1 and 2 are the price of a step of reputation.
bruges-turn-3 = Four times each, in turn: play a card for one of its six uses.
bruges-turn-4 = Who alone leads turns up a marker; the next player starts.
bruges-figure-dice = As soon as the hands are full, the dice are rolled. Yellow shows 6, so everybody takes a yellow threat marker; a third one would bring the penalty. Purple shows 2: a step of reputation costs 2 guilders this round.
bruges-figure-uses = Below each card stand its six uses and what they bring just now: workers, guilders, a threat less, a canal, a house, the person. A dashed edge: it can be done. Here the lower card is discarded for guilders, because the purple die shows 6.
bruges-figure-workers = A brown card is discarded for two brown workers.
bruges-figure-guilders = A yellow card brings as many guilders as the yellow die shows: 6.
bruges-figure-threat = A red card removes a red threat marker and brings a point.
bruges-figure-canal = The next space of the lower canal is blue and costs 3: a blue card and 3 guilders build it. This third token is worth 3 points at the end.
bruges-figure-statue = The fifth token completes the lower canal and takes the most valuable statue that is left.
bruges-figure-house = A purple card is put down as a house, and a purple worker is returned for it.
bruges-figure-person = A person moves into an empty house for the cost on the card, 12 guilders. The house is purple and the card is blue: that does not matter.
bruges-figure-use = The goldsmith has a worker as icon: for a yellow worker, once a round, 2 points. Who has been used bears a mark until the round ends.
bruges-figure-leaders = The round is over. Who alone has most reputation, persons or canal tokens turns that marker up, and it stays up: 4 points at the end. A tie turns up nothing.
bruges-figure-riot = Yellow shows 6, and for this player that is the third yellow marker: the riot takes all guilders. Then the three markers go back.
bruges-figure-admit = The model settles a person of her guild from the discard pile in another empty house, without guilders.
bruges-figure-five = With five players two more statues lie on top of the stack, 9 and 8. Who is first to complete a canal takes the 9.
bruges-figure-dock = Blue and yellow show 3, so the top ship of either colour docks and can be used in this round.
bruges-figure-ship = After a canal space was built with a card, a purple worker is returned to use the purple ship: 6 guilders. The ship stays for the others.
bruges-figure-exchange = This exchange allows a canal space of any colour. Who makes use of it takes a marker off; with the last one it is over until the next round.

# What features are about: hints say why in these words.
theme-turns = turns
theme-reputation = reputation
theme-majorities = leadership
theme-canals = canals
theme-statues = statues
theme-houses = houses
theme-persons = persons
theme-abilities = the abilities of persons
theme-guilders = guilders
theme-workers = workers
theme-threats = threats
theme-hand = the hand
theme-ships = ships

## Orders beforehand
bruges-order-reputation = Reputation
bruges-order-reputation-round = Buy no step
bruges-order-reputation-round-n = in round { $n }
bruges-order-reputation-round-every = in any round
bruges-order-reputation-upto = unless it costs at most
bruges-order-reputation-upto-none = do not buy at any price
bruges-order-reputation-cheap = and if it is that cheap
bruges-order-reputation-cheap-ask = ask me
bruges-order-reputation-cheap-rise = buy it
bruges-order-reputation-said = Buy no step of reputation { $round-said }{ $upto ->
    [none] , whatever it costs.
   *[other] { $cheap ->
        [rise] ; but buy it if it costs { $upto } or less.
       *[other] ; but ask me if it costs { $upto } or less.
    }
}
