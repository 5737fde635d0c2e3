orleans-title = Орлеан
orleans-tagline = Наполняйте мешочек персонажами, посылайте их туда, где они нужнее, и за восемнадцать раундов поднимите свою землю выше соседских.
orleans-notice = Неофициальная версия. «Орлеан» — игра Райнера Штокхаузена; мы не связаны с её издателями.

orleans-option-planning = Планирование
orleans-option-planning-simultaneous = Одновременно и втайне
orleans-option-planning-in-order = По очереди и открыто
orleans-option-tiles = Тайлы мест
orleans-option-tiles-all = Все
orleans-option-tiles-expert = Сначала каждый может что-то убрать

orleans-score-coins = Монеты
orleans-score-goods = Товары
orleans-score-stations = Фактории × уровень
orleans-score-citizens = Горожане × уровень

## Какими бывают боты

orleans-character-trader = купец
orleans-character-trader-about = Набивает склад: товары превыше всего.
orleans-character-founder = основатель
orleans-character-founder-about = Путешествует и открывает контору в каждом городе.

orleans-kind-farmer = фермер
    .acc = фермера
    .gen = фермера
    .many = фермеров
orleans-kind-boatman = моряк
    .acc = моряка
    .gen = моряка
    .many = моряков
orleans-kind-craftsman = ремесленник
    .acc = ремесленника
    .gen = ремесленника
    .many = ремесленников
orleans-kind-trader = торговец
    .acc = торговца
    .gen = торговца
    .many = торговцев
orleans-kind-knight = рыцарь
    .acc = рыцаря
    .gen = рыцаря
    .many = рыцарей
orleans-kind-scholar = учёный
    .acc = учёного
    .gen = учёного
    .many = учёных
orleans-kind-monk = монах
    .acc = монаха
    .gen = монаха
    .many = монахов
orleans-any = кто угодно
orleans-token-farmer = фермер
    .acc = фермера
    .many = фермеров
    .your = фермер
    .your-gen = фермера
orleans-token-boatman = моряк
    .acc = моряка
    .many = моряков
    .your = моряк
    .your-gen = моряка
orleans-token-craftsman = ремесленник
    .acc = ремесленника
    .many = ремесленников
    .your = ремесленник
    .your-gen = ремесленника
orleans-token-trader = торговец
    .acc = торговца
    .many = торговцев
    .your = торговец
    .your-gen = торговца
orleans-token-knight = рыцарь
    .acc = рыцаря
    .many = рыцарей
    .your = рыцарь
    .your-gen = рыцаря
orleans-token-scholar = учёный
    .acc = учёного
    .many = учёных
    .your = учёный
    .your-gen = учёного
orleans-token-monk = монах
    .acc = монаха
    .many = монахов
    .your = монах
    .your-gen = монаха
orleans-token-own-farmer = свой фермер
    .acc = своего фермера
    .your = ваш фермер
    .your-gen = вашего фермера
orleans-token-own-boatman = свой моряк
    .acc = своего моряка
    .your = ваш моряк
    .your-gen = вашего моряка
orleans-token-own-craftsman = свой ремесленник
    .acc = своего ремесленника
    .your = ваш ремесленник
    .your-gen = вашего ремесленника
orleans-token-own-trader = свой торговец
    .acc = своего торговца
    .your = ваш торговец
    .your-gen = вашего торговца
orleans-token-technology = жетон технологий

orleans-good-grain = зерно
    .acc = зерно
    .gen = зерна
orleans-good-cheese = сыр
    .acc = сыр
    .gen = сыра
orleans-good-wine = вино
    .acc = вино
    .gen = вина
orleans-good-wool = шерсть
    .acc = шерсть
    .gen = шерсти
orleans-good-brocade = парча
    .acc = парчу
    .gen = парчи

orleans-place-farmhouse = Ферма
    .gen = фермы
orleans-place-village = Деревня
    .gen = деревни
orleans-place-university = Университет
    .gen = университета
orleans-place-castle = Замок
    .gen = замка
orleans-place-monastery = Монастырь
    .gen = монастыря
orleans-place-ship = Корабль
    .gen = корабля
orleans-place-wagon = Повозка
    .gen = повозки
orleans-place-guildhall = Гильдия
    .gen = гильдии
orleans-place-scriptorium = Скрипторий
    .gen = скриптория
orleans-place-town_hall = Ратуша
    .gen = ратуши
orleans-place-hayrick = Сеновал
    .gen = сеновала
orleans-place-cheese_factory = Сыроварня
    .gen = сыроварни
orleans-place-winery = Виноградник
    .gen = виноградника
orleans-place-wool_manufacturer = Прядильня
    .gen = прядильни
orleans-place-tailor_shop = Швейная мастерская
    .gen = швейной мастерской
orleans-place-shipping_line = Доки
    .gen = доков
orleans-place-brewery = Пивоварня
    .gen = пивоварни
orleans-place-library = Библиотека
    .gen = библиотеки
orleans-place-windmill = Мельница
    .gen = мельницы
orleans-place-cellar = Винный погреб
    .gen = винного погреба
orleans-place-sacristy = Часовня
    .gen = часовни
orleans-place-office = Контора
    .gen = конторы
orleans-place-laboratory = Лаборатория
    .gen = лаборатории
orleans-place-hospital = Больница
    .gen = больницы
orleans-place-school = Школа
    .gen = школы
orleans-place-horse_wagon = Конная повозка
    .gen = конной повозки
orleans-place-herb_garden = Огород
    .gen = огорода
orleans-place-pharmacy = Аптека
    .gen = аптеки
orleans-place-gunpowder_tower = Сторожевая башня
    .gen = сторожевой башни
orleans-place-bathhouse = Баня
    .gen = бани

orleans-effect-farmhouse = Фермер и товар
orleans-effect-village = Моряк, ремесленник или торговец
orleans-effect-university = Учёный и развитие
orleans-effect-castle = Рыцарь: тянете больше
orleans-effect-monastery = Монах: заменит любого
orleans-effect-ship = По реке, взять товар
orleans-effect-wagon = По дороге, взять товар
orleans-effect-guildhall = Построить факторию
orleans-effect-scriptorium = 1 очко развития
orleans-effect-town_hall = 1–2 персонажа на деяния
orleans-effect-hayrick = 1 зерно
orleans-effect-cheese_factory = 1 сыр
orleans-effect-winery = 1 вино
orleans-effect-wool_manufacturer = 1 шерсть
orleans-effect-tailor_shop = 1 парча
orleans-effect-shipping_line = 1 очко развития
orleans-effect-brewery = 2 монеты
orleans-effect-library = 2 очка развития
orleans-effect-windmill = 2 монеты и 1 очко развития
orleans-effect-cellar = 4 монеты
orleans-effect-sacristy = Защита от одной беды
orleans-effect-office = По монете за факторию
orleans-effect-laboratory = Жетон технологий
orleans-effect-hospital = Монеты по уровню
orleans-effect-school = Учёные заменяют всех, кроме монахов
orleans-effect-horse_wagon = По дороге, взять товар
orleans-effect-herb_garden = Моряк за фермера, ремесленника, торговца
orleans-effect-pharmacy = Развитие за 1–3 монеты
orleans-effect-gunpowder_tower = Ещё 2 ячейки рынка; на деяния
orleans-effect-bathhouse = Вытянуть двоих, одного поставить

orleans-deed-city_wall = Городская стена
orleans-deed-papal_conclave = Папский конклав
orleans-deed-defeating_plague = Победа над чумой
orleans-deed-astronomy = Астрономия
orleans-deed-boatmen_guild = Гильдия моряков
orleans-deed-cathedral = Собор
orleans-deed-peace_treaty = Мирный договор
orleans-deed-canalisation = Канализация

orleans-citizen-development_3 = шкала развития, деление 3
orleans-citizen-development_18 = шкала развития, деление 18
orleans-citizen-development_28 = шкала развития, деление 28
orleans-citizen-boatman_track = шкала моряков
orleans-citizen-knight_track = шкала рыцарей
orleans-citizen-most_stations = больше всех факторий
orleans-citizen-city_wall = городская стена
orleans-citizen-papal_conclave = папский конклав
orleans-citizen-defeating_plague = победа над чумой
orleans-citizen-astronomy = астрономия
orleans-citizen-boatmen_guild = гильдия моряков
orleans-citizen-cathedral = собор
orleans-citizen-peace_treaty = мирный договор
orleans-citizen-canalisation = канализация

orleans-event-name-pilgrimage = Паломничество
orleans-event-name-taxes = Налоги
orleans-event-name-income = Доход
orleans-event-name-trading_day = Базарный день
orleans-event-name-harvest = Засуха
orleans-event-name-plague = Чума
orleans-event-short-pilgrimage = Монахов не получить
orleans-event-short-taxes = Монета за 3 товара
orleans-event-short-income = Монеты по уровню
orleans-event-short-trading_day = Монета за факторию
orleans-event-short-harvest = Еда или 5 монет
orleans-event-short-plague = Минус один персонаж

orleans-map = Карта
orleans-board = Мой город
orleans-board-of = Планшет: { $name }
orleans-tracks = Шкалы
orleans-deeds = Деяния
orleans-bag-holds = { $n ->
    [0] Мешочек пуст
    [one] В мешочке { $n } персонаж
    [few] В мешочке { $n } персонажа
   *[many] В мешочке { $n } персонажей
}
orleans-bag-short = { $n ->
    [0] Мешочек пуст
   *[other] В мешочке: { $n }
}
orleans-bag-draws = вытянуть можно до { $n }; шанс каждого
orleans-chance = { $n } %
orleans-tiles = Тайлы
orleans-market = Рынок
orleans-drawn = Вытянуты:
orleans-development = Развитие
orleans-goods-market = Рынок товаров
orleans-no-track = своей шкалы нет
orleans-supply-of = запас { FORM($kind, "many") }
orleans-some = { $n ->
    [1] { FORM($token, "acc") }
    [one] { $n } { FORM($token, "acc") }
   *[many] { $n } { FORM($token, "many") }
}
orleans-own-one = { FORM($token, "acc") }
orleans-own-some = своих { $tokens }
orleans-round = Раунд { $n } из { $of }
orleans-stack = Стопка { $n }
orleans-removed = Вне игры: { $tiles }
orleans-entry = { $kind }, { $filled } из { $total }
orleans-town = { $town }
orleans-town-stations = фактории: { $names }

orleans-fact-coins = Монеты
orleans-fact-level = Уровень развития
orleans-fact-items = Фактории и горожане
orleans-fact-station = Построенные фактории
orleans-fact-citizen = Горожане
orleans-fact-technology = Невыложенные технологии
orleans-technology-supply = Жетоны технологий в запасе

orleans-ask-remove = Можно убрать из игры { $n ->
    [one] { $n } тайл места
    [few] { $n } тайла мест
   *[many] { $n } тайлов мест
}.
orleans-ask-draw = Сколько персонажей вытянуть из мешочка?
orleans-ask-draw-or-recall = Сколько персонажей вытянуть? Вместо каждого можно вернуть одного с мест.
orleans-ask-store = Вытянутых можно положить в сторожевую башню; остальные лягут на рынок.
orleans-ask-recall = Можно вернуть с мест на рынок { $n ->
    [one] { $n } персонажа
    [few] { $n } персонажей
   *[many] { $n } персонажей
}.
orleans-ask-plan = План: возьмите персонажа или завершите планирование.
orleans-plan-open = Ваш план готов, и никто его не видит. Пока не закончит последний игрок, его можно изменить.
orleans-ask-plan-put = Куда идёт { FORM($token, "your") }?
orleans-ask-turn = Выполните действие одного из мест или спасуйте до конца раунда.
orleans-ask-village = Кого даст вам деревня?
orleans-ask-tile = Выберите новое место для своего города.
orleans-ask-go-river = Куда плывёт ваш купец?
orleans-ask-go-road = Куда едет ваш купец?
orleans-ask-goods = По пути лежат товары. Взять один?
orleans-ask-send = Кого и на какое деяние послать?
orleans-ask-reward = Канализация: монета или очко развития?
orleans-ask-pay = Сколько монет заплатить за развитие?
orleans-ask-bath = Одного из вытянутых нужно поставить на ячейку. Кого?
orleans-ask-bath-put = Куда идёт { FORM($token, "your") }?
orleans-ask-cover = Выложите жетон технологий — это насовсем — или приберегите его.
orleans-ask-ward = Отпустить монаха из часовни, чтобы событие вас не коснулось?
orleans-ask-feed = Какую еду отдать из-за засухи?
orleans-ask-torture = Не хватает { $n ->
    [one] { $n } монеты
    [few] { $n } монет
   *[many] { $n } монет
}. Что отдать взамен?

orleans-group-pick = Рынок
orleans-group-pick-tower = Сторожевая башня
orleans-group-put = Поставить
orleans-group-lift = Забрать обратно
orleans-group-draw = Вытянуть
orleans-group-store = В башню
orleans-group-recall = Вернуть на рынок
orleans-group-do = Действие
orleans-group-recruit = Деревня
orleans-group-build = Новое место
orleans-group-go = В город
orleans-group-take = Товары
orleans-group-send = Деяния
orleans-group-reward = Награда
orleans-group-pay = Заплатить
orleans-group-cover = Технология
orleans-group-ward = Событие
orleans-group-feed = Засуха
orleans-group-give = Отдать
orleans-group-remove = Убрать

# Сразу несколько.
orleans-group-fill = Заполнить место
orleans-group-clear = Забрать всех обратно
orleans-do-fill = { $place }
orleans-do-fill-with = { $place }: { $token }
orleans-do-clear = { $place }
orleans-do-as-before = Как в прошлом раунде ({ $n ->
    [one] { $n } персонаж
    [few] { $n } персонажа
   *[many] { $n } персонажей
})
orleans-then-lacks = { $n ->
    [one] не хватает ещё { $n } персонажа
   *[other] не хватает ещё { $n } персонажей
}
orleans-do-pick = Взять { FORM($token, "acc") }
orleans-do-put = { $slot }
orleans-do-keep = Положить обратно
orleans-do-lift = { $slot }
orleans-do-done-plan = Завершить планирование
orleans-do-done-remove = Больше не убирать
orleans-do-done-store = Остальных — на рынок
orleans-do-done-recall = Больше никого не возвращать
orleans-do-done-send = Больше никого не посылать
orleans-do-done-cover = Приберечь жетон
orleans-do-draw = { $n ->
    [0] Никого не вытягивать
    [one] Вытянуть { $n } персонажа
   *[many] Вытянуть { $n } персонажей
}
orleans-do-store = { FORM($token, "acc") }
orleans-do-recall = { $slot }
orleans-do-do = { $place }
orleans-do-pass = Пас
orleans-do-recruit = Взять { FORM($kind, "acc") }
orleans-do-build = { $place }
orleans-do-go = { $town }
orleans-do-take = Взять { FORM($good, "acc") }
orleans-do-leave = Ничего не брать
orleans-do-send = { $deed }: { $kind }
orleans-do-reward-coin = Монета
orleans-do-reward-point = Очко развития
orleans-do-pay = Заплатить { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
orleans-do-cover = { $slot }
orleans-do-ward = Отпустить монаха
orleans-do-endure = Потерпеть
orleans-do-feed = { FORM($good, "acc") }
orleans-do-give-station = Факторию из запаса
orleans-do-give-follower = Случайного персонажа из мешочка
orleans-do-give-development = 1 очко развития
orleans-do-give-technology = Невыложенный жетон технологий
orleans-do-give-town = Факторию в городе { $town }
orleans-do-give-good = { FORM($good, "acc") }
orleans-do-give-tile = Тайл «{ $place }»
orleans-do-give-placed = Жетон технологий ({ $slot })
orleans-do-remove = { $place }

orleans-preview-recruit = +1 { $kind }
orleans-preview-good = +1 { $good }
orleans-preview-points = { $n ->
    [one] +{ $n } очко развития
    [few] +{ $n } очка развития
   *[many] +{ $n } очков развития
}
orleans-preview-coins = { $n ->
    [one] +{ $n } монета
    [few] +{ $n } монеты
   *[many] +{ $n } монет
}
orleans-preview-citizen = { $n ->
    [one] +{ $n } горожанин
    [few] +{ $n } горожанина
   *[many] +{ $n } горожан
}
orleans-preview-technology = +1 жетон технологий
orleans-preview-tile = +1 место
orleans-preview-station = +1 фактория
orleans-preview-pays-coins = { $n ->
    [one] −{ $n } монета
    [few] −{ $n } монеты
   *[many] −{ $n } монет
}
orleans-preview-pays-food = −1 еда
orleans-preview-way-empty = по пути ничего нет
orleans-preview-taken = там уже есть фактория
orleans-preview-pass = больше ничего в этом раунде
orleans-then-draws = вытягиваете { $n }
orleans-then-level = уровень { $n }
orleans-then-completes = место будет заполнено
orleans-then-fills = деяние завершится
orleans-then-chooses = монета или очко развития
orleans-then-nothing = ничего не даст
orleans-then-recalls = { $n ->
    [one] затем можно вернуть с мест { $n } персонажа
   *[other] затем можно вернуть с мест до { $n } персонажей
}
orleans-then-plague = { $n ->
    [1] в опасности 1 нейтральный персонаж в мешочке
   *[other] в опасности один из { $n } нейтральных персонажей в мешочке
}
orleans-then-missing = { $n ->
    [one] и { $n } вещь взамен недостающей монеты
    [few] и { $n } вещи взамен недостающих монет
   *[many] и { $n } вещей взамен недостающих монет
}

orleans-event-removed = { $name } убирает тайл «{ $place }».
orleans-event-hourglass = Раунд { $round }: { $event }.
orleans-event-census-first = Перепись: { $name } впереди по фермерам, +1 монета.
orleans-event-census-last = Перепись: { $name } позади по фермерам, −1 монета.
orleans-event-census-last-poor = Перепись: { $name } позади по фермерам, но платить нечем.
orleans-event-drew = { $name } вытягивает { $tokens }.
orleans-event-stored = { $name } кладёт в башню { FORM($token, "acc") }.
orleans-event-recalled = { $name } возвращает на рынок { FORM($token, "acc") } ({ $place }).
orleans-event-revealed = Все завершили планирование.
orleans-event-planned = { $name } ставит персонажей ({ $plan }).
orleans-event-acted = { $name } выполняет действие { FORM($place, "gen") }.
orleans-event-passed = { $name } пасует.
orleans-event-recruited = { $name } берёт { FORM($kind, "acc") }.
orleans-event-citizen = { $name } получает горожанина ({ $citizen }).
orleans-event-space-coins = { $name } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} на шкале развития.
orleans-event-good = { $name } получает { FORM($good, "acc") }.
orleans-event-technology = { $name } получает жетон технологий.
orleans-event-coins = { $name } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
orleans-event-point = { $name } выбирает очко развития.
orleans-event-expanded = { $name } берёт тайл «{ $place }».
orleans-event-went = { $name } ведёт купца из { $origin } в { $town }.
orleans-event-built = { $name } строит факторию в городе { $town }.
orleans-event-sent = { $name } посылает { FORM($kind, "acc") } на деяние «{ $deed }».
orleans-event-paid = { $name } платит за развитие { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
orleans-event-bathed = { $name } вытягивает в бане { $tokens }.
orleans-event-bath-put = { $name } ставит { FORM($token, "acc") } ({ $slot }).
orleans-event-covered = { $name } выкладывает жетон технологий ({ $slot }).
orleans-event-warded = { $name } отпускает монаха из часовни, и событие проходит стороной.
orleans-event-income = Доход: { $name } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
orleans-event-trading-day = Базарный день: { $name } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
orleans-event-taxes = Налоги: { $name } — к уплате { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
orleans-event-hungry = Засуха: { $name } — без еды, к уплате { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
orleans-event-fed = Засуха: { $name } отдаёт { FORM($good, "acc") }.
orleans-event-plague = Чума: { $name } теряет { FORM($token, "acc") }.
orleans-event-plague-spared = Чума: { $name } вытягивает { FORM($token, "acc") } и никого не теряет.
orleans-event-torture = { $name } терпит пытки: не хватает { $missing ->
    [one] { $missing } монеты
   *[many] { $missing } монет
}.
orleans-event-gave-good = { $name } отдаёт { FORM($good, "acc") }.
orleans-event-gave-station = { $name } отдаёт факторию в городе { $town }.
orleans-event-gave-stock = { $name } отдаёт факторию из запаса.
orleans-event-gave-development = { $name } отдаёт 1 очко развития.
orleans-event-gave-technology = { $name } отдаёт невыложенный жетон технологий.
orleans-event-gave-follower = { $name } отдаёт { FORM($token, "acc") }.
orleans-event-gave-tile = { $name } отдаёт тайл «{ $place }».
orleans-event-gave-placed = { $name } отдаёт жетон технологий ({ $slot }).
# Моменты: у кого сколько, кто что получает и почему.
orleans-moment-census = Перепись
orleans-moment-census-why = Единственный первый на шкале фермеров получает монету, единственный последний платит (O10).
orleans-moment-farmers = Фермеры
orleans-moment-income = Уровень
orleans-moment-trading_day = Фактории
orleans-moment-taxes = Товары
orleans-moment-harvest = Еда
orleans-moment-plague = Вытянут
orleans-moment-result = Итог
orleans-moment-coins = { $sign }{ $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
orleans-event-finished = Все восемнадцать раундов сыграны.

orleans-help-farmer = Фермер, с фермы, вместе с товаром. Первый на шкале фермеров получает монету при каждой переписи (O10, O19).
orleans-help-boatman = Моряк, из деревни. Каждый шаг приносит монеты, а первому в конце шкалы — горожанина (O20).
orleans-help-craftsman = Ремесленник, из деревни. Каждый шаг даёт жетон технологий (O20, O33).
orleans-help-trader = Торговец, из деревни. Каждый шаг даёт новый тайл места (O20, O36).
orleans-help-knight = Рыцарь, из замка. Шкала рыцарей говорит, сколько персонажей вы вытягиваете (O11, O22).
orleans-help-scholar = Учёный, из университета. Каждый шаг даёт очки развития (O21).
orleans-help-monk = Монах, из монастыря. Он заменяет на местах любого; его не заменит никто (O23, O31).
orleans-help-good = Очки в конце: парча 5, шерсть 4, вино 3, сыр 2, зерно 1. За каждые три товара платят налог (O45, O53).
orleans-help-town = Город. Гильдия строит здесь факторию, если чужой нет; в Орлеане можно каждому (O25).
orleans-help-merchant = Купец. Корабль ведёт его по реке, повозка по дороге, в соседний город (O24).
orleans-help-station = Построенная фактория приносит в конце столько очков, каков ваш уровень развития (O53).
orleans-help-citizen = Горожанин приносит в конце столько очков, каков ваш уровень развития (O53).
orleans-help-technology = Жетон технологий выкладывают после паса, и он навсегда закрывает ячейку: первый — ячейку фермера, по одному на место, никогда — ячейку монаха (O33, O34).
orleans-help-level = Уровень развития — последняя достигнутая звезда. На него умножаются фактории и горожане (O43, O53).
orleans-help-coin = Монета — очко в конце; ими же платят долги (O50, O53).
orleans-help-slot = Ячейка принимает того, кто на ней показан, или того, кто его заменяет. Когда заняты все, место готово (O13, O15).
orleans-help-marker = Маркер игрока (O2).
orleans-help-development = Шкала развития: деления дают монеты, а первому — горожанина; звёзды поднимают уровень (O43).
orleans-help-deed = Деяние: посланный из ратуши остаётся здесь и сразу приносит награду; кто занял последнюю ячейку, берёт горожанина (O27).
orleans-help-bag = Ваш мешочек подданных. Персонажи возвращаются сюда после действия; за раунд вытягивают столько, сколько говорит шкала рыцарей (O11, O17).
orleans-help-event-pilgrimage = Паломничество: в этом раунде не получить монаха (O44).
orleans-help-event-taxes = Налоги: в конце раунда каждый платит монету за каждые три товара (O45).
orleans-help-event-income = Доход: в конце раунда каждый получает монеты по своему уровню (O46).
orleans-help-event-trading_day = Базарный день: в конце раунда каждый получает по монете за построенную факторию (O47).
orleans-help-event-harvest = Засуха: в конце раунда каждый отдаёт еду (зерно, сыр, вино) или платит 5 монет (O48).
orleans-help-event-plague = Чума: в конце раунда каждый вытягивает одного из мешочка; нейтральный потерян (O49).
orleans-help-place-farmhouse = Ферма: возьмите фермера, шагните по его шкале и получите товар (O19).
orleans-help-place-village = Деревня: моряк (монеты), ремесленник (технология) или торговец (тайл места) (O20).
orleans-help-place-university = Университет: возьмите учёного и продвиньтесь по шкале развития (O21).
orleans-help-place-castle = Замок: возьмите рыцаря; вы будете вытягивать больше персонажей (O22).
orleans-help-place-monastery = Монастырь: возьмите монаха; не в раунд паломничества (O23).
orleans-help-place-ship = Корабль: переведите купца по реке и возьмите лежащий там товар (O24).
orleans-help-place-wagon = Повозка: переведите купца по дороге и возьмите лежащий там товар (O24).
orleans-help-place-guildhall = Гильдия: постройте факторию в городе, где ваш купец (O25).
orleans-help-place-scriptorium = Скрипторий: одно очко развития (O26).
orleans-help-place-town_hall = Ратуша: один или два нейтральных персонажа уходят на деяния до конца игры (O27, O61).
orleans-help-place-hayrick = Сеновал: зерно с рынка товаров (O59).
orleans-help-place-cheese_factory = Сыроварня: сыр с рынка товаров (O59).
orleans-help-place-winery = Виноградник: вино с рынка товаров (O59).
orleans-help-place-wool_manufacturer = Прядильня: шерсть с рынка товаров (O59).
orleans-help-place-tailor_shop = Швейная мастерская: парча с рынка товаров (O59).
orleans-help-place-shipping_line = Доки: одно очко развития (O59).
orleans-help-place-brewery = Пивоварня: две монеты (O59).
orleans-help-place-library = Библиотека: два очка развития (O59).
orleans-help-place-windmill = Мельница: две монеты и очко развития (O59).
orleans-help-place-cellar = Винный погреб: четыре монеты (O59).
orleans-help-place-sacristy = Часовня: лежащего здесь монаха можно отпустить, чтобы миновали засуха, налоги или чума (O38).
orleans-help-place-office = Контора: по монете за каждую вашу построенную факторию (O59).
orleans-help-place-laboratory = Лаборатория: жетон технологий (O42).
orleans-help-place-hospital = Больница: монеты по вашему уровню (O59).
orleans-help-place-school = Школа: ваши учёные заменяют кого угодно, кроме монахов (O32).
orleans-help-place-horse_wagon = Конная повозка: по дороге, но персонажей нужно меньше (O24).
orleans-help-place-herb_garden = Огород: ваши моряки заменяют фермеров, ремесленников и торговцев (O32).
orleans-help-place-pharmacy = Аптека: заплатите от одной до трёх монет, за каждую — деление развития; годится кто угодно (O39).
orleans-help-place-gunpowder_tower = Сторожевая башня: ещё две ячейки рынка, откуда нейтральных можно посылать на деяния (O40).
orleans-help-place-bathhouse = Баня: вытяните двоих; одного сразу поставьте на ячейку, другой возвращается (O41).

orleans-text-market = рынок
orleans-text-slots = на местах
orleans-text-bag = мешочек
orleans-text-tiles = тайлы
orleans-text-goods = товары
orleans-way-road = дорога
orleans-way-river = река
orleans-text-station = фактория
orleans-text-level = уровень { $n }

## Как называется то, о чём рассказывает справка

orleans-called-farmer = Фермер
orleans-called-boatman = Моряк
orleans-called-craftsman = Ремесленник
orleans-called-trader = Торговец
orleans-called-knight = Рыцарь
orleans-called-scholar = Учёный
orleans-called-monk = Монах
orleans-called-good = Товары
orleans-called-town = Город
orleans-called-merchant = Купец
orleans-called-station = Фактории
orleans-called-citizen = Горожане
orleans-called-technology = Жетоны технологий
orleans-called-level = Уровень развития
orleans-called-coin = Монеты
orleans-called-slot = Ячейка
orleans-called-marker = Маркер
orleans-called-development = Шкала развития
orleans-called-deed = Деяние
orleans-called-bag = Мешочек
orleans-called-market = Рынок
orleans-help-market = Ваш рынок: здесь персонажи, вытянутые из мешочка, ждут, пока вы расставите их по ячейкам (O11, O13).

## Как называются признаки позиции

feature-value = ожидаемые очки
feature-value-lead = перевес по ожидаемым очкам
feature-value-by-progress = ожидаемые очки, чем позже, тем весомее
feature-value-lead-by-progress = перевес по ожидаемым очкам, чем позже, тем весомее
feature-score = набранные очки
feature-score-lead = перевес по набранным очкам
feature-coins = монеты
feature-goods-points = очки за товары
feature-development = деления развития
feature-development-lead = перевес по развитию
feature-level = уровень развития
feature-spaces-to-star = деления до следующей звезды
feature-citizens = горожане
feature-points-of-stations-and-citizens = очки за фактории и горожан
feature-star-in-reach = близкая звезда для факторий и горожан
feature-development-citizen-near = близкий горожанин на шкале развития
feature-development-citizen-first = первенство в гонке за ним
feature-farmer-track = шкала фермеров
feature-boatman-track = шкала моряков
feature-craftsman-track = шкала ремесленников
feature-trader-track = шкала торговцев
feature-knight-track = шкала рыцарей
feature-scholar-track = шкала учёных
feature-farmer-lead = перевес по фермерам
feature-census-coins = монеты переписи
feature-boatman-citizen-near = горожанин на шкале моряков
feature-knight-citizen-near = горожанин на шкале рыцарей
feature-next-scholar-points = развитие за следующего учёного
feature-next-farmer-good = товар за следующего фермера
feature-characters = персонажи
feature-monks = монахи
feature-work-to-come = работа в оставшихся раундах
feature-characters-beyond-draws = персонажи сверх вытягиваемых
feature-waiting-characters = персонажи на ячейках
feature-crowded-market = тесный рынок
feature-characters-for-deeds = персонажи для деяний
feature-deeds-to-finish = деяния, которые можно завершить
feature-market-farmers = фермеры на рынке
feature-market-boatmen = моряки на рынке
feature-market-craftsmen = ремесленники на рынке
feature-market-traders = торговцы на рынке
feature-market-knights = рыцари на рынке
feature-market-scholars = учёные на рынке
feature-market-monks = монахи на рынке
feature-ready-farmhouse = заполненная ферма
feature-ready-village = заполненная деревня
feature-ready-university = заполненный университет
feature-ready-castle = заполненный замок
feature-ready-monastery = заполненный монастырь
feature-ready-journeys = заполненные корабли и повозки
feature-ready-guildhall = заполненная гильдия
feature-ready-development-points = развитие заполненных мест
feature-ready-coins = монеты заполненных мест
feature-ready-goods = товары заполненных мест
feature-waiting-for-deeds = персонажи в ратуше
feature-places-one-short = места, которым не хватает одного
feature-technology-tiles = жетоны технологий
feature-technology-in-rounds-left = технологии в оставшихся раундах
feature-technology-for-recruiting = технологии там, где получают персонажей
feature-technology-for-merchant = технологии для купца и факторий
feature-place-tiles-in-rounds-left = тайлы мест в оставшихся раундах
feature-goods-tiles-in-rounds-left = товары с тайлов в оставшихся раундах
feature-development-tiles-in-rounds-left = развитие с тайлов в оставшихся раундах
feature-coin-tiles-in-rounds-left = монеты с тайлов в оставшихся раундах
feature-school-in-rounds-left = школа
feature-pharmacy-in-rounds-left = аптека
feature-stations = фактории
feature-station-lead = перевес по факториям
feature-rounds-without-station = раунды без факторий
feature-room-for-station = место для фактории
feature-rivals-in-town = соперники в том же городе
feature-free-towns-next = свободные города по соседству
feature-free-towns-within-two = свободные города в двух путях
feature-best-good-by-road = лучший товар на дорогах
feature-best-good-by-river = лучший товар на реках
feature-food = еда
feature-no-food = отсутствие еды
feature-harvests-without-food = засухи без еды
feature-coins-short-of-harvest = нехватка монет на засуху
feature-coins-due = монеты к уплате в этом раунде
feature-coins-missing = монеты, которых не хватит на уплату
feature-taxes-to-come = будущие налоги
feature-income-to-come = будущий доход
feature-trading-days-to-come = будущие базарные дни
feature-plague-risk = угроза чумы
feature-monk-in-sacristy = монах в часовне
feature-turn-order = очерёдность в раунде
feature-finished-phase = завершённая фаза
feature-to-act = право хода
feature-round = раунд
feature-last-rounds = последние раунды
feature-seats = число игроков
feature-before-actions = действия ещё впереди
feature-pilgrimage-now = паломничество в этом раунде
feature-taxes-now = налоги в этом раунде
feature-income-now = доход в этом раунде
feature-trading-day-now = базарный день в этом раунде
feature-harvest-now = засуха в этом раунде
feature-plague-now = чума в этом раунде
feature-taxes-left = налоги среди будущих тайлов
feature-incomes-left = доход среди будущих тайлов
feature-trading-days-left = базарные дни среди будущих тайлов
feature-harvests-left = засухи среди будущих тайлов
feature-plagues-left = чума среди будущих тайлов
feature-farmers-left = фермеры в запасе
feature-villagers-left = моряки, ремесленники и торговцы в запасе
feature-knights-left = рыцари в запасе
feature-scholars-left = учёные в запасе
feature-monks-left = монахи в запасе
feature-technology-left = жетоны технологий в запасе
feature-deed-spaces-left = свободные ячейки деяний
feature-deed-citizens-left = горожане на деяниях
feature-track-citizens-left = горожане на шкалах

# --- страница правил: цель, ход вкратце, что на картинках ---
orleans-goal = Собирайте в мешочек персонажей и каждый раунд планируйте, что сделают те, кого вы вытянули. Они приносят товары, деньги, знания, новые места и фактории вдоль дорог и рек. После 18 раундов считают монеты и товары, а каждая фактория и каждый горожанин приносят столько очков, каков ваш уровень развития.
orleans-turn-1 = Песочные часы показывают событие раунда; перепись считает фермеров.
orleans-turn-2 = Тяните персонажей из мешочка на свой рынок.
orleans-turn-3 = Планируйте, все сразу: кладите их на ячейки своих мест.
orleans-turn-4 = По очереди: действие одного готового места или пас; затем персонажи идут в мешочек.
orleans-turn-5 = Когда спасовали все, событие касается каждого.
orleans-figure-bag = Шкала рыцарей позволяет четырёх, и четверо переходят из мешочка на рынок, к тому, кто там остался. Мешочек показывает, кого с какой вероятностью можно вытянуть.
orleans-figure-plan = Фермер, моряк и торговец идут с рынка в замок. Все его ячейки заняты, значит, он готов. Остальные остаются на рынке до следующего раунда.
orleans-figure-castle = Замок действует. Трое его персонажей уходят в мешочек вместе с новым рыцарем: в следующих раундах их снова можно вытянуть.
orleans-figure-track = Замок приносит рыцаря и шаг по его шкале: со следующего раунда можно тянуть пятерых вместо четырёх.
orleans-figure-road = Конная повозка везёт купца по одной дороге из Орлеана в Вьерзон. По пути лежат два товара, один можно взять; здесь — шерсть.
orleans-figure-station = Гильдия строит факторию в городе, где стоит купец: ничьей там ещё нет.
orleans-figure-deed = Из ратуши фермера посылают на деяние, где нужен фермер, и сразу получают 2 монеты. Назад он не вернётся; кто займёт последнюю ячейку деяния, возьмёт горожанина.
orleans-figure-technology = Первый жетон технологий должен закрыть ячейку фермера. Теперь гильдии нужны только ремесленник и рыцарь.
orleans-figure-development = Университет приносит четыре очка развития: синий маркер забирает 3 монеты по пути и проходит третью звезду, так что уровень теперь 3.
orleans-figure-plague = Когда спасовал последний, наступает событие, здесь — чума: каждый вытягивает персонажа, и нейтральный потерян. Затем открывают часы следующего раунда.

# О чём признаки: этими словами подсказка объясняет, почему.
theme-money = деньги
    .gen = денег
theme-goods = товары
    .gen = товаров
theme-development = развитие
    .gen = развития
theme-citizens = горожане
    .gen = горожан
theme-tracks = шкалы
    .gen = шкал
theme-followers = персонажи
    .gen = персонажей
theme-market = рынок
    .gen = рынка
theme-filled-places = заполненные места
    .gen = заполненных мест
theme-deeds = деяния
    .gen = деяний
theme-technology = технологии
    .gen = технологий
theme-place-tiles = тайлы мест
    .gen = тайлов мест
theme-stations = фактории
    .gen = факторий
theme-journey = дальнейший путь
    .gen = дальнейшего пути
theme-food = еда
    .gen = еды
theme-plague = защита от чумы
    .gen = защиты от чумы
theme-order = очерёдность
    .gen = очерёдности

## Приказы заранее
orleans-order-pass = Пас
orleans-order-pass-round = Спасовать, когда придёт мой ход
orleans-order-pass-round-n = в раунде { $n }
orleans-order-pass-place = но спросить меня, если может действовать
orleans-order-pass-place-none = — (просто пас)
orleans-order-pass-technology = Жетоны технологий после паса
orleans-order-pass-technology-ask = спросить меня
orleans-order-pass-technology-keep = приберечь
orleans-order-pass-said = Спасовать в раунде { $round }, когда придёт мой ход{ $place ->
    [none] {""}
   *[other] , но спросить меня, если может действовать это место: { $place-said }
}.
