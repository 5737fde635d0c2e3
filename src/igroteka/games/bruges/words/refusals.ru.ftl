# Что нужно решить раньше: шаг, на котором стоит игра.
bruges-step-first = { $step ->
    [fill] какие карты взять в начале раунда
    [draw] из какой колоды взять карту
    [rise] подняться ли по репутации
    [turn] какую карту сыграть
    [extra] какую карту сыграть ещё
    [section] на какой секции строить канал
    [lodging] в какой дом въедет персонаж
    [pay-worker] каким работником заплатить
    [take-worker] какого работника взять
    [ward] какой маркер угрозы сбросить
    [sell] каких работников продать
    [lose-worker] какого работника вернуть
    [buy] купить ли очко
    [spend] заплатить ли за эффект
    [discard] какую карту сбросить
    [build] какую карту положить как дом
    [recall] кого вернуть на руку
    [dismiss] какого персонажа сбросить
    [repeat] чью молнию повторить
    [order] какая угроза раньше
    [fire] что отдать огню
    [raze] какой дом отдать
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
bruges-refusal-not-held = Карты «{ $card }» у вас на руке нет.
bruges-refusal-just-drawn = Сейчас можно сыграть только взятую карту «{ $card }».
bruges-refusal-card-played = Карта этого хода уже сыграна: используйте персонажей или завершите ход.
bruges-refusal-no-threat = Маркера угрозы { $tint } у вас нет.
bruges-refusal-no-canal = Ваша следующая клетка канала — не { $tint }, или на неё не хватает денег.
bruges-refusal-no-worker = Дому нужен работник { $tint }.
bruges-refusal-no-house = У вас нет пустого дома.
bruges-refusal-price = Это стоит { $price ->
    [one] { $price } гульден
    [few] { $price } гульдена
   *[many] { $price } гульденов
}, а у вас { $guilders }.
bruges-refusal-no-person-now = Сейчас персонажа использовать нельзя; сначала решите, { bruges-step-first }.
bruges-refusal-not-yours = «{ $card }» не живёт на вашей улице.
bruges-refusal-used = «{ $card }» в этом раунде уже сыграл своё или вовсе не используется.
bruges-refusal-needs-worker = Персонажу «{ $card }» нужен работник { $tint }.
bruges-refusal-idle = «{ $card }» сейчас ничего не даст.
bruges-refusal-five-players = Впятером играют только с новыми горожанами: оставьте их включёнными (citizens=auto или yes).
bruges-refusal-no-citizens = В колоде нет новых горожан; играйте без них, не больше чем вчетвером.
bruges-refusal-no-ships = В колоде нет кораблей; играйте с zwin=no.
bruges-refusal-no-exchange = В колоде нет карт биржи; играйте с exchange=no.
