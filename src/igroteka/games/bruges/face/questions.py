"""What is asked: the words of the open decision."""

from __future__ import annotations

from igroteka.games.bruges.face.card_texts import card_title, source_title
from igroteka.games.bruges.face.deck_words import DeckWords
from igroteka.games.bruges.rules.view import BrugesView


def question_of(view: BrugesView, words: DeckWords) -> str:
    """Return the sentence that says what is to be decided, and whose effect asks."""
    step = view["step"]
    kind = which_question(view)
    args: dict[str, str | int] = {
        "n": step.get("to_go") or step.get("price", step.get("n", 0)),
        "vp": step.get("points", 0),
        "attack": step.get("attack", ""),
    }
    card, source = step.get("card"), step.get("source")
    if card:
        args["card"] = card_title(card, words)
    asked = words(f"bruges-ask-{kind}", **args)
    if source and kind not in ("fill", "turn"):
        return words("bruges-ask-because", card=source_title(source, words), question=asked)
    return asked


def which_question(view: BrugesView) -> str:
    """Return which message asks: a kind of decision may be asked for in several ways."""
    step = view["step"]
    kind = step["kind"]
    if kind == "fill" and not step.get("to_go"):
        return "fill-more"
    if kind == "dismiss" and not step.get("source"):
        return "plague"
    if kind == "turn" and step.get("played"):
        return "turn-played"
    if kind == "turn" and not view["hand"]:
        return "turn-empty"
    if kind == "turn" and step.get("wild"):
        return "turn-wild"
    if kind == "extra" and step.get("card"):
        return "extra-card"
    return kind
