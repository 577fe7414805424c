"""Outlines of thick lines, held against distances from the line."""

import math
from itertools import pairwise

import cairo
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzlegen.drawing.outlines import GRID, Point, dashes, outline, placed

OFF = 0.2  # pixels by which chords and mitres may differ from arcs

near = st.sampled_from((0.0, 1e-12))  # what is left of a difference of rounded numbers
corner = st.builds(lambda x, y, off: (1.5 * x + off, 1.5 * y), st.integers(0, 12), st.integers(0, 12), near)
line = st.lists(corner, min_size=1, max_size=8)
width = st.sampled_from((1.0, 2.0, 3.0, 7.0, 15.0))


def polygons(points: list[Point], width: float, *, closed: bool = False, round_ends: bool = True) -> list[list[Point]]:
    """What covers a line, in the pixels of its points."""
    line = placed(points)
    x, y = line.x + line.across / GRID, line.y + line.down / GRID
    found: list[list[Point]] = []
    for kind, corner in outline(line.shape, width, closed, round_ends).path:
        if kind == cairo.PathDataType.MOVE_TO:
            found.append([])
        if kind != cairo.PathDataType.CLOSE_PATH:
            found[-1].append((x + corner[0], y + corner[1]))
    return [polygon for polygon in found if len(polygon) > 1]


def distance(x: float, y: float, one: Point, other: Point) -> float:
    """From a point to a part of a line."""
    (a, b), (c, d) = one, other
    length = (c - a) ** 2 + (d - b) ** 2
    share = min(1.0, max(0.0, ((x - a) * (c - a) + (y - b) * (d - b)) / length)) if length else 0.0
    return math.hypot(x - a - share * (c - a), y - b - share * (d - b))


def winding(x: float, y: float, outlines: list[list[Point]]) -> int:
    """How often polygons go around a point."""
    turns = 0
    for polygon in outlines:
        for (a, b), (c, d) in pairwise([*polygon, polygon[0]]):
            if (b <= y) != (d <= y) and (a + (y - b) / (d - b) * (c - a) > x):
                turns += 1 if d > b else -1
    return turns


def samples() -> list[Point]:
    return [(x / 2 - 9.87, y / 2 - 9.91) for x in range(0, 76, 3) for y in range(0, 76, 3)]


@given(points=line, width=width, closed=st.booleans())
def test_an_outline_holds_what_is_near_to_the_line(points: list[Point], width: float, closed: bool) -> None:
    found = polygons(points, width, closed=closed)
    parts = [*pairwise([*points, *points[: int(closed)]])] or [(points[0], points[0])]
    for x, y in samples():
        away = min(distance(x, y, *part) for part in parts)
        if away < width / 2 - OFF:
            assert winding(x, y, found), (x, y)
        if away > width / 2 + OFF:
            assert not winding(x, y, found), (x, y)


@given(points=line, width=width, closed=st.booleans())
def test_no_part_of_an_outline_takes_away_from_another(points: list[Point], width: float, closed: bool) -> None:
    senses = {winding(x, y, polygons(points, width, closed=closed)) for x, y in samples()}
    assert min(senses) >= 0 or max(senses) <= 0


@given(points=line, width=width, closed=st.booleans(), turned=st.floats(0, 7))
def test_a_line_a_few_whole_pixels_farther_is_the_same(
    points: list[Point], width: float, closed: bool, turned: float
) -> None:
    """What is compared pixel by pixel relies on it; a turn by 45 degrees is where an arc and a mitre meet."""
    cos, sin = math.cos(turned), math.sin(turned)
    here = [(cos * x - sin * y, sin * x + cos * y) for x, y in points]
    there = [(x + 652.0, y + 12.0) for x, y in here]
    for one, other in zip(polygons(here, width, closed=closed), polygons(there, width, closed=closed), strict=True):
        assert len(one) == len(other)
        assert max(math.dist((x + 652, y + 12), place) for (x, y), place in zip(one, other, strict=True)) < 1e-9


def test_an_end_that_is_not_round_stops_at_a_right_angle() -> None:
    (polygon,) = polygons([(0.0, 0.0), (10.0, 0.0)], 4.0, round_ends=False)
    assert sorted(polygon) == [(0.0, -2.0), (0.0, 2.0), (10.0, -2.0), (10.0, 2.0)]
    assert polygons([(3.0, 3.0)], 4.0, round_ends=False) == []


@given(points=line, width=width, closed=st.booleans())
def test_an_outline_tells_how_far_its_corners_reach(points: list[Point], width: float, closed: bool) -> None:
    laid = placed(points)
    drawn = outline(laid.shape, width, closed, True)
    across, down = zip(*(corner for kind, corner in drawn.path if kind != cairo.PathDataType.CLOSE_PATH), strict=True)
    reach = [min(across), min(down), max(across), max(down)]
    assert [drawn.left, drawn.top, drawn.right, drawn.bottom] == [GRID * side for side in reach]


def test_a_line_along_the_axes_has_its_borders_between_pixels() -> None:
    """But for one that is closed by a slanted side."""
    bent = [(0.3, 0.3), (4.2, 0.3), (4.2, 7.1)]
    for closed, sides in ((False, [0.5, 4.5]), (True, [0.3, 4.2])):
        laid = placed(bent, half=0.5, closed=closed)
        shape = np.frombuffer(laid.shape, np.int64)[::2]
        first = laid.x + laid.across / 256
        assert [first, first + shape[0] / 256] == pytest.approx(sides, abs=1 / 512)


def test_a_bend_of_a_smooth_line_costs_two_corners() -> None:
    around = [(20 * math.cos(step / 10), 20 * math.sin(step / 10)) for step in range(40)]
    (polygon,) = polygons(around, 3.0, round_ends=False)
    assert len(polygon) == 2 * len(around)


@pytest.mark.parametrize("gaps", [0, 1, 4])
def test_dashes_begin_and_end_with_the_line_and_go_around_corners(gaps: int) -> None:
    points = [(0.0, 0.0), (7.0, 0.0), (7.0, 9.0)]
    part = 16 / (5 * gaps + 3)
    parts = dashes(points, 3 * part, 2 * part)
    assert len(parts) == gaps + 1
    assert parts[0][0] == points[0]
    assert parts[-1][-1] == pytest.approx(points[-1])
    lengths = [sum(math.dist(*pair) for pair in pairwise(one)) for one in parts]
    assert lengths == pytest.approx([3 * part] * len(parts))
    assert any(points[1] in one for one in parts) or gaps
