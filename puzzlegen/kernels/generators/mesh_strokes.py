"""What of the edges of a mesh is seen in a picture, and what is hidden, each line once, and how pieces hang together.

Corners are whole numbers in the picture, so that edges on one line are found exactly. The part of an edge behind a
triangle is an interval, from 0 to 1 along the edge, whose ends follow from four linear inequalities.
"""

from math import atan2, fmod, hypot
from typing import Final

from puzzlegen.kernels.arrays import Floats, FloatTable, Ints, IntTable

BEHIND: Final = 3.0  # steps by which an edge has to lie behind a triangle to be hidden
SLIM: Final = 2.0  # steps: what is no wider in the picture is almost seen edge-on, and hides nothing
WITHIN: Final = 0.5  # steps by which triangles are taken for larger, so that seams hide, too
SHORTEST: Final = 60.0  # steps; what is shorter is left out
SLIVER: Final = 450.0  # steps; what goes on from a seen line and is hidden for no longer is drawn as seen
TOUCH: Final = 1e-6  # of an edge: intervals so near to each other touch
SMOOTH: Final = 0.2792526803190927  # radians, 16 degrees, by which a line turns from piece to piece of an arc
_HALF: Final = 3.141592653589793  # a turn
_WHOLE: Final = 6.283185307179586
LEAST: Final = 1e-9  # of an edge: an interval that is no longer is none


def draw(
    spots: FloatTable,
    near: Floats,
    ends: IntTable,
    triangles: IntTable,
    boxes: FloatTable,
    lines: IntTable,
    following: Ints,
    behind: FloatTable,
    bare: FloatTable,
    covered: FloatTable,
    seen: FloatTable,
    hidden: FloatTable,
    counts: Ints,
) -> bool:
    """Cut edges where they go behind triangles, and join those that lie on one line of the picture.

    Args:
        spots: (corners, 2) places in the picture, whole numbers.
        near: (corners,) how near they are.
        ends: (edges, 2) corners of edges, none of which is seen as a point.
        triangles: (n, 3) corners of the triangles that face the viewer; those that may hide something are moved to the
            front, in place of others.
        boxes: (n, 5) scratch.
        lines: (edges, 5) scratch.
        following: (edges,) scratch.
        behind: (rows, 2) scratch, n rows or more.
        bare: (rows, 2) scratch.
        covered: (rows, 2) scratch.
        seen: (rows, 4) receives the pieces that are seen: x, y, x, y.
        hidden: (rows, 4) receives those that are hidden.
        counts: (2,) receives how many there are of both.

    Returns:
        False if there are too few rows.
    """
    room = min(len(bare), len(covered), len(seen), len(hidden))
    wide = _boxes(spots, near, triangles, boxes)
    number = _lines(spots, ends, lines, following)
    shown = concealed = 0
    for line in range(number):
        right, up, across = lines[line, 0], lines[line, 1], lines[line, 2]
        square = float(right * right + up * up)
        length = hypot(right, up)
        open_ones = closed = 0
        edge = lines[line, 3]
        while edge >= 0:
            one, other = ends[edge, 0], ends[edge, 1]
            # Places along a line are counted in lengths of its direction, from the foot of the origin
            at = (right * spots[one, 0] + up * spots[one, 1]) / square
            way = spots[other, 0] - spots[one, 0] if right else spots[other, 1] - spots[one, 1]
            common = way / right if right else way / up
            cut = _united(behind, _behind(spots, near, one, other, triangles, boxes, wide, behind))
            if open_ones + cut + 1 > room or closed + cut > room:
                return False
            start = 0.0
            for place in range(cut + 1):
                stop = behind[place, 0] if place < cut else 1.0
                if start < stop:
                    _put(bare, open_ones, at + common * start, at + common * stop)
                    open_ones += 1
                if place < cut:
                    _put(covered, closed, at + common * behind[place, 0], at + common * behind[place, 1])
                    closed += 1
                    start = behind[place, 1]
            edge = following[edge]
        kept = 0
        for place in range(open_ones):
            if (bare[place, 1] - bare[place, 0]) * length > SHORTEST:
                bare[kept, 0], bare[kept, 1] = bare[place, 0], bare[place, 1]
                kept += 1
        open_ones = _united(bare, kept)
        closed = _united(covered, closed)
        # What is left of hidden parts beside seen ones takes its place behind them
        left = closed
        for place in range(closed):
            start, stop = covered[place, 0], covered[place, 1]
            for other in range(open_ones):
                if bare[other, 1] <= start or bare[other, 0] >= stop:
                    continue
                if bare[other, 0] > start:
                    if left >= room:
                        return False
                    covered[left, 0], covered[left, 1] = start, bare[other, 0]
                    left += 1
                start = bare[other, 1]
            if start < stop:
                if left >= room:
                    return False
                covered[left, 0], covered[left, 1] = start, stop
                left += 1
        slivers = open_ones
        kept = closed
        for place in range(closed, left):
            start, stop = covered[place, 0], covered[place, 1]
            if (stop - start) * length < SLIVER and _touches(start, stop, bare, open_ones):
                if slivers >= room:
                    return False
                bare[slivers, 0], bare[slivers, 1] = start, stop
                slivers += 1
            else:
                covered[kept, 0], covered[kept, 1] = start, stop
                kept += 1
        if slivers > open_ones:
            open_ones = _united(bare, slivers)
        if shown + open_ones > room or concealed + kept - closed > room:
            return False
        off_x, off_y = across * up / square, across * right / square
        for place in range(open_ones):
            _spot(seen, shown, bare[place, 0], bare[place, 1], right, up, off_x, off_y)
            shown += 1
        for place in range(closed, kept):
            if (covered[place, 1] - covered[place, 0]) * length > SHORTEST:
                _spot(hidden, concealed, covered[place, 0], covered[place, 1], right, up, off_x, off_y)
                concealed += 1
    counts[0], counts[1] = shown, concealed
    return True


def _boxes(spots: FloatTable, near: Floats, triangles: IntTable, boxes: FloatTable) -> int:
    """The box and the nearest corner of each triangle that is wide enough; these are moved to the front."""
    found = 0
    for number in range(len(triangles)):
        a, b, c = triangles[number, 0], triangles[number, 1], triangles[number, 2]
        x1, y1, x2, y2, x3, y3 = spots[a, 0], spots[a, 1], spots[b, 0], spots[b, 1], spots[c, 0], spots[c, 1]
        longest = max(hypot(x2 - x1, y2 - y1), hypot(x3 - x2, y3 - y2), hypot(x1 - x3, y1 - y3))
        if abs((x2 - x1) * (y3 - y2) - (y2 - y1) * (x3 - x2)) > SLIM * longest:
            triangles[found, 0], triangles[found, 1], triangles[found, 2] = a, b, c
            boxes[found, 0], boxes[found, 1] = min(x1, x2, x3), max(x1, x2, x3)
            boxes[found, 2], boxes[found, 3] = min(y1, y2, y3), max(y1, y2, y3)
            boxes[found, 4] = max(near[a], near[b], near[c])
            found += 1
    return found


def _lines(spots: FloatTable, ends: IntTable, lines: IntTable, following: Ints) -> int:
    """The lines on which edges lie: direction, distance from the origin, and the first and the last edge on it."""
    count = 0
    for edge in range(len(ends)):
        one, other = ends[edge, 0], ends[edge, 1]
        x, y = int(spots[one, 0]), int(spots[one, 1])
        right, up = int(spots[other, 0] - spots[one, 0]), int(spots[other, 1] - spots[one, 1])
        common, rest = abs(right), abs(up)
        while rest:
            common, rest = rest, common % rest
        if right < 0 or (right == 0 and up < 0):
            right, up = -right, -up
        right //= common
        up = up // common if up > 0 else -(-up // common)
        across = right * y - up * x
        following[edge] = -1
        line = 0
        while line < count and (lines[line, 0] != right or lines[line, 1] != up or lines[line, 2] != across):
            line += 1
        if line == count:
            lines[line, 0], lines[line, 1], lines[line, 2] = right, up, across
            lines[line, 3] = lines[line, 4] = edge
            count += 1
        else:
            following[lines[line, 4]] = edge
            lines[line, 4] = edge
    return count


def _behind(
    spots: FloatTable,
    near: Floats,
    start: int,
    end: int,
    triangles: IntTable,
    boxes: FloatTable,
    wide: int,
    behind: FloatTable,
) -> int:
    """The parts of an edge that lie behind triangles."""
    px, py, pd, qx, qy, qd = spots[start, 0], spots[start, 1], near[start], spots[end, 0], spots[end, 1], near[end]
    left, right, low, high = min(px, qx), max(px, qx), min(py, qy), max(py, qy)
    farthest = min(pd, qd)
    found = 0
    for number in range(wide):
        if (
            farthest >= boxes[number, 4] - BEHIND
            or left > boxes[number, 1]
            or right < boxes[number, 0]
            or low > boxes[number, 3]
            or high < boxes[number, 2]
        ):
            continue
        # Each condition is a linear function of the place along the edge, which has to be at least 0
        first, last = 0.0, 1.0
        total = at_first = at_last = 0.0
        for side in range(4):
            if side < 3:
                one, other = triangles[number, (side + 1) % 3], triangles[number, (side + 2) % 3]
                across, up = spots[other, 0] - spots[one, 0], spots[other, 1] - spots[one, 1]
                slack = WITHIN * hypot(across, up)
                here = across * (py - spots[one, 1]) - up * (px - spots[one, 0])
                there = across * (qy - spots[one, 1]) - up * (qx - spots[one, 0])
                total += here
                at_first += here * near[triangles[number, side]]
                at_last += there * near[triangles[number, side]]
                here += slack
                there += slack
            else:
                here, there = at_first / total - pd - BEHIND, at_last / total - qd - BEHIND
            slope = there - here
            if slope > 0:
                first = max(first, -here / slope)
            elif slope < 0:
                last = min(last, -here / slope)
            elif here < 0:
                last = first
        if last - first > LEAST:
            behind[found, 0], behind[found, 1] = first, last
            found += 1
    return found


def _put(spans: FloatTable, place: int, one: float, other: float) -> None:
    spans[place, 0], spans[place, 1] = min(one, other), max(one, other)


def _united(spans: FloatTable, count: int) -> int:
    """Put intervals in order, and those that touch together; returns how many there are then."""
    for number in range(1, count):  # sort by insertion: there are few
        start, stop, back = spans[number, 0], spans[number, 1], number
        while back and (spans[back - 1, 0] > start or (spans[back - 1, 0] == start and spans[back - 1, 1] > stop)):
            spans[back, 0], spans[back, 1] = spans[back - 1, 0], spans[back - 1, 1]
            back -= 1
        spans[back, 0], spans[back, 1] = start, stop
    found = 0
    for number in range(count):
        start, stop = spans[number, 0], spans[number, 1]
        if found and start <= spans[found - 1, 1] + TOUCH:
            spans[found - 1, 1] = max(spans[found - 1, 1], stop)
        else:
            spans[found, 0], spans[found, 1] = start, stop
            found += 1
    return found


def _touches(start: float, stop: float, spans: FloatTable, count: int) -> bool:
    for number in range(count):
        if abs(start - spans[number, 1]) < TOUCH or abs(spans[number, 0] - stop) < TOUCH:
            return True
    return False


def _spot(
    pieces: FloatTable,
    place: int,
    one: float,
    other: float,
    right: int,
    up: int,
    off_x: float,
    off_y: float,
) -> None:
    """A piece between two places along a line."""
    pieces[place, 0], pieces[place, 1] = one * right - off_x, one * up + off_y
    pieces[place, 2], pieces[place, 3] = other * right - off_x, other * up + off_y


def link(
    pieces: IntTable,
    spots: Ints,
    bends: Floats,
    partners: Ints,
    headings: Floats,
    met: Ints,
    order: Ints,
    starts: Ints,
) -> int:
    """Put pieces one after the other as far as they go on smoothly.

    Ends of pieces have numbers: twice that of the piece, and one more for its second end.

    Args:
        pieces: (n, 4) x, y, x, y.
        spots: (2 n,) which spot each end is, by numbers from 0 on.
        bends: (spots,) radians by which pieces turn at most that go on there.
        partners: (2 n,) receives the end with which each goes on, -1 if there is none.
        headings: (2 n,) scratch.
        met: (4 n,) scratch.
        order: (n,) receives the first end of each piece as chains go through them, one chain after the other.
        starts: (n + 1,) receives where each chain begins, and the end of the last.

    Returns:
        The number of chains.
    """
    ends = len(spots)
    for end in range(ends):
        piece, near, far = end // 2, end % 2 * 2, 2 - end % 2 * 2
        across, up = pieces[piece, far] - pieces[piece, near], pieces[piece, far + 1] - pieces[piece, near + 1]
        headings[end] = atan2(up, across)
        partners[end] = met[end] = met[ends + end] = -1
    # Of each spot, the last end there; of each end, the one before
    for end in range(ends):
        met[ends + end] = met[spots[end]]
        met[spots[end]] = end
    for spot in range(len(bends)):
        while met[spot] >= 0 and _pair(met, ends, spot, bends[spot], partners, headings):
            pass
    count = done = 0
    for turn in range(ends + ends // 2):  # loose ends first; rings are left then, and begin anywhere
        end = turn if turn < ends else 2 * (turn - ends)
        if (turn < ends and partners[end] >= 0) or headings[end] == _WHOLE:
            continue
        starts[count] = done
        count += 1
        while end >= 0 and headings[end] != _WHOLE:
            headings[end] = headings[end ^ 1] = _WHOLE  # taken: no direction is that
            order[done] = end
            done += 1
            end = partners[end ^ 1]
    starts[count] = done
    return count


def _pair(met: Ints, ends: int, spot: int, least: float, partners: Ints, headings: Floats) -> bool:
    """Make those two of the free ends at a spot partners that turn least, if two turn less; True if there were."""
    one = other = -1
    tip = met[spot]
    while tip >= 0:
        beside = met[ends + tip] if partners[tip] < 0 else -1
        while beside >= 0:
            if partners[beside] < 0:
                turn = fmod(headings[beside] - (headings[tip] + _HALF) + _HALF, _WHOLE)
                if turn < 0:
                    turn += _WHOLE
                turn = abs(turn - _HALF)
                if turn < least or (one >= 0 and turn == least and (tip < one or (tip == one and beside < other))):
                    least, one, other = turn, tip, beside
            beside = met[ends + beside]
        tip = met[ends + tip]
    if one < 0:
        return False
    partners[one], partners[other] = other, one
    return True
