"""What passes between the rooms of a family: plain data that is published, and words."""

import msgspec

from puzzlegen.core.item import Document, Kind, Statement
from puzzlegen.core.message import Phrase


class Puzzle(Document, frozen=True):
    """What a generator invents.

    Attributes:
        statement: everything that the picture shows about the puzzle, as plain data, and nothing else.
        query: what is asked, as plain data, including what drawn options show: these stand under ``options``, in the
            order of their letters, in whatever form the family likes. Its ``task`` names the question, where a family
            has several.
        answer: the key, spelled as the validator spells it (`puzzlegen.answers.kinds.Kind`); of boxes, the ids of the
            elements.
        why: data for the explanation, which is published with the proof.
        material: what the picture is made of, if it cannot be drawn from statement and query; it is not published.
    """

    statement: Statement
    query: Statement
    answer: str | tuple[str, ...]
    why: Statement = msgspec.field(default_factory=dict)
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
