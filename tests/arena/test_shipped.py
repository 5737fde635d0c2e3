"""What our bots are rated is shipped for every game, with how it was measured."""

from __future__ import annotations

import json

from igroteka.arena.shipped import FILE, level_skill, shipped
from igroteka.bots.levels import LEVELS
from igroteka.tables.results import hindrances_of
from igroteka.tables.setup import Setup

OURS = {"bruges", "glenmore", "orleans", "venice"}


def test_every_level_of_every_game_has_a_rating_and_says_where_from() -> None:
    told = json.loads(FILE.read_text("utf-8"))
    assert shipped().keys() == told["measured"].keys() == OURS
    for game, levels in shipped().items():
        assert list(levels) == list(LEVELS)
        assert levels["master"].mu > levels["amateur"].mu > levels["novice"].mu
        measured = told["measured"][game]
        seats = sum(each["games"] for each in told["games"][game].values())
        assert min(measured["seats"]) * measured["games"] <= seats
        assert measured["command"].startswith("python -m bench.strength --levels " + game)


def test_a_character_counts_as_its_level_and_what_was_not_measured_not_at_all() -> None:
    assert level_skill("venice", "expert/saver") == level_skill("venice", "expert")
    assert level_skill("venice", "deep") is None and level_skill("haul", "expert") is None
    fresh = Setup(
        game="venice",
        seats=2,
        options={},
        seed=None,
        rules=1,
        created=0,
        public=True,
        host="anna",
        secret="00",
    )
    assert not hindrances_of(fresh, ["novice", "master/saver"], hints=False)
    (why,) = hindrances_of(fresh, ["deep"], hints=False)
    assert why.message == "error-rated-bot"
