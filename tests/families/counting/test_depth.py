"""The depth of puzzles that were made by hand."""

import pytest

from tests.support.counting_cases import certify

COUNT = {"task": "count"}
EMPTY = {"rows": 3, "columns": 3, "blocked": [], "start": [0, 0], "goal": [2, 2], "via": None}
FENCE = [[0, 0, 2, 0], [0, 1, 2, 1], [0, 0, 0, 1], [1, 0, 1, 1], [2, 0, 2, 1]]
CAT = {"word": "CAT", "lines": ["horizontal"], "backwards": False}
SQUARE = [[-700, -700], [700, -700], [700, 700], [-700, 700]]


def board(*rooks, side=3):
    return {"rows": side, "columns": side, "rooks": rooks}


def tangle(tile):
    return {"tiles": [tile], "caps": [], "ends": [[0, 0, side, ""] for side in range(4)]}


def crowd(*looks):
    things = [
        {"kind": kind, "hue": hue, "x": 100 + 100 * place, "y": 300, "size": 40, "turn": 0, "mirrored": False}
        for place, (kind, hue) in enumerate(looks)
    ]
    outlines = dict.fromkeys(("square", "cross"), SQUARE)
    return {"width": 1000, "height": 800, "circle": None, "frame": None, "outlines": outlines, "objects": things}


def drawing(*dots):
    return {"basis": "square", "segments": FENCE, "arcs": [], "dots": dots}


RED_SQUARE = ("square", "red")
CASES = {
    "a single column": ("blocks", {"heights": [[1]]}, COUNT, 1),
    "a column behind three": ("blocks", {"heights": [[2, 1], [1, 1]]}, COUNT, 2),
    "steps": ("blocks", {"heights": [[3, 2, 1], [2, 2, 1], [1, 1, 1]]}, COUNT, 3),
    "a rook in the middle": ("board_squares", board((1, 1)), COUNT, 1),
    "a free board": ("board_squares", board(), COUNT, 3),
    "the middle of a free board": ("board_squares", board(), {"task": "lost", "cell": [1, 1]}, 3),
    "squares of side 2 tell": (
        "board_squares",
        board(side=4),
        {"task": "costliest", "options": [[0, 0], [0, 1], [1, 1], [3, 3]]},
        2,
    ),
    "no near miss": ("char_grid", {"rows": ["CAT", "OOO"]}, {"task": "count", **CAT}, 1),
    "the last character": ("char_grid", {"rows": ["CAT", "CAR"]}, {"task": "count", **CAT}, 2),
    "backwards does not count": ("char_grid", {"rows": ["CAT", "CAR", "TAC"]}, {"task": "count", **CAT}, 3),
    "one other cell is nearly right": (
        "char_grid",
        {"rows": ["CAR", "DOG", "CXR"]},
        {"task": "mend", **CAT, "options": [[0, 2], [1, 0], [1, 1], [2, 1]]},
        1,
    ),
    "one way": ("lattice_paths", {**EMPTY, "blocked": [[1, 1], [0, 1]]}, COUNT, 0),
    "no obstacles": ("lattice_paths", EMPTY, COUNT, 3),
    "through the middle": ("lattice_paths", {**EMPTY, "via": [1, 1]}, {"task": "via"}, 2),
    "a corridor": ("maze_regions", {"right": [".."], "below": [], "dot": None}, COUNT, 1),
    "a corner": ("maze_regions", {"right": [".", "#"], "below": [".#"], "dot": [0, 1]}, {"task": "size"}, 2),
    "a kind alone": ("object_count", crowd(RED_SQUARE, ("cross", "blue")), {**COUNT, "of": {"kind": "square"}}, 1),
    "a kind and a hue": (
        "object_count",
        crowd(RED_SQUARE, ("cross", "red"), ("square", "blue")),
        {**COUNT, "of": {"kind": "square", "hue": "red"}},
        2,
    ),
    "a hue that does not matter": (
        "object_count",
        crowd(RED_SQUARE, ("cross", "red")),
        {**COUNT, "of": {"kind": "square", "hue": "red"}},
        1,
    ),
    "squares of one size": ("shape_count", drawing(), {"task": "count", "kind": "square"}, 1),
    "rectangles of two sizes": ("shape_count", drawing(), {"task": "count", "kind": "rectangle"}, 2),
    "around a dot": ("shape_count", drawing([50, 50]), {"task": "around", "kind": "rectangle"}, 3),
    "not around another": ("shape_count", drawing([50, 50], [150, 50]), {"task": "around", "kind": "rectangle"}, 2),
    "strands that cross": ("tangle", tangle("h"), COUNT, 1),
    "strands that bend": ("tangle", tangle("a"), COUNT, 2),
}


@pytest.mark.parametrize("name", CASES)
def test_depth_is_that_of_the_reasoning(name):
    family, statement, query, depth = CASES[name]
    assert certify(family, statement, query).depth.value == depth
