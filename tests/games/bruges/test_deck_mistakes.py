"""What the checker of a deck file says to an owner of the game who made a mistake."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from igroteka.engine import BadSetup
from igroteka.engine.textfile import text_of
from igroteka.face import said_in
from igroteka.games.bruges.rules.deck.editions import SHIPPED
from igroteka.games.bruges.rules.deck.mistakes import mistakes_in

SHIPPED_TEXT = SHIPPED.read_text("utf-8")


def line_of(words: str) -> int:
    """Return the line of the shipped deck in which some words first stand."""
    return SHIPPED_TEXT[: SHIPPED_TEXT.index(words)].count("\n") + 1


FIRST_CARD = line_of("[[card]]")
SECOND_CARD = line_of('id = "queen"') - 1
KING = f"Card king, line {FIRST_CARD}: "
QUEEN = f"Card queen, line {SECOND_CARD}: "
SECOND_SHIP = '[[ship]]\nid = "guilders"'
FIRST_EXCHANGE = "[[exchange]]"
SECOND_EXCHANGE = '[[exchange]]\nid = "workers_three"'
BOARD = f"Board, line {line_of('[board]')}: "
SECOND_RIGHT = 'right = ["purple", "blue", "yellow", "brown", "red"]'
WORKERS_THREE = 'modifies = { op = "mod_workers_action", n = 3 }'

# What stood there, what the owner wrote, and what is said about it: all of it.
MISTAKES = [
    # The file.
    ('game = "bruges"', 'game = "chess"', ['The file does not say game = "bruges" at its top.']),
    (
        'title = { ru = "Реконструкция", en = "Reconstruction" }',
        'title = "Mine"',
        ['The deck has no title; write one at the top, like title = { ru = "…", en = "…" }.'],
    ),
    (
        'game = "bruges"',
        'game = "bruges"\nmade = 2024-01-02',
        [
            "The file has “made”, which means nothing here; "
            "there are: game, title, board, card, ship, exchange."
        ],
    ),
    (
        'game = "bruges"',
        "game = ",
        [
            "Line 12, column 8 is not TOML (Invalid value); look there and just before it "
            "for a missing quote, bracket or comma."
        ],
    ),
    # The fields of a card.
    (
        'colour = "brown"',
        'colour = "braun"',
        [f'{KING}colour is one of blue, brown, red, purple, yellow, not "braun".'],
    ),
    (
        'colour = "brown"\n',
        "",
        [f"{KING}colour is missing; it is one of blue, brown, red, purple, yellow."],
    ),
    (
        'ru = "Король", ',
        "",
        [f'{KING}the Russian name is missing; write name = {{ ru = "…", en = "…" }}.'],
    ),
    (
        'en = "King"',
        "en = 7",
        [f'{KING}the English name is missing; write name = {{ ru = "…", en = "…" }}.'],
    ),
    ("cost = 12", "cost = 4", [f"{KING}cost is a multiple of 3 from 0 to 30, not 4."]),
    ("cost = 12", "cost = 33", [f"{KING}cost is a multiple of 3 from 0 to 30, not 33."]),
    ("cost = 12", 'cost = "12"', [f'{KING}cost is a multiple of 3 from 0 to 30, not "12".']),
    ("cost = 12", "cost = false", [f"{KING}cost is a multiple of 3 from 0 to 30, not false."]),
    ("cost = 12\n", "", [f"{KING}cost is missing; it is a multiple of 3 from 0 to 30."]),
    (
        "cost = 12",
        "cost = 12\nprice = 12",
        [
            f"{KING}there is no field “price”; the fields are id, set, name, colour, guild, "
            "cost, icon, worker, ops, provenance, documented, note."
        ],
    ),
    (
        'worker = "purple"\n',
        "",
        [f"{KING}worker is missing; it is one of blue, brown, red, purple, yellow."],
    ),
    (
        'icon = "laurel"',
        'icon = "laurel"\nworker = "red"',
        ["only a card with the icon worker names a worker; take the field worker out."],
    ),
    (
        'id = "king"',
        'id = "Король"',
        [
            f"Card Король, line {FIRST_CARD}: id is small Latin letters, digits and "
            "underscores, like jailer."
        ],
    ),
    (
        'id = "queen"',
        'id = "king"',
        [f"Card king, line {FIRST_CARD}, {SECOND_CARD}: 2 have this id; give each its own."],
    ),
    (
        'provenance = "name documented"\n',
        "",
        [f'{KING}provenance is missing; write for instance provenance = "printed card".'],
    ),
    (
        'documented = ["name"]',
        'documented = "name"',
        [f'{KING}documented is a list of words, like ["name", "cost"].'],
    ),
    (
        'guild = "nobles"',
        'guild = "clerics"',
        [
            "Guild nobles: the set base must have 15 cards of it, not 14.",
            "Guild clerics: the set base must have 15 cards of it, not 16.",
        ],
    ),
    (
        'guild = "nobles"',
        'guild = ["nobles"]',
        ["travellers, not ['nobles'].", "must have 15 cards of it, not 14."],
    ),
    # Operations.
    ('"vp", n = 1', '"vps", n = 1', [f"{KING}unknown operation “vps”; did you mean vp?"]),
    (
        '"vp", n = 1',
        '"points", n = 1',
        [f"{KING}unknown operation “points”; docs/bruges-decks.md lists them all."],
    ),
    ('"vp", n = 1', '"vp", n = 0', [f"{KING}vp: n is a whole number from 1 to 98, not 0."]),
    ('"vp", n = 1', '"vp", n = 99', [f"{KING}vp: n is a whole number from 1 to 98, not 99."]),
    ('"vp", n = 1', '"vp", n = "1"', [f'{KING}vp: n is a whole number from 1 to 98, not "1".']),
    ('"vp", n = 1', '"vp"', [f"{KING}vp needs the parameter n: a whole number from 1 to 98."]),
    ('"vp", n = 1', '"vp", m = 1', [f"{KING}vp has no parameter “m”; it has: n."]),
    (
        '"vp", n = 1',
        '"workers", n = 1, colour = "all"',
        [f'{KING}workers: colour is one of blue, brown, red, purple, yellow, any, one, not "all".'],
    ),
    (
        '"vp", n = 1',
        '"sell_workers", price = 2, max = -1',
        [f'{KING}sell_workers: max is a whole number from 1 to 98 or "all", not -1.'],
    ),
    (
        '"vp", n = 1',
        '"pay_guilders", n = 2, cost = "true"',
        [f'{KING}pay_guilders: cost is false or true, not "true".'],
    ),
    (
        '"vp", n = 1',
        '"buy_vp", per = 2, vp = 3, max_vp = 2',
        [f"{KING}buy_vp: max_vp is less than vp, so nothing could be bought; make it larger."],
    ),
    (
        '"vp", n = 1',
        '"score_per_canal", vp = 1',
        [f"{KING}the operation score_per_canal is for the icon laurel, not worker."],
    ),
    (
        'op = "mod_house_worker", any_colour = true',
        'op = "mod_house_worker", any_colour = false',
        ["mod_house_worker changes nothing; give it a parameter: any_colour."],
    ),
    (
        'ops = [{ op = "vp", n = 3 }]',
        'ops = ["vp"]',
        [f'{QUEEN}an operation is written like {{ op = "guilders", n = 3 }}.'],
    ),
    (
        'ops = [{ op = "vp", n = 3 }]',
        "ops = []",
        [
            f"{QUEEN}ops is missing; a card has at least one operation, "
            'like ops = [{ op = "guilders", n = 3 }].'
        ],
    ),
    (
        'op = "once_per_round", do = [{ op = "guilders", n = 2 }]',
        'op = "guilders", n = 2',
        [
            "guilders on an infinity card stands inside once_per_round: "
            '{ op = "once_per_round", do = [ … ] }.'
        ],
    ),
    (
        'op = "once_per_round", do = [{ op = "guilders", n = 2 }]',
        'op = "once_per_round", do = [{ op = "mod_threat_vp", vp = 2 }]',
        ["mod_threat_vp works by itself; take it out of once_per_round."],
    ),
    (
        '[{ op = "once_per_round",',
        '[{ op = "mod_threat_vp", vp = 2 }, { op = "once_per_round",',
        ["once_per_round stands alone and holds its operations in do = [ … ]."],
    ),
    (
        'ops = [{ op = "vp", n = 3 }]',
        'ops = [{ op = "once_per_round", do = [{ op = "guilders", n = 3 }] }]',
        [f"{QUEEN}once_per_round is for the icon infinity."],
    ),
    (
        'op = "mod_hand_limit", n = 6',
        'op = "mod_hand_limit", n = 5',
        ["mod_hand_limit: n is a whole number from 6 to 98, not 5."],
    ),
    (
        'ops = [{ op = "guilders", n = 8 }]',
        'ops = [{ op = "repeat_lightning" }]',
        ["the operation repeat_lightning is for the icon worker or infinity, not lightning."],
    ),
    # The board.
    (
        "statues = [7,",
        "statues = [",
        [
            f"Board, line {line_of('statues =')}: statues is a list of 6 whole numbers from 0 to "
            "99, like [6, 5, 4, 3, 2, 1]."
        ],
    ),
    (
        "canal_costs = [1, 2, 3, 4, 5]",
        "canal_costs = [1, 2, 3, 4, 500]",
        [f"Board, line {line_of('canal_costs =')}: canal_costs is a list of 5 whole numbers"],
    ),
    (
        "canal_costs = [1, 2, 3, 4, 5]\n",
        "",
        [f"{BOARD}canal_costs is a list of 5 whole numbers from 0 to 99, like [1, 2, 3, 4, 5]."],
    ),
    (
        "statues_five_players = [9, 8,",
        "statues_five_players = [8, 9,",
        ["statues_five_players lie with the highest on top; write them from the highest down."],
    ),
    (
        "reputation_points = [0,",
        "reputation_points = [2,",
        [
            f"Board, line {line_of('reputation_points =')}: reputation_points lists what each step "
            "of the track is worth: 2 to 30 whole numbers from 0 to 99, the first 0"
        ],
    ),
    (
        "5, 7, 9, 12]",
        "5, 9, 7, 12]",
        ["reputation_points: step 7 is worth 7, less than the one before; write the steps"],
    ),
    (
        'left = ["blue", "yellow", "red", "brown", "purple"]',
        'left = "blue"',
        [
            f"Board, line {line_of('left = ')}: left of guardhouse 1 is a list of 5 colours out of "
            "blue, brown, red, purple, yellow, from the guardhouse outward."
        ],
    ),
    (
        SECOND_RIGHT,
        SECOND_RIGHT.replace("right", "rigth"),
        [
            f"Board, line {line_of(SECOND_RIGHT)}: there is no field “rigth”; the fields are left",
            f"Board, line {line_of(SECOND_RIGHT) - 2}: right of guardhouse 2 is a list of 5",
        ],
    ),
    (
        "[board]",
        "[board]\nbridges = 3",
        ["there is no field “bridges”; the fields are canal_costs"],
    ),
    ("[board.provenance]", "[board.bridges]", [f"{BOARD}there is no field “bridges”"]),
    (
        'canal_costs = "partly documented"',
        "canal_costs = true",
        [
            f"Board, line {line_of('[board.provenance]') + 1}: provenance: write "
            'canal_costs = "printed board" for one of canal_costs, reputation_points, statues, '
            "statues_five_players, guardhouse, not canal_costs = true."
        ],
    ),
    # Ships and the exchange.
    (
        '[[ship]]\nid = "guilders"\nops = [{ op = "guilders", n = 6 }]\n'
        'provenance = "effect documented"\n',
        "",
        ["There are 5 tables [[ship]]; there must be 6, or none."],
    ),
    (
        '[[ship]]\nid = "guilders"',
        "[[ship]]",
        [f"Ship #2, line {line_of(SECOND_SHIP)}: id is small Latin letters"],
    ),
    (
        "markers = 6",
        "markers = 0",
        [f"Exchange workers_any, line {line_of(FIRST_EXCHANGE)}: markers is a whole number"],
    ),
    ('action = "workers"', 'action = "work"', ["action is one of workers, guilders, threat, can"]),
    (
        'action = "workers"',
        'action = "guilders"',
        ['mod_workers_action changes the action "workers", so write action = "workers".'],
    ),
    (
        WORKERS_THREE,
        WORKERS_THREE.replace("3", '"three"'),
        ['mod_workers_action: n is a whole number from 1 to 98, not "three".'],
    ),
    (
        WORKERS_THREE,
        WORKERS_THREE.replace(", n = 3", ""),
        [f"Exchange workers_three, line {line_of(SECOND_EXCHANGE)}: modifies is one of these"],
    ),
    (
        WORKERS_THREE,
        WORKERS_THREE.replace("n = 3", "any_colour = false"),
        ["mod_workers_action: any_colour is true, not false."],
    ),
]


def test_the_shipped_deck_has_no_mistakes() -> None:
    assert mistakes_in(SHIPPED_TEXT) == []


@pytest.mark.parametrize("right,wrong,said", MISTAKES)
def test_a_mistake_is_one_line_that_says_where_and_what(
    right: str, wrong: str, said: list[str]
) -> None:
    assert right in SHIPPED_TEXT
    found = mistakes_in(SHIPPED_TEXT.replace(right, wrong, 1))
    assert len(found) == len(said), found
    for mistake, sentence in zip(found, said, strict=True):
        assert sentence in str(mistake) and "\n" not in str(mistake)


@pytest.mark.parametrize("right,wrong,said", MISTAKES)
def test_a_mistake_is_told_in_russian_too(right: str, wrong: str, said: list[str]) -> None:
    for mistake in mistakes_in(SHIPPED_TEXT.replace(right, wrong, 1)):
        assert said_in(mistake, "en") == str(mistake)
        russian = said_in(mistake, "ru")
        assert re.search("[а-яё]{3}", russian) and "\n" not in russian
        assert not re.search(r"\b(is|are|the|not|of|must|missing)\b", russian), russian
        for number in re.findall(r"\d+", str(mistake)):
            assert number in russian


@pytest.mark.parametrize(
    "op",
    [
        '"buy_vp", per = 2, vp = 3, max_vp = 3',
        '"sell_workers", price = 98, max = "all"',
        '"repeat_lightning", max_cost = 0',
        '"settle_from_discard", guild = "any"',
        '"build_canal", minus = 0',
    ],
)
def test_what_is_allowed_is_no_mistake(op: str) -> None:
    assert mistakes_in(SHIPPED_TEXT.replace('"vp", n = 1', op, 1)) == []


def test_several_mistakes_are_several_lines() -> None:
    text = SHIPPED_TEXT.replace("cost = 12", "cost = 11", 2).replace("[7, 6", "[7", 1)
    assert [str(mistake).partition(":")[0] for mistake in mistakes_in(text)] == [
        f"Card king, line {FIRST_CARD}",
        f"Card queen, line {SECOND_CARD}",
        f"Board, line {line_of('statues =')}",
    ]


@pytest.mark.parametrize(
    "text,said",
    [
        ("", ["The file does not say", "The deck has no title", "There are no cards", "The table"]),
        (SHIPPED_TEXT.replace("[[card]]", "[[cards]]"), ["The file has “cards”", "There are no c"]),
        (
            re.sub(r"\[\[ship\]\].*?(?=\[\[exchange)", "", SHIPPED_TEXT, flags=re.S).replace(
                "[board]", "ship = 3\n[board]"
            ),
            ["Write each ship as a table of its own, under a line [[ship]]."],
        ),
        (
            SHIPPED_TEXT.replace("[[board.guardhouse]]", "[[board.house]]", 1),
            [
                f"{BOARD}there is no field “house”",
                f"{BOARD}write five tables [[board.guardhouse]], one for each seat; there are 4.",
            ],
        ),
        (
            re.sub(r"\[board.provenance\].*?(?=\[\[)", "", SHIPPED_TEXT, flags=re.S).replace(
                "[board]", '[board]\nprovenance = "my box"'
            ),
            [f"Board, line {line_of('[board]') + 1}: provenance is a table [board.provenance]"],
        ),
        (
            re.sub(r"\[board.provenance\].*?(?=\[\[)", "", SHIPPED_TEXT, flags=re.S).replace(
                "[board]", "[board]\nprovenance = { statues = 7 }"
            ),
            [f"Board, line {line_of('[board]') + 1}: provenance: write canal_costs ="],
        ),
        (
            re.sub(r'note = """.*?"""', "note = 3", SHIPPED_TEXT, flags=re.S),
            [f"Board, line {line_of('note =')}: note is a text, or left out."],
        ),
        (SHIPPED_TEXT + "\nx = [1,", [f"Line {len(SHIPPED_TEXT.splitlines()) + 2}, column 8 is"]),
    ],
)
def test_a_file_that_is_wrong_as_a_whole(text: str, said: list[str]) -> None:
    found = [str(mistake) for mistake in mistakes_in(text)]
    assert len(found) == len(said), found
    assert all(line.startswith(head) for line, head in zip(found, said, strict=True)), found


def test_the_line_is_found_behind_comments_and_in_files_of_other_systems() -> None:
    text = SHIPPED_TEXT.replace("cost = 12", "cost = 11", 1)
    for odd in (text.replace("[[card]]", "[[ card ]]  # mine"), text.replace("\n", "\r\n")):
        assert str(mistakes_in(odd)[0]).startswith(KING)


def test_a_board_without_a_line_of_its_own_is_told_as_that() -> None:
    told = map(str, mistakes_in('game = "bruges"\nboard = { note = 3 }'))
    board = [line for line in told if line.startswith("Board")]
    assert board and all(line.startswith("Board, line ?: ") for line in board)


def test_a_long_value_is_told_in_short() -> None:
    long = mistakes_in(SHIPPED_TEXT.replace("cost = 12", f'cost = "{"x" * 999}"', 1))
    assert len(str(long[0])) < 150


def test_a_file_that_cannot_be_read_is_named_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"There is no file .*nothing\.toml"):
        text_of(tmp_path / "nothing.toml")
    with pytest.raises(BadSetup, match="is a folder; name a file in it"):
        text_of(tmp_path)
    deck = tmp_path / "my-deck.toml"
    deck.write_text("# Король", "cp1251")
    with pytest.raises(BadSetup, match="is not in the encoding UTF-8; save it so"):
        text_of(deck)
    deck.write_text(SHIPPED_TEXT, "utf-8-sig")
    assert mistakes_in(text_of(deck)) == [], "the mark that Windows puts first does not matter"
