"""Figures that are cut into pieces: which pieces make the figure, which figure the pieces make, which piece is missing.

The four options come first. They are figures, or pieces, of equal area that were changed by the same number of steps
from one of them that is not shown; one is picked as the answer, and the puzzle is made to lead to it. So the options
would have been as likely with another answer.
"""

from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeAlias

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.pieces import (
    TURNS,
    Grid,
    Shape,
    flipped,
    looks,
    moved,
    outline,
    rim,
    rows,
    settled,
    square,
    straightened,
    triangle,
    turned,
    ways,
)
from puzzlegen.formats.matrices import splice as form
from puzzlegen.generators.kits.asking import LETTERS

Task: TypeAlias = Literal["gap", "missing", "figure", "pieces"]


class SpliceParams(Params, frozen=True, kw_only=True):
    """What a level's puzzles are made of.

    Attributes:
        tasks: of each task the number of pieces of a whole figure.
        sizes: per lattice, the rows and columns of the figures before they are changed; of triangles, their sides.
        flips: in how many of four puzzles pieces may be turned over.
    """

    tasks: tuple[tuple[Task, int], ...]
    sizes: tuple[tuple[Grid, tuple[tuple[int, int], ...]], ...]
    flips: Annotated[int, Knob("more puzzles in which pieces may be turned over", 0, 4)] = 0


LEVELS: Final = {
    Level.EASY: SpliceParams(
        band=(2, 14),
        depth=(0, 4.6),
        bands={form.Gap: (8, 24)},
        tasks=(("gap", 3), ("figure", 2), ("pieces", 2)),
        sizes=(("squares", ((3, 4), (3, 5), (4, 4))), ("triangles", ((2, 1), (2, 2), (2, 3)))),
    ),
    Level.MEDIUM: SpliceParams(
        band=(15, 56),
        depth=(4, 6.6),
        tasks=(("missing", 3), ("figure", 3), ("pieces", 3)),
        sizes=(("squares", ((3, 4), (4, 4))), ("triangles", ((2, 1), (2, 2), (2, 3)))),
    ),
    Level.HARD: SpliceParams(
        band=(57, 320),
        depth=(6.7, 10),
        tasks=(("missing", 4), ("figure", 4), ("pieces", 4)),
        sizes=(("squares", ((4, 4), (4, 5))), ("triangles", ((2, 2), (2, 3), (3, 2)))),
        flips=2,
    ),
    Level.EXTREME: SpliceParams(
        band=(321, 900),
        depth=(10, 15),
        tasks=(("missing", 6), ("figure", 6), ("pieces", 5)),
        sizes=(("squares", ((5, 5), (5, 6))), ("triangles", ((3, 3), (3, 4)))),
        flips=4,
    ),
}


def invent(rng: Stream, params: SpliceParams, asked: Drawn) -> Puzzle:
    """Draw the options, pick the answer, and cut."""
    rng = rng.child("state")
    question, place = asked
    count = dict(params.tasks)[question.__struct_config__.tag]
    grid, sizes = rng.choice(params.sizes)
    size = rng.choice(sizes)
    if question in (form.Gap, form.Missing):
        return _missing(question, count, grid, size, place, rng)
    flips = rng.below(4) < params.flips
    board = _board(grid, size, rng)
    figures = _siblings(board, _start(grid, size), 2, len(LETTERS), grid, rng)
    whole = settled(figures[place], grid)
    if question is form.Figure:
        cut = _cut(board, figures[place], count, rng)
        pieces = [_lifted(piece, grid, flips, rng) for piece in cut]
        options = [[settled(figure, grid)] for figure in figures]
        given = form.Given(grid, flips, None, None, _rows(pieces, grid))
        laid = _along(cut, figures[place], whole)
        return _laid(given, form.Figure(_sets(options, grid)), place, laid, [(one, pieces) for (one,) in options])
    cuts, sets = [], []
    for figure in figures:
        cuts.append(_cut(board, figure, count, rng))
        sets.append([_lifted(piece, grid, flips, rng) for piece in cuts[-1]])
    given = form.Given(grid, flips, tuple(rows(whole, grid)), None, ())
    laid = _along(cuts[place], figures[place], whole)
    return _laid(given, form.PieceSet(_sets(sets, grid)), place, laid, [(whole, pieces) for pieces in sets])


def _along(shapes: Sequence[Shape], drawn: Shape, whole: Shape) -> list[Shape]:
    """Shapes moved as a figure was when it was settled."""
    across, down = (min(map(min, whole))[axis] - min(map(min, drawn))[axis] for axis in (0, 1))
    return [moved(shape, across, down) for shape in shapes]


def _laid(
    given: form.Given,
    query: form.Figure | form.PieceSet,
    place: int,
    laid: Sequence[Shape],
    cases: Sequence[tuple[Shape, Sequence[Shape]]],
) -> Puzzle:
    """A puzzle of pieces that are laid into a figure; ``cases`` are the figure and the pieces of each option."""
    stuck = []
    for whole, pieces in cases:
        fits = [any(ways(piece, whole, given.lattice, flips=given.flips)) for piece in pieces]
        stuck.append(0 if all(fits) else fits.index(False) + 1)
    return Puzzle(given, query, LETTERS[place], form.Laid(_rows(laid, given.lattice), tuple(stuck)))


def _rows(shapes: Sequence[Shape], grid: Grid) -> tuple[form.Rows, ...]:
    return tuple(tuple(rows(shape, grid)) for shape in shapes)


def _sets(options: Sequence[Sequence[Shape]], grid: Grid) -> tuple[form.Pieces, ...]:
    return tuple(_rows(option, grid) for option in options)


# --- making


def _board(grid: Grid, size: tuple[int, int], rng: Stream) -> list[Shape]:
    """The parts that are never cut: squares, some of them halved, or triangles; with some room around the figure."""
    if grid == "triangles":
        side, more = size
        return [triangle(row, place) for row in range(-1, 2 * side + 1) for place in range(-4, 2 * (side + more) + 4)]
    parts: list[Shape] = []
    for row in range(-1, size[0] + 1):
        for column in range(-1, size[1] + 1):
            signs = rng.choice(("#", "13", "24"))
            parts += (square(row, column, sign) for sign in signs)
    return parts


def _start(grid: Grid, size: tuple[int, int]) -> Shape:
    """A rectangle, or a hexagon with two pairs of equal sides."""
    if grid == "squares":
        return frozenset(one for row in range(size[0]) for column in range(size[1]) for one in square(row, column))
    side, more = size
    nearness = [min(row, 2 * side - 1 - row) for row in range(2 * side)]
    return frozenset().union(
        *(
            triangle(row, 2 * side - near + place)
            for row, near in enumerate(nearness)
            for place in range(2 * (more + near) + 1)
        )
    )


def _siblings(board: Sequence[Shape], start: Shape, steps: int, count: int, grid: Grid, rng: Stream) -> list[Shape]:
    """So many shapes, no two of them congruent, each by a number of exchanges of parts away from the first one."""
    found: list[Shape] = []
    seen = set(looks(start, grid, flips=True))
    for _ in range(10 * count):
        shape = start
        for _ in range(steps):
            shape = _exchanged(board, shape, rng)
        if settled(shape, grid) not in seen:
            found.append(shape)
            seen.update(looks(shape, grid, flips=True))
            if len(found) == count:
                return found
    raise Rejected("too few different figures")


def _exchanged(board: Sequence[Shape], shape: Shape, rng: Stream) -> Shape:
    """The shape with a triangle or half a square taken away and another one added.

    Whole squares stay, or else some figures had slanted sides like the pieces, and others none.
    """
    around = rim(shape)
    near = [part for part in board if len(part) <= 2 and not around.isdisjoint(rim(part))]
    inside, outside = [part for part in near if part <= shape], [part for part in near if part.isdisjoint(shape)]
    if not (inside and outside):
        raise Rejected("no part could be exchanged")
    for _ in range(30):
        changed = shape - rng.choice(inside) | rng.choice(outside)
        if outline(changed):
            return changed
    raise Rejected("no part could be exchanged")


def _cut(board: Sequence[Shape], figure: Shape, count: int, rng: Stream) -> list[Shape]:
    """The figure in so many pieces of about the same size, each of parts of the board."""
    parts = [part & figure for part in board if part & figure]
    rims = {part: rim(part) for part in parts}
    near = {part: [one for one in parts if one != part and not rims[one].isdisjoint(rims[part])] for part in parts}
    for _ in range(12):
        pieces = [{part} for part in rng.sample(parts, count)]
        free = set(parts).difference(*pieces)
        while free:
            sizes = [sum(map(len, piece)) for piece in pieces]
            grown = False
            for number in sorted(range(count), key=lambda number: (sizes[number], number)):
                choices = [other for part in parts if part in pieces[number] for other in near[part] if other in free]
                if choices:
                    chosen = rng.choice(choices)
                    pieces[number].add(chosen)
                    free.discard(chosen)
                    grown = True
                    break
            if not grown:
                break
        shapes = [frozenset().union(*piece) for piece in pieces]
        least = len(figure) / count / 2
        if not free and all(len(shape) >= least and outline(shape) for shape in shapes):
            return shapes
    raise Rejected("the figure could not be cut well")


def _lifted(piece: Shape, grid: Grid, flips: bool, rng: Stream) -> Shape:
    """A piece as it lies beside the figure: turned somehow, and turned over if that is allowed."""
    if flips and rng.below(2):
        piece = flipped(piece, grid)
    return settled(turned(piece, grid, rng.below(TURNS[grid])), grid)


def _missing(
    question: type[form.Gap | form.Missing], count: int, grid: Grid, size: tuple[int, int], place: int, rng: Stream
) -> Puzzle:
    """Two pieces of equal area and their mirror images; one of the four is laid into a figure, and the rest is cut."""
    around = _board(grid, size, rng)
    drawn = _exchanged(around, _start(grid, size), rng)
    whole = settled(drawn, grid)
    board = _along([part for part in around if part <= drawn], drawn, whole)
    seed = _cut(board, whole, count, rng)[0]
    one, other = _siblings(board, seed, 1, 2, grid, rng)
    if any(settled(flipped(piece, grid), grid) in looks(piece, grid, flips=False) for piece in (one, other)):
        raise Rejected("a piece is its own mirror image")
    options = [one, flipped(one, grid), other, flipped(other, grid)]
    rng.shuffle(options)
    # All four must fit, not only the answer, which would be the most compact one otherwise.
    places = [[one for one in ways(option, whole, grid, flips=False) if outline(whole - one)] for option in options]
    if not all(places):
        raise Rejected("a piece does not fit into the figure")
    laid = rng.choice(places[place])
    rest = whole - laid
    sets = [[_lifted(option, grid, False, rng)] for option in options]
    query = question(_sets(sets, grid))
    mirror = next(number for number, one in enumerate(options) if one == flipped(options[place], grid))
    figure = tuple(rows(whole, grid))
    if question is form.Gap:
        a, b, c, d = (len(straightened(outline(option) or ())) for option in options)
        given = form.Given(grid, False, figure, tuple(rows(laid, grid)), ())
        return Puzzle(given, query, LETTERS[place], form.Corners(mirror, (a, b, c, d)))
    cut = _cut(_rest(board, rest, grid), rest, count - 1, rng)
    pieces = [_lifted(piece, grid, False, rng) for piece in cut]
    given = form.Given(grid, False, figure, None, _rows(pieces, grid))
    return Puzzle(given, query, LETTERS[place], form.Completed(_rows([*cut, laid], grid), mirror))


def _rest(board: Sequence[Shape], rest: Shape, grid: Grid) -> list[Shape]:
    """The parts of a board that are left, and the halves of squares that were halved otherwise before."""
    parts = [part for part in board if part <= rest]
    if grid == "squares":
        corners = {part: min(min(one) for one in part) for part in board}
        squares = {square(y // 2, x // 2) for x, y in ((x // 2 * 2, y // 2 * 2) for x, y in corners.values())}
        whole = frozenset().union(*parts)
        parts += (left for unit in sorted(squares, key=min) if (left := (unit & rest) - whole))
    return parts
