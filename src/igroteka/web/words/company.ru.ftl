# Люди между собой, по-русски.

## Мои столы
mine-title = Мои столы
mine-all = Все мои столы
mine-turn = Ваш ход
mine-running = Идут
mine-waiting = Ждут начала
mine-finished = Закончены
mine-none = Здесь пока нет столов.
mine-person = С кем
mine-search = Искать
mine-all-again = Показать все
mine-pages = Страницы
mine-page = { $page } из { $pages }
mine-before = Новее
mine-after = Раньше
waits-said = { $n ->
    [0] Ни один стол вас не ждёт
    [one] Вас ждёт { $n } стол
    [few] Вас ждут { $n } стола
   *[many] Вас ждут { $n } столов
}
waits-next = Следующий стол
keys-table = к следующему столу, который ждёт вас

## Найти компанию
find-link = Найти компанию
find-game = Игра
find-any-game = Любая игра
find-free = Свободных мест
find-me = Найти мне стол
find-show = Показать подходящие
find-none = Сейчас подходящих открытых столов нет. «Найти мне стол» откроет новый, который подождёт компанию.
wants-title = Чего нам хочется
wants-any = Всё равно
wants-language = Язык
wants-language-ru = по-русски
wants-language-en = по-английски
wants-level = Игроки, которые
wants-level-new = только учатся
wants-level-some = знают игру
wants-level-good = играют хорошо
wants-line = Своими словами
wants-said = «{ $line }»
wants-save = Сохранить

## Приглашения
invite-people = Пригласить людей
invite-one = Пригласить: { $name }
invite-name = По имени учётной записи
invite-send = Пригласить
invited-open = ответа пока нет
invited-accepted = приглашение принято
invited-declined = не сможет
invitations-title = Вас приглашают
invited-by = Вас приглашает { $name }:
invitation-accept = Сесть за стол
invitation-decline = Нет, спасибо

## Люди
person-since = здесь с { $date }
person-games = { $n ->
    [one] сыграна { $n } партия
    [few] сыграно { $n } партии
   *[many] сыграно { $n } партий
}
person-compare = Сравнить со мной
person-results = Результаты
person-bots = Любимые боты
person-recent = Недавние партии
person-head-game = Игра
person-head-players = Игроков
person-head-games = Партий
person-head-wins = Побед
person-head-place = Среднее место
person-head-points = Очков в среднем
person-head-bot = Бот
person-head-ahead = Впереди бота
compare-title = { $first } и { $second }
compare-games = { $n ->
    [0] Вместе они ещё не доиграли ни одной партии.
    [one] { $n } партия вместе
    [few] { $n } партии вместе
   *[many] { $n } партий вместе
}
compare-ahead = Впереди { $name }
compare-even = Поровну
compare-all = Все игры
who-about = Гость без учётной записи. Вы решаете, хотите ли вы читать его сообщения и встречаться с ним.

## Кого избегают
avoid-title = Кого я хочу читать и встречать
avoid-mute-title = Не слышно
avoid-mute-begin = Не слышать
avoid-mute-end = Снова слышать
avoid-mute-about = Тогда вы не видите, что пишет этот человек.
avoid-mute-done = Вы не видите, что пишет этот человек.
avoid-block-title = Заблокированы
avoid-block-begin = Заблокировать
avoid-block-end = Разблокировать
avoid-block-about = Тогда вы не встречаетесь за открытыми столами и не можете приглашать друг друга.
avoid-block-done = Вы не встречаетесь за открытыми столами и не можете приглашать друг друга.
report-why = Имя никуда не годится? Напишите хозяину почему
report-done = Спасибо: хозяин это увидит.
report-send = Пожаловаться на имя

## Закрытое место
closed-sign-in = У вас здесь есть учётная запись? Войдите
closed-title = Это закрытое место
closed-how = Хозяин раздаёт приглашения: с приглашением можно открывать столы и садиться за них. По ссылке на стол можно смотреть партию; начатые вами партии продолжаются.
join-title = Вас приглашают
join-how = Хозяин этого места приглашает вас играть здесь. Этот браузер запомнит приглашение.
join-yes = Войти
