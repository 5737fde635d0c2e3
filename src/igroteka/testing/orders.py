"""Orders beforehand: whoever declares kinds of them keeps to what an order may be."""

from __future__ import annotations

from igroteka.engine import Answer, IllegalAction, Order, OrderForm, Rng
from igroteka.engine.orders import OrderKind, kept_order, read_order
from igroteka.face import LANGUAGES
from igroteka.face.orders import blank_title, choice_title, order_sentence, order_title
from igroteka.testing.clauses import Clauses
from igroteka.testing.decisions import check_reason
from igroteka.testing.position import Position
from igroteka.testing.walking import walk

GIVEN_ONE_IN = 2
"""In one of so many moments somebody gives orders."""


class OrderClauses(Clauses):
    """What holds for orders; a game that has none keeps it all."""

    def test_an_order_answers_its_own_seat_with_a_legal_action_or_a_reason(self) -> None:
        """It says what the seat's view makes of it, and nothing else, whenever it is asked."""
        if not self.case.game.state.ORDERS:
            return
        for setup, seed in self.few_games(40):
            rng = Rng(seed)
            given: dict[tuple[int, str, str], Order] = {}
            for here in walk(self.case, setup, seed):
                with here:
                    for (seat, _, _), order in given.items():
                        self._check_answer(here, order, seat)
                    if not here.state.is_over and not rng.below(GIVEN_ONE_IN):
                        seat = rng.below(here.state.seats)
                        for form in here.state.orders(seat):
                            order = self._check_given(here, form, seat, rng)
                            subject = kind_of(here, form.kind, seat).subject
                            given[seat, form.kind, order.get(subject)] = order

    def _check_given(self, here: Position, form: OrderForm, seat: int, rng: Rng) -> Order:
        """Give an order at random: it can be read again, and is about no decision of now."""
        state = here.state
        world = state.imagine(seat, Rng(here.seed + 5))
        here.same(world.orders(seat), state.orders(seat), "What may be ordered is hidden", seat)
        kind = kind_of(here, form.kind, seat)
        for blank in form.blanks:
            here.need(blank.choices, f"“{blank.name}” has nothing to choose.", seat)
        filled = tuple((blank.name, rng.choice(list(blank.choices))) for blank in form.blanks)
        order = read_order(Order(form.kind, filled).text, [form])
        here.same(kept_order(order.text), order, "A kept order is read as another", seat)
        named = not kind.subject or any(name == kind.subject for name, _ in filled)
        here.need(named, f"“{order.text}” does not say its “{kind.subject}”.", seat)
        over = kind.is_over(order, state.view(seat))
        here.need(not over, f"“{order.text}” is over when it is given.", seat)
        answer = state.answer(order, seat)
        here.need(answer is None, f"“{order.text}” is about the decision that is there.", seat)
        try:
            read_order(f"{form.kind} nonsense=1", [form])
        except IllegalAction:
            pass
        else:
            here.fail(f"“{form.kind}” takes any blank.", seat)
        self._check_words(here, form, order, seat)
        return order

    def _check_words(self, here: Position, form: OrderForm, order: Order, seat: int) -> None:
        if not here.game.face_path or order.text in self.heard:
            return
        self.heard.add(order.text)
        face = here.game.face
        for lang in LANGUAGES:
            said = [order_title(face, form.kind, lang), order_sentence(face, order, lang)]
            for blank in form.blanks:
                said.append(blank_title(face, form.kind, blank.name, lang))
                choices = blank.choices
                said += (choice_title(face, form.kind, blank.name, it, lang) for it in choices)
            here.need(all(said), f"“{order.text}” has no words in {lang}.", seat)

    def _check_answer(self, here: Position, order: Order, seat: int) -> None:
        """Ask an order at any moment of the game, also when it is over."""
        state = here.state
        if seat not in state.seats_to_act():
            return
        answer = state.answer(order, seat)
        if answer is None:
            return
        world = state.imagine(seat, Rng(here.seed + 6))
        wrong = f"“{order.text}” depends on what is hidden"
        here.same(world.answer(order, seat), answer, wrong, seat)
        self._check_fires_or_asks(here, order, answer, seat)

    def _check_fires_or_asks(self, here: Position, order: Order, answer: Answer, seat: int) -> None:
        if answer.reason is not None:
            check_reason(here, answer.reason, self.heard, seat)
            here.need(answer.action == -1, f"“{order.text}” acts and asks at once.", seat)
            return
        legal = answer.action in here.state.legal_actions(seat)
        here.need(legal, f"“{order.text}” does what is not legal.", seat, answer.action)


def kind_of(here: Position, name: str, seat: int) -> OrderKind[object]:
    """Return the kind of orders with a name, of which there is but one."""
    found = [kind for kind in here.state.ORDERS if kind.name == name]
    here.need(len(found) == 1, f"There are {len(found)} kinds of orders called “{name}”.", seat)
    return found[0]
