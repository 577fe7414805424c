"""Searches the positions of boards with sliding pieces, fewest moves first; judges `boards/sliding_block`.

The format is that of ``docs/small-boards.md``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import product
from operator import or_
from string import ascii_lowercase
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import (
    Findings,
    chosen,
    convert,
    demand_different,
    fingerprint,
    pointed_out,
    proven,
)

BUDGET: Final = 60_000  # positions
Cell: TypeAlias = tuple[int, int]
Cells: TypeAlias = frozenset[Cell]
Row: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=10, pattern=r"^[a-z.#]+$")]
Rows: TypeAlias = Annotated[tuple[Row, ...], msgspec.Meta(min_length=1, max_length=10)]
Way: TypeAlias = Literal["up", "down", "left", "right"]
Letter: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z]$")]
Few: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Push: TypeAlias = tuple[Letter, Way]
Step: TypeAlias = tuple[Letter, Way, Few]

WAYS: Final[dict[Way, Cell]] = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
UNITS: Final = {"within": "positions", "after": "moves listed", "now": "moves possible"}


class _Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: Literal["cars", "boats", "blocks", "crates", "pucks"]
    tone: Annotated[int, msgspec.Meta(ge=0, le=3)]
    rows: Rows
    special: Letter
    goal: Cell | None


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["fewest", "mover", "mover_box", "now"]


class _Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["fewest_choice"]
    options: tuple[int, int, int, int]


class _First(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["first"]
    options: tuple[Step, Step, Step, Step]


class _Stay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["stay"]
    options: tuple[Letter, Letter, Letter, Letter]


class _Within(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["within"]
    moves: Few
    options: tuple[Rows, Rows, Rows, Rows]


class _After(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["after"]
    moves: Annotated[tuple[Push, ...], msgspec.Meta(min_length=1, max_length=20)]
    options: tuple[Rows, Rows, Rows, Rows]


_FORMATS: Final[dict[Any, Any]] = {
    "fewest_choice": _Numbers, "first": _First, "stay": _Stay, "within": _Within, "after": _After
}  # fmt: skip


class _Field:
    """A board as numbers.

    A position has a bit for each piece, by its kind and by the cell of its upper left corner. Pieces in trays and on
    ice are of a kind with all that look alike; vehicles are told apart, and so is the special piece. What is taken of
    the board has a bit for each cell.
    """

    def __init__(self, shown: _Board) -> None:
        self.dress, self.rows, self.special = shown.dress, shown.rows, shown.special
        self.high, self.wide = len(shown.rows), len(shown.rows[0])
        self.pieces = _pieces(shown.rows)
        if "".join(self.pieces) != ascii_lowercase[: len(self.pieces)]:
            raise MalformedStatement("pieces are lettered in reading order")
        if shown.special not in self.pieces:
            raise MalformedStatement("the special piece stands on the board")
        sizes = {letter: _size(cells) for letter, cells in self.pieces.items()}
        if shown.dress == "pucks" and any(size != (1, 1) for size in sizes.values()):
            raise MalformedStatement("a puck covers one cell")
        if self._lanes and any(min(size) > 1 or max(size) == 1 for size in sizes.values()):
            raise MalformedStatement("vehicles are longer than wide, and one cell wide")
        names = {letter: letter if self._lanes or letter == shown.special else size for letter, size in sizes.items()}
        kinds = sorted(set(names.values()), key=str)
        self.kinds = {letter: kinds.index(name) for letter, name in names.items()}
        self.sizes = {kinds.index(name): sizes[letter] for letter, name in names.items()}
        self.open = self._mask((y, x) for y, row in enumerate(shown.rows) for x, sign in enumerate(row) if sign != "#")
        self.start = self.position(self.pieces)
        self.taken = self._mask(cell for cells in self.pieces.values() for cell in cells)
        self.goal = self._goal(shown)
        self.met = 0
        self._rays: dict[int, list[list[tuple[int, int, int]]]] = {}

    @property
    def _lanes(self) -> bool:
        return self.dress in ("cars", "boats")

    def _mask(self, cells: Iterable[Cell]) -> int:
        return sum(1 << y * self.wide + x for y, x in cells)

    def bit(self, kind: int, corner: Cell) -> int:
        """A piece of a kind in a place."""
        return 1 << (kind * self.high + corner[0]) * self.wide + corner[1]

    def position(self, pieces: Mapping[str, Cells]) -> int:
        """The position of lettered pieces."""
        return sum(self.bit(self.kinds[letter], min(cells)) for letter, cells in pieces.items())

    def form(self, pieces: Mapping[str, Cells]) -> tuple[Cells, frozenset[Cells]]:
        """Where the special piece is, and all others."""
        others = frozenset(cells for letter, cells in pieces.items() if letter != self.special)
        return pieces[self.special], others

    def _goal(self, shown: _Board) -> int:
        """The bit of the special piece at its goal; 0 without one."""
        if shown.goal is None:
            return 0
        cells, kind = self.pieces[shown.special], self.kinds[shown.special]
        (y, x), (top, left), (tall, wide) = shown.goal, min(cells), self.sizes[kind]
        whole = _covered(shown.goal, (tall, wide))
        if y < 0 or x < 0 or y + tall > self.high or x + wide > self.wide or self._mask(whole) & ~self.open:
            raise MalformedStatement("the special piece fits into its goal")
        if self._lanes and not (
            (wide > tall and y == top and x in (0, self.wide - wide))
            or (tall > wide and x == left and y in (0, self.high - tall))
        ):
            raise MalformedStatement("the way out is at the end of a lane")
        if (y, x) == (top, left):
            raise MalformedStatement("the special piece is not at its goal")
        return self.bit(kind, shown.goal)

    def _cast(self, bit: int) -> list[list[tuple[int, int, int]]]:
        """For each way, step by step: the cells that must be open, what changes, and what changes of the taken ones."""
        kind, place = divmod(bit.bit_length() - 1, self.high * self.wide)
        y, x = divmod(place, self.wide)
        tall, wide = self.sizes[kind]
        before = self._mask(_covered((y, x), (tall, wide)))
        rays = []
        for down, right in WAYS.values():
            if self._lanes and (down != 0) != (tall > wide):
                continue
            ray = []
            row, column = y + down, x + right
            while 0 <= row <= self.high - tall and 0 <= column <= self.wide - wide:
                after = self._mask(_covered((row, column), (tall, wide)))
                if after & ~self.open:
                    break
                ray.append((after & ~before, bit | self.bit(kind, (row, column)), before ^ after))
                row, column = row + down, column + right
            rays.append(ray)
        self._rays[bit] = rays
        return rays

    def moves(self, position: int, taken: int, still: int = 0) -> list[tuple[int, int]]:
        """What changes with each move, of the position and of the taken cells; the bits ``still`` do not move."""
        found, rest = [], position & ~still
        while rest:
            bit = rest & -rest
            rest -= bit
            for ray in self._rays.get(bit) or self._cast(bit):
                steps = []
                for fresh, change, flip in ray:
                    if taken & fresh:
                        break
                    steps.append((change, flip))
                found += steps[-1:] if self.dress == "pucks" else steps
        return found

    def layers(self, still: int = 0) -> Iterator[dict[int, tuple[int, int]]]:
        """The positions that need 0, 1, 2 and more moves, within the budget.

        To each belongs what is taken, and a bit for each first move, by its number, with which a shortest way begins.
        """
        layer, seen = {self.start: (self.taken, 0)}, set[int]()
        while layer and self.met <= BUDGET:
            self.met += len(layer)
            yield layer
            seen.update(layer)
            after = dict[int, tuple[int, int]]()
            for position, (taken, firsts) in layer.items():
                for number, (change, flip) in enumerate(self.moves(position, taken, still)):
                    one = position ^ change
                    if one not in seen:
                        begun = (firsts or 1 << number) | after.get(one, (0, 0))[1]
                        after[one] = (taken ^ flip, begun)
            layer = after

    def solve(self, still: int = 0) -> tuple[int, int] | None:
        """The fewest moves to the goal, and the bits of the first moves of all ways that are so short."""
        for count, layer in enumerate(self.layers(still)):
            ends = [firsts for position, (_, firsts) in layer.items() if position & self.goal]
            if ends:
                return count, reduce(or_, ends)
        return None

    def pushed(self, letter: str, cells: Cells, way: Way, others: Cells) -> Cells:
        """Where a piece comes to rest that goes as far as it can, past cells that others have taken."""
        (down, right), last = WAYS[way], cells
        if self._lanes and (down != 0) != (_size(cells)[0] > 1):
            raise MalformedStatement(f"{letter} moves along its length only")
        while True:
            after = frozenset((y + down, x + right) for y, x in last)
            if after & others or any(not self._is_open(cell) for cell in after):
                return last
            last = after

    def _is_open(self, cell: Cell) -> bool:
        y, x = cell
        return 0 <= y < self.high and 0 <= x < self.wide and self.rows[y][x] != "#"


def _covered(corner: Cell, size: Cell) -> list[Cell]:
    return [(corner[0] + y, corner[1] + x) for y in range(size[0]) for x in range(size[1])]


def _size(cells: Cells) -> Cell:
    (top, left), (bottom, right) = min(cells), max(cells)
    return bottom - top + 1, right - left + 1


def _pieces(rows: Sequence[str]) -> dict[str, Cells]:
    """The cells of each lettered piece, in reading order."""
    if len({len(row) for row in rows}) > 1:
        raise MalformedStatement("all rows are equally long")
    found = dict[str, set[Cell]]()
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign not in ".#":
                found.setdefault(sign, set()).add((y, x))
    for cells in found.values():
        if cells != {*_covered(min(cells), _size(frozenset(cells)))}:
            raise MalformedStatement("pieces are rectangles")
    return {letter: frozenset(cells) for letter, cells in found.items()}


def certify(statement: Statement, query: Statement) -> Certificate:
    """Search all positions, those with fewest moves first.

    The difficulty is the number of moves of a shortest way; of ``stay`` and ``must``, of the longest one that is needed
    to see of every option whether it can stay; of ``within``, the positions that are so near; of ``after``, the moves
    listed; of ``now``, the moves that are possible.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown = convert(statement, _Board, "statement")
    asked = convert(query, _FORMATS.get(query.get("task"), _Query), "query")
    field = _Field(shown)
    if (shown.goal is None) != (asked.task in UNITS):
        raise MalformedStatement("there is a goal where the question needs one, and only there")
    if asked.task in ("within", "after"):
        found, work, extras = _boards(field, asked)
    elif asked.task == "stay":
        found, work, extras = _stay(field, asked)
    elif asked.task == "now":
        work = len(field.moves(field.start, field.taken))
        found, extras = [Findings((str(work),))], ()
    else:
        found, work, extras = _shortest(field, asked)
    goal = () if shown.goal is None else _covered(shown.goal, _size(field.pieces[shown.special]))
    return proven(
        found,
        BUDGET,
        method="all positions, fewest moves first",
        effort={"positions": field.met},
        difficulty=work,
        unit=UNITS.get(asked.task, "moves"),
        canonical=fingerprint((asked.task, _canonical(field, frozenset(goal), extras))),
        structure=f"{shown.dress} on {field.high} x {field.wide}",
    )


def _shortest(field: _Field, asked: Any) -> tuple[list[Findings], int, Any]:
    """The answers about the shortest ways to the goal, the number of their moves, and what options show."""
    extras: Any = ()
    steps = _steps(field)
    if isinstance(asked, _First):
        demand_different(asked.options)
        if not set(asked.options) <= {step for step, _ in steps}:
            raise MalformedStatement("the options are moves that are possible")
        extras = frozenset((field.pieces[step[0]], cells) for step, cells in steps if step in asked.options)
    if isinstance(asked, _Numbers):
        extras = asked.options
    solved = field.solve()
    if solved is None:
        return [], 0, extras
    count, firsts = solved
    best = [step for number, (step, _) in enumerate(steps) if firsts >> number & 1]
    if isinstance(asked, _Numbers):
        return [chosen(asked.options, count)], count, extras
    if isinstance(asked, _First):
        right = [option in best for option in asked.options]
        return [pointed_out(right, f"no way of {count} moves begins with it")], count, extras
    if asked.task == "fewest":
        return [Findings((str(count),))], count, extras
    box = "piece-" if asked.task == "mover_box" else ""
    movers = sorted({1 + ascii_lowercase.index(step[0]) for step in best})
    return [Findings((f"{box}{number}",)) for number in movers[:2]], count, extras


def _steps(field: _Field) -> list[tuple[Step, Cells]]:
    """The first moves in words, in the order of `_Field.moves`, and what the piece covers then."""
    letters = {field.bit(field.kinds[letter], min(cells)): letter for letter, cells in field.pieces.items()}
    found = list[tuple[Step, Cells]]()
    for change, _ in field.moves(field.start, field.taken):
        letter = letters[change & field.start]
        cells = field.pieces[letter]
        at = ((change & ~field.start).bit_length() - 1) % (field.high * field.wide)
        (top, left), (y, x) = min(cells), divmod(at, field.wide)
        after = frozenset((row + y - top, column + x - left) for row, column in cells)
        heading = ((y > top) - (y < top), (x > left) - (x < left))
        way = next(way for way, step in WAYS.items() if step == heading)
        found.append(((letter, way, abs(y - top) + abs(x - left)), after))
    return found


def _stay(field: _Field, asked: _Stay) -> tuple[list[Findings], int, Any]:
    """Which of the pieces can stay where they are."""
    demand_different(asked.options)
    if not set(asked.options) <= field.pieces.keys() - {field.special}:
        raise MalformedStatement("the options are other pieces than the special one")
    ways = []
    for letter in asked.options:
        ways.append(field.solve(field.bit(field.kinds[letter], min(field.pieces[letter]))))
        if field.met > BUDGET:
            return [], 0, ()
    work = max((way[0] for way in ways if way), default=0)
    extras = frozenset(field.pieces[letter] for letter in asked.options)
    if asked.task == "stay":
        return (
            [pointed_out([way is not None for way in ways], "the goal is never reached while it stays")],
            work,
            extras,
        )
    return [pointed_out([way is None for way in ways], "the goal is also reached while it stays")], work, extras


def _boards(field: _Field, asked: Any) -> tuple[list[Findings], int, Any]:
    """Which of the drawn positions arises."""
    options = [_pieces(rows) for rows in asked.options]
    sizes = {letter: _size(cells) for letter, cells in field.pieces.items()}
    for rows, pieces in zip(asked.options, options, strict=True):
        if _walls(rows) != _walls(field.rows):
            raise MalformedStatement("all boards have the same walls")
        if {letter: _size(cells) for letter, cells in pieces.items()} != sizes:
            raise MalformedStatement("all boards have the same pieces")
    positions = [field.position(pieces) for pieces in options]
    demand_different(positions)
    forms = frozenset(field.form(pieces) for pieces in options)
    if asked.task == "within":
        met = set[int]()
        for _, layer in zip(range(asked.moves + 1), field.layers(), strict=False):
            met.update(layer)
        right = [position in met for position in positions]
        return [pointed_out(right, f"{asked.moves} moves never lead to it")], len(met), (asked.moves, forms)
    held, ways = dict(field.pieces), []
    for letter, way in asked.moves:
        if letter not in held:
            raise MalformedStatement("pieces of the board are moved")
        others = frozenset().union(*(cells for name, cells in held.items() if name != letter))
        after = field.pushed(letter, held[letter], way, others)
        if after == held[letter]:
            raise MalformedStatement("every move is possible")
        held[letter] = after
        ways.append((field.pieces[letter], after))
    field.met = len(ways)
    right = [position == field.position(held) for position in positions]
    return [pointed_out(right, "another position comes out")], len(ways), (tuple(ways), forms)


def _walls(rows: Sequence[str]) -> Cells:
    return frozenset((y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#")


def _canonical(field: _Field, goal: Cells, extras: Any) -> Any:
    """The same for a board in every position, and for options in any order."""
    form = (_walls(field.rows), field.form(field.pieces), goal, extras)
    last, end = field.high - 1, field.wide - 1
    forms = []
    for transposed, flipped, mirrored in product((False, True), repeat=3):

        def moved(y: int, x: int) -> Cell:
            y, x = last - y if flipped else y, end - x if mirrored else x  # noqa: B023 - called at once
            return (x, y) if transposed else (y, x)  # noqa: B023

        size = (field.wide, field.high) if transposed else (field.high, field.wide)
        forms.append((size, _mapped(form, moved)))
    return min(forms)


def _mapped(form: Any, moved: Callable[[int, int], Cell]) -> Any:
    """A form with all its cells moved, and with its sets in order."""
    if isinstance(form, frozenset):
        return tuple(sorted(_mapped(one, moved) for one in form))
    if not isinstance(form, tuple):
        return form
    if len(form) == 2 and isinstance(form[0], int) and isinstance(form[1], int):
        return moved(*form)
    return tuple(_mapped(one, moved) for one in form)
