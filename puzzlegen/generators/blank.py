"""The template of a family: a row of tiles numbered 1..n+1 in which one number is missing.

Copy this module, its validator and its corpus to start a new family; ``docs/adding-a-family.md`` tells the steps. The
conformance sweep runs this one like any other, so it cannot rot.
"""

from typing import ClassVar

import msgspec

from puzzlegen.core.family import Level, Params
from puzzlegen.core.item import AnswerForm, Asked, FillIn, Question, Statement
from puzzlegen.core.scene import AnyNode, Label, Rect, Scene
from puzzlegen.core.stream import Stream


class BlankParams(Params, frozen=True, kw_only=True):
    """``tiles`` bounds the number of tiles, both ends included."""

    tiles: tuple[int, int]


class BlankState(msgspec.Struct, frozen=True):
    """The numbers on the tiles, from left to right, and the missing one."""

    tiles: tuple[int, ...]
    missing: int


class Blank:
    """See the module's docstring."""

    name = "blank"
    version = 2
    levels: ClassVar = {
        Level.EASY: BlankParams(band=(5, 7), tiles=(5, 7)),
        Level.MEDIUM: BlankParams(band=(8, 11), tiles=(8, 11)),
        Level.HARD: BlankParams(band=(12, 16), tiles=(12, 16)),
    }

    def generate(self, rng: Stream, params: BlankParams) -> BlankState:
        """Draw the number of tiles, the missing number, and the order of the rest."""
        count = rng.between(*params.tiles)
        missing = rng.between(1, count + 1)
        tiles = [number for number in range(1, count + 2) if number != missing]
        rng.shuffle(tiles)
        return BlankState(tuple(tiles), missing)

    def statement(self, state: BlankState) -> Statement:
        """The tiles, as they are drawn."""
        return {"tiles": state.tiles}

    def ask(self, state: BlankState, rng: Stream) -> Asked:  # noqa: ARG002 - there is only one question
        """Ask for the missing number."""
        last = len(state.tiles) + 1
        return Asked(
            Question(
                text={
                    "en": f"The tiles show the whole numbers from 1 to {last}, except one. Which number is missing?",
                    "zh": f"这些方块上写着从1到{last}的整数，但缺少一个。缺少的是哪个数？",
                },
                form=AnswerForm.FILL_IN,
                query={"task": "missing"},
            ),
            FillIn(str(state.missing)),
            explanation={
                "en": f"Every other number from 1 to {last} is there.",
                "zh": f"从1到{last}的其他数都在图中。",
            },
        )

    def depict(self, state: BlankState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """One row of tiles; a unit is the pitch from tile to tile."""
        nodes: list[AnyNode] = [Rect(0, 0, len(state.tiles) + 1, 2, fill="paper")]
        for place, number in enumerate(state.tiles, start=1):
            nodes.append(Rect(place - 0.45, 0.55, 0.9, 0.9, fill="tint", stroke="ink", weight="medium", radius=0.08))
            nodes.append(Label(place, 1, str(number), 0.34))
        return (Scene(len(state.tiles) + 1, 2, tuple(nodes), unit=(48, 72)),)


FAMILY = Blank()
