"""What one may do and what is closed, as programs get it: over whole games, in both languages."""

from __future__ import annotations

import re
from typing import Any

import jsonschema_rs
import pytest

from igroteka.engine import Rng, game_names
from tests.web.serving import Server

ENGLISH, RUSSIAN = {"accept-language": "en"}, {"accept-language": "ru"}
OFFER = {"action", "kind", "about", "pays", "gains", "then", "args", "final", "text"}
OFFER |= {"opens", "more"}
CLOSED = {"about", "kind", "why", "rule", "message", "arguments"}
EVERY = 3
"""So often all is looked at."""


def check(decision: dict[str, Any], russian: dict[str, Any]) -> int:
    """Check what may be done and what is closed; return how much is."""
    for offer in decision["actions"]:
        assert set(offer) == OFFER
        assert offer["text"] and offer["kind"]
        assert all(isinstance(n, int) for n in [*offer["pays"].values(), *offer["gains"].values()])
    assert russian["actions"] == decision["actions"]
    for thing, other in zip(decision["closed"], russian["closed"], strict=True):
        assert set(thing) == CLOSED
        assert thing["about"] and thing["message"]
        assert re.search(r"[a-z].*[.!]$", thing["why"]), thing
        assert re.search(r"[а-яё].*[.!]$", other["why"]), other
        assert {**thing, "why": ""} == {**other, "why": ""}
    open_things = {(offer["about"], offer["kind"]) for offer in decision["actions"]}
    shut = {(thing["about"], thing["kind"]) for thing in decision["closed"]}
    assert not open_things & shut
    return len(shut)


@pytest.mark.parametrize("game", ["toy", "haul", *game_names()])
def test_every_action_means_something_and_all_that_is_closed_says_why(
    server: Server, game: str
) -> None:
    rng, shut = Rng(8), 0
    table, tokens = server.seated(game, 2)
    players = [server.client(token) for token in tokens]
    where = f"/tables/{table}"
    view = players[0].get(where, headers=ENGLISH).json()
    while view["status"] == "playing":
        seat = rng.choice(view["to_act"])
        decision = players[seat].get(f"{where}/actions", headers=ENGLISH).json()
        assert decision["number"] == view["number"]
        looks = view["step"] % EVERY == 0
        if looks:
            russian = players[seat].get(f"{where}/actions", headers=RUSSIAN).json()
            shut += check(decision, russian)
        body = {"action": rng.choice(decision["actions"])["text"], "number": decision["number"]}
        view = players[seat].post(f"{where}/actions", json=body, headers=ENGLISH).json()
        if looks and seat in view["to_act"]:
            # The answer says at once what is next, in the language of the request.
            again = players[seat].get(f"{where}/actions", headers=ENGLISH).json()
            assert (view["actions"], view["closed"]) == (again["actions"], again["closed"])
    assert shut
    with server.client() as visitor:
        nothing = visitor.get(f"{where}/actions").json()
        assert (nothing["actions"], nothing["closed"]) == ([], [])
    for player in players:
        player.close()


def test_the_schema_of_a_view_is_served(server: Server) -> None:
    table, tokens = server.seated("venice", 3)
    with server.client(tokens[0]) as anna:
        schema = anna.get("/games/venice/view-schema").json()
        view = anna.get(f"/tables/{table}").json()["view"]
        jsonschema_rs.validator_for(schema).validate(view)
        assert schema["$ref"] == "#/$defs/VeniceView"
        assert anna.get("/games/chess/view-schema").json()["error"] == "error-game-missing"


def test_the_api_describes_every_field_that_its_name_does_not(server: Server) -> None:
    document = server.page("/schema/openapi.json").json()
    schemas = document["components"]["schemas"]
    offer = schemas["Offer"]
    assert set(offer["required"]) == OFFER
    assert (
        offer["properties"]["pays"]["description"] == "What is given for it: things and how many."
    )
    assert schemas["ClosedView"]["properties"]["why"]["description"].startswith("One sentence")
    assert all(schema.get("description") for schema in schemas.values())
    # What may be left out of a request is not required.
    assert schemas["NewTable"]["required"] == ["game", "name", "seats"]
