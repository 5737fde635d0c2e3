haul-refusal-no-peeking = За этим столом в ящики не заглядывают.
haul-refusal-peeked = Следующий ящик вы уже видели.
haul-refusal-no-coin = Монет у вас не осталось.
haul-refusal-not-served = Ящик ещё никому не достался: сделайте ставку.
haul-refusal-not-held = Карты «{ $card }» у вас на руке нет.
haul-refusal-peek-first = Заглянуть можно только до ставки.
haul-refusal-later = Следующая ставка — когда откроют новый ящик.
