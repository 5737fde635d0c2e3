"""The words of Glen More, and which drawing stands where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from igroteka.engine.events import Event
from igroteka.engine.offers import Offer
from igroteka.engine.state import View
from igroteka.face import Choice, Face, Fact, Look, Pane, Shut, Words, icons
from igroteka.face.plain import filled
from igroteka.games.glenmore.face import area, board, cover, offers
from igroteka.games.glenmore.face.tiles import kind_of
from igroteka.games.glenmore.rules.box import GOODS

# What the log does not tell: new tiles on the track are there to be seen.
SILENT = frozenset({"dealt", "laid", "marched"})


class GlenMoreFace(Face[Any]):
    """How Glen More looks and reads."""

    name = "glenmore"
    folder = Path(__file__).parent.parent
    minutes = (60, 90)
    weight = 3

    def cover(self, lang: str) -> str:
        """Return the cover."""
        return cover.cover(self.title(lang))

    def board(
        self, view: View, look: Look, choices: Sequence[Choice] = (), shut: Sequence[Shut] = ()
    ) -> str:
        """Return the track with the market."""
        return board.track(view, look, self.words(look.lang), choices)

    def panes(
        self, view: View, look: Look, choices: Sequence[Choice] = (), shut: Sequence[Shut] = ()
    ) -> list[Pane]:
        """Return the track, and the territory of the viewer (a spectator: of who acts)."""
        words = self.words(look.lang)
        seat = view["seat"]
        if seat is None:
            seat = view["to_act"][0] if view["to_act"] else 0
        drawn = area.own_land(view, seat, look, words, choices)
        title = words("glenmore-land")
        if view["seat"] is None:
            title = words("glenmore-land-of", name=look.names[seat])
        return [
            Pane("track", words("glenmore-track"), self.board(view, look, choices), wide=True),
            Pane("land", title, drawn, wide=True),
        ]

    def area(self, view: View, seat: int, look: Look) -> str:
        """Return one player's territory and things."""
        return area.area(view, seat, look, self.words(look.lang))

    def glance(self, view: View, seat: int, look: Look) -> list[Fact]:
        """Return what is compared in a scoring, and the size of the territory."""
        words = self.words(look.lang)
        player = view["players"][seat]
        return [
            Fact(icons.COIN, words("glenmore-fact-coins"), str(player["coins"])),
            Fact(icons.BARREL, words("glenmore-fact-barrels"), str(player["barrels"])),
            Fact(icons.CROWN, words("glenmore-fact-leadership"), str(player["leadership"])),
            Fact(icons.CARD, words("glenmore-fact-cards"), str(len(player["cards"]))),
            Fact(icons.HOUSE, words("glenmore-fact-tiles"), str(len(player["tiles"]))),
        ]

    def points_so_far(self, view: View, seat: int) -> int | None:
        """Return the points as if the game ended now."""
        score: int | None = view["players"][seat].get("score")
        return score

    def question(self, view: View, look: Look) -> str:
        """Say what is to be decided."""
        words = self.words(look.lang)
        step = view["step"]
        if step == "place":
            return words("glenmore-ask-place", tile=board.tile_name(view["hand"], words))
        if step == "pay":
            return self._payment_question(view["payment"], view["hand"] is not None, words)
        if step == "move":
            return words("glenmore-ask-move", n=view["moves"])
        if step == "activate":
            return words("glenmore-ask-activate", n=view["moves"])
        return words(f"glenmore-ask-{step}")

    def _payment_question(self, payment: dict[str, Any], is_price: bool, words: Words) -> str:
        tile = board.tile_name(payment["for"], words)
        kinds = [good for good in GOODS if payment["caps"][good]]
        if len(kinds) == payment["least"]:
            # Kinds are paid in order: name the one that is due.
            due = words(f"glenmore-good-{kinds[0]}")
            return words("glenmore-ask-pay-kind", tile=tile, good=due)
        if is_price or payment["least"] == payment["most"]:
            return words("glenmore-ask-pay-number", tile=tile, n=payment["least"])
        now = offers.points_for(payment["for"], payment["paid"])
        return words("glenmore-ask-pay-more", tile=tile, n=payment["most"], points=now)

    def choice(self, view: View, offer: Offer, look: Look) -> Choice:
        """Return an action with its label and what it brings."""
        action = offer.action
        return offers.choice(view, action, self.words(look.lang))

    def choices(self, view: View, offers: Sequence[Offer], look: Look) -> list[Choice]:
        """Return actions in the order of a turn, tiles of the track from near to far."""
        order = {entry["tile"]: n for n, entry in enumerate(view["track"])}
        made = [
            self.choice(view, offer, look)
            for offer in sorted(offers, key=lambda offer: offer.action)
        ]
        return sorted(made, key=lambda choice: order.get(choice.text.removeprefix("take "), -1))

    def tell(self, event: Event, look: Look) -> str:
        """Return the line that tells an event."""
        if event.kind in SILENT or (event.kind == "compared" and not event.args["points"]):
            return ""
        words = self.words(look.lang)
        args = dict(event.args)
        if event.seat is not None:
            args["name"] = look.names[event.seat]
        for key in ("tile", "origin", "card"):
            if key in args:
                args[key] = board.tile_name(str(args[key]), words)
        if "good" in args:
            args["good"] = words(f"glenmore-good-{args['good']}")
        if "field" in args:
            args["field"] = words(f"glenmore-score-{args['field']}")
        return words(f"glenmore-event-{event.kind}", **args)

    # --- plain text -----------------------------------------------------------------------

    def text(self, view: View, look: Look) -> str:
        """Return the track, the market and the territories as plain text."""
        words = self.words(look.lang)
        chain = []
        for n, entry in enumerate(view["track"]):
            if entry["tile"]:
                chain.append(f"{n} {board.tile_name(entry['tile'], words)}")
            elif entry["figure"] == "die":
                chain.append(f"{n} [{words('glenmore-die')}]")
            elif entry["figure"] is not None:
                chain.append(f"{n} [{look.names[entry['figure']]}]")
        lines = filled(f"{words('glenmore-track')}: {' → '.join(chain)}")
        market = ", ".join(
            f"{words('glenmore-good-' + good)} {covered}"
            for good, covered in view["market"].items()
        )
        lines += filled(f"{words('glenmore-market')}: {market}")
        stacks = " · ".join(map(str, view["stacks"]))
        lines += [f"{words('glenmore-stacks')}: {stacks}", ""]
        for seat in range(view["seats"]):
            lines += self._player_lines(view, seat, look, words)
        seat = view["seat"] if view["seat"] is not None else (view["to_act"] or [0])[0]
        lines += ["", *self._land_lines(view["players"][seat]["tiles"], words)]
        return "\n".join(lines)

    def aside(self, view: View, look: Look) -> str:
        """Return what the tiles on the track do, and the others' territories."""
        words = self.words(look.lang)
        kinds = [kind_of(entry["tile"]) for entry in view["track"] if entry["tile"]]
        lines = []
        for kind in dict.fromkeys(kinds):
            lines += filled(self.help(kind, look.lang))
        for seat, player in enumerate(view["players"]):
            if seat != view["seat"]:
                lines += ["", f"{look.names[seat]}:", *self._land_lines(player["tiles"], words)]
        return "\n".join(lines)

    def _player_lines(self, view: View, seat: int, look: Look, words: Words) -> list[str]:
        player = view["players"][seat]
        mark = "→" if seat in view["to_act"] else " "
        score = "?" if player["score"] is None else words("points", n=player["score"])
        facts = ", ".join(
            [
                score,
                words("coins", n=player["coins"]),
                f"{words('glenmore-fact-barrels')} {player['barrels']}",
                f"{words('glenmore-fact-leadership')} {player['leadership']}",
                f"{words('glenmore-fact-members')} {player['members']}",
                f"{words('glenmore-fact-tiles')} {len(player['tiles'])}",
            ]
        )
        lines = filled(f"{mark} {seat + 1} {look.names[seat]}: {facts}")
        have = [f"{words('glenmore-good-' + g)} {n}" for g, n in player["goods"].items() if n]
        have += [board.tile_name(card, words) for card in player["cards"]]
        if have:
            lines += filled(", ".join(have), 4)
        return lines

    def _land_lines(self, tiles: Sequence[dict[str, Any]], words: Words) -> list[str]:
        by_place = {tuple(tile["at"]): tile for tile in tiles}
        west, east = min(x for x, _ in by_place), max(x for x, _ in by_place)
        south, north = min(y for _, y in by_place), max(y for _, y in by_place)
        wide = min(12, 98 // (east - west + 1))
        lines = []
        for y in range(north, south - 1, -1):
            line = ""
            for x in range(west, east + 1):
                tile = by_place.get((x, y))
                cell = self._cell(tile, words, wide) if tile else "·"
                line += f"{cell:<{wide}}"
            lines.append(line.rstrip())
        return lines

    def _cell(self, tile: dict[str, Any], words: Words, wide: int) -> str:
        """Return a tile in few letters: its name, its members, its cubes."""
        marks: str = "@" * min(3, tile["folk"]) + "*" * sum(tile["cubes"].values())
        name = board.tile_name(str(tile["tile"]), words)
        return name[: max(1, wide - 1 - len(marks))] + marks


FACE = GlenMoreFace()
