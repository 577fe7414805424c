"""Chess pieces as nodes of a scene, drawn for squares of 28 pixels and more.

A piece stands around the origin of a square whose side is one unit. The white one is paper with an outline of ink, the
black one is ink with its inner lines in paper, so that they differ in every palette and on every square.
"""

from functools import cache
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Group, Paint, Polyline

Point: TypeAlias = tuple[float, float]  # hundredths of a unit
Curve: TypeAlias = tuple[Point, Point]  # a quadratic Bézier curve from the last point: its control point and its end
Path: TypeAlias = list[Point]

_OUTLINE: Final = 0.036  # width of lines, in units
_STEPS: Final = 7  # straight parts of a curve


def _trace(start: Point, *parts: Point | Curve) -> Path:
    """The points of a path of straight lines and curves."""
    points = [start]
    for first, second in parts:
        if isinstance(first, tuple) and isinstance(second, tuple):
            points += _bend(points[-1], first, second)
        elif not isinstance(first, tuple) and not isinstance(second, tuple):
            points.append((first, second))
    return points


def _bend(start: Point, control: Point, end: Point) -> Path:
    """The points of a curve but for its first one."""
    shares = (step / _STEPS for step in range(1, _STEPS + 1))
    weights = [((1 - t) ** 2, 2 * t * (1 - t), t**2) for t in shares]
    return [
        (a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]) for a, b, c in weights
    ]


def _symmetric(start: Point, *parts: Point | Curve) -> Path:
    """A closed outline from its right half, which runs from the top of the middle line to its bottom."""
    right = _trace(start, *parts)
    return right + [(-x, y) for x, y in reversed(right) if x]


_PAWN: Final = _symmetric(
    (0, -32),
    ((14, -32), (14, -19)),
    ((14, -12), (8, -8)),
    ((15, -5), (15, -1)),
    (7, -1),
    ((9, 16), (19, 23)),
    ((25, 27), (25, 33)),
    (25, 39),
    (0, 39),
)
_ROOK: Final = _symmetric(
    (0, -34),
    (6, -34),
    (6, -27),
    (13, -27),
    (13, -34),
    (23, -34),
    (23, -20),
    (15, -12),
    (17, 17),
    (22, 22),
    (22, 29),
    (27, 31),
    (27, 39),
    (0, 39),
)
_BISHOP: Final = _symmetric(
    (0, -33), ((22, -14), (19, 2)), ((17, 9), (11, 13)), (15, 21), (15, 26), ((18, 30), (27, 30)), (27, 39), (0, 39)
)
_QUEEN: Final = _symmetric(
    (0, -29), (8, -3), (18, -27), (20, 0), (34, -18), (25, 15), (21, 21), (24, 29), (27, 33), (27, 39), (0, 39)
)
_KING: Final = _symmetric(
    (0, -27),
    ((8, -24), (8, -16)),
    ((7, -10), (4, -4)),
    ((10, -20), (22, -19)),
    ((36, -17), (36, -4)),
    ((36, 6), (23, 19)),
    (23, 30),
    (27, 33),
    (27, 39),
    (0, 39),
)
_KNIGHT: Final = _trace(
    (29, 39),
    ((34, -26), (3, -33)),
    (-2, -41),
    (-7, -31),
    ((-17, -27), (-22, -12)),
    ((-24, -5), (-31, 2)),
    ((-37, 9), (-31, 14)),
    ((-27, 18), (-21, 13)),
    ((-17, 6), (-8, 5)),
    ((0, 4), (4, -5)),
    ((6, 9), (-7, 18)),
    ((-19, 26), (-19, 39)),
)

_OUTLINES: Final = {"p": _PAWN, "n": _KNIGHT, "b": _BISHOP, "r": _ROOK, "q": _QUEEN, "k": _KING}
_INNER: Final[dict[str, tuple[Path, ...]]] = {  # lines within the outline
    "p": (),
    "n": (_trace((7, -25), ((24, -14), (22, 30))), [(-27.5, 6.5), (-26.5, 7.5)]),
    "b": ([(-11, 13), (11, 13)], [(-14, 26), (14, 26)], [(0, -17), (0, -1)], [(-7, -9), (7, -9)]),
    "r": ([(-16, -12), (16, -12)], [(-17, 17), (17, 17)], [(-22, 29), (22, 29)]),
    "q": (_trace((-24, 15), ((0, 9), (24, 15))), _trace((-22, 27), ((0, 21), (22, 27)))),
    "k": (_trace((-22, 18), ((0, 11), (22, 18))), _trace((-23, 29), ((0, 22), (23, 29))), [(0, -6), (0, 12)]),
}
_BALLS: Final[dict[str, tuple[tuple[float, float, float], ...]]] = {  # x, y, radius of knobs that stand on the outline
    "b": ((0, -35, 5.0),),
    "q": ((0, -32, 4.5), (18, -30, 4.5), (-18, -30, 4.5), (34, -21, 4.5), (-34, -21, 4.5)),
}
_EYE: Final = (-11.0, -17.0, 3.0)
_CROSS: Final[tuple[Path, ...]] = ([(0, -40), (0, -26)], [(-6, -34.5), (6, -34.5)])


def _line(points: Path, paint: Paint, width: float = _OUTLINE) -> Polyline:
    return Polyline(tuple((x / 100, y / 100) for x, y in points), paint, width=width)


@cache
def _piece(symbol: str) -> tuple[AnyNode, ...]:
    kind = symbol.lower()
    fill: Paint = "paper" if symbol.isupper() else "ink"
    inner: Paint = "ink" if symbol.isupper() else "paper"
    nodes: list[AnyNode] = []
    if kind == "k":
        nodes += (_line(points, "ink", 0.05) for points in _CROSS)
    outline = tuple((x / 100, y / 100) for x, y in _OUTLINES[kind])
    nodes.append(Polyline(outline, "ink", width=_OUTLINE, closed=True, fill=fill))
    for x, y, radius in _BALLS.get(kind, ()):
        nodes.append(Circle(x / 100, y / 100, radius / 100, fill, "ink", "medium"))
    nodes += (_line(points, inner) for points in _INNER[kind])
    if kind == "n":
        x, y, radius = _EYE
        nodes.append(Circle(x / 100, y / 100, radius / 100, inner))
    return tuple(nodes)


def place(symbol: str, x: float, y: float) -> Group:
    """A piece, named as in FEN (``"N"`` is a white knight, ``"n"`` a black one), on the square with this centre."""
    return Group(_piece(symbol), x, y)
