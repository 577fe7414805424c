"""Machined parts: boxes, wedges and cylinders added to one another or cut away, and their three views.

All sizes are whole numbers, and the radius of a cylinder is 1. So each cell of the grid is full, empty, or cut along
one of the axes: straight from corner to corner, as the quarter of a cylinder, or as what such a quarter leaves. All
edges of a part, and all outlines of its round surfaces as seen along an axis, are sides of cells, diagonals of their
faces or quarters of circles in them. The generator composes cells; it never intersects a line with a surface.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Rejected
from puzzlegen.core.question import Published
from puzzlegen.facts.solids.polycubes import Cell, around, connected, packed, share_seen, share_unblocked
from puzzlegen.facts.solids.stacks import LEAST_SEEN, SIGHT
from puzzlegen.facts.solids.views import ARCS, Side, View

Kind: TypeAlias = Literal["full", "straight", "round", "hollow"]
Axis: TypeAlias = Literal["x", "y", "z"]
Size: TypeAlias = Annotated[int, Meta(ge=0, le=8)]
Corner: TypeAlias = tuple[Size, Size, Size]
Ends: TypeAlias = tuple[int, int, int]  # 0 or 1: the low or the high end of a cell on each axis; -1: the whole of it

AXES: Final[tuple[Axis, ...]] = ("x", "y", "z")
LEAST_OPENING: Final = 0.5
"""What is seen of each quarter of the opening of a hole."""
_KEPT: Final = 1 << 14  # columns of cells whose lines are remembered
# The axes to the right, upwards and away from the viewer, and whether they run the other way
_LOOKS: Final[Mapping[Side, tuple[tuple[int, bool], ...]]] = {
    "front": ((0, False), (2, False), (1, False)),
    "left": ((1, True), (2, False), (0, False)),
    "top": ((0, False), (1, False), (2, True)),
}


class Feature(Published, frozen=True):
    """What is added or cut away, in the box between two corners.

    A cylinder touches the four sides of its box along its axis. A wedge is half of its box, which is cut along the
    axis; it fills the ``corner`` of these ends, 0 or 1, of the other two axes.
    """

    op: Literal["add", "cut"]
    shape: Literal["box", "cylinder", "wedge"]
    start: Corner = field(name="from")
    end: Corner = field(name="to")
    axis: Axis | None = None
    corner: tuple[Literal[0, 1], Literal[0, 1]] | None = None

    @property
    def cells(self) -> Iterator[Cell]:
        """The cells of its box."""
        return ((x, y, z) for x, y, z in product(*map(range, self.start, self.end)))

    @property
    def along(self) -> int:
        """The number of its axis."""
        assert self.axis is not None, "a box has no axis"
        return AXES.index(self.axis)

    @property
    def is_hole(self) -> bool:
        """True if it is a round hole."""
        return self.op == "cut" and self.shape == "cylinder"


Part: TypeAlias = tuple[Feature, ...]


class Block(NamedTuple):
    """What fills a cell: all of it, or what lies on one side of a cut.

    Of a cut one ``corner`` matters, written as `Ends` with -1 on the axis of the cut. It is filled where the cut is
    straight or round, and empty where it is hollow; round cuts have their centre there.
    """

    kind: Kind
    corner: Ends = (-1, -1, -1)

    def fills(self, axis: int, end: int) -> bool:
        """True if it fills the cell where it ends on an axis; not asked for the axis of a cut."""
        return self.kind == "full" or (self.corner[axis] == end) != (self.kind == "hollow")


FULL: Final = Block("full")
Cells: TypeAlias = Mapping[Cell, Block]
_NOTHING: Final[Cells] = {}
Column: TypeAlias = tuple[Block | None, ...]
Profile: TypeAlias = Block | None  # what a block fills of a face of its cell


def composed(part: Part, before: Cells = _NOTHING) -> dict[Cell, Block]:
    """The cells of a part that are not empty, or those of another one after the features of this one.

    Raises:
        Rejected: a cell would be cut twice.
    """
    cells = dict(before)
    for feature in part:
        for cell in feature.cells:
            after = _changed(cells.pop(cell, None), feature, cell)
            if after is not None:
                cells[cell] = after
    return cells


def _changed(before: Block | None, feature: Feature, cell: Cell) -> Block | None:
    """The block of a cell after a feature."""
    adding = feature.op == "add"
    if feature.shape == "box":
        return FULL if adding else None
    if before == (FULL if adding else None):
        return before
    if before not in (FULL, None):
        raise Rejected("a cell is cut twice")
    if feature.shape == "cylinder":
        ends = [feature.start[k] + 1 - cell[k] for k in range(3)]
        ends[feature.along] = -1
        return Block("round" if adding else "hollow", (ends[0], ends[1], ends[2]))
    assert feature.corner is not None
    cut: list[int] = [end if adding else 1 - end for end in feature.corner]
    cut.insert(feature.along, -1)
    return Block("straight", (cut[0], cut[1], cut[2]))


def sound(part: Part, cells: Cells) -> bool:
    """True if a part, of which the cells are given, can be read from its picture.

    It fills the box of its features and hangs together. Without its horizontal holes it is solid from its tops to the
    floor, and enough is seen of the top of each column. Holes are whole circles wherever they go through the part, and
    their openings are seen.
    """
    added = [feature.end for feature in part if feature.op == "add"]
    if not cells or [1 + max(line) for line in zip(*cells, strict=True)] != [
        max(line) for line in zip(*added, strict=True)
    ]:
        return False
    bores = [one for one in part if one.is_hole and one.axis != "z"]
    standing = composed(tuple(one for one in part if one not in bores)) if bores else cells
    if not connected(cell for cell in standing if cell[2] == 0):
        return False
    if any(
        z and less(profile(block, 2, 0), profile(standing.get((x, y, z - 1)), 2, 1)) is not None
        for (x, y, z), block in standing.items()
    ):
        return False
    tops = {(x, y): z for x, y, z in sorted(standing)}
    above = {level: [packed(cell) for cell in standing if cell[2] > level] for level in set(tops.values())}  # may hide
    if any(share_unblocked(above[z], packed((x, y, z)), 2, SIGHT) < LEAST_SEEN for (x, y), z in tops.items()):
        return False
    return all(_opens(hole, cells) for hole in part if hole.is_hole)


def _opens(hole: Feature, cells: Cells) -> bool:
    """True if a hole is a whole circle with a rim in every layer that it goes through, and where it opens is seen."""
    axis = hole.along
    layers: dict[int, list[Cell]] = {}
    for cell in hole.cells:
        block = cells.get(cell)
        if block is not None and (block.kind != "hollow" or block.corner[axis] != -1):
            return False
        if any(
            (neighbour in cells) != (block is not None) for neighbour in around(cell) if neighbour[axis] == cell[axis]
        ):
            return False
        if block is not None:
            layers.setdefault(cell[axis], []).append(cell)
    if not layers:
        return False
    opening = layers[max(layers) if axis == 2 else min(layers)]
    return all(share_seen(cells, cell, axis, SIGHT) >= LEAST_OPENING for cell in opening)


def profile(block: Block | None, axis: int, end: int) -> Profile:
    """What a block fills of the face where its cell ends on an axis."""
    if block is None or block.kind == "full" or block.corner[axis] == -1:
        return block
    return FULL if block.fills(axis, end) else None


def less(one: Profile, other: Profile) -> Profile:
    """What one profile fills and another does not."""
    if one is None or other == FULL or one == other:
        return None
    if other is None:
        return one
    if one != FULL:
        raise Rejected("two different cuts meet in a face")
    if other.kind == "straight":
        a, b, c = (end if end == -1 else 1 - end for end in other.corner)
        return Block("straight", (a, b, c))
    return Block("hollow" if other.kind == "round" else "round", other.corner)


def view(cells: Cells, side: Side) -> View:
    """The lines of a part with these cells as seen from a side, with the hidden ones.

    Raises:
        Rejected: lines would be hard to draw or to tell: curves cross, or surfaces touch along a line.
    """
    columns = _columns(cells, side)
    width, height = (1 + max(line) for line in zip(*columns, strict=True))
    depth = len(next(iter(columns.values())))
    for place in product(range(-1, width + 1), range(-1, height + 1)):
        columns.setdefault(place, (None,) * depth)
    upright = {(x, y): _side(columns[x - 1, y], columns[x, y], 0, 1) for x in range(width + 1) for y in range(height)}
    across = {(x, y): _side(columns[x, y - 1], columns[x, y], 1, 0) for x in range(width) for y in range(height + 1)}
    slanted = {(x, y): _curve(columns[x, y]) for x in range(width) for y in range(height)}
    rows = range(height)[::-1]

    def drawn(wanted: str, hidden: View | None) -> View:
        return View(
            tuple("".join("-" if across[x, y] == wanted else "." for x in range(width)) for y in (height, *rows)),
            tuple("".join("|" if upright[x, y] == wanted else "." for x in range(width + 1)) for y in rows),
            tuple(
                "".join(
                    sign if (found := slanted[x, y])[1] == wanted and (sign := found[0]) else "." for x in range(width)
                )
                for y in rows
            ),
            hidden,
        )

    return drawn("seen", drawn("hidden", None))


def _columns(cells: Cells, side: Side) -> dict[tuple[int, int], Column]:
    """What lies behind each field of a view, to the right and upwards: blocks from the viewer on, as they are seen."""
    ends = [max(line) for line in zip(*cells, strict=True)]
    (right, over), (up, _), (away, back) = _LOOKS[side]
    found: dict[tuple[int, int], list[Block | None]] = {}
    for cell, block in cells.items():
        place = ends[right] - cell[right] if over else cell[right], cell[up]
        column = found.setdefault(place, [None] * (ends[away] + 1))
        column[ends[away] - cell[away] if back else cell[away]] = block if block == FULL else _looked_at(block, side)
    return {place: tuple(column) for place, column in found.items()}


@lru_cache(maxsize=_KEPT)
def _looked_at(block: Block, side: Side) -> Block:
    """The block along the axes of a view: to the right, upwards, and away from the viewer."""
    a, b, c = (
        1 - block.corner[axis] if turned and block.corner[axis] != -1 else block.corner[axis]
        for axis, turned in _LOOKS[side]
    )
    return Block(block.kind, (a, b, c))


@lru_cache(maxsize=_KEPT)
def _curve(column: Column) -> tuple[str, str]:
    """The curve or diagonal in a field of the view, and whether it is "seen", "hidden" or not there ("")."""
    cuts = sorted({block for block in column if block is not None and block.kind != "full" and block.corner[2] == -1})
    if not cuts:
        return "", ""
    signs = {_sign(block) for block in cuts}
    if len(signs) > 1:
        raise Rejected("two curves in one field")
    one = (cuts[0].corner[0], cuts[0].corner[1])
    halves = one, (1 - one[0], 1 - one[1])
    found = ""
    blocked = [False, False]
    for block in column:
        filled = [block is not None and _fills_half(block, half) for half in halves]
        if filled[0] != filled[1] and found != "seen":
            found = "hidden" if all(blocked) else "seen"
        blocked = [old or new for old, new in zip(blocked, filled, strict=True)]
    return signs.pop(), found


def _sign(block: Block) -> str:
    corner = block.corner[0], block.corner[1]
    if block.kind == "straight":
        return "\\" if corner[0] == corner[1] else "/"
    return ARCS[corner]


def _fills_half(block: Block, half: tuple[int, int]) -> bool:
    """True if a block fills the half of its field at a corner, on one side of the curve."""
    return block.corner[2] != -1 or block.kind == "full" or (block.corner[:2] == half) != (block.kind == "hollow")


@lru_cache(maxsize=_KEPT)
def _side(before: Column, behind: Column, across: int, along: int) -> str:
    """Whether there is a line between two fields of the view, whose columns are given: "seen", "hidden" or none ("").

    ``across`` is the axis on which the fields are neighbours, ``along`` that on which the line lies.
    """
    pair = before, behind
    found = ""
    blocked = [False, False]
    for away in range(len(before) + 1):
        near, far = ([column[k] if 0 <= k < len(column) else None for column in pair] for k in (away - 1, away))
        # A block that tapers to the line at its back does not hide what is there
        covered = [
            old or (block is not None and not _tapers(block, across, 1 - number, along))
            for number, (old, block) in enumerate(zip(blocked, near, strict=True))
        ]
        if _bends(near, far, across, along):
            found = "hidden" if all(covered) and found != "seen" else "seen"
        blocked = [
            old or (block is not None and (block.corner[2] != -1 or block.fills(across, 1 - number)))
            for number, (old, block) in enumerate(zip(blocked, near, strict=True))
        ]
        profiles = profile(far[0], across, 1), profile(far[1], across, 0)
        if profiles[0] != profiles[1]:
            # What differs is hidden as well where both begin with a face that is turned to the viewer
            flush = all(profile is not None and profile.fills(2, 0) for profile in profiles)
            found = "hidden" if (flush or all(blocked)) and found != "seen" else "seen"
    return found


def _tapers(block: Block, across: int, end: int, along: int) -> bool:
    """True if a block leaves the line free on which its cell ends across and at its back."""
    if block.kind == "full":
        return False
    if block.corner[2] == -1:
        return not block.fills(across, end)
    return block.corner[along] == -1 and not block.fills(across, end) and block.fills(2, 1)


_Blocks: TypeAlias = Sequence[Block | None]


def _bends(near: _Blocks, far: _Blocks, across: int, along: int) -> bool:
    """True if the surface has an edge or an outline on the line where four cells meet.

    The cells are those before and behind the line across, in the layer nearer to the viewer and in that farther away.
    """
    rays: list[tuple[int, int, int]] = []  # to which side across and away, and to which side it bends
    for number in (0, 1):
        one, other = near[number], far[number]
        if _touches(one, 2, 1, across, 1 - number) != _touches(other, 2, 0, across, 1 - number):
            rays.append((2 * number - 1, 0, 0))
        one, other = (far, near)[number]
        end = number
        if _touches(one, across, 1, 2, end) != _touches(other, across, 0, 2, end):
            rays.append((0, 1 - 2 * number, 0))
        for layer, blocks in enumerate((near, far)):
            block = blocks[number]
            if block is None or block.kind == "full" or block.corner[along] != -1:
                continue
            agrees = block.corner[across] == 1 - number, block.corner[2] == 1 - layer
            if agrees[0] == agrees[1]:
                continue
            sides = 2 * number - 1, 2 * layer - 1
            if block.kind == "straight":
                rays.append((*sides, 0))
            elif agrees[0]:  # the arc leaves across, and bends away or back
                rays.append((sides[0], 0, sides[1]))
            else:
                rays.append((0, sides[1], sides[0]))
    if not rays:
        return False
    if len(rays) != 2 or rays[0][:2] == rays[1][:2]:
        raise Rejected("surfaces touch along a line")
    (a, b, bend), (c, d, other_bend) = rays
    if (a, b) != (-c, -d):
        return True
    if a or not (bend and other_bend):
        return False
    if bend != other_bend:
        raise Rejected("a round surface turns into a hollow one")
    return True


def _touches(block: Block | None, axis: int, end: int, near_axis: int, near_end: int) -> bool:
    """True if a block fills the face where its cell ends on an axis, close to where that ends on another axis."""
    if block is None or block.kind == "full":
        return block is not None
    return block.fills(axis, end) if block.corner[axis] != -1 else block.fills(near_axis, near_end)
