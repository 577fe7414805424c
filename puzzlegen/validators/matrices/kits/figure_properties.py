"""The properties of line figures, each computed exactly; the list of ``docs/line-figures.md``, in its order.

Where people count in different ways, every way is a property, so that a figure that is odd by another way of counting
is seen to be.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import atan2
from typing import Final, TypeAlias

import msgspec

from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.validators.matrices.kits.figure_near_misses import near_misses
from puzzlegen.validators.matrices.kits.figure_symmetry import Mark, codes, symmetry
from puzzlegen.validators.matrices.kits.line_figures import (
    Branch,
    Drawing,
    Point,
    Stroke,
    draw,
    is_arc,
    on_arc,
    radius_squared,
)

Value: TypeAlias = int | str | bool

COUNTS: Final = (
    "dots",
    "pieces",
    "areas",
    "straight lines",
    "curved lines",
    "arcs",
    "lines",
    "smooth strokes",
    "ends",
    "corners",
    "junctions",
    "meeting points",
    "mirror axes",
    "right angles",
    "pen strokes",
)
METHOD: Final = "all properties of line figures"
ORDER: Final = (
    "dots",
    "any dots",
    "line kind",
    "any ends",
    "pieces",
    "any areas",
    "areas",
    "any straight lines",
    "any curved lines",
    "straight lines",
    "curved lines",
    "arcs",
    "lines",
    "smooth strokes",
    "ends",
    "any corners",
    "corners",
    "any junctions",
    "junctions",
    "meeting points",
    "relation",
    "any mirror axes",
    "axis direction",
    "mirror axes",
    "half-turn symmetry",
    "any right angles",
    "right angles",
    "one go",
    "pen strokes",
)
"""From the easiest to see to the hardest: what is there at all, counts, places, symmetries, paths."""
_DIRECTIONS: Final = {(1, 0): "horizontal", (0, 1): "vertical", (1, 1): "falling", (1, -1): "rising"}


class Seen(msgspec.Struct, frozen=True):
    """What there is to see of a figure.

    Attributes:
        values: the value of each property of `ORDER`.
        codes: the figure after each turn and reflection, see `figure_symmetry.codes`.
        faults: near misses, in fixed words.
        axes: the directions of the mirror axes; ``every`` one, of circles around one middle.
        odd_points: how many points of each piece an odd number of lines leave, the most first.
    """

    values: Mapping[str, Value]
    codes: tuple[tuple[Mark, ...], ...]
    faults: tuple[str, ...]
    axes: tuple[str, ...]
    odd_points: tuple[int, ...]


@lru_cache(maxsize=1 << 16)
def see(figure: Figure) -> Seen:
    """All properties of a figure; raises `MalformedStatement` for what the format forbids."""
    drawing = draw(figure)
    balance = symmetry(figure)
    strokes, nodes = drawing.strokes, drawing.nodes
    straight = len(figure.segments)
    arcs = len(figure.arcs)
    joins = list(_smooth_joins(drawing))
    bends = sum(is_arc(strokes[one]) and is_arc(strokes[other]) for one, other in joins)
    degrees = {point: len(branches) for point, branches in nodes.items()}
    corners = sum(degree == 2 and not _passes(*nodes[point]) for point, degree in degrees.items())
    junctions = sum(degree > 2 for degree in degrees.values())
    odd = _odd_points(drawing)
    pens = sum(max(1, number // 2) for number in odd)
    axes = len(balance.axes)
    named = [_DIRECTIONS.get(axis, "other") for axis in balance.axes]
    direction = named[0] if axes == 1 else "none" if axes == 0 else "several"
    counts = {
        "dots": len(figure.dots),
        "pieces": len(set(drawing.pieces)),
        "areas": drawing.areas,
        "straight lines": straight,
        "curved lines": arcs - bends,
        "arcs": arcs,
        "lines": straight + arcs - bends,
        "smooth strokes": straight + arcs - len(joins),
        "ends": sum(degree == 1 for degree in degrees.values()),
        "corners": corners,
        "junctions": junctions,
        "meeting points": corners + junctions,
        "mirror axes": 99 if balance.round else axes,
        "right angles": sum(_right_angles(strokes, branches) for branches in nodes.values()),
        "pen strokes": pens,
    }
    values: dict[str, Value] = {
        **counts,
        "line kind": "straight" if not arcs else "mixed" if straight else "curved",
        "relation": _relation(drawing),
        "axis direction": "several" if balance.round else direction,
        "half-turn symmetry": balance.half_turn,
        "one go": pens == 1,
    }
    values |= {f"any {name}": count > 0 for name, count in counts.items()}
    faults = list(near_misses(figure, drawing, balance))
    if values["relation"] == "unclear":
        faults.append("an outline beside another one is not convex")
    return Seen(
        {name: values[name] for name in ORDER},
        codes(figure),
        tuple(faults),
        ("every",) if balance.round else tuple(sorted(named, key=[*_DIRECTIONS.values(), "other"].index)),
        odd,
    )


def leads(columns: Iterable[Sequence[Value]]) -> int:
    """In how many different ways properties divide figures: those that say the same of them are one lead."""
    shapes = {tuple(map(list(values).index, values)) for values in columns}
    return sum(any(shape) for shape in shapes)


def near_misses_of(seen: Sequence[Seen]) -> tuple[str, ...]:
    """The near misses of all figures, each kind once."""
    return tuple(dict.fromkeys(fault for one in seen for fault in one.faults))


def faults_of(seen: Sequence[Seen]) -> tuple[str, ...]:
    """The near misses of figures among which one is to be chosen, and whether two of them are the same."""
    same = len({min(one.codes) for one in seen}) < len(seen)
    alike = ("two figures are the same, but for a turn or a reflection",) if same else ()
    return (*near_misses_of(seen), *alike)


def _passes(one: Branch, other: Branch) -> bool:
    """True if two branches of a point go on in each other's direction."""
    (a, b), (c, d) = one.direction, other.direction
    return a * d == b * c and a * c + b * d < 0


def _smooth_joins(drawing: Drawing) -> Iterator[tuple[int, int]]:
    """Pairs of strokes that end at one point and go smoothly over into one another."""
    for branches in drawing.nodes.values():
        ends = [branch for branch in branches if branch.ends]
        for place, one in enumerate(ends):
            for other in ends[:place]:
                if _passes(one, other):
                    yield one.stroke, other.stroke


def _right_angles(strokes: tuple[Stroke, ...], branches: list[Branch]) -> int:
    """Right angles between straight branches of a point with no other branch between them."""
    if len(branches) < 2:
        return 0
    around = sorted(branches, key=lambda branch: atan2(branch.direction[1], branch.direction[0]))
    found = 0
    for one, other in zip(around, (*around[1:], around[0]), strict=True):
        (a, b), (c, d) = one.direction, other.direction
        plain = not is_arc(strokes[one.stroke]) and not is_arc(strokes[other.stroke])
        found += plain and a * c + b * d == 0 and a * d - b * c > 0
    return found


def _odd_points(drawing: Drawing) -> tuple[int, ...]:
    """The odd points of each piece: half as many strokes of a pen draw its lines, none of them twice."""
    odd = dict.fromkeys(drawing.pieces, 0)
    for branches in drawing.nodes.values():
        odd[drawing.pieces[branches[0].stroke]] += len(branches) % 2
    return tuple(sorted(odd.values(), reverse=True))


def _relation(drawing: Drawing) -> str:
    """How two convex outlines lie; ``none`` if the figure is not two outlines, ``unclear`` if one is not convex."""
    strokes = drawing.strokes
    outline = list(range(len(strokes)))
    for branches in drawing.nodes.values():
        ends = [branch.stroke for branch in branches if branch.ends]
        if len(ends) not in (0, 2):
            return "none"
        if ends:
            outline = [outline[ends[0]] if one == outline[ends[1]] else one for one in outline]
    names = sorted(set(outline))
    if len(names) != 2:
        return "none"
    points: list[list[Point]] = [[], []]  # of each outline: those on it
    for point, branches in drawing.nodes.items():
        for name in {outline[branch.stroke] for branch in branches}:
            points[names.index(name)].append(point)
    sides: list[list[Callable[[Point], int]]] = []
    for place, name in enumerate(names):
        own = [stroke for stroke, one in zip(strokes, outline, strict=True) if one == name]
        points[place] += [point for stroke in own if is_arc(stroke) for point in _around(stroke)]
        tests = [_inner_side(stroke) for stroke in own]
        for number, test in enumerate(tests):
            signs = {test(point) for point in points[place]} - {0}
            if len(signs) > 1 or (is_arc(own[number]) and -1 in signs):
                return "unclear"
            if signs == {-1}:
                tests[number] = lambda point, plain=test: -plain(point)  # type: ignore[misc]
        sides.append(tests)
    shared = [branches for branches in drawing.nodes.values() if len({outline[b.stroke] for b in branches}) == 2]
    if any(_crossing(branches, outline) for branches in shared):
        return "overlapping"
    within = [all(test(point) >= 0 for point in points[place] for test in sides[1 - place]) for place in (0, 1)]
    if not shared:
        return "inside" if any(within) else "apart"
    return "touching from inside" if any(within) else "touching"


def _around(arc: Stroke) -> Iterator[Point]:
    """The points of an arc that quarter turns of its first point lead to."""
    x, y, a, b = arc[:4]
    for _ in range(4):
        a, b = x - (b - y), y + (a - x)
        if on_arc(arc, (a, 0, b, 0, 0, 1)):
            yield Fraction(a), Fraction(b)


def _inner_side(stroke: Stroke) -> Callable[[Point], int]:
    """On which side of a line a point lies, or whether it lies inside (1) or outside (-1) of an arc's circle."""
    if is_arc(stroke):
        x, y, square = stroke[0], stroke[1], radius_squared(stroke)

        def inside(point: Point) -> int:
            left = square - (point[0] - x) ** 2 - (point[1] - y) ** 2
            return (left > 0) - (left < 0)

        return inside
    a, b, across, down = stroke[0], stroke[1], stroke[2] - stroke[0], stroke[3] - stroke[1]

    def beside(point: Point) -> int:
        turn = across * (point[1] - b) - down * (point[0] - a)
        return (turn > 0) - (turn < 0)

    return beside


def _crossing(branches: list[Branch], outline: list[int]) -> bool:
    """True if the two outlines that share a point cross there: their branches alternate around it."""
    for one in branches:
        for other in branches:
            (a, b), (c, d) = one.direction, other.direction
            if outline[one.stroke] != outline[other.stroke] and a * d == b * c and a * c + b * d > 0:
                return False  # they touch along a common tangent
    around = sorted(branches, key=lambda branch: atan2(branch.direction[1], branch.direction[0]))
    owners = [outline[branch.stroke] for branch in around]
    return len(owners) == 4 and owners[0] == owners[2] != owners[1] == owners[3]
