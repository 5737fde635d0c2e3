## The guided first game: lessons.toml says what is done in each lesson

glenmore-course-first = Your first game
glenmore-course-first-about = Take tiles, grow a clan and make your first whisky in a prepared game with Basil; about ten minutes, then you play on.

glenmore-lesson-first-welcome = Welcome to Scotland. You lead a clan and build its territory from tiles, which everybody takes from one track. Three times the clans are compared: whisky, chieftains, special places. When the last tile of these stacks is laid, the game ends, and most points win.
glenmore-lesson-first-take = The track is a ring. The figure that stands last moves, and that is yours. It may go to any tile ahead, near or far, and takes it. Begin with Grain field, three spaces ahead. It shows no price, so it is free.
glenmore-lesson-first-take-else = You could take that one. But grain becomes whisky later: take Grain field, three spaces ahead.
glenmore-lesson-first-lay = This is your Start village with your only clan member. A new tile touches your territory with a full side and lies beside a clan member. Grain field has a road, so it can only continue the road, west or east. Lay it east of Start village.
glenmore-lesson-first-lay-else = The road goes on there too; for this game let us build to the east.
glenmore-lesson-first-activate = Now the new tile and its neighbours, up to eight, are activated: Grain field brings a grain, Start village a movement point. Choose “All that costs nothing, at once”. You do not need the movement point yet: end the turn.
glenmore-lesson-first-activate-else = First take all that the tiles give, at once; then end the turn.
glenmore-lesson-first-rival = Now { $p2 } is last, goes four spaces ahead and takes Village. After that the die is last: with two or three players it is one more figure, goes 1 to 3 tiles and takes the tile it reaches out of the game. A Forest is gone.
glenmore-lesson-first-meadow = You are last again: take Meadow. It has a river, so it continues the river: lay it north of Start village. Neighbours at a corner count too, so Grain field brings a second grain. Then activate all at once and end the turn.
glenmore-lesson-first-meadow-else = Allowed, but now we want sheep: take Meadow, lay it north of Start village, activate all at once, end the turn.
glenmore-lesson-first-village = { $p2 } takes a Quarry. Now take the ringed Village, six spaces ahead: the stone in its corner is its price. You have none, so one is bought at the market for the lowest open number of its row, 2 coins. What is bought is spent at once.
glenmore-lesson-first-village-else = You could do that. But your clan needs people: take the ringed Village.
glenmore-lesson-first-chieftain = Lay Village south of Start village, on the river: a clan member comes with it. Then activate all: two villages, two movement points. For one, a clan member leaves the land for good, as a chieftain; chieftains are compared in each scoring. Make the one on Village a chieftain.
glenmore-lesson-first-chieftain-else = Possible, but here lay Village in the south, activate all at once, and make its clan member a chieftain.
glenmore-lesson-first-move = For the other movement point a clan member goes to a neighbouring tile. Your last one has to stay on the land, and new tiles lie only beside it. Move it from Start village to Village, where the river ends in the south. Then end the turn.
glenmore-lesson-first-move-else = It could stay there too, but the next tile shall lie south of Village: move it to Village, then end the turn.
glenmore-lesson-first-count = Why does your name say 1 now? These numbers are what everybody would have if the game ended: a point for each coin, and minus 3 for every tile more than the smallest territory has. You have 4 coins and 4 tiles, { $p2 } 3 tiles. So a tile should be worth it.
glenmore-lesson-first-far = You went six spaces, so now all who are behind you move. { $p2 } takes Forest, is still last, and jumps eleven spaces to Castle Stalker. That is a special place: two clan members and a bonnet, which counts as a chieftain. Both become chieftains at once.
glenmore-lesson-first-loch = { $p2 } is far ahead, so you have several turns in a row. Loch Lochy is a special place, too, and free. Lay it at the river’s end, beside your clan member. Its card brings any two cubes: take wood and stone. A loch is never activated. End the turn.
glenmore-lesson-first-loch-else = Allowed, but here we take Loch Lochy, lay it south of Village, take wood and stone, and end the turn.
glenmore-lesson-first-fair = Brown tiles turn cubes into points. The ringed Small fair costs a wood: you have one on Loch Lochy. Take it, lay it east of Village, where it has the most neighbours, and pay with your wood.
glenmore-lesson-first-fair-else = Possible, but take Small fair, lay it east of Village, and pay with the wood from Loch Lochy: coins are worth points.
glenmore-lesson-first-sell = Three grain lie on Grain field, and no more fit. Sell one: a row of the market gives its largest stack of coins, here 1. You may sell at any time in your turn. Then activate all that costs nothing: a new grain grows.
glenmore-lesson-first-sell-else = Later. First sell a grain from Grain field, then activate all that costs nothing, at once.
glenmore-lesson-first-points = Now activate Small fair: one, two or three different cubes bring 1, 3 or 5 points. Spend a grain and a sheep, then choose “That is enough”, for the stone is needed soon. Three points! You need no movement now: end the turn.
glenmore-lesson-first-points-else = That is allowed. Here activate Small fair, spend your grain and your sheep, say that is enough, and end the turn.
glenmore-lesson-first-whisky = A Distillery brings a barrel of whisky at once, and turns a grain into another when it is activated. Take it, lay it east of Loch Lochy, pay with your stone, activate it, spend a grain, and end the turn.
glenmore-lesson-first-whisky-else = Allowed, but now for whisky: take Distillery, lay it east of Loch Lochy, pay with your stone, activate it with your grain, end the turn.
glenmore-lesson-first-scoring = { $p2 } takes a Quarry, and the last tile of stack 1 is laid: a scoring! All are compared with who has least. You have 2 barrels more: 2 points. { $p2 } is 2 ahead in chieftains and bonnets: 2 points. Special places are even. A lead of 4 brings 5, of 5 or more 8. The third scoring is the last.
glenmore-lesson-first-own = Now you decide, and as long as your figure is last, you move again. Armadale Castle is near and a special place, but its wood and stone would take all your coins; other tiles are free. As soon as you have decided, the coach says what it thinks of it. The bulb above asks it before.
glenmore-lesson-first-again = And another turn. Chieftains come from clan members, and those come with villages and castles; whisky needs grain. What do you lack most for the second scoring?
glenmore-lesson-first-bye = You know all that matters. Inside the ring you see how many tiles are left until the next scoring, and every tile tells what it does. The bots go on as novices; undo, hints (H) and the rules (the book above) stay with you. Good luck!
