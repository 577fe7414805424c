"""What holds the terms of a sum: the wagons of a train, a washing line, a page of a notebook."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from puzzlegen.core.scene import AnyNode, Circle, Polyline, Rect, Segments

CARD: Final = 2.3  # side of a picture's card
ROW: Final = 4.3  # from sum to sum


class Placed(NamedTuple):
    """A term with the place of its card in the row: ``x`` is the left edge."""

    sign: str
    x: float
    width: float
    nodes: tuple[AnyNode, ...]  # on the card, whose top left corner is their origin


def _train(row: Sequence[Placed], inner: float) -> list[AnyNode]:
    """An engine with a wagon for each term, on rails."""
    nodes: list[AnyNode] = [Segments(((-3.2, CARD + 0.66, inner + 0.3, CARD + 0.66),), "line", "medium")]
    nodes += [Segments(((-0.4, CARD - 0.3, row[-1].x, CARD - 0.3),), "ink", "medium")]
    nodes += [Circle(-2.5 + puff * 0.45, -0.22 - 0.08 * puff, 0.16 + 0.07 * puff, "tint", "line") for puff in range(3)]
    nodes += [
        Polyline(((-2.7, 0.1), (-2.3, 0.1), (-2.4, 0.9), (-2.6, 0.9)), "ink", closed=True, fill="soft"),
        Rect(-2.9, 0.8, 1.6, 1.3, "soft", "ink", "thin", 0.3),
        Rect(-1.5, 0.25, 1.1, 1.85, "soft", "ink", "thin", 0.1),
        Rect(-1.25, 0.55, 0.6, 0.55, "paper", "ink", "thin", 0.08),
        Polyline(((-3.2, 2.3), (-2.9, 1.7), (-2.9, 2.3)), "ink", closed=True, fill="ink"),
    ]
    wheels = [-2.5, -1.75, -0.9]
    for card in row:
        nodes.append(Rect(card.x, 0, card.width, CARD, "paper", "ink", "thin", 0.12))
        wheels += [card.x + 0.35, card.x + card.width - 0.35]
    for x in wheels:
        nodes += [Circle(x, CARD + 0.3, 0.3, "soft", "ink"), Circle(x, CARD + 0.3, 0.08, "ink")]
    return nodes


def _washing_line(row: Sequence[Placed], inner: float) -> list[AnyNode]:
    """Cards that hang from a rope by pegs."""
    nodes: list[AnyNode] = [
        Polyline(((-0.7, -1.2), (0.1, -0.5), (inner - 0.1, -0.5), (inner + 0.7, -1.2)), "line", "medium")
    ]
    for card in row:
        for x in (card.x + 0.3, card.x + card.width - 0.3):
            nodes.append(Segments(((x, -0.5, x, 0.1),), "line", "thin"))
        nodes.append(Rect(card.x, 0, card.width, CARD, "paper", "line", "medium", 0.04))
        for x in (card.x + 0.3, card.x + card.width - 0.3):
            nodes.append(Rect(x - 0.09, -0.62, 0.18, 0.78, "soft", "ink", "thin", 0.06))
    return nodes


def _notebook(row: Sequence[Placed], inner: float) -> list[AnyNode]:
    """A line to write on below each sum, and a box for what is to be found."""
    nodes: list[AnyNode] = [Segments(((-0.3, CARD + 0.35, inner + 0.3, CARD + 0.35),), "line", "hair")]
    last = row[-1]
    return [*nodes, Rect(last.x, 0.3, last.width, CARD - 0.6, "tint", "line", "thin", 0.2)]


def _page(inner: float, rows: int) -> list[AnyNode]:
    """A page with holes and a margin."""
    height = rows * ROW
    nodes: list[AnyNode] = [Rect(0, 0, inner + 2.2, height, None, "line", "medium", 0.3)]
    nodes += [Circle(0.5, y + 0.5, 0.16, "tint", "line") for y in range(int(height))]
    return [*nodes, Segments(((1.0, 0.0, 1.0, height),), "red", "thin")]


_Theme = Callable[[Sequence[Placed], float], list[AnyNode]]
THEMES: Final[Mapping[str, tuple[_Theme, tuple[float, float, float, float]]]] = {
    "train": (_train, (3.3, 0.9, 0.4, 0.9)),
    "washing line": (_washing_line, (0.8, 1.3, 0.8, 0.2)),
    "notebook": (_notebook, (1.5, 0.85, 0.7, 1.15)),
}
"""What is drawn around the cards of a row, and what room it takes at the left, above, at the right and below."""
GROUNDS: Final = {"notebook": _page}
