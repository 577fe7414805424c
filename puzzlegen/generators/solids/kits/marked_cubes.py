"""Cubes with marks on their faces: how they are unfolded and seen.

A cube holds six signs in the order of `PLACES`. The signs of walls stand upright when the top is up; those of the top
and the bottom have their upper side at the back.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.facts.solids.marks import SYMMETRY
from puzzlegen.formats.solids.kits.signs import Sign

Vector: TypeAlias = tuple[int, int, int]
Cell: TypeAlias = tuple[int, int]  # row, column
Cube: TypeAlias = tuple[Sign, ...]
View: TypeAlias = tuple[Sign, Sign, Sign]  # top, front, right, the latter two upright when the top is up

NETS: Final[tuple[tuple[Cell, ...], ...]] = tuple(
    tuple((row, column) for row, line in enumerate(net.split("/")) for column, cell in enumerate(line) if cell == "#")
    for net in (
        "...#/####/...#",
        "...#/####/..#.",
        "...#/####/.#..",
        "...#/####/#...",
        "..#./####/..#.",
        "..#./####/.#..",
        "..#./###./..##",
        "..#./.###/##..",
        "...#/.###/##..",
        "..##/.##./##..",
        "..###/###..",
    )
)
"""The eleven nets of a cube."""


class Pose(NamedTuple):
    """How a face lies in space: what is to its right, up, and outwards."""

    right: Vector
    up: Vector
    out: Vector

    def side(self, turns: int) -> Vector:
        """Where a sign of this turn points: up, right, down, left."""
        return (self.up, self.right, _back(self.up), _back(self.right))[turns]


def _back(vector: Vector) -> Vector:
    return -vector[0], -vector[1], -vector[2]


def _cross(one: Vector, other: Vector) -> Vector:
    (a, b, c), (d, e, f) = one, other
    return b * f - c * e, c * d - a * f, a * e - b * d


_AXES: Final[tuple[Vector, ...]] = ((0, 0, 1), (0, -1, 0), (1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, 0, -1))
PLACES: Final = {out: place for place, out in enumerate(_AXES)}
"""Outward direction -> place in a cube: top, front, right, back, left, bottom."""
_UPS: Final[tuple[Vector, ...]] = ((0, 1, 0), *((0, 0, 1),) * 4, (0, 1, 0))
STANDING: Final = tuple(Pose(_cross(up, out), up, out) for up, out in zip(_UPS, _AXES, strict=True))
"""The poses in which a cube holds its signs."""
POSES: Final = tuple(Pose(_cross(up, out), up, out) for out in _AXES for up in _AXES if out not in (up, _back(up)))
"""All 24 poses; each is also a way to hold the cube, with this face on top and this side at the back."""


def spun(sign: Sign, turns: int) -> Sign:
    """The same mark after quarter turns clockwise."""
    return Sign(sign.mark, sign.hue, (sign.turn + turns) % SYMMETRY[sign.mark])


def shown(pose: Pose) -> tuple[int, int, int]:
    """The places of the faces that become top, front and right where a cube is held in this way."""
    return PLACES[pose.out], PLACES[_back(pose.up)], PLACES[pose.right]


def ways_to_show(*places: int) -> tuple[Pose, ...]:
    """The three ways to hold a cube that show these three faces, which have a corner in common."""
    return tuple(pose for pose in POSES if set(shown(pose)) == set(places))


_SAME_CORNER: Final = ways_to_show(0, 1, 2)


def seen(cube: Cube, pose: Pose) -> Sign:
    """The sign on a face that is looked at in this pose."""
    place = PLACES[pose.out]
    sign = cube[place]
    pointing = STANDING[place].side(sign.turn)
    turn = [pose.side(turns) for turns in range(4)].index(pointing)
    return spun(Sign(sign.mark, sign.hue, 0), turn)


def view(cube: Cube, pose: Pose) -> View:
    """What is seen of a cube that is held in this way."""
    front, right = _back(pose.up), pose.right
    return (
        seen(cube, pose),
        seen(cube, Pose(pose.right, pose.out, front)),
        seen(cube, Pose(pose.up, pose.out, right)),
    )


def views(cube: Cube) -> tuple[View, ...]:
    """All 24 ways to look at a cube."""
    return tuple(view(cube, pose) for pose in POSES)


def turned(seen_from: View, turns: int) -> View:
    """The view of the same corner after so many thirds of a turn about it."""
    return view((*seen_from, *seen_from), _SAME_CORNER[turns])


def unfold(cube: Cube, net: Sequence[Cell], pose: Pose) -> dict[Cell, Sign]:
    """The signs on the cells of a net, printed on what becomes the outside; the first cell is the face in ``pose``."""
    poses = {net[0]: pose}
    waiting = [net[0]]
    while waiting:
        row, column = cell = waiting.pop()
        right, up, out = poses[cell]
        for neighbour, rolled in (
            ((row, column + 1), Pose(_back(out), up, right)),
            ((row, column - 1), Pose(out, up, _back(right))),
            ((row - 1, column), Pose(right, _back(out), up)),
            ((row + 1, column), Pose(right, out, _back(up))),
        ):
            if neighbour in net and neighbour not in poses:
                poses[neighbour] = rolled
                waiting.append(neighbour)
    return {cell: seen(cube, poses[cell]) for cell in net}
