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
