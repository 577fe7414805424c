"""The structure of a Sudoku: what it shares with others of its kind, and none of its clues."""

import pytest

from puzzlegen.validators.sudoku.kits.structure import structure_of
from tests.support.sudoku_cases import GOOD, GRID, WIKIPEDIA, certify, parsed, puzzle

JIGSAW_4 = [0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3]
MIRRORED_JIGSAW_4 = [1, 0, 0, 0, 1, 1, 0, 2, 1, 3, 2, 2, 3, 3, 3, 2]


def structure(*arguments, **options):
    return structure_of(parsed(puzzle(*arguments, **options)))


def mark(kind, *cells, value=None):
    return {"kind": kind, "cells": cells} | ({} if value is None else {"value": value})


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (structure(9), "9x9, boxes of 3x3"),
        (structure(16), "16x16, boxes of 4x4"),
        (structure(6), "6x6, boxes of 2x3"),
        (structure(4, regions=JIGSAW_4), "4x4, irregular regions"),
        (structure(9, rules=["windows", "diagonals"]), "9x9, boxes of 3x3, diagonals, windows"),
        (structure(4, marks=[mark("odd", 3), mark("cage", 0, 1, value=5)]), "4x4, boxes of 2x2, cage, parity"),
    ],
)
def test_the_structure_in_words(found, expected):
    assert found == expected


def test_particulars_do_not_matter():
    assert structure(9, WIKIPEDIA) == structure(9)
    assert structure(4, marks=[mark("cage", 0, 1, value=5)]) == structure(4, marks=[mark("cage", 5, 9, value=3)])
    assert structure(9, rules=["all_dots", "diagonals"]) == structure(9, rules=["diagonals", "all_dots"])
    assert structure(4, regions=JIGSAW_4) == structure(4, regions=MIRRORED_JIGSAW_4)


def test_kinds_that_one_rule_explains_are_one():
    white, black = mark("white_dot", 0, 1), mark("black_dot", 2, 3)
    assert structure(4, marks=[white]) == structure(4, marks=[black]) == structure(4, marks=[black, white])
    assert structure(4, marks=[mark("even", 0)]) == structure(4, marks=[mark("odd", 3)])


def test_turned_or_renumbered_boxes_are_the_same():
    turned = [cell // 6 // 3 * 3 + cell % 6 // 2 for cell in range(36)]
    assert structure(6, regions=turned) == structure(6) == structure(6, regions=[5 - region for region in turned])


def test_what_a_solver_has_to_know_makes_the_difference():
    found = [
        structure(9),
        structure(4),
        structure(4, regions=JIGSAW_4),
        structure(9, rules=["diagonals"]),
        structure(9, rules=["all_dots"]),
        structure(9, marks=[mark("greater", 0, 1)]),
        structure(9, marks=[mark("greater", 0, 1), mark("bar", 3, 4)]),
    ]
    assert len(set(found)) == len(found)


def test_the_certificate_tells_the_structure():
    for case in GOOD:
        assert certify(case["statement"], GRID).structure == structure_of(parsed(case["statement"]))
