"""Machines of gear wheels: the validator against all directions and against turning, and the teeth as drawn."""

from fractions import Fraction
from itertools import combinations, pairwise, product

import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.scene import Group, Painted
from puzzlegen.core.stream import Stream
from puzzlegen.formats.cues.gears import Turn
from puzzlegen.generators.cues.gears import LEVELS
from puzzlegen.renderers.cues.gears import depict
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.cues.gears import certify

GEARS = catalog.load("cues/gears")


def puzzles(level, count):
    """Puzzles as they are invented, not all of them with one answer."""
    for index in range(count):
        rng = Stream("gears", level, index, index=index, series=b"gears")
        try:
            yield pipeline.invent(GEARS, level, LEVELS[level], rng)
        except Rejected:
            continue


def meshing(wheels):
    """The pairs of wheels that touch."""
    return [
        (a, b)
        for (a, one), (b, other) in combinations(enumerate(wheels), 2)
        if (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 == (one[2] + other[2]) ** 2
    ]


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_directions_are_those_of_all_that_fit(level):
    """Of all directions of all wheels, those that fit every contact agree with the validator."""
    checked = 0
    for puzzle in puzzles(level, 200):
        machine, query = puzzle.statement, puzzle.query
        wheels, (crank, clockwise) = machine.wheels, machine.crank
        if not isinstance(query, Turn) or len(wheels) > 12 or puzzle.answer == "C":
            continue
        opposite = meshing(wheels) + [(a, b) for a, b, crossed in machine.belts if crossed]
        alike = [(a, b) for a, b, crossed in machine.belts if not crossed]
        found = {
            ways[query.wheel]
            for ways in product((False, True), repeat=len(wheels))
            if ways[crank] == clockwise
            and all(ways[a] != ways[b] for a, b in opposite)
            and all(ways[a] == ways[b] for a, b in alike)
        }
        assert found == {certify(machine, query).answers == ("A",)}
        checked += 1
    assert checked > 3


@pytest.mark.parametrize("level", LEVELS)
def test_teeth_still_mesh_after_the_crank_has_turned(level):
    """Turned by the turns that are explained, all teeth are in gaps again; where a wheel is late, they are not."""
    checked = 0
    for puzzle in puzzles(level, 60):
        turns = [Fraction(turn) for turn in puzzle.why.turns]
        if puzzle.why.loops or certify(puzzle.statement, puzzle.query).faults:
            continue
        for lost in (0, 1):
            wheels = [
                wheel._replace(phase=round(wheel.phase + 170 * wheel.teeth * turn / 24) % 1000)
                for wheel, turn in zip(puzzle.statement.wheels, turns, strict=True)
            ]
            if lost:
                crank = puzzle.statement.crank.wheel
                wheels[crank] = wheels[crank]._replace(phase=(wheels[crank].phase + 300) % 1000)
            faults = certify(replace(puzzle.statement, wheels=tuple(wheels)), puzzle.query).faults
            assert faults == (("teeth meet teeth",) if lost else ())
        checked += 1
    assert checked > 5


def inside(point, corners):
    """True if a point lies within a polygon, by the crossings of a ray."""
    x, y = point
    return (
        sum(
            (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay)
            for (ax, ay), (bx, by) in pairwise(corners)
        )
        % 2
        == 1
    )


def test_drawn_teeth_do_not_overlap():
    """No corner of a wheel lies within another wheel."""
    drawn = 0
    for puzzle in puzzles(Level.MEDIUM, 12):
        if certify(puzzle.statement, puzzle.query).faults:
            continue
        statement = replace(puzzle.statement, theme="brass")
        (scene,) = depict(statement, puzzle.query)
        (machine,) = (node for node in scene.nodes if isinstance(node, Group))
        rims = [
            node.points
            for node in machine.children
            if isinstance(node, Painted) and len(node.points) - 1 in {6 * wheel.teeth for wheel in statement.wheels}
        ]
        wheels = [rim for rim in rims if len(rim) > 60]
        assert len(wheels) == len(statement.wheels)
        for one, other in combinations(wheels, 2):
            assert not any(inside(point, other) for point in one)
            drawn += 1
    assert drawn > 50
