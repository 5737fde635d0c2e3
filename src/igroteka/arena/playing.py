"""Playing the games.

A game depends on nothing but its deal, its seating and its bots, so it is the same wherever and
whenever it is played. Bots that think for a time are the exception.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice

from igroteka.arena.outcomes import Outcome
from igroteka.arena.seating import Pairing, luck
from igroteka.bots import BotFailed, own_class
from igroteka.bots.together import Crew, Table, play_together
from igroteka.engine import Match, find_game, record_of
from igroteka.jobs import Workers, WorkersFailed

Next = Callable[[], Pairing | None]


def play_some(pairings: Sequence[Pairing]) -> Iterator[Outcome]:
    """Play games at the same time; yield how each ended, as they end."""
    with closing(Crew()) as crew:
        tables = (table_of(number, pairing, crew) for number, pairing in enumerate(pairings))
        try:
            for table in play_together(tables):
                yield outcome_of(pairings[table.number], table)
        except BotFailed as error:
            if error.at is None:
                raise
            raise failed_at(pairings[error.at[0]], error.at[1], error) from None


def failed_at(pairing: Pairing, seat: int, error: BotFailed) -> BotFailed:
    """Return the sentence that also says where a bot failed, so that it can be found again."""
    name, spec = pairing.seating[seat]
    if name == spec:
        return BotFailed(
            "Deal {deal}, seat {seat}: {reason}",
            "refusal-bot-failed-at",
            deal=str(pairing.seed),
            seat=str(seat + 1),
            reason=error,
        )
    return BotFailed(
        "Deal {deal}, seat {seat}, {name}: {reason}",
        "refusal-named-bot-failed-at",
        deal=str(pairing.seed),
        seat=str(seat + 1),
        name=name,
        reason=error,
    )


def table_of(number: int, pairing: Pairing, crew: Crew) -> Table:
    """Set up a game."""
    game, seats = find_game(pairing.game).at(pairing.edition), len(pairing.seating)
    match = Match.start(game, seats, pairing.seed, pairing.options)
    bots = crew.bots([entrant.spec for entrant in pairing.seating])
    return Table(number, match, bots, luck(pairing.seed, seats, pairing.turn))


def outcome_of(pairing: Pairing, table: Table) -> Outcome:
    """Return how a game ended."""
    match, names = table.match, [entrant.name for entrant in pairing.seating]
    return Outcome(
        row=pairing.row,
        number=pairing.number,
        seed=pairing.seed,
        bots=names,
        scores=match.state.scores(),
        places=match.state.ranking(),
        actions=len(match.moves),
        decisions=table.choices,
        seconds=[round(each, 6) for each in table.seconds],
        record=record_of(match, names).text() if pairing.keep_record else "",
    )


def played(next_pairing: Next, workers: Workers, together: int) -> Generator[Outcome]:
    """Yield the outcomes of the games that *next_pairing* hands out, as they end.

    It is asked again when there is room for more, and says None while there is none to be played.
    A worker gets so many *together*, where a bot decides many at once.
    """
    return workers.run(play_some, lambda: list(islice(iter(next_pairing, None), together)) or None)


@contextmanager
def own_bots_named(specs: Iterable[str]) -> Iterator[None]:
    """Where a process is ended from inside, name the bots that can do so: classes of others.

    :raises BotFailed: in the place of what the workers say.
    """
    try:
        yield
    except WorkersFailed as error:
        own = sorted({spec for spec in specs if own_class(spec)})
        if error.status is None or not own:
            raise
        raise BotFailed(
            "A bot has ended the process that played it, with exit status {status}: {bots}.",
            "refusal-bot-ended-process",
            status=error.status,
            bots=tuple(own),
        ) from None
