"""Who has won a finished game, and by how much: both areas are to be counted.

The board is divided into a few coherent areas; stones stand along their borders, on both sides, and here and there
inside, and a few points between the walls belong to nobody.
"""

from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, FillIn, Question, Statement, Text
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.go_board import EMPTY, OTHER, Board
from puzzlegen.generators.boards.go_drawing import diagram
from puzzlegen.generators.kits.asking import AS_LETTER, AS_NUMBER, LETTERS, around, drawn_task, joined, options

Task: TypeAlias = Literal["margin", "count", "count_choice"]

TASKS: Final[tuple[Task, ...]] = ("margin", "margin", "count", "count", "count_choice")
_SMOOTHINGS: Final = 2
_LEAST_ROOM: Final = 4  # free points of every area, so that nobody doubts its two eyes
_NEUTRAL: Final = 3  # points at most
_INNER: Final = 9  # one of so many points inside an area holds a stone


class GoScoreParams(Params, frozen=True, kw_only=True):
    """The sizes of the board, and bounds, both included, of the number of areas of each colour."""

    sizes: tuple[int, ...]
    areas: tuple[int, int]


class GoScoreState(msgspec.Struct, frozen=True):
    """The board from the top, and how many points belong to black and to white."""

    rows: tuple[str, ...]
    black: int
    white: int
    task: Task


class GoScore:
    """See the module's docstring."""

    name = "go_score"
    version = 2
    levels: ClassVar = {
        Level.EASY: GoScoreParams(band=(6, 14), sizes=(7, 9), areas=(1, 1)),
        Level.MEDIUM: GoScoreParams(band=(15, 26), sizes=(9, 11), areas=(1, 2)),
        Level.HARD: GoScoreParams(band=(27, 70), sizes=(13,), areas=(2, 3)),
    }

    def generate(self, rng: Stream, params: GoScoreParams) -> GoScoreState:
        """Divide the board, put the stones, and count."""
        task, _ = drawn_task(TASKS, rng)
        size = rng.choice(params.sizes)
        board = Board(size)
        owners = _owners(board, rng, rng.between(*params.areas), rng.between(*params.areas))
        for point, owner in owners.items():
            borders = any(owners.get(point + step, owner) != owner for step in board.steps)
            if borders or rng.below(_INNER) == 0:
                board.cells[point] = owner
        room = _room(board, owners)
        if min(room) < _LEAST_ROOM:
            raise Rejected("an area without room")
        if not all(liberties for _, liberties in board.chains()):
            raise Rejected("a chain without liberties")
        walls = [
            point
            for point in owners
            if board.cells[point] != EMPTY and all(board.cells[point + step] != EMPTY for step in board.steps)
        ]
        for point in rng.sample(walls, min(len(walls), rng.below(_NEUTRAL + 1))):
            if {board.cells[point + step] for step in board.steps} >= {"B", "W"}:
                board.cells[point] = EMPTY
                del owners[point]
        if any(board.cells[p] == EMPTY and board.cells[p + s] == EMPTY for p in walls for s in board.steps):
            raise Rejected("neutral points side by side")
        black, white = (sum(owner == colour for owner in owners.values()) for colour in "BW")
        if black == white:
            raise Rejected("a draw")
        return GoScoreState(board.rows(), black, white, task)

    def statement(self, state: GoScoreState) -> Statement:
        """The stones."""
        return {"rows": state.rows}

    def ask(self, state: GoScoreState, rng: Stream) -> Asked:
        """Ask for the result or for black's points."""
        task, place = drawn_task(TASKS, rng)
        lead = state.black - state.white
        result = f"{'B' if lead > 0 else 'W'}+{abs(lead)}"
        explanation = {
            "en": f"Black has {state.black} points, White {state.white}: {result}.",
            "zh": f"黑方 {state.black} 点，白方 {state.white} 点：{result}。",
        }
        if task == "count_choice":
            numbers = around(state.black, place)
            text = joined(_RULES, _COUNT, AS_LETTER)
            question = Question(text, AnswerForm.CHOICE, {"task": task, "numbers": numbers}, options(numbers))
            return Asked(question, Choice(LETTERS[place]), explanation=explanation)
        if task == "count":
            question = Question(joined(_RULES, _COUNT, AS_NUMBER), AnswerForm.FILL_IN, {"task": task})
            return Asked(question, FillIn(str(state.black)), explanation=explanation)
        question = Question(joined(_RULES, _MARGIN), AnswerForm.FILL_IN, {"task": task})
        return Asked(question, FillIn(result), explanation=explanation)

    def depict(self, state: GoScoreState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The whole board."""
        return (diagram(state.rows),)


def _owners(board: Board, rng: Stream, blacks: int, whites: int) -> dict[int, str]:
    """An owner for each point: areas grow from seeds, then their borders are made smoother."""
    points = list(board.points())
    seeds = rng.sample(points, blacks + whites)
    owners = {seed: "B" if number < blacks else "W" for number, seed in enumerate(seeds)}
    rim = list(seeds)
    while rim:
        point = rim.pop(rng.below(len(rim)))
        for step in board.steps:
            near = point + step
            if board.cells[near] == EMPTY and near not in owners:
                owners[near] = owners[point]
                rim.append(near)
    for _ in range(_SMOOTHINGS):
        before = dict(owners)
        for point in points:
            beside = [before[point + step] for step in board.steps if point + step in before]
            if beside.count(OTHER[before[point]]) > len(beside) // 2:
                owners[point] = OTHER[before[point]]
    return {point: owners[point] for point in points}


def _room(board: Board, owners: dict[int, str]) -> list[int]:
    """The free points of each connected area."""
    room: list[int] = []
    seen: set[int] = set()
    for first in owners:
        if first in seen:
            continue
        area, seen = [first], seen | {first}
        for point in area:  # grows while it is read
            for step in board.steps:
                near = point + step
                if owners.get(near) == owners[first] and near not in seen:
                    seen.add(near)
                    area.append(near)
        room.append(sum(board.cells[point] == EMPTY for point in area))
    return room


_RULES: Final[Text] = {
    "en": "This game of Go is finished: all stones on the board are alive and stay there. A colour has one point for "
    "each of its stones, and one for each free point from which a way along the lines over free points leads to stones "
    "of that colour only. Free points from which stones of both colours can be reached in that way count for nobody; "
    "there is no komi.",
    "zh": "这盘围棋已经结束：盘上所有棋子都是活棋。每颗棋子为己方算一点；"
    "如果从一个空点出发、沿线只经过空点所能到达的棋子都是同一种颜色，该空点就为那种颜色算一点；黑子和白子都能到达的空点不算任何一方的。不贴目。",
}
_COUNT: Final[Text] = {"en": "How many points does Black have?", "zh": "黑方有多少点？"}
_MARGIN: Final[Text] = {
    "en": "Who has won, and by how many points? Answer with the letter of the winner's colour, a plus sign and the "
    "difference, such as B+5 or W+12.",
    "zh": "谁赢了，赢多少点？请回答赢家颜色的字母（黑 B、白 W）、加号和差数，例如 B+5 或 W+12。",
}

FAMILY = GoScore()
