"""Where cracks end on others, and whether a picture of them could be read in any other way.

A crack is the number of its impact, from 1, and the places that it runs through. It begins at its impact, or at a bend
of a crack that does so; all tests are exact.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.validators.cues.kits.pieces import Piece, Point, is_near, is_within, meet, nearby, side

Cracks: TypeAlias = Sequence[tuple[int, tuple[Point, ...]]]

_NEAR: Final = 20  # two cracks that do not touch are farther apart
_FREE: Final = 44  # so far from other cracks is an end that touches nothing
_HOLE: Final = 76  # so far from an impact are the cracks of others
_STRAIGHT: Final = 28  # so far on either side is a crack straight on which another ends


class _Meeting(NamedTuple):
    """A crack whose end, or whose beginning, lies on another one, and the pieces of that."""

    crack: int
    at_end: bool
    bar: int
    pieces: tuple[int, ...]


def looked_at(impacts: Sequence[Point], cracks: Cracks) -> tuple[set[str], list[tuple[int, int]]]:
    """What a reader of the picture might take for something else, and the pairs of cracks of which one ends on one."""
    pieces = [
        Piece(crack, number, one, other)
        for crack, (_, points) in enumerate(cracks)
        for number, (one, other) in enumerate(pairwise(points))
    ]
    close = list(nearby(pieces, _NEAR))
    meetings, faults = _meetings(impacts, cracks, close)
    roots = {one.crack for one in meetings if not one.at_end}
    faults |= {
        "a crack begins nowhere"
        for crack, (impact, points) in enumerate(cracks)
        if points[0] != impacts[impact - 1] and crack not in roots
    }
    joined = {(one.crack, one.bar): one for one in meetings}
    for one, other in close:
        if not _may_touch(cracks, one, other, joined) and is_near(one, other, _NEAR):
            faults.add("cracks cross or nearly touch")
    for meeting in meetings:
        faults |= set(_doubts(cracks, meeting, roots))
    touching = {one.crack for one in meetings if one.at_end}
    for crack, (impact, points) in enumerate(cracks):
        trunks = {one.bar for one in meetings if one.crack == crack and not one.at_end}
        around = [piece for piece in pieces if piece.crack != crack and piece.crack not in trunks]
        if crack not in touching and any(is_within(_FREE, points[-1], piece.start, piece.end) for piece in around):
            faults.add("a free end lies close to a crack")
        for number, place in enumerate(impacts, 1):
            if number != impact and any(is_within(_HOLE, place, *ends) for ends in pairwise(points)):
                faults.add("a crack runs close to another impact")
    return faults, [(one.crack, one.bar) for one in meetings if one.at_end]


def _meetings(
    impacts: Sequence[Point], cracks: Cracks, close: Sequence[tuple[Piece, Piece]]
) -> tuple[list[_Meeting], set[str]]:
    """Where an end, or the beginning of a side crack, lies on another crack."""
    found: dict[tuple[int, bool, int], list[int]] = {}
    for pair in close:
        for one, other in (pair, pair[::-1]):
            impact, points = cracks[one.crack]
            if one.crack == other.crack:
                continue
            if one.number == len(points) - 2 and meet(one.end, other):
                found.setdefault((one.crack, True, other.crack), []).append(other.number)
            if one.number == 0 and one.start != impacts[impact - 1] and meet(one.start, other):
                found.setdefault((one.crack, False, other.crack), []).append(other.number)
    meetings = [_Meeting(*key, tuple(sorted(pieces))) for key, pieces in sorted(found.items())]
    faults = set()
    if len({(one.crack, one.at_end) for one in meetings}) < len(meetings):
        faults.add("three cracks meet")
    return meetings, faults


def _may_touch(cracks: Cracks, one: Piece, other: Piece, joined: dict[tuple[int, int], _Meeting]) -> bool:
    """True if two pieces may come close: at their common impact, or next to where one crack ends or begins."""
    if one.number == other.number == 0 and one.start == other.start:
        return True
    for ending, bar in ((one, other), (other, one)):
        meeting = joined.get((ending.crack, bar.crack))
        if meeting is not None:
            last = len(cracks[ending.crack][1]) - 2 if meeting.at_end else 0
            if ending.number == last and meeting.pieces[0] - 1 <= bar.number <= meeting.pieces[-1] + 1:
                return sum(side(bar.start, bar.end, place) == 0 for place in (ending.start, ending.end)) < 2 and not (
                    side(bar.start, bar.end, ending.start) * side(bar.start, bar.end, ending.end) < 0
                    and side(ending.start, ending.end, bar.start) * side(ending.start, ending.end, bar.end) < 0
                )
    return False


def _doubts(cracks: Cracks, meeting: _Meeting, roots: set[int]) -> Iterator[str]:
    """What is not plain about a place where one crack ends on another, or forks off."""
    impact, points = cracks[meeting.crack]
    owner, bar = cracks[meeting.bar]
    place = points[-1] if meeting.at_end else points[0]
    if not meeting.at_end:
        if owner != impact or meeting.bar in roots:
            yield "a side crack leaves no crack of its impact"
        return
    if owner == impact:
        yield "a crack ends on one of its own impact"
    if meeting.crack in roots or meeting.bar in roots:
        yield "a side crack ends on a crack, or a crack on it"
    before, after = bar[meeting.pieces[0]], bar[meeting.pieces[-1] + 1]
    if place in (bar[0], bar[-1]) or min(_square(place, before), _square(place, after)) < _STRAIGHT**2:
        yield "a crack ends where another ends or bends"
    (x, y), (a, b) = _way(before, place), _way(place, after)
    (c, d), along = _way(points[-2], place), _way(before, after)
    if x * a + y * b <= 0 or 100 * (x * b - y * a) ** 2 > 9 * (x * x + y * y) * (a * a + b * b):
        yield "a crack bends where another ends on it"
    if 100 * (c * along[1] - d * along[0]) ** 2 < 50 * (c * c + d * d) * (along[0] ** 2 + along[1] ** 2):
        yield "a crack ends on another at a small angle"


def _way(one: Point, other: Point) -> Point:
    return other[0] - one[0], other[1] - one[1]


def _square(one: Point, other: Point) -> int:
    return (other[0] - one[0]) ** 2 + (other[1] - one[1]) ** 2
