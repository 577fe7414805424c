"""Areas of a maze: the validator against merging cell by cell, disguises, the generator's areas, the picture."""

from collections import Counter
from itertools import product
from math import dist

import pytest

from puzzlegen import catalog
from puzzlegen.core.family import USUAL_LEVELS
from puzzlegen.core.scene import Circle, Label, Painted
from puzzlegen.core.stream import Stream
from puzzlegen.formats.counting.maze_regions import Reach
from puzzlegen.renderers.counting.maze_regions import depict
from puzzlegen.validators.counting import maze_regions as validator
from tests.support import counting_cases
from tests.support.counting_cases import invented

COUNT, SIZE = {"task": "count"}, {"task": "size"}
WIDE = 0.2  # of a wall inside


def certify(statement, query):
    return counting_cases.certify("maze_regions", statement, query)


def certify_why(statement, query, answer, why):
    one = catalog.load_format("counting/maze_regions").puzzle(statement, query, why)
    return validator.certify_why(one.statement, one.query, answer, one.why)


def maze(index):
    rng = Stream("maze", index)
    rows, columns = rng.between(1, 6), rng.between(2, 6)

    def line(length):
        return "".join(rng.choice("..#") for _ in range(length))

    return {
        "right": [line(columns - 1) for _ in range(rows)],
        "below": [line(columns) for _ in range(rows - 1)],
        "dot": None,
    }


def oracle(statement):
    """Every cell has its own name at first; an open side gives both of its cells the lesser name, until all agree."""
    rows, columns = len(statement["right"]), len(statement["right"][0]) + 1
    names = {cell: cell for cell in product(range(rows), range(columns))}
    for _ in names:
        for (y, x), name in list(names.items()):
            for other, side in (((y, x + 1), "right"), ((y + 1, x), "below")):
                if other in names and statement[side][y][x] == ".":
                    names[y, x] = names[other] = min(name, names[y, x], names[other])
    return names


@pytest.mark.parametrize("index", range(20))
def test_explanations_are_judged_by_what_merging_cells_says(index):
    statement = maze(index)
    names = oracle(statement)
    sizes = Counter(names.values())  # an area is called by its first cell
    areas = [(*first, size) for first, size in sorted(sizes.items())]
    assert certify_why(statement, COUNT, "", {"areas": areas}) == ()
    row, column, size = areas[-1]
    for false in (areas[:-1], [*areas, areas[-1]], [*areas[:-1], (row, column, size + 1)], areas[:0]):
        assert certify_why(statement, COUNT, "", {"areas": false})
    dot = max(names, key=lambda cell: sizes[names[cell]])
    spans = [(y, x, x) for y, x in sorted(names) if names[y, x] == names[dot]]
    joined = [one for one in spans if (one[0], one[1] - 1, one[1] - 1) not in spans]
    whole = [(y, x, next(end for end in range(x, 9) if (y, end + 1, end + 1) not in spans)) for y, x, _ in joined]
    assert certify_why({**statement, "dot": dot}, SIZE, "", {"spans": whole}) == ()
    for false in (whole[:-1], [*whole[:-1], (whole[-1][0], whole[-1][1], whole[-1][2] + 1)], [(0, 0, 0), *whole]):
        assert certify_why({**statement, "dot": dot}, SIZE, "", {"spans": false})


def test_ways_are_gone_and_other_letters_are_shut_off():
    """Two corridors of five cells, joined at their middle; the right ends are cut off."""
    halves = {"right": ["..#.", "..#."], "below": ["##.#."], "dot": (0, 0)}
    query = {"task": "reach", "options": [(1, 0), (0, 3), (0, 4), (1, 4)]}
    way, shut = [(0, 0), (0, 2), (1, 2), (1, 0)], {"B": 4, "C": 4, "D": 4}
    assert certify_why(halves, query, "A", {"way": way, "shut": shut}) == ()
    for false in ([(0, 0), (1, 0)], way[:-1], [(0, 0), (0, 1), *way[1:]], [(0, 0), (0, 3), (1, 3), (1, 0)]):
        assert certify_why(halves, query, "A", {"way": false, "shut": shut})
    for false in ({"B": 4, "C": 4}, shut | {"D": 3}, shut | {"A": 6}):
        assert certify_why(halves, query, "A", {"way": way, "shut": false})


def turned(statement):
    """By a quarter, to the right."""
    right, below = statement["right"], statement["below"]
    columns = len(right[0]) + 1
    return {
        **statement,
        "right": ["".join(line[x] for line in below[::-1]) for x in range(columns)],
        "below": ["".join(line[x] for line in right[::-1]) for x in range(columns - 1)],
    }


@pytest.mark.parametrize("index", range(40))
def test_the_validator_agrees_with_merging_cells(index):
    statement = maze(index)
    names = oracle(statement)
    assert certify(statement, COUNT).answers == (str(len(set(names.values()))),)
    for cell in names:
        size = list(names.values()).count(names[cell])
        assert certify({**statement, "dot": cell}, SIZE).answers == (str(size),)


@pytest.mark.parametrize("index", range(40))
def test_a_turned_maze_has_the_same_canonical_form(index):
    statement = maze(index)
    if len(statement["right"]) == 1:
        return  # turned, it would have one column, which is no maze
    one, other = certify(statement, COUNT), certify(turned(statement), COUNT)
    assert (one.answers, one.canonical, one.difficulty) == (other.answers, other.canonical, other.difficulty)
    flipped = {**statement, "right": statement["right"][::-1], "below": statement["below"][::-1]}
    assert certify(flipped, COUNT).canonical == one.canonical


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_where_letters_stand_does_not_tell_which_one_can_be_reached(level):
    """Neither that which stands apart from the others nor the nearest one to the dot; guessing finds a quarter."""
    apart = near = made = 0
    for index in range(600):
        puzzle = invented("maze_regions", level, index, 200)
        if not isinstance(puzzle.query, Reach):
            continue
        made += 1
        cells, key = puzzle.query.options, "ABCD".index(puzzle.answer)
        alone = [sum(dist(cell, other) for other in cells) for cell in cells]
        away = [dist(cell, puzzle.statement.dot) for cell in cells]
        apart += alone[key] == max(alone)
        near += away[key] == min(away)
    assert made >= 100
    assert apart <= 0.43 * made
    assert near <= 0.4 * made


def test_another_dot_is_another_puzzle():
    statement = {"right": ["..", ".#"], "below": ["..."], "dot": (0, 0)}
    assert certify(statement, SIZE).canonical != certify({**statement, "dot": (1, 0)}, SIZE).canonical


def test_each_task_has_a_difficulty_of_its_own():
    """A corridor of three cells above one of three, with an opening at the right end."""
    statement = {"right": ["..", ".."], "below": ["##."], "dot": None}
    one = certify(statement, COUNT)
    assert (one.difficulty, one.unit) == (2, "pieces of wall")
    one = certify({**statement, "dot": (0, 0)}, SIZE)
    assert (one.difficulty, one.unit) == (6, "cells of the area")
    letters = [(1, 0), (0, 3), (0, 4), (1, 4)]
    halves = {"right": ["..#.", "..#."], "below": ["##.#."], "dot": (0, 0)}
    one = certify(halves, {"task": "reach", "options": letters})
    assert (one.answers, one.difficulty, one.unit) == (("A",), 5, "steps to the letter")


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_the_picture_shows_the_walls_and_the_marks(level):
    for index in range(16):
        puzzle = invented("maze_regions", level, index, 200)
        statement = puzzle.statement
        (scene,) = depict(statement, puzzle.query)
        children = scene.nodes[0].children
        walls = [node for node in children if isinstance(node, Painted) and node.width == WIDE]
        for name in ("right", "below"):
            drawn = []
            for (x1, y1), (x2, y2) in (wall.points for wall in walls):
                if (x1 == x2) == (name == "right"):
                    run = range(y2 - y1) if x1 == x2 else range(x2 - x1)
                    drawn += [(y1 + step, x1 - 1) if x1 == x2 else (y1 - 1, x1 + step) for step in run]
            stated = [
                (y, x) for y, line in enumerate(getattr(statement, name)) for x, side in enumerate(line) if side == "#"
            ]
            assert sorted(drawn) == stated
        dots = [(node.y - 0.5, node.x - 0.5) for node in children if isinstance(node, Circle) and node.fill == "ink"]
        assert dots == ([] if statement.dot is None else [statement.dot])
        letters = {node.text: (node.y - 0.5, node.x - 0.5) for node in children if isinstance(node, Label)}
        assert tuple(letters[letter] for letter in sorted(letters)) == getattr(puzzle.query, "options", ())
