"""The words of Venice 2099, and which drawing stands where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from igroteka.engine.events import Event
from igroteka.engine.offers import Offer
from igroteka.engine.state import View
from igroteka.face import Choice, Face, Fact, Look, Pane, Shut, Words, icons
from igroteka.face.plain import filled
from igroteka.games.venice.face import area as beside
from igroteka.games.venice.face import board, cover


class VeniceFace(Face[Any]):
    """How Venice 2099 looks and reads."""

    name = "venice"
    folder = Path(__file__).parent.parent
    minutes = (30, 45)
    weight = 2

    def cover(self, lang: str) -> str:
        """Return the cover."""
        return cover.cover(self.title(lang))

    def board(
        self, view: View, look: Look, choices: Sequence[Choice] = (), shut: Sequence[Shut] = ()
    ) -> str:
        """Return the city."""
        return board.city(view, look, self.words(look.lang), choices)

    def panes(
        self, view: View, look: Look, choices: Sequence[Choice] = (), shut: Sequence[Shut] = ()
    ) -> list[Pane]:
        """Return the city, the own hand, and the treasures."""
        words = self.words(look.lang)
        panes = [Pane("city", words("venice-city"), self.board(view, look, choices), wide=True)]
        if view["hand"] is not None:
            drawn = beside.hand(view, look, words, choices)
            panes.append(Pane("hand", words("venice-fact-cards"), drawn))
        drawn = beside.treasures(view, look, words)
        panes.append(Pane("treasures", words("venice-treasures"), drawn))
        return panes

    def area(self, view: View, seat: int, look: Look) -> str:
        """Return one player's things."""
        return beside.area(view, seat, look, self.words(look.lang))

    def glance(self, view: View, seat: int, look: Look) -> list[Fact]:
        """Return coins, cards and gondolas."""
        words = self.words(look.lang)
        player = view["players"][seat]
        return [
            Fact(icons.COIN, words("venice-fact-coins"), str(player["coins"])),
            Fact(icons.CARD, words("venice-fact-cards"), str(player["cards"])),
            Fact(icons.BOAT, words("venice-fact-gondolas"), str(player["gondolas"])),
        ]

    def points_so_far(self, view: View, seat: int) -> int | None:
        """Return the points as if the game ended now."""
        score: int | None = view["players"][seat].get("score")
        return score

    def question(self, view: View, look: Look) -> str:
        """Say what is to be decided."""
        words = self.words(look.lang)
        step = view["step"]
        if step == "turn":
            done = view["done"]
            suffix = "-bought" if "bought" in done else "-moved" if done else ""
            return words(f"venice-ask-turn{suffix}")
        if step == "place":
            figures = view["players"][view["to_act"][0]]["figures"]
            placed = sum(square is not None for square in figures)
            return words("venice-ask-place", n=placed + 1, of=len(figures))
        return words(f"venice-ask-{step}", square=view["lifted"])

    def choice(self, view: View, offer: Offer, look: Look) -> Choice:
        """Return an action with its label and what it brings."""
        action = offer.action
        words = self.words(look.lang)
        text = offer.text
        verb, _, word = text.partition(" ")
        if verb == "drown":
            label = words("venice-do-drown")
            return Choice(action, text, label, group=words("venice-group-rescue"))
        squares = {square["square"]: square for square in view["squares"]}
        group = words(f"venice-group-{verb}")
        if verb == "play":
            label = words("venice-do-play", tile=board.tile_name(word, words))
            square = next(s for s in view["squares"] if s["tile"] == word)
            preview = words("venice-preview-play", square=square["square"])
            if square["figure"] is not None:
                fallen = look.names[square["figure"]]
                preview = words("venice-preview-play-figure", square=square["square"], name=fallen)
            return Choice(action, text, label, preview, f"card-{word}", group, final=True)
        square = squares[word]
        tile = square["tile"]
        if verb == "buy":
            colour = words(f"colour-{tile.split('-')[0]}")
            label = words("venice-do-buy", square=word, colour=colour)
            preview = words("venice-preview-buy", price=square["coins"] + 1)
        else:
            label = words(f"venice-do-{verb}", square=word, tile=board.tile_name(tile, words))
            preview = self._prospect(view, verb, square, words)
        return Choice(action, text, label, preview, f"sq-{word}", group)

    def _prospect(self, view: View, verb: str, square: dict[str, Any], words: Words) -> str:
        """Say what standing on a square means."""
        parts = []
        if verb in ("gondola", "rescue"):
            parts.append(words("venice-preview-gondola"))
        if verb in ("place", "to", "rescue"):
            if square["tile"] == "platform" or square["tile"].endswith("-2"):
                parts.append(words("venice-preview-safe"))
            if square["tile"] in (view["hand"] or ()):
                parts.append(words("venice-preview-doomed"))
            if square["coins"]:
                parts.append(words("venice-preview-price", price=square["coins"] + 1))
            if points := board.worth(view, square):
                parts.append(words("points", n=points))
        return ", ".join(parts)

    def choices(self, view: View, offers: Sequence[Offer], look: Look) -> list[Choice]:
        """Return actions in the order of a turn, squares in reading order."""
        return [
            self.choice(view, offer, look)
            for offer in sorted(offers, key=lambda offer: offer.action)
        ]

    def thing(self, kind: str, thing: str, lang: str) -> str:
        """Return what a thing is called; a card is called by its district."""
        words = self.words(lang)
        return board.tile_name(thing, words) if kind == "card" else super().thing(kind, thing, lang)

    def tell(self, event: Event, look: Look) -> str:
        """Return the line that tells an event."""
        words = self.words(look.lang)
        args = dict(event.args)
        if event.seat is not None:
            args["name"] = look.names[event.seat]
        if "district" in args:
            args["tile"] = board.tile_name(str(args.pop("district")), words)
        return words(f"venice-event-{event.kind}", **args)

    def text(self, view: View, look: Look) -> str:
        """Return the city and the players as plain text."""
        words = self.words(look.lang)
        side = view["side"]
        lines = ["    " + "".join(f"{'abcdefgh'[n]:<9}" for n in range(side)).rstrip()]
        for row in range(side):
            cells = [self._cell(square, words) for square in view["squares"][row * side :][:side]]
            lines.append(f"{row + 1:>2}  " + "".join(f"{cell:<9}" for cell in cells).rstrip())
        lines.append("")
        for seat, player in enumerate(view["players"]):
            have = [
                f"{words('colour-' + name)} {number}"
                for name, number in player["treasures"].items()
                if number
            ]
            mark = "→" if seat in view["to_act"] else " "
            lines.append(
                f"{mark} {seat + 1} {look.names[seat]}: {words('points', n=player['score'])}, "
                f"{words('coins', n=player['coins'])}, {words('cards', n=player['cards'])}, "
                f"{words('venice-fact-gondolas')} {player['gondolas']}"
            )
            if have:
                lines.append(f"     {words('venice-treasures')}: {', '.join(have)}")
        if view["hand"]:
            cards = ", ".join(board.tile_name(card, words) for card in view["hand"])
            lines += ["", *filled(f"{words('venice-hand')}: {cards}")]
        return "\n".join(lines)

    def _cell(self, square: dict[str, Any], words: Words) -> str:
        """Return a square in eight characters: tile, figure, coins."""
        if square["sunk"]:
            return "~~~"
        if square["tile"] == "platform":
            name = "==="
        else:
            colour, value = square["tile"].split("-")
            name = words(f"colour-{colour}")[:3] + value
        figure = "" if square["figure"] is None else f"@{square['figure'] + 1}"
        coins = f"${square['coins']}" if square["coins"] else ""
        return (name + figure + coins)[:8]


FACE = VeniceFace()
