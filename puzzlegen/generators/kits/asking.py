"""What questions of many families share: tasks, and numbers as options."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeVar

from puzzlegen.core.family import Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Question
from puzzlegen.core.stream import Stream

T = TypeVar("T")
Q = TypeVar("Q", bound=Question)

LETTERS: Final = "ABCD"
_FORMS: Final = 3  # one item of three is a choice, see `for_number`
_REMAINDERS: Final = 7  # so many that no answer is that of a fifth of the items


def drawn_task(tasks: Sequence[T], rng: Stream) -> tuple[T, int]:
    """The item's task, and the place of the key among the options of a choice; both follow from its index alone."""
    task, place = divmod(rng.class_by_index(len(tasks) * len(LETTERS), "task"), len(LETTERS))
    return tasks[task], place


def consecutive(lowest: int) -> tuple[int, int, int, int]:
    """Four numbers in a row, from the lowest up: far ones would show by how common they are."""
    return lowest, lowest + 1, lowest + 2, lowest + 3


def drawn_options(lowest: int, highest: int, rng: Stream) -> tuple[int, ...]:
    """Four numbers in a row between these bounds, drawn once for the item and apart from the key's place among them.

    Whatever attempts are rejected for, each of the four is then equally often the key.
    """
    return consecutive(lowest + rng.class_by_index(highest - lowest - len(LETTERS) + 2, "numbers"))


def options_around(count: int, place: int) -> tuple[int, ...]:
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


def ask_number(run: NumberRange, statement: Statement, query: Statement, why: Statement, rng: Stream) -> Puzzle:
    """A puzzle whose answer is the key of a run: as a number, or as a choice, whose task has the ending ``_choice``."""
    if rng.class_by_index(_FORMS, "form"):
        return Puzzle(statement, query, str(run.key), why)
    drawn_options = {**query, "task": f"{query['task']}_choice", "options": consecutive(run.lowest)}
    return Puzzle(statement, drawn_options, LETTERS[run.place], why)


def ask_in_range(run: NumberRange, question: type[Q], **told: Any) -> tuple[Q, str]:
    """A question whose answer is the key of a run, and that answer: the number, or the letter of one on offer."""
    if "options" in question.__struct_fields__:
        return question(**told, options=consecutive(run.lowest)), LETTERS[run.place]
    return question(**told), str(run.key)


def wanted_count(task: str, place: int, low: int, high: int, rng: Stream) -> tuple[int, Statement]:
    """The number between these bounds that an item is to have for its answer, and the query that asks for it.

    Of a task ``count_choice``, it stands at ``place`` among the options, which are drawn apart from that and therefore
    tell nothing.
    """
    if task != "count_choice":
        return low + rng.class_by_index(high - low + 1, "count"), {"task": task}
    numbers = consecutive(rng.between(low, high - len(LETTERS) + 1))
    return numbers[place], {"task": task, "options": numbers}


def has_remainder(number: int, rng: Stream) -> bool:
    """True if a number has the remainder that was drawn for the item: so no small number becomes too common."""
    return number % _REMAINDERS == rng.class_by_index(_REMAINDERS, "remainder")
