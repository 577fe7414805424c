"""Stacks and machined parts, and their views from the front, the left and above: which view, which solid, which fault.

The options are drawn before the puzzle. Four stacks or parts differ by two independent changes, so each is as near to
the others as any; one becomes the key. Where one of three views is wrong, the three are those of some stack, and the
stack that is shown differs from it in one of them. So nothing about the options tells the key.
"""

from collections.abc import Sequence
from contextlib import suppress
from itertools import combinations, islice
from typing import Annotated, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.stacks import Stack, changed, planes_seen, published, sound, view, view_of
from puzzlegen.facts.solids.views import SIDES, View, apart, spots
from puzzlegen.formats.solids import three_view as form
from puzzlegen.generators.solids.kits.machining import four_parts, four_variants, random_part
from puzzlegen.generators.solids.kits.stacks import four_stacks, random_column, random_stack

Views: TypeAlias = tuple[View, ...]

LEAST_APART: Final = 2
"""Lines of unit length by which any two options differ, and by which a wrong view differs from the right one."""
_FEW: Final = 3  # lines of unit length that a wrong view has wrong at most, where they are to be few
_STACKS: Final = 8  # that are tried, until each of its views can be the wrong one
_TRIES: Final = 160  # at changes that change one view only


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
        parts = (four_variants if params.moved else four_parts)(
            part,
            room,
            lambda some: differing([tuple(one.views[side] for side in sides) for one in some], params.outlines),
            rng,
        )
        offered = [tuple(one.views[side] for side in sides) for one in parts]
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

        stacks = four_stacks(
            stack, params.highest, params.slopes, lambda some: differing(views_of(some), params.outlines), rng
        )
        given = form.Given(stack=published(stacks[place]))
        offered, solids, why = views_of(stacks), list(map(published, stacks)), form.Parts()
    if question is form.WhichSolid:
        given = form.Given(views=form.Views(*offered[place]))
        return Puzzle(given, form.WhichSolid(tuple(solids)), LETTERS[place])
    return Puzzle(given, form.WhichView(side, tuple(one for (one,) in offered)), LETTERS[place], why)


def _stack(params: ThreeViewParams, rng: Stream) -> Stack:
    width, depth = rng.choice(params.sizes)
    stack = random_stack(width, depth, params.highest, params.slopes, rng)
    if not sound(stack):
        raise Rejected("a stack falls apart, or is smaller than its grid")
    return stack


def _wrong(options: Stack, place: int, params: ThreeViewParams, rng: Stream) -> Puzzle:
    """The three views of one stack, and a stack that differs from it in the view at this place only."""
    right = [planes_seen(options, side) for side in SIDES]
    front, left, top = views = tuple(map(view_of, right, SIDES))
    places = [(x, y) for y, row in enumerate(options) for x in range(len(row))]
    found: dict[int, Stack] = {}
    for _ in range(_TRIES):
        stack = options
        for x, y in rng.sample(places, rng.between(1, 2)):
            stack = changed(stack, x, y, random_column(params.highest, params.slopes, rng))
        seen = ((k, planes_seen(stack, side)) for k, side in enumerate(SIDES))
        wrongs = ((k, view_of(planes, SIDES[k])) for k, planes in seen if planes != right[k])
        differing = list(islice(((k, wrong) for k, wrong in wrongs if wrong != views[k]), 2))
        if len(differing) != 1 or differing[0][0] in found:
            continue
        ((k, wrong),) = differing
        if wrong.size != views[k].size or (params.within and not _within(wrong, views[k])):
            continue
        if apart(wrong, views[k]) >= LEAST_APART and sound(stack):
            found[k] = stack
            if len(found) == 3:
                given = form.Given(stack=published(found[place]))
                return Puzzle(given, form.WhichIsWrong((front, left, top)), LETTERS[place])
    raise Rejected("not every view can be the only wrong one")  # each must be able to be it, whichever it is


def _within(wrong: View, right: View) -> bool:
    """True if few lines of a view are wrong, and none in the first column of fields or in the last one."""
    _, width = right.size
    columns = [
        spot.column for (spot, drawn), (_, true) in zip(spots(wrong), spots(right), strict=True) if drawn != true
    ]
    return len(columns) <= _FEW and 0 < min(columns, default=0) <= max(columns, default=0) < width - 1
