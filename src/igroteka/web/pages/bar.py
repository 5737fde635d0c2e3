"""The decision bar: what I must decide now, the choices, taking back, or whom we wait for."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import groupby

import htpy as h

from igroteka.face import Choice, Look, icons
from igroteka.tables.order_views import OrdersView
from igroteka.tables.views import Origin, SeatView, Status, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.clocks import timed_out_now
from igroteka.web.pages.deal import continues
from igroteka.web.pages.hints import advice, advised, asked_now, hint_form, spoken
from igroteka.web.pages.onward import again_form, offer, stranger
from igroteka.web.pages.orders import orders_panel
from igroteka.web.pages.reader import Reader
from igroteka.web.pages.thing import rule_link

FEW_HERE = 3
"""So many choices that no drawing stands for are always in sight."""
FEW = 10
"""A longer group of choices that are all on the board starts folded."""


def bar(
    reader: Reader,
    table: TableView,
    look: Look,
    choices: Sequence[Choice],
    orders: OrdersView | None = None,
) -> h.Element:
    """Return the bar for the one who looks."""
    asked = bool(choices) or (table.vote is not None and table.vote.mine_to_vote)
    sentence = headline(reader, table, look, asked)
    notes = [note for note in side_notes(reader, table, look) if note]
    return h.section(
        class_=f"bar{' asked' if asked else ''}",
        data_part="bar",
        data_say=" ".join([sentence, *notes, spoken(table)]).rstrip(),
        aria_labelledby="question",
    )[
        h.header[
            h.h2("#question", tabindex="-1")[sentence, since(table) if not asked else None],
            undo_form(reader, table) if table.holding is None else put_back(reader),
            redo_form(reader, table),
            hint_form(reader, table),
        ],
        h.div(".more")[(h.p(".note")[note] for note in notes)] if notes else None,
        pocket(table, look) if asked else None,
        vote_form(reader, table, look),
        choice_form(reader, table, choices) if choices else None,
        absent_forms(reader, table, look),
        change_form(reader, table, look),
        orders_panel(reader, table.id, orders),
        ending(reader, table) if table.status == Status.FINISHED else None,
    ]


def side_notes(reader: Reader, table: TableView, look: Look) -> list[str]:
    """Return what else one has to know: a refusal, an invitation, what strangers look at."""
    return [
        refusal(reader, table, look),
        *timed_out_now(reader, table, look),
        *table.why_asked,
        meanwhile(table, look),
        *asked_now(reader, table, look),
        stranger(reader, table),
        offer(reader, table),
        # Later, and to who is busy, the log and the menu say it; of an example it is the news.
        continues(reader, table, table.deal.origin)
        if table.step == table.first_step
        and (not table.actions or table.deal.origin == Origin.EXAMPLE)
        else "",
    ]


def meanwhile(table: TableView, look: Look) -> str:
    """Return what who waits for the others can still do, if their game says so."""
    if table.view is None or table.status != Status.PLAYING or table.can_undo != "free":
        return ""
    return bits.face_of(table).meanwhile(table.view, look)


def change_form(reader: Reader, table: TableView, look: Look) -> h.Element | None:
    """Return the button with which who has decided decides anew, while the others have not."""
    if table.undo_to is None or not meanwhile(table, look):
        return None
    return bits.post_form(
        f"/t/{table.id}/undo",
        bits.hidden("to", table.undo_to),
        h.button(".button", data_change=True)[reader.words("orders-change")],
        class_="more",
        data_send=True,
    )


def refusal(reader: Reader, table: TableView, look: Look) -> str:
    """Return who would not go back, or cannot say so for being away."""
    by = table.refused_by
    if by is None:
        return ""
    if table.seats[by].stand_in is not None:
        return reader.words("undo-away", name=look.names[by])
    return reader.words("undo-refused", name=look.names[by])


def headline(reader: Reader, table: TableView, look: Look, asked: bool) -> str:
    """Return the one sentence of the bar."""
    words = reader.words
    if table.status == Status.FINISHED:
        ranking = table.ranking or []
        winners = [look.names[seat] for seat, place in enumerate(ranking) if place == 1]
        if table.me is not None and ranking and ranking[table.me] == 1 and len(winners) == 1:
            return words("you-won")
        return words("won", n=len(winners), names=listed(reader, winners))
    if table.vote is not None:
        asker = look.names[table.vote.seat]
        if table.vote.seat == table.me:
            return words("vote-mine")
        acted = dict.fromkeys(line.seat for line in table.log[table.vote.to :])
        whose = [look.names[seat] for seat in acted if seat is not None]
        return words("vote-asked", name=asker, n=table.vote.steps_back, whose=listed(reader, whose))
    if asked:
        assert table.view is not None
        return bits.face_of(table).question(table.view, look)
    mine = table.seats[table.me] if table.me is not None else None
    if mine is not None and mine.stand_in is not None:
        is_out = mine.time is not None and mine.time.is_out
        return words("time-out-mine" if is_out else "bot-sits-in")
    waited = listed(reader, [look.names[seat] for seat in table.to_act])
    return words("bot-thinks" if only_bots_decide(table) else "we-wait", names=waited)


def only_bots_decide(table: TableView) -> bool:
    """Say whether we wait for nobody but bots; they are about to think even if none does yet."""
    return all(bits.is_bot(table.seats[seat]) for seat in table.to_act)


def since(table: TableView) -> h.Node:
    """Return the clock of the waiting; the script lets it run."""
    sits_in = table.me is not None and table.seats[table.me].stand_in is not None
    if table.status != Status.PLAYING or sits_in or only_bots_decide(table):
        return None
    return h.span(".muted.numbers.script-only")[" ", h.span(data_since=str(int(table.since)))]


def listed(reader: Reader, names: Sequence[str]) -> str:
    """Return names as people list them: “Ann, Ben and Cem”."""
    if len(names) <= 1:
        return "".join(names)
    return reader.words("names-and", first=", ".join(names[:-1]), last=names[-1])


def undo_form(reader: Reader, table: TableView) -> h.Element | None:
    """Return the button that takes back."""
    if table.can_undo is None or table.undo_to is None:
        return None
    words = reader.words
    said = words("undo" if table.can_undo == "free" else "undo-ask")
    return bits.post_form(
        f"/t/{table.id}/undo",
        bits.hidden("to", table.undo_to),
        h.button(
            ".tool",
            data_undo=True,
            data_ask=words("undo-rewinds") if asks_before_undo(table) else None,
            title=said,
        )[bits.icon(icons.UNDO), h.span[said]],
        data_send=True,
    )


def asks_before_undo(table: TableView) -> bool:
    """Say whether to ask first: the bots would go back too, and nobody else is asked."""
    return table.can_undo == "free" and table.undo_rewinds


def redo_form(reader: Reader, table: TableView) -> h.Element | None:
    """Return the button that does again what was taken back."""
    if not table.can_redo:
        return None
    said = reader.words("redo")
    return bits.post_form(
        f"/t/{table.id}/redo",
        h.button(".tool", data_redo=True, title=said)[
            bits.icon(bits.REDO), h.span(".unseen")[said]
        ],
        data_send=True,
    )


def put_back(reader: Reader) -> h.Element:
    """Return the button that lets go of what the page has taken up: nothing was sent yet."""
    said = reader.words("put-back")
    return h.button(".tool", type="button", data_drop=True, aria_keyshortcuts="Escape", title=said)[
        bits.icon(icons.UNDO), h.span[said]
    ]


def vote_form(reader: Reader, table: TableView, look: Look) -> h.Element | None:
    """Return the buttons of an open vote."""
    if table.vote is None or table.me is None:
        return None
    words, vote = reader.words, table.vote
    others = [look.names[seat] for seat in vote.waiting_for if seat != table.me]
    waiting = listed(reader, others)
    return bits.post_form(
        f"/t/{table.id}/vote",
        h.p[words("vote-waiting", names=waiting)] if waiting else None,
        h.div(".links")[
            h.button(".button.main", name="yes", value="yes")[words("vote-yes")]
            if vote.mine_to_vote
            else None,
            h.button(".button", name="yes", value="no")[
                words("vote-withdraw" if vote.seat == table.me else "vote-no")
            ]
            if vote.mine_to_vote or vote.seat == table.me
            else None,
        ],
        class_="more",
        data_send=True,
    )


def pocket(table: TableView, look: Look) -> h.Element | None:
    """Return what one decides with, so that on a phone it is beside the question."""
    assert table.view is not None
    drawn = bits.face_of(table).pocket(table.view, look)
    return h.div(".pocket")[bits.picture(drawn)] if drawn else None


def choice_form(reader: Reader, table: TableView, choices: Sequence[Choice]) -> h.Element:
    """Return all choices as buttons, under their headings.

    The few that no drawing stands for, and what ends the turn, stay in sight below the list.
    """
    lines = advised(table, choices)
    others = [choice for choice in choices if choice not in [line for line, _ in lines]]
    here = [choice for choice in others if not choice.target] or closing(others)
    stay = here if not lines and len(here) <= FEW_HERE and len(here) < len(others) else []
    rest = [choice for choice in others if choice not in stay]
    groups = [(title, list(group)) for title, group in groupby(rest, key=lambda c: c.group)]
    drawn = " drawn" if not lines and all(choice.target for choice in rest) else ""
    numbered = iter(range(1, 10))
    takes = {offer.text for offer in table.actions if offer.opens}
    return bits.post_form(
        f"/t/{table.id}/act",
        bits.hidden("number", table.number),
        h.div(class_=f"choices{drawn}", data_scroll="keep")[
            advice(
                reader, lines, lambda c: choice_button(c, next(numbered, None), c.text in takes)
            ),
            (
                choice_group(reader, place, title, group, numbered, takes)
                for place, (title, group) in enumerate(groups)
            ),
            only_this(reader, table) if len(choices) == 1 else None,
        ],
        h.ul(".endings")[
            (
                h.li[choice_button(choice, next(numbered, None), choice.text in takes)]
                for choice in stay
            )
        ]
        if stay
        else None,
        class_="choose",
        data_send=True,
    )


def closing(choices: Sequence[Choice]) -> list[Choice]:
    """Return the choices of the last heading, if these alone cannot be taken back."""
    last = [choice for choice in choices if choice.group == choices[-1].group] if choices else []
    return last if last == [choice for choice in choices if choice.final] else []


def only_this(reader: Reader, table: TableView) -> h.Element | None:
    """Return why there is but one choice: what else one would reach for, and why not."""
    reasons = dict.fromkeys((thing.why, thing.rule) for thing in table.closed)
    if not reasons:
        return None
    return h.details("#only-this.group")[
        h.summary[reader.words("only-this")],
        h.ul(".reasons")[(h.li[why, " ", rule_link(table.game, rule)] for why, rule in reasons)],
    ]


def choice_group(
    reader: Reader,
    place: int,
    title: str,
    group: Sequence[Choice],
    numbered: object,
    takes: Set[str],
) -> h.Element:
    """Return the choices of one heading; many that are all on the board start folded."""
    folded = len(group) > FEW and all(choice.target for choice in group)
    tiny = all(len(choice.label) <= 12 and not choice.preview for choice in group)
    long = any(len(choice.label) > 24 for choice in group)
    size = " tiny" if tiny else " long" if long else ""
    items = h.ul[
        (
            h.li[
                choice_button(
                    choice,
                    None if folded else next(numbered, None),  # type: ignore[call-overload]
                    takes=choice.text in takes,
                )
            ]
            for choice in group
        )
    ]
    if folded:
        said = title or reader.words("choices-all")
        return h.details(f"#group-{place}", class_=f"group{size}")[
            h.summary[f"{said} ({len(group)})"], items
        ]
    return h.div(class_=f"group{size}")[h.h3[title] if title else None, items]


def choice_button(choice: Choice, key: int | None, takes: bool = False) -> h.Element:
    """Return one choice; if it only *takes* something up, the script need not send it yet."""
    return h.button(
        ".choice",
        type="submit" if choice.text else "button",
        name="action",
        value=choice.text,
        data_label=choice.label,
        data_preview=choice.preview or None,
        data_target=choice.target or None,
        data_things=" ".join(choice.things) or None,
        data_final=True if choice.final else None,
        data_forgoes=True if choice.forgoes else None,
        data_takes=True if takes else None,
        data_drop=None if choice.text else True,
        data_key=str(key) if key else None,
        aria_keyshortcuts=str(key) if key else None,
    )[
        h.span(".what")[choice.label],
        h.span(".brings")[choice.preview] if choice.preview else None,
    ]


def absent_forms(reader: Reader, table: TableView, look: Look) -> h.Node:
    """Return what can be done about players who are away, oneself included."""
    return [absent_form(reader, table, seat, look) for seat in table.seats if needs_help(seat)]


def needs_help(seat: SeatView) -> bool:
    """Say whether a bot may sit in here, or sits in for the viewer."""
    return seat.may_stand_in or (seat.mine and seat.stand_in is not None)


def absent_form(reader: Reader, table: TableView, seat: SeatView, look: Look) -> h.Element:
    """Return the button that lets a bot sit in, or takes the seat back."""
    words, name = reader.words, look.names[seat.seat]
    if seat.mine:
        return bits.post_form(
            f"/t/{table.id}/take-back",
            h.button(".button.main")[words("take-back")],
            class_="more",
            data_send=True,
        )
    return bits.post_form(
        f"/t/{table.id}/stand-in",
        bits.hidden("seat", seat.seat),
        h.p[words("is-away", name=name, n=max(1, (seat.absent_for or 0) // 60))],
        h.button(".button")[words("let-bot-play", name=name)],
        class_="more",
        data_send=True,
        data_stand_in=True,
    )


def ending(reader: Reader, table: TableView) -> h.Element:
    """Return where to go when the game is over."""
    words = reader.words
    return h.div(".more")[
        h.div(".links")[
            again_form(reader, table),
            h.a(".button", href=f"/t/{table.id}/replay/{table.step}")[words("replay")],
            h.a(".button", href=f"/t/{table.id}/analysis")[words("analysis-title")],
            h.a(".button.quiet", href=f"/t/{table.id}/record", title=words("download"))[
                bits.icon(bits.DOWNLOAD), h.span(".unseen")[words("download")]
            ],
            h.a(".button.quiet", href=f"/t/{table.id}/deal")[words("deal-check")]
            if table.deal.commitment
            else None,
        ]
    ]
