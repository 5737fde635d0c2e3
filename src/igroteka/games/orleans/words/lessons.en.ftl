## The guided first game: lessons.toml says what is done in each lesson

orleans-course-first = Your first game
orleans-course-first-about = Send followers to work, trade and build in a prepared game with Basil; about ten minutes, then you play on.

orleans-lesson-first-welcome = Welcome to medieval Orléans. Each round you draw followers from your bag and send them to work: they bring you more followers, goods and money, and build trading stations. After 18 rounds whoever has the most points wins. What they are given for you will see on the way.
orleans-lesson-first-market = These are your first followers: a farmer, a boatman, a craftsman and a trader. They wait on the market. Below are your places; their slots show who is needed. The castle needs a farmer, a boatman and a trader. Tap the farmer, then his slot in the castle.
orleans-lesson-first-market-else = That is possible too, but let us begin with the castle: the farmer goes there first.
orleans-lesson-first-fill = The castle still lacks two. Tap the castle itself, and the boatman and the trader go there both at once. The craftsman can wait on the market; nobody gets lost there. Then press “Done planning”.
orleans-lesson-first-fill-else = For now let the boatman go to the castle, then the trader; then you are done planning.
orleans-lesson-first-castle = All slots of the castle are filled, so it is ready. It brings you a knight and a step on the knight track: from the next round on you may draw five followers instead of four. Act with the castle.
orleans-lesson-first-castle-else = Passing is for the rest of the round. First act with the castle.
orleans-lesson-first-village = The knight and all who worked are in your bag now. { $p2 } has filled the village: it brings a boatman and coins, a craftsman and a technology tile, or a trader and a new place. { $p2 } takes a craftsman, and in { $p2 }’s guildhall the tile replaces the farmer for good.
orleans-lesson-first-harvest = Round two. The hourglass shows its event, the harvest: at the end of the round everybody gives one food (grain, cheese or wine), and who has none pays 5 coins. You have no food yet, but there is time.
orleans-lesson-first-draw = Now followers are drawn. In your bag are the knight and the three who worked in the castle; the craftsman still waits on the market. Draw all four.
orleans-lesson-first-draw-else = You may draw fewer, but more followers do more: draw four.
orleans-lesson-first-farmhouse = The farmhouse saves you from the harvest: it brings a farmer and grain. It needs a boatman and a craftsman, and you have both. Tap the farmhouse.
orleans-lesson-first-farmhouse-else = Not a bad thought, but the harvest is near: first the boatman and the craftsman to the farmhouse.
orleans-lesson-first-wagon = Those who are left are just whom the wagon needs: farmer, trader and knight. It takes your merchant to the next town, and goods lie along the roads. Fill the wagon, then press “Done planning”.
orleans-lesson-first-wagon-else = Now we want the wagon: farmer, trader and knight go there, then you are done planning.
orleans-lesson-first-grain = { $p2 } begins this round, and takes a knight from the castle as you did. So it goes on, one action each in turn, until all have passed. Your turn: the farmhouse. The new farmer goes into your bag, and the first space of his track brings grain.
orleans-lesson-first-grain-else = The order is yours to choose, but let us get food first: the farmhouse.
orleans-lesson-first-journey = Off we go! Several roads lead out of Orléans. On the one to Montargis lies brocade, the dearest of all goods: 5 points at the end. Choose the wagon, then the town, and take the brocade.
orleans-lesson-first-journey-else = You could, but brocade is worth the most, and it lies on the road to Montargis.
orleans-lesson-first-event = All have passed, and the harvest comes. You give your grain. { $p2 } has no food and pays 5 coins, all there was. The hourglass of round three is kinder: trading day, a coin for every trading station that is built.
orleans-lesson-first-census = A round begins with the census: who alone has the most farmers gains a coin. That is you! Six followers are in your bag now, and the knight track lets you draw five: chance decides who stays behind. Draw.
orleans-lesson-first-census-else = You may draw fewer, but there is work for all of them: draw five.
orleans-lesson-first-plan = Your merchant is in Montargis, and the guildhall builds a trading station there: tap it. Then tap the town hall: the new farmer goes there, the one from the farmhouse. The trader can wait. Press “Done planning”.
orleans-lesson-first-plan-else = First fill the guildhall, then send the new farmer to the town hall, then you are done planning.
orleans-lesson-first-station = Act with the guildhall: you build a trading station, and nobody else can build in this town any more. Then { $p2 } builds in Orléans, where everybody may have one, and needs only two followers: the technology tile stands for the farmer.
orleans-lesson-first-station-else = The town hall can wait: build the trading station first.
orleans-lesson-first-deed = The town hall sends followers to deeds, good works that are paid at once. They never come back, and the four of your own colour cannot go. Send the farmer to “Defeating the plague”: that is 2 coins. Who fills the last space of a deed takes its citizen.
orleans-lesson-first-deed-else = Another deed would do, but “Defeating the plague” pays 2 coins and not one.
orleans-lesson-first-count = { $p2 } takes a scholar from the university and moves two spaces up the development track. Its stars are the level. At the end a coin is a point, a good 1 to 5, and every trading station and every citizen scores your level. Five stations at level 4 make 20!
orleans-lesson-first-own = Round four is yours: draw, plan as you like, and act. Try the university, say, or the farmhouse and the wagon again. The coach says what it thinks of each decision; the bulb above asks it before.
orleans-lesson-first-again = Go on as you see fit. All rounds are alike: draw, plan, act in turn, then comes the event. Keep an eye on the hourglass: it is good to be ready for taxes, harvest and plague.
orleans-lesson-first-bye = You know what matters. Still to be met: the monk of the monastery, who stands for anybody, the ship on the rivers, the scriptorium for development. The bots go on as novices; undo, hints (H) and the rules (the book above) stay with you. Good luck!
