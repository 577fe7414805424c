"""What is marked in divided figures: counted by hand, and by two programs that know nothing of each other."""

from typing import Any

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.answers.kinds import LETTERS
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import accepted
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Level
from puzzlegen.core.item import task_of
from puzzlegen.core.scene import Polyline
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices import pointed as form
from puzzlegen.generators.matrices import pointed as generator
from puzzlegen.generators.matrices.kits.divided import MARKS, places, stock
from puzzlegen.renderers.matrices import pointed as renderer
from puzzlegen.renderers.matrices.kits import line_figures
from puzzlegen.validators.matrices import pointed as validator
from puzzlegen.words import say

_SQUARE = [[-6, -6, 6, -6], [6, -6, 6, 6], [6, 6, -6, 6], [-6, 6, -6, -6]]
_BRIDGE = [[-6, 4, 6, 4]]
_BOW = [[0, 4, -6, 4, 6, 4]]


def _seen(mark: form.Mark, at: list[int], cuts: list[list[int]], outline: Any = _SQUARE, arcs: Any = ()) -> Any:
    panel = {"segments": [*outline, *cuts], "arcs": list(arcs), "at": at}
    return validator._values(mark, msgspec.convert(panel, form.Panel))


@pytest.mark.parametrize(
    ("mark", "at", "cuts", "wanted"),
    [
        ("dot", [3, 0], [[0, -6, 0, 6]], (0, 3, 4, 1)),
        ("dot", [0, 0], [[-2, -6, -2, 6], [2, -6, 2, 6]], (0, 2, 4, 2)),
        ("dot", [-3, 2], [[-6, -6, 6, 6]], (0, 2, 3, 1)),
        ("dot", [-4, 0], [[0, -6, 0, 6], [0, 0, 6, 0]], (0, 3, 4, 2)),
        ("arrow", [4, 1, 6, 6], [[-6, -6, 6, 6]], (1, 0, 3, 3)),
        ("arrow", [3, -3, 6, -6], [[-6, 0, 6, 0]], (2, 0, 2, 4)),
        ("arrow", [-3, -3, 0, 0], [[-6, -2, 0, 0], [0, 0, 4, -6], [-2, 6, 0, 0]], (3, 0, 3, 4)),
        ("line", [0, -6, 0, 6], [[0, -6, 0, 6]], (0, 2, 4, 4)),
        ("line", [3, -6, 6, -6], [[3, -6, 3, 6]], (0, 1, 3, 4)),
        ("ring", [0, 0], [[-6, 0, 6, 0], [0, -6, 0, 6]], (0, 4, 4, 4)),
        ("ring", [6, -6], [[0, -6, 6, 0]], (0, 1, 2, 1)),
    ],
)
def test_straight_figures_counted_by_hand(mark: form.Mark, at: list[int], cuts: list[list[int]], wanted: Any) -> None:
    assert _seen(mark, at, cuts) == wanted


def test_curved_figures_counted_by_hand() -> None:
    post = [[0, -2, 0, 4]]
    assert _seen("dot", [3, 2], post, _BRIDGE, _BOW) == (1, 2, 3, 1)
    assert _seen("line", [0, 4, -6, 4, 0, -2], post, _BRIDGE, _BOW) == (1, 1, 3, 3)
    assert _seen("ring", [0, -2], post, _BRIDGE, _BOW) == (2, 2, 3, 0)


def test_an_angle_that_is_nearly_right_is_refused() -> None:
    with pytest.raises(MalformedStatement, match="clearly right"):
        _seen("ring", [0, -6], [[0, -6, 1, 6]])


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("cuts", [2, 4])
def test_what_is_known_from_cutting_is_found_in_the_drawing(mark: form.Mark, cuts: int) -> None:
    for number, (values, some) in enumerate(places(mark, cuts).items()):
        for place in some[:3]:
            at = generator._marked(mark, cuts, place)
            if at is not None:
                panel = generator._published(stock(cuts)[place.figure].strokes, at, number % 8)
                assert validator._values(mark, panel) == values


def test_each_cut_makes_one_area_more() -> None:
    for cuts in (1, 2, 3):
        assert {len(figure.areas) for figure in stock(cuts)} == {cuts + 1}


def test_rules_of_a_matrix_hold_along_columns_as_well() -> None:
    rng = Stream("columns", 1)
    for _ in range(50):
        cells = generator._matrix(("step", "cycle", "sum"), (0, 1, 2, 3, 4, 5), rng)
        if cells is not None:
            across = {wanted for _, _, wanted in validator._in_a_matrix(cells[:8])}
            turned = [cells[place] for place in (0, 3, 6, 1, 4, 7, 2, 5)]
            assert cells[8] in across
            assert across == {wanted for _, _, wanted in validator._in_a_matrix(turned)}


@pytest.mark.parametrize(
    ("cells", "wanted"),
    [
        ((4, 4, 2, 4, 2, 4, 2, 4), set()),  # three values, of which two are alike
        ((1, 2, 3, 3, 2, 1, 1, 2), {3}),  # up and then down: only the same three values
        ((1, 2, 3, 1, 2, 3, 3, 1), {2, 4}),  # the values, or the sum; the steps do not go on
        ((1, 2, 3, 5, 4, 1, 2, 2), set()),  # first a sum and then a difference
        ((2, 5, 3, 5, 2, 3, 1, 4), {3}),  # a difference either way around
        ((0, 0, 0, 0, 0, 0, 2, 2), {0, 2, 4}),  # the same, the sum, the difference
        ((2, 2, 2, 0, 0, 0, 1, 1), {1}),  # the same within each row, another in each
        ((1, 2, 3, 2, 4, 6, 3, 6), {9}),  # steps that differ from row to row, and columns that go on
    ],
)
def test_numbers_of_a_grid_go_on_as_the_words_have_it(cells: tuple[int, ...], wanted: set[int]) -> None:
    turned = [cells[place] for place in (0, 3, 6, 1, 4, 7, 2, 5)]
    for each in (cells, turned):
        assert {end for _, _, end in validator._in_a_matrix(each)} == wanted


@pytest.mark.parametrize(
    ("row", "wanted"),
    [
        ((3, 4, 3, 4, 3), {4}),  # by one up and down is no rule of its own
        ((1, 2, 3, 1, 2), {3}),
        ((5, 4, 3, 2, 1), {0}),
        ((1, 2, 3, 4, 1), set()),
    ],
)
def test_numbers_of_a_row_go_on_as_the_words_have_it(row: tuple[int, ...], wanted: set[int]) -> None:
    assert {end for _, _, end in validator._in_a_row(row)} == wanted


def test_pairs_that_grow_and_shrink_by_as_much_follow_no_rule() -> None:
    assert validator._in_pairs((1, 2, 3, 2, 4)) == []


@pytest.mark.parametrize("line", ["row", "column"])
def test_each_rule_of_a_grid_has_its_own_words(line: str) -> None:
    said = {
        (3, 3, 3, 1, 1, 1, 2, 2, 2): f"the same within each {line}",
        (1, 2, 3, 4, 5, 6, 2, 3, 4): f"along each {line}, 1 more each time",
        (1, 1, 2, 3, 1, 4, 0, 2, 2): f"in each {line}, the first two add up to the third",
        (5, 2, 3, 2, 5, 3, 4, 4, 0): f"in each {line}, the first two differ by the third",
        (4, 1, 3, 3, 4, 1, 1, 4, 3): f"each {line} has the same three values",
    }
    for numbers, words in said.items():
        turned = numbers if line == "row" else [numbers[place] for place in (0, 3, 6, 1, 4, 7, 2, 5, 8)]
        assert say(renderer._law(form.Matrix, turned), "en") == words


def _made(task: str) -> Any:
    """What is published of a question of a task, with the data for its explanation."""
    loaded = catalog.load("matrices/pointed")
    drafts = (drawn for index in range(60) for drawn in [accepted(loaded, Level.HARD, 12, index)] if drawn)
    one = next(one for one in drafts if task_of(one.query) == task)
    return one.statement, one.query, one.answer, plain(one.draft.puzzle.why)


@pytest.mark.parametrize("task", [question.__struct_config__.tag for question in form.QUESTIONS])
def test_false_explanations_are_refused(task: str) -> None:
    statement, query, answer, why = _made(task)

    def judged(wrong: Any, letter: str = answer) -> Any:
        return validator.certify_why(statement, query, letter, msgspec.convert(wrong, form.Facts))

    def faults(changed: Any, letter: str = answer) -> Any:
        first, *rest = why["properties"]
        return judged({"properties": [{**first, **changed}, *rest]}, letter)

    first = why["properties"][0]
    assert faults({}) == ()
    assert all(faults({}, other) for other in LETTERS[:4] if other != answer)
    for field in ("values", "offered"):
        numbers = first[field]
        for wrong in ([*numbers, 1], numbers[:-1], [numbers[0] + 1, *numbers[1:]] if numbers else [0]):
            if wrong != numbers:
                assert "a number is not that of its figure" in faults({field: wrong})
    for wrong in ({"properties": why["properties"] * 2}, {"properties": []}):
        with pytest.raises(MalformedStatement):
            judged(wrong)


def test_heads_of_arrows_leave_lines_free() -> None:
    """No wing of an arrow touches a line, of which the widest is a quarter of a step to either side."""
    near = 0
    for cuts in (2, 3, 4, 5):
        for some in places("arrow", cuts).values():
            for place in some[:2]:
                at = generator._marked("arrow", cuts, place)
                if at is None:
                    continue
                panel = generator._published(stock(cuts)[place.figure].strokes, at, 0)
                lines = [line_figures._line(part) for part in (*panel.segments, *panel.arcs)]
                _, head = line_figures._arrow(panel.at, lines)
                assert isinstance(head, Polyline)
                free = min(line_figures._away(x, y, line) for x, y in head.points for line in lines)
                near += free < 0.35 * line_figures._STEP
    assert near == 0


@pytest.mark.parametrize(
    ("rule", "columns", "ends", "depth"),
    [
        ("belongs", "3333", "3444", 1),
        ("next", "12121", "2333", 2),
        ("next", "12121 33333", "23 33 24 14", 3),
        ("next", "12121 33333", "23 33 43 53", 2),
        ("next", "12121 12312", "23 13 22 11", 4),
    ],
)
def test_the_depth_is_what_has_to_be_found_out(rule: str, columns: str, ends: str, depth: int) -> None:
    """Of numbers that stay the same, one thing; of those that change, two; of those that refute nothing, none."""
    shown = list(zip(*(map(int, column) for column in columns.split()), strict=True))
    offered = [tuple(map(int, end)) for end in (ends.split() if " " in ends else ends)]
    rules = next(rules for question, rules in validator._RULES.items() if question.__struct_config__.tag == rule)
    findings, _, found = validator._fitting(rules, shown, offered)
    assert [one.answers for one in findings] == [("A",)]
    assert found == depth
