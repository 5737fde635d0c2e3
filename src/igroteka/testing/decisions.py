"""Decisions: what may be done and what it means, what may not and why."""

from __future__ import annotations

from functools import cache
from typing import Any

from igroteka.engine import Reason, Rng
from igroteka.face import LANGUAGES, Face, said
from igroteka.testing.clauses import Clauses, at_decisions
from igroteka.testing.position import Position
from igroteka.testing.walking import verbs_of


class DecisionClauses(Clauses):
    """What holds for whoever decides."""

    @at_decisions(games=120, most=4)
    def test_offers_say_what_each_legal_action_means(self, here: Position) -> None:
        """There is one offer for each legal action, in the same order, with its text."""
        state = here.state
        for seat in range(state.seats):
            offers = state.offers(seat)
            found, wanted = [offer.action for offer in offers], state.legal_actions(seat)
            here.same(found, wanted, "The offers are not the legal actions in order", seat)
            for offer in offers:
                action, text = offer.action, state.codec.text(offer.action)
                here.same(offer.text, text, "The offer has another text", seat, action)
                here.need(offer.kind, "The offer has no kind.", seat, action)

    @at_decisions(games=60, most=4)
    def test_who_looks_changes_nothing(self, here: Position) -> None:
        """Offers, closed things, refusals and views leave the state and its luck alone."""
        state, before = here.state, here.state.to_json()
        state.events = []
        for viewer in here.viewers:
            state.view(viewer)
        for seat in range(state.seats):
            state.offers(seat)
            state.closed(seat)
        for seat in state.seats_to_act():
            for action in range(0, state.codec.size, 1 + state.codec.size // 20):
                state.step().refuse(state, action, seat)
        here.need(not state.events, f"Looking causes events: {state.events}.")
        here.need(state.to_json() == before, "Looking changes the state.")

    @at_decisions(games=120, most=4)
    def test_closed_things_have_a_reason(self, here: Position) -> None:
        """What cannot be used says why, is named once, and is not offered for the same end."""
        state = here.state
        for seat in range(state.seats):
            closed = state.closed(seat)
            if seat not in state.seats_to_act():
                here.need(not closed, "Things are closed to who may not act.", seat)
            offered = {(offer.about, offer.kind) for offer in state.offers(seat)}
            offered |= {(about, "") for about, _ in offered}
            named: set[tuple[str, str]] = set()
            for thing in closed:
                end = (thing.about, thing.kind)
                what = f"{thing.about!r} ({thing.kind or 'for anything'})"
                here.need(thing.about, f"Nothing is closed: {thing.reason}", seat)
                here.need(end not in offered, f"{what} is closed and offered.", seat)
                here.need(end not in named, f"{what} is closed twice.", seat)
                named.add(end)
                check_reason(here, thing.reason, self.heard, seat)

    @at_decisions(games=120, most=4)
    def test_an_illegal_action_is_refused_with_its_reason(self, here: Position) -> None:
        """Whatever has the verb of a legal action is legal, or there is a reason against it."""
        state, rng = here.state, Rng(here.seed)
        step, verbs = state.step(), verbs_of(state.codec)
        for seat in state.seats_to_act():
            legal = state.legal_actions(seat)
            for action in legal:
                reason = step.refuse(state, action, seat)
                here.need(reason is None, f"It is legal, but: {reason}", seat, action)
            possible = {verbs[action] for action in legal}
            others = [a for a, verb in enumerate(verbs) if verb in possible and a not in legal]
            for action in rng.shuffled(others)[:12]:
                reason = step.refuse(state, action, seat)
                if reason is None:
                    here.fail("It is not legal, but there is no reason.", seat, action)
                check_reason(here, reason, self.heard, seat, action)


def check_reason(
    here: Position, reason: Reason, heard: set[str], seat: int, action: int | None = None
) -> None:
    """Check that a reason is a sentence in every language, by a rule that there is.

    A reason that was *heard* is not listened to again in full.
    """
    what = f"The reason “{reason}” ({reason.message})"
    if reason.message in heard:
        here.need(str(reason), f"{what} says nothing.", seat, action)
        return
    heard.add(reason.message)
    if not here.game.face_path:  # it has no words yet but the English ones in its rules
        whole = len(str(reason)) > 5 and str(reason)[-1] in ".!?…"
        here.need(whole, f"{what} is no sentence.", seat, action)
        return
    face = here.game.face
    for lang in LANGUAGES:
        words = face.words(lang)
        known = lang == "en" or words.has(reason.message)
        here.need(known, f"{what} has no words in {lang}.", seat, action)
        text = said(reason, words, face)
        whole = len(text) > 5 and text[-1] in ".!?…" and "{" not in text
        here.need(whole, f"{what} is no sentence in {lang}: “{text}”.", seat, action)
        there_is = reason.rule in rule_ids(face, lang)
        here.need(there_is, f"{what} names no rule in {lang}: “{reason.rule}”.", seat, action)


@cache
def rule_ids(face: Face[Any], lang: str) -> frozenset[str]:
    """Return the ids of a game's rules."""
    return frozenset(rule for rule, _ in face.rules(lang) if rule)
