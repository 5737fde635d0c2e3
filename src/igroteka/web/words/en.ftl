# The pages, in English.

site-title = Igroteka
site-tagline = Board games to play at once: with friends over a link, or with bots that know what they are doing.
unofficial = A fan-made table for people who own and love these games. Not affiliated with their publishers.
skip = Skip to the content
to-lobby = To the lobby
page-tools = Tools
language = Language
settings = Settings
theme = Light or dark
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
close = Close
copy = Copy
copied = Copied
you = you
points-if-now = { $n ->
    [one] point if it ended now
   *[other] points if it ended now
}
points-word = { $n ->
    [one] point
   *[other] points
}
names-and = { $first } and { $last }

## Lobby

lobby-title = What shall we play?
lobby-games = Games
lobby-mine = Your tables
lobby-open = Tables with free seats
lobby-finished = Recently finished
your-name = Your name
guest = Guest
save-name = Remember
meta-players = Players:
meta-minutes = { $minutes } min
meta-weight = Weight { $n } of 5
play-bots = Play against bots
play-friends = Play with friends
play-options = Options
rules = Rules
upload-link = Watch a recorded game
table-free-seats = { $n ->
    [0] ready to start
    [one] { $n } free seat
   *[other] { $n } free seats
}
table-your-turn = Your turn
table-running = in progress
table-damaged = damaged
table-over = finished
table-when = { $unit ->
    [minutes] { $n ->
        [0] just now
        [one] a minute ago
       *[other] { $n } minutes ago
    }
    [hours] { $n ->
        [one] an hour ago
       *[other] { $n } hours ago
    }
   *[days] { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }
}
table-steps = { $n ->
    [one] one step
   *[other] { $n } steps
}
table-won = { $name } won, { $points }

## A new table

create-title = { $game }: a new table
create-seats = How many play
create-against = With whom
create-friends = friends, by a link
create-bots = bots, at once
create-level = How strong the bots are
create-character = What they are like
character-none = just plays well
character-surprise = surprise me
character-surprise-all = with characters of their own: surprise me
create-public = Show the table in the lobby, so that anyone can join
create-hints = Allow hints: whoever asks for one, all hear of it (against bots alone they are always there)
create-open = Open the table
# What bots are called by their strength, everywhere; and what each of them means.
level-novice = novice
level-novice-about = Learns with you: sees one step ahead, and often takes a fair move for the best. Right for a first game.
level-amateur = amateur
level-amateur-about = Sees one step ahead, and errs now and then. Beats the novice most of the time.
level-skilled = skilled
level-skilled-about = Sees one step ahead and judges it well, at once. Punishes careless play.
level-expert = expert
level-expert-about = Looks many moves ahead, for up to half a second.
level-master = master
level-master-about = Looks ahead for one to four seconds: the strongest one here.
# What tables offered before there were five: where such a bot sits, it plays as it did.
level-random = novice
level-random-about = Moves at random and at once. Anyone who has read the rules beats it.
level-greedy = amateur
level-greedy-about = Moves at once and looks one move ahead. Nearly always beats the novice; right for a first game.
level-search = expert
level-search-about = Thinks for up to a second. Beats the amateur in about nine games out of ten.
level-deep = master
level-deep-about = Thinks for one to four seconds, two to four times as long as the expert. The strongest one here.

## Waiting

waiting-lead = Send the link to your friends. Empty seats can be taken by bots.
waiting-lead-public = The table stands in the lobby, where anybody can sit down. You can send friends the link, too, or seat bots.
waiting-ready = Everybody is here: start when you like.
waiting-moved = This table is now for another number of players.
waiting-follow = Go there
waiting-join = You have been invited. Take a seat!
waiting-seats = At the table
waiting-full = All seats are taken. You can watch as soon as the game begins.
invite-title = Invite
invite-how = Whoever opens this link can take a seat. No account is needed.
invite-local = This address works on this computer only. For friends on your network, start with --host 0.0.0.0 and open the page at your computer’s address there.
invite-link = Link to this table
invite-code = The link as a code for a phone’s camera
options = Options
sit-down = Sit down
rename = Change name
chat = Chat
share = Share the link
seat-free = Free seat
seat-bot = Seat a bot
send-away = Send away
stand-up = Stand up
start = Start
start-with-bots = Fill up with bots and start
other-seats = Players:
spectators = Watching:

## The table

players = Players
tabs = Parts of the table
tab-board = Board
tab-players = Players
tab-talk = Log
tab-result = Result
log = Log
log-earlier = … what came before
log-later = … what came after
thinking = is thinking
to-act = to act
away = away
stand-in = a bot sits in
here = At the table:
what-is-this = What is this? Tap a thing.
player-area = Everything that belongs to a player
# The others' places beside one's own; one of them can be shown large.
rivals = The others
pin = Show { $name } large
unpin = Show { $name } small
choices = Choices
choices-all = All choices
put-back = Put back
undo = Undo
undo-ask = Ask to undo
undo-rewinds = This also takes back what the bots have done since. Go back?
undo-refused = { $name } would rather play on: the game does not go back.
undo-away = { $name } is away and cannot agree: the game does not go back.
redo = Redo
hint-ask = What would you do?
hint-ask-openly = What would you do? All hear that you asked.
hint-asked = { $name } asks for a hint.
hints = Hints
hints-on = At this table one may ask for a hint; all see who does.
hints-off = This table is played without hints.
hints-allow = Allow hints
hints-forbid = Play without hints
we-wait = Waiting for { $names }
bot = bot
bot-thinks = { $names } is thinking
bot-sits-in = A bot is playing for you
take-back = Take my seat back
is-away = { $n ->
    [one] { $name } has been away for a minute.
   *[other] { $name } has been away for { $n } minutes.
}
let-bot-play = Let a bot play for { $name }
vote-asked = { $n ->
    [one] { $name } asks to take one step back (by { $whose })
   *[other] { $name } asks to go back { $n } steps (by { $whose })
}
vote-mine = You have asked the table to go back
vote-waiting = Still to answer: { $names }.
vote-yes = Agree
vote-no = Refuse
vote-withdraw = Withdraw
since-your-turn = Since your last turn
lately = Just now
show-again = Show again
all-lines = { $n ->
    [one] { $n } line
   *[other] All { $n } lines
}
see-moment = See this moment again
again-speed = “Show again” goes
again-slow = slowly
again-usual = at a readable pace
again-fast = fast
chat-write = Say something…
chat-send = Send
offline = The connection is lost. Trying again…
not-sent = That was not sent. Try again.
# Keys.
keys = Keys
keys-choose = the numbered choice of the list
keys-board = to what can be chosen on the board
keys-list = to the list of choices
keys-arrows = to the next thing that can be chosen
keys-closed = also to what cannot, and why not
keys-act = do it
keys-back = put back, close
keys-undo = undo
keys-redo = redo
keys-step = one step back or on
keys-ends = to the beginning, to the end
keys-play = play, pause
keys-hint = what would the coach do?
keys-next = go on to the next lesson
keys-what = what is this?
keys-keys = this list
confirm-title = This cannot be taken back
confirm-yes = Do it
confirm-no = Not yet
confirm-never = Do not ask again
quick-pick = Make the only possible move by itself, unless it ends my turn or shows something new
confirm-pick = Ask before moves that cannot be taken back
other-device = Continue on another device
other-device-how = Open this link on the other device, and you play on there. Keep it to yourself; if somebody has seen it, make a new one.
return-link = Your personal return link
return-none = There is no return link to your seat now.
return-renew = Make a new link; this one ends
return-make = Make a link
return-revoke = Revoke the link
return-alone = Sign out my other devices, too
return-title = Back to your seat
return-ask = Sit down as { $name } at this table of { $game }?
return-how = Whoever sends you this link gives you the seat: do it only if it is yours.
return-yes = Sit down as { $name }
return-watch = Only watch
leave-table = Leave; a bot plays on for me
pace = The bots play
pace-at-once = at once
pace-readable = readably
pace-slow = slowly
research-title = Research
research-how = If all people at this table agree, whoever runs this server may use the game for research when it is over, and publish it: what was done, and how it ended. Names, chat and times are never passed on. You can change your mind at any time; what has been passed on by then stays so.
research-nobody = Nobody has agreed: the game is not used.
research-some = Agreed so far: { $agreed } of { $people }. Unless all agree, the game is not used.
research-all = Everybody here has agreed: the game may be used.
research-agree = I agree
research-withdraw = I no longer agree
sound-pick = Sounds
buzz-pick = Vibrate when it is my turn
whole-screen = Full screen

## The end

won = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
you-won = You have won!
play-again = Play again
again-offered = { $name } would like to play again.
again-join = Join
again-mine = To the next game
again-watch = Watch the next game
stranger-over = This is a finished game of other people: its result is here, and the replay shows every move through anybody’s eyes.
stranger-record = This is a recorded game: its result is here, the replay shows every move, and you can play on from any of them.
replay = Replay
download = Download the record
score-sheet = Score sheet
score-total = Total
score-place = Place
chart-title = Points over the game

## Replay

replay-start = The game begins
replay-thinks = { $name } is choosing
replay-more = and { $n } more, see the log
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-forward = One step forward
replay-last = To the end
replay-step = Step
continue-here = Continue from here
continue-as = Play as
continue-anew = Draw anew what was still hidden
continue-anew-why = Otherwise the cards come as they came in this game, and whoever has seen it knows them.
continue-anybody = Open it to everybody (drawn anew)
continues-anew = Continues another game from step { $step }; what was still hidden there is drawn anew.
continues-same = Continues another game from step { $step } with the same cards: whoever has seen it knows them.
continues-lesson = A guided game: it begins as prepared, then you play on as you like.
continues-puzzle = A puzzle: find the best line, then play on as you like.
continues-example = An example of the rules, not a real game: try it, then play on as you like.
continues-link = See that game
seen-by = Seen by
seen-by-nobody = a spectator
show = Show
to-table = To the table

## The deal

deal-title = The deal
deal-fresh = No player can foresee or choose the cards of this game, and afterwards anybody can check that.
deal-anew = Everything that was still hidden is drawn anew at the start. No player can foresee or choose it, and afterwards anybody can check that.
deal-same = The cards are those of the game that this one continues: whoever has seen it knows them.
deal-lesson = The cards are those of a guided game: everybody who learns has the same, so there is nothing to check.
deal-puzzle = The cards are those of a puzzle: everybody who solves it has the same, so there is nothing to check.
deal-example = The cards are those of an example in the rules: everybody may know them, so there is nothing to check.
deal-given = The deal was settled when this table was opened, so it cannot be checked.
deal-uploaded = This is an uploaded record, and it can only agree with itself: whoever made it may have chosen the secret and the words, and so the cards. Only those know more who noted the commitment before the game and find their own word here.
deal-uploaded-unknown = This is an uploaded record that does not say how it was dealt, so the deal cannot be checked.
deal-with-words = Whoever added a word knows that not even the server by itself can have chosen the cards.
deal-no-word-yet = Nobody has added a word yet. Without one the server itself could have chosen the cards.
deal-no-word = Nobody has added a word, so the server itself could have chosen the cards.
deal-commitment = Commitment:
deal-secret = Secret:
deal-seed = Seed:
deal-word = A word of yours for the deal, if you like
deal-word-give = Add
deal-word-why = It goes into the shuffling, so that not even this server by itself can have chosen the cards. Everybody sees it. Keep it in mind: after the game you can see that it was used.
deal-no-words = Nobody has added a word.
deal-own-word = If you added a word, see that it is among these, exactly as you wrote it.
deal-more = What is this?
deal-check = Check the deal
deal-how-secret = The server has drawn a secret that decides all cards and dice of this game. It shows nobody the secret, only its fingerprint, the commitment: the secret cannot be guessed from it, and another secret would not fit it. Note it down if you want to be sure.
deal-how-words = Each player may add a word before the start. Secret and words are mixed: when the server drew the secret, it could not know which cards would come of it. Without any word it could.
deal-how-end = When the game is over, the secret is shown, and this page computes everything again. You can do it yourself, too.
deal-holds = All holds: the cards come from the secret and the words alone, so they were settled before the first move.
deal-agrees = The record agrees with itself: its secret makes its commitment, the secret and the words the seed, the seed and the moves the result.
deal-step-secret = 1. The secret is the promised one
deal-step-secret-how = Its fingerprint (SHA-256) is the commitment that the table showed from the beginning. Compare it with what you noted down.
deal-step-fingerprint = 1. The secret makes the commitment
deal-step-fingerprint-how = The commitment in the record is the fingerprint (SHA-256) of its secret. Compare it with what you noted down before the game; without that it proves nothing.
deal-step-seed = 2. The secret and the words make the seed
deal-step-seed-how = The secret and a word of each seat stand under each other, one in a line, the line empty where a seat gave none. The SHA-256 of that text is the seed.
deal-step-game = 3. The seed and the moves make the result
deal-step-game-how = Dealt from this seed and played again with its { $n } moves, the game ends with the same points: { $scores }.
deal-step-anew-how = The game that this one continues is played up to step { $step }, what was hidden there is drawn anew from this seed, and after all { $n } moves it ends with the same points: { $scores }.
deal-noted = WHAT-YOU-NOTED
deal-python = The same in Python
deal-note = The record of the game has the secret, the words and the commitment in its first lines.

## Reading

rules-title = { $game }: the rules
rules-goal = The goal
rules-turn = A turn at a glance
rules-summary = The rules on one page
rules-play = Play this game
figure-before = Before.
figure-after = After.
figure-try = Try it
summary-title = { $game } on one page
summary-print = Print
summary-all = All the rules, with pictures
contents = Contents
upload-title = Watch a recorded game
upload-how = Choose the record of a finished game. It opens as a replay, and you can play on from any moment.
upload-file = File with the record
upload-show = Show
error-title = That did not work
error-back = Back
error-404-title = Nothing here

## The inspector: what a thing is, what it would do now, or why not

only-this = Why only this?
thing-what = What it is
thing-now = Now you can
thing-not-now = Not now
thing-no-part = It is not among your choices right now.
asking-on = Help: choose a thing to learn what it is
asking-leave = Leave

## Analysis

analysis-ask = Analyse this game
analysis-about = The coach looks at every decision by what the player could know then: who was how likely to win when, which decisions cost most and what was better, and what was luck. It takes a minute or so, when nobody waits for a bot.
analysis-goes-on = The coach is looking at the game. You may leave and come back: it goes on.
analysis-far = How far the analysis is
analysis-curve-about = Each chance is what that player could know at the time. A ring is a decision that cost something: it leads to it.
analysis-numbers = The curve in numbers
analysis-accuracy = Accuracy
analysis-decisions = Decisions
analysis-blunders = Blunders
analysis-mistakes = Mistakes
analysis-inaccuracies = Inaccuracies
analysis-cost = Cost of a decision
analysis-luck = Luck
analysis-players-about = Accuracy is the share of decisions that were as good as the best, as far as can be told. Luck is what came up against the mean of what could have come up.
analysis-whose = Whose decisions
analysis-all = Everybody
analysis-was = Played
analysis-were = Better
analysis-with = chance to win { $chance }
analysis-see = See step { $step }
analysis-more = { $n ->
    [one] One more decision
   *[other] { $n } more decisions
} cost less; choose a player to see more of them.
analysis-strokes-about = What nobody could decide or know: cards, dice, tiles and the deal, against the mean of what could have come up.

## Lessons

learn = Learn by playing
learn-more = More lessons
learn-about = A guided first game, about ten minutes
learn-title = Learn by playing
lesson-count = Lesson { $n } of { $of }
lesson-next = Next
lesson-play-on = Play on
lesson-skip = Do it for me
lesson-skip-free = Skip
lesson-end = End the lessons
lesson-others = Everything else you could do ({ $n })
lesson-watch = Watch …

## Puzzles

puzzles = Puzzles
puzzles-link = Puzzles: find the best line
puzzles-about = Positions from real games in which one decision is clearly better than all others. Find it; then the coach says why. A wrong try costs nothing.
puzzles-none = There are no such puzzles.
puzzles-all = All puzzles
puzzles-pick = Choose puzzles
puzzles-game = Game
puzzles-theme = Theme
puzzles-difficulty = Difficulty
puzzles-any = all
puzzles-streak = Days in a row:
puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-is-solved = Solved
puzzle-seats = { $n } players
puzzle-kind = Puzzle, { $difficulty }
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
