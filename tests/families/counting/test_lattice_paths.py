"""Ways around obstacles: the validator against brute force over all orders of steps, disguises, budget, the picture."""

from itertools import combinations, product

import pytest

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import USUAL_LEVELS
from puzzlegen.core.scene import Circle, Painted, Polyline
from puzzlegen.core.stream import Stream
from puzzlegen.renderers.counting.lattice_paths import depict
from tests.support.counting_cases import certify, invented

COUNT = {"task": "count"}
VIA = {"task": "via"}
WIDE = 0.34  # of a street with its kerbs


def grid(index, marked=False):
    rng = Stream("paths", index)
    rows, columns = rng.between(2, 5), rng.between(2, 5)
    start = rng.choice((0, rows - 1)), rng.choice((0, columns - 1))
    goal = rows - 1 - start[0], columns - 1 - start[1]
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    inner = rng.sample([cell for cell in cells if cell not in (start, goal)], rows * columns - 2)
    blocked = inner[: rng.below(len(inner))]
    via = inner[-1] if marked else None
    return {"rows": rows, "columns": columns, "blocked": blocked, "start": start, "goal": goal, "via": via}


def oracle(statement):
    """Tries every order of the steps that have to be made."""
    (y, x), (goal_y, goal_x) = statement["start"], statement["goal"]
    upright, sideways = abs(goal_y - y), abs(goal_x - x)
    ways = 0
    for chosen in combinations(range(upright + sideways), upright):
        row, column = y, x
        passed = set()
        for step in range(upright + sideways):
            if step in chosen:
                row += (goal_y - y) // upright
            else:
                column += (goal_x - x) // sideways
            passed.add((row, column))
        ways += passed.isdisjoint(statement["blocked"]) and statement["via"] in (None, *passed)
    return ways


def turned(statement):
    rows = statement["rows"]

    def place(cell):
        return None if cell is None else (cell[1], rows - 1 - cell[0])

    return {
        "rows": statement["columns"],
        "columns": rows,
        "blocked": [place(cell) for cell in statement["blocked"]],
        "start": place(statement["goal"]),
        "goal": place(statement["start"]),
        "via": place(statement["via"]),
    }


@pytest.mark.parametrize("index", range(40))
def test_the_validator_agrees_with_brute_force_and_knows_turned_grids(index):
    for query, statement in ((COUNT, grid(index)), (VIA, grid(index, marked=True))):
        certificate = certify("lattice_paths", statement, query)
        assert certificate.answers == (str(oracle(statement)),)
        again = certify("lattice_paths", turned(statement), query)
        assert (again.answers, again.canonical) == (certificate.answers, certificate.canonical)


def test_a_spent_budget_proves_nothing():
    statement = {"rows": 16, "columns": 16, "blocked": [], "start": (0, 0), "goal": (15, 15), "via": None}
    certificate = certify("lattice_paths", statement, COUNT)
    assert certificate.verdict is Verdict.UNDECIDED
    assert certificate.answers == ()


def test_other_obstacles_are_another_puzzle():
    empty = {"rows": 3, "columns": 3, "blocked": [], "start": (0, 0), "goal": (2, 2), "via": None}
    forms = {
        certify("lattice_paths", {**empty, "blocked": [cell]}, COUNT).canonical
        for cell in ((0, 1), (1, 1), (0, 2), (2, 1))
    }
    assert len(forms) == 3  # (2, 1) is (0, 1) seen from the other end


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_the_picture_shows_the_whole_statement(level):
    for index in range(40):
        puzzle = invented("lattice_paths", level, index)
        lattice = puzzle.statement
        (scene,) = depict(lattice, puzzle.query)
        children = scene.nodes[0].children
        painted = [node for node in children if isinstance(node, Painted)]
        parks = [node.points for node in painted if node.fill == node.stroke]
        streets = [node.points for node in painted if node.width == WIDE]
        for y, x in product(range(lattice.rows), range(lattice.columns)):
            held = [left < x + 0.5 < right and top < y + 0.5 < bottom for (left, top), _, (right, bottom), _ in parks]
            assert any(held) == ((y, x) in lattice.blocked)
            for beside in ((y, x + 1), (y + 1, x)):
                inside = beside[0] < lattice.rows and beside[1] < lattice.columns
                assert joined(streets, (y, x), beside) == (inside and not {(y, x), beside} & set(lattice.blocked))
        (disc,) = (node for node in children if isinstance(node, Circle) and node.fill == "ink")
        assert (disc.y - 0.5, disc.x - 0.5) == lattice.start
        (flag,) = (node for node in children if isinstance(node, Polyline) and node.fill == "red")
        assert {(int(y), int(x)) for x, y in flag.points} == {lattice.goal}
        asked = [node for node in children if isinstance(node, Circle) and node.fill == "highlight"]
        assert [(node.y - 0.5, node.x - 0.5) for node in asked] == ([] if lattice.via is None else [lattice.via])
        shafts = [node.points for node in children if _outside(node)]
        ways = {(round(b - a, 6), round(d - c, 6)) for (a, c), (b, d) in shafts}
        assert {(x > 0) - (x < 0) for x, _ in ways} == {0, 1 if lattice.goal[1] else -1}
        assert {(y > 0) - (y < 0) for _, y in ways} == {0, 1 if lattice.goal[0] else -1}


def joined(streets, one, other):
    """True if a street leads over both crossings."""
    (y, x), (b, a) = one, other
    return any(
        left <= x + 0.5 <= a + 0.5 <= right and top <= y + 0.5 <= b + 0.5 <= bottom
        for (left, top), (right, bottom) in streets
    )


def _outside(node):
    """True for the shaft of an arrow: a straight line beside the town, and not the pole of the flag."""
    return isinstance(node, Polyline) and len(node.points) == 2 and node.points[0][0] % 1 != pytest.approx(0.5)
