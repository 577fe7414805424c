"""The published form of `cues/rebus_sums`; pictures are things of `puzzlegen/facts/things.toml`."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Capitals: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Z]{0,12}(?!\n)$")]
Sign: TypeAlias = Literal["+", "-"]
Theme: TypeAlias = Literal["train", "washing line", "notebook"]
Options: TypeAlias = tuple[str, str, str, str]


class Term(Published, frozen=True):
    """Either an `icon`, which is a thing, or `letters`, put behind what is there, or one run of letters taken out once.

    The icon `?` is the missing one.
    """

    sign: Sign
    icon: str = ""
    letters: Capitals = ""


class Sums(Published, frozen=True):
    """One sum, or four of them; `words` is the digest of the lists of words."""

    sums: Annotated[
        tuple[Annotated[tuple[Term, ...], Meta(min_length=2, max_length=10)], ...], Meta(min_length=1, max_length=4)
    ]
    theme: Theme = field(name="dress")
    words: str


class Word(Question, frozen=True, tag="word"):
    """Which word is it?"""


class WordOffered(Word, frozen=True, tag="word_choice"):
    """Which of four words that look alike is it?"""

    options: Options


class Missing(Question, frozen=True, tag="picture"):
    """Which of four pictures is the missing one, so that the result is a word?"""

    word: Annotated[str, Meta(pattern=r"^[A-Z]{1,12}(?!\n)$")]
    options: Options


class OfAKind(Question, frozen=True, tag="class"):
    """Which of four sums spells the only thing of a kind in `things.toml`, or, if `odd`, the only one that is not?"""

    kind: str
    odd: bool


class Step(NamedTuple):
    """A sign, what it adds or takes out, and what is there then."""

    sign: Sign
    part: str
    then: str


class Facts(Published, frozen=True):
    """The steps of each sum, down to its word."""

    steps: tuple[tuple[Step, ...], ...]


Statement: TypeAlias = Sums
Query: TypeAlias = Word | WordOffered | Missing | OfAKind

_UNIT: Final = "letters written or struck out"
# In longer sums, what is beside a picture names it, and of four words, just one has only letters of the pictures.
_SHORT: Final[tuple[Level, ...]] = (Level.EASY, Level.MEDIUM)
QUESTIONS: Final[Questions] = {
    Word: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts),
    WordOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts, levels=_SHORT),
    Missing: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Facts, levels=_SHORT),
    # Its sums have nothing that needs an earlier step.
    OfAKind: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Facts, levels=(Level.EASY,)),
}
