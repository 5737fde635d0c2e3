# What a notice says. It may stand on a locked screen: the title says what it is about.
notice-turn = Your turn: { $game }
notice-turns = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
}
notice-over = Game over: { $game }
notice-invited = { $name } invites you
notice-several = News from { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
notice-test = This is how you will be told
notice-with = With { $names }.
notice-alone = Open the table.
notice-result = { $name }: { $points }
notice-line-turn = { $game }: your turn
notice-line-over = { $game }: the game is over
notice-line-invited = { $name } invites you to { $game }
notice-more = and { $n } more
notice-invited-to = To a game of { $game }.
notice-invited-open = Open the invitation.
notice-test-text = A notice of Igroteka arrives here.
