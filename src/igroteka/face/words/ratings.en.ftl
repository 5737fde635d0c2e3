# igroteka ratings
ratings-rebuilt = { $games ->
    [one] One rated game was counted anew.
   *[other] { $games } rated games were counted anew.
  }
ratings-changed = Ratings that are not what they were: { $changed }; games of which the results were missing or wrong: { $mended }.
ratings-unplayed = Games that cannot be played again here and count as they were kept: { $unplayed }.
ratings-bot = bot
ratings-provisional = provisional
