glenmore-refusal-not-yours = Тайла «{ $tile }» в ваших владениях нет.
glenmore-refusal-no-place = Положить тайл { $side } тайла «{ $tile }» нельзя.
glenmore-refusal-no-cube = На тайле «{ $tile }» нет нужного товара ({ $good }).
glenmore-refusal-no-coins = На рынке в этом ряду ({ $good }) нет монет.
glenmore-refusal-sold-out = На рынке такого товара ({ $good }) не осталось.
glenmore-refusal-price = Это стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}, а у вас { $coins }.
glenmore-refusal-nobody = На тайле «{ $tile }» нет членов клана.
glenmore-refusal-not-on-track = Тайла «{ $tile }» на дорожке нет.
glenmore-refusal-no-river = Тайлом «{ $tile }» негде продолжить реку рядом с членом клана.
glenmore-refusal-no-road = Тайлом «{ $tile }» негде продолжить дорогу рядом с членом клана.
glenmore-refusal-nowhere = Тайл «{ $tile }» негде положить рядом с членом клана.
glenmore-refusal-no-barrel = Тайл «{ $tile }» стоит бочки виски, а у вас её нет.
glenmore-refusal-no-person = Тайл «{ $tile }» стоит члена клана или вождя, и рядом должен остаться член клана.
glenmore-refusal-cannot-pay = Заплатить за тайл «{ $tile }» вы не можете, даже продавая и покупая.
glenmore-refusal-not-again = Тайл «{ $tile }» в этом ходу (ещё раз) не активировать.
glenmore-refusal-full = На тайле «{ $tile }» уже лежат кубики: { $cubes }; больше не поместится.
glenmore-refusal-cannot-feed = Вам нечем заплатить за активацию тайла «{ $tile }».
