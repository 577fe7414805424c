"""Lays the lines of a map on a grid."""

from collections.abc import Collection
from itertools import pairwise
from typing import Final, TypeAlias

from puzzlegen.core.stream import Stream

Place: TypeAlias = tuple[int, int]
Line: TypeAlias = list[Place]

_STEPS: Final = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
_STARTS: Final = 160  # tries to lay a line
_MOST: Final = 3  # lines at a station


def laid_lines(count: int, wide: int, high: int, length: tuple[int, int], met: int, rng: Stream) -> list[Line] | None:
    """Lines on a grid, straight or diagonal, with blunt bends; they meet in stations only. None if they do not fit.

    Each meets those before it in so many stations at most.
    """
    lines, edges = list[Line](), set[tuple[Place, Place]]()
    times: dict[Place, int] = {}
    for _ in range(_STARTS):
        line = _line(wide, high, rng.between(*length), edges, times, rng)
        shared = sum(place in times for place in line)
        if len(line) < length[0] or (lines and not 1 <= shared <= met):
            continue
        ends = {line[0], line[-1]}
        if any(len({*line} & {*other}) > 2 or ends & {other[0], other[-1]} for other in lines):
            continue  # where one line ends and another begins, they look like one that changes colour
        lines.append(line)
        for place in line:
            times[place] = times.get(place, 0) + 1
        for one, other in pairwise(line):
            edges |= {(one, other), (other, one), *_crossing(one, other)}
        if len(lines) == count:
            return lines
    return None


def _crossing(one: Place, other: Place) -> list[tuple[Place, Place]]:
    """The other diagonal of the same square, which would cross this one between stations."""
    (a, b), (c, d) = one, other
    return [((a, d), (c, b)), ((c, b), (a, d))] if a != c and b != d else []


def _line(
    wide: int, high: int, wanted: int, edges: Collection[tuple[Place, Place]], times: dict[Place, int], rng: Stream
) -> Line:
    """A line that is as long as it gets, first at one end and then at the other."""
    line, first = [(rng.below(wide), rng.below(high))], rng.below(8)
    for back in (0, 4):
        heading, straight = first + back, 0
        while len(line) < wanted:
            drawn = rng.below(10)
            bend = 1 if drawn % 2 else -1
            turns = (bend, 0, -bend) if straight > 1 and drawn < 4 else (0, bend, -bend)
            for turn in turns if straight else (0,):  # a bend at both sides of the start could be a sharp one
                (x, y), (across, down) = line[-1], _STEPS[(heading + turn) % 8]
                new = x + across, y + down
                fits = 0 <= new[0] < wide and 0 <= new[1] < high and new not in line and (line[-1], new) not in edges
                if fits and times.get(new, 0) < _MOST:
                    break
            else:
                break
            heading, straight = heading + turn, 1 if turn else straight + 1
            line.append(new)
        line.reverse()
    return line
