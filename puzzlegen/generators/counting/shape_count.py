"""How many triangles, squares, rectangles, parallelograms or circles of any size a line drawing holds.

The generator counts by corners: it marks all points where lines meet, which of them one line joins, and then looks for
triples of joined points, or for two joined points and a third one that a fourth completes. Circles are those all of
whose twenty-fourths some arc covers.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial, reduce
from itertools import combinations
from math import cos, gcd, lcm, pi, sin
from operator import or_
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, FillIn, Question, Statement, Text
from puzzlegen.core.scene import AnyNode, Circle, Polyline, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.counting.kits import circles, drawings
from puzzlegen.generators.counting.kits.drawings import TURN, Arc, Basis, Drawing, Segment
from puzzlegen.generators.kits.asking import AS_NUMBER, joined

Node: TypeAlias = tuple[int, int]  # a point, in the parts of a unit that make all points of a drawing whole
Corner: TypeAlias = tuple[float, float]
Kind: TypeAlias = Literal["triangle", "square", "rectangle", "parallelogram", "circle"]

_COMPOSITIONS: Final[Mapping[Kind, tuple[Callable[[Stream, int], Drawing], ...]]] = {
    "triangle": drawings.TRIANGLES,
    "square": drawings.SQUARES,
    "rectangle": drawings.RECTANGLES,
    "parallelogram": drawings.PARALLELOGRAMS,
    "circle": circles.COMPOSITIONS,
}
_LEAST: Final = 2  # shapes; fewer are no counting
_TRIES: Final = 60  # drawings until one has a suitable number of shapes
_SIDE: Final = 10.0  # of the picture, without margins, in units
_MARGIN: Final = 0.7
_SLOPE: Final = 3**0.5 / 2  # height of an equilateral triangle of side 1
_SMOOTH: Final = 6  # straight pieces of which an arc is drawn, for each twenty-fourth of a turn


class ShapeCountParams(Params, frozen=True, kw_only=True):
    """``size`` bounds the size of the composition, both ends included.

    Numbers of shapes are drawn in ``spread`` classes that are equally common, by their remainders; so none is as common
    as it would be by itself.
    """

    size: tuple[int, int]
    spread: int


class ShapeCountState(msgspec.Struct, frozen=True):
    """The drawing, the kind of shape that is asked about, and the corners of each shape of this kind.

    Of circles, ``rounds`` has the centre and the radius instead.
    """

    drawing: Drawing
    kind: Kind
    shapes: tuple[tuple[Corner, ...], ...]
    rounds: tuple[tuple[int, int, int], ...]

    @property
    def count(self) -> int:
        """How many shapes there are."""
        return len(self.shapes) + len(self.rounds)


class ShapeCount:
    """See the module's docstring."""

    name = "shape_count"
    version = 4
    levels: ClassVar = {
        Level.EASY: ShapeCountParams(band=(20, 60), size=(1, 3), spread=6),
        Level.MEDIUM: ShapeCountParams(band=(61, 110), size=(2, 3), spread=4),
        Level.HARD: ShapeCountParams(band=(111, 600), size=(3, 4), spread=1),
    }

    def generate(self, rng: Stream, params: ShapeCountParams) -> ShapeCountState:
        """Compose drawings until one has a number of shapes that is not too common for their kind."""
        kinds = list(_COMPOSITIONS)
        kind = kinds[rng.per_item(len(kinds), "kind")]
        remainder = rng.per_item(params.spread, "remainder")
        for _ in range(_TRIES):
            compose = rng.choice(_COMPOSITIONS[kind])
            drawing = compose(rng, rng.between(*params.size))
            if kind == "circle":
                state = ShapeCountState(drawing, kind, (), _rounds(drawing.arcs))
            else:
                state = ShapeCountState(drawing, kind, _shapes(drawing, kind), ())
            if state.count >= _LEAST and state.count % params.spread == remainder:
                return state
        raise Rejected("too few shapes, or too common a number of them")

    def statement(self, state: ShapeCountState) -> Statement:
        """The segments and arcs with the basis of their coordinates."""
        drawing = state.drawing
        segments = [(*first, *last) for first, last in drawing.segments]
        return {"basis": drawing.basis, "segments": segments, "arcs": drawing.arcs}

    def ask(self, state: ShapeCountState, rng: Stream) -> Asked:  # noqa: ARG002 - there is only one question
        """Ask for the number of shapes; never with options, since some numbers of shapes are so much commoner."""
        text = joined(_QUESTIONS[state.kind], _ROUND_RULE if state.kind == "circle" else _RULE, AS_NUMBER)
        question = Question(text, AnswerForm.FILL_IN, {"task": "count", "kind": state.kind})
        return Asked(question, FillIn(str(state.count)), explanation=_enumeration(state))

    def depict(self, state: ShapeCountState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The lines, scaled to a picture of one size."""
        layout = _Layout(state.drawing)
        nodes: list[AnyNode] = [
            Polyline(tuple(layout.place(*point) for point in segment), stroke="ink", weight="medium")
            for segment in state.drawing.segments
        ]
        for arc in state.drawing.arcs:
            x, y, radius, _, extent = arc
            if extent == TURN:
                nodes.append(Circle(*layout.place(x, y), layout.scale * radius, stroke="ink", weight="medium"))
            else:
                nodes.append(Polyline(tuple(layout.curve(arc)), stroke="ink", weight="medium"))
        # Curves lie closer to one another than lines do, and gaps between them must be seen.
        unit = (60, 72) if state.drawing.arcs else (42, 56)
        return (Scene(layout.width, layout.height, tuple(nodes), unit=unit),)


class _Layout:
    """How the points of a drawing are placed in its picture, and the size of the picture."""

    def __init__(self, drawing: Drawing) -> None:
        self._triangular = drawing.basis == "triangular"
        self.scale, self._left, self._top = 1.0, 0.0, 0.0
        points = [self.place(*point) for segment in drawing.segments for point in segment]
        points += (point for arc in drawing.arcs for point in self._outermost(arc))
        xs, ys = zip(*points, strict=True)
        self.scale = _SIDE / max(max(xs) - min(xs), max(ys) - min(ys))
        self._left, self._top = self.scale * min(xs) - _MARGIN, self.scale * min(ys) - _MARGIN
        self.width = self.scale * (max(xs) - min(xs)) + 2 * _MARGIN
        self.height = self.scale * (max(ys) - min(ys)) + 2 * _MARGIN

    def place(self, x: float, y: float) -> tuple[float, float]:
        """A point of the drawing in the picture."""
        across, down = (x + y / 2, y * _SLOPE) if self._triangular else (x, y)
        return self.scale * across - self._left, self.scale * down - self._top

    def curve(self, arc: Arc) -> Iterator[Corner]:
        """Points along an arc in the picture, its ends among them."""
        start, extent = arc[3:]
        return self._at(arc, (start + step / _SMOOTH for step in range(extent * _SMOOTH + 1)))

    def _outermost(self, arc: Arc) -> Iterator[Corner]:
        """The ends of an arc, and where it reaches farthest to the right, down, to the left or up."""
        start, extent = arc[3:]
        quarters = range(0, 2 * TURN, TURN // 4)
        return self._at(arc, [start, start + extent, *(one for one in quarters if start < one < start + extent)])

    def _at(self, arc: Arc, angles: Iterable[float]) -> Iterator[Corner]:
        """The points of an arc's circle at some angles."""
        x, y, radius, _, _ = arc
        across, down = self.place(x, y)
        for angle in angles:
            turn = 2 * pi * angle / TURN
            yield across + self.scale * radius * cos(turn), down + self.scale * radius * sin(turn)


def _nodes(segments: tuple[Segment, ...]) -> tuple[dict[Node, int], int]:
    """All ends and meeting points, each with the segments through it as bits; and of how many parts a unit has."""
    found = [((x, y, 1), 1 << place) for place, segment in enumerate(segments) for x, y in segment]
    for (one, segment), (two, other) in combinations(enumerate(segments), 2):
        meeting = _meeting(segment, other)
        if meeting is not None:
            found.append((meeting, 1 << one | 1 << two))
    parts = lcm(*(divisor for (_, _, divisor), _ in found))
    nodes: dict[Node, int] = {}
    for (x, y, divisor), bits in found:
        node = x * (parts // divisor), y * (parts // divisor)
        nodes[node] = nodes.get(node, 0) | bits
    return nodes, parts


def _meeting(one: Segment, other: Segment) -> tuple[int, int, int] | None:
    """Where two segments of different directions meet: x and y, and what both are to be divided by, in lowest terms."""
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
    x, y = ax * turn + along * (bx - ax), ay * turn + along * (by - ay)
    divisor = gcd(x, y, turn)
    return x // divisor, y // divisor, turn // divisor


def _shapes(drawing: Drawing, kind: Kind) -> tuple[tuple[Corner, ...], ...]:
    """The corners of all shapes of a kind."""
    nodes, parts = _nodes(drawing.segments)
    if not _one_piece(nodes):
        raise Rejected("lines that lie apart")
    joined_to = {one: [two for two, bits in nodes.items() if bits & nodes[one] and one < two] for one in nodes}
    find = _triangles if kind == "triangle" else partial(_quadrangles, kind=kind, basis=drawing.basis)
    return tuple(tuple((x / parts, y / parts) for x, y in shape) for shape in find(nodes, joined_to))


def _one_piece(nodes: dict[Node, int]) -> bool:
    """Whether lines lead from each point to all others."""
    pieces: list[int] = []  # the segments of each, as bits
    for bits in nodes.values():
        touched = [piece for piece in pieces if piece & bits]
        pieces = [piece for piece in pieces if not piece & bits]
        pieces.append(reduce(or_, touched, bits))
    return len(pieces) == 1


def _rounds(arcs: tuple[Arc, ...]) -> tuple[tuple[int, int, int], ...]:
    """The centres and radii of all circles that arcs cover wholly."""
    covered: dict[tuple[int, int, int], int] = {}
    for x, y, radius, start, extent in arcs:
        bits = sum(1 << (start + step) % TURN for step in range(extent))
        covered[x, y, radius] = covered.get((x, y, radius), 0) | bits
    return tuple(circle for circle, bits in covered.items() if bits == (1 << TURN) - 1)


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

    def product(u: Node, v: Node) -> int:
        straight = 2 * (u[0] * v[0] + u[1] * v[1])
        return straight + u[0] * v[1] + u[1] * v[0] if basis == "triangular" else straight

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
    "circle": {"en": "How many whole circles does this drawing hold?", "zh": "图中一共有多少个完整的圆？"},
}
_RULE: Final[Text] = {
    "en": "Count those of every size: a shape counts if each of its sides is drawn without a gap, whether or not "
    "other lines cross its inside or meet its sides.",
    "zh": "各种大小都要数：只要一个图形的每条边都完整画出、没有缺口，就算一个，不论其内部或边上是否还有其他线段。",
}
_ROUND_RULE: Final[Text] = {
    "en": "Count those of every size: a circle counts if its line is drawn all the way round without a gap, whether or "
    "not other lines cross or touch it. An arc that is only a part of a circle does not count.",
    "zh": "各种大小都要数：只要一个圆的整条圆周都画出、没有缺口，就算一个，不论是否有其他线与它相交或相切。"
    "只是圆的一部分的弧不算。",
}
_PLURALS: Final[dict[Kind, tuple[str, str]]] = {
    "triangle": ("triangles", "三角形"),
    "square": ("squares", "正方形"),
    "rectangle": ("rectangles", "长方形"),
    "parallelogram": ("parallelograms", "平行四边形"),
    "circle": ("circles", "圆"),
}


def _enumeration(state: ShapeCountState) -> Text:
    """The corners of every shape, or the centre and radius of every circle, as they lie in the picture."""
    english, chinese = _PLURALS[state.kind]
    layout = _Layout(state.drawing)

    def percent(x: float, y: float) -> str:
        across, down = layout.place(x, y)
        return f"({100 * across / layout.width:.0f}, {100 * down / layout.height:.0f})"

    if state.kind == "circle":
        rounds = [f"{percent(x, y)} {100 * layout.scale * radius / layout.width:.0f}" for x, y, radius in state.rounds]
        return {
            "en": f"Number of {english}: {state.count}. Their centres in percent of the picture's width and height, "
            f"and their radii in percent of its width: {'; '.join(rounds)}.",
            "zh": f"{chinese}一共 {state.count} 个。各个圆的圆心（按占图片宽度和高度的百分比）和半径（按占图片宽度的"
            f"百分比）：{'；'.join(rounds)}。",
        }
    shapes = ["".join(percent(*corner) for corner in shape) for shape in state.shapes]
    return {
        "en": f"Number of {english}: {state.count}. Their corners in percent of the picture's width and height: "
        f"{'; '.join(shapes)}.",
        "zh": f"{chinese}一共 {state.count} 个。各个图形的顶点，按占图片宽度和高度的百分比：{'；'.join(shapes)}。",
    }


FAMILY = ShapeCount()
