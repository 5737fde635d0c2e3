venice-refusal-outside = Клетка { $square } — за пределами города.
venice-refusal-water = На клетке { $square } вода.
venice-refusal-occupied = На клетке { $square } уже стоит фигурка.
venice-refusal-no-figure = На клетке { $square } нет вашей фигурки.
venice-refusal-bought = Сокровище куплено; теперь сыграйте прогноз.
venice-refusal-no-gondola = Гондол у вас не осталось.
venice-refusal-platform = На платформе ничего не продают.
venice-refusal-gone = Сокровища этого цвета кончились.
venice-refusal-price = Это стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}, а у вас { $coins }.
venice-refusal-not-held = Карты «{ $card }» у вас на руке нет.
venice-refusal-lowest-first = Сначала сыграйте карту самого малого своего значения — { $value }.
