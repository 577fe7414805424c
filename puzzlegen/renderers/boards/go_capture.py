"""Shows the positions of `puzzlegen.generators.boards.go_capture`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits.go_diagram import described, diagram
from puzzlegen.renderers.kits.telling import listed, said, same, strung
from puzzlegen.renderers.kits.wording import counting, joined

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
    "move must leave it with exactly one liberty, until Black takes it. White may answer with any move.",
    "zh": "黑方想用每一手都打吃的办法吃掉带三角标记的棋子所在的那块棋：黑方每一手之后它必须正好只剩一口气，直到被提掉。"
    "白方可以任意应对。",
}
_OUTCOME: Final[Text] = {
    "en": "What is the outcome if both sides play as well as they can?",
    "zh": "双方都下最佳着法时结果如何？",
}
_SHORT_LADDER: Final[Text] = {
    "en": "Black, to move, tries to capture the chain with the triangle by giving atari with every move. What is the "
    "outcome if both sides play their best?",
    "zh": "黑先，想用每一手都打吃的办法吃掉带三角标记的那块棋。双方都下最佳着法时结果如何？",
}
_OUTCOMES: Final[tuple[Text, ...]] = (
    {"en": "The chain is captured.", "zh": "这块棋被吃掉。"},
    {"en": "The chain escapes.", "zh": "这块棋逃脱。"},
)

_SHOWN: Final[tuple[Text, ...]] = (
    {"en": "For example: {lines}.", "zh": "例如：{lines}。"},
    {"en": "After {lines} no black move gives atari any more.", "zh": "{lines} 之后，黑方再也无法打吃。"},
)
_PASS: Final[Text] = {"en": "pass", "zh": "停一手"}
_OR: Final[Text] = {"en": " or ", "zh": "或"}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the question is the same of all boards
    """Ask for captures, or for the outcome of a ladder."""
    match query["task"]:
        case "ladder":
            rules = joined(_RULES, _LADDER)
            return Wording(rules=rules, ask=_OUTCOME, short=_SHORT_LADDER, kind=Kind.LETTER, options=_OUTCOMES)
        case "point":
            return Wording(rules=_RULES, ask=_POINT, kind=Kind.POINT)
    kind, options = counting(query)
    return Wording(rules=_RULES, ask=_COUNT, kind=kind, options=options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """All captures, or one line of the ladder."""
    if query["task"] == "ladder":
        lines = [listed((same(point) if point else _PASS for point in line), same("-")) for line in why["lines"]]
        shown = said(_SHOWN[LETTERS.index(answer)], lines=strung(lines, _OR))
        return joined(_OUTCOMES[LETTERS.index(answer)], shown)
    captures = [f"{point} ({count})" for point, count in why["captures"]]
    return {
        "en": f"Points where Black captures, with the number of stones: {', '.join(captures)}.",
        "zh": f"黑方能提子的点及所提子数：{'、'.join(captures)}。",
    }


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001
    """The whole board."""
    return described(statement["rows"], statement["marked"])


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
    """The whole board."""
    return (diagram(statement["rows"], statement["marked"]),)
