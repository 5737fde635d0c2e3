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

## Что считает выученная оценка: у игрока, затем у всего стола

feature-points-expected = ожидаемые очки
feature-lead-in-points-expected = перевес по ожидаемым очкам
feature-points-expected-by-progress = ожидаемые очки, чем позже, тем важнее
feature-lead-in-points-expected-by-progress = перевес по ожидаемым очкам, чем позже, тем важнее
feature-close-lead = небольшой перевес
feature-score = очки, если закончить сейчас
feature-lead-in-score = перевес по очкам, если закончить сейчас
feature-prospects = очки, до которых можно дотянуться
feature-lead-in-prospects = перевес по очкам, до которых можно дотянуться
feature-lead-in-prospects-by-progress = перевес по достижимым очкам, чем позже, тем важнее
feature-coins = монеты
feature-treasures = сокровища
feature-treasures-worth-6 = сокровища, которые будут стоить 6
feature-treasures-worth-3 = сокровища, которые будут стоить 3
feature-treasure-points = очки за сокровища в конце
feature-lead-in-treasure-points = перевес по очкам за сокровища
feature-treasure-points-now = очки за сокровища, если закончить сейчас
feature-coins-to-spend = монеты, которые можно успеть потратить
feature-coins-to-spend-on-best-colour = монеты на самый дорогой цвет
feature-figures-selling-6 = фигурки там, где продают сокровища за 6
feature-best-purchase = лучшая покупка на месте
feature-second-best-purchase = вторая покупка на месте
feature-best-purchase-after-move = лучшая покупка после хода
feature-best-purchase-by-turns = хорошие покупки в оставшиеся ходы
feature-purchases-in-place = все выгодные покупки на месте
feature-figures = фигурки на поле
feature-figures-waiting = фигурки, которые предстоит поставить или спасти
feature-figures-lost = потерянные фигурки
feature-figure-points = очки за фигурки там, где они стоят
feature-lead-in-figure-points = перевес по очкам за фигурки
feature-best-figure = фигурка на лучшем месте
feature-weakest-figure = фигурка на худшем месте
feature-figures-on-x = фигурки в кварталах X, которые уцелеют
feature-x-points = очки за кварталы X
feature-figures-worth-10 = фигурки, за которые дадут от 10 очков
feature-figure-on-best-square = фигурка на лучшем квадрате города
feature-figures-on-platforms = фигурки на платформах
feature-figures-doomed-by-own-hand = фигурки, чьи кварталы потопит своя рука
feature-figures-doomed-by-rivals = фигурки, чьи кварталы потопят соперники
feature-points-on-doomed-squares = очки на кварталах, которые утонут
feature-figures-in-danger = фигурки, которые могут упасть в воду до своего хода
feature-figures-in-danger-without-gondola = фигурки в опасности без гондолы
feature-figures-surely-falling = фигурки, которые непременно упадут в воду
feature-figures-that-must-move = фигурки, которым пора уходить следующим ходом
feature-doomed-figures-with-way-out = фигурки, которые могут уйти с тонущего места
feature-doomed-figures-without-way-out = фигурки, которым некуда уйти с тонущего места
feature-figures-shut-in = запертые фигурки
feature-squares-in-reach = квадраты в пределах хода
feature-best-move = лучший ход
feature-second-best-move = лучший ход другой фигурки
feature-gain-of-moves = по хорошему ходу каждой фигурки
feature-best-move-late = лучший ход в последние ходы
feature-best-square-in-one-move = лучший свободный квадрат в одном ходе
feature-best-square-in-two-moves = лучший свободный квадрат в двух ходах
feature-points-in-two-moves = очки квадрата в пределах двух ходов
feature-best-square-reached-first = первенство у лучшего свободного квадрата
feature-points-reached-first = очки квадрата, до которого можно успеть первым
feature-figure-taken-up = взятая фигурка
feature-gain-of-figure-taken-up = выгода для взятой фигурки
feature-gondolas = гондолы
feature-any-gondola = наличие гондолы
feature-lead-in-gondolas = перевес по гондолам
feature-gain-of-gondola = выгода от гондолы
feature-gain-of-second-gondola = выгода от второй гондолы
feature-gain-of-gondola-late = выгода от гондолы в последние ходы
feature-gondolas-by-turns = гондолы, пока есть ходы
feature-cards = карты на руке
feature-moves-left = оставшиеся перемещения
feature-turns-until-own = чужие ходы до своего
feature-may-move-now = перемещение в этот ход
feature-may-buy-now = покупка в этот ход
feature-place-in-turn-order = место в порядке хода
feature-plays-last = последнее место в порядке хода
feature-cards-to-choose-from = выбор среди младших карт
feature-x-cards = карты X на руке
feature-rival-figures-doomed = чужие фигурки, которые потопит своя рука
feature-rival-figures-to-sink-next = чужие фигурки под следующей картой
feature-rival-figures-to-drown-next = чужие фигурки без гондолы под следующей картой
feature-rival-points-doomed = чужие очки, которые потопит своя рука

feature-players = игроки
feature-two-players = игра вдвоём
feature-cards-in-hands = карты на всех руках
feature-rounds-left = оставшиеся круги
feature-last-round = последний круг
feature-last-three-rounds = последние три круга
feature-placing = расстановка фигурок
feature-rescue-open = решение о спасении
feature-four-directions = ходы только в четырёх направлениях
feature-gondola-beside-move = гондола вдобавок к ходу
feature-rescue-to-platforms = спасение и на платформы
feature-colours-with-one-district = цвета, от которых уцелеет один квартал
feature-colours-with-two-districts = цвета, от которых уцелеют два квартала
feature-colours-with-three-districts = цвета, от которых уцелеют три квартала
feature-treasures-left-worth-6 = ещё не купленные сокровища за 6
feature-treasures-left-worth-3 = ещё не купленные сокровища за 3
feature-best-square = лучший квадрат города
feature-best-free-square = лучший свободный квадрат
feature-second-best-free-square = второй свободный квадрат
feature-third-best-free-square = третий свободный квадрат
feature-x-squares-that-stand = кварталы X, которые уцелеют
feature-free-x-squares-that-stand = свободные кварталы X, которые уцелеют
feature-free-squares = свободные квадраты
feature-free-squares-doomed = свободные кварталы, которые утонут
feature-best-purchase-on-free-squares = лучшая покупка там, где никого нет
