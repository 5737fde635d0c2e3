# igroteka ratings
ratings-rebuilt = { $games ->
    [one] Заново засчитана { $games } рейтинговая партия.
    [few] Заново засчитаны { $games } рейтинговые партии.
   *[other] Заново засчитано { $games } рейтинговых партий.
  }
ratings-changed = Рейтингов изменилось: { $changed }; партий, чьих результатов не было или они были неверны: { $mended }.
ratings-unplayed = Партий, которые здесь нельзя сыграть заново и которые засчитаны как записаны: { $unplayed }.
ratings-bot = бот
ratings-provisional = предварительный
