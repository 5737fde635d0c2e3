# clocks
clock = Clock
clock-none = No clock
clock-live = { $bank } + { $increment } a turn
clock-bank = { $bank } for the whole game
clock-minutes = { $n } min
clock-seconds = { $n } s
clock-days = { $n ->
    [one] { $n } day for each decision
   *[other] { $n } days for each decision
}
clock-workdays = { $n ->
    [one] { $n } working day for each decision
   *[other] { $n } working days for each decision
}
clock-set = Set this clock
clock-about-live = The time of everybody whom the game waits for runs. { $increment ->
    [0] Nothing is added to it.
   *[other] After each turn one gets the increment.
} While the table votes, and before the game starts, all clocks stand.
clock-about-days = Everybody has so many days for each decision. On holidays that a player has entered beforehand their time stands still.
clock-out-beforehand = Whose time is out, for them a strong bot decides. They can take their seat back, and the result counts for them by the share of decisions that were their own.
clock-left = time left
clock-left-days = { $days } d { $hours } h
clock-little = little time left
clock-low = { $name } has little time left.
clock-low-mine = You have little time left.
clock-holiday = on holiday until { $day }
time-out = { $name }: time is out, a bot decides.
time-out-mine = Your time is out, and a bot plays for you.
share-own = { $name } decided { $percent }% of it; bots that sat in decided the rest.
holidays-link = My holidays
holidays-title = My holidays
holidays-about = At tables that count in days your time stands still on these days, and all who play with you see it.
holidays-since = First day
holidays-until = Last day
holidays-add = Enter these days
holidays-mine = Entered
holidays-left = { $n ->
    [one] { $n } day of { $year } is left. Days are those of UTC.
   *[other] { $n } days of { $year } are left. Days are those of UTC.
}
holidays-cancel = Call off
holidays-end = End today
# orders
orders-title = Beforehand
orders-standing = { $n ->
    [one] { $n } order in force
   *[other] { $n } orders in force
}
orders-how = Decide now what you may be asked later, so that nobody has to wait for you. Only you know of it, and you can withdraw it until it is carried out.
orders-choose = Choose…
orders-give = Leave this order
orders-withdraw = Withdraw
orders-withdraw-this = Withdraw: { $order }
orders-change = Change it
