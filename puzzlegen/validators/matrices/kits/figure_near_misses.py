"""What could mislead the eye in a line figure: lines that almost meet, almost right angles, almost symmetry.

Nothing is counted here: floating point only tells how far apart things look.
"""

from collections.abc import Iterator
from itertools import combinations
from math import atan2, ceil, cos, degrees, hypot, pi, sin
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.validators.matrices.kits.figure_symmetry import TURNS, Matrix, Symmetry
from puzzlegen.validators.matrices.kits.line_figures import Drawing, Stroke, is_arc, is_circle

Points: TypeAlias = NDArray[np.float64]  # (n, 2)

_GAP: Final = 1.35  # lattice steps between lines that do not meet
_NODE_GAP: Final = 1.35  # between points where lines end or meet
_DOT_GAP: Final = 1.6  # between a dot's centre and a line
_DOTS_APART: Final = 1.9
_LEAST_DEPTH: Final = 1.4  # by which a curved line leaves another one that it meets twice
_REACH: Final = 4.2  # around a common point, within which lines are near one another
_LEAST_ANGLE: Final = 22.0  # degrees between lines that leave a point
_LEAST_BEND: Final = 30.0  # degrees of a corner
_ALMOST_RIGHT: Final = 12.0  # degrees from a right angle
_ALMOST_SAME: Final = 1.3  # lattice steps by which a figure may miss its mirror image and still look like it
_SPACING: Final = 0.8  # of the points that stand for a line
_MIRRORS: Final = {(1, 0): (1, 0, 0, -1), (0, 1): (-1, 0, 0, 1), (1, 1): (0, 1, 1, 0), (1, -1): (0, -1, -1, 0)}


def near_misses(figure: Figure, drawing: Drawing, balance: Symmetry) -> Iterator[str]:
    """What an eye could take for something else, in fixed words and order."""
    nodes = [(float(x), float(y)) for x, y in drawing.nodes]
    if any(hypot(a - c, b - d) < _NODE_GAP for (a, b), (c, d) in combinations(nodes, 2)):
        yield "two points of a figure almost coincide"
    samples = [_samples(stroke) for stroke in drawing.strokes]
    points = np.concatenate(samples)
    dots = np.array(figure.dots, float).reshape(-1, 2)
    everything = np.concatenate((points, dots, np.array(nodes).reshape(-1, 2)))
    from_points, from_dots, from_nodes = np.split(
        _distances(everything, drawing.strokes), (len(points), len(points) + len(dots))
    )
    owners = np.repeat(np.arange(len(samples)), [len(some) for some in samples])
    if _almost_meet(points, owners, from_points, drawing) or _short_of(from_nodes, drawing):
        yield "two lines of a figure almost meet"
    if any(_shallow(number, stroke, drawing) for number, stroke in enumerate(drawing.strokes) if is_arc(stroke)):
        yield "a curved line hardly crosses another one"
    if from_dots.min(initial=_DOT_GAP) < _DOT_GAP:
        yield "a dot almost lies on a line"
    if any(hypot(a - c, b - d) < _DOTS_APART for (a, b), (c, d) in combinations(figure.dots, 2)):
        yield "two dots almost touch"
    yield from _angles(drawing)
    if not balance.round and _almost_symmetric(points, dots, drawing, balance):
        yield "a figure is almost symmetric"


def _samples(stroke: Stroke) -> Points:
    """Points along a stroke, both ends included."""
    if not is_arc(stroke):
        steps = ceil(hypot(stroke[2] - stroke[0], stroke[3] - stroke[1]) / _SPACING) + 1
        along: Points = np.linspace(0.0, 1.0, steps)[:, None]
        return np.array(stroke[:2]) * (1 - along) + np.array(stroke[2:]) * along
    x, y = stroke[0], stroke[1]
    radius = hypot(stroke[2] - x, stroke[3] - y)
    start = atan2(stroke[3] - y, stroke[2] - x)
    sweep = (atan2(stroke[5] - y, stroke[4] - x) - start) % (2 * pi) or 2 * pi
    angles = start + np.linspace(0.0, sweep, ceil(radius * sweep / _SPACING) + 1)
    return np.column_stack((x + radius * np.cos(angles), y + radius * np.sin(angles)))


def _distances(points: Points, strokes: tuple[Stroke, ...]) -> Points:
    """How far each point is from each stroke."""
    columns = []
    for stroke in strokes:
        if not is_arc(stroke):
            start = np.array(stroke[:2], float)
            way = np.array(stroke[2:], float) - start
            along = ((points - start) @ way / (way @ way)).clip(0, 1)
            away = points - start - along[:, None] * way
            columns.append(np.hypot(away[:, 0], away[:, 1]))
            continue
        centre = np.array(stroke[:2], float)
        start, stop = np.array(stroke[2:4], float), np.array(stroke[4:], float)
        from_centre = points - centre
        radius = hypot(*(start - centre))
        ring = np.abs(np.hypot(from_centre[:, 0], from_centre[:, 1]) - radius)
        if not is_circle(stroke):
            first = atan2(*(start - centre)[::-1])
            sweep = (atan2(*(stop - centre)[::-1]) - first) % (2 * pi)
            turned = (np.arctan2(from_centre[:, 1], from_centre[:, 0]) - first) % (2 * pi)
            ends = np.minimum(np.hypot(*(points - start).T), np.hypot(*(points - stop).T))
            ring = np.where(turned <= sweep, ring, ends)
        columns.append(ring)
    return np.column_stack(columns)


def _almost_meet(points: Points, owners: NDArray[np.int64], distances: Points, drawing: Drawing) -> bool:
    """True if a line comes near another one away from the points that they share."""
    near = distances < _GAP
    near[np.arange(len(points)), owners] = False
    for place, stroke in zip(*near.nonzero(), strict=True):
        owner = owners[place]
        x, y = points[place]
        shared = (
            hypot(float(node[0]) - x, float(node[1]) - y) < _REACH
            for node, branches in drawing.nodes.items()
            if {owner, stroke} <= {branch.stroke for branch in branches}
        )
        if not any(shared):
            return True
    return False


def _short_of(distances: Points, drawing: Drawing) -> bool:
    """True if a line ends or bends almost on another one, or just beyond it; takes how far nodes are from strokes."""
    for row, branches in zip(distances, drawing.nodes.values(), strict=True):
        row[[branch.stroke for branch in branches]] = _GAP
    return bool(distances.min(initial=_GAP) < _GAP)


def _shallow(number: int, arc: Stroke, drawing: Drawing) -> bool:
    """True if an arc, from one meeting with a line to the next one with the same line, hardly leaves it."""
    for place, other in enumerate(drawing.strokes):
        pair = {number, place}
        shared = [
            atan2(float(point[1]) - arc[1], float(point[0]) - arc[0])
            for point, branches in drawing.nodes.items()
            if place != number and pair <= {branch.stroke for branch in branches}
        ]
        if len(shared) < 2:
            continue
        angles = sorted(shared)
        radius = hypot(arc[2] - arc[0], arc[3] - arc[1])
        between = [(a + b) / 2 for a, b in zip(angles, [*angles[1:], angles[0] + 2 * pi], strict=True)]
        middles = np.array([(arc[0] + radius * cos(angle), arc[1] + radius * sin(angle)) for angle in between])
        drawn = _distances(middles, (arc,))[:, 0] < _SPACING
        if bool((_distances(middles, (other,))[:, 0][drawn] < _LEAST_DEPTH).any()):
            return True
    return False


def _angles(drawing: Drawing) -> Iterator[str]:
    """Angles that are too small, and almost straight or almost right ones."""
    faults: set[str] = set()
    for branches in drawing.nodes.values():
        headings = [degrees(atan2(branch.direction[1], branch.direction[0])) for branch in branches]
        for (i, one), (j, other) in combinations(enumerate(headings), 2):
            apart = abs((one - other + 180) % 360 - 180)
            arcs = is_arc(drawing.strokes[branches[i].stroke]) + is_arc(drawing.strokes[branches[j].stroke])
            curved = arcs > 0
            touching = apart < 1e-9 and curved and not (branches[i].ends or branches[j].ends)
            if touching and arcs == 2:
                faults.add("two curves touch, and either could go on as the other")
            if apart < _LEAST_ANGLE and not touching:
                faults.add("two lines meet at a very small angle")
            if len(branches) == 2 and 1e-9 < 180 - apart < _LEAST_BEND:
                faults.add("a corner is almost straight")
            if not curved and 1e-9 < abs(apart - 90) < _ALMOST_RIGHT:
                faults.add("an angle is almost a right one")
    yield from sorted(faults)


def _almost_symmetric(points: Points, dots: Points, drawing: Drawing, balance: Symmetry) -> bool:
    """True if an upright or diagonal mirror, or half a turn, takes the figure almost onto itself."""
    everything = np.concatenate((points, dots))
    middle = (everything.min(axis=0) + everything.max(axis=0)) / 2
    matrices: list[Matrix] = [matrix for axis, matrix in _MIRRORS.items() if axis not in balance.axes]
    if not balance.half_turn:
        matrices.append(TURNS[2])
    turns = [np.array(matrix, float).reshape(2, 2).T for matrix in matrices]
    if not turns:
        return False
    images = np.concatenate([points @ turn + middle - middle @ turn for turn in turns])
    farthest = _distances(images, drawing.strokes).min(axis=1).reshape(len(turns), -1).max(axis=1)
    for turn, missed in zip(turns, farthest, strict=True):
        if missed > _ALMOST_SAME:
            continue
        image = (dots - middle) @ turn + middle
        apart = np.hypot(*(image[:, None] - dots[None]).transpose(2, 0, 1))
        if not len(dots) or apart.min(axis=0).max() <= _ALMOST_SAME:
            return True
    return False
