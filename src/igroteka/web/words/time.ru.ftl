# clocks
clock = Часы
clock-none = Без часов
clock-live = { $bank } + { $increment } за ход
clock-bank = { $bank } на всю партию
clock-minutes = { $n } мин
clock-seconds = { $n } с
clock-days = { $n ->
    [one] { $n } день на решение
    [few] { $n } дня на решение
   *[other] { $n } дней на решение
}
clock-workdays = { $n ->
    [one] { $n } рабочий день на решение
    [few] { $n } рабочих дня на решение
   *[other] { $n } рабочих дней на решение
}
clock-set = Поставить эти часы
clock-about-live = Время идёт у всех, кого ждёт игра. { $increment ->
    [0] Больше его не станет.
   *[other] После каждого хода время добавляется.
} Пока стол голосует и пока игра не началась, все часы стоят.
clock-about-days = На каждое решение даётся столько дней. В отпуске, о котором игрок сообщил заранее, его время стоит.
clock-out-beforehand = У кого выйдет время, за того решает сильный бот. Место можно вернуть себе, а результат засчитывается по доле собственных решений.
clock-left = осталось времени
clock-left-days = { $days } д { $hours } ч
clock-little = времени мало
clock-low = { $name }: времени мало.
clock-low-mine = У вас осталось мало времени.
clock-holiday = в отпуске до { $day }
time-out = { $name }: время вышло, решает бот.
time-out-mine = Ваше время вышло, за вас играет бот.
share-own = { $name }: { $percent }% решений свои, остальные приняли боты.
holidays-link = Мой отпуск
holidays-title = Мой отпуск
holidays-about = За столами, где время считают в днях, в эти дни ваше время стоит, и все, кто с вами играет, это видят.
holidays-since = Первый день
holidays-until = Последний день
holidays-add = Записать эти дни
holidays-mine = Записано
holidays-left = { $n ->
    [one] За { $year } год остался { $n } день. Дни считаются по UTC.
    [few] За { $year } год осталось { $n } дня. Дни считаются по UTC.
   *[other] За { $year } год осталось { $n } дней. Дни считаются по UTC.
}
holidays-cancel = Отменить
holidays-end = Закончить сегодня
# orders
orders-title = Заранее
orders-standing = { $n ->
    [one] в силе { $n } приказ
    [few] в силе { $n } приказа
   *[many] в силе { $n } приказов
}
orders-how = Решите сейчас, о чём вас могут спросить потом, чтобы никому не пришлось вас ждать. Знаете об этом только вы, и приказ можно отменить, пока он не выполнен.
orders-choose = Выберите…
orders-give = Оставить приказ
orders-withdraw = Отменить
orders-withdraw-this = Отменить: { $order }
orders-change = Изменить
