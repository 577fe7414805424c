"""The contract of a puzzle family.

A family invents puzzles and asks about them; it never judges them. Each family is one module under
``puzzlegen/generators`` with one `FAMILY` object, one row in `puzzlegen.catalog`, and one validator under
``puzzlegen/validators`` that is written apart from it:

    def certify(statement: Statement, question: Question) -> Certificate

``certify`` gets the published statement and the question, never the state and never the key. It raises
`MalformedStatement` for data that is not in the family's format. Where a picture could say something else than its data
(things that hide one another, two figures that differ by a hair), the validator also looks at what was drawn:

    def certify_picture(pictures: Sequence[Pixels], statement: Statement, question: Question, layout: Layout) -> Faults

``pictures`` are the decoded images, ``layout`` the box of every element of the first one; each returned fault is a few
words, the same for all pictures that fail alike, and an item with a fault is rejected.

Where a family has questions about what a chess engine thinks, its ``certify`` raises `EngineNeeded` for them, and its
validator has another function that can answer all of its questions:

    def certify_with(engine: Running, statement: Statement, question: Question) -> Certificate
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

import msgspec

from puzzlegen.core.certificate import Certificate
from puzzlegen.core.item import Asked, Box, Question, Statement, task_of
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from puzzlegen.materials.engines import Running

Pixels: TypeAlias = "NDArray[np.uint8]"
"""A decoded picture: (height, width, 3), R, G, B."""
Layout: TypeAlias = Mapping[str, Box]
"""Element id -> its box in the first picture."""
Faults: TypeAlias = tuple[str, ...]
Band: TypeAlias = tuple[float, float]
"""The lowest and the highest accepted difficulty."""
Certify: TypeAlias = Callable[[Statement, Question], Certificate]
CertifyWith: TypeAlias = Callable[["Running", Statement, Question], Certificate]
CertifyPicture: TypeAlias = Callable[[Sequence[Pixels], Statement, Question, Layout], Faults]


class Level(StrEnum):
    """The three requested levels of difficulty."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Params(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of one level.

    ``band`` holds the lowest and the highest measured difficulty that the level accepts, both included, in the unit of
    the family's validator. A task that is measured in another unit has a band of its own in ``bands``.
    """

    band: Band
    bands: Mapping[str, Band] = {}

    def band_of(self, query: Statement) -> Band:
        """The band of the task that this query asks for."""
        return self.bands.get(task_of(query), self.band)


class Rejected(Exception):
    """This attempt leads to no puzzle; ``reason`` is a few words, the same for all attempts that fail alike."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


P = TypeVar("P", bound=Params)
S = TypeVar("S")


class Family(Protocol[P, S]):
    """What a generator module provides as ``FAMILY``. All methods are pure functions of their arguments."""

    name: str
    version: int
    levels: Mapping[Level, P]

    def generate(self, rng: Stream, params: P) -> S:
        """Invent a puzzle; raises `Rejected` where this attempt leads to none."""

    def statement(self, state: S) -> Statement:
        """Everything that the picture shows about the puzzle, as plain data, and nothing else."""

    def ask(self, state: S, rng: Stream) -> Asked:
        """Put a question about the puzzle, with its key."""

    def depict(self, state: S, question: Question) -> tuple[Scene, ...]:
        """The pictures, the first of which carries the boxes."""
