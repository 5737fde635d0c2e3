"""Every refusal says the same in both languages, as exactly, and names things by their names."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from igroteka.engine import BadSetup, IllegalAction, Rng, find_game, game_names
from igroteka.face import said_in
from igroteka.tables import errors as table_errors
from igroteka.web import errors as web_errors
from tests.test_words import FACE, SOURCE, WEB, messages

ERRORS = (
    "IgrotekaError",
    "IllegalAction",
    "BadSetup",
    "BadRecord",
    "BadState",
    "MissingExtra",
    "BotFailed",
    "WorkersFailed",
    "Mistake",
    "because",
)
HELPERS = {"bruges-step-first"}
"""Messages that only other messages use."""


class Refusal(NamedTuple):
    """A refusal as the code makes it."""

    message: str
    sentence: str
    arguments: set[str]
    where: str

    @property
    def wanted(self) -> set[str]:
        """What the English sentence tells."""
        return {name for _, name, _, _ in string.Formatter().parse(self.sentence) if name}

    @property
    def layer(self) -> Path:
        """Where its other languages are."""
        game, *of_game = re.split("-refusal-|-mistake-", self.message)
        return SOURCE / "games" / game if of_game else FACE


def made(source: Path) -> Iterator[tuple[ast.Call, str]]:
    """Yield where the code makes an error."""
    for file in sorted(source.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS:
                yield node, f"{file.relative_to(SOURCE)}:{node.lineno}"


def refusals() -> list[Refusal]:
    """Return all refusals of the engine, the games and the command line."""
    found = []
    for call, where in made(SOURCE):
        words = [arg.value for arg in call.args[:2] if isinstance(arg, ast.Constant)]
        assert len(words) == 2, f"{where}: a refusal needs its sentence and an id"
        arguments = {keyword.arg for keyword in call.keywords if keyword.arg}
        found.append(Refusal(str(words[1]), str(words[0]), arguments, where))
    return found


def russian(layer: Path) -> dict[str, set[str]]:
    """Return the refusals of a layer in Russian, with the variables they want."""
    return messages(layer, "refusals.ru")


def test_every_refusal_has_russian_words_that_tell_as_much() -> None:
    known = refusals()
    assert len({refusal.message for refusal in known}) > 90
    for refusal in known:
        assert refusal.wanted <= refusal.arguments, refusal.where
        assert refusal.message in russian(refusal.layer), refusal.where
        told = russian(refusal.layer)[refusal.message]
        if refusal.message in ("bruges-refusal-no-card-now", "bruges-refusal-no-person-now"):
            told = told | russian(refusal.layer)["bruges-step-first"]
        assert told == refusal.wanted, refusal.where


def test_the_refusals_of_tables_and_requests_have_russian_words_that_tell_as_much() -> None:
    for message, sentence in (table_errors.SENTENCES | web_errors.SENTENCES).items():
        wanted = set(re.findall(r"{(\w+)}", sentence))
        assert russian(WEB)[message] == wanted, message


def test_no_words_are_left_of_refusals_that_are_never_made() -> None:
    known = {refusal.message for refusal in refusals()} | HELPERS
    known |= table_errors.SENTENCES.keys() | web_errors.SENTENCES.keys()
    for file in SOURCE.rglob("refusals.ru.ftl"):
        assert russian(file.parents[1]).keys() <= known, file


@pytest.mark.parametrize("name", game_names())
def test_illegal_actions_are_refused_in_russian_and_english(name: str) -> None:
    game, rng = find_game(name), Rng(5)
    heard = set()
    for seed in range(3):
        state = game.new(game.seat_counts[seed % len(game.seat_counts)], seed)
        for _ in range(60):
            if state.is_over:
                break
            seat = state.seats_to_act()[0]
            legal = state.legal_actions(seat)
            for _ in range(12):
                action = rng.below(game.codec.size)
                if action in legal:
                    continue
                with pytest.raises(IllegalAction) as caught:
                    state.play(action, seat)
                english, other = said_in(caught.value, "en"), said_in(caught.value, "ru")
                assert not re.search("[а-яё]", english)
                assert re.search("[а-яё]", other) and "“" not in other
                assert other.endswith(".")
                heard.add(caught.value.message)
            state.apply(rng.choice(legal), seat)
    assert len(heard) > 5


def test_things_are_called_by_their_names() -> None:
    error = IllegalAction("{tile} lies there.", "glenmore-refusal-not-yours", tile="forest-2")
    assert said_in(error, "ru") == "В ваших владениях нет Леса."
    error = IllegalAction("You do not hold {card}.", "venice-refusal-not-held", card="red-4")
    assert said_in(error, "en") == "You do not hold red 4."
    assert "красн" in said_in(error, "ru")


def test_a_refusal_tells_the_one_behind_it() -> None:
    with pytest.raises(BadSetup) as caught:
        find_game("venice").new(7, 1)
    outer = BadSetup("No: {reason}", "refusal-record-setup", reason=caught.value)
    assert str(outer) == "No: venice is for 2 to 5 players, not 7."
    assert said_in(outer, "ru") == "Запись не переиграть. Венеция 2099: играют от 2 до 5, а не 7."


def test_a_refusal_without_an_id_is_shown_as_it_is() -> None:
    error = BadSetup("The box {is} closed.")
    assert str(error) == said_in(error, "ru") == "The box {is} closed."
