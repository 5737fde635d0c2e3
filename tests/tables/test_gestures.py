"""Several actions as one gesture, what a page takes up before it decides, and only choices."""

from __future__ import annotations

import pytest

from igroteka.engine import Match, Rng, find_game, game_names
from igroteka.tables.errors import AgainstTheRules
from igroteka.tables.service import Tables
from igroteka.tables.views import TableView
from tests.tables.helpers import against_bots, opened, play_on, run, started, turn_of

PEOPLE = ("anna", "bob")
VILLAGE = "pick own-farmer; put village-farmer; pick own-boatman; put village-boatman"
GAMES = [name for name in game_names() if name != "haul"]


def random_positions(game: str, seed: int, seats: int = 3) -> list[Match]:
    """Return some positions of a random game, each as a match of its own."""
    rng = Rng(seed)
    match, found = Match.start(find_game(game), seats, seed), []
    while (seat := match.state.seat_to_act) is not None:
        if rng.below(8) == 0:
            found.append(match.at(len(match.moves)))
        match.play(rng.choice(match.state.legal_actions(seat)), seat)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_as_one_is_legal_shows_nothing_and_follows_from_the_view(
    game: str,
) -> None:
    bundles = 0
    for match in random_positions(game, seed=3):
        for seat in match.state.seats_to_act():
            told = [e for m in reversed(match.moves) for e in m.events if e.only in (None, seat)]
            offered = match.state.bundles(seat, told)
            bundles += len(offered)
            # Whoever cannot tell two positions apart is offered the same in both.
            assert match.state.imagine(seat, Rng(1)).bundles(seat, told) == offered
            for offer in offered:
                played = match.at(len(match.moves))
                moves = [played.play(part.strip(), seat) for part in offer.text.split(";")]
                assert not any(move.barrier for move in moves)
            for offer in match.state.offers(seat):
                if offer.opens:
                    played = match.at(len(match.moves))
                    assert not played.play(offer.action, seat).barrier
                    assert seat in played.state.seats_to_act()
    assert bundles or game != "orleans"


def test_several_actions_are_one_gesture_and_one_undo(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "orleans")
            before = await tables.view_for(table, "anna")
            offered = {offer.kind for offer in before.bundles}
            assert offered == {"fill"}
            assert await tables.act(table, "anna", VILLAGE, before.number) == 4
            # Bob plans at the same time; what he did stays.
            bobs = await tables.view_for(table, "bob")
            await tables.act(table, "bob", VILLAGE, bobs.number)
            assert await tables.undo(table, "anna")
            after = await tables.view_for(table, "anna")
            assert (after.view, after.actions) == (before.view, before.actions)
            assert after.step == 4
            assert await tables.undo(table, "bob")
            assert (await tables.view_for(table, "bob")).step == 0

    run(test)


def test_a_gesture_ends_where_it_is_no_longer_legal(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "orleans")
            number = (await tables.view_for(table, "anna")).number
            for wrong in ("put village-farmer; pick own-farmer", "pick own-farmer; nonsense", ";"):
                with pytest.raises(AgainstTheRules):
                    await tables.act(table, "anna", wrong, number)
            text = "pick own-farmer; put village-farmer; put village-boatman; pick own-trader"
            assert await tables.act(table, "anna", text, number) == 2

    run(test)


def test_what_a_page_has_taken_up_is_shown_and_nothing_has_happened(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await started(tables, PEOPLE, "orleans")
            before = await tables.view_for(table, "anna")
            held = await tables.view_for(table, "anna", holding="pick own-farmer")
            assert held.holding is not None and held.holding.about == "market-own-farmer"
            assert (held.number, held.step) == (before.number, before.step)
            texts = {offer.text for offer in held.actions}
            assert {"pick own-farmer; put village-farmer", "pick own-trader", ""} <= texts
            assert "pick own-farmer" not in texts
            assert not held.bundles
            # What cannot be taken up is not.
            for wrong in ("pick monk", "done", "nonsense"):
                assert (await tables.view_for(table, "anna", holding=wrong)) == before
            await tables.act(table, "anna", "pick own-farmer; put village-farmer", held.number)
            bob = await tables.view_for(table, "bob", holding="pick own-farmer")
            assert bob.holding is not None

    run(test)


async def quick_game(tables: Tables, game: str) -> str:
    table = await started(tables, PEOPLE, game)
    for person in PEOPLE:
        await tables.prefer(table, person, True)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_only_choices_make_themselves_and_say_so(game: str, database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await quick_game(tables, game)
            for _ in range(400):
                try:
                    view = await turn_of(tables, table, PEOPLE)
                except AssertionError:
                    break
                assert view.me is not None
                if len(view.actions) == 1:
                    # It ends something, or shows something.
                    assert view.actions[0].final or view.can_undo or shows(view)
                await play_on(tables, table, PEOPLE, 1, seed=view.number)
            log = (await tables.view_for(table, "anna")).log
            for line in log:
                assert not line.by_itself or line.seat in (0, 1)
        # It is in the log, like everything else.
        async with opened(database) as tables:
            again = await tables.view_for(table, "anna")
            assert again.log == log
            assert again.quick

    run(test)


def shows(view: TableView) -> bool:
    """Say whether the only choice shows something new; that is known only afterwards."""
    return view.actions[0].kind.startswith("give")


def test_undo_goes_on_over_what_made_itself(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            for seed in range(40):
                table = await against_bots(tables, game="glenmore", seed=seed)
                await tables.prefer(table, "anna", True)
                for _ in range(60):
                    if (await tables.view_for(table, "anna")).log[-1:]:
                        last = (await tables.view_for(table, "anna")).log[-1]
                        if last.by_itself:
                            break
                    await play_on(tables, table, ["anna"], 1, seed=seed)
                else:
                    continue
                target = (await tables.view_for(table, "anna")).undo_to
                assert target is not None
                assert await tables.undo(table, "anna")
                after = await tables.view_for(table, "anna")
                # It is asked again, and is not made at once a second time.
                assert after.step == target < last.step
                return
            raise AssertionError("nothing ever made itself")

    run(test)


def test_who_does_not_want_it_is_asked(database: str) -> None:
    async def test() -> None:
        async with opened(database) as tables:
            table = await quick_game(tables, "glenmore")
            for person in PEOPLE:
                await tables.prefer(table, person, False)
            await play_on(tables, table, PEOPLE, 200)
            assert not any(line.by_itself for line in (await tables.view_for(table, "bob")).log)

    run(test)
