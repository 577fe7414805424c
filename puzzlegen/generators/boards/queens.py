"""Queens that do not attack one another: where the missing ones belong, or how many squares no queen attacks."""

from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.boxing import AS_BOX
from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import LANGUAGES, AnswerForm, Asked, Choice, Elements, FillIn, Question, Statement, Text
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.squares import AS_SQUARE, FILES, Square, board, names, queen, square_name
from puzzlegen.generators.kits.asking import (
    AS_LETTER,
    AS_NUMBER,
    LETTERS,
    drawn_task,
    joined,
    ladder,
    options,
)

Task: TypeAlias = Literal["place", "places", "count", "count_choice"]

TASKS: Final[tuple[Task, ...]] = ("place", "place", "places", "count", "count", "count_choice")
COUNTS: Final[tuple[Task, ...]] = ("count", "count_choice")


class QueensParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sizes: of the board where queens are missing.
        missing: of the number of queens that are missing.
        open_sizes: of the board where squares are counted.
        counts: of the squares that no queen attacks.
    """

    sizes: tuple[int, int]
    missing: tuple[int, int]
    open_sizes: tuple[int, int]
    counts: tuple[int, int]


class QueensState(msgspec.Struct, frozen=True):
    """The queens on a board of ``size`` x ``size`` squares, and what is asked.

    ``found`` holds the missing queens by columns, or the squares that no queen attacks; ``file`` is the column that a
    task ``place`` asks for.
    """

    size: int
    queens: tuple[Square, ...]
    task: Task
    found: tuple[Square, ...]
    file: int = 0
    numbers: tuple[int, ...] = ()


class Queens:
    """See the module's docstring."""

    name = "queens"
    version = 3
    levels: ClassVar = {
        Level.EASY: QueensParams(
            band=(24, 110),
            bands=dict.fromkeys(COUNTS, (50, 110)),
            sizes=(10, 11),
            missing=(3, 4),
            open_sizes=(7, 8),
            counts=(2, 7),
        ),
        Level.MEDIUM: QueensParams(
            band=(111, 210),
            bands=dict.fromkeys(COUNTS, (111, 200)),
            sizes=(10, 12),
            missing=(5, 5),
            open_sizes=(8, 9),
            counts=(1, 9),
        ),
        Level.HARD: QueensParams(
            band=(211, 1500),
            bands=dict.fromkeys(COUNTS, (201, 700)),
            sizes=(10, 12),
            missing=(6, 7),
            open_sizes=(11, 12),
            counts=(1, 12),
        ),
    }

    def generate(self, rng: Stream, params: QueensParams) -> QueensState:
        """Place queens, and take some away, or count."""
        task, place = drawn_task(TASKS, rng)
        if task in ("place", "places"):
            size = rng.between(*params.sizes)
            full = _arranged(size, rng)
            missing = tuple(sorted(rng.sample(range(size), rng.between(*params.missing))))
            kept = tuple(sorted((full[file], file) for file in range(size) if file not in missing))
            if _completions(size, kept, 2) != 1:
                raise Rejected("more than one completion")
            found = tuple((full[file], file) for file in missing)
            return QueensState(size, kept, task, found, rng.choice(missing))
        low, high = params.counts
        numbers: tuple[int, ...] = ()
        wanted = low + rng.per_item(high - low + 1, "count")
        if task == "count_choice":  # the key's place is drawn apart from the numbers, which therefore tell nothing
            numbers = ladder(rng.between(low, high - len(LETTERS) + 1))
            wanted = numbers[place]
        size = rng.between(*params.open_sizes)
        queens: list[Square] = []
        free = [(row, column) for row in range(size) for column in range(size)]
        squares = list(free)
        while len(free) > wanted:
            # Queens that may attack one another stand in many more ways than those that do not.
            queens.append(squares.pop(rng.below(len(squares))))
            free = [square for square in free if not _attacks(queens[-1], square)]
        if len(free) != wanted:
            raise Rejected("another number of free squares")
        return QueensState(size, tuple(sorted(queens)), task, tuple(free), numbers=numbers)

    def statement(self, state: QueensState) -> Statement:
        """The board and its queens."""
        return {"size": state.size, "queens": state.queens}

    def ask(self, state: QueensState, rng: Stream) -> Asked:
        """Put the question for which the queens were placed."""
        task, place = drawn_task(TASKS, rng)
        listed = names(state.size, state.found)
        if task in ("place", "places"):
            complete = {
                language: _COMPLETE[language].format(size=state.size, missing=len(state.found))
                for language in LANGUAGES
            }
            explanation = {"en": f"The missing queens stand on {listed}.", "zh": f"缺少的皇后在 {listed}。"}
            if task == "places":
                query: Statement = {"task": task}
                question = Question(joined(_RULE, complete, _BOXES, AS_BOX), AnswerForm.BOUNDING_BOXES, query)
                ids = tuple(sorted(square_name(state.size, square) for square in state.found))
                return Asked(question, Elements(ids), explanation=explanation)
            file = FILES[state.file]
            which = {language: _WHICH[language].format(file=file) for language in LANGUAGES}
            question = Question(
                joined(_RULE, complete, which, AS_SQUARE), AnswerForm.FILL_IN, {"task": task, "file": file}
            )
            (key,) = (square for square in state.found if square[1] == state.file)
            return Asked(question, FillIn(square_name(state.size, key)), explanation=explanation)
        explanation = {
            "en": f"No queen attacks {listed}: {len(state.found)}.",
            "zh": f"没有被攻击的格子是 {listed}：共 {len(state.found)}。",
        }
        if task == "count":
            question = Question(joined(_RULE, _COUNT, AS_NUMBER), AnswerForm.FILL_IN, {"task": task})
            return Asked(question, FillIn(str(len(state.found))), explanation=explanation)
        query = {"task": task, "numbers": state.numbers}
        question = Question(joined(_RULE, _COUNT, AS_LETTER), AnswerForm.CHOICE, query, options(state.numbers))
        return Asked(question, Choice(LETTERS[place]), explanation=explanation)

    def depict(self, state: QueensState, question: Question) -> tuple[Scene, ...]:
        """The board with its queens."""
        boxed = question.form is AnswerForm.BOUNDING_BOXES
        return (board(state.size, [queen(square) for square in state.queens], boxed),)


def _attacks(one: Square, other: Square) -> bool:
    down, right = one[0] - other[0], one[1] - other[1]
    return down == 0 or right == 0 or abs(down) == abs(right)


def _arranged(size: int, rng: Stream) -> list[int]:
    """Rows of queens that do not attack one another, by columns: random backtracking."""
    rows: list[int] = []
    untried = [rng.permutation(size)]
    while len(rows) < size:
        if not untried[-1]:
            untried.pop()
            rows.pop()
            continue
        row = untried[-1].pop()
        if not any(_attacks((row, len(rows)), (other, file)) for file, other in enumerate(rows)):
            rows.append(row)
            untried.append(rng.permutation(size))
    return rows


def _completions(size: int, queens: tuple[Square, ...], stop: int) -> int:
    """How many ways there are to add the missing queens, up to ``stop``."""
    held = {column for _, column in queens}
    choices = {
        file: [row for row in range(size) if not any(_attacks((row, file), other) for other in queens)]
        for file in range(size)
        if file not in held
    }
    if not choices:
        return 1
    file = min(choices, key=lambda one: (len(choices[one]), one))
    found = 0
    for row in choices[file]:
        found += _completions(size, (*queens, (row, file)), stop - found)
        if found >= stop:
            break
    return found


_RULE: Final[Text] = {
    "en": "A queen attacks every square of her row, of her column and of both her diagonals, however far away and "
    "whatever stands between.",
    "zh": "皇后能攻击与自己同一行、同一列以及同一斜线（两个方向）上的所有格子，距离不限，中间有棋子也不受阻挡。",
}
_COMPLETE: Final = {
    "en": "On this {size} x {size} board {missing} queens are missing: with them, there are {size} queens, none of "
    "whom stands on a square that another one attacks. There is only one way to add them.",
    "zh": "这个 {size} x {size} 的棋盘上还缺 {missing} 个皇后：补上后共有 {size} 个皇后，"
    "其中任何一个都不受其他皇后攻击。补法只有一种。",
}
_WHICH: Final = {
    "en": "Where does the missing queen of column {file} belong?",
    "zh": "{file} 列缺少的皇后应放在哪一格？",
}
_BOXES: Final[Text] = {
    "en": "Find the squares of all missing queens. Answer with one box for each: the box of its square as",
    "zh": "请找出所有缺少的皇后的格子。每个皇后用一个方框回答，即她所在的格子，写成",
}
_COUNT: Final[Text] = {
    "en": "How many empty squares of the board are attacked by none of the queens?",
    "zh": "棋盘上有多少个空格不受任何皇后攻击？",
}

FAMILY = Queens()
