"""Food webs, from the plants up, and family trees, from the first couple down."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import permutations, product
from math import atan2, cos, hypot, pi, sin
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Paint, Painted, Polyline, Rect
from puzzlegen.formats.logic import relations_web as form
from puzzlegen.renderers.logic.kits.natural_icons import natural

Point: TypeAlias = tuple[float, float]

_STEPS: Final = (2.4, 3.6)  # between species, at least and at most; more in a high web
_RISE: Final = 3.4  # between layers: with these steps, no line touches a circle on its way
_RING: Final = 0.82
_PICTURE: Final = 1.4  # of a species, at most
_WITHIN: Final = 0.75  # the radius that it may fill
_HEAD: Final = (0.26, 0.1)  # of an arrow: its length, and half its width
_FAN: Final = 0.45  # radians between arrows at a circle
_OUT: Final = 0.74  # how far crosses reach
_NEXT: Final = 1.5  # between people
_DOWN: Final = (2.1, 3.2)  # between generations, at least and at most
_HALF: Final = 0.52  # of a person
_FRAME: Final = 0.12  # around a person's name
_SEXES: Final = {"m": "#7fa3c4", "f": "#d99a8b"}  # of frames
_BOUGH: Final = "#8a6a4a"  # lines between people
_MEADOWS: Final = (  # the air from the top down, and the soil
    ("#e6f0f5", "#f6f4e4", "#d3e4b8"),
    ("#e9eef6", "#f8f1e6", "#dcdcb4"),
    ("#e4f1ee", "#f4f6ea", "#c9e0c0"),
)
_EDGE: Final = 0.4  # of a page around a tree
_PAGE: Final = ("#fbf6ea", "#f1e6cd")  # and the strips of generations


class Drawn(NamedTuple):
    """A web or a tree that is drawn, and its size."""

    nodes: list[AnyNode]
    wide: float
    high: float


def web(statement: form.Web, gone: Collection[int], asked: Collection[int]) -> Drawn:
    """The plants at the bottom; arrows lead from food to eaters. Those who have gone are crossed out."""
    layers = statement.layers
    levels, most = max(layers) + 1, max(map(layers.count, layers))
    high = (levels - 1) * _RISE + 2.3
    step = min(max(_STEPS[0], 0.95 * high / most), _STEPS[1])
    wide = most * step
    places = list[Point]()
    for one, layer in enumerate(layers):
        number, across = layers[:one].count(layer), layers.count(layer)
        places.append(((wide - across * step) / 2 + (number + 0.5) * step, high - 1.1 - layer * _RISE))
    sky, low, soil = _MEADOWS[len(statement.arrows) % len(_MEADOWS)]
    nodes: list[AnyNode] = [
        _box(0, 0, wide, high, sky, low),
        _box(0, high - 2.1, wide, high, soil),  # which needs no food
        Rect(0, 0, wide, high, stroke="mark"),
    ]
    heads = list[AnyNode]()
    for eater, place in enumerate(places):
        foods = [places[food] for food, other in statement.arrows if other == eater]
        for food, end in zip(foods, _ends(place, foods), strict=True):
            line, head = _arrow(food, end)
            nodes.append(line)
            heads.append(head)
    for one, (x, y) in enumerate(places):
        nodes.append(Circle(x, y, _RING, "highlight" if one in asked else "paper", "ink", "medium"))
        if one in gone:  # behind the picture, which stays readable
            nodes += [
                Polyline(((x - _OUT, y - rise), (x + _OUT, y + rise)), "red", width=0.13) for rise in (_OUT, -_OUT)
            ]
        size = min(_PICTURE, _WITHIN / _reach(statement.names[one]))
        nodes.append(Group(natural(statement.names[one]), x - size / 2, y - size / 2, size))
        nodes.append(Element(f"node-{one + 1}", x - _RING, y - _RING, 2 * _RING, 2 * _RING))
    return Drawn(nodes + heads, wide, high)


@cache
def _reach(name: str) -> float:
    """How far a picture's ink is from its middle, as a share of its side."""
    reach = 0.0
    for node in natural(name):
        match node:
            case Polyline() | Painted():
                reach = max(reach, *(hypot(x - 0.5, y - 0.5) for x, y in node.points))
            case Circle():
                reach = max(reach, hypot(node.x - 0.5, node.y - 0.5) + node.radius)
            case Rect():
                corners = product((node.x, node.x + node.width), (node.y, node.y + node.height))
                reach = max(reach, *(hypot(x - 0.5, y - 0.5) for x, y in corners))
    return reach


def _ends(middle: Point, foods: Sequence[Point]) -> list[Point]:
    """Where arrows from below touch a circle: those from far aside head for its middle, the others give way to them."""
    found, low, high = dict[int, Point](), -pi, pi
    aims = [atan2(x - middle[0], y - middle[1]) for x, y in foods]  # from straight down
    for number, aim in sorted(enumerate(aims), key=lambda one: -abs(one[1])):
        angle = min(max(aim, low), high)
        low, high = (angle + _FAN, high) if angle <= 0 else (low, angle - _FAN)
        found[number] = middle[0] + _RING * sin(angle), middle[1] + _RING * cos(angle)
    return [found[number] for number in range(len(foods))]


def _arrow(start: Point, end: Point) -> tuple[AnyNode, AnyNode]:
    """The line of an arrow, and its head."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    right, down = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    x, y = end[0] - right * 0.05, end[1] - down * 0.05
    long, half = _HEAD
    tip = ((x, y), *((x - long * right + side * down, y - long * down - side * right) for side in (-half, half)))
    line = (start, (x - 0.2 * right, y - 0.2 * down))
    return Polyline(line, "label", "medium"), Polyline(tip, "label", "thin", closed=True, fill="label")


class _Branch(NamedTuple):
    """Somebody with all who descend from him.

    Attributes:
        nodes: what is drawn.
        x: where he stands.
        edges: how far his generation, the next one and so on reach, to the left and to the right.
    """

    nodes: tuple[AnyNode, ...]
    x: float
    edges: list[tuple[float, float]]


def _beside(branches: Sequence[_Branch]) -> Iterator[tuple[float, _Branch]]:
    """How far each branch has to be moved, so that all of them stand as near to one another as they can."""
    right = dict[int, float]()  # how far each generation reaches so far
    for branch in branches:
        shift = max((right[row] - left for row, (left, _) in enumerate(branch.edges) if row in right), default=0.0)
        right |= {row: shift + end for row, (_, end) in enumerate(branch.edges)}
        yield shift, branch


def _joined(rows: Iterable[tuple[int, tuple[float, float]]]) -> list[tuple[float, float]]:
    """How far generations reach that several branches share."""
    found = dict[int, tuple[float, float]]()
    for row, (left, right) in rows:
        before = found.get(row, (left, right))
        found[row] = min(left, before[0]), max(right, before[1])
    return [found[row] for row in sorted(found)]


def _lean(sizes: Sequence[int], row: int) -> tuple[int, bool]:
    """How far branches of these sizes are from a balance; else the heavier side is now the left and now the right."""
    lean = sum(size * (2 * place - len(sizes) + 1) for place, size in enumerate(sizes))
    return abs(lean), (lean > 0) == (row % 2 == 0)


def tree(statement: form.Tree, marked: Collection[str]) -> Drawn:
    """Couples side by side with a double line, and their children hanging below it; a strip for each generation."""
    sexes = {person.name: person.sex for person in statement.people}
    homes = {name: couple for couple in statement.couples for name in couple[:2]}

    def person(name: str, x: float) -> list[AnyNode]:
        fill: Paint = "highlight" if name in marked else "paper"
        inner, rims = _HALF - _FRAME, list[AnyNode]()
        frame = _corners(x, _HALF) if sexes[name] == "m" else _round(x, _HALF)
        for half, ground in ((_HALF, None), (inner, fill)):
            square = Rect(x - half, -half, 2 * half, 2 * half, fill=ground, stroke="ink")
            rims.append(square if sexes[name] == "m" else Circle(x, 0, half, ground, "ink"))
        return [Painted(frame, _SEXES[sexes[name]]), *rims, Label(x, 0, name, 0.38, "given")]

    def descent(name: str) -> int:
        return 1 + sum(map(descent, homes[name].children if name in homes else ()))

    def branch(name: str, down: float, row: int = 0) -> _Branch:
        one, other, children = homes.get(name, (name, "", ()))
        adults = [adult for adult in (one, other) if adult]
        children = min(permutations(children), key=lambda order: _lean(list(map(descent, order)), row))
        below = [*_beside([branch(child, down, row + 1) for child in children])]
        hanging = [shift + each.x for shift, each in below]
        middle = (hanging[0] + hanging[-1]) / 2 if hanging else 0.0
        at = {adult: middle + (number - (len(adults) - 1) / 2) * _NEXT for number, adult in enumerate(adults)}
        nodes = list[AnyNode]()
        if len(adults) > 1:
            ends = middle - _NEXT / 2 + _HALF, middle + _NEXT / 2 - _HALF
            nodes += [Painted(((ends[0], gap), (ends[1], gap)), stroke=_BOUGH, width=0.07) for gap in (-0.08, 0.08)]
        if hanging:
            bar, across = down - 0.85, [*hanging, middle]
            trunk = ((middle, 0.0), (middle, bar))
            twigs = [((x, bar), (x, down - _HALF)) for x in hanging]
            boughs = [trunk, ((min(across), bar), (max(across), bar)), *twigs]
            nodes += [Painted(line, stroke=_BOUGH, width=0.09) for line in boughs]
        nodes += [Group(each.nodes, shift, down) for shift, each in below]
        nodes += [node for adult, x in at.items() for node in person(adult, x)]
        own = min(at.values()) - _NEXT / 2, max(at.values()) + _NEXT / 2
        edges = _joined((row, (shift + a, shift + b)) for shift, each in below for row, (a, b) in enumerate(each.edges))
        return _Branch(tuple(nodes), at[name], [own, *edges])

    first = statement.couples[0][0]
    edges = branch(first, 0).edges
    left, right = min(a for a, _ in edges), max(b for _, b in edges)
    wide, rows = right - left + 2 * _EDGE, len(edges)
    down = min(max(_DOWN[0], (0.5 * wide - 2) / (rows - 1)), _DOWN[1])
    high = (rows - 1) * down + 1.3 + 2 * _EDGE
    whole = branch(first, down)
    strips = (
        _box(_EDGE / 2, row * down + _EDGE, wide - _EDGE / 2, row * down + _EDGE + 1.3, _PAGE[1]) for row in range(rows)
    )
    page = _box(0, 0, wide, high, _PAGE[0]), Rect(0, 0, wide, high, stroke="mark")
    return Drawn([*page, *strips, Group(whole.nodes, _EDGE - left, _EDGE + 0.65)], wide, high)


def _box(left: float, top: float, right: float, bottom: float, fill: str, fade: str | None = None) -> Painted:
    return Painted(((left, top), (right, top), (right, bottom), (left, bottom)), fill, fade)


def _corners(x: float, half: float) -> tuple[tuple[float, float], ...]:
    return (x - half, -half), (x + half, -half), (x + half, half), (x - half, half)


def _round(x: float, radius: float) -> tuple[tuple[float, float], ...]:
    return tuple((x + radius * cos(pi * step / 20), radius * sin(pi * step / 20)) for step in range(40))
