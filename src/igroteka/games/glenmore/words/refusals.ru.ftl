glenmore-refusal-not-yours = В ваших владениях нет { FORM($tile, "gen") }.
glenmore-refusal-nobody = На тайле «{ $tile }» нет членов клана.
glenmore-refusal-not-on-track = На дорожке нет { FORM($tile, "gen") }.
glenmore-refusal-no-pass = Ход не пропускают, пока можно взять тайл: вы можете взять { FORM($tile, "acc") }.
glenmore-refusal-nowhere = { FORM($tile, "acc") } положить негде: рядом с вашими членами клана свободны только места, оставленные реке и дороге.
glenmore-refusal-ends-far = Ни у одного конца { $way ->
    [river] реки
   *[road] дороги
} рядом нет члена клана, а { $tile } может только продолжить её.
glenmore-refusal-end-blocked = { $tile } не может продолжить { $way ->
    [river] реку
   *[road] дорогу
}: один её конец упёрся бы в { FORM($other, "acc") }, а у другого рядом нет члена клана.
glenmore-refusal-ends-blocked = { $tile } не может продолжить { $way ->
    [river] реку
   *[road] дорогу
}: она упёрлась бы в { FORM($other, "acc") } или { FORM($another, "acc") }.
glenmore-refusal-taken = Место { $side } { FORM($tile, "gen") } занято: там { $other }.
glenmore-refusal-no-end = { $hand } продолжает { $way ->
    [river] реку
   *[road] дорогу
}, а { $side } { FORM($tile, "gen") } её конца нет.
glenmore-refusal-open-end = Место { $side } { FORM($tile, "gen") } оставлено { $way ->
    [river] реке
   *[road] дороге
}, а на тайле «{ $hand }» её нет.
glenmore-refusal-runs-into = На месте { $side } { FORM($tile, "gen") } { $way ->
    [river] река
   *[road] дорога
} упёрлась бы в { FORM($other, "acc") }, где её нет.
glenmore-refusal-no-member = Рядом с местом { $side } { FORM($tile, "gen") } нет члена клана: он нужен хотя бы на одном соседнем тайле.
glenmore-refusal-other-name = Назовите это место так: { $side } { FORM($tile, "gen") }.
glenmore-refusal-no-barrel = Для { FORM($tile, "gen") } нужна бочка виски, а у вас её нет.
glenmore-refusal-no-person = Для { FORM($tile, "gen") } нужен член клана или вождь; вождя у вас нет, а единственный член клана должен остаться рядом.
glenmore-refusal-none-to-be-had = Для { FORM($tile, "gen") } не хватает { FORM($good, "gen") }: у вас этого ресурса нет, и хранилище его не продаёт.
glenmore-refusal-too-few = Для { FORM($tile, "gen") } { $wanted ->
    [one] нужен { $wanted } ресурс
    [few] нужны { $wanted } ресурса
   *[many] нужно { $wanted } ресурсов
}, а подходящих можно получить только { $had }.
glenmore-refusal-short = Для { FORM($tile, "gen") } не хватает { $coins ->
    [one] { $coins } монеты
   *[many] { $coins } монет
}, даже если продать всё, что можно.
glenmore-refusal-none-own = Продать нечего: у вас нет { FORM($good, "many") }.
glenmore-refusal-no-coins = Продать { FORM($good, "acc") } нельзя: в этом ряду хранилища нет монет.
glenmore-refusal-no-cube = На тайле «{ $tile }» нет { FORM($good, "many") }.
glenmore-refusal-sold-out = Купить { FORM($good, "acc") } нельзя: в этом ряду хранилища закрыты все числа.
glenmore-refusal-price = За { FORM($good, "acc") } просят { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}, а у вас { $coins }.
glenmore-refusal-sell-first = За { FORM($good, "acc") } просят { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}, а у вас { $coins }: сначала продайте что-нибудь.
glenmore-refusal-other-kind = Для { FORM($tile, "gen") } нужен другой ресурс, не { $good }.
glenmore-refusal-no-more = Для { FORM($tile, "gen") } больше не нужно { FORM($good, "many") }.
glenmore-refusal-other-first = Для { FORM($tile, "gen") } сначала отдайте { FORM($good, "acc") }.
glenmore-refusal-rest = Если заплатить так, остальное для { FORM($tile, "gen") } уже не оплатить.
glenmore-refusal-not-enough = Для { FORM($tile, "gen") } { $cubes ->
    [one] нужен ещё хотя бы { $cubes } ресурс
    [few] нужны ещё хотя бы { $cubes } ресурса
   *[many] нужно ещё хотя бы { $cubes } ресурсов
}.
glenmore-refusal-no-chieftain = Вождя у вас нет.
glenmore-refusal-must-stay = Член клана на тайле «{ $tile }» — единственный рядом с Лох-Нессом, а один должен остаться.
glenmore-refusal-must-gain = Ресурс нужно взять; выбрать можно только какой.
glenmore-refusal-loch = { $tile } — озеро, у него нет активации.
glenmore-refusal-not-again = Тайл «{ $tile }» в этом ходу уже активирован, второй раз нельзя.
glenmore-refusal-not-near = Тайл «{ $tile }» не соседний с новым тайлом.
glenmore-refusal-ness-done = Тайл «{ $tile }» не соседний с новым тайлом, а Лох-Несс в этом ходу свой тайл уже активировал.
glenmore-refusal-full = На тайле «{ $tile }» уже { $cubes ->
    [one] лежит { $cubes } ресурс
    [few] лежат { $cubes } ресурса
   *[many] лежат { $cubes } ресурсов
}, больше не поместится.
glenmore-refusal-nothing-at-once = Нет хотя бы двух тайлов, которые можно активировать сразу, без оплаты и выбора.
glenmore-refusal-no-points = Очков движения у вас нет.
glenmore-refusal-points-left = У вас ещё { $moves ->
    [one] { $moves } очко движения
    [few] { $moves } очка движения
   *[many] { $moves } очков движения
}; перейдите к движению, там можно и не тратить их.
glenmore-refusal-already-there = Член клана уже стоит на тайле «{ $tile }».
glenmore-refusal-too-far = Тайл «{ $tile }» не соседний с тайлом «{ $origin }».
glenmore-refusal-last-member = Последний член клана остаётся во владениях до вашего последнего хода.
