glenmore-refusal-not-yours = Тайла «{ $tile }» в ваших владениях нет.
glenmore-refusal-nobody = На тайле «{ $tile }» нет членов клана.
glenmore-refusal-not-on-track = Тайла «{ $tile }» на дорожке нет.
glenmore-refusal-no-pass = Ход не пропускают, пока можно взять тайл: вы можете взять «{ $tile }».
glenmore-refusal-nowhere = Рядом с вашими членами клана свободны разве что открытые концы реки и дороги: «{ $tile }» положить негде.
glenmore-refusal-ends-far = Ни у одного конца { $way ->
    [river] реки
   *[road] дороги
} рядом нет члена клана, а «{ $tile }» может только продолжить её.
glenmore-refusal-end-blocked = «{ $tile }» не может продолжить { $way ->
    [river] реку
   *[road] дорогу
}: один её конец упёрся бы в «{ $other }», а у другого рядом нет члена клана.
glenmore-refusal-ends-blocked = «{ $tile }» не может продолжить { $way ->
    [river] реку
   *[road] дорогу
}: она упёрлась бы в «{ $other }» или «{ $another }».
glenmore-refusal-taken = Тайл «{ $other }» уже лежит { $side } тайла «{ $tile }».
glenmore-refusal-no-end = «{ $hand }» продолжает { $way ->
    [river] реку
   *[road] дорогу
}, а { $side } тайла «{ $tile }» её конца нет.
glenmore-refusal-open-end = Место { $side } тайла «{ $tile }» оставлено { $way ->
    [river] реке
   *[road] дороге
}, а на тайле «{ $hand }» её нет.
glenmore-refusal-runs-into = На месте { $side } тайла «{ $tile }» { $way ->
    [river] река
   *[road] дорога
} упёрлась бы в «{ $other }», где её нет.
glenmore-refusal-no-member = Рядом с местом { $side } тайла «{ $tile }» нет члена клана: ни на «{ $tile }», ни на другом соседнем тайле.
glenmore-refusal-other-name = Назовите это место так: { $side } тайла «{ $tile }».
glenmore-refusal-no-barrel = Тайл «{ $tile }» стоит бочки виски, а у вас её нет.
glenmore-refusal-no-person = Тайл «{ $tile }» стоит члена клана или вождя; вождя у вас нет, а единственный член клана должен остаться рядом.
glenmore-refusal-none-to-be-had = Для тайла «{ $tile }» нужен кубик ({ $good }): у вас его нет, и рынок его не продаёт.
glenmore-refusal-too-few = Для тайла «{ $tile }» нужно { $wanted ->
    [one] { $wanted } кубик
    [few] { $wanted } кубика
   *[many] { $wanted } кубиков
}, а из подходящих вам доступно только { $had }.
glenmore-refusal-short = Для тайла «{ $tile }» не хватает { $coins ->
    [one] { $coins } монеты
   *[many] { $coins } монет
}, даже если продать всё, что можно.
glenmore-refusal-none-own = Продать нечего: такого кубика ({ $good }) у вас нет.
glenmore-refusal-no-coins = На рынке в этом ряду ({ $good }) нет монет.
glenmore-refusal-no-cube = На тайле «{ $tile }» нет нужного товара ({ $good }).
glenmore-refusal-sold-out = На рынке такого товара ({ $good }) не осталось.
glenmore-refusal-price = Кубик ({ $good }) стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}, а у вас { $coins }.
glenmore-refusal-sell-first = Кубик ({ $good }) стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}, а у вас { $coins }: сначала продайте что-нибудь.
glenmore-refusal-other-kind = Для тайла «{ $tile }» такой кубик ({ $good }) не нужен.
glenmore-refusal-no-more = Для тайла «{ $tile }» таких кубиков ({ $good }) больше не нужно.
glenmore-refusal-other-first = Для тайла «{ $tile }» сначала платят другой кубик: { $good }.
glenmore-refusal-rest = Если заплатить так, остальное для тайла «{ $tile }» уже не оплатить.
glenmore-refusal-not-enough = Для тайла «{ $tile }» нужно ещё не меньше: { $cubes ->
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[many] { $cubes } кубиков
}.
glenmore-refusal-no-chieftain = Вождя у вас нет.
glenmore-refusal-must-stay = Член клана на тайле «{ $tile }» — единственный рядом с Лох-Нессом, а один должен остаться.
glenmore-refusal-must-gain = Кубик нужно взять; выбрать можно только какой.
glenmore-refusal-loch = «{ $tile }» — озеро, у него нет активации.
glenmore-refusal-not-again = Тайл «{ $tile }» в этом ходу уже активирован, второй раз нельзя.
glenmore-refusal-not-near = Тайл «{ $tile }» не соседний с новым тайлом.
glenmore-refusal-ness-done = Тайл «{ $tile }» не соседний с новым тайлом, а Лох-Несс в этом ходу свой тайл уже активировал.
glenmore-refusal-full = На тайле «{ $tile }» уже лежат кубики: { $cubes }; больше не поместится.
glenmore-refusal-nothing-at-once = Нет хотя бы двух тайлов, которые можно активировать сразу, без оплаты и выбора.
glenmore-refusal-no-points = Очков движения у вас нет.
glenmore-refusal-points-left = Очков движения у вас: { $moves }; перейдите к движению, там они могут и сгореть.
glenmore-refusal-already-there = Член клана уже стоит на тайле «{ $tile }».
glenmore-refusal-too-far = Тайл «{ $tile }» не соседний с тайлом «{ $origin }».
glenmore-refusal-last-member = Последний член клана остаётся во владениях до вашего последнего хода.
