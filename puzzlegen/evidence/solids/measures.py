"""Outside measures of puzzles about solids."""

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations, product
from operator import attrgetter
from typing import Final

from msgspec.json import encode
from msgspec.structs import astuple

from puzzlegen.evidence import Measure
from puzzlegen.evidence.solids import hand_in_hand, same_angle, stack_series, walk_round
from puzzlegen.evidence.solids.paper_punch import halves
from puzzlegen.facts.solids.sections import Polyhedron
from puzzlegen.formats.solids import (
    block_stack,
    cross_section,
    cube_net,
    dice,
    polyhedron_net,
    rotation,
    shadow,
    solid_assembly,
    three_view,
)
from puzzlegen.formats.solids.kits.signs import Corner, Look, Sign

Vector = tuple[int, ...]
_STEPS: Final = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
_STILL: Final = ("disc", "square", "burst", "plus", "ring", "frame", "four_discs", "one", "four", "five")


def _surface(given: block_stack.Given, query: block_stack.Query) -> float:
    """Faces of cubes that touch no other cube, of the stack with the most."""
    found = []
    for stack in (given.stack, *(query.options if isinstance(query, block_stack.Back) else ())):
        cells = {(x, y, z) for y, row in enumerate(stack) for x, text in enumerate(row) for z in range(int(text[0]))}
        found.append(sum((x + a, y + b, z + c) not in cells for x, y, z in cells for a, b, c in _STEPS))
    return max(found)


def _edges_met(given: cross_section.Given, query: cross_section.Query) -> float:  # noqa: ARG001
    """Edges that the plane crosses where nothing is marked; none where the section is drawn."""
    solid, points = given.solid, given.points
    if given.shown != "points" or points is None or not isinstance(solid, Polyhedron):
        return 0
    ways = [[b - a for a, b in zip(points[0], other, strict=True)] for other in points[1:]]
    (a, b, c), (d, e, f) = ways
    upright = b * f - c * e, c * d - a * f, a * e - b * d
    far = [
        sum(part * (here - start) for part, here, start in zip(upright, vertex, points[0], strict=True))
        for vertex in solid.vertices
    ]
    edges = {frozenset((ring[k - 1], ring[k])) for face in solid.faces for ring in face for k in range(len(ring))}
    crossed = sum(far[one] * far[other] < 0 for one, other in map(sorted, edges)) + far.count(0)
    return float(crossed - len(points))


def _turned_marks(given: cube_net.Given, query: cube_net.Query) -> float:
    """Marks that do not look the same from all sides, on whatever is shown."""
    shown = [given.net, given.cube, *query.options]
    signs = [sign for one in shown for sign in (map(attrgetter("sign"), one) if isinstance(one, tuple) else _seen(one))]
    return sum(1 for sign in signs if sign.mark not in _STILL)


def _seen(look: Look | Corner | None) -> list[Sign]:
    return [] if look is None else [sign for sign in astuple(look) if sign is not None]


def _left_open(given: dice.Given, query: dice.Query) -> float:
    """Dice that agree with what lies side by side, answers that turns have to tell apart, marks that may be covered."""
    views = [[sign.mark for sign in _seen(view)] for view in given.views]
    marks: list[str] = sorted({mark for view in views for mark in view})
    if set(marks) & {"one", "two", "three", "four", "five", "six"}:
        marks = ["one", "two", "three", "four", "five", "six"]
    marks += [f"unseen {number}" for number in range(6 - len(marks))]
    first, *rest = marks
    found = 0
    for partner in rest:
        left = [mark for mark in rest if mark != partner]
        for other in left[1:]:
            last = [mark for mark in left[1:] if mark != other]
            pairs = ({first, partner}, {left[0], other}, set(last))
            found += not any(pair <= set(view) for pair in pairs for view in views)
    answers = [option.mark for option in query.options] if isinstance(query, dice.MissingOffered) else []
    alike = sum(answers.count(mark) - 1 for mark in answers)
    covered = sum(4 for view in views[:-1] if len(view) < 3)  # a mark that is not one of the two beside it
    return found + 4 * alike + covered


def _way_in_net(given: polyhedron_net.Given, query: polyhedron_net.Query) -> float:
    """Folds from the marked face of a net to those on offer; none where faces are only compared."""
    if not isinstance(query, polyhedron_net.Edge | polyhedron_net.Corner):
        return 0
    assert given.net is not None, "places are those of a net"
    assert given.marked is not None, "places are asked for where one is marked"
    folds = given.net.folds
    far = {given.marked[0]: 0}
    for here in (waiting := [given.marked[0]]):
        for one, other in (*folds, *(fold[::-1] for fold in folds)):
            if one[0] == here and other[0] not in far:
                far[other[0]] = far[here] + 1
                waiting.append(other[0])
    return float(sum(far[face] for face, _ in query.options))


def _turns(cells: Sequence[Sequence[int]]) -> list[list[Vector]]:
    """A solid in its 24 positions, those that few quarter turns lead to first."""
    found = [_settled(cells)]
    for position in found:
        for way in range(3):
            for sign in (1, -1):
                moved = []
                for cell in position:
                    spot = list(cell)
                    one, other = (way + 1) % 3, (way + 2) % 3
                    spot[one], spot[other] = -sign * cell[other], sign * cell[one]
                    moved.append(spot)
                if (after := _settled(moved)) not in found:
                    found.append(after)
    return found


def _settled(cells: Sequence[Sequence[int]]) -> list[Vector]:
    low = [min(line) for line in zip(*cells, strict=True)]
    return sorted(tuple(a - b for a, b in zip(cell, low, strict=True)) for cell in cells)


def _tries(given: rotation.Given, query: rotation.Query) -> float:
    """Cubes laid by somebody who turns solids in all ways, the easy ones first, until all that is asked about fits."""
    match query:
        case rotation.Analogy(options):
            return _laid(given.after or (), [given.before or ()]) * len(options)
        case rotation.Same(options):
            return _laid(given.solid or (), options)
    return sum(_laid(one, [other]) for one, other in combinations(given.solids, 2))


def _laid(wanted: Sequence[Sequence[int]], solids: Sequence[Sequence[Sequence[int]]]) -> float:
    """Cubes laid until one of the solids, each turned in all ways, the easy ones first, is the wanted one."""
    there = _settled(wanted)
    turns = [_turns(solid) for solid in solids]
    tried = 0
    for number in range(24):
        for positions in turns:
            if number < len(positions):
                tried += len(there)
                if positions[number] == there:
                    return tried
    return tried


def _cubes_of_towers(given: shadow.Given, query: shadow.Query) -> float:  # noqa: ARG001
    """Cubes and roofs of all towers."""
    return float(sum(tower.height for row in given.towers for tower in row if tower))


def _cubes_laid(given: solid_assembly.Given, query: solid_assembly.Query) -> float:
    """Cubes laid by somebody who lays each piece into the gap in all positions, cube by cube, until one has no room."""
    block = set(product(*map(range, given.block)))
    gaps = [sorted(block - set(given.solid))]
    if isinstance(query, solid_assembly.Pair):
        gaps = [
            sorted(set(product(*map(range, sizes))) - set(given.solid))
            for sizes in sorted(set(permutations(given.block)))
        ]
        gaps = [gap for gap in gaps if len(gap) == len(query.options[0])] or [sorted(block)]
    laid = 0
    for gap in gaps:
        for option in query.options:
            for position in _turns(option):
                for start in gap:
                    for cell in position:
                        laid += 1
                        moved = tuple(a - b + c for a, b, c in zip(cell, position[0], start, strict=True))
                        if moved not in gap:
                            break
    return laid


def _lines(given: three_view.Given, query: three_view.Query) -> float:
    """Lines of the views that are shown."""
    views = given.views if isinstance(query, three_view.WhichSolid) else query.options
    text = encode(views).decode()
    count = sum(text.count(sign) for sign in ("-", "|", "/"))
    return count / (len(query.options) if isinstance(query, three_view.WhichView) else 1)


MEASURES: Final[Mapping[str, Measure]] = {
    "solids/block_stack": Measure("faces of cubes on the surface", _surface),
    "solids/cross_section": Measure("edges that the plane crosses unmarked", _edges_met),
    "solids/cube_net": Measure("marks whose turn matters", _turned_marks),
    "solids/dice": Measure(
        "dice and turns left open by what lies side by side, and marks that may be covered", _left_open
    ),
    "solids/hand_in_hand": hand_in_hand.MEASURE,
    "solids/paper_punch": Measure("layers at all places if each fold doubled them, and slanted ones twice", halves),
    "solids/polyhedron_net": Measure("folds from the marked place to all on offer", _way_in_net),
    "solids/rotation": Measure("cubes laid until a turn fits", _tries),
    "solids/same_angle": same_angle.MEASURE,
    "solids/shadow": Measure("cubes and roofs of towers", _cubes_of_towers),
    "solids/solid_assembly": Measure("cubes laid until pieces have no room", _cubes_laid),
    "solids/stack_series": stack_series.MEASURE,
    "solids/three_view": Measure("lines of the views that are shown", _lines),
    "solids/walk_round": walk_round.MEASURE,
}
