"""A bot's decision, whoever wrote the bot: what goes wrong is told in a sentence that names it."""

from __future__ import annotations

import traceback
from operator import index
from pathlib import Path
from typing import Final

from igroteka.bots.bot import Bot, Sight
from igroteka.bots.program import BotFailed
from igroteka.engine import IgrotekaError, Rng

OURS: Final = Path(__file__).parents[1]
MOST_NAMED: Final = 6


def decision(bot: Bot, sight: Sight, rng: Rng) -> int:
    """Return what *bot* chooses, a legal action.

    :raises BotFailed: if it chooses anything else, or raises.
    """
    try:
        chosen = bot.choose(sight, rng)
    except IgrotekaError:
        raise  # it has said what is wrong
    except (Exception, SystemExit) as error:  # to exit is not a bot's business either
        raise BotFailed(
            "{bot} has failed: {reason}", "refusal-bot-raised", bot=bot.name, reason=told(error)
        ) from error
    try:
        action = index(chosen)
    except TypeError:
        action = -1
    if action not in sight.actions:
        raise not_legal(bot, chosen, sight)
    return action


def told(error: BaseException) -> str:
    """Return what an error says, and the last place in somebody else's files where it was.

    >>> try:
    ...     {}["x"]
    ... except KeyError as error:
    ...     print(told(error).partition(" (")[0])
    KeyError: 'x'
    """
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if OURS not in Path(frame.filename).parents]
    last = (theirs or frames)[-1]
    what = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(": ")
    return f"{what} ({Path(last.filename).name}:{last.lineno})"


def not_legal(bot: Bot, chosen: object, sight: Sight) -> BotFailed:
    """Return the sentence that says what a bot chose and what it might have chosen."""
    codec, legal = sight.game.codec, sight.actions
    shown = repr(chosen)
    if isinstance(chosen, int) and 0 <= chosen < codec.size:
        shown = f"{chosen} ({codec.text(chosen)})"
    return BotFailed(
        "{bot} chose {chosen}, which is not legal; legal: {some}.",
        "refusal-bot-illegal",
        bot=bot.name,
        chosen=shown[:80],
        some=", ".join(f"{action} ({codec.text(action)})" for action in legal[:MOST_NAMED])
        + (", …" if len(legal) > MOST_NAMED else ""),
    )
