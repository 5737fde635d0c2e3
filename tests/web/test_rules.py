"""The rules of a game in the browser: links to rules, pictures that stay, tables to try out."""

from __future__ import annotations

import re
from collections import Counter

import httpx
import pytest

from igroteka.engine import find_game, game_names
from igroteka.face import figures
from tests.web.serving import Server

MOST_BYTES = 250_000
"""What a page of rules with all its pictures may cost, compressed."""


def pictures_of(page: str) -> list[str]:
    """Return the addresses of a page's pictures."""
    return re.findall(r'<img[^>]* ?src="([^"]+)"', page)


def compressed(server: Server, path: str) -> int:
    """Return how many bytes come over the wire."""
    with httpx.stream("GET", server.url + path, headers={"accept-encoding": "br"}) as answer:
        assert answer.status_code == 200
        return sum(len(chunk) for chunk in answer.iter_raw())


@pytest.mark.parametrize("game", game_names())
def test_every_rule_and_picture_has_a_link_of_its_own(server: Server, game: str) -> None:
    page = server.page(f"/rules/{game}", **{"accept-language": "ru"}).text
    found = Counter(re.findall(r' id="([^"]+)"', page))
    assert set(found.values()) == {1}
    for rule, _ in find_game(game).face.rules("ru"):
        assert not rule or (found[rule] and f'href="#{rule}"' in page)
    for figure in figures.figures_of(find_game(game).face):
        assert found[f"figure-{figure.id}"]
    assert f'href="/rules/{game}/summary"' in page
    links = re.findall(r'href="/rules/\w+#(\w+)"', server.page(f"/rules/{game}/summary").text)
    assert len(links) > 20 and set(links) <= set(found)


@pytest.mark.parametrize("game", game_names())
def test_pictures_have_words_and_stay_in_the_browser(server: Server, game: str) -> None:
    page = server.page(f"/rules/{game}").text
    pictures = pictures_of(page)
    assert len(pictures) == 2 * len(figures.figures_of(find_game(game).face))
    assert len(re.findall(r'<img[^>]* alt="[^"]{8,}"', page)) == len(pictures)
    first = server.page(pictures[0])
    assert first.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in first.headers["cache-control"]
    assert "prefers-color-scheme:dark" in first.text
    old = server.page(re.sub("/figure/[0-9a-f]+/", "/figure/000000000000/", pictures[0]))
    assert old.text == first.text and old.headers["cache-control"] == "no-cache"
    path = f"/rules/{game}"
    assert sum(compressed(server, each) for each in (path, *pictures)) < MOST_BYTES


@pytest.mark.parametrize(
    "path",
    ["figure/1/nothing-before.en.svg", "figure/1/move-later.en.svg", "figure/1/x", "nothing"],
)
def test_what_is_not_there_is_not_found(server: Server, path: str) -> None:
    assert server.page(f"/rules/venice/{path}").status_code == 404


@pytest.mark.parametrize("name", game_names())
def test_a_picture_can_be_tried_out(server: Server, name: str) -> None:
    """One click, and it is one's turn at exactly that position; it is nobody's real game."""
    game = find_game(name)
    figure = figures.figures_of(game.face)[-1]
    seat, match = figures.actor_of(game.face, figure), figures.position(game, figure)
    with server.client() as anna:
        opened = anna.post(
            f"{server.url}/rules/{name}/try/{figure.id}", headers={"origin": server.url}
        )
        assert opened.status_code == 303, opened.text
        table = opened.headers["location"].removeprefix("/t/")
        seen = anna.get(f"/tables/{table}").json()
        assert (seen["status"], seen["me"], seen["step"]) == ("playing", seat, figure.step)
        assert seen["view"] == match.state.view(seat)
        assert not seen["public"] and seen["source"] == "example"
        assert seen["deal"] == {
            "origin": "example",
            "commitment": None,
            "words": [""] * match.seats,
            "secret": None,
            "seed": None,
        }
        said = "An example of the rules, not a real game"
        assert said in anna.get(f"{server.url}/t/{table}").text
        assert said in anna.get(f"{server.url}/").text
    assert table not in server.page("/").text
    assert "nothing to check" in server.page(f"/t/{table}/deal").text
