"""How outlines lie: two programs that know nothing of each other, a fine grid of points, and rules checked by hand."""

from collections.abc import Sequence
from itertools import combinations, product

import numpy as np
import pytest
from numpy.typing import NDArray

from puzzlegen import catalog
from puzzlegen.core.certificate import Depth, MalformedStatement
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices import relations as form
from puzzlegen.generators.matrices import relations as generator
from puzzlegen.generators.matrices.kits.outlines import OUTLINES, stock
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.matrices import relations as validator

_FAMILY = catalog.load("matrices/relations")
_BY_TASK = {question.__struct_config__.tag: rule for question, rule in validator._RULES.items()}
_CONTACTS = ("apart", "across", "within", "around")


def _covered(shape: str, at: Sequence[int]) -> "NDArray[np.bool_]":
    """The points of a fine grid inside an outline."""
    y, x = np.mgrid[-8:8:161j, -8:8:161j]
    across, down = np.abs(x - at[0]) / at[2], np.abs(y - at[1]) / at[2]
    match shape:
        case "circle":
            covered = across**2 + down**2 <= 1
        case "square":
            covered = np.maximum(across, down) <= 1
        case "diamond":
            covered = across + down <= 1
        case _:
            covered = (down <= 1) & (across + down / 2 <= 1)
    return np.asarray(covered)


@pytest.mark.parametrize("names", [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
def test_contacts_are_what_a_grid_of_points_shows(names: tuple[int, int]) -> None:
    panels = stock(names)
    one, other = (validator.SHAPES[name] for name in names)
    assert validator.SHAPES == OUTLINES
    seen = set()
    for number in range(0, len(panels.values), len(panels.values) // 80):
        first, second = panels.outlines[number].tolist()
        inside, beside = _covered(one, first), _covered(other, second)
        both = inside & beside
        wanted = (
            "apart"
            if not both.any()
            else "within"
            if not (inside & ~beside).any()
            else "around"
            if not (beside & ~inside).any()
            else "across"
        )
        assert _CONTACTS[panels.values[number, 0]] == wanted
        assert validator._contact(one, other, tuple(first), tuple(second)) == wanted
        for at, kind in enumerate(validator.KINDS[1:], start=1):
            sign = validator._seen(kind, one, other, tuple(first), tuple(second))
            greater = panels.values[number, at] if kind != "size" else 2 - panels.values[number, at]
            assert "<=>"[greater] == sign
        seen.add(wanted)
    assert seen >= {"apart", "across"}


@pytest.mark.parametrize(
    ("rule", "values", "wanted"),
    [
        ("next", "<<<<<", {"<"}),
        ("next", "<><><", {">"}),
        ("next", "<=><=", {">"}),
        ("next", "<<><<", {">"}),
        ("next", "<<<<>", set()),
        ("analogy", "<>><<", {">"}),
        ("analogy", "<<>><", {"<"}),
        ("analogy", "====<", {"<", ">"}),
        ("analogy", "<<><<", set()),
        ("matrix", "<=>=><><", {"="}),
        ("matrix", "<<<===>>", {">"}),
        ("matrix", "<=><=><=", {">"}),
        ("matrix", "<=>==<><", set()),
        ("belongs", "<<<<", {"<"}),
        ("belongs", "<<<>", set()),
    ],
)
def test_rules_checked_by_hand(rule: str, values: str, wanted: set[str]) -> None:
    assert {*_BY_TASK[rule](values)} == wanted


@pytest.mark.parametrize("values", ["<=>", ("apart", "across", "within", "around")])
@pytest.mark.parametrize(("rule", "shown"), [("next", 5), ("matrix", 8), ("belongs", 4), ("analogy", 5)])
def test_only_rows_that_read_the_same_reversed_leave_two_readings(rule: str, shown: int, values: Sequence[str]) -> None:
    symmetric = {"=", "apart", "across"}
    for line in product(values, repeat=shown):
        if len(_BY_TASK[rule](line)) > 1:
            assert rule == "analogy"
            assert {*line[:4]} <= symmetric
            assert line[4] not in symmetric


@pytest.mark.parametrize("level", [Level.EASY, Level.EXTREME])
def test_panels_differ_and_every_rule_is_shown(level: Level) -> None:
    tasks = set()
    for index in range(60):
        try:
            rng = Stream.for_item("relations", 1, "test", 3, index, 0)
            puzzle = pipeline.invent(_FAMILY, level, generator.LEVELS[level], rng)
        except Rejected:
            continue
        asked, given = type(puzzle.query), puzzle.statement
        tasks.add(asked)
        shapes = given.outlines
        offered = puzzle.query.figures if isinstance(puzzle.query, form.Count) else puzzle.query.options
        panels = [
            tuple(
                validator._seen(kind, shapes[a], shapes[b], tuple(panel[a]), tuple(panel[b]))
                for a, b in combinations(range(len(shapes)), 2)
                for kind in validator.KINDS
            )
            for panel in (*given.panels, *offered)
        ]
        assert len({*panels}) == len(panels)
        if asked in validator._RULES:
            shown = list(zip(*panels[: len(given.panels)], strict=True))
            told = [validator._RULES[asked](values) for values in shown]
            kinds = [kind for _ in combinations(shapes, 2) for kind in validator.KINDS]
            counting = [wanted for kind, wanted in zip(kinds, told, strict=True) if kind in given.relations]
            assert max(map(len, counting)) == 1
    assert tasks == {one for one, asked in form.QUESTIONS.items() if level in asked.levels}


def test_outlines_that_touch_or_share_a_side_are_refused() -> None:
    for first, second in (((-4, 1, 4), (4, 1, 4)), ((-1, 0, 4), (2, 0, 4)), ((0, 0, 4), (2, 2, 2))):
        with pytest.raises(MalformedStatement):
            validator._contact("circle", "square", first, second)


def test_the_depth_is_what_has_to_be_found_out() -> None:
    """Of one relation that stays the same, one thing; of one that changes, two; of what refutes nothing, none."""
    wide, equal, narrow = (
        tuple(form.Outline(4 * side, 0, size) for side, size in ((-1, one), (1, other)))
        for one, other in ((4, 2), (2, 2), (2, 4))
    )

    def mirrored(panel: form.Panel) -> form.Panel:
        return tuple(outline._replace(x=-outline.x) for outline in panel)

    def depth(relations: tuple[form.Kind, ...], query: form.Query, *panels: form.Panel) -> object:
        found = validator.certify(form.Panels(("circle", "square"), relations, panels), query)
        return found.answers, found.depth

    one = form.Belongs((narrow, equal, wide, mirrored(narrow)))
    assert depth(("size",), one, wide, wide, wide, wide) == (("C",), Depth.properties(1))
    row = (wide, narrow, wide, narrow, wide)
    assert depth(("size",), form.Next((wide, equal, mirrored(equal), narrow)), *row) == (("D",), Depth.properties(2))
    both = form.Next((wide, mirrored(narrow), mirrored(wide), narrow))
    assert depth(("size", "side"), both, *row) == (("D",), Depth.properties(3))
