"""Symmetric figures: complete a half-drawn one, continue a sequence or matrix of symmetries, or find an analogy.

In all tasks four options come first, by a rule that treats all alike; one of them is picked as the answer, and the
puzzle is made to lead to it. So the options would have been as likely with another answer.
"""

import math
from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Annotated, Final, Literal, get_args

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.lattices import LATTICES, Lattice, Move, members
from puzzlegen.formats.matrices import symmetry as form
from puzzlegen.formats.matrices.kits.cell_panels import LatticeName, Panel
from puzzlegen.formats.matrices.symmetry import RuleName, Whole
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.matrices.kits.cell_panels import CLEAR, SHADES, panel
from puzzlegen.generators.matrices.kits.figure_changes import Analogies, analogy, every
from puzzlegen.generators.matrices.kits.symmetry_groups import Group, axes, groups, turned

SHOWN: Final = 5  # panels of a row
FAR_TURNS: Final = 4  # equal turns, of which a part is brought back by two, one after the other
FEW: Final = 4  # cells; fewer have no two pairs that could change places
FAR: Final = 6  # cells that differ from their images under any symmetry that a figure does not have


class SymmetryParams(Params, frozen=True, kw_only=True):
    """What a level's puzzles are made of.

    Attributes:
        halves: lattices with the symmetries that half-drawn figures on them have, if any are drawn.
        series: lattices with the layouts and rules of series on them.
        analogies: what happens to figures in analogies.
        straight: only upright and level axes take turns.
        shades: how many shades a figure has at most.
        luring: whether the last line alone can be read by another rule than that of the grid, which leads to a wrong
            option.
    """

    halves: tuple[tuple[LatticeName, tuple[Whole, ...]], ...]
    series: tuple[tuple[LatticeName, tuple[tuple[Literal["row", "matrix"], RuleName], ...]], ...]
    analogies: Analogies
    straight: Annotated[bool, Knob("only upright and level axes take turns")] = False
    shades: Annotated[int, Knob("more shades in a figure", 1, 3)]
    luring: Annotated[bool, Knob("the last line of a grid of three symmetries alone is misleading")] = False


_STRAIGHT: Final = (Whole("mirror", 0), Whole("mirror", 2))
_TWICE: Final = (Whole("axes", 0),)  # moves that bring the asked part back one after the other

LEVELS: Final = {
    Level.EASY: SymmetryParams(
        band=(1, 3),
        bands={form.Analogy: (1, 2)},
        depths={form.MissingCells: (1, 1), form.MissingFigure: (0, 1.2), form.Analogy: (0, 3.2)},
        halves=(
            ("square_4", _STRAIGHT),
            ("square_5", _STRAIGHT),
            ("square_6", _STRAIGHT),
            ("honeycomb_19", (Whole("mirror", 0), Whole("mirror", 3))),
            ("triangles_24", (Whole("mirror", 0), Whole("mirror", 3))),
        ),
        series=(
            ("square_5", (("row", "constant"), ("row", "return"), ("matrix", "constant"))),
            ("square_6", (("row", "constant"), ("row", "return"), ("matrix", "constant"))),
        ),
        analogies=Analogies(
            ("square_5", "square_6"),
            (*every("moved", mirror=(0, 2), turn=(1, 2, 3)), *every("filled", mirror=(0, 2))),
        ),
        straight=True,
        shades=1,
    ),
    Level.MEDIUM: SymmetryParams(
        band=(3, 7),
        bands={form.Analogy: (3, 4), form.MissingFigure: (4, 5)},
        depths={form.MissingCells: (2, 2), form.MissingFigure: (1.5, 2.4), form.Analogy: (3, 4.3)},
        halves=(
            ("square_4", (*_TWICE, Whole("turn", 4))),
            ("square_6", (*_TWICE, Whole("turn", 4))),
            ("honeycomb_19", (*_TWICE, Whole("turn", 6))),
            ("triangles_24", _TWICE),
            ("triangles_54", (*_TWICE, Whole("turn", 6))),
        ),
        series=(
            ("square_5", (("row", "turn"), ("row", "return"), ("matrix", "turn"))),
            ("square_6", (("row", "turn"), ("row", "return"), ("matrix", "turn"))),
        ),
        analogies=Analogies(
            ("square_5", "square_6"),
            (*every("filled", mirror=(1, 3), axes=(0,), turn=(2,)), *every("cleared", mirror=(0, 1, 2, 3))),
        ),
        shades=2,
    ),
    Level.HARD: SymmetryParams(
        band=(7, 8),
        bands={form.Analogy: (3, 7)},
        depths={form.MissingFigure: (3.6, 4.2), form.Analogy: (4.7, 6.9)},
        halves=(),
        series=tuple(
            (name, (("matrix", "distribute_three"),)) for name in ("honeycomb_19", "triangles_24", "triangles_54")
        ),
        luring=True,
        analogies=Analogies(
            ("square_5", "square_6"),
            (
                *every("filled", mirror=(0, 1, 2, 3), axes=(0, 1), turn=(2, 4)),
                *every("cleared", mirror=(0, 1, 2, 3), axes=(0,), turn=(2,)),
            ),
            every("moved", mirror=(0, 1, 2, 3), turn=(1, 2, 3)),
        ),
        shades=2,
    ),
    Level.EXTREME: SymmetryParams(
        band=(5, 9),
        depth=(7.4, 11),
        halves=(),
        series=(),
        analogies=Analogies(
            ("honeycomb_19", "triangles_24", "triangles_54"),
            (
                *every("filled", mirror=(1, 2, 4, 5), axes=(0, 1, 2), turn=(2, 3)),
                *every("cleared", mirror=(0, 1, 2, 3, 4, 5), axes=(0, 1, 2), turn=(2, 3)),
            ),
            every("moved", mirror=(1, 2, 4, 5), turn=(1, 2, 4, 5)),
        ),
        shades=2,
    ),
}


def invent(rng: Stream, params: SymmetryParams, asked: Drawn) -> Puzzle:
    """Draw the options, and a puzzle that leads to one of them."""
    rng, place = rng.child("state"), asked.place
    if asked.question is form.Analogy:
        return analogy(params.analogies, place, rng)
    if asked.question is form.MissingFigure:
        rules = list(dict.fromkeys(rule for _, ways in params.series for _, rule in ways))
        rule = rules[rng.class_by_index(len(rules), "rule")]  # some are rejected more often
        name, layout = rng.choice(
            [(name, layout) for name, ways in params.series for layout, one in ways if one == rule]
        )
        return _series(name, layout, rule, place, params, rng)
    name, symmetries = rng.choice(params.halves)
    return _half(name, rng.choice(symmetries), place, params, rng)


# --- half-drawn figures


def _half(name: LatticeName, symmetry: Whole, place: int, params: SymmetryParams, rng: Stream) -> Puzzle:
    """Four contents of the asked cells, and what must be given for one of them."""
    lattice = LATTICES[name]
    given, asked, steps, moves = _areas(lattice, symmetry, rng)
    shades = _shades(params, rng)
    contents = _contents(lattice, asked, len(shades), rng)
    source: dict[int, int] = {}  # of each given cell, the asked one that must be alike
    for move in moves:
        source |= {move[cell]: cell for cell in asked}
    free = [cell for cell in given if cell not in source]
    values = {cell: contents[place][goal] for cell, goal in source.items() if cell in given}
    values |= {cell: rng.below(len(shades) + 1) for cell in free}
    return Puzzle(
        form.Half(name, symmetry, tuple(given), tuple(asked), _shaded(values, shades)),
        form.MissingCells(tuple(_shaded(content, shades) for content in contents)),
        LETTERS[place],
        form.Completed(steps, _deciding(contents, place, moves[0])),
    )


def _deciding(contents: Sequence[dict[int, int]], place: int, move: Move) -> tuple[form.Decided, ...]:
    """Cells in which wrong options fail, those first in which most do, each with the given one to which it is moved."""
    letters: tuple[form.Letter, ...] = get_args(form.Letter)
    found: list[form.Decided] = []
    left = {number for number in range(len(contents)) if number != place}
    while left:
        fails = {
            cell: [number for number in sorted(left) if contents[number][cell] != value]
            for cell, value in contents[place].items()
        }
        cell = max(sorted(fails), key=lambda cell: len(fails[cell]))
        found.append(form.Decided(cell, move[cell], tuple(letters[number] for number in fails[cell])))
        left -= {*fails[cell]}
    return tuple(found)


def _shades(params: SymmetryParams, rng: Stream) -> list[str]:
    """As many shades as a level has, or fewer; a pale one only where there are three."""
    many = rng.between(1, params.shades)
    return rng.sample(CLEAR if many <= len(CLEAR) else SHADES, many)


def _areas(lattice: Lattice, symmetry: Whole, rng: Stream) -> tuple[list[int], list[int], int, list[Move]]:
    """The given cells, the asked ones, by how many parts they are turned on, and the moves that bring them back."""
    cells = range(lattice.cells)
    if symmetry.kind == "mirror":
        mirror = lattice.mirrors[symmetry.number]
        sides = _sides(lattice, symmetry.number)
        near = rng.choice((-1, 1))
        return [c for c in cells if sides[c] != -near], [c for c in cells if sides[c] == -near], 0, [mirror]
    if symmetry.kind == "axes":
        sides = _sides(lattice, symmetry.number)
        others = _sides(lattice, symmetry.number + lattice.order // 2)
        a, b = rng.choice((-1, 1)), rng.choice((-1, 1))
        given = [c for c in cells if (sides[c], others[c]) == (a, b)]
        opposite = lattice.turns[lattice.order // 2]
        return given, sorted(opposite[c] for c in given), 0, [opposite]
    parts = lattice.order // symmetry.number
    turn = lattice.turns[parts]
    sectors = _sectors(lattice, symmetry.number)
    centre = [c for c in cells if turn[c] == c]
    first = rng.below(symmetry.number)
    given = sorted([*sectors[first], *centre])
    steps = rng.between(1, symmetry.number - 1) if symmetry.number < FAR_TURNS else rng.choice((2, symmetry.number - 2))
    asked = sorted(sectors[(first + steps) % symmetry.number])
    return given, asked, steps * parts, [lattice.turns[-steps * parts % lattice.order]]


def _sides(lattice: Lattice, axis: int) -> list[int]:
    """On which side of an axis each cell lies; 0 if it lies on it."""
    angle = math.pi * axis / lattice.order
    cos, sin = math.cos(angle), math.sin(angle)
    return [
        0 if lattice.mirrors[axis][cell] == cell else 1 if x * cos + y * sin > 0 else -1
        for cell, (x, y) in enumerate(lattice.centres)
    ]


def _sectors(lattice: Lattice, count: int) -> list[list[int]]:
    """The cells around the centre in as many equal sectors, clockwise."""
    sectors: list[list[int]] = [[] for _ in range(count)]
    for ring in lattice.rings:
        if len(ring) > 1:
            part = len(ring) // count
            for place, cell in enumerate(ring):
                sectors[place // part].append(cell)
    return sectors


def _contents(lattice: Lattice, asked: Sequence[int], shades: int, rng: Stream) -> list[dict[int, int]]:
    """Four contents of the asked cells in random order, with the same number of cells of each shade.

    Any two of them differ in at least two cells, and each is as near to the other three as any other is.
    """
    if len(asked) < FEW:
        orders = list(permutations(range(len(asked))))
        if shades + 1 < len(asked):
            raise Rejected("so few cells have no four contents")
        return [dict(zip(asked, order, strict=True)) for order in rng.sample(orders, len(LETTERS))]
    one = {cell: rng.between(1, shades) if rng.below(2) else 0 for cell in asked}
    swap = _swap(lattice, one, one, rng)
    found = [one, one | swap]
    flips = _flips(lattice, asked)
    if flips and rng.below(2):
        flip = rng.choice(flips)
        found += [{flip[cell]: value for cell, value in content.items()} for content in found]
    else:
        other = _swap(lattice, one, {cell: value for cell, value in one.items() if cell not in swap}, rng)
        found += [one | other, one | swap | other]
    if len({tuple(content[cell] for cell in asked) for content in found}) < len(found):
        raise Rejected("two options would be alike")
    rng.shuffle(found)
    return found


def _swap(lattice: Lattice, content: dict[int, int], among: dict[int, int], rng: Stream) -> dict[int, int]:
    """Two cells that lie side by side and differ, each with what the other one holds."""
    pairs = [(a, b) for a in among for b in lattice.neighbours[a] if b in among and content[a] != content[b]]
    if not pairs:
        raise Rejected("no neighbours differ")
    a, b = rng.choice(pairs)
    return {a: content[b], b: content[a]}


def _flips(lattice: Lattice, asked: Sequence[int]) -> list[dict[int, int]]:
    """The ways to turn over an area within itself, right to left, top to bottom or both."""
    places = {(round(x, 4), round(y, 4)): cell for cell, (x, y) in enumerate(lattice.centres) if cell in asked}
    xs, ys = [x for x, _ in places], [y for _, y in places]
    found: list[dict[int, int]] = []
    for across, down in ((True, False), (False, True), (True, True)):
        flip: dict[int, int] = {}
        for (x, y), cell in places.items():
            goal = (min(xs) + max(xs) - x if across else x, min(ys) + max(ys) - y if down else y)
            near = [other for (a, b), other in places.items() if abs(a - goal[0]) + abs(b - goal[1]) < 0.01]
            if near:
                flip[cell] = near[0]
        if len(flip) == len(places):
            found.append(flip)
    return found


def _shaded(values: dict[int, int], shades: Sequence[str]) -> Panel:
    """A panel from the number of the shade of each cell; 0 for none."""
    return panel(
        **{
            shade: sum(1 << cell for cell, value in values.items() if value == number)
            for number, shade in enumerate(shades, start=1)
        }
    )


# --- series of symmetries


def _series(
    name: LatticeName, layout: Literal["row", "matrix"], rule: RuleName, place: int, params: SymmetryParams, rng: Stream
) -> Puzzle:
    """Four groups of symmetries, a series that leads to one of them, and a figure for each."""
    lattice = LATTICES[name]
    order = lattice.order
    found = groups(order)
    axed = [group for group in found if axes(group, order)]
    if params.straight:
        slanted = ~(1 | 1 << order // 2)
        found = [group for group in found if group == 1 or (group in axed and not axes(group, order) & slanted)]
    pool = {
        "constant": axed,
        "turn": [group for group in axed if axes(group, order).bit_count() == 1],
    }.get(rule, found)
    if params.luring:
        one, other, lure = _luring(found, order, rng)
        others, key = (one, other), rng.choice([group for group in found if group not in (one, other, lure)])
        offered = rng.sample((one, other, lure), 3)
        offered.insert(place, key)
    else:
        offered = rng.sample(pool, len(LETTERS))
        key = offered[place]
        one, other = rng.sample([group for group in (pool, found)[rule == "distribute_three"] if group != key], 2)
        others = (one, other)
    shown = _row(rule, key, found, order, rng) if layout == "row" else _matrix(rule, key, others, order, rng)
    down = layout == "matrix" and bool(rng.below(2))
    if down:
        shown = [shown[cell % 3 * 3 + cell // 3] for cell in range(8)]
    shades = _shades(params, rng)
    drawn = [_shaded(_figure(lattice, group, len(shades), rng), shades) for group in (*shown, *offered)]
    kind = form.Row if layout == "row" else form.Matrix
    return Puzzle(
        kind(name, tuple(drawn[: len(shown)])),
        form.MissingFigure(tuple(drawn[len(shown) :])),
        LETTERS[place],
        form.Followed(rule, down, _seen(shown, order), _seen(offered, order)),
    )


def _seen(some: Sequence[Group], order: int) -> tuple[form.Symmetry, ...]:
    """Groups as they are published."""
    return tuple(
        form.Symmetry((group & (1 << order) - 1).bit_count(), tuple(members(axes(group, order)))) for group in some
    )


def _row(rule: RuleName, key: Group, found: Sequence[Group], order: int, rng: Stream) -> list[Group]:
    """Five groups that lead to the key."""
    if rule == "constant":
        return [key] * SHOWN
    if rule == "turn":
        step = rng.between(1, order - 1)
        return [turned(key, step * (panel - SHOWN), order) for panel in range(SHOWN)]
    period = rng.between(2, 3)
    cycle = [key, *rng.sample([group for group in found if group != key], period - 1)]
    return [cycle[(panel - SHOWN) % period] for panel in range(SHOWN)]


def _matrix(rule: RuleName, key: Group, others: tuple[Group, Group], order: int, rng: Stream) -> list[Group]:
    """Eight groups, row by row, whose rows follow the rule and lead to the key; the others are what else they need."""
    if rule == "distribute_three":
        trio = [key, *others]
        sense = rng.choice((1, -1))
        nine = [trio[(row - 2 + sense * (column - 2)) % 3] for row in range(3) for column in range(3)]
    else:
        step = rng.between(1, order - 1)
        nine = []
        for end in (*others, key):
            if rule == "constant":
                nine += [end] * 3
            else:
                nine += [turned(end, -2 * step, order), turned(end, -step, order), end]
    return nine[:8]


def _luring(found: Sequence[Group], order: int, rng: Stream) -> tuple[Group, Group, Group]:
    """Two groups, and one to which another rule than that of three symmetries would lead from them."""
    rule: RuleName = rng.choice(("turn", "and", "or"))
    if rule == "turn":
        one = rng.choice([group for group in found if axes(group, order).bit_count() == 1])
        step = rng.choice([step for step in range(1, order) if 2 * step != order])
        return one, turned(one, step, order), turned(one, 2 * step, order)
    ends = [group for group in found if axes(group, order) and _operands(rule, group, order)]
    lure = rng.choice(ends)
    return *rng.choice(_operands(rule, lure, order)), lure


@cache
def _operands(rule: RuleName, end: Group, order: int) -> list[tuple[Group, Group]]:
    """The pairs of groups whose axes together, or in common, are those of ``end``, and no one's of the two alone."""
    held = {group: axes(group, order) for group in groups(order) if group == 1 or axes(group, order)}
    return [
        (a, b)
        for a, b in permutations(held, 2)
        if (held[a] | held[b] if rule == "or" else held[a] & held[b]) == held[end] not in (held[a], held[b])
    ]


def _figure(lattice: Lattice, group: Group, shades: int, rng: Stream) -> dict[int, int]:
    """A random content of all cells with exactly this symmetry, far from any other."""
    moves = (*lattice.turns, *lattice.mirrors)
    own = [moves[number] for number in members(group)]
    foreign = [move for number, move in enumerate(moves) if not group >> number & 1]
    orbits = sorted({tuple(sorted({move[cell] for move in own})) for cell in range(lattice.cells)})
    for _ in range(40):
        values: dict[int, int] = {}
        for orbit in orbits:
            values |= dict.fromkeys(orbit, rng.between(1, shades) if rng.below(20) < 11 else 0)
        filled = sum(value > 0 for value in values.values())
        if not 0.35 <= filled / lattice.cells <= 0.7:
            continue
        if all(sum(values[cell] != values[move[cell]] for cell in values) >= FAR for move in foreign):
            return values
    raise Rejected("no figure of this symmetry was found")
