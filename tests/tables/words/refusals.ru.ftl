toy-refusal-looked = В середину уже подсмотрели.
toy-refusal-holder = Жребий у места { $seat }; подсмотреть может только оно.
toy-refusal-elsewhere = Карты «{ $card }» у вас нет.
