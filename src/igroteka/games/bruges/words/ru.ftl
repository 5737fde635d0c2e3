bruges-title = Брюгге
bruges-tagline = Стройте дома, заселяйте в них 165 персонажей (с «Городом на Звине» — 204; это реконструкция), ройте каналы — и не подпускайте потоп, чуму и пожар.
bruges-notice = Неофициально. «Брюгге» — игра Штефана Фельда; мы не связаны с её издателями.
bruges-deck-shipped = Персонажи — реконструкция: в правилах нет их списка. На каждой карте сказано, что известно точно.
bruges-deck-own = За этим столом своя колода, { $digest }.

bruges-option-citizens = Новые горожане: ещё 39 персонажей (впятером включаются сами, вместе с модулем пятого игрока)
bruges-option-citizens-auto = Только впятером
bruges-option-citizens-no = Нет (до четырёх игроков)
bruges-option-citizens-yes = Да («Город на Звине»)

bruges-score-track = За игру
bruges-score-persons = Персонажи
bruges-score-houses = Дома
bruges-score-laurels = Лавры
bruges-score-leaders = Лидерство
bruges-score-canals = Каналы
bruges-score-statues = Статуи
bruges-score-reputation = Репутация

## Какими бывают боты

bruges-character-builder = строитель
bruges-character-builder-about = Прежде всего роет каналы и ставит статуи.
bruges-character-patron = меценат
bruges-character-patron-about = Зовёт к себе побольше людей, и прежде всего увенчанных лаврами.

bruges-guild-nobles = Аристократы
    .one = аристократ
    .one-acc = аристократа
    .plural = аристократы
bruges-guild-entertainers = Артисты
    .one = артист
    .one-acc = артиста
    .plural = артисты
bruges-guild-artisans = Ремесленники
    .one = ремесленник
    .one-acc = ремесленника
    .plural = ремесленники
bruges-guild-clerics = Церковники
    .one = церковник
    .one-acc = церковника
    .plural = церковники
bruges-guild-defenders = Защитники
    .one = защитник
    .one-acc = защитника
    .plural = защитники
bruges-guild-scholars = Учёные
    .one = учёный
    .one-acc = учёного
    .plural = учёные
bruges-guild-officials = Чиновники
    .one = чиновник
    .one-acc = чиновника
    .plural = чиновники
bruges-guild-merchants = Торговцы
    .one = торговец
    .one-acc = торговца
    .plural = торговцы
bruges-guild-servants = Прислужники
    .one = прислужник
    .one-acc = прислужника
    .plural = прислужники
bruges-guild-artists = Люди искусства
    .one = человек искусства
    .one-acc = человека искусства
    .plural = люди искусства
bruges-guild-underworld = Преступники
    .one = преступник
    .one-acc = преступника
    .plural = преступники
bruges-guild-travellers = Путешественники
    .one = путешественник
    .one-acc = путешественника
    .plural = путешественники
bruges-guild-any = любое сословие
    .one = персонаж
    .one-acc = персонажа
    .plural = персонажи

colour-any = любой
    .gen = любого
    .fem = любая
    .fem-acc = любую
    .fem-gen = любой
    .fem-ins = любой
    .neut = любое
    .plural = любые
    .many = любых

bruges-icon-lightning = один раз, при заселении
bruges-icon-worker = { $tint } работник, раз в раунд
bruges-icon-worker-short = раз в раунд за работника
bruges-icon-infinity = всегда
bruges-icon-once = бесплатно, раз в раунд
bruges-icon-laurel = в конце игры

bruges-threat-flood = Потоп
bruges-threat-plague = Чума
bruges-threat-fire = Пожар
bruges-threat-intrigue = Интриги
bruges-threat-riot = Бунт

bruges-leader-reputation = по репутации
bruges-leader-persons = по персонажам
bruges-leader-canals = по каналу

bruges-side-left = верхняя
    .gen = верхней
bruges-side-right = нижняя
    .gen = нижней

bruges-use-workers = Работники
bruges-use-guilders = Гульдены
bruges-use-threat = Угроза
bruges-use-canal = Канал
bruges-use-house = Дом
bruges-use-person = Заселить

guilders = { $n ->
    [one] { $n } гульден
    [few] { $n } гульдена
   *[many] { $n } гульденов
}
workers-of = { $n ->
    [one] { $n } { FORM($tint, "gen") } работника
   *[many] { $n } { FORM($tint, "many") } работников
}

bruges-op-guilders = Возьмите { guilders }.
bruges-op-vp = Получите { points }.
bruges-op-reputation = Увеличьте репутацию на { $n } бесплатно.
bruges-op-workers = { $colour ->
    [any] Возьмите { $n ->
        [one] { $n } любого работника.
       *[many] { $n } любых работников.
    }
    [one] Возьмите { $n ->
        [one] { $n } любого работника.
       *[many] { $n } работников одного цвета по вашему выбору.
    }
   *[other] Возьмите { workers-of }.
}
bruges-op-workers_each = Возьмите по { $n } { $n ->
    [one] работнику
   *[many] работника
} каждого цвета.
bruges-op-draw = Возьмите { bruges-cards } из любой колоды.
bruges-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
bruges-op-guilders_die = { $which ->
    [highest] Возьмите столько гульденов, сколько показывает старший кубик.
   *[sum_3_4] Возьмите столько гульденов, сколько в сумме на кубиках с 3 и 4.
}
bruges-op-guilders_per_guild = Возьмите { guilders } за каждого вашего { FORM($guild, "one-acc") }{ bruges-at-most }.
bruges-op-guilders_per_canal = Возьмите { guilders } за каждый ваш жетон канала{ bruges-at-most }.
bruges-op-guilders_per_house = Возьмите { guilders } за каждый ваш дом{ bruges-at-most }.
bruges-op-guilders_per_reputation = Возьмите { guilders } за каждое деление репутации{ bruges-at-most }.
bruges-op-vp_per_guild = Получите { points } за каждого вашего { FORM($guild, "one-acc") }{ bruges-at-most }.
bruges-at-most = { $max ->
    [99] {""}
   *[other] , не больше { $max }
}
bruges-op-discard_threat = { $colour ->
    [any] { $n ->
        [99] Сбросьте все свои маркеры угроз.
        [1] Сбросьте 1 любой маркер угрозы.
       *[many] Сбросьте до { $n } любых маркеров угроз.
    }
    [one] { $n ->
        [99] Сбросьте все свои маркеры одной угрозы.
        [1] Сбросьте 1 маркер угрозы.
       *[many] Сбросьте до { $n } маркеров одной угрозы.
    }
   *[other] { $n ->
        [99] Сбросьте все свои { FORM($tint, "plural") } маркеры угроз.
        [1] Сбросьте 1 { $tint } маркер угрозы.
       *[many] Сбросьте до { $n } { FORM($tint, "many") } маркеров угроз.
    }
} { $n ->
    [1] За него — очко.
   *[other] За каждый — очко.
}
bruges-op-sell_workers = Верните { $max ->
    [99] сколько угодно работников, по { guilders } за каждого.
    [1] 1 работника за { guilders }.
   *[other] до { $max } работников, по { guilders } за каждого.
}
bruges-op-buy_vp = Купите до { $max_vp } очков: { guilders } за { bruges-vp }.
bruges-op-pay_guilders = { $cost ->
    [yes] Цена — { guilders }.
   *[no] Заплатите { guilders }.
}
bruges-op-discard_hand = { $cost ->
    [yes] Цена — { cards } с руки.
   *[no] Сбросьте с руки { bruges-cards }.
}
bruges-op-discard_own_person = { $cost ->
    [yes] Цена: сбросьте { bruges-own-persons }.
   *[no] Сбросьте { bruges-own-persons }.
}
bruges-own-persons = { $n ->
    [one] { $n } { $other ->
        [yes] другого своего персонажа
       *[no] своего персонажа
    }
   *[many] { $n } { $other ->
        [yes] других своих персонажей
       *[no] своих персонажей
    }
}
bruges-op-person_to_hand = { $cost ->
    [yes] Цена: верните на руку { bruges-own-persons }.
   *[no] Верните на руку { bruges-own-persons }.
}
bruges-op-build_canal = { $minus ->
    [0] Застройте любую клетку канала без карты, за её гульдены.
    [99] Застройте любую клетку канала без карты и бесплатно.
   *[other] Застройте любую клетку канала без карты, на { $minus } дешевле.
}
bruges-op-build_house_from_hand = Выложите { $n ->
    [one] 1 карту
   *[other] до { $n } карт
} с руки как { $n ->
    [one] дом
   *[other] дома
}, { $worker ->
    [none] работник не нужен.
   *[card_colour] заплатив работником.
}
bruges-op-play_extra_card = Сыграйте с руки ещё { bruges-cards }.
bruges-op-draw_and_play = Возьмите из колоды { bruges-cards } и сразу сыграйте.
bruges-op-repeat_lightning = Ещё раз активируйте своего персонажа с молнией{ $max_cost ->
    [99] .
   *[other] {" "}(цена не больше { $max_cost }).
}
bruges-op-opponents_pay = { $target ->
    [one] Один соперник отдаёт
   *[all_others] Каждый соперник отдаёт
} вам { guilders }.
bruges-op-opponents_lose_worker = { $target ->
    [one] Один соперник возвращает
   *[all_others] Каждый соперник возвращает
} { $n ->
    [one] { $n } работника
   *[many] { $n } работников
}.
bruges-op-opponents_take_threat = { $target ->
    [one] Один соперник берёт
   *[all_others] Каждый соперник берёт
} { $colour ->
    [any] { $n ->
        [one] { $n } маркер названной вами угрозы.
        [few] { $n } маркера названной вами угрозы.
       *[many] { $n } маркеров названной вами угрозы.
    }
   *[other] { $n ->
        [one] { $n } { $tint } маркер угрозы.
        [few] { $n } { FORM($tint, "many") } маркера угрозы.
       *[many] { $n } { FORM($tint, "many") } маркеров угрозы.
    }
}
bruges-op-opponent_discards_person = { $target ->
    [one] Один соперник сбрасывает
   *[all_others] Каждый соперник сбрасывает
} { $n ->
    [one] { $n } своего персонажа
   *[many] { $n } своих персонажей
} по собственному выбору.
bruges-op-opponent_discards_house = { $target ->
    [one] Один соперник сбрасывает
   *[all_others] Каждый соперник сбрасывает
} { $n ->
    [one] { $n } свой дом
    [few] { $n } своих дома
   *[many] { $n } своих домов
}; { $n ->
    [1] жилец возвращается
   *[other] жильцы возвращаются
} на руку.
bruges-op-pass_threat = Отдайте сопернику { $colour ->
    [any] { $n ->
        [one] { $n } свой маркер угрозы.
        [few] { $n } своих маркера угроз.
       *[many] { $n } своих маркеров угроз.
    }
   *[other] { $n ->
        [one] { $n } свой { $tint } маркер угрозы.
        [few] { $n } своих { FORM($tint, "many") } маркера угроз.
       *[many] { $n } своих { FORM($tint, "many") } маркеров угроз.
    }
}
bruges-op-steal_guilders = Возьмите до { $n ->
    [one] { $n } гульдена
   *[many] { $n } гульденов
} у { $target ->
    [one] одного соперника.
   *[all_others] каждого соперника.
}
bruges-op-beg = Возьмите { guilders } у каждого, у кого гульденов больше, чем у вас.
bruges-op-take_from_discard = Возьмите на руку { bruges-cards } из сброса.
bruges-op-settle_from_discard = Заселите { FORM($guild, "one-acc") } из сброса в другой пустой дом{ $pay ->
    [yes] {" "}за его цену.
   *[no] {" "}бесплатно.
}
bruges-op-build_house_from_discard = Постройте дом любой карты из сброса{ $worker ->
    [none] , работник не нужен.
   *[card_colour] , заплатив работником её цвета.
}
bruges-op-next_card_any_colour = Следующая карта, сыгранная с руки, — любого цвета по вашему выбору.
bruges-op-mod_workers_action = Играя карту ради работников, берите { $n } вместо 2.
bruges-op-mod_guilder_action = Играя карту ради гульденов, { $any_die ->
    [yes] смотрите на любой кубик
   *[no] {""}
}{ $plus ->
    [0] .
   *[other] { $any_die ->
        [yes] {" "}и берите на { $plus } больше.
       *[no] берите на { $plus } больше.
    }
}
bruges-op-mod_threat_vp = Каждый сброшенный вами маркер угрозы приносит { points }.
bruges-op-mod_canal_cost = Клетки канала { $minus ->
    [99] для вас бесплатны
   *[other] стоят для вас на { $minus } меньше
}{ $by_card_only ->
    [yes] , если вы играете карту.
   *[no] .
}
bruges-op-mod_house_worker = За дом можно заплатить любым работником.
bruges-op-mod_recruit_cost = { $guild_id ->
    [any] Каждый следующий персонаж
   *[other] Каждый следующий { FORM($guild, "one") }
} { $minus ->
    [99] бесплатен.
   *[other] дешевле на { $minus }.
}
bruges-op-mod_reputation_cost = Увеличить репутацию в фазе 2 { $minus ->
    [99] можно бесплатно.
   *[other] дешевле на { $minus }.
}
bruges-op-mod_hand_limit = Можете пополнять руку до { $n } карт.
bruges-op-mod_penalty_immunity = Три { FORM($tint, "many") } маркера угрозы не приносят вам штрафа.
bruges-op-on_canal = За каждую застроенную клетку канала{ bruges-by-card }: { bruges-gain }.
bruges-op-on_house = За каждый построенный дом{ bruges-by-card }: { bruges-gain }.
bruges-by-card = { $by_card_only ->
    [yes] {" "}(сыграв карту)
   *[no] {""}
}
bruges-gain = { $vp ->
    [0] {""}
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}{ $guilders ->
    [0] {""}
    [one] { $guilders } гульден
    [few] { $guilders } гульдена
   *[many] { $guilders } гульденов
}
bruges-op-on_recruit = За каждого следующего заселённого персонажа: { $vp ->
    [0] {""}
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}{ $workers ->
    [0] {""}
    [one] { $workers } { $tint } работник
    [few] { $workers } { FORM($tint, "many") } работника
   *[many] { $workers } { FORM($tint, "many") } работников
}.
bruges-op-on_reputation = За каждое деление репутации: { bruges-gain }.
bruges-op-score_per_guild = { bruges-vp } за каждого вашего { FORM($guild, "one-acc") }.
bruges-op-score_per_distinct_guild = { bruges-vp } за каждое сословие среди ваших персонажей.
bruges-op-score_per_person_colour = { bruges-vp } за каждого вашего { FORM($tint, "gen") } персонажа.
bruges-op-score_per_icon = { bruges-vp } за каждого вашего персонажа со значком { $icon ->
    [lightning] молнии.
    [worker] работника.
    [infinity] бесконечности.
   *[laurel] лаврового венка.
}
bruges-op-score_per_house_colour = { bruges-vp } за каждый ваш { $tint } дом.
bruges-op-score_per_distinct_house_colour = { bruges-vp } за каждый цвет среди ваших домов.
bruges-op-score_per_canal = { bruges-vp } за каждый ваш жетон канала.
bruges-op-score_per_statue = { bruges-vp } за каждую вашу статую.
bruges-op-score_per_majority = { bruges-vp } за каждый перевёрнутый маркер лидерства.
bruges-op-score_per_reputation_steps = { bruges-vp } за каждые { $per ->
    [one] { $per } деление
    [few] { $per } деления
   *[many] { $per } делений
} репутации.
bruges-op-score_per_workers = { bruges-vp } за каждых { $per } работников.
bruges-op-score_per_guilders = { bruges-vp } за каждые { $per ->
    [one] { $per } гульден
    [few] { $per } гульдена
   *[many] { $per } гульденов
}.
bruges-op-score_per_hand_card = { bruges-vp } за каждую карту на руке.
bruges-vp = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[many] { $vp } очков
}
bruges-once = Раз в раунд: { $text }
bruges-at-end = В конце: { $text }

bruges-ask-over = Игра окончена.
bruges-ask-fill = { $n ->
    [one] Возьмите { $n } карту: выберите колоду.
    [few] Возьмите { $n } карты: для каждой выберите колоду.
   *[many] Возьмите { $n } карт: для каждой выберите колоду.
}
bruges-ask-fill-more = Можно взять ещё одну карту, больше обычного.
bruges-ask-draw = { bruges-ask-fill }
bruges-ask-rise = Увеличить репутацию за { guilders }?
bruges-ask-turn = Ваш ход: выберите карту и её действие.
bruges-ask-turn-wild = Сыграйте карту: она будет того цвета, какой вы назовёте.
bruges-ask-turn-played = Активируйте персонажей или завершите ход.
bruges-ask-turn-empty = Карт на руке нет: активируйте персонажей или завершите ход.
bruges-ask-extra = Сыграйте ещё одну карту.
bruges-ask-extra-card = Сыграйте только что взятую карту.
bruges-ask-section = В какой секции застроить клетку канала?
bruges-ask-lodging = В какой дом въезжает «{ $card }»?
bruges-ask-pay-worker = Каким работником заплатить за дом?
bruges-ask-take-worker = { $n ->
    [one] Какого работника взять?
   *[many] Какого работника взять? Осталось взять: { $n }.
}
bruges-ask-ward = Какой маркер угрозы сбросить?
bruges-ask-sell = Продать работников по { guilders }?
bruges-ask-lose-worker = Верните одного работника. Какого?
bruges-ask-buy = Купить { bruges-vp } за { guilders }?
bruges-ask-spend = Заплатить { guilders } за эффект?
bruges-ask-discard = Какую карту сбросить?
bruges-ask-build = Какую карту выложить как дом?
bruges-ask-recall = Кого вернуть на руку?
bruges-ask-plague = Чума! Какого персонажа сбросить?
bruges-ask-dismiss = Какого персонажа сбросить?
bruges-ask-repeat = Чью молнию активировать ещё раз?
bruges-ask-order = Чума и пожар сразу: что сначала?
bruges-ask-fire = Пожар! Сбросьте дом или жетон канала.
bruges-ask-raze = Какой дом сбросить?
bruges-ask-aim = { $attack ->
    [pay] Кто отдаёт вам гульдены?
    [worker] Кто возвращает работника?
    [threat] Кто берёт маркер угрозы?
    [person] Кто сбрасывает персонажа?
    [house] Кто сбрасывает дом?
   *[pass] Кому отдать маркер угрозы?
}
bruges-ask-name = Какая угроза?
bruges-ask-fetch = Какую карту взять из сброса?
bruges-ask-admit = Кого заселить из сброса?
bruges-ask-raise = Какой дом построить из сброса?
bruges-ask-colour = Какого цвета считать карту «{ $card }»?
bruges-ask-because = { $card }. { $question }

bruges-group-use = Персонажи
bruges-group-done = Или

bruges-do-draw = { FORM($tint, "fem") } карта из { $deck ->
    [left] левой
   *[right] правой
} колоды
bruges-do-done-turn = Завершить ход
bruges-do-done-stop = Достаточно
bruges-do-done-decline = Отказаться
bruges-do-rise = Увеличить за { guilders }
bruges-do-stay = Не увеличивать
bruges-do-play-workers = { $n ->
    [one] { $n } { $tint } работник
    [few] { $n } { FORM($tint, "many") } работника
   *[many] { $n } { FORM($tint, "many") } работников
}
bruges-do-play-guilders = { guilders }: { $why }
bruges-why-die = { $tint } кубик показывает { $die }
bruges-why-die-plus = { $tint } кубик показывает { $die }, плюс { $plus }
bruges-why-any = старший кубик показывает { $die }
bruges-why-any-plus = старший кубик показывает { $die }, плюс { $plus }
bruges-do-play-threat = Сбросить { FORM($tint, "fem-acc") } угрозу: { points }
bruges-do-play-canal = { $n ->
    [0] Клетка канала бесплатно
   *[other] Клетка канала за { guilders }
}
bruges-do-play-house = { $tint } дом
bruges-do-play-person = { $n ->
    [0] Заселить бесплатно
   *[other] Заселить за { guilders }
}
bruges-do-wild-workers = { $n ->
    [one] { $n } работник названного цвета
    [few] { $n } работника названного цвета
   *[many] { $n } работников названного цвета
}
bruges-do-wild-guilders = Гульдены по названному кубику
bruges-do-wild-threat = Сбросить любую угрозу
bruges-do-wild-canal = Любая клетка канала
bruges-do-wild-house = Дом за любого работника
bruges-do-use = Активировать: «{ $card }»
bruges-do-build-canal = { $side } секция канала
bruges-do-lodge = { $tint } дом («{ $card }»)
bruges-do-take = { FORM($tint, "gen") } работника
bruges-do-give = Вернуть { FORM($tint, "gen") } работника
bruges-do-ward = { $threat }: сбросить { $tint } маркер
bruges-do-name = { $threat }: { $tint } маркер
bruges-do-suffer = Сначала — { $threat }
bruges-do-dismiss = Сбросить: «{ $card }»
bruges-do-burn = Сбросить пустой { $tint } дом («{ $card }»)
bruges-do-evict = Сбросить дом, где живёт «{ $card }»
bruges-do-breach = Сбросить крайний жетон канала: { $side } секция
bruges-do-recall = Вернуть на руку: «{ $card }»
bruges-do-discard = Сбросить: «{ $card }»
bruges-do-build = «{ $card }»: { $tint } дом
bruges-do-buy = Заплатить { guilders }
bruges-do-repeat = Активировать: «{ $card }»
bruges-do-fetch = Взять: «{ $card }»
bruges-do-admit = Заселить: «{ $card }»
bruges-do-raise = «{ $card }»: { $tint } дом
bruges-do-as = Как { FORM($tint, "fem-acc") } карту

bruges-preview-workers = станет { $n }
bruges-preview-guilders = станет { $n }
bruges-preview-house = −1 { $tint } работник, +1 очко в конце
bruges-preview-house-any = −1 любой работник, +1 очко в конце
bruges-preview-person = { $points ->
    [one] { $points } очко в конце
    [few] { $points } очка в конце
   *[many] { $points } очков в конце
}. { $text }
bruges-preview-canal-third = третья клетка: { points } в конце
bruges-preview-canal-fifth = пятая клетка: статуя { $n }
bruges-preview-worker = −1 { $tint } работник. { $text }
bruges-preview-free = бесплатно. { $text }
bruges-preview-rise = { $points ->
    [one] +{ $points } очко в конце
    [few] +{ $points } очка в конце
   *[many] +{ $points } очков в конце
}
bruges-preview-dismiss = { $points ->
    [0] очков в конце не даёт
    [one] −{ $points } очко в конце
    [few] −{ $points } очка в конце
   *[many] −{ $points } очков в конце
}
bruges-preview-price = { $n ->
    [0] бесплатно
   *[other] −{ guilders }
}
bruges-preview-aim = { $attack ->
    [pay] сейчас { guilders }
    [worker] { $n ->
        [one] сейчас { $n } работник
        [few] сейчас { $n } работника
       *[many] сейчас { $n } работников
    }
    [person] { $n ->
        [one] сейчас { $n } персонаж
        [few] сейчас { $n } персонажа
       *[many] сейчас { $n } персонажей
    }
    [house] { $n ->
        [one] сейчас { $n } дом
        [few] сейчас { $n } дома
       *[many] сейчас { $n } домов
    }
   *[threat] { $n ->
        [one] сейчас { $n } маркер угрозы
        [few] сейчас { $n } маркера угроз
       *[many] сейчас { $n } маркеров угроз
    }
}
bruges-preview-returns = жилец вернётся на руку

bruges-event-round = Раунд { $round }; первый игрок — { $name }.{ $last ->
    [1] {" "}Это последний раунд.
   *[0] {""}
}
bruges-event-dice = { $name } бросает кубики: синий { $blue }, коричневый { $brown }, красный { $red }, фиолетовый { $purple }, жёлтый { $yellow }.
bruges-event-looked = { $name } берёт { bruges-cards }.
bruges-event-reserve = Колода кончилась, на её место ложится дополнительная. { $next ->
    [1] Следующий раунд — последний.
   *[0] Этот раунд — последний.
}
bruges-event-all-threatened = Все получают маркеры угроз: { $threats }.
bruges-event-threatened = { $name } получает { $tint } маркер угрозы.
bruges-vp-of = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
bruges-event-struck = { $threat }! { $name } { $kind ->
    [flood] теряет всех работников.
    [intrigue] теряет 3 очка.
    [riot] теряет все гульдены.
   *[other] несёт потери.
}
bruges-event-spared = { $threat } не вредит: { $name } под защитой.
bruges-event-paid = { $name } платит { guilders }.
bruges-event-rose = { $name } увеличивает репутацию до { $step }.
bruges-event-got-guilders = { $name } берёт { guilders }.
bruges-event-got-points = { $name } получает { points }.
bruges-event-got-workers = { $name } берёт { workers-of }.
bruges-event-warded = { $name } сбрасывает { $n ->
    [1] { $tint } маркер угрозы
    [one] { $n } { $tint } маркер угрозы
    [few] { $n } { FORM($tint, "many") } маркера угрозы
   *[many] { $n } { FORM($tint, "many") } маркеров угрозы
} (+{ bruges-vp-of }).
bruges-event-played = { $name } играет карту «{ $card }».
bruges-event-hired = { $name } заселяет персонажа «{ $card }» { $price ->
    [0] бесплатно
    [one] за { $price } гульден
    [few] за { $price } гульдена
   *[many] за { $price } гульденов
}.
bruges-event-house = { $name } строит { $tint } дом.
bruges-event-canal = { $name } застраивает клетку { $space } { FORM($side, "gen") } секции канала { $price ->
    [0] бесплатно
    [one] за { $price } гульден
    [few] за { $price } гульдена
   *[many] за { $price } гульденов
}.
bruges-event-statue = { $name } получает статую { $value }.
bruges-event-lost-canal = { $name } теряет жетон { FORM($side, "gen") } секции канала.
bruges-event-lost-house = { $name } теряет { $tint } дом («{ $card }»).
bruges-event-came-back = { $name } возвращает карту «{ $card }» на руку.
bruges-event-lost-person = { $name } сбрасывает персонажа «{ $card }».
bruges-event-lost-worker = { $name } возвращает { FORM($tint, "gen") } работника.
bruges-event-used = { $name } активирует персонажа «{ $card }».
bruges-event-repeated = { $name } ещё раз активирует персонажа «{ $card }».
bruges-event-robbed = { $name } забирает { guilders } (платит { $victim }).
bruges-event-discarded = { $name } сбрасывает карту «{ $card }».
bruges-event-fetched = { $name } берёт из сброса карту «{ $card }».
bruges-event-raised = { $name } строит из сброса { $tint } дом («{ $card }»).
bruges-event-named = { $name } объявляет карту { FORM($tint, "fem-ins") }.
bruges-event-moved-in = { $name } селит его в { $tint } дом.
bruges-event-leader = { $name } лидирует { $category } и переворачивает маркер.
bruges-moment-threat-why = Третий маркер одного цвета замыкает круг: наступает штраф, и три маркера возвращаются в запас (B34, B36).
bruges-moment-leader-why = Кто единственный впереди, переворачивает маркер, и он таким остаётся (B30).
bruges-event-finished = Последний раунд сыгран. Теперь считаются лавры.

bruges-fact-guilders = Гульдены
bruges-fact-workers = Работники
bruges-fact-persons = Персонажи
bruges-fact-houses = Дома
bruges-fact-reputation = Репутация
bruges-fact-hand = Карты на руке
bruges-fact-threats = Угрозы
bruges-fact-canals = Каналы
bruges-fact-leaders = Лидерство
bruges-fact-statues = Статуи

bruges-pane-street = Моя улица
bruges-pane-street-of = { $name }
bruges-pane-hand = Рука
bruges-pane-town = Город
bruges-pane-pile = Сброс
bruges-pile = Сброс
bruges-pile-guild = По сословию
bruges-pile-colour = По цвету
bruges-pile-empty = В сбросе пусто
bruges-hand-empty = Карт на руке нет
bruges-street-empty = Домов пока нет: сыграйте карту, заплатив работником её цвета
bruges-round = Раунд { $n }
bruges-round-last = Последний раунд
bruges-round-next = Следующий раунд — последний
bruges-deck-name = { $side } колода: { cards }, сверху { FORM($tint, "fem") }
bruges-deck-empty = { $side } колода: пусто
bruges-reserve = Дополнительная колода: { cards }
bruges-reserve-short = запас
bruges-die-name = { $tint } кубик: { $n }
bruges-step-price = { $n ->
    [one] Увеличить репутацию стоит { $n } гульден
    [few] Увеличить репутацию стоит { $n } гульдена
   *[many] Увеличить репутацию стоит { $n } гульденов
}
bruges-step-none = В этом раунде репутацию не увеличить
bruges-drawn = Взято, ещё не видно: { $n }
bruges-house-name = { $tint } дом
bruges-house-of = { $card } ({ FORM($guild, "plural") })
bruges-used = уже активирован в этом раунде
bruges-canal-name = { $side } секция канала: { $n } из 5
bruges-worker-name = { FORM($tint, "plural") } работники: { $n }
bruges-threat-name = { $threat }: { $n } из 3
bruges-card-name = { $card }, { FORM($tint, "fem") } карта, { FORM($guild, "plural") }, цена { $cost }
bruges-unknown-card = неизвестная { FORM($tint, "fem") } карта
bruges-points-now = { points }, если бы игра кончилась сейчас

bruges-provenance = { $provenance ->
    [reconstructed] Карта реконструирована нами: достоверных сведений о ней нет.
    [name-documented] Название известно точно, остальное — реконструкция.
    [effect-documented] Название и эффект известны точно, остальное может быть реконструкцией.
    [partly-documented] Известно частично, остальное — реконструкция.
   *[other] Источник: { $text }.
}

# Что известно о колоде: о поле и о картах с их числом.
bruges-known = { $provenance ->
    [documented] известно точно
    [reconstructed] реконструкция
    [name-documented] известно имя
    [effect-documented] известен эффект
    [partly-documented] известно отчасти
    [printed-board] с поля
    [printed-card] с карты
    [none] не сказано
   *[other] { $text }
}
bruges-source = { $what }: { $source }
bruges-edition = Издание { $edition }, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
bruges-board-canal_costs = Цены клеток канала
bruges-board-reputation_points = Очки шкалы репутации
bruges-board-statues = Статуи
bruges-board-statues_five_players = Статуи для пятерых
bruges-board-guardhouse = Цвета клеток канала
bruges-board-cards = Карты

bruges-help-die = Кубик фазы 2. Карта его цвета, сыгранная ради гульденов, приносит столько, сколько он показывает. 5 и 6 угрожают всем, сумма единиц и двоек — цена репутации (B10, B11, B15).
bruges-help-deck = Одна из двух колод. Для каждой карты выбирают колоду; виден только цвет верхней карты (B6).
bruges-help-reserve = Дополнительная колода встаёт на место первой опустевшей и приближает конец игры (B7, B8).
bruges-help-threat = Три маркера одного цвета — штраф: потоп забирает работников, чума — персонажа, пожар — дом или жетон канала, интриги — 3 очка, бунт — все гульдены (B34).
bruges-help-worker = Работниками платят за дома их цвета и за персонажей с их значком; другой цвет не подойдёт (B19, B24).
bruges-help-guilders = Гульденами платят за персонажей, каналы и репутацию; при ничьей важно, у кого их больше (B17, B20, B33).
bruges-help-canal = Ваша секция канала: застраивайте её от караульной картой цвета клетки. Третья клетка — 3 очка, пятая — статуя (B17, B18).
bruges-help-house = Дом: 1 очко в конце и место для одного персонажа, какого угодно цвета (B19, B20).
bruges-help-person = Ваш персонаж: очков в конце — треть его цены; значок говорит, когда он действует (B21–B26).
bruges-help-card = Любая карта годится для шести действий: 2 работника, гульдены по кубику, сброс угрозы, клетка канала, дом или заселение (B13–B20).
bruges-help-reputation = Репутация приносит очки в конце; единственный лидер переворачивает маркер (B11, B30, B32).
bruges-help-leader = Кто в конце раунда один впереди по репутации, персонажам или каналам, навсегда переворачивает этот маркер: 4 очка (B30).
bruges-help-statue = Статуи, старшая сверху: одна за каждую секцию из пяти клеток (B18).
bruges-help-discard = Сброс можно просматривать в любой момент (B38).
bruges-help-hand = Карты на руке: цвета видят все, персонажей — только владелец (B38).
bruges-help-notice = { bruges-deck-shipped }

bruges-deck-left = левая
bruges-deck-right = правая

bruges-option-zwin = Звин: корабли в гавани
bruges-option-zwin-no = Нет
bruges-option-zwin-yes = Да («Город на Звине»)
bruges-option-exchange = Биржа: изменённые действия
bruges-option-exchange-no = Нет
bruges-option-exchange-yes = Да («Город на Звине»)
bruges-exchange = Биржа
bruges-exchange-none = Сейчас действия не изменены
bruges-exchange-markers = { $n ->
    [one] { $n } маркер действия
    [few] { $n } маркера действий
   *[many] { $n } маркеров действий
}
bruges-exchange-left = { $n ->
    [one] впереди { $n } карта
    [few] впереди { $n } карты
   *[many] впереди { $n } карт
}
bruges-ship-threats = Сбросьте { $n ->
    [one] { $n } любой маркер
    [few] { $n } любых маркера
   *[many] { $n } любых маркеров
} угроз — или сколько есть. За каждый — очко.
bruges-ship-next = следующий
bruges-ship-name = { $tint } корабль: { $text }
bruges-ship-empty = { $tint } причал: корабля нет
bruges-ship = Корабль
bruges-ask-ship = Использовать корабль за работника его цвета?
bruges-do-ship = { $tint } корабль
bruges-preview-ship = −1 { $tint } работник. { $text }
bruges-do-trade = Биржа: { $text }
bruges-preview-trade = { $n ->
    [one] снимает последний маркер действия
   *[other] снимает 1 маркер действия из { $n }
}
bruges-event-docked = Причаливает { $tint } корабль: { $text }
bruges-event-shipped = { $name } использует { $tint } корабль.
bruges-event-exchange = Биржа: { $text }
bruges-event-traded = { $name } пользуется биржей: { $text }
bruges-twist-mod_workers_action-any_colour = Любые работники.
bruges-twist-mod_workers_action-n = { $n ->
    [one] { $n } работник вместо 2.
    [few] { $n } работника вместо 2.
   *[many] { $n } работников вместо 2.
}
bruges-twist-mod_guilder_action-fixed = { guilders }, что бы ни показывал кубик.
bruges-twist-mod_guilder_action-plus = На { $n } больше, чем показывает кубик.
bruges-twist-mod_threat_action-any_colour = Сбросить любой маркер угрозы.
bruges-twist-mod_threat_vp-vp = { points } за маркер угрозы.
bruges-twist-mod_canal_colour-any_colour = Любая клетка канала.
bruges-twist-mod_canal_cost-minus = { $n ->
    [99] Клетка канала без гульденов.
   *[other] Клетка канала на { $n } дешевле.
}
bruges-twist-mod_house_worker-none = Дом без работника.
bruges-twist-on_house-guilders = Дом и { guilders }.
bruges-twist-mod_recruit_cost-minus = { $n ->
    [99] Заселить бесплатно.
   *[other] Заселить на { $n } дешевле.
}
bruges-twist-on_recruit-printed_vp = Заселить и сразу получить очки персонажа.
bruges-help-ship = Корабль причаливает, когда кубик его цвета показывает 3 или 4. Застроив клетку канала сыгранной картой, можно использовать один корабль за работника его цвета (Z9–Z11).
bruges-help-exchange = Пока здесь лежат маркеры действий, это действие можно выполнить в изменённом виде; каждый раз снимается маркер (Z13–Z15).

## Как называется то, о чём рассказывает справка

bruges-called-die = Кубик
bruges-called-deck = Колода
bruges-called-reserve = Дополнительная колода
bruges-called-threat = Угроза
bruges-called-worker = Работники
bruges-called-guilders = Гульдены
bruges-called-canal = Канал
bruges-called-house = Дом
bruges-called-person = Персонаж
bruges-called-card = Карта
bruges-called-reputation = Репутация
bruges-called-leader = Лидерство
bruges-called-statue = Статуи
bruges-called-discard = Сброс
bruges-called-hand = Карты на руке
bruges-called-notice = Персонажи этой колоды
bruges-called-ship = Корабль
bruges-called-exchange = Биржа

## Признаки позиции, по которым учится оценка

feature-expected-points = ожидаемые очки
feature-expected-lead = перевес по ожидаемым очкам
feature-expected-points-late = ожидаемые очки ближе к концу
feature-expected-lead-late = перевес по ожидаемым очкам ближе к концу
feature-score = очки, если бы игра кончилась сейчас
feature-score-lead = перевес по очкам на сейчас
feature-turns-this-round = свои ходы в этом раунде
feature-turns-left = свои ходы до конца игры
feature-to-act = право хода
feature-place-in-turn-order = место в порядке хода
feature-plays-last = последний ход раунда
feature-starts-next-round = первый ход в следующем раунде
feature-further-cards = ещё одна карта в этот ход
feature-workers-to-take = работники, которых ещё предстоит взять
feature-losses-due = потери, которые ещё предстоит выбрать
feature-person-moving-in = заселяющийся персонаж
feature-reputation-steps = деления репутации
feature-reputation-points = очки за репутацию
feature-next-step-points = очки за следующее деление репутации
feature-step-on-offer = возможность купить репутацию
feature-reputation-marker = лидерство по репутации
feature-reputation-lead = перевес по репутации
feature-persons-marker = лидерство по персонажам
feature-persons-lead = перевес по персонажам
feature-canals-marker = лидерство по каналам
feature-canals-lead = перевес по каналам
feature-markers-ahead = маркеры лидерства, если бы раунд кончился сейчас
feature-markers-certain = маркеры лидерства, которым никто не помешает
feature-markers-in-reach = досягаемые маркеры лидерства
feature-longer-section = длинная секция канала
feature-shorter-section = короткая секция канала
feature-third-spaces = третьи клетки каналов
feature-sections-before-third = секции канала перед третьей клеткой
feature-sections-before-fifth = секции канала перед статуей
feature-statue-points = статуи
feature-statue-promise = близкая статуя
feature-statue-race = перевес в гонке за статуей
feature-guilders-short-of-statue = гульдены, которых не хватает до статуи
feature-houses = дома
feature-empty-house = пустой дом
feature-second-empty-house = второй пустой дом
feature-persons = персонажи
feature-person-points = очки персонажей
feature-laurel-points = лавры
feature-laurel-growth = лавры, которые ещё вырастут
feature-largest-guild = персонажи одного сословия
feature-uses-a-round = активные персонажи
feature-uses-to-come = активные персонажи до конца игры
feature-changes-to-come = персонажи с постоянным эффектом до конца игры
feature-use-points-to-come = очки от активных персонажей до конца игры
feature-use-guilders = гульдены за раунд от персонажей
feature-use-guilders-to-come = гульдены от персонажей до конца игры
feature-use-workers = работники за раунд от персонажей
feature-use-wards = персонажи, сбрасывающие угрозы
feature-attackers = персонажи против соперников
feature-usable-persons = персонажи, которых можно активировать сейчас
feature-persons-without-worker = персонажи, которым не хватает работника
feature-immunities = защита от штрафов
feature-guilders = гульдены
feature-guilders-up-to-three = первые три гульдена
feature-guilders-up-to-six = первые шесть гульденов
feature-guilders-to-spend = гульдены, которые ещё можно потратить
feature-workers = работники
feature-worker-colours = цвета работников
feature-workers-to-spend = работники, которых ещё можно потратить
feature-threat-markers = маркеры угроз
feature-single-threats = угрозы с одним маркером
feature-flood-close = потоп при двух маркерах
feature-plague-close = чума при двух маркерах
feature-fire-close = пожар при двух маркерах
feature-intrigue-close = интриги при двух маркерах
feature-riot-close = бунт при двух маркерах
feature-workers-at-risk = работники перед потопом
feature-person-at-risk = персонаж перед чумой
feature-guilders-at-risk = гульдены перед бунтом
feature-loss-at-risk = всё, что отнимут угрозы при двух маркерах
feature-loss-at-the-dice = всё, что отнимет ближайший бросок
feature-cards-against-threats = карты против угроз
feature-cards-against-close-threats = карты против угроз с двумя маркерами
feature-cards-in-hand = карты на руке
feature-cards-unseen = карты, которых ещё не видно
feature-best-card = лучшая карта на руке
feature-second-card = вторая по силе карта на руке
feature-best-affordable-card = лучший персонаж, которого можно заселить
feature-house-cards = карты для домов
feature-canal-cards = карты для каналов
feature-best-die = гульдены по лучшему кубику
feature-laurel-in-hand = лавры на руке
feature-best-ship = корабль, для которого есть работник
feature-ship-in-reach = корабль и карта канала для него
feature-best-card-for-the-rounds-left = лучшая карта на руке на оставшиеся раунды
feature-best-to-settle-this-round = лучший персонаж, которого можно заселить в этом раунде
feature-turns-to-settle = ходы до заселения лучшего персонажа
feature-persons-marker-in-hand = карты и гульдены для лидерства по персонажам
feature-canals-marker-in-hand = карты и гульдены для лидерства по каналам
feature-turns-to-marker = ходы до ближайшего маркера лидерства
feature-third-space-in-hand = карты и гульдены для третьей клетки канала
feature-players = число игроков
feature-two-players = игра вдвоём
feature-round = раунд
feature-turns-to-follow = следующие раунды
feature-round-played = ход раунда
feature-last-round = последний раунд
feature-before-the-dice = предстоящий бросок кубиков
feature-reputation-on-offer = продажа репутации
feature-in-the-midst = незаконченный выбор
feature-smaller-deck = карты меньшей колоды
feature-statues-left = оставшиеся статуи
feature-top-statue = верхняя статуя
feature-dice-sum = кубики
feature-step-price = цена репутации
feature-ships-docked = корабли в гавани
feature-with-citizens = новые горожане
feature-with-ships = Звин
feature-with-exchange = биржа
feature-exchange-workers = биржа работников
feature-exchange-guilders = биржа гульденов
feature-exchange-threat = биржа угроз
feature-exchange-canal = биржа каналов
feature-exchange-house = биржа домов
feature-exchange-person = биржа персонажей

# --- страница правил: цель, ход вкратце, что на картинках ---
bruges-goal = Займите в Брюгге видное место: ройте каналы, стройте дома и селите в них персонажей со своими умениями. Любую карту можно сыграть шестью способами, а кубики говорят, что она принесёт и какие беды растут. Когда карты кончаются, играют последний раунд и прибавляют очки за персонажей, дома, каналы, статуи, лидерство и репутацию.
bruges-turn-1 = Каждый берёт до пяти карт из двух колод; видны только их цвета.
bruges-turn-2 = Пять кубиков: 5 и 6 угрожают всем, 1 и 2 — цена деления репутации.
bruges-turn-3 = По очереди, по четыре раза: сыграйте карту одним из шести способов.
bruges-turn-4 = Кто один впереди, переворачивает маркер; первым ходит следующий.
bruges-figure-dice = Как только все руки полны, бросают кубики. На жёлтом 6, и все берут жёлтый маркер угрозы; третий принёс бы штраф. На фиолетовом 2: деление репутации в этом раунде стоит 2 гульдена.
bruges-figure-uses = Под каждой картой — шесть её применений и что они дают сейчас: работники, гульдены, одной угрозой меньше, канал, дом, сам персонаж. Пунктир — так можно. Здесь нижнюю карту сбрасывают ради гульденов: на фиолетовом кубике 6.
bruges-figure-workers = Коричневую карту сбрасывают и берут двух коричневых работников.
bruges-figure-guilders = Жёлтая карта приносит столько гульденов, сколько на жёлтом кубике: 6.
bruges-figure-threat = Красная карта снимает красный маркер угрозы и приносит очко.
bruges-figure-canal = Следующая клетка нижнего канала синяя и стоит 3: её строят за синюю карту и 3 гульдена. Этот третий жетон в конце принесёт 3 очка.
bruges-figure-statue = Пятый жетон завершает нижний канал и даёт самую ценную из оставшихся статуй.
bruges-figure-house = Фиолетовую карту выкладывают как дом и возвращают за неё фиолетового работника.
bruges-figure-person = Персонаж вселяется в пустой дом за цену на карте, 12 гульденов. Дом фиолетовый, карта синяя: это неважно.
bruges-figure-use = У золотых дел мастера значок работника: за жёлтого работника, раз в раунд, 2 очка. Кто уже помог, тот помечен до конца раунда.
bruges-figure-leaders = Раунд окончен. Кто один впереди по репутации, персонажам или жетонам канала, переворачивает этот маркер, и он так и лежит: 4 очка в конце. При равенстве не переворачивает никто.
bruges-figure-riot = На жёлтом 6, и у этого игрока это третий жёлтый маркер: бунт забирает все гульдены. Затем три маркера возвращаются.
bruges-figure-admit = Натурщица заселяет персонажа своего сословия из сброса в другой пустой дом, без гульденов.
bruges-figure-five = Впятером сверху стопки лежат ещё две статуи, 9 и 8. Кто первым завершит канал, получит 9.
bruges-figure-dock = На синем и жёлтом 3: причаливает верхний корабль каждого из этих цветов, и в этом раунде ими можно пользоваться.
bruges-figure-ship = Клетка канала построена картой, и за фиолетового работника можно использовать фиолетовый корабль: 6 гульденов. Корабль остаётся и для других.
bruges-figure-exchange = Эта биржа разрешает клетку канала любого цвета. Кто пользуется этим, снимает маркер; с последним всё кончается до следующего раунда.

# О чём признаки: этими словами подсказка объясняет, почему.
theme-turns = ходы
    .gen = ходов
theme-reputation = репутация
    .gen = репутации
theme-majorities = лидерство
    .gen = лидерства
theme-canals = каналы
    .gen = каналов
theme-statues = статуи
    .gen = статуй
theme-houses = дома
    .gen = домов
theme-persons = персонажи
    .gen = персонажей
theme-abilities = способности персонажей
    .gen = способностей персонажей
theme-guilders = гульдены
    .gen = гульденов
theme-workers = работники
    .gen = работников
theme-threats = угрозы
    .gen = угроз
theme-hand = карты на руке
    .gen = карт на руке
theme-ships = корабли
    .gen = кораблей

## Приказы заранее
bruges-order-reputation = Репутация
bruges-order-reputation-round = Не увеличивать
bruges-order-reputation-round-n = в раунде { $n }
bruges-order-reputation-round-every = ни в одном раунде
bruges-order-reputation-upto = разве что цена не больше
bruges-order-reputation-upto-none = не увеличивать ни за какую цену
bruges-order-reputation-cheap = а если так дёшево
bruges-order-reputation-cheap-ask = спросить меня
bruges-order-reputation-cheap-rise = увеличить
bruges-order-reputation-said = Не увеличивать репутацию { $round-said }{ $upto ->
    [none] , сколько бы это ни стоило.
   *[other] { $cheap ->
        [rise] ; но увеличить, если это стоит { $upto } или меньше.
       *[other] ; но спросить меня, если это стоит { $upto } или меньше.
    }
}
