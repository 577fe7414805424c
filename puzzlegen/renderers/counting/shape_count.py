"""Shows the line drawings of `puzzlegen.generators.counting.shape_count`."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from math import cos, pi, sin
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Paint, Painted, Polyline, Scene
from puzzlegen.drawing.marking import ACCENT, over, pen, tag
from puzzlegen.formats.counting.shape_count import Arc, Drawing, Query, Shapes
from puzzlegen.renderers.counting.kits.outlines import around, faces
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines

msg: Final = messages(__name__)

Point: TypeAlias = tuple[float, float]
Size: TypeAlias = tuple[str, tuple[float, ...]]  # what it is told by, and lengths

_TURN: Final = 24  # a whole turn, in the unit of angles
_SIDE: Final = 10.0  # of the picture, without margins, in units
_MARGIN: Final = 0.7
_SLOPE: Final = 3**0.5 / 2  # height of an equilateral triangle of side 1
_DOTS: Final = 100  # parts of a unit in which dots are placed
_INSET: Final = 0.3  # of the ground of curves
_GLASS: Final = (  # the panes of a window, or the ground of curves
    ("#dce8f2", "#e9f1f8", "#cfdfed", "#f3f7fb"),
    ("#f3e6cb", "#f9f1e0", "#ecdab6", "#fcf8ee"),
    ("#dfead7", "#ecf3e7", "#d1e0c7", "#f5f9f2"),
    ("#f2dedb", "#f8ece9", "#eacfcb", "#fcf5f4"),
    ("#e3deee", "#efebf6", "#d7d0e6", "#f7f5fa"),
)
_OUTLINE: Final = 0.1  # width
_DOT: Final = 0.17  # radius of a dot in the picture
_DOT_FILLS: Final[tuple[Paint, ...]] = ("ink", "paper")
_SMOOTH: Final = 6  # straight pieces of which an arc is drawn, for each twenty-fourth of a turn
_FEW: Final = 6  # shapes whose corners are told; centres of circles always are


def word(drawing: Drawing, query: Query) -> Wording:
    """Ask for the number of shapes; what is not drawn at all is not mentioned."""
    ask: Phrase = msg(f"ask-{query.kind}")
    if query.kind == "square" and any(a != c and b != d for a, b, c, d in drawing.segments):
        ask = sentences(ask, msg("slanted"))
    elif len({arc.radius for arc in drawing.arcs}) == 1:
        ask = msg("ask-equal-circles")
    if drawing.dots:
        ask = sentences(ask, msg("around-two" if drawing.dots[1:] else "around-one"))
    return Wording(ask, Kind.NUMBER, msg("rules-circle" if query.kind == "circle" else "rules"))


def explain(drawing: Drawing, query: Query, answer: str, why: Shapes) -> Phrase:  # noqa: ARG001
    """How many there are of each size; and where, if they are few, or else in which height."""
    kind, layout = query.kind, _Layout(drawing)
    found: dict[Size, list[Sequence[Point]]] = {}
    for x, y, radius in why.circles or ():
        found.setdefault(("radius", (round(layout.share(radius)),)), []).append([(x, y)])
    for place, shape in enumerate(why.shapes or ()):
        parts = why.parts[place] if why.parts else None
        found.setdefault(_size(kind, shape, drawing.basis == "triangular", parts), []).append(shape)
    tally = sorted(found.items())
    counts = [len(shapes) for _, shapes in tally]
    if kind == "circle" or sum(counts) <= _FEW:
        brackets = msg("centres" if kind == "circle" else "corners")
        told = [
            labelled(
                _sized(size, shapes), comma_list("".join(layout.percent(x, y) for x, y in shape) for shape in shapes)
            )
            for size, shapes in tally
        ]
    elif why.parts:
        brackets, told = None, [_sized(size, shapes) for size, shapes in tally]
    elif kind in ("rectangle", "parallelogram"):
        brackets, counts, told = None, [], []
        for first, some in groupby(tally, lambda size: size[0][1][0]):
            others = [(lengths[1], len(shapes)) for (_, lengths), shapes in some]
            counts.append(sum(number for _, number in others))
            each = comma_list(msg(f"by-other-{kind}", b=f"{b:g}", number=number) for b, number in others)
            told.append(msg(f"by-first-{kind}", number=counts[-1], a=f"{first:g}", each=each))
    else:
        brackets, told = msg("heights"), []
        for size, shapes in tally:
            heights = Counter(min(y for _, y in shape) for shape in shapes)
            each = comma_list(str(number) for _, number in sorted(heights.items()))
            told.append(msg("in-brackets", one=_sized(size, shapes), each=each))
    sizes = msg("ended", text=labelled(msg(f"kinds-{kind}"), comma_list(told, SEMICOLON)))
    added = f"{' + '.join(map(str, counts))} = {sum(counts)}" if any(one > 1 for one in counts[1:]) else sum(counts)
    wide = "" if why.parts or kind == "circle" else msg("width", wide=f"{layout.steps_across:.3g}")
    return sentences(wide, sizes, msg("total", sum=added), brackets or "")


def _sized(size: Size, shapes: Sequence[object]) -> Phrase:
    """How many shapes there are of one size."""
    measure, lengths = size
    if measure == "parts":
        return msg("size-parts", number=len(shapes), a=int(lengths[0]))
    return msg(f"size-{measure}", number=len(shapes), **dict(zip("ab", (f"{one:g}" for one in lengths), strict=False)))


def _size(kind: str, shape: Sequence[Point], triangular: bool, parts: int | None) -> Size:
    """The size of a shape whose sides have few directions, or else its parts: by what it is told, and the lengths."""
    if parts is not None:
        return "parts", (parts,)
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


def describe(drawing: Drawing, query: Query) -> Phrase:  # noqa: ARG001 - all questions are about the whole drawing
    """The lines, by the coordinates of their ends, and the arcs."""
    segments = (msg("segment", one=_point(a, b), other=_point(c, d)) for a, b, c, d in drawing.segments)
    parts = [msg(f"places-{drawing.basis}"), labelled(msg("segments"), comma_list(segments, SEMICOLON))]
    if drawing.arcs:
        curves = []
        for x, y, radius, start, extent in drawing.arcs:
            centre, degrees = _point(x, y), 360 // _TURN
            whole = extent == _TURN
            words = {} if whole else {"start": start * degrees, "extent": extent * degrees}
            curves.append(msg("circle" if whole else "arc", centre=centre, radius=radius, **words))
        parts += [labelled(msg("curves"), comma_list(curves, SEMICOLON)), msg("angles")]
    for name, (x, y) in zip(("dot-black", "dot-white"), drawing.dots, strict=False):
        parts.append(msg(name, place=_point(x / _DOTS, y / _DOTS)))
    return lines(*parts)


def _point(x: float, y: float) -> Phrase:
    return f"({x:g}, {y:g})"


def depict(drawing: Drawing, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001
    """The lines, scaled to a picture of one size: a window with panes of pale glass, or curves among paler lines."""
    layout = _Layout(drawing)
    lines = [(layout.place(a, b), layout.place(c, d)) for a, b, c, d in drawing.segments]
    glass = _GLASS[(len(drawing.segments) + len(drawing.arcs)) % len(_GLASS)]
    nodes: list[AnyNode] = []
    if drawing.arcs:
        right, bottom = layout.width - _INSET, layout.height - _INSET
        ground = ((_INSET, _INSET), (right, _INSET), (right, bottom), (_INSET, bottom))
        nodes.append(Painted(ground, glass[3], glass[0]))
    else:
        nodes += _panes(faces(lines), glass)
        nodes.append(Polyline(tuple(around(lines)), "ink", width=_OUTLINE, closed=True))
    nodes += [Polyline(line, "mark", "medium") if drawing.arcs else Polyline(line, "ink", "thick") for line in lines]
    for arc in drawing.arcs:
        if arc.extent == _TURN:
            nodes.append(Circle(*layout.place(arc.x, arc.y), layout.scale * arc.radius, stroke="ink", weight="thick"))
        else:
            nodes.append(Polyline(tuple(layout.curve(arc)), stroke="ink", weight="thick"))
    for fill, (x, y) in zip(_DOT_FILLS, drawing.dots, strict=False):
        nodes.append(Circle(*layout.place(x / _DOTS, y / _DOTS), _DOT, fill, "ink", "medium"))
    return (Scene(layout.width, layout.height, tuple(nodes)),)


def _panes(areas: Sequence[Sequence[Point]], glass: Sequence[str]) -> Iterator[Painted]:
    """Panes in one of a few tones, of which neighbours have different ones where that is possible."""
    tones: dict[frozenset[Point], int] = {}  # by the ends of sides
    for area in areas:
        sides = [frozenset(side) for side in pairwise([*area, area[0]])]
        beside = Counter(tones[side] for side in sides if side in tones)
        tone = min(range(len(glass)), key=lambda one: (beside[one], (one - len(area) - len(tones)) % len(glass)))
        tones |= dict.fromkeys(sides, tone)
        yield Painted(tuple(area), glass[tone])


class _Layout:
    """How the points of a drawing are placed in its picture, and the size of the picture."""

    def __init__(self, drawing: Drawing) -> None:
        self._triangular = drawing.basis == "triangular"
        self.scale, self._left, self._top = 1.0, 0.0, 0.0
        ends = [end for a, b, c, d in drawing.segments for end in ((a, b), (c, d))]
        points = [self.place(*end) for end in ends]
        points += (point for arc in drawing.arcs for point in self._outermost(arc))
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

    def share(self, length: float) -> float:
        """A length in percent of the picture's width."""
        percent: float = 100 * self.scale * length / self.width
        return percent

    def curve(self, arc: Arc) -> Iterator[Point]:
        """Points along an arc in the picture, its ends among them."""
        return self._at(arc, (arc.start + step / _SMOOTH for step in range(arc.extent * _SMOOTH + 1)))

    def _outermost(self, arc: Arc) -> Iterator[Point]:
        """The ends of an arc, and where it reaches farthest to the right, down, to the left or up."""
        *_, start, extent = arc
        quarters = range(0, 2 * _TURN, _TURN // 4)
        return self._at(arc, [start, start + extent, *(one for one in quarters if start < one < start + extent)])

    def _at(self, arc: Arc, angles: Iterable[float]) -> Iterator[Point]:
        """The points of an arc's circle at some angles."""
        (across, down), radius = self.place(arc.x, arc.y), self.scale * arc.radius
        for angle in angles:
            turn = 2 * pi * angle / _TURN
            yield across + radius * cos(turn), down + radius * sin(turn)


def depict_solution(drawing: Drawing, query: Query, answer: str, why: Shapes) -> tuple[Scene, ...]:  # noqa: ARG001
    """How many shapes have their middle at each place; if they are few, each a little smaller than it is."""
    (scene,) = depict(drawing, query)
    layout = _Layout(drawing)
    middles: Counter[Point] = Counter()
    marks: list[AnyNode] = []
    width = pen(scene) / 2
    for *centre, radius in why.circles or ():
        across, down = middle = layout.place(*centre)
        middles[middle] += 1
        marks.append(Circle(across, down, layout.scale * radius, stroke=ACCENT, weight="thick"))
    shapes = [[layout.place(*corner) for corner in shape] for shape in why.shapes or ()]
    for number, shape in enumerate(shapes):
        x, y = (sum(values) / len(shape) for values in zip(*shape, strict=True))
        middles[round(x, 3), round(y, 3)] += 1
        if len(shapes) <= _FEW:
            nearer = 0.92 - 0.04 * (number % 4)
            corners = tuple((x + nearer * (a - x), y + nearer * (b - y)) for a, b in shape)
            marks.append(Polyline(corners, ACCENT, width=1.6 * width, closed=True))
    for (x, y), number in middles.items():
        marks += tag(x, y, str(number), 1.6 * width)
    return (over(scene, marks),)
