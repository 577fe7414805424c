"""Turns and flips of figures: the tables of generator and validator, and puzzles solved by trying everything."""

from collections.abc import Sequence
from itertools import combinations, pairwise, product
from typing import Any

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.certificate import Depth, Verdict
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.evidence.matrices.transform_grid import _looks, change, done, moved
from puzzlegen.formats.matrices.transform_grid import First, Missing, Rows, WholeStep
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
        for steps in product(figure_symmetry.TURNS, repeat=len(last) - 1):
            if all(_goes(row, steps) for row in (*rows, filled)):
                right.add(letter)
    assert right == {puzzle.answer}


def _goes(row: Sequence[Any], steps: Sequence[Any]) -> bool:
    held = [(place, panel) for place, panel in enumerate(row) if panel is not None]
    return all(
        _looks(moved(one, done(steps[start:stop]))) == _looks(other) for (start, one), (stop, other) in pairwise(held)
    )


def test_the_depth_is_the_chain_of_steps() -> None:
    """A row is read at once; then as many steps as lie between what is shown and what is asked for, one by one."""
    once, twice, thrice, again = (_EFF.turned(turn).published() for turn in range(4))
    shown = [(once, twice, None), (None, twice, thrice)]
    missing = Missing((once, twice, thrice, again))
    assert validator.certify(Rows((*shown, (once, None, None))), missing).depth == Depth.chain(3)
    assert validator.certify(Rows((*shown, (once, twice, None))), missing).depth == Depth.chain(2)
    whole = WholeStep(("clockwise", "half", "sideways", "upside"))
    assert validator.certify(Rows(tuple(shown)), whole).depth == Depth.chain(2)
    assert validator.certify(Rows((*shown, (once, None, thrice))), whole).depth == Depth.chain(1)


@pytest.mark.parametrize("level", USUAL_LEVELS)
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
