venice-refusal-outside = Квадрат { $square } — за пределами города.
venice-refusal-water = На квадрате { $square } вода.
venice-refusal-occupied = На квадрате { $square } уже стоит фигурка.
venice-refusal-no-figure = На квадрате { $square } нет вашей фигурки.
venice-refusal-value = В квартале со значением { $value } ваша фигурка уже стоит, на { $square }; свои фигурки начинают в кварталах разного значения.
venice-refusal-placing = Сначала расставляют все фигурки, потом начинаются ходы.
venice-refusal-bought = Сокровище куплено, а после покупки не перемещаются; теперь сыграйте прогноз.
venice-refusal-moved = Вы уже переместили фигурку: за ход — только одну.
venice-refusal-ride-was-move = В этот ход гондола заменила перемещение.
venice-refusal-shut-in = Фигурке на { $square } некуда идти: вокруг вода, фигурки или край города.
venice-refusal-put-down = Сначала поставьте фигурку, взятую с { $square }.
venice-refusal-stands-there = Фигурка и так стоит на { $square }.
venice-refusal-no-line = Квадраты { $origin } и { $square } — не на одной прямой.
venice-refusal-diagonal = За этим столом не ходят по диагонали.
venice-refusal-water-between = Путь преграждает вода на { $square }.
venice-refusal-figure-between = Путь преграждает фигурка на { $square }.
venice-refusal-no-gondola = Гондол у вас не осталось.
venice-refusal-rode = В этот ход гондола уже отвезла фигурку: за ход — только одна поездка.
venice-refusal-move-was-ride = Фигурка уже перемещена, а гондола заменила бы перемещение.
venice-refusal-one = Сокровище уже куплено: за ход — только одно.
venice-refusal-platform = На платформе ничего не продают.
venice-refusal-gone = Сокровища этого цвета кончились.
venice-refusal-price = Это стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}, а у вас { $coins }.
venice-refusal-not-held = Такой карты у вас на руке нет: { $card }.
venice-refusal-lowest-first = Сначала сыграйте свою младшую карту: её значение — { $value }.
venice-refusal-rescue-platform = { $square } — платформа, а гондола спасает только в квартал.
venice-refusal-rescue-first = Сначала решите, спасать ли вашу фигурку с { $square }.

venice-refusal-order-lost = Другая ваша фигурка уже потеряна: на этот случай вы просили спросить вас.
venice-refusal-order-last = На это уйдёт ваша последняя гондола: на этот случай вы просили спросить вас.
venice-refusal-order-taken = Приказ выполнить нельзя: { $square } больше не свободен.
