"""What grids of cells with side 1 share: the lines between the cells, and the numbers of rows and columns."""

from puzzlegen.core.scene import Group, Label, Paint, Segments, Weight


def lines(rows: int, columns: int, weight: Weight, stroke: Paint = "line") -> Segments:
    """The lines between the cells."""
    across = [(0.0, float(y), float(columns), float(y)) for y in range(1, rows)]
    down = [(float(x), 0.0, float(x), float(rows)) for x in range(1, columns)]
    return Segments((*across, *down), stroke=stroke, weight=weight)


def coordinates(rows: int, columns: int, away: float, height: float, *, needed: bool = False) -> Group:
    """The numbers from 1, ``away`` from the left and the upper edge of the grid; a style leaves out none ``needed``."""
    labels = [Label(-away, y + 0.5, str(y + 1), height, "given", "label") for y in range(rows)]
    labels += [Label(x + 0.5, -away, str(x + 1), height, "given", "label") for x in range(columns)]
    return Group(tuple(labels), optional=None if needed else "coordinates")
