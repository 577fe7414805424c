"""Groups in the corner or at the side of a board, enclosed by stones of the other colour.

Around a small eye space lies the group's own wall, around that the attacker's, here and there two stones thick; corners
of both walls may be missing, a liberty may be left between them, and a few stones stand in the eye space: what an
invasion looks like at its end.
"""

from typing import Final, TypeAlias

import msgspec

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream

Place: TypeAlias = tuple[int, int]  # row and column, counted from the board's side and from its corner
Places: TypeAlias = set[Place]

_SIDEWAYS: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
_ALL_AROUND: Final = tuple((down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right)
_DEPTH: Final = 3  # rows that an eye space may have
_BREADTH: Final = 5
_CORNERS: Final = 0.8  # how often a corner of the group's wall is there; it holds the wall together
_SIEGE_CORNERS: Final = 0.35
_THICK: Final = 0.2  # how often a stone stands behind the attacker's wall
_ALONG_THE_SIDE: Final = 4  # column where an eye space begins that is not in the corner


class Enclosure(msgspec.Struct, frozen=True):
    """A part of a board: row 0 at its side, column 0 in the corner or, if ``corner`` is false, anywhere along the side.

    ``rows`` holds D for the defender's stones, A for the attacker's, and dots; ``inside`` are the points that the
    attacker's outer stones enclose, those with stones included; ``space`` are those that the group encloses.
    """

    rows: tuple[str, ...]
    inside: tuple[Place, ...]
    target: Place
    corner: bool
    space: tuple[Place, ...]

    def with_stone(self, place: Place, stone: str) -> "Enclosure":
        """The same with a stone, or a dot, in one place."""
        rows = [
            row[: place[1]] + stone + row[place[1] + 1 :] if number == place[0] else row
            for number, row in enumerate(self.rows)
        ]
        return msgspec.structs.replace(self, rows=tuple(rows))


def enclosure(rng: Stream, eye_space: int, liberties: int, strangers: str) -> Enclosure:
    """Draw a group; raises `Rejected` where it falls to pieces.

    Args:
        rng: the stream.
        eye_space: the number of points that its wall encloses.
        liberties: the number of points left free between the walls.
        strangers: the stones in its eye space, A and D.
    """
    corner = rng.below(3) > 0
    space = _eye_space(rng, eye_space, corner)
    wall = _wall(rng, space, _CORNERS, corner)
    target = min(wall, key=lambda place: (-len(chain(place, wall)), place))
    if len(chain(target, wall)) < len(wall) - 2:
        raise Rejected("a group in pieces")
    group = space | wall
    outside = sorted(_beside(group, _SIDEWAYS, corner) - group)
    free = set(rng.sample(outside, liberties))
    enclosed = group | free
    siege = _wall(rng, enclosed, _SIEGE_CORNERS, corner)
    behind = _beside(enclosed | siege, _SIDEWAYS, corner) - _beside(enclosed, _ALL_AROUND, corner)
    siege |= {place for place in sorted(behind) if rng.unit() < _THICK}
    stones = dict.fromkeys(wall, "D") | dict.fromkeys(siege, "A")
    stones |= dict(zip(rng.sample(sorted(space), len(strangers)), strangers, strict=True))
    least = min(column for _, column in stones)
    shift = 0 if corner else 1 - least
    height = 2 + max(row for row, _ in stones)
    width = 2 + shift + max(column for _, column in stones)
    rows = tuple("".join(stones.get((row, column - shift), ".") for column in range(width)) for row in range(height))
    inside, shown = (tuple(sorted((row, column + shift) for row, column in some)) for some in (enclosed, space))
    return Enclosure(rows, inside, (target[0], target[1] + shift), corner, shown)


def _eye_space(rng: Stream, size: int, corner: bool) -> Places:
    """Connected points at the side, mostly on the first two lines, or one line away from it."""
    start = rng.below(2) * rng.below(2) if corner else _ALONG_THE_SIDE
    top = rng.below(2) * rng.below(2)
    space = {(top, start + (0 if corner else rng.below(_BREADTH)))}
    while len(space) < size:
        rim = [
            (row, column)
            for row, column in sorted(_beside(space, _SIDEWAYS, corner))
            if top <= row < top + _DEPTH and start <= column < start + _BREADTH
        ]
        row, column = rng.choice(rim)
        compact = sum((row + a, column + b) in space for a, b in _SIDEWAYS)
        if rng.below(3) < compact + (row < top + 2):
            space.add((row, column))
    return space


def _wall(rng: Stream, places: Places, corners: float, corner: bool) -> Places:
    """The points around some; those that are only aslant of them are there with a probability of ``corners``."""
    needed = _beside(places, _SIDEWAYS, corner)
    aslant = _beside(places, _ALL_AROUND, corner) - needed
    return needed | {place for place in sorted(aslant) if rng.unit() < corners}


def _beside(places: Places, steps: tuple[Place, ...], corner: bool) -> Places:
    """The points of the board that are one of the steps away from some of these."""
    near = {(row + a, column + b) for row, column in places for a, b in steps}
    return {(row, column) for row, column in near if row >= 0 and (column >= 0 or not corner)} - places


def chain(place: Place, stones: Places) -> Places:
    """The stones connected with one."""
    found, rest = {place}, [place]
    while rest:
        row, column = rest.pop()
        for a, b in _SIDEWAYS:
            near = (row + a, column + b)
            if near in stones and near not in found:
                found.add(near)
                rest.append(near)
    return found
