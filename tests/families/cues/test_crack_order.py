"""Cracked panes: what their pictures show, and every order that fits."""

from itertools import pairwise, permutations
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.conformance.shown import as_published
from puzzlegen.core.certificate import Certificate, Verdict
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.formats.cues.crack_order import QUESTIONS, Facts
from puzzlegen.generators.cues.crack_order import LEVELS
from puzzlegen.renderers.cues.crack_order import depict, describe, explain
from puzzlegen.renderers.cues.kits.panes import LOOKS
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.cues import crack_order as validator
from puzzlegen.validators.cues.crack_order import certify_why
from puzzlegen.words import say
from tests.support.drawn_cases import sized

Data = dict[str, Any]

FAMILY = catalog.load("cues/crack_order")
WIDE = {"thing": "ice", "size": [1000, 1000], "cracks": []}


def certify(statement: Data, query: Data) -> Certificate:
    """The certificate of published data."""
    one = FAMILY.format.puzzle(statement, query)
    return validator.certify(one.statement, one.query)


def told(impacts: int, query: Data, answer: str, **why: Any) -> str:
    """The explanation of an answer on a pane with so many impacts."""
    one = FAMILY.format.puzzle(WIDE | {"impacts": [[0, 0]] * impacts}, query, why)
    return say(explain(one.statement, one.query, answer, one.why), "en")


def invented(level: Level, count: int) -> list[tuple[Puzzle, Data, Data]]:
    """Puzzles as they come, those that are no good for their level included, and their plain data."""
    found = []
    for index in range(10 * count):
        try:
            rng = Stream.for_item("cues/crack_order", 1, level, 3, index, 0)
            puzzle = pipeline.invent(FAMILY, level, LEVELS[level], rng)
        except Rejected:
            continue
        data = as_published(puzzle)
        found.append((puzzle, data["statement"], data["query"]))
        if len(found) == count:
            break
    return found


def fitting(impacts: int, pairs: tuple[tuple[int, int], ...]) -> list[tuple[int, ...]]:
    """All orders in which each pair stands in its order."""
    return [
        order
        for order in permutations(range(1, impacts + 1))
        if all(order.index(earlier) < order.index(later) for earlier, later in pairs)
    ]


def expected(query: Data, orders: list[tuple[int, ...]]) -> str:
    """The answer in words of its own, from all orders that fit; empty if there are two."""
    task, named = query["task"].partition("_")[0], query.get("impacts", ())
    if task == "pair":
        signs = {order.index(named[0]) < order.index(named[1]) for order in orders}
        return "C" if len(signs) > 1 else "A" if signs == {True} else "B"
    if task == "before":
        sure = set.intersection(*({*order[: order.index(named[0])]} for order in orders))
        return str(len(sure))
    whole = {"first": lambda o: o[0], "last": lambda o: o[-1], "order": lambda o: "".join(map(str, o))}[task]
    answers = {str(whole(order)) for order in orders}
    return answers.pop() if len(answers) == 1 else ""


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_the_answer_is_that_of_all_orders_which_fit(level: Level) -> None:
    tasks = set()
    for puzzle, statement, query in invented(level, 24):
        certificate = certify(statement, query)
        if certificate.faults or len(statement["impacts"]) > 7:
            continue
        orders = fitting(len(statement["impacts"]), puzzle.why.pairs)
        answer = expected(query, orders)
        assert certificate.verdict is Verdict.UNIQUE
        if "options" in query:
            answer = "ABCD"[list(map(str, query["options"])).index(answer)]
        assert certificate.answers == (f"impact-{answer}" if query["task"] == "first_box" else answer,) == (puzzle.key,)
        tasks.add(query["task"])
    assert len(tasks) > sum(level in one.levels for one in QUESTIONS.values()) / 2


def components(mask: "np.ndarray[Any, Any]") -> dict[tuple[int, int], int]:
    """The number of its connected region (of eight neighbours) for each pixel of a mask, row and column."""
    left = set(map(tuple, np.argwhere(mask).tolist()))
    region: dict[tuple[int, int], int] = {}
    while left:
        ahead = [left.pop()]
        number = len(region)
        while ahead:
            y, x = ahead.pop()
            region[y, x] = number
            around = {(y + a, x + b) for a in (-1, 0, 1) for b in (-1, 0, 1)} & left
            left -= around
            ahead += around
    return region


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_cracks_are_one_in_the_picture_where_one_ends_on_the_other(level: Level) -> None:
    """A reader of the pixels: with the holes blotted out, what hangs together is what the statement joins."""
    seen = set()
    for number, (puzzle, statement, query) in enumerate(invented(level, 6)):
        if certify(statement, query).faults:
            continue
        (scene,) = depict(puzzle.statement, puzzle.query)
        picture = render(sized(scene.width, scene.height, scene.nodes, 50), draw_style(Stream("style", number)))
        pixels = decode(picture.png).astype(int)
        unit = picture.width / scene.width / 100
        margin = (scene.width - statement["size"][0] / 100) * 50

        def at(place: list[int], unit: float = unit, margin: float = margin) -> tuple[int, int]:
            return round((place[1] + margin) * unit), round((place[0] + margin) * unit)

        colour = [int(LOOKS[statement["thing"]].crack[k : k + 2], 16) for k in (1, 3, 5)]
        mask = np.abs(pixels - colour).max(axis=2) < 80
        rows, columns = np.indices(mask.shape)
        for impact in statement["impacts"]:
            y, x = at(impact)
            mask &= np.hypot(rows - y, columns - x) > 50 * unit
        top, left, (bottom, right) = *at([-2, -2]), at([side + 2 for side in statement["size"]])
        mask[:top], mask[bottom:], mask[:, :left], mask[:, right:] = False, False, False, False
        region = components(mask)

        joined = {crack: crack for crack in range(len(statement["cracks"]))}
        cracks = [points for _, points in statement["cracks"]]
        for one, points in enumerate(cracks):
            for other, bar in enumerate(cracks):
                if one != other and (points[-1] in bar[1:] or points[0] in bar[1:]):
                    old, new = joined[one], joined[other]
                    joined = {crack: new if root == old else root for crack, root in joined.items()}
        shown = []
        for points in cracks:  # the region around the middle of its longest piece outside of the hole
            one, other = max([*pairwise(points)][1:] or [points], key=lambda piece: _length(*piece))
            y, x = at([(3 * one[0] + 4 * other[0]) // 7, (3 * one[1] + 4 * other[1]) // 7])
            around = [region.get((y + a, x + b)) for a in range(-3, 4) for b in range(-3, 4)]
            shown.append(next((found for found in around if found is not None), None))
        assert None not in shown
        for one in range(len(cracks)):
            for other in range(one):
                assert (shown[one] == shown[other]) == (joined[one] == joined[other]), (cracks[one], cracks[other])
        seen.add(statement["thing"])
    assert len(seen) > 1


def _length(one: list[int], other: list[int]) -> float:
    return float(np.hypot(one[0] - other[0], one[1] - other[1]))


def test_an_end_that_is_drawn_short_of_the_crack_is_no_proof() -> None:
    """A crack pulled back by a hair is a fault, not a free end."""
    tried = 0
    for _, statement, query in invented(Level.EASY, 8):
        bars = {tuple(place): impact for impact, points in statement["cracks"] for place in points[1:-1]}
        for impact, points in statement["cracks"]:
            if bars.get(tuple(points[-1]), impact) != impact:
                (x, y), (a, b) = points[-1], points[-2]
                whole = _length(points[-1], points[-2])
                points[-1] = [round(x + 12 * (a - x) / whole), round(y + 12 * (b - y) / whole)]
                assert certify(statement, query).faults
                points[-1] = [x, y]
                tried += 1
    assert tried > 8


def test_the_description_has_the_places_where_cracks_touch() -> None:
    """One who cannot see finds each end of a crack that lies on another in two lines of the description."""
    for puzzle, statement, _ in invented(Level.MEDIUM, 3):
        told = say(describe(puzzle.statement, puzzle.query), "en").splitlines()
        meetings = 0
        for impact, points in statement["cracks"]:
            ends = f"({points[-1][0]}, {points[-1][1]})"
            holders = [line for line in told if ends in line]
            assert holders
            others = {one for one, way in statement["cracks"] if points[-1] in way and one != impact}
            assert len(holders) == 1 + len(others)
            meetings += len(others)
        assert meetings >= len(puzzle.why.pairs)


def test_explanations_are_judged() -> None:
    """They name all the cracks that the answer follows from, and no others."""
    judged = 0
    for puzzle, *data in invented(Level.MEDIUM, 24):
        why: Facts = puzzle.why
        if certify(*data).faults or not why.steps:
            continue
        assert certify_why(puzzle.statement, puzzle.query, puzzle.key, why) == ()
        (one, other), *rest = why.steps
        for false in (
            replace(why, steps=tuple(rest)),
            replace(why, steps=((other, one), *rest)),
            replace(why, line=(*why.line, 1)),
            replace(why, pairs=()),
        ):
            assert certify_why(puzzle.statement, puzzle.query, puzzle.key, false)
        judged += 1
    assert judged > 10


def test_what_does_not_certainly_come_before_is_told() -> None:
    """Of all impacts: those on chains of cracks, that no others are, or that there are none."""
    query = {"task": "before", "impacts": [3]}
    assert told(3, query, "1", pairs=[[1, 2], [1, 3]], steps=[[1, 3]], line=[1]).endswith(
        "So 1 certainly came before 3: 1 in all. No chain of such steps leads from any other impact to 3."
    )
    assert told(3, query, "0", pairs=[[1, 2]], steps=[], line=[]) == (
        "No crack from 3 stops at one from another impact, so nothing certainly came before 3: 0."
    )


def test_the_first_impact_may_have_company_among_cracks_that_stop_at_none() -> None:
    """Other impacts, too, have cracks that run to the edge; only of the first does none stop at another's."""
    assert told(2, {"task": "first"}, "1", pairs=[[1, 2]], steps=[[1, 2]], line=[1]) == (
        "A crack from 2 stops at one from 1, so 1 came before 2. 1 is the only impact none of whose cracks stops at "
        "another's, so 1 came first."
    )
