"""The published form of `logic/round_robin`; sides and rounds are numbered from 0."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Side: TypeAlias = Annotated[int, Meta(ge=0, le=7, description="a side")]
Shown: TypeAlias = Annotated[int, Meta(ge=-1, le=7, description="a side; -1 for a hidden one")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=6, description="a round")]
Match: TypeAlias = tuple[Side, Side]
Card: TypeAlias = tuple[Shown, Shown]
Theme: TypeAlias = Literal["league", "regatta", "chess", "dance"]

HIDDEN: Final = -1


class Board(Published, frozen=True):
    """The sides, which are colours of teams or boats, or animals; and the cards of each round.

    The order of cards, and left and right on a card, mean nothing.
    """

    theme: Theme = field(name="dress")
    sides: tuple[str, ...]
    rounds: tuple[tuple[Card, ...], ...]


class When(Question, frozen=True, tag="round"):
    """In which round do two sides meet, counted from 1?"""

    match: Match


class Opponent(Question, frozen=True, tag="opponent"):
    """Which one of four sides does a side meet in a round?"""

    round: Number
    side: Side
    options: tuple[Side, Side, Side, Side]


class OfMatches(Question, frozen=True):
    """A question about four matches and a round."""

    round: Number
    options: tuple[Match, Match, Match, Match]


class Together(OfMatches, frozen=True, tag="together"):
    """Which one of four matches is played in a round?"""


class Possible(OfMatches, frozen=True, tag="possible"):
    """Which is the only one of four matches that can be played in a round?"""


class Impossible(OfMatches, frozen=True, tag="impossible"):
    """Which is the only one of four matches that cannot be played in a round?"""


class Thought(Published, frozen=True, tag_field="kind"):
    """Two sides meet in a round."""

    one: Side
    other: Side
    round: Number


class Last(Thought, frozen=True, tag="last"):
    """It is the last round left for the two."""


class Rest(Thought, frozen=True, tag="rest"):
    """All others are paired in that round."""


class Only(Thought, frozen=True, tag="only"):
    """Nobody else is left there for `one`; of those not paired in that round, it meets `met` in others."""

    met: tuple[Side, ...]


class Nobody(Published, frozen=True, tag_field="kind", tag="nobody"):
    """Nobody would be left for a side in a round."""

    side: Side
    round: Number


class Never(Published, frozen=True, tag_field="kind", tag="never"):
    """No round would be left for two sides."""

    one: Side
    other: Side


class Supposed(Thought, frozen=True, tag="supposed"):
    """They do not: if they did, the `chain` of thoughts would lead to something for which nothing would be left."""

    chain: tuple[Last | Rest | Only, ...]
    nothing: Nobody | Never


class Thoughts(Published, frozen=True):
    """Thoughts one after another until the answer is known, each of which excludes something."""

    thoughts: tuple[Last | Rest | Only | Supposed, ...]


Statement: TypeAlias = Board
Query: TypeAlias = When | Opponent | Together | Possible | Impossible

_UNIT: Final = "steps"
_LATER: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    Opponent: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Thoughts, levels=_LATER),
    When: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Thoughts, levels=_LATER),
    Together: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Thoughts),
    Possible: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Thoughts),
    Impossible: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Thoughts),
}
