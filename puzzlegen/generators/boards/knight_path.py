"""A knight's shortest way over a board with closed squares: how long it is, how many there are, how it begins."""

from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, FillIn, Question, Statement, Text
from puzzlegen.core.scene import AnyNode, Circle, Rect, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.squares import AS_SQUARE, Square, board, knight, square_name
from puzzlegen.generators.kits.asking import AS_LETTER, AS_NUMBER, LETTERS, drawn_task, joined, ladder, options

Task: TypeAlias = Literal["count", "count_choice", "ways", "first"]

TASKS: Final[tuple[Task, ...]] = ("count", "count", "count_choice", "ways", "first", "first")
_LEAPS: Final = ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1))
_MOST_WAYS: Final = 9
_GAP: Final = 0.06  # between a closed square's dark fill and its sides


class KnightPathParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sizes: of the board.
        closed: of the share of closed squares, in per cent.
        moves: of the length of the shortest way.
    """

    sizes: tuple[int, int]
    closed: tuple[int, int]
    moves: tuple[int, int]


class KnightPathState(msgspec.Struct, frozen=True):
    """The board, its closed squares in reading order, where the way begins and ends, and one of ``ways`` ways."""

    size: int
    closed: tuple[Square, ...]
    start: Square
    goal: Square
    path: tuple[Square, ...]
    ways: int
    task: Task
    numbers: tuple[int, ...] = ()


class KnightPath:
    """See the module's docstring."""

    name = "knight_path"
    version = 3
    levels: ClassVar = {
        Level.EASY: KnightPathParams(band=(8, 22), sizes=(5, 6), closed=(15, 40), moves=(3, 7)),
        Level.MEDIUM: KnightPathParams(band=(23, 40), sizes=(7, 8), closed=(20, 45), moves=(3, 8)),
        Level.HARD: KnightPathParams(band=(41, 90), sizes=(9, 10), closed=(25, 48), moves=(4, 9)),
    }

    def generate(self, rng: Stream, params: KnightPathParams) -> KnightPathState:
        """Close some squares, and look for a start and a goal at the wanted distance."""
        task, place = drawn_task(TASKS, rng)
        low, high = params.moves
        numbers: tuple[int, ...] = ()
        wanted = low + rng.per_item(high - low + 1, "count")
        if task == "count_choice":  # the key's place is drawn apart from the numbers, which therefore tell nothing
            numbers = ladder(rng.between(low, high - len(LETTERS) + 1))
            wanted = numbers[place]
        size = rng.between(*params.sizes)
        squares = [(row, column) for row in range(size) for column in range(size)]
        closed = set(rng.sample(squares, size * size * rng.between(*params.closed) // 100))
        starts = [square for square in squares if square not in closed]
        rng.shuffle(starts)
        for start in starts:
            moves, ways = _reached(size, closed, start)
            least = 2 if task == "ways" else 1
            goals = [square for square in moves if moves[square] == wanted and least <= ways[square] <= _MOST_WAYS]
            if goals:
                goal = rng.choice(goals)
                break
        else:
            raise Rejected("no square so far away")
        back, _ = _reached(size, closed, goal)
        path = [start]
        while path[-1] != goal:
            nearer = [square for square in _leaps(size, closed, path[-1]) if back[square] == back[path[-1]] - 1]
            if task == "first" and len(path) == 1 and len(nearer) > 1:
                raise Rejected("more than one first move")
            path.append(rng.choice(nearer))
        return KnightPathState(size, tuple(sorted(closed)), start, goal, tuple(path), ways[goal], task, numbers)

    def statement(self, state: KnightPathState) -> Statement:
        """The board, its closed squares, start and goal."""
        return {"size": state.size, "closed": state.closed, "start": state.start, "goal": state.goal}

    def ask(self, state: KnightPathState, rng: Stream) -> Asked:
        """Put the question for which the squares were closed."""
        task, place = drawn_task(TASKS, rng)
        explanation = _explanation(state)
        if task == "count_choice":
            query: Statement = {"task": task, "numbers": state.numbers}
            question = Question(
                joined(_RULE, _ASKED[task], AS_LETTER), AnswerForm.CHOICE, query, options(state.numbers)
            )
            return Asked(question, Choice(LETTERS[place]), explanation=explanation)
        key = {
            "count": str(len(state.path) - 1),
            "ways": str(state.ways),
            "first": square_name(state.size, state.path[1]),
        }[task]
        text = joined(_RULE, _ASKED[task], AS_SQUARE if task == "first" else AS_NUMBER)
        return Asked(Question(text, AnswerForm.FILL_IN, {"task": task}), FillIn(key), explanation=explanation)

    def depict(self, state: KnightPathState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The board: closed squares are dark, the knight stands on the start, a ring marks the goal."""
        pieces: list[AnyNode] = [
            Rect(column + _GAP, row + _GAP, 1 - 2 * _GAP, 1 - 2 * _GAP, fill="mark") for row, column in state.closed
        ]
        row, column = state.goal
        pieces += [Rect(column + _GAP, row + _GAP, 1 - 2 * _GAP, 1 - 2 * _GAP, fill="highlight"), knight(state.start)]
        pieces.append(Circle(column + 0.5, row + 0.5, 0.28, stroke="ink", weight="thick"))
        return (board(state.size, pieces),)


def _leaps(size: int, closed: set[Square], square: Square) -> list[Square]:
    """The open squares that a knight gets to in one move."""
    row, column = square
    there = [(row + down, column + right) for down, right in _LEAPS]
    return [(r, c) for r, c in there if 0 <= r < size and 0 <= c < size and (r, c) not in closed]


def _reached(size: int, closed: set[Square], start: Square) -> tuple[dict[Square, int], dict[Square, int]]:
    """For each square that can be reached the fewest moves, and the number of ways with so many moves."""
    moves, ways, queue = {start: 0}, {start: 1}, [start]
    for square in queue:  # grows while it is read
        for there in _leaps(size, closed, square):
            if there not in moves:
                moves[there], ways[there] = moves[square] + 1, 0
                queue.append(there)
            if moves[there] == moves[square] + 1:
                ways[there] += ways[square]
    return moves, ways


_RULE: Final[Text] = {
    "en": "A knight moves two squares along a row or a column and then one square at right angles to that; it jumps "
    "over whatever lies between, but never lands on a dark closed square. It is to get from its square to the "
    "one with the ring in as few moves as possible.",
    "zh": "国际象棋的马每一步先沿行或列走两格，再拐直角走一格；中间的格子可以跳过，但不能落在深色的封闭格上。"
    "它要用尽可能少的步数从所在的格子走到有圆环的格子。",
}
_ASKED: Final[dict[Task, Text]] = {
    "count": {"en": "How many moves does it need?", "zh": "需要多少步？"},
    "count_choice": {"en": "How many moves does it need?", "zh": "需要多少步？"},
    "ways": {
        "en": "In how many different ways can it do that with the fewest possible moves? Ways differ if they visit "
        "different squares or in another order.",
        "zh": "用最少步数走到那里的不同走法有多少种？经过的格子不同或顺序不同，就算不同的走法。",
    },
    "first": {
        "en": "All shortest ways begin with the same move. To which square does it lead?",
        "zh": "所有最短的走法第一步都相同。第一步走到哪一格？",
    },
}


def _explanation(state: KnightPathState) -> Text:
    way = "-".join(square_name(state.size, square) for square in state.path)
    moves = len(state.path) - 1
    return {
        "en": f"A shortest way is {way}: {moves} moves. Number of such ways: {state.ways}.",
        "zh": f"一种最短的走法是 {way}：{moves} 步。这样的走法共有 {state.ways} 种。",
    }


FAMILY = KnightPath()
