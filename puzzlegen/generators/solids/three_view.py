"""Stacks and machined parts, and their views from the front, the left and above: which view, which solid, which fault.

The options are drawn before the puzzle. Four stacks or parts differ by two independent changes, so each is as near to
the others as any; one becomes the key. Where one of three views is wrong, the three are those of some stack, and the
stack that is shown differs from it in one of them. So nothing about the options tells the key.
"""

from collections.abc import Sequence
from itertools import combinations, islice
from typing import ClassVar, Final, Literal, TypeAlias, TypeGuard, cast

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, Option, Question, Statement
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.solids import cube_wording
from puzzlegen.generators.solids.drawing import Drawing
from puzzlegen.generators.solids.layout import Room, arranged
from puzzlegen.generators.solids.machining import four_parts, random_part
from puzzlegen.generators.solids.parts import Feature, Part, draw_part
from puzzlegen.generators.solids.stacks import (
    Stack,
    changed,
    draw_stack,
    four_stacks,
    has_wedges,
    random_column,
    random_stack,
    sound,
    view,
)
from puzzlegen.generators.solids.views import SIDES, Side, View, apart, draw_view

Task: TypeAlias = Literal["view", "solid", "wrong"]
Kind: TypeAlias = Literal["stack", "part"]
Views: TypeAlias = tuple[View, ...]

LETTERS: Final = "ABCD"
LEAST_APART: Final = 2
"""Lines of unit length by which any two options differ, and by which a wrong view differs from the right one."""
_TRIES: Final = 160  # at changes that change one view only


class ThreeViewParams(Params, frozen=True, kw_only=True):
    """What puzzles of a level are like.

    Attributes:
        tasks: what is asked of stacks and of parts; equally frequent.
        sizes: columns of stacks from left to right and from front to back.
        highest: the height that no column exceeds.
        slopes: how many columns of ten have a wedge.
        plates: the sizes of parts.
        workings: how many at least and at most make a part out of a plate, before the options are made to differ.
    """

    tasks: tuple[tuple[Kind, Task], ...]
    sizes: tuple[tuple[int, int], ...]
    highest: int
    slopes: int
    plates: tuple[tuple[int, int], ...]
    workings: tuple[int, int]


class ThreeViewState(msgspec.Struct, frozen=True):
    """A puzzle: stacks or parts, views, and the place of the key.

    In ``view`` and ``wrong`` there is one solid and the views are the options; in ``solid`` the solids are the options
    and the views are given, in the order of `SIDES`. ``side`` is where the views of ``view`` are seen from.
    """

    task: Task
    side: Side
    solids: tuple[Stack | Part, ...]
    views: tuple[View, ...]
    place: int


def differing(offered: Sequence[Views]) -> bool:
    """Whether views of several solids are all of the same sizes, and those of any two far enough apart."""
    same_sizes = len({tuple(one.size for one in views) for views in offered}) == 1
    return same_sizes and all(sum(map(apart, one, other)) >= LEAST_APART for one, other in combinations(offered, 2))


class ThreeView:
    """See the module's docstring."""

    name = "three_view"
    version = 3
    levels: ClassVar = {
        Level.EASY: ThreeViewParams(
            band=(4, 8),
            tasks=(("stack", "view"), ("stack", "solid"), ("part", "view"), ("part", "solid")),
            sizes=((2, 2), (3, 2), (2, 3)),
            highest=3,
            slopes=0,
            plates=((4, 4), (5, 4)),
            workings=(0, 1),
        ),
        Level.MEDIUM: ThreeViewParams(
            band=(9, 13),
            tasks=(("stack", "view"), ("stack", "solid"), ("stack", "wrong"), ("part", "view"), ("part", "solid")),
            sizes=((3, 3),),
            highest=3,
            slopes=2,
            plates=((5, 4), (6, 4)),
            workings=(1, 2),
        ),
        Level.HARD: ThreeViewParams(
            band=(14, 40),
            tasks=(("stack", "view"), ("stack", "solid"), ("stack", "wrong"), ("part", "view"), ("part", "solid")),
            sizes=((4, 3), (3, 4)),
            highest=3,
            slopes=3,
            plates=((6, 5), (7, 5)),
            workings=(5, 6),
        ),
    }

    def generate(self, rng: Stream, params: ThreeViewParams) -> ThreeViewState:
        """Draw the options, pick the key, and make what leads to it."""
        kind, task = params.tasks[rng.per_item(len(params.tasks), "task")]
        place = rng.per_item(12, "place") % (3 if task == "wrong" else 4)
        side = SIDES[rng.per_item(12, "side") // 4]
        asked = (side,) if task == "view" else SIDES

        if kind == "part":
            room = rng.choice(params.plates)
            part = random_part(room, rng.between(*params.workings), rng)
            parts = four_parts(
                part, room, lambda some: differing([tuple(one.views[side] for side in asked) for one in some]), rng
            )
            offered = [tuple(one.views[side] for side in asked) for one in parts]
            return _choice(task, side, tuple(one.part for one in parts), offered, place)
        width, depth = rng.choice(params.sizes)
        stack = random_stack(width, depth, params.highest, params.slopes, rng)
        if not sound(stack):
            raise Rejected("a stack falls apart, or is smaller than its grid")
        if task == "wrong":
            return _wrong(stack, place, params, rng)

        def views_of(some: Sequence[Stack]) -> list[Views]:
            return [tuple(view(one, side) for side in asked) for one in some]

        stacks = four_stacks(stack, params.highest, params.slopes, lambda some: differing(views_of(some)), rng)
        return _choice(task, side, tuple(stacks), views_of(stacks), place)

    def statement(self, state: ThreeViewState) -> Statement:
        """The stack, or its three views."""
        if state.task == "solid":
            return {"views": _as_views(SIDES, state.views)}
        return {"part" if _is_part(state.solids[0]) else "stack": _published(state.solids[0])}

    def ask(self, state: ThreeViewState, rng: Stream) -> Asked:  # noqa: ARG002 - the options are part of the state
        """Ask for the key."""
        query: dict[str, object] = {"task": state.task}
        match state.task:
            case "view":
                query |= {"side": state.side, "options": [one.published() for one in state.views]}
            case "solid":
                query["options"] = list(map(_published, state.solids))
            case "wrong":
                query["options"] = [one.published() for one in state.views]
        letters = LETTERS[: 3 if state.task == "wrong" else 4]
        return Asked(
            Question(
                text=cube_wording.three_view(state.task, state.side, _words(state.solids)),
                form=AnswerForm.CHOICE,
                query=query,
                options=tuple(Option(letter) for letter in letters),
            ),
            Choice(letters[state.place]),
            explanation=cube_wording.THREE_VIEW_EXPLANATIONS[state.task],
        )

    def depict(self, state: ThreeViewState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """What is given above, the options below; solids have arrows that show where they are looked at from."""
        solids = [_drawn(solid) for solid in state.solids]
        views = [draw_view(one) for one in state.views]
        if state.task == "solid":
            return (arranged(views, Room(0.7), solids, Room(0.75), LETTERS, 4),)
        return (arranged(solids, Room(1.0), views, Room(0.75), LETTERS, 4),)


def _choice(
    task: Task, side: Side, solids: tuple[Stack | Part, ...], offered: Sequence[Views], place: int
) -> ThreeViewState:
    """The puzzle in which the solid at this place, or its view, is the key."""
    if task == "solid":
        return ThreeViewState(task, side, solids, offered[place], place)
    return ThreeViewState(task, side, (solids[place],), tuple(one for (one,) in offered), place)


def _wrong(options: Stack, place: int, params: ThreeViewParams, rng: Stream) -> ThreeViewState:
    """The three views of one stack, and a stack that differs from it in the view at this place only."""
    views = tuple(view(options, side) for side in SIDES)
    spots = [(x, y) for y, row in enumerate(options) for x in range(len(row))]
    found: dict[int, Stack] = {}
    for _ in range(_TRIES):
        stack = options
        for x, y in rng.sample(spots, rng.between(1, 2)):
            stack = changed(stack, x, y, random_column(params.highest, params.slopes, rng))
        differing = list(islice((k for k, side in enumerate(SIDES) if view(stack, side) != views[k]), 2))
        if len(differing) != 1 or differing[0] in found:
            continue
        wrong, right = view(stack, SIDES[differing[0]]), views[differing[0]]
        if wrong.size == right.size and apart(wrong, right) >= LEAST_APART and sound(stack):
            found[differing[0]] = stack
            if len(found) == 3:
                return ThreeViewState("wrong", SIDES[place], (found[place],), views, place)
    raise Rejected("not every view can be the only wrong one")  # each must be able to be it, whichever it is


def _published(solid: Stack | Part) -> list[object]:
    return [line.published() if isinstance(line, Feature) else list(map(str, line)) for line in solid]


def _is_part(solid: Stack | Part) -> TypeGuard[Part]:
    return isinstance(solid[0], Feature)


def _drawn(solid: Stack | Part) -> Drawing:
    return draw_part(solid, arrows=True) if _is_part(solid) else draw_stack(cast("Stack", solid), arrows=True)


def _words(solids: Sequence[Stack | Part]) -> cube_wording.Made:
    if _is_part(solids[0]):
        return "part"
    return "wedges" if any(has_wedges(cast("Stack", solid)) for solid in solids) else "cubes"


def _as_views(sides: Sequence[Side], views: Sequence[View]) -> dict[str, object]:
    return {side: seen.published() for side, seen in zip(sides, views, strict=True)}


FAMILY = ThreeView()
