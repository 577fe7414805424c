"""Stacks of cubes: how many there are, how many of their faces are painted, and what is seen from behind.

The numbers of cubes are equally frequent. The stacks on offer as seen from behind differ by two independent changes,
and any of them could have become the one that is shown, so nothing about them tells the key.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, FillIn, Option, Question, Solution, Statement
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.solids import cube_wording
from puzzlegen.generators.solids.layout import Room, arranged
from puzzlegen.generators.solids.polycubes import faces_apart, picture, slivered
from puzzlegen.generators.solids.stacks import (
    SIGHT,
    Stack,
    cells_of,
    draw_stack,
    four_stacks,
    places,
    random_stack,
    sound,
    turned_round,
    with_cubes,
)

Task: TypeAlias = Literal["count", "painted", "back"]

LETTERS: Final = "ABCD"
LEAST_APART: Final = 0.6
"""Faces of cubes by which any two options differ as they are seen from behind."""
_TASKS: Final[tuple[Task, ...]] = ("count", "painted", "back")


class BlockStackParams(Params, frozen=True, kw_only=True):
    """The sizes of stacks, from left to right and from front to back, and the height that no column exceeds."""

    sizes: tuple[tuple[int, int], ...]
    highest: int


class BlockStackState(msgspec.Struct, frozen=True):
    """A stack, and what is asked about it; ``options`` are seen from behind, the right one at ``place``."""

    task: Task
    stack: Stack
    options: tuple[Stack, ...]
    place: int


class BlockStack:
    """See the module's docstring."""

    name = "block_stack"
    version = 3
    levels: ClassVar = {
        Level.EASY: BlockStackParams(
            band=(8, 14), bands={"painted": (24, 40)}, sizes=((3, 3), (4, 3), (3, 4), (5, 2), (2, 5)), highest=4
        ),
        Level.MEDIUM: BlockStackParams(band=(15, 25), bands={"painted": (41, 54)}, sizes=((4, 3), (3, 4)), highest=4),
        Level.HARD: BlockStackParams(
            band=(26, 45), bands={"painted": (55, 90)}, sizes=((4, 3), (3, 4), (4, 4)), highest=4
        ),
    }

    def generate(self, rng: Stream, params: BlockStackParams) -> BlockStackState:
        """Draw a stack, and others that are like it where they are to be options."""
        task = _TASKS[rng.per_item(3, "task")]
        place = rng.per_item(4, "place")
        width, depth = rng.choice(params.sizes)
        stack = random_stack(width, depth, params.highest, 0, rng)
        low, high = map(int, params.band)
        # Some columns on offer may be higher than those of the stack that is drawn first
        most = high - 2 if task == "back" else high
        cubes = rng.between(low, most) if task != "count" else low + rng.per_item(most - low + 1, "cubes")
        stack = with_cubes(stack, cubes, params.highest, rng)
        if not sound(stack):
            raise Rejected("a stack falls apart, or is smaller than its grid")
        if task != "back":
            return BlockStackState(task, stack, (), 0)
        stacks = four_stacks(stack, params.highest, 0, _differ_from_behind, rng)
        return BlockStackState(task, stacks[place], tuple(map(turned_round, stacks)), place)

    def statement(self, state: BlockStackState) -> Statement:
        """The stack."""
        return {"stack": _as_stack(state.stack)}

    def ask(self, state: BlockStackState, rng: Stream) -> Asked:  # noqa: ARG002 - the question is part of the state
        """Ask for the number, or for the stack seen from behind."""
        query: dict[str, object] = {"task": state.task}
        answer: Solution
        parts: tuple[int, ...] = ()
        match state.task:
            case "count":
                highest = max(column.top for _, _, column in places(state.stack))
                parts = tuple(sum(column.top > z for _, _, column in places(state.stack)) for z in range(highest))
                answer = FillIn(str(sum(parts)))
            case "painted":
                parts = _painted(state.stack)
                answer = FillIn(str(sum(parts)))
            case "back":
                query["options"] = [_as_stack(option) for option in state.options]
                answer = Choice(LETTERS[state.place])
        return Asked(
            Question(
                text=cube_wording.block_stack(state.task),
                form=AnswerForm.CHOICE if state.options else AnswerForm.FILL_IN,
                query=query,
                options=tuple(Option(letter) for letter in LETTERS[: len(state.options)]),
            ),
            answer,
            explanation=cube_wording.block_stack_explanation(state.task, parts),
        )

    def depict(self, state: BlockStackState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The stack, and the options below it."""
        options = [draw_stack(option) for option in state.options]
        return (arranged([draw_stack(state.stack)], Room(1.0), options, Room(0.75), LETTERS, 4),)


def _differ_from_behind(stacks: Sequence[Stack]) -> bool:
    behind = [cells_of(turned_round(one)) for one in stacks]
    if any(slivered(cells, SIGHT) for cells in behind):
        return False
    pictures = [picture(cells, SIGHT) for cells in behind]
    return all(faces_apart(one, other) >= LEAST_APART for one, other in combinations(pictures, 2))


def _painted(stack: Stack) -> tuple[int, ...]:
    """The faces on top, in front, at the back, on the left and on the right."""
    heights = {(x, y): column.cubes for x, y, column in places(stack)}
    sides = ((0, -1), (0, 1), (-1, 0), (1, 0))
    return (
        len(heights),
        *(sum(max(0, h - heights.get((x + a, y + b), 0)) for (x, y), h in heights.items()) for a, b in sides),
    )


def _as_stack(stack: Stack) -> list[list[str]]:
    return [[str(column) for column in row] for row in stack]


FAMILY = BlockStack()
