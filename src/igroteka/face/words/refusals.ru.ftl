## Действия

refusal-no-action = Действия { $action } нет; их номера — от 0 до { $last }.
refusal-no-verb = Действия «{ $text }» нет; действия начинаются с одного из слов: { $verbs }.
refusal-no-words = Действия «{ $text }» нет; пишите так: «{ $example }».
refusal-not-now = «{ $action }» сейчас невозможно; возможно: { $some }.
refusal-not-now-many = «{ $action }» сейчас невозможно; возможно: { $some } и ещё { $more }.
refusal-order-went-back = Игра вернулась назад, поэтому спрашивают вас самих; приказы снова в силе, как только кто-нибудь сходит.
refusal-no-order = Приказ «{ $order }» сейчас отдать нельзя; можно: { $some }.
refusal-order-blank = В приказе «{ $order }» нет ничего с именем «{ $blank }»; есть: { $some }.
refusal-order-choice = В приказе «{ $order }» { $blank } сейчас одно из: { $some }, а не «{ $choice }».
refusal-over = Партия окончена, ходов больше нет.
refusal-which-seat = Сейчас могут ходить несколько игроков; укажите, чьё это место.
refusal-not-your-turn = Игрок { $seat } сейчас не ходит; ждём игрока { $others } (игрок 1 — это место 0).
refusal-no-undo = Брать назад пока нечего.
refusal-undo-others = С тех пор ходил кто-то другой; попросите стол вернуться.
refusal-undo-shown = При этом открылось что-то новое; попросите стол вернуться.

## Столы

refusal-no-game = Игры «{ $name }» нет; есть: { $games }.
refusal-broken-game = { $name }: игру не загрузить ({ $reason }).
refusal-observation-kind = Наблюдения бывают { $kinds }, а не «{ $kind }».
refusal-undeclared = { $game }: в игре не объявлено «{ $what }».
refusal-no-face = { $name }: у игры пока нет лица — ни рисунков, ни слов.
refusal-seats = { $game }: играют от { $least } до { $most }, а не { $seats }.
refusal-no-option = { $game }: варианта «{ $option }» нет; есть: { $options }.
refusal-no-choice = Вариант { $option } — это { $choices }, а не «{ $choice }».
refusal-deck-mistakes = В колоде { $file } ошибки; первая из { $n }: { $mistake } Все покажет «igroteka deck check { $file }».

## Записи и позиции

refusal-no-rules = { $game }: играют по правилам версии { $versions }, а не { $rules }.
refusal-no-schema = Для игры «{ $game }» нет схемы: её вид не описан типами.
refusal-no-edition = { $game }: издания { $edition } здесь нет.
refusal-record-setup = Запись не переиграть. { $reason }
refusal-record-action = В записи неверно действие { $number }. { $reason }
refusal-record-scores = Очки в записи не те, к которым ведут её действия.
refusal-no-record = Это не запись Игротеки: такая начинается с «{ $line }».
refusal-record-check = Запись повреждена: контрольная строка не сходится; скачайте её ещё раз.
refusal-record-no-check = Запись повреждена: контрольной строки нет; скачайте её ещё раз.
refusal-record-unknown = Запись повреждена: строке «{ $line }» в ней не место; скачайте её ещё раз.
refusal-record-twice = Запись повреждена: строка «{ $line }» стоит в ней дважды; скачайте её ещё раз.
refusal-record-word = В записи есть слово места { $seat }, а места в ней — от 1 до { $seats }.
refusal-record-players = Запись повреждена: имён в ней { $names }, а мест { $seats }; скачайте её ещё раз.
refusal-record-lines = Запись повреждена: строки не читаются; скачайте её ещё раз.
refusal-record-long = Запись слишком длинная для одной партии.
refusal-deal-secret = Секрет раздачи — это 64 шестнадцатеричные цифры, буквы строчные.
refusal-deal-word = Слово для раздачи — это одна строка без пробелов по краям.
refusal-deal-unknown = Раздачу не проверить: в записи нет секрета, значит, раздачу выбрали, взяли из другой партии или сделали до того, как столы стали за неё ручаться.
refusal-no-commitment = «{ $text }» — не отпечаток: отпечаток — это 64 шестнадцатеричные цифры, которые стол показывал до игры.
refusal-deal-no-commitment = Раздачу не проверить: секрет в записи есть, а его отпечатка нет.
refusal-deal-commitment = Раздача не та, что обещана: секрет не даёт отпечатка { $commitment }.
refusal-deal-other = Раздача не та, что обещана: в записи отпечаток { $found }, а не { $wanted }.
refusal-deal-seed = Раздача не та, что обещана: секрет и слова не дают зерна.
refusal-deal-unfinished = Раздачу не проверить: запись обрывается до конца партии.
refusal-other-state = Это не позиция игры «{ $game }»: поля другие.
refusal-no-state = Это не сохранённая позиция: это не JSON.

## Командная строка

refusal-language = Языки здесь: { $languages }; языка «{ $lang }» нет.
refusal-extra = Для { $what } установлено не всё ({ $reason }); установите: pip install 'igroteka[{ $extra }]'
refusal-write-option = Пишите вариант как имя=значение, а не «{ $pair }».
refusal-missing-argument = Не хватает { $name }; пишите { $usage }.
refusal-no-command = Такой команды у { $command } нет; есть { $commands }.
refusal-more-arguments = В строке больше слов, чем нужно команде; пишите { $usage }.
refusal-near-option = У { $command } нет { $option }; может быть, { $near }?
refusal-unknown-option = У { $command } нет { $option }; что есть, покажет { $command } --help.
refusal-write-range = Пишите { $name } целым числом от { $least } до { $most }.
refusal-write-choice = Пишите в { $name } { $choices }.
refusal-write-whole = Пишите { $name } целым числом, например 2.
refusal-write-number = Пишите { $name } числом, например 0.5.
refusal-bad-value = Значение { $name } не подходит; какие подходят, покажет { $command } --help.
refusal-takes-no-value = { $option } пишется без значения.
refusal-needs-value = После { $option } нужно значение; или уберите { $option }.
refusal-name-bot = Назовите хотя бы одного бота.
refusal-bot-text = Опишите бота текстом, например «greedy» или «МОДУЛЬ:КЛАСС», а не объектом { $kind }: каждая партия создаёт своего.
refusal-bots-text = Боты — это несколько текстов, например [«greedy», «random»], а не один «{ $text }».
refusal-many-rivals = Соперников названо { $named }, а других мест { $seats }.
refusal-in-game = Партия { $number }: { $reason }
refusal-no-bot = Бота «{ $spec }» нет; пишите novice, amateur, skilled, expert, master, expert/НРАВ, random, greedy, search, search:1000, search:0.5s, search:0.5cpu, search@1, trained:ФАЙЛ, МОДУЛЬ:КЛАСС, exec:КОМАНДА или exec2:КОМАНДА.
refusal-bot-failed-at = Раздача { $deal }, место { $seat }: { $reason }
refusal-named-bot-failed-at = Раздача { $deal }, место { $seat }, { $name }: { $reason }
refusal-program-start = Бота «{ $command }» не запустить: { $reason }.
refusal-program-ended = Бот «{ $command }» завершился раньше партии, с кодом { $status }.
refusal-program-killed = Бот «{ $command }» остановлен сигналом { $signal } раньше, чем кончилась партия.
refusal-program-closed = Бот «{ $command }» закрыл свой вывод раньше, чем кончилась партия.
refusal-program-silent = Бот «{ $command }» не ответил за { $seconds } с.
refusal-program-json = Бот «{ $command }» ответил не объектом JSON.
refusal-program-illegal = Бот «{ $command }» ответил { $answer }, а так сейчас нельзя.
refusal-program-greeting = Бот «{ $command }» ответил на приветствие { $answer }, а это не протокол 2.
refusal-program-at-once = Бот «{ $command }» хочет решений за раз: { $number }; назовите число от 1.
refusal-program-wants = Бот «{ $command }» хочет { $wishes }; дать можно { $offers }.
refusal-program-list = Бот «{ $command }» ответил { $answer }, а нужен список действий, и в нём { $wanted }.
refusal-no-character = В игре «{ $game }» нет ботов с нравом «{ $character }»; есть: { $characters }.
refusal-no-version = { $bot }@{ $version } здесь не хранится; есть: { $versions }.
refusal-bot-module = Модуль бота «{ $module }» не импортируется: { $reason }
refusal-bot-class = В модуле «{ $module }» нет класса «{ $name }», который был бы igroteka.bots.Bot.
refusal-bot-raised = { $bot } ломается: { $reason }
refusal-bot-illegal = { $bot } выбирает { $chosen }, а так нельзя; можно: { $some }.
refusal-bot-make = Бота «{ $module }:{ $name }» не создать: { $reason }
refusal-no-games = Турниру нужна хотя бы одна партия.
refusal-same-name = Двух разных ботов зовут { $name }; дайте одному другое имя: ИМЯ=БОТ.
refusal-hero-name = И героя, и соперника зовут { $name }; назовите героя: ИМЯ=БОТ.
refusal-sits-twice = Если бот сидит дважды, место нужно каждому: ботов { $bots }, мест { $seats }.
refusal-target-hero = Цель — это доля побед героя: назовите его в --hero.
refusal-target = Цель — это доля между 0 и 1, например 0.45, а не { $target }.
refusal-at-least = Хотя бы { $least } партий не сыграть там, где их не больше { $most }; измените --at-least или --games.
refusal-write-seats = Пишите --seats числами через запятую, например 2,3,4, а не «{ $seats }».
refusal-ray = По адресу { $address } нет кластера Ray ({ $reason }); запустите его командой «ray start --head» или возьмите --ray local.
refusal-cluster-died = Машины или процессы кластера раз за разом погибают в одной и той же партии ({ $reason }).
refusal-cluster-version = На машине { $machine } стоит Igroteka { $found }, а не { $wanted }; установите там нужную.
refusal-worker-died = Процесс, в котором шла партия, погиб; попробуйте --jobs поменьше.
refusal-worker-killed = Процесс, в котором шла партия, остановлен сигналом { $signal }; если не хватает памяти, попробуйте --jobs поменьше.
refusal-worker-ended = Процесс, в котором шла партия, завершился с кодом { $status }: это сделал кто-то из ботов.
refusal-bot-ended-process = Бот завершил процесс, в котором шла партия, с кодом { $status }: { $bots }.
refusal-jobs = Хотя бы одна партия за раз: --jobs 1.
refusal-iterations = Подумайте хотя бы раз: --iterations 1.
refusal-same-file = --{ $one } и --{ $other } — одно и то же: { $file }; назовите разное.
refusal-plot-svg = Картинка — это SVG; назовите её { $name }, а не { $file }.
refusal-results-busy = В { $file } пишет другая команда; подождите её или назовите другой файл.
refusal-results-line = Строка { $line } файла { $file } повреждена; удалите её, и эту партию сыграют заново.
refusal-results-other = В { $file } нет результатов турнира; назовите другой файл.
refusal-results-changed = { $file } начат с { $what } = { $then }, а не { $now }; повторите ту команду или назовите другой файл.
refusal-results-write = Результаты в { $file } не сохранить: { $reason }.
refusal-what = В --what пишут через запятую что-то из { $known }, а не «{ $what }».
refusal-records-folder = Нет папки { $folder }.
refusal-bad-record-file = { $file } не подходит: { $reason }
refusal-format = Набор данных пишется как { $formats }, а не «{ $format }».
refusal-dataset-empty = Набору данных нужна хотя бы одна партия.
refusal-dataset-changed = Набор данных в { $folder } начат иначе ({ $changed }); повторите ту команду или назовите другую папку: --out.
refusal-few-games = Весов { $features }, а партий { $games }: больше всего весил бы случай; возьмите по десять партий на вес: --games { $least }.
refusal-trace = --trace — это число от 0 до 1, например 0.9, а не { $trace }.
refusal-explore = --explore — это доля между 0 и 1, например 0.05, а не { $share }.
refusal-no-network = { $path } — не сеть, которую можно прочесть; обучите её заново: igroteka train.
refusal-other-network = { $path } обучена на других признаках; обучите её заново: igroteka train.
refusal-no-network-file = Сети { $path } нет; её делает igroteka train.
refusal-no-features = В { $game } не названо признаков, по которым можно учиться; см. docs/training.md.
refusal-training-empty = Для обучения нужны хотя бы одно поколение, одна партия и одна итерация.
refusal-training-changed = Обучение в { $folder } начато с { $what } = { $then }, а не { $now }; повторите ту команду или назовите другую папку: --out.
refusal-manner = --manner — это имя и значение, например { $example }, а не «{ $text }».
refusal-hidden = --hidden — это число от 0 до 256, а не { $hidden }.
refusal-not-empty = Папка { $folder } не пуста; назовите другую.
refusal-not-written = { $file } не записать: { $reason }.
refusal-no-dataset = В { $folder } нет готового набора данных, который можно здесь прочесть; команда, начавшая его, продолжит.
refusal-no-observations = В наборе данных нет наблюдений.
refusal-no-column = В наборе данных нет столбца «{ $name }»; есть: { $columns }.
refusal-one-source = Партии берут из одного места: от ботов, из --records или из --database.
refusal-only-bots = --{ $option } — для партий ботов, а не для --records или --database; уберите его.
refusal-only-records = --names — только для --records.
refusal-older-database = { $database } — от более старой версии; запустите с ней один раз igroteka serve.
refusal-people-records = Партии людей выдают без записей: по записи их легко узнать; уберите record из --what.
refusal-folder = Папку { $folder } создать нельзя: { $reason }.
refusal-not-toml = Строка { $line }, столбец { $column } — не TOML ({ $reason }); поищите там и чуть раньше пропущенную кавычку, скобку или запятую.
refusal-deck-game = { $file } не называет свою игру; напишите в начале, например: game = "bruges"
refusal-no-deck = { $game }: колоду этой игры заменить нельзя.
refusal-write-deck = Пишите --deck как игра=файл, а не «{ $pair }»; игры: { $games }.
refusal-port = Порт { $port } на { $host } занять нельзя ({ $reason }); выберите другой { $option }.
refusal-host = { $host } — не адрес этой машины ({ $reason }); выберите другой { $option }.
refusal-same-port = --port и --metrics — один и тот же порт { $port }; выберите другой --metrics.
refusal-write-limit = Пишите --limit как имя=число, а не «{ $wish }»; есть: { $known }.
refusal-proxies = «{ $proxy }» — не адрес и не сеть прокси; пишите, например, 127.0.0.1,10.0.0.0/8.
refusal-public-url = «{ $url }» — не адрес сервера; пишите, например, https://tables.example.org.
refusal-database = { $database } не годится как база данных ({ $reason }); назовите другую в --database.
refusal-second-server = С { $database } уже работает другой сервер; остановите его или дайте серверам общую базу PostgreSQL.
refusal-no-workers = Работники думают для серверов с общей базой PostgreSQL, а { $database } — не она.
refusal-newer-database = Эту базу вела более новая Игротека; обновите эту.
refusal-foreign-database = В базе таблицы другой программы, или её не успели создать целиком; назовите другую в --database.
refusal-database-kind = Столы хранятся в файле SQLite или в PostgreSQL, а { $database } — ни то ни другое; назовите другую базу в --database.
refusal-postgres = { $database } нас не впускает ({ $reason }); запустите PostgreSQL или проверьте адрес, роль и пароль.
refusal-damaged = База { $database } повреждена ({ $reason }); восстановите резервную копию, как описано в docs/hosting.md.
refusal-no-folder = Папки { $folder } нет; сначала создайте её.
refusal-no-rights = В { $file } или в папку этого файла нельзя писать от имени этого пользователя; дайте права на то и другое.
refusal-not-igroteka = { $database } — не база Игротеки; назовите другую в --database.
refusal-not-copied = { $database } скопировать не удалось: { $reason }.
refusal-no-file = Файла { $file } нет.
refusal-is-folder = { $file } — папка; назовите файл в ней.
refusal-not-utf8 = { $file } не в кодировке UTF-8; сохраните его в ней своим редактором.
refusal-cannot-read = { $file } прочитать нельзя: { $reason }.
refusal-not-writable = { $file } записать нельзя; назовите файл в существующей папке.
refusal-exists = { $file } уже есть; назовите файл, которого нет.
refusal-backup-kind = Так копируют файл SQLite; для PostgreSQL есть pg_dump, см. docs/hosting.md.

refusal-no-lessons = Для игры { $game } уроков пока нет.
refusal-no-course = У игры { $game } нет уроков «{ $course }»; есть: { $courses }.
refusal-no-lesson = Есть уроки с 1 по { $last }, а не { $lesson }.
refusal-no-puzzles = Для игры { $game } задач пока нет.
refusal-no-puzzle = У игры { $game } нет задачи «{ $puzzle }»; список — `igroteka puzzles`.
refusal-no-daily = Задач здесь нет; есть игры: { $games }.
refusal-mining = Для поиска нужна хотя бы одна партия, зерно от 0 и две итерации.
refusal-not-a-mine = { $file } — не файл задач для этого: { $reason }; назовите другой в --keep.
refusal-unprepared = Базу { $database } не готовил сервер этой версии; сначала запустите с ней igroteka serve.
refusal-no-invitation = Приглашения { $token } нет; список покажет igroteka people invitations.
refusal-no-name = Назовите имя, которое надо убрать.
