"""The contract of a puzzle family: three rooms, between which nothing passes but what is published.

A family is its published form, a module in each room, and one row in `puzzlegen.catalog`:

- ``puzzlegen/formats`` has the types of statement, questions and facts (`puzzlegen.core.question`) that the rooms get;
  without them, they get plain data;
- ``puzzlegen/generators`` invents puzzles and knows the key (`Generator`);
- ``puzzlegen/renderers`` words and depicts them (`Renderer`);
- ``puzzlegen/validators`` solves them like a stranger: ``certify(statement, query) -> Certificate``. It never gets the
  key, and raises `MalformedStatement` for data that contradict themselves, such as a place that is not there.

Where a picture could say something else than its data (things that hide one another, two figures that differ by a
hair), the validator also looks at what was drawn:

    def certify_picture(pictures: Sequence[Pixels], statement: Statement, query: Statement, layout: Layout) -> Faults

``pictures`` are the decoded images, ``layout`` the box of every element of the first one; each returned fault is a few
words, the same for all pictures that fail alike, and an item with a fault is rejected.

What a validator can judge of the data of an explanation, it judges apart from the key:

    def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults

``answer`` is the one that it has proven, ``why`` what the explanation is written from; each returned fault says in a
few words what does not hold, and an item with a fault is rejected. Data that are not in the family's format raise
`MalformedStatement`. Explanations of a family without this function are worded by its renderer, and judged by nobody.

Where a family asks about an opinion, which nobody can prove, its ``certify`` raises `JudgeNeeded`, and its validator
has another function that can answer all of its questions:

    def certify_with(judge: Running, statement: Statement, query: Statement) -> Certificate

What items are made of besides chance (`puzzlegen.materials`) a family takes as a parameter of the material's name. A
renderer whose pictures have a notation of their own, which a question may quote, has ``transcribe(statement, query) ->
Phrase``.

A renderer may draw the solution into its pictures; where it has no such function, boxes of the answer are marked
(`puzzlegen.drawing.marking`):

    def depict_solution(statement: Statement, query: Statement, answer: str, why: Statement) -> tuple[Scene, ...]

Its scenes are those of ``depict``, as many and as large, with what decides marked in the paint "entry", areas in
"highlight". They follow from published facts alone.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, Self, TypeAlias, TypeVar

import msgspec

from puzzlegen.core.certificate import Certificate
from puzzlegen.core.item import Box, task_of
from puzzlegen.core.message import Phrase
from puzzlegen.core.puzzle import Puzzle, Wording
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from puzzlegen.core.question import Drawn

Pixels: TypeAlias = "NDArray[np.uint8]"
"""A decoded picture: (height, width, 3), R, G, B."""
Layout: TypeAlias = Mapping[str, Box]
"""Element id -> its box in the first picture."""
Faults: TypeAlias = tuple[str, ...]
Band: TypeAlias = tuple[float, float]
"""The lowest and the highest accepted difficulty or depth."""
Certify: TypeAlias = Callable[[Any, Any], Certificate]
CertifyWith: TypeAlias = Callable[[Any, Any, Any], Certificate]
CertifyWhy: TypeAlias = Callable[[Any, Any, str, Any], Faults]
CertifyPicture: TypeAlias = Callable[[Sequence[Pixels], Any, Any, Layout], Faults]


class Level(StrEnum):
    """The requested levels of difficulty; those beyond `USUAL_LEVELS` are made only where they are asked for."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXTREME = "extreme"


USUAL_LEVELS: Final = (Level.EASY, Level.MEDIUM, Level.HARD)


class Knob(msgspec.Struct, frozen=True):
    """What may be set by hand: it annotates a parameter that is a number, a range, a truth value, a word or some words.

        sides: Annotated[tuple[int, int], Knob("longer ropes", 3, 12)]

    Attributes:
        effect: what a higher value, a longer list or a yes does to the puzzle.
        low, high: the least and the greatest number that is allowed, both included; also for both ends of a range.
    """

    effect: str
    low: float = 0
    high: float = 0


class Bounds(NamedTuple):
    """What a level accepts for a question.

    Attributes:
        difficulty: the measured one.
        depth: that of the reasoning; None if any will do.
    """

    difficulty: Band = (-math.inf, math.inf)
    depth: Band | None = None


class Params(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of one level.

    ``band`` holds the lowest and the highest measured difficulty that the level accepts, both included, in the unit of
    the family's validator. A question that is measured in another unit has a band of its own in ``bands``, by its
    struct, for all of its forms that have none of their own; or by the name of its task. ``depth`` and ``depths`` bound
    the measured depth in the same way; unset, they bound nothing.
    """

    band: Band
    bands: Mapping[Any, Band] = {}
    depth: Band | msgspec.UnsetType = msgspec.UNSET
    depths: Mapping[Any, Band] | msgspec.UnsetType = msgspec.UNSET

    @property
    def by_task(self) -> dict[str, Band]:
        """The bands of tasks by their names, as they are published."""
        return _by_task(self.bands)

    @property
    def depth_by_task(self) -> dict[str, Band]:
        """The bounds of depth of tasks by their names, as they are published."""
        return _by_task(self.depths or {})

    def as_published(self) -> Self:
        """These parameters with all bands by the names of tasks, as they are published."""
        depths = self.depths and self.depth_by_task
        return msgspec.structs.replace(self, bands=self.by_task, depths=depths)

    def bounds_of(self, query: Any) -> Bounds:
        """What is accepted for the question that a query asks, which may be plain data."""
        task = task_of(query)
        return Bounds(self.by_task.get(task, self.band), self.depth_by_task.get(task, self.depth or None))


def _by_task(bands: Mapping[Any, Band]) -> dict[str, Band]:
    found: dict[str, Band] = {}
    for question, band in bands.items():
        if isinstance(question, str):
            found[question] = band
            continue
        for form in (question, *question.__subclasses__()):
            if form is question or form not in bands:
                found[form.__struct_config__.tag] = band
    return found


class Rejected(Exception):
    """This attempt leads to no puzzle; ``reason`` is a few words, the same for all attempts that fail alike."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


P_contra = TypeVar("P_contra", bound=Params, contravariant=True)


class Generator(Protocol[P_contra]):
    """What a generator module provides."""

    LEVELS: Mapping[Level, Any]
    # LEVELS_BY_OPTIONS: Mapping[int, Mapping[Level, Any]], where levels can also be made with another number of options

    def invent(self, rng: Stream, params: P_contra, asked: "Drawn") -> Puzzle:
        """Invent a puzzle with its key; raises `Rejected` where this attempt leads to none.

        Args:
            rng: the stream of the attempt; what is drawn comes from its children "state" and "ask", and from
                `Stream.class_by_index`.
            params: of the level.
            asked: the question, and the place of its key.
        """


class Renderer(Protocol):
    """What a renderer module provides: pure functions of what is published, as the format has it."""

    def word(self, statement: Any, query: Any) -> Wording:
        """The question in words."""

    def explain(self, statement: Any, query: Any, answer: str, why: Any) -> Phrase:
        """Why the answer is right; ``answer`` is spelled as in the certificate, ``why`` is that of the `Puzzle`."""

    def describe(self, statement: Any, query: Any) -> Phrase:
        """What the pictures show, for somebody who cannot see them; a family of photographs has no such function.

        All that is shown and needed to solve the puzzle, in words and texts laid out in rows, which a person
        understands without a table of codes; drawn options stand by their letters. It says no more than can be seen:
        nothing of the key, and nothing that is to be found out. What the question says need not be repeated.
        Where boxes are asked for, those of the picture's elements are appended, unless they all belong to the answer:
        then it says where everything is, in pixels of its picture. `puzzlegen.renderers.kits.telling` has the pieces.
        """

    def depict(self, statement: Any, query: Any, *material: Any) -> tuple[Scene, ...]:
        """The pictures, the first of which carries the boxes; ``material`` is that of the `Puzzle`, if it has any."""
