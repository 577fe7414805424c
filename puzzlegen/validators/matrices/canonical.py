"""The canonical form of a matrix: equal exactly for the same puzzle in disguise.

A disguise changes the order of the options, turns rows into columns, lets parts of the same make change places, turns
or reflects the cells of a part without its figures, turns all figures of a part alike, or gives other names to shapes
that are in no order, pointing ones among themselves. Polygons, sizes and fills keep their values.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from itertools import permutations, product
from typing import Any, Final, TypeAlias

from puzzlegen.validators.matrices.induction import images
from puzzlegen.validators.matrices.statement import CELLS, CORNERED, FILLS, POINTING, Figure, Panel

Look: TypeAlias = tuple[str, int, int, int]  # shape, size, fill, turn
Held: TypeAlias = tuple[tuple[int, Look], ...]  # of one part of a panel: cells as bits, and what lies there
Names: TypeAlias = Mapping[str, tuple[int, int]]

EXCHANGEABLE: Final = ("left_right", "up_down", "diagonal", "triad")
_ORDERS: Final = (tuple(range(8)), (0, 3, 6, 1, 4, 7, 2, 5))  # of the panels: as they are, transposed
_NAMES: Final[Names] = {shape: (0, corners) for corners, shape in enumerate(CORNERED, start=3)}


def canonical_form(layout: str, panels: Sequence[Panel], options: Sequence[Panel]) -> str:
    """Digest of the canonical form."""
    offsets = tuple(_first_turn(panels, part) for part in range(len(CELLS[layout])))
    shown = [_held(panel, offsets) for panel in panels]
    offered = [_held(panel, offsets) for panel in options]
    best: list[Any] = []
    finest: list[tuple[tuple[int, ...], tuple[tuple[int, ...], ...], Names]] = []
    for order, parts, moves in product(_ORDERS, _part_orders(layout), _cell_moves(layout)):
        names: dict[str, tuple[int, int]] = dict(_NAMES)
        code = [_code(shown[place], parts, moves, names) for place in order]
        if not best or code < best:
            best, finest = code, []
        if code == best:
            finest.append((parts, moves, names))
    ends = (
        sorted(_code(panel, parts, moves, dict(completed)) for panel in offered)
        for parts, moves, names in finest
        for completed in _completed(names, offered)
    )
    return blake2b(repr((layout, best, min(ends))).encode(), digest_size=16).hexdigest()


def _first_turn(panels: Sequence[Panel], part: int) -> int:
    """The turn of the part's first figure that points somewhere; the same for the transposed matrix.

    Figures of one panel may point in different directions: then the cells decide, and turning them is no disguise.
    """
    for place in (0, 4):
        if (turns := {figure.turn for figure in panels[place][part] if figure.shape in POINTING}) and len(turns) == 1:
            return turns.pop()
    return 0


def _held(panel: Panel, offsets: tuple[int, ...]) -> tuple[Held, ...]:
    """Per part, which cells hold which look."""
    parts: list[Held] = []
    for figures, offset in zip(panel, offsets, strict=True):
        cells: dict[Look, int] = {}
        for figure in figures:
            look = _look(figure, offset)
            cells[look] = cells.get(look, 0) | 1 << figure.cell
        parts.append(tuple((held, look) for look, held in cells.items()))
    return tuple(parts)


def _look(figure: Figure, offset: int) -> Look:
    turn = (figure.turn - offset) % 8 if figure.shape in POINTING else 0
    return figure.shape, figure.size, FILLS.index(figure.fill), turn


def _code(
    panel: tuple[Held, ...],
    parts: tuple[int, ...],
    moves: tuple[tuple[int, ...], ...],
    names: dict[str, tuple[int, int]],
) -> list[list[tuple[Any, ...]]]:
    """A panel after its disguise was taken off; gives a name to every shape that has none, in order of appearance."""
    code: list[list[tuple[Any, ...]]] = []
    for part in parts:
        after = moves[part]
        pieces = []
        for held, (shape, size, fill, turn) in sorted((after[held], look) for held, look in panel[part]):
            if shape not in names:
                kind = 2 if shape in POINTING else 1
                names[shape] = (kind, sum(name[0] == kind for name in names.values()))
            pieces.append((held, names[shape], size, fill, turn))
        code.append(pieces)
    return code


def _completed(names: Names, offered: Sequence[tuple[Held, ...]]) -> Iterator[Names]:
    """The names with all ways of naming the shapes that only options show."""
    new = sorted({look[0] for panel in offered for held in panel for _, look in held if look[0] not in names})
    pointing = [shape for shape in new if shape in POINTING]
    others = [shape for shape in new if shape not in POINTING]
    taken = [sum(name[0] == kind for name in names.values()) for kind in (0, 1, 2)]
    for one, other in product(permutations(others), permutations(pointing)):
        yield {
            **names,
            **{shape: (1, taken[1] + place) for place, shape in enumerate(one)},
            **{shape: (2, taken[2] + place) for place, shape in enumerate(other)},
        }


def _part_orders(layout: str) -> tuple[tuple[int, ...], ...]:
    plain = tuple(range(len(CELLS[layout])))
    return tuple(permutations(plain)) if layout in EXCHANGEABLE else (plain,)


@cache
def _cell_moves(layout: str) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Per part, what becomes of each set of cells; an entry for each symmetry of the layout's cells."""
    return tuple(product(*(tuple(images(path) for path in _symmetries(count)) for count in CELLS[layout])))


def _symmetries(cells: int) -> list[list[int]]:
    """The turns and reflections of a part, each as where every cell goes."""
    if cells == 8:
        return [[(sign * cell + shift) % 8 for cell in range(8)] for shift in range(8) for sign in (1, -1)]
    side = {1: 1, 4: 2, 9: 3}[cells]
    found: list[list[int]] = []
    for reflected in (False, True):
        grid = [divmod(cell, side) for cell in range(cells)]
        if reflected:
            grid = [(column, row) for row, column in grid]
        for _ in range(4 if cells > 1 else 1):
            grid = [(column, side - 1 - row) for row, column in grid]
            path = [row * side + column for row, column in grid]
            if path not in found:
                found.append(path)
    return found
