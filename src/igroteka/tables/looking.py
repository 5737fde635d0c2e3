"""Makes the documents that leave for a viewer out of a table."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any, Final

from igroteka import coach
from igroteka.coach import Advice
from igroteka.engine import Closed, Game, Match, Offer, Reason, State
from igroteka.engine.deal import commitment_of
from igroteka.engine.randomness import seed_text
from igroteka.face import Look, said
from igroteka.tables.errors import Forbidden, NotFound
from igroteka.tables.guiding import guide_view
from igroteka.tables.order_words import order_views, why_asked
from igroteka.tables.puzzling import puzzle_view
from igroteka.tables.rating_views import RatedView
from igroteka.tables.standing import Made
from igroteka.tables.table import Table
from igroteka.tables.time_views import ClockView, SeatTime
from igroteka.tables.views import (
    ChatLine,
    ClosedView,
    DealView,
    Decision,
    HintView,
    LogLine,
    ReasonView,
    SeatView,
    Status,
    StepView,
    TableView,
    VoteView,
    seen,
)

CHAT_SHOWN = 200
"""So many messages are shown."""
IDLE_FACTOR = 5
"""Who has the table open but lets it wait this many times the set time counts as absent."""

SENTENCES: Final[dict[tuple[object, ...], str]] = {}
"""Why things are closed, as it was said before."""
MOST_SENTENCES = 10_000
UNRATED: Final = RatedView(chosen=False, counts=False, why=[], changes=[])
"""What is said of a table that was not set to count for ratings."""


def is_absent(table: Table, number: int, now: float, absent_after: float) -> bool:
    """Say whether a bot may sit in: the person has been away for the set time, or sleeps."""
    seat = table.seats[number]
    if seat.person is None or seat.stand_in is not None or table.status != Status.PLAYING:
        return False
    if table.timing is not None:
        return False  # the clock says for how long somebody may be waited for
    if number in table.to_act and now - table.still_since >= IDLE_FACTOR * absent_after:
        return True
    return not seat.is_here and now - seat.last_seen >= absent_after


def seat_time(table: Table, seat: int, now: float) -> SeatTime | None:
    """Return the time of who sits at *seat*, when the steady time of day is *now*."""
    timing = table.timing
    if timing is None or table.seats[seat].person is None:
        return None
    passed = table.passed()
    return SeatTime(
        left=round(timing.left_now(seat, passed, now), 1),
        runs=seat in timing.running,
        ends_at=timing.ends_at(seat, passed, now),
        is_out=seat in timing.timed_out,
        holiday_until=timing.holiday_until(seat, now),
    )


def clock_view(table: Table) -> ClockView | None:
    """Return how much time everybody has; None: there is no clock."""
    if table.timing is None:
        return None
    clock = table.timing.clock
    return ClockView(
        clock.text, clock.kind, clock.bank, clock.increment, clock.days, clock.workdays
    )


def seat_views(
    table: Table,
    me: int | None,
    now: float,
    absent_after: float,
    thinking: set[int],
    steady: float = 0.0,
) -> list[SeatView]:
    """Return all seats as the viewer in seat *me* sees them."""
    to_act, shares = table.to_act, table.shares()
    return [
        SeatView(
            seat=number,
            name=seat.name or seat.bot or "",
            taken=seat.taken,
            bot=seat.bot,
            stand_in=seat.stand_in,
            connected=seat.bot is not None or seat.is_here,
            absent_for=None
            if seat.person is None or seat.is_here
            else max(0, int(now - seat.last_seen)),
            may_stand_in=me is not None
            and number != me
            and is_absent(table, number, now, absent_after),
            thinking=number in thinking,
            to_act=number in to_act,
            mine=number == me,
            research=seat.research,
            time=seat_time(table, number, steady),
            share=shares[number],
            account=seat.account if seat.person is not None else "",
            program=seat.program and seat.person is not None,
        )
        for number, seat in enumerate(table.seats)
    ]


def vote_view(table: Table, me: int | None) -> VoteView | None:
    """Return the open question, if there is one."""
    if table.vote is None:
        return None
    waiting = table.missing_votes()
    return VoteView(
        seat=table.vote.seat,
        to=table.vote.to,
        steps_back=table.step - table.vote.to,
        agreed=sorted(table.vote.agreed),
        waiting_for=waiting,
        mine_to_vote=me in waiting,
    )


def table_view(
    table: Table,
    me: int | None,
    now: float,
    absent_after: float,
    thinking: set[int],
    spectators: int,
    log_from: int = 0,
    lang: str = "en",
    holding: str = "",
    advice: Advice | None = None,
    steady: float = 0.0,
    unheard: Set[str] = frozenset(),
    rated: RatedView = UNRATED,
) -> TableView:
    """Return everything the table's page needs, made for seat *me*, who reads *lang*.

    What those said whom the viewer does not want to hear is left out.
    """
    match, status, to_act = table.standing
    started = status != Status.WAITING
    over = status == Status.FINISHED
    undo_to = None
    if me is not None and status == Status.PLAYING and table.vote is None:
        undo_to = table.undo_target(me)
    can_undo = None
    if me is not None and undo_to is not None:
        free = table.undo_is_free(me, undo_to) or table.undo_keeps(me, undo_to)
        asked = "vote" if table.undo_can_be_asked(me) else None
        can_undo = "free" if free else asked
    setup, state, hints_allowed = table.setup, match.state, table.may_be_hinted
    held = table.holding(me, holding) if holding else None
    offers = held.offers() if held else table.offers(me)
    return TableView(
        id=table.id,
        game=setup.game,
        edition=setup.edition,
        options=match.options,
        rules=setup.rules,
        status=status,
        created=setup.created,
        public=setup.public,
        source=setup.source,
        deal=deal_view(table),
        seats=seat_views(table, me, now, absent_after, thinking, steady),
        me=me,
        return_token=None if me is None else table.seats[me].token,
        can_start=me is not None and not started and all(seat.taken for seat in table.seats),
        number=table.number,
        step=table.step,
        first_step=table.first_step,
        view=(held.state if held else state).view(me) if started else None,
        to_act=to_act,
        since=table.updated,
        absent_after=absent_after,
        actions=offers,
        closed=closed_views(table, held.closed() if held else table.closed(me), lang),
        bundles=[] if held else table.bundles(me),
        may_hint=bool(offers) and hints_allowed,
        hints_allowed=hints_allowed,
        hints_chosen=table.hints,
        hinted=table.hinted,
        hint=hint_views(table, (held.state if held else state), me, offers, advice, lang),
        holding=held.taken if held else None,
        quick=me is not None and table.seats[me].quick,
        orders=order_views(table, me, lang) if table.orders else [],
        why_asked=why_asked(table, me, lang) if table.orders else [],
        log=log_lines(match, me, log_from, table.made) if started else [],
        can_undo=can_undo,
        undo_to=undo_to,
        undo_rewinds=me is not None and undo_to is not None and table.undo_rewinds(me, undo_to),
        can_redo=me is not None and bool(table.redoes(me)),
        refused_by=table.refusal.by if table.refusal and table.refusal.asker == me else None,
        vote=vote_view(table, me),
        chat=heard(table, unheard),
        spectators=spectators,
        scores=state.scores() if over else None,
        ranking=state.ranking() if over else None,
        pace=table.pace,
        research=table.may_be_used,
        guide=guide_view(table, me, lang),
        puzzle=puzzle_view(table, me, lang),
        next=table.next,
        clock=clock_view(table),
        now=0.0 if table.timing is None else steady,
        timeouts=table.timeouts,
        rated=rated,
    )


def heard(table: Table, unheard: Set[str]) -> list[ChatLine]:
    """Return the newest that was said, but by those whom the viewer does not want to hear."""
    if not unheard:
        return table.said[-CHAT_SHOWN:]
    lines = [line for line in table.said if table.speakers.get(line.number) not in unheard]
    return lines[-CHAT_SHOWN:]


def hint_views(
    table: Table,
    state: State[Any],
    me: int | None,
    offers: list[Offer],
    advice: Advice | None,
    lang: str,
) -> list[HintView]:
    """Return an advice in words; empty: nobody has asked, or it is no longer about this."""
    if advice is None or me is None or not offers:
        return []
    face, words = table.game.face, table.game.face.words(lang)
    choices = face.choices(state.view(me), offers, Look(lang, tuple(table.names)))
    labels = coach.labels_of(choices)
    texts = {choice.action: choice.text for choice in reversed(choices)}
    if not all(hint.action in texts for hint in advice.hints):
        return []
    return [
        HintView(
            action=texts[hint.action],
            label=labels[hint.action],
            chance=hint.chance,
            margin=hint.margin,
            is_close=hint.is_close,
            text=coach.chance_of(hint, words),
            compared=coach.compared(hint, labels, words),
            reasons=[
                ReasonView(
                    reason.kind,
                    reason.share,
                    coach.sentence(reason, face, lang, len(table.seats) - 1),
                )
                for reason in hint.reasons
            ],
        )
        for hint in advice.hints
    ]


def deal_view(table: Table) -> DealView:
    """Return what everybody may know of the deal: the secret only when the game is over."""
    secret = table.setup.secret
    deal = table.deal if table.status == Status.FINISHED else None
    return DealView(
        origin=table.setup.origin,
        commitment=commitment_of(secret) if secret else None,
        words=[seat.word for seat in table.seats],
        secret=deal.secret if deal else None,
        seed=seed_text(deal.seed) if deal else None,
    )


def log_lines(
    match: Match, me: int | None, log_from: int, made: Sequence[Made] = ()
) -> list[LogLine]:
    """Return what every action after step *log_from* caused, as far as seat *me* may know.

    *made* says how each came to be made; where it says nothing, by hand.
    """
    return [
        LogLine(
            n + 1,
            move.seat,
            seen(move.events, me),
            n < len(made) and made[n] == Made.BY_ITSELF,
            move.seat == me and n < len(made) and made[n] == Made.ORDERED,
        )
        for n, move in enumerate(match.moves[log_from:], log_from)
    ]


def decision(table: Table, me: int | None, lang: str) -> Decision:
    """Return what the viewer in seat *me* may do now, and what is closed."""
    return Decision(table.number, table.offers(me), closed_views(table, table.closed(me), lang))


def closed_views(table: Table, closed: list[Closed], lang: str) -> list[ClosedView]:
    """Return what somebody would reach for and cannot use, with a sentence each."""
    game = table.game
    return [
        ClosedView(
            about=thing.about,
            kind=thing.kind,
            why=sentence(game, thing.reason, lang),
            rule=thing.reason.rule,
            message=thing.reason.message,
            arguments=thing.reason.arguments,
        )
        for thing in closed
    ]


def sentence(game: Game, reason: Reason, lang: str) -> str:
    """Return a reason in a language; many things are closed for the same one, so it is kept."""
    named = tuple(reason.arguments.items())
    key = (game.name, game.edition, lang, reason.message, named)
    kept = SENTENCES.get(key)
    if kept is None:
        if len(SENTENCES) >= MOST_SENTENCES:
            SENTENCES.clear()
        face = game.face
        kept = SENTENCES[key] = said(reason, face.words(lang), face)
    return kept


def step_view(table: Table, person: str, step: int, seat: int | None) -> StepView:
    """Return one step of the replay, made for *person*, seen by *seat* if the game is over.

    :raises NotFound: if there is no such step.
    :raises Forbidden: if the game is still being played and *seat* is not the person's.
    """
    me = table.seat_of(person)
    over = table.status == Status.FINISHED
    if not 0 <= step <= table.step or table.status == Status.WAITING:
        raise NotFound("error-no-step", steps=table.step)
    if seat is not None:
        table.check_seat(seat)
    if not over and seat is not None and seat != me:
        raise Forbidden("error-own-step-only")
    match = table.match
    state = match.at(step).state
    last = match.moves[step - 1] if step else None
    shown = last is not None and (over or last.seat == me)
    return StepView(
        id=table.id,
        game=table.setup.game,
        names=table.names,
        status=table.status,
        step=step,
        steps=table.step,
        first_step=table.first_step,
        seat=seat,
        view=state.view(seat),
        actor=None if last is None else last.seat,
        action=table.game.codec.text(last.action) if last is not None and shown else None,
        events=[] if last is None else seen(last.events, seat),
        scores=state.scores() if over else None,
    )


def points_over(match: Match) -> list[list[int]]:
    """Return everybody's points after each step."""
    return [state.scores() for state in match.walk()]
