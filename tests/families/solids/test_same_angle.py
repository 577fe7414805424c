"""Same angle: the answers of a program that tries everything, and bodies whose pictures tell where their fronts are."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.facts.solids.fronts import KINDS
from puzzlegen.formats.solids import same_angle as form
from puzzlegen.generators.solids.same_angle import LEVELS
from puzzlegen.renderers.solids.kits.fronted_bodies import drawn
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.solids.same_angle import certify, certify_why
from tests.support.drawn_cases import sized

LOADED = catalog.load("solids/same_angle")


def _puzzles(level: Level, count: int) -> Iterator[Puzzle]:
    """Invented puzzles, ambiguous ones included."""
    for index in range(count):
        with suppress(Rejected):
            rng = Stream.for_item("solids/same_angle", 1, str(level), 0, index, 0)
            yield pipeline.invent(LOADED, level, LEVELS[level], rng)


def _headings(pictures: list[Any]) -> dict[int, int]:
    """The directions of all bodies, from the side of the first picture; the others may be taken from anywhere."""
    room = {body["number"]: body["faces"] for body in pictures[0]}
    left = list(pictures[1:])
    while left:
        picture = next(one for one in left if any(body["number"] in room for body in one))
        left.remove(picture)
        fitting = [
            side
            for side in range(360)
            if all(
                room.get(body["number"], (body["faces"] + side) % 360) == (body["faces"] + side) % 360
                for body in picture
            )
        ]
        assert len(fitting) == 1
        room |= {body["number"]: (body["faces"] + fitting[0]) % 360 for body in picture}
    return room


def _follows(faces: list[int], rule: str) -> bool:
    """True if the turns of a row are equal, or the changes of its turns are, and are not nothing."""
    turns = [(two - one) % 360 for one, two in pairwise(faces)]
    changes = {(two - one) % 360 for one, two in pairwise(turns)}
    return changes == {0} if rule == "steady" else len(changes) == 1 and changes != {0}


def _answer(statement: Any, query: Any) -> list[str]:
    """The answers, found by trying all directions."""
    task, step, pictures = query["task"], statement["step"], statement["pictures"]
    if task in ("same", "odd", "odd_box"):
        everything = [*pictures, *query.get("options", ())]
        turns = [
            tuple((two - one) % 360 for one, two in pairwise(faces))
            for faces in (
                [body["faces"] for body in sorted(one, key=lambda body: body["number"])] for one in everything
            )
        ]
        if task == "same":
            return [letter for letter, one in zip("ABCD", turns[1:], strict=True) if one == turns[0]]
        alone = [place for place, one in enumerate(turns) if turns.count(one) == 1]
        return [f"picture-{place + 1}" if task == "odd_box" else "ABCD"[place] for place in alone]
    room = _headings(pictures)
    if task.startswith("turn"):
        turn = (room[query["end"]] - room[query["start"]]) % 360
        return ["ABCD"[query["options"].index(turn)]] if "options" in query else [str(turn)]
    faces = [room[number] for number in sorted(room)]
    if task == "count":
        return [str(faces.count(faces[0]) - 1)]
    if task == "next":
        found = []
        for letter, option in zip("ABCD", query["options"], strict=True):
            shown = {body["number"]: body["faces"] for body in option}
            last, onward = shown.get(len(faces), faces[-1]), shown[len(faces) + 1]
            if _follows([*faces, (faces[-1] + onward - last) % 360], query["rule"]):
                found.append(letter)
        return found
    wrong = {
        place + 1
        for place, turned in product(range(len(faces)), range(0, 360, step))
        if turned and _follows([*faces[:place], faces[place] + turned, *faces[place + 1 :]], query["rule"])
    }
    if task == "breaks_box":
        return [f"body-{number}" for number in wrong]
    return [letter for letter, number in zip("ABCD", query["options"], strict=True) if number in wrong]


@pytest.mark.parametrize("level", list(LEVELS))
def test_answers_are_those_of_trying_everything(level: Level) -> None:
    """All tasks of a level, ambiguous ones included."""
    tasks = set()
    for puzzle in _puzzles(level, 80):
        certificate = certify(puzzle.statement, puzzle.query)
        answers = _answer(plain(puzzle.statement), plain(puzzle.query))
        assert len(answers) != 1 or answers == [puzzle.key]
        assert (certificate.answers == (puzzle.key,)) == (len(answers) == 1)
        tasks.add(type(puzzle.query))
    assert tasks == {question for question, asked in form.QUESTIONS.items() if level in asked.levels}


def test_whoever_forgets_that_sides_differ_is_wrong() -> None:
    """The first and the last body are each in one picture; their looks alone give another turn."""
    for puzzle in _puzzles(Level.HARD, 120):
        query = puzzle.query
        if type(query) is form.Between:
            looks = {body.number: body.faces for picture in puzzle.statement.pictures for body in picture}
            forgetful = (looks[query.end] - looks[query.start]) % 360
            assert str(forgetful) not in certify(puzzle.statement, query).answers


def _false(why: form.Facts) -> Iterator[form.Facts]:
    """Explanations that are false where this one is true."""
    match why:
        case form.Compared():
            yield replace(why, turns=why.turns[1:])
            yield replace(why, turns=(_otherwise(why.turns[0]), *why.turns[1:]))
            yield replace(why, turns=(*why.turns, why.turns[0]))
            return
        case form.Way():
            yield replace(why, way=why.way[::-1])
            yield replace(why, way=(*why.way[:-1], *why.way[-2:]), turns=(*why.turns, 0))
            yield replace(why, way=(*why.way, *why.way[-2:]), turns=(*why.turns, -why.turns[-1] % 360, why.turns[-1]))
        case form.Mended():
            yield replace(why, right=why.turns)
            yield replace(why, right=_otherwise(why.right))
            yield replace(why, wrong=why.wrong % len(why.turns) + 1)
    yield replace(why, turns=why.turns[:-1])
    yield replace(why, turns=(*why.turns, why.turns[-1]))
    yield replace(why, turns=_otherwise(why.turns))


def _otherwise(turns: form.Turns) -> form.Turns:
    """The last one the other way round, or by a quarter more where that is the same."""
    last = turns[-1]
    return (*turns[:-1], -last % 360 if last % 180 else (last + 90) % 360)


@pytest.mark.parametrize("level", list(LEVELS))
def test_false_explanations_are_refused(level: Level) -> None:
    """True ones of all questions are believed."""
    judged = set()
    for puzzle in _puzzles(level, 60):
        if certify(puzzle.statement, puzzle.query).answers != (puzzle.key,):
            continue
        assert certify_why(puzzle.statement, puzzle.query, puzzle.key, puzzle.why) == ()
        for false in _false(puzzle.why):
            assert certify_why(puzzle.statement, puzzle.query, puzzle.key, false)
        judged.add(type(puzzle.query))
    assert judged == {question for question, asked in form.QUESTIONS.items() if level in asked.levels}


def test_a_way_has_no_detour() -> None:
    """From the first body straight to the last one, and not by way of a third one that the picture shows, too."""
    room = [form.Body(number, "dog", 45 * turns, (26 * number, 0)) for number, turns in ((1, 0), (2, 3), (3, 5))]
    shown, query = form.Shown(45, "plates", (tuple(room),)), form.Between(1, 3)
    assert certify(shown, query).answers == ("225",)
    assert certify_why(shown, query, "225", form.Way((1, 3), (225,))) == ()
    assert certify_why(shown, query, "225", form.Way((1, 2, 3), (135, 90)))


def _pixels(kind: str, faces: int) -> NDArray[np.int64]:
    scene = sized(2.6, 2.6, drawn(kind, faces).at(1.3, 1.8, 1.0), 60)
    return decode(render(scene, draw_style(Stream("bodies"))).png).astype(np.int64)


@pytest.mark.parametrize("kind", KINDS)
def test_bodies_look_otherwise_once_they_are_turned(kind: str) -> None:
    """Any two directions differ in a good part of the body's pixels."""
    looks = [_pixels(kind, faces) for faces in range(10, 370, 30)]
    ground = looks[0][0, 0]
    for number, one in enumerate(looks):
        for other in looks[:number]:
            changed = (np.abs(one - other).max(axis=2) > 40).sum()
            body = (np.abs(one - ground).max(axis=2) > 40).sum()
            assert changed > 0.15 * body


def test_turning_clockwise_takes_a_bow_from_the_viewer_to_the_left() -> None:
    """A turn of 90 degrees points to the left of the picture, one of 270 degrees to the right."""
    assert drawn("boat", 90).left < -drawn("boat", 90).right
    assert drawn("boat", 270).right > -drawn("boat", 270).left
