"""Rows of three panels of parts, the third of which is a logical operation on the first two.

The options come first: a set of parts with two or three of them there or not in all combinations. One is made the
answer, and panels are drawn that lead to it; every set can be the result of every operation.
"""

from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import LANGUAGES, AnswerForm, Asked, Choice, Option, Question, Statement, Text
from puzzlegen.core.scene import AnyNode, Group, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.facts.matrices.part_lattices import LATTICES, quarter_turn
from puzzlegen.generators.matrices.kits.rules import moved
from puzzlegen.renderers.matrices.kits.panels import PANEL, draw_grid

Operation: TypeAlias = Literal["and", "or", "xor", "minus", "reverse"]

LETTERS: Final = "ABCDEFGH"


class LogicParams(Params, frozen=True, kw_only=True):
    """What a level's matrices are made of.

    Attributes:
        operations: what can be done to the first two panels.
        turns: by how many quarters the result can be turned, clockwise.
        bits: in how many parts the options differ; their number is two to this power.
    """

    operations: tuple[Operation, ...]
    turns: tuple[int, ...]
    bits: int


class LogicState(msgspec.Struct, frozen=True):
    """The panels as sets of parts, row by row and without the last one, the options, and the rule."""

    lattice: str
    rows: int
    shown: tuple[int, ...]
    options: tuple[int, ...]
    place: int
    operation: Operation
    turn: int
    by_columns: bool


class LogicPanels:
    """See the module's docstring."""

    name = "logic_panels"
    version = 3
    levels: ClassVar = {
        Level.EASY: LogicParams(band=(3, 3), operations=("and", "or", "minus"), turns=(0,), bits=2),
        Level.MEDIUM: LogicParams(band=(4, 5), operations=("reverse", "xor"), turns=(0,), bits=2),
        Level.HARD: LogicParams(
            band=(6, 8), operations=("and", "or", "minus", "reverse", "xor"), turns=(1, 2, 3), bits=3
        ),
    }

    def generate(self, rng: Stream, params: LogicParams) -> LogicState:
        """Draw the rule, the options, and panels that lead to one of them."""
        lattice = rng.choice(list(LATTICES))
        parts = len(LATTICES[lattice].middles)
        rows = rng.choice((2, 3, 3))
        by_columns = rows == 3 and rng.below(2) == 1
        operation, turn = rng.choice(params.operations), rng.choice(params.turns)
        count = 1 << params.bits
        place = rng.per_item(count, "place")
        order = rng.permutation(parts)
        doubtful, rest = order[: params.bits], order[params.bits :]
        base = sum(1 << part for part in rest[: rng.between(parts // 4, parts // 2) - 1])
        options = tuple(
            base | sum(1 << part for bit, part in enumerate(doubtful) if option >> bit & 1) for option in range(count)
        )
        lines = []
        for row in range(rows):
            result = options[place]
            if row < rows - 1:
                size = max(2, min(parts - 2, result.bit_count() + rng.between(-1, 1)))
                result = sum(1 << part for part in rng.sample(range(parts), size))
            lines.append([*_operands(operation, _turned(lattice, result, -turn), parts, rng), result])
        if any(0 in line or len(set(line)) < 3 for line in lines):
            raise Rejected("an empty panel, or two that are alike")
        panels = [lines[i % 3][i // 3] if by_columns else lines[i // 3][i % 3] for i in range(3 * rows)]
        return LogicState(lattice, rows, tuple(panels[:-1]), options, place, operation, turn, by_columns)

    def statement(self, state: LogicState) -> Statement:
        """The lattice, the number of rows, and the parts in each panel, see ``docs/panels.md``."""
        return {"lattice": state.lattice, "rows": state.rows, "panels": [_listed(panel) for panel in state.shown]}

    def ask(self, state: LogicState, rng: Stream) -> Asked:  # noqa: ARG002 - the options are part of the state
        """Ask for the missing panel."""
        letters = LETTERS[: len(state.options)]
        return Asked(
            Question(
                text=_question(state),
                form=AnswerForm.CHOICE,
                query={"task": "logic_panel", "options": [_listed(option) for option in state.options]},
                options=tuple(Option(letter) for letter in letters),
            ),
            Choice(letters[state.place]),
            explanation={
                language: _ALONG[language][state.by_columns]
                + _RULES[language][state.operation]
                + _TURNS[language][state.turn]
                for language in LANGUAGES
            },
        )

    def depict(self, state: LogicState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """Draw the rows and the options."""
        return (
            draw_grid(
                [_drawn(state.lattice, panel) for panel in state.shown],
                3,
                [_drawn(state.lattice, option) for option in state.options],
                LETTERS,
            ),
        )


def _listed(parts: int) -> list[int]:
    return [part for part in range(parts.bit_length()) if parts >> part & 1]


def _drawn(lattice: str, parts: int) -> list[AnyNode]:
    """What is in a panel; the lattice has side 1."""
    look = LATTICES[lattice]
    return [Group((*look.ground, *(look.draw(part) for part in _listed(parts))), scale=PANEL)]


def _turned(lattice: str, parts: int, quarters: int) -> int:
    """A set of parts after so many quarter turns clockwise."""
    for _ in range(quarters % 4):
        parts = moved(parts, quarter_turn(lattice))
    return parts


def _operands(operation: Operation, result: int, parts: int, rng: Stream) -> tuple[int, int]:
    """Two sets of parts that the operation makes ``result`` of; all parts have a share in the first two panels."""
    first = second = 0
    for part in range(parts):
        bit = 1 << part
        if result & bit:
            one, other = {
                "and": (1, 1),
                "or": rng.choice(((1, 0), (0, 1), (1, 1))),
                "xor": rng.choice(((1, 0), (0, 1))),
                "minus": (1, 0),
                "reverse": (0, 1),
            }[operation]
        else:
            one, other = {
                "and": rng.choice(((1, 0), (0, 1), (0, 0))),
                "or": (0, 0),
                "xor": rng.choice(((1, 1), (1, 1), (0, 0))),
                "minus": rng.choice(((1, 1), (0, 1), (0, 0))),
                "reverse": rng.choice(((1, 1), (1, 0), (0, 0))),
            }[operation]
        first |= bit * one
        second |= bit * other
    return first, second


# --- words

_QUESTION: Final = {
    "en": "The upper part of the picture shows {rows} rows of three panels; the last panel is missing. One rule holds "
    "in all rows, read from left to right{columns}: each {part} is in the third panel exactly if it is in both of the "
    "first two panels; in at least one of them; in exactly one of them; in the first but not in the second; or in the "
    "second but not in the first{turned}. Which of the options A to {last} is the missing panel?",
    "zh": "图的上半部分有 {rows} 行小图，每行三个，最后一个小图缺失。有一条规律对所有的行（从左到右）{columns}都成立："
    "每个{part}出现在第三个小图中，当且仅当它在前两个小图中都出现；至少在其中一个出现；恰好在其中一个出现；在第一个出现而"
    "在第二个不出现；或者在第二个出现而在第一个不出现{turned}。选项 A 到 {last} 中，哪一个是缺失的小图？",
}
_COLUMNS: Final = {
    "en": ", or in all columns, read from top to bottom",
    "zh": "或对所有的列（从上到下）",
}
_TURNED: Final = {
    "en": ". After that, the third panel may have been turned as a whole by a quarter turn or half a turn, by the "
    "same turn each time",
    "zh": "；此后，第三个小图还可能整体转动四分之一圈或半圈（每次的转法都相同）",
}
_PARTS: Final = {
    "en": {"cells": "filled cell", "dots": "dot", "squares": "stroke between neighbouring points", "wheel": "stroke"},
    "zh": {"cells": "涂黑的格子", "dots": "圆点", "squares": "相邻两点间的线段", "wheel": "线段"},
}
_ALONG: Final = {
    "en": {
        False: "Along each row, the third panel holds what is ",
        True: "Along each column, the third panel holds what is ",
    },
    "zh": {False: "每一行的第三个小图包含", True: "每一列的第三个小图包含"},
}
_RULES: Final = {
    "en": {
        "and": "in both of the first two",
        "or": "in at least one of the first two",
        "xor": "in exactly one of the first two",
        "minus": "in the first but not in the second",
        "reverse": "in the second but not in the first",
    },
    "zh": {
        "and": "前两个小图共有的部分",
        "or": "前两个小图至少一个有的部分",
        "xor": "恰好在前两个小图之一中的部分",
        "minus": "在第一个而不在第二个中的部分",
        "reverse": "在第二个而不在第一个中的部分",
    },
}
_TURNS: Final = {
    "en": (".", ", turned clockwise by a quarter.", ", turned by half a turn.", ", turned anticlockwise by a quarter."),
    "zh": ("。", "，再顺时针转四分之一圈。", "，再转半圈。", "，再逆时针转四分之一圈。"),
}


def _question(state: LogicState) -> Text:
    return {
        language: _QUESTION[language].format(
            rows=state.rows,
            columns=_COLUMNS[language] if state.rows == 3 else "",
            part=_PARTS[language][state.lattice.split("_")[0]],
            turned=_TURNED[language],
            last=LETTERS[len(state.options) - 1],
        )
        for language in LANGUAGES
    }


FAMILY = LogicPanels()
