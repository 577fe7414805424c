"""How many triangles, squares, rectangles or parallelograms of any size a line drawing holds.

The generator counts by corners: it marks all points where lines meet, which of them one line joins, and then looks for
triples of joined points, or for two joined points and a third one that a fourth completes.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import combinations
from typing import ClassVar, Final, TypeAlias

import msgspec

from puzzlegen.family import Level, Params, Rejected
from puzzlegen.generators.counting.asking import AS_NUMBER, joined
from puzzlegen.generators.counting.drawings import COMPOSITIONS, Basis, Drawing, Kind, Segment
from puzzlegen.item import AnswerForm, Asked, FillIn, Question, Statement, Text
from puzzlegen.scene import Polyline, Scene
from puzzlegen.stream import Stream

Node: TypeAlias = tuple[Fraction, Fraction]

_LEAST: Final = 2  # shapes; fewer are no counting
_SIDE: Final = 10.0  # of the picture, without margins, in units
_MARGIN: Final = 0.7
_SLOPE: Final = 3**0.5 / 2  # height of an equilateral triangle of side 1


class ShapeCountParams(Params, frozen=True, kw_only=True):
    """``size`` bounds the size of the composition, both ends included."""

    size: tuple[int, int]


class ShapeCountState(msgspec.Struct, frozen=True):
    """The drawing, the kind of shape that is asked about, and the corners of each shape of this kind."""

    drawing: Drawing
    kind: Kind
    shapes: tuple[tuple[Node, ...], ...]


class ShapeCount:
    """See the module's docstring."""

    name = "shape_count"
    version = 1
    levels: ClassVar = {
        Level.EASY: ShapeCountParams(band=(12, 60), size=(1, 3)),
        Level.MEDIUM: ShapeCountParams(band=(61, 160), size=(2, 3)),
        Level.HARD: ShapeCountParams(band=(161, 600), size=(3, 4)),
    }

    def generate(self, rng: Stream, params: ShapeCountParams) -> ShapeCountState:
        """Compose a drawing and count its shapes."""
        compose = COMPOSITIONS[rng.balanced(len(COMPOSITIONS), "composition")]
        drawing = compose(rng, rng.between(*params.size))
        kind = rng.choice(drawing.kinds)
        shapes = _shapes(drawing, kind)
        if len(shapes) < _LEAST:
            raise Rejected("too few shapes")
        return ShapeCountState(drawing, kind, shapes)

    def statement(self, state: ShapeCountState) -> Statement:
        """The segments with the basis of their coordinates."""
        drawing = state.drawing
        return {"basis": drawing.basis, "segments": [(*first, *last) for first, last in drawing.segments]}

    def ask(self, state: ShapeCountState, rng: Stream) -> Asked:  # noqa: ARG002 - there is only one question
        """Ask for the number of shapes; never with options, since some numbers of shapes are so much commoner."""
        text = joined(_QUESTIONS[state.kind], _RULE, AS_NUMBER)
        question = Question(text, AnswerForm.FILL_IN, {"task": "count", "kind": state.kind})
        return Asked(question, FillIn(str(len(state.shapes))), explanation=_enumeration(state))

    def depict(self, state: ShapeCountState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The lines, scaled to a picture of one size."""
        place, width, height = _layout(state.drawing)
        nodes = tuple(
            Polyline(tuple(place(*point) for point in segment), stroke="ink", weight="medium")
            for segment in state.drawing.segments
        )
        return (Scene(width, height, nodes, unit=(42, 56)),)


def _layout(drawing: Drawing) -> tuple[Callable[[float, float], tuple[float, float]], float, float]:
    """How a point of the drawing is placed in the picture, and the picture's width and height."""
    triangular = drawing.basis == "triangular"

    def upright(x: float, y: float) -> tuple[float, float]:
        return (x + y / 2, y * _SLOPE) if triangular else (x, y)

    xs, ys = zip(*(upright(*point) for segment in drawing.segments for point in segment), strict=True)
    left, top = min(xs), min(ys)
    scale = _SIDE / max(max(xs) - left, max(ys) - top)

    def place(x: float, y: float) -> tuple[float, float]:
        across, down = upright(x, y)
        return scale * (across - left) + _MARGIN, scale * (down - top) + _MARGIN

    return place, scale * (max(xs) - left) + 2 * _MARGIN, scale * (max(ys) - top) + 2 * _MARGIN


def _nodes(segments: tuple[Segment, ...]) -> dict[Node, int]:
    """All ends and meeting points, each with the segments through it as bits."""
    nodes: dict[Node, int] = {}
    for place, segment in enumerate(segments):
        for x, y in segment:
            end = Fraction(x), Fraction(y)
            nodes[end] = nodes.get(end, 0) | 1 << place
        for before, other in enumerate(segments[:place]):
            meeting = _meeting(segment, other)
            if meeting is not None:
                nodes[meeting] = nodes.get(meeting, 0) | 1 << place | 1 << before
    return nodes


def _meeting(one: Segment, other: Segment) -> Node | None:
    """Where two segments of different directions meet."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if turn == 0:
        return None
    along = (cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)
    across = (cx - ax) * (by - ay) - (cy - ay) * (bx - ax)
    if turn < 0:
        turn, along, across = -turn, -along, -across
    if not (0 <= along <= turn and 0 <= across <= turn):
        return None
    return Fraction(ax * turn + along * (bx - ax), turn), Fraction(ay * turn + along * (by - ay), turn)


def _shapes(drawing: Drawing, kind: Kind) -> tuple[tuple[Node, ...], ...]:
    """The corners of all shapes of a kind."""
    nodes = _nodes(drawing.segments)
    joined_to = {one: [two for two, bits in nodes.items() if bits & nodes[one] and one < two] for one in nodes}
    find = _triangles if kind == "triangle" else partial(_quadrangles, kind=kind, basis=drawing.basis)
    return tuple(find(nodes, joined_to))


def _triangles(nodes: dict[Node, int], joined_to: dict[Node, list[Node]]) -> Iterator[tuple[Node, ...]]:
    """Three points, each two of which one line joins, but not the same line."""
    for one, others in joined_to.items():
        for two, three in combinations(others, 2):
            if nodes[two] & nodes[three] and not nodes[one] & nodes[two] & nodes[three]:
                yield one, two, three


def _quadrangles(
    nodes: dict[Node, int], joined_to: dict[Node, list[Node]], kind: Kind, basis: Basis
) -> Iterator[tuple[Node, ...]]:
    """The least corner, its two neighbours, and the fourth corner that completes them."""
    for (x, y), others in joined_to.items():
        for (a, b), (c, d) in combinations(others, 2):
            last = a + c - x, b + d - y
            through = nodes.get(last, 0)
            straight = (a - x) * (d - y) == (b - y) * (c - x)
            closed = through & nodes[a, b] and through & nodes[c, d] and not straight
            if closed and _fits(kind, basis, (a - x, b - y), (c - x, d - y)):
                yield (x, y), (a, b), last, (c, d)


def _fits(kind: Kind, basis: Basis, one: Node, two: Node) -> bool:
    """Whether two sides from a corner are those of a shape of this kind."""

    def product(u: Node, v: Node) -> Fraction:
        straight = u[0] * v[0] + u[1] * v[1]
        return straight + (u[0] * v[1] + u[1] * v[0]) / 2 if basis == "triangular" else straight

    if kind == "parallelogram":
        return True
    return product(one, two) == 0 and (kind == "rectangle" or product(one, one) == product(two, two))


_QUESTIONS: Final[dict[Kind, Text]] = {
    "triangle": {"en": "How many triangles does this drawing hold?", "zh": "图中一共有多少个三角形？"},
    "square": {
        "en": "How many squares does this drawing hold? Slanted squares count too.",
        "zh": "图中一共有多少个正方形？斜放的正方形也算。",
    },
    "rectangle": {
        "en": "How many rectangles does this drawing hold? Squares are rectangles too.",
        "zh": "图中一共有多少个长方形？正方形也算长方形。",
    },
    "parallelogram": {
        "en": "How many parallelograms does this drawing hold? Rhombuses, rectangles and squares are parallelograms "
        "too.",
        "zh": "图中一共有多少个平行四边形？菱形、长方形和正方形也算平行四边形。",
    },
}
_RULE: Final[Text] = {
    "en": "Count those of every size: a shape counts if each of its sides is drawn without a gap, whether or not "
    "other lines cross its inside or meet its sides.",
    "zh": "各种大小都要数：只要一个图形的每条边都完整画出、没有缺口，就算一个，不论其内部或边上是否还有其他线段。",
}
_PLURALS: Final[dict[Kind, tuple[str, str]]] = {
    "triangle": ("triangles", "三角形"),
    "square": ("squares", "正方形"),
    "rectangle": ("rectangles", "长方形"),
    "parallelogram": ("parallelograms", "平行四边形"),
}


def _enumeration(state: ShapeCountState) -> Text:
    """The corners of every shape, as they lie in the picture."""
    english, chinese = _PLURALS[state.kind]
    place, width, height = _layout(state.drawing)
    shapes = []
    for shape in state.shapes:
        corners = (place(float(x), float(y)) for x, y in shape)
        shapes.append("".join(f"({100 * x / width:.0f}, {100 * y / height:.0f})" for x, y in corners))
    return {
        "en": f"Number of {english}: {len(shapes)}. Their corners in percent of the picture's width and height: "
        f"{'; '.join(shapes)}.",
        "zh": f"{chinese}一共 {len(shapes)} 个。各个图形的顶点，按占图片宽度和高度的百分比：{'；'.join(shapes)}。",
    }


FAMILY = ShapeCount()
