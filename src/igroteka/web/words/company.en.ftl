# People among each other, in English.

## My tables
mine-title = My tables
mine-all = All my tables
mine-turn = Your turn
mine-running = Running
mine-waiting = Waiting to start
mine-finished = Finished
mine-none = There are no tables here yet.
mine-person = With whom
mine-search = Search
mine-all-again = Show all
mine-pages = Pages
mine-page = { $page } of { $pages }
mine-before = Newer
mine-after = Older
waits-said = { $n ->
    [0] No table waits for you
    [one] One table waits for you
   *[other] { $n } tables wait for you
}
waits-next = Next table
keys-table = to the next table that waits for you

## Finding company
find-link = Find company
find-game = Game
find-any-game = Any game
find-free = Free seats
find-me = Find me a table
find-show = Show what fits
find-none = No open table fits just now. “Find me a table” opens one that waits for company.
wants-title = What we wish for
wants-any = Any
wants-language = Language
wants-language-ru = in Russian
wants-language-en = in English
wants-level = Players who
wants-level-new = are new to the game
wants-level-some = know the game
wants-level-good = play it well
wants-line = In your own words
wants-said = “{ $line }”
wants-save = Save

## Invitations
invite-people = Invite people
invite-one = Invite { $name }
invite-name = By the name of an account
invite-send = Invite
invited-open = no answer yet
invited-accepted = comes
invited-declined = cannot come
invitations-title = You are invited
invited-by = { $name } invites you:
invitation-accept = Sit down
invitation-decline = No, thank you

## Persons
person-since = here since { $date }
person-games = { $n ->
    [one] one game played to the end
   *[other] { $n } games played to the end
}
person-compare = Compare with me
person-results = Results
person-bots = Favourite bots
person-recent = Recent games
person-head-game = Game
person-head-players = Players
person-head-games = Games
person-head-wins = Wins
person-head-place = Mean place
person-head-points = Mean points
person-head-bot = Bot
person-head-ahead = Ahead of it
compare-title = { $first } and { $second }
compare-games = { $n ->
    [0] They have not finished a game together yet.
    [one] One game together
   *[other] { $n } games together
}
compare-ahead = { $name } ahead
compare-even = Even
compare-all = All games
who-about = A guest without an account. You can decide whether you want to hear or meet them.

## Whom one avoids
avoid-title = Whom I want to hear and meet
avoid-mute-title = Muted
avoid-mute-begin = Mute
avoid-mute-end = Hear again
avoid-mute-about = Then you do not see what they write.
avoid-mute-done = You do not see what they write.
avoid-block-title = Blocked
avoid-block-begin = Block
avoid-block-end = Unblock
avoid-block-about = Then you do not meet at open tables and cannot invite each other.
avoid-block-done = You do not meet at open tables and cannot invite each other.
report-why = Is the name not right? Tell the host why
report-done = Thank you: the host will see it.
report-send = Report the name

## A private host
closed-sign-in = You have an account here? Sign in
closed-title = This place is private
closed-how = Its host hands out invitations: with one you can open tables and sit down. Who has the link of a table may look on there; games that you have begun go on.
join-title = You are invited
join-how = The host of this place invites you to play here. This browser will remember it.
join-yes = Come in
