colour-blue = blue
colour-brown = brown
colour-red = red
colour-purple = purple
colour-yellow = yellow
colour-black = black
colour-green = green
colour-turquoise = turquoise
colour-white = white
colour-grey = grey
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
made-itself = { $text } (the only choice)
made-itself-alone = had no other choice
made-ordered = { $text } (as you ordered)
made-ordered-alone = does nothing (as you ordered)
player = Player { $n }
or-between = or

bot-name-0 = Ada
bot-name-1 = Basil
bot-name-2 = Clara
bot-name-3 = Dante
bot-name-4 = Edith
option-default = default
build-compiled = compiled
build-interpreted = interpreted
invitation-open = works
invitation-over = does not work any more
name-removed = Called otherwise: accounts { $accounts }, seats { $seats }. Nobody may use the name again.
replay-length = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
terminal-guest = Guest
terminal-start = The seed of this game is { $seed }. Type a number or an action; i looks up what else lies open, h asks for a hint, u takes back, q leaves.
terminal-prompt = Your choice:
terminal-again = Type a number from 1 to { $n }, i to look things up, h for a hint, u to take back, or q to leave.
terminal-no-more = All that lies open is already shown.

verify-holds = The secret makes the commitment { $commitment }, the secret and the words make the seed, and the seed and the { $n } actions make the scores { $scores }.
verify-anew = The secret makes the commitment { $commitment }, the secret and the words make the seed from which all was drawn anew after { $step } actions, and all { $n } actions lead to the scores { $scores }.
verify-noted = The commitment is the one that you gave.
verify-compare = Compare the commitment with what the table showed before the game; without that the record only agrees with itself.
verify-word = Word of seat { $seat } ({ $name }): { $word }
verify-own-word = See that your own word is among these, exactly as you wrote it: then not even the server by itself can have chosen the cards.
verify-no-words = Nobody added a word, so the server itself could have chosen the cards.

arena-bot = bot
arena-games = games
arena-wins = win share
arena-wins-95 = 95 %
arena-place = place
arena-score = score
arena-margin = margin
arena-rating = rating
arena-rating-95 = 95 %
arena-thinks = ms/decision
arena-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
arena-among = { $hero } among { $rival }
arena-length = { $n ->
    [one] { $n } game
   *[other] { $n } games
} from deal { $seed }
arena-target-above = Above the target: { $hero } wins more than { $target } (95 %).
arena-target-below = Below the target: { $hero } wins less than { $target } (95 %).
arena-target-open = Not clear of the target: whether { $hero } wins more or less than { $target } takes more games.
arena-timed = Search by time depends on the machine; search by iterations repeats exactly.
arena-no-ratings = Ratings need OpenSkill; install it with: { $command }
arena-stopped = What has been played is kept in { $file }; the same command goes on from there.
layout-sizes = { $title }, { $n ->
    [one] { $n } number
   *[other] { $n } numbers
}: { $sizes }
dataset-made = { $folder }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $size } MB. The card is { $card }.
training-generation = Generation { $generation }: learned from { $games } games; error in games held out { $error }; { $share } of { $duels } games won against greedy.
training-done = Learned: { $network }. Try it: igroteka arena … --hero { $bot } --bots search.
fit-error = { $games } games; error in those held out { $error }, of who takes all for equals { $equals }. What weighs most, in odds for as much more than usual as is usual:
fit-written = Written to { $file }.
dataset-left-out = Left out: { $others } of other games or decks, { $unfinished } unfinished.
dataset-consent = { $finished ->
    [one] { $finished } finished table
   *[other] { $finished } finished tables
} of { $game }; at { $agreed } of them everybody agreed to research.
arena-plot-title = { $game }: how strong the bots are
arena-plot-about = OpenSkill ratings with their 95 % intervals; equals have 25

## The coach: what would you do, and why

hint-title = What I would do
hint-percent = { $n }%
hint-chance = chance to win { $n }% (± { $margin })
hint-only = Nothing else deserves a thought here.
hint-compared = Compared with “{ $other }”:
hint-compared-many = Compared with the two others:
hint-close-many = Hardly better than the next one. Compared with the two others:
hint-close = Practically as good as “{ $other }”; here is what differs:
hint-small-things = As good as “{ $other }”: only small things differ.
hint-small-things-many = Hardly better than the next one: only small things differ.
hint-add-up = Compared with “{ $other }”, many small things add up.
hint-add-up-many = Compared with the two others, many small things add up.
hint-own-gain = { $way ->
    [more] { $share } thanks to { $theme } (more: { $what })
    [less] { $share } thanks to { $theme } (less: { $what })
   *[plain] { $share } thanks to { $theme }
}
hint-own-loss = { $way ->
    [more] { $share } because of { $theme } (more: { $what })
    [less] { $share } because of { $theme } (less: { $what })
   *[plain] { $share } because of { $theme }
}
hint-rivals-gain = { $share }: { $rivals ->
    [one] your rival is
   *[other] your rivals are
} worse off with { $theme }{ $way ->
    [more] {" "}(more: { $what })
    [less] {" "}(less: { $what })
   *[plain] {""}
}
hint-rivals-loss = { $share }: { $rivals ->
    [one] your rival is
   *[other] your rivals are
} better off with { $theme }{ $way ->
    [more] {" "}(more: { $what })
    [less] {" "}(less: { $what })
   *[plain] {""}
}
hint-table-gain = { $share }: what all share turns out well for you{ $way ->
    [more] {" "}(more: { $what })
    [less] {" "}(less: { $what })
   *[plain] {""}
}
hint-table-loss = { $share }: what all share turns out badly for you{ $way ->
    [more] {" "}(more: { $what })
    [less] {" "}(less: { $what })
   *[plain] {""}
}
hint-feature-gain = { $share }: { $way ->
    [less] less of { $what }
   *[more] more of { $what }
}
hint-feature-loss = { $share }: { $way ->
    [less] less of { $what }
   *[more] more of { $what }
}
hint-points-gain = { $share }: about { $n ->
    [one] { $n } point
   *[other] { $n } points
} better by the end of the game
hint-points-loss = { $share }: about { $n ->
    [one] { $n } point
   *[other] { $n } points
} worse by the end of the game
hint-position-gain = { $share }: a better position all in all
hint-position-loss = { $share }: a worse position all in all
hint-ahead-gain = { $share }: a few moves on it proves better than it looks now
hint-ahead-loss = { $share }: a few moves on it proves worse than it looks now
hint-sheet-gain = { $n ->
    [one] { $n } point
   *[other] { $n } points
} more now under “{ $theme }”
hint-sheet-loss = { $n ->
    [one] { $n } point
   *[other] { $n } points
} less now under “{ $theme }”
hint-thinks = Let me think …

## The analysis of a game

analysis-title = Analysis
analysis-chart = Chances to win over the game, in per cent
analysis-moment = step { $step }: { $chances }
analysis-players = How everybody played
analysis-losses = The decisions that cost most
analysis-no-losses = No decision clearly cost anything.
analysis-strokes = What came up: luck, not decisions
analysis-inaccuracy = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
analysis-count-inaccuracy = { $n ->
    [one] { $n } inaccuracy
   *[other] { $n } inaccuracies
}
analysis-count-mistake = { $n ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
analysis-count-blunder = { $n ->
    [one] { $n } blunder
   *[other] { $n } blunders
}
analysis-luck-is = luck { $gain } (± { $margin })
analysis-player-none = { $name }: there was nothing to decide; { $luck }
analysis-player-all = { $name }: accuracy { $accuracy } ({ $n ->
    [one] the only decision was
   *[other] all { $n } decisions were
} as good as the best); { $luck }
analysis-player-some = { $name }: accuracy { $accuracy } ({ $good } of { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
} as good as the best); { $grades }, { $lost } lost a decision on average; { $luck }
analysis-loss = Step { $step }, { $name }: “{ $played }” – { $grade }, { $cost } (± { $margin }).
analysis-better = Better: “{ $better }”, with a chance to win of { $chance }.
analysis-mark = Step { $step }, { $name }: { $grade }, { $cost }
analysis-lucky = Step { $step }: good luck for { $name }, { $gain } (± { $margin }).
analysis-unlucky = Step { $step }: bad luck for { $name }, { $gain } (± { $margin }).
analysis-dealt = It was in the deal.

## What the coach says about a decision of a learner

coach-same = The coach would have done the same.
coach-close = A good choice: the coach thinks “{ $best }” just as good.
coach-other = The coach would rather have chosen “{ $best }”.
coach-because = { $opinion } Why: { $why }.

## Puzzles

puzzle-task = { $n ->
    [one] Find the best decision: it is clearly better than all others.
   *[other] Find the best line: { $n } decisions, each clearly better than all others.
}
puzzle-theme-own = one’s own position
puzzle-theme-rivals = the rivals
puzzle-theme-table = what all share
puzzle-theme-points = points
puzzle-theme-position = the position as a whole
puzzle-theme-ahead = looking ahead
puzzle-theme-sheet = the score sheet
puzzle-difficulty-1 = easy
puzzle-difficulty-2 = medium
puzzle-difficulty-3 = hard
puzzle-best = “{ $best }”: chance to win { $chance }, { $gap } against the best of everything else (± { $margin }).
puzzle-first = “{ $best }”: { $gap } against the best of everything else (± { $margin }).
puzzle-also = Just as good: “{ $other }”.
puzzle-ending = Bots played on { $n } times each way: with it they won { $won }% of the games, with the best of everything else { $otherwise }%.
puzzle-ending-points = Points at the end of the game, more or less than otherwise: { $parts }.
puzzle-best-rival = best rival
puzzle-solved = The point is made.
puzzle-was-shown = That was the answer.

## Puzzles in the terminal

terminal-puzzle = { $game }, puzzle { $id } ({ $theme }, { $difficulty }). { $task }
terminal-puzzle-how = Choose by number; a shows the answer, q leaves.
terminal-puzzle-wrong = That is allowed, but it is not what is looked for; nothing has changed, try again.
terminal-puzzle-weighed = That is allowed, but there is better: with it you win about { $chance } of the games. Nothing has changed, try again.
terminal-puzzle-no-hint = Here is no hint; a shows the answer.
terminal-puzzle-on = Enter plays on from here, q leaves:
terminal-puzzles-none = There are no puzzles.
terminal-puzzles-line = { $id }  { $difficulty }, { $theme }; { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
terminal-puzzles-today = Puzzle of the day: igroteka puzzles solve { $game } { $id }
puzzles-mined = Game { $number }: { $decisions } decisions looked at, { $found ->
    [one] one puzzle
   *[other] { $found } puzzles
} found ({ $total } so far).
puzzles-mined-all = { $total ->
    [one] One puzzle is
   *[other] { $total } puzzles are
} in { $file }.

## Lessons in the terminal

terminal-lesson = Lesson { $n } of { $of }. { $text }
terminal-lesson-do = What is meant: { $action }. s does it for you, e ends the lessons.
terminal-lesson-next = Enter goes on, e ends the lessons, q leaves:
terminal-lesson-else = That is allowed, but this lesson is about something else: nothing has changed.
terminal-lesson-back = To come back: igroteka learn { $game } { $course } --lesson { $n }
