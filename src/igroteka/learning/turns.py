"""The turns of who learns: what an action leads to, and what a game was worth at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsInt

import numpy as np

from igroteka.bots import Bot, Sight, make_bot
from igroteka.bots.deciding import decision
from igroteka.engine import BadSetup, IllegalAction, Rng
from igroteka.engine.errors import no_seat
from igroteka.learning.table import RAISES, Table, check_illegal


class Turns:
    """One game after another at a table, from the side of who learns.

    With rivals, one seat learns, and the rivals act until it is its turn again. Without (None),
    all seats do: whoever is to act has the next turn.

    >>> turns = Turns(Table("venice", seats=3), rivals=None)
    >>> turns.begin(np.random.default_rng(7), seed=7)
    >>> while turns.take(turns.table.legal[0]):
    ...     pass
    >>> turns.returns == turns.table.returns(), sorted(turns.places)
    (True, [1, 2, 3])

    :param seat: which one learns; None: each game another one, by lot.
    :param illegal: see `igroteka.learning.table`.
    """

    def __init__(
        self,
        table: Table,
        rivals: Sequence[Bot] | None,
        seat: int | None = None,
        illegal: str = RAISES,
    ) -> None:
        if seat is not None and rivals is None:
            raise ValueError("Without rivals all seats learn; name no seat.")
        if seat is not None and seat not in range(table.seats):
            raise no_seat(seat, table.seats)
        check_illegal(illegal)
        self.table = table
        self.rivals = rivals
        self.fixed_seat = seat
        self.illegal = illegal
        self.luck = Rng(0)
        self.seat = 0
        """Who learns now: whose turn it is, and at the end of a game whose the last one was."""
        self.running = False
        self.reward = 0.0
        """What the last action was worth to who did it."""
        self.terminated = False
        self.truncated = False
        self.returns: list[float] = []
        """At the end of a game: what it was worth to each seat."""
        self.places: list[int] = []
        """At the end of a game that has ended by its rules: everybody's place …"""
        self.scores: list[int] = []
        """… and points."""
        self.reason = ""
        """Why the last action was illegal, if it was and this ended the game."""

    def begin(self, random: np.random.Generator, seed: int | None = None) -> None:
        """Deal a new game, and have the rivals act until it is the first turn.

        With a seed it is the game that `igroteka.new` sets up with it. All else that is drawn,
        and the game if there is no seed, follows from *random*.
        """
        table = self.table
        drawn = [int(number) for number in random.integers(2**62, size=3)]
        self.luck = Rng(drawn[0])
        table.deal(drawn[2] if seed is None else seed)
        self.running = True
        self.reward = 0.0
        self.terminated = self.truncated = False
        self.returns, self.places, self.scores, self.reason = [], [], [], ""
        if self.rivals is None:
            self.seat = table.seat
        else:
            fixed = self.fixed_seat
            self.seat = drawn[1] % table.seats if fixed is None else fixed
            self._rivals_act(self.rivals)

    def take(self, action: SupportsInt) -> bool:
        """Carry out an action of `seat`, and what the rivals do until the next turn or the end.

        It says whether the game goes on.

        :raises IllegalAction: if it is not legal, and such an action is to raise.
        """
        table = self.table
        try:
            table.act(action)
        except IllegalAction as error:
            if self.illegal == RAISES:
                raise
            self.reason = str(error)
            self.terminated = True
            self._end([table.worst if seat == self.seat else 0.0 for seat in range(table.seats)])
            return False
        if self.rivals is not None:
            self._rivals_act(self.rivals)
        if table.over:
            self.terminated = True
            self.places, self.scores = table.state.ranking(), table.state.scores()
            self._end(table.returns())
            self._tell_the_rivals()
        elif table.cut:
            self.truncated = True
            self._end(table.returns())
        elif self.rivals is None:
            self.seat = table.seat
        return self.running

    def _end(self, returns: list[float]) -> None:
        self.running = False
        self.returns = returns
        self.reward = returns[self.seat]

    def _rivals_act(self, rivals: Sequence[Bot]) -> None:
        table = self.table
        while table.seat not in (-1, self.seat) and not table.cut:
            bot = rivals[(table.seat - self.seat) % table.seats - 1]
            sight = Sight.of(table.game, table.state, table.seat, self.luck)
            table.act(decision(bot, sight, self.luck))

    def _tell_the_rivals(self) -> None:
        for after, bot in enumerate(self.rivals or (), 1):
            bot.game_over((self.seat + after) % self.table.seats, self.table.state)

    def close(self) -> None:
        """Let the rivals go."""
        for bot in set(self.rivals or ()):  # one may have several seats
            bot.close()


def bots_of(rivals: str | Sequence[str | Bot], number: int) -> list[Bot]:
    """Return so many bots; the last that is named has the seats that are left.

    >>> [bot.name for bot in bots_of("search:50, greedy", 3)]
    ['search:50', 'greedy', 'greedy']

    :raises BadSetup: if none is named, or more than there are seats, or there is no such bot.
    """
    named = rivals.split(",") if isinstance(rivals, str) else rivals
    bots = [bot if isinstance(bot, Bot) else make_bot(bot.strip()) for bot in named if bot]
    if not bots:
        raise BadSetup("Name at least one bot.", "refusal-name-bot")
    if len(bots) > number:
        raise BadSetup(
            "{named} rivals are named for {seats} other seats.",
            "refusal-many-rivals",
            named=len(bots),
            seats=number,
        )
    return (bots + bots[-1:] * number)[:number]
