"""Marks of solutions on Go diagrams: stones in the order of play, and points with a number."""

from collections.abc import Iterable, Sequence

from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Rect, Scene
from puzzlegen.drawing.marking import ACCENT, over
from puzzlegen.facts.boards.coordinates import COLUMNS


class Marks:
    """Marks on a diagram; a unit is the distance from line to line."""

    def __init__(self, scene: Scene, size: int, top: int = 0, left: int = 0) -> None:
        """Begin with what `go_diagram.diagram` has drawn, which begins with this row and column of so large a board."""
        (board,) = scene.nodes
        assert isinstance(board, Group)
        self._scene, self._board = scene, board
        self._size, self._top, self._left = size, top, left
        self._nodes: list[AnyNode] = []

    @property
    def scene(self) -> Scene:
        """The scene with all marks."""
        return over(self._scene, self._nodes, self._board.x, self._board.y)

    def _at(self, point: str) -> tuple[int, int]:
        return COLUMNS.index(point[0]) - self._left, self._size - int(point[1:]) - self._top

    def play(self, points: Sequence[str], *, black: bool) -> None:
        """Numbered stones in turn, the first one black or not; an empty text is a pass, and a point is drawn once."""
        taken = set[str]()
        for number, point in enumerate(points, 1):
            if point and point not in taken:
                x, y = self._at(point)
                self._nodes.append(Circle(x, y, 0.44, fill="ink" if black else "paper", stroke=ACCENT, weight="thick"))
                self._nodes.append(Rect(x - 0.26, y - 0.2, 0.52, 0.4, fill="ink" if black else "paper"))
                self._nodes.append(Label(x, y, str(number), 0.34, "paper" if black else ACCENT, "given"))
                taken.add(point)
            black = not black

    def numbers(self, points: Iterable[tuple[str, int]]) -> None:
        """Numbers on discs."""
        for point, number in points:
            x, y = self._at(point)
            self._nodes.append(Circle(x, y, 0.36, fill="paper", stroke=ACCENT, weight="medium"))
            self._nodes.append(Label(x, y, str(number), 0.34, ACCENT, "given"))

    def rings(self, points: Iterable[str]) -> None:
        """Frames around points, or around the discs that stand there."""
        for point in points:
            x, y = self._at(point)
            self._nodes.append(Rect(x - 0.45, y - 0.45, 0.9, 0.9, stroke=ACCENT, weight="thick"))

    def dots(self, points: Iterable[str]) -> None:
        """Discs on points."""
        self._nodes += (Circle(*self._at(point), 0.2, fill=ACCENT) for point in points)

    def territory(self, places: Iterable[tuple[int, int]], *, black: bool) -> None:
        """Small squares in the colour of a side, on rows and columns."""
        for y, x in places:
            self._nodes.append(
                Rect(x - 0.16, y - 0.16, 0.32, 0.32, fill="ink" if black else "paper", stroke=ACCENT, weight="medium")
            )
