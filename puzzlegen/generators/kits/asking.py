"""What questions of many families share: tasks, and numbers as options."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from puzzlegen.core.family import Rejected
from puzzlegen.core.question import Question
from puzzlegen.core.stream import Stream

T = TypeVar("T")
Q = TypeVar("Q", bound=Question)

LETTERS: Final = "ABCD"
Four: TypeAlias = tuple[int, int, int, int]
_REMAINDERS: Final = 7  # so many that no answer is that of a fifth of the items


def drawn_task(tasks: Sequence[T], rng: Stream) -> tuple[T, int]:
    """The item's task, and the place of the key among the options of a choice; both follow from its index alone."""
    task, place = divmod(rng.class_by_index(len(tasks) * len(LETTERS), "task"), len(LETTERS))
    return tasks[task], place


def four(options: Iterable[T]) -> tuple[T, T, T, T]:
    """Four options, as formats have them."""
    one, two, three, last = options
    return one, two, three, last


def consecutive(lowest: int) -> Four:
    """Four numbers in a row, from the lowest up: far ones would show by how common they are."""
    return lowest, lowest + 1, lowest + 2, lowest + 3


def drawn_options(lowest: int, highest: int, rng: Stream) -> Four:
    """Four numbers in a row between these bounds, drawn once for the item and apart from the key's place among them.

    Whatever attempts are rejected for, each of the four is then equally often the key.
    """
    return consecutive(lowest + rng.class_by_index(highest - lowest - len(LETTERS) + 2, "numbers"))


def options_around(count: int, place: int) -> Four:
    """Four numbers in a row with the count at ``place``; raises `Rejected` where one would not be positive."""
    if count <= place:
        raise Rejected("too few for four options")
    return consecutive(count - place)


class NumberRange(NamedTuple):
    """Four numbers in a row, such as 7, 8, 9, 10: the lowest one, and the place of the key among them."""

    lowest: int
    place: int

    @property
    def key(self) -> int:
        """The number that is to be the answer."""
        return self.lowest + self.place


def drawn_range(lowest: int, highest: int, rng: Stream) -> NumberRange:
    """The numbers on offer, and which is to be the key; they follow from the item's index alone.

    A puzzle that has this key is made afterwards. So a run says nothing about which of its numbers is right, and all
    numbers are asked for equally often, but for those at the ends of the range.
    """
    first, place = divmod(rng.class_by_index((highest - lowest - 2) * len(LETTERS), "number"), len(LETTERS))
    return NumberRange(lowest + first, place)


def ask_in_range(run: NumberRange, question: type[Q], **told: Any) -> tuple[Q, str]:
    """A question whose answer is the key of a run, and that answer: the number, or the letter of one on offer."""
    if "options" in question.__struct_fields__:
        return question(**told, options=consecutive(run.lowest)), LETTERS[run.place]
    return question(**told), str(run.key)


def of_count(question: type[Q], place: int, low: int, high: int, rng: Stream) -> tuple[int, Q, str]:
    """The number between these bounds that an item is to have, the question whose answer it is, and that answer.

    Of numbers on offer, it stands at ``place``; they are drawn apart from that and therefore tell nothing.
    """
    if "options" in question.__struct_fields__:
        numbers = consecutive(rng.between(low, high - len(LETTERS) + 1))
        return numbers[place], question(options=numbers), LETTERS[place]
    number = low + rng.class_by_index(high - low + 1, "count")
    return number, question(), str(number)


def has_remainder(number: int, rng: Stream) -> bool:
    """True if a number has the remainder that was drawn for the item: so no small number becomes too common."""
    return number % _REMAINDERS == rng.class_by_index(_REMAINDERS, "remainder")
