colour-blue = синий
colour-brown = коричневый
colour-red = красный
colour-purple = фиолетовый
colour-yellow = жёлтый
colour-black = чёрный
colour-green = зелёный
colour-turquoise = бирюзовый
colour-white = белый
colour-grey = серый
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
made-itself = { $text } (другого выбора не было)
made-itself-alone = Другого выбора не было, ход сделан сам
player = Игрок { $n }
or-between = или

terminal-guest = Гость
terminal-start = Зерно этой партии — { $seed }. Введите номер или действие; i — рассмотреть остальное, u — взять назад, q — выйти.
terminal-prompt = Ваш выбор:
terminal-again = Введите число от 1 до { $n }, i, чтобы рассмотреть остальное, u, чтобы взять назад, или q, чтобы выйти.
terminal-no-more = Всё, что лежит открыто, уже показано.
