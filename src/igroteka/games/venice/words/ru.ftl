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

## Какими бывают боты

venice-character-jeweller = ювелир
venice-character-jeweller-about = Скупает сокровища, и прежде всего самые дорогие.
venice-character-saver = бережливый
venice-character-saver-about = Бережёт монеты и покупает только с выгодой.

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
venice-worth = Приносит
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
feature-lead-in-points-expected-by-progress = перевес по ожидаемым очкам, чем позже, тем важнее
feature-close-lead = небольшой перевес
feature-prospects = очки, до которых можно дотянуться
feature-lead-in-prospects-by-progress = перевес по достижимым очкам, чем позже, тем важнее
feature-coins = монеты
feature-treasures-worth-6 = сокровища, которые будут стоить 6
feature-treasure-points = очки за сокровища в конце
feature-lead-in-treasure-points = перевес по очкам за сокровища
feature-coins-to-spend = монеты, которые можно успеть потратить
feature-best-purchase = лучшая покупка на месте
feature-best-purchase-after-move = лучшая покупка после хода
feature-best-purchase-by-turns = хорошие покупки в оставшиеся ходы
feature-figures = фигурки на поле
feature-figures-waiting = фигурки, которые предстоит поставить или спасти
feature-figures-lost = потерянные фигурки
feature-best-figure = фигурка на лучшем месте
feature-figures-doomed-by-rivals = фигурки, чьи кварталы потопят соперники
feature-figures-in-danger = фигурки, которые могут упасть в воду до своего хода
feature-figures-in-danger-without-gondola = фигурки в опасности без гондолы
feature-figures-surely-falling = фигурки, которые непременно упадут в воду
feature-figures-that-must-move = фигурки, которым пора уходить следующим ходом
feature-best-move = лучший ход
feature-best-move-late = лучший ход в последние ходы
feature-figures-doomed-beyond-gondolas = фигурки, которые упадут, когда гондолы для них не останется
feature-gondolas = гондолы
feature-any-gondola = наличие гондолы
feature-gain-of-gondola = выгода от гондолы
feature-gondolas-by-turns = гондолы, пока есть ходы
feature-cards = карты на руке
feature-moves-left = оставшиеся перемещения
feature-may-move-now = перемещение в этот ход
feature-may-buy-now = покупка в этот ход
feature-plays-last = последнее место в порядке хода
feature-rival-figures-to-sink-next = чужие фигурки под следующей картой
feature-rival-figures-to-drown-next = чужие фигурки без гондолы под следующей картой

feature-two-players = игра вдвоём
feature-cards-in-hands = карты на всех руках
feature-rounds-left = оставшиеся круги
feature-last-round = последний круг
feature-last-three-rounds = последние три круга
feature-gondola-beside-move = гондола вдобавок к ходу
feature-rescue-to-platforms = спасение и на платформы
feature-colours-with-three-districts = цвета, от которых уцелеют три квартала
feature-best-square = лучший квадрат города
feature-second-best-free-square = второй свободный квадрат
feature-x-squares-that-stand = кварталы X, которые уцелеют

# --- страница правил: цель, ход вкратце, что на картинках ---
venice-goal = Венеция тонет, и ваши карты решают, какой квартал уйдёт под воду следующим. Покупайте сокровища тех цветов, от которых мало что останется, и держите фигурки там, где город уцелеет. Когда сыграны все карты, считают сокровища, фигурки и сбережённые монеты; у кого больше очков, тот и победил.
venice-turn-1 = Можно переместить одну фигурку по прямой или потратить гондолу и отвезти её куда угодно.
venice-turn-2 = Можно купить сокровище того цвета, где вы стоите: на монету дороже, чем там лежит.
venice-turn-3 = Нужно сыграть карту наименьшего значения: её квартал тонет навсегда.
venice-turn-4 = Чья фигурка упала в воду, тот может спасти её гондолой.
venice-figure-place = Четвёртую фигурку можно поставить на любой квадрат с пунктиром. Семёрки и пятёрки не годятся: на 7 и на 5 у этого игрока фигурки уже стоят; платформы годятся всегда.
venice-figure-move = Фигурка с d5 может пойти на любой квадрат с пунктиром. Вправо — не дальше платформы, за ней вода; вверх — только на один квадрат, на d3 стоит другая фигурка; по диагонали — до самого g8.
venice-figure-gondola = Гондола везёт фигурку с a2 через весь город на h4. Больше этой гондолы нет.
venice-figure-buy = На d5 лежат три монеты, поэтому сокровище стоит четыре. Они остаются на квадрате: следующее там стоило бы восемь.
venice-figure-lowest = У трёх карт этой руки наименьшее значение, 3: одну из них нужно сыграть, какую — выбираете вы.
venice-figure-sink = Коричневая 6 топит d2. Монета пропадает, фигурка падает в воду; гондол у её хозяина больше нет, и она выбывает.
venice-figure-rescue = Квартал под этой фигуркой только что утонул — в чужой ход. За гондолу её можно поставить в любой свободный квартал; здесь — на a2.
venice-figure-worth = Утонул красный X, и красных кварталов осталось два. Теперь красное сокровище приносит 3 очка вместо 2, у кого бы оно ни было.
venice-figure-x = Последние карты сыграны, и одна фигурка дошла до бирюзового X. От её цвета остались 2 и 8, поэтому она приносит 2 × (2 + 8) = 20 очков.

# О чём признаки: этими словами подсказка объясняет, почему.
theme-coins = монеты
    .gen = монет
theme-treasures = сокровища
    .gen = сокровищ
theme-purchases = покупки
    .gen = покупок
theme-figures = места фигурок
    .gen = мест фигурок
theme-dangers = угроза воды
    .gen = угрозы воды
theme-ways = будущие ходы
    .gen = будущих ходов
theme-gondolas = гондолы
    .gen = гондол
theme-hand = карты на руке
    .gen = карт на руке
theme-order = порядок хода
    .gen = порядка хода
theme-attack = чужие фигурки на тонущих местах
    .gen = чужих фигурок на тонущих местах

## Приказы заранее
venice-order-rescue = Фигурка, которая упадёт в воду
venice-order-rescue-figure = Моя фигурка на
venice-order-rescue-to = если упадёт в воду, гондолой на
venice-order-rescue-to-drown = никуда: пусть тонет
venice-order-rescue-else = если этот квадрат будет занят
venice-order-rescue-else-ask = спросить меня
venice-order-rescue-else-drown = пусть тонет
venice-order-rescue-unless = всё-таки спросить меня
venice-order-rescue-unless-nothing = никогда
venice-order-rescue-unless-last-gondola = если уйдёт последняя гондола
venice-order-rescue-unless-lost-another = если к тому времени потеряна другая фигурка
venice-order-rescue-said = Если моя фигурка на { $figure } упадёт в воду: { $to ->
    [drown] пусть тонет
   *[other] гондолой на { $to }{ $else ->
        [ask] {""}
        [drown] , иначе пусть тонет
       *[other] , иначе на { $else }
    }
}{ $unless ->
    [last-gondola] ; спросить меня, если уйдёт последняя гондола
    [lost-another] ; спросить меня, если к тому времени потеряна другая фигурка
   *[other] {""}
}.
