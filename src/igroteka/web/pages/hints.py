"""Hints: the button that asks the coach, what it says, and whether a table allows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import htpy as h
from markupsafe import Markup

from igroteka.face import Choice, Look
from igroteka.tables.views import HintUse, HintView, TableView
from igroteka.web.pages import bits
from igroteka.web.pages.reader import Reader


def hint_form(reader: Reader, table: TableView) -> h.Element | None:
    """Return the button that asks what the coach would do.

    Where hints are not allowed it is not in sight; the key still presses it, and the answer says
    that they are not.
    """
    if table.me is None or not table.actions or table.hint:
        return None
    words = reader.words
    alone = sum(seat.bot is None for seat in table.seats) == 1
    said = words("hint-ask" if alone else "hint-ask-openly")
    return bits.post_form(
        f"/t/{table.id}/hint",
        bits.hidden("holding", table.holding.text if table.holding else ""),
        h.button(
            ".tool.hint-button",
            data_hint=True,
            data_saying=words("hint-thinks"),
            title=said,
            aria_keyshortcuts="H",
        )[bits.icon(bits.BULB), h.span(".unseen")[said]],
        data_send="aside",
        hidden=not table.may_hint,
    )


def advised(table: TableView, choices: Sequence[Choice]) -> list[tuple[Choice, HintView]]:
    """Return the choices that the coach would think of, the best first."""
    found = {choice.text: choice for choice in choices if choice.text}
    return [(found[hint.action], hint) for hint in table.hint if hint.action in found]


def advice(
    reader: Reader, lines: Sequence[tuple[Choice, HintView]], button: Callable[[Choice], h.Node]
) -> h.Element | None:
    """Return what the coach says: the choices themselves, what each is worth, and why."""
    if not lines:
        return None
    return h.div(".group.advice")[
        h.h3[reader.words("hint-title")],
        h.ol[
            (
                h.li[
                    h.p(".of")[choice.group] if needs_heading(choice) else None,
                    button(choice),
                    meter(hint),
                    h.p(".chance")[hint.text],
                    why(hint, place),
                ]
                for place, (choice, hint) in enumerate(lines)
            )
        ],
    ]


def needs_heading(choice: Choice) -> bool:
    """Say whether a choice, away from its list, has to say under which heading it stood."""
    is_said = choice.label.lower().startswith(choice.group.lower())
    return bool(choice.group) and not is_said and not choice.forgoes


def why(hint: HintView, place: int) -> h.Element:
    """Return what speaks for a choice and against it; of all but the best it is folded."""
    if not hint.reasons:
        return h.p(".compared")[hint.compared]
    return h.details(f"#why-{place}", open=place == 0)[
        h.summary(".compared")[hint.compared],
        h.ul(".why")[
            (
                h.li(class_="gain" if reason.share > 0 else "loss")[reason.text]
                for reason in hint.reasons
            )
        ],
    ]


def meter(hint: HintView) -> Markup:
    """Return the chance as a bar, with what is uncertain of it; the words say the same."""
    least, most = max(0.0, hint.chance - hint.margin), min(1.0, hint.chance + hint.margin)
    return Markup(
        '<svg class="meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="all" width="100" height="4"/><rect class="sure" width="{}" height="4"/>'
        '<rect class="unsure" x="{}" width="{}" height="4"/></svg>'
    ).format(round(100 * least, 1), round(100 * least, 1), round(100 * (most - least), 1))


def spoken(table: TableView) -> str:
    """Return what those hear of a hint who do not look: the best of it, and why."""
    if not table.hint:
        return ""
    best = table.hint[0]
    reasons = "; ".join(reason.text for reason in best.reasons)
    return f"{best.label}: {best.text}. {best.compared} {reasons}"


def asked_now(reader: Reader, table: TableView, look: Look) -> list[str]:
    """Return who else has asked for a hint at what is being decided now."""
    seats = dict.fromkeys(
        use.seat for use in table.hinted if use.step == table.step and use.seat != table.me
    )
    return [reader.words("hint-asked", name=look.names[seat]) for seat in seats]


def asked_line(reader: Reader, use: HintUse, look: Look) -> h.Element:
    """Return the line of the log that says that somebody asked for a hint."""
    name = look.names[use.seat]
    return h.li(".said.hinted")[
        bits.badge_of(use.seat, look), h.p(".muted")[reader.words("hint-asked", name=name)]
    ]


def hints_field(reader: Reader, is_on: bool) -> h.Element:
    """Return the option of a new table."""
    return h.label(".check")[
        h.input(type="checkbox", name="hints", value="yes", checked=is_on),
        reader.words("create-hints"),
    ]


def hints_section(reader: Reader, table: TableView) -> h.Element | None:
    """Return, before the start, whether hints are allowed, and how that is changed.

    Where all others are bots they always are.
    """
    others = [seat for seat in table.seats if not seat.mine]
    if all(seat.bot is not None for seat in others):
        return None
    words = reader.words
    return h.section(".sheet.form", data_part="hints")[
        h.h2[words("hints")],
        h.p[words("hints-on" if table.hints_chosen else "hints-off")],
        bits.post_form(
            f"/t/{table.id}/hints",
            h.button(".button.quiet", name="allow", value="no" if table.hints_chosen else "yes")[
                words("hints-forbid" if table.hints_chosen else "hints-allow")
            ],
            data_send=True,
        )
        if table.me is not None
        else None,
    ]
