"""Whether lines of a picture run so near beside one another, or end so near, that strokes would close what is between.

Lines are chains of straight pieces that go on smoothly. They may meet, cross and touch: what opens quickly is clear.
"""

from math import hypot, sqrt
from typing import Final

from puzzlegen.kernels.arrays import FloatTable, Ints, IntTable

STEP: Final = 0.4  # millimetres from place to place of a line, all lengths likewise
BESIDE: Final = 1.35  # from the middle of a stroke to that of another one beside it
LONG: Final = 3.0  # of a line beside another one so near: what touches something round opens sooner
ASLANT: Final = 0.17  # sine of the angle, 10 degrees, at which lines that part are not beside one another
MERGED: Final = 0.25  # between strokes that are one: so they are where lines touch,
LONG_MERGED: Final = 8.0  # but not for so long
ALIKE: Final = 0.02  # between lines that are one, however long
FREE: Final = 1.0  # from some place of a line to all others: what lies nearer to them everywhere is a speck
APART: Final = 0.75  # from the end of a line to those that do not lead there
THERE: Final = 0.5  # from the end of a line to those that do
NARROW: Final = 1.7  # width of a closed line
FAR: Final = 1e9
_QUARTER: Final = 1.5707963267948966  # turn


def place(pieces: IntTable, corners: IntTable, near: int, spots: Ints) -> None:
    """Put ends of pieces on the corners from which they are a little away, and find out which ends are one spot.

    Args:
        pieces: (n, 4) x, y, x, y, which are changed.
        corners: (m, 2) x, y.
        near: how far a corner may be along both axes.
        spots: (2 n,) receives the number of the corner on which an end is; if there is none, one of its own from m on.
    """
    for end in range(len(spots)):
        piece, side = end // 2, end % 2 * 2
        least, found = near + 1, -1
        for corner in range(len(corners)):
            away = max(abs(corners[corner, 0] - pieces[piece, side]), abs(corners[corner, 1] - pieces[piece, side + 1]))
            if away < least:
                least, found = away, corner
        if found < 0:
            spots[end] = len(corners) + end
        else:
            spots[end] = found
            pieces[piece, side], pieces[piece, side + 1] = corners[found, 0], corners[found, 1]


def crowded(pieces: FloatTable, starts: Ints, ended: IntTable, close: Ints) -> bool:
    """Find out whether lines are too near anywhere.

    Args:
        pieces: (n, 4) x, y, x, y in millimetres, chain by chain, each from where the one before ends.
        starts: (chains + 1,) where each chain begins, and the end of the last one.
        ended: (chains, 2) 1 where the first or the last end of a chain is one: curves go on where they touch others.
        close: (n,) scratch.
    """
    for chain in range(len(ended)):
        first, last = starts[chain], starts[chain + 1]
        if _is_closed(pieces, first, last) and _is_narrow(pieces, first, last):
            return True
        if ended[chain, 0] and _is_knotted(pieces, starts, chain, pieces[first, 0], pieces[first, 1]):
            return True
        if ended[chain, 1] and _is_knotted(pieces, starts, chain, pieces[last - 1, 2], pieces[last - 1, 3]):
            return True
        if _is_beside(pieces, first, last, ended[chain, 0] + ended[chain, 1] == 2, close):
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


def _is_knotted(pieces: FloatTable, starts: Ints, chain: int, x: float, y: float) -> bool:
    """True if a chain ends near another one, but not on it."""
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
        if THERE < least < APART:
            return True
    return False


def _is_beside(pieces: FloatTable, first: int, last: int, is_whole: bool, close: Ints) -> bool:
    """True if a chain runs beside other lines, or, if it is a whole line, lies near others everywhere."""
    run = merged = 0.0
    is_free = False
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
                    nearest = min(nearest, _away(pieces, other, x, y))
                gap = min(gap, _aside(pieces, piece, other, own, x, y))
            if nearest > FREE:
                is_free = True
            if gap < MERGED:
                merged += length / places
            elif gap < BESIDE:
                run += length / places
            else:
                run = merged = 0.0
            if run > LONG or merged > LONG_MERGED:
                return True
    return is_whole and not is_free


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
