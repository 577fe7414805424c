"""Chequered boards with pieces on them, drawn or in words; a unit is the side of a square."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Painted, Rect, Scene
from puzzlegen.facts.boards.coordinates import FILES, square_name
from puzzlegen.renderers.kits.telling import grid, legend, lines

msg: Final = messages(__name__)

_COORDINATE: Final = 0.3
MARGIN: Final = 0.85  # left of a board and below it, with its coordinates
TOP: Final = 0.35  # above it, and on its right


def board(size: int, pieces: Sequence[AnyNode], tones: tuple[str, str], boxed: bool = False) -> Scene:
    """A chequered board with its pieces.

    Args:
        size: squares along a side.
        pieces: what lies on the board.
        tones: colours of the light squares and of the dark ones.
        boxed: whether every square is an element that a question may ask to box.
    """
    light, dark = tones
    nodes: list[AnyNode] = [square(0, 0, light, size)]
    for row in range(size):
        for column in range(size):
            if (row + column) % 2:
                nodes.append(square(row, column, dark))
            if boxed:
                nodes.append(Element(square_name(size, (row, column)), column, row, 1, 1))
    for place in range(size):
        nodes.append(Label(place + 0.5, size + 0.37, FILES[place], _COORDINATE, "label", "label"))
        nodes.append(Label(-0.37, place + 0.5, str(size - place), _COORDINATE, "label", "label"))
    nodes += (*pieces, Rect(0, 0, size, size, stroke="ink", weight="medium"))
    return Scene(
        size + MARGIN + TOP,
        size + MARGIN + TOP,
        (Group(tuple(nodes), x=MARGIN, y=TOP),),
    )


def square(row: int, column: int, fill: str, side: float = 1) -> Painted:
    """A square in a colour of its own."""
    right, bottom = column + side, row + side
    return Painted(((column, row), (right, row), (right, bottom), (column, bottom)), fill)


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
