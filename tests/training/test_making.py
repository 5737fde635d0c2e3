"""A training learns, is the same however it is run, and goes on where it was stopped."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from igroteka.bots import Sight, make_bot
from igroteka.cli.training import check_games, parse_manner
from igroteka.engine import BadSetup, Rng, find_game, game_names
from igroteka.engine.knowledge import MOST
from igroteka.engine.network import Manner
from igroteka.training.fitting import Fitting, worth_of
from igroteka.training.making import Course, Training
from igroteka.training.playing import Lesson, aims_of, play_lesson
from igroteka.training.weighing import weigh

COURSE = Course(
    "venice", 2, 10, (2, 3), iterations=1, duels=0, trace=0.9, fitting=Fitting(hidden=4, epochs=2)
)


class Stopped(Exception):
    """Somebody has pulled the plug."""


def files_of(folder: Path) -> dict[str, bytes]:
    """Return what was learned, and the games it was learned from in the order of their numbers."""
    return {
        file.name: b"".join(sorted(file.read_bytes().splitlines(keepends=True)))
        for file in folder.iterdir()
        if file.suffix in (".jsonl", ".csv") or file.name.startswith("network")
    }


def test_processes_and_stops_change_nothing(tmp_path: Path) -> None:
    whole = Training(COURSE, tmp_path / "whole")
    learned = list(whole.run(jobs=1))
    assert [each.generation for each in learned] == [0, 1]
    assert [each.games for each in learned] == [10, 20]
    list(Training(COURSE, tmp_path / "processes").run(jobs=2))
    assert files_of(tmp_path / "processes") == files_of(tmp_path / "whole")

    def stop(done: int, total: int) -> None:
        assert total == 20
        if done in (3, 14):
            raise Stopped

    for _ in range(2):
        with pytest.raises(Stopped):
            list(Training(COURSE, tmp_path / "stopped").run(jobs=1, progress=stop))
        # What was being written is cut off, too.
        newest = max((tmp_path / "stopped").glob("games-*.jsonl"))
        newest.write_bytes(newest.read_bytes()[:-20])
    list(Training(COURSE, tmp_path / "stopped").run(jobs=1))
    assert files_of(tmp_path / "stopped") == files_of(tmp_path / "whole")
    with pytest.raises(BadSetup, match="begun with games = 10, not 11; repeat that command"):
        Training(replace(COURSE, games=11), tmp_path / "whole")
    # More generations may be asked for later.
    Training(replace(COURSE, generations=3), tmp_path / "whole")


@pytest.mark.parametrize("game", game_names())
def test_a_game_that_is_noted_says_what_was_there(game: str) -> None:
    found = find_game(game)
    noted = play_lesson(Lesson(game, found.seat_counts[0], 3, explore=0.3))
    assert 0 < noted.positions <= 16
    seats, knowledge = noted.seats, found.knowledge
    assert len(noted.features) == 2 * noted.positions * seats * len(knowledge.FEATURES)
    assert len(noted.common) == 2 * noted.positions * len(knowledge.COMMON)
    assert max(memoryview(noted.features).cast("h")) <= MOST
    assert sum(noted.worth) == pytest.approx(1)
    assert noted.worth[noted.scores.index(max(noted.scores))] == max(noted.worth)
    assert noted == play_lesson(Lesson(game, seats, 3, explore=0.3))


@pytest.mark.parametrize("game", game_names())
def test_games_by_habit_are_the_same_again_and_others_than_greedy_ones(game: str) -> None:
    found = find_game(game)
    by_habit = play_lesson(Lesson(game, found.seat_counts[0], 3, "habit"))
    assert by_habit == play_lesson(Lesson(game, found.seat_counts[0], 3, "habit"))
    assert by_habit.scores != play_lesson(Lesson(game, found.seat_counts[0], 3)).scores


def test_with_a_trace_a_position_learns_from_those_after_it() -> None:
    lesson = Lesson("venice", 2, 3, trace=0.5)
    thought = [[0.5, 0.5], [0.6, 0.4], [0.8, 0.2]]
    aims = aims_of(thought, [1.0, 0.0], lesson)
    # The last one knows the end; the others, half of what is thought of the next one each time.
    assert aims == [pytest.approx(aim) for aim in ([0.75, 0.25], [0.9, 0.1], [1.0, 0.0])]
    assert aims_of(thought, [1.0, 0.0], replace(lesson, trace=1.0)) == [[1.0, 0.0]] * 3
    assert aims_of([], [1.0, 0.0], lesson) == []


def test_who_plays_by_a_network_notes_aims_and_learns_from_them() -> None:
    network = find_game("venice").knowledge.network_path
    lesson = Lesson("venice", 3, 3, network, iterations=1, trace=0.8)
    noted = play_lesson(lesson)
    assert noted == play_lesson(lesson)
    assert noted.positions == 16
    learned = worth_of(noted, by_aims=True)
    assert learned.shape == (16, 3)
    assert learned.sum(1) == pytest.approx(1, abs=1e-5)
    # Late positions have nearly the end to aim at, early ones what lies between.
    far = abs(learned - worth_of(noted, by_aims=False)).sum(1)
    assert far[-1] < far[0]
    # Whole games are learned from by their ends; who has no network thinks nothing in between.
    assert play_lesson(replace(lesson, trace=1.0)).aims == b""
    assert play_lesson(replace(lesson, player="habit")).aims == b""


def test_later_generations_may_be_smaller_and_go_on_with_the_deals(tmp_path: Path) -> None:
    course = replace(COURSE, games=6, later=4, generations=3, first="habit")
    deals = [lesson.seed for n in range(3) for _, lesson in course.lessons(n, "a file")]
    assert deals == list(range(14))
    assert {lesson.player for _, lesson in course.lessons()} == {"habit"}
    learned = list(Training(replace(course, generations=2), tmp_path).run(jobs=1))
    assert [each.games for each in learned] == [6, 10]


def test_how_search_goes_about_is_told_by_name() -> None:
    manner = parse_manner(("span=2", "rivals_in_tree=false", "contrast=0.03", "curiosity=1"))
    assert manner == Manner(curiosity=1.0, contrast=0.03, rivals_in_tree=False, span=2)
    for wrong in ("span", "span=much", "span=0.5", "haste=2", "contrast=[]"):
        with pytest.raises(BadSetup, match=f"such as curiosity=0.6, .*, not “{re.escape(wrong)}”"):
            parse_manner((wrong,))


def test_who_is_ahead_is_learned_from_few_games_and_played_with(tmp_path: Path) -> None:
    """What is fitted knows more than that all are equals, and a bot decides by it."""
    weighed = weigh(Course("venice", games=60, seats=(2,)), jobs=1)
    assert weighed.error < 0.9 * weighed.equals
    assert len(weighed.shares) == len(find_game("venice").knowledge.FEATURES)
    file = tmp_path / "weights.json"
    file.write_text(weighed.text, "utf-8")
    game = find_game("venice")
    state = game.new(2, 5)
    chosen = []
    for bot in (f"trained:{file}:6", f"trained:{file}:6", "random"):
        rng = Rng(4)
        chosen.append(make_bot(bot).choose(Sight.of(game, state, state.seat_to_act or 0, rng), rng))
    assert chosen[0] == chosen[1] and chosen[0] in state.legal_actions(state.seat_to_act or 0)


def test_so_few_games_that_the_ranking_would_be_chance_are_refused_with_how_many_it_takes() -> None:
    check_games(350, 35)
    with pytest.raises(BadSetup, match=r"^35 weights of 20 games would .* --games 350\.$"):
        check_games(20, 35)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"generations": 0}, "at least one generation"),
        ({"explore": 1.5}, "share between 0 and 1"),
        ({"first": "nobody"}, "nobody is not a network that can be read"),
        ({"later": -1}, "at least one generation"),
        ({"seats": (7,)}, "for 2 to 5 players"),
    ],
)
def test_a_course_that_cannot_be_held_is_refused(
    tmp_path: Path, changed: dict[str, object], reason: str
) -> None:
    with pytest.raises(BadSetup, match=reason):
        Training(replace(COURSE, **changed), tmp_path)  # type: ignore[arg-type]
