"""Stacks of unit cubes on a floor, some with a wedge of half a cube on top: drawn in space, and from the three sides.

A stack is a grid of columns, row by row from the front to the back, each row from the left to the right. A column is
its number of cubes and the slope of the wedge upon them: "F" falls to the front, "L" to the left, "" is no wedge.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal, NamedTuple, TypeAlias

from puzzlegen.core.family import Rejected
from puzzlegen.core.scene import Hue
from puzzlegen.core.stream import Stream
from puzzlegen.generators.solids.bodies import Point
from puzzlegen.generators.solids.drawing import Drawing, Line, Patch, draw
from puzzlegen.generators.solids.polycubes import Cell, blocks, camera, connected, share_seen, slivered
from puzzlegen.generators.solids.views import Side, View

Slope: TypeAlias = Literal["", "F", "L"]

LEAST_SEEN: Final = 0.25
"""Of the top of a column, so that its height is told."""
SIGHT: Final = (-3, -5, 6)
"""Points to the viewer, who stands in front, to the left and above."""
CAMERA: Final = camera(SIGHT)
_ARROW: Final = ((0, 0.09), (0.55, 0.09), (0.55, 0.24), (0.95, 0), (0.55, -0.24), (0.55, -0.09), (0, -0.09))
_ARROW_APART: Final = 0.4
_TRIES: Final = 40  # at two changes that suit
_STEPS: Final = 160  # at cubes that are added or taken away
_MIXED: Final = 40  # of them leave little of the stack as it was


class Column(NamedTuple):
    """Some cubes, and the slope of the wedge upon them."""

    cubes: int
    slope: Slope = ""

    def __str__(self) -> str:
        return f"{self.cubes}{self.slope}"

    @property
    def top(self) -> int:
        """Its height, the wedge's higher side included."""
        return self.cubes + bool(self.slope)


Stack: TypeAlias = tuple[tuple[Column, ...], ...]


def places(stack: Sequence[Sequence[Column]]) -> Iterator[tuple[int, int, Column]]:
    """The columns that are not empty, with their x and y."""
    for y, row in enumerate(stack):
        for x, column in enumerate(row):
            if column.top:
                yield x, y, column


def sound(stack: Stack) -> bool:
    """Whether the columns hang together, reach all four borders of the grid, and can be told from the picture."""
    filled = [(x, y, 0) for x, y, _ in places(stack)]
    rows, lines = {y for _, y, _ in filled}, {x for x, _, _ in filled}
    borders = {0, len(stack) - 1} <= rows and {0, len(stack[0]) - 1} <= lines
    return borders and connected(filled) and tops_seen(stack) and not slivered(cells_of(stack), SIGHT)


def tops_seen(stack: Stack) -> bool:
    """Whether enough is seen of the top of every column, and of the floor of every place without one.

    Wedges are taken for whole cubes.
    """
    return all(_top_seen(stack, x, y, column.top) for y, row in enumerate(stack) for x, column in enumerate(row))


def cells_of(stack: Stack) -> list[Cell]:
    """The cells of the cubes; wedges are taken for whole cubes."""
    return [(x, y, z) for x, y, column in places(stack) for z in range(column.top)]


def _top_seen(stack: Sequence[Sequence[Column]], x: int, y: int, top: int) -> bool:
    """Whether enough is seen of the top of a column, or of the floor: only what is higher can hide it."""
    higher = ((a, b, z) for a, b, other in places(stack) for z in range(top, other.top))
    return share_seen(higher, (x, y, top - 1), 2, SIGHT) >= LEAST_SEEN


def has_wedges(stack: Stack) -> bool:
    """Whether some column has a wedge."""
    return any(column.slope for _, _, column in places(stack))


def turned_round(stack: Stack) -> Stack:
    """The stack, if it has no wedges, after half a turn on the floor."""
    return tuple(row[::-1] for row in stack[::-1])


def changed(stack: Stack, x: int, y: int, column: Column) -> Stack:
    """The stack with another column at a place."""
    row = stack[y]
    return (*stack[:y], (*row[:x], column, *row[x + 1 :]), *stack[y + 1 :])


def random_stack(width: int, depth: int, highest: int, slopes: int, rng: Stream) -> Stack:
    """A stack that shows its tops: its columns are drawn from the front to the back until they do."""
    grid = [[Column(0)] * width for _ in range(depth)]
    for y in range(depth):
        for x in range(width):
            column = random_column(highest, slopes, rng)
            while not _top_seen(grid, x, y, column.top):
                column = random_column(highest, slopes, rng)
            grid[y][x] = column
    return tuple(map(tuple, grid))


def random_column(highest: int, slopes: int, rng: Stream) -> Column:
    """A column no higher than that, one time in ten an empty one; about ``slopes`` of ten have a wedge."""
    if rng.below(10) < slopes:
        return Column(rng.below(highest), "F" if rng.below(2) else "L")
    return Column(rng.between(1, highest) if rng.below(10) else 0)


def with_cubes(stack: Stack, count: int, highest: int, rng: Stream) -> Stack:
    """The stack after many of its places became lower or higher, one cube at a time, until it has so many cubes."""
    spots = [(x, y) for y, row in enumerate(stack) for x in range(len(row))]
    more = count - sum(column.cubes for _, _, column in places(stack))
    for number in range(_STEPS):
        if not more and number >= _MIXED:
            return stack
        step = 1 if more > 1 else -1 if more < -1 else rng.choice((1, -1))
        x, y = rng.choice(spots)
        cubes = stack[y][x].cubes + step
        if 0 <= cubes <= highest and tops_seen(after := changed(stack, x, y, Column(cubes))):
            stack, more = after, more - step
    raise Rejected("no stack of so many cubes shows all of its tops")


def four_stacks(
    stack: Stack, highest: int, slopes: int, suit: Callable[[Sequence[Stack]], bool], rng: Stream
) -> list[Stack]:
    """The stack and what becomes of it by either or both of two changes of a column, in random order.

    All four are sound, and they suit one another.
    """
    spots = [(x, y) for y, row in enumerate(stack) for x in range(len(row))]
    stacks = [stack]
    tries = 0
    while tries < _TRIES and suit([stack]):
        tries += 1
        (x, y), column = rng.choice(spots), random_column(highest, slopes, rng)
        after = [changed(one, x, y, column) for one in stacks]
        if len({*stacks, *after}) < 2 * len(stacks) or not all(map(sound, after)) or not suit([*stacks, *after]):
            continue
        stacks += after
        if len(stacks) == 4:
            rng.shuffle(stacks)
            return stacks
    raise Rejected("no four stacks differ enough")


# Where a column fills the side of a cube: 1 is the half below a diagonal, 2 the one above it, 3 is all of it.
_WEDGE_SIDES: Final[Mapping[Slope, Mapping[str, int]]] = {
    "F": {"front": 0, "back": 3, "left": 1, "right": 1},
    "L": {"front": 1, "back": 1, "left": 0, "right": 3},
}
_OPPOSITE: Final = {"front": "back", "back": "front", "left": "right", "right": "left"}
# The step to the neighbour, the lower left and the lower right corner as seen from outside, and on which side of it
# the diagonals of wedges are high
_WALLS: Final = {
    "front": ((0, -1), (0, 0), (1, 0), "right"),
    "right": ((1, 0), (1, 0), (1, 1), "right"),
    "back": ((0, 1), (1, 1), (0, 1), "left"),
    "left": ((-1, 0), (0, 1), (0, 0), "left"),
}


def _fills(column: Column, z: int, wall: str) -> int:
    if z < column.cubes:
        return 3
    return _WEDGE_SIDES[column.slope][wall] if z == column.cubes and column.slope else 0


def _facets(stack: Stack) -> Iterator[tuple[Point, ...]]:
    """The squares, triangles and slopes of the stack's surface."""
    grid = {(x, y): column for x, y, column in places(stack)}
    for (x, y), column in grid.items():
        h = column.cubes
        match column.slope:
            case "":
                yield (x, y, h), (x + 1, y, h), (x + 1, y + 1, h), (x, y + 1, h)
            case "F":
                yield (x, y, h), (x + 1, y, h), (x + 1, y + 1, h + 1), (x, y + 1, h + 1)
            case "L":
                yield (x, y, h), (x + 1, y, h + 1), (x + 1, y + 1, h + 1), (x, y + 1, h)
        yield (x, y, 0), (x, y + 1, 0), (x + 1, y + 1, 0), (x + 1, y, 0)
        for z in range(column.top):
            for wall, ((dx, dy), (a, b), (c, d), high) in _WALLS.items():
                other = grid.get((x + dx, y + dy), Column(0))
                part = _fills(column, z, wall) & ~_fills(other, z, _OPPOSITE[wall])
                one, two = (x + a, y + b, z), (x + c, y + d, z)
                three, four = (x + c, y + d, z + 1), (x + a, y + b, z + 1)
                if part == 3:
                    yield one, two, three, four
                elif part == 1:
                    yield one, two, three if high == "right" else four
                elif part == 2:
                    yield (one, three, four) if high == "right" else (two, three, four)


def draw_stack(stack: Stack, arrows: bool = False) -> Drawing:
    """The stack as seen from the left front above; ``arrows`` on the floor show the ways to look at it.

    A red one points to the front, a blue one to the left side.
    """
    drawing = draw([blocks(_facets(stack))], CAMERA)
    return with_arrows(drawing, len(stack[0]), len(stack)) if arrows else drawing


def with_arrows(drawing: Drawing, width: int, depth: int) -> Drawing:
    """The drawing of something that stands on this much of the floor, with the arrows."""
    x, y = width / 2, depth / 2
    drawing = _with_arrow(drawing, ((x - b, a - _ARROW[3][0] - _ARROW_APART, 0) for a, b in _ARROW), "red")
    return _with_arrow(drawing, ((a - _ARROW[3][0] - _ARROW_APART, y + b, 0) for a, b in _ARROW), "blue")


def _with_arrow(drawing: Drawing, outline: Iterable[Point], hue: Hue) -> Drawing:
    points = tuple((x, y) for x, y, _ in CAMERA.project(list(outline)).tolist())
    across, down = zip(*points, strict=True)
    return replace(
        drawing,
        patches=(*drawing.patches, Patch(points, hue, 0.0)),
        lines=(*drawing.lines, Line((*points, points[0]), "ink", "thin", False)),
        left=min(drawing.left, *across),
        top=min(drawing.top, *down),
        right=max(drawing.right, *across),
        bottom=max(drawing.bottom, *down),
    )


def view(stack: Stack, side: Side) -> View:
    """What is seen of the stack: its outline, and a line wherever two different planes meet in the picture.

    From the left, the back is on the left; from above, the front is below.
    """
    halves = _halves(stack, side)
    width = 1 + max(column for column, _, _ in halves)
    height = 1 + max(row for _, row, _ in halves)
    # A diagonal divides a field in two halves: "/" in views from the front, "\" in those from the left.
    left, right = ("lower", "upper") if side == "left" else ("upper", "lower")

    found = halves.get
    diagonal = "\\" if side == "left" else "/"
    rows, columns = range(height)[::-1], range(width)
    return View(
        tuple(
            "".join("." if found((x, y, "upper")) == found((x, y + 1, "lower")) else "-" for x in columns)
            for y in (*rows, -1)
        ),
        tuple(
            "".join("." if found((x - 1, y, right)) == found((x, y, left)) else "|" for x in range(width + 1))
            for y in rows
        ),
        tuple(
            "".join("." if found((x, y, "lower")) == found((x, y, "upper")) else diagonal for x in columns)
            for y in rows
        ),
    )


def _halves(stack: Stack, side: Side) -> dict[tuple[int, int, str], tuple[str, int]]:
    """The plane that is seen in each half of a field: column, row from below, half."""
    seen: dict[tuple[int, int, str], tuple[str, int]] = {}
    depth = len(stack)
    nearest_first = sorted(places(stack), key=lambda place: place[1 if side == "front" else 0])
    for x, y, (cubes, slope) in nearest_first:
        if side == "top":
            plane = ("", cubes) if not slope else (slope, cubes - (y if slope == "F" else x))
            seen[x, y, "lower"] = seen[x, y, "upper"] = plane
            continue
        across, away, facing = (x, y, "F") if side == "front" else (depth - 1 - y, x, "L")
        for z in range(cubes):
            for half in ("lower", "upper"):
                seen.setdefault((across, z, half), ("", away))
        if slope == facing:
            for half in ("lower", "upper"):
                seen.setdefault((across, cubes, half), (slope, cubes - away))
        elif slope:
            seen.setdefault((across, cubes, "lower"), ("", away))
    return seen
