"""Diagrams of chess positions, drawn or in words: the board with its coordinates, one, two side by side, four options.

A unit is the side of a square. The side at the bottom is told by the coordinates, which every diagram carries.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Polyline, Rect, Scene, Segments, option_element
from puzzlegen.renderers.boards.kits.chess_pieces import place
from puzzlegen.renderers.kits.telling import comma_list, grid, labelled, lines
from puzzlegen.renderers.kits.telling import options as lettered

msg: Final = messages(__name__)

FILES: Final = "abcdefgh"
RANKS: Final = "12345678"
SQUARES: Final = tuple(file + rank for rank in RANKS for file in FILES)

MARGIN: Final = 0.75  # around a board, with its coordinates
_CAPITAL: Final = 0.32
SIDE: Final = 8 + 2 * MARGIN
CORNER: Final = (MARGIN, MARGIN * 0.6)
"""The upper left corner of the one board of a diagram, or of the first of two."""
_CAPTION: Final = 0.6  # room for the letter of an option


def corner(square: str, bottom: str) -> tuple[int, int]:
    """The top left corner of a square on the board, as (x, y)."""
    column, row = FILES.index(square[0]), RANKS.index(square[1])
    return (column, 7 - row) if bottom == "white" else (7 - column, row)


def men(fen: str) -> Iterable[tuple[str, str]]:
    """The men of a position as (square, symbol)."""
    for rank, text in zip(reversed(RANKS), fen.split(" ", 1)[0].split("/"), strict=True):
        column = 0
        for character in text:
            if character.isdigit():
                column += int(character)
            else:
                yield FILES[column] + rank, character
                column += 1


@cache
def _ground(bottom: str) -> tuple[AnyNode, ...]:
    """The squares with a light one in the right corner of either side, and the coordinates."""
    shaded = [Rect(x, y, 1, 1, fill="soft") for y in range(8) for x in range(8) if (x + y) % 2]
    labels = []
    for step in range(8):
        file, rank = (FILES[step], RANKS[7 - step]) if bottom == "white" else (FILES[7 - step], RANKS[step])
        labels.append(Label(step + 0.5, 8 + MARGIN * 0.53, file, _CAPITAL, "label", "label"))
        labels.append(Label(-MARGIN * 0.53, step + 0.5, rank, _CAPITAL, "label", "label"))
    return (*shaded, *labels)


@cache
def _lines() -> tuple[AnyNode, ...]:
    """The lines between the squares, and the frame."""
    inner = tuple(line for at in range(1, 8) for line in ((at, 0, at, 8), (0, at, 8, at)))
    frame = Polyline(((0, 0), (8, 0), (8, 8), (0, 8)), "ink", "medium", closed=True)
    return (Segments(inner, "line", "hair"), frame)


@cache
def _elements(bottom: str) -> tuple[Element, ...]:
    return tuple(Element(square, *corner(square, bottom), 1, 1) for square in SQUARES)


def _board(fen: str, bottom: str, marked: Sequence[str] = (), boxed: bool = False) -> Group:
    """A board with its top left corner at the origin; ``marked`` squares are highlighted."""
    nodes: list[AnyNode] = [*_ground(bottom)]
    nodes += (Rect(*corner(square, bottom), 1, 1, fill="highlight") for square in marked)
    nodes += _lines()
    for square, symbol in men(fen):
        x, y = corner(square, bottom)
        nodes.append(place(symbol, x + 0.5, y + 0.5))
    if boxed:
        nodes += _elements(bottom)
    return Group(tuple(nodes))


def depicted(fens: Sequence[str], bottom: str, marked: Sequence[str] = (), boxed: bool = False) -> Scene:
    """The one position, as `diagram` draws it, or several as options."""
    return diagram(fens[0], bottom, marked, boxed) if len(fens) == 1 else options(fens, bottom)


def diagram(fen: str, bottom: str, marked: Sequence[str] = (), boxed: bool = False) -> Scene:
    """One position; ``boxed`` names every square as an element."""
    board = _board(fen, bottom, marked, boxed)
    return Scene(SIDE, SIDE, (Group((board,), *CORNER),))


def pair(before: str, after: str, bottom: str) -> Scene:
    """Two positions, the first one on the left, with an arrow between them."""
    right = SIDE + 1.3
    middle, height = (8 + right - MARGIN) / 2, 4.0
    shaft = Polyline(((middle - 0.5, height), (middle + 0.5, height)), "ink", width=0.09)
    head = Polyline(((middle + 0.15, height - 0.3), (middle + 0.5, height), (middle + 0.15, height + 0.3)), width=0.09)
    boards = (_board(before, bottom), Group((_board(after, bottom),), right), shaft, head)
    return Scene(SIDE + right, SIDE, (Group(boards, *CORNER),))


def options(fens: Sequence[str], bottom: str) -> Scene:
    """Positions as lettered options, two in a row."""
    nodes: list[AnyNode] = []
    for number, (fen, letter) in enumerate(zip(fens, LETTERS, strict=False)):
        x, y = number % 2 * (SIDE + 0.1), number // 2 * (SIDE + _CAPTION)
        caption = Label(4, 8 + MARGIN + 0.45, letter, 0.5)
        around = Element(option_element(letter), 0, 0, 8, 8)
        nodes.append(Group((_board(fen, bottom), caption, around), x + MARGIN, y + MARGIN * 0.6))
    rows = (len(fens) + 1) // 2
    return Scene(2 * SIDE + 0.1, rows * (SIDE + _CAPTION), tuple(nodes))


def described(fens: Sequence[str], bottom: str, marked: Sequence[str] = ()) -> Phrase:
    """What `depicted` shows, in words."""
    if len(fens) > 1:
        return lines(msg("men"), lettered(position(fen, bottom) for fen in fens))
    board = lines(msg("men"), labelled(msg("board"), position(fens[0], bottom)))
    return lines(board, labelled(msg("marked"), comma_list(marked))) if marked else board


def positions(shown: Sequence[tuple[Phrase, str]], bottom: str) -> Phrase:
    """Several positions, each by what it is called."""
    return lines(msg("men"), *(labelled(name, position(fen, bottom)) for name, fen in shown))


def position(fen: str, bottom: str) -> Phrase:
    """The men of a board in rows with its coordinates, and in FEN."""
    held = dict(men(fen))
    files, ranks = (FILES, RANKS[::-1]) if bottom == "white" else (FILES[::-1], RANKS)
    rows = [[rank, *(held.get(file + rank, ".") for file in files)] for rank in ranks]
    return lines(grid([*rows, ["", *files]]), labelled(msg("placed"), fen.split(" ", 1)[0]))
