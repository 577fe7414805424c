"""The construction kernels against brute force."""

import os
import subprocess
import sys
from functools import cache
from itertools import permutations, product

import numpy as np
import pytest

from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import Layout, boxes
from puzzlegen.formats.sudoku.kits.puzzle import Mark
from puzzlegen.generators.sudoku.kits import cells, fillings
from puzzlegen.generators.sudoku.kits.fillings import completes, minimal_puzzle, other_filling, random_filling
from puzzlegen.generators.sudoku.kits.model import full_model, knight_moves, sides
from puzzlegen.generators.sudoku.kits.regions import irregular
from puzzlegen.kernels.generators import thinning
from puzzlegen.kernels.generators.bands import Bands
from puzzlegen.kernels.generators.narrowing import COMBINED, PAIRED, PLAIN
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

ROWS_OF_FOUR = list(permutations((1, 2, 3, 4)))


@cache
def all_grids_of_four():
    """Every 4x4 grid with each value once in each row, column and box."""
    regions, found = boxes(4), []
    areas = [[cell for cell in range(16) if regions[cell] == region] for region in range(4)]
    lines = [range(column, 16, 4) for column in range(4)]
    for rows in product(ROWS_OF_FOUR, repeat=4):
        grid = sum(rows, ())
        if all(len({grid[cell] for cell in house}) == 4 for house in [*lines, *areas]):
            found.append(grid)
    return found


def holds(mark, grid):
    """What `docs/sudoku.md` says about one mark, read literally, for a full 4x4 grid."""
    values = [grid[cell] for cell in mark.cells]
    match mark.kind:
        case "cage":
            return len(set(values)) == len(values) and sum(values) == mark.value
        case "thermometer":
            return values == sorted(set(values))
        case "arrow":
            return values[0] == sum(values[1:])
        case "white_dot" | "bar":
            return abs(values[0] - values[1]) == 1
        case "black_dot":
            return values[0] == 2 * values[1] or values[1] == 2 * values[0]
        case "greater":
            return values[0] > values[1]
        case "even":
            return values[0] % 2 == 0
        case "odd":
            return values[0] % 2 == 1
        case "little_killer":
            return sum(values) == mark.value
        case "sandwich":
            first, last = sorted((values.index(1), values.index(4)))
            return sum(values[first + 1 : last]) == mark.value
    raise AssertionError(mark.kind)


def obeys(layout, marks, grid):
    """True if the extra rules hold for a full 4x4 grid."""
    for rule in layout.rules:
        match rule:
            case "diagonals":
                if len({grid[5 * i] for i in range(4)}) < 4 or len({grid[3 * i + 3] for i in range(4)}) < 4:
                    return False
            case "anti_knight":
                if any(grid[a] == grid[b] for a, b in knight_moves(4)):
                    return False
            case "all_dots" | "all_bars":
                marked = [set(mark.cells) for mark in marks]
                for a, b in sides(4):
                    low, high = sorted((grid[a], grid[b]))
                    close = high - low == 1 or (rule == "all_dots" and high == 2 * low)
                    if close and {a, b} not in marked:
                        return False
    return all(holds(mark, grid) for mark in marks)


def random_mark(rng, grid):
    """A mark of a random kind; its value is sometimes wrong for the grid."""
    kind = rng.choice(
        ("cage", "thermometer", "arrow", "white_dot", "black_dot", "bar", "greater", "even", "odd", "little_killer",
         "sandwich")
    )  # fmt: skip
    if kind in ("even", "odd"):
        return Mark(kind, (rng.below(16),))
    if kind in ("white_dot", "black_dot", "bar", "greater"):
        pair = rng.choice(sides(4))
        return Mark(kind, pair if rng.below(2) else pair[::-1])
    if kind == "sandwich":
        line = rng.below(4)
        path = tuple(range(4 * line, 4 * line + 4)) if rng.below(2) else tuple(range(line, 16, 4))
        values = [grid[cell] for cell in path]
        first, last = sorted((values.index(1), values.index(4)))
        return Mark(kind, path, sum(values[first + 1 : last]))
    path = tuple(rng.sample(range(16), rng.between(2, 4)))
    if kind in ("thermometer", "arrow"):
        return Mark(kind, path)
    return Mark(kind, path, sum(grid[cell] for cell in path) + (rng.below(4) == 0))


def count(model, givens, marks, logic=COMBINED, limit=10**6):
    """The number of fillings, up to two."""
    workspace = cells.workspace(4)
    active = np.ones(marks, dtype=np.int64)
    nothing = np.zeros(16, dtype=np.int64)
    sharp = model.concluding(logic)
    state = RandomNumbers(5)
    if thinning.search(sharp, workspace, givens, active, -1, nothing, limit, state) == thinning.NONE:
        return 0
    first = np.array(workspace.filling(), dtype=np.int64)
    return 1 + (thinning.search(sharp, workspace, givens, active, -1, first, limit, state) == thinning.FOUND)


def test_there_are_288_grids_of_four():
    assert len(all_grids_of_four()) == 288


@pytest.mark.parametrize("logic", [PLAIN, COMBINED, PAIRED])
def test_counts_agree_with_brute_force(logic):
    seen = [0, 0, 0]
    for number in range(400):
        rng = Stream("brute", number)
        rules = tuple(rule for rule in ("diagonals", "anti_knight", "all_dots", "all_bars") if rng.below(6) == 0)
        layout = Layout(4, boxes(4), rules)
        grid = rng.choice(all_grids_of_four())
        marks = tuple(random_mark(rng, grid) for _ in range(rng.below(5)))
        if "all_dots" in rules:
            marks = tuple(mark for mark in marks if len(mark.cells) != 2)
            marks += tuple(
                Mark("white_dot" if abs(grid[a] - grid[b]) == 1 else "black_dot", (a, b))
                for a, b in sides(4)
                if abs(grid[a] - grid[b]) == 1 or max(grid[a], grid[b]) == 2 * min(grid[a], grid[b])
            )
        givens = np.array([value if rng.below(5) == 0 else 0 for value in grid], dtype=np.int64)
        fits = [
            other
            for other in all_grids_of_four()
            if all(given in (0, value) for given, value in zip(givens.tolist(), other, strict=True))
            and obeys(layout, marks, other)
        ]
        assert count(full_model(layout, marks), givens, len(marks), logic) == min(2, len(fits)), (rules, marks)
        seen[min(2, len(fits))] += 1
    assert min(seen) > 20, "every case must occur"


def test_more_logic_solves_more():
    """Singles solve fewer minimal puzzles without trials than pairs do, and nobody solves an ambiguous one."""
    model = full_model(Layout(9, boxes(9)), ())
    solved = {PLAIN: 0, PAIRED: 0}
    for number in range(60):
        solution, givens = (np.array(each) for each in minimal_puzzle(Stream("logic", number)))
        outcomes = {}
        for logic in solved:
            sharp = model.concluding(logic)
            no_marks = np.zeros(0, dtype=np.int64)
            numbers = RandomNumbers(1)
            outcomes[logic] = thinning.search(sharp, cells.workspace(9), givens, no_marks, -1, solution, 0, numbers)
            assert outcomes[logic] != thinning.FOUND
            solved[logic] += outcomes[logic] == thinning.NONE
        assert not (outcomes[PLAIN] == thinning.NONE and outcomes[PAIRED] == thinning.LIMIT)
    assert 0 < solved[PLAIN] < solved[PAIRED] < 60


def test_node_limit_is_no_proof():
    nothing = np.zeros(81, dtype=np.int64)
    model = full_model(Layout(9, boxes(9)), ())
    no_marks = np.zeros(0, dtype=np.int64)
    outcome = thinning.search(model, cells.workspace(9), nothing, no_marks, -1, nothing, 3, RandomNumbers(1))
    assert outcome == thinning.LIMIT


def test_bands_make_unique_and_minimal_puzzles():
    model = full_model(Layout(9, boxes(9)), ())
    no_marks = np.zeros(0, dtype=np.int64)
    sizes = []
    for number in range(40):
        solution, givens = (np.array(each) for each in minimal_puzzle(Stream("bands", number)))
        assert all(given in (0, value) for given, value in zip(givens, solution, strict=True))
        assert obeys_houses(Layout(9, boxes(9)), solution.tolist())
        sizes.append(int((givens > 0).sum()))
        workspace, state = cells.workspace(9), RandomNumbers(number)
        assert thinning.search(model, workspace, givens, no_marks, -1, solution, 10**5, state) == thinning.NONE
        for cell in np.flatnonzero(givens):
            fewer = givens.copy()
            fewer[cell] = 0
            assert thinning.search(model, workspace, fewer, no_marks, -1, solution, 10**5, state) == thinning.FOUND
    assert 23 < sum(sizes) / len(sizes) < 26
    assert len(set(sizes)) > 3


def test_thinning_several_at_once_is_thinning_one_by_one():
    layout = Layout(9, boxes(9), ("diagonals",))
    model, workspace, no_marks = full_model(layout, ()), cells.workspace(9), np.zeros(0, dtype=np.int64)
    solution = np.array(random_filling(layout, Stream("one by one")), dtype=np.int64)
    order = np.array(Stream("order").permutation(81), dtype=np.int64)
    givens, others = solution.copy(), thinning.Others(81, 3)
    thinning.thin(model, workspace, solution, givens, no_marks, order.copy(), 10**5, others, RandomNumbers(1))
    slow = solution.copy()
    for cell in order:
        slow[cell] = 0
        if thinning.search(model, workspace, slow, no_marks, -1, solution, 10**5, RandomNumbers(2)) != thinning.NONE:
            slow[cell] = solution[cell]
    assert (slow == givens).all()


def obeys_houses(layout, grid):
    size = layout.size
    houses = [[row * size + i for i in range(size)] for row in range(size)]
    houses += [[i * size + column for i in range(size)] for column in range(size)]
    houses += [[cell for cell in range(size * size) if layout.regions[cell] == region] for region in range(size)]
    if "diagonals" in layout.rules:
        houses += [[i * size + i for i in range(size)], [i * size + size - 1 - i for i in range(size)]]
    if "windows" in layout.rules:
        houses += [[(r + i // 3) * 9 + c + i % 3 for i in range(9)] for r in (1, 5) for c in (1, 5)]
    if any(sorted(grid[cell] for cell in house) != list(range(1, size + 1)) for house in houses):
        return False
    if "anti_knight" not in layout.rules:
        return True
    return not any(
        grid[a] == grid[b] for a in range(81) for b in range(81) if {abs(a // 9 - b // 9), abs(a % 9 - b % 9)} == {1, 2}
    )


@pytest.mark.parametrize(
    ("size", "rules"),
    [(4, ()), (6, ()), (9, ()), (9, ("diagonals",)), (9, ("windows",)), (9, ("anti_knight",)), (16, ())],
)
def test_fillings(size, rules):
    layout = Layout(size, boxes(size), rules)
    grids = set()
    for number in range(12):
        rng = Stream("fillings", size, *rules, number)
        grid = random_filling(layout, rng.child("first"))
        assert grid is not None
        assert obeys_houses(layout, grid)
        grids.add(grid)
    assert len(grids) > (8 if size == 4 else 11)


def test_another_filling_obeys_what_is_not_left_out():
    """Signs between all neighbours, of which some are left out."""
    layout = Layout(9, boxes(9))
    grid = random_filling(layout, Stream("another"))
    assert grid is not None
    signs = [Mark("greater", (a, b) if grid[a] > grid[b] else (b, a)) for a, b in sides(9)]
    model = full_model(layout, signs)
    active = np.ones(len(signs), dtype=np.int64)
    assert fillings.obeys(model, grid, active)
    found = 0
    for left_out in range(0, len(signs), 24):
        active[:] = 1
        active[left_out : left_out + 24] = 0
        other = other_filling(model, [*grid[:45], *[0] * 36], active, grid, Stream("other", left_out))
        if other is not None:
            assert other != grid
            assert other[:45] == grid[:45]
            assert obeys_houses(layout, other)
            broken = {i for i, sign in enumerate(signs) if other[sign.cells[0]] < other[sign.cells[1]]}
            assert broken <= {*range(left_out, left_out + 24)}
            assert fillings.obeys(model, other, active)
            active[:] = 1
            assert fillings.obeys(model, other, active) == (not broken)
            found += bool(broken)
    assert found


def test_a_completion_is_found_where_there_is_one():
    layout = Layout(4, boxes(4))
    assert completes(layout, [1, *[0] * 15])
    assert not completes(layout, [1, 1, *[0] * 14])
    assert not completes(layout, [1, 2, 3, 0, 0, 0, 0, 4, *[0] * 8])


def test_irregular_regions_are_connected_and_full():
    for number in range(30):
        regions = irregular(boxes(9), 9, 100, RandomNumbers(Stream(number).word()))
        for region in range(9):
            area = {cell for cell in range(81) if regions[cell] == region}
            assert len(area) == 9
            reached = [min(area)]
            for cell in reached:
                near = [cell - 9, cell + 9] + ([cell - 1] if cell % 9 else []) + ([cell + 1] if cell % 9 < 8 else [])
                reached += [other for other in near if other in area and other not in reached]
            assert set(reached) == area


def test_dice_are_even():
    state = RandomNumbers(Stream("dice").word())
    seen = [0] * 7
    for _ in range(7000):
        seen[state.below(7)] += 1
    assert min(seen) > 850
    assert max(seen) < 1150


RUN = """
import sys
import msgspec
from importlib import import_module
from puzzlegen.core.family import Rejected
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.sudoku.kits.puzzle import Continuation, Digit

for name, level in (("classic", "hard"), ("classic_6x6", "easy"), ("jigsaw", "easy"), ("killer", "easy"),
                    ("sandwich", "medium"), ("arrow", "easy"), ("thermometer", "easy")):
    family = import_module(f"puzzlegen.generators.sudoku.{name}")
    for number in range(2):
        try:
            asked = Drawn((Digit, Continuation)[number], 1)
            print(msgspec.json.encode(family.invent(Stream(name, number), family.LEVELS[level], asked)).decode())
        except Rejected as rejection:
            print(rejection.reason)
"""


def test_puzzles_do_not_depend_on_hashes():
    outputs = []
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed}
        run = subprocess.run([sys.executable, "-c", RUN], env=environment, capture_output=True, text=True, check=True)
        assert run.stderr == ""
        outputs.append(run.stdout)
    assert outputs[0] == outputs[1]
    assert outputs[0].count("givens") > 8


def test_desk_of_bands_is_large_enough():
    """An empty grid is the deepest search there is."""
    bands = Bands()
    for number in range(200):
        bands.fill(RandomNumbers(number << 7))
        assert obeys_houses(Layout(9, boxes(9)), bands.grid())
