"""No message is missing in a language, and none is used that is defined nowhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from igroteka.engine import find_game, game_names
from igroteka.face import LANGUAGES
from igroteka.face.words import APART
from igroteka.tables.thinking import LEVELS

SOURCE = Path(__file__).parents[1] / "src" / "igroteka"
FACE = SOURCE / "face"
WEB = SOURCE / "web"
LAYERS = [folder.parent for folder in sorted(SOURCE.rglob("words")) if folder.is_dir()]


class Variables(Visitor):
    """The variables a message wants."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(layer: Path, lang: str) -> dict[str, set[str]]:
    """Return the messages of a layer with the variables they want."""
    parts = ("", *(f"{part}." for part in APART if part not in ("refusals", "lessons")))
    files = (layer / "words" / f"{part}{lang}.ftl" for part in parts)
    text = "\n".join(file.read_text("utf-8") for file in files if file.exists())
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{layer.name} {lang}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{layer.name} {lang}: {entry.id.name} twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def used(layer: Path) -> Iterator[tuple[str, bool, Path, int]]:
    """Yield the messages that a layer's code asks for: the id (or how it begins), whether whole."""
    # What plays in the terminal stands directly in the package.
    files = layer.glob("*.py") if layer == SOURCE else layer.rglob("*.py")
    for file in sorted(files):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not asks_words(node.func):
                continue
            for first in branches(node.args[0]):
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, True, file, node.lineno
                elif isinstance(first, ast.JoinedStr):
                    head = first.values[0]
                    if isinstance(head, ast.Constant):
                        yield str(head.value), False, file, node.lineno


def asks_words(function: ast.expr) -> bool:
    """Say whether a call is one of a `Words`: words(…), reader.words(…), self.words(lang)(…)."""
    if isinstance(function, ast.Call):
        return asks_words(function.func)
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "words"


def branches(node: ast.expr) -> list[ast.expr]:
    """Return what an expression may be: both sides of a choice."""
    if isinstance(node, ast.IfExp):
        return [*branches(node.body), *branches(node.orelse)]
    return [node]


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: str(layer.relative_to(SOURCE)))
def test_both_languages_have_the_same_messages(layer: Path) -> None:
    russian, english = (messages(layer, lang) for lang in LANGUAGES)
    assert russian.keys() == english.keys(), sorted(russian.keys() ^ english.keys())


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: str(layer.relative_to(SOURCE)))
def test_messages_want_nothing_in_one_language_that_the_other_does_not_know(layer: Path) -> None:
    """A translation may leave a variable out, but must not invent one."""
    russian, english = (messages(layer, lang) for lang in LANGUAGES)
    known = {key: russian[key] | english[key] for key in russian.keys() & english.keys()}
    more = {key for key in known if known[key] != english[key] and known[key] != russian[key]}
    assert not more


@pytest.mark.parametrize(
    "layer",
    sorted({SOURCE, SOURCE / "arena", SOURCE / "cli", *LAYERS}),
    ids=lambda layer: str(layer.relative_to(SOURCE)),
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_code_uses_is_defined(layer: Path, lang: str) -> None:
    defined = messages(layer, lang).keys() | messages(FACE, lang).keys()
    missing = []
    for text, whole, file, line in used(layer):
        if text in LANGUAGES:
            continue  # words("ru") asks for the words of a language
        found = text in defined if whole else any(key.startswith(text) for key in defined)
        if not found:
            missing.append(f"{file.relative_to(SOURCE)}:{line} {text}")
    assert not missing


class Forms(Visitor):
    """The forms of names that messages ask for, FORM($colour, "gen")."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        assert node.id.name == "FORM"
        _, which = node.arguments.positional
        assert isinstance(which, ftl.StringLiteral)
        self.asked.add(which.value)


def forms(layer: Path, lang: str) -> tuple[dict[str, set[str]], set[str]]:
    """Return the forms that names of a layer have, by id, and those that its sentences ask for."""
    visitor, have = Forms(), {}
    for file in sorted((layer / "words").glob(f"*{lang}.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                visitor.visit(entry)
                if entry.attributes:
                    have[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return have, visitor.asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_have_the_forms_that_sentences_ask_for(lang: str) -> None:
    """No form is asked for in vain, none is idle, and things of a kind have the same ones."""
    layers = {layer: forms(layer, lang) for layer in LAYERS}
    everybody_asks = set().union(*(asked for _, asked in layers.values()))
    shared = set().union(*layers[FACE][0].values())
    for layer, (have, asked) in layers.items():
        known = set().union(*have.values())
        assert asked <= known | shared, layer
        assert known <= (everybody_asks if layer == FACE else asked | shared), layer
        kinds: dict[str, set[str]] = {}
        for name, its in have.items():
            kind = re.match(r"\w+-\w+(-own)?", name)
            assert kind and its == kinds.setdefault(kind[0], its), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_use_all_their_messages(lang: str) -> None:
    asked = list(used(WEB))
    whole = {text for text, is_whole, _, _ in asked if is_whole}
    heads = tuple(text for text, is_whole, _, _ in asked if not is_whole)
    unused = [key for key in messages(WEB, lang) if key not in whole and not key.startswith(heads)]
    assert not unused


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_have_a_message_for_every_level(lang: str) -> None:
    defined = messages(WEB, lang)
    assert {f"level-{level}{more}" for level in LEVELS for more in ("", "-about")} <= set(defined)
    assert {f"bot-name-{seat}" for seat in range(5)} <= messages(FACE, lang).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_game_has_words_for_its_options_and_its_scores(name: str, lang: str) -> None:
    game = find_game(name)
    face = game.face
    assert face.title(lang)
    assert face.tagline(lang)
    for option in game.options:
        assert face.option_title(option.name, lang)
        for choice in option.choices:
            assert face.choice_title(option.name, choice, lang)
    for seats in game.seat_counts:
        for category in game.new(seats, 1).score_sheet(0):
            assert face.category(category, lang)


@pytest.mark.parametrize("name", game_names())
def test_what_drawings_offer_to_explain_is_explained(name: str) -> None:
    face = find_game(name).face
    for file in sorted(face.folder.rglob("*.py")):
        topics = re.findall(r'(?:data_help|help)="([\w-]+)"', file.read_text("utf-8"))
        for topic in topics:
            for lang in LANGUAGES:
                assert face.help(topic, lang), f"{file.name}: {topic}"
