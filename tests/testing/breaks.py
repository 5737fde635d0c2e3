"""What can be wrong with a game: each function breaks The Haul in one place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from haul.bot.knowledge import HaulKnowledge
from haul.face import HaulFace, board, offers
from haul.rules import imagine, scoring, state
from haul.rules.actions import BID, KEEP, PEEK, SWAP
from haul.rules.observation import LAYOUT
from haul.rules.state import HaulState
from haul.rules.steps.bidding import Bidding
from haul.rules.steps.serving import Serving
from igroteka.coach.puzzle import Decision, Puzzle
from igroteka.engine import (
    Answer,
    Blank,
    Closed,
    Codec,
    Offer,
    Order,
    OrderKind,
    Rng,
    because,
    memory,
)
from igroteka.engine import state as engine_state
from igroteka.engine.rows import write
from igroteka.face import lessons
from igroteka.face.lessons import Course, Lesson
from igroteka.testing import orders, puzzles
from tests.testing.haul import CASE, Suite

Patch = pytest.MonkeyPatch
Break = Callable[[Patch], None]
BROKEN: list[tuple[str, Break, str]] = []
"""The clause that notices, what is wrong, and what the failure says, as a pattern."""


def noticed_by(clause: str, says: str) -> Callable[[Break], Break]:
    """Say which clause of the contract notices what a function breaks."""

    def listed(wrong: Break) -> Break:
        BROKEN.append((clause, wrong, says))
        return wrong

    return listed


def wrapped(patch: Patch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """Have *change* see what a function returns, and its arguments, and return something else."""
    whole = getattr(owner, name)
    patch.setattr(owner, name, lambda *args: change(whole(*args), *args))


# --- what can be wrong with a game --------------------------------------------------------


@noticed_by("every_action_has_one_text", "does not lead back to action 1")
def an_action_reads_like_another(patch: Patch) -> None:
    patch.setattr(Codec, "parse", lambda self, text: 0)


def after(patch: Patch, step: type[Any], change: Callable[[HaulState, int, int], None]) -> None:
    """Have something happen after an action of a step."""
    whole = step.apply

    def apply(self: Any, here: HaulState, action: int, seat: int) -> None:
        whole(self, here, action, seat)
        change(here, action, seat)

    patch.setattr(step, "apply", apply)


@noticed_by("random_games_end_and_lose_no_component", "")
def a_crate_is_lost(patch: Patch) -> None:
    after(patch, Serving, lambda here, action, seat: here.gone.clear())


@noticed_by("random_games_end_and_lose_no_component", "The second way to count differs")
def a_net_costs_two(patch: Patch) -> None:
    patch.setattr(scoring, "NET_POINTS", -2)


@noticed_by("random_games_end_and_lose_no_component", "An action is legal twice")
def a_card_is_legal_twice(patch: Patch) -> None:
    wrapped(patch, Bidding, "legal", lambda legal, *_: legal + legal[:1])


@noticed_by("random_games_end_and_lose_no_component", "Somebody has a legal")
def who_has_bid_has_actions(patch: Patch) -> None:
    patch.setattr(HaulState, "legal_actions", lambda self, seat: self.step().legal(self, seat))


@noticed_by("random_games_end_and_lose_no_component", "not the first to act")
def the_wrong_seat_acts_first(patch: Patch) -> None:
    def change(here: HaulState, action: int, seat: int) -> None:
        if here.seat_to_act is not None:
            here.seat_to_act = here.seats_to_act()[-1]

    after(patch, Bidding, change)


@noticed_by("legal_means_playable_and_nothing_else_is", "It changes nothing")
def a_peek_does_nothing(patch: Patch) -> None:
    whole = Bidding.apply

    def apply(self: Bidding, here: HaulState, action: int, seat: int) -> None:
        if action != PEEK:
            whole(self, here, action, seat)

    patch.setattr(Bidding, "apply", apply)


@noticed_by("copies_are_equal_and_independent", "shares lists .*hands")
def a_copy_shares_its_hands(patch: Patch) -> None:
    def change(copy: HaulState, here: HaulState) -> HaulState:
        copy.hands = here.hands
        return copy

    wrapped(patch, HaulState, "copy", change)


@noticed_by("same_seed_and_actions_same_game", "")
def the_seed_is_not_all(patch: Patch) -> None:
    numbers = count()
    patch.setattr(engine_state, "seeded", lambda seed: next(numbers))


@noticed_by("stored_and_loaded_goes_on_alike", r'\["coins"\]\[0\] is 4')
def a_state_is_read_with_more_coins(patch: Patch) -> None:
    def derive(self: HaulState) -> None:
        self.coins[0] += 1

    patch.setattr(HaulState, "derive", derive)


@noticed_by("a_game_keeps_its_terms", "terms are others")
def a_copy_plays_by_the_newest_rules(patch: Patch) -> None:
    def change(copy: HaulState, here: HaulState) -> HaulState:
        copy.rules = 2
        return copy

    wrapped(patch, HaulState, "copy", change)


@noticed_by("undo_leads_back", "Undo leads elsewhere")
def what_nobody_hears_is_remembered(patch: Patch) -> None:
    def change(here: HaulState, action: int, seat: int) -> None:
        if here.events is None:
            here.gone.append(1)

    after(patch, Bidding, change)


@noticed_by("order_of_simultaneous_acts_does_not_matter", "It matters that")
def the_first_to_bid_gets_a_coin(patch: Patch) -> None:
    whole = Bidding.apply

    def apply(self: Bidding, here: HaulState, action: int, seat: int) -> None:
        if max(here.bids) < 0:
            here.coins[seat] += 1
        whole(self, here, action, seat)

    patch.setattr(Bidding, "apply", apply)


@noticed_by("hidden_things_stay_hidden", "What it imagines looks different")
def the_box_can_be_seen(patch: Patch) -> None:
    wrapped(patch, state, "describe", lambda view, here, *_: {**view, "gone": here.box})


@noticed_by("what_is_hidden_is_drawn_anew", "it imagines the same")
def one_imagines_how_it_truly_lies(patch: Patch) -> None:
    def deal(world: HaulState, seat: int | None, rng: Rng) -> None:
        world.rng = rng.bits()

    patch.setattr(state, "deal_unseen", deal)


@noticed_by("hidden_things_stay_hidden", "depends on more than its view")
def the_order_in_the_box_shows(patch: Patch) -> None:
    whole = imagine.deal_unseen

    def deal(world: HaulState, seat: int | None, rng: Rng) -> None:
        first = world.box[0]
        whole(world, seat, rng)
        world.rng = first

    patch.setattr(state, "deal_unseen", deal)


@noticed_by("hidden_things_stay_hidden", "")
def the_imagined_world_has_other_cards(patch: Patch) -> None:
    def change(_: None, world: HaulState, *more: Any) -> None:
        world.box.append(0)

    wrapped(patch, state, "deal_unseen", change)


@noticed_by("imagined_worlds_can_be_played", "does not end")
def imagined_games_do_not_end(patch: Patch) -> None:
    def change(_: None, world: HaulState, *more: Any) -> None:
        world.round = -(10**9)
        world.stack = [1] * 200
        world.hands = [hand * 40 for hand in world.hands]

    patch.setattr(Suite, "case", replace(CASE, longest=100))

    wrapped(patch, state, "deal_unseen", change)


@noticed_by("what_can_be_taken_back_has_shown_nothing", "but is no barrier")
def a_peek_can_be_taken_back(patch: Patch) -> None:
    whole = HaulState.tell

    def tell(self: HaulState, kind: str, *args: Any, reveals: bool = False, **more: Any) -> None:
        whole(self, kind, *args, reveals=reveals and kind != "saw", **more)

    patch.setattr(HaulState, "tell", tell)


@noticed_by("offers_and_closed_things_follow_from_the_view", "An offer")
def an_offer_tells_the_next_crate(patch: Patch) -> None:
    def change(offer: Offer, self: Bidding, here: HaulState, *more: Any) -> Offer:
        return Offer(offer.action, offer.kind, offer.about, then=(("comes", here.stack[-1]),))

    wrapped(patch, Bidding, "offer", change)


@noticed_by("offers_and_closed_things_follow_from_the_view", "A cl")
def what_is_closed_tells_the_next_crate(patch: Patch) -> None:
    def change(closed: list[Closed], self: Serving, here: HaulState, *more: Any) -> list[Closed]:
        return closed[here.stack[-1] :]

    wrapped(patch, Serving, "closed", change)


@noticed_by("refusals_tell_nothing_hidden", "what is hidden")
def a_refusal_tells_who_holds_a_card(patch: Patch) -> None:
    def change(reason: Any, self: Bidding, here: HaulState, action: int, seat: int) -> Any:
        held = any(action - BID in hand for hand in here.hands)
        return because("Somebody holds it.", "haul-refusal-not-held", "H5") if held else reason

    wrapped(patch, Bidding, "refuse", change)


@noticed_by("offers_say_what_each_legal_action_means", "not the legal actions in")
def an_offer_is_missing(patch: Patch) -> None:
    wrapped(patch, HaulState, "offers", lambda offers, *_: offers[1:])


@noticed_by("offers_say_what_each_legal_action_means", "The offer has no kind")
def an_offer_has_no_kind(patch: Patch) -> None:
    patch.setattr(Bidding, "offer", lambda self, here, action, seat: Offer(action, ""))


@noticed_by("who_looks_changes_nothing", "Looking changes the state")
def to_look_costs_luck(patch: Patch) -> None:
    def change(offer: Offer, self: Bidding, here: HaulState, *more: Any) -> Offer:
        here.random_below(2)
        return offer

    wrapped(patch, Bidding, "offer", change)


@noticed_by("who_looks_changes_nothing", "Looking causes events")
def to_look_is_told(patch: Patch) -> None:
    def change(closed: list[Closed], self: Bidding, here: HaulState, seat: int) -> list[Closed]:
        here.tell("looked", seat)
        return closed

    wrapped(patch, Bidding, "closed", change)


def closing(patch: Patch, *closed: Closed) -> None:
    wrapped(patch, Bidding, "closed", lambda found, *_: [*found, *closed])


@noticed_by("closed_things_have_a_reason", "is closed and offered")
def what_is_offered_is_closed(patch: Patch) -> None:
    reason = because("Not now.", "haul-refusal-later", "H5")
    wrapped(
        patch,
        Bidding,
        "closed",
        lambda found, self, here, seat: [Closed(here.offers(seat)[0].about, reason, "bid")],
    )


@noticed_by("closed_things_have_a_reason", "is closed twice")
def a_thing_is_closed_twice(patch: Patch) -> None:
    thing = Closed("crate", because("Not now.", "haul-refusal-later", "H5"))
    closing(patch, thing, thing)


@noticed_by("closed_things_have_a_reason", "names no rule in ru: “H99”")
def a_reason_names_no_rule(patch: Patch) -> None:
    closing(patch, Closed("crate", because("Not now.", "haul-refusal-later", "H99")))


@noticed_by("closed_things_have_a_reason", "has no words in ru")
def a_reason_has_no_russian(patch: Patch) -> None:
    closing(patch, Closed("crate", because("Not now.", "haul-refusal-unheard-of", "H5")))


@noticed_by("closed_things_have_a_reason", "is no sentence in en: “no”")
def a_reason_is_no_sentence(patch: Patch) -> None:
    closing(patch, Closed("crate", because("no", "haul-refusal-later", "H5")))


@noticed_by("an_illegal_action_is_refused_with_its_reason", "no reas")
def a_card_is_refused_without_a_reason(patch: Patch) -> None:
    patch.setattr(Bidding, "refuse", lambda self, here, action, seat: None)


@noticed_by("an_illegal_action_is_refused_with_its_reason", "It is legal, but")
def a_legal_action_is_refused(patch: Patch) -> None:
    reason = because("Not now.", "haul-refusal-later", "H5")
    patch.setattr(Serving, "refuse", lambda self, here, action, seat: reason)


@noticed_by("views_are_what_their_type_says", 'should not have "weather"')
def the_view_has_a_key_more(patch: Patch) -> None:
    wrapped(patch, state, "describe", lambda view, *_: {**view, "weather": "fog"})


@noticed_by("views_are_what_their_type_says", r"\$\.round")
def the_view_has_a_wrong_value(patch: Patch) -> None:
    wrapped(patch, state, "describe", lambda view, *_: {**view, "round": "first"})


@noticed_by("views_are_what_their_type_says", "not what JSON gives back")
def the_view_is_not_plain(patch: Patch) -> None:
    wrapped(patch, state, "describe", lambda view, *_: {**view, "gone": tuple(view["gone"])})


@noticed_by("every_decision_can_be_shown", "Two choices read")
def two_choices_read_the_same(patch: Patch) -> None:
    patch.setattr(offers, "card_title", lambda card, words: "a card")


@noticed_by("every_decision_can_be_shown", "Nothing drawn is “card-")
def a_choice_aims_at_nothing(patch: Patch) -> None:
    wrapped(patch, board, "hand", lambda drawing, *_: drawing.replace("data-target", "data-x"))


@noticed_by("every_decision_can_be_shown", "is closed and drawn nowhere")
def what_is_closed_is_not_drawn(patch: Patch) -> None:
    wrapped(patch, board, "quay", lambda drawing, *_: drawing.replace("data-closed", "data-x"))


@noticed_by("every_decision_can_be_shown", "says “”, not “")
def what_is_closed_says_something_else(patch: Patch) -> None:
    wrapped(patch, board, "quay", lambda drawing, *_: drawing.replace("data-why", "data-x"))


@noticed_by("every_decision_can_be_shown", "but not closed: {'sky'}")
def the_wrong_thing_is_drawn_as_closed(patch: Patch) -> None:
    wrapped(
        patch,
        board,
        "quay",
        lambda drawing, *_: drawing.replace("<rect", '<rect data-closed="sky"', 1),
    )


@noticed_by("everybody_sees_their_side", "A name is not escaped")
def a_name_is_not_escaped(patch: Patch) -> None:
    wrapped(
        patch, HaulFace, "area", lambda _, self, view, seat, look: f"<svg>{look.names[seat]}</svg>"
    )


@noticed_by("every_decision_can_be_shown", "has 101 characters")
def a_line_is_too_wide(patch: Patch) -> None:
    patch.setattr(HaulFace, "text", lambda self, view, look: "~" * 101)


@noticed_by("every_decision_can_be_shown", "The plain text is empty")
def the_plain_text_is_empty(patch: Patch) -> None:
    patch.setattr(HaulFace, "text", lambda self, view, look: "")


@noticed_by("what_is_hidden_is_drawn_anew", r'write Case\("haul", secrets=False\)')
def nothing_is_drawn_anew(patch: Patch) -> None:
    patch.setattr(HaulState, "imagine", lambda self, seat, rng: self.copy())


@noticed_by("everything_that_happens_can_be_told", "is told as “{name} bids”")
def an_event_is_told_half(patch: Patch) -> None:
    patch.setattr(HaulFace, "tell", lambda self, event, look: "{name} bids")


@noticed_by("the_game_introduces_itself", "told twice")
def a_rule_is_told_twice(patch: Patch) -> None:
    patch.setattr(HaulFace, "rules", lambda self, lang: [("H1", "a"), ("H1", "b")])


@noticed_by("the_languages_say_the_same", "not the same ones")
def the_rules_differ(patch: Patch) -> None:
    patch.setattr(HaulFace, "rules", lambda self, lang: [(f"H-{lang}", "a")])


@noticed_by("knowledge_speaks_of_what_is_there", "are not legal")
def bots_think_of_what_is_not_legal(patch: Patch) -> None:
    patch.setattr(HaulKnowledge, "candidates", lambda self, here, seat: [KEEP, SWAP, BID])


@noticed_by("knowledge_speaks_of_what_is_there", "Not every seat")
def one_seat_is_worth_nothing(patch: Patch) -> None:
    patch.setattr(HaulKnowledge, "values", lambda self, here: [1.0, 2.0, 3.0, 4.0, 5.0])


@noticed_by("knowledge_speaks_of_what_is_there", "changes it")
def to_value_a_state_changes_it(patch: Patch) -> None:
    def values(self: HaulKnowledge, here: HaulState) -> list[float]:
        here.round += 1
        return [0.0] * here.seats

    patch.setattr(HaulKnowledge, "values", values)


@noticed_by("characters_like_what_is_counted", "is no name")
def a_character_has_no_proper_name(patch: Patch) -> None:
    patch.setattr(HaulKnowledge, "CHARACTERS", {"Long John Silver": {}})


@noticed_by("characters_like_what_is_counted", "likes what is not counted: {'rum'}")
def a_character_likes_what_nobody_counts(patch: Patch) -> None:
    patch.setattr(HaulKnowledge, "CHARACTERS", {"pirate": {"rum": 1.0}})


@noticed_by("characters_like_what_is_counted", "no message")
def nobody_knows_what_a_character_is_called(patch: Patch) -> None:
    patch.setattr(HaulKnowledge, "FEATURES", ("rum",))
    patch.setattr(HaulKnowledge, "CHARACTERS", {"pirate": {"rum": 1.0}})


def renumbered(patch: Patch, change: Callable[..., list[int]]) -> None:
    """Have *change* see the numbers of an observation, whose they are, and return others."""
    wrapped(patch, state, "numbers", lambda found, *args: change([*found], *args))


def put(numbers: list[int], name: str, *values: int) -> list[int]:
    """Write values over the beginning of a field."""
    field = LAYOUT[name]
    if field.offset < len(numbers):
        numbers[field.offset : field.offset + len(values)] = values
    return numbers


@noticed_by("every_number_is_in_its_range", "“round” holds 9, which is no int from 1 to 5")
def a_number_is_too_great(patch: Patch) -> None:
    renumbered(patch, lambda numbers, *_: put(numbers, "round", 9))


@noticed_by("every_number_is_in_its_range", "“round” holds True")
def a_number_is_none(patch: Patch) -> None:
    renumbered(patch, lambda numbers, *_: put(numbers, "round", True))


@noticed_by("each_kind_is_the_beginning_of_the_next", "What is public differs")
def the_public_see_other_numbers(patch: Patch) -> None:
    renumbered(
        patch,
        lambda numbers, here, seat, kind: put(numbers, "round", 5) if kind == "public" else numbers,
    )


@noticed_by("who_looks_comes_first", "“coins” is not from the viewer on")
def the_first_seat_comes_first(patch: Patch) -> None:
    renumbered(
        patch,
        lambda numbers, here, *_: put(numbers, "coins", *range(1, here.seats + 1)),
    )


@noticed_by("numbers_are_written_to_any_buffer", "A buffer of “h” has other numbers")
def what_is_written_is_something_else(patch: Patch) -> None:
    patch.setattr(engine_state, "write", lambda numbers, out: write([0] * len(numbers), out))


@noticed_by("the_mask_is_exactly_what_is_legal", "The mask is not what is legal")
def the_mask_keeps_what_was_there(patch: Patch) -> None:
    def write_mask(actions: list[int], out: Any, size: int) -> None:
        for action in actions:
            out[action] = 1

    patch.setattr(engine_state, "write_mask", write_mask)


@noticed_by("what_is_hidden_is_for_oracles_only", "The numbers tell what is hidden")
def the_next_crate_is_among_the_numbers(patch: Patch) -> None:
    renumbered(
        patch,
        lambda numbers, here, *_: put(numbers, "next", here.stack[-1] + 1 if here.stack else 0),
    )


@noticed_by("what_is_hidden_is_for_oracles_only", "An oracle does not see what is hidden")
def an_oracle_is_blind(patch: Patch) -> None:
    renumbered(
        patch,
        lambda numbers, *_: numbers[: LAYOUT.size()] + [0] * (len(numbers) - LAYOUT.size()),
    )


@noticed_by("numbers_say_what_the_view_says", "the numbers are the same and the view differs")
def coins_are_not_among_the_numbers(patch: Patch) -> None:
    renumbered(patch, lambda numbers, *_: put(numbers, "coins", 0, 0, 0, 0))


@noticed_by("numbers_say_what_the_view_says", "the view is the same and the numbers differ")
def numbers_know_what_a_rival_laid(patch: Patch) -> None:
    renumbered(
        patch,
        lambda numbers, here, *_: put(numbers, "bids", *(bid + 1 for bid in here.bids)),
    )


@noticed_by("copies_take_other_luck_if_asked_to", "keeps the generator")
def a_copy_cannot_be_reseeded(patch: Patch) -> None:
    whole = HaulState.bare_copy
    patch.setattr(HaulState, "bare_copy", lambda self, reseed=None: whole(self))


@noticed_by("pickled_and_back_goes_on_alike", "It came back as another state")
def a_pickle_forgets_its_luck(patch: Patch) -> None:
    whole = engine_state.revived

    def revived(kind: Any, *values: Any) -> Any:
        found = whole(kind, *values)
        found.rng = 1
        return found

    revived.__qualname__ = "revived"
    revived.__module__ = engine_state.__name__
    patch.setattr(engine_state, "revived", revived)


@noticed_by("fingerprints_tell_positions_apart", "Two positions share a fingerprint")
def all_fingerprints_are_alike(patch: Patch) -> None:
    patch.setattr(HaulState, "fingerprint", lambda self: 7)


@noticed_by("fingerprints_tell_positions_apart", "Its luck is in its fingerprint")
def luck_is_in_the_fingerprint(patch: Patch) -> None:
    patch.setattr(HaulState, "fingerprint", lambda self: hash(self.to_json()))


@noticed_by("fingerprints_tell_positions_apart", "“peeked” holds True or False")
def a_state_holds_truth_values(patch: Patch) -> None:
    def change(here: HaulState, action: int, seat: int) -> None:
        here.peeked = [bool(one) for one in here.peeked]

    after(patch, Bidding, change)


@noticed_by("returns_are_what_they_are_called", "is not from -12.0 to 3.0")
def a_score_is_out_of_bounds(patch: Patch) -> None:
    patch.setattr(HaulState, "SCORES", (-12, 3))


@noticed_by("returns_are_what_they_are_called", "It returns early by score")
def points_are_returned_early(patch: Patch) -> None:
    patch.setattr(
        HaulState, "returns", lambda self, by="place": [float(by == "score")] * self.seats
    )


@noticed_by("games_are_no_longer_than_they_say", "more than 20 actions")
def a_game_takes_longer(patch: Patch) -> None:
    patch.setattr(HaulState, "LONGEST", 20)


@noticed_by("memories_hold_what_was_seen_and_done", "What is imagined is remembered")
def a_memory_sees_through_cards(patch: Patch) -> None:
    patch.setattr(memory, "digest", lambda here, seat: here.to_json())


def the_view_cannot_be_made(patch: Patch) -> None:
    def describe(*_: object) -> None:
        raise KeyError("fish")

    patch.setattr(state, "describe", describe)


@noticed_by(
    "the_lessons_can_be_given", "it is the turn of|There is no action|cannot|no words in ru"
)
def a_lesson_is_no_longer_legal(patch: Patch) -> None:
    moves = ((0, "bid 99"),)
    course = Course("first", 2, 1, (Lesson("bid", moves), Lesson("own", free=True), Lesson("bye")))
    patch.setattr(lessons, "courses_of", lambda face: (course,))


@noticed_by("the_puzzles_can_be_solved", "puzzle 1-0: decision 1, “bid 99”")
def an_answer_is_no_longer_legal(patch: Patch) -> None:
    line = (Decision(("bid 99",), 0.5, 0.2, 0.01, {"bid 1": 0.3}, "bid 1"),)
    puzzle = Puzzle("haul", "1-0", 2, 1, 0, 2, (), line, "points", 1)
    patch.setattr(puzzles, "all_puzzles", lambda name: (puzzle,))


# --- what can be wrong with orders ------------------------------------------------------------


class KeepOrder(OrderKind[Any]):
    """Keep whatever crate comes: an order as it should be."""

    name = "keep"

    def blanks(self, view: Any) -> tuple[Blank, ...] | None:
        asked = view["step"] == "serve" and view["seat"] in view["to_act"]
        return None if asked else ()

    def is_over(self, order: Order, view: Any) -> bool:
        return False

    def answer(self, order: Order, view: Any, offers: Sequence[Offer]) -> Answer | None:
        return Answer(KEEP) if view["step"] == "serve" else None


def ordering(patch: Patch, kind: type[KeepOrder] = KeepOrder, words: bool = False) -> None:
    patch.setattr(HaulState, "ORDERS", (kind(),))
    if not words:
        patch.setattr(orders, "LANGUAGES", ())


ANSWERS = "an_order_answers_its_own_seat_with_a_legal_action_or_a_reason"


@noticed_by(ANSWERS, "no message 'haul-order-keep'")
def an_order_has_no_words(patch: Patch) -> None:
    ordering(patch, words=True)


@noticed_by(ANSWERS, "does what is not legal")
def an_order_does_what_is_not_legal(patch: Patch) -> None:
    ordering(patch)
    wrapped(patch, KeepOrder, "answer", lambda found, *_: Answer(BID) if found else None)


@noticed_by(ANSWERS, "is about the decision that is there")
def an_order_is_given_for_a_decision_of_now(patch: Patch) -> None:
    ordering(patch)
    patch.setattr(KeepOrder, "blanks", lambda self, view: ())


@noticed_by(ANSWERS, "What may be ordered is hidden|depends on what is hidden")
def an_order_knows_what_is_hidden(patch: Patch) -> None:
    ordering(patch)
    whole = HaulState.answer

    def answer(here: HaulState, order: Order, seat: int) -> Answer | None:
        found = whole(here, order, seat)
        return Answer(here.rng) if found else None

    patch.setattr(HaulState, "answer", answer)


@noticed_by(ANSWERS, "is over when it is given")
def an_order_is_over_when_it_is_given(patch: Patch) -> None:
    ordering(patch)
    patch.setattr(KeepOrder, "is_over", lambda *_: True)
