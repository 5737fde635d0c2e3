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
player = Игрок { $n }
