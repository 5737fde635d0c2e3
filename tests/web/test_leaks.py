"""Nothing hidden leaves the server: real responses and streams, all seats and spectators.

The test reads seed and actions from the server's database and so knows the truth. What a
viewer gets must be exactly what can be made from worlds the viewer takes for possible.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from igroteka.engine import Match, Rng, State, find_game, game_names
from tests.tables import toy
from tests.web.serving import Listener, Server

GAMES = ["toy", *game_names()]
SEATS_FIELDS = {
    "seat", "name", "taken", "bot", "stand_in", "connected", "absent_for", "may_stand_in",
    "thinking", "to_act", "mine",
}  # fmt: skip
TABLE_FIELDS = {
    "id", "game", "options", "rules", "status", "created", "public", "source", "seats", "me",
    "return_token", "can_start", "number", "step", "first_step", "view", "to_act", "actions",
    "log", "can_undo", "undo_to", "vote", "chat", "spectators", "scores", "ranking",
}  # fmt: skip
STREAM_FIELDS = {
    "kind", "number", "seat", "step", "to_act", "status", "events", "name", "text", "connected",
    "thinking", "spectators",
}  # fmt: skip
LONGEST = 160


@pytest.fixture(autouse=True)
def toy_game() -> Iterator[None]:
    yield from toy.installed()


def strings(value: Any) -> set[str]:
    """Return all words in a document, keys included."""
    if isinstance(value, dict):
        return set().union(*(strings(v) | strings(k) for k, v in value.items()))
    if isinstance(value, (list, tuple)):
        return set().union(*(strings(item) for item in value))
    return {value} if isinstance(value, str) else set()


def plain(value: Any) -> Any:
    """Return *value* as JSON would give it back."""
    return json.loads(json.dumps(value))


def secrets_of(state: State, viewer: int | None) -> set[str]:
    """Return words that other seats know now and the viewer does not."""
    others = set().union(*(strings(state.view(s)) for s in range(state.seats) if s != viewer))
    return others - strings(state.view(viewer))


def check_view(document: dict[str, Any], match: Match, viewer: int | None, rng: Rng) -> None:
    state = match.state
    imagined = state.imagine(viewer, rng)
    assert set(document) == TABLE_FIELDS
    assert all(set(seat) == SEATS_FIELDS for seat in document["seats"])
    assert document["view"] == plain(state.view(viewer)) == plain(imagined.view(viewer))
    actions = [item["action"] for item in document["actions"]]
    assert actions == ([] if viewer is None else imagined.legal_actions(viewer))
    assert document["me"] == viewer
    for line, move in zip(document["log"], match.moves, strict=True):
        told = [(event["kind"], event["seat"], event["args"]) for event in line["events"]]
        may = [(e.kind, e.seat, e.args) for e in move.events if e.only in (None, viewer)]
        assert told == may
    rest = {key: value for key, value in document.items() if key not in ("view", "log", "actions")}
    public = {match.game.name} | strings(match.options)
    hidden = secrets_of(state, viewer) - public
    assert not strings(rest) & hidden


def truth(server: Server, table: str) -> tuple[int, dict[str, str], int]:
    file = sqlite3.connect(server.database)
    seed, options, seats = file.execute(
        "SELECT seed, options, seats FROM tables WHERE id = ?", (table,)
    ).fetchone()
    file.close()
    return int(seed), json.loads(options), seats


@pytest.mark.parametrize("game", GAMES)
def test_no_seat_and_no_spectator_gets_what_is_hidden(server: Server, game: str) -> None:
    seats = find_game(game).seat_counts[-1]
    table, tokens = server.seated(game, seats)
    seed, options, _ = truth(server, table)
    match = Match.start(find_game(game), seats, seed, options)
    rng = Rng(6)
    with ExitStack() as stack:
        viewers: dict[int | None, httpx.Client] = {
            seat: stack.enter_context(server.client(token)) for seat, token in enumerate(tokens)
        }
        viewers[None] = stack.enter_context(server.client())
        listeners = {
            viewer: stack.enter_context(Listener(client, table))
            for viewer, client in viewers.items()
        }
        hidden_at: dict[int, dict[int | None, set[str]]] = {}
        answers: list[tuple[int, str]] = []
        while not match.state.is_over and len(match.moves) < LONGEST:
            seat = rng.choice(match.state.seats_to_act())
            number = viewers[seat].get(f"/tables/{table}").json()["number"]
            action = match.game.codec.text(rng.choice(match.state.legal_actions(seat)))
            body = {"action": action, "number": number}
            answer = viewers[seat].post(f"/tables/{table}/actions", json=body)
            assert answer.status_code == 200, answer.text
            match.play(action, seat)
            answers.append((seat, answer.text))
            hidden_at[len(match.moves)] = {
                viewer: secrets_of(match.state, viewer) for viewer in viewers
            }
            if len(match.moves) % 7 == 0 or match.state.is_over:
                for viewer, client in viewers.items():
                    answer = client.get(f"/tables/{table}")
                    check_view(answer.json(), match, viewer, rng)
                    page = client.get(f"{server.url}/t/{table}") if game != "toy" else answer
                    for text in (answer.text, page.text):
                        assert page.status_code == 200
                        assert str(seed) not in text or match.state.is_over
                        for owner, token in enumerate(tokens):
                            assert token not in text or owner == viewer
                    replay = client.get(f"/tables/{table}/steps/{len(match.moves) // 2}").json()
                    assert replay["seat"] == viewer
                    for other in range(seats):
                        if other != viewer and not match.state.is_over:
                            where = f"/tables/{table}/steps/1"
                            peek = client.get(where, params={"seat": other})
                            assert peek.status_code == 403
        newest = viewers[None].get(f"/tables/{table}").json()["number"]
        for viewer, listener in listeners.items():
            listener.wait_for(lambda heard=listener: heard.numbers and heard.numbers[-1] == newest)
            check_stream(listener, match, viewer, hidden_at)
        if not match.state.is_over:
            seedless = viewers[None].get(f"/tables/{table}/record")
            assert seedless.status_code == 409
            everything = "".join(
                event[3] for listener in listeners.values() for event in listener.heard
            ) + "".join(text for _, text in answers)
            assert str(seed) not in everything


def check_stream(
    listener: Listener,
    match: Match,
    viewer: int | None,
    hidden_at: dict[int, dict[int | None, set[str]]],
) -> None:
    """Check all that one viewer heard."""
    for _, kind, data, raw in listener.heard:
        assert set(data) <= STREAM_FIELDS
        if kind != "act":
            assert "events" not in data
            continue
        step = data["step"]
        may = [
            (e.kind, e.seat, e.args)
            for e in match.moves[step - 1].events
            if e.only in (None, viewer)
        ]
        assert [(e["kind"], e["seat"], e["args"]) for e in data["events"]] == may
        words = set(re.findall(r'"([^"]*)"', raw))
        assert not words & hidden_at[step][viewer]
