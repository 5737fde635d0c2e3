"""Bots against bots, by a plan that is fair to all of them: see `igroteka.arena.seating`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from igroteka.arena.entrants import Entrant, entrant_of, entrants_of
from igroteka.arena.keeping import ResultsFile, Setup
from igroteka.arena.outcomes import Outcome
from igroteka.arena.playing import own_bots_named, played
from igroteka.arena.results import Results, RowResult
from igroteka.arena.seating import Pairing, Plan, Row, deals_of
from igroteka.arena.stopping import Rule, Running
from igroteka.bots.together import TABLES
from igroteka.engine import BadSetup, Game, find_game
from igroteka.jobs import workers_for


class Progress(NamedTuple):
    """How far an arena has come."""

    outcome: Outcome | None
    """The game that has just ended; None at the beginning."""
    done: int
    total: int
    """How many games there will be; where rows may stop early, at most."""


@dataclass(frozen=True)
class Arena:
    """Bots that meet in every game of a plan.

    *bots* are descriptions as `make_bot` takes them. Without a *hero* they are a field, in which
    everybody meets everybody; one that is named twice sits twice. With a hero each of the bots is
    a row of its own: the hero alone among identical rivals. *seats* are one number or several;
    each is a row (each row of a hero) of its own.

    A row has at most *games* games, in whole deals. With a *target* it ends as soon as the 95 %
    interval of the hero's share of victories is clear of it, after *at_least* games.

    >>> arena = Arena("venice", ("greedy",), hero="search:5", seats=(2, 4), games=4)
    >>> [(row.seats, row.hero, row.rival) for row in arena.rows()]
    [(2, 'search:5', 'greedy'), (4, 'search:5', 'greedy')]
    """

    game: str
    bots: Sequence[str]
    games: int = 200
    seats: int | Sequence[int] = ()
    hero: str = ""
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    target: float | None = None
    at_least: int = 40
    keep_records: bool = False

    def rows(self) -> list[Row]:
        """Return who meets whom, at which number of seats.

        :raises BadSetup: if a bot does not exist, or names are not clear.
        """
        entrants = entrants_of(self.bots)
        if not self.hero:
            return [
                Row(number, seats, self._circle(entrants, seats))
                for number, seats in enumerate(self.seat_counts())
            ]
        hero = entrant_of(self.hero)
        rivals = tuple(dict.fromkeys(entrants))
        if any(rival.name == hero.name for rival in rivals):
            raise BadSetup(
                "The hero and a rival are both called {name}; name the hero: NAME=BOT.",
                "refusal-hero-name",
                name=hero.name,
            )
        meetings = [(seats, rival) for seats in self.seat_counts() for rival in rivals]
        return [
            Row(number, seats, (hero, *[rival] * (seats - 1)), hero.name)
            for number, (seats, rival) in enumerate(meetings)
        ]

    def _circle(self, entrants: tuple[Entrant, ...], seats: int) -> tuple[Entrant, ...]:
        """Return the bots of a field, as they stand around a table with so many seats."""
        if len(entrants) > seats and len(set(entrants)) < len(entrants):
            raise BadSetup(
                "A bot that sits twice needs a seat for everybody: {bots} bots, {seats} seats.",
                "refusal-sits-twice",
                bots=len(entrants),
                seats=seats,
            )
        return entrants

    def seat_counts(self) -> tuple[int, ...]:
        """Return the numbers of seats; if none was asked for, one that suits the bots."""
        if isinstance(self.seats, int):
            return (self.seats,)
        if self.seats:
            return tuple(dict.fromkeys(self.seats))
        most = find_game(self.game).seat_counts[-1]
        return (2 if self.hero else max(2, min(most, len(entrants_of(self.bots)))),)

    def plans(self) -> list[Plan]:
        """Return the games of each row, in order.

        :raises BadSetup: if the game, the seats, an option or a bot does not exist, or the rule
            by which rows end makes no sense.
        """
        game = find_game(self.game)
        for seats in self.seat_counts():
            game.check(seats, dict(self.options))
        for bot in (*self.bots, *filter(None, [self.hero])):
            entrant_of(bot).check(game)
        if self.games < 1:
            raise BadSetup("An arena needs at least one game.", "refusal-no-games")
        if self.target is not None:
            self._check_target(self.target)
        return [self._plan(game, row) for row in self.rows()]

    def _check_target(self, target: float) -> None:
        if not self.hero:
            raise BadSetup(
                "A target is for a hero's share of victories: name one with --hero.",
                "refusal-target-hero",
            )
        if not 0 < target < 1:
            raise BadSetup(
                "A target is a share between 0 and 1, such as 0.45, not {target}.",
                "refusal-target",
                target=f"{target:g}",
            )
        if self.at_least > self.games:
            raise BadSetup(
                "At least {least} games cannot be played where at most {most} are; "
                "change --at-least or --games.",
                "refusal-at-least",
                least=self.at_least,
                most=self.games,
            )

    def _plan(self, game: Game, row: Row) -> Plan:
        """Return as many whole deals as there is room for, but at least one."""
        options = game.check(row.seats, dict(self.options))
        plan = Plan(row, [], [])
        for deal, seatings in deals_of(row, self.seed):
            if plan.pairings and len(plan.pairings) + len(seatings) > self.games:
                break
            for turn, seating in enumerate(seatings):
                number = len(plan.pairings)
                plan.pairings.append(
                    Pairing(
                        *(row.number, number, turn, self.game, game.edition, options, deal),
                        seating=seating,
                        keep_record=self.keep_records,
                    )
                )
            plan.ends.append(len(plan.pairings))
        return plan

    def _together(self, games: int, jobs: int) -> int:
        """Return how many games a process gets at a time: many where a bot decides many at once.

        Such a bot has the most to decide at once in the midst of them, so they are many more than
        there are tables at the same time.
        """
        specs = [entrant.spec for row in self.rows() for entrant in row.circle]
        if not any(spec.startswith("exec2:") for spec in specs):
            return 1
        return min(4 * TABLES, max(1, -(-games // jobs)))

    def setup(self) -> Setup:
        """Return what is played: with the same setup the same games, whatever their number."""
        game = find_game(self.game)
        return {
            "game": self.game,
            "rules": game.rules_version,
            "edition": game.edition,
            "options": dict(self.options),
            "seats": list(self.seat_counts()),
            "hero": described([self.hero]) if self.hero else "",
            "bots": described(self.bots),
            "seed": self.seed,
        }

    def play(
        self,
        jobs: int | None = None,
        results: Path | None = None,
        progress: Callable[[Progress], None] | None = None,
        ray: str = "",
    ) -> Results:
        """Play all rows, on all cores unless told otherwise.

        Where *results* are kept in a file, games that it holds are not played again. *progress*
        hears of each game when it ends. With *ray*, see `igroteka.jobs.workers_for`, they are
        played on the machines of a cluster. The outcomes are the same for any number of jobs and
        machines, unless bots think for a time.

        :raises BadSetup: if something of the arena does not exist, or the file is that of
            another one.
        :raises BotFailed: if a bot does.
        :raises WorkersFailed: if those who play die.
        """
        plans = self.plans()
        rule = None if self.target is None else Rule(self.target, self.at_least)
        with ExitStack() as stack:
            kept = stack.enter_context(ResultsFile(results, self.setup())) if results else None
            earlier = kept.earlier if kept else []
            rows = [
                Running(plan, rule, (each for each in earlier if each.row == plan.row.number))
                for plan in plans
            ]

            def tell(outcome: Outcome | None) -> None:
                if progress:
                    done, total = sum(row.count for row in rows), sum(row.total for row in rows)
                    progress(Progress(outcome, done, total))

            def next_pairing() -> Pairing | None:
                return next((pairing for row in rows if (pairing := row.next())), None)

            tell(None)
            missing = sum(row.total - row.count for row in rows)
            workers = stack.enter_context(workers_for(jobs, missing, ray))
            games = played(next_pairing, workers, self._together(missing, workers.size))
            stack.callback(games.close)
            specs = [entrant.spec for row in self.rows() for entrant in row.circle]
            stack.enter_context(own_bots_named(specs))
            while not all(row.is_over for row in rows):
                outcome = next(games)
                row = rows[outcome.row]
                if row.is_over:
                    continue  # it was begun before the row had ended
                if kept:
                    kept.append(outcome)
                row.add(outcome)
                tell(outcome)
        return Results(self, tuple(RowResult(row.plan.row, tuple(row.outcomes())) for row in rows))


def described(bots: Sequence[str]) -> list[str]:
    """Return bots with their names and versions: the same text is the same bot, for ever.

    >>> described(["search", "old=search@1:50"])
    ['search=search@2', 'old=search@1:50']
    """
    return [f"{name}={spec}" for name, spec in entrants_of(bots)]
