## The guided games: lessons.toml says what is done in each lesson

bruges-course-first = Your first game
bruges-course-first-about = A round and a half with Basil: guilders, a house, a canal, a person, threats; about ten minutes, then you play on.

bruges-lesson-first-welcome = Welcome to Bruges, the rich city of canals. You build houses and settle people in them, dig canals and win reputation; all of it brings points. Fire, flood and plague threaten whoever does not take care. Most points win.
bruges-lesson-first-draw = Every round begins with cards: everybody fills the hand to five, from two decks. Of the top card you see only the colour. Draw your last two: one from the right deck, one from the left.
bruges-lesson-first-draw-else = Good as well, but here the cards are prepared: first the right deck, then the left one.
bruges-lesson-first-dice = { $p2 } draws too, then the five dice are rolled, one of each colour. They say how many guilders a card of their colour brings. A 5 or a 6 brings trouble: everybody takes a threat marker of that colour, here brown and yellow.
bruges-lesson-first-rise = Dice of 1 and 2 together are the price of a step of reputation, worth points at the end. Red shows 1, so a step costs one guilder only. Buy it.
bruges-lesson-first-rise-else = You may do without. But a step has never been cheaper: buy it for one guilder.
bruges-lesson-first-uses = Now everybody plays four cards, one in turn. Each card has six uses: workers, guilders, a threat less, a canal space, a house, or the person on it. Only its colour matters, except for the person. So nearly every card is good for something.
bruges-lesson-first-guilders = You need money. The Forger is brown, and the brown die shows 6: play him for 6 guilders. Press the ringed field of the card, or the choice below.
bruges-lesson-first-guilders-else = That works as well, but with 6 guilders you can do much more this round: play the Forger for guilders.
bruges-lesson-first-house = { $p2 } has taken 6 guilders, too. Now a house: the Sculptor is laid face down and costs a purple worker, since he is purple. A house is worth a point, and a person can live in it.
bruges-lesson-first-house-else = Keep that card: build the house with the Sculptor.
bruges-lesson-first-canal = { $p2 } builds a house as well. Your turn to dig: the next space of your left canal is blue and costs 1 guilder. So a blue card builds it: the Dice Player. The third token of a canal is worth 3 points, the fifth a statue.
bruges-lesson-first-canal-else = Allowed, but the canal is waiting: play the Dice Player for a canal space.
bruges-lesson-first-rival = { $p2 } settles the Gatekeeper in the red house and uses him at once: for a brown worker, 4 guilders. Persons with a worker on their icon can be used once in every round.
bruges-lesson-first-person = Your house is still empty. The Archbishop costs 9 guilders, which is all you have, and the colour does not matter. His lightning strikes at once: a step of reputation and 2 points. Settle him.
bruges-lesson-first-person-else = You have saved up for the Archbishop: settle him now.
bruges-lesson-first-leaders = { $p2 } plays the fourth card, and the round is over. Who alone leads in reputation, persons or canals turns that marker up for good: 4 points each. You lead in reputation and in canals!
bruges-lesson-first-round = The second round. { $p2 } draws first now, then you fill up your hand: two from the left deck, then two from the right.
bruges-lesson-first-round-else = First two cards from the left deck, then two from the right: they are prepared.
bruges-lesson-first-threats = Blue and red have come up as 6: flood and fire. Your markers lie here. A third marker of one colour hurts: flood takes all workers, plague a person, fire a house, riot all guilders, intrigue 3 points. So get rid of some in time.
bruges-lesson-first-ward = { $p2 } takes guilders. You are broke, but a yellow card removes your yellow marker, and each marker that you remove brings a point. Play the Portrait Painter against the threat.
bruges-lesson-first-ward-else = Soon. First remove the yellow marker with the Portrait Painter.
bruges-lesson-first-workers = { $p2 } builds another house. You have no purple worker left: a purple card brings two. Play the Joiner for workers.
bruges-lesson-first-workers-else = Also a use for it, but you need purple workers: play the Joiner for workers.
bruges-lesson-first-others = { $p2 } digs the first space of a canal, with a yellow card: every guardhouse has its own colours.
bruges-lesson-first-own = Now a card of your own choice. Red shows 6, so a red card brings 6 guilders. As soon as you have decided, the coach says what it thinks of it; the bulb above asks it before.
bruges-lesson-first-again = And the last card of the round. What does your next round need: guilders, workers, a house? Everything that cannot be used says why if you press it.
bruges-lesson-first-bye = That is Bruges: four cards a round, until the reserve comes into play. Persons are worth a third of their cost and work together, so read your hand first. Undo, hints (H) and the rules (the book above) stay with you. Good luck!

## City on the Zwin: a short one for each module

bruges-course-citizens = Zwin: new citizens
bruges-course-citizens-about = 39 more persons; one of them settles another out of the discard pile. Three minutes.
bruges-lesson-citizens-welcome = The first module adds 39 persons. Twelve of them, like your Duchess, bring somebody of their own guild along: out of the discard pile, into another empty house, without guilders. Let us prepare that.
bruges-lesson-citizens-discard = The Duchess is a noble, and so is the Margrave, who would cost 9 guilders. Play him for guilders: red shows 4, and he comes to lie on the discard pile. { $p2 } takes guilders as well.
bruges-lesson-citizens-discard-else = Later. First the Margrave has to come onto the discard pile: play him for guilders.
bruges-lesson-citizens-pile = With the new citizens the discard pile matters. Everybody may look through it at any time, and here lies your Margrave. What { $p2 } plays lies here, too, and you may take from that as well.
bruges-lesson-citizens-house = Two persons need two houses. Build the first with the Abbot, for a blue worker.
bruges-lesson-citizens-house-else = Build the house with the Abbot; the other cards are needed.
bruges-lesson-citizens-second = { $p2 } has built, too. Now your second house: the Thief, for a brown worker.
bruges-lesson-citizens-second-else = Another house first: with the Thief.
bruges-lesson-citizens-duchess = { $p2 } takes workers. Now settle the Duchess for 6 guilders in the first house; then choose the Margrave from the discard pile: he moves into the other house for nothing.
bruges-lesson-citizens-duchess-else = The Duchess first, into the house at the left; then the Margrave from the discard pile.
bruges-lesson-citizens-travellers = Two persons for the price of one, and with them you lead in persons. There are also seventeen travellers, a guild of their own: some build the house of a card of the discard pile, others let your next card count as any colour.
bruges-lesson-citizens-draw = A new round. Fill your hand: left deck and right deck in turn.
bruges-lesson-citizens-draw-else = The cards are prepared: from the other deck, please.
bruges-lesson-citizens-rise = { $p2 } buys a step of reputation, for the two dice that show 1. You have just enough for it, too.
bruges-lesson-citizens-rise-else = It is cheap today: buy the step.
bruges-lesson-citizens-own = Now choose freely, as soon as { $p2 } has played. The coach says what it thinks of it.
bruges-lesson-citizens-bye = Watch the discard pile for what your guilds could use. At a new table the option “new citizens” brings these cards in. Now play on as you like.

bruges-course-five = Zwin: the fifth player
bruges-course-five-about = Five at the table: a fifth guardhouse and two more statues. Two minutes.
bruges-lesson-five-welcome = The second module makes room for a fifth player: you. The new citizens are always in play then, so that there are enough cards. All rules are the same; only the round is longer, and four others watch you.
bruges-lesson-five-statues = With five, two more statues lie on top of the stack: 9 and 8. Who is first to finish a canal, all five spaces of it, takes the 9. So the race for canals is worth more.
bruges-lesson-five-canal = The fifth guardhouse has canals of its own: your left one begins with purple. Play the Smuggler for its first space, for 1 guilder.
bruges-lesson-five-canal-else = That goes, too, but the statue 9 calls: build with the Smuggler.
bruges-lesson-five-others = Now the four others have their turns: { $p1 } and { $p3 } take guilders, { $p2 } and { $p4 } build houses. More rivals for the three leader markers, too: only who leads alone turns one up.
bruges-lesson-five-house = Your second card: a house with the Treasurer, for a yellow worker. Somebody has to live in Bruges.
bruges-lesson-five-house-else = First a house, with the Treasurer.
bruges-lesson-five-own = As soon as the others have played it is your turn again, and you choose. The Mathematician costs nothing and brings as many guilders as all dice of 3 and 4 show: that is a lot today.
bruges-lesson-five-bye = That is all that changes with five. Choose five players at a new table, and it is so by itself. Now play on as you like.

bruges-course-ships = Zwin: the ships
bruges-course-ships-about = Ships dock by the dice and bring workers, guilders, reputation to who digs a canal. Three minutes.
bruges-lesson-ships-welcome = The third module opens the harbour on the Zwin. For each colour there are ships, and every ship brings something: 6 guilders, 3 workers, a step of reputation, a threat or two less, an effect once more, or another card to play.
bruges-lesson-ships-dock = After the roll each die of 3 or 4 lets the ship of its colour dock. Blue, brown, purple and yellow have done so, red shows 5. Docked ships stay until the end of the round, for everybody.
bruges-lesson-ships-canal = Who plays a card for a canal space may use one docked ship. The next space of your left canal is blue: build it with the Abbot.
bruges-lesson-ships-canal-else = First a canal space, so that you may use a ship: play the Abbot for it.
bruges-lesson-ships-ship = Now a ship: it costs a worker of the ship's colour. The yellow one brings 6 guilders, for a yellow worker. Take it.
bruges-lesson-ships-ship-else = Every ship is good, but guilders are short: take the yellow one.
bruges-lesson-ships-second = { $p2 } takes guilders. The ship stays where it is, and after each canal card you may use one again. Your right canal begins with red: build it with the Baker.
bruges-lesson-ships-second-else = Another canal space, with the Baker, and another ship.
bruges-lesson-ships-step = The blue ship brings a step of reputation, free, for a blue worker. Take it: there is no step to be bought this round.
bruges-lesson-ships-step-else = This time the blue ship: a step of reputation.
bruges-lesson-ships-rival = { $p2 } digs as well and uses the brown ship, for a brown worker. Look which ships lie there before you give a worker away.
bruges-lesson-ships-own = Your choice: is there another canal space and another ship in it? The coach says what it thinks.
bruges-lesson-ships-bye = At the end of the round the ships sail, and new ones come with the dice. At a new table the option “Zwin” brings them in. Now play on as you like.

bruges-course-exchange = Zwin: the exchange
bruges-course-exchange-about = Each round one action is better than usual, as long as markers lie there. Two minutes.
bruges-lesson-exchange-welcome = The fourth module is the exchange. After the cards are drawn one exchange card is turned up. It makes one of the six actions better for this round. This one: a card played for guilders may bring 5, whatever the die shows.
bruges-lesson-exchange-trade = The brown die shows 3 only. By the exchange your brown Astronomer brings 5 guilders: choose “by the exchange” below, or the field on the card.
bruges-lesson-exchange-trade-else = Without the exchange that brings less: trade the Astronomer for 5 guilders.
bruges-lesson-exchange-markers = Each use takes a marker from the card. { $p2 } does the same with another brown card. When the last marker is gone the card leaves, and who comes late gets nothing.
bruges-lesson-exchange-again = It may be used as often as you like, one card a turn. Use it with the Baroness as well: 5 guilders.
bruges-lesson-exchange-again-else = One more by the exchange: the Baroness.
bruges-lesson-exchange-rival = The red die shows 6, so { $p2 } plays a red card for guilders the usual way: 6 are more than 5. The exchange is an offer, never a must.
bruges-lesson-exchange-own = You are rich. Your choice now; the coach says what it thinks of it.
bruges-lesson-exchange-bye = Next round another card comes: cheaper canals, any two workers, a house that brings guilders … At a new table the option “exchange” brings them in. Now play on as you like.
