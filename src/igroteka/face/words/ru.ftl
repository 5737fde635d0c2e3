colour-blue = синий
    .gen = синего
    .fem = синяя
    .fem-acc = синюю
    .fem-gen = синей
    .fem-ins = синей
    .neut = синее
    .plural = синие
    .many = синих
colour-brown = коричневый
    .gen = коричневого
    .fem = коричневая
    .fem-acc = коричневую
    .fem-gen = коричневой
    .fem-ins = коричневой
    .neut = коричневое
    .plural = коричневые
    .many = коричневых
colour-red = красный
    .gen = красного
    .fem = красная
    .fem-acc = красную
    .fem-gen = красной
    .fem-ins = красной
    .neut = красное
    .plural = красные
    .many = красных
colour-purple = фиолетовый
    .gen = фиолетового
    .fem = фиолетовая
    .fem-acc = фиолетовую
    .fem-gen = фиолетовой
    .fem-ins = фиолетовой
    .neut = фиолетовое
    .plural = фиолетовые
    .many = фиолетовых
colour-yellow = жёлтый
    .gen = жёлтого
    .fem = жёлтая
    .fem-acc = жёлтую
    .fem-gen = жёлтой
    .fem-ins = жёлтой
    .neut = жёлтое
    .plural = жёлтые
    .many = жёлтых
colour-black = чёрный
    .gen = чёрного
    .fem = чёрная
    .fem-acc = чёрную
    .fem-gen = чёрной
    .fem-ins = чёрной
    .neut = чёрное
    .plural = чёрные
    .many = чёрных
colour-green = зелёный
    .gen = зелёного
    .fem = зелёная
    .fem-acc = зелёную
    .fem-gen = зелёной
    .fem-ins = зелёной
    .neut = зелёное
    .plural = зелёные
    .many = зелёных
colour-turquoise = бирюзовый
    .gen = бирюзового
    .fem = бирюзовая
    .fem-acc = бирюзовую
    .fem-gen = бирюзовой
    .fem-ins = бирюзовой
    .neut = бирюзовое
    .plural = бирюзовые
    .many = бирюзовых
colour-white = белый
    .gen = белого
    .fem = белая
    .fem-acc = белую
    .fem-gen = белой
    .fem-ins = белой
    .neut = белое
    .plural = белые
    .many = белых
colour-grey = серый
    .gen = серого
    .fem = серая
    .fem-acc = серую
    .fem-gen = серой
    .fem-ins = серой
    .neut = серое
    .plural = серые
    .many = серых
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
made-itself-alone = дальше выбора не было
made-ordered = { $text } (по вашему приказу)
made-ordered-alone = ничего не делает (по вашему приказу)
player = Игрок { $n }
or-between = или

bot-name-0 = Ада
bot-name-1 = Василий
bot-name-2 = Клара
bot-name-3 = Данте
bot-name-4 = Эдит
option-default = по умолчанию
build-compiled = скомпилирована
build-interpreted = интерпретируется
invitation-open = действует
invitation-over = больше не действует
name-removed = Переименовано: учётных записей { $accounts }, мест { $seats }. Это имя больше никто не возьмёт.
replay-length = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
terminal-guest = Гость
terminal-start = Зерно этой партии — { $seed }. Введите номер или действие; i — рассмотреть остальное, h — подсказка, u — взять назад, q — выйти.
terminal-prompt = Ваш выбор:
terminal-again = Введите число от 1 до { $n }, i, чтобы рассмотреть остальное, h, чтобы спросить совета, u, чтобы взять назад, или q, чтобы выйти.
terminal-no-more = Всё, что лежит открыто, уже показано.

verify-holds = Секрет даёт отпечаток { $commitment }, секрет и слова — зерно, а зерно и действия ({ $n }) — очки { $scores }.
verify-anew = Секрет даёт отпечаток { $commitment }, секрет и слова — зерно, с которого всё скрытое роздано заново после { $step } действий, а все действия ({ $n }) ведут к очкам { $scores }.
verify-noted = Отпечаток — тот, что вы указали.
verify-compare = Сравните отпечаток с тем, что стол показывал до игры; без этого запись лишь не противоречит себе.
verify-word = Слово места { $seat } ({ $name }): { $word }
verify-own-word = Убедитесь, что среди этих слов есть ваше, точно такое, как вы написали: тогда даже сам сервер в одиночку не мог выбрать карты.
verify-no-words = Слова никто не добавил, поэтому карты мог выбрать сам сервер.

arena-bot = бот
arena-games = партий
arena-wins = доля побед
arena-wins-95 = 95 %
arena-place = место
arena-score = очки
arena-margin = отрыв
arena-rating = рейтинг
arena-rating-95 = 95 %
arena-thinks = мс/решение
arena-seats = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[many] { $n } мест
}
arena-among = { $hero } среди { $rival }
arena-length = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
} с раздачи { $seed }
arena-target-above = Выше цели: { $hero } выигрывает больше { $target } (95 %).
arena-target-below = Ниже цели: { $hero } выигрывает меньше { $target } (95 %).
arena-target-open = Неясно: чтобы решить, больше или меньше { $target } выигрывает { $hero }, нужно больше партий.
arena-timed = Поиск по времени зависит от машины; поиск по числу итераций повторяется в точности.
arena-no-ratings = Для рейтингов нужен OpenSkill; установите: { $command }
arena-stopped = Сыгранное сохранено в { $file }; та же команда продолжит с этого места.
layout-sizes = { $title }, { $n ->
    [one] { $n } число
    [few] { $n } числа
   *[many] { $n } чисел
}: { $sizes }
dataset-made = { $folder }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}, { $size } МБ. Описание — { $card }.
training-generation = Поколение { $generation }: партий для обучения — { $games }; ошибка в отложенных партиях { $error }; против greedy выиграно { $share } из { $duels }.
training-done = Обучено: { $network }. Проверьте: igroteka arena … --hero { $bot } --bots search.
fit-error = Партий — { $games }; ошибка в отложенных { $error }, а если считать всех равными — { $equals }. Что весит больше всего (рост шансов на обычный разброс признака):
fit-written = Записано в { $file }.
dataset-left-out = Пропущено: из других игр или с другими колодами — { $others }, недоигранных — { $unfinished }.
dataset-consent = { $finished ->
    [one] { $finished } доигранный стол
    [few] { $finished } доигранных стола
   *[many] { $finished } доигранных столов
} игры { $game }; на исследование все согласились за { $agreed } из них.
arena-plot-title = { $game }: насколько сильны боты
arena-plot-about = Рейтинги OpenSkill с 95-процентными интервалами; у равных — 25

## Тренер: что бы ты сделал и почему

hint-title = Я бы сделал так
hint-percent = { $n } %
hint-chance = шанс победить { $n } % (± { $margin })
hint-only = Над другим здесь думать незачем.
hint-compared = По сравнению с выбором «{ $other }»:
hint-compared-many = По сравнению с двумя другими:
hint-close-many = Лишь чуть лучше следующего. По сравнению с двумя другими:
hint-close = Практически не хуже, чем «{ $other }»; вот в чём разница:
hint-small-things = Не хуже и не лучше, чем «{ $other }»: разница в мелочах.
hint-small-things-many = Лишь чуть лучше следующего: разница в мелочах.
hint-add-up = По сравнению с выбором «{ $other }» сказывается много мелочей.
hint-add-up-many = По сравнению с двумя другими сказывается много мелочей.
hint-own-gain = { $way ->
    [more] { $share } за счёт { FORM($theme, "gen") } (больше: { $what })
    [less] { $share } за счёт { FORM($theme, "gen") } (меньше: { $what })
   *[plain] { $share } за счёт { FORM($theme, "gen") }
}
hint-own-loss = { $way ->
    [more] { $share } из-за { FORM($theme, "gen") } (больше: { $what })
    [less] { $share } из-за { FORM($theme, "gen") } (меньше: { $what })
   *[plain] { $share } из-за { FORM($theme, "gen") }
}
hint-rivals-gain = { $share }: { $rivals ->
    [one] сопернику хуже
   *[other] соперникам хуже
} — { $theme }{ $way ->
    [more] {" "}(больше: { $what })
    [less] {" "}(меньше: { $what })
   *[plain] {""}
}
hint-rivals-loss = { $share }: { $rivals ->
    [one] сопернику лучше
   *[other] соперникам лучше
} — { $theme }{ $way ->
    [more] {" "}(больше: { $what })
    [less] {" "}(меньше: { $what })
   *[plain] {""}
}
hint-table-gain = { $share }: общее для всех складывается в вашу пользу{ $way ->
    [more] {" "}(больше: { $what })
    [less] {" "}(меньше: { $what })
   *[plain] {""}
}
hint-table-loss = { $share }: общее для всех складывается не в вашу пользу{ $way ->
    [more] {" "}(больше: { $what })
    [less] {" "}(меньше: { $what })
   *[plain] {""}
}
hint-feature-gain = { $share }: { $way ->
    [less] меньше — { $what }
   *[more] больше — { $what }
}
hint-feature-loss = { $share }: { $way ->
    [less] меньше — { $what }
   *[more] больше — { $what }
}
hint-points-gain = { $share }: к концу игры лучше примерно на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
hint-points-loss = { $share }: к концу игры хуже примерно на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
hint-position-gain = { $share }: положение в целом лучше
hint-position-loss = { $share }: положение в целом хуже
hint-ahead-gain = { $share }: через несколько ходов это окажется лучше, чем выглядит сейчас
hint-ahead-loss = { $share }: через несколько ходов это окажется хуже, чем выглядит сейчас
hint-sheet-gain = на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} больше уже сейчас в строке «{ $theme }»
hint-sheet-loss = на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} меньше сейчас в строке «{ $theme }»
hint-thinks = Дайте подумать…

## Разбор партии

analysis-title = Разбор
analysis-chart = Шансы победить по ходу партии, в процентах
analysis-moment = шаг { $step }: { $chances }
analysis-players = Кто как играл
analysis-losses = Решения, которые стоили дороже всего
analysis-no-losses = Ни одно решение явно ничего не стоило.
analysis-strokes = Что выпало: везение, а не решения
analysis-inaccuracy = неточность
analysis-mistake = ошибка
analysis-blunder = грубая ошибка
analysis-count-inaccuracy = { $n ->
    [one] { $n } неточность
    [few] { $n } неточности
   *[many] { $n } неточностей
}
analysis-count-mistake = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
}
analysis-count-blunder = { $n ->
    [one] { $n } грубая ошибка
    [few] { $n } грубые ошибки
   *[many] { $n } грубых ошибок
}
analysis-luck-is = везение { $gain } (± { $margin })
analysis-player-none = { $name }: решать было нечего; { $luck }
analysis-player-all = { $name }: точность { $accuracy } ({ $n ->
    [1] единственное решение не хуже
    [one] все { $n } решение не хуже
    [few] все { $n } решения не хуже
   *[many] все { $n } решений не хуже
} лучшего); { $luck }
analysis-player-some = { $name }: точность { $accuracy } (не хуже лучшего — { $good } из { $n ->
    [one] { $n } решения
   *[other] { $n } решений
}); { $grades }; в среднем решение стоило { $lost }; { $luck }
analysis-loss = Шаг { $step }, { $name }: «{ $played }» — { $grade }, { $cost } (± { $margin }).
analysis-better = Лучше: «{ $better }», шанс победить { $chance }.
analysis-mark = Шаг { $step }, { $name }: { $grade }, { $cost }
analysis-lucky = Шаг { $step }, { $name }: повезло, { $gain } (± { $margin }).
analysis-unlucky = Шаг { $step }, { $name }: не повезло, { $gain } (± { $margin }).
analysis-dealt = Так легла раздача.

## Что тренер говорит о решении того, кто учится

coach-same = Тренер поступил бы так же.
coach-close = Хороший выбор: «{ $best }», по мнению тренера, ничем не лучше.
coach-other = Тренер скорее выбрал бы «{ $best }».
coach-because = { $opinion } Почему: { $why }.

## Задачи

puzzle-task = { $n ->
    [1] Найдите лучшее решение: оно явно лучше всех остальных.
    [one] Найдите лучшую линию: { $n } решение, и каждое явно лучше всех остальных.
    [few] Найдите лучшую линию: { $n } решения, и каждое явно лучше всех остальных.
   *[many] Найдите лучшую линию: { $n } решений, и каждое явно лучше всех остальных.
}
puzzle-theme-own = своя позиция
puzzle-theme-rivals = соперники
puzzle-theme-table = общее для всех
puzzle-theme-points = очки
puzzle-theme-position = позиция в целом
puzzle-theme-ahead = взгляд вперёд
puzzle-theme-sheet = подсчёт очков
puzzle-difficulty-1 = лёгкая
puzzle-difficulty-2 = средняя
puzzle-difficulty-3 = трудная
puzzle-best = «{ $best }»: шанс победить { $chance }, { $gap } к лучшему из всего остального (± { $margin }).
puzzle-first = «{ $best }»: { $gap } к лучшему из всего остального (± { $margin }).
puzzle-also = Не хуже и «{ $other }».
puzzle-ending = { $n ->
    [one] Боты доиграли { $n } раз и так, и иначе
    [few] Боты доиграли { $n } раза и так, и иначе
   *[many] Боты доиграли { $n } раз и так, и иначе
}: с этим ходом они выиграли { $won } % партий, с лучшим из остального — { $otherwise } %.
puzzle-ending-points = Очки в конце партии, больше или меньше, чем иначе: { $parts }.
puzzle-best-rival = лучший из соперников
puzzle-solved = Задача решена.
puzzle-was-shown = Это и был ответ.

## Задачи в терминале

terminal-puzzle = { $game }, задача { $id } ({ $theme }, { $difficulty }). { $task }
terminal-puzzle-how = Выбирайте по номеру; a покажет ответ, q — уйти.
terminal-puzzle-wrong = Так можно, но ищется другое; ничего не изменилось, попробуйте ещё раз.
terminal-puzzle-weighed = Так можно, но есть ход лучше: с этим выигрывают около { $chance } партий. Ничего не изменилось, попробуйте ещё раз.
terminal-puzzle-no-hint = Подсказок здесь нет; a покажет ответ.
terminal-puzzle-on = Enter — играть дальше с этого места, q — уйти:
terminal-puzzles-none = Задач нет.
terminal-puzzles-line = { $id }  { $difficulty }, { $theme }; { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
terminal-puzzles-today = Задача дня: igroteka puzzles solve { $game } { $id }
puzzles-mined = Партия { $number }: решений просмотрено { $decisions }, задач найдено { $found } (всего { $total }).
puzzles-mined-all = Задач в файле { $file }: { $total }.

## Уроки в терминале

terminal-lesson = Урок { $n } из { $of }. { $text }
terminal-lesson-do = Имеется в виду: { $action }. s сделает это за вас, e закончит уроки.
terminal-lesson-next = Enter — дальше, e закончит уроки, q — уйти:
terminal-lesson-else = Так можно, но урок сейчас о другом; ничего не изменилось.
terminal-lesson-back = Чтобы вернуться: igroteka learn { $game } { $course } --lesson { $n }
