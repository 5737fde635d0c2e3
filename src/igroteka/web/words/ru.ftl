# Страницы, по-русски.

site-title = Игротека
site-tagline = Настольные игры без долгих сборов: с друзьями по ссылке или с ботами, которые знают своё дело.
unofficial = Любительский стол для тех, кто знает и любит эти игры. С издателями не связан.
skip = К содержанию
to-lobby = На главную
page-tools = Инструменты
language = Язык
settings = Настройки
theme = Светлое или тёмное оформление
theme-auto = Как в системе
theme-light = Светлое
theme-dark = Тёмное
close = Закрыть
copy = Скопировать
copied = Скопировано
you = вы
points-if-now = { $n ->
    [one] очко, если закончить сейчас
    [few] очка, если закончить сейчас
   *[many] очков, если закончить сейчас
}
points-word = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
names-and = { $first } и { $last }

## Главная

lobby-title = Во что сыграем?
lobby-games = Игры
lobby-mine = Ваши столы
lobby-open = Столы со свободными местами
lobby-finished = Недавно сыгранные
your-name = Ваше имя
guest = Гость
save-name = Запомнить
meta-players = Игроков:
meta-minutes = { $minutes } мин
meta-weight = Сложность { $n } из 5
play-bots = Играть с ботами
play-friends = Играть с друзьями
play-options = Варианты
rules = Правила
upload-link = Посмотреть записанную партию
table-free-seats = { $n ->
    [0] можно начинать
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
table-your-turn = Ваш ход
table-running = идёт игра
table-damaged = повреждён
table-over = сыграна
table-won = победа: { $name }, { $points }

## Новый стол

create-title = { $game }: новый стол
create-seats = Сколько игроков
create-against = С кем
create-friends = с друзьями, по ссылке
create-bots = с ботами, сразу
create-level = Насколько сильны боты
create-public = Показать стол на главной: сесть сможет любой
create-open = Открыть стол
# Как боты зовутся по силе, везде одинаково; и что это значит.
level-random = новичок
level-random-about = Ходит наугад и сразу. Его обыграет любой, кто прочёл правила.
level-greedy = любитель
level-greedy-about = Ходит сразу, смотрит на ход вперёд. Новичка обыгрывает почти всегда; в самый раз для первой партии.
level-search = знаток
level-search-about = Думает до секунды. У любителя выигрывает примерно девять партий из десяти.
level-deep = мастер
level-deep-about = Думает от одной до четырёх секунд, в два–четыре раза дольше знатока. Сильнее здесь никого нет.

## Ожидание

waiting-lead = Отправьте ссылку друзьям. На свободные места можно посадить ботов.
waiting-ready = Все в сборе: начинайте, когда захотите.
waiting-moved = Теперь этот стол на другое число игроков.
waiting-follow = Перейти туда
waiting-join = Вас пригласили. Садитесь за стол!
waiting-seats = За столом
waiting-full = Все места заняты. Когда игра начнётся, её можно будет смотреть.
invite-title = Пригласить
invite-how = Кто откроет эту ссылку, сможет сесть за стол. Регистрация не нужна.
invite-local = Этот адрес работает только на этом компьютере. Чтобы позвать друзей из своей сети, запустите сервер с --host 0.0.0.0 и откройте страницу по сетевому адресу компьютера.
invite-link = Ссылка на этот стол
invite-code = Ссылка в виде кода для камеры телефона
options = Варианты правил
sit-down = Сесть за стол
rename = Сменить имя
chat = Разговор
share = Поделиться ссылкой
seat-free = Свободное место
seat-bot = Посадить бота
send-away = Убрать
stand-up = Встать
start = Начать
start-with-bots = Добавить ботов и начать
other-seats = Игроков:
spectators = Смотрят:

## Стол

players = Игроки
tabs = Части стола
tab-board = Поле
tab-players = Игроки
tab-talk = Ход игры
tab-result = Итог
log = Ход игры
log-earlier = … что было раньше
log-later = … что было потом
thinking = думает
to-act = ходит
away = не здесь
stand-in = вместо игрока бот
here = За столом:
what-is-this = Что это? Коснитесь предмета.
player-area = Всё, что есть у игрока
# The others' places beside one's own; one of them can be shown large.
rivals = Соперники
pin = Показать крупно: { $name }
unpin = Показать мелко: { $name }
choices = Действия
choices-all = Все действия
put-back = Положить назад
undo = Вернуть
undo-ask = Попросить вернуть
undo-rewinds = Ходы ботов после вашего тоже отменятся. Вернуться?
undo-refused = { $name } предпочитает играть дальше: назад не возвращаемся.
undo-away = { $name } не за столом и согласиться не может: назад не возвращаемся.
redo = Повторить
we-wait = Ждём: { $names }
bot-thinks = Думает: { $names }
bot-sits-in = За вас играет бот
take-back = Вернуться на своё место
is-away = { $n ->
    [one] { $name } не за столом уже { $n } минуту.
    [few] { $name } не за столом уже { $n } минуты.
   *[many] { $name } не за столом уже { $n } минут.
}
let-bot-play = Пусть пока играет бот ({ $name })
vote-asked = { $n ->
    [one] { $name } просит вернуться на { $n } шаг
    [few] { $name } просит вернуться на { $n } шага
   *[many] { $name } просит вернуться на { $n } шагов
}
vote-mine = Вы попросили стол вернуться назад
vote-waiting = Ещё не ответили: { $names }.
vote-yes = Согласиться
vote-no = Отказать
vote-withdraw = Отменить просьбу
since-your-turn = После вашего хода
lately = Только что
show-again = Показать ещё раз
all-lines = { $n ->
    [1] 1 строка
    [one] Вся { $n } строка
    [few] Все { $n } строки
   *[many] Все { $n } строк
}
see-moment = Посмотреть этот момент
again-speed = «Показать ещё раз» —
again-slow = медленно
again-usual = чтобы успеть прочитать
again-fast = быстро
chat-write = Сказать…
chat-send = Отправить
offline = Связь потеряна. Пробуем снова…
not-sent = Не отправилось. Попробуйте ещё раз.
# Клавиши.
keys = Клавиши
keys-choose = выбор из списка под этим номером
keys-board = к тому, что можно выбрать на поле
keys-list = к списку
keys-arrows = к соседнему предмету, который можно выбрать
keys-closed = и к тем, которые нельзя, с объяснением
keys-act = сделать
keys-back = положить назад, закрыть
keys-undo = вернуть ход
keys-redo = повторить возвращённое
keys-step = на шаг назад или вперёд
keys-ends = к началу, к концу
keys-play = показывать, остановить
keys-what = что это такое?
keys-keys = этот список
confirm-title = Это нельзя будет вернуть
confirm-yes = Сделать
confirm-no = Ещё подумаю
confirm-never = Больше не спрашивать
quick-pick = Делать единственный возможный ход без вопроса, если он не завершает мой ход и не открывает нового
confirm-pick = Спрашивать перед ходами, которые нельзя вернуть
other-device = Продолжить на другом устройстве
other-device-how = Откройте эту ссылку на другом устройстве, и вы продолжите игру там. Никому её не показывайте; если её кто-то видел, смените её.
return-link = Ваша личная ссылка
return-none = Сейчас к вашему месту не ведёт ни одна ссылка.
return-renew = Сменить ссылку; эта перестанет действовать
return-make = Сделать ссылку
return-revoke = Отозвать ссылку
return-alone = И выйти на других моих устройствах
return-title = Вернуться на своё место
return-ask = Сесть за этот стол как { $name }? Игра: { $game }.
return-how = Ссылка отдаёт вам это место: соглашайтесь, только если оно ваше.
return-yes = Сесть как { $name }
return-watch = Только смотреть
leave-table = Уйти; за меня доиграет бот
pace = Боты ходят
pace-at-once = сразу
pace-readable = с паузой
pace-slow = медленно
sound-pick = Звуки
buzz-pick = Вибрация, когда мой ход
whole-screen = На весь экран

## Конец игры

won = { $n ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
   *[many] Общая победа: { $names }
}
you-won = Вы победили!
play-again = Ещё раз
again-offered = { $name } хочет сыграть ещё раз.
again-join = Присоединиться
again-mine = К следующей партии
again-watch = Смотреть следующую партию
stranger-over = Это чужая законченная партия: здесь её итог, а в просмотре — каждый ход глазами любого игрока.
stranger-record = Это записанная партия: здесь её итог, а в просмотре — каждый ход, и с любого можно продолжить самому.
replay = Просмотр
download = Скачать запись
score-sheet = Подсчёт очков
score-total = Всего
score-place = Место
chart-title = Очки по ходу игры

## Просмотр

replay-start = Начало игры
replay-thinks = Выбирает: { $name }
replay-more = и ещё { $n }, смотрите ход игры
replay-first = В начало
replay-back = На шаг назад
replay-play = Показывать подряд
replay-forward = На шаг вперёд
replay-last = В конец
replay-step = Шаг
continue-here = Продолжить отсюда
continue-as = Играть за
seen-by = Глазами
seen-by-nobody = зрителя
show = Показать
to-table = К столу

## Чтение

rules-title = { $game }: правила
contents = Содержание
upload-title = Посмотреть записанную партию
upload-how = Выберите запись законченной партии. Её можно посмотреть по шагам и продолжить с любого места.
upload-file = Файл с записью
upload-show = Показать
error-title = Не получилось
error-404-title = Здесь ничего нет

## Что это за предмет, что с ним можно сделать сейчас или почему нельзя

only-this = Почему только это?
thing-what = Что это
thing-now = Сейчас можно
thing-not-now = Сейчас нельзя
thing-no-part = Сейчас этого нет среди ваших действий.
asking-on = Справка: коснитесь предмета
asking-leave = Выйти
