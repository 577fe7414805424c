"""The rooms of a family, invented, worded and drawn apart, behind the interface of a family that does it all."""

from types import ModuleType
from typing import Any, cast

import msgspec

from puzzlegen.answers.kinds import FORM, LETTERS, Kind, instruction
from puzzlegen.catalog.row import Row
from puzzlegen.core.family import Params
from puzzlegen.core.item import (
    LANGUAGES,
    AnswerForm,
    Asked,
    Choice,
    Elements,
    FillIn,
    OpenEnded,
    Option,
    Question,
    Solution,
    Statement,
    Text,
)
from puzzlegen.core.puzzle import Puzzle, Wording
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream


class Rooms:
    """A family made of a generator and a renderer."""

    def __init__(self, row: Row, generator: ModuleType, renderer: ModuleType) -> None:
        self.name, self.version = row.family, row.version
        self.levels = generator.LEVELS
        self._generator, self._renderer = generator, renderer

    def generate(self, rng: Stream, params: Params) -> Puzzle:
        """Invent a puzzle, and see it as readers of the JSON files do."""
        puzzle: Puzzle = self._generator.invent(rng, params)
        statement, query, why = (
            cast(Statement, msgspec.json.decode(msgspec.json.encode(data)))
            for data in (puzzle.statement, puzzle.query, puzzle.why)
        )
        return msgspec.structs.replace(puzzle, statement=statement, query=query, why=why)

    def statement(self, puzzle: Puzzle) -> Statement:
        """The puzzle's own."""
        return puzzle.statement

    def ask(self, puzzle: Puzzle, rng: Stream) -> Asked:  # noqa: ARG002 - everything is drawn by now
        """Put the question into words, with how to answer it at its end."""
        wording: Wording = self._renderer.word(puzzle.statement, puzzle.query)
        answer = puzzle.answer if isinstance(puzzle.answer, str) else " ".join(sorted(puzzle.answer))
        return Asked(
            Question(
                joined(wording),
                FORM[wording.kind],
                puzzle.query,
                tuple(Option(letter, text) for letter, text in zip(LETTERS, wording.options, strict=False)),
            ),
            _solution(wording.kind, answer),
            explanation=self._renderer.explain(puzzle.statement, puzzle.query, answer, puzzle.why),
        )

    def depict(self, puzzle: Puzzle, question: Question) -> tuple[Scene, ...]:
        """Draw the puzzle."""
        if puzzle.material is not None:
            return cast("tuple[Scene, ...]", self._renderer.depict(puzzle.statement, question.query, puzzle.material))
        return cast("tuple[Scene, ...]", self._renderer.depict(puzzle.statement, question.query))


def joined(wording: Wording) -> Text:
    """The whole question: rules, what is asked, and how to answer."""
    how = instruction(wording.kind, len(wording.options))
    whole = {}
    for language in LANGUAGES:
        parts = [wording.rules.get(language, ""), wording.ask[language], how[language]]
        gap = " " if language == "en" else ""
        whole[language] = "".join(
            part if not number or parts[number - 1][-1:] in ("", "\n") else gap + part
            for number, part in enumerate(parts)
        )
    return whole


def _solution(kind: Kind, answer: str) -> Solution:
    form: Any = {
        AnswerForm.CHOICE: Choice,
        AnswerForm.FILL_IN: FillIn,
        AnswerForm.OPEN_ENDED: OpenEnded,
    }.get(FORM[kind])
    return Elements(tuple(answer.split())) if form is None else cast(Solution, form(answer))
