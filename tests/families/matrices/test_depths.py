"""How deep puzzles are whose depth is known by hand; `test_logic_panels` has that of panels of parts."""

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.certificate import Deep, Depth
from puzzlegen.core.family import Level
from puzzlegen.validators.matrices.kits.figure_properties import leads
from puzzlegen.validators.matrices.kits.relations import height


def depth(family, statement, query):
    loaded = catalog.load(f"matrices/{family}")
    puzzle = loaded.format.puzzle(plain(statement), plain(query))
    return loaded.validator.certify(puzzle.statement, puzzle.query).depth


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        ("a", 0),
        ("(a + b)", 1),
        ("((a + b) - (c - d))", 1),
        ("((a * b) / c)", 1),
        ("((a * b) + (c * d))", 2),
        ("(((a + b) * c) - 3)", 3),
        ("a + b - c * 2", 2),
    ],
)
def test_operations_one_after_the_other(words, steps):
    assert height(words) == steps


def test_a_number_is_worked_out_after_those_that_it_follows_from():
    """The last dark cell is 2, since 2 + 5 = 7; so the middle one is 5, and the first one 4."""
    statement = {"shades": ["#.#.#"], "numbers": [[None, 9, None, 7, 2]], "asked": [0, 0]}
    rule = {"scope": "sides", "function": "sum", "change": "plus", "by": 0}
    assert depth("number_matrix", statement, {"task": "stated", "rule": rule}) == Depth.chain(2)


@pytest.mark.parametrize(
    ("last", "conditions"),
    [(3, 2), (5, 3)],
)
def test_a_rule_has_as_many_conditions_as_cannot_be_left_out(last, conditions):
    """The sum of what touches a side; and the same, and 2 more."""
    more = last - 3
    numbers = [[4, 9 + more, 5], [6 + more, 2, None], [1, 8 + more, 1]]
    numbers[0][1], numbers[1][0], numbers[2][1] = 4 + 5 + 2 + more, 4 + 1 + 2 + more, 1 + 1 + 2 + more
    statement = {"shades": ["#.#", ".#.", "#.#"], "numbers": numbers, "asked": [1, 2]}
    assert depth("number_matrix", statement, {"task": "missing"}) == Depth.properties(conditions)


def test_properties_that_say_the_same_of_figures_are_one_lead():
    assert leads([[1, 1, 1], [1, 2, 1], [5, 6, 5], [True, False, True], [1, 1, 2]]) == 2


def test_likenesses_of_things():
    """Four are fruits, plants and food; three of them grow on trees."""
    things = {"things": ["car", "apple", "banana", "pear", "cherries"]}
    assert depth("concrete_class", things, {"task": "odd_one_out"}) == Depth.properties(2)


@pytest.mark.parametrize(
    ("family", "kind"),
    [("arrow_instruction", Deep.CHAIN), ("analogy", Deep.PROPERTIES), ("element_count", Deep.PROPERTIES)],
)
def test_levels_hold_their_depth(family, kind):
    """What arrows need is one more than the arrows of the longest way; others count what is checked."""
    loaded = catalog.load(f"matrices/{family}")
    for level in (Level.EASY, Level.HARD):
        low, high = loaded.levels[level].depth
        for one in drafts(loaded, level, 3, 3):
            assert one.certificate.depth.kind is kind
            assert low <= one.certificate.depth.value <= high
