"""Lines of different features that coincide, go on from one another or are tangent by accident.

Each line of such a view is right, but nobody can tell whose it is. A drawing office moves a dimension by a few
millimetres then, or cuts the part elsewhere; so the view is refused here, and another part is drawn.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain, combinations, permutations
from typing import Final

import numpy as np

from puzzlegen.core.family import Rejected
from puzzlegen.facts.parts.arcs import ALIKE, WHOLE
from puzzlegen.facts.parts.centre_lines import CLEAR, SCALE, centre_lines
from puzzlegen.facts.parts.sides import LOOKS, PER_MM, Side
from puzzlegen.generators.parts.kits.line_views import STEPS, Arc, Drawn, Line, Solid, run_of
from puzzlegen.generators.parts.kits.variants import clear_views, level_parts

_APART: Final = 0.15 * SCALE  # steps of views between strokes beside one another
_HIDDEN: Final = 0.17 * SCALE  # likewise, where both are hidden
_THIRD: Final = 0.235 * SCALE  # likewise, where there are three
_STEP: Final = 0.115 * SCALE  # likewise, of which one begins where the other ends
_ON: Final = 16  # steps within which strokes lie on one another: meshes have straight sides
_DEGREE: Final = 100  # angles are hundredths
_AFTER: Final = 0.8 * SCALE  # steps between lines in one line that seem to go on from one another
_ROOM: Final = 5 * _DEGREE  # before the end of an arc: what touches it nearer to that goes on from it


def readable_views(solid: Solid, sides: Iterable[Side], *, axes: bool = True) -> dict[Side, Drawn]:
    """The lines of a part from these sides.

    Without ``axes`` those from the side are not looked at, which are found slowly.

    Raises:
        Rejected: a view is crowded, or lines of it meet by accident.
    """
    found = clear_views(solid, sides)
    # What is soon found, and often, is looked for first, and axes last
    if reason := next(filter(None, map(accident, found.values())), ""):
        raise Rejected(reason)
    if any(_are_in_line(solid, side, view) for side, view in found.items()):
        raise Rejected("a hidden line goes on from another one")
    for side, view in found.items() if axes else ():
        if reason := _off_axis(solid.with_axes(side, view)):
            raise Rejected(reason)
    return found


def _are_in_line(solid: Solid, side: Side, view: Drawn) -> bool:
    """Whether a hidden line lies in one line with another feature's, over it or near one end, and so looks like it.

    Edges are of one feature if they meet, or are of one face along the line, or lie as deep as one another; features
    that are as long as one another are one behind the other, and drawn once.
    """
    hidden = defaultdict[tuple[int, int], list[tuple[int, int]]](list)
    for line in view.hidden.lines:
        if run := run_of(line):
            hidden[run[0]].append(run[1])
    if not hidden:
        return False
    spots, ends, beside = solid.edges_from(side)
    places = spots[ends] * PER_MM / STEPS  # (k, 2 ends, 2 coordinates)
    depths = solid.corners[ends, "xyz".index(LOOKS[side].near.axis)] * PER_MM / STEPS
    for number in range(2):
        lines = [(at, runs) for (of, at), runs in hidden.items() if of == number]
        level = np.flatnonzero(np.abs(places[:, 0, number] - places[:, 1, number]) <= _ON)
        starts, ats = np.sort(places[level, :, 1 - number], axis=1), places[level, 0, number]
        turned = np.abs(np.delete(solid.normals, "xyz".index(LOOKS[side][number].axis), axis=1)).sum(axis=1)
        for at, runs in lines:
            here = (np.abs(ats - at) <= _ON) & (starts[:, 1] - starts[:, 0] > _ON)
            low, high = starts[here].T
            if not len(low) or max(np.ptp(low), np.ptp(high)) <= _ON:
                continue
            some = level[here]
            walls = np.where(turned[beside[some]] > 0, -1, solid.faces[beside[some]])
            features: list[tuple[set[tuple[str, int]], float, float]] = []
            for corners, faces, (near, far), first, last in zip(
                ends[some].tolist(), walls.tolist(), depths[some].tolist(), low.tolist(), high.tolist(), strict=True
            ):
                marks = {("corner", one) for one in corners} | {("face", one) for one in faces if one >= 0}
                if abs(near - far) <= _ON:
                    marks.add(("depth", round(near / _ON)))
                same = [feature for feature in features if feature[0] & marks]
                features = [feature for feature in features if not feature[0] & marks]
                features.append(
                    (
                        marks.union(*(of for of, _, _ in same)),
                        min([first, *(one for _, one, _ in same)]),
                        max([last, *(one for _, _, one in same)]),
                    )
                )
            if any(_go_on(one[1:], other[1:], runs) for one, other in combinations(features, 2)):
                return True
    return False


def _go_on(one: tuple[float, float], other: tuple[float, float], hidden: Iterable[tuple[int, int]]) -> bool:
    """Whether spans on one line seem to be one, where some of either is hidden; not those that are as long."""
    (low, high), (first, last) = one, other
    return (
        max(low, first) - min(high, last) < _AFTER
        and max(abs(low - first), abs(high - last)) > _ON
        and any(max(start, min(low, first)) < min(end, max(high, last)) - _ON for start, end in hidden)
    )


def accident(view: Drawn) -> str:
    """What cannot be told apart in a view with its axes; empty if all can."""
    lines = (*view.seen.lines, *view.hidden.lines)
    arcs = (*view.seen.arcs, *view.hidden.arcs)
    runs = sorted((*run[0], *run[1]) for line in lines if (run := run_of(line)))
    near = [
        (one, other)
        for one, other in combinations(runs, 2)
        if one[0] == other[0]
        and _ON < other[1] - one[1] < _THIRD
        and min(one[3], other[3]) - max(one[2], other[2]) > (0 if other[1] - one[1] > _STEP else -_STEP)
    ]
    hidden = {(*run[0], *run[1]) for line in view.hidden.lines if (run := run_of(line))}
    if any(other[1] - one[1] < (_HIDDEN if {one, other} <= hidden else _APART) for one, other in near):
        return "strokes run too near beside one another"
    if any(
        other == middle and min(one[3], middle[3], third[3]) > max(one[2], middle[2], third[2])
        for (one, other), (middle, third) in permutations(near, 2)
    ):
        return "three strokes run near beside one another"
    if any(_is_tangent(arc, line) for arc in arcs for line in lines) or any(
        _are_tangent(one, other) for one, other in combinations(arcs, 2)
    ):
        return "what is round touches a line by accident"
    return _off_axis(view)


def _off_axis(view: Drawn) -> str:
    """Whether a stroke runs along a centre line, or goes on from one."""
    runs = [
        *((*run[0], *run[1]) for part in (view.seen, view.hidden) for line in part.lines if (run := run_of(line))),
        *chain.from_iterable(level_parts(arc) for part in (view.seen, view.hidden) for arc in part.arcs),
    ]
    for number, at, spans, drawn in centre_lines((view.seen, view.hidden), view.axes):
        along = [run for run in runs if run[0] == number and abs(run[1] - at) < CLEAR * SCALE]
        if any(
            min(end, high) > max(start, low)
            and not any(abs(low - one) <= ALIKE and abs(high - other) <= ALIKE for one, other in spans)  # half a bore
            and not _is_ridge((low, high), at, [run for run in runs if run[0] == number])
            for _, _, low, high in along
            for start, end in drawn
        ):
            return "a stroke lies on a centre line"
    return ""


def _is_ridge(span: tuple[int, int], at: int, runs: Sequence[tuple[int, int, int, int]]) -> bool:
    """Whether strokes as long lie to both sides of a stroke in a centre line, as they do where a hexagon is seen."""
    beside = [place - at for _, place, low, high in runs if max(abs(low - span[0]), abs(high - span[1])) <= ALIKE]
    return any(abs(one + other) <= ALIKE < abs(one) for one, other in combinations(beside, 2))


def _is_tangent(arc: Arc, line: Line) -> bool:
    """Whether a line touches an arc, or almost does, and is not what goes on from it."""
    if run_of(line) is None:
        return False
    x1, y1, x2, y2 = line
    length = math.dist((x1, y1), (x2, y2))
    right, up = (x2 - x1) / length, (y2 - y1) / length
    across = (arc.x - x1) * up - (arc.y - y1) * right
    gap = abs(abs(across) - arc.radius)
    along = (arc.x - x1) * right + (arc.y - y1) * up  # where the line is nearest to the centre
    if gap >= _APART or not -_ON <= along <= length + _ON:
        return False
    spot = x1 + along * right - arc.x, y1 + along * up - arc.y
    if gap <= _ON and min(along, length - along) <= _ON and arc.end - arc.start < WHOLE:
        return False
    return _is_on(arc, spot, inside=gap <= _ON)


def _are_tangent(one: Arc, other: Arc) -> bool:
    """Whether arcs about different points touch one another, or almost do, and neither goes on from the other."""
    away = math.dist(one[:2], other[:2])
    if away <= ALIKE:
        return False
    outer = abs(away - one.radius - other.radius)
    inner = abs(away - abs(one.radius - other.radius))
    if min(outer, inner) >= _APART:
        return False
    sign = 1 if outer <= inner or one.radius > other.radius else -1
    right, up = (other.x - one.x) / away * sign, (other.y - one.y) / away * sign
    back = -1 if outer <= inner else 1
    return _is_on(one, (right, up), inside=True) and _is_on(other, (back * right, back * up), inside=True)


def _is_on(arc: Arc, way: tuple[float, float], *, inside: bool) -> bool:
    """Whether an arc passes where it lies that way from its centre; well ``inside`` of its ends, or not."""
    room = _ROOM if inside and arc.end - arc.start < WHOLE else 0
    angle = _DEGREE * math.degrees(math.atan2(way[1], way[0]))
    return room <= (angle - arc.start) % WHOLE <= arc.end - arc.start - room
