"""Every Sudoku family and level against a slow reading of docs/sudoku.md, and an unrelated solver."""

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku.grid import write
from puzzlegen.formats.sudoku.kits.puzzle import Continuation, GridChoice
from puzzlegen.generators.sudoku.kits import climbing, pencil
from puzzlegen.generators.sudoku.kits.asking import ask
from puzzlegen.generators.sudoku.kits.model import full_model
from puzzlegen.generators.sudoku.kits.variant import Thinning
from puzzlegen.kernels.generators.narrowing import PAIRED
from puzzlegen.snapshots import pipeline
from tests.oracles.sudoku_oracle import grids_of
from tests.support.sudoku_cases import houses, state_of

FAMILIES = {row.family: catalog.load(row.name) for row in catalog.find("sudoku")}
LEVELS = [(name, level) for name, family in FAMILIES.items() for level in family.levels]
MARKED = {
    "killer": {"cage"},
    "thermometer": {"thermometer"},
    "arrow": {"arrow"},
    "kropki": {"white_dot", "black_dot"},
    "kropki_loose": {"white_dot", "black_dot"},
    "even_odd": {"even", "odd"},
    "greater_than": {"greater"},
    "sandwich": {"sandwich"},
    "little_killer": {"little_killer"},
    "consecutive": {"bar"},
}


def puzzles(name, level, wanted, limit=400):
    """The first puzzles of a family at a level, passing over rejected attempts."""
    found = []
    for number in range(limit):
        try:
            puzzle = pipeline.invent(FAMILIES[name], level, FAMILIES[name].levels[level], Stream(name, level, number))
        except Rejected:
            continue
        found.append(state_of(puzzle))
        if len(found) == wanted:
            return found
    raise AssertionError(f"{limit} attempts made only {len(found)} puzzles")


def sides(size):
    return [(c, c + 1) for c in range(size * size) if (c + 1) % size] + [
        (c, c + size) for c in range(size * size - size)
    ]


def knights(size):
    for a in range(size * size):
        for b in range(a):
            if {abs(a // size - b // size), abs(a % size - b % size)} == {1, 2}:
                yield a, b


def related(a, b):
    return abs(a - b) == 1, a == 2 * b or b == 2 * a


def broken(state):
    """Everything about the solution that breaks a rule or a mark; read off docs/sudoku.md."""
    layout, grid = state.layout, state.solution
    n = layout.size
    faults = [house for house in houses(layout) if sorted(grid[c] for c in house) != list(range(1, n + 1))]
    if faults:
        return faults
    if "anti_knight" in layout.rules:
        faults += [pair for pair in knights(n) if grid[pair[0]] == grid[pair[1]]]
    joined = {frozenset(mark.cells) for mark in state.marks}
    for a, b in sides(n):
        consecutive, double = related(grid[a], grid[b])
        if {a, b} not in joined and (
            ("all_dots" in layout.rules and (consecutive or double)) or ("all_bars" in layout.rules and consecutive)
        ):
            faults.append((a, b))
    for mark in state.marks:
        values = [grid[cell] for cell in mark.cells]
        match mark.kind:
            case "cage":
                good = len(set(values)) == len(values) and sum(values) == mark.value
            case "thermometer":
                good = all(a < b for a, b in pairwise(values))
            case "arrow":
                good = values[0] == sum(values[1:])
            case "white_dot" | "bar":
                good = related(*values)[0]
            case "black_dot":
                good = related(*values)[1]
            case "greater":
                good = values[0] > values[1]
            case "even" | "odd":
                good = values[0] % 2 == (mark.kind == "odd")
            case "little_killer":
                good = sum(values) == mark.value
            case "sandwich":
                low, high = sorted((values.index(1), values.index(n)))
                good = sum(values[low + 1 : high]) == mark.value
        if not good:
            faults.append(mark)
    return faults


@pytest.fixture(scope="module")
def made():
    """A few puzzles of every family and level."""
    return {(name, level): puzzles(name, level, 3) for name, level in LEVELS}


def test_all_families_of_the_catalog_are_variants():
    assert len(FAMILIES) == 18
    for family in FAMILIES.values():
        assert Level.EASY in family.levels
        assert all(isinstance(params, Thinning) for params in family.levels.values())


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_solutions_obey_all_rules(made, name, level):
    for state in made[name, level]:
        assert broken(state) == []
        assert all(given in (0, value) for given, value in zip(state.givens, state.solution, strict=True))
        assert 0 in state.givens
        assert {mark.kind for mark in state.marks} <= MARKED.get(name, set())
        assert state.minimal == FAMILIES[name].levels[level].minimal


def test_the_slow_reading_rejects(made):
    for (name, _), states in made.items():
        state = states[0]
        grid = list(state.solution)
        grid[0], grid[1] = grid[1], grid[0]
        assert broken(msgspec.structs.replace(state, solution=tuple(grid))), name
        for mark in state.marks[:1]:
            turned = msgspec.structs.replace(mark, cells=mark.cells[::-1], value=(mark.value or 0) + 1)
            if mark.kind in ("cage", "thermometer", "arrow", "greater", "sandwich", "little_killer"):
                assert broken(msgspec.structs.replace(state, marks=(turned,))), name


def solutions(state, **changes):
    """Up to two fillings, by CP-SAT from what is published, of the puzzle with these changes."""
    return grids_of(msgspec.structs.replace(state, **changes).statement)


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_puzzles_are_unique(made, name, level):
    state = made[name, level][0]
    assert solutions(state) == [write(state.solution)]


@pytest.mark.parametrize("name", ["classic", "diagonal", "thermometer", "kropki", "even_odd"])
def test_minimal_claims_hold(made, name):
    state = made[name, Level.HARD][0]
    assert state.minimal
    for cell, given in enumerate(state.givens):
        if given:
            fewer = tuple(0 if other == cell else value for other, value in enumerate(state.givens))
            assert len(solutions(state, givens=fewer)) == 2
    if "all_dots" not in state.layout.rules:
        for number in range(len(state.marks)):
            fewer_marks = state.marks[:number] + state.marks[number + 1 :]
            assert len(solutions(state, marks=fewer_marks)) == 2


def connected(cells, size):
    reached = [min(cells)]
    for cell in reached:
        near = [cell - size, cell + size]
        near += [cell - 1] if cell % size else []
        near += [cell + 1] if (cell + 1) % size else []
        reached += [other for other in near if other in cells and other not in reached]
    return set(reached) == set(cells)


def test_marks_can_be_drawn(made):
    for (name, level), states in made.items():
        for state in states:
            size = state.layout.size
            used = Counter(cell for mark in state.marks for cell in mark.cells)
            if name in ("killer", "thermometer", "arrow", "even_odd"):
                assert set(used.values()) <= {1}, (name, level)
            if name in ("kropki", "kropki_loose", "greater_than", "consecutive"):
                edges = Counter(frozenset(mark.cells) for mark in state.marks)
                assert set(edges.values()) == {1}
                assert all(tuple(sorted(edge)) in sides(size) for edge in edges)
            if name in ("sandwich", "little_killer"):
                assert len({starts(mark.cells, size) for mark in state.marks}) == len(state.marks)
            crossed = Counter()
            for mark in state.marks:
                match mark.kind:
                    case "cage":
                        assert 2 <= len(mark.cells) <= 5
                        assert connected(mark.cells, size)
                    case "thermometer" | "arrow":
                        assert 3 <= len(mark.cells) <= (7 if mark.kind == "thermometer" else 5)
                        for a, b in pairwise(mark.cells):
                            down, right = abs(a // size - b // size), abs(a % size - b % size)
                            assert max(down, right) == 1
                            if down == right:
                                crossed[min(a // size, b // size), min(a % size, b % size)] += 1
                    case "sandwich":
                        assert mark.cells in [tuple(house) for house in houses(state.layout)[: 2 * size]]
                    case "little_killer":
                        assert len(mark.cells) >= 3
                        steps = {(b // size - a // size, b % size - a % size) for a, b in pairwise(mark.cells)}
                        assert len(steps) == 1
                        assert all(abs(down) == abs(right) == 1 for down, right in steps)
                        (down, right) = steps.pop()
                        last = mark.cells[-1]
                        for row, column in (starts(mark.cells, size), (last // size + down, last % size + right)):
                            assert not (0 <= row < size and 0 <= column < size), "reads the whole diagonal"
            assert set(crossed.values()) <= {1}, "diagonal steps cross"


def starts(cells, size):
    """The place outside the grid from which a clue looks at its line."""
    (row, column), (next_row, next_column) = divmod(cells[0], size), divmod(cells[1], size)
    return 2 * row - next_row, 2 * column - next_column


def test_marks_matter(made):
    """Without its marks a puzzle is far from unique."""
    for name in MARKED:
        for state in made[name, Level.HARD]:
            assert len(solutions(state, marks=())) == 2 or "all" in "".join(state.layout.rules)
            assert sum(map(bool, state.givens)) <= 20
            assert len(state.marks) >= 5
    for state in made["killer", Level.HARD]:
        assert sum(len(mark.cells) for mark in state.marks) > 45
    for state in made["thermometer", Level.EASY]:
        assert len({len(mark.cells) for mark in state.marks}) > 1


def test_jigsaw_regions_are_connected_and_irregular(made):
    for level in FAMILIES["jigsaw"].levels:
        for state in made["jigsaw", level]:
            areas = [{c for c in range(81) if state.layout.regions[c] == number} for number in range(9)]
            assert all(len(area) == 9 and connected(area, 9) for area in areas)
            squares = [area for area in areas if {c - min(area) for c in area} == {0, 1, 2, 9, 10, 11, 18, 19, 20}]
            assert len(squares) <= 1


@pytest.mark.parametrize("name", list(FAMILIES))
def test_generation_is_repeatable_and_diverse(name):
    first = puzzles(name, Level.EASY, 6)
    assert first == puzzles(name, Level.EASY, 6)
    assert len({state.solution for state in first}) == 6


def test_clue_counts():
    """Easy puzzles have givens to spare, hard ones as few as one expects of minimal puzzles."""
    easy = [sum(map(bool, state.givens)) for state in puzzles("classic", Level.EASY, 30)]
    hard = [sum(map(bool, state.givens)) for state in puzzles("classic", Level.HARD, 30)]
    assert 28 < sum(easy) / 30 < 40
    assert 23 < sum(hard) / 30 < 26
    assert len(set(hard)) > 3


def test_statement_shows_everything_and_nothing_else(made):
    state = made["killer", Level.HARD][0]
    statement = plain(state.statement)
    assert set(statement) == {"size", "regions", "givens", "rules", "marks", "minimal"}
    assert len(statement["givens"]) == 81
    assert [mark["kind"] for mark in statement["marks"]] == ["cage"] * len(state.marks)


DEEP = [name for name, family in FAMILIES.items() for params in family.levels.values() if params.logic == "deep"]


@pytest.mark.parametrize("name", DEEP)
def test_deep_puzzles_are_not_refuted_by_single_assumptions(made, name):
    for state in made[name, Level.EXTREME]:
        model = full_model(state.layout, state.marks)
        left = pencil.left_by_refuting(model, state)
        assert all(mask >> value - 1 & 1 for mask, value in zip(left, state.solution, strict=True))
        assert any(mask & mask - 1 for mask in left)


def test_single_assumptions_solve_hard_puzzles(made):
    for state in made["classic", Level.HARD]:
        assert pencil.left_by_refuting(full_model(state.layout, ()), state) == ()


def test_exchanged_clues_make_a_puzzle_harder(made):
    for state in made["classic", Level.HARD]:
        harder = climbing.harder(state, Stream("climbing"), 100)
        assert harder.solution == state.solution
        assert harder.givens != state.givens
        assert solutions(harder) == [write(state.solution)]
        model = full_model(state.layout, ())
        before, after = (
            sum(mask.bit_count() > 1 for mask in pencil.left_by(model, puzzle, puzzle.givens, PAIRED))
            for puzzle in (state, harder)
        )
        assert after >= min(before, 54)


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_deep_puzzles_are_asked_about_without_full_grids(family):
    for level, params in family.levels.items():
        wanted = family.format.wanted(level, None, None)
        assert (GridChoice in wanted) != (Continuation in wanted)
        assert params.logic != "deep" or Continuation in wanted


def test_full_grids_need_marks(made):
    with pytest.raises(Rejected, match="no mark is left"):
        ask(made["classic", Level.EASY][0], Drawn(GridChoice, 0), Stream("asked"))
