"""Orders beforehand over the API and on the page; and that nobody else learns of them."""

from __future__ import annotations

import re
from contextlib import ExitStack
from typing import Any

import httpx

from igroteka.engine import Rng
from tests.web.serving import Listener, Server


def looks(client: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/tables/{table}").json()
    return found


def until_orders(clients: list[httpx.Client], table: str) -> int:
    """Play at random until somebody who waits may order something; return the seat."""
    rng = Rng(3)
    while True:
        for seat, client in enumerate(clients):
            seen = client.get(f"/tables/{table}/orders").json()
            if seen["possible"] and not looks(client, table)["actions"]:
                return seat
        for client in clients:
            view = looks(client, table)
            if view["actions"]:
                # What fills places of Orléans, then done; else anything.
                whole = [one for one in view["bundles"] if "completes" in str(one["then"])]
                done = [one for one in view["actions"] if one["text"] == "done"]
                action = (whole or done or [rng.choice(view["actions"])])[0]["text"]
                asked = {"action": action, "number": view["number"]}
                client.post(f"/tables/{table}/actions", json=asked).raise_for_status()
                break


def without_presence(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view without who is here, which everybody may know."""
    return {key: value for key, value in view.items() if key not in ("seats", "spectators")}


def test_orders_are_given_seen_and_withdrawn_and_nobody_else_learns_of_them(
    server: Server,
) -> None:
    table, tokens = server.seated("venice", 3)
    with ExitStack() as stack:
        clients = [stack.enter_context(server.client(token)) for token in tokens]
        stranger = stack.enter_context(server.client())
        me = until_orders(clients, table)
        own, others = clients[me], [c for n, c in enumerate(clients) if n != me] + [stranger]
        before = [without_presence(looks(client, table)) for client in others]
        steps = [client.get(f"/tables/{table}/steps/1").text for client in others]
        listeners = [stack.enter_context(Listener(client, table)) for client in others]
        path = f"/tables/{table}/orders"
        possible = own.get(path).json()["possible"][0]
        assert possible["kind"] == "rescue" and possible["title"] == "A figure that falls in"
        blanks = {blank["name"]: blank for blank in possible["blanks"]}
        assert blanks["to"]["must_say"] and not blanks["figure"]["must_say"]
        to, figure = (blanks[name]["choices"][0]["value"] for name in ("to", "figure"))
        given = own.post(path, json={"order": f"rescue to={to}"})
        assert given.status_code == 201 and given.json()["text"].startswith(
            f"rescue figure={figure} to={to}"
        )
        assert own.get(path).json()["standing"] == [given.json()] == looks(own, table)["orders"]
        russian = own.get(path, headers={"accept-language": "ru"}).json()
        assert russian["possible"][0]["title"] == "Фигурка, которая упадёт в воду"
        # Nobody else: not in what they see, nor hear, nor may ask for.
        after = [without_presence(looks(client, table)) for client in others]
        assert after == before and all(view["orders"] == [] for view in after)
        assert steps == [client.get(f"/tables/{table}/steps/1").text for client in others]
        for client in others[:-1]:
            assert client.get(path).json()["standing"] == []
            assert client.delete(f"{path}/{given.json()['id']}").status_code == 404
        assert stranger.get(path).status_code == 403
        assert stranger.post(path, json={"order": "rescue to=drown"}).status_code == 403
        # Something that all hear, to be sure that nothing came before it.
        own.post(f"/tables/{table}/chat", json={"text": "over"}).raise_for_status()
        for listener in listeners:
            heard = listener.heard
            listener.wait_for(lambda heard=heard: any(kind == "chat" for _, kind, _, _ in heard))
            assert {kind for _, kind, _, _ in heard} <= {"chat", "presence"}
            assert given.json()["id"] not in "".join(raw for *_, raw in heard)
        assert own.delete(f"{path}/{given.json()['id']}").status_code == 204
        assert own.get(path).json()["standing"] == []
        wrong = own.post(path, json={"order": "rescue to=nowhere"})
        assert wrong.status_code == 400 and "to is now one of" in wrong.text


def test_the_panel_works_without_a_script(server: Server) -> None:
    table, tokens = server.seated("bruges", 2)
    with ExitStack() as stack:
        clients = [stack.enter_context(server.client(token)) for token in tokens]
        me = until_orders(clients, table)
        browser = stack.enter_context(httpx.Client(base_url=server.url, follow_redirects=True))
        browser.headers["accept-language"] = "en"
        browser.headers["origin"] = server.url
        browser.post(f"/return/{tokens[me]}").raise_for_status()
        page = browser.get(f"/t/{table}").text
        assert '<details id="orders"' in page and "Buy no step" in page
        form = {"order": "reputation", "blank-upto": "2", "blank-cheap": "rise"}
        page = browser.post(f"/t/{table}/order", data=form).text
        assert "but buy it if it costs 2 or less" in page and "1 order in force" in page
        (order,) = re.findall(r'name="order" value="([0-9a-f]{12})"', page)
        page = browser.post(f"/t/{table}/withdraw", data={"order": order}).text
        assert "or less" not in page and "in force" not in page
        refused = browser.post(f"/t/{table}/order", data={"order": "tango"})
        assert refused.status_code == 400 and "cannot be given now" in refused.text
        # Who is to decide decides: the panel is for who waits.
        rival = stack.enter_context(httpx.Client(base_url=server.url, follow_redirects=True))
        rival.headers["origin"] = server.url
        rival.post(f"/return/{tokens[1 - me]}").raise_for_status()
        assert '<details id="orders"' not in rival.get(f"/t/{table}").text


def test_names_that_russian_declines_are_plain_words_in_a_document(server: Server) -> None:
    table, tokens = server.seated("orleans", 2)
    with ExitStack() as stack:
        clients = [stack.enter_context(server.client(token)) for token in tokens]
        me = until_orders(clients, table)
        asked = {"accept-language": "ru"}
        answer = clients[me].get(f"/tables/{table}/orders", headers=asked)
        assert answer.status_code == 200
        place = answer.json()["possible"][0]["blanks"][1]
        assert place["name"] == "place"
        titles = {choice["value"]: choice["title"] for choice in place["choices"]}
        assert titles.pop("none") == "— (просто пас)" and titles
        assert all(re.search("[а-я]", title) for title in titles.values())
        given = clients[me].post(
            f"/tables/{table}/orders", json={"order": f"pass place={next(iter(titles))}"}
        )
        assert given.status_code == 201
        page = clients[me].get(f"{server.url}/t/{table}", headers=asked)
        assert "Спасовать в раунде" in page.text
