"""The canonical form of a Sudoku: equal for every disguise, different for everything else."""

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations, product
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puzzlegen.core.stream import Stream
from puzzlegen.validators.sudoku.kits.statement import Mark, Puzzle
from puzzlegen.validators.sudoku.kits.symmetry import _dual_sandwich, canonical_form

SEEDS = st.integers(0, 2**32)
SHAPES = {4: (2, 2), 6: (2, 3), 9: (3, 3), 16: (4, 4)}  # size -> rows and columns of a box


@dataclass(frozen=True)
class Solved:
    """A puzzle with its solution."""

    puzzle: Puzzle
    solution: tuple[int, ...]

    @property
    def form(self):
        return canonical_form(self.puzzle, self.solution)


def boxes(size):
    height, width = SHAPES[size]
    return tuple(c // size // height * (size // width) + c % size // width for c in range(size * size))


def solved(size, solution, clues, rules=(), marks=(), regions=None):
    """A puzzle whose given cells are ``clues``; whether they suffice plays no part in its form."""
    givens = tuple(value if cell in clues else 0 for cell, value in enumerate(solution))
    return Solved(Puzzle(size, regions or boxes(size), givens, rules, tuple(marks), False), tuple(solution))


def line_order(rng, size):
    """Rows in an order that keeps boxes of SHAPES[size][0] rows together."""
    height = SHAPES[size][0]
    return [band * height + row for band in rng.permutation(size // height) for row in rng.permutation(height)]


def shuffled_grid(rng, size):
    """Some full grid, regular up to its disguise."""
    height, width = SHAPES[size]
    symbols = rng.permutation(size)
    rows = line_order(rng, size)
    columns = [stack * width + column for stack in rng.permutation(height) for column in rng.permutation(width)]
    return tuple(symbols[(width * (r % height) + r // height + c) % size] + 1 for r in rows for c in columns)


@cache
def grids(size, regions, count):
    """Full grids found by a randomised search, fewest candidates first."""
    rng = Stream("grids", size, str(regions))
    houses = [
        house
        for i in range(size)
        for house in (
            [i * size + j for j in range(size)],
            [j * size + i for j in range(size)],
            [c for c in range(size * size) if regions[c] == i],
        )
    ]
    peers = [sorted({p for house in houses if c in house for p in house} - {c}) for c in range(size * size)]
    found = []

    def fill(values):
        options = {
            c: set(range(1, size + 1)) - {values[p] for p in peers[c]} for c, value in enumerate(values) if not value
        }
        if not options:
            found.append(tuple(values))
            return True
        cell = min(options, key=lambda c: len(options[c]))
        choices = sorted(options[cell])
        rng.shuffle(choices)
        return any(fill([*values[:cell], value, *values[cell + 1 :]]) for value in choices)

    while len(found) < count:
        fill([0] * size * size)
    return found


def disguise(item, where, symbols=None, rng=None):
    """The same puzzle with cell c moved to ``where[c]`` and value v renamed to ``symbols[v - 1]``; regions renamed."""
    puzzle, size = item.puzzle, item.puzzle.size
    symbols = symbols or range(1, size + 1)
    regions, givens, solution = [0] * size**2, [0] * size**2, [0] * size**2
    for cell, target in enumerate(where):
        regions[target] = (puzzle.regions[cell] + 1) % size
        givens[target] = symbols[puzzle.givens[cell] - 1] if puzzle.givens[cell] else 0
        solution[target] = symbols[item.solution[cell] - 1]
    marks = [Mark(mark.kind, tuple(where[cell] for cell in mark.cells), mark.value) for mark in puzzle.marks]
    if rng:
        rng.shuffle(marks)
    return Solved(
        Puzzle(size, tuple(regions), tuple(givens), puzzle.rules, tuple(marks), not puzzle.minimal), tuple(solution)
    )


def turned(size, turn):
    """One of the 8 rotations and reflections of the grid: where each cell goes."""
    where = []
    for row, column in product(range(size), repeat=2):
        r, c = (column, row) if turn & 1 else (row, column)
        where.append((size - 1 - r if turn & 2 else r) * size + (size - 1 - c if turn & 4 else c))
    return where


def arranged(size, rows, columns, transpose=False):
    """Row r goes to rows[r], column c to columns[c]; then perhaps the grid is transposed."""
    return [
        columns[c] * size + rows[r] if transpose else rows[r] * size + columns[c]
        for r, c in product(range(size), repeat=2)
    ]


def some_clues(rng, size, low, high):
    return rng.sample(range(size * size), rng.between(low, high))


@settings(deadline=None, max_examples=60)
@given(seed=SEEDS, size=st.sampled_from([4, 9, 16]))
def test_classic_disguises(seed, size):
    rng = Stream("classic", seed)
    solution = shuffled_grid(rng, size) if size == 16 else rng.choice(grids(size, boxes(size), 12))
    item = solved(size, solution, some_clues(rng, size, size, 2 * size * size // 3))
    where = arranged(size, line_order(rng, size), line_order(rng, size), rng.below(2) == 1)
    assert disguise(item, where, [v + 1 for v in rng.permutation(size)]).form == item.form


def test_oblong_boxes():
    """Boxes of 2 x 3 cells turned by 90 degrees are boxes of 3 x 2 cells and the same puzzle."""
    rng = Stream("oblong")
    item = solved(6, grids(6, boxes(6), 1)[0], some_clues(rng, 6, 9, 9))
    assert disguise(item, turned(6, 6)).form == item.form
    assert disguise(item, turned(6, 1)).form == item.form
    assert disguise(item, arranged(6, [1, 0, 4, 5, 2, 3], [3, 5, 4, 0, 1, 2])).form == item.form


ORDERS = [
    [3 * band + i for band, inner in zip(bands, orders, strict=True) for i in inner]
    for bands in permutations(range(3))
    for orders in product(permutations(range(3)), repeat=3)
]
DIAGONAL_ORDERS = [order for order in ORDERS if all(order[8 - i] == 8 - order[i] for i in range(9))]


@settings(deadline=None, max_examples=30)
@given(seed=SEEDS)
def test_diagonal_disguises(seed):
    rng = Stream("diagonal", seed)
    item = solved(9, rng.choice(grids(9, boxes(9), 12)), some_clues(rng, 9, 15, 30), rules=("diagonals",))
    order = rng.choice(DIAGONAL_ORDERS)
    symbols = [v + 1 for v in rng.permutation(9)]
    assert disguise(disguise(item, arranged(9, order, order)), turned(9, rng.below(8)), symbols).form == item.form
    swapped = arranged(9, [1, 0, 2, 3, 4, 5, 6, 7, 8], range(9))  # breaks the diagonals
    assert disguise(item, swapped).form != item.form
    assert solved(9, item.solution, [c for c in range(81) if item.puzzle.givens[c]]).form != item.form


@settings(deadline=None, max_examples=30)
@given(seed=SEEDS)
def test_windoku_disguises(seed):
    rng = Stream("windows", seed)
    item = solved(9, rng.choice(grids(9, boxes(9), 12)), some_clues(rng, 9, 15, 30), rules=("windows",))
    rows = [0, *rng.choice([[1, 2], [2, 1]]), 3, 4, 5, *rng.choice([[6, 7], [7, 6]]), 8]
    symbols = [v + 1 for v in rng.permutation(9)]
    where = arranged(9, rows, range(9))
    assert disguise(disguise(item, where), turned(9, rng.below(8)), symbols).form == item.form
    assert disguise(item, arranged(9, [1, 0, *range(2, 9)], range(9))).form != item.form


JIGSAW_6 = (
    0, 0, 0, 1, 1, 1,
    0, 0, 2, 2, 1, 1,
    0, 2, 2, 2, 2, 1,
    3, 4, 4, 4, 4, 5,
    3, 3, 4, 4, 5, 5,
    3, 3, 3, 5, 5, 5,
)  # fmt: skip


@settings(deadline=None, max_examples=30)
@given(seed=SEEDS)
def test_jigsaw_disguises(seed):
    rng = Stream("jigsaw", seed)
    item = solved(6, rng.choice(grids(6, JIGSAW_6, 5)), some_clues(rng, 6, 8, 15), regions=JIGSAW_6)
    symbols = [v + 1 for v in rng.permutation(6)]
    assert disguise(item, turned(6, rng.below(8)), symbols).form == item.form


def test_regions_count_once_where_they_are_rows():
    rows = tuple(cell // 4 for cell in range(16))
    item = solved(4, (1, 2, 3, 4, 2, 3, 4, 1, 3, 4, 1, 2, 4, 1, 2, 3), range(5), regions=rows)
    columns = Solved(Puzzle(4, tuple(cell % 4 for cell in range(16)), item.puzzle.givens, (), (), False), item.solution)
    assert columns.form == item.form  # both are plain Latin squares


@settings(deadline=None, max_examples=30)
@given(seed=SEEDS)
def test_anti_knight_disguises(seed):
    rng = Stream("knight", seed)
    item = solved(9, rng.choice(grids(9, boxes(9), 12)), some_clues(rng, 9, 8, 15), rules=("anti_knight",))
    assert disguise(item, turned(9, rng.below(8)), [v + 1 for v in rng.permutation(9)]).form == item.form
    assert disguise(item, arranged(9, [1, 0, *range(2, 9)], range(9))).form != item.form


def marks_for(rng, solution, kinds):
    """Some marks of these kinds on a 9x9 grid, true for the solution."""
    marks = []
    for kind in kinds:
        for _ in range(rng.between(2, 5)):
            row, column = rng.below(7), rng.below(7)
            cell = row * 9 + column
            cells = {
                "cage": (cell, cell + 1, cell + 9),
                "thermometer": (cell, cell + 1, cell + 11),
                "arrow": (cell, cell + 10, cell + 11),
                "sandwich": tuple(range(row * 9, row * 9 + 9)),
                "little_killer": tuple(10 * i + column for i in range(9 - column)),
                "even": (cell,),
                "odd": (cell,),
            }.get(kind, (cell, cell + rng.choice([1, 9])))
            value = sum(solution[c] for c in cells) if kind in ("cage", "little_killer") else None
            if kind == "sandwich":
                line = [solution[c] for c in cells]
                first, last = sorted((line.index(1), line.index(9)))
                value = sum(line[first + 1 : last])
            marks.append(Mark(kind, cells, value))
    return list({(mark.kind, mark.cells): mark for mark in marks}.values())


VARIANTS = [
    ((), ("cage",)),
    ((), ("thermometer",)),
    ((), ("greater",)),
    ((), ("arrow",)),
    ((), ("sandwich",)),
    ((), ("little_killer",)),
    ((), ("even", "odd")),
    (("all_dots",), ("white_dot", "black_dot")),
    (("all_bars",), ("bar",)),
    (("anti_knight",), ("cage", "thermometer", "black_dot")),
    (("diagonals",), ("sandwich", "arrow", "odd")),
]


@pytest.mark.parametrize(("rules", "kinds"), VARIANTS)
@settings(deadline=None, max_examples=12)
@given(seed=SEEDS)
def test_disguises_of_variants(rules, kinds, seed):
    rng = Stream("variant", seed)
    solution = rng.choice(grids(9, boxes(9), 12))
    item = solved(9, solution, some_clues(rng, 9, 0, 12), rules, marks_for(rng, solution, kinds))
    assert disguise(item, turned(9, rng.below(8)), rng=rng).form == item.form


@pytest.mark.parametrize(("rules", "kinds"), VARIANTS)
@settings(deadline=None, max_examples=8)
@given(seed=SEEDS)
def test_changes_of_variants(rules, kinds, seed):
    """A moved, dropped, revalued or converted mark, or another given cell, makes another puzzle."""
    rng = Stream("variant", seed)
    solution = rng.choice(grids(9, boxes(9), 12))
    marks = marks_for(rng, solution, kinds)
    clues = some_clues(rng, 9, 3, 12)
    forms = [solved(9, solution, clues, rules, marks).form]
    rest, last = marks[:-1], marks[-1]
    forms.append(solved(9, solution, clues, rules, rest).form)
    shift = 9 if last.kind in ("sandwich", "greater", "even", "odd") else -1 if last.cells[0] % 9 == 6 else 1
    moved = Mark(last.kind, tuple((cell + shift) % 81 for cell in last.cells), last.value)
    if moved.cells not in [mark.cells for mark in marks]:
        forms.append(solved(9, solution, clues, rules, [*rest, moved]).form)
    if last.value is not None:
        forms.append(solved(9, solution, clues, rules, [*rest, Mark(last.kind, last.cells, last.value + 1)]).form)
    if last.kind in ("greater", "thermometer", "arrow"):
        forms.append(solved(9, solution, clues, rules, [*rest, Mark(last.kind, last.cells[::-1])]).form)
    forms.append(solved(9, solution, clues[1:], rules, marks).form)
    other = next(cell for cell in range(81) if cell not in clues)
    forms.append(solved(9, solution, [other, *clues[1:]], rules, marks).form)
    assert len(set(forms)) == len(forms)


def complemented(item, **kinds):
    """Every value v becomes n + 1 - v; marks as the caller says: kind -> function of the mark."""
    size = item.puzzle.size
    marks = tuple(kinds.get(mark.kind, lambda mark: mark)(mark) for mark in item.puzzle.marks)
    renamed = disguise(item, range(size * size), [size - v for v in range(size)])
    return Solved(
        Puzzle(size, item.puzzle.regions, renamed.puzzle.givens, item.puzzle.rules, marks, False), renamed.solution
    )


def reversed_mark(mark):
    return Mark(mark.kind, mark.cells[::-1])


def complemented_sum(mark):
    return Mark(mark.kind, mark.cells, 10 * len(mark.cells) - mark.value)


@pytest.mark.parametrize(
    ("rules", "kinds", "change"),
    [
        ((), ("cage", "little_killer"), {"cage": complemented_sum, "little_killer": complemented_sum}),
        ((), ("thermometer", "greater"), {"thermometer": reversed_mark, "greater": reversed_mark}),
        ((), ("cage", "white_dot", "odd"), {"cage": complemented_sum}),
        (("all_bars",), ("bar",), {}),
        ((), ("white_dot",), {}),
        ((), ("even",), {}),
    ],
)
def test_complement_of_values(rules, kinds, change):
    rng = Stream("complement")
    solution = grids(9, boxes(9), 12)[3]
    item = solved(9, solution, some_clues(rng, 9, 5, 5), rules, marks_for(rng, solution, kinds))
    other = complemented(item, **change)
    assert other.form == item.form
    assert disguise(other, turned(9, 3)).form == item.form


@pytest.mark.parametrize(
    ("rules", "kinds"),
    [(("all_dots",), ()), ((), ("white_dot", "black_dot")), ((), ("arrow",)), ((), ("sandwich",)), ((), ("greater",))],
)
def test_no_complement_where_marks_would_change_their_meaning(rules, kinds):
    rng = Stream("no complement")
    solution = grids(9, boxes(9), 12)[4]
    item = solved(9, solution, some_clues(rng, 9, 9, 9), rules, marks_for(rng, solution, kinds))
    assert complemented(item).form != item.form


@pytest.mark.parametrize("size", [2, 4, 5, 6, 7, 9])
def test_dual_sandwich_sums(size):
    """By all subsets of the values between 1 and n: complementing the sets of one sum must give the sets of another."""
    middle = range(2, size)
    subsets = [frozenset(chosen) for k in range(len(middle) + 1) for chosen in combinations(middle, k)]
    for total in range(size * size):
        having = {subset for subset in subsets if sum(subset) == total}
        images = {frozenset(size + 1 - value for value in subset) for subset in having}
        sums = {sum(image) for image in images}
        exact = len(sums) == 1 and images == {subset for subset in subsets if sum(subset) in sums}
        assert _dual_sandwich(size, total) == (sums.pop() if exact else None)


def test_parity_marks_allow_relabelling_within_a_parity():
    solution = grids(9, boxes(9), 12)[5]
    marks = [Mark("even", (0,)), Mark("odd", (13,)), Mark("odd", (77,))]
    item = solved(9, solution, range(20, 40), marks=marks)
    assert disguise(item, turned(9, 5), [3, 8, 9, 4, 1, 2, 5, 6, 7]).form == item.form
    assert disguise(item, turned(9, 5), [2, 1, 3, 4, 5, 6, 7, 8, 9]).form != item.form


def test_even_and_odd_may_trade_places_where_there_are_as_many():
    solution = grids(6, boxes(6), 12)[0]
    even = solved(6, solution, range(9), marks=[Mark("even", (20,)), Mark("odd", (31,))])
    odd = solved(6, solution, range(9), marks=[Mark("odd", (20,)), Mark("even", (31,))])
    assert odd.form != even.form  # the values stay
    assert disguise(odd, range(36), [2, 1, 4, 3, 6, 5]).form == even.form


def test_black_dots_alone_keep_only_the_doubles():
    solution = grids(9, boxes(9), 12)[6]
    item = solved(9, solution, range(12), marks=[Mark("black_dot", (30, 31)), Mark("black_dot", (50, 59))])
    assert disguise(item, range(81), [1, 2, 3, 4, 7, 6, 9, 8, 5]).form == item.form
    assert disguise(item, range(81), [8, 4, 6, 2, 5, 3, 7, 1, 9]).form == item.form
    assert disguise(item, range(81), [2, 1, 3, 4, 5, 6, 7, 8, 9]).form != item.form


def test_marks_that_mean_the_same_are_the_same():
    solution = grids(9, boxes(9), 12)[7]
    one, two, three = (
        solved(9, solution, range(9), marks=marks).form
        for marks in (
            [Mark("thermometer", (40, 41, 42))],
            [Mark("greater", (42, 41)), Mark("greater", (41, 40))],
            [Mark("thermometer", (41, 42)), Mark("thermometer", (40, 41, 42))],
        )
    )
    assert one == two == three


@cache
def all_grids_of_size_4():
    found = [
        g for g in product(permutations(range(1, 5)), repeat=4) if all(len(set(c)) == 4 for c in zip(*g, strict=True))
    ]
    flat = [tuple(v for row in g for v in row) for g in found]
    blocks = [(0, 1, 4, 5), (2, 3, 6, 7), (8, 9, 12, 13), (10, 11, 14, 15)]
    return [g for g in flat if all(len({g[c] for c in block}) == 4 for block in blocks)]


@cache
def moves_of_size_4():
    """All 128 permutations of cells that keep rows, columns and boxes."""
    orders = [[b * 2 + i for b, inner in zip(bands, (x, y), strict=True) for i in inner]
              for bands in permutations(range(2)) for x, y in product(permutations(range(2)), repeat=2)]  # fmt: skip
    return [
        arranged(4, rows, columns, transpose) for rows in orders for columns in orders for transpose in (False, True)
    ]


def brute_form(item):
    """The least of all disguises; digits renamed in order of appearance in the solution."""
    best = None
    for where in moves_of_size_4():
        moved = disguise(item, where)
        names = {}
        full = tuple(names.setdefault(value, len(names)) for value in moved.solution)
        key = full, tuple(value > 0 for value in moved.puzzle.givens)
        best = key if best is None else min(best, key)
    return best


def test_against_all_symmetries_of_size_4():
    rng = Stream("brute force")
    pairs = set()
    for _ in range(250):
        item = solved(4, rng.choice(all_grids_of_size_4()), rng.sample(range(16), rng.choice([1, 2, 3, 13, 14, 15])))
        pairs.add((item.form, brute_form(item)))
    assert 30 < len(pairs) < 200
    assert len({form for form, _ in pairs}) == len({brute for _, brute in pairs}) == len(pairs)


def test_grids_of_size_4():
    """288 grids, 2 of them essentially different."""
    assert len(all_grids_of_size_4()) == 288
    sizes = Counter(solved(4, grid, ()).form for grid in all_grids_of_size_4())
    assert sorted(sizes.values()) == [96, 192]


def test_minimal_puzzles_of_size_4():
    """36 essentially different ones: 13 with 4 givens, 22 with 5 and 1 with 6 (known from complete enumerations)."""
    representatives = {solved(4, grid, ()).form: grid for grid in all_grids_of_size_4()}
    counts = Counter()
    for grid in representatives.values():
        ambiguous = np.zeros(1 << 16, dtype=bool)  # sets of cells, as bits, that some other grid agrees with
        for other in all_grids_of_size_4():
            if other != grid:
                ambiguous[sum(1 << c for c in range(16) if grid[c] == other[c])] = True
        for cell in range(16):  # with every set, all its subsets
            view = ambiguous.reshape(-1, 2, 1 << cell)
            view[:, 0] |= view[:, 1]
        forms = {}
        for clues in np.flatnonzero(~ambiguous).tolist():
            cells = [c for c in range(16) if clues >> c & 1]
            if all(ambiguous[clues ^ 1 << c] for c in cells):
                forms[solved(4, grid, cells).form] = len(cells)
        counts.update(forms.values())
    assert counts == {4: 13, 5: 22, 6: 1}


def test_grids_of_size_6():
    """28,200,960 grids in 49 classes (known); a sample never shows more."""
    forms = {solved(6, grid, ()).form for grid in grids(6, boxes(6), 400)}
    assert 30 < len(forms) <= 49


def test_full_grid_of_high_symmetry():
    for size in (9, 16):
        rng = Stream("cyclic", size)
        item = solved(size, shuffled_grid(rng, size), ())
        where = arranged(size, line_order(rng, size), line_order(rng, size), True)
        assert disguise(item, where, [v + 1 for v in rng.permutation(size)]).form == item.form


def sample_forms():
    solution = grids(9, boxes(9), 12)[8]
    rng = Stream("sample")
    return [
        solved(9, solution, some_clues(rng, 9, 24, 24)).form,
        solved(9, solution, (), marks=marks_for(rng, solution, ("cage", "greater"))).form,
        solved(4, all_grids_of_size_4()[0], ()).form,  # needs the search
    ]


def test_another_process_gives_the_same_forms():
    code = (
        "import json; from tests.families.sudoku import test_symmetry; print(json.dumps(test_symmetry.sample_forms()))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    environment["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parents[3]), *sys.path])
    command = [sys.executable, "-W", "error", "-c", code]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == sample_forms()
