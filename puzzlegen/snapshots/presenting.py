"""Shows a puzzle: the words and the pictures of an item, from what is published alone.

Who makes an item and who verifies it both come here, so that wording and pictures cannot drift from the proof.
"""

from typing import Any, Final

import msgspec

from puzzlegen.answers.kinds import FORM, LETTERS, instruction, spelled
from puzzlegen.core.family import Renderer
from puzzlegen.core.item import AnswerForm, Key, Kind, Presentation, Proof, PublishedOption
from puzzlegen.core.message import Phrase, Series, sentences
from puzzlegen.core.puzzle import Puzzle, Wording
from puzzlegen.core.scene import Rendered, Scene, option_element
from puzzlegen.drawing import marking
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import style_of
from puzzlegen.words import say

NOT_DRAWN: Final = "its options are not drawn"


class NotDrawn(ValueError):
    """A question has no drawn options that could be boxed."""


class Words(msgspec.Struct, frozen=True):
    """What an item says, in one language; the fields are those of `puzzlegen.core.item.Item`."""

    question: str
    options: tuple[PublishedOption, ...]
    answer_form: AnswerForm
    rules: str
    ask: str
    instruction: str
    short: str


class Worded(msgspec.Struct, frozen=True):
    """A wording with the way in which it is presented."""

    wording: Wording
    presentation: Presentation

    @property
    def kind(self) -> Kind:
        """What kind of answer the question asks for."""
        return Kind.BOX if self.presentation.boxed else self.wording.kind

    @property
    def letters(self) -> str:
        """Of the options, whether these are to be named or boxed."""
        return LETTERS[: len(self.wording.options)]

    def answer(self, spelled: str) -> str:
        """The answer to the question as it is presented: an option that is to be boxed is an element."""
        return option_element(spelled) if self.presentation.boxed else spelled

    def say(self, language: str) -> Words:
        """The item's texts in a language."""
        wording, boxed = self.wording, self.presentation.boxed
        rules, ask = say(wording.rules, language), say(wording.ask, language)
        short = say(wording.short, language) if wording.short else ask
        how = say(instruction(wording.kind, len(wording.options), boxed=boxed), language)
        return Words(
            question=say(sentences(*((short, how) if self.presentation.short else (rules, ask, how))), language),
            options=()
            if boxed
            else tuple(
                PublishedOption(letter, None if text is None else say(text, language))
                for letter, text in zip(self.letters, wording.options, strict=True)
            ),
            answer_form=FORM[self.kind],
            rules=rules,
            ask=ask,
            instruction=how,
            short=short,
        )


def answered(key: Key, proof: Proof) -> str | None:
    """The key as the validator spells it; None if a box of it is none of an element."""
    answer = spelled(key.answer, proof.layout)
    if answer is not None and proof.presentation.boxed:
        return next((letter for letter in LETTERS if option_element(letter) == answer), "")
    return answer


def word(renderer: Renderer, statement: Any, query: Any, presentation: Presentation) -> Worded:
    """Put a question into words.

    Raises:
        NotDrawn: an option is to be boxed, and none is drawn.
    """
    wording = renderer.word(statement, query)
    if presentation.boxed and (wording.kind is not Kind.LETTER or any(text is not None for text in wording.options)):
        raise NotDrawn(NOT_DRAWN)
    if presentation.fen:
        wording = _transcribed(wording, renderer.transcribe(statement, query))  # type: ignore[attr-defined]
    return Worded(wording, presentation)


def transcribes(renderer: Renderer) -> bool:
    """True if the pictures can be told in words as well."""
    return hasattr(renderer, "transcribe")


def _transcribed(wording: Wording, end: Phrase) -> Wording:
    """The same question, with what its pictures show at its end."""
    asked = Series((wording.ask, end), "")
    return msgspec.structs.replace(wording, ask=asked, short=wording.short and Series((wording.short, end), ""))


def draw(
    renderer: Renderer,
    statement: Any,
    query: Any,
    presentation: Presentation,
    material: object = None,
    *,
    encoded: bool = True,
    kept: bool = False,
) -> tuple[Rendered, ...]:
    """Draw the pictures, all in one style.

    Args:
        renderer: of the family.
        statement: of the puzzle.
        query: of the puzzle.
        presentation: how it is shown.
        material: what the pictures are made of, if not of the data alone.
        encoded: whether the PNGs are wanted, and not only the digests of the pixels.
        kept: whether the pixels themselves are wanted.
    """
    style = style_of(presentation.style)
    more = () if material is None else (material,)
    return tuple(render(scene, style, encoded=encoded, kept=kept) for scene in renderer.depict(statement, query, *more))


def depict_solution(renderer: Renderer, puzzle: Puzzle, worded: Worded) -> tuple[Scene, ...]:
    """The pictures of a puzzle with its solution; none where there is nothing to mark."""
    _, solved = _solved(renderer, puzzle, worded)
    return solved


def draw_solution(renderer: Renderer, puzzle: Puzzle, worded: Worded) -> tuple[Rendered, ...]:
    """Draw the solution into the pictures of a puzzle; nothing else in them changes."""
    style = style_of(worded.presentation.style)
    plain, solved = _solved(renderer, puzzle, worded)
    return tuple(render(scene, style, page=page) for scene, page in zip(solved, plain, strict=bool(solved)))


def _solved(renderer: Renderer, puzzle: Puzzle, worded: Worded) -> tuple[tuple[Scene, ...], tuple[Scene, ...]]:
    """What the pictures show, without and with the solution."""
    plain = renderer.depict(puzzle.statement, puzzle.query)
    own = getattr(renderer, "depict_solution", None)
    letters = worded.letters if worded.wording.kind is Kind.LETTER else ""
    solved: tuple[Scene, ...]
    if own is None:
        solved = marking.answered(plain, puzzle.key, letters)
    else:
        solved = own(puzzle.statement, puzzle.query, puzzle.key, puzzle.why)
    return plain, () if solved == plain else solved
