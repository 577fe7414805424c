"""Chequered boards with pieces on them, drawn or in words; a unit is the side of a square."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, Segments
from puzzlegen.facts.boards.coordinates import FILES, square_name
from puzzlegen.renderers.kits.telling import grid, legend, lines

msg: Final = messages(__name__)

_COORDINATE: Final = 0.3
MARGIN: Final = 0.7


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
        size + 2 * MARGIN,
        size + 2 * MARGIN,
        (Group(tuple(nodes), x=MARGIN, y=MARGIN),),
    )


def described(size: int, signs: Mapping[str, tuple[Phrase, Iterable[Sequence[int]]]]) -> Phrase:
    """A board in words: rows of signs with the names of the squares.

    Args:
        size: squares along a side.
        signs: sign -> what it means, and the squares, by row and column, that have it.
    """
    files = [FILES[column] for column in range(size)]
    held = {tuple(square): sign for sign, (_, squares) in signs.items() for square in squares}
    rows = [[size - row, *(held.get((row, column), ".") for column in range(size))] for row in range(size)]
    meanings = {sign: meaning for sign, (meaning, _) in signs.items()}
    return lines(legend({**meanings, ".": msg("empty")}), grid([*rows, ["", *files]]))


def place(size: int, square: str) -> tuple[int, int]:
    """Row and column of a square by its name, which begins with its file."""
    return size - int(square[1:]), FILES.index(square[0])
