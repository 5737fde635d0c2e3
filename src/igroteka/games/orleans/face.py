"""The words of Orléans, and which drawing stands where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from igroteka.engine.events import Event
from igroteka.engine.offers import Offer
from igroteka.engine.state import View
from igroteka.face import Choice, Face, Fact, Look, Pane, Shut, Words, icons
from igroteka.games.orleans import cover, plain
from igroteka.games.orleans.draw import board, map, table
from igroteka.games.orleans.draw.board import slot_title
from igroteka.games.orleans.draw.map import TOWN_TITLES
from igroteka.games.orleans.plain import told_tokens
from igroteka.games.orleans.previews import preview

# What cannot be taken back: it draws from the bag, or lets the round go on.
FINAL = ("draw", "pass")
DRAWING = ("do bathhouse", "give follower")


class OrleansFace(Face[Any]):
    """How Orléans looks and reads."""

    name = "orleans"
    folder = Path(__file__).parent
    minutes = (60, 120)
    weight = 3

    def cover(self, lang: str) -> str:
        """Return the cover."""
        return cover.cover(self.title(lang))

    def board(
        self, view: View, look: Look, choices: Sequence[Choice] = (), shut: Sequence[Shut] = ()
    ) -> str:
        """Return the map."""
        return map.land(view, look, self.words(look.lang), choices)

    def panes(
        self, view: View, look: Look, choices: Sequence[Choice] = (), shut: Sequence[Shut] = ()
    ) -> list[Pane]:
        """Return the map, the own board, the tracks, the deeds, and the stacks of tiles."""
        words = self.words(look.lang)
        seat = view["seat"]
        panes = [Pane("map", words("orleans-map"), self.board(view, look, choices), wide=True)]
        if seat is not None:
            own = board.own_board(view, seat, look, words, choices)
            panes.append(Pane("board", words("orleans-board"), own, wide=True))
        tracks = table.tracks(view, look, words, choices)
        panes.append(Pane("tracks", words("orleans-tracks"), tracks))
        deeds = table.deeds(view, look, words, choices)
        panes.append(Pane("deeds", words("orleans-deeds"), deeds))
        tiles = table.stacks(view, words, choices)
        panes.append(Pane("tiles", words("orleans-tiles"), tiles))
        return panes

    def area(self, view: View, seat: int, look: Look) -> str:
        """Return one player's board."""
        return board.own_board(view, seat, look, self.words(look.lang), ())

    def glance(self, view: View, seat: int, look: Look) -> list[Fact]:
        """Return coins, level, and what the level multiplies."""
        words = self.words(look.lang)
        player = view["players"][seat]
        items = len(player["stations"]) + len(player["citizens"])
        return [
            Fact(icons.COIN, words("orleans-fact-coins"), str(player["coins"])),
            Fact(icons.POINTS, words("orleans-fact-level"), str(player["level"])),
            Fact(icons.HOUSE, words("orleans-fact-items"), str(items)),
        ]

    # --- decisions ------------------------------------------------------------------------

    def points_so_far(self, view: View, seat: int) -> int | None:
        """Return the points as if the game ended now."""
        score: int | None = view["players"][seat].get("score")
        return score

    def question(self, view: View, look: Look) -> str:
        """Say what is to be decided."""
        words = self.words(look.lang)
        step, asked = view["step"], view["asked"]
        if step == "plan":
            seat = view["seat"]
            held = None if seat is None else view["players"][seat]["held"]
            if held is None:
                return words("orleans-ask-plan")
            return words("orleans-ask-plan-put", token=words(f"orleans-token-{held}"))
        if step == "draw":
            slots = view["players"][view["deciding"]]["slots"].values()
            lies = any(token not in (None, "technology") for token in slots)
            return words("orleans-ask-draw-or-recall" if lies else "orleans-ask-draw")
        if step == "bath-put":
            return words("orleans-ask-bath-put", token=words(f"orleans-token-{asked['picked']}"))
        if step == "go":
            return words(f"orleans-ask-go-{asked['kind']}")
        numbers = {"remove": "removals", "recall": "recalls", "torture": "missing"}
        if step in numbers:
            return words(f"orleans-ask-{step}", n=asked[numbers[step]])
        return words(f"orleans-ask-{step}")

    def choice(self, view: View, offer: Offer, look: Look) -> Choice:
        """Return an action with its label, what it brings, and what stands for it."""
        action = offer.action
        words = self.words(look.lang)
        text = offer.text
        verb, _, word = text.partition(" ")
        label, target = self._label(view, verb, word, words)
        family = "give" if verb.startswith("give") else verb
        family = {"leave": "take", "endure": "ward"}.get(family, family)
        group = "" if verb in ("done", "pass", "keep") else words(f"orleans-group-{family}")
        said = preview(view, verb, word, words)
        final = verb in FINAL or text in DRAWING or (verb == "done" and view["step"] == "plan")
        return Choice(action, text, sentence(label), said, target, group, final)

    def _label(self, view: View, verb: str, word: str, words: Words) -> tuple[str, str]:
        """Return what an action is called, and the element that stands for it."""
        if verb in ("pick", "pick-tower", "store"):
            token = words(f"orleans-token-{word}")
            drawn = view["step"] in ("store", "bath")
            where = "drawn" if drawn else "tower" if verb == "pick-tower" else "market"
            key = "store" if verb == "store" else "pick"
            return words(f"orleans-do-{key}", token=token), f"{where}-{word}"
        if verb in ("put", "lift", "recall", "cover"):
            return words(f"orleans-do-{verb}", slot=slot_title(word, words)), f"slot-{word}"
        if verb == "give-technology":
            return words("orleans-do-give-placed", slot=slot_title(word, words)), f"slot-{word}"
        if verb in ("do", "build", "remove", "give-tile"):
            where = "tile" if verb in ("build", "remove") else "place"
            place = words(f"orleans-place-{word}")
            return words(f"orleans-do-{verb}", place=place), f"{where}-{word}"
        if verb in ("go", "give-station"):
            key = "go" if verb == "go" else "give-town"
            return words(f"orleans-do-{key}", town=TOWN_TITLES[word]), f"town-{word}"
        if verb in ("take", "feed", "give-good"):
            where = "take" if verb == "take" else "mygood"
            return words(
                f"orleans-do-{verb}", good=words(f"orleans-good-{word}")
            ), f"{where}-{word}"
        if verb == "recruit":
            return words("orleans-do-recruit", kind=words(f"orleans-kind-{word}")), f"track-{word}"
        if verb == "send":
            deed, _, kind = word.partition("-")
            label = words(
                "orleans-do-send",
                deed=words(f"orleans-deed-{deed}"),
                kind=words(f"orleans-kind-{kind}"),
            )
            return label, f"entry-{word}"
        if verb in ("draw", "pay"):
            return words(f"orleans-do-{verb}", n=int(word)), "bag" if verb == "draw" else ""
        if verb == "done":
            return words(f"orleans-do-done-{view['step']}"), ""
        if verb in ("give", "reward"):
            return words(f"orleans-do-{verb}-{word}"), ""
        return words(f"orleans-do-{verb}"), self._held_target(view) if verb == "keep" else ""

    def _held_target(self, view: View) -> str:
        """Return the element of the character that has been taken up."""
        if view["step"] == "bath-put":
            return f"drawn-{view['asked']['picked']}"
        player = view["players"][view["seat"]]
        where = "tower" if player["held_from_tower"] else "market"
        return f"{where}-{player['held']}"

    def choices(self, view: View, offers: Sequence[Offer], look: Look) -> list[Choice]:
        """Return actions, those that end a step last; draws from the most, as most people want."""
        drawing = view["step"] == "draw"
        made = [
            self.choice(view, offer, look)
            for offer in sorted(offers, key=lambda offer: offer.action, reverse=drawing)
        ]
        return sorted(made, key=lambda choice: not choice.group)

    # --- what happened -----------------------------------------------------------------------

    def thing(self, kind: str, thing: str, lang: str) -> str:
        """Return what a thing is called; a slot is called by its place and who fits it."""
        words = self.words(lang)
        return slot_title(thing, words) if kind == "slot" else super().thing(kind, thing, lang)

    def tell(self, event: Event, look: Look) -> str:
        """Return the line that tells an event."""
        words = self.words(look.lang)
        args = dict(event.args)
        if event.kind == "revealed":
            return ""
        if event.seat is not None:
            args["name"] = look.names[event.seat]
        if event.kind == "planned":
            args["plan"] = told_plan(str(args["plan"]), words)
            del args["count"]
        if event.kind == "drew":
            del args["count"]
        for key, kind in (
            ("place", "place"),
            ("tile", "place"),
            ("deed", "deed"),
            ("good", "good"),
        ):
            if key in args:
                args[kind] = words(f"orleans-{kind}-{args.pop(key)}")
        if "character" in args:
            args["kind"] = words(f"orleans-kind-{args.pop('character')}")
        if "citizen" in args:
            args["citizen"] = words(f"orleans-citizen-{args['citizen']}")
        if "token" in args:
            args["token"] = words(f"orleans-token-{args['token']}")
        if "tokens" in args:
            args["tokens"] = told_tokens(str(args["tokens"]).split(), words)
        if "slot" in args:
            args["slot"] = slot_title(str(args["slot"]), words)
        if "town" in args:
            args["town"] = TOWN_TITLES[str(args["town"])]
        if "event" in args:
            args["event"] = words(f"orleans-event-name-{args['event']}")
        return words(f"orleans-event-{event.kind}", **args)

    def text(self, view: View, look: Look) -> str:
        """Return the position as plain text."""
        return plain.table(view, look, self.words(look.lang))

    def aside(self, view: View, look: Look) -> str:
        """Return places, ways, deeds and tiles as plain text."""
        return plain.aside(view, look, self.words(look.lang))


def sentence(label: str) -> str:
    """Return a label that starts with a capital letter."""
    return label[:1].upper() + label[1:]


def told_plan(plan: str, words: Words) -> str:
    """Return the places that a plan fills, with how many characters each."""
    places = [pair.split(":")[1].split("-")[0] for pair in plan.split()]
    return ", ".join(
        words(f"orleans-place-{place}")
        + (f" ×{places.count(place)}" if places.count(place) > 1 else "")
        for place in dict.fromkeys(places)
    )


FACE = OrleansFace()
