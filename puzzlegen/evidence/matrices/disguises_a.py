"""Disguises of numbers in figures and grids, things, panels with arrows, line figures and symmetries."""

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin, sqrt
from random import Random
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, reordered
from puzzlegen.evidence.matrices.disguises_b import held
from puzzlegen.formats.matrices import arrow_instruction as arrows
from puzzlegen.formats.matrices import concrete_class, figure_arithmetic, number_matrix, symmetry
from puzzlegen.formats.matrices.element_count import MissingFigure, Series
from puzzlegen.formats.matrices.grouping import Figures, Grouping
from puzzlegen.formats.matrices.kits.cell_panels import Panel
from puzzlegen.formats.matrices.kits.line_figures import Arc, Figure
from puzzlegen.formats.matrices.number_matrix import Grid, Scope
from puzzlegen.formats.matrices.odd_one_out import OddOneOut, Row

Cell: TypeAlias = tuple[int, int]
Lines: TypeAlias = Sequence[Sequence[Any]]
Shown: TypeAlias = Row | Figures | Series
Asked: TypeAlias = OddOneOut | Grouping | MissingFigure


# --- grids of numbers

_TRANSPOSED: Final[Mapping[Scope, Scope]] = {
    **{"row": "column", "column": "row"},
    **{"left": "above", "above": "left", "right": "below", "below": "right"},
}
_MIRRORED: Final[Mapping[Scope, Scope]] = {"left": "right", "right": "left"}


def _grid(
    grid: Grid, query: number_matrix.Query, change: Callable[[Lines], Lines], scopes: Mapping[Scope, Scope]
) -> tuple[Grid, number_matrix.Query]:
    """A grid whose lines are changed, with the scope of the rule."""
    marks = [[(r, c) == grid.asked for c in range(len(line))] for r, line in enumerate(grid.shades)]
    asked = next((r, line.index(True)) for r, line in enumerate(change(marks)) if True in line)
    changed = Grid(tuple("".join(line) for line in change(grid.shades)), tuple(map(tuple, change(grid.numbers))), asked)
    if isinstance(query, number_matrix.Stated):
        scope = query.rule.scope
        query = replace(query, rule=replace(query.rule, scope=scopes.get(scope, scope)))
    return changed, query


def _transposed_grid(grid: Grid, query: number_matrix.Query, rng: Random) -> tuple[Grid, number_matrix.Query]:  # noqa: ARG001
    return _grid(grid, query, lambda lines: list(zip(*lines, strict=True)), _TRANSPOSED)


def _mirrored_grid(grid: Grid, query: number_matrix.Query, rng: Random) -> tuple[Grid, number_matrix.Query]:  # noqa: ARG001
    return _grid(grid, query, lambda lines: [line[::-1] for line in lines], _MIRRORED)


# --- figures with numbers

_FIGURES: Final[Mapping[int, tuple[figure_arithmetic.Name, ...]]] = {
    3: ("rings", "chain", "bow"),
    4: ("triangle", "shield", "quarters", "boxes", "house"),
    5: ("cross", "flower", "fan"),
    6: ("wheel", "columns", "corners", "star", "pyramid"),
}


def _other_places(
    shown: figure_arithmetic.Figures, query: figure_arithmetic.Query, rng: Random
) -> tuple[figure_arithmetic.Figures, figure_arithmetic.Query]:
    """The numbers in other places of another figure, and the complete figures in another order."""
    *complete, last = shown.numbers
    order = rng.sample(range(len(last)), len(last))
    rows = [*rng.sample(complete, len(complete)), last]
    numbers = tuple(tuple(row[place] for place in order) for row in rows)
    return figure_arithmetic.Figures(rng.choice(_FIGURES[len(last)]), numbers), query


# --- things


def _other_order(
    shown: concrete_class.Shown, query: concrete_class.Query, rng: Random
) -> tuple[concrete_class.Shown, concrete_class.Query] | None:
    """The things in another order; of an analogy they keep theirs, and those of a grid or of two rows stay together."""
    things = shown.things
    if isinstance(query, concrete_class.Analogy):
        return None
    if isinstance(query, concrete_class.Matrix):
        full = [rng.sample(row, 3) for row in rng.sample([things[:3], things[3:6]], 2)]
        return concrete_class.Shown((*full[0], *full[1], *rng.sample(things[6:], 2))), query
    if isinstance(query, concrete_class.Crossed):
        rows = [rng.sample(row, 3) for row in (things[:3], things[3:])]
        if rng.random() < 0.5:
            rows.reverse()
            query = replace(query, fits={"first": "second", "second": "first"}.get(query.fits, query.fits))
        return concrete_class.Shown((*rows[0], *rows[1])), query
    order = rng.sample(range(len(things)), len(things))
    if isinstance(query, concrete_class.Grouping):
        number = {place + 1: new + 1 for new, place in enumerate(order)}
        options = tuple(tuple(tuple(sorted(number[n] for n in one)) for one in split) for split in query.options)
        query = replace(query, options=options)
    return concrete_class.Shown(tuple(things[place] for place in order)), query


# --- panels with arrows

_COMPASS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
_SQUARE: Final[tuple[Callable[[int, int], Cell], ...]] = (
    lambda down, across: (across, -down),
    lambda down, across: (down, -across),
    lambda down, across: (across, down),
)
_POINTING: Final = ("half_disc", "drop", "heart", "tee")
_OTHERS: Final = ("triangle", "square", "pentagon", "hexagon", "circle", "star", "cross", "clover", "hourglass")
_FILLS: Final = ("white", "light", "dark", "black")


def _panels(
    row: arrows.Row, query: arrows.NextByArrow, change: Callable[[arrows.ArrowPanel], arrows.ArrowPanel]
) -> tuple[arrows.Row, arrows.NextByArrow]:
    return (
        replace(row, panels=tuple(map(change, row.panels))),
        replace(query, options=tuple(map(change, query.options))),
    )


def _turned_panels(row: arrows.Row, query: arrows.NextByArrow, rng: Random) -> tuple[arrows.Row, arrows.NextByArrow]:
    """All panels turned or mirrored with their arrows; the figures keep their directions."""
    move = rng.choice(_SQUARE)
    side = row.side

    def cell(one: int) -> int:
        down, across = move(2 * (one // side) - side + 1, 2 * (one % side) - side + 1)
        return (down + side - 1) // 2 * side + (across + side - 1) // 2

    def change(panel: arrows.ArrowPanel) -> arrows.ArrowPanel:
        figures = (replace(figure, cell=cell(figure.cell)) for figure in panel.figures)
        turned = (arrows.Arrow(cell(one.cell), _COMPASS.index(move(*_COMPASS[one.turn]))) for one in panel.arrows)
        return arrows.ArrowPanel(
            tuple(sorted(figures, key=lambda one: one.cell)),
            tuple(sorted(turned, key=lambda one: one.cell)),
            cell(panel.start),
        )

    return _panels(row, query, change)


def _dressed(row: arrows.Row, query: arrows.NextByArrow, rng: Random) -> tuple[arrows.Row, arrows.NextByArrow]:
    """Shapes and shades exchanged for others, and all figures turned alike or mirrored."""
    names = dict(zip(_OTHERS, rng.sample(_OTHERS, len(_OTHERS)), strict=True))
    names |= dict(zip(_POINTING, rng.sample(_POINTING, len(_POINTING)), strict=True))
    fills = dict(zip(_FILLS, rng.sample(_FILLS, len(_FILLS)), strict=True))
    sense, by = rng.choice((1, -1)), rng.randrange(8)

    def change(panel: arrows.ArrowPanel) -> arrows.ArrowPanel:
        figures = (
            replace(
                figure,
                shape=names[figure.shape],
                fill=fills[figure.fill],
                turn=(sense * figure.turn + by) % 8 if figure.shape in _POINTING else figure.turn,
            )
            for figure in panel.figures
        )
        return replace(panel, figures=tuple(figures))

    return _panels(row, query, change)


# --- line figures


def _moved(figures: Sequence[Figure], move: Callable[[int, int], Cell], mirrored: bool) -> tuple[Figure, ...]:
    """Line figures turned or mirrored about the origin; arcs run clockwise in either."""

    def arc(x: int, y: int, a: int, b: int, c: int, d: int) -> Arc:
        ends = ((c, d), (a, b)) if mirrored else ((a, b), (c, d))
        return (*move(x, y), *move(*ends[0]), *move(*ends[1]))

    return tuple(
        Figure(
            tuple((*move(a, b), *move(c, d)) for a, b, c, d in figure.segments),
            tuple(arc(*numbers) for numbers in figure.arcs),
            tuple(move(x, y) for x, y in figure.dots),
        )
        for figure in figures
    )


_TURNS: Final[tuple[tuple[Callable[[int, int], Cell], bool], ...]] = (
    (lambda x, y: (-y, x), False),
    (lambda x, y: (-x, -y), False),
    (lambda x, y: (-x, y), True),
    (lambda x, y: (y, x), True),
)


def _turned_figures(shown: Shown, query: Asked, rng: Random) -> tuple[Shown, Asked]:
    """All figures turned or mirrored alike."""
    move, mirrored = rng.choice(_TURNS)
    if isinstance(query, MissingFigure):
        query = replace(query, options=_moved(query.options, move, mirrored))
    return replace(shown, figures=_moved(shown.figures, move, mirrored)), query


def _redrawn_figures(shown: Shown, query: Asked, rng: Random) -> tuple[Shown, Asked]:
    """The lines and dots of each figure listed in another order, and lines from their other end."""

    def change(figure: Figure) -> Figure:
        segments = [rng.choice(((a, b, c, d), (c, d, a, b))) for a, b, c, d in figure.segments]
        kinds: list[Sequence[Any]] = [segments, figure.arcs, figure.dots]
        return Figure(*(tuple(rng.sample(marks, len(marks))) for marks in kinds))

    return replace(shown, figures=tuple(map(change, shown.figures))), query


def _shuffled_figures(shown: Row | Figures, query: OddOneOut | Grouping, rng: Random) -> tuple[Shown, Asked]:
    """The figures in another order; groups are named by their new numbers."""
    figures = shown.figures
    order = rng.sample(range(len(figures)), len(figures))
    shown = replace(shown, figures=tuple(figures[place] for place in order))
    if isinstance(query, OddOneOut):
        return shown, query
    number = {place + 1: new + 1 for new, place in enumerate(order)}
    options = tuple(sorted(tuple(sorted(number[n] for n in one)) for one in split) for split in query.options)
    return shown, replace(query, options=options)


_COLUMNS: Final = (0, 3, 6, 1, 4, 7, 2, 5)


def _transposed(series: Series, query: MissingFigure, rng: Random) -> tuple[Series, MissingFigure] | None:  # noqa: ARG001
    """The rows of a matrix become columns."""
    if series.layout != "matrix":
        return None
    return replace(series, figures=tuple(series.figures[place] for place in _COLUMNS)), query


# --- lattices

_SHADES: Final = ("light", "dark", "black")


def centres(lattice: str) -> tuple[list[tuple[float, float]], int]:
    """Where the cells of a lattice lie around its centre, y downwards, and how many turns it has."""
    kind, size = lattice.split("_")
    if kind == "square":
        side = int(size)
        return [(c - (side - 1) / 2, r - (side - 1) / 2) for r in range(side) for c in range(side)], 4
    rows: tuple[int, ...] = {"19": (3, 4, 5, 4, 3), "24": (5, 7, 7, 5), "54": (7, 9, 11, 11, 9, 7)}[size]
    if kind == "honeycomb":
        return [(c - (n - 1) / 2, (r - 2) * sqrt(3) / 2) for r, n in enumerate(rows) for c in range(n)], 6
    height, half = sqrt(3) / 2, len(rows) // 2
    places = []
    for r, n in enumerate(rows):
        for c in range(n):
            upright = (c % 2 == 0) == (r < half)
            places.append(((c - (n - 1) / 2) / 2, (r - half + (2 / 3 if upright else 1 / 3)) * height))
    return places, 6


def image(lattice: str, turns: int, mirrored: bool) -> list[int]:
    """Where each cell goes if the lattice is mirrored in its upright axis, perhaps, and then turned clockwise."""
    places, order = centres(lattice)
    angle = 2 * pi * turns / order
    goals = []
    for side, y in places:
        x = -side if mirrored else side
        a, b = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
        goals.append(min(range(len(places)), key=lambda one: (places[one][0] - a) ** 2 + (places[one][1] - b) ** 2))
    return goals


def _every_panel(
    shown: symmetry.Statement, query: symmetry.Query, change: Callable[[Panel], Panel]
) -> tuple[symmetry.Statement, symmetry.Query]:
    if isinstance(shown, symmetry.Half):
        shown = replace(shown, panel=change(shown.panel))
    else:
        shown = replace(shown, panels=tuple(map(change, shown.panels)))
    return shown, replace(query, options=tuple(map(change, query.options)))


def _turned_lattice(
    shown: symmetry.Statement, query: symmetry.Query, rng: Random
) -> tuple[symmetry.Statement, symmetry.Query]:
    """All figures turned or mirrored alike, with the axes and areas of a half-drawn one.

    Upright axes stay upright or become level: the same puzzle with slanted ones is harder to see.
    """
    order = centres(shown.lattice)[1]
    turns, mirrored = rng.randrange(0, order, order // 2 if order == 6 else 1), rng.random() < 0.5
    goals = image(shown.lattice, turns, mirrored)
    shown, query = _every_panel(shown, query, lambda panel: held(panel, goals))
    if isinstance(shown, symmetry.Half):
        kind, number = shown.symmetry.kind, shown.symmetry.number
        if kind != "turn":
            number = ((-number if mirrored else number) + 2 * turns) % order
        given, asked = (tuple(sorted(goals[cell] for cell in area)) for area in (shown.given, shown.asked))
        shown = replace(shown, given=given, asked=asked, symmetry=symmetry.Whole(kind, number))
    return shown, query


def _shaded(shown: symmetry.Statement, query: symmetry.Query, rng: Random) -> tuple[symmetry.Statement, symmetry.Query]:
    """The shades exchanged for others."""
    names = dict(zip(_SHADES, rng.sample(_SHADES, len(_SHADES)), strict=True))
    return _every_panel(shown, query, lambda panel: held(panel, range(54), names))


def _turned_matrix(
    shown: symmetry.Statement,
    query: symmetry.Query,
    rng: Random,  # noqa: ARG001
) -> tuple[symmetry.Statement, symmetry.Query] | None:
    """The rows of a matrix become columns."""
    if not isinstance(shown, symmetry.Matrix):
        return None
    return replace(shown, panels=tuple(shown.panels[place] for place in _COLUMNS)), query


DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {
    "matrices/arrow_instruction": (reordered, _turned_panels, _dressed),
    "matrices/concrete_class": (reordered, _other_order),
    "matrices/element_count": (reordered, _turned_figures, _redrawn_figures, _transposed),
    "matrices/figure_arithmetic": (reordered, _other_places),
    "matrices/grouping": (reordered, _turned_figures, _redrawn_figures, _shuffled_figures),
    "matrices/number_matrix": (reordered, _transposed_grid, _mirrored_grid),
    "matrices/odd_one_out": (_turned_figures, _redrawn_figures, _shuffled_figures),
    "matrices/symmetry": (reordered, _turned_lattice, _shaded, _turned_matrix),
}
