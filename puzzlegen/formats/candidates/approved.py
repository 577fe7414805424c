"""The published form of `candidates/approved`.

What is asked is what somebody proposed: each kind of answer is a question of its own, and items take the candidates
of a level in their turn, whatever these ask. A letter is one of two to eight, as its author has it; of four, as a rule.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.foreign import Language, Prose
from puzzlegen.core.item import AnswerForm, Box
from puzzlegen.core.question import Asked, Published, Questions

Digest: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$", description="SHA-256")]
Length: TypeAlias = Annotated[int, Meta(ge=64, le=2048)]
Name: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}(?!\n)$")]
Text: TypeAlias = Annotated[Prose, Meta(min_length=1, max_length=2000)]


class Origin(Published, frozen=True):
    """Where a candidate is from, and whose it is."""

    source: Text
    licence: Text
    author: Text
    proposed_by: Literal["person", "model"]


class Category(Published, frozen=True):
    """What it was taken for, and who did so."""

    name: Text
    by: Text


class Picture(Published, frozen=True):
    """The digest of R, G and B of each pixel of a picture, row by row, and its size."""

    sha256: Digest
    width: Length
    height: Length


class Answer(Published, frozen=True):
    """What somebody answered who did not know the key: to what was `shown` so, and in how many seconds.

    Without an answer, the `response` is null; `?` is one that was none of the kind. The `objection` is what was replied
    to somebody who holds the item to be wrong, empty if nobody did, and null where nobody objected.
    """

    participant: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}(?!\n)$")]
    shown: Digest
    language: Language
    response: Text | None
    seconds: Annotated[int, Meta(ge=0, le=86_400)]
    objection: Prose | None


class Candidate(Published, frozen=True):
    """A candidate with its pictures, the regions of the first one, its answer's spellings, and what people answered."""

    origin: Origin
    category: Category
    pictures: Annotated[tuple[Picture, ...], Meta(min_length=1, max_length=4)]
    regions: dict[Name, Box]
    spellings: tuple[Text, ...]
    answers: Annotated[tuple[Answer, ...], Meta(max_length=40)]


class Proposed(Published, frozen=True, tag_field="kind"):
    """The author's words by language, the languages in which people approved them, and texts of options, or nulls."""

    question: dict[Language, Text]
    languages: Annotated[tuple[Language, ...], Meta(min_length=1)]
    options: Annotated[tuple[dict[Language, Text] | None, ...], Meta(max_length=8)]


class Letter(Proposed, frozen=True, tag="letter"):
    """Which option is right?"""


class Number(Proposed, frozen=True, tag="number"):
    """Which number?"""


class Word(Proposed, frozen=True, tag="word"):
    """Which word?"""


class Words(Proposed, frozen=True, tag="words"):
    """Which words?"""


class Order(Proposed, frozen=True, tag="order"):
    """In which order?"""


class Symbol(Proposed, frozen=True, tag="symbol"):
    """Which letter or digit?"""


class Equation(Proposed, frozen=True, tag="equation"):
    """Which equation?"""


class BoxOfOne(Proposed, frozen=True, tag="box"):
    """Where is it?"""


class BoxesOfAll(Proposed, frozen=True, tag="boxes"):
    """Where are they?"""


class Quoted(Published, frozen=True):
    """What the author says, by language; nobody judges it."""

    explanation: dict[Language, Text]


Statement: TypeAlias = Candidate
Query: TypeAlias = Letter | Number | Word | Words | Order | Symbol | Equation | BoxOfOne | BoxesOfAll

_UNIT: Final = "seconds that the answer takes people"
QUESTIONS: Final[Questions] = {
    Letter: Asked(form=AnswerForm.CHOICE, options=4, others=(2, 3, 5, 6, 7, 8), unit=_UNIT, why=Quoted),
    Number: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Quoted),
    Word: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Quoted),
    Words: Asked(form=AnswerForm.OPEN_ENDED, unit=_UNIT, why=Quoted),
    Order: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Quoted),
    Symbol: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Quoted),
    Equation: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Quoted),
    BoxOfOne: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Quoted),
    BoxesOfAll: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Quoted),
}
