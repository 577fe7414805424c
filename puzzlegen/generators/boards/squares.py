"""Boards of squares with pieces on them: names, the picture, and how questions ask for a square.

A square is ``(row, column)``, counted from 0 from the top and from the left; a unit is its side.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from puzzlegen.core.item import Text
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Polyline, Rect, Scene, Segments

Square: TypeAlias = tuple[int, int]

FILES: Final = "abcdefghijkl"
AS_SQUARE: Final[Text] = {
    "en": "Answer with the name of the square: the letter of its column, then the number of its row, such as c4.",
    "zh": "请用格子的名称回答：先写列的字母，再写行的数字，例如 c4。",
}
_COORDINATE: Final = 0.3
_MARGIN: Final = 0.75
_CROWN: Final = ((0.2, 0.36), (0.34, 0.56), (0.5, 0.27), (0.66, 0.56), (0.8, 0.36), (0.72, 0.72), (0.28, 0.72))
_HORSE: Final = (
    (0.3, 0.8), (0.33, 0.66), (0.44, 0.53), (0.36, 0.52), (0.27, 0.58), (0.21, 0.5), (0.34, 0.31), (0.38, 0.19),
    (0.46, 0.25), (0.62, 0.29), (0.72, 0.44), (0.75, 0.62), (0.74, 0.8),
)  # fmt: skip


def square_name(size: int, square: Square) -> str:
    """The name of a square: columns are lettered from the left, rows numbered from the bottom."""
    return f"{FILES[square[1]]}{size - square[0]}"


def board(size: int, pieces: Sequence[AnyNode], boxed: bool = False) -> Scene:
    """A chequered board with its pieces; ``boxed`` makes every square an element that a question may ask to box."""
    nodes: list[AnyNode] = [Rect(0, 0, size, size, fill="paper")]
    for row in range(size):
        for column in range(size):
            if (row + column) % 2:
                nodes.append(Rect(column, row, 1, 1, fill="tint"))
            if boxed:
                nodes.append(Element(square_name(size, (row, column)), column, row, 1, 1))
    lines = [(0.0, float(place), float(size), float(place)) for place in range(1, size)]
    lines += [(y, x, other_y, other_x) for x, y, other_x, other_y in lines]
    nodes.append(Segments(tuple(lines), stroke="line", weight="hair"))
    nodes.append(Rect(0, 0, size, size, stroke="ink", weight="medium"))
    for place in range(size):
        nodes.append(Label(place + 0.5, size + 0.37, FILES[place], _COORDINATE, "label", "label"))
        nodes.append(Label(-0.37, place + 0.5, str(size - place), _COORDINATE, "label", "label"))
    nodes += pieces
    return Scene(
        size + 2 * _MARGIN,
        size + 2 * _MARGIN,
        (Group(tuple(nodes), x=_MARGIN, y=_MARGIN),),
        unit=(46, 60) if size < 9 else (38, 48),
    )


def queen(square: Square) -> Group:
    """A crown with five points, three of them with a ball."""
    row, column = square
    balls = tuple(Circle(x, y, 0.05, fill="ink") for x, y in (_CROWN[0], _CROWN[2], _CROWN[4]))
    crown = Polyline(_CROWN, closed=True, fill="ink", stroke="ink", weight="thin")
    return Group((crown, *balls, Rect(0.27, 0.75, 0.46, 0.08, fill="ink")), x=column, y=row)


def knight(square: Square) -> Group:
    """A horse's head that looks to the left."""
    row, column = square
    head = Polyline(_HORSE, closed=True, fill="ink", stroke="ink", weight="thin")
    return Group((head, Circle(0.43, 0.37, 0.028, fill="paper"), Rect(0.26, 0.8, 0.52, 0.08, fill="ink")), column, row)


def names(size: int, squares: Iterable[Square]) -> str:
    """The names of squares in a row, for explanations."""
    return ", ".join(square_name(size, square) for square in squares)
