"""Marks of solutions on chess diagrams: arrows of moves, squares and men.

Where a move comes from follows from the rules: of the men that could make it, one may.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Scene
from puzzlegen.drawing.marking import ACCENT, areas, over, pen, tag, way
from puzzlegen.renderers.boards.kits.chess_diagram import FILES, corner, men

Men: TypeAlias = dict[str, str]
Place: TypeAlias = tuple[int, int]

_SAN: Final = re.compile(r"([KQRBN]?)([a-h]?)([1-8]?)x?([a-h][1-8])(?:=([QRBN]))?")
_RIDERS: Final = {"b": (True, False), "r": (False, True), "q": (True, True)}  # slanted lines, straight ones
_CASTLES: Final = {"O-O": ("g", "h", "f"), "O-O-O": ("c", "a", "d")}  # the king's file, the rook's, and where that goes


def _place(square: str) -> Place:
    return FILES.index(square[0]), int(square[1])


def _reaches(board: Men, start: str, goal: str) -> bool:
    """True if the man on a square could go to another, but for checks."""
    man, held = board[start], board.get(goal)
    if held is not None and held.isupper() == man.isupper():
        return False
    (x1, y1), (x2, y2) = _place(start), _place(goal)
    across, up = x2 - x1, y2 - y1
    kind = man.lower()
    if kind == "p":
        ahead = 1 if man.isupper() else -1
        if across:
            return abs(across) == 1 and up == ahead and held is not None
        home = y1 == (2 if man.isupper() else 7)
        between = f"{start[0]}{y1 + ahead}"
        return held is None and (up == ahead or (home and up == 2 * ahead and between not in board))
    far = max(abs(across), abs(up))
    if kind == "n":
        return {abs(across), abs(up)} == {1, 2}
    if kind == "k":
        return far == 1
    slanted, straight = _RIDERS[kind]
    if not ((slanted and abs(across) == abs(up)) or (straight and 0 in (across, up))):
        return False
    steps = ((x1 + across * n // far, y1 + up * n // far) for n in range(1, far))
    return all(f"{FILES[x]}{y}" not in board for x, y in steps)


def _is_safe(board: Men, white: bool) -> bool:
    """True if the king of a side is not in check."""
    king = next((square for square, man in board.items() if man == ("K" if white else "k")), None)
    return king is None or not any(
        man.isupper() != white and _reaches(board, square, king) for square, man in board.items()
    )


def played(fen: str, moves: Iterable[str]) -> Iterator[tuple[str, str]]:
    """From where to where the men of moves in algebraic notation go, as far as they can be read."""
    board = dict(men(fen))
    white = fen.split(" ")[1] == "w"
    for san in moves:
        bare = san.rstrip("+#")
        if bare in _CASTLES:
            king, rook, beside = (f"{file}{1 if white else 8}" for file in _CASTLES[bare])
            start = f"e{king[1]}"
            board[king], board[beside] = board.pop(start), board.pop(rook)
            yield start, king
        else:
            found = _SAN.fullmatch(bare)
            if found is None:
                return
            kind, file, rank, goal, promoted = found.groups()
            man = (kind or "P") if white else (kind or "p").lower()
            for start in [square for square, held in board.items() if held == man]:
                after = {square: held for square, held in board.items() if square != start} | {goal: man}
                is_meant = file in ("", start[0]) and rank in ("", start[1])
                if is_meant and _reaches(board, start, goal) and _is_safe(after, white):
                    break
            else:
                return
            board = after
            if promoted:
                board[goal] = promoted if white else promoted.lower()
            yield start, goal
        white = not white


class Marks:
    """Marks on one board of a diagram; a unit is the side of a square."""

    def __init__(self, scene: Scene, bottom: str, x: float, y: float) -> None:
        """Begin with the scene, in which the board has its upper left corner at (x, y)."""
        self._scene, self._bottom, self._x, self._y = scene, bottom, x, y
        self._pen = pen(scene)
        self._nodes: list[AnyNode] = []

    @classmethod
    def on_option(cls, scene: Scene, bottom: str, element: str) -> "Marks":
        """Marks on a board that is an option."""
        x, y, *_ = areas(scene)[element]
        return cls(scene, bottom, x, y)

    @property
    def scene(self) -> Scene:
        """The scene with all marks."""
        return over(self._scene, self._nodes, self._x, self._y)

    def _middle(self, square: str) -> tuple[float, float]:
        x, y = corner(square, self._bottom)
        return x + 0.5, y + 0.5

    def moves(self, moves: Sequence[tuple[str, str]]) -> None:
        """Arrows, numbered in their order if they are several."""
        for number, (start, goal) in enumerate(moves, 1):
            (x1, y1), (x2, y2) = self._middle(start), self._middle(goal)
            self._nodes += way(((x1, y1), (x2, y2)), 1.5 * self._pen)
            if moves[1:]:
                share = 0.3 if (goal, start) in moves else 0.45  # there and back: each number nearer to where it begins
                self._nodes += tag(x1 + share * (x2 - x1), y1 + share * (y2 - y1), str(number), 0.8 * self._pen)

    def rings(self, squares: Iterable[str]) -> None:
        """Circles around what stands on squares."""
        self._nodes += (Circle(*self._middle(square), 0.46, stroke=ACCENT, weight="thick") for square in squares)

    def dots(self, squares: Iterable[str]) -> None:
        """Discs on squares."""
        self._nodes += (Circle(*self._middle(square), 0.16, fill=ACCENT) for square in squares)

    def texts(self, texts: Iterable[tuple[str, str]]) -> None:
        """Short texts at the upper right corners of squares."""
        for square, text in texts:
            x, y = self._middle(square)
            self._nodes += tag(x + 0.28, y - 0.3, text, 0.75 * self._pen)
