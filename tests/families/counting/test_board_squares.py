"""Squares without a rook: the validator against brute force, disguises, the picture."""

from itertools import product

import pytest

from puzzlegen.core.family import USUAL_LEVELS
from puzzlegen.core.scene import Element, Group, Polyline
from puzzlegen.core.stream import Stream
from puzzlegen.formats.counting.board_squares import Largest
from puzzlegen.renderers.counting.board_squares import depict
from tests.support.counting_cases import certify, invented

COUNT = {"task": "count"}


def board(index):
    rng = Stream("board", index)
    rows, columns = rng.between(1, 7), rng.between(1, 7)
    rooks = sorted(rng.sample(list(product(range(rows), range(columns))), rng.below(min(6, rows * columns))))
    return {"rows": rows, "columns": columns, "rooks": rooks}


def turned(statement):
    rows = statement["rows"]
    rooks = [(column, rows - 1 - row) for row, column in statement["rooks"]]
    return {"rows": statement["columns"], "columns": rows, "rooks": rooks}


def oracle(statement):
    """Tries every cell of every square."""
    rooks = set(statement["rooks"])
    count = 0
    for side in range(1, 8):
        for y, x in product(range(statement["rows"] - side + 1), range(statement["columns"] - side + 1)):
            count += not any((y + down, x + right) in rooks for down, right in product(range(side), repeat=2))
    return count


@pytest.mark.parametrize("index", range(60))
def test_the_validator_agrees_with_brute_force_and_knows_turned_boards(index):
    statement = board(index)
    certificate = certify("board_squares", statement, COUNT)
    assert certificate.answers == (str(oracle(statement)),)
    again = certify("board_squares", turned(statement), COUNT)
    assert again.answers == certificate.answers
    assert again.canonical == certificate.canonical
    assert again.structure == certificate.structure


def test_other_boards_have_other_canonical_forms():
    forms = {
        certify("board_squares", {"rows": 3, "columns": 4, "rooks": [cell]}, COUNT).canonical
        for cell in product(range(3), range(4))
    }
    assert len(forms) == 4  # corner, side, side of the long edge, middle


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_the_picture_shows_every_rook_and_names_every_square(level):
    for index in range(40):
        puzzle = invented("board_squares", level, index)
        (scene,) = depict(puzzle.statement, puzzle.query)
        children = scene.nodes[0].children
        pieces = (node for node in children if isinstance(node, Group) and isinstance(node.children[0], Polyline))
        rooks = [(node.y - 0.5, node.x - 0.5) for node in pieces]
        assert sorted(rooks) == list(puzzle.statement.rooks)
        elements = {
            node.id: (node.x, node.y, node.width, node.height) for node in children if isinstance(node, Element)
        }
        assert len(set(elements.values())) == len(elements)
        assert bool(elements) == isinstance(puzzle.query, Largest)
