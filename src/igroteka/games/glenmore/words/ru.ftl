glenmore-title = Глен Мор
glenmore-tagline = Земля, овцы и крепкий виски: растите владения клана и умейте не спешить.
glenmore-notice = Неофициально. Glen More — игра Маттиаса Крамера; с её издателями мы не связаны.

glenmore-option-points = Очки
glenmore-option-points-open = Лежат открыто
glenmore-option-points-hidden = Тайна до конца игры

glenmore-score-goods = Коричневые тайлы
glenmore-score-whisky = Виски
glenmore-score-chieftains = Вожди
glenmore-score-cards = Особые области
glenmore-score-places = Айона, Морар, Дуарт
glenmore-score-coins = Монеты
glenmore-score-tiles = Размер владений

## Какими бывают боты

glenmore-character-cooper = бондарь
glenmore-character-cooper-about = Любит виски: сначала вискарни, потом полные бочки.
glenmore-character-laird = лэрд
glenmore-character-laird-about = Собирает особые области: замки, озёра и их карты.

glenmore-good-wood = дерево
    .acc = дерево
    .gen = дерева
    .many = дерева
glenmore-good-stone = камень
    .acc = камень
    .gen = камня
    .many = камней
glenmore-good-grain = пшеница
    .acc = пшеницу
    .gen = пшеницы
    .many = пшеницы
glenmore-good-cattle = корова
    .acc = корову
    .gen = коровы
    .many = коров
glenmore-good-sheep = овца
    .acc = овцу
    .gen = овцы
    .many = овец

glenmore-tile-quarry = Каменный карьер
    .acc = Каменный карьер
    .gen = Каменного карьера
glenmore-tile-forest = Лес
    .acc = Лес
    .gen = Леса
glenmore-tile-meadow = Луг
    .acc = Луг
    .gen = Луга
glenmore-tile-pasture = Пастбище
    .acc = Пастбище
    .gen = Пастбища
glenmore-tile-field = Пшеничное поле
    .acc = Пшеничное поле
    .gen = Пшеничного поля
glenmore-tile-iona-abbey = Аббатство Айона
    .acc = Аббатство Айона
    .gen = Аббатства Айона
glenmore-tile-distillery = Вискарня
    .acc = Вискарню
    .gen = Вискарни
glenmore-tile-butcher-sheep = Мясной магазин (овцы)
    .acc = Мясной магазин (овцы)
    .gen = Мясного магазина (овцы)
glenmore-tile-butcher-cattle = Мясной магазин (коровы)
    .acc = Мясной магазин (коровы)
    .gen = Мясного магазина (коровы)
glenmore-tile-butcher-mixed = Мясной магазин (овца и корова)
    .acc = Мясной магазин (овца и корова)
    .gen = Мясного магазина (овца и корова)
glenmore-tile-fair-3 = Малая ярмарка
    .acc = Малую ярмарку
    .gen = Малой ярмарки
glenmore-tile-fair-4 = Средняя ярмарка
    .acc = Среднюю ярмарку
    .gen = Средней ярмарки
glenmore-tile-fair-5 = Большая ярмарка
    .acc = Большую ярмарку
    .gen = Большой ярмарки
glenmore-tile-grocer = Бакалейщик
    .acc = Бакалейщика
    .gen = Бакалейщика
glenmore-tile-bridge = Мост
    .acc = Мост
    .gen = Моста
glenmore-tile-tavern-3 = Таверна
    .acc = Таверну
    .gen = Таверны
glenmore-tile-tavern-4 = Большая таверна
    .acc = Большую таверну
    .gen = Большой таверны
glenmore-tile-village = Деревня
    .acc = Деревню
    .gen = Деревни
glenmore-tile-castle-stalker = Замок Сталкер
    .acc = Замок Сталкер
    .gen = Замка Сталкер
glenmore-tile-castle-moil = Замок Мойл
    .acc = Замок Мойл
    .gen = Замка Мойл
glenmore-tile-armadale-castle = Замок Армадейл
    .acc = Замок Армадейл
    .gen = Замка Армадейл
glenmore-tile-duart-castle = Замок Дуарт
    .acc = Замок Дуарт
    .gen = Замка Дуарт
glenmore-tile-donan-castle = Замок Донан
    .acc = Замок Донан
    .gen = Замка Донан
glenmore-tile-castle-of-mey = Замок Мей
    .acc = Замок Мей
    .gen = Замка Мей
glenmore-tile-cawdor-castle = Замок Кодор
    .acc = Замок Кодор
    .gen = Замка Кодор
glenmore-tile-loch-lochy = Лох-Лохи
    .acc = Лох-Лохи
    .gen = Лох-Лохи
glenmore-tile-loch-morar = Лох-Морар
    .acc = Лох-Морар
    .gen = Лох-Морара
glenmore-tile-loch-ness = Лох-Несс
    .acc = Лох-Несс
    .gen = Лох-Несса
glenmore-tile-loch-shiel = Лох-Шил
    .acc = Лох-Шил
    .gen = Лох-Шила
glenmore-tile-loch-oich = Лох-Ойх
    .acc = Лох-Ойх
    .gen = Лох-Ойха
glenmore-tile-home = Начальная деревня
    .acc = Начальную деревню
    .gen = Начальной деревни

glenmore-north = с
glenmore-south = ю
glenmore-east = в
glenmore-west = з
glenmore-side-north = севернее
glenmore-side-east = восточнее
glenmore-side-south = южнее
glenmore-side-west = западнее
glenmore-placed = { $tile } ({ $place })
glenmore-placed-home = { $tile }

glenmore-grid-signs = ~ река, = дорога, @ член клана, * кубик; места — шаги от начальной деревни: в1 с2
glenmore-track = Дорожка
glenmore-land = Мои владения
glenmore-land-of = Владения: { $name }
glenmore-market = Монеты в хранилище
glenmore-market-row = { $good }: купить за { $buy }, продать за { $sell }
glenmore-stacks = Осталось тайлов в стопках
glenmore-scored = Подсчёт { $n } позади
glenmore-gap = Пустое место: здесь цепочка кончается и начинается
glenmore-die = кубик
glenmore-on-track = { $tile }, { $n ->
    [0] позади всех
    [one] через { $n } шаг
    [few] через { $n } шага
   *[many] через { $n } шагов
}
glenmore-members = { $n ->
    [one] { $n } член клана
    [few] { $n } члена клана
   *[many] { $n } членов клана
}
glenmore-counted = Монеты и вычет за лишние тайлы учтены, следующий подсчёт — нет.
glenmore-points-secret = очки в секрете

glenmore-fact-coins = Монеты
glenmore-fact-barrels = Бочки
glenmore-fact-leadership = Вожди и береты
glenmore-fact-chieftains = Вожди
glenmore-fact-members = Члены клана во владениях
glenmore-fact-cards = Особые области
glenmore-fact-tiles = Тайлы

glenmore-ask-take = Ваш ход: выберите тайл на дорожке. Чем дальше уйдёте, тем дольше ждать.
glenmore-ask-place = Куда положить { FORM($tile, "acc") }?
glenmore-ask-pay-kind = { $tile }: отдайте { FORM($good, "acc") }.
glenmore-ask-pay-number = { $tile }: отдайте ещё { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}.
glenmore-ask-pay-more = { $tile }: пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Можно отдать ещё { $n ->
    [1] 1 ресурс
    [one] до { $n } ресурса
   *[many] до { $n } ресурсов
}.
glenmore-ask-give = Лох-Несс: отдайте члена клана или вождя.
glenmore-ask-fill = Лох-Шил наполнит пустые производственные тайлы. Продать что-нибудь до этого?
glenmore-ask-gain-lochy = Лох-Лохи: возьмите любой ресурс.
glenmore-ask-gain-iona = Аббатство Айона: возьмите любой ресурс.
glenmore-ask-gain-shiel = Лох-Шил: положите любой ресурс на Аббатство Айона или не берите ничего.
glenmore-ask-activate = Активируйте тайлы, каждый один раз, в любом порядке. { $n ->
    [0] Потом завершите ход.
    [one] Потом { $n } очко движения.
    [few] Потом { $n } очка движения.
   *[many] Потом { $n } очков движения.
}
glenmore-ask-move = { $n ->
    [0] Очков движения больше нет; завершите ход.
    [one] У вас { $n } очко движения: переместите члена клана или завершите ход.
    [few] У вас { $n } очка движения: переместите членов клана или завершите ход.
   *[many] У вас { $n } очков движения: переместите членов клана или завершите ход.
}
glenmore-ask-drop = Куда идёт член клана?

glenmore-group-take = Взять тайл
glenmore-group-skip = Ход
glenmore-group-place = Положить
glenmore-group-spend = Заплатить
glenmore-group-buy = Купить для оплаты
glenmore-group-give = Отдать
glenmore-group-give-chieftain = Отдать
glenmore-group-enough = Ход
glenmore-group-gain = Взять ресурс
glenmore-group-decline = Ход
glenmore-group-fill = Ход
glenmore-group-activate = Активировать
glenmore-group-harvest = Активировать
glenmore-group-sell = Продать
glenmore-group-done = Ход
glenmore-group-move = Переместить члена клана
glenmore-group-to = Куда
glenmore-group-promote = Куда
glenmore-group-end = Ход

glenmore-do-take = { $tile }, { $n ->
    [one] через { $n } шаг
    [few] через { $n } шага
   *[many] через { $n } шагов
}
glenmore-do-skip = Ничего не брать: { $tile } уходит из игры
glenmore-do-place = { $place }, { $side } { FORM($tile, "gen") }
glenmore-do-spend = Отдать { FORM($good, "acc") }: { $tile }
glenmore-do-buy = Купить { FORM($good, "acc") }
glenmore-do-give = Члена клана: { $tile }
glenmore-do-give-chieftain = Вождя
glenmore-do-enough = Достаточно
glenmore-do-gain = Взять { FORM($good, "acc") }
glenmore-do-decline = Оставить { FORM($tile, "acc") } пустым
glenmore-do-fill = Наполнить пустые тайлы
glenmore-do-activate = { $tile }
glenmore-do-harvest = Всё бесплатное сразу
glenmore-do-sell = Продать { FORM($good, "acc") }: { $tile }
glenmore-do-done = Перейти к движению
glenmore-do-move = { $tile }
glenmore-do-to = { $tile }
glenmore-do-promote = Сделать вождём
glenmore-do-end = Завершить ход

glenmore-preview-free = бесплатно
glenmore-preview-barrel = стоит бочку виски
glenmore-preview-person = стоит члена клана или вождя
glenmore-preview-two = стоит два разных ресурса
glenmore-preview-cost = цена: { $goods }
glenmore-preview-buy = { $good } (купить за { $n })
glenmore-preview-place = активирует: { $tiles }
glenmore-preview-none = соседей не активирует
glenmore-preview-promote = сравнивается при подсчётах
glenmore-preview-skip = ни один тайл нельзя и оплатить, и положить
glenmore-preview-upto = { $n ->
    [one] до { $n } очка
   *[many] до { $n } очков
}
glenmore-pays-coins = −{ $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
glenmore-pays-good = −{ $n ->
    [one] { $n } { $good }
    [few] { $n } { FORM($good, "gen") }
   *[many] { $n } { FORM($good, "many") }
}
glenmore-pays-any = −{ $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
glenmore-gains-coins = +{ $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
glenmore-gains-good = +{ $n ->
    [one] { $n } { $good }
    [few] { $n } { FORM($good, "gen") }
   *[many] { $n } { FORM($good, "many") }
}
glenmore-gains-any = +{ $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[many] { $n } любых ресурсов
}
glenmore-gains-barrels = +{ $n ->
    [one] { $n } бочка
    [few] { $n } бочки
   *[many] { $n } бочек
}
glenmore-gains-moves = +{ $n ->
    [one] { $n } очко движения
    [few] { $n } очка движения
   *[many] { $n } очков движения
}
glenmore-gains-points = +{ $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
glenmore-then-uses = с помощью { FORM($tile, "gen") }
glenmore-then-gains-any = затем любой ресурс ({ $tile })

glenmore-event-took = { $name } проходит { $spaces ->
    [one] { $spaces } шаг
    [few] { $spaces } шага
   *[many] { $spaces } шагов
} и берёт { FORM($tile, "acc") }.
glenmore-event-laid = { $name } кладёт тайл { $side } { FORM($beside, "gen") }.
glenmore-event-skipped = { $name } не может взять ничего: { $tile } уходит из игры.
glenmore-event-sold = { $name } продаёт { FORM($good, "acc") } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
glenmore-event-bought = { $name } покупает { FORM($good, "acc") } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
glenmore-event-spent = { $name } отдаёт { FORM($good, "acc") } ({ $tile }).
glenmore-event-drank = { $name } отдаёт бочку за { FORM($tile, "acc") }.
glenmore-event-gave-chieftain = { $name } отдаёт вождя за Лох-Несс.
glenmore-event-gave-member = { $name } отдаёт члена клана с { FORM($tile, "gen") } за Лох-Несс.
glenmore-event-card = { $name } получает карту «{ $card }».
glenmore-event-produced = { $name } получает { FORM($good, "acc") } ({ $tile }).
glenmore-event-filled = { $name } получает { $cubes ->
    [one] { $cubes } ресурс
    [few] { $cubes } ресурса
   *[many] { $cubes } ресурсов
} (Лох-Шил).
glenmore-event-declined = { $name } оставляет { FORM($tile, "acc") } пустым.
glenmore-event-distilled = { $name } меняет пшеницу на бочку виски ({ $tile }).
glenmore-event-scored = { $name } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { FORM($tile, "acc") }.
glenmore-event-moved = { $name } перемещает члена клана с { FORM($origin, "gen") } на { FORM($tile, "acc") }.
glenmore-event-promoted = { $name } возводит в вожди члена клана с { FORM($tile, "gen") }.
glenmore-event-passed = { $tile } остаётся позади и уходит из игры.
glenmore-event-rolled = На кубике { $roll }: { $tile } уходит из игры.
glenmore-event-scoring = Подсчёт { $number } из 3.
glenmore-event-compared = { $field }: { $name } +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
glenmore-scoring-cell = { $count } → +{ $points }
glenmore-scoring-total = Всего
glenmore-scoring-step = на { $ahead } больше: +{ $points }
glenmore-scoring-why = Каждый сравнивается с тем, у кого меньше всех: { $ladder } (G33).
glenmore-event-finished = Последний тайл выложен: финальный подсчёт.

glenmore-help-gap = Пустое место показывает начало цепочки: фигурка перед ним стоит позади всех и ходит следующей (G6, G8).
glenmore-help-die = При двух и трёх игроках кубик — ещё одна фигурка. Оказавшись позади всех, он уходит на 1–3 тайла вперёд, и этот тайл выбывает (G10, G46).
glenmore-help-figure = Фигурка игрока. Ходит та, что позади всех: на любой тайл, который можно оплатить и положить, через любые фигурки (G6, G7).
glenmore-help-market = Ряд хранилища. Покупка стоит наименьшее открытое число и только для немедленной оплаты; продажа приносит самую большую стопку монет (G16, G17).
glenmore-help-stacks = Тайлы, которые ещё придут. Когда выложен последний тайл стопки 1, 2 или 3, проводится подсчёт; третий завершает игру (G32).
glenmore-help-spot = Сюда можно положить тайл. Число — сколько соседей он активирует; наведите, чтобы увидеть их (G11, G23).
glenmore-help-cube = Ресурсы лежат на тайлах, которые их дали, не больше трёх на тайле; ими платят за тайлы и обмены (G15, G24).
glenmore-help-member = Член клана. Новый тайл кладут рядом с ним; за очки движения он перемещается (G11, G29).
glenmore-help-chieftain = Член клана, ушедший с земли, становится вождём навсегда; вождей и береты сравнивают при каждом подсчёте (G29, G33).
glenmore-help-penalty = В конце каждый тайл сверх самых маленьких владений стоит 3 очка (G34).
glenmore-help-quarry = Каменный карьер (жёлтый). При активации на него кладут: 1 камень, всего не больше трёх (G24).
glenmore-help-forest = Лес (жёлтый). При активации на него кладут: 1 дерево, всего не больше трёх (G24).
glenmore-help-meadow = Луг (зелёный). При активации на него кладут: 1 овца, всего не больше трёх (G24).
glenmore-help-pasture = Пастбище (зелёное). При активации на него кладут: 1 корова, всего не больше трёх (G24).
glenmore-help-field = Пшеничное поле (зелёное). При активации на него кладут: 1 пшеница, всего не больше трёх (G24).
glenmore-help-iona-abbey = Аббатство Айона (жёлтое). При активации на него кладут 1 любой ресурс. В конце — по 2 очка за каждый свой жёлтый тайл (G20, G24).
glenmore-help-distillery = Вискарня (жёлтая). Бочка при выкладке; активация: 1 пшеница превращается в 1 бочку (G19, G25).
glenmore-help-butcher-sheep = Мясной магазин (коричневый). Активация: 1 овца за 2 очка или 2 за 4 (G26).
glenmore-help-butcher-cattle = Мясной магазин (коричневый). Активация: 1 корова за 2 очка или 2 за 4 (G26).
glenmore-help-butcher-mixed = Мясной магазин (коричневый). Активация: 1 овца и 1 корова за 5 очков (G26).
glenmore-help-fair-3 = Малая ярмарка (коричневая). Активация: 1, 2 или 3 разных ресурса за 1, 3 или 5 очков (G27).
glenmore-help-fair-4 = Средняя ярмарка (коричневая). Активация: от 1 до 4 разных ресурсов за 1, 3, 5 или 8 очков (G27).
glenmore-help-fair-5 = Большая ярмарка (коричневая). Активация: от 1 до 5 разных ресурсов за 1, 3, 5, 8 или 12 очков (G27).
glenmore-help-grocer = Бакалейщик (коричневый). Активация: ровно 3 любых ресурса за 8 очков (G28).
glenmore-help-bridge = Мост (коричневый). Активация: 1 дерево и 1 камень за 7 очков (G28).
glenmore-help-tavern-3 = Таверна (коричневая). Стоит бочку; активация: 3 очка бесплатно (G28).
glenmore-help-tavern-4 = Большая таверна (коричневая). Стоит бочку; активация: 4 очка бесплатно (G28).
glenmore-help-village = Деревня (серая). Член клана при выкладке; активация: 1 очко движения (G19, G29).
glenmore-help-home = Начальная деревня (серая). Здесь начинаются река и дорога; активация: 1 очко движения (G1, G29).
glenmore-help-castle-stalker = Замок Сталкер (серый). Два члена клана при выкладке, 1 берет; активация: 1 очко движения (G20).
glenmore-help-castle-moil = Замок Мойл (серый). Член клана и бочка при выкладке, 1 берет; активация: 1 очко движения (G20).
glenmore-help-armadale-castle = Замок Армадейл (серый). Член клана и 3 монеты при выкладке, 1 берет; активация: 1 очко движения (G20).
glenmore-help-duart-castle = Замок Дуарт (серый). Член клана при выкладке; в конце — по 3 очка за каждую свою деревню; активация: 1 очко движения (G20).
glenmore-help-donan-castle = Замок Донан (серый). Член клана и две бочки при выкладке, 1 берет; активация: 1 очко движения (G20).
glenmore-help-castle-of-mey = Замок Мей (серый). Член клана при выкладке, 1 берет; ваши вожди считаются дважды; активация: 1 очко движения (G20).
glenmore-help-cawdor-castle = Замок Кодор (серый). Член клана при выкладке, 3 берета; активация: 1 очко движения (G20).
glenmore-help-loch-lochy = Лох-Лохи (синий). При выкладке: 2 любых ресурса (G20, G22).
glenmore-help-loch-morar = Лох-Морар (синий). В конце — по 2 очка за каждый свой зелёный тайл (G20).
glenmore-help-loch-ness = Лох-Несс (синий). Стоит члена клана или вождя. В каждый ваш ход активируется ещё один тайл где угодно (G20, G21).
glenmore-help-loch-shiel = Лох-Шил (синий). При выкладке: по ресурсу на каждый пустой производственный тайл, а на пустое Аббатство Айона — любой, если хотите (G20).
glenmore-help-loch-oich = Лох-Ойх (синий). Стоит два разных ресурса. При выкладке вместо соседей можно активировать все свои тайлы (G20, G21).

## Как называется то, о чём рассказывает справка

glenmore-called-gap = Начало цепочки
glenmore-called-die = Кубик
glenmore-called-figure = Фигурка
glenmore-called-market = Ряд хранилища
glenmore-called-stacks = Тайлы, которые ещё придут
glenmore-called-spot = Место во владениях
glenmore-called-cube = Ресурсы
glenmore-called-member = Члены клана
glenmore-called-chieftain = Вожди
glenmore-called-penalty = Размер владений
glenmore-called-coin = Монеты
glenmore-help-coin = На монеты покупают в хранилище ресурсы для оплаты; в конце каждая — очко (G16, G34).
glenmore-called-barrel = Виски
glenmore-help-barrel = Бочками платят за таверны, и их сравнивают при каждом подсчёте (G18, G33).

## По чему судят о позиции

feature-expected-points = ожидаемые очки
feature-expected-points-late = ожидаемые очки ближе к концу
feature-expected-lead = перевес по ожидаемым очкам
feature-expected-lead-late = перевес по ожидаемым очкам ближе к концу
feature-score = очки на сейчас
feature-score-lead = перевес по очкам
feature-score-lead-late = перевес по очкам ближе к концу
feature-points-of-brown-tiles = очки за коричневые тайлы
feature-points-of-scorings = очки прошедших подсчётов
feature-spaces-ahead = шаги впереди на дорожке
feature-figures-behind = фигурки позади на дорожке
feature-moves-next = право ходить следующим
feature-gap-ahead = свободные тайлы до следующей фигурки
feature-spaces-left = оставшиеся шаги по дорожке
feature-last-turn-near = близость последнего хода
feature-no-turn-left = отсутствие новых ходов
feature-tiles = тайлы
feature-extra-tiles = лишние тайлы
feature-extra-tiles-late = вычет за лишние тайлы ближе к концу
feature-tiles-fewer = тайлы, которых меньше, чем у всех
feature-whisky = бочки виски
feature-whisky-points = очки за виски
feature-whisky-points-to-come = очки за виски в будущих подсчётах
feature-whisky-points-for-one-more = очки за ещё одну бочку
feature-whisky-lead = перевес по виски
feature-whisky-fewer = самый малый запас виски
feature-whisky-given = очки, подаренные соперникам малым запасом виски
feature-whisky-taken-by-one-more = очки, которые отнимет у соперников ещё одна бочка
feature-chieftains = вожди и береты
feature-chieftains-points = очки за вождей
feature-chieftains-points-to-come = очки за вождей в будущих подсчётах
feature-chieftains-points-for-one-more = очки за ещё одного вождя
feature-chieftains-lead = перевес по вождям
feature-chieftains-fewer = меньше всех вождей
feature-chieftains-given = очки, подаренные соперникам нехваткой вождей
feature-chieftains-taken-by-one-more = очки, которые отнимет у соперников ещё один вождь
feature-cards = особые области
feature-cards-points = очки за особые области
feature-cards-points-to-come = очки за особые области в будущих подсчётах
feature-cards-points-for-one-more = очки за ещё одну особую область
feature-cards-lead = перевес по особым областям
feature-cards-fewer = меньше всех особых областей
feature-cards-given = очки, подаренные соперникам нехваткой особых областей
feature-cards-taken-by-one-more = очки, которые отнимет у соперников ещё одна особая область
feature-scoring-coming-closer = очки близкого подсчёта
feature-forests = леса
feature-quarries = каменные карьеры
feature-grain-fields = пшеничные поля
feature-pastures = пастбища
feature-meadows = луга
feature-distilleries = вискарни
feature-villages = деревни
feature-castles = замки
feature-butchers = мясные магазины
feature-fairs = ярмарки
feature-taverns = таверны
feature-grocer-and-bridge = бакалейщик и мост
feature-full-tiles = полные тайлы
feature-points-for-own-cubes = очки за имеющиеся ресурсы
feature-brown-income = очки, которые коричневые тайлы могут дать за ход
feature-brown-income-times-turns = очки, которые коричневые тайлы могут дать за ближайшие ходы
feature-points-of-iona-morar-duart = очки за Айону, Морар и Дуарт
feature-turns-with-loch-ness = ходы с Лох-Нессом
feature-members = члены клана во владениях
feature-second-member = второй член клана
feature-third-member = третий член клана
feature-members-times-turns = члены клана на будущие ходы
feature-chieftains-within-reach = вожди, до которых один ход
feature-best-place = лучшее место во владениях
feature-second-place = второе по ценности место во владениях
feature-best-place-times-turns = лучшее место на будущие ходы
feature-tiles-at-best-place = тайлы вокруг лучшего места
feature-movement-at-a-place = очки движения с одного места
feature-points-at-a-place = очки за ресурсы с одного места
feature-barrels-at-a-place = бочки с одного места
feature-plain-places = места для тайлов без реки и дороги
feature-river-places = места у реки
feature-road-places = места у дороги
feature-wood = дерево
feature-stone = камень
feature-grain = пшеница
feature-cattle = коровы
feature-sheep = овцы
feature-cubes = ресурсы
feature-kinds-of-cubes = виды ресурсов
feature-cubes-times-turns = ресурсы на будущие ходы
feature-idle-cubes = ресурсы, которые уже не пригодятся
feature-coins = монеты
feature-nearly-no-coins = нехватка монет
feature-coins-for-cubes = монеты за продажу ресурсов
feature-can-pay-wood = дерево для оплаты
feature-can-pay-stone = камень для оплаты
feature-can-pay-grain = пшеница для оплаты
feature-tiles-to-take = доступные тайлы на дорожке
feature-special-places-to-take = доступные особые области на дорожке
feature-members-to-take = доступные члены клана на дорожке
feature-barrels-to-take = доступные бочки на дорожке
feature-best-tile-to-take = лучший тайл на дорожке
feature-second-tile-to-take = второй по ценности тайл на дорожке
feature-players = число игроков
feature-die = кубик в игре
feature-die-ahead = шаги, на которые кубик впереди
feature-figures-apart = шаги между задней и передней фигурками
feature-tiles-to-come = тайлы, которые ещё придут
feature-scorings-to-come = будущие подсчёты
feature-tiles-before-scoring = тайлы до следующего подсчёта
feature-scoring-near = близость подсчёта
feature-last-stack = последняя стопка
feature-last-round = последний круг по дорожке
feature-wood-row = занятые места в ряду дерева
feature-stone-row = занятые места в ряду камня
feature-grain-row = занятые места в ряду пшеницы
feature-cattle-row = занятые места в ряду коров
feature-sheep-row = занятые места в ряду овец
feature-full-rows = заполненные ряды хранилища
feature-special-places-on-track = особые области на дорожке
feature-special-places-to-come = особые области, которые ещё придут
feature-members-on-track = члены клана на дорожке
feature-barrels-on-track = бочки на дорожке
feature-brown-tiles-on-track = коричневые тайлы на дорожке
feature-smallest-territory = размер самых маленьких владений

# --- страница правил: цель, ход вкратце, что на картинках ---
glenmore-goal = Стройте земли шотландского клана из тайлов, которые все берут с одной дорожки. Ресурсы превращаются в очки и виски, а трижды за игру бочки, вождей и особые области сравнивают с тем, у кого их меньше всех. Не растите слишком быстро: в конце считают монеты, а каждый тайл сверх самых маленьких владений стоит 3 очка.
glenmore-turn-1 = Последняя фигурка идёт вперёд на любой тайл: чем дальше, тем дольше потом ждать.
glenmore-turn-2 = Заплатите за тайл своими ресурсами или купленными для этого.
glenmore-turn-3 = Положите его рядом с членом клана и возьмите бонус.
glenmore-turn-4 = Активируйте его и восемь соседей: ресурсы, виски, очки.
glenmore-turn-5 = Потратьте очки движения: члены клана идут или становятся вождями.
glenmore-turn-6 = Пополните дорожку; ходит фигурка, которая теперь последняя.
glenmore-figure-turn = Красная фигурка стоит позади всех, поэтому ходит она. Она идёт лишь на соседний тайл и снова последняя: тот же игрок ходит ещё раз. Дорожку пополняют на один тайл, в конце цепочки.
glenmore-figure-lay = Пастбище можно положить на четыре места с пунктиром: каждое касается тайла целой стороной, а на деревне рядом с ними стоит член клана. Число — сколько соседей будет активировано.
glenmore-figure-river = На этом пастбище река, поэтому оно должно продолжать реку: к северу или к югу от начальной деревни. Тайлы не поворачивают.
glenmore-figure-activate = Новое пастбище активирует себя и всё вокруг: поле даёт пшеницу, лес — дерево, пастбище — первую корову, деревня — очко движения. До другого пастбища слишком далеко.
glenmore-figure-whisky = Вискарня превращает пшеницу с любого поля в бочку виски.
glenmore-figure-butcher = Мясной магазин берёт обеих коров с пастбища и платит за них 4 очка.
glenmore-figure-chieftain = За очко движения член клана уходит из деревни и навсегда становится вождём. Вожди считаются при каждом следующем подсчёте, но класть тайлы можно только рядом с теми, кто ещё на земле.
glenmore-figure-market = В ряду пшеницы закрыты два места. Кто продаёт пшеницу, берёт большую стопку, 2 монеты; после этого следующую пшеницу снова можно купить за 2.
glenmore-figure-scoring = Последний тайл стопки 1 лёг на дорожку, и сразу проводят подсчёт: в каждом из трёх видов каждого сравнивают с тем, у кого меньше всех.
glenmore-figure-penalty = Замок — тринадцатый тайл этих владений. В конце каждый тайл сверх самых маленьких владений стоит 3 очка; в очках, показанных по ходу игры, это уже учтено.

# О чём признаки: этими словами подсказка объясняет, почему.
theme-track = место на дорожке
    .gen = места на дорожке
theme-size = размер владений
    .gen = размера владений
theme-whisky = виски
    .gen = виски
theme-chieftains = вожди
    .gen = вождей
theme-special-places = особые области
    .gen = особых областей
theme-scoring = близкий подсчёт
    .gen = близкого подсчёта
theme-production = производство
    .gen = производства
theme-sales = очки за ресурсы
    .gen = очков за ресурсы
theme-clan = члены клана
    .gen = членов клана
theme-places = места для тайлов
    .gen = мест для тайлов
theme-cubes = ресурсы
    .gen = ресурсов
theme-coins = монеты
    .gen = монет
theme-tiles-ahead = доступные тайлы
    .gen = доступных тайлов
