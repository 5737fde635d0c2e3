# Места и клетки
orleans-refusal-not-owned = Места «{ $place }» у вас нет.
orleans-refusal-slot-taken = Клетка «{ $slot }» занята.
orleans-refusal-own-colour = Персонажи вашего цвета в ратушу не ходят.
orleans-refusal-only-monk = На клетку «{ $slot }» подходит только монах.
orleans-refusal-does-not-fit = На клетку «{ $slot }» этот персонаж не подходит: { $token }.

# Подготовка
orleans-refusal-tile-gone = Тайла «{ $place }» в стопках уже нет.

# Подданные
orleans-refusal-draws = Шкала рыцарей разрешает тянуть не больше { $n }.
orleans-refusal-bag = В мешочке только { $n }.
orleans-refusal-room = На рынок поместится ещё только { $n }.
orleans-refusal-draw-first = Сначала назовите, сколько тянете: за каждого недобранного до { $n } можно вернуть одного с мест.
orleans-refusal-must-store = На рынок поместится ещё только { $n }; остальных надо положить в башню.
orleans-refusal-only-fresh = В башню можно положить только тех, кого вы сейчас вытянули или вернули.
orleans-refusal-nobody-lies = На клетке «{ $slot }» никого нет.
orleans-refusal-technology-back = Жетон технологий вернуть нельзя.

# Планирование
orleans-refusal-already-held = Персонаж уже взят ({ $token }): сначала поставьте его на клетку или оставьте.
orleans-refusal-nothing-held = Сначала возьмите персонажа.
orleans-refusal-not-on-market = На вашем рынке такого персонажа нет: { $token }.
orleans-refusal-not-in-tower = В вашей сторожевой башне такого персонажа нет: { $token }.
orleans-refusal-no-slot = Свободной клетки для этого персонажа нет: { $token }.
orleans-refusal-nothing-put = На клетку «{ $slot }» вы в этой фазе ничего не ставили.
orleans-refusal-put-earlier = Кто стоит на клетке «{ $slot }», поставлен раньше и там остаётся.
orleans-refusal-technology-stays = Жетон технологий на клетке «{ $slot }» остаётся там насовсем.

# Действия
orleans-refusal-no-action = У места «{ $place }» нет действия: оно работает всегда.
orleans-refusal-sacristy = У часовни нет действия: её монах спасает от события в конце раунда.
orleans-refusal-not-filled = Место «{ $place }» не заполнено; не хватает клеток: { $n }.
orleans-refusal-pilgrimage = В раунд паломничества монаха получить нельзя.
orleans-refusal-none-left = В запасе никого не осталось: { $kind }.
orleans-refusal-track-end = Ваш маркер уже в конце шкалы: { $kind }.
orleans-refusal-village = Ни моряка, ни ремесленника, ни торговца взять нельзя: шкала пройдена или запас исчерпан.
orleans-refusal-village-kinds = Деревня даёт моряка, ремесленника или торговца.
orleans-refusal-tile-taken = Тайла «{ $place }» в стопках уже нет.
orleans-refusal-first-stack = За первый шаг торговца берут тайл из стопки I.
orleans-refusal-no-good = На рынке товаров этого нет: { $good }.
orleans-refusal-no-technology = Жетонов технологий в запасе не осталось.
orleans-refusal-after-passing = Жетоны технологий выкладывают после паса.

# Купец и фактории
orleans-refusal-no-way = Нужна { $way }, а из города { $town } её нет.
orleans-refusal-no-way-to = Нужна { $way }, а прямой { $here } — { $town } нет.
orleans-refusal-there-already = Ваш купец уже там: { $town }.
orleans-refusal-not-on-way = На пройденном пути этого товара нет: { $good }.
orleans-refusal-other-way = Взять можно только товар с пройденного пути.
orleans-refusal-own-station = Ваша фактория там уже есть: { $town }.
orleans-refusal-station-stands = Там уже стоит чужая фактория: { $town }.
orleans-refusal-no-station = Факторий у вас в запасе не осталось.

# Деяния
orleans-refusal-no-deed = Для тех, кто ждёт на месте «{ $place }», на деяниях нет свободных клеток.
orleans-refusal-tower-empty = В вашей сторожевой башне нет нейтральных персонажей.
orleans-refusal-deeds-filled = Все клетки деяний уже заняты.
orleans-refusal-send-one = Хотя бы одного надо послать.
orleans-refusal-entry-filled = Все такие клетки деяния уже заняты: { $deed }, { $kind }.
orleans-refusal-nobody-waits = На месте «{ $place }» нет такого нейтрального персонажа: { $kind }.

# Аптека и баня
orleans-refusal-coins = Нужно монет: { $price }; у вас: { $coins }.
orleans-refusal-spaces = До конца шкалы развития осталось делений: { $n }.
orleans-refusal-bag-empty = Ваш мешочек пуст: тянуть некого.
orleans-refusal-not-drawn = Такого среди вытянутых нет: { $token }.
orleans-refusal-no-other-slot = На других местах нет свободной клетки для этого персонажа: { $token }.
orleans-refusal-must-work = Выбора нет: за дело берётся { $token }.

# Технологии
orleans-refusal-covered = Жетон технологий там уже лежит: «{ $place }».
orleans-refusal-cover-town-hall = На ратушу жетон технологий не кладут.
orleans-refusal-cover-monk = Клетку монаха жетон технологий не закрывает.
orleans-refusal-cover-single = Месту «{ $place }» нужен только один персонаж.
orleans-refusal-cover-empty = Жетон технологий закрывает только пустую клетку.
orleans-refusal-cover-first = Первый жетон технологий должен закрыть клетку фермера.

# События и пытки
orleans-refusal-not-food = Еда — это только зерно, сыр и вино.
orleans-refusal-no-food = Этого у вас нет: { $good }.
orleans-refusal-first-space = Ваш маркер стоит на первом делении шкалы развития.
orleans-refusal-on-coins = Ваш маркер стоит на делении с монетами: назад он не идёт.
orleans-refusal-onto-coins = Позади вашего маркера деление с монетами: назад на него не идут.
orleans-refusal-not-covered = Вашего жетона технологий там нет: «{ $slot }».
orleans-refusal-no-good-to-give = Отдать нечего: { $good }.
orleans-refusal-no-station-there = Вашей фактории там нет: { $town }.
orleans-refusal-no-stock = Факторий у вас в запасе нет.
orleans-refusal-no-follower = Нейтральных подданных в вашем мешочке нет.
orleans-refusal-no-technology-in-hand = Невыложенных жетонов технологий у вас нет.
orleans-refusal-citizens = Горожан не отдают.
