"""Equations: the validator finds what other solvers find, and believes no false step."""

import itertools
import math
from random import Random

import pytest

from puzzlegen.core.certificate import MalformedStatement, Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.scene import Label
from puzzlegen.core.stream import Stream
from puzzlegen.generators.logic.kits.length_figures import right_triangles
from tests.oracles.equations_oracle import positive_values, whole_values
from tests.support.published import Published

EQUATIONS = Published("logic/equations")
certify = EQUATIONS.certify


def invented(count, level, name="equations"):
    """So many puzzles of a level that are asked for one value."""
    index = 0
    while count:
        index += 1
        try:
            puzzle = EQUATIONS.invent(Stream(name, level, index, index=index, series=name.encode()), level)
        except Rejected:
            continue
        if puzzle.query["task"] in ("value", "value_choice"):
            count -= 1
            yield puzzle


def key(puzzle):
    """The number that is asked for."""
    options = puzzle.query.get("options")
    return options["ABCD".index(puzzle.key)] if options else int(puzzle.key)


@pytest.mark.parametrize("level", Level)
def test_an_outside_solver_finds_the_same_value_and_no_other(level) -> None:
    scenes = set()
    for puzzle in invented(75, level):
        scenes.add(puzzle.statement["scene"])
        assert whole_values(puzzle.statement, puzzle.query["asked"]) == [key(puzzle)], puzzle.statement
    assert scenes >= {"things", "zigzag", "circle", "lengths"}
    assert scenes >= {"plan", "wall"} if level is not Level.EXTREME else scenes.isdisjoint({"plan", "wall"})


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_a_groebner_basis_leaves_the_same_value_of_figures(level) -> None:
    figures = (
        one for one in invented(40, level, "basis") if one.statement["scene"] in ("plan", "zigzag", "circle", "lengths")
    )
    judged = 0
    for puzzle in figures:
        assert positive_values(puzzle.statement, puzzle.query["asked"]) == [key(puzzle)], puzzle.statement
        judged += 1
    assert judged > 8


def test_all_whole_numbers_of_rows_agree_with_trying() -> None:
    random, verdicts = Random(1), set()
    for _ in range(120):
        values = [random.randint(1, 6) for _ in range(3)]
        rows = []
        for _ in range(random.randint(2, 3)):
            terms = [
                [random.choice((1, -1)) if place else 1, sorted(random.choices(range(3), k=random.randint(1, 2)))]
                for place in range(2)
            ]
            makes = sum(sign * values[some[0]] * (values[some[1]] if len(some) > 1 else 1) for sign, some in terms)
            if makes >= 0 and {"terms": terms, "makes": makes} not in rows:
                rows.append({"terms": terms, "makes": makes + (random.random() < 0.1)})
        if {one for row in rows for _, some in row["terms"] for one in some} != {0, 1, 2}:
            continue
        shown = {"scene": "things", "things": ["apple", "pear", "banana"], "most": 6, "rows": rows}
        fitting = [
            numbers
            for numbers in itertools.product(range(1, 7), repeat=3)
            if all(
                sum(sign * numbers[some[0]] * (numbers[some[1]] if len(some) > 1 else 1) for sign, some in row["terms"])
                == row["makes"]
                for row in rows
            )
        ]
        for thing in range(3):
            values_ = {numbers[thing] for numbers in fitting}
            found = certify(shown, {"task": "value", "asked": thing})
            verdicts.add(found.verdict)
            assert found.verdict is (Verdict.UNSOLVABLE, Verdict.UNIQUE, Verdict.AMBIGUOUS)[min(2, len(values_))]
            assert len(values_) != 1 or found.answers == (str(*values_),)
    assert len(verdicts) == 3


def _touching(far, radius):
    """Where a tangent from (0, 500) touches a circle whose centre is so far to the right."""
    along = math.sqrt(far * far - radius * radius)
    return [round(along * along / far), round(500 - along * radius / far)]


TANGENT = {
    "scene": "lengths",
    "points": [[0, 500], _touching(580, 250), [330, 500], [830, 500]],
    "lines": [[0, 1], [0, 2, 3]],
    "lengths": [[0, 1, 6], [0, 2, None], [2, 3, 5]],
    "circle": [580, 500, 250, [1, 2, 3]],
}


def test_a_tangent_and_a_secant_have_two_roots_one_of_them_valid() -> None:
    """n (n + 5) is 36: 4, or −9, which is no length; n (n + 7) is 36 for no fraction."""
    shown = TANGENT
    query = {"task": "value", "asked": 1}
    found = certify(shown, query)
    assert (found.verdict, found.answers, found.depth.value) == (Verdict.UNIQUE, ("4",), 2)
    assert positive_values(shown, 1) == [4]
    steps = {"worked": [[[], 1, 0, 1], [[1, 2, 3], 3, 5, 1], [[0, 0, 1, 3], 1, 4, 0]]}
    assert not EQUATIONS.faults(shown, query, "4", steps)
    assert EQUATIONS.faults(shown, query, "4", {"worked": [*steps["worked"][:2], [[0, 0, 1, 3], 1, -9, 0]]})
    other = {**shown, "lengths": [[0, 1, 6], [0, 2, None], [2, 3, 7]]}
    assert certify(other, query).verdict is not Verdict.UNIQUE


@pytest.mark.parametrize(
    "changed",
    [
        {"points": [[0, 500], [196, 300], [330, 500], [830, 500]]},
        {"points": [[0, 500], _touching(580, 250), [330, 520], [830, 500]]},
        {"lines": [[0, 1], [2, 0, 3]]},
        {"lengths": [[0, 1, 6], [0, 2, None], [1, 3, 5]]},
        {"circle": None},
        {"circle": [580, 500, 260, [1, 2, 3]]},
        {"right": [[0, 0, 1]]},
    ],
)
def test_a_figure_is_drawn_as_it_says(changed) -> None:
    """A tangent that does not touch, a bent line, points out of order, a length on no line, no kind, two kinds."""
    shown = {**TANGENT, **changed}
    with pytest.raises(MalformedStatement):
        certify(shown, {"task": "value", "asked": 1})


WALL = {"scene": "wall", "joined": "sum"}


def test_depth_is_the_length_of_the_chain() -> None:
    """A brick beside what is shown takes one step; one that is called n takes one more than those that it expresses."""
    for bricks, asked, depth in (
        ([None, None, None, 3, 7, None], 1, 1),
        ([None, None, None, 3, 7, 4], 0, 2),
        ([21, None, None, 3, None, 4], 4, 2),
        ([None, None, None, None, None, None, 3, 7, 4, 1], 0, 3),
    ):
        found = certify({**WALL, "bricks": bricks}, {"task": "value", "asked": asked})
        assert (found.verdict, found.depth.value) == (Verdict.UNIQUE, depth), bricks


def test_a_number_could_be_covered_if_and_only_if_others_tie_it() -> None:
    bricks = [None, None, 9, 3, 5, 4, 1, None, None, None]
    query = {"task": "superfluous", "options": [2, 3, 6, 4]}
    assert certify({**WALL, "bricks": bricks}, query).verdict is Verdict.AMBIGUOUS
    bricks = [None] * 15
    for brick, number in {3: 5, 6: 2, 7: 3, 9: 8, 10: 1, 14: 4}.items():
        bricks[brick] = number
    found = certify({**WALL, "bricks": bricks}, {"task": "superfluous", "options": [10, 14, 3, 9]})
    assert (found.answers, found.depth.value) == (("C",), 2)


def test_the_solution_shows_the_value_where_it_is_asked_for() -> None:
    scenes = set()
    for puzzle in invented(25, Level.MEDIUM, "drawn"):
        loaded = EQUATIONS.loaded
        one = loaded.format.puzzle(puzzle.statement, puzzle.query, puzzle.why)
        asked = (one.statement, one.query)
        plain, solved = (
            loaded.renderer.depict(*asked)[0],
            loaded.renderer.depict_solution(*asked, puzzle.key, one.why)[0],
        )
        assert (plain.width, plain.height) == (solved.width, solved.height)
        marks = [node for node in solved.nodes[-1].children if isinstance(node, Label)]
        assert str(key(puzzle)) in [mark.text for mark in marks if mark.paint == "entry"]
        scenes.add(puzzle.statement["scene"])
    assert scenes == {"things", "magic", "wall", "plan", "zigzag", "circle", "lengths"}


@pytest.mark.parametrize("level", Level)
def test_no_false_step_is_believed(level) -> None:
    """A step that leaves too little, one that is left out, another number."""
    refused = set()
    for index in range(40):
        try:
            puzzle = EQUATIONS.invent(Stream("steps", level, index, index=index, series=b"steps"), level)
        except Rejected:
            continue
        why, asked = puzzle.why, (puzzle.statement, puzzle.query, puzzle.key)
        if certify(*asked[:2]).answers != (puzzle.key,):
            continue
        assert not EQUATIONS.faults(*asked, why)
        for field in ("narrowed", "worked"):
            steps = why.get(field)
            if steps:
                assert EQUATIONS.faults(*asked, {**why, field: steps[:-1]})
                refused.add(field)
        if why.get("worked"):
            by, gives, plain, *times = why["worked"][-1]
            assert EQUATIONS.faults(*asked, {**why, "worked": [*why["worked"][:-1], [by, gives, plain + 1, *times]]})
        if why.get("narrowed"):
            row, thing, left = why["narrowed"][0]
            assert EQUATIONS.faults(
                *asked, {**why, "narrowed": [[row, thing, left[1:] or [left[0] + 1]], *why["narrowed"][1:]]}
            )
        for number, way in enumerate(why.get("ways", ())):
            other = [way[0] + 1, *way[1:]]
            assert EQUATIONS.faults(*asked, {**why, "ways": [*why["ways"][:number], other, *why["ways"][number + 1 :]]})
            refused.add("ways")
    assert refused == {"narrowed", "worked", "ways"} or level is Level.EXTREME


@pytest.mark.parametrize(("count", "number"), [(5, 571), (5, 1574), (6, 2137), (6, 3185), (7, 918)])
def test_no_line_of_a_chain_of_right_triangles_turns_back(count, number):
    found = right_triangles(count, Stream("chain", number))
    for line in found.lines:
        ends = [found.points[one] for one in line]
        reach = sum(math.dist(*two) for two in itertools.pairwise(ends))
        assert reach == pytest.approx(math.dist(ends[0], ends[-1]))
