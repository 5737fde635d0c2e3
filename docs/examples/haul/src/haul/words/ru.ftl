haul-title = Улов
haul-tagline = Рассвет на рыбном рынке: каждый кладёт карту в закрытую, и лучшая ставка забирает ящик.
haul-notice = Маленькая игра, придуманная для Игротеки, и пример её учебника. Играйте и меняйте свободно.

haul-option-peeking = Заглянуть в следующий ящик
haul-option-peeking-yes = За монету
haul-option-peeking-no = Нельзя

haul-score-fish = Рыба
haul-score-nets = Рваные сети
haul-score-coins = Оставшиеся монеты

haul-card-blue = синяя { $number }
haul-card-yellow = жёлтая { $number }
haul-card-red = красная { $number }
haul-crate-net = рваная сеть
haul-crate-fish-1 = 1 рыба
haul-crate-fish-2 = 2 рыбы
haul-crate-fish-3 = 3 рыбы
haul-crate-fish-4 = 4 рыбы
haul-crate-fish-5 = 5 рыб

haul-ask-bid-fish = Раунд { $round } из { $rounds }: сделайте ставку. Самая сильная забирает рыбу.
haul-ask-bid-net = Раунд { $round } из { $rounds }: сделайте ставку. Самой слабой достанется рваная сеть.
haul-ask-serve-fish = Ящик ваш. Оставить его или обменять на следующий?
haul-ask-serve-net = Рваная сеть ваша. Оставить её или обменять на следующий ящик?

haul-group-bid = Сделать ставку
haul-do-bid = Ставка: { $card }
haul-do-peek = Заглянуть в следующий ящик
haul-do-keep = Оставить ящик
haul-do-swap = Обменять на следующий
haul-comes-unseen = потом что попадётся
haul-comes-net = потом рваная сеть
haul-comes-fish-1 = потом 1 рыба
haul-comes-fish-2 = потом 2 рыбы
haul-comes-fish-3 = потом 3 рыбы
haul-comes-fish-4 = потом 4 рыбы
haul-comes-fish-5 = потом 5 рыб

haul-event-peeked = { $name } платит и заглядывает в следующий ящик.
haul-event-saw = Там { $crate }.
haul-event-bid = { $name } делает ставку.
haul-event-laid = Это ваша карта: { $card }.
haul-event-turned = { $name } открывает ставку: { $card }.
haul-event-served = { $name } получает ящик: { $crate }.
haul-event-swapped = { $name } платит монету и меняет ящик ({ $crate }).
haul-event-opened = Открыт следующий ящик: { $crate }.
haul-event-kept = { $name } оставляет себе: { $crate }.

haul-quay = Причал
haul-over = Рынок закрыт
haul-stack = { $n ->
    [one] впереди { $n } ящик
    [few] впереди { $n } ящика
   *[many] впереди { $n } ящиков
}
haul-next = Следующий ящик, вы его видели
haul-round = Раунд { $round } из { $rounds }
haul-hand = Ваши карты
haul-hand-empty = Карт не осталось
haul-bid = Ставка
haul-face-down = в закрытую
haul-fact-coins = Монеты
haul-fact-cards = Карты на руке

haul-help-crate = Ящик. Рыбу забирает самая сильная ставка, рваную сеть — самая слабая; за монету ящик можно обменять (H7, H9).
haul-help-stack = Ящики, которые ещё придут, перемешаны. Заглянуть в следующий стоит монету (H4, H8).
haul-help-card = Карта ставки. Сначала важно число; при равных красная сильнее жёлтой, жёлтая — синей (H5, H6).
haul-called-crate = Ящик
haul-called-stack = Следующие ящики
haul-called-card = Карта ставки
