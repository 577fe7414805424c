"""Stacks and machined parts, and their views from the front, the left and above: which view, which solid, which fault.

The options are drawn before the puzzle. Four stacks or parts differ by two independent changes, so each is as near to
the others as any; one becomes the key. Where one of three views is wrong, the three are those of some stack, and the
stack that is shown differs from it in one of them. So nothing about the options tells the key.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import combinations
from typing import Annotated, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.stacks import (
    Column,
    Plane,
    Planes,
    Slope,
    Stack,
    changed,
    planes_seen,
    published,
    slivered,
    sound,
    top_plane,
    view,
    view_of,
)
from puzzlegen.facts.solids.views import SIDES, Side, View, apart, faces, spots
from puzzlegen.formats.solids import three_view as form
from puzzlegen.generators.solids.kits.machining import four_parts, four_variants, random_part
from puzzlegen.generators.solids.kits.stacks import four_stacks, random_stack

Views: TypeAlias = tuple[View, ...]

LEAST_APART: Final = 2
"""Lines of unit length by which any two options differ, and by which a wrong view differs from the right one."""
_MORE_FACES: Final = 4  # in the views of a part, by two more workings, seldom more
_FEW: Final = 3  # lines of unit length that a wrong view has wrong at most, where they are to be few
_STACKS: Final = 8  # that are tried, until one is sound, or until each of its views can be the wrong one
_KEPT: Final = 1 << 14  # strips of columns whose planes are remembered
_SLOPES: Final[tuple[Slope, ...]] = ("", "F", "L")


class ThreeViewParams(Params, frozen=True, kw_only=True):
    """What puzzles of a level are like.

    Attributes:
        sizes: columns of stacks from left to right and from front to back.
        highest: the height that no column exceeds.
        slopes: how many columns of ten have a wedge.
        plates: the sizes of parts; without any, there are stacks alone.
        workings: how many at least and at most make a part out of a plate, before the options are made to differ.
        moved: whether parts differ in where two workings are, or how large; else in whether they are there.
        outlines: how many outlines the views on offer have at most, so that no glance at them tells the right one.
        within: whether a wrong view is wrong in few lines, all of them away from its left and its right edge.
    """

    sizes: tuple[tuple[int, int], ...]
    highest: Annotated[int, Knob("higher stacks", 2, 5)]
    slopes: Annotated[int, Knob("more wedges, of ten columns", 0, 9)]
    plates: tuple[tuple[int, int], ...]
    workings: Annotated[tuple[int, int], Knob("more intricate parts", 0, 8)]
    moved: Annotated[bool, Knob("parts differ in where workings are, not in whether they are there")]
    outlines: Annotated[int, Knob("fewer outlines among the views on offer", 1, 4)]
    within: bool = False


def differing(offered: Sequence[Views], outlines: int) -> bool:
    """True if views of several solids are of the same sizes, far enough apart, and have no more outlines than that."""
    same_sizes = len({tuple(one.size for one in views) for views in offered}) == 1
    few = len({tuple(map(_outline, views)) for views in offered}) <= outlines
    return (
        same_sizes
        and few
        and all(sum(map(apart, one, other)) >= LEAST_APART for one, other in combinations(offered, 2))
    )


def _outline(view: View) -> tuple[tuple[int, int], ...]:
    """Where the first line is met from each side, in each row and column of fields."""
    lines = (*view.upright, *map("".join, zip(*view.across, strict=True)))
    marked = [line.replace("|", "-") for line in lines]
    return tuple((line.find("-"), line.rfind("-")) for line in marked)


LEVELS: Final = {
    Level.EASY: ThreeViewParams(
        band=(4, 8),
        depths={form.WhichView: (1, 2), form.WhichSolid: (3, 6)},
        sizes=((2, 2), (3, 2), (2, 3)),
        highest=3,
        slopes=0,
        plates=((4, 4), (5, 4)),
        workings=(0, 1),
        moved=False,
        outlines=4,
    ),
    Level.MEDIUM: ThreeViewParams(
        band=(9, 13),
        depths={form.WhichView: (2, 3), form.WhichSolid: (6, 10), form.WhichIsWrong: (7, 11)},
        sizes=((3, 3),),
        highest=3,
        slopes=2,
        plates=((5, 4), (6, 4)),
        workings=(1, 2),
        moved=False,
        outlines=4,
    ),
    Level.HARD: ThreeViewParams(
        band=(14, 40),
        depths={form.WhichView: (3, 5), form.WhichSolid: (9, 16), form.WhichIsWrong: (11, 18)},
        sizes=((4, 4),),
        highest=3,
        slopes=3,
        plates=((6, 5), (7, 5)),
        workings=(4, 5),
        moved=True,
        outlines=2,
    ),
    # Parts hardly ever show so many faces, and four such stacks are seldom all drawn clearly.
    Level.EXTREME: ThreeViewParams(
        band=(25, 60),
        depths={form.WhichView: (5, 12), form.WhichIsWrong: (16, 30)},
        sizes=((5, 4), (4, 5)),
        highest=4,
        slopes=4,
        plates=(),
        workings=(0, 0),
        moved=False,
        outlines=1,
        within=True,
    ),
}


def invent(rng: Stream, params: ThreeViewParams, asked: Drawn) -> Puzzle:
    """Draw the options, pick the key, and make what leads to it."""
    rng, question = rng.child("state"), asked.question
    place = rng.class_by_index(12, "place") % (3 if question is form.WhichIsWrong else 4)
    side = SIDES[rng.class_by_index(12, "side") // 4]
    sides = (side,) if question is form.WhichView else SIDES
    offered: list[Views]
    solids: list[form.Solid]

    if params.plates and question is not form.WhichIsWrong and rng.class_by_index(2, "kind"):
        room = rng.choice(params.plates)
        part = random_part(room, rng.between(*params.workings), rng)
        if sum(faces(part.view(one)) for one in SIDES) < params.band[0] - _MORE_FACES:
            raise Rejected("too few faces")
        parts = (four_variants if params.moved else four_parts)(
            part,
            room,
            lambda some: differing([tuple(one.view(side) for side in sides) for one in some], params.outlines),
            rng,
        )
        offered = [tuple(one.view(side) for side in sides) for one in parts]
        others = sum(faces(parts[place].view(other)) for other in SIDES if other not in sides)
        given = form.Given(part=parts[place].part)
        solids, why = [one.part for one in parts], form.Parts(tuple(one.part for one in parts))
    else:
        if question is form.WhichIsWrong:
            for _ in range(_STACKS):
                with suppress(Rejected):
                    return _wrong(_stack(params, rng), place, params, rng)
            return _wrong(_stack(params, rng), place, params, rng)
        stack = _stack(params, rng)

        def views_of(some: Sequence[Stack]) -> list[Views]:
            return [tuple(view(one, side) for side in sides) for one in some]

        def suit(some: Sequence[Stack]) -> bool:
            small = question is form.WhichSolid and any(slivered(one, small=True) for one in some)
            return not small and differing(views_of(some), params.outlines)

        stacks = four_stacks(stack, params.highest, params.slopes, suit, rng)
        others = sum(faces(view(stacks[place], other)) for other in SIDES if other not in sides)
        given = form.Given(stack=published(stacks[place]))
        offered, solids, why = views_of(stacks), list(map(published, stacks)), form.Parts()
    if max(sum(map(faces, views)) for views in offered) + others < params.band[0]:
        raise Rejected("too few faces")
    if question is form.WhichSolid:
        given = form.Given(views=form.Views(*offered[place]))
        return Puzzle(given, form.WhichSolid(tuple(solids)), LETTERS[place])
    return Puzzle(given, form.WhichView(side, tuple(one for (one,) in offered)), LETTERS[place], why)


def _stack(params: ThreeViewParams, rng: Stream) -> Stack:
    width, depth = rng.choice(params.sizes)
    for _ in range(_STACKS):
        stack = random_stack(width, depth, params.highest, params.slopes, rng)
        if sound(stack):
            return stack
    raise Rejected("no stack hangs together and is clearly seen")


def _wrong(options: Stack, place: int, params: ThreeViewParams, rng: Stream) -> Puzzle:
    """The three views of one stack, and a stack that differs from it by one column and in the view at this place only.

    Each of the views must be able to be the wrong one, whichever it is.
    """
    right = [planes_seen(options, side) for side in SIDES]
    front, left, top = views = tuple(map(view_of, right, SIDES))
    least, _ = params.bounds_of(form.WhichIsWrong).depth or (0, 0)
    if sum(map(faces, views)) < params.band[0] or sum(len({*planes.values()}) for planes in right) < least:
        raise Rejected("too few faces")
    found: dict[int, Stack] = {}
    for k, stack in _one_view_changed(options, params, rng):
        if k not in found:
            wrong = view(stack, SIDES[k])
            alike = wrong.size == views[k].size and (not params.within or _within(wrong, views[k]))
            if alike and apart(wrong, views[k]) >= LEAST_APART and sound(stack):
                found[k] = stack
                if len(found) == len(SIDES):
                    given = form.Given(stack=published(found[place]))
                    return Puzzle(given, form.WhichIsWrong((front, left, top)), LETTERS[place])
    raise Rejected("not every view can be the only wrong one")


def _one_view_changed(stack: Stack, params: ThreeViewParams, rng: Stream) -> Iterator[tuple[int, Stack]]:
    """Stacks that differ from this one by one column, and look different from one of the `SIDES` only; its number."""
    columns = [Column(cubes, slope) for cubes in range(params.highest + 1) for slope in _SLOPES]
    rng.shuffle(columns)
    tops = planes_seen(stack, "top")
    every = [(x, y) for y, row in enumerate(stack) for x in range(len(row))]
    rng.shuffle(every)
    for x, y in every:
        row, line = stack[y], tuple(one[x] for one in stack)
        near = [tops.get((a, b, "lower")) for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))]
        seen = _strip_seen(line, "front"), _strip_seen(row, "left"), _steps(near, tops.get((x, y, "lower")))
        for column in columns:
            if column != row[x] and column.top <= params.highest:
                after = (
                    _strip_seen((*line[:y], column, *line[y + 1 :]), "front"),
                    _strip_seen((*row[:x], column, *row[x + 1 :]), "left"),
                    _steps(near, top_plane(column, x, y) if column.top else None),
                )
                differ = [k for k in range(len(SIDES)) if after[k] != seen[k]]
                if len(differ) == 1:
                    yield differ[0], changed(stack, x, y, column)


@lru_cache(maxsize=_KEPT)
def _strip_seen(columns: tuple[Column, ...], side: Side) -> Planes:
    """What is seen of columns that stand behind one another, nearest first."""
    return planes_seen((columns,) if side == "left" else tuple((column,) for column in columns), side)


def _steps(near: Sequence[Plane | None], plane: Plane | None) -> list[bool]:
    """Whether lines divide the top of a column from those around it."""
    return [other != plane for other in near]


def _within(wrong: View, right: View) -> bool:
    """True if few lines of a view are wrong, and none in the first column of fields or in the last one."""
    _, width = right.size
    columns = [
        spot.column for (spot, drawn), (_, true) in zip(spots(wrong), spots(right), strict=True) if drawn != true
    ]
    return len(columns) <= _FEW and 0 < min(columns, default=0) <= max(columns, default=0) < width - 1
