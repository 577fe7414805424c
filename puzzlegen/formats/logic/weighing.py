"""The published form of `logic/weighing`; things and balances are known by their numbers, from 1."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Thing: TypeAlias = Annotated[int, Meta(ge=1, le=16, description="a thing")]
Pan: TypeAlias = Annotated[tuple[Thing, ...], Meta(min_length=1, max_length=8)]
Case: TypeAlias = Annotated[
    tuple[Annotated[int, Meta(ge=-16, le=16, description="a faulty thing, negative if it is too light")], ...],
    Meta(min_length=1, max_length=2),
]
Cases: TypeAlias = tuple[Case, ...]
Tilt: TypeAlias = Literal["left", "right", "level"]
Theme: TypeAlias = Literal["coins", "sacks", "crystals"]
Hue: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown"]
Faulty: TypeAlias = Literal["heavy", "light", "either", "both_heavy", "both_light", "opposite"]
Numbers: TypeAlias = tuple[int, int, int, int]


class Pans(Published, frozen=True):
    """Equally many things in both pans."""

    left: Pan
    right: Pan


class Weighing(Pans, frozen=True):
    """What a balance shows: the side that is lower."""

    tilt: Tilt


class Record(Published, frozen=True):
    """How many things there are, what the rules say of the faulty ones, how many balances are drawn wrongly, and all.

    One thing is `heavy`, `light` or `either`; two are `both_heavy` or `both_light`, by the same amount, or `opposite`,
    one heavier and the other lighter by as much. Theme and hue decide nothing.
    """

    theme: Theme = field(name="dress")
    hue: Hue
    count: Annotated[int, Meta(ge=3, le=16)]
    faulty: Faulty
    slips: Literal[0, 1]
    weighings: Annotated[tuple[Weighing, ...], Meta(min_length=1, max_length=7)]


class Which(Question, frozen=True, tag="which"):
    """What is faulty?"""


class WhichOffered(Which, frozen=True, tag="which_choice"):
    """Which of four cases is it; if the rules leave that open, heavier or lighter, too?"""

    options: tuple[Case, Case, Case, Case]


class WhichBoxed(Which, frozen=True, tag="which_boxes"):
    """What is faulty? `thing-1` and so on."""


class Sign(Question, frozen=True, tag="sign"):
    """Is the one faulty thing heavier, lighter, or still either, while it is open which one it is?"""


class Suspects(Question, frozen=True, tag="suspects"):
    """How many may still be faulty?"""


class SuspectsOffered(Suspects, frozen=True, tag="suspects_choice"):
    """How many may still be faulty, of four numbers?"""

    options: Numbers


class Normal(Question, frozen=True, tag="normal"):
    """How many are certainly normal?"""


class NormalOffered(Normal, frozen=True, tag="normal_choice"):
    """How many are certainly normal, of four numbers?"""

    options: Numbers


class Suspected(Question, frozen=True, tag="suspect_boxes"):
    """Which may still be faulty? `thing-1` and so on, at least two and not all but one."""


class Next(Question, frozen=True, tag="next"):
    """After which of four further weighings is it known what is faulty, whatever it shows?"""

    options: tuple[Pans, Pans, Pans, Pans]


class Predict(Question, frozen=True, tag="predict"):
    """What will the locked balance show? What is faulty is not known yet."""

    left: Pan
    right: Pan


class Idle(Question, frozen=True, tag="idle"):
    """Which is the only balance without which it is known all the same what is faulty?"""


class IdleBoxed(Idle, frozen=True, tag="idle_box"):
    """Which one is it? `balance-1` and so on."""


class Slip(Question, frozen=True, tag="slip"):
    """Which balance is drawn wrongly?"""


class SlipBoxed(Slip, frozen=True, tag="slip_box"):
    """Which one is it? `balance-1` and so on."""


class Fewest(Question, frozen=True, tag="fewest"):
    """How many further weighings suffice in the worst case, where one thing is faulty?"""


class Step(NamedTuple):
    """A balance, and the cases that it leaves of those before it."""

    balance: int
    left: Cases


class Facts(Published, frozen=True):
    """What the balances leave, by the numbers of the things, heavier ones first.

    `steps` go through all balances that rule something out; there are none where a balance is wrong. There, `supposed`
    has the cases that all others leave, for each balance, and `contradictions` the steps of some that cannot all be
    right.
    """

    steps: tuple[Step, ...]
    supposed: tuple[Cases, ...]
    contradictions: tuple[tuple[Step, ...], ...]


class Spared(Facts, frozen=True):
    """Steps without the balance that was not needed; and for each balance, the cases that all others leave."""

    without: tuple[Cases, ...]


class Result(NamedTuple):
    """What a balance may show, and in which cases."""

    tilt: Tilt
    cases: Cases


class Shown(Facts, frozen=True):
    """What each weighing on offer may show."""

    shows: tuple[tuple[Result, ...], tuple[Result, ...], tuple[Result, ...], tuple[Result, ...]]


Statement: TypeAlias = Record
Query: TypeAlias = (
    Which
    | WhichOffered
    | WhichBoxed
    | Sign
    | Suspects
    | SuspectsOffered
    | Normal
    | NormalOffered
    | Suspected
    | Next
    | Predict
    | Idle
    | IdleBoxed
    | Slip
    | SlipBoxed
    | Fewest
)

_UNIT: Final = "cases held against a balance"
_OFFERED: Final = (Level.EASY, Level.MEDIUM)
_LATER: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
_SLIPS: Final = (Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    Which: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts),
    WhichOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Facts, levels=_OFFERED),
    WhichBoxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Facts),
    Sign: Asked(form=AnswerForm.CHOICE, options=3, unit=_UNIT, why=Facts),
    Suspects: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts, levels=_LATER),
    SuspectsOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_UNIT, why=Facts, levels=_LATER),
    Normal: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts, levels=_LATER),
    NormalOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_UNIT, why=Facts, levels=_LATER),
    Suspected: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Facts),
    Next: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Shown),
    Predict: Asked(form=AnswerForm.CHOICE, options=3, unit=_UNIT, why=Facts),
    Idle: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Spared, levels=_LATER),
    IdleBoxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Spared, levels=_LATER),
    Fewest: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts, levels=_LATER),
    Slip: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Facts, levels=_SLIPS),
    SlipBoxed: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Facts, levels=_SLIPS),
}
