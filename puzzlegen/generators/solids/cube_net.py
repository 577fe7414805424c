"""Which cube can be folded from a net, which one cannot, and which net makes a cube.

The options are drawn before the puzzle, by rules that treat them all alike, and any of them could have become the key;
only then comes the net, or the cube, that leads to the one that did. So nothing about the options tells the key.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Annotated, ClassVar, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.marks import HUES, STILL, SYMMETRY, TURNING
from puzzlegen.formats.solids import cube_net as form
from puzzlegen.formats.solids.kits.signs import Corner, Sign
from puzzlegen.generators.solids.kits.marked_cubes import (
    NETS,
    POSES,
    Cell,
    Cube,
    View,
    spun,
    turned,
    unfold,
    view,
    views,
    ways_to_show,
)

# The corners of a cube that show one of its back, left and bottom face; the other two faces are in front of the cube.
_CORNERS_WITH: Final = {3: ways_to_show(0, 2, 3), 4: ways_to_show(0, 1, 4), 5: ways_to_show(1, 2, 5)}
_NETS_TRIED: Final = 16  # of a cube, until one takes as many steps as the level wants
_STRAIGHT: Final = 2  # folds from a face to the opposite one, at least; all else takes more steps
_TRIES: Final = 24  # at a cube that shows one of the options only


class CubeNetParams(Params, frozen=True, kw_only=True):
    """What puzzles of a level are like.

    Attributes:
        turning: how many of the six marks do not look the same from all four sides; bounds, both included.
        turned: whether the options show a corner from any of its three sides, and nets of several shapes.
        steps: that follow one another to refute the wrong option that takes most: folds, one more to see how three
            faces meet, and two to see how marks are turned; bounds, both included.
        changes: what tells options apart, unless no mark can be turned; there are two to this power.
    """

    changes: ClassVar[int] = 2

    turning: Annotated[tuple[int, int], Knob("more marks that look different when turned", 0, 6)]
    turned: Annotated[bool, Knob("options show a corner from any of its three sides")]
    steps: tuple[int, int]


class EightOptionsParams(CubeNetParams, frozen=True, kw_only=True):
    """Options are all combinations of three changes, so that none of the marks at a corner can be left out."""

    changes: ClassVar[int] = 3


LEVELS: Final = {
    Level.EASY: CubeNetParams(band=(4, 7), depth=(2, 2), steps=(2, 2), turning=(0, 0), turned=False),
    Level.MEDIUM: CubeNetParams(band=(7, 11), depth=(3, 3), steps=(3, 3), turning=(2, 4), turned=False),
    Level.HARD: CubeNetParams(
        band=(11, 24),
        bands={form.NotFold: (15, 33)},
        depth=(4, 4),
        depths={form.NotFold: (4, 7)},
        steps=(4, 4),
        turning=(5, 6),
        turned=True,
    ),
    Level.EXTREME: EightOptionsParams(band=(25, 90), depth=(5, 7), steps=(5, 7), turning=(6, 6), turned=True),
}

LEVELS_BY_OPTIONS: Final = {
    4: {Level.EXTREME: CubeNetParams(band=(15, 60), depth=(5, 7), steps=(5, 7), turning=(6, 6), turned=True)}
}


def invent(rng: Stream, params: CubeNetParams, asked: Drawn) -> Puzzle:
    """Draw the marks and the options, pick the key, and make what leads to it."""
    rng, question = rng.child("state"), asked.question
    count = rng.between(*params.turning)
    marks = [*rng.sample(TURNING, count), *rng.sample(STILL, 6 - count)]
    rng.shuffle(marks)
    signs = [Sign(mark, hue, rng.below(SYMMETRY[mark])) for mark, hue in zip(marks, rng.sample(HUES, 6), strict=True)]
    place = rng.class_by_index(3 * 2**params.changes, "place") % (3 if question is form.NotFold else 2**params.changes)
    if question is form.NotFold:
        return _not_fold(signs, place, rng)
    return (_fold if question is form.Fold else _net)(signs, place, params, rng)


def _cubes(
    question: type[form.Fold | form.NotFold], cube: Cube, corners: Sequence[View], place: int, net: form.Net
) -> Puzzle:
    query = question(tuple(Corner(*corner) for corner in corners))
    return Puzzle(form.Given(net=net), query, LETTERS[place], form.Folded((form.Cube(*cube),)))


_Objections: TypeAlias = Sequence[tuple[int, Sequence[str]]]  # how much a fold weighs, and the marks it is about


def _objections(looks: Sequence[View], corner: View) -> Iterator[tuple[int, Sequence[str]]]:
    """What speaks against a corner: two faces are opposite, three meet otherwise, two are turned otherwise."""
    marks = [sign.mark for sign in corner]
    for count, weight in ((2, 1), (3, 2)):
        for group in combinations(range(3), count):
            if not any(all(look[k].mark == marks[k] for k in group) for look in looks):
                yield weight, [marks[k] for k in group]
    for group in combinations(range(3), 2):
        if not any(all(look[k] == corner[k] for k in group) for look in looks):
            yield 3, [marks[k] for k in group]


def _steps(net: form.Net, against: _Objections) -> int:
    """The steps of the objection that weighs least; none of a right option."""
    at: Mapping[str, Cell] = {cell.sign.mark: (cell.row, cell.column) for cell in net}
    cells = [*at.values()]
    weighed = [
        (weight * folds, folds + weight - 1)
        for weight, marks in against
        if (folds := _folds(cells, [at[m] for m in marks]))
    ]
    return min(weighed, default=(0, 0))[1]


def _folds(cells: Sequence[Cell], wanted: Sequence[Cell]) -> int:
    """Between these cells of a net: it is a tree, whose other ends are left out."""
    left = {*cells}
    while True:
        ends = [
            (row, column)
            for row, column in left
            if (row, column) not in wanted
            and len(left & {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}) == 1
        ]
        if not ends:
            return len(left) - 1
        left.remove(ends[0])


def _net_of(cube: Cube, corners: Sequence[View], params: CubeNetParams, rng: Stream) -> form.Net:
    """A net from which it takes as many steps as the level wants to refute the corners that are wrong."""
    looks = views(cube)
    against = [[*_objections(looks, corner)] for corner in corners]
    for _ in range(_NETS_TRIED):
        net = _random_net(cube, rng)
        if params.steps[0] <= max(_steps(net, one) for one in against) <= params.steps[1]:
            return net
    raise Rejected("no net takes so many steps")


def _fold(signs: list[Sign], place: int, params: CubeNetParams, rng: Stream) -> Puzzle:
    """Corners of cubes with the same six marks, and the net of a cube that has one of them."""
    if params.turning[1] == 0:
        options = [_corner(rng.sample(signs, 3)) for _ in range(2**params.changes)]
    elif rng.below(2):
        options = _variants(_corner(rng.sample(signs, 3)), params.changes, rng)
    else:
        each = params.changes - 1
        options = [variant for _ in range(2) for variant in _variants(_corner(rng.sample(signs, 3)), each, rng)]
        rng.shuffle(options)
    if len({min(turned(option, turns) for turns in range(3)) for option in options}) < len(options):
        raise Rejected("two options show the same corner")
    # Each option must be able to be the key, whichever it is going to be.
    cubes = [_cube_with(place, options, signs, params, rng) for place in range(len(options))]
    shown = [turned(option, rng.below(3)) for option in options] if params.turned else options
    net = _net_of(cubes[place], options, params, rng)
    return _cubes(form.Fold, cubes[place], shown, place, net)


def _corner(signs: Sequence[Sign]) -> View:
    top, front, right = signs
    return top, front, right


def _variants(corner: View, changes: int, rng: Stream) -> list[View]:
    """The corner and what becomes of it by any of some changes: a turn of one mark, or two marks changing places."""
    kinds = [place for place in range(3) if SYMMETRY[corner[place].mark] > 1]
    kinds.append(3)
    if len(kinds) < changes:
        raise Rejected("too few marks that can be turned")
    variants = [corner]
    for kind in sorted(rng.sample(kinds, changes)):
        if kind == 3:
            variants += [(top, right, front) for top, front, right in variants]
        else:
            turns = rng.between(1, SYMMETRY[corner[kind].mark] - 1)
            variants += [
                _corner([spun(sign, turns if number == kind else 0) for number, sign in enumerate(variant)])
                for variant in variants
            ]
    rng.shuffle(variants)
    return variants


def _cube_with(place: int, options: Sequence[View], signs: Sequence[Sign], params: CubeNetParams, rng: Stream) -> Cube:
    """A cube that shows this option at a corner, and none of the others at any."""
    marks = {sign.mark for sign in options[place]}
    rest = [sign for sign in signs if sign.mark not in marks]
    for _ in range(_TRIES):
        rng.shuffle(rest)
        cube = (*options[place], *(spun(sign, rng.below(SYMMETRY[sign.mark])) for sign in rest))
        shown = views(cube)
        others = [option for number, option in enumerate(options) if number != place]
        if any(option in shown for option in others):
            continue
        opposite = [any(weight == 1 for weight, _ in _objections(shown, one)) for one in others]
        if params.turned:  # most wrong options show faces that do meet
            if 2 * sum(opposite) < len(others):
                return cube
        elif params.steps[1] > _STRAIGHT or all(opposite):
            return cube
    raise Rejected("an option can hardly be the only right one")


def _not_fold(signs: list[Sign], place: int, rng: Stream) -> Puzzle:
    """Three corners of a cube, each with a face that no other one shows, which in the net is turned for one of them."""
    signs = sorted(signs, key=lambda sign: SYMMETRY[sign.mark] > 1)
    shared, own = signs[:3], signs[3:]
    rng.shuffle(shared)
    rng.shuffle(own)
    cube = (*shared, *own)
    owners = rng.permutation(3)
    corners = [rng.choice(_CORNERS_WITH[3 + owner]) for owner in owners]
    wrong = 3 + owners[place]
    sign = cube[wrong]
    turns = rng.between(1, SYMMETRY[sign.mark] - 1)
    made = tuple(spun(sign, turns) if number == wrong else sign for number, sign in enumerate(cube))
    return _cubes(form.NotFold, made, [view(cube, pose) for pose in corners], place, _random_net(made, rng))


def _net(signs: list[Sign], place: int, params: CubeNetParams, rng: Stream) -> Puzzle:
    """Nets of cubes, all combinations of some changes at a corner, and that corner of one of them."""
    changes = [number for number in range(3) if SYMMETRY[signs[number].mark] > 1]
    if len(changes) + 2 < params.changes:
        raise Rejected("too few marks that can be turned")
    swaps = [3] if params.turned else [3, 4]  # 4 brings what is opposite into sight, which is soon seen
    some = [one for one in combinations([*changes, *swaps], params.changes) if not {2, 4} <= {*one}]  # out of sight
    changes = [*rng.choice(some)] if changes else [4, 5]
    cubes = [tuple(signs)]
    for change in changes:
        if change == 3:  # the top and the front change places
            cubes += [(front, top, *rest) for top, front, *rest in cubes]
        elif change == 4:  # the right face and the back
            cubes += [(top, front, back, right, left, bottom) for top, front, right, back, left, bottom in cubes]
        elif change == 5:  # the front and the bottom
            cubes += [(top, bottom, right, back, left, front) for top, front, right, back, left, bottom in cubes]
        else:
            turns = rng.between(1, SYMMETRY[signs[change].mark] - 1)
            cubes += [
                tuple(spun(sign, turns if number == change else 0) for number, sign in enumerate(cube))
                for cube in cubes
            ]
    rng.shuffle(cubes)
    shown = cubes[place]
    corner = turned(_corner(shown[:3]), rng.below(3))
    shapes = rng.sample(NETS, len(cubes)) if params.turned else [rng.choice(NETS)] * len(cubes)
    # As they would be whichever of them became the key
    corners = [_corner(cube[:3]) for cube in cubes]
    (least, most), deepest = params.steps, [0] * len(cubes)
    nets = list[form.Net]()
    for cube, shape in zip(cubes, shapes, strict=True):
        looks = views(cube)
        against = [[*_objections(looks, one)] for one in corners]
        for _ in range(_NETS_TRIED):
            net = _random_net(cube, rng, shape)
            steps = [_steps(net, one) for one in against]
            if max(steps) <= most and (max(steps) >= least or min(deepest) >= least):
                deepest = list(map(max, deepest, steps))
                nets.append(net)
                break
    if len(nets) < len(cubes) or min(deepest) < least:
        raise Rejected("no nets take so many steps")
    why = form.Folded(tuple(form.Cube(*cube) for cube in cubes))
    return Puzzle(
        form.Given(cube=Corner(*corner)),
        form.FromNet(tuple(nets[number] for number in range(len(cubes)))),
        LETTERS[place],
        why,
    )


def _random_net(cube: Cube, rng: Stream, net: Sequence[Cell] | None = None) -> form.Net:
    """A net of the cube, anyhow turned; of any shape if none is given."""
    shape = _random_shape(net or rng.choice(NETS), rng)
    signs = unfold(cube, shape, rng.choice(POSES)).items()
    return tuple(form.Cell(row, column, sign) for (row, column), sign in signs)


def _random_shape(net: Sequence[Cell], rng: Stream) -> tuple[Cell, ...]:
    """The net turned or reflected so that it is wider than high, its cells row by row."""
    rows, columns = (max(line) + 1 for line in zip(*net, strict=True))
    flips = rng.below(4)
    return tuple(
        sorted(
            (rows - 1 - row if flips & 1 else row, columns - 1 - column if flips & 2 else column) for row, column in net
        )
    )
