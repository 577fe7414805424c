"""Lines of different features that coincide, go on from one another or are tangent by accident.

Each line of such a view is right, but nobody can tell whose it is. A drawing office moves a dimension by a few
millimetres then, or cuts the part elsewhere; so the view is refused here, and another part is drawn.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import chain, combinations
from typing import Final

import numpy as np

from puzzlegen.core.family import Rejected
from puzzlegen.facts.parts.arcs import ALIKE, WHOLE
from puzzlegen.facts.parts.centre_lines import CLEAR, OVER, SCALE, centre_lines
from puzzlegen.facts.parts.sides import LOOKS, PER_MM, Side
from puzzlegen.generators.parts.kits.line_views import STEPS, Arc, Drawn, Line, Solid, run_of
from puzzlegen.generators.parts.kits.variants import clear_views, level_parts

_APART: Final = 0.13 * SCALE  # steps of views between strokes beside one another
_STEP: Final = 0.1 * SCALE  # likewise, of which one begins where the other ends
_LOPSIDED: Final = 0.45 * SCALE  # steps by which a centre line may be longer at one end than usual
_ON: Final = 16  # steps within which strokes lie on one another: meshes have straight sides
_DEGREE: Final = 100  # angles are hundredths
_ROOM: Final = 5 * _DEGREE  # before the end of an arc: what touches it nearer to that goes on from it


def readable_views(solid: Solid, sides: Iterable[Side], *, axes: bool = True) -> dict[Side, Drawn]:
    """The lines of a part from these sides.

    Without ``axes`` those from the side are not looked at, which are found slowly.

    Raises:
        Rejected: a view is crowded, or lines of it meet by accident.
    """
    found = dict[Side, Drawn]()
    for side in sides:
        found |= clear_views(solid, (side,))
        if reason := accident(solid.with_axes(side, found[side]) if axes else found[side]):
            raise Rejected(reason)
        if _is_gone_on_from(solid, side, found[side]):
            raise Rejected("a hidden line goes on from another one")
    return found


def _is_gone_on_from(solid: Solid, side: Side, view: Drawn) -> bool:
    """Whether a hidden line begins where one that is seen ends, and they are neither of one edge nor of one face."""
    seen, hidden = ([run for line in part.lines if (run := run_of(line))] for part in (view.seen, view.hidden))
    joints = [
        (number, at, tip)
        for (number, at), ends in seen
        for (of, there), others in hidden
        if of == number and abs(there - at) <= _ON
        for tip, other in zip(ends, others[::-1], strict=True)
        if abs(tip - other) <= _ON
    ]
    if not joints:
        return False
    spots, ends, beside = solid.edges_from(side)
    places = spots[ends] * PER_MM / STEPS  # (k, 2 ends, 2 coordinates)
    for number, at, tip in joints:
        is_along = (np.abs(places[:, :, number] - at) <= _ON).all(axis=1)
        low, high = np.sort(places[:, :, 1 - number], axis=1).T
        if (is_along & (low < tip - _ON) & (high > tip + _ON)).any():
            continue
        before, behind = (is_along & (np.abs(end - tip) <= _ON) for end in (high, low))
        if np.isin(ends[before], ends[behind]).any():
            continue
        axis = "xyz".index(LOOKS[side][number].axis)
        walls = [
            {solid.faces[one] for one in beside[some].ravel().tolist() if not np.delete(solid.normals[one], axis).any()}
            for some in (before, behind)
        ]
        if not walls[0] & walls[1]:
            return True
    return False


def accident(view: Drawn) -> str:
    """What cannot be told apart in a view with its axes; empty if all can."""
    lines = (*view.seen.lines, *view.hidden.lines)
    arcs = (*view.seen.arcs, *view.hidden.arcs)
    runs = sorted((*run[0], *run[1]) for line in lines if (run := run_of(line)))
    if any(
        one == other
        and _ON < there - here < _APART
        and min(end, stop) - max(start, begin) > (0 if there - here > _STEP else -_STEP)
        for (one, here, start, end), (other, there, begin, stop) in combinations(runs, 2)
    ):
        return "strokes run too near beside one another"
    if any(_is_tangent(arc, line) for arc in arcs for line in lines) or any(
        _are_tangent(one, other) for one, other in combinations(arcs, 2)
    ):
        return "what is round touches a line by accident"
    return _axis_on_stroke(view, [*runs, *chain.from_iterable(map(level_parts, arcs))])


def _axis_on_stroke(view: Drawn, runs: Sequence[tuple[int, int, int, int]]) -> str:
    """Whether a stroke runs along a centre line, or goes on from one, or one is longer at one end than at the other."""
    over = OVER * SCALE
    for number, at, usual, drawn in centre_lines((view.seen, view.hidden), view.axes):
        usual_ends = [*chain.from_iterable(usual)]
        for start, end in drawn:
            if any(
                of == number
                and abs(place - at) < CLEAR * SCALE
                and min(end, high) > max(start, low)
                and max(abs(low - start - over), abs(high - end + over)) > ALIKE  # else it is the edge of half a bore
                and not _is_ridge((low, high), at, [run for run in runs if run[0] == number])
                for of, place, low, high in runs
            ):
                return "a stroke lies on a centre line"
            if any(min(abs(tip - other) for other in usual_ends) > _LOPSIDED for tip in (start, end)):
                return "a centre line is lopsided"
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
