# Что говорит уведомление. Оно может стоять на заблокированном экране: суть — в заголовке.
notice-turn = Ваш ход: { $game }
notice-turns = { $n ->
    [one] Вас ждут за { $n } столом
    [few] Вас ждут за { $n } столами
   *[many] Вас ждут за { $n } столами
}
notice-over = Партия окончена: { $game }
notice-invited = Вас приглашает { $name }
notice-several = Новости { $n ->
    [one] за { $n } столом
    [few] за { $n } столами
   *[many] за { $n } столами
}
notice-test = Так будут приходить уведомления
notice-with = Вместе с вами играют: { $names }.
notice-alone = Откройте стол.
notice-result = { $name }: { $points }
notice-line-turn = { $game }: ваш ход
notice-line-over = { $game }: партия окончена
notice-line-invited = { $game }: вас приглашает { $name }
notice-more = и ещё { $n }
notice-invited-to = Игра: { $game }.
notice-invited-open = Откройте приглашение.
notice-test-text = Сюда приходят уведомления «Игротеки».
