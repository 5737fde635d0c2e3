"""The analysis of a game: fair, repeatable part by part, and right about what is plainly bad."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

import pytest

from igroteka.bots import Sight, make_bot
from igroteka.bots.search import SearchBot
from igroteka.coach import Analyser, Analysis, Grade, Part, analyse
from igroteka.coach.advising import Budget
from igroteka.coach.analysing import CLOSE_TIMES
from igroteka.coach.analysis import BLUNDER, MISTAKE, SURELY, Luck, Weighed, grade_of, player_of
from igroteka.coach.weighing import Effort, weigh
from igroteka.engine import Match, Rng, find_game, game_names, record_of
from tests import guest


@pytest.fixture(autouse=True)
def guest_game() -> Iterator[None]:
    yield from guest.installed()


def effort(iterations: int) -> Effort:
    """Return an effort that does not depend on the machine."""

    def clock() -> float:
        return 0.0

    return Effort(Budget(iterations, 0.0, clock), Budget(CLOSE_TIMES * iterations, 0.0, clock))


@cache
def played(name: str, *bots: str, seed: int = 3, most: int = 10**6) -> Match:
    """Return a game of bots, or its beginning."""
    game = find_game(name)
    match, rng = Match.start(game, len(bots), seed), Rng(seed)
    players = [make_bot(bot) for bot in bots]
    while (seat := match.state.seat_to_act) is not None and len(match.moves) < most:
        sight = Sight.of(game, match.state, seat, rng)
        match.play(players[seat].choose(sight, rng), seat)
    return match


def whole(name: str = "haul") -> tuple[Match, Analysis]:
    match = played(name, "greedy", "random")
    return match, analyse(match, iterations=12)


def test_every_action_is_looked_at_once_and_the_same_wherever_one_begins() -> None:
    match, analysis = whole()
    assert [part.step for part in analysis.parts] == list(range(len(match.moves)))
    analyser = Analyser(match, iterations=12)
    for step in (5, 2, 9):
        assert analyser.part(step) == analysis.parts[step]
    assert analyser.start() == analysis.start
    heard: list[tuple[int, int]] = []
    record = record_of(match)
    assert analyse(record, iterations=12, tell=lambda *far: heard.append(far)) == analysis
    assert heard[-1] == (len(match.moves), len(match.moves)) and len(heard) == len(match.moves)
    assert analyse(match, iterations=12, seed=1) != analysis


@pytest.mark.parametrize("name", game_names())
def test_what_is_found_out_makes_sense_in_every_game(name: str) -> None:
    match = played(name, "novice", "greedy", most=30)
    analyser = Analyser(match, iterations=3)
    start = analyser.start()
    assert math.isclose(sum(start.chances), 1) and len(start.chances) == 2
    for step in range(18, 30, 3):
        part, move = analyser.part(step), match.moves[step]
        assert (part.seat, part.action) == (move.seat, match.game.codec.text(move.action))
        assert not part.chances or math.isclose(sum(part.chances), 1)
        assert all(-1 <= luck.gain <= 1 and luck.error >= 0 for luck in part.lucks)
        assert move.barrier or not part.lucks
        weighed, legal = part.weighed, match.at(step).state.legal_actions(move.seat)
        assert weighed is None or len(legal) > 1
        if weighed is not None:
            assert weighed.loss >= 0 and weighed.grade == grade_of(weighed.loss, weighed.error)
            assert not weighed.better or match.game.codec.parse(weighed.better) in legal
            assert weighed.better != part.action
            assert weighed.grade == Grade.GOOD or weighed.better


@pytest.mark.parametrize("name", game_names())
def test_a_decision_is_judged_by_what_the_player_could_know(name: str) -> None:
    """Whatever is hidden from the seat is drawn anew: the verdict stays the same."""
    match = played(name, "novice", "greedy", most=30)
    step = next(
        n
        for n in range(len(match.moves) - 1, 0, -1)
        if len(match.at(n).state.legal_actions(match.moves[n].seat)) > 2
    )
    state, move = match.at(step).state, match.moves[step]
    verdicts = []
    for hidden in (state, *(state.imagine(move.seat, Rng(n)) for n in range(2))):
        sight = Sight.of(match.game, hidden, move.seat, Rng(1))
        verdicts.append(weigh(sight, move.action, effort(4), Rng(2)))
    assert verdicts[0] == verdicts[1] == verdicts[2]


# In Glen More who plays at random has lost soon, and then cannot throw much away any more.
@pytest.mark.parametrize(("name", "iterations", "first"), [("venice", 80, 24), ("glenmore", 6, 0)])
def test_who_plays_at_random_throws_more_away_than_who_searches(
    name: str, iterations: int, first: int
) -> None:
    match = played(name, "random", "search:30", most=first + 36)
    analyser = Analyser(match, iterations=iterations)
    parts = [analyser.part(step) for step in range(first, len(match.moves))]
    random, search = (player_of(seat, parts, []) for seat in range(2))
    assert random.lost / random.decisions > 2 * search.lost / search.decisions
    assert random.accuracy < search.accuracy


def test_what_nobody_would_think_of_is_weighed_all_the_same() -> None:
    """A person may do what the search leaves out: it is compared with the best like any other."""
    match = played("orleans", "greedy", "random", most=60)
    knowledge, found = match.game.knowledge, 0
    for step, move in enumerate(match.moves):
        state = match.at(step).state
        considered = knowledge.considered(state, move.seat)
        if move.action in considered or found == 2:
            continue
        found += 1
        sight = Sight.of(match.game, state, move.seat, Rng(step))
        weighed = weigh(sight, move.action, effort(3), Rng(step))
        assert weighed is not None
        assert match.game.codec.parse(weighed.better) in considered
    assert found


def test_a_game_without_a_network_is_weighed_with_playouts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(SearchBot, "network_for", lambda self, knowledge: None)
    match = played("glenmore", "novice", "greedy", most=30)
    analyser = Analyser(match, iterations=3)
    parts = [analyser.part(step) for step in range(16, 24)]
    assert any(part.weighed and part.weighed.better for part in parts)


def test_luck_is_nothing_on_average() -> None:
    """What comes up instead, as likely as the rules make it, is as often better as worse."""
    match = played("glenmore", "greedy", "greedy", most=40)
    step = next(n for n in range(20, 40) if match.moves[n].barrier)
    move, before = match.moves[step], match.at(step).state
    analyser, lucks = Analyser(match, iterations=1), []
    for n in range(24):
        after = before.imagine(move.seat, Rng(n))
        after.apply(move.action, move.seat)
        luck = analyser.luck(before, after, step, move.seat, Rng(100 + n))
        lucks.append(luck or Luck(move.seat, 0.0, 0.0))
    error = (sum(luck.gain**2 for luck in lucks) / len(lucks) ** 2) ** 0.5
    assert abs(sum(luck.gain for luck in lucks) / len(lucks)) < 4 * error + 0.01


def test_who_was_dealt_what_is_luck_and_what_all_know_is_not() -> None:
    venice = Analyser(played("venice", "greedy", "random"), iterations=1)
    lucks = venice.start().lucks
    assert {luck.seat for luck in lucks} == {0, 1} and all(luck.error > 0 for luck in lucks)
    match = venice.match
    assert any(move.barrier for move in match.moves)  # a rescue is asked for, and nothing drawn
    for step, move in enumerate(match.moves):
        if move.barrier:
            assert not venice.part(step).lucks
            break


def test_what_others_decided_in_secret_is_no_luck() -> None:
    match = played("orleans", "greedy", "greedy", most=60)
    analyser = Analyser(match, iterations=1)
    shown = [
        n for n, move in enumerate(match.moves) if any(e.kind == "revealed" for e in move.events)
    ]
    assert shown and all(match.moves[step].barrier for step in shown)
    assert not analyser.part(shown[0]).lucks


def test_grades_need_to_be_sure() -> None:
    grades = [grade_of(loss, 0.0) for loss in (SURELY - 0.001, SURELY, MISTAKE, BLUNDER)]
    assert grades == list(Grade)
    assert grade_of(0.5, (0.5 - SURELY) / 2 + 0.001) == Grade.GOOD
    assert grade_of(0.5, (0.5 - SURELY) / 2 - 0.001) == Grade.BLUNDER


def test_what_is_summed_up_is_what_the_parts_say() -> None:
    weighed = Weighed(0.2, 0.01, 0.6, "b", Grade.BLUNDER), Weighed(0.0, 0.0, 0.5, "", Grade.GOOD)
    parts = [
        Part(0, 0, "a", (0.4, 0.6), (Luck(0, 0.1, 0.03), Luck(1, -0.1, 0.04)), weighed[0]),
        Part(1, 1, "a", (), (), weighed[1]),
        Part(2, 0, "a", (0.3, 0.7), (Luck(0, -0.3, 0.04),), weighed[1]),
    ]
    player = player_of(0, parts, [luck for part in parts for luck in part.lucks])
    assert player.decisions == 2 and player.accuracy == 0.5 and player.lost == 0.2
    assert math.isclose(player.luck, -0.2) and math.isclose(player.luck_error, 0.05)
    assert player_of(1, parts, []).accuracy == 1.0 and player_of(2, parts, []).accuracy == 1.0
    match, analysis = whole()
    assert analysis.curve[0] == (0, analysis.start.chances)
    assert [step for step, _ in analysis.curve] == sorted({step for step, _ in analysis.curve})
    losses = [loss.weighed.loss for loss in analysis.losses]
    assert losses == sorted(losses, reverse=True)
    last = analysis.curve[-1]
    assert last[0] == len(match.moves)
    winners = [place == 1 for place in match.state.ranking()]
    assert [chance > 0 for chance in last[1]] == winners
