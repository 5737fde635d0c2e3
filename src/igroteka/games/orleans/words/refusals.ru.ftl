# Места и ячейки
orleans-refusal-not-owned = Места «{ $place }» у вас нет.
orleans-refusal-slot-taken = Ячейка «{ $slot }» занята.
orleans-refusal-own-colour = Персонажи вашего цвета в ратушу не ходят.
orleans-refusal-only-monk = На ячейку «{ $slot }» подходит только монах.
orleans-refusal-does-not-fit = На ячейку «{ $slot }» { FORM($token, "your") } не подходит.

# Подготовка
orleans-refusal-tile-gone = Тайла «{ $place }» в стопках уже нет.

# Подданные
orleans-refusal-draws = Шкала рыцарей позволяет вытянуть не больше { $n ->
    [one] { $n } персонажа
   *[other] { $n } персонажей
}.
orleans-refusal-bag = В мешочке только { $n ->
    [one] { $n } персонаж
    [few] { $n } персонажа
   *[many] { $n } персонажей
}.
orleans-refusal-room = На рынок поместится ещё только { $n ->
    [one] { $n } персонаж
    [few] { $n } персонажа
   *[many] { $n } персонажей
}.
orleans-refusal-draw-first = Сначала назовите, сколько вытягиваете: за каждого недобранного до { $n } можно вернуть одного с мест.
orleans-refusal-must-store = На рынок поместится ещё только { $n ->
    [one] { $n } персонаж
    [few] { $n } персонажа
   *[many] { $n } персонажей
}; остальных надо положить в башню.
orleans-refusal-only-fresh = В башню можно положить только тех, кого вы сейчас вытянули или вернули.
orleans-refusal-nobody-lies = На ячейке «{ $slot }» никого нет.
orleans-refusal-technology-back = Жетон технологий вернуть нельзя.

# Планирование
orleans-refusal-already-held = Вы уже взяли { FORM($token, "acc") }: сначала поставьте его на ячейку или положите обратно.
orleans-refusal-nothing-held = Сначала возьмите персонажа.
orleans-refusal-not-on-market = На вашем рынке нет { FORM($token, "your-gen") }.
orleans-refusal-not-in-tower = В вашей сторожевой башне нет { FORM($token, "your-gen") }.
orleans-refusal-no-slot = Свободной ячейки для { FORM($token, "your-gen") } нет.
orleans-refusal-nothing-put = На ячейку «{ $slot }» вы в этой фазе никого не ставили.
orleans-refusal-put-earlier = Персонаж на ячейке «{ $slot }» поставлен раньше и там остаётся.
orleans-refusal-technology-stays = Жетон технологий на ячейке «{ $slot }» остаётся там насовсем.

# Действия
orleans-refusal-no-action = У места «{ $place }» нет действия: оно работает всегда.
orleans-refusal-sacristy = У часовни нет действия: её монах спасает от события в конце раунда.
orleans-refusal-not-filled = Место «{ $place }» не готово: { $n ->
    [one] пустует { $n } ячейка
    [few] пустуют { $n } ячейки
   *[many] пустуют { $n } ячеек
}.
orleans-refusal-pilgrimage = В раунд паломничества монаха получить нельзя.
orleans-refusal-none-left = В запасе не осталось { FORM($kind, "many") }.
orleans-refusal-track-end = Ваш маркер уже в конце шкалы { FORM($kind, "many") }.
orleans-refusal-village = Ни моряка, ни ремесленника, ни торговца взять нельзя: шкала пройдена или запас исчерпан.
orleans-refusal-village-kinds = Деревня даёт моряка, ремесленника или торговца.
orleans-refusal-tile-taken = Тайла «{ $place }» в стопках уже нет.
orleans-refusal-first-stack = За первый шаг торговца берут тайл из стопки I.
orleans-refusal-no-good = На рынке товаров нет { FORM($good, "gen") }.
orleans-refusal-no-technology = Жетонов технологий в запасе не осталось.
orleans-refusal-after-passing = Жетоны технологий выкладывают после паса.

# Купец и фактории
orleans-refusal-no-way = Нужна { $way }, а из города { $town } её нет.
orleans-refusal-no-way-to = Нужна { $way }, а прямой { $here } — { $town } нет.
orleans-refusal-there-already = Ваш купец уже в городе { $town }.
orleans-refusal-not-on-way = На пройденном пути нет { FORM($good, "gen") }.
orleans-refusal-other-way = Взять можно только товар с пройденного пути.
orleans-refusal-own-station = Ваша фактория в городе { $town } уже есть.
orleans-refusal-station-stands = В городе { $town } уже стоит чужая фактория.
orleans-refusal-no-station = Факторий у вас в запасе не осталось.

# Деяния
orleans-refusal-no-deed = Для персонажей на месте «{ $place }» нет свободных ячеек деяний.
orleans-refusal-tower-empty = В вашей сторожевой башне нет нейтральных персонажей.
orleans-refusal-deeds-filled = Все ячейки деяний уже заняты.
orleans-refusal-send-one = Хотя бы одного надо послать.
orleans-refusal-entry-filled = На деянии «{ $deed }» все ячейки { FORM($kind, "many") } уже заняты.
orleans-refusal-nobody-waits = На месте «{ $place }» нет нейтрального { FORM($kind, "gen") }.

# Аптека и баня
orleans-refusal-coins = { $price ->
    [one] Нужна { $price } монета
    [few] Нужны { $price } монеты
   *[many] Нужно { $price } монет
}, а у вас { $coins }.
orleans-refusal-spaces = До конца шкалы развития { $n ->
    [one] осталось { $n } деление
    [few] осталось { $n } деления
   *[many] осталось { $n } делений
}.
orleans-refusal-bag-empty = Ваш мешочек пуст: вытягивать некого.
orleans-refusal-not-drawn = Среди вытянутых нет { FORM($token, "your-gen") }.
orleans-refusal-no-other-slot = На других местах нет свободной ячейки для { FORM($token, "your-gen") }.
orleans-refusal-must-work = Выбора нет: на ячейку идёт { FORM($token, "your") }.

# Технологии
orleans-refusal-covered = На месте «{ $place }» жетон технологий уже лежит.
orleans-refusal-cover-town-hall = На ратушу жетон технологий не кладут.
orleans-refusal-cover-monk = Ячейку монаха жетон технологий не закрывает.
orleans-refusal-cover-single = Месту «{ $place }» нужен только один персонаж.
orleans-refusal-cover-empty = Жетон технологий закрывает только пустую ячейку.
orleans-refusal-cover-first = Первый жетон технологий должен закрыть ячейку фермера.

# События и пытки
orleans-refusal-not-food = Еда — это только зерно, сыр и вино.
orleans-refusal-no-food = У вас нет { FORM($good, "gen") }.
orleans-refusal-first-space = Ваш маркер стоит на первом делении шкалы развития.
orleans-refusal-on-coins = Ваш маркер стоит на делении с монетами: назад он не идёт.
orleans-refusal-onto-coins = Позади вашего маркера деление с монетами: назад на него не идут.
orleans-refusal-not-covered = На ячейке «{ $slot }» нет вашего жетона технологий.
orleans-refusal-no-good-to-give = У вас нет { FORM($good, "gen") }.
orleans-refusal-no-station-there = В городе { $town } нет вашей фактории.
orleans-refusal-no-stock = Факторий у вас в запасе нет.
orleans-refusal-no-follower = Нейтральных персонажей в вашем мешочке нет.
orleans-refusal-no-technology-in-hand = Невыложенных жетонов технологий у вас нет.
orleans-refusal-citizens = Горожан не отдают.

orleans-refusal-order-place = Это место сейчас может действовать: { $place }. На этот случай вы просили спросить вас.
orleans-refusal-order-technology = Вы спасовали; что делать с жетонами технологий, решать вам.
