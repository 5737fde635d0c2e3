# Что нужно решить раньше: шаг, на котором стоит игра.
bruges-step-first = { $step ->
    [fill] какие карты взять в начале раунда
    [draw] из какой колоды взять карту
    [rise] увеличивать ли репутацию
    [turn] какую карту сыграть
    [extra] какую карту сыграть ещё
    [section] в какой секции застроить клетку канала
    [lodging] в какой дом въедет персонаж
    [pay-worker] каким работником заплатить
    [take-worker] какого работника взять
    [ward] какой маркер угрозы сбросить
    [sell] каких работников продать
    [lose-worker] какого работника вернуть
    [buy] купить ли очко
    [spend] заплатить ли за эффект
    [discard] какую карту сбросить
    [build] какую карту выложить как дом
    [recall] кого вернуть на руку
    [dismiss] какого персонажа сбросить
    [repeat] чью молнию активировать ещё раз
    [order] какая угроза сначала
    [fire] что сбросить из-за пожара
    [raze] какой дом сбросить
    [aim] кого выбрать
    [name] какую угрозу назвать
    [fetch] какую карту взять из сброса
    [admit] кого заселить из сброса
    [raise] какой дом построить из сброса
    [colour] какого цвета считать карту
    [ship] использовать ли корабль
   *[other] { $step }
}
bruges-refusal-no-card-now = Сейчас карту сыграть нельзя; сначала решите, { bruges-step-first }.
bruges-refusal-no-person-now = Сейчас персонажа активировать нельзя; сначала решите, { bruges-step-first }.
bruges-refusal-must-choose = Отказаться нельзя: выберите одно из возможного.

## Карты и колоды

bruges-refusal-not-held = Карты «{ $card }» у вас на руке нет.
bruges-refusal-just-drawn = Сейчас можно сыграть только взятую карту «{ $card }».
bruges-refusal-card-played = Карта этого хода уже сыграна: активируйте персонажей или завершите ход.
bruges-refusal-card-due = Пропустить ход нельзя: сначала сыграйте карту.
bruges-refusal-empty-deck = В этой колоде карт нет.
bruges-refusal-fill = Руку пополняют до { $size } карт; осталось взять: { $missing }.
bruges-refusal-not-in-pile = Карты «{ $card }» в сбросе нет.
bruges-refusal-price = Это стоит { $price ->
    [one] { $price } гульден
    [few] { $price } гульдена
   *[many] { $price } гульденов
}, а у вас { $guilders }.

## Угрозы, работники, репутация

bruges-refusal-no-threat = У вас нет { FORM($tint, "gen") } маркера угрозы.
bruges-refusal-no-threats = У вас нет маркеров угроз.
bruges-refusal-no-penalty = Сейчас решают только, что раньше: чума или пожар.
bruges-refusal-without-worker = У вас нет { FORM($tint, "gen") } работника.
bruges-refusal-phase-two = Репутацию увеличивают после броска кубиков.

## Каналы и дома

bruges-refusal-by-card = Клетку канала застраивают картой её цвета.
bruges-refusal-no-canal = Среди ваших следующих клеток канала нет { FORM($tint, "fem-gen") }.
bruges-refusal-canals-full = Обе ваши секции канала застроены целиком.
bruges-refusal-section-full = В { FORM($side, "gen") } секции канала застроены все пять клеток.
bruges-refusal-section-colour = Следующая клетка { FORM($side, "gen") } секции — { FORM($tint, "fem") }, а карта считается { FORM($shade, "fem-ins") }.
bruges-refusal-no-token = В { FORM($side, "gen") } секции канала нет ни одного жетона.
bruges-refusal-no-worker = Для дома нужен { $tint } работник.
bruges-refusal-no-workers = Для дома нужен работник, а у вас нет ни одного.
bruges-refusal-no-house = У вас нет пустого дома.
bruges-refusal-no-such-house = У вас нет пустого { FORM($tint, "gen") } дома.
bruges-refusal-no-place = Дома { $place } на вашей улице нет; всего домов: { $n }.
bruges-refusal-occupied = Здесь живёт «{ $card }», а дом вмещает одного.
bruges-refusal-not-your-house = «{ $card }» — не ваш дом.
bruges-refusal-burn-otherwise = До версии правил 2 пустой дом называют по цвету, с неё — по карте.
bruges-refusal-no-house-of-colour = У вас нет пустого { FORM($tint, "gen") } дома.
bruges-refusal-evict = В этом доме живёт «{ $person }»; чтобы сбросить дом, назовите жильца.

## Персонажи

bruges-refusal-not-yours = «{ $card }» не живёт на вашей улице.
bruges-refusal-used = «{ $card }»: в этом раунде персонаж уже активирован.
bruges-refusal-lightning = «{ $card }»: эффект одноразовый, при заселении.
bruges-refusal-infinity = «{ $card }»: эффект действует сам собой.
bruges-refusal-laurel = «{ $card }»: эффект — только в конце игры.
bruges-refusal-needs-worker = «{ $card }»: для активации нужен { $tint } работник.
bruges-refusal-no-cost = «{ $card }»: за эффект вам нечем заплатить.
bruges-refusal-idle = «{ $card }»: сейчас это ничего не даст.
bruges-refusal-itself = «{ $card }»: нужен другой персонаж, не он сам.
bruges-refusal-no-lightning = «{ $card }»: у персонажа нет значка молнии.
bruges-refusal-too-costly = «{ $card }» стоит больше { $most }.
bruges-refusal-other-guild = «{ $card }» — из другого сословия; нужны { FORM($guild, "plural") }.
bruges-refusal-no-player = Игрока { $n } нет; за столом { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}.
bruges-refusal-not-yourself = Выберите соперника, не себя.
bruges-refusal-nothing-to-lose = Игроку { $n } терять нечего.

## Корабли и биржа

bruges-refusal-after-canal = Корабль используют сразу после застройки клетки канала картой.
bruges-refusal-no-ship = Не причалил { $tint } корабль.
bruges-refusal-idle-ship = Сейчас { $tint } корабль ничего не даст.
bruges-refusal-ship-wards = Корабль забирает столько маркеров, сколько есть; осталось { $n }.
bruges-refusal-no-trade = Открытой карты биржи нет.

## Стол и колода

bruges-refusal-five-players = Впятером играют только с новыми горожанами: оставьте их включёнными (citizens=auto или yes).
bruges-refusal-no-citizens = В колоде нет новых горожан; играйте без них, не больше чем вчетвером.
bruges-refusal-no-ships = В колоде нет кораблей; играйте с zwin=no.
bruges-refusal-no-exchange = В колоде нет карт биржи; играйте с exchange=no.
bruges-refusal-no-deck = Колоды «Брюгге» { $edition } под рукой нет; назовите её файл: --deck bruges=ФАЙЛ.

## Ошибки в файле колоды

bruges-mistake-game = Файл не говорит в начале game = "bruges".
bruges-mistake-title = У колоды нет названия; напишите его в начале, например { $example }.
bruges-mistake-no-table = В файле есть «{ $key }», но это здесь ничего не значит; бывают: { $known }.
bruges-mistake-tables = Пишите каждый { $name } отдельной таблицей, под строкой [[{ $name }]].
bruges-mistake-ships = Таблиц [[ship]] — { $n }; их должно быть 6 или ни одной.
bruges-mistake-located = { $table ->
    [Ship] Корабль
    [Exchange] Карта биржи
   *[Card] Карта
} { $named }, строка { $line }: { $mistake }
bruges-mistake-same-id = такой id встречается { $n ->
    [few] { $n } раза
   *[other] { $n } раз
}; пусть у каждой будет свой.
bruges-mistake-russian-name = нет русского имени; напишите name = { $example }.
bruges-mistake-english-name = нет английского имени; напишите name = { $example }.
bruges-mistake-no-cost = нет поля cost; в нём число от 0 до { $most }, кратное трём.
bruges-mistake-cost = cost — число от 0 до { $most }, кратное трём, а не { $value }.
bruges-mistake-no-worker = работника (worker) называет только карта с icon = "worker"; уберите поле worker.
bruges-mistake-provenance = нет поля provenance; напишите, например, { $example }.
bruges-mistake-documented = documented — список слов, например { $example }.
bruges-mistake-no-field = поля «{ $key }» нет; поля: { $known }.
bruges-mistake-id = id — строчные латинские буквы, цифры и подчёркивания, например jailer.
bruges-mistake-missing = нет поля { $key }; в нём одно из: { $known }.
bruges-mistake-named = { $key } — одно из: { $known }, а не { $value }.
bruges-mistake-no-operations = нет ops; у карты есть хотя бы одна операция, например { $example }.
bruges-mistake-once-icon = once_per_round бывает только при icon = "infinity".
bruges-mistake-once-alone = once_per_round стоит одна и держит свои операции в do = [ … ].
bruges-mistake-once-outside = { $op } действует сама; выньте её из once_per_round.
bruges-mistake-once-inside = { $op } на карте с бесконечностью стоит внутри once_per_round: { $example }.
bruges-mistake-markers = markers — целое число от 1 до { $most }.
bruges-mistake-modifies = modifies — одна из этих операций со своим параметром: { $known }.
bruges-mistake-other-action = modifies: { $op } меняет действие "{ $action }", поэтому напишите action = "{ $action }".
bruges-mistake-no-cards = Карт нет; каждая — таблица под строкой [[card]].
bruges-mistake-guild = Сословие { $guild }: в наборе { $set } их должно быть { $wanted }, а не { $n }.
bruges-mistake-no-board = Нет таблицы [board]; скопируйте её из колоды, что пришла с программой.
bruges-mistake-on-board = Поле, строка { $line }: { $mistake }
bruges-mistake-board-numbers = { $key } — список из { $length } целых чисел от 0 до { $most }, например { $example }.
bruges-mistake-statues = { $key }: сверху лежит самая ценная; напишите их от большей к меньшей.
bruges-mistake-reputation = { $key } — сколько очков даёт каждый шаг: от 2 до { $length } целых чисел от 0 до { $most }, первое — 0 (ратуша).
bruges-mistake-reputation-falls = { $key }: шаг { $step } даёт { $points } — меньше, чем предыдущий; напишите шаги по порядку.
bruges-mistake-guardhouses = напишите пять таблиц [[board.guardhouse]], по одной на место; сейчас их { $n }.
bruges-mistake-guardhouse = { $side } караульной { $number } — список из { $n } цветов, от караульной наружу; цвета: { $known }.
bruges-mistake-board-provenance = provenance — таблица [board.provenance], в ней по тексту на любое из: { $known }.
bruges-mistake-board-source = provenance: напишите, например, { $example } — для одного из: { $known }; а не { $key } = { $value }.
bruges-mistake-board-note = note — текст, или его нет вовсе.

# Операции и их параметры.
bruges-mistake-operation-form = операция пишется так: { $example }.
bruges-mistake-operation = операции «{ $op }» нет; все перечислены в docs/bruges-decks.md.
bruges-mistake-operation-near = операции «{ $op }» нет; может быть, { $near }?
bruges-mistake-operation-icon = операция { $op } бывает при значке { $icons }, а не { $icon }.
bruges-mistake-no-parameter = у { $op } нет параметра «{ $param }»; есть: { $known }.
bruges-mistake-in-operation = { $op }: { $mistake }
bruges-mistake-needs-parameter = { $op } нужен параметр { $param }: { $allowed }.
bruges-mistake-changes-nothing = { $op } ничего не меняет; дайте параметр: { $known }.
bruges-mistake-buys-nothing = { $op }: max_vp меньше vp, и купить нельзя ничего; увеличьте его.
bruges-mistake-value = { $param } — { $allowed }, а не { $value }.
bruges-mistake-number = целое число от { $least } до { $most }
bruges-mistake-number-or-word = целое число от { $least } до { $most } или "{ $word }"
bruges-mistake-flag = { $words }
bruges-mistake-word = одно из: { $words }

bruges-refusal-order-cheap = Увеличить репутацию стоит вам { $price }: на этот случай вы просили спросить вас.
