"""Stacks of cubes: the validator against brute force over pictures, disguises, hidden columns, pictures, explaining."""

import math
import re
from collections import defaultdict
from functools import cache
from itertools import product

import pytest
from PIL import Image, ImageDraw

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import task_of
from puzzlegen.core.scene import Painted
from puzzlegen.core.stream import Stream
from puzzlegen.formats.counting import blocks as form
from puzzlegen.formats.counting.kits.counts import Count, CountOffered
from puzzlegen.renderers.counting.blocks import depict, explain, word
from puzzlegen.words import say
from tests.support.counting_cases import certify, invented

COUNT = {"task": "count"}
SCALE = 12
SHADES = {"left": 1, "right": 2, "top": 3}


def faces(heights):
    """The corners of every face, the farthest and lowest cubes first: the projection is written anew."""

    def at(r, c, k):
        return (200 + 0.8660254 * SCALE * (c - r), 200 + SCALE * ((c + r) / 2 - k))

    for r, line in enumerate(heights):
        for c, height in enumerate(line):
            for k in range(height):
                yield (
                    (r, c, k),
                    "left",
                    [at(r + 1, c, k), at(r + 1, c + 1, k), at(r + 1, c + 1, k + 1), at(r + 1, c, k + 1)],
                )
                yield (
                    (r, c, k),
                    "right",
                    [at(r, c + 1, k), at(r + 1, c + 1, k), at(r + 1, c + 1, k + 1), at(r, c + 1, k + 1)],
                )
                yield (
                    (r, c, k),
                    "top",
                    [at(r, c, k + 1), at(r, c + 1, k + 1), at(r + 1, c + 1, k + 1), at(r + 1, c, k + 1)],
                )


def picture(heights):
    """The stack as drawn with outlines, and the cubes of which more than an outline is seen."""
    view, owners = Image.new("L", (400, 400)), Image.new("I", (400, 400))
    pen, label = ImageDraw.Draw(view), ImageDraw.Draw(owners)
    cubes = []
    for cube, face, corners in faces(heights):
        pen.polygon(corners, fill=SHADES[face], outline=9)
        if cube not in cubes:
            cubes.append(cube)
        label.polygon(corners, fill=1 + cubes.index(cube), outline=0)
    seen = {number for count, number in owners.getcolors(400 * 400) if count > 12}
    return view.tobytes(), {cube for number, cube in enumerate(cubes, 1) if number in seen}


@cache
def readings(rows, columns, most):
    """Picture -> the sizes of all stacks that look like that, if the topmost cube of each column is seen."""
    found = defaultdict(set)
    for flat in product(range(most + 1), repeat=rows * columns):
        heights = [flat[start : start + columns] for start in range(0, len(flat), columns)]
        view, seen = picture(heights)
        if all((r, c, h - 1) in seen for r, line in enumerate(heights) for c, h in enumerate(line) if h):
            found[view].add(sum(flat))
    return found


@pytest.mark.parametrize(("rows", "columns", "most"), [(2, 2, 3), (2, 3, 2), (3, 2, 2)])
def test_the_validator_agrees_with_brute_force_over_pictures(rows, columns, most):
    """Heights above ``most`` would show above the others, so that no reading is left out."""
    views = readings(rows, columns, most)
    outcomes = set()
    for index in range(60):
        rng = Stream("stack", rows, columns, index)
        heights = [[rng.between(0, most) for _ in range(columns)] for _ in range(rows)]
        if not any(map(any, heights)):
            continue
        certificate = certify("blocks", {"heights": heights}, COUNT)
        sizes = views[picture(heights)[0]]
        assert (certificate.verdict is Verdict.UNIQUE) == (len(sizes) == 1)
        if len(sizes) == 1:
            assert certificate.answers == (str(*sizes),)
        _, seen = picture(heights)
        rest = sum(map(sum, heights)) - len(seen)
        assert certificate.difficulty == sum(map(sum, heights)) + rest
        hidden = any(h and (r, c, h - 1) not in seen for r, line in enumerate(heights) for c, h in enumerate(line))
        assert bool(certificate.faults) == hidden
        outcomes.add(hidden)
    assert outcomes == {False, True}


def test_two_stacks_that_look_alike_are_ambiguous():
    """The farthest column with one cube, or the middle one with two, behind a tower: the same half of a top."""
    one, other = ((1, 0, 0), (0, 0, 0), (0, 0, 2)), ((0, 0, 0), (0, 2, 0), (0, 0, 2))
    assert picture(one)[0] == picture(other)[0]
    for heights in (one, other):
        certificate = certify("blocks", {"heights": heights}, COUNT)
        assert (certificate.verdict, set(certificate.answers)) == (Verdict.AMBIGUOUS, {"3", "4"})
        assert certificate.faults == ()


def puzzles(level, count):
    return [invented("blocks", level, index, 100) for index in range(count)]


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_the_top_of_every_column_is_seen(level):
    asked = set()
    for puzzle in puzzles(level, 20):
        asked.add(type(puzzle.query))
        heights = puzzle.statement.heights
        _, seen = picture(heights)
        assert all((r, c, h - 1) in seen for r, line in enumerate(heights) for c, h in enumerate(line) if h)
        if isinstance(puzzle.why, form.Number):
            assert puzzle.why.unseen == sum(map(sum, heights)) - len(seen)
    assert asked == {*form.QUESTIONS}


def test_a_mirrored_stack_has_the_same_canonical_form():
    heights = [[3, 1, 2], [1, 2, 0]]
    mirrored = [list(column) for column in zip(*heights, strict=True)]
    plain, other = certify("blocks", {"heights": heights}, COUNT), certify("blocks", {"heights": mirrored}, COUNT)
    assert (other.canonical, other.answers, other.difficulty) == (plain.canonical, plain.answers, plain.difficulty)
    assert certify("blocks", {"heights": [[3, 1, 2], [1, 1, 0]]}, COUNT).canonical != plain.canonical


def test_a_spent_budget_is_no_proof(monkeypatch):
    monkeypatch.setattr("puzzlegen.validators.counting.blocks.BUDGET", 5)
    certificate = certify("blocks", {"heights": [[3, 3, 3], [2, 2, 2], [1, 1, 1]]}, COUNT)
    assert (certificate.verdict, certificate.answers) == (Verdict.UNDECIDED, ())


def test_the_picture_shows_floor_and_cubes():
    (scene,) = depict(form.Stack(((2, 1), (0, 1))), Count())
    polygons = [node for node in scene.nodes if isinstance(node, Painted)]
    assert len(polygons) == 4 + 3 * 4
    for node in polygons:
        assert all(0 < x < scene.width and 0 < y < scene.height for x, y in node.points)
    assert len({node.fill for node in polygons[4:]}) == 3


def test_no_words_say_that_each_tile_holds_one_cube():
    """Any number of cubes, none included, may stand on a tile."""
    text = word(form.Stack(((1,),)), Count()).rules
    assert "每格恰好" not in say(text, "zh")
    assert "one cube on each" not in say(text, "en")


@pytest.mark.parametrize("level", Level)
def test_explanations_add_up_the_heights_and_what_is_asked(level):
    seen_tasks, told = set(), set()
    for puzzle in puzzles(level, 25):
        heights, task, answer = puzzle.statement.heights, task_of(puzzle.query), puzzle.answer
        if isinstance(puzzle.query, CountOffered):
            answer = str(puzzle.query.options["ABCD".index(answer)])
        text = say(explain(puzzle.statement, puzzle.query, puzzle.answer, puzzle.why), "en")
        seen_tasks.add(task)
        for sum_, total in re.findall(r"((?:\d+ ?[+×-] ?)+\d+) = (\d+)", text):
            first, *rest = map(int, re.findall(r"\d+", sum_))
            total_of = {"+": sum([first, *rest]), "×": math.prod([first, *rest]), "-": first - sum(rest)}
            assert total_of[re.search(r"[+×-]", sum_)[0]] == int(total)
        if task != "unseen":
            rows = text.split("): ", 1)[1].split(". ", 1)[0].split("; ")
            assert tuple(tuple(map(int, row.split(" = ")[0].split("+"))) for row in rows) == heights
        assert ("box" in text) == (task == "missing")
        cubes = {(r, c, k) for r, line in enumerate(heights) for c, height in enumerate(line) for k in range(height)}
        _, seen = picture(heights)
        unseen = cubes - seen
        if task == "missing":
            assert f" = {answer} must be added." in text
        elif task != "unseen":
            assert f" = {answer}. " in text
            assert (f"{len(unseen)} of them cannot be seen." if unseen else "All of them can be seen.") in text
        elif not unseen:
            assert text.endswith("All of them can be seen.")
        elif "row by row" in text:
            rows = text.split("): ", 1)[1].split(". ", 1)[0].split("; ")
            counts = [list(map(int, row.split(" = ")[0].split("+"))) for row in rows]
            assert counts == [
                [sum(cube[:2] == (r, c) for cube in unseen) for c in range(len(heights[0]))]
                for r in range(len(heights))
            ]
            told.add("rows")
        else:
            found = re.findall(r"(\d+) in \((\d+), (\d+)\)(?:, behind ((?:\(\d+, \d+\)(?:, )?)+))?", text)
            assert len(found) == len({cube[:2] for cube in unseen})
            for number, row, column, before in found:
                place = int(row) - 1, int(column) - 1
                assert int(number) == sum(cube[:2] == place for cube in unseen)
                assert all(
                    (r, c) > place
                    for r, c in ((int(r) - 1, int(c) - 1) for r, c in re.findall(r"(\d+), (\d+)", before))
                )
                left = {place, *((int(r) - 1, int(c) - 1) for r, c in re.findall(r"(\d+), (\d+)", before))}
                alone = [[h if (r, c) in left else 0 for c, h in enumerate(line)] for r, line in enumerate(heights)]
                assert not {cube for cube in unseen if cube[:2] == place} & picture(alone)[1]
            told.add("columns")
    assert seen_tasks == {"count", "count_choice", "missing", "unseen"}
    assert told
