"""Disguises of matrices, rows, analogies, panels of parts, sequences of cells and pieces."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from msgspec.structs import asdict, replace

from puzzlegen.evidence import Disguise, reordered
from puzzlegen.formats.matrices import analogy, logic_panels, raven, sequence, shape_sequence, splice
from puzzlegen.formats.matrices.kits import cell_panels
from puzzlegen.formats.matrices.kits.panels import Figure, Panel

Parts: TypeAlias = raven.Matrix | sequence.Row | analogy.Rows
Shown: TypeAlias = Parts | logic_panels.Shown | shape_sequence.Row
Asked: TypeAlias = (
    raven.MissingPanel | sequence.NextPanel | analogy.Analogy | logic_panels.Query | shape_sequence.NextPanel
)

ROUND: Final = ("circle", "star", "cross", "clover", "hourglass")
POINTING: Final = ("arrow", "half_disc", "drop", "chevron", "heart", "tee")
ALIKE: Final = ("left_right", "up_down", "diagonal", "triad")  # layouts whose parts may change places
NESTED: Final = ("out_in", "out_in_grid", "nested", "nested_dots")  # a circle may be a frame there
PARTS: Final = {
    **dict.fromkeys(("center",), (1,)),
    **dict.fromkeys(("left_right", "up_down", "out_in", "diagonal", "nested"), (1, 1)),
    **dict.fromkeys(("left_right_dots", "nested_dots"), (1, 1, 6)),
    **{"triad": (1, 1, 1), "grid_2x2": (4,), "grid_3x3": (9,), "ring": (8,)},
    **dict.fromkeys(("out_in_grid", "center_corners"), (1, 4)),
    **{"walkers_ring_2": (8, 8), "walkers_ring_3": (8, 8, 8), "walkers_grid_2": (9, 9), "walkers_grid_3": (9, 9, 9)},
}


def with_panels(
    shown: Shown, query: Asked, change: Callable[[Any], Any], order: Sequence[int] | None = None
) -> tuple[Shown, Asked]:
    """The same change made of all panels and options; the panels in another order."""
    panels = shown.panels if order is None else tuple(shown.panels[place] for place in order)
    changed = replace(shown, panels=tuple(map(change, panels)))
    return changed, replace(query, options=tuple(map(change, query.options)))


def transposed(shown: Shown, query: Asked, rng: Random) -> tuple[Shown, Asked] | None:  # noqa: ARG001
    """Rows become columns."""
    if len(shown.panels) != 8:
        return None
    return with_panels(shown, query, lambda panel: panel, (0, 3, 6, 1, 4, 7, 2, 5))


def exchanged(shown: Parts, query: Asked, rng: Random) -> tuple[Shown, Asked] | None:
    """Parts of one make change places; the dots of an analogy stay."""
    layout = shown.layout
    if not layout.startswith((*ALIKE, "walkers")):
        return None
    count = sum(cells != 6 for cells in PARTS[layout])
    order = rng.sample(range(count), count)
    return with_panels(shown, query, lambda panel: (*(panel[part] for part in order), *panel[count:]))


def renamed(shown: Parts, query: Asked, rng: Random) -> tuple[Shown, Asked]:
    """Shapes in no order get other names; a circle keeps its own where it may be a frame, or stands beside dots."""
    layout = shown.layout
    free = [shape for shape in ROUND if shape != "circle" or layout not in (*NESTED, "left_right_dots")]
    names = {
        **dict(zip(free, rng.sample(free, len(free)), strict=True)),
        **dict(zip(POINTING, rng.sample(POINTING, len(POINTING)), strict=True)),
    }

    def change(panel: Panel) -> Panel:
        return tuple(tuple(replace(one, shape=names.get(one.shape, one.shape)) for one in part) for part in panel)

    return with_panels(shown, query, change)


def redirected(shown: Parts, query: Asked, rng: Random) -> tuple[Shown, Asked]:
    """The pointing figures of each part are turned alike, or mirrored."""
    parts = len(PARTS[shown.layout])
    return _directed(shown, query, [(rng.choice((1, -1)), rng.randrange(8)) for _ in range(parts)])


def redirected_together(shown: Parts, query: Asked, rng: Random) -> tuple[Shown, Asked]:
    """All pointing figures are turned by quarters alike, or mirrored."""
    way = (rng.choice((1, -1)), 2 * rng.randrange(4))
    return _directed(shown, query, [way] * len(PARTS[shown.layout]))


def _directed(shown: Parts, query: Asked, ways: Sequence[tuple[int, int]]) -> tuple[Shown, Asked]:
    def turned(figure: Figure, sign: int, offset: int) -> Figure:
        return replace(figure, turn=(sign * figure.turn + offset) % 8) if figure.shape in POINTING else figure

    def change(panel: Panel) -> Panel:
        return tuple(tuple(turned(one, *way) for one in part) for part, way in zip(panel, ways, strict=True))

    return with_panels(shown, query, change)


def _paths(cells: int) -> list[list[int]]:
    """Where cells go when a part is turned or reflected."""
    if cells == 8:
        return [[(sign * cell + shift) % 8 for cell in range(8)] for shift in range(8) for sign in (1, -1)]
    side = {1: 1, 4: 2, 9: 3}.get(cells)
    if side is None:
        return [list(range(cells))]
    paths = []
    for down, right, swapped in [(d, r, s) for d in (0, 1) for r in (0, 1) for s in (0, 1)]:
        places = [(side - 1 - a if down else a, side - 1 - b if right else b) for a in range(side) for b in range(side)]
        paths.append([b * side + a if swapped else a * side + b for a, b in places])
    return paths


def relaid(shown: Parts, query: Asked, rng: Random) -> tuple[Shown, Asked]:
    """The cells of each part are turned or reflected, without the figures in them."""
    paths = [rng.choice(_paths(cells)) for cells in PARTS[shown.layout]]
    return _relaid(shown, query, paths)


def relaid_together(shown: Parts, query: Asked, rng: Random) -> tuple[Shown, Asked]:
    """The cells of all parts, which share them, are turned or reflected alike."""
    cells = PARTS[shown.layout]
    return _relaid(shown, query, [rng.choice(_paths(cells[0]))] * len(cells))


def _relaid(shown: Parts, query: Asked, paths: Sequence[Sequence[int]]) -> tuple[Shown, Asked]:
    def moved(part: Sequence[Figure], path: Sequence[int]) -> tuple[Figure, ...]:
        return tuple(sorted((replace(one, cell=path[one.cell]) for one in part), key=lambda one: one.cell))

    return with_panels(shown, query, lambda panel: tuple(map(moved, panel, paths)))


# --- panels of parts


def _points(lattice: str) -> list[Any]:
    """Where each part lies, around the middle: a point, or the two ends of a line."""
    if lattice in ("cells_3x3", "cells_4x4", "dots_4x4"):
        side = int(lattice[-1])
        return [(2 * column - side + 1, 2 * row - side + 1) for row in range(side) for column in range(side)]
    if lattice == "squares":
        across = [frozenset({(x, y), (x + 1, y)}) for y in (-1, 0, 1) for x in (-1, 0)]
        return across + [frozenset({(x, y), (x, y + 1)}) for y in (-1, 0) for x in (-1, 0, 1)]
    ends = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    spokes = [frozenset({(0, 0), end}) for end in ends]
    return spokes + [frozenset({ends[place], ends[(place + 1) % 8]}) for place in range(8)]


def panels_turned(
    shown: logic_panels.Shown, query: logic_panels.Query, rng: Random
) -> tuple[logic_panels.Shown, logic_panels.Query]:
    """All panels are turned by quarters, or mirrored."""
    points = _points(shown.lattice)
    quarters, mirrored = rng.randrange(4), rng.random() < 0.5

    def seen(point: tuple[int, int]) -> tuple[int, int]:
        x, y = point
        for _ in range(quarters):
            x, y = -y, x
        return (-x, y) if mirrored else (x, y)

    path = [
        points.index(frozenset(map(seen, point)) if isinstance(point, frozenset) else seen(point)) for point in points
    ]

    def change(panels: Any) -> Any:
        """A panel, or several of them, turned."""
        if panels and not isinstance(panels[0], int):
            return tuple(map(change, panels))
        return tuple(sorted(path[part] for part in panels))

    if not isinstance(query, logic_panels.Grouping):
        query = replace(query, options=change(query.options))
    return replace(shown, panels=change(shown.panels), threes=shown.threes and change(shown.threes)), query


def threes_shuffled(
    shown: logic_panels.Shown, query: logic_panels.Query, rng: Random
) -> tuple[logic_panels.Shown, logic_panels.Query] | None:
    """The threes that are to be divided stand in another order."""
    if not isinstance(query, logic_panels.Grouping) or shown.threes is None:
        return None
    order = rng.sample(range(1, 7), 6)  # the old number of each new one
    options = tuple(
        tuple(sorted(tuple(sorted(order.index(number) + 1 for number in group)) for group in groups))
        for groups in query.options
    )
    return replace(shown, threes=tuple(shown.threes[old - 1] for old in order)), replace(query, options=options)


# --- sequences of cells


def _centres(lattice: str) -> list[tuple[int, int]]:
    """The centres of the cells, in the order of their numbers, on axes of 1 and of sqrt(3), around the middle."""
    kind, size = lattice.rsplit("_", 1)
    if kind == "square":
        side = int(size)
        return [(2 * column - side + 1, 2 * row - side + 1) for row in range(side) for column in range(side)]
    raise KeyError(lattice)


def cells_turned(shown: shape_sequence.Row, query: shape_sequence.NextPanel, rng: Random) -> tuple[Shown, Asked] | None:
    """All panels of squares are turned by quarters, or mirrored."""
    if not shown.lattice.startswith("square"):
        return None
    centres = _centres(shown.lattice)
    quarters, mirrored = rng.randrange(4), rng.random() < 0.5
    path = []
    for x, y in centres:
        for _ in range(quarters):
            x, y = -y, x  # noqa: PLW2901
        path.append(centres.index((-x, y) if mirrored else (x, y)))
    return with_panels(shown, query, lambda panel: held(panel, path))


def held(panel: cell_panels.Panel, goals: Sequence[int], names: Mapping[str, str] | None = None) -> cell_panels.Panel:
    """A panel whose cells go to their goals, with other names for shades and marks."""
    kinds = asdict(panel).items()
    return cell_panels.Panel(
        **{(names or {}).get(kind, kind): tuple(sorted(goals[cell] for cell in cells)) for kind, cells in kinds}
    )


def reshaded(shown: shape_sequence.Row, query: shape_sequence.NextPanel, rng: Random) -> tuple[Shown, Asked]:
    """Other shades, and dots for rings."""
    shades, marks = ("light", "dark", "black"), ("dot", "ring")
    names = {
        **dict(zip(shades, rng.sample(shades, 3), strict=True)),
        **dict(zip(marks, rng.sample(marks, 2), strict=True)),
    }
    return with_panels(shown, query, lambda panel: held(panel, range(54), names))


# --- pieces


def _seen(rows: Sequence[str], quarters: int, mirrored: bool) -> splice.Rows:
    """A shape of squares after some quarter turns clockwise, and then mirrored."""
    corner = {"1": "2", "2": "3", "3": "4", "4": "1"}
    for _ in range(quarters):
        rows = ["".join(corner.get(sign, sign) for sign in column[::-1]) for column in zip(*rows, strict=True)]
    if mirrored:
        flip = {"1": "2", "2": "1", "3": "4", "4": "3"}
        rows = ["".join(flip.get(sign, sign) for sign in row[::-1]) for row in rows]
    return tuple(rows)


def lying_otherwise(given: splice.Given, query: splice.Query, rng: Random) -> tuple[splice.Given, splice.Query] | None:
    """Pieces and figures of squares lie otherwise, in another order, the whole puzzle mirrored or not."""
    if given.lattice != "squares":
        return None
    mirrored = rng.random() < 0.5

    def over() -> bool:
        return mirrored ^ (given.flips and rng.random() < 0.5)

    def lain(rows: Sequence[str]) -> splice.Rows:
        return _seen(rows, rng.randrange(4), over())

    figure, gap = given.figure, given.gap
    if figure is not None and gap is not None:  # it lies where it does in the figure
        gap = tuple((gap[row] if row < len(gap) else "").ljust(len(figure[0]), ".") for row in range(len(figure)))
    quarters = rng.randrange(4)
    pieces = [lain(piece) for piece in given.pieces]
    rng.shuffle(pieces)
    options = [[lain(shape) for shape in option] for option in query.options]
    for option in options:
        rng.shuffle(option)
    changed = replace(
        given,
        figure=None if figure is None else _seen(figure, quarters, mirrored),
        gap=None if gap is None else _seen(gap, quarters, mirrored),
        pieces=tuple(pieces),
    )
    return changed, replace(query, options=tuple(map(tuple, options)))


DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {
    "matrices/raven": (reordered, transposed, exchanged, renamed, redirected, relaid),
    "matrices/sequence": (reordered, exchanged, renamed, redirected, relaid_together),
    "matrices/analogy": (reordered, exchanged, renamed, redirected_together),
    "matrices/logic_panels": (reordered, transposed, panels_turned, threes_shuffled),
    "matrices/shape_sequence": (reordered, cells_turned, reshaded),
    "matrices/splice": (reordered, lying_otherwise),
}
