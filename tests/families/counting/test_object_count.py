"""Crowded scenes: the validator's measurements on pixels, disguises, the generator's counts, pictures, explaining."""

import re
from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import task_of
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.facts.counting import objects
from puzzlegen.formats.counting.object_count import (
    QUESTIONS,
    Across,
    Boxes,
    Count,
    CountOffered,
    Crowd,
    Inside,
    InsideOffered,
    More,
    Side,
    Wanted,
)
from puzzlegen.renderers.counting.object_count import depict, explain, word
from puzzlegen.snapshots.pipeline import make_item
from puzzlegen.validators.counting.object_count import certify, certify_picture
from puzzlegen.words import say
from tests.support.counting_cases import invented

LOADED = catalog.load("counting/object_count")


@dataclass
class Case:
    statement: Crowd
    query: Any
    pixels: np.ndarray
    layout: dict


def drawn(things, query=None):
    """A scene of these objects as the family draws it."""
    kinds = sorted({thing.kind for thing in things})
    statement = Crowd(1000, 760, None, None, {kind: objects.outline(kind) for kind in kinds}, tuple(things))
    query = query or Count(Wanted())
    (scene,) = depict(statement, query)
    picture = render(scene, draw_style(Stream("style")))
    return Case(statement, query, decode(picture.png), picture.boxes)


def faults(case):
    return certify_picture([case.pixels], case.statement, case.query, case.layout)


def thing(kind="square", hue="red", x=300, y=300, size=80, **rest):
    return objects.Thing(kind, hue, x, y, size, rest.pop("turn", 0), rest.pop("mirrored", False))


ALIKE = "two hues look alike, or one looks like the ground"
HIDDEN = ("too little of an object is to be seen",)


def test_every_kind_shows_enough_of_itself_when_nothing_hides_it():
    for kind in objects.KINDS:
        assert faults(drawn([thing(kind, size=50, turn=20)])) == ()
    for kind in objects.SIDED:
        query = Side(Wanted(kind, mirrored=True))
        assert faults(drawn([thing(kind, size=55, turn=20, mirrored=True)], query)) == ()


@pytest.mark.parametrize(("shift", "expected"), [(0, HIDDEN), (40, HIDDEN), (70, ()), (200, ())])
def test_an_object_that_is_mostly_hidden_is_refused(shift, expected):
    """A square of side 118 is hidden by one like it but for a strip of ``shift`` points."""
    assert faults(drawn([thing(), thing("square", "blue", x=300 + shift)])) == expected
    assert faults(drawn([thing(), thing("square", "red", x=300 + shift)])) == expected


def test_a_picture_that_lacks_an_object_is_refused():
    case = drawn([thing(), thing("star", "blue", x=600)])
    case.pixels = drawn([thing()]).pixels
    assert faults(case) == (ALIKE,)
    case = drawn([thing(), thing("star", "red", x=600)])
    case.pixels = drawn([thing()]).pixels
    assert faults(case) == HIDDEN


def test_a_picture_with_an_object_of_another_hue_is_refused():
    case = drawn([thing(), thing(x=600)])
    case.pixels = drawn([thing(), thing("square", "blue", x=600)]).pixels
    assert faults(case) == HIDDEN


def test_a_picture_in_which_two_hues_look_alike_is_refused():
    case = drawn([thing(), thing("square", "red", x=600)])
    one, other = case.statement.objects
    case.statement = replace(case.statement, objects=(one, replace(other, hue="green")))
    assert faults(case) == (ALIKE,)


def test_boxes_fit_what_is_seen():
    boxed = next(
        made
        for made in (make_item(LOADED, Level.EASY, 5, index, "en") for index in range(40))
        if made.proof.query["task"] == "boxes"
    )
    pixels = decode(boxed.pictures[0].png)
    puzzle, layout = LOADED.format.proven(boxed.proof), dict(boxed.proof.layout)

    def boxes_faults(boxes):
        return certify_picture([pixels], puzzle.statement, puzzle.query, boxes)

    assert boxes_faults(layout) == ()
    name = boxed.proof.certificate.answers[0].split()[0]
    left, top, right, bottom = layout[name]
    wrong = ("a box does not fit what is seen of its object",)
    for box in ((left + 8, top, right, bottom), (left, top, right, bottom - 8)):
        assert boxes_faults(layout | {name: box}) == wrong
    del layout[name]
    assert boxes_faults(layout) == wrong


def puzzles(level, count):
    return [invented("object_count", level, index) for index in range(count)]


def like(wanted, one):
    """True if an object is like that."""
    return all(
        getattr(one, trait) == getattr(wanted, trait)
        for trait in wanted.__struct_fields__
        if getattr(wanted, trait) is not None
    )


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_the_generator_counts_what_fits(level):
    """The objects that the generator meant to count are those that the wanted traits fit, but for their places."""
    seen = set()
    for puzzle in puzzles(level, 32):
        query = puzzle.query
        seen.add(type(query))
        fitting = {number for number, one in enumerate(puzzle.statement.objects) if like(query.of, one)}
        found = set(puzzle.why.found)
        assert found <= fitting
        if not isinstance(query, Inside | Across):
            assert found == fitting
    assert seen == {question for question, how in QUESTIONS.items() if level in how.levels}


def turned(statement):
    """By a quarter, clockwise."""
    height = statement.height
    things = (replace(one, x=height - one.y, y=one.x, turn=(one.turn + 90) % 360) for one in statement.objects)
    return replace(statement, width=height, height=statement.width, objects=tuple(things))


def test_disguises_have_one_canonical_form():
    things = [thing("hand", "red", 300, 200), thing("hand", "blue", 700, 500, turn=200, mirrored=True)]
    query = Side(Wanted("hand", mirrored=True))
    statement = drawn(things, query).statement
    plain = certify(statement, query)
    again = certify(turned(statement), query)
    assert (again.canonical, again.answers) == (plain.canonical, plain.answers)
    renamed = tuple(replace(one, hue={"red": "green", "blue": "brown"}[one.hue]) for one in statement.objects)
    assert certify(replace(statement, objects=renamed), query).canonical == plain.canonical
    other = tuple(replace(one, mirrored=not one.mirrored) for one in statement.objects)
    assert certify(replace(statement, objects=other), query).canonical != plain.canonical
    assert certify(statement, Count(Wanted(hue="red"))).canonical != plain.canonical


def test_which_object_is_on_top_counts_only_where_it_is_seen():
    query = Count(Wanted(hue="red"))
    for x, seen in ((700, False), (360, True)):
        statement = drawn([thing("square", "red", 300, 200), thing("star", "blue", x, 210)], query).statement
        turned_over = replace(statement, objects=statement.objects[::-1])
        forms = {certify(one, query).canonical for one in (statement, turned_over)}
        assert len(forms) == 1 + seen


def test_another_circle_is_another_puzzle():
    query, statement = Inside(Wanted()), drawn([thing("square", "red", 500, 380)]).statement
    circles = ((500, 380, 290), (500, 380, 270))
    forms = {certify(replace(statement, circle=circle), query).canonical for circle in circles}
    assert len(forms) == 2


def test_the_difficulty_counts_looks():
    """Each of three objects once, and the two squares a second time; by colour, the one of that colour only."""
    statement = drawn([thing(), thing(x=500, hue="blue"), thing("star", x=700)]).statement
    assert certify(statement, Count(Wanted("square"))).difficulty == 5
    assert certify(statement, Count(Wanted(hue="blue"))).difficulty == 4


def test_outlines_of_kinds_differ():
    outlines = [objects.outline(kind) for kind in {*objects.KINDS, *objects.SIDED}]
    assert all(one != other for one, other in combinations(outlines, 2))
    assert all(max(np.hypot(*np.array(one).T)) <= 1150 for one in outlines)


MEASURE_WORDS = {"house": "座", "fish": "条", "tree": "棵", "boat": "艘", "hand": "只"}


def test_chinese_counts_things_with_their_own_measure_words():
    """多少条鱼 and 多少棵树, not 多少个."""
    texts = set()
    for puzzle in (*puzzles(Level.EASY, 60), *puzzles(Level.MEDIUM, 30)):
        kind = puzzle.query.of.kind
        if kind in MEASURE_WORDS and not isinstance(puzzle.query, Boxes):
            text = say(word(puzzle.statement, puzzle.query).ask, "zh")
            assert MEASURE_WORDS[kind] in text
            texts.add(text)
    assert len(texts) >= 8


@pytest.mark.parametrize("level", Level)
def test_explanations_add_up_to_the_answer(level):
    tasks = set()
    for puzzle in puzzles(level, 40):
        query, things = puzzle.query, puzzle.statement.objects
        text = say(explain(puzzle.statement, query, puzzle.answer, puzzle.why), "en")
        tasks.add(task_of(query))
        for sum_, total in re.findall(r"((?:\d+ [+-] )+\d+) = (\d+)", text):
            first, *rest = map(int, re.findall(r"\d+", sum_))
            assert (first - sum(rest) if "-" in sum_ else first + sum(rest)) == int(total)
        spots = [(int(x), int(y)) for x, y in re.findall(r"\((\d+), (\d+)\)", text)]

        def places(wanted, things=things, size=puzzle.statement):
            fitting = [one for one in things if like(wanted, one)]
            return [(round(100 * one.x / size.width), round(100 * one.y / size.height)) for one in fitting]

        if isinstance(query, More):
            of, than = places(query.of), places(query.than)
            assert sorted(spots) == sorted(of + than)
            assert f"{len(of)} - {len(than)} = {puzzle.answer}. (" in text
            continue
        of = places(query.of)
        answer = len(puzzle.answer) if isinstance(query, Boxes) else len(spots)
        if isinstance(query, CountOffered | InsideOffered):
            assert answer == query.options["ABCD".index(puzzle.answer)]
        elif not isinstance(query, Boxes):
            assert answer == int(puzzle.answer)
        assert not Counter(spots) - Counter(of)
        assert len(spots) == answer
        assert f"): {answer}. " in text or f" = {answer}. " in text
        if isinstance(query, Side):
            others = sum(like(replace(query.of, mirrored=not query.of.mirrored), one) for one in things)
            assert f"The other {others} are " in text
            clockwise = query.of.kind == "arrow" and not query.of.mirrored
            assert ("anticlockwise" in text.split("The other")[1]) == clockwise
        elif isinstance(query, Inside | Across):
            assert f"The other {len(of) - answer} lie " in text
        else:
            assert sorted(spots) == sorted(of)
        if "in fifths" in text:
            strips = text.split("from the top: ")[1].split(". ")[0].split("; ")
            for number, strip in enumerate(strips):
                inside = [int(y) for _, y in re.findall(r"\((\d+), (\d+)\)", strip)]
                assert int(strip.split(":")[0]) == len(inside)
                assert all(20 * number <= y <= 20 * (number + 1) for y in inside)
    assert len(tasks) == sum(level in how.levels for how in QUESTIONS.values())
