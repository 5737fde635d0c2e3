toy-title = Игрушка
toy-tagline = Три закрытые ставки.
toy-notice = Сделана для проверок.
toy-option-peeking = Подсматривать
toy-option-peeking-yes = можно
toy-option-peeking-no = нельзя
toy-score-points = очки
toy-help-lot = У кого жребий, тот может подсмотреть один раз.
