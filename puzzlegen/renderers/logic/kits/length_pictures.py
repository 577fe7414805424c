"""Figures with lengths, not to scale: lines, circles, right angles, parallels, and numbers beside the lines."""

import math
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from typing import Final

from puzzlegen.core.scene import AnyNode, Circle, Label, Paint, Polyline, Rect, Scene
from puzzlegen.drawing.marking import Area
from puzzlegen.formats.logic import equations as form
from puzzlegen.renderers.logic.kits.equation_figures import POINTS, Point, chevron

_SCALE: Final = 11.5 / 900  # units of the scene in one of the format
_EDGE: Final = 0.95
_SIZE: Final = 0.34  # of numbers
_DISC: Final = (0.34, 0.34)  # half the width and height of the disc of X
_LETTER: Final = 0.3
_AWAY: Final = 0.46  # of a letter from its point
_SQUARE: Final = 0.36  # of right angles
_LINE: Final = 0.85  # of lengths that are written outside
_PLATE: Final = 2.9  # likewise, across
_TALL: Final = 2.0  # heights of figures in widths
_ENOUGH: Final = 0.26  # between a number and all but its own line
_SHARES: Final = (0.5, 0.43, 0.57, 0.36, 0.64, 0.3, 0.7)
Line = tuple[Point, Point]


def pairs(shown: form.Lengths) -> list[tuple[int, int]]:
    """The ends of all lengths as the format numbers them."""
    listed = [(one.low, one.high) for one in shown.lengths]
    others = {(min(two), max(two)) for line in shown.lines for two in combinations(line, 2)}
    return [*listed, *sorted(others - {*listed})]


def lengths(shown: form.Lengths, asked: int) -> tuple[Scene, list[list[Area]]]:
    """The figure; below it or beside it, lengths of which other points lie on the way; the room for each length."""
    ring = shown.circle
    around = (
        [(ring.x - ring.radius, ring.y - ring.radius), (ring.x + ring.radius, ring.y + ring.radius)] if ring else []
    )
    every = [*shown.points, *around]
    left, top = (min(point[axis] for point in every) for axis in (0, 1))
    wide, high = (
        _SCALE * (max(point[axis] for point in every) - low) + 2 * _EDGE for axis, low in enumerate((left, top))
    )
    points = [(_EDGE + _SCALE * (x - left), _EDGE + _SCALE * (y - top)) for x, y in shown.points]
    named = pairs(shown)
    joined = {*named}
    triangles = [
        tuple(points[one] for one in three)
        for three in combinations(range(len(points)), 3)
        if joined.issuperset(combinations(three, 2))
    ]
    nodes: list[AnyNode] = [Polyline(three, None, closed=True, fill="paper") for three in triangles]
    drawn: list[Line] = []
    if ring:
        x, y, radius = _EDGE + _SCALE * (ring.x - left), _EDGE + _SCALE * (ring.y - top), _SCALE * ring.radius
        nodes.insert(0, Circle(x, y, radius, "paper"))
        nodes.append(Circle(x, y, radius, None, "ink", "medium"))
        rim = [
            (x + radius * math.cos(math.tau * one / 60), y + radius * math.sin(math.tau * one / 60))
            for one in range(61)
        ]
        drawn += pairwise(rim)
    for line in shown.lines:
        ends = points[line[0]], points[line[-1]]
        nodes.append(Polyline(ends, "ink", "medium"))
        drawn.append(ends)
    for number in shown.parallel:
        start, end = sorted(points[shown.lines[number][which]] for which in (0, -1))
        head = chevron(start, end, 0.76)
        nodes.append(Polyline(head, "ink", "medium"))
        drawn += pairwise(head)
    corners = [_corner(shown, points, one) for one in shown.right]
    for corner in corners:
        nodes.append(Polyline(corner, "ink", "thin"))
        drawn += pairwise(corner)
    boxes: list[Area] = []
    for number, point in enumerate(points):
        nodes.append(Circle(*point, 0.08, "ink"))
        square = [_way(point, corner[1]) for corner, one in zip(corners, shown.right, strict=True) if one.at == number]
        x, y = _beside(number, points, shown, square)
        boxes.append((x - 0.17, y - 0.19, 0.34, 0.38))
        nodes.append(Label(x, y, POINTS[number], _LETTER, "ink", "label"))
    ways = [(points[line[0]], points[line[-1]]) for line in shown.lines]
    areas: list[list[Area]] = [[] for _ in named]
    below: list[tuple[int, str]] = []
    near = {frozenset(two) for line in shown.lines for two in pairwise(line)}
    # the shortest sides first, since these have the least room
    order = sorted(
        range(len(named)), key=lambda one: (one >= len(shown.lengths), math.dist(*(points[end] for end in named[one])))
    )
    for number in order:
        low, high_end = named[number]
        listed = shown.lengths[number] if number < len(shown.lengths) else None
        text = "" if listed is None else "X" if number == asked else str(listed.number)
        if frozenset((low, high_end)) in near:
            half = _DISC if text == "X" else (0.05 + 0.13 * max(1, len(text)), 0.2)
            here = next(ends for line, ends in zip(shown.lines, ways, strict=True) if {low, high_end} <= {*line})
            others = [one for one in drawn if one != here]
            x, y = _place(points[low], points[high_end], half, others, boxes, triangles)
            if text == "X":
                nodes.append(Circle(x, y, _DISC[0], "highlight", "ink"))
            if text:
                nodes.append(Label(x, y, text, _SIZE, "given"))
                boxes.append((x - half[0], y - half[1], 2 * half[0], 2 * half[1]))
            areas[number].append((x - 0.45, y - 0.3, 0.9, 0.6))
        elif text:
            below.append((number, f"{POINTS[low]}{POINTS[high_end]} = {text}"))
    below.sort()
    lines = -(-len(below) // max(1, int((wide - 0.4) / _PLATE)))
    across = -(-len(below) // max(1, lines))  # lines of plates are about equally long
    is_tall = high > _TALL * wide and bool(below)  # then its plates stand beside it
    for place, (number, text) in enumerate(below):
        row, column = divmod(place, across)
        some = min(across, len(below) - row * across)
        x, y = wide / 2 + (column - (some - 1) / 2) * _PLATE, high + 0.3 + row * _LINE
        if is_tall:
            x, y = wide + _PLATE / 2 - 0.6, high / 2 + (place - (len(below) - 1) / 2) * _LINE
        fill: Paint = "highlight" if number == asked else "paper"
        nodes.append(Rect(x - 1.3, y - 0.36, 2.6, 0.72, fill, "ink" if number == asked else "line", radius=0.15))
        nodes.append(Label(x, y, text, _SIZE, "given"))
        areas[number].append((x + 0.2, y - 0.3, 0.9, 0.6))
    if is_tall:
        wide += _PLATE - 0.3
    elif below:
        high += 0.35 + _LINE * lines
    return Scene(wide, high, tuple(nodes)), areas


def _corner(shown: form.Lengths, points: Sequence[Point], right: form.RightAngle) -> tuple[Point, Point, Point]:
    """The small square inside of the first triangle that has the right angle."""
    joined = {frozenset(two) for two in pairs(shown)}
    low, high = next(
        (low, high)
        for low in shown.lines[right.line]
        for high in shown.lines[right.other]
        if right.at not in (low, high) and frozenset((low, high)) in joined
    )
    x, y = points[right.at]
    (a, b), (c, d) = (_way((x, y), points[one]) for one in (low, high))
    return (
        (x + _SQUARE * a, y + _SQUARE * b),
        (x + _SQUARE * (a + c), y + _SQUARE * (b + d)),
        (x + _SQUARE * c, y + _SQUARE * d),
    )


def _way(start: Point, end: Point) -> Point:
    long = math.dist(start, end)
    return (end[0] - start[0]) / long, (end[1] - start[1]) / long


def _beside(number: int, points: Sequence[Point], shown: form.Lengths, square: Sequence[Point]) -> Point:
    """Where the letter of a point goes: into the widest angle between what meets there."""
    here, turns = points[number], list[float]()
    for line in shown.lines:
        if number in line:
            place = line.index(number)
            ways = (_way(here, points[one]) for one in (*line[max(0, place - 1) : place], *line[place + 1 : place + 2]))
            turns += [math.atan2(y, x) for x, y in ways]
    if shown.circle and number in shown.circle.points:
        x, y = shown.points[number]
        turn = math.atan2(y - shown.circle.y, x - shown.circle.x)
        turns += [turn + 1.75, turn - 1.75]
    turns += [math.atan2(y, x) for x, y in square]
    turns = sorted(turn % math.tau for turn in turns)
    gap, start = max((((end - start) % math.tau) or math.tau, start) for start, end in pairwise([*turns, turns[0]]))
    away = _AWAY if gap > 1 else _AWAY * 1.25
    return here[0] + away * math.cos(start + gap / 2), here[1] + away * math.sin(start + gap / 2)


def _place(
    start: Point,
    end: Point,
    half: Point,
    drawn: Sequence[Line],
    boxes: Sequence[Area],
    triangles: Sequence[Sequence[Point]],
) -> Point:
    """Where a number goes beside a line: near its middle if no other line is nearly as close there.

    It is outside of all triangles if there is room, so that no length reads as an area.
    """
    along = _way(start, end)
    best: tuple[float, Point] = (-1, start)
    reach = half[0] if half == _DISC else half[0] * abs(along[1]) + half[1] * abs(along[0])
    spots = [
        (
            start[0] + share * (end[0] - start[0]) - way * (0.13 + reach) * along[1],
            start[1] + share * (end[1] - start[1]) + way * (0.13 + reach) * along[0],
        )
        for share in _SHARES
        for way in (1, -1)
    ]
    for spot in sorted(spots, key=lambda one: any(_inside(one, three) for three in triangles)):
        room = min(_room(spot, half, drawn), *(_apart(spot, half, box) for box in boxes), 1.0)
        if room >= _ENOUGH:
            return spot
        best = max(best, (room, spot))
    return best[1]


def _inside(point: Point, corners: Sequence[Point]) -> bool:
    """Whether a point is within a triangle: on the same side of all three sides."""
    sides = {
        (b[0] - a[0]) * (point[1] - a[1]) > (b[1] - a[1]) * (point[0] - a[0])
        for a, b in pairwise([*corners, corners[0]])
    }
    return len(sides) == 1


def _room(middle: Point, half: Point, drawn: Iterable[Line]) -> float:
    """How far a box is from all lines."""
    found = math.inf
    for (x1, y1), (x2, y2) in drawn:
        steps = max(2, int(math.dist((x1, y1), (x2, y2)) / 0.1))
        for step in range(steps + 1):
            x, y = x1 + (x2 - x1) * step / steps, y1 + (y2 - y1) * step / steps
            found = min(found, math.hypot(max(0, abs(x - middle[0]) - half[0]), max(0, abs(y - middle[1]) - half[1])))
    return found


def _apart(middle: Point, half: Point, box: Area) -> float:
    x, y, wide, high = box
    return max(abs(middle[0] - x - wide / 2) - half[0] - wide / 2, abs(middle[1] - y - high / 2) - half[1] - high / 2)
