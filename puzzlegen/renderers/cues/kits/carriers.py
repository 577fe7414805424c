"""What holds the terms of a sum: the wagons of a train, a washing line, a page of a notebook."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Paint, Painted, Polyline, Rect, Segments
from puzzlegen.renderers.cues.kits.backdrops import backdrop

CARD: Final = 2.3  # side of a picture's card
ROW: Final = 4.3  # from sum to sum
CLOSE: Final = 3.6  # from line to line of a sum in a notebook
COUPLING: Final = 1.4  # before the first wagon of a line that goes on from above
_GAP: Final = 0.2  # between lines in the open
_COVER: Final = "#5d7896"  # of a notebook


class Placed(NamedTuple):
    """A term with the place of its card in the row: ``x`` is the left edge."""

    sign: str
    x: float
    width: float
    nodes: tuple[AnyNode, ...]  # on the card, whose top left corner is their origin


def _paper(card: Placed) -> Paint:
    """Yellow for the card with the question mark."""
    asked = any(isinstance(node, Label) and node.text == "?" for node in card.nodes)
    return "highlight" if asked else "paper"


def _train(row: Sequence[Placed], inner: float, *, begins: bool) -> list[AnyNode]:
    """An engine with a wagon for each term, on rails; only wagons where the train goes on from the line above."""
    hook = -0.5 if begins else row[0].x - COUPLING
    nodes: list[AnyNode] = [
        _outdoors("train", row, inner, CARD + 0.5),
        Segments(((-3.3, CARD + 0.66, inner + 0.4, CARD + 0.66),), "ink", "medium"),
        Segments(((hook, CARD + 0.04, row[-1].x, CARD + 0.04),), "ink", "thick"),
    ]
    nodes += (
        _ENGINE if begins else [Circle(hook - 0.18, CARD + 0.04, 0.16, None, "ink", "thick")]
    )  # or the ring of a coupling
    wheels = [-2.5, -1.75, -0.9] if begins else []
    for card in row:
        nodes.append(Rect(card.x, 0, card.width, CARD, _paper(card), "ink", "thin", 0.12))
        nodes.append(Rect(card.x - 0.08, CARD - 0.06, card.width + 0.16, 0.2, "brown", "ink", "thin", 0.06))
        wheels += [card.x + 0.35, card.x + card.width - 0.35]
    for x in wheels:
        nodes += [Circle(x, CARD + 0.3, 0.3, "soft", "ink"), Circle(x, CARD + 0.3, 0.08, "ink")]
    return nodes


_ENGINE: Final[tuple[AnyNode, ...]] = (
    *(Circle(-2.5 + puff * 0.45, -0.22 - 0.08 * puff, 0.16 + 0.07 * puff, "tint", "line") for puff in range(3)),
    Polyline(((-2.7, 0.1), (-2.3, 0.1), (-2.4, 0.9), (-2.6, 0.9)), "ink", closed=True, fill="ink"),
    Rect(-2.9, 0.8, 1.6, 1.3, "green", "ink", "thin", 0.3),
    Segments(((-2.45, 0.82, -2.45, 2.08), (-1.85, 0.82, -1.85, 2.08)), "ink", "medium"),
    Rect(-1.5, 0.25, 1.1, 1.85, "green", "ink", "thin", 0.1),
    Rect(-1.62, 0.12, 1.34, 0.24, "red", "ink", "thin", 0.08),
    Rect(-1.25, 0.6, 0.6, 0.55, "paper", "ink", "thin", 0.08),
    Rect(-3.0, 1.98, 2.6, 0.26, "red", "ink", "thin", 0.06),
    Polyline(((-3.2, 2.5), (-2.9, 1.9), (-2.9, 2.5)), "ink", closed=True, fill="ink"),
)


def _washing_line(row: Sequence[Placed], inner: float, *, begins: bool) -> list[AnyNode]:  # noqa: ARG001
    """Cards that hang by pegs from a rope between two posts."""

    def rope(x: float) -> float:
        """Its height, for it sags."""
        share = (x + 0.6) / (inner + 1.2)
        return 0.6 * share * (1 - share) - 0.32

    nodes: list[AnyNode] = [_outdoors("washing line", row, inner, CARD + 0.1)]
    for x in (-0.75, inner + 0.55):
        nodes.append(Rect(x, -0.75, 0.2, CARD + 0.95, "brown", "ink", "thin", 0.06))
    places = [(inner + 1.2) * step / 24 - 0.6 for step in range(25)]
    nodes.append(Polyline(tuple((x, rope(x)) for x in places), "ink", "medium"))
    for card in row:
        nodes.append(Rect(card.x, 0, card.width, CARD, _paper(card), "line", "medium", 0.04))
        for x in (card.x + 0.3, card.x + card.width - 0.3):
            top = rope(x) - 0.18
            nodes.append(Rect(x - 0.1, top, 0.2, 0.16 - top, "highlight", "ink", "thin", 0.06))
    return nodes


def _outdoors(theme: str, row: Sequence[Placed], inner: float, ground: float) -> Group:
    """Hills behind a line of cards; the lawn begins at this height."""
    left, top, right, _ = THEMES[theme][1]
    wide, high = left + inner + right, ROW - _GAP
    return Group(tuple(backdrop("yard", len(row), wide, high, ground + top)), -left, -top)


def _notebook(row: Sequence[Placed], inner: float, *, begins: bool) -> list[AnyNode]:  # noqa: ARG001
    """Slips of paper that are stuck on with tape."""
    nodes = list[AnyNode]()
    for card in row:
        low, far = CARD + 0.07, card.x + card.width + 0.06
        edge = ((card.x + 0.06, 0.07), (far, 0.07), (far, low), (card.x + 0.06, low))
        nodes.append(Painted(edge, "#000000", opacity=0.13))
        nodes.append(Rect(card.x, 0, card.width, CARD, _paper(card), "line", "thin"))
        middle = card.x + card.width / 2
        tape = ((middle - 0.4, -0.22), (middle + 0.4, -0.22), (middle + 0.4, 0.08), (middle - 0.4, 0.08))
        nodes.append(Painted(tape, "#e4cf9a", opacity=0.85))
    return nodes


def _page(inner: float, deep: float) -> list[AnyNode]:
    """A page with holes and a margin, a little higher than its sums."""
    top, height = -0.22, deep + 0.24
    wide, edge = inner + 2.2, 0.14
    cover = (
        (-edge, top - edge),
        (wide + edge, top - edge),
        (wide + edge, top + height + edge),
        (-edge, top + height + edge),
    )
    nodes: list[AnyNode] = [Painted(cover, _COVER), Rect(0, top, wide, height, "paper", "line", "thin", 0.1)]
    lines = (top + 0.5 + 0.5 * row for row in range(round(2 * height) - 1))
    nodes += [Painted(((0.05, y), (wide - 0.05, y)), stroke="#d5e1ea", width=0.035) for y in lines]
    for y in range(int(deep)):  # wire through a hole
        wire = ((-0.3, y + 0.42), (-0.1, y + 0.34), (0.3, y + 0.36), (0.5, y + 0.5))
        nodes += [Circle(0.5, y + 0.5, 0.12, "soft", "line"), Polyline(wire, "mark", width=0.08)]
    return [*nodes, Segments(((1.0, top, 1.0, top + height),), "red", "thin")]


class _Theme(Protocol):
    """What draws around the cards of a line of this width; ``begins`` is false where a sum goes on from above."""

    def __call__(self, row: Sequence[Placed], inner: float, *, begins: bool) -> list[AnyNode]: ...


THEMES: Final[Mapping[str, tuple[_Theme, tuple[float, float, float, float]]]] = {
    "train": (_train, (3.3, 0.9, 0.4, 0.9)),
    "washing line": (_washing_line, (0.8, 1.3, 0.8, 0.5)),
    "notebook": (_notebook, (1.5, 0.85, 0.7, 1.15)),
}
"""What is drawn around the cards of a row, and what room it takes at the left, above, at the right and below."""
GROUNDS: Final = {"notebook": _page}
