"""What passes between the rooms of a family: data that are published, and words."""

from typing import Any

import msgspec

from puzzlegen.core.item import Document, Kind
from puzzlegen.core.message import Phrase


class Puzzle(Document, frozen=True):
    """What a generator invents.

    Attributes:
        statement: everything that the picture shows about the puzzle, and nothing else; a struct of the format.
        query: what is asked, including what drawn options show: these stand under ``options``, in the order of their
            letters, in whatever form the family likes. It is another struct of the format, whose type is the question.
        answer: the key, spelled as the validator spells it (`puzzlegen.answers.kinds.Kind`); of boxes, the ids of the
            elements.
        why: the facts of the explanation, which are published with the proof; the struct that belongs to the question.
        material: what the picture is made of, if it cannot be drawn from statement and query; it is not published.
    """

    statement: Any
    query: Any
    answer: str | tuple[str, ...]
    why: Any = msgspec.field(default_factory=dict)
    material: object = None

    @property
    def key(self) -> str:
        """The answer as the validator spells it."""
        return self.answer if isinstance(self.answer, str) else " ".join(sorted(self.answer))


class Grid(Document, frozen=True):
    """The grid that an answer fills in, as the picture shows it.

    Attributes:
        columns: their number.
        given: what the cells hold in the picture, row by row from the top; ``.`` for a cell to be filled in.
        regions: the number of the region of each cell, in the same order; empty if the picture frames none.
    """

    columns: int
    given: str
    regions: tuple[int, ...] = ()


class Wording(Document, frozen=True):
    """A question in words; how to answer is not part of it.

    Attributes:
        ask: the question itself.
        kind: what kind of answer it asks for.
        rules: what has to be known to solve the puzzle, before the question; empty if that is plain.
        short: the question for somebody who shall find the rules himself; by default, ``ask``.
        options: the texts of lettered options, in the order of their letters; None for one that is drawn.
        grid: the one to be filled in, where the answer is one; people fill it in on a page.
    """

    ask: Phrase
    kind: Kind
    rules: Phrase = ""
    short: Phrase = ""
    options: tuple[Phrase | None, ...] = ()
    grid: Grid | None = None
