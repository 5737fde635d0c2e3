"""What a rival may try while somebody is away, over the API as a rival would."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest

from tests.web.serving import Listener, Server


class Two(NamedTuple):
    """Anna, who has looked at a card, and Bob, who is away."""

    where: str
    anna: httpx.Client
    bob: httpx.Client

    def step(self) -> int:
        found: int = self.anna.get(self.where).json()["step"]
        return found

    def undo(self) -> httpx.Response:
        return self.anna.post(f"{self.where}/undo", json={"to": 0})

    def seat_a_bot(self, **chosen: str) -> None:
        """Wait until Bob counts as absent, and have a bot sit in for him."""
        while not self.anna.get(self.where).json()["seats"][1]["may_stand_in"]:
            pass
        answer = self.anna.post(f"{self.where}/seats/1/stand-in", json=chosen)
        assert answer.status_code == 204, answer.text


@pytest.fixture
def two(server: Server) -> Iterator[Two]:
    table, tokens = server.seated("haul", 2)
    anna, bob = (server.client(token) for token in tokens)
    with anna, bob, Listener(anna, table):
        two = Two(f"/tables/{table}", anna, bob)
        number = anna.get(two.where).json()["number"]
        peek = {"action": "peek", "number": number}
        assert anna.post(f"{two.where}/actions", json=peek).json()["step"] == 1
        yield two


def test_a_question_is_not_answered_by_the_bot_that_sits_in(two: Two) -> None:
    assert two.undo().json() == {"done": False}
    two.seat_a_bot()
    seen = two.anna.get(two.where).json()
    assert seen["step"] >= 1
    assert (seen["vote"], seen["refused_by"]) == (None, 1)


def test_who_is_away_cannot_be_left_out_of_the_question(two: Two) -> None:
    two.seat_a_bot()
    refused = two.undo()
    assert (refused.status_code, refused.json()["error"]) == (409, "error-undo-away")
    assert two.step() >= 1
    said = two.anna.post(
        f"{two.where}/undo", json={"to": 0}, headers={"accept-language": "ru"}
    ).json()
    assert said["message"].startswith("P1 не за столом")
    again = two.anna.post(f"{two.where}/redo")
    assert again.json()["error"] == "error-nothing-to-redo"


def test_a_rival_does_not_choose_how_well_who_is_away_plays(two: Two) -> None:
    two.seat_a_bot(level="random")
    assert two.anna.get(two.where).json()["seats"][1]["stand_in"] == "search"


def test_who_is_back_is_asked_like_anybody(two: Two) -> None:
    two.seat_a_bot()
    assert two.bob.post(f"{two.where}/take-back").status_code == 204
    assert two.undo().json() == {"done": False}
    assert two.bob.post(f"{two.where}/vote", json={"yes": True}).status_code == 204
    assert two.step() == 0
