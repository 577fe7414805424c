"""The numbers of the rows and columns of a grid."""

from puzzlegen.core.scene import Group, Label


def coordinates(rows: int, columns: int, away: float, height: float) -> Group:
    """The numbers from 1, ``away`` from the left and the upper edge of a grid whose cells have side 1."""
    labels = [Label(-away, y + 0.5, str(y + 1), height, "label", "label") for y in range(rows)]
    labels += [Label(x + 0.5, -away, str(x + 1), height, "label", "label") for x in range(columns)]
    return Group(tuple(labels), optional="coordinates")
