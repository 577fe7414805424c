"""Stacks and their views from the front, the left and above: which view, which solid, and which view is wrong.

The options are drawn before the puzzle. Four stacks differ by two independent changes, so each is as near to the others
as any; one becomes the key. Where one of three views is wrong, the three are those of some stack, and the stack that is
shown differs from it in one of them. So nothing about the options tells the key.
"""

from collections.abc import Sequence
from itertools import combinations, islice
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.family import Level, Params, Rejected
from puzzlegen.generators.solids import cube_wording
from puzzlegen.generators.solids.layout import Room, arranged
from puzzlegen.generators.solids.stacks import (
    SIDES,
    Side,
    Stack,
    View,
    apart,
    changed,
    draw_stack,
    draw_view,
    four_stacks,
    has_wedges,
    random_column,
    random_stack,
    sound,
    view,
)
from puzzlegen.item import AnswerForm, Asked, Choice, Option, Question, Statement
from puzzlegen.scene import Scene
from puzzlegen.stream import Stream

Task: TypeAlias = Literal["view", "solid", "wrong"]

LETTERS: Final = "ABCD"
LEAST_APART: Final = 2
"""Lines of unit length by which any two options differ, and by which a wrong view differs from the right one."""
_TRIES: Final = 160  # at changes that change one view only


class ThreeViewParams(Params, frozen=True, kw_only=True):
    """What puzzles of a level are like.

    Attributes:
        tasks: equally frequent.
        sizes: columns from left to right and from front to back.
        highest: the height that no column exceeds.
        slopes: how many columns of ten have a wedge.
    """

    tasks: tuple[Task, ...]
    sizes: tuple[tuple[int, int], ...]
    highest: int
    slopes: int


class ThreeViewState(msgspec.Struct, frozen=True):
    """A puzzle: stacks, views, and the place of the key.

    In ``view`` and ``wrong`` there is one stack and the views are the options; in ``solid`` the stacks are the options
    and the views are given, in the order of `SIDES`. ``side`` is where the views of ``view`` are seen from.
    """

    task: Task
    side: Side
    stacks: tuple[Stack, ...]
    views: tuple[View, ...]
    place: int


class ThreeView:
    """See the module's docstring."""

    name = "three_view"
    version = 1
    levels: ClassVar = {
        Level.EASY: ThreeViewParams(
            band=(4, 8), tasks=("view", "solid"), sizes=((2, 2), (3, 2), (2, 3)), highest=3, slopes=0
        ),
        Level.MEDIUM: ThreeViewParams(
            band=(9, 13), tasks=("view", "solid", "wrong"), sizes=((3, 3),), highest=3, slopes=2
        ),
        Level.HARD: ThreeViewParams(
            band=(14, 40), tasks=("view", "solid", "wrong"), sizes=((4, 3), (3, 4)), highest=3, slopes=3
        ),
    }

    def generate(self, rng: Stream, params: ThreeViewParams) -> ThreeViewState:
        """Draw the options, pick the key, and make what leads to it."""
        task = params.tasks[rng.balanced(len(params.tasks), "task")]
        place = rng.balanced(12, "place") % (3 if task == "wrong" else 4)
        side = SIDES[rng.balanced(12, "side") // 4]
        width, depth = rng.choice(params.sizes)
        stack = random_stack(width, depth, params.highest, params.slopes, rng)
        if not sound(stack):
            raise Rejected("a stack falls apart, or is smaller than its grid")
        if task == "wrong":
            return _wrong(stack, place, params, rng)
        sides = (side,) if task == "view" else SIDES

        def differ(stacks: Sequence[Stack]) -> bool:
            seen = [[view(one, side) for side in sides] for one in stacks]
            same_size = len({one.size for one, *_ in seen}) == len({views[-1].size for views in seen}) == 1
            return same_size and all(sum(map(apart, one, other)) >= LEAST_APART for one, other in combinations(seen, 2))

        stacks = four_stacks(stack, params.highest, params.slopes, differ, rng)
        if task == "solid":
            views = tuple(view(stacks[place], one) for one in SIDES)
            return ThreeViewState(task, side, tuple(stacks), views, place)
        return ThreeViewState(task, side, (stacks[place],), tuple(view(one, side) for one in stacks), place)

    def statement(self, state: ThreeViewState) -> Statement:
        """The stack, or its three views."""
        if state.task == "solid":
            return {"views": _as_views(SIDES, state.views)}
        return {"stack": _as_stack(state.stacks[0])}

    def ask(self, state: ThreeViewState, rng: Stream) -> Asked:  # noqa: ARG002 - the options are part of the state
        """Ask for the key."""
        query: dict[str, object] = {"task": state.task}
        match state.task:
            case "view":
                query |= {"side": state.side, "options": [one._asdict() for one in state.views]}
            case "solid":
                query["options"] = [_as_stack(stack) for stack in state.stacks]
            case "wrong":
                query["options"] = [one._asdict() for one in state.views]
        letters = LETTERS[: 3 if state.task == "wrong" else 4]
        return Asked(
            Question(
                text=cube_wording.three_view(state.task, state.side, any(map(has_wedges, state.stacks))),
                form=AnswerForm.CHOICE,
                query=query,
                options=tuple(Option(letter) for letter in letters),
            ),
            Choice(letters[state.place]),
            explanation=cube_wording.THREE_VIEW_EXPLANATIONS[state.task],
        )

    def depict(self, state: ThreeViewState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """What is given above, the options below; stacks have arrows that show where they are looked at from."""
        stacks = [draw_stack(stack, arrows=True) for stack in state.stacks]
        views = [draw_view(one) for one in state.views]
        if state.task == "solid":
            return (arranged(views, Room(0.7), stacks, Room(0.75), LETTERS, 4),)
        return (arranged(stacks, Room(1.0), views, Room(0.75), LETTERS, 4),)


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


def _as_stack(stack: Stack) -> list[list[str]]:
    return [[str(column) for column in row] for row in stack]


def _as_views(sides: Sequence[Side], views: Sequence[View]) -> dict[str, object]:
    return {side: seen._asdict() for side, seen in zip(sides, views, strict=True)}


FAMILY = ThreeView()
