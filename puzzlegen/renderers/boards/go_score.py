"""Shows the finished games of `puzzlegen.generators.boards.go_score`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits.go_diagram import described, diagram
from puzzlegen.renderers.kits.telling import said, same, strung
from puzzlegen.renderers.kits.wording import counting, joined

_RULES: Final[Text] = {
    "en": "This game of Go is finished: all stones on the board are alive and stay there. A colour has one point for "
    "each of its stones, and one for each free point from which a way along the lines over free points leads to stones "
    "of that colour only. Free points from which stones of both colours can be reached in that way count for nobody; "
    "there is no komi.",
    "zh": "这盘围棋已经结束：盘上所有棋子都是活棋。每颗棋子为己方算一点；"
    "如果从一个空点出发、沿线只经过空点所能到达的棋子都是同一种颜色，该空点就为那种颜色算一点；黑子和白子都能到达的空点不算任何一方的。不贴目。",
}
_FINISHED: Final[Text] = {
    "en": "This game of Go is finished, and all stones are alive. Stones and territory are counted, without komi.",
    "zh": "这盘围棋已经结束，盘上所有棋子都是活棋；棋子和地都算，不贴目。",
}
_COUNT: Final[Text] = {"en": "How many points does Black have?", "zh": "黑方有多少点？"}
_MARGIN: Final[Text] = {"en": "Who has won, and by how many points?", "zh": "谁赢了，赢多少点？"}

_SIDES: Final[Text] = {
    "en": "Black has {a} stones and {b} points of territory, {c} in all; White has {d} and {e}, {f} in all: {r}.",
    "zh": "黑方有 {a} 子、{b} 点地，共 {c} 点；白方有 {d} 子、{e} 点地，共 {f} 点：{r}。",
}
_NEUTRAL: Final[tuple[Text, Text]] = (
    {"en": "{points} counts for nobody.", "zh": "{points} 不算任何一方的。"},
    {"en": "{points} count for nobody.", "zh": "{points} 不算任何一方的。"},
)
_AND: Final[Text] = {"en": " and ", "zh": "和"}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the question is the same of all boards
    """Ask for the result or for black's points."""
    kind, options = (Kind.SCORE, ()) if query["task"] == "margin" else counting(query)
    ask = _MARGIN if query["task"] == "margin" else _COUNT
    return Wording(rules=_RULES, ask=ask, short=joined(_FINISHED, ask), kind=kind, options=options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """Stones and territory of both sides, and what is nobody's."""
    (black, all_black), (white, all_white) = why["black"], why["white"]
    result = f"{'B' if all_black > all_white else 'W'}+{abs(all_black - all_white)}"
    sides = said(_SIDES, a=black, b=all_black - black, c=all_black, d=white, e=all_white - white, f=all_white, r=result)
    neutral = [*map(same, why["neutral"])]
    return joined(sides, said(_NEUTRAL[len(neutral) > 1], points=strung(neutral, _AND))) if neutral else sides


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001
    """The whole board."""
    return described(statement["rows"])


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
    """The whole board."""
    return (diagram(statement["rows"]),)
