"""Games that are played at the same time in one process, so that bots can decide many at once.

Every table has its own luck, and no choice depends on another table: a game is the same whether
it is played alone or beside others.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from igroteka.bots import make_bot
from igroteka.bots.bot import Bot, Sight
from igroteka.bots.deciding import decision
from igroteka.bots.external import ExternalBot
from igroteka.bots.many import ManyBot, Waiting
from igroteka.bots.program import BotFailed
from igroteka.engine import Match, Rng

TABLES: Final = 64
"""So many games are played at the same time where a bot decides many at once."""
TABLES_WITH_PROGRAMS: Final = 4
"""So many if somebody else at them is a program that is started for every game."""


class Table:
    """A game under way: who sits where, and how they have used their time."""

    def __init__(self, number: int, match: Match, bots: Sequence[Bot], rng: Rng) -> None:
        self.number = number
        self.match = match
        self.bots = bots
        self.rng = rng
        self.choices = [0] * len(bots)
        """How often each seat had a choice."""
        self.seconds = [0.0] * len(bots)
        """How long each seat thought; of a message for several tables, an equal part."""

    def sight(self, seat: int) -> Sight:
        """Return what a seat sees now."""
        return Sight.of(self.match.game, self.match.state, seat, self.rng)

    def carry_out(self, sight: Sight, action: int, seconds: float) -> None:
        """Do what was chosen."""
        self.choices[sight.seat] += len(sight.actions) > 1
        self.seconds[sight.seat] += seconds
        self.match.play(action, sight.seat)

    def advance(self) -> tuple[ManyBot, Waiting] | None:
        """Play until one who decides many at once is to act; None: the game is over."""
        while (seat := self.match.state.seat_to_act) is not None:
            bot, sight = self.bots[seat], self.sight(seat)
            if isinstance(bot, ManyBot):
                return bot, Waiting(self.number, sight, self.rng)
            begun = time.perf_counter()
            try:
                action = decision(bot, sight, self.rng)
            except BotFailed as error:
                error.at = self.number, seat
                raise
            self.carry_out(sight, action, time.perf_counter() - begun)
        return None

    def finish(self) -> None:
        """Tell those who play how the game ended."""
        for seat, bot in enumerate(self.bots):
            if isinstance(bot, ManyBot):
                bot.table_over(self.number, seat, self.match.state)
            else:
                bot.game_over(seat, self.match.state)

    @property
    def has_programs(self) -> bool:
        """Whether a program runs for this table only."""
        return any(isinstance(bot, ExternalBot) for bot in self.bots)

    def leave(self) -> None:
        """End the bots that sit at this table only."""
        for bot in self.bots:
            if not isinstance(bot, ManyBot):
                bot.close()


class Crew:
    """Makes the bots for tables, and ends them.

    One that decides many at once is made once and sits at all tables. If it sits twice at a
    table there are two of it, neither of which knows what the other sees.
    """

    def __init__(self) -> None:
        self._many: dict[tuple[str, int], ManyBot] = {}

    def bots(self, specs: Sequence[str]) -> list[Bot]:
        """Return the bots of a table, by seat.

        :raises BadSetup: if there is no such bot.
        """
        return [self._bot(spec, specs[:seat].count(spec)) for seat, spec in enumerate(specs)]

    def _bot(self, spec: str, before: int) -> Bot:
        if (spec, before) in self._many:
            return self._many[spec, before]
        bot = make_bot(spec)
        if isinstance(bot, ManyBot):
            self._many[spec, before] = bot
        return bot

    def close(self) -> None:
        """End those who sit at all tables."""
        for bot in self._many.values():
            bot.close()


def play_together(tables: Iterable[Table], at_once: int = TABLES) -> Iterator[Table]:
    """Play games to their ends, so many at the same time, and yield each when it is over.

    Tables are taken as there is room for them. Bots that sit at one table only are closed with
    it, whatever happens; those that decide many at once belong to their `Crew`.
    """
    coming = iter(tables)
    under_way: dict[int, Table] = {}
    try:
        while True:
            while len(under_way) < at_once and (table := next(coming, None)) is not None:
                under_way[table.number] = table
                if table.has_programs:
                    at_once = min(at_once, TABLES_WITH_PROGRAMS)
            if not under_way:
                return
            asked: dict[ManyBot, list[Waiting]] = {}
            for table in list(under_way.values()):
                if turn := table.advance():
                    asked.setdefault(turn[0], []).append(turn[1])
                    continue
                table.finish()
                table.leave()
                yield under_way.pop(table.number)
            for bot, waiting in asked.items():
                begun = time.perf_counter()
                actions = bot.choose_many(waiting)
                seconds = (time.perf_counter() - begun) / len(waiting)
                for (number, sight, _), action in zip(waiting, actions, strict=True):
                    under_way[number].carry_out(sight, action, seconds)
    finally:
        for table in under_way.values():
            table.leave()
