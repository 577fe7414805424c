"""Whether lines of a picture run so near beside one another, or end so near, that strokes would close what is between.

Lines are chains of straight pieces that go on smoothly. They may meet, cross and touch: what opens quickly is clear.
"""

from math import hypot, sqrt
from typing import Final

from puzzlegen.kernels.arrays import FloatTable, Ints, IntTable

STEP: Final = 0.4  # millimetres from place to place of a line, all lengths likewise
BESIDE: Final = 2.0  # from the middle of a stroke to that of another one beside it
LONG: Final = 2.5  # of a line beside another one so near: what touches something round opens sooner
ASLANT: Final = 0.17  # sine of the angle, 10 degrees, at which lines that part are not beside one another
MERGED: Final = 0.25  # between strokes that are one: so they are where lines touch,
LONG_MERGED: Final = 3.0  # but not for so long
ALIKE: Final = 0.02  # between lines that are one, however long
FREE: Final = 1.0  # from some place of a line to all others: what lies nearer to them everywhere is a speck
PEEPING: Final = 2.4  # likewise of a line that goes behind something at both ends
APART: Final = 1.0  # from the end of a line to those that do not lead there
THERE: Final = 0.5  # from the end of a line to those that do
TOUCHING: Final = 0.8  # between lines that go on to both sides
MIDDLE: Final = 1.5  # from the ends of a line, and farther: there it goes on to both sides
NARROW: Final = 1.7  # width of a closed line
FAR: Final = 1e9
_QUARTER: Final = 1.5707963267948966  # turn


def place(pieces: IntTable, corners: IntTable, edges: IntTable, near: int, spots: Ints) -> None:
    """Put ends of pieces on the corners from which they are a little away, and find out which ends are one spot.

    What ends there by chance, since it goes behind something, is no part of an edge of that corner.

    Args:
        pieces: (n, 4) x, y, x, y, which are changed.
        corners: (m, 2) x, y.
        edges: (k, 2) numbers of corners.
        near: how far a corner may be along both axes.
        spots: (2 n,) receives the number of the corner on which an end is; if there is none, one of its own from m on.
    """
    for end in range(len(spots)):
        piece, side = end // 2, end % 2 * 2
        least, found = near + 1, -1
        for corner in range(len(corners)):
            away = max(abs(corners[corner, 0] - pieces[piece, side]), abs(corners[corner, 1] - pieces[piece, side + 1]))
            if away < least and _leads(pieces, piece, side, corners, edges, corner):
                least, found = away, corner
        if found < 0:
            spots[end] = len(corners) + end
        else:
            spots[end] = found
            pieces[piece, side], pieces[piece, side + 1] = corners[found, 0], corners[found, 1]


def _leads(pieces: IntTable, piece: int, side: int, corners: IntTable, edges: IntTable, corner: int) -> bool:
    """True if a piece, as seen from its first or second end, runs along an edge from a corner."""
    right = float(pieces[piece, 2 - side] - pieces[piece, side])
    up = float(pieces[piece, 3 - side] - pieces[piece, side + 1])
    for edge in range(len(edges)):
        if edges[edge, 0] == corner or edges[edge, 1] == corner:
            other = edges[edge, 0] + edges[edge, 1] - corner
            across, along = float(corners[other, 0] - corners[corner, 0]), float(corners[other, 1] - corners[corner, 1])
            turn = right * along - up * across
            if right * across + up * along > 0.0 and turn * turn < ASLANT * ASLANT * (
                (right * right + up * up) * (across * across + along * along)
            ):
                return True
    return False


def crowded(pieces: FloatTable, starts: Ints, ended: IntTable, close: Ints) -> bool:
    """Find out whether lines are too near anywhere.

    Args:
        pieces: (n, 4) x, y, x, y in millimetres, chain by chain, each from where the one before ends.
        starts: (chains + 1,) where each chain begins, and the end of the last one.
        ended: (chains, 2) what the first and the last end of a chain is: 0 none, as curves go on where they touch
            others; 1 where it goes behind something; 2 a corner.
        close: (n,) scratch.
    """
    for chain in range(len(ended)):
        first, last = starts[chain], starts[chain + 1]
        if _is_closed(pieces, first, last) and _is_narrow(pieces, first, last):
            return True
        if ended[chain, 0] and _is_knotted(pieces, starts, ended, chain, 0, pieces[first, 0], pieces[first, 1]):
            return True
        if ended[chain, 1] and _is_knotted(pieces, starts, ended, chain, 1, pieces[last - 1, 2], pieces[last - 1, 3]):
            return True
        free = 0.0
        if ended[chain, 0] + ended[chain, 1] > 0:
            free = PEEPING if ended[chain, 0] == 1 and ended[chain, 1] == 1 else FREE
        if _is_beside(pieces, starts, chain, free, close):
            return True
    return False


def _is_closed(pieces: FloatTable, first: int, last: int) -> bool:
    """True if a chain ends where it begins."""
    return hypot(pieces[last - 1, 2] - pieces[first, 0], pieces[last - 1, 3] - pieces[first, 1]) < ALIKE


def _is_narrow(pieces: FloatTable, first: int, last: int) -> bool:
    """True if a closed chain encloses little for its length: an ellipse does if it is seen almost edge-on, or small."""
    area = around = 0.0
    for piece in range(first, last):
        a, b, c, d = pieces[piece, 0], pieces[piece, 1], pieces[piece, 2], pieces[piece, 3]
        area += a * d - b * c
        around += hypot(c - a, d - b)
    return abs(area) < NARROW * _QUARTER * around / 2.0


def _is_knotted(pieces: FloatTable, starts: Ints, ended: IntTable, chain: int, side: int, x: float, y: float) -> bool:
    """True if a chain ends near another one, but not on it, or goes behind something where another one ends.

    A corner lies on the lines that lead there; an end behind something may be drawn a little too far.
    """
    there = ALIKE if ended[chain, side] == 2 else THERE
    for other in range(len(starts) - 1):
        if other == chain:
            continue
        least = FAR
        for piece in range(starts[other], starts[other + 1]):
            if (
                min(pieces[piece, 0], pieces[piece, 2]) - APART < x < max(pieces[piece, 0], pieces[piece, 2]) + APART
                and min(pieces[piece, 1], pieces[piece, 3]) - APART
                < y
                < max(pieces[piece, 1], pieces[piece, 3]) + APART
            ):
                least = min(least, _away(pieces, piece, x, y))
        if there < least < APART:
            return True
        if ended[chain, side] == 1 and least < APART:
            first, last = starts[other], starts[other + 1] - 1
            if hypot(pieces[first, 0] - x, pieces[first, 1] - y) < APART:
                return True
            if hypot(pieces[last, 2] - x, pieces[last, 3] - y) < APART:
                return True
    return False


def _is_beside(pieces: FloatTable, starts: Ints, chain: int, free: float, close: Ints) -> bool:
    """True if a chain runs beside other lines or touches one, or is nowhere so free of others.

    Lines that are seen do not cross; so where both go on to both sides, one touches the other by accident.
    """
    first, last = starts[chain], starts[chain + 1]
    run = merged = 0.0
    before = here = FAR
    is_free, touched = free <= 0.0, False
    beside = -1
    for piece in range(first, last):
        ax, ay, bx, by = pieces[piece, 0], pieces[piece, 1], pieces[piece, 2], pieces[piece, 3]
        left, right, low, high = min(ax, bx) - BESIDE, max(ax, bx) + BESIDE, min(ay, by) - BESIDE, max(ay, by) + BESIDE
        count = 0
        for other in range(len(pieces)):
            cx, cy, dx, dy = pieces[other, 0], pieces[other, 1], pieces[other, 2], pieces[other, 3]
            if not (
                other == piece
                or (cx < left and dx < left)
                or (cx > right and dx > right)
                or (cy < low and dy < low)
                or (cy > high and dy > high)
            ):
                close[count] = other
                count += 1
        length = hypot(bx - ax, by - ay)
        places = int(length / STEP)
        places += 1
        for place in range(places):
            x = ax + (bx - ax) * (place + 0.5) / places
            y = ay + (by - ay) * (place + 0.5) / places
            nearest = gap = FAR
            for number in range(count):
                other = close[number]
                own = first <= other < last
                if not own:
                    away = _away(pieces, other, x, y)
                    if away < nearest:
                        nearest, beside = away, other
                gap = min(gap, _aside(pieces, piece, other, own, x, y))
            if nearest > free:
                is_free = True
            if touched and here < before and here < nearest:
                return True
            before, here = here, nearest
            touched = (
                nearest < TOUCHING
                and _is_in_middle(pieces, starts, piece, x, y)
                and _is_in_middle(pieces, starts, beside, x, y)
            )
            if gap < MERGED:
                merged += length / places
            elif gap < BESIDE:
                run += length / places
            else:
                run = merged = 0.0
            if run > LONG or merged > LONG_MERGED:
                return True
    return not is_free


def _is_in_middle(pieces: FloatTable, starts: Ints, piece: int, x: float, y: float) -> bool:
    """True if a place on the chain of a piece, or near it, is away from both ends of that."""
    chain = 0
    while starts[chain + 1] <= piece:
        chain += 1
    first, last = starts[chain], starts[chain + 1] - 1
    return _is_closed(pieces, first, last + 1) or (
        hypot(pieces[first, 0] - x, pieces[first, 1] - y) > MIDDLE
        and hypot(pieces[last, 2] - x, pieces[last, 3] - y) > MIDDLE
    )


def _aside(pieces: FloatTable, piece: int, other: int, own: bool, x: float, y: float) -> float:
    """How far a point of a piece is from another piece beside it, which runs the other way if of its own chain."""
    cx, cy = pieces[other, 0], pieces[other, 1]
    right, up = pieces[piece, 2] - pieces[piece, 0], pieces[piece, 3] - pieces[piece, 1]
    across, along = pieces[other, 2] - cx, pieces[other, 3] - cy
    square = across * across + along * along
    foot = (x - cx) * across + (y - cy) * along
    if foot < 0.0 or foot > square or (own and right * across + up * along > 0.0):
        return FAR
    turn = right * along - up * across
    if turn * turn > ASLANT * ASLANT * square * (right * right + up * up):
        return FAR
    found = abs(across * (y - cy) - along * (x - cx)) / sqrt(square)
    return found if found > ALIKE else FAR


def _away(pieces: FloatTable, piece: int, x: float, y: float) -> float:
    """How far a point is from a piece."""
    ax, ay = pieces[piece, 0], pieces[piece, 1]
    right, up = pieces[piece, 2] - ax, pieces[piece, 3] - ay
    share = ((x - ax) * right + (y - ay) * up) / (right * right + up * up)
    share = max(0.0, min(1.0, share))
    across, down = x - ax - share * right, y - ay - share * up
    return sqrt(across * across + down * down)
