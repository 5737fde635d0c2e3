## The guided first game: lessons.toml says what is done in each lesson

venice-course-first = Your first game
venice-course-first-about = Place, buy, sink and rescue in a prepared game with Basil and Clara; about ten minutes, then you play on.

venice-lesson-first-welcome = Welcome to Venice in 2099. The sea is rising: with every card that is played a district sinks. Whoever saves the most points until the last card wins: treasures, figures on dry ground, and coins.
venice-lesson-first-city = Most squares are districts: a colour and a number from 2 to 8, or an X. This one is black 5; a figure left on it at the end scores 5 points. Squares without a number are platforms: they never sink, but score nothing.
venice-lesson-first-hand = These cards are the flood. Each sinks the district of its colour and number, and all of them will be played, the lowest first. So you know something: turquoise 3 sinks at once, and four black districts will go, but late.
venice-lesson-first-place = Two of your four figures stand already. Place the third on black 5: there it can buy black treasures. These get dearer the fewer black districts are left, and you hold four black cards. Tap the square, or the choice below.
venice-lesson-first-place-else = You may stand there, but black 5 suits your cards: place the figure on h4.
venice-lesson-first-same = Each of your figures must start on another number. You already have a 2, so red 2 is closed to you: tap it and read why. Whatever cannot be done here tells you its reason.
venice-lesson-first-last = Place the last figure on red 7: seven points, if it is still dry at the end. You do not hold that card. Somebody else may.
venice-lesson-first-last-else = Allowed, but seven points are a good start: take red 7, c8.
venice-lesson-first-turn = Now the game begins. A turn has three parts: you may move one figure, then you may buy one treasure, and you must play a card. The numbers at the names above say what everybody would have if it ended now.
venice-lesson-first-buy = Your figure on black 5 can buy a black treasure. It costs 1 coin, and the coin stays on the square: the next one here costs 2. Buy it.
venice-lesson-first-buy-else = Later you may do that too; now buy the black treasure on h4.
venice-lesson-first-play = Now you must play a card of your lowest number. That is turquoise 3, and it sinks the ringed district for good. Nobody stands there. Play it.
venice-lesson-first-rival = Your card has sunk turquoise 3. Now { $p2 } moves a figure to turquoise 5, buys a turquoise treasure there, and plays brown 3. Watch the two squares.
venice-lesson-first-fall = { $p3 } buys a purple treasure and plays green 3, where your figure stands! It falls into the water.
venice-lesson-first-rescue = Everybody has two gondolas. One of them rescues your figure at once, even in another’s turn; without it the figure is lost. Take it to purple 7: that is worth seven points.
venice-lesson-first-rescue-else = That could be done, but purple 7 on b7 is worth more.
venice-lesson-first-move = Your turn. On black 5 the next treasure costs 2 coins. On another black district it costs 1 again: move the figure from black 2 to black X. A figure goes in a straight line, also diagonally, as far as it likes; only water, figures and the edge stop it.
venice-lesson-first-move-else = A legal move. But here we want the figure from e8 to go to g6.
venice-lesson-first-cheap = You stand on a black district without coins: buy the treasure for 1. You hold black X yourself and play it last, so you know how long this square stays dry.
venice-lesson-first-cheap-else = After that card you could not buy any more: first take the treasure on g6.
venice-lesson-first-choice = You have two lowest cards, green 4 and brown 4, and may choose. On brown 4 stands a figure of { $p3 }. Sink it!
venice-lesson-first-choice-else = Green 4 would be allowed too, but nobody stands there. Play brown 4.
venice-lesson-first-worth = Here is what treasures are worth: 1 point each, 2 when only three districts of the colour are left, 3 when two are, 6 when it is one, and nothing when none is. You hold four black cards: your black treasures will rise.
venice-lesson-first-others = { $p2 } collects turquoise, { $p3 } purple: each holds cards of that colour, as you hold black ones. Then { $p3 } sinks black 3. That helps you: one black district less.
venice-lesson-first-own = Now a turn of your own: move, buy, play, as you like. As soon as you have decided, the coach says what it thinks of it. The bulb above asks it before.
venice-lesson-first-again = And another turn. Look at your hand: on which of your squares will you sink yourself? Who stands on an X at the end scores twice the sum of that colour’s numbers that are left.
venice-lesson-first-bye = You know all that matters. Gondolas also carry a figure anywhere in your turn, instead of a move. The bots go on as novices; undo, hints (H) and the rules (the book above) stay with you. Good luck!
