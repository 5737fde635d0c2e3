"""What our own bots are rated: measured in an arena, and shipped with the program.

`shipped.json` says how it was measured; `python -m bench.strength --levels … --ship` makes it anew.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from igroteka.arena.skill import Skill

FILE: Final = Path(__file__).with_name("shipped.json")


@cache
def shipped() -> dict[str, dict[str, Skill]]:
    """Return the ratings of the levels of our bots, by game and level."""
    told: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return {
        game: {level: Skill(each["mu"], each["sigma"]) for level, each in levels.items()}
        for game, levels in told["games"].items()
    }


def level_skill(game: str, level: str) -> Skill | None:
    """Return what a bot of a level is rated in a game; None: it has not been measured.

    A character counts as its level: none has been seen to win more or less often.
    """
    return shipped().get(game, {}).get(level.partition("/")[0])
