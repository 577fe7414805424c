"""Tries every way of laying pieces into a figure: an exact cover, for each option anew.

A cell is a quarter of a unit square, or a triangle; pieces lie on the lattice, since they are turned by quarters (or
sixths) of a full turn only and must cover the figure without gaps. The covering of the first free cell is tried with
each piece in each of its positions, so that every way is met once.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.matrices import splice as form
from puzzlegen.formats.matrices.splice import Rows
from puzzlegen.validators.kits.answers import demand_different, fingerprint

METHOD: Final = "exact cover"
BUDGET: Final = 200_000  # positions of pieces that are tried, for all options together

Cell: TypeAlias = tuple[int, int]
Shape: TypeAlias = frozenset[Cell]

_LARGEST: Final = 640  # cells of a shape, quarters of unit squares or triangles
_QUARTERS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_SIGNS: Final = {"#": "NESW", "1": "NW", "2": "NE", "3": "SE", "4": "SW", ".": ""}


class _Search(NamedTuple):
    """What came of laying pieces into a figure."""

    fits: bool | None  # None: the budget ran out
    tried: int
    placements: tuple[int, ...]  # per piece, in how many ways it can lie in the figure


def certify(puzzle: form.Given, wanted: form.Query) -> Certificate:
    """Find every option whose pieces cover its figure.

    The difficulty is the number of ways in which single pieces of the answer can lie in its figure. A gap is filled
    by a single piece, in one way; there it is the number of ways in which the pieces on offer can be turned. The depth
    is that of the search: the positions that are tried for all options, or these turned pieces.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    demand_different(wanted.options)
    _check(puzzle, wanted)
    given = [_read(rows, puzzle.lattice) for rows in puzzle.pieces]
    target = puzzle.gap if isinstance(wanted, form.Gap) else puzzle.figure
    offered = [[_read(rows, puzzle.lattice) for rows in option] for option in wanted.options]
    left: list[int] = []
    refuted: dict[str, str] = {}
    tried, undecided = 0, False
    difficulty = 0
    for option, shapes in enumerate(offered):
        figure = shapes[0] if target is None else _read(target, puzzle.lattice)
        pieces = given if target is None else [*given, *shapes]
        search = _lay(figure, pieces, puzzle, BUDGET - tried)
        tried += search.tried
        if search.fits is None:
            undecided = True
        elif search.fits:
            left.append(option)
            difficulty = sum(search.placements)
        else:
            refuted[LETTERS[option]] = _objection(figure, pieces, search, puzzle.lattice)
    if isinstance(wanted, form.Gap):
        difficulty = sum(len(_positions(shapes[0], puzzle.lattice, puzzle.flips)) for shapes in offered)
    unique = len(left) == 1 and not undecided
    decided = Verdict.UNIQUE if unique else Verdict.AMBIGUOUS if left else Verdict.UNSOLVABLE
    return Certificate(
        verdict=Verdict.UNDECIDED if undecided and len(left) < 2 else decided,
        answers=tuple(LETTERS[option] for option in left[:2]),
        method=METHOD,
        effort={"positions_tried": tried},
        difficulty=float(difficulty) if unique else 0.0,
        unit=form.QUESTIONS[type(wanted)].unit,
        canonical=_canonical(puzzle, wanted) if unique else "",
        structure=_structure(puzzle, wanted, offered[left[0]], given) if unique else "",
        refuted=refuted,
        depth=Depth.search(max(1, difficulty if isinstance(wanted, form.Gap) else tried)),
    )


def certify_why(
    puzzle: form.Given, query: form.Query, answer: str, why: form.Corners | form.Completed | form.Laid
) -> Faults:
    """What is false of the pieces where they lie, of mirror images, corners, and pieces that fit nowhere."""
    right, lattice = LETTERS.index(answer), puzzle.lattice
    offered = [[_read(rows, lattice) for rows in option] for option in query.options]
    given = [_read(rows, lattice) for rows in puzzle.pieces]
    key = query.options[right]
    whole = key[0] if puzzle.figure is None else puzzle.figure
    if isinstance(why, form.Corners | form.Completed):
        image = _settled(_mirrored(offered[right][0], lattice), lattice)
        if why.mirror == right or image not in _positions(offered[why.mirror][0], lattice, flips=False):
            return ("an option is not the mirror image of the answer",)
    if isinstance(why, form.Corners):
        corners = tuple(_corners_of(option[0], lattice) for option in query.options)
        return () if corners == why.corners else ("an option has another number of corners",)
    laid = [_cells(rows, lattice) for rows in why.laid]
    pieces = given if isinstance(query, form.Figure) else [*given, *offered[right]]
    covered = sorted(cell for there in laid for cell in there)
    looks = (_positions(piece, lattice, puzzle.flips) for piece in pieces)
    if (
        len(laid) != len(pieces)
        or covered != sorted(_cells(whole, lattice))
        or any(_settled(there, lattice) not in known for there, known in zip(laid, looks, strict=True))
    ):
        return ("the pieces do not lie in the figure as it is said",)
    stuck = []
    for shapes in offered:
        figure = shapes[0] if puzzle.figure is None else _read(puzzle.figure, lattice)
        board = _Board.of(figure)
        laying = given if isinstance(query, form.Figure) else shapes
        stuck.append(next((number for number, one in enumerate(laying, 1) if not _masks(one, board, puzzle)), 0))
    return (
        () if tuple(stuck) == (why.stuck if isinstance(why, form.Laid) else (0,) * 4) else ("other pieces have room",)
    )


def _corners_of(rows: Rows, lattice: str) -> int:
    """How often the line around a shape changes its direction."""
    rim: set[frozenset[Cell]] = set()
    for cell in _cells(rows, lattice):
        rim.symmetric_difference_update(map(frozenset, combinations(_corners(cell, lattice), 2)))
    ways: defaultdict[Cell, list[Cell]] = defaultdict(list)
    for (a, b), (c, d) in map(tuple, rim):
        ways[a, b].append((c - a, d - b))
        ways[c, d].append((a - c, b - d))
    return sum(a * d != b * c for (a, b), (c, d) in ways.values())


def _check(puzzle: form.Given, query: form.Query) -> None:
    """Refuse what does not belong to the task."""
    held = (puzzle.figure is not None, puzzle.gap is not None, bool(puzzle.pieces))
    wanted = {
        "gap": (True, True, False),
        "missing": (True, False, True),
        "figure": (False, False, True),
        "pieces": (True, False, False),
    }[task_of(query)]
    if held != wanted:
        raise MalformedStatement(f"the task {task_of(query)} does not go with this figure, gap and pieces")
    sizes = {len(option) for option in query.options}
    if not isinstance(query, form.PieceSet) and sizes != {1}:
        raise MalformedStatement("each option has one shape")
    for rows in (puzzle.figure, puzzle.gap, *puzzle.pieces, *(rows for option in query.options for rows in option)):
        if rows is not None and not _bounded_once(_cells(rows, puzzle.lattice), puzzle.lattice):
            raise MalformedStatement("a shape hangs together by its sides, has no hole and touches itself nowhere")
    if puzzle.gap is not None and puzzle.figure is not None:
        whole, gap = (_cells(rows, puzzle.lattice) for rows in (puzzle.figure, puzzle.gap))
        if not gap < whole:
            raise MalformedStatement("the gap must lie in the figure")


def _bounded_once(shape: Shape, lattice: str) -> bool:
    """True if one line goes around a shape, which comes to no point twice."""
    rim: set[frozenset[Cell]] = set()
    for cell in shape:
        rim.symmetric_difference_update(map(frozenset, combinations(_corners(cell, lattice), 2)))
    beside: defaultdict[Cell, set[Cell]] = defaultdict(set)
    for one, other in map(tuple, rim):
        beside[one].add(other)
        beside[other].add(one)
    reached, fresh = set[Cell](), {next(iter(beside))}
    while fresh:
        reached |= fresh
        fresh = {other for one in fresh for other in beside[one]} - reached
    return len(reached) == len(beside) and all(len(others) == 2 for others in beside.values())


def _corners(cell: Cell, lattice: str) -> tuple[Cell, Cell, Cell]:
    """The corners of a quarter of a unit square, whose sides are 4 long, or of a triangle."""
    x, y = cell
    if lattice == "triangles":
        side = 1 if y % 3 == 2 else -1  # it points up, or down
        left, top = (x + side) // 3, (y - 2) // 3 if side > 0 else (y + 2) // 3
        return (left, top), (left - side, top + side), (left, top + side)
    left, top = x // 4 * 4, y // 4 * 4
    a, b = (left, top), (left + 4, top + 4)
    if abs(x - left - 2) > abs(y - top - 2):
        near = left if x < left + 2 else left + 4
        return (near, a[1]), (near, b[1]), (left + 2, top + 2)
    near = top if y < top + 2 else top + 4
    return (a[0], near), (b[0], near), (left + 2, top + 2)


def _cells(rows: Rows, lattice: str) -> Shape:
    """The cells of a shape where its rows say; raises `MalformedStatement`."""
    found: set[Cell] = set()
    for row, line in enumerate(rows):
        for place, sign in enumerate(line):
            if lattice == "squares":
                if sign not in _SIGNS:
                    raise MalformedStatement(f"a unit square is one of {' '.join(_SIGNS)}")
                found |= {(4 * place + 2 + x, 4 * row + 2 + y) for x, y in map(_QUARTERS.__getitem__, _SIGNS[sign])}
            elif sign == "#":
                found.add(_centre(row, place))
            elif sign != ".":
                raise MalformedStatement("a triangle is # or .")
    if not 1 <= len(found) <= _LARGEST:
        raise MalformedStatement(f"a shape has 1 to {_LARGEST} cells")
    return frozenset(found)


def _centre(row: int, place: int) -> Cell:
    """Three times the centre of a triangle, along rows and along lines that fall to the right."""
    if (row + place) % 2 == 0:  # it points up: the top corner, and twice the row below
        return 3 * (place - row) // 2 - 1, 3 * row + 2
    return 3 * (place - 1 - row) // 2 + 1, 3 * row + 1


def _read(rows: Rows, lattice: str) -> Shape:
    return _settled(_cells(rows, lattice), lattice)


def _settled(shape: Shape, lattice: str) -> Shape:
    """The same for all whole shifts of a shape."""
    unit = 4 if lattice == "squares" else 3
    left, top = (min(cell[axis] for cell in shape) // unit * unit for axis in (0, 1))
    return frozenset((x - left, y - top) for x, y in shape)


def _turned(shape: Shape, lattice: str) -> Shape:
    if lattice == "squares":
        return frozenset((-y, x) for x, y in shape)
    return frozenset((-y, x + y) for x, y in shape)


def _mirrored(shape: Shape, lattice: str) -> Shape:
    if lattice == "squares":
        return frozenset((-x, y) for x, y in shape)
    return frozenset((-x - y, y) for x, y in shape)


def _positions(shape: Shape, lattice: str, flips: bool) -> list[Shape]:
    """The shape turned, and turned over if that is allowed, in every different way; settled."""
    found: dict[Shape, None] = {}
    for side in (shape, _mirrored(shape, lattice)) if flips else (shape,):
        view = side
        for _ in range(4 if lattice == "squares" else 6):
            found[_settled(view, lattice)] = None
            view = _turned(view, lattice)
    return list(found)


class _Board(NamedTuple):
    """A figure as bits, row by row, with as much room to the right of it again, where nothing can lie."""

    cells: int
    rows: int
    columns: int

    @classmethod
    def of(cls, figure: Shape) -> "_Board":
        """The board of a settled shape."""
        rows, columns = (1 + max(cell[axis] for cell in figure) for axis in (1, 0))
        return cls(sum(1 << 2 * columns * y + x for x, y in figure), rows, columns)


def _lay(figure: Shape, pieces: Sequence[Shape], puzzle: form.Given, budget: int) -> _Search:
    """Finds out whether the pieces cover the figure exactly."""
    board = _Board.of(figure)
    masks = [_masks(piece, board, puzzle) for piece in pieces]
    placements = tuple(map(len, masks))
    if sum(map(len, pieces)) != len(figure) or 0 in placements:
        return _Search(False, 0, placements)
    through = [_by_first_cell(found) for found in masks]
    tried = 0
    stack = [(board.cells, (1 << len(pieces)) - 1)]  # cells that are free, pieces that are left
    while stack:
        free, unused = stack.pop()
        if not free:
            return _Search(True, tried, placements)
        first = free & -free
        met: set[int] = set()
        for number in range(len(pieces)):
            if unused >> number & 1:
                for mask in through[number].get(first, ()):
                    if mask not in met:
                        met.add(mask)  # a piece like another one need not be tried again
                        tried += 1
                        if tried > budget:
                            return _Search(None, tried, placements)
                        if not mask & ~free:
                            stack.append((free ^ mask, unused & ~(1 << number)))
    return _Search(False, tried, placements)


def _by_first_cell(masks: Sequence[int]) -> dict[int, list[int]]:
    """The masks by the bit of their first cell: what covers the first free cell can have no cell before it."""
    found: defaultdict[int, list[int]] = defaultdict(list)
    for mask in masks:
        found[mask & -mask].append(mask)
    return found


def _masks(piece: Shape, board: _Board, puzzle: form.Given) -> list[int]:
    """Every way in which a piece can lie in the figure, as bits of the board."""
    unit = 4 if puzzle.lattice == "squares" else 3
    found: list[int] = []
    for look in _positions(piece, puzzle.lattice, puzzle.flips):
        across, down = (max(cell[axis] for cell in look) for axis in (0, 1))
        mask = sum(1 << 2 * board.columns * y + x for x, y in look) if across < board.columns else 0
        for y in range(0, board.rows - down, unit):
            for x in range(0, board.columns - across, unit):
                there = mask << 2 * board.columns * y + x
                if not there & ~board.cells:
                    found.append(there)
    return found


def _objection(figure: Shape, pieces: Sequence[Shape], search: _Search, lattice: str) -> str:
    """Why pieces do not make a figure."""
    unit = 4 if lattice == "squares" else 1
    area = sum(map(len, pieces))
    if area != len(figure):
        return f"an area of {area / unit:g} does not fill {len(figure) / unit:g}"
    stuck = [number for number, count in enumerate(search.placements, start=1) if not count]
    if stuck:
        return f"piece {stuck[0]} of {len(pieces)} lies nowhere in the figure"
    return f"none of {search.tried} positions tried leads to a cover"


def _structure(puzzle: form.Given, query: form.Query, answer: Sequence[Shape], given: Sequence[Shape]) -> str:
    """The lattice, the task, and of each piece the area and in how many ways it can be turned."""
    pieces = given if isinstance(query, form.Figure) else [*given, *answer]
    unit = 4 if puzzle.lattice == "squares" else 1
    kinds = sorted((len(piece) / unit, len(_positions(piece, puzzle.lattice, puzzle.flips))) for piece in pieces)
    turns = "turned over too" if puzzle.flips else "turned"
    return f"{puzzle.lattice}; {task_of(query)}; {turns}; pieces of {', '.join(f'{a:g} in {n} ways' for a, n in kinds)}"


def _canonical(puzzle: form.Given, query: form.Query) -> str:
    """Digest of the canonical form.

    It is the same for other orders of pieces and options, for shapes that are turned in another way, and for the mirror
    image of the whole puzzle.
    """
    best = min(_forms(puzzle, query))
    return fingerprint((puzzle.lattice, puzzle.flips, task_of(query), best))


def _forms(puzzle: form.Given, query: form.Query) -> Iterator[Any]:
    lattice = puzzle.lattice
    for mirrored in (False, True):

        def form(rows: Rows, mirrored: bool = mirrored) -> list[Cell]:
            shape = _cells(rows, lattice)
            shape = _mirrored(shape, lattice) if mirrored else shape
            return min(sorted(look) for look in _positions(shape, lattice, puzzle.flips))

        pieces = sorted(form(rows) for rows in puzzle.pieces)
        options = sorted(sorted(form(rows) for rows in option) for option in query.options)
        if puzzle.gap is None or puzzle.figure is None:
            yield ([] if puzzle.figure is None else form(puzzle.figure)), pieces, options
        else:  # the gap turns with its figure
            yield _pair_form(puzzle.figure, puzzle.gap, lattice, mirrored), pieces, options


def _pair_form(figure: Rows, gap: Rows, lattice: str, mirrored: bool) -> Any:
    whole, hole = _cells(figure, lattice), _cells(gap, lattice)
    if mirrored:
        whole, hole = _mirrored(whole, lattice), _mirrored(hole, lattice)
    unit = 4 if lattice == "squares" else 3
    views: list[Any] = []
    for _ in range(4 if lattice == "squares" else 6):
        whole, hole = _turned(whole, lattice), _turned(hole, lattice)
        left, top = (min(cell[axis] for cell in whole) // unit * unit for axis in (0, 1))
        views.append(tuple(sorted((x - left, y - top) for x, y in shape) for shape in (whole, hole)))
    return min(views)
