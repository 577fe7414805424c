"""Two boxes of line figures: the rule that the question states, applied to counts that the validator did not take."""

from collections.abc import Sequence
from typing import Any

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.certificate import Certificate, Depth
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices.two_sets import QUESTIONS
from puzzlegen.generators.matrices import two_sets as generator
from puzzlegen.generators.matrices.kits.glyph_traits import Part
from puzzlegen.generators.matrices.kits.glyphs import Glyph
from puzzlegen.renderers.matrices.two_sets import explain, word
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.matrices import two_sets as validator
from puzzlegen.words import say

Rows = Sequence[Sequence[int]]
_WANTED = {"both": (True, True), "neither": (False, False), "first": (True, False), "second": (False, True)}


_FAMILY = catalog.load("matrices/two_sets")


def _made(level: Level, number: int) -> list[Puzzle]:
    """Puzzles with plain data."""
    found = []
    for index in range(number):
        for attempt in range(20):
            rng = Stream.for_item("two_sets", 1, "test", 7, index, attempt)
            try:
                puzzle = pipeline.invent(_FAMILY, level, generator.LEVELS[level], rng)
            except Rejected:
                continue
            statement, query, why = plain([puzzle.statement, puzzle.query, puzzle.why])
            found.append(Puzzle(statement, query, puzzle.answer, why))
            break
    return found


def _certified(statement: Any, query: Any) -> Certificate:
    puzzle = _FAMILY.format.puzzle(statement, query)
    return validator.certify(puzzle.statement, puzzle.query)


def _fits(box: Rows, row: Sequence[int]) -> bool:
    return all(number == row[at] for at, number in enumerate(box[0]) if len({one[at] for one in box}) == 1)


def _like(one: Rows, two: Rows) -> bool:
    """True if the second box is the same, and differs, wherever the first one does."""
    for first, second in zip(zip(*one, strict=True), zip(*two, strict=True), strict=True):
        if len({*first}) in (1, len(first)) and len({*second}) != (1 if len({*first}) == 1 else len(second)):
            return False
    return True


def _solved(task: str, why: Any) -> list[int] | int:
    one, two = why["boxes"]
    others = why["others"]
    if task == "complete":
        return [place for place, row in enumerate(others) if _like(one, [*two, row])]
    if task == "intruder":
        return [place for place in range(4) if _like(one, [*others[:place], *others[place + 1 :]])]
    states = [(_fits(one, row), _fits(two, row)) for row in others]
    if task in _WANTED:
        return [place for place, state in enumerate(states) if state == _WANTED[task]]
    return sum(first != second for first, second in states)


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_the_stated_rule_leads_to_the_key(level: Level) -> None:
    tasks = set()
    for puzzle in _made(level, 40):
        task = puzzle.query["task"]
        tasks.add(task)
        found = _solved(task, puzzle.why)
        if task == "count_choice":
            found = [puzzle.query["options"].index(found)]
        assert puzzle.answer == (str(found) if isinstance(found, int) else "".join("ABCD"[place] for place in found))
    assert tasks == {one.__struct_config__.tag for one, asked in QUESTIONS.items() if level in (asked.levels or Level)}


def test_at_hard_every_wrong_option_fails_in_one_count_of_its_own() -> None:
    seen = 0
    for puzzle in _made(Level.HARD, 64):
        if puzzle.query["task"] != "complete":
            continue
        seen += 1
        one, two = puzzle.why["boxes"]
        fails = []
        for row in puzzle.why["others"]:
            single = [[[figure[at]] for figure in (*two, row)] for at in range(len(row))]
            first = [[[figure[at]] for figure in one] for at in range(len(row))]
            fails.append([at for at in range(len(row)) if not _like(first[at], single[at])])
        assert sorted(map(len, fails)) == [0, 1, 1, 1]
        assert len({at for each in fails for at in each}) == 3
    assert seen > 3


def test_the_depth_is_how_many_counts_have_to_be_known() -> None:
    """Of plain bars: what fits a box takes all counts that it shares, what does not fit it, one of them."""

    def bars(straight: int, dots: int) -> Any:
        return {
            "segments": [[-6, y - 6, 6, y - 6] for y in range(0, 3 * straight, 3)],
            "arcs": [],
            "dots": [[3 * x - 6, 7] for x in range(dots)],
        }

    statement = {
        "properties": ["dots", "pieces"],
        "arrangement": "beside",
        "boxes": [[bars(1, 2), bars(2, 2), bars(3, 2)], [bars(4, 1), bars(4, 3), bars(4, 4)]],
    }
    options = [bars(4, 2), bars(3, 3), bars(2, 2), bars(4, 4)]
    for task, answer in (("both", "A"), ("neither", "B"), ("first", "C"), ("second", "D")):
        found = _certified(statement, {"task": task, "options": options})
        assert found.answers == (answer,)
        assert found.depth == Depth.properties(2)
    found = _certified({**statement, "properties": ["dots", "straight lines"]}, {"task": "first", "options": options})
    assert found.depth == Depth.properties(2)
    found = _certified(
        {**statement, "properties": ["dots", "pieces", "straight lines"]}, {"task": "first", "options": options}
    )
    assert found.depth == Depth.properties(3)


def test_what_decides_nothing_is_counted_no_further() -> None:
    """Two lists for the same figures: a count more that is neither the same nor different costs box I alone."""
    puzzle = next(one for one in _made(Level.HARD, 16) if one.query["task"] == "complete")
    statement, query = puzzle.statement, puzzle.query
    free = [
        place
        for place, column in enumerate(zip(*puzzle.why["boxes"][0], strict=True))
        if len({*column}) not in (1, len(column))
    ]
    place = free[0]
    name = statement["properties"][place]
    less = {**statement, "properties": [one for one in statement["properties"] if one != name]}
    before, after = _certified(statement, query), _certified(less, query)
    assert before.answers == after.answers == (puzzle.answer,)
    assert before.difficulty - after.difficulty in (0, validator.WEIGHTS[name] * len(statement["boxes"][0]))


@pytest.mark.parametrize(
    ("parts", "arguable"),
    [
        (((0, 0, 1, 0, 1, 0), (-5, 4, 5, 4)), True),
        (((0, 0, 2, 0, 2, 0), (-5, 4, 5, 4)), False),
        (((-5, 0, 0, 0), (0, 0, 0, 5), (-4, -4, 4, 4)), True),
        (((-5, 0, 0, 0), (0, 0, 0, 5), (0, 0, 4, 4)), False),
        (((0, 0, 5, 0, 5, 0), (0, 5, 4, 8), (0, 5, -4, 8)), True),
        (((-8, -8, 8, -8), (8, -8, 8, 8), (8, 8, -8, 8), (-8, 8, -8, -8)), True),
        (((-6, -6, 6, -6), (6, -6, 6, 6), (6, 6, -6, 6), (-6, 6, -6, -6)), False),
    ],
)
def test_what_might_be_mistaken_is_arguable(parts: tuple[Part, ...], arguable: bool) -> None:
    assert generator._arguable(Glyph(parts)) == arguable


def _lines(figure: Any) -> tuple[object, ...]:
    """What turns and reflections leave alone: the lengths of lines, radii, and all distances between points."""
    spots = [(part[i], part[i + 1]) for part in figure["segments"] for i in (0, 2)]
    spots += [(arc[i], arc[i + 1]) for arc in figure["arcs"] for i in ((0,) if arc[2:4] == arc[4:] else (0, 2, 4))]
    lengths = sorted((a - c) ** 2 + (b - d) ** 2 for a, b, c, d in figure["segments"])
    radii = sorted((arc[0] - arc[2]) ** 2 + (arc[1] - arc[3]) ** 2 for arc in figure["arcs"])
    apart = sorted((a - c) ** 2 + (b - d) ** 2 for a, b in spots for c, d in spots)
    return (*lengths, None, *radii, None, *apart)


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_no_two_figures_have_the_same_lines(level: Level) -> None:
    """Turned or reflected, too: the lines are compared by all distances between their points."""
    for puzzle in _made(level, 24):
        figures = [*puzzle.statement["boxes"][0], *puzzle.statement["boxes"][1]]
        figures += puzzle.query.get("figures") or puzzle.query["options"]
        assert len({_lines(figure) for figure in figures}) == len(figures)


def test_explanations_count_what_the_question_asks_for() -> None:
    """Free line ends are called so: a half disc has none, though its lines have ends."""
    said = 0
    for puzzle in _made(Level.HARD, 40):
        made = _FAMILY.format.puzzle(puzzle.statement, puzzle.query, puzzle.why)
        asked = say(word(made.statement, made.query).rules, "en")
        explanation = explain(made.statement, made.query, puzzle.answer, made.why)
        told, chinese = say(explanation, "en"), say(explanation, "zh")
        assert ("line end" in told) <= ("free line ends" in asked)
        assert told.lower().count("line end") == told.lower().count("free line end")
        assert chinese.count("端点") == chinese.count("自由端点")
        said += "free line end" in told
    assert said > 5
