"""The published form of `cues/picture_letters`; pictures are told by their places from 0, as they are listed."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Mark: TypeAlias = Annotated[int, Meta(ge=-8, le=8)]
Index: TypeAlias = Annotated[int, Meta(ge=0, le=15, description="a picture")]
Cell: TypeAlias = tuple[Annotated[int, Meta(ge=0, le=5)], Annotated[int, Meta(ge=0, le=5)]]
Size: TypeAlias = Annotated[int, Meta(ge=100, le=200)]
Course: TypeAlias = Literal["thread", "growing", "shrinking", "hops"]
Theme: TypeAlias = Literal["plates", "cards", "badges"]
Turn: TypeAlias = Literal[0, 1, 2, 3]
Texts: TypeAlias = tuple[str, str, str, str]
Pictures: TypeAlias = tuple[Index, Index, Index, Index]


class Picture(NamedTuple):
    """A thing, or `?` for the missing one, and which letter of its name counts.

    A mark of 2 is two dots, for the second letter; -2 is two rings, for the last letter but one; and 0 no mark.
    """

    thing: str
    mark: Mark


class Shown(Published, frozen=True):
    """The pictures, and the cue that tells in which order they are read.

    They are joined by a `thread`, of which `thread` has the pictures from the flag on; or those with marks are read by
    size; or they stand in a ring, clockwise from the flag on, and from each one goes on by as many places as its name
    has letters, until so many `letters` are read. Unless in a ring, `cells` has columns and rows; `sizes` is empty
    where sizes do not matter. The flag of a ring is `turn` quarters of a turn from the right. `words` is the digest of
    the lists of words.
    """

    course: Course
    theme: Theme = field(name="dress")
    things: Annotated[tuple[Picture, ...], Meta(min_length=3, max_length=16)]
    cells: tuple[Cell, ...]
    sizes: tuple[Size, ...]
    thread: tuple[Index, ...]
    letters: Annotated[int, Meta(ge=2, le=12)] | None
    turn: Turn
    words: str


class Word(Question, frozen=True, tag="word"):
    """Which word do the letters spell?"""


class WordOffered(Word, frozen=True, tag="word_choice"):
    """Which one of four?"""

    options: Texts


class Missing(Question, frozen=True, tag="missing"):
    """Which of four things is the missing one: the only one with which there is a word?"""

    options: Texts


class Exchanged(Question, frozen=True, tag="exchanged"):
    """Which of four pictures does the thing on the tray take the place of, so that there is another word?"""

    thing: str
    options: Pictures


class Last(Question, frozen=True, tag="last"):
    """Which of four pictures in a ring is the last one that is read?"""

    options: Pictures


class Step(NamedTuple):
    """A picture that is read: what it is called, and which letter counts."""

    name: str
    mark: Mark


class Facts(Published, frozen=True):
    """The pictures in the order in which they are read, and the word; of `missing`, with the right thing."""

    steps: tuple[Step, ...]
    word: str


class Gap(Facts, frozen=True):
    """The same, at which step the missing picture is read, and what the wrong things would spell, in their order."""

    at: Index
    results: tuple[str, ...]


class Exchanges(Facts, frozen=True):
    """The same before the exchange, and what is spelled with the other thing in each place on offer."""

    results: tuple[str, ...]


Statement: TypeAlias = Shown
Query: TypeAlias = Word | WordOffered | Missing | Exchanged | Last

_COUNTED: Final = "letters counted"
_SCATTERED: Final[tuple[Level, ...]] = (Level.EASY, Level.MEDIUM)
_RINGS: Final[tuple[Level, ...]] = (Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    Word: Asked(form=AnswerForm.FILL_IN, unit=_COUNTED, why=Facts),
    WordOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_COUNTED, why=Facts),
    Missing: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_COUNTED, why=Gap),
    Exchanged: Asked(form=AnswerForm.CHOICE, options=4, unit=_COUNTED, why=Exchanges, levels=_SCATTERED),
    Last: Asked(form=AnswerForm.CHOICE, options=4, unit="letters of hops", why=Facts, levels=_RINGS),
}
