"""Asks what happened between two diagrams: for the later one, or for a move."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import diagram, men, options, pair, position, positions
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import AND, lines, named, said, same, strung
from puzzlegen.renderers.kits.telling import options as lettered
from puzzlegen.renderers.kits.wording import joined

_FIRST: Final[Text] = {
    "en": "In the first picture it is {side}'s turn.",
    "zh": "第一张图的局面轮到{side}走。",
}
_FOLLOW: Final[Text] = {
    "en": "These moves follow: {line}. Which of the diagrams A, B, C and D in the second picture shows the board "
    "after them?",
    "zh": "接下来的走法是：{line}。第二张图的 A、B、C、D 中哪一个是走完之后的棋盘？",
}
_FOLLOW_BRIEFLY: Final[Text] = {
    "en": "Which diagram of the second picture shows the first one after {line}?",
    "zh": "第一张图走完 {line} 之后，是第二张图中的哪一个？",
}
_LEFT: Final[Text] = {"en": "In the left diagram it is {side}'s turn.", "zh": "左图的局面轮到{side}走。"}
_ONE: Final[Text] = {
    "en": "{side} made one move, and the right diagram arose. Which move was it?",
    "zh": "{side}走了一步，得到右图。走的是哪一步？",
}
_SEVERAL: Final[Text] = {
    "en": "Then {moves} moves were made in turn ({order}), and the right diagram arose. Which was the {ordinal} of "
    "these {moves} moves? The diagrams leave no doubt about it.",
    "zh": "双方依次共走了 {moves} 步（{order}），得到右图。这 {moves} 步中{ordinal}步是什么？两图足以唯一确定它。",
}
_ONE_BRIEFLY: Final[Text] = {
    "en": "which move led from the left diagram to the right?",
    "zh": "从左图到右图走的是哪一步？",
}
_SEVERAL_BRIEFLY: Final[Text] = {
    "en": "which was the {ordinal} of the {moves} moves from the left diagram to the right?",
    "zh": "从左图到右图双方依次走了 {moves} 步，其中{ordinal}步是什么？",
}
_ORDINALS: Final[tuple[Text, ...]] = (
    {"en": "first", "zh": "第一"},
    {"en": "second", "zh": "第二"},
    {"en": "third", "zh": "第三"},
    {"en": "fourth", "zh": "第四"},
)

_ONLY: Final[Text] = {
    "en": "Only {line} leads from the left diagram to the right one.",
    "zh": "只有 {line} 能从左图走到右图。",
}
_MOVES: Final[Text] = {
    "en": "{line} leads from the left diagram to the right one; in every such line the {ordinal} move is {answer}.",
    "zh": "{line} 可以从左图走到右图；在所有这样的走法中，{ordinal}步都是 {answer}。",
}
_PAIR: Final[Text] = {
    "en": "{move} is played by the {piece} on {leaves}, since the {piece} on {stays} cannot go there and never moves. "
    "In {letters} it is the other way round: a {piece} on {leaves} and none on {stays}.",
    "zh": "{move} 是 {leaves} 上的{piece}走的：{stays} 上的{piece}走不到那里，而且始终没有动。"
    "{letters} 则相反：{leaves} 上有{piece}，{stays} 上没有。",
}

_FIRST_BOARD: Final[Text] = {"en": "The first picture", "zh": "第一张图"}
_OTHERS: Final[Text] = {"en": "The second picture", "zh": "第二张图"}
_LEFT_BOARD: Final[Text] = {"en": "The left diagram", "zh": "左图"}
_RIGHT_BOARD: Final[Text] = {"en": "The right diagram", "zh": "右图"}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the diagram or for the move."""
    fen = statement["fen"]
    view = words.seen_from(statement["bottom"])
    if query["task"] == "follow":
        line = words.numbered(fen, query["moves"])
        return Wording(
            rules=view,
            ask=joined(words.spoken(fen, _FIRST), *words.rights(fen), words.spoken(fen, _FOLLOW, line=line)),
            short=words.spoken(fen, _FOLLOW_BRIEFLY, line=line),
            kind=Kind.LETTER,
            options=(None,) * len(query["options"]),
        )
    moves, ordinal = query["moves"], _ORDINALS[query["asked"] - 1]
    sides = [words.spoken(fen, {"en": side, "zh": side}) for side in ("{side}", "{other}") * 2][:moves]
    order = {"en": ", ".join(side["en"] for side in sides), "zh": "、".join(side["zh"] for side in sides)}
    ask, brief = (
        words.spoken(fen, text, moves=moves, order=order, ordinal=ordinal)
        for text in ((_ONE, _ONE_BRIEFLY) if moves == 1 else (_SEVERAL, _SEVERAL_BRIEFLY))
    )
    return Wording(
        rules=view,
        ask=joined(words.spoken(fen, _LEFT), *words.rights(fen), ask),
        short=words.briefly(brief, fen),
        kind=Kind.MOVE,
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """One line of moves, and for each fact in which the diagrams differ, the move that decides it."""
    fen = statement["fen"]
    if query["task"] == "between":
        line = words.numbered(fen, why["moves"])
        ordinal = _ORDINALS[query["asked"] - 1]
        return said(_ONLY if query["moves"] == 1 else _MOVES, line=line, ordinal=ordinal, answer=answer)
    return joined(*(_pair(fen, query, pair) for pair in why["pairs"]))


def _pair(fen: str, query: Statement, pair: Statement) -> Text:
    """Which of two like pieces moves, and the diagrams that show the other one gone."""
    wrong = [
        letter
        for letter, option in zip(LETTERS, query["options"], strict=False)
        if dict(men(option)).get(pair["leaves"]) == pair["piece"]
    ]
    return said(
        _PAIR,
        move=words.numbered_from(fen, pair["move"], query["moves"].split(" ")[pair["move"]]),
        piece=words.PIECES[pair["piece"].lower()],
        leaves=pair["leaves"],
        stays=pair["stays"],
        letters=strung(map(same, wrong), AND),
    )


def describe(statement: Statement, query: Statement) -> Text:
    """The two boards, or the first position and the options."""
    fen, bottom = statement["fen"], statement["bottom"]
    if query["task"] == "between":
        return positions(((_LEFT_BOARD, fen), (_RIGHT_BOARD, statement["after"])), bottom)
    first = positions(((_FIRST_BOARD, fen),), bottom)
    return lines(first, named(_OTHERS, lettered(position(one, bottom) for one in query["options"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Two boards side by side, or a picture of the first position and one of the options."""
    fen, bottom = statement["fen"], statement["bottom"]
    if query["task"] == "between":
        return (pair(fen, statement["after"], bottom),)
    return diagram(fen, bottom), options(query["options"], bottom)
