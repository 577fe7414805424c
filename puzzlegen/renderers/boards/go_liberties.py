"""Shows the chains of `puzzlegen.generators.boards.go_liberties`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits.go_diagram import POINT_BOX, STONES, described, diagram
from puzzlegen.renderers.kits.wording import counting, joined

_RULES: Final[Text] = {
    "en": "The picture shows a position in a game of Go. Stones of one colour next to each other along a line "
    "are connected; all stones that are connected, directly or through others, form a chain. The liberties of a chain "
    "are the free points next to its stones along a line; each such point is one liberty.",
    "zh": "图中是围棋的一个局面。同色棋子沿线相邻就相连，直接或间接相连的所有棋子组成一块棋。"
    "一块棋的气是沿线与它的棋子相邻的空点，每个这样的点算一口气。",
}
_COUNT: Final[Text] = {
    "en": "How many liberties does the chain of the stone with the triangle have?",
    "zh": "带三角标记的棋子所在的那块棋有多少口气？",
}
_FIND: Final[Text] = {
    "en": "Find every liberty of the chain of the stone with the triangle.",
    "zh": "请找出带三角标记的棋子所在的那块棋的每一口气。",
}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the question is the same of all boards
    """Ask for the number of liberties, or for all of them."""
    if query["task"] == "boxes":
        return Wording(rules=_RULES, ask=joined(_FIND, POINT_BOX), kind=Kind.BOXES)
    kind, options = counting(query)
    return Wording(rules=_RULES, ask=_COUNT, kind=kind, options=options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The liberties by name."""
    row, column = statement["marked"]
    colour, stones, names = STONES[statement["rows"][row][column]], why["stones"], why["liberties"]
    size = f"{stones} stone{'s' * (stones > 1)}"
    return {
        "en": f"The {colour['en']} chain has {size}. Its liberties are {', '.join(names)}: {len(names)}.",
        "zh": f"这块{colour['zh']}棋有 {stones} 子，它的气是 {'、'.join(names)}：共 {len(names)} 口。",
    }


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001
    """The whole board."""
    return described(statement["rows"], statement["marked"])


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The whole board."""
    return (diagram(statement["rows"], statement["marked"], boxed=query["task"] == "boxes"),)
