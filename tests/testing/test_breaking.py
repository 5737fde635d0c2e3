"""Each clause of the contract notices what it is there for: rules broken on purpose, one by one.

The sentence of the failure is part of the bargain: it says where, what, and how to be there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from igroteka.face import LANGUAGES
from igroteka.testing import position
from igroteka.testing.contract import BOTS
from tests import guest
from tests.testing.breaks import BROKEN, Break, an_offer_has_no_kind, the_view_cannot_be_made
from tests.testing.haul import CASE, Suite


@pytest.fixture(autouse=True)
def guest_game() -> Iterator[None]:
    yield from guest.installed()


def run(clause: str) -> None:
    """Run a clause in all its set-ups, languages or bots."""
    suite = Suite()
    test = getattr(suite, clause)
    wanted = test.__code__.co_varnames[: test.__code__.co_argcount]
    if "setup" in wanted:
        for setup in CASE.every_setup:
            getattr(Suite(), clause)(setup)
    elif "lang" in wanted:
        for lang in LANGUAGES:
            test(lang)
    elif "bot" in wanted:
        test(BOTS[0])
    else:
        test()


@pytest.mark.parametrize(
    "clause,wrong,says", BROKEN, ids=[wrong.__name__ for _, wrong, _ in BROKEN]
)
def test_a_broken_game_is_noticed(
    clause: str, wrong: Break, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong(monkeypatch)
    with pytest.raises((pytest.fail.Exception, Exception)) as caught:
        run(f"test_{clause}")
    assert caught.match(says)


CLAUSES = sorted(name for name in dir(Suite) if name.startswith("test_"))


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_game_itself_keeps_the_contract(clause: str) -> None:
    run(clause)


def test_hardly_a_clause_is_left_that_notices_nothing() -> None:
    untried = {clause.removeprefix("test_") for clause in CLAUSES} - {name for name, _, _ in BROKEN}
    # A bot or a coach gets an imagined world only, and what is drawn is drawn from the view: the
    # first three would need a hole elsewhere. The others fail by a plain exception.
    assert untried == {
        "what_is_hidden_never_changes_a_choice",
        "what_is_hidden_never_changes_a_hint",
        "what_is_hidden_is_not_drawn",
        "bots_play_to_the_end",
        "damaged_states_are_refused",
    }


def test_a_failure_says_where_what_and_how_to_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    an_offer_has_no_kind(monkeypatch)
    with pytest.raises(pytest.fail.Exception) as caught:
        run("test_offers_say_what_each_legal_action_means")
    where, what, again = str(caught.value).splitlines()
    assert re.fullmatch(
        r"haul with 2 seats, peeking=yes, rules 2, seed 0, step \d+, seat \d, “.+” \(\d+\):", where
    )
    assert what == "The offer has no kind."
    call = again.removeprefix("To be there: igroteka.testing.")
    found = eval(call, {"position": position})
    assert found.offers(found.seats_to_act()[0])[0].kind == ""


def test_what_breaks_down_says_where_too(monkeypatch: pytest.MonkeyPatch) -> None:
    the_view_cannot_be_made(monkeypatch)
    with pytest.raises(KeyError) as caught:
        run("test_hidden_things_stay_hidden")
    assert "To be there: igroteka.testing.position(" in "".join(caught.value.__notes__)


def test_old_versions_and_every_choice_are_walked() -> None:
    walked = {(setup.seats, setup.options["peeking"], setup.rules) for setup in CASE.every_setup}
    assert {(seats, peeking, 2) for seats in (2, 3, 4) for peeking in ("yes", "no")} <= walked
    assert {seats for seats, _, rules in walked if rules == 1} == {2, 3, 4}
    assert {peeking for _, peeking, rules in walked if rules == 1} == {"yes", "no"}
