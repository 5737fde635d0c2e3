venice-title = Венеция 2099
venice-tagline = Вода поднимается. Спасайте сокровища и стойте на суше, когда ляжет последняя карта.
venice-notice = Неофициальная версия. «Венеция 2099» — игра Лео Коловини; мы не связаны с её издателями.

venice-option-directions = Направления хода
venice-option-directions-8 = Все восемь
venice-option-directions-4 = Только по прямой, без диагоналей
venice-option-gondola = Гондола в свой ход
venice-option-gondola-instead = Вместо обычного хода
venice-option-gondola-extra = Вдобавок к обычному ходу
venice-option-rescue = Гондола спасает
venice-option-rescue-any = На любой свободный квадрат, и на платформу
venice-option-rescue-district = Только в квартал

venice-score-treasures = Сокровища
venice-score-districts = Фигурки в кварталах
venice-score-x_districts = Фигурки в кварталах X
venice-score-coins = Монеты

venice-district = { $colour } { $value }
venice-card = { FORM($colour, "fem") } { $value }
venice-card-played = { FORM($colour, "fem-acc") } { $value }
venice-platform = платформа

venice-ask-place = Поставьте фигурку { $n } из { $of }: в квартал нового для вас значения или на платформу.
venice-ask-turn = Ваш ход: если хотите, переместите фигурку и купите сокровище; затем сыграйте младшую карту.
venice-ask-turn-moved = Фигурка перемещена. Если хотите, купите сокровище; затем сыграйте младшую карту.
venice-ask-turn-bought = Теперь сыграйте младшую карту.
venice-ask-move-to = Куда пойдёт фигурка с { $square }?
venice-ask-gondola-to = Куда гондола отвезёт фигурку с { $square }?
venice-ask-rescue = Ваша фигурка на { $square } упала в воду. Потратить гондолу, чтобы спасти её?

venice-group-place = Поставить
venice-group-move = Переместить
venice-group-gondola = Гондола
venice-group-to = Куда
venice-group-buy = Купить
venice-group-play = Сыграть прогноз
venice-group-rescue = Спасти
venice-group-drown = { venice-group-rescue }

venice-do-place = Поставить на { $square }, { $tile }
venice-do-move = Переместить фигурку с { $square }, { $tile }
venice-do-gondola = Отвезти фигурку с { $square }, { $tile }
venice-do-to = На { $square }, { $tile }
venice-do-buy = Купить { FORM($colour, "neut") } сокровище на { $square }
venice-do-play = Сыграть { $card }
venice-do-rescue = Спасти на { $square }, { $tile }
venice-do-drown = Не спасать

venice-pays-coins = −{ $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
venice-pays-gondolas = −{ venice-gondolas }
venice-gondolas = { $n ->
    [one] { $n } гондола
    [few] { $n } гондолы
   *[many] { $n } гондол
}
venice-then-spends = −1 гондола
venice-then-sinks = тонет { $it }
venice-then-falls = в воду падает фигурка: { $it }
venice-then-drowns = выбывает фигурка: { $it }
venice-then-lost = фигурка выбывает из игры
venice-fate-safe = никогда не утонет
venice-fate-held = его карта у вас
venice-preview-points = { $n ->
    [one] { $sign }{ $n } очко, если закончить сейчас
    [few] { $sign }{ $n } очка, если закончить сейчас
   *[many] { $sign }{ $n } очков, если закончить сейчас
}
venice-preview-price = { $price ->
    [one] следующее сокровище за { $price } монету
    [few] следующее сокровище за { $price } монеты
   *[many] следующее сокровище за { $price } монет
}

venice-event-placed = { $name } ставит фигурку на { $square }.
venice-event-moved = { $name } перемещает фигурку с { $origin } на { $square }.
venice-event-rode = { $name } отвозит фигурку на гондоле с { $origin } на { $square }.
venice-event-bought = { $name } покупает { FORM($colour, "neut") } сокровище на { $square } за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}.
venice-event-sank = { $name } играет { $card } и топит { $square }.
venice-event-drowned = { $name } теряет фигурку на { $square }.
venice-event-rescued = { $name } спасает фигурку на гондоле с { $origin } на { $square }.
venice-moment-before = Очки до этого
venice-moment-after = Очки теперь
venice-moment-change = Разница
venice-moment-why = Если бы игра кончилась сейчас: { FORM($colour, "neut") } сокровище тем дороже, чем меньше кварталов его цвета уцелело (V25); фигурка на X приносит удвоенную сумму уцелевших чисел (V27).
venice-event-finished = Все карты сыграны: от города осталось то, что осталось.

venice-fact-coins = Монеты
venice-fact-cards = Карты на руке
venice-fact-gondolas = Гондолы
venice-fact-figures = Фигурки на поле

venice-hand = Ваши карты в том порядке, в каком их придётся играть
venice-hand-empty = Карт не осталось
venice-city = Город
venice-treasures = Сокровища
venice-supply = Осталось
venice-worth = Стоит
venice-square = { $square }: { $tile }
venice-square-water = { $square }: вода
venice-square-figure = фигурка: { $name }
venice-square-coins = { $n ->
    [one] лежит { $n } монета
    [few] лежат { $n } монеты
   *[many] лежат { $n } монет
}
venice-played-last = последняя карта — { $value }, младше нет
venice-stake = Из них { $n } — за фигурки на кварталах X: утонет X — пропадут все, утонет квартал его цвета — станет меньше.
venice-yours = у вас на руке

venice-help-district = Квартал. Фигурка, оставшаяся здесь к концу, приносит его число; X — удвоенную сумму уцелевших чисел своего цвета. Карта прогноза топит его (V21, V26, V27).
venice-help-platform = Плавучая платформа. Не тонет, ничего не продаёт и не приносит очков (V2, V18, V26).
venice-help-water = Вода. В неё не входят и через неё не ходят — только на гондоле (V15, V21).
venice-help-figure = Фигурка. В свой ход можно переместить одну свою по прямой; купить можно и не перемещаясь, но после покупки уже не перемещаются (V14, V15).
venice-help-coins = Уплаченные здесь монеты. Следующее сокровище с этого квадрата стоит на монету больше, чем на нём лежит (V18).
venice-help-card = Карта прогноза. Топит квартал своего цвета и значения; сначала надо играть младшую (V20, V21).
venice-help-treasure = Сокровище стоит 6, 3, 2 или 1 очко, если к концу осталось 1, 2, 3 или больше кварталов его цвета (V25).
venice-help-gondola = Гондола в свой ход перевозит фигурку на любой свободный квадрат, а упавшую в воду сразу спасает в свободный квартал или, если так решил стол, тоже на любой квадрат (V17, V22).

## Как называется то, о чём рассказывает справка

venice-called-district = Квартал
venice-called-platform = Плавучая платформа
venice-called-water = Вода
venice-called-figure = Фигурка
venice-called-coins = Монеты
venice-called-card = Карта прогноза
venice-called-treasure = Сокровище
venice-called-gondola = Гондола
venice-called-purse = Монеты
venice-help-purse = Монетами платят за сокровища; каждая оставшаяся — очко (V18, V28).
