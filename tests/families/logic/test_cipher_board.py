"""Boards of ciphers: validator and explanations against all ways to hang the heads, one by one."""

from itertools import permutations, product
from string import ascii_uppercase

import pytest

from puzzlegen.core.certificate import MalformedStatement, Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.stream import Stream
from tests.support.published import Published

BOARDS = Published("logic/cipher_board")
certify, certify_why = BOARDS.certify, BOARDS.faults


def puzzles(level, count):
    for index in range(count):
        try:
            yield BOARDS.invent(Stream("cipher", level, index, index=index, series=b"cipher"), level)
        except Rejected:
            continue


def hung(heads, loose):
    """All ways to put loose heads on the empty plates of a side."""
    for order in permutations(loose):
        rest = iter(order)
        yield [head or next(rest) for head in heads]


def spelled(statement, signs, rows, columns, first):
    letters = []
    for number, pair in enumerate(signs):
        row, column = pair if first else pair[::-1]
        if row not in rows or column not in columns:
            return None
        at = (columns.index(column) + number * statement["turn"]) % len(columns)
        letters.append(statement["cells"][rows.index(row)][at])
    return "".join(letters)


def readings(statement, faded="-"):
    """All ways to hang the heads, and which sign comes first, with which the examples agree."""
    sides = [list(hung(*side)) for side in zip(statement["heads"], statement["loose"], strict=True)]
    full = {**statement, "cells": [row.replace(".", faded) for row in statement["cells"]]}
    for first in {"rows": [True], "columns": [False], "open": [True, False]}[statement["order"]]:
        for rows, columns in product(*sides):
            said = [spelled(full, one["signs"], rows, columns, first) for one in statement["examples"]]
            if said == [one["word"] for one in statement["examples"]]:
                yield full, rows, columns, first


def answers(statement, query):
    """All that can be defended, from the ways to hang all heads."""
    found = set()
    for letter in ascii_uppercase if query["task"] == "faded" else "-":
        for full, rows, columns, first in readings(statement, letter):
            match query["task"]:
                case "read":
                    found.add(spelled(full, query["signs"], rows, columns, first))
                case "meant":
                    found.add("ABCD"[query["options"].index(spelled(full, query["signs"], rows, columns, first))])
                case "write":
                    meant = [spelled(full, one, rows, columns, first) for one in query["options"]]
                    assert meant.count(query["word"]) == 1
                    found.add("ABCD"[meant.index(query["word"])])
                case "head":
                    found.add("ABCD"[query["options"].index((rows, columns)[query["side"]][query["line"]])])
                case "slip":
                    held = spelled(full, query["signs"], rows, columns, first)
                    wrong = [number for number, letter in enumerate(query["word"]) if held[number] != letter]
                    found.add(" ".join(f"letter-{number + 1}" for number in wrong))
                case "faded":
                    found.add(letter)
    return found


@pytest.mark.parametrize(("level", "count"), [(Level.EASY, 60), (Level.MEDIUM, 25)])
def test_the_validator_agrees_with_all_ways_to_hang_the_heads(level, count):
    found = [(one, certify(one.statement, one.query)) for one in puzzles(level, count)]
    proven = [(one, certificate) for one, certificate in found if certificate.verdict is Verdict.UNIQUE]
    assert len(proven) > 0.7 * len(found)
    assert len({one.query["task"] for one, _ in proven}) == len(BOARDS.loaded.format.questions)
    for one, certificate in proven:
        assert answers(one.statement, one.query) == {*certificate.answers} == {one.key}


@pytest.mark.parametrize(("level", "count"), [(Level.EASY, 40), (Level.MEDIUM, 20)])
def test_what_explanations_say_of_heads_holds_in_all_ways_to_hang_them(level, count):
    said = 0
    for puzzle in puzzles(level, count):
        statement, query, why = puzzle.statement, puzzle.query, puzzle.why
        if certify(statement, query).verdict is not Verdict.UNIQUE or certify_why(statement, query, puzzle.key, why):
            continue
        ways = list(readings(statement, puzzle.key if query["task"] == "faded" else "-"))
        assert {first for *_, first in ways} == {why["rows_first"]}
        for step in why["steps"]:
            signs = statement["examples"][step["example"]]["signs"][step["letter"]]
            one, other = signs if why["rows_first"] else signs[::-1]
            assert all(rows[step["row"]] == one and columns[step["slot"]] == other for _, rows, columns, _ in ways)
            said += 1
        assert all((way[1], way[2])[side][line] == sign for way in ways for side, line, sign in why["last"])
    assert said > count


def shown(cells, word, signs, order="rows"):
    statement = {"board": "slate", "cells": cells, "heads": [["", "", ""], ["4", "5", "6"]], "turn": 0, "order": order}
    return {**statement, "loose": [["3", "2", "1"], []], "examples": [{"word": word, "signs": signs}]}


def step(letter, row, column, cells=1):
    return {"example": 0, "letter": letter, "row": row, "column": column, "slot": column, "cells": cells}


BAG = {"task": "read", "signs": [["3", "4"], ["1", "5"], ["2", "6"]]}
TOE = [["1", "6"], ["2", "5"], ["3", "5"]]
WHY = {
    "rows_first": True,
    "against": {"steps": [], "nowhere": [0, 0]},
    "steps": [step(0, 0, 2), step(1, 1, 1)],
    "last": [[0, 2, "3"]],
    "cells": [[2, 0], [0, 1], [1, 2]],
}


def test_a_true_explanation_is_believed():
    assert certify_why(shown(["CAT", "DOG", "BEN"], "TOE", TOE, "open"), BAG, "BAG", WHY) == ()


@pytest.mark.parametrize(
    "false",
    [
        {"rows_first": False},
        {"against": {"steps": [step(0, 0, 2)], "nowhere": [0, 1]}},
        {"steps": [step(0, 0, 1), step(1, 1, 1)]},
        {"steps": [step(0, 0, 2, 2), step(1, 1, 1)]},
        {"steps": [step(0, 0, 2)], "last": []},  # then nobody knows where the others are
        {"steps": [step(0, 0, 2)]},  # not the last one
        {"last": [[0, 2, "2"]]},
        {"cells": [[2, 0], [0, 1], [1, 1]]},
    ],
)
def test_false_explanations_are_refused(false):
    assert certify_why(shown(["CAT", "DOG", "BEN"], "TOE", TOE, "open"), BAG, "BAG", WHY | false)


def test_a_letter_is_nowhere_for_certain_where_several_cells_go_with_the_examples():
    """Its T can be in two rows; that does not matter for what is asked."""
    statement, query = shown(["CAT", "DOG", "BET"], "TO", TOE[:2]), {"task": "read", "signs": [["2", "5"], ["2", "6"]]}
    assert certify(statement, query).answers == ("OG",)
    why = WHY | {"against": None, "steps": [step(1, 1, 1)], "last": [], "cells": [[1, 1], [1, 2]]}
    assert certify_why(statement, query, "OG", why) == ()
    for tried in (step(0, 0, 2, 2), step(0, 0, 2), step(0, 2, 2, 2)):
        assert certify_why(statement, query, "OG", why | {"steps": [step(1, 1, 1), tried]})


@pytest.mark.parametrize("sign", ["5 ", "5\u200b", "٥", "9", ""])
def test_signs_that_look_alike_are_no_signs(sign):
    query = {"task": "read", "signs": [*BAG["signs"][:1], ["1", sign], *BAG["signs"][2:]]}
    with pytest.raises(MalformedStatement):
        certify(shown(["CAT", "DOG", "BEN"], "TOE", TOE), query)


@pytest.mark.parametrize(("order", "nodes"), [("rows", 5), ("open", 6)])
def test_depth_counts_the_nodes_of_a_plain_search(order, nodes):
    """By hand: A in two cells, B beside each of them; with the other order, A stands nowhere."""
    statement = {
        "board": "slate",
        "cells": ["AB", "BA"],
        "heads": [["", ""], ["", ""]],
        "loose": [["1", "2"], ["3", "4"]],
        "order": order,
        "turn": 0,
        "examples": [{"word": "AB", "signs": [["1", "3"], ["1", "4"]]}],
    }
    certificate = certify(statement, {"task": "read", "signs": [["1", "3"], ["2", "3"]]})
    assert 2**certificate.depth.value == pytest.approx(nodes, abs=0.01)
