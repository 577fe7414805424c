"""Turns and flips of figures: the tables of generator and validator, and puzzles solved by trying everything."""

from itertools import combinations, product
from typing import Any

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.evidence.matrices.transform_grid import _looks, change, done, moved
from puzzlegen.formats.matrices.transform_grid import First, Missing
from puzzlegen.generators.matrices import transform_grid as generator
from puzzlegen.generators.matrices.kits.glyphs import TURNS, Glyph
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.matrices import transform_grid as validator
from puzzlegen.validators.matrices.kits import figure_symmetry

_FAMILY = catalog.load("matrices/transform_grid")
_EFF = Glyph(((-4, -6, -4, 6), (-4, -6, 4, -6), (-4, 0, 3, 0)))


def _tail(glyph: Glyph) -> Any:
    return _looks(glyph.published())


def test_both_rooms_mean_the_same_by_a_name() -> None:
    for turn, name in enumerate(generator.NAMES):
        matrix = figure_symmetry.TURNS[validator.NAMES.index(name)]
        assert _looks(moved(_EFF.published(), matrix)) == _tail(_EFF.turned(turn))


def test_two_steps_make_one() -> None:
    for one, other in product(range(TURNS), repeat=2):
        assert _tail(_EFF.turned(one).turned(other)) == _tail(_EFF.turned(generator.combined(one, other)))
        first, then = (validator.NAMES.index(generator.NAMES[step]) for step in (one, other))
        whole = validator.NAMES[validator.combined(first, then)]
        assert whole == generator.NAMES[generator.combined(one, other)]


@pytest.mark.parametrize("index", range(40))
def test_the_missing_figure_is_the_only_one_that_some_steps_lead_to(index: int) -> None:
    """All pairs of matrices are tried on the drawings themselves."""
    level = (Level.MEDIUM, Level.HARD)[index % 2]
    params = generator.LEVELS[level]
    try:
        puzzle = pipeline.invent(_FAMILY, level, params, Stream.for_item("oracle", 1, "", 1, index, 0))
    except Rejected:
        return
    query = puzzle.query
    certificate = validator.certify(puzzle.statement, puzzle.query)
    assert certificate.verdict is Verdict.UNIQUE
    assert certificate.answers == (puzzle.answer,)
    if not isinstance(query, Missing | First):
        return
    *rows, last = puzzle.statement.rows
    right = set()
    for letter, option in zip("ABCD", query.options, strict=True):
        filled = [*last]
        filled[-1 if isinstance(query, Missing) else 0] = option
        for one, other in product(figure_symmetry.TURNS, repeat=2):
            if all(_goes(row, one, other) for row in (*rows, filled)):
                right.add(letter)
    assert right == {puzzle.answer}


def _goes(row: list[Any], one: Any, other: Any) -> bool:
    a, b, c = row
    return (
        (a is None or b is None or _looks(moved(a, one)) == _looks(b))
        and (b is None or c is None or _looks(moved(b, other)) == _looks(c))
        and (a is None or c is None or _looks(moved(moved(a, one), other)) == _looks(c))
    )


@pytest.mark.parametrize("level", generator.LEVELS)
def test_no_other_halves_of_the_rows_go_by_steps_of_their_own(level: Level) -> None:
    """All halves are tried, and for each all combinations of matrices."""
    solved = 0
    for index in range(100):
        try:
            rng = Stream.for_item("groups", 1, "", 1, index, 0)
            puzzle = pipeline.invent(_FAMILY, level, generator.LEVELS[level], rng)
        except Rejected:
            continue
        query = plain(puzzle.query)
        if query["task"] != "grouping" or solved == 3:
            continue
        rows = puzzle.statement.rows
        every = list(product(figure_symmetry.TURNS, repeat=len(rows[0]) - 1))
        changes = [change(row) for row in rows]
        fits = [{steps for steps in every if done(steps[start:stop]) == turn} for start, stop, turn in changes]
        right = []
        for rest in combinations(range(2, len(rows) + 1), len(rows) // 2 - 1):
            groups = ((1, *rest), tuple(number for number in range(2, len(rows) + 1) if number not in rest))
            one, other = (set.intersection(*(fits[number - 1] for number in group)) for group in groups)
            if any(a != b for a, b in product(one, other)):
                right.append([[*group] for group in groups])
        assert right == [query["options"]["ABCD".index(puzzle.answer)]]
        solved += 1
    assert solved == 3
