"""Shows the boards of `puzzlegen.generators.boards.knight_path`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Paint, Polyline, Rect, Scene
from puzzlegen.renderers.boards.kits.square_board import board, described
from puzzlegen.renderers.kits.wording import counting, joined

_HORSE: Final = (
    (0.3, 0.8), (0.33, 0.66), (0.44, 0.53), (0.36, 0.52), (0.27, 0.58), (0.21, 0.5), (0.34, 0.31), (0.38, 0.19),
    (0.46, 0.25), (0.62, 0.29), (0.72, 0.44), (0.75, 0.62), (0.74, 0.8),
)  # fmt: skip
_GAP: Final = 0.06  # between a closed square's dark fill and its sides
_RULE: Final[Text] = {
    "en": "A knight moves two squares along a row or a column and then one square at right angles to that; it jumps "
    "over whatever lies between, but never lands on a dark closed square. It is to get from its square to the "
    "one with the ring in as few moves as possible.",
    "zh": "国际象棋的马每一步先沿行或列走两格，再拐直角走一格；中间的格子可以跳过，但不能落在深色的封闭格上。"
    "它要用尽可能少的步数从所在的格子走到有圆环的格子。",
}
_SHORT: Final[Text] = {
    "en": "The knight goes to the ring in as few moves as possible, never landing on a dark square.",
    "zh": "马不落在深色格上，用尽可能少的步数走到圆环处。",
}
_MOVES: Final[Text] = {"en": "How many moves does it need?", "zh": "需要多少步？"}
_WAYS: Final[Text] = {
    "en": "In how many different ways can it do that with the fewest possible moves? Ways differ if they visit "
    "different squares or in another order.",
    "zh": "用最少步数走到那里的不同走法有多少种？经过的格子不同或顺序不同，就算不同的走法。",
}
_SHORT_WAYS: Final[Text] = {"en": "In how many different ways can it do that?", "zh": "不同的走法有多少种？"}
_FIRST: Final[Text] = {
    "en": "All shortest ways begin with the same move. To which square does it lead?",
    "zh": "所有最短的走法第一步都相同。第一步走到哪一格？",
}

_CLOSED: Final[Text] = {"en": "a dark square", "zh": "深色格"}
_START: Final[Text] = {"en": "the knight", "zh": "马"}
_GOAL: Final[Text] = {"en": "the square with the ring", "zh": "画有圆环的格"}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the question is the same of all boards
    """Ask for the number of moves or of ways, or for the first move."""
    match query["task"]:
        case "first":
            return Wording(rules=_RULE, ask=_FIRST, short=joined(_SHORT, _FIRST), kind=Kind.SQUARE)
        case "ways":
            return Wording(rules=_RULE, ask=_WAYS, short=joined(_SHORT, _SHORT_WAYS), kind=Kind.NUMBER)
    kind, options = counting(query)
    return Wording(rules=_RULE, ask=_MOVES, short=joined(_SHORT, _MOVES), kind=kind, options=options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """One of the shortest ways, how many there are, and how all of them begin if that is asked."""
    way, moves, ways = "-".join(why["path"]), len(why["path"]) - 1, why["ways"]
    same = query["task"] == "first" and ways > 1
    return {
        "en": f"A shortest way is {way}: {moves} moves. Number of such ways: {ways}"
        + (f"; each begins with the move to {answer}." if same else "."),
        "zh": f"一种最短的走法是 {way}：{moves} 步。这样的走法共有 {ways} 种"
        + (f"，第一步都走到 {answer}。" if same else "。"),
    }


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001
    """The board with its closed squares, the knight and the goal."""
    start, goal, closed = statement["start"], statement["goal"], statement["closed"]
    return described(statement["size"], {"#": (_CLOSED, closed), "N": (_START, (start,)), "o": (_GOAL, (goal,))})


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
    """The board: closed squares are dark, the knight stands on the start, a ring marks the goal."""
    row, column = statement["goal"]
    pieces: list[AnyNode] = [
        *(_filled(square, "mark") for square in statement["closed"]),
        _filled(statement["goal"], "highlight"),
        _knight(statement["start"]),
        Circle(column + 0.5, row + 0.5, 0.28, stroke="ink", weight="thick"),
    ]
    return (board(statement["size"], pieces),)


def _filled(square: Sequence[int], paint: Paint) -> Rect:
    row, column = square
    return Rect(column + _GAP, row + _GAP, 1 - 2 * _GAP, 1 - 2 * _GAP, fill=paint)


def _knight(square: Sequence[int]) -> Group:
    """A horse's head that looks to the left."""
    row, column = square
    head = Polyline(_HORSE, closed=True, fill="ink", stroke="ink", weight="thin")
    return Group((head, Circle(0.43, 0.37, 0.028, fill="paper"), Rect(0.26, 0.8, 0.52, 0.08, fill="ink")), column, row)
