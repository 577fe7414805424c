"""Exactly two of many intricate figures are identical: which two?"""

from typing import Any, ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.boxing import AS_BOX
from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm, Asked, Choice, Elements, FillIn, Option, Question, Statement, Text
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import AS_LETTER, LETTERS, drawn_task, joined
from puzzlegen.generators.localization import sheet
from puzzlegen.generators.localization.designs import DESIGNS, turned
from puzzlegen.generators.localization.sheet import Sheet, SheetParams

Task: TypeAlias = Literal["numbers", "choice", "boxes"]
Pair: TypeAlias = tuple[int, int]  # numbers from 1, the lesser one first

TASKS: Final[tuple[Task, ...]] = ("numbers", "choice", "boxes")


class FindDuplicateState(msgspec.Struct, frozen=True):
    """The sheet, the pair, the pairs on offer in a choice, and what is asked."""

    sheet: Sheet
    pair: Pair
    offered: tuple[Pair, ...]
    task: Task


class FindDuplicate:
    """See the module's docstring."""

    name = "find_duplicate"
    version = 3
    levels: ClassVar = {
        Level.EASY: SheetParams(band=(100, 700), shapes=((4, 2), (3, 3), (5, 2)), changes=3, turned=0),
        Level.MEDIUM: SheetParams(band=(701, 2200), shapes=((4, 3), (5, 3), (4, 4)), changes=2, turned=1),
        Level.HARD: SheetParams(band=(2201, 9000), shapes=((5, 4), (6, 4), (5, 5)), changes=1, turned=2),
    }

    def generate(self, rng: Stream, params: SheetParams) -> FindDuplicateState:
        """Vary one figure in as many ways as there are places but one, and draw one of the variants twice."""
        task, place = drawn_task(TASKS, rng)
        columns, rows = rng.choice(params.shapes)
        count = columns * rows
        pairs = [(one, other) for other in range(2, count + 1) for one in range(1, other)]
        offered = tuple(rng.sample(pairs, len(LETTERS)))
        pair = offered[place]
        turns = rng.below(4) < params.turned
        figures = sheet.variants(rng.choice(DESIGNS)(rng), params.changes, count - 1, rng)
        if turns:
            figures = sheet.sometimes_mirrored(figures, rng)
        first, second = pair
        figures.insert(second - 1, figures[first - 1])  # the later one, so that the earlier one keeps its place
        if turns:
            quarters = [rng.below(4) for _ in figures]
            quarters[second - 1] = (quarters[first - 1] + rng.between(1, 3)) % 4
            figures = [turned(figure, quarter) for figure, quarter in zip(figures, quarters, strict=True)]
        return FindDuplicateState(
            Sheet(columns, tuple(figures), turns), pair, offered if task == "choice" else (), task
        )

    def statement(self, state: FindDuplicateState) -> Statement:
        """The parts of every figure."""
        return sheet.statement(state.sheet)

    def ask(self, state: FindDuplicateState, rng: Stream) -> Asked:
        """Ask for both numbers, for the right pair of four, or for both boxes."""
        _, place = drawn_task(TASKS, rng)
        query: dict[str, Any] = {"task": state.task, "turned": state.sheet.turned}
        rule = sheet.TURNED if state.sheet.turned else sheet.UPRIGHT
        text = joined(rule, _ASKED[state.task])
        first, second = state.pair
        explanation = {
            "en": f"Figures {first} and {second} are identical. Figures are numbered row by row from the top left.",
            "zh": f"相同的是图形 {first} 和图形 {second}。图形从左上角起逐行编号。",
        }
        match state.task:
            case "numbers":
                question = Question(text, AnswerForm.FILL_IN, query)
                others = (f"{first},{second}", f"{second}, {first}", f"{second},{first}", f"{first} and {second}")
                return Asked(question, FillIn(f"{first}, {second}"), others, explanation)
            case "choice":
                options = tuple(
                    Option(letter, {"en": f"{one} and {other}", "zh": f"{one} 和 {other}"})
                    for letter, (one, other) in zip(LETTERS, state.offered, strict=True)
                )
                question = Question(text, AnswerForm.CHOICE, query | {"pairs": state.offered}, options)
                return Asked(question, Choice(LETTERS[place]), explanation=explanation)
            case "boxes":
                question = Question(text, AnswerForm.BOUNDING_BOXES, query)
                ids = sorted(sheet.element(number - 1) for number in state.pair)
                return Asked(question, Elements(tuple(ids)), explanation=explanation)

    def depict(self, state: FindDuplicateState, question: Question) -> tuple[Scene, ...]:
        """The sheet, with numbers unless boxes are asked for."""
        return (sheet.depict(state.sheet, numbered=question.form is not AnswerForm.BOUNDING_BOXES),)


_ASKED: Final[dict[Task, Text]] = {
    "numbers": {
        "en": "Exactly two of the figures are identical. Which two? Answer with both numbers, the smaller one first, "
        'separated by a comma, such as "1, 2".',
        "zh": "恰有两个图形是相同的。是哪两个？请回答它们的编号，小的在前，用逗号隔开，例如“1, 2”。",
    },
    "choice": joined(
        {"en": "Exactly two of the figures are identical. Which two?", "zh": "恰有两个图形是相同的。是哪两个？"},
        AS_LETTER,
    ),
    "boxes": joined(
        {
            "en": "Exactly two of the figures are identical. Which two? Answer with two boxes, each "
            "that of the square on which one of them is drawn:",
            "zh": "恰有两个图形是相同的。是哪两个？请为这两个图形各给出一个方框，框住它所在的那一格：",
        },
        AS_BOX,
    ),
}


FAMILY = FindDuplicate()
