"""Circles and arcs in line drawings: the validator against brute force, disguises, gaps, compositions."""

import pytest

from puzzlegen.core.stream import Stream
from puzzlegen.generators.counting.kits import circles
from tests.support.shape_drawings import asked, certify, closed, moved


def circle_drawing(index):
    """Arcs at random on a few circles; they may overlap and prolong one another."""
    rng = Stream("arcs", index)
    kinds = [(rng.below(5), rng.below(5), rng.between(1, 3)) for _ in range(4)]
    return [(*rng.choice(kinds), rng.below(24), rng.between(1, 24)) for _ in range(rng.between(4, 12))]


def test_circles_agree_with_brute_force():
    found = 0
    for index in range(60):
        arcs = circle_drawing(index)
        expected = sum(closed(arcs, circle) for circle in {arc[:3] for arc in arcs})
        found += expected
        assert certify({"basis": "square", "segments": [], "arcs": arcs}, asked("circle")).answers == (str(expected),)
    assert found >= 20


def curves_moved(arcs, change, angle):
    return [(*change(x, y), radius, angle(start, extent) % 24, extent) for x, y, radius, start, extent in arcs]


@pytest.mark.parametrize("index", range(10))
def test_disguised_circles_have_one_canonical_form(index):
    arcs, line = circle_drawing(index), [(-1, -3, 8, 2)]
    plain = certify({"basis": "square", "segments": line, "arcs": arcs}, asked("circle"))
    for change, angle in (
        (lambda x, y: (-y, x), lambda start, _: start + 6),
        (lambda x, y: (5 - x, y), lambda start, extent: 12 - start - extent),
        (lambda x, y: (y, x), lambda start, extent: 6 - start - extent),
        (lambda x, y: (x + 3, y - 4), lambda start, _: start),
    ):
        other = {"segments": moved(line, change), "arcs": curves_moved(arcs, change, angle)[::-1]}
        again = certify({"basis": "square", **other}, asked("circle"))
        assert (again.canonical, again.answers, again.difficulty) == (plain.canonical, plain.answers, plain.difficulty)
    scaled = [(3 * x, 3 * y, 3 * radius, start, extent) for x, y, radius, start, extent in arcs]
    thrice = {"basis": "square", "segments": moved(line, lambda x, y: (3 * x, 3 * y)), "arcs": scaled}
    assert certify(thrice, asked("circle")).canonical == plain.canonical
    wider = [(x, y, radius + 1, start, extent) for x, y, radius, start, extent in arcs]
    other = {"basis": "square", "segments": line, "arcs": wider}
    assert certify(other, asked("circle")).canonical != plain.canonical


def test_turned_flowers_have_one_canonical_form():
    arcs = [(0, 0, 1, 0, 24), (1, 0, 1, 4, 12), (0, 1, 1, 0, 24), (2, 0, 1, 8, 16)]
    plain = certify({"basis": "triangular", "segments": [], "arcs": arcs}, asked("circle"))
    for change, angle in (
        (lambda x, y: (-y, x + y), lambda start, _: start + 4),
        (lambda x, y: (y, x), lambda start, extent: 4 - start - extent),
    ):
        turned = {"basis": "triangular", "segments": [], "arcs": curves_moved(arcs, change, angle)}
        again = certify(turned, asked("circle"))
        assert (again.canonical, again.difficulty, again.faults) == (plain.canonical, plain.difficulty, plain.faults)


def test_the_pieces_of_crossing_circles_are_counted():
    """Two circles that cross have two pieces each; a line through both cuts each in two more places."""
    arcs = [(0, 0, 5, 0, 24), (6, 0, 5, 0, 12), (6, 0, 5, 12, 12)]
    plain = certify({"basis": "square", "segments": [], "arcs": arcs}, asked("circle"))
    assert (plain.answers, plain.difficulty, plain.faults) == (("2",), 4, ())
    cut = certify({"basis": "square", "segments": [(-8, 0, 14, 0)], "arcs": arcs}, asked("circle"))
    assert (cut.answers, cut.difficulty, cut.faults) == (("2",), 8, ())


def test_gaps_must_be_seen():
    """A gap of 75 degrees may be crossed by a line, but it must not run along lines, nor be shorter."""
    tangents = [(20, -10, 20, 10), (8, 20, 20, 8)]
    whole = (60, 0, 20, 0, 24)

    def faults(segments, start, extent):
        arcs = [(0, 0, 20, start, extent), whole]
        return certify({"basis": "square", "segments": segments, "arcs": arcs}, asked("circle")).faults

    hidden = "a gap is hidden among other lines"
    assert faults([], 3, 19) == ()
    assert faults([], 2, 20) == ("an arc is almost closed",)
    assert hidden not in faults([(-30, 0, 30, 0)], 3, 19)
    assert hidden in faults(tangents, 3, 19)


@pytest.mark.parametrize("compose", circles.COMPOSITIONS)
def test_circles_are_composed_with_arcs_that_are_none(compose):
    """Of all drawings some hold arcs that close only together, and most hold arcs that never do."""
    parts = decoys = 0
    for index in range(40):
        drawing = compose(Stream(compose.__name__, index), 1 + index % 4)
        kinds = {arc[:3] for arc in drawing.arcs}
        parts += any(arc[4] < 24 and closed(drawing.arcs, arc[:3]) for arc in drawing.arcs)
        decoys += any(not closed(drawing.arcs, circle) for circle in kinds)
    assert parts >= 10
    assert decoys >= 30
