"""Shows the line drawings of `puzzlegen.generators.counting.shape_count`."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import cos, pi, sin
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Polyline, Scene
from puzzlegen.renderers.kits.telling import lines, listed, named, said, same
from puzzlegen.renderers.kits.wording import joined, numbers

Point: TypeAlias = tuple[float, float]
Size: TypeAlias = tuple[str, tuple[float, ...]]  # what it is told by, see `_SIZES`, and lengths

_TURN: Final = 24  # a whole turn, in the unit of angles
_SIDE: Final = 10.0  # of the picture, without margins, in units
_MARGIN: Final = 0.7
_SLOPE: Final = 3**0.5 / 2  # height of an equilateral triangle of side 1
_SMOOTH: Final = 6  # straight pieces of which an arc is drawn, for each twenty-fourth of a turn
_ASK: Final[dict[str, Text]] = {
    "triangle": {
        "en": "How many triangles of any size are there in this drawing?",
        "zh": "图中一共有多少个三角形（大小不限）？",
    },
    "square": {
        "en": "How many squares of any size are there in this drawing?",
        "zh": "图中一共有多少个正方形（大小不限）？",
    },
    "rectangle": {
        "en": "How many rectangles of any size are there in this drawing? Squares are rectangles too.",
        "zh": "图中一共有多少个长方形（大小不限）？正方形也算长方形。",
    },
    "parallelogram": {
        "en": "How many parallelograms of any size are there in this drawing? Rhombuses, rectangles and squares are "
        "parallelograms too.",
        "zh": "图中一共有多少个平行四边形（大小不限）？菱形、长方形和正方形也算平行四边形。",
    },
    "circle": {
        "en": "How many whole circles of any size are there in this drawing?",
        "zh": "图中一共有多少个完整的圆（大小不限）？",
    },
}
_SLANTED: Final[Text] = {"en": "Slanted squares count too.", "zh": "斜放的正方形也算。"}
_EQUAL_CIRCLES: Final[Text] = {
    "en": "How many whole circles are there in this drawing?",
    "zh": "图中一共有多少个完整的圆？",
}
_RULE: Final[Text] = {
    "en": "A shape counts if each of its sides is drawn without a gap, whether or not other lines cross its inside or "
    "meet its sides.",
    "zh": "只要一个图形的每条边都完整画出、没有缺口，就算一个，不论其内部或边上是否还有其他线段。",
}
_ROUND_RULE: Final[Text] = {
    "en": "A circle counts if its line is drawn all the way round without a gap, whether or not other lines cross or "
    "touch it. An arc that is only a part of a circle does not count.",
    "zh": "只要一个圆的整条圆周都画出、没有缺口，就算一个，不论是否有其他线与它相交或相切。只是圆的一部分的弧不算。",
}
_KINDS: Final[dict[str, Text]] = {
    "triangle": {"en": "Triangles", "zh": "三角形"},
    "square": {"en": "Squares", "zh": "正方形"},
    "rectangle": {"en": "Rectangles", "zh": "长方形"},
    "parallelogram": {"en": "Parallelograms", "zh": "平行四边形"},
    "circle": {"en": "Circles", "zh": "圆"},
}
_SIZES: Final[dict[str, Text]] = {
    "side": {"en": "{number} of side {a}", "zh": "边长 {a} 的 {number} 个"},
    "diagonal": {"en": "{number} slanted, of diagonal {a}", "zh": "斜放、对角线长 {a} 的 {number} 个"},
    "rectangle": {"en": "{number} of width {a} and height {b}", "zh": "宽 {a}、高 {b} 的 {number} 个"},
    "sides": {"en": "{number} of sides {a} and {b}", "zh": "邻边长 {a} 和 {b} 的 {number} 个"},
    "legs": {
        "en": "{number} with a level and an upright side of length {a}",
        "zh": "一条边水平、一条边竖直、都长 {a} 的 {number} 个",
    },
    "longest": {
        "en": "{number} whose longest side is level or upright, of length {a}",
        "zh": "最长边水平或竖直、长 {a} 的 {number} 个",
    },
    "radius": {"en": "{number} of radius {a}", "zh": "半径 {a} 的 {number} 个"},
    "part": {"en": "{number} of one part", "zh": "由一块组成的 {number} 个"},
    "parts": {"en": "{number} of {a} parts", "zh": "由 {a} 块组成的 {number} 个"},
}
"""Of how many shapes of one size, by what tells the size."""
_BY_FIRST: Final[dict[str, Text]] = {
    "rectangle": {"en": "{number} of width {a} ({each})", "zh": "宽 {a} 的 {number} 个（{each}）"},
    "parallelogram": {"en": "{number} of shorter side {a} ({each})", "zh": "短边长 {a} 的 {number} 个（{each}）"},
}
_BY_OTHER: Final[dict[str, Text]] = {
    "rectangle": {"en": "{number} of height {b}", "zh": "高 {b} 的 {number} 个"},
    "parallelogram": {"en": "{number} of other side {b}", "zh": "另一边长 {b} 的 {number} 个"},
}
_IN_BRACKETS: Final[Text] = {"en": "{one} ({each})", "zh": "{one}（{each}）"}
_HEIGHTS: Final[Text] = {
    "en": "(In brackets, from the top down: those whose highest points are at one height.)",
    "zh": "（括号内是最高点在同一高度的个数，从上到下。）",
}
_FEW: Final = 12  # shapes whose corners are told; centres of circles always are
_TOTAL: Final[Text] = {"en": "Number: {sum}.", "zh": "总数：{sum}。"}
_ENDED: Final[Text] = {"en": "{text}.", "zh": "{text}。"}
_WIDTH: Final[Text] = {"en": "The whole drawing is {wide} wide.", "zh": "整个图形宽 {wide}。"}
_CORNERS: Final[Text] = {
    "en": "(In brackets are corners, in percent of the picture's width and height.)",
    "zh": "（括号内是各顶点的位置，按占图片宽度和高度的百分比。）",
}
_CENTRES: Final[Text] = {
    "en": "(In brackets are centres, in percent of the picture's width and height.)",
    "zh": "（括号内是圆心的位置，按占图片宽度和高度的百分比。）",
}
_PLACES: Final[dict[bool, Text]] = {
    False: {
        "en": "A point (x, y) lies x steps to the right and y steps down, from an origin of no importance.",
        "zh": "点 (x, y) 表示从某个原点向右 x 步、向下 y 步。",
    },
    True: {
        "en": "A point (x, y) lies x steps to the right and then y steps of the same length down to the right, at 60 "
        "degrees to the horizontal, from an origin of no importance.",
        "zh": "点 (x, y) 表示从某个原点向右 x 步，再沿与水平方向成 60 度的右下方向走 y 步，每步等长。",
    },
}
"""What places mean on the square and on the triangular basis."""
_SEGMENTS: Final[Text] = {"en": "Straight lines are drawn", "zh": "图中画有直线段"}
_SEGMENT: Final[Text] = {"en": "from {one} to {other}", "zh": "{one} 到 {other}"}
_CURVES: Final[Text] = {"en": "Curved lines are drawn", "zh": "图中画有曲线"}
_CIRCLE: Final[Text] = {
    "en": "a whole circle around {centre} with radius {radius}",
    "zh": "以 {centre} 为圆心、半径 {radius} 的整圆",
}
_ARC: Final[Text] = {
    "en": "an arc around {centre} with radius {radius}, from {start} degrees through {extent} degrees",
    "zh": "以 {centre} 为圆心、半径 {radius} 的弧，从 {start} 度起转过 {extent} 度",
}
_ANGLES: Final[Text] = {
    "en": "Angles count clockwise from the direction to the right.",
    "zh": "角度从正右方起按顺时针方向计算。",
}
_BETWEEN: Final[Text] = {"en": "; ", "zh": "；"}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the number of shapes; what is not drawn at all is not mentioned."""
    options, kind = numbers(query.get("options", ())), query["kind"]
    ask = _ASK[kind]
    if kind == "square" and any(a != c and b != d for a, b, c, d in statement["segments"]):
        ask = joined(ask, _SLANTED)
    elif kind == "circle" and len({radius for _, _, radius, _, _ in statement["arcs"]}) == 1:
        ask = _EQUAL_CIRCLES
    return Wording(
        rules=_ROUND_RULE if kind == "circle" else _RULE,
        ask=ask,
        kind=Kind.LETTER if options else Kind.NUMBER,
        options=options,
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """How many there are of each size; and where, if they are few, or else in which height."""
    kind, layout = query["kind"], _Layout(statement)
    found: dict[Size, list[Sequence[Sequence[float]]]] = {}
    if kind == "circle":
        for x, y, radius in why["circles"]:
            found.setdefault(("radius", (radius,)), []).append([(x, y)])
    else:
        for place, shape in enumerate(why["shapes"]):
            found.setdefault(_size(kind, shape, statement["basis"] == "triangular", why, place), []).append(shape)
    tally = sorted(found.items())
    counts = [len(shapes) for _, shapes in tally]
    if kind == "circle" or sum(counts) <= _FEW:
        brackets = _CENTRES if kind == "circle" else _CORNERS
        told = [
            named(
                said(_SIZES[measure], number=len(shapes), **_written(lengths)),
                listed(same("".join(layout.percent(x, y) for x, y in shape)) for shape in shapes),
            )
            for (measure, lengths), shapes in tally
        ]
    elif "parts" in why:
        brackets = None
        told = [said(_SIZES[measure], number=len(shapes), **_written(lengths)) for (measure, lengths), shapes in tally]
    elif kind in _BY_FIRST:
        brackets, counts, told = None, [], []
        for first, some in groupby(tally, lambda size: size[0][1][0]):
            others = [(lengths[1], len(shapes)) for (_, lengths), shapes in some]
            counts.append(sum(number for _, number in others))
            each = listed(said(_BY_OTHER[kind], b=f"{b:g}", number=number) for b, number in others)
            told.append(said(_BY_FIRST[kind], number=counts[-1], a=f"{first:g}", each=each))
    else:
        brackets, told = _HEIGHTS, []
        for (measure, lengths), shapes in tally:
            heights = Counter(min(y for _, y in shape) for shape in shapes)
            each = listed(same(number) for _, number in sorted(heights.items()))
            one = said(_SIZES[measure], number=len(shapes), **_written(lengths))
            told.append(said(_IN_BRACKETS, one=one, each=each))
    sentences = [said(_ENDED, text=named(_KINDS[kind], listed(told, _BETWEEN)))]
    added = f"{' + '.join(map(str, counts))} = {sum(counts)}" if counts[1:] else sum(counts)
    sentences.append(said(_TOTAL, sum=added))
    if "parts" not in why:
        sentences.append(said(_WIDTH, wide=f"{layout.steps_across:.3g}"))
    return joined(*sentences, *([brackets] if brackets else []))


def _written(lengths: Sequence[float]) -> dict[str, str]:
    return dict(zip("ab", (f"{length:g}" for length in lengths), strict=False))


def _size(kind: str, shape: Sequence[Sequence[float]], triangular: bool, why: Statement, place: int) -> Size:
    """The size of a shape whose sides have few directions, or else its parts: by what it is told, and the lengths."""
    if "parts" in why:
        parts = why["parts"][place]
        return ("part" if parts == 1 else "parts"), (parts,)
    corner, next_one, *_, last = shape
    sides = [(b[0] - a[0], b[1] - a[1]) for a, b in ((corner, next_one), (corner, last), (next_one, last))]
    lengths = [round((x * x + y * y + (x * y if triangular else 0)) ** 0.5, 2) for x, y in sides]
    level = [length for (x, y), length in zip(sides, lengths, strict=True) if 0 in (x, y)]
    match kind:
        case "triangle" if not triangular:
            return ("legs" if level[1:] else "longest"), (level[0],)
        case "square" if 0 not in sides[0]:
            return "diagonal", (lengths[2],)
        case "triangle" | "square":
            return "side", (lengths[0],)
        case "rectangle":
            (a, b), (c, d), _ = sides
            return "rectangle", (abs(a + c), abs(b + d))
        case _:
            return "sides", tuple(sorted(lengths[:2]))


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - all questions are about the whole drawing
    """The lines, by the coordinates of their ends, and the arcs."""
    segments = (said(_SEGMENT, one=_point(a, b), other=_point(c, d)) for a, b, c, d in statement["segments"])
    parts = [_PLACES[statement["basis"] == "triangular"], named(_SEGMENTS, listed(segments, _BETWEEN))]
    arcs = statement.get("arcs", ())
    if arcs:
        curves = []
        for x, y, radius, start, extent in arcs:
            centre, degrees = _point(x, y), 360 // _TURN
            whole = extent == _TURN
            words = {} if whole else {"start": start * degrees, "extent": extent * degrees}
            curves.append(said(_CIRCLE if whole else _ARC, centre=centre, radius=radius, **words))
        parts += [named(_CURVES, listed(curves, _BETWEEN)), _ANGLES]
    return lines(*parts)


def _point(x: float, y: float) -> Text:
    return same(f"({x:g}, {y:g})")


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
    """The lines, scaled to a picture of one size."""
    layout = _Layout(statement)
    nodes: list[AnyNode] = [
        Polyline((layout.place(a, b), layout.place(c, d)), stroke="ink", weight="medium")
        for a, b, c, d in statement["segments"]
    ]
    arcs = statement.get("arcs", ())
    for arc in arcs:
        x, y, radius, _, extent = arc
        if extent == _TURN:
            nodes.append(Circle(*layout.place(x, y), layout.scale * radius, stroke="ink", weight="medium"))
        else:
            nodes.append(Polyline(tuple(layout.curve(arc)), stroke="ink", weight="medium"))
    # Curves lie closer to one another than lines do, and gaps between them must be seen.
    return (Scene(layout.width, layout.height, tuple(nodes), unit=(60, 72) if arcs else (42, 56)),)


class _Layout:
    """How the points of a drawing are placed in its picture, and the size of the picture."""

    def __init__(self, statement: Statement) -> None:
        self._triangular = statement["basis"] == "triangular"
        self.scale, self._left, self._top = 1.0, 0.0, 0.0
        ends = [end for a, b, c, d in statement["segments"] for end in ((a, b), (c, d))]
        points = [self.place(*end) for end in ends]
        points += (point for arc in statement.get("arcs", ()) for point in self._outermost(arc))
        xs, ys = zip(*points, strict=True)
        self.scale = _SIDE / max(max(xs) - min(xs), max(ys) - min(ys))
        self._left, self._top = self.scale * min(xs) - _MARGIN, self.scale * min(ys) - _MARGIN
        self.steps_across = max(xs) - min(xs)  # the width of the drawing in its own unit
        self.width = self.scale * self.steps_across + 2 * _MARGIN
        self.height = self.scale * (max(ys) - min(ys)) + 2 * _MARGIN

    def place(self, x: float, y: float) -> tuple[float, float]:
        """A point of the drawing in the picture."""
        across, down = (x + y / 2, y * _SLOPE) if self._triangular else (x, y)
        return self.scale * across - self._left, self.scale * down - self._top

    def percent(self, x: float, y: float) -> str:
        """A point of the drawing in percent of the picture's width and height."""
        across, down = self.place(x, y)
        return f"({100 * across / self.width:.0f}, {100 * down / self.height:.0f})"

    def curve(self, arc: Sequence[int]) -> Iterator[Point]:
        """Points along an arc in the picture, its ends among them."""
        start, extent = arc[3:]
        return self._at(arc, (start + step / _SMOOTH for step in range(extent * _SMOOTH + 1)))

    def _outermost(self, arc: Sequence[int]) -> Iterator[Point]:
        """The ends of an arc, and where it reaches farthest to the right, down, to the left or up."""
        start, extent = arc[3:]
        quarters = range(0, 2 * _TURN, _TURN // 4)
        return self._at(arc, [start, start + extent, *(one for one in quarters if start < one < start + extent)])

    def _at(self, arc: Sequence[int], angles: Iterable[float]) -> Iterator[Point]:
        """The points of an arc's circle at some angles."""
        x, y, radius, _, _ = arc
        across, down = self.place(x, y)
        for angle in angles:
            turn = 2 * pi * angle / _TURN
            yield across + self.scale * radius * cos(turn), down + self.scale * radius * sin(turn)
