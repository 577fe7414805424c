"""What black can capture: with the next move, or in a ladder.

After a game of some moves, white chains are hemmed in until one liberty is left; or a white stone is put where a ladder
begins.
"""

from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, FillIn, Option, Question, Statement, Text
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.go_board import EMPTY, Board
from puzzlegen.generators.boards.go_drawing import Place, diagram
from puzzlegen.generators.boards.go_games import played
from puzzlegen.generators.boards.go_points import AS_POINT, point_name
from puzzlegen.generators.kits.asking import AS_LETTER, AS_NUMBER, LETTERS, drawn_task, joined, ladder, options

Task: TypeAlias = Literal["count", "count_choice", "point", "works", "fails"]

# The last two ask one question, whose answer they are.
TASKS: Final[tuple[Task, ...]] = ("count", "count", "count_choice", "point", "point", "works", "fails")
LADDERS: Final[tuple[Task, ...]] = ("works", "fails")
_TRIES: Final = 12
_BUDGET: Final = 400  # positions of a ladder


class GoCaptureParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        size: of the board.
        moves: played before stones are hemmed in.
        early: moves played before a ladder.
        counts: of the stones that can be captured at most.
        decoys: of the number of other chains that are hemmed in.
    """

    size: int
    moves: tuple[int, int]
    early: tuple[int, int]
    counts: tuple[int, int]
    decoys: tuple[int, int]


class GoCaptureState(msgspec.Struct, frozen=True):
    """The board from the top, and what black captures: at each point, how many stones.

    ``marked`` is the stone that a ladder is about; ``sequence`` are the moves of that ladder.
    """

    rows: tuple[str, ...]
    task: Task
    captures: tuple[tuple[Place, int], ...] = ()
    marked: Place | None = None
    sequence: tuple[Place, ...] = ()
    numbers: tuple[int, ...] = ()


class GoCapture:
    """See the module's docstring."""

    name = "go_capture"
    version = 3
    levels: ClassVar = {
        Level.EASY: GoCaptureParams(
            band=(8, 50),
            bands={"ladder": (15, 110)},
            size=9,
            moves=(14, 30),
            early=(6, 14),
            counts=(1, 6),
            decoys=(0, 1),
        ),
        Level.MEDIUM: GoCaptureParams(
            band=(51, 130),
            bands={"ladder": (111, 400)},
            size=13,
            moves=(50, 90),
            early=(6, 24),
            counts=(1, 7),
            decoys=(1, 2),
        ),
        Level.HARD: GoCaptureParams(
            band=(131, 250),
            bands={"ladder": (401, 4000)},
            size=19,
            moves=(120, 200),
            early=(10, 60),
            counts=(2, 9),
            decoys=(2, 4),
        ),
    }

    def generate(self, rng: Stream, params: GoCaptureParams) -> GoCaptureState:
        """Play, then hem stones in or begin a ladder."""
        task, place = drawn_task(TASKS, rng)
        if task in LADDERS:
            return _ladder_state(rng, params, task)
        board = played(rng, params.size, rng.between(*params.moves))
        low, high = params.counts
        numbers: tuple[int, ...] = ()
        wanted = low + rng.per_item(high - low + 1, "count")
        if task == "count_choice":  # the key's place is drawn apart from the numbers, which therefore tell nothing
            numbers = ladder(rng.between(low, high - len(LETTERS) + 1))
            wanted = numbers[place]
        if task == "point":
            wanted = 0
            _hem_in(board, rng, 1, 99)
        else:
            _hem_in(board, rng, wanted, wanted)
            for _ in range(rng.between(*params.decoys)):
                _hem_in(board, rng, 1, max(1, wanted - 1))
        captures = [
            (board.place(point), len(taken))
            for point in board.points()
            if board.cells[point] == EMPTY and (taken := board.captures(point, "B"))
        ]
        most = max((count for _, count in captures), default=0)
        if (task == "point" and len(captures) != 1) or (task != "point" and most != wanted):
            raise Rejected("other captures than wanted")
        return GoCaptureState(board.rows(), task, tuple(captures), numbers=numbers)

    def statement(self, state: GoCaptureState) -> Statement:
        """The stones, and which one is marked."""
        return {"rows": state.rows, "marked": state.marked}

    def ask(self, state: GoCaptureState, rng: Stream) -> Asked:
        """Put the question for which the board was made."""
        task, place = drawn_task(TASKS, rng)
        size = len(state.rows)
        if task in LADDERS:
            answers = tuple(Option(letter, _LADDER_WORDS[one]) for letter, one in zip("AB", LADDERS, strict=True))
            question = Question(joined(_RULES, _LADDER), AnswerForm.CHOICE, {"task": "ladder"}, answers)
            moves = "-".join(point_name(size, *point) for point in state.sequence)
            outcome = _LADDER_WORDS[task]
            explanation = {
                "en": f"{outcome['en']} For example: {moves}.",
                "zh": f"{outcome['zh']}例如：{moves}。",
            }
            return Asked(question, Choice("AB"[LADDERS.index(task)]), explanation=explanation)
        listed = [f"{point_name(size, *point)} ({count})" for point, count in state.captures]
        explanation = {
            "en": f"Points where black captures, with the number of stones: {', '.join(listed)}.",
            "zh": f"黑方能提子的点及所提子数：{'、'.join(listed)}。",
        }
        most = max(count for _, count in state.captures)
        if task == "point":
            text = joined(_RULES, _POINT, AS_POINT)
            key = point_name(size, *state.captures[0][0])
            return Asked(Question(text, AnswerForm.FILL_IN, {"task": task}), FillIn(key), explanation=explanation)
        if task == "count":
            text = joined(_RULES, _COUNT, AS_NUMBER)
            return Asked(Question(text, AnswerForm.FILL_IN, {"task": task}), FillIn(str(most)), explanation=explanation)
        query = {"task": task, "numbers": state.numbers}
        question = Question(joined(_RULES, _COUNT, AS_LETTER), AnswerForm.CHOICE, query, options(state.numbers))
        return Asked(question, Choice(LETTERS[place]), explanation=explanation)

    def depict(self, state: GoCaptureState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The whole board."""
        return (diagram(state.rows, () if state.marked is None else (state.marked,)),)


def _hem_in(board: Board, rng: Stream, low: int, high: int) -> None:
    """Put black stones on all liberties but one of a white chain with so many stones; not all attempts succeed."""
    for _ in range(_TRIES):
        chains = [
            (stones, liberties)
            for stones, liberties in board.chains()
            if board.cells[stones[0]] == "W" and low <= len(stones) <= high and 1 < len(liberties) < 6
        ]
        if not chains:
            return
        _, liberties = rng.choice(chains)
        before = list(board.cells)
        for point in rng.sample(sorted(liberties), len(liberties) - 1):
            if board.play(point, "B") != [] or len(board.chain(point)[1]) < 2:
                break
        else:
            return
        board.cells = before


def _ladder_state(rng: Stream, params: GoCaptureParams, task: Task) -> GoCaptureState:
    """A white stone with three black ones around it, from which a ladder can begin."""
    board = played(rng, params.size, rng.between(*params.early))
    centres = [point for point in board.points() if _has_room(board, point)]
    if not centres:
        raise Rejected("no room for a ladder")
    centre = rng.choice(centres)
    ahead, aside = rng.choice((-board.stride, board.stride)), rng.choice((-1, 1))
    if rng.below(2):
        ahead, aside = aside, ahead
    board.cells[centre] = "W"
    for point in (centre - ahead, centre - aside, centre - aside + ahead):
        board.cells[point] = "B"
    if not all(liberties for _, liberties in board.chains()):
        raise Rejected("a chain without liberties")
    if len(board.chain(centre)[1]) != 2:
        raise Rejected("no room for a ladder")
    budget = [_BUDGET]
    captured, sequence = _driven(board, centre, budget)
    if not budget[0] or captured != (task == "works"):
        raise Rejected("another outcome of the ladder")
    return GoCaptureState(board.rows(), task, marked=board.place(centre), sequence=tuple(map(board.place, sequence)))


def _has_room(board: Board, point: int) -> bool:
    """Whether the point and the eight around it are free, and none of them lies at a side of the board."""
    row, column = board.place(point)
    if not all(1 < line < board.size - 2 for line in (row, column)):
        return False
    reach = range(-1, 2)
    return all(board.cells[board.at(row + down, column + right)] == EMPTY for down in reach for right in reach)


def _driven(board: Board, stone: int, budget: list[int]) -> tuple[bool, list[int]]:
    """Whether black captures the chain by giving atari with every move, black to play; and the moves of one such line.

    ``budget[0]`` is how many positions may be looked at; where it runs out, the outcome means nothing.
    """
    liberties = sorted(board.chain(stone)[1])
    if len(liberties) == 1:
        return True, liberties
    if len(liberties) > 2 or budget[0] == 0:
        return False, []
    line: list[int] = []
    for point in liberties:
        budget[0] = max(0, budget[0] - 1)
        before = list(board.cells)
        if board.play(point, "B") is not None and len(board.chain(stone)[1]) == 1:
            captured, moves = _escaped(board, stone, budget)
            board.cells = before
            if captured:
                return True, [point, *moves]
            line = max(line, [point, *moves], key=len)
        board.cells = before
    return False, line


def _escaped(board: Board, stone: int, budget: list[int]) -> tuple[bool, list[int]]:
    """Whether the chain in atari is captured whatever white does, white to play; and the moves of one line."""
    stones, liberties = board.chain(stone)
    answers = set(liberties)
    for near in sorted({member + step for member in stones for step in board.steps}):
        if board.cells[near] == "B":
            _, breath = board.chain(near)
            if len(breath) == 1:
                answers |= breath
    line: list[int] = []
    for point in sorted(answers):
        before = list(board.cells)
        if board.play(point, "W") is not None:
            captured, moves = _driven(board, stone, budget)
            line = max(line, [point, *moves], key=len)
            if not captured:
                board.cells = before
                return False, [point, *moves]
        board.cells = before
    return True, line or sorted(liberties)


_RULES: Final[Text] = {
    "en": "The picture shows a position in a game of Go; it is Black's turn. Stones of one colour next to each other "
    "along a line are connected and form a chain. A chain is captured when the last free point next to it along a line "
    "is taken.",
    "zh": "图中是围棋的一个局面，轮到黑方下。同色棋子沿线相邻就相连，组成一块棋。"
    "一块棋沿线相邻的最后一个空点被占，它就被提掉。",
}
_COUNT: Final[Text] = {
    "en": "What is the greatest number of white stones that Black can capture with one move?",
    "zh": "黑方这一手最多能提掉多少颗白子？",
}
_POINT: Final[Text] = {
    "en": "There is only one point where a black stone captures something at once. Which one?",
    "zh": "只有一个点，黑方下在那里能立即提子。是哪一点？",
}
_LADDER: Final[Text] = {
    "en": "Black tries to capture the chain of the stone with the triangle by giving atari with every move: each black "
    "move must leave it with exactly one liberty, until Black takes it. White may answer with any move. What is the "
    "outcome if both play as well as they can? Answer with the letter of the right option: A or B.",
    "zh": "黑方想用每一手都打吃的办法吃掉带三角标记的棋子所在的那块棋：黑方每一手之后它必须正好只剩一口气，直到被提掉。"
    "白方可以任意应对。双方都下最佳着法时结果如何？请回答正确选项的字母：A 或 B。",
}
_LADDER_WORDS: Final[dict[Task, Text]] = {
    "works": {"en": "The chain is captured.", "zh": "这块棋被吃掉。"},
    "fails": {"en": "The chain escapes.", "zh": "这块棋逃脱。"},
}

FAMILY = GoCapture()
