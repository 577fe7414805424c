"""The canonical form of a matrix: equal exactly for the same puzzle in disguise.

A disguise changes the order of the options, turns rows into columns, lets parts of the same make change places, turns
or reflects the cells of a part without its figures, turns or mirrors all figures of a part alike, or gives other names
to shapes that are in no order, pointing ones among themselves. Polygons, sizes and fills keep their values.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import permutations, product
from typing import Any, Final, NamedTuple, TypeAlias

from puzzlegen.formats.matrices.kits.panels import Panel
from puzzlegen.validators.kits.answers import fingerprint
from puzzlegen.validators.matrices.kits.evidence import Clue
from puzzlegen.validators.matrices.kits.induction import images
from puzzlegen.validators.matrices.kits.statement import CELLS, CORNERED, FILLS, POINTING

Look: TypeAlias = tuple[str, int, int, int]  # shape, size, fill, turn
Held: TypeAlias = tuple[tuple[int, Look], ...]  # of one part of a panel: cells as bits, and what lies there
Names: TypeAlias = Mapping[str, tuple[int, int]]
Directions: TypeAlias = tuple[tuple[int, ...], dict[int, int]]  # per part: its sign; what is taken away from it
Way: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...]]

EXCHANGEABLE: Final = ("left_right", "up_down", "diagonal", "triad")
_UNSIGNED: Final = str.maketrans("", "", "+-")
_ORDERS: Final = (tuple(range(8)), (0, 3, 6, 1, 4, 7, 2, 5))  # of the panels: as they are, transposed
_NAMES: Final[Names] = {shape: (0, corners) for corners, shape in enumerate(CORNERED, start=3)}


class _Disguise(NamedTuple):
    """A way to take a disguise off.

    ``names`` and ``offsets`` grow while panels are read: shapes without an order get names in order of appearance, and
    the first direction of each part becomes 0. A sign of -1 mirrors the figures of a part.
    """

    order: tuple[int, ...]
    parts: tuple[int, ...]
    moves: tuple[tuple[int, ...], ...]
    names: dict[str, tuple[int, int]]
    signs: tuple[int, ...]
    offsets: dict[int, int]


def canonical_form(layout: str, panels: Sequence[Panel], options: Sequence[Panel]) -> str:
    """Digest of the canonical form of a matrix."""
    return plainest(layout, panels, options, product(_ORDERS, _part_orders(layout), _cell_moves(layout)))


def structure(layout: str, clues: Sequence[Clue], answer: int, exchangeable: bool) -> str:
    """The layout and, per part, the simplest rules of each attribute; the same for every disguise.

    ``exchangeable`` parts may change places. What a disguise changes is left out of a rule's name: rows or columns,
    where places go, and which way figures turn.
    """
    parts: dict[str, list[str]] = {}
    for clue in clues:
        part, attribute = clue.subject.split(": ")
        names = (name.split(" along ")[0] for name in clue.names(answer).split("/"))
        if attribute == "position":
            names = (name.split()[0] for name in names)
        elif attribute == "turn":
            names = (name.translate(_UNSIGNED) for name in names)
        parts.setdefault(part, []).append(f"{attribute} {'/'.join(sorted(set(names)))}")
    described = [", ".join(words) for words in parts.values()]
    return "; ".join((layout, *(sorted(described) if exchangeable else described)))


def plainest(
    layout: str, panels: Sequence[Panel], options: Sequence[Panel], ways: Iterable[Way], turning: bool = True
) -> str:
    """Digest of what is least of all that the panels can look like after their disguise was taken off.

    Args:
        layout: part of the form, as it is.
        panels: those shown.
        options: those on offer, in any order.
        ways: to take a disguise off: the order of the panels, that of their parts, and per part what becomes of each
            set of cells.
        turning: all figures of a part may have been turned or mirrored alike; else only all figures of all parts, and
            by quarters.
    """
    shown, offered = [_held(panel) for panel in panels], [_held(panel) for panel in options]
    best: list[Any] = []
    finest: list[_Disguise] = []
    directions = _directions([*shown, *offered], turning)
    for (order, parts, moves), (signs, offsets) in product(ways, directions):
        disguise = _Disguise(order, parts, moves, dict(_NAMES), signs, dict(offsets))
        code = [_code(shown[place], disguise) for place in order]
        for part in parts:  # what only options show keeps its direction
            disguise.offsets.setdefault(part, 0)
        if not best or code < best:
            best, finest = code, []
        if code == best:
            finest.append(disguise)
    ends = (
        sorted(_code(panel, disguise._replace(names=names)) for panel in offered)
        for disguise in finest
        for names in _completed(disguise.names, offered)
    )
    return fingerprint((layout, best, min(ends)))


def _held(panel: Panel) -> tuple[Held, ...]:
    """Per part, which cells hold which look."""
    parts: list[Held] = []
    for figures in panel:
        cells: dict[Look, int] = {}
        for figure in figures:
            look = (figure.shape, figure.size, FILLS.index(figure.fill), figure.turn)
            cells[look] = cells.get(look, 0) | 1 << figure.cell
        parts.append(tuple((held, look) for look, held in cells.items()))
    return tuple(parts)


def _code(panel: tuple[Held, ...], disguise: _Disguise) -> list[list[tuple[Any, ...]]]:
    """A panel after its disguise was taken off."""
    code: list[list[tuple[Any, ...]]] = []
    names, offsets = disguise.names, disguise.offsets
    for part in disguise.parts:
        after = disguise.moves[part]
        pieces: list[tuple[Any, ...]] = []
        for held, (shape, size, fill, turn) in sorted((after[held], look) for held, look in panel[part]):
            if shape not in names:
                kind = 2 if shape in POINTING else 1
                names[shape] = (kind, sum(name[0] == kind for name in names.values()))
            direction = turn * disguise.signs[part]
            offset = offsets.setdefault(part, direction) if shape in POINTING else 0
            pieces.append((held, names[shape], size, fill, (direction - offset) % 8))
        code.append(pieces)
    return code


def _directions(panels: Sequence[tuple[Held, ...]], turning: bool) -> list[Directions]:
    """How directions can be told otherwise."""
    parts = range(len(panels[0]))
    pointing = [any(look[0] in POINTING for panel in panels for _, look in panel[part]) for part in parts]
    if turning:
        return [(signs, {}) for signs in product(*((1, -1) if points else (1,) for points in pointing))]
    if not any(pointing):
        return [((1,) * len(parts), dict.fromkeys(parts, 0))]
    return [((sign,) * len(parts), dict.fromkeys(parts, offset)) for sign in (1, -1) for offset in (0, 2, 4, 6)]


def _completed(names: Names, offered: Sequence[tuple[Held, ...]]) -> Iterator[dict[str, tuple[int, int]]]:
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
    return tuple(product(*(tuple(images(path) for path in symmetries(count)) for count in CELLS[layout])))


def symmetries(cells: int) -> list[list[int]]:
    """The turns and reflections of a part, each as where every cell goes."""
    if cells == 8:
        return [[(sign * cell + shift) % 8 for cell in range(8)] for shift in range(8) for sign in (1, -1)]
    side = {1: 1, 4: 2, 9: 3, 16: 4, 25: 5}[cells]
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
